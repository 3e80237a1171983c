/** Keeping the page as an application of the device. The browser's own offer comes once, early, and is kept for a
 * fitting moment. */

/** What browsers that can install send before they would offer it themselves. */
export interface Offer extends Event {
  prompt(): Promise<{ outcome: "accepted" | "dismissed" }>;
}

let offer: Offer | null = null;
const listeners = new Set<(offer: Offer | null) => void>();
function say(next: Offer | null): void {
  offer = next;
  for (const hear of listeners) hear(offer);
}
addEventListener("beforeinstallprompt", (event) => {
  event.preventDefault();
  say(event as Offer);
});
addEventListener("appinstalled", () => say(null));

/** Hear of the offer, as long as it is wanted. */
export function offered(hear: (offer: Offer | null) => void): () => void {
  hear(offer);
  listeners.add(hear);
  return () => listeners.delete(hear);
}

export async function install(): Promise<void> {
  const now = offer;
  say(null); // it is good once
  await now?.prompt();
}
