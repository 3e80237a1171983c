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
  time: number;
  over?: boolean;
}

const STORE = "ludotheque.tables";
const MOST = 60;

export function held(): Held[] {
  try {
    return JSON.parse(localStorage.getItem(STORE) ?? "[]") as Held[];
  } catch {
    return [];
  }
}

export function heldAt(table: string): Held | undefined {
  return held().find((entry) => entry.table === table);
}

export function keep(entry: Partial<Held> & { table: string }): void {
  const before = heldAt(entry.table);
  const fresh: Held = { game: "", keys: [], links: [], ...before, ...entry, time: Date.now() };
  fresh.keys = [...new Set(fresh.keys)];
  try {
    localStorage.setItem(
      STORE,
      JSON.stringify([fresh, ...held().filter((other) => other.table !== entry.table)].slice(0, MOST)),
    );
  } catch {
    // without storage the link itself is the only memory
  }
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
  try {
    localStorage.setItem(STORE, JSON.stringify(held().filter((other) => other.table !== table)));
  } catch {
    // nothing was kept
  }
}
