/** Which bot takes a seat when nobody says which, and what it is called. */

import type { GameCard, SeatInfo } from "./api.gen";
import { t } from "./i18n.svelte";

const FIRST_NAMES = ["Radek", "Ilse", "Anton", "Milena", "Zdena"];

export function usualBot(card: GameCard | null | undefined): { bot: string | null; level: string | null } {
  const kind = card?.bots[0];
  return { bot: kind?.name ?? null, level: kind?.usual ?? null };
}

/** The name of a bot nobody named, by its place at the table. */
export function botName(place: number): string {
  return t("robot-name", { name: FIRST_NAMES[(place + FIRST_NAMES.length - 1) % FIRST_NAMES.length] });
}

/** Who sits at a place: a bot that took over from somebody bears only its kind until it is called by a name here. A seat
 * that nobody has taken, and whoever has given no name, are called by a number. */
export function sitting(info: SeatInfo, place: number): string {
  if (info.kind === "bot") return info.name && info.name !== info.bot ? info.name : botName(place);
  if (info.gone) return t("somebody");
  return info.guest || info.kind === "open" || !info.name ? t("player-n", { n: place + 1 }) : info.name;
}
