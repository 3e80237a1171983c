/** The tables played from this browser or by this account: which wait for an answer, why the others wait, and how old
 * each is. */

import { ApiFault, read, send } from "./api";
import type { MyTable, MyTables, MyTablesAsked } from "./api.gen";
import { sitting } from "./bots";
import { t, words } from "./i18n.svelte";
import { forget, held, heldAt, keepOver, runningFirst, type Held } from "./keys";
import { waiting } from "./waiting.svelte";

export interface Mine extends MyTable {
  held: Held;
}

/** `since`: when the server told them, if it has not answered this time. */
export interface Told {
  tables: Mine[];
  since: number | null;
}

const MOST = 30; // of the finished ones; the others are all asked for
const AT_ONCE = 100; // that the server tells
const UNITS: [Intl.RelativeTimeFormatUnit, number][] = [
  ["day", 86_400_000],
  ["hour", 3_600_000],
  ["minute", 60_000],
];

/** Whether somebody who plays here is to answer. */
export const asked = (mine: Mine): boolean => mine.asked.length > 0;

export const running = ({ summary }: Mine): boolean => !summary.over && summary.closed === null;

let tagged: { tag: string; asked: string; told: MyTables } | null = null;

/** What the server told last is not told again until it changes. */
async function ask(body: MyTablesAsked): Promise<MyTables> {
  const asked = JSON.stringify(body);
  const before = tagged?.asked === asked ? tagged : null;
  const answer = await send("POST", "/api/mine", body, before ? { "if-none-match": before.tag } : {});
  if (answer.status === 304 && before) return before.told;
  const told = await read<MyTables>(answer);
  tagged = { tag: answer.headers.get("etag") ?? "", asked, told };
  return told;
}

let last: { tables: Mine[]; time: number } | null = null;

/** In the order of the server: the most pressing first. */
export async function myTables(): Promise<Mine[]> {
  const known = runningFirst()
    .filter((entry, place) => !entry.over || place < MOST)
    .slice(0, AT_ONCE);
  const told = await ask({ tables: known.map(({ table, keys }) => ({ table, keys })) });
  told.gone.forEach(forget);
  const left = known.filter((entry) => !heldAt(entry.table)).map((entry) => entry.table); // meanwhile, or gone
  const tables = told.tables
    .filter(({ summary }) => !left.includes(summary.table))
    .map((each) => {
      const { table, game, over } = each.summary;
      const entry = known.find((one) => one.table === table);
      if (over && entry && !entry.over) keepOver(table);
      return { ...each, held: entry ?? { table, game, keys: [], links: [], time: 0 } };
    });
  last = { tables, time: Date.now() };
  waiting.n = tables.filter(asked).length;
  return tables;
}

/** The same; while the server cannot be reached, what it told last. */
export async function tablesOrLast(): Promise<Told> {
  try {
    return { tables: await myTables(), since: null };
  } catch (wrong) {
    if (!last || !(wrong instanceof ApiFault && wrong.fault === "offline")) throw wrong;
    return { tables: last.tables, since: last.time };
  }
}

/** The table that waits most for an answer from here, besides that one. */
export async function another(table = ""): Promise<Mine | null> {
  const others = [...held().filter((entry) => !entry.over), ...(last?.tables ?? [])];
  if (table && !others.some((each) => ("summary" in each ? each.summary.table : each.table) !== table)) return null;
  return (await myTables()).find((mine) => asked(mine) && mine.summary.table !== table) ?? null;
}

/** Who sits there, each as the reader knows them. */
export const people = ({ you, summary }: Mine): string[] =>
  summary.seats.map((seat, place) => (you.length === 1 && you[0] === seat.seat ? t("you") : sitting(seat, place)));

/** Whom a table waits for that does not wait for the reader: those who have not come, or are to answer. */
export function awaited({ summary }: Mine): { before: boolean; seats: number[] } {
  const before = summary.deal.stage !== "dealt";
  return { before, seats: before ? summary.deal.silent : summary.waiting };
}

/** How long ago that was, in the reader's words. */
export function ago(time: number, now = Date.now()): string {
  const found = UNITS.find(([, ms]) => now - time >= ms);
  if (!found) return t("mine-just-now");
  const [unit, length] = found;
  return new Intl.RelativeTimeFormat(words.lang, { numeric: "auto" }).format(-Math.floor((now - time) / length), unit);
}

/** How much time that is, in its largest unit and the next: 2 j 9 h. */
export function span(ms: number): string {
  const most = UNITS.findIndex(([, each]) => ms >= each);
  let left = Math.max(ms, 0);
  const parts = UNITS.slice(most, most < 0 ? undefined : most + 2).map(([unit, length], n) => {
    const count = Math.floor(left / length);
    left -= count * length;
    const style = { style: "unit", unit, unitDisplay: "short" } as const;
    return count || !n ? new Intl.NumberFormat(words.lang, style).format(count) : "";
  });
  return parts.filter(Boolean).join(" ");
}

/** The hour on the wall, with its day unless that is today. */
export function hour(time: number, now = Date.now(), weekday: "long" | "short" = "long"): string {
  const [then, today] = [new Date(time), new Date(now)];
  const place = words.lang === "en" ? "en-GB" : words.lang;
  const clock = then.toLocaleTimeString(place, { hour: "2-digit", minute: "2-digit" });
  const days = Math.round((new Date(then).setHours(0, 0, 0, 0) - today.setHours(0, 0, 0, 0)) / 86_400_000);
  if (days === 0) return clock;
  const day =
    days === 1 && weekday === "long"
      ? new Intl.RelativeTimeFormat(words.lang, { numeric: "auto" }).format(1, "day")
      : then.toLocaleDateString(place, days < 7 ? { weekday } : { weekday, day: "numeric", month: weekday });
  return `${day} ${clock}`;
}
