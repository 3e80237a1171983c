/** Who fights whom on the Bloc, about to or just now, and what has just befallen each. */

import type { Choice, DecisionCard } from "../../lib/api.gen";
import type { Desk } from "../../lib/desk.svelte";
import { t } from "../../lib/i18n.svelte";
import type { Told } from "../../lib/table.svelte";
import { answerLine, ATTACKS, attackLine, oddsBy, oddsOf } from "./measures";
import { telling } from "./telling";
import type { Bloc } from "./view";

/** Pieces by their ids. */
export interface Fight {
  who: string;
  whom: string;
  how: string;
}

const ROLLS: Record<number, string> = { 1: "attack", 2: "charge", 4: "shoot" };

/** The attack that a question stands in the middle of. */
export function askedOf({ ask, about }: DecisionCard): Fight | null {
  const id = (key: string) => (typeof about?.[key] === "string" ? (about[key] as string) : null);
  const strikes = ask === "opportunity";
  const who = id("attacker") ?? (strikes ? id("piece") : null);
  const whom = id("target") ?? (strikes ? id("mover") : id("attacker") && id("piece"));
  return who && whom ? { who, whom, how: ROLLS[Number(about?.roll)] ?? "attack" } : null;
}

/** Events of the act that happened last; none of an earlier one, and none while one looks back. */
export function lastAct(desk: Desk): Told[] {
  const events = desk.past ? [] : ((desk.state?.events ?? []) as Told[]);
  const begun = events.findLastIndex((event) => !telling.follows.includes(event.key) || !!telling.begins?.(event));
  return events.slice(Math.max(begun, 0));
}

const TOLD: Record<string, string> = { attacks: "attack", charges: "charge", shoots: "shoot", strikes: "attack" };

export function fightOf(desk: Desk, { pieces }: Bloc): Fight | null {
  const [how, who, whom] = (desk.picked ?? []).map(String);
  if (whom && [...ATTACKS, "study"].includes(how)) return { who, whom, how };
  if (desk.picked) return null;
  const asked = desk.decision && askedOf(desk.decision);
  if (asked) return asked;
  const event = lastAct(desk).findLast(({ key }) => key in TOLD);
  const id = (called: unknown) => pieces.find((piece) => piece.called === called && piece.at)?.id;
  const [one, other] = [id(event?.piece), id(event?.target)];
  return event && one && other ? { who: one, whom: other, how: TOLD[event.key] } : null;
}

const BEFELL: Record<string, (event: Told) => string> = {
  hurt: ({ n }) => t("ol-befell-hurt", { n: Number(n) }),
  healed: () => t("ol-befell-healed"),
  darkened: () => t("ol-befell-darkened"),
  stunned: () => t("ol-befell-stunned"),
  studied: () => t("ol-befell-studied"),
};

/** What the last act did to each, by what they are called. */
export function lately(desk: Desk): Map<string, string[]> {
  const found = new Map<string, string[]>();
  for (const event of lastAct(desk)) {
    const who = String(event.piece);
    const says = BEFELL[event.key]?.(event);
    if (says) found.set(who, [...(found.get(who) ?? []), says]);
  }
  return found;
}

const ANSWERS: Record<string, string> = { pass: "none", dodge: "dodge", riposte: "riposte" };

/** What an attack, or an answer to one, would come to. */
export function effectOf(choice: Choice, desk: Desk): string | null {
  const attack = oddsBy(desk, choice);
  if (attack) return attackLine(attack);
  const { decision } = desk;
  const asked = decision?.ask === "react" ? askedOf(decision) : null;
  const odds = asked && oddsOf(desk, asked.how, asked.who, asked.whom);
  return odds ? answerLine(odds, ANSWERS[String(choice[0])] ?? "") : null;
}
