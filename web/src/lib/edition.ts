/** A table with an edition, in one click. */

import { api } from "./api";
import type { GameCard, TableMade } from "./api.gen";
import { fresh, kept, seatOf, type Place } from "./places";

/** Alone with robots, or with others who come by a link; as few as the game is for. */
export async function tableWith(
  card: GameCard,
  content: string,
  kind: "bot" | "link",
): Promise<{ made: TableMade; places: Place[] }> {
  const many = kind === "link" ? Math.max(2, card.seats[0]) : card.seats[0];
  const places = Array.from({ length: many }, (_, i) => fresh(i === 0 ? "me" : kind, card));
  const made = await api.make({ game: card.id, seats: places.map(seatOf), options: { content } });
  return { made: kept(made, card.id, places), places };
}
