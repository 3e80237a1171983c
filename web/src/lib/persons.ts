/** People among themselves: their pages, friends, whom one does not want to read or meet. */

import { call } from "./api";
import type { Away, MyPeople, Profile } from "./api.gen";

export type Shown = "me" | "friends" | "all";

export const persons = {
  mine: () => call<MyPeople>("GET", "/api/person/mine"),
  of: (name: string) => call<Profile>("GET", `/api/person?name=${encodeURIComponent(name)}`),
  show: (shown: Shown) => call<MyPeople>("POST", "/api/person/shown", { shown }),
  ask: (name: string) => call<MyPeople>("POST", "/api/friends/ask", { name }),
  answer: (name: string, yes: boolean) => call<MyPeople>("POST", "/api/friends/answer", { name, yes }),
  remove: (name: string) => call<MyPeople>("POST", "/api/friends/remove", { name }),
  follow: (name: string, on: boolean) => call<MyPeople>("POST", "/api/person/follow", { name, on }),
  away: (name: string, what: Away["what"], on: boolean) =>
    call<MyPeople>("POST", "/api/person/away", { name, what, on }),
};

export const pageOf = (name: string): string => `/person#${encodeURIComponent(name)}`;

/** A quarter of a seal: which of the brand's shapes, turned how far, and whether it is the paler of two. */
export interface Part {
  shape: number;
  turn: number;
  pale: boolean;
}

export const SHAPES = 5;

/** A seal is drawn from eight hexadecimal digits: two for its hue, then a digit and a half for each quarter. */
export function sealOf(mark: string): { hue: number; parts: Part[] } {
  const bits = Number.parseInt(mark, 16) >>> 0;
  const parts = [0, 1, 2, 3].map((n) => {
    const own = (bits >>> (8 + n * 6)) & 63;
    return { shape: own % SHAPES, turn: ((own >>> 3) % 4) * 90, pale: ((own ^ (bits >>> n)) & 4) > 0 };
  });
  return { hue: Math.round(((bits & 255) / 256) * 360), parts };
}
