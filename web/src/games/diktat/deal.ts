/** The lines of a deal as the rules write them: `give:pp:2`, `get:card:KA3`, `i:no_kill:2:0`. */

import type { Choice } from "../../lib/api.gen";
import { CLAUSES, STATEMENTS } from "./grammar";
import { AGENTS, SECTORS, type Prague } from "./view";

/** What the server says of deals: the goods there are, which of them lie behind screens, what else each seat can give. */
export interface Dealing {
  partners: number[];
  goods: string[];
  screened: string[];
  things: string[][];
}

export type Side = "give" | "get";

/** How many of a good a seat can give, as far as the other sees; null: behind its screen. */
export function held(prague: Prague, dealing: Dealing, seat: number, good: string): number | null {
  const player = prague.players[seat];
  if (!dealing.screened.includes(good)) return (player as unknown as Record<string, number>)[good] ?? 0;
  return player.screen ? (player.screen as Record<string, number>)[good] : null;
}

/** Of a line of a deal, whether it changes hands unseen by others. */
export const unseen = (dealing: Dealing, item: string): boolean => {
  const [side, what] = item.split(":");
  return (side === "give" || side === "get") && dealing.screened.includes(what);
};

/** One line a good: adding to a good already there adds up. */
export function withGood(items: string[], side: Side, good: string, n: number): string[] {
  const start = `${side}:${good}:`;
  const before = items.find((item) => item.startsWith(start));
  const sum = n + (before ? Number(before.slice(start.length)) : 0);
  const line = `${start}${sum}`;
  return before ? items.map((item) => (item === before ? line : item)) : [...items, line];
}

export function withItem(items: string[], line: string): string[] {
  return items.includes(line) ? items : [...items, line];
}

export type Field = "sector" | "seat" | "n" | "pile" | "position" | "agent" | "card" | "good" | "pp";

/** What may stand for a variable of a clause. */
export function candidates(prague: Prague, dealing: Dealing, field: Field): (string | number)[] {
  switch (field) {
    case "sector":
      return [...SECTORS];
    case "seat":
      return prague.players.map((player) => player.seat);
    case "pile":
      return prague.piles.map((pile) => pile.pile);
    case "agent":
      return [...AGENTS];
    case "good":
      return dealing.goods;
    case "card":
      return [
        ...new Set([
          ...prague.track,
          ...(prague.secret?.card ? [prague.secret.card] : []),
          ...prague.players.flatMap((player) => [
            ...(player.cards ?? []).map((card) => card.card),
            ...(player.played ?? []),
          ]),
        ]),
      ];
    case "position":
    case "n":
      return [1, 2, 3, 4, 5, 6];
    case "pp":
      return Array.from({ length: 13 }, (_, i) => i);
  }
}

export function clauseLine(
  swearer: "i" | "you",
  name: string,
  values: Partial<Record<Field, string | number>>,
  ahead: 0 | 1,
): string {
  const parts = CLAUSES[name].map((field) => values[field as Field]);
  return [swearer, name, ...parts, STATEMENTS.includes(name) ? 0 : ahead].join(":");
}

export function offer(to: number, items: string[]): Choice {
  return ["offer", to, ...items];
}
