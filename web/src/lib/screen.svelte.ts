/** What a big screen makes of what everybody is told: who is doing what, and what happened, one thing after the other. */

import type { SeatInfo, Waited } from "./api.gen";

export const LEAST = 2500; // ms that each thing stays
export const MOST = 4; // things that wait; before them the oldest are left to the log
export const GONE = 20_000; // ms without a connection after which somebody counts as absent

export class Band<T> {
  now = $state.raw<T | null>(null);
  private queue: T[] = [];
  private timer: ReturnType<typeof setTimeout> | undefined;

  /** Told one after the other; the last stays until there is more. */
  tell(things: T[]): void {
    this.queue = [...this.queue, ...things].slice(-MOST);
    if (this.timer === undefined) this.next();
  }

  next(): void {
    clearTimeout(this.timer);
    this.timer = undefined;
    const next = this.queue.shift();
    if (next === undefined) return;
    this.now = next;
    this.timer = setTimeout(() => this.next(), LEAST);
  }

  leave(): void {
    clearTimeout(this.timer);
  }
}

/** Of a question put in secret to several: who has answered, as long as somebody has not. */
export class Seals {
  sealed: number[] = [];
  private asked: number[] = [];
  private before: number[] = [];

  /** True: the answers lie open. */
  hear(waiting: Waited[]): boolean {
    const now = waiting.flatMap(({ seat, ask }) => (ask ? [] : [seat]));
    const another = now.some((seat) => !this.before.includes(seat)) || !now.length;
    const open = another && this.before.length > 0;
    if (another) this.asked = now;
    this.before = now;
    this.sealed = this.asked.filter((seat) => !now.includes(seat));
    return open;
  }
}

/** Since when somebody who holds a seat has not been there. */
export class Absences {
  private since = new Map<number, number>();

  hear(seats: SeatInfo[], here: number[], now: number): void {
    for (const { seat, kind, held } of seats)
      if (kind === "bot" || !held || here.includes(seat)) this.since.delete(seat);
      else if (!this.since.has(seat)) this.since.set(seat, now);
  }

  /** For so many ms; 0: they are there, or have only just gone. */
  of(seat: number, now: number): number {
    const gone = now - (this.since.get(seat) ?? now);
    return gone < GONE ? 0 : gone;
  }
}

export type Standing = "free" | "absent" | "secret" | "thinks" | "sealed" | "robot" | "looks";

export function standing(
  { kind, held }: SeatInfo,
  waited: Waited | undefined,
  { sealed, gone }: { sealed: boolean; gone: number },
): Standing {
  if (kind !== "bot" && !held) return "free";
  if (gone) return "absent";
  if (waited) return waited.ask ? "thinks" : "secret";
  if (sealed) return "sealed";
  return kind === "bot" ? "robot" : "looks";
}
