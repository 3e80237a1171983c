/** Who is to sit where at a table that is set up: the rows of a form, and what the server is asked for them. */

import type { GameCard, NewSeat, NextSeat, SeatInfo, TableMade } from "./api.gen";
import { botName, usualBot } from "./bots";
import { t } from "./i18n.svelte";
import { keepMade } from "./keys";
import { settings } from "./settings.svelte";

/** `stays`: whoever had a seat at the table before. */
export type Kind = "me" | "bot" | "link" | "room" | "stays";
export interface Place {
  kind: Kind;
  name: string;
  bot: string;
  level: string;
  before?: SeatInfo;
}

export function fresh(kind: Kind, card: GameCard | null): Place {
  const usual = usualBot(card);
  return { kind, name: kind === "me" ? settings.name : "", bot: usual.bot ?? "", level: usual.level ?? "" };
}

/** The seats of a table before, for the next of its campaign: each keeps its own. */
export const staying = (seats: SeatInfo[], card: GameCard | null): Place[] =>
  seats.map((before) => ({ ...fresh("stays", card), name: before.name, before }));

/** The same for somebody who was not there: they sit down themselves, with robots. */
export const newcomers = (seats: SeatInfo[], card: GameCard | null): Place[] =>
  seats.map((_, n) => fresh(n === 0 ? "me" : "bot", card));

export function label(place: Place, i: number): string {
  if (place.name.trim()) return place.name.trim();
  if (place.kind === "me") return t("you");
  if (place.kind === "bot") return botName(i);
  return t("player-n", { n: i + 1 });
}

export function seatOf(place: Place, i: number): NewSeat {
  if (place.kind === "bot") return { kind: "bot", name: label(place, i), bot: place.bot, level: place.level || null };
  if (place.kind === "link" && !place.name.trim()) return { kind: "human", name: null }; // asked on arrival
  const name = place.kind === "me" && !place.name.trim() ? t("me-default") : label(place, i);
  return { kind: "human", name };
}

export const nextSeatOf = (place: Place, i: number): NextSeat =>
  place.kind === "stays" && place.before ? { stays: place.before.seat } : seatOf(place, i);

/** A table just made is kept; what is left is to hand its links to those who are to come by one. */
export function kept(made: TableMade, game: string, places: Place[]): TableMade {
  const others = made.links.filter((link) => places[link.seat]?.kind === "link");
  keepMade(
    made,
    game,
    others.map((link) => link.seat),
  );
  return { ...made, links: others };
}
