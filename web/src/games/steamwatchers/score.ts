/** A result explained: where each clan's GÉO comes from, and what settled a tie. */

import type { State } from "../../lib/api.gen";
import { t } from "../../lib/i18n.svelte";
import type { ScoreLine, View } from "../ui";
import { harvest, read, TITLES, type Clan, type Europe } from "./view";

/** What a scenario adds at the end, or with its card, and the rule that says so. */
const BONUS: { rule: string; label: string; has(europe: Europe): boolean }[] = [
  { rule: "STW-200", label: "sw-line-trophies", has: (europe) => europe.p.some((clan) => clan.trophies > 0) },
  { rule: "STW-231", label: "sw-line-rendezvous", has: (europe) => europe.p.some((clan) => clan.rendezvous !== undefined) },
  { rule: "STW-228", label: "sw-line-targets", has: (europe) => Object.values(europe.zones).some((zone) => zone.target !== undefined) },
];

const quarantines = (clan: Clan): number => clan.blocked + clan.capped + clan.slots.filter((slot) => slot === "quarantine").length;
const place = (title: string | null): number | null => TITLES.indexOf(title as (typeof TITLES)[number]) + 1 || null;

export function explain(view: View, state: State): ScoreLine[] {
  const europe = read(view);
  const each = <T>(value: (clan: Clan, seat: number) => T): T[] => europe.p.map(value);
  // The last clan standing wins before Phase 5, and the eliminated have left it: the level last measured counts.
  const measured = (clan: Clan) => europe.ending !== "last_clan" && !clan.out;
  const grown = europe.p.map((clan, seat) => (measured(clan) ? harvest(europe, seat) : { farms: 0, floors: 0 }));
  const exile = each((clan) => 0 - Math.floor(clan.exiled / 2));
  const scores = state.result?.scores ?? each((clan, seat) => clan.geo + exile[seat]);
  const lines: ScoreLine[] = [
    { label: t("sw-line-farms"), rule: "STW-095", values: grown.map((all) => all.farms) },
    { label: t("sw-line-floors"), rule: "STW-094", values: grown.map((all) => all.floors) },
    { label: t("sw-line-before"), rule: "STW-026", values: each((clan) => (measured(clan) ? 0 : clan.geo)) },
    { label: t("sw-line-card"), rule: "STW-094", values: each((clan, seat) => (measured(clan) ? clan.geo - grown[seat].farms - grown[seat].floors : 0)) },
  ];
  const bonus = BONUS.find((line) => line.has(europe));
  lines.push({ label: t(bonus?.label ?? "sw-line-scenario"), rule: bonus?.rule ?? "STW-099", values: each((clan, seat) => scores[seat] - clan.geo - exile[seat]) });
  lines.push({ label: t("sw-line-exile"), rule: "STW-099", values: exile });
  const told = lines.filter((line, i) => i < 2 || line.values.some(Boolean));
  const best = Math.max(...scores);
  if (scores.filter((score) => score === best).length > 1) {
    told.push({ label: t("sw-line-quarantines"), rule: "STW-101", values: each(quarantines), after: true });
    told.push({ label: t("sw-line-reservation"), rule: "STW-101", values: each((clan) => place(clan.reserved)), after: true });
  }
  return told;
}
