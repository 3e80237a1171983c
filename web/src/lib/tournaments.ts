/** Tournaments: what is asked of the server, and how it is said. */

import { call } from "./api";
import type {
  NewTournament,
  Tournament,
  TournamentLine,
  TournamentRuling,
  Tournaments,
  TournamentTable,
} from "./api.gen";
import { amount } from "./lobby.svelte";
import { words } from "./i18n.svelte";
import { Looking } from "./looking";

export type Form = NewTournament["form"];
export type Missing = NewTournament["missing"];
export const FORMS: Form[] = ["pods", "swiss", "robin", "knockout"];
/** What may become of those who have nobody to play with, by format: the first is proposed. */
export const MISSING: Record<Form, Missing[]> = {
  pods: ["smaller", "robot"],
  swiss: ["bye", "robot"],
  robin: ["bye", "robot"],
  knockout: ["bye"],
};

const at = (id: string) => `/api/tournaments/${encodeURIComponent(id)}`;
const told = (id: string, what: string, body?: unknown) => call<Tournament>("POST", `${at(id)}/${what}`, body);

export const tournaments = {
  all: () => call<Tournaments>("GET", "/api/tournaments"),
  make: (asked: NewTournament) => call<Tournament>("POST", "/api/tournaments", asked),
  enter: (id: string) => told(id, "enter"),
  leave: (id: string) => told(id, "leave"),
  here: (id: string) => told(id, "here"),
  move: (id: string, time: number | null) => told(id, "move", { at: time }),
  rule: (id: string, ruling: TournamentRuling) => told(id, "rule", ruling),
  sendOff: (id: string, who: number, why: string) => told(id, "out", { who, why }),
  end: (id: string, why: string) => told(id, "end", { why }),
};

export const lookAt = (id: string, take: (fresh: Tournament) => void) => new Looking(at(id), take);

/** A moment as it is said: the day, unless it is today, and the hour. */
export function moment(time: number, now = Date.now()): { day: string; hour: string } {
  const same = new Date(time).toDateString() === new Date(now).toDateString();
  const said = (how: Intl.DateTimeFormatOptions) => new Intl.DateTimeFormat(words.lang, how).format(time);
  return {
    day: same ? "today" : said({ weekday: "long", day: "numeric", month: "long" }),
    hour: said({ hour: "2-digit", minute: "2-digit" }),
  };
}

export const clockOf = ({ clock }: Pick<TournamentLine, "clock">): { live: boolean; budget: string; more: string } =>
  clock.each
    ? { live: false, budget: amount(clock.each), more: amount(clock.budget) }
    : { live: true, budget: amount(clock.budget), more: amount(clock.bonus ?? 0) };

/** A number of points, halves and thirds as fractions of a decimal system. */
export const pointsOf = (n: number): string => n.toLocaleString(words.lang, { maximumFractionDigits: 2 });

/** How many people a round needs at least, and what follows for so many. */
export function plan(form: Form, rounds: number, people: number): { rounds: number; least: number } {
  const least = form === "pods" ? 3 : 2;
  if (form === "robin") return { rounds: people - 1 + (people % 2), least };
  if (form === "knockout") return { rounds: Math.max(1, Math.ceil(Math.log2(people))), least };
  return { rounds, least };
}

/** What a table of a round is to whoever looks. */
export const stateOf = (table: TournamentTable, me: number | null): "yours" | "ruled" | "over" | "plays" =>
  table.ruled
    ? "ruled"
    : table.over
      ? "over"
      : me !== null && table.seats.some((seat) => seat.who === me)
        ? "yours"
        : "plays";

/** As a field for a moment wants it: the local time, to the minute. */
export function fieldTime(time: number): string {
  const local = new Date(time - new Date(time).getTimezoneOffset() * 60_000);
  return local.toISOString().slice(0, 16);
}
