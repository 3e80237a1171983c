/** What the clock of a seat shows: a time, a fuse, a word. The server reckons; the page counts on from what it said. */

import type { Clock, ClockSettings, SeatInfo } from "./api.gen";

/** As the server told it, and when that was here. */
export type Heard = Clock & { got: number };

export type Stage =
  | "waits"
  | "runs"
  | "sealed"
  | "given"
  | "low"
  | "last"
  | "zero"
  | "held"
  | "absent"
  | "pause"
  | "night"
  | "holidays"
  | "robot";

export interface Face {
  stage: Stage;
  /** Milliseconds; null: there is no clock. */
  left: number | null;
  /** How much of the time is left, from 0 to 1. */
  fuse: number;
  /** When the clock runs out, or goes on, by the time of this machine. */
  until: number | null;
  /** Minutes of absence, default answers in a row, or seconds that an answer brings. */
  n: number;
}

export interface Looked {
  pace: ClockSettings;
  paused: boolean;
  sealed: boolean;
  /** Since when whoever sits there is away; null: they are here. */
  away: number | null;
  now: number;
}

const SECOND = 1000;
const MINUTE = 60 * SECOND;
const LAST = 30 * SECOND;
const LOW = 5 * MINUTE;
const AWAY = MINUTE;

export const byDays = (pace: ClockSettings): boolean => (pace.each ?? 0) > 0;
const whole = (pace: ClockSettings): number => ((pace.each ?? 0) + pace.budget) * SECOND;

/** Whether little time is left, at that pace. */
const isLow = (pace: ClockSettings, left: number): boolean =>
  left <= whole(pace) / 10 || (!byDays(pace) && left <= Math.min(LOW, whole(pace) / 3));

export function faceOf(clock: Heard, seat: SeatInfo, { pace, paused, sealed, away, now }: Looked): Face {
  const at = seat.seat;
  const runs = clock.running.includes(at);
  const left = Math.max(0, clock.left[at] - (runs ? now - clock.got : 0));
  const here = (instant: number) => instant - clock.now + clock.got;
  const due = clock.due[at];
  const face = (stage: Stage, more: Partial<Face> = {}): Face => ({
    stage,
    left,
    fuse: Math.min(1, left / Math.max(1, whole(pace))),
    until: null,
    n: 0,
    ...more,
  });
  if (seat.kind === "bot") return face("robot", { left: null, fuse: 0 });
  if (seat.bot) return face("held", { fuse: 0 });
  if (paused) return face("pause");
  const rests = clock.resting.find((each) => each.seat === at);
  if (rests) return face(rests.why, { until: here(rests.until) });
  if (clock.given.includes(at)) return face("given");
  if (!runs) return clock.late[at] ? face("zero", { n: clock.late[at] }) : face("waits");
  if (left <= 0) return face("zero", { n: clock.late[at] + 1 });
  const more = { until: due === null ? null : here(due) };
  if (!byDays(pace) && left <= LAST) return face("last", { ...more, n: pace.bonus ?? 0 });
  if (away !== null && !byDays(pace) && now - away >= AWAY)
    return face("absent", { ...more, n: Math.floor((now - away) / MINUTE) });
  if (isLow(pace, left)) return face("low", more);
  return face(sealed ? "sealed" : "runs", more);
}

const two = (n: number): string => String(n).padStart(2, "0");

/** By days two units at most, never seconds; else minutes and seconds, and tenths at the very end. */
export function told(left: number, days: boolean, say: (unit: "d" | "h" | "m", n: number) => string): string {
  if (days) {
    const minutes = Math.ceil(left / MINUTE);
    const [d, h, m] = [Math.floor(minutes / 1440), Math.floor(minutes / 60) % 24, minutes % 60];
    if (d) return h ? `${say("d", d)} ${say("h", h)}` : say("d", d);
    return h ? say("h", h) : say("m", m);
  }
  if (left > 0 && left < 10 * SECOND) return (Math.floor(left / 100) / 10).toFixed(1);
  const s = Math.floor(left / SECOND);
  return s >= 3600
    ? `${Math.floor(s / 3600)}:${two(Math.floor(s / 60) % 60)}:${two(s % 60)}`
    : `${Math.floor(s / 60)}:${two(s % 60)}`;
}

export const SPOKEN = [300, 60, 30, 10] as const;

/** What is to be said aloud: the last of these moments that lies between two looks; null: none does. */
export function spoken(before: number, left: number): number | null {
  return SPOKEN.findLast((each) => left <= each * SECOND && before > each * SECOND) ?? null;
}
