/** Ids of Néombre that have a grammar of their own, and the thing on the table that a choice is about. */

import type { Choice, DecisionCard } from "../../lib/api.gen";
import type { Say } from "../../lib/speech";
import type { View } from "../ui";
import { read, seatOf } from "./view";

export function phrase(piece: string, _lang: string, say: Say): string | null {
  const seat = seatOf(piece);
  return seat < 0 ? null : say("phrase-player", { n: seat });
}

/** What a character is called by: a player or the companion by itself, all others by their card. */
export function calledBy(view: View, id: string): string {
  const { enemies, team } = read(view);
  const foe = enemies.find((each) => each.id === id);
  if (foe) return foe.token ? `${foe.card}T` : foe.card;
  if (team.some((each) => each.id === id && each.companion)) return "companion";
  return team.flatMap((each) => each.in_play).find((each) => each.id === id)?.card ?? id;
}

const WHOM: Record<string, number> = { target: 1, aim: 1, name: 1, take: 2, buy: 2, hand_in: 2 };

export function wordsOf(choice: Choice, view: View): Record<string, unknown> | null {
  const place = WHOM[String(choice[0])];
  return place ? { who: calledBy(view, String(choice[place])) } : null;
}

export function targetOf(choice: Choice): string | null {
  const [verb, a] = choice;
  switch (verb) {
    case "play":
    case "attach":
    case "card":
    case "trigger":
    case "take":
    case "buy":
    case "pay":
    case "relic":
    case "hand_in":
    case "resolve":
      return `card:${a}`;
    case "recall":
      return `discard:${a}`;
    case "target":
    case "aim":
    case "name":
      return `who:${a}`;
    case "companion":
      return "who:companion";
    case "draw":
    case "look":
      return "pile:draw";
    case "enemies":
      return `count:${a}`;
    case "go":
      return `zone:${a}`;
    case "home":
      return "zone:RE";
    case "market":
      return "zone:FF";
    case "deck":
      return `deck:${a}`;
    default:
      return null;
  }
}

/** What a touch on something that does not glow would have asked for. */
export function meantBy(target: string, { ask, choices }: DecisionCard): Choice | null {
  const verbs = new Set((choices ?? []).map((choice) => choice[0]));
  const [kind, id] = target.split(":");
  if (kind === "card") {
    const verb = ask === "team-turn" ? "play" : ["play", "card"].find((each) => verbs.has(each));
    return verb ? [verb, id] : null;
  }
  if (kind === "who") {
    const verb = ["target", "aim"].find((each) => verbs.has(each));
    return verb ? [verb, id] : null;
  }
  return kind === "discard" && verbs.has("play") ? ["recall", id] : null;
}

/** Choices that name a card and somebody who gets it: first the one, then the other. */
export const sharing = (choice: Choice): boolean => ["take", "buy", "hand_in"].includes(String(choice[0]));

/** The cards that choices name, each once. */
export const idsOf = (choices: Choice[]): string[] => [
  ...new Set(choices.filter((choice) => targetOf(choice)?.startsWith("card:")).map((choice) => String(choice[1]))),
];
