/** The tables played from this browser: whose turn it is at each, and how old it is. */

import { api, type ApiFault } from "./api";
import type { TableSummary } from "./api.gen";
import { sitting } from "./bots";
import { t, words } from "./i18n.svelte";
import { forget, heldAt, keepOver, runningFirst, type Held } from "./keys";

export interface Mine {
  held: Held;
  summary: TableSummary;
}

const MOST = 30; // of the finished ones; the others are all asked for
const GONE = ["404", "no-table"];
const UNITS: [Intl.RelativeTimeFormatUnit, number][] = [
  ["day", 86_400_000],
  ["hour", 3_600_000],
  ["minute", 60_000],
];

/** Whether somebody who plays here is to answer. */
export const asked = ({ held: { you }, summary }: Mine): boolean =>
  !summary.paused && summary.waiting.some((seat) => you?.includes(seat));

export const running = ({ summary }: Mine): boolean => !summary.over && summary.closed === null;

/** Those that wait for an answer from here first, then the others; of each the one last played at first. */
export async function myTables(): Promise<Mine[]> {
  const found = await Promise.all(
    runningFirst()
      .filter((entry, place) => !entry.over || place < MOST)
      .map((entry) =>
        api.table(entry.table).then(
          (summary) => {
            if (summary.over && !entry.over) keepOver(entry.table);
            return [{ held: entry, summary }];
          },
          (wrong: ApiFault) => {
            if (GONE.includes(wrong.fault)) forget(entry.table);
            return [];
          },
        ),
      ),
  );
  const still = found.flat().filter((each) => heldAt(each.held.table)); // some may have been left meanwhile
  return still.sort((a, b) => Number(asked(b)) - Number(asked(a)) || b.summary.moved - a.summary.moved);
}

/** Who sits there, each as the reader knows them. */
export const people = ({ held: { you }, summary }: Mine): string[] =>
  summary.seats.map((seat, place) => (you?.length === 1 && you[0] === seat.seat ? t("you") : sitting(seat, place)));

/** How long ago that was, in the reader's words. */
export function ago(time: number, now = Date.now()): string {
  const found = UNITS.find(([, ms]) => now - time >= ms);
  if (!found) return t("mine-just-now");
  const [unit, length] = found;
  return new Intl.RelativeTimeFormat(words.lang, { numeric: "auto" }).format(-Math.floor((now - time) / length), unit);
}
