/** What the engine says that the choice picked would do (`games/neombre/foresee.py`). */

import type { Choice } from "../../lib/api.gen";
import type { Desk } from "../../lib/desk.svelte";
import { t } from "../../lib/i18n.svelte";
import { same } from "../../lib/notation";
import { parts } from "./cards.svelte";
import { sentences } from "./faces";
import { calledBy } from "./grammar";
import { seatOf, type Nominees } from "./view";

interface Told {
  /** Of whom it changes: before and after. */
  hp: Record<string, [number, number]>;
  /** Luck has a part in it. */
  chance: boolean;
  /** What else befalls whom: the event, who, a marker, how often. */
  then?: [string, string, string, number][];
  /** What has to be answered on the way. */
  asks?: string;
}

export type Foreseen = Told & {
  /** The same for each target that may be chosen next. */
  by_target?: Record<string, Told>;
};

/** Null: nothing is picked or aimed at, or it is not known. */
export function foreseen(desk: Desk): Foreseen | null {
  const { aim } = desk;
  if (!aim || !desk.options.some(({ choice }) => same(choice, aim))) return null;
  const told = desk.foresight.of<Partial<Foreseen>>(aim, "aim");
  return told?.hp ? { chance: false, ...told, hp: told.hp } : null;
}

/** The life that somebody would be left with: by what is aimed at, else by being chosen themselves, while the card that
 * asks for it is held; null: as it is, or not known. */
export function leftOf(desk: Desk, id: string): number | null {
  const told = foreseen(desk);
  if (told) return (told.by_target?.[id] ?? told).hp[id]?.[1] ?? null;
  const struck = desk.options.find(({ choice }) => choice[0] === "target" && choice[1] === id);
  return struck ? (desk.foresight.of<Partial<Foreseen>>(struck.choice)?.hp?.[id]?.[1] ?? null) : null;
}

/** What the fair takes for each card (`games/neombre/measures.py`); buyers by seat, `nearest`: what two cards come to. */
export interface Counter {
  offers: { card: string; price: number; buyers: { can: boolean; nearest: number | null }[] }[];
}

/** How a fight against so many goes when robots play it: `won` of `tries`, loot at least and at most. */
export interface Odds {
  tries: number;
  counts: { n: number; bonus: number; won: number; fallen: number; loot: [number, number] | null }[];
}

export const oddsOf = (desk: Desk): Odds | null =>
  desk.past || desk.decision?.ask !== "enemies" ? null : desk.foresight.measured<Odds>(["odds"], "odds");

/** What an enemy would do to somebody if its turn came now; `n` null: not known. `sure`: it is fixed on them. */
export interface Blow {
  foe: string;
  who: string;
  n: number | null;
  sure: boolean;
}

export interface Blows {
  blows: Blow[];
  /** Who would not outlive them. */
  falls: string[];
}

/** What an enemy in the middle of its effect does, if one is: nothing else is to be looked at then. */
export function strikes({ enemies }: Nominees): Blows | null {
  const blows = enemies.flatMap(({ id, strikes }) =>
    (strikes ?? []).map((who) => ({ foe: id, who, n: null, sure: true })),
  );
  return blows.length ? { blows, falls: [] } : null;
}

/** As far as the table alone shows it: whom each enemy is fixed on. */
export function aims({ enemies, team }: Nominees): Blows {
  const living = team.filter((figure) => !figure.dead).map((figure) => figure.id);
  return {
    blows: enemies.flatMap(({ id, aims_at, aims_at_all }) =>
      (aims_at ? [aims_at] : aims_at_all ? living : []).map((who) => ({ foe: id, who, n: null, sure: true })),
    ),
    falls: [],
  };
}

/** What a fight against so many may bring and what it risks, in a sentence. */
export function oddsSay({ n, bonus, won, fallen, loot }: Odds["counts"][number], tries: number): string {
  const team = Math.round(fallen / 10);
  return [
    t("nb-odds-won", { n, won, of: tries }),
    loot ? t("nb-odds-loot", { least: loot[0], most: loot[1] }) : "",
    bonus ? t(bonus > 0 ? "nb-odds-bonus" : "nb-odds-malus", { n: Math.abs(bonus) }) : "",
    team ? t("nb-odds-fallen", { n: team }) : "",
  ]
    .filter(Boolean)
    .join(" ");
}

export const called = (desk: Desk, id: string): string =>
  seatOf(id) < 0
    ? desk.speech.name(calledBy(desk.view ?? {}, id))
    : seatOf(id) === desk.table.seat
      ? t("nb-you")
      : desk.call(seatOf(id));

/** Whose life it changes, the one it is about first; what else it brings; what it asks for. */
export function saysOf(desk: Desk, told: Told, about = ""): string[] {
  const rows = Object.entries(told.hp).sort(
    ([one], [other]) => Number(other === about) - Number(one === about) || seatOf(one) - seatOf(other),
  );
  return [
    ...rows.map(([id, [was, now]]) =>
      id === about
        ? t(now ? "nb-does-hp" : "nb-does-falls", { was, now })
        : t(now ? "nb-forecast-hp" : "nb-forecast-falls", { who: called(desk, id), was, now }),
    ),
    ...(told.then ?? []).map(([what, who, marker, n]) =>
      t(`nb-then-${what}`, {
        who: called(desk, who),
        n,
        marker: marker ? t(`nb-marker-${marker}`) : "",
      }),
    ),
    ...(told.asks === "discard" || told.asks === "jail" ? [t(`nb-asks-${told.asks}`)] : []),
  ];
}

/** What a choice would do, in a line under it: the text of a card, what a blow leaves, what a fight risks. */
export function effectOf(choice: Choice, desk: Desk): string | null {
  const [verb, id] = choice.map(String);
  if (verb === "enemies") {
    const odds = oddsOf(desk);
    const found = odds?.counts.find((each) => String(each.n) === id);
    return odds && found
      ? t("nb-odds-line", { won: found.won, of: odds.tries, loot: found.loot?.join("–") ?? "0" })
      : null;
  }
  if (verb === "target" || verb === "aim") {
    const told = desk.foresight.of<Partial<Foreseen>>(choice);
    return told?.hp
      ? saysOf(desk, { chance: false, ...told, hp: told.hp }, id).join(", ") || t("nb-does-nothing")
      : null;
  }
  if (["play", "recall", "card", "attach", "take", "buy"].includes(verb)) {
    const card = parts.loot(id);
    return card ? sentences(card[desk.speech.lang].text).join(" ") || null : null;
  }
  return null;
}
