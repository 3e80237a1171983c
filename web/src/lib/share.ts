/** Addresses to hand out. */

export const tableAddress = (table: string, key?: string, base = location.origin): string =>
  `${base}/table/${table}${key ? `#${key}` : ""}`;

/** The same seat as a hand: what is shown on a big screen is left out. */
export const handAddress = (table: string, key: string, base = location.origin): string =>
  `${base}/hand/${table}#${key}`;

/** On the host's own computer the page has an address that means another one to each friend. */
export const onlyHere = ["localhost", "127.0.0.1", "[::1]"].includes(globalThis.location?.hostname);

/** A position of a table: whoever opens it sees what everybody may see of it. */
export const positionAddress = (table: string, at: number): string => `${location.origin}/replay/${table}?at=${at}`;

/** Browsers give their clipboard to pages over https and on this machine; elsewhere the old way is left. */
export async function copy(text: string): Promise<boolean> {
  try {
    await navigator.clipboard.writeText(text);
    return true;
  } catch {
    const before = document.activeElement as HTMLElement | null;
    const field = document.createElement("textarea");
    field.value = text;
    field.className = "sr";
    (document.querySelector("dialog[open]") ?? document.body).append(field);
    field.select();
    const done = document.execCommand("copy");
    field.remove();
    before?.focus({ preventScroll: true });
    return done;
  }
}

/** To another application where the device offers that, else to the clipboard; whether it was copied there. */
export async function handOut(url: string, title: string, text: string): Promise<boolean> {
  if (navigator.share && matchMedia("(pointer: coarse)").matches) {
    try {
      await navigator.share({ title, text, url });
      return false;
    } catch (wrong) {
      if ((wrong as Error).name === "AbortError") return false;
    }
  }
  return copy(`${text}\n${url}`);
}
