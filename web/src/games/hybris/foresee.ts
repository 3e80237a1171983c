/** What the engine says that a choice would cost and give (`games/hybris/foresee.py`). */

import type { Choice } from "../../lib/api.gen";
import type { Desk } from "../../lib/desk.svelte";
import { t } from "../../lib/i18n.svelte";

interface Told {
  /** By seat: what each would have more or less. */
  gains: Record<string, Record<string, number>>;
  /** The Prayers that the Well would hold. */
  well?: number;
  /** The tiles that a deployed one would be connected with. */
  links?: string[];
  /** A conversion or a Service that would bring nothing. */
  idle?: true;
  /** Of an Epic: its next Chant, and whether that would succeed. */
  chant?: number;
  met?: boolean;
}

const VERBS: readonly unknown[] = [
  "activate",
  "slot",
  "art",
  "city",
  "act",
  "deploy",
  "convert",
  "make",
  "take",
  "service",
  "resolve",
  "accept",
  "reward",
  "upgrade",
  "quest",
];

export const toldOf = (desk: Desk, choice: Choice | null): Told | null =>
  choice && VERBS.includes(choice[0]) ? desk.foresight.of<Told>(choice) : null;

/** A sum with its sign, as a sentence says it. */
export const signed = (n: number): string => (n > 0 ? `+${n}` : `−${-n}`);

const summed = (gains: Record<string, number>): string =>
  Object.entries(gains)
    .map(([what, n]) => `${signed(n)} ${t(`hy-${what}`)}`)
    .join(", ");

/** What it would do to whoever chooses, to the others, to the Well: a line each. */
export function forecast(desk: Desk, choice: Choice): string[] {
  const told = toldOf(desk, choice);
  if (!told) return [];
  const own = String(desk.table.seat);
  return Object.entries(told.gains)
    .sort(([a], [b]) => Number(b === own) - Number(a === own))
    .map(([seat, gains]) =>
      seat === own ? summed(gains) : t("hy-foreseen-other", { who: desk.call(Number(seat)), what: summed(gains) }),
    )
    .concat(told.well === undefined ? [] : [t("hy-foreseen-well", { n: told.well })])
    .concat(told.idle ? [t("hy-foreseen-idle")] : [])
    .concat(told.chant ? [t(told.met ? "hy-foreseen-met" : "hy-foreseen-unmet", { n: told.chant })] : []);
}
