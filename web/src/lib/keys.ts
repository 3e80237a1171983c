/** Keys of seats this browser holds, so that closing the page loses nothing. */

export interface Held {
  table: string;
  game: string;
  keys: string[]; // of the seats played from this browser
  links: { seat: number; key: string }[]; // to hand to friends
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
    localStorage.setItem(STORE, JSON.stringify([fresh, ...held().filter((other) => other.table !== entry.table)].slice(0, MOST)));
  } catch {
    // without storage the link itself is the only memory
  }
}

export function forget(table: string): void {
  try {
    localStorage.setItem(STORE, JSON.stringify(held().filter((other) => other.table !== table)));
  } catch {
    // nothing was kept
  }
}
