/** A result explained: where each clan's GÉO comes from, which hegemony was reached, what settled a tie. */

import type { State } from "../../lib/api.gen";
import { t } from "../../lib/i18n.svelte";
import type { ScoreLine, View } from "../ui";
import { scenarios } from "./cards";
import { havens, harvest, read, TITLES, type Clan, type Europe } from "./view";

/** What a scenario adds at the end, or with its card, and the rule that says so. */
const BONUS: { rule: string; label: string; has(europe: Europe): boolean }[] = [
  { rule: "STW-200", label: "sw-line-trophies", has: (europe) => europe.players.some((clan) => clan.trophies > 0) },
  {
    rule: "STW-231",
    label: "sw-line-rendezvous",
    has: (europe) => europe.players.some((clan) => clan.rendezvous !== undefined),
  },
  {
    rule: "STW-228",
    label: "sw-line-targets",
    has: (europe) => Object.values(europe.zones).some((zone) => zone.target !== undefined),
  },
];

type Options = Record<string, unknown>;

const quarantines = (clan: Clan): number =>
  clan.blocked + clan.capped + clan.slots.filter((slot) => slot === "quarantine").length;
const place = (title: string | null): number | null => TITLES.indexOf(title as (typeof TITLES)[number]) + 1 || null;

interface Goal {
  what: "geo" | "havens";
  rule: string;
  n: number;
  has: number[];
}

/** The hegemony of this scenario that somebody has reached (STW-203, STW-218); null: none, or one from outside. */
function goalOf(europe: Europe, options: Options): Goal | null {
  const hegemony = scenarios[String(options.scenario)]?.hegemony;
  if (europe.ending !== "hegemony" || !hegemony) return null;
  const goals: Goal[] = [
    { what: "geo", rule: "STW-203", n: hegemony.geo ?? 0, has: europe.players.map((clan) => clan.geo) },
    {
      what: "havens",
      rule: "STW-218",
      n: (europe.seats === 5 ? hegemony.havens_5 : undefined) ?? hegemony.havens ?? 0,
      has: europe.players.map((_, seat) => havens(europe, seat)),
    },
  ];
  return goals.find(({ n, has }) => n && has.some((each) => each >= n)) ?? null;
}

/** The clans between which a tie was settled, and whether Quarantine tokens did it (STW-097, STW-101). */
function tie(europe: Europe, scores: number[], goal: Goal | null): { seats: number[]; byTokens: boolean } | null {
  const seats = europe.players.flatMap((clan, seat) => (clan.out ? [] : [seat]));
  const best = Math.max(...seats.map((seat) => scores[seat]));
  const level =
    europe.ending === "last_turn"
      ? seats.filter((seat) => scores[seat] === best)
      : seats.filter((seat) => goal && goal.has[seat] >= goal.n);
  const fewest = Math.min(...level.map((seat) => quarantines(europe.players[seat])));
  return level.length > 1
    ? { seats: level, byTokens: level.filter((seat) => quarantines(europe.players[seat]) === fewest).length === 1 }
    : null;
}

/** Why it ended so, where the name of the ending says too little. */
export function reason(view: View, state: State, options: Options): string | null {
  const europe = read(view);
  const goal = goalOf(europe, options);
  if (goal) return t(`sw-won-${goal.what}`, { n: goal.n, has: goal.has[europe.winner] });
  const scores = state.result?.scores ?? [];
  const tied = tie(europe, scores, null);
  if (tied) return t(tied.byTokens ? "sw-won-tokens" : "sw-won-place", { n: scores[europe.winner] });
  return europe.ending === "last_turn" && europe.players.some((clan) => clan.out) ? t("sw-won-standing") : null;
}

export function explain(view: View, state: State, options: Options): ScoreLine[] {
  const europe = read(view);
  const each = <T>(value: (clan: Clan, seat: number) => T): T[] => europe.players.map(value);
  // The last clan standing wins before Phase 5, and the eliminated have left it: the level last measured counts.
  const measured = (clan: Clan) => europe.ending !== "last_clan" && !clan.out;
  const grown = europe.players.map((clan, seat) => (measured(clan) ? harvest(europe, seat) : { farms: 0, floors: 0 }));
  const exile = each((clan) => 0 - Math.floor(clan.exiled / 2));
  const scores = state.result?.scores ?? each((clan, seat) => clan.geo + exile[seat]);
  const lines: ScoreLine[] = [
    { label: t("sw-line-farms"), rule: "STW-095", values: grown.map((all) => all.farms) },
    { label: t("sw-line-floors"), rule: "STW-094", values: grown.map((all) => all.floors) },
    { label: t("sw-line-before"), rule: "STW-026", values: each((clan) => (measured(clan) ? 0 : clan.geo)) },
    {
      label: t("sw-line-card"),
      rule: "STW-094",
      values: each((clan, seat) => (measured(clan) ? clan.geo - grown[seat].farms - grown[seat].floors : 0)),
    },
  ];
  const bonus = BONUS.find((line) => line.has(europe));
  lines.push({
    label: t(bonus?.label ?? "sw-line-scenario"),
    rule: bonus?.rule ?? "STW-099",
    values: each((clan, seat) => scores[seat] - clan.geo - exile[seat]),
  });
  lines.push({ label: t("sw-line-exile"), rule: "STW-099", values: exile });
  const told = lines.filter((line, i) => (i < 2 && europe.ending !== "last_clan") || line.values.some(Boolean));
  const goal = goalOf(europe, options);
  if (goal)
    told.push({
      label: t(`sw-line-hegemony-${goal.what}`, { n: goal.n }),
      rule: goal.rule,
      values: goal.has,
      after: true,
    });
  const tied = tie(europe, scores, goal);
  if (tied) {
    const among = <T>(value: (clan: Clan) => T) =>
      each((clan, seat) => (tied.seats.includes(seat) ? value(clan) : null));
    const rule = goal ? "STW-097" : "STW-101";
    told.push({ label: t("sw-line-quarantines"), rule, values: among(quarantines), after: true });
    if (!tied.byTokens)
      told.push({ label: t("sw-line-reservation"), rule, values: among((clan) => place(clan.reserved)), after: true });
  }
  return told;
}
