/** Les Nominés du Néombre at the table: the fight, the journey, the hand. */

import type { GameUI } from "../ui";
import { t } from "../../lib/i18n.svelte";
import "./neombre.css";
import Board from "./Board.svelte";
import { parts } from "./cards.svelte";
import Dock from "./Dock.svelte";
import Facts from "./Facts.svelte";
import { effectOf } from "./foresee";
import { idsOf, meantBy, phrase, sharing, targetOf, wordsOf } from "./grammar";
import Offered from "./Offered.svelte";
import Order from "./Order.svelte";
import Progress from "./Progress.svelte";
import Share from "./Share.svelte";
import Side from "./Side.svelte";
import Sprite from "./Sprite.svelte";
import Turn from "./Turn.svelte";
import { paceOf, telling } from "./telling";
import { read, seatOf, tokenOf } from "./view";

const GLYPHS: Record<string, string> = {
  play: "nb-play",
  recall: "nb-discard",
  attach: "nb-companion",
  companion: "nb-companion",
  end: "check",
  stop: "check",
  enough: "check",
  concede: "stop",
  draw: "nb-deck",
  look: "eye",
  launch: "nb-event",
  enemies: "nb-aggro",
  civilians: "nb-civilian",
  keep: "check",
  replace: "nb-civilian",
  deck: "nb-deck",
  fight: "nb-assault",
  go: "nb-lantern",
  home: "nb-refuge",
  market: "nb-z-FF",
  harm: "nb-assault",
  help: "nb-heal",
  aim: "nb-arrow",
  "team-turn": "nb-play",
  "draws-first": "nb-deck",
  "share-loot": "nb-loot",
  "share-bonus": "nb-loot",
  "loot-events": "nb-event",
  fair: "nb-price",
  pay: "nb-price",
  "pay-more": "nb-price",
  reward: "nb-quest",
  "hand-in": "nb-relic",
  travel: "nb-lantern",
};

/** Questions of what comes first. */
const ORDERS = [
  "arrives-first",
  "under-first",
  "draws-first",
  "comes-first",
  "ends-first",
  "riposte-order",
  "order",
  "trance",
];

export const ui: GameUI = {
  id: "neombre",
  brief: "Néombre",
  board: Board,
  side: Side,
  dock: Dock,
  progress: Progress,
  facts: Facts,
  mat: () => import("./Mat.svelte"),
  campaign: () => import("./Refuge.svelte"),
  ending: () => import("./Ending.svelte"),
  sprite: Sprite,
  tabs: { side: "nb-tab-expedition", dock: "nb-tab-hand" },
  scoreUnit: "nb-hp",
  drawn: () => import("./drawn"),
  grammar: { phrase },
  parts: (table) => parts.of(table),
  lend: (address) => parts.lend(address),
  token: (view, seat) => tokenOf(view ? read(view) : null, seat),
  emblem: (view, seat) => {
    const starter = view ? read(view).starters[seat] : null;
    return starter ? `nb-${starter}` : null;
  },
  callSeat: (view, seat, speech) => {
    const starter = view ? read(view).starters[seat] : null;
    return starter ? speech.name(starter) : null;
  },
  legend: () => import("./Legend.svelte"),
  round: (view) => read(view).round,
  score: (view, seat) => {
    const { phase, team } = read(view);
    return phase === "between" ? null : (team[seat]?.hp ?? null);
  },
  target: (choice) => targetOf(choice),
  steps: (choice) => (sharing(choice) ? [`card:${choice[1]}`, `who:${choice[2]}`] : null),
  meant: (target, decision) => meantBy(target, decision),
  words: (choice, view) => wordsOf(choice, view),
  question: ({ ask, seat, about }, view, speech) => {
    const asked = speech.ask(ask, seat);
    const foe = read(view).enemies.find((each) => each.id === about.foe);
    const subject = foe?.card ?? about.source ?? about.card;
    return asked && typeof subject === "string"
      ? t("nb-asked", { what: speech.name(subject), question: asked.charAt(0).toLocaleLowerCase() + asked.slice(1) })
      : null;
  },
  control: (decision, view) => {
    const choices = decision.choices ?? [];
    if (ORDERS.includes(decision.ask)) return Order;
    if (choices.some(sharing)) return Share;
    const { team, you, phase } = read(view);
    const hand = you === null ? [] : (team[you]?.hand ?? []);
    const ids = idsOf(choices);
    if (ids.length && !ids.every((id) => hand.includes(id))) return Offered;
    return phase === "team" && choices.length ? Turn : null;
  },
  effect: effectOf,
  glyph: (name) => GLYPHS[name] ?? null,
  about: () => import("./about"),
  introduces: (event) => event.key === "starter",
  traces: (event) => {
    const found: string[] = [];
    for (const id of [event.who, event.targets].flat())
      if (typeof id === "string") found.push(seatOf(id) < 0 ? `foe:${id.replace(/T$/u, "")}` : `who:${id}`);
    if (typeof event.seat === "number") found.push(`who:player_${event.seat}`);
    if (typeof event.card === "string") found.push(`card:${event.card}`);
    return found;
  },
  flights: (event, view) => {
    const { you, enemies } = read(view);
    const seat = typeof event.seat === "number" ? event.seat : seatOf(String(event.who ?? ""));
    if (event.key === "attacks") {
      const from = enemies.find((foe) => foe.card === event.who);
      const struck = [event.targets].flat().map((id) => seatOf(String(id)));
      return from
        ? struck
            .filter((each) => each >= 0)
            .map((each) => ({ glyph: "i-nb-assault", from: `who:${from.id}`, to: `seat:${each}` }))
        : [];
    }
    if (seat < 0) return [];
    const own = seat === you;
    switch (event.key) {
      case "played":
        return [
          own
            ? { glyph: "i-nb-play", from: `card:${event.card}`, to: "pile:discard" }
            : { glyph: "i-nb-play", from: `seat:${seat}`, to: "foes" },
        ];
      case "took":
        return [{ glyph: "i-nb-loot", from: `card:${event.card}`, to: `seat:${seat}` }];
      case "drew":
        return own ? [{ glyph: "i-nb-deck", from: "pile:draw", to: `card:${event.card}` }] : [];
      case "milled":
        return own ? [{ glyph: "i-nb-deck", from: "pile:draw", to: "pile:discard" }] : [];
      case "recycled":
        return own ? [{ glyph: "i-nb-discard", from: "pile:discard", to: "pile:draw" }] : [];
      case "jailed":
        return own ? [{ glyph: "i-nb-jail", from: `card:${event.card}`, to: "pile:jail" }] : [];
      default:
        return [];
    }
  },
  pace: paceOf,
  telling: () => Promise.resolve({ telling }),
};
