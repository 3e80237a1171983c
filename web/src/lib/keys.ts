/** Keys of seats this browser holds, so that closing the page loses nothing. */

import type { TableMade } from "./api.gen";

export interface Held {
  table: string;
  game: string;
  keys: string[]; // of the seats played from this browser, then the maker's own
  maker?: string; // the key of whoever laid the table
  links: { seat: number; key: string }[]; // to hand to friends
  shares?: Record<number, string>; // what each of its seats added to the deal
  bound?: string; // what the server told of its secret when this browser first came
  you?: number[]; // the seats played from here, as the table last said
  muted?: number[]; // whose talk is not read here
  notes?: Record<number, string>; // what each seat played from here wrote for itself alone
  seen?: Record<number, { at: number; time: number }>; // how far each seat played from here had seen, and when
  time: number;
  over?: boolean;
}

const STORE = "ludotheque.tables";
const MOST = 60; // finished ones go before; a seat in a game that runs is never forgotten

export function held(): Held[] {
  try {
    const all: unknown = JSON.parse(localStorage.getItem(STORE) ?? "[]");
    return Array.isArray(all) ? (all as Held[]) : [];
  } catch {
    return [];
  }
}

export function heldAt(table: string): Held | undefined {
  return held().find((entry) => entry.table === table);
}

/** The newest first. */
function write(all: Held[]): void {
  let room = MOST - all.filter((each) => !each.over).length;
  try {
    localStorage.setItem(STORE, JSON.stringify(all.filter((each) => !each.over || room-- > 0)));
  } catch {
    // without storage the link itself is the only memory
  }
}

export function keep(entry: Partial<Held> & { table: string }): void {
  const before = heldAt(entry.table);
  const fresh: Held = { game: "", keys: [], links: [], ...before, ...entry, time: Date.now() };
  fresh.keys = [...new Set(fresh.keys)];
  write([fresh, ...held().filter((other) => other.table !== entry.table)]);
}

/** Its game is over, as was learnt from afar. */
export function keepOver(table: string): void {
  if (heldAt(table)) write(held().map((each) => (each.table === table ? { ...each, over: true } : each)));
}

/** Those played at first, then the finished ones, of each the last visited first. */
export function runningFirst(): Held[] {
  return held().sort((a, b) => Number(a.over ?? false) - Number(b.over ?? false));
}

/** A table just made, whose seats but those in `others` are played from here. A link without a seat is the maker's own. */
export function keepMade(made: TableMade, game: string, others: number[] = []): void {
  const seats = made.links.filter((link) => link.seat >= 0);
  const maker = made.links.find((link) => link.seat < 0)?.key;
  const own = seats.filter((link) => !others.includes(link.seat)).map((link) => link.key);
  keep({
    table: made.table,
    game,
    keys: maker ? [...own, maker] : own,
    maker,
    links: seats.filter((link) => others.includes(link.seat)),
  });
}

/** A link to hand out in place of the one there was for that seat. */
export function keepLink(table: string, seat: number, key: string): void {
  keep({ table, links: [...(heldAt(table)?.links ?? []).filter((link) => link.seat !== seat), { seat, key }] });
}

export function forget(table: string): void {
  write(held().filter((other) => other.table !== table));
}
