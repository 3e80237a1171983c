/** Clubs: what is asked of the server, and how results are put in order. */

import { call } from "./api";
import type { Club, ClubLine, ClubScore, ClubTables, ClubWish, MyClubs, TableMade } from "./api.gen";
import { Looking } from "./looking";

export type Role = NonNullable<ClubLine["role"]>;

const at = (id: string) => `/api/clubs/${encodeURIComponent(id)}`;
const told = (id: string, what: string, body?: unknown) => call<Club>("POST", `${at(id)}${what}`, body);

export const clubs = {
  all: () => call<MyClubs>("GET", "/api/clubs"),
  found: (wish: ClubWish) => call<Club>("POST", "/api/clubs", wish),
  invited: (link: string) => call<ClubLine>("POST", "/api/clubs/invited", { link }),
  joinBy: (link: string) => call<Club>("POST", "/api/clubs/join", { link }),
  settle: (id: string, wish: ClubWish) => told(id, "", wish),
  link: (id: string, on: boolean) => told(id, "/link", { on }),
  invite: (id: string, name: string, on = true) => told(id, "/invite", { name, on }),
  join: (id: string) => told(id, "/join"),
  remove: (id: string, name: string) => told(id, "/remove", { name }),
  name: (id: string, name: string, role: Role) => told(id, "/role", { name, role }),
  answer: (id: string, yes: boolean) => call<MyClubs>("POST", `${at(id)}/answer`, { yes }),
  leave: (id: string) => call<MyClubs>("POST", `${at(id)}/leave`),
  sit: (id: string, table: string) => call<TableMade>("POST", `${at(id)}/sit/${encodeURIComponent(table)}`),
};

export const lookAtClub = (id: string, take: (fresh: Club) => void) => new Looking(at(id), take);
export const lookAtTables = (take: (fresh: ClubTables) => void) => new Looking("/api/clubs/tables", take);

export const BEAT = 5000; // ms between two looks

/** An invitation for whoever has it: the key stands behind the #, which no server is sent. */
export const invitation = (link: string, base = location.origin): string => `${base}/clubs/join#${link}`;

export const COLUMNS = ["name", "games", "won", "share", "left", "last"] as const;
export type Column = (typeof COLUMNS)[number];

const value = (score: ClubScore, by: Column): number | string =>
  by === "share" ? score.won / Math.max(1, score.games) : score[by];

/** By one column, names from A and numbers from the greatest on, or the other way round; then by games won. */
export function ordered(scores: ClubScore[], by: Column, back: boolean): ClubScore[] {
  const compared = (a: ClubScore, b: ClubScore): number => {
    const [one, two] = [value(a, by), value(b, by)];
    const found = typeof one === "string" ? one.localeCompare(String(two)) : Number(two) - one;
    return back ? -found : found;
  };
  return [...scores].sort((a, b) => compared(a, b) || b.won - a.won || a.name.localeCompare(b.name));
}
