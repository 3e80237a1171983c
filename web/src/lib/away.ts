/** Whether somebody comes back from so far that they are told what happened, and which moments they are shown. */

import type { Digest, Moment, Order, OrderCard } from "./api.gen";

const HOUR = 3_600_000;
export const LONG = 6 * HOUR;
export const MANY = 10;
const LONGEST = 40; // seconds of the film
const EACH = 6; // seconds of a moment

export interface Seen {
  at: number;
  time: number;
}

/** Whether it is worth asking: what a seat has seen here, against what it sees now. */
export const mayBeAway = (seen: Seen | undefined, at: number, now: number): boolean =>
  seen ? at > seen.at && (now - seen.time >= LONG || at - seen.at >= MANY) : at > 0;

/** Whether it is told unasked; in a browser that has never been at the table, by when that seat last answered. */
export const toldUnasked = (digest: Digest, seen: Seen | undefined, now: number): boolean =>
  digest.happened.length > 0 &&
  digest.acts + digest.used > 0 &&
  (!!seen || now - digest.since >= LONG || digest.acts >= MANY);

/** Seconds for each moment of the film. */
export const pace = (moments: Moment[]): number => Math.min(EACH, LONGEST / Math.max(1, moments.length));

/** The orders as they are sent: without what the server alone knows. */
export const plain = (cards: OrderCard[]): Order[] => cards.map(({ order }) => order);

/** One moved a place up. */
export function raised<T>(list: T[], at: number): T[] {
  const found = [...list];
  if (at > 0) [found[at - 1], found[at]] = [found[at], found[at - 1]];
  return found;
}
