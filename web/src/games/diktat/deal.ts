/** The lines of a deal as the rules write them: `give:pp:2`, `get:card:KA3`, `i:no_kill:2:0`. */

import type { Choice } from "../../lib/api.gen";
import { clauses } from "./cards";
import type { Prague } from "./view";

/** What the server says of deals: which goods lie behind screens, what else each seat can give, what a clause may name. */
export interface Dealing {
  partners: number[];
  screened: string[];
  things: string[][];
  /** By variable of a clause. */
  values: Record<string, (string | number)[]> & { good: string[] };
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

export function clauseLine(
  swearer: "i" | "you",
  name: string,
  values: Record<string, string | number>,
  ahead: 0 | 1,
): string {
  const { of, lasts } = clauses[name];
  return [swearer, name, ...of.map((variable) => values[variable]), lasts ? ahead : 0].join(":");
}

export function offer(to: number, items: string[]): Choice {
  return ["offer", to, ...items];
}
