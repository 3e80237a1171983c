/** Which bot takes a seat when nobody says which. */

import type { GameCard } from "./api.gen";

export function usualBot(card: GameCard | null | undefined): { bot: string | null; level: string | null } {
  const kind = card?.bots[0];
  return { bot: kind?.name ?? null, level: kind?.usual ?? null };
}
