/** The lobby as it changes: one connection, opened again whenever it breaks. */

import { call } from "./api";
import type { ClockSettings, OpenTable, OpenTables, Pairing, TableMade, ToClient } from "./api.gen";
import { t, words } from "./i18n.svelte";
import { connect, type Socket } from "./transport";

export const PACES = ["live", "days", "none"] as const;
export type Pace = (typeof PACES)[number];

const FIRST_WAIT = 500; // ms
const LONGEST_WAIT = 15_000;
const DAY = 86_400; // seconds
const AMOUNTS: [string, number][] = [
  ["day", DAY],
  ["hour", 3600],
  ["minute", 60],
  ["second", 1],
];

export const paceOf = (clock: ClockSettings | null): Pace =>
  clock === null ? "none" : Math.max(clock.budget, clock.each ?? 0) >= DAY ? "days" : "live";

/** So many seconds in the largest unit that measures them. */
export function amount(seconds: number): string {
  const [unit, length] = AMOUNTS.find(([, each]) => seconds >= each && seconds % each === 0) ?? AMOUNTS[3];
  return new Intl.NumberFormat(words.lang, { style: "unit", unit, unitDisplay: "short" }).format(seconds / length);
}

/** What a clock allows, in words. */
export const clockWords = (clock: ClockSettings | null): string =>
  clock === null
    ? t("clock-none")
    : clock.each
      ? t("clock-by-days", { each: amount(clock.each), bank: amount(clock.budget) })
      : t("clock-by-moves", { budget: amount(clock.budget), bonus: amount(clock.bonus ?? 0) });

export const freeSeats = (table: OpenTable): number => table.seats.filter((seat) => seat.kind === "open").length;

/** A free seat at that table. */
export const sitDown = (table: string, name: string | null): Promise<TableMade> =>
  call<TableMade>("POST", `/api/lobby/${encodeURIComponent(table)}/sit`, { name });

/** Those that begin soonest first, then those that have waited longest. */
export const inOrder = (tables: OpenTable[]): OpenTable[] =>
  [...tables].sort((a, b) => freeSeats(a) - freeSeats(b) || a.since - b.since);

/** The list after some news of it. */
export function after(known: OpenTable[], { tables, gone, whole }: OpenTables): OpenTable[] {
  const fresh = new Set([...gone, ...tables.map((each) => each.table)]);
  return inOrder([...(whole ? [] : known.filter((each) => !fresh.has(each.table))), ...tables]);
}

export class Lobby {
  /** Null: not told yet. */
  tables = $state.raw<OpenTable[] | null>(null);
  /** One's own ticket; null: not told. */
  pairing = $state.raw<Pairing | null>(null);
  link = $state<"connecting" | "open" | "lost">("connecting");
  private socket: Socket | null = null;
  private wait = FIRST_WAIT;
  private timer: ReturnType<typeof setTimeout> | undefined;
  private left = false;

  constructor(private open: (path: string) => Socket = connect) {
    this.connect();
  }

  connect(): void {
    clearTimeout(this.timer);
    const old = this.socket;
    this.socket = null;
    old?.close();
    const socket = this.open("/api/lobby/socket");
    this.socket = socket;
    socket.onmessage = (message) => {
      const told = JSON.parse(String(message.data)) as OpenTables | Pairing | ToClient;
      if (socket !== this.socket) return;
      if (told.type === "pairing") this.pairing = told;
      if (told.type !== "lobby") return;
      this.tables = after(this.tables ?? [], told);
      this.link = "open";
      this.wait = FIRST_WAIT;
    };
    socket.onclose = () => {
      if (socket === this.socket && !this.left) this.lost();
    };
  }

  private lost(): void {
    this.link = "lost";
    this.timer = setTimeout(() => this.connect(), this.wait);
    this.wait = Math.min(this.wait * 2, LONGEST_WAIT);
  }

  leave(): void {
    this.left = true;
    clearTimeout(this.timer);
    this.socket?.close();
  }
}
