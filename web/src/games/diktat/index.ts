/** Diktat at the table: the city, the cards, the screen, the deals. */

import type { GameUI, View } from "../ui";
import { t } from "../../lib/i18n.svelte";
import "./diktat.css";
import Bid from "./Bid.svelte";
import Board from "./Board.svelte";
import { cards, deck } from "./cards";
import { drawing } from "./drawing";
import Deals from "./Deals.svelte";
import Dock from "./Dock.svelte";
import Facts from "./Facts.svelte";
import { callPile, meantBy, phrase, targetOf, wordsOf } from "./grammar";
import Pawns from "./Pawns.svelte";
import Progress from "./Progress.svelte";
import Side from "./Side.svelte";
import Sprite from "./Sprite.svelte";
import Team from "./Team.svelte";
import { paceOf, telling } from "./telling";
import Trophies from "./Trophies.svelte";
import { read, tokenOf } from "./view";

const GLYPHS: Record<string, string> = {
  send: "d-send",
  spy: "d-spy",
  assassinate: "d-assassin",
  extend: "d-extend",
  develop: "d-develop",
  special: "d-special",
  "team-sector": "d-send",
  "team-pawn": "d-send",
  look: "d-spy",
  look_card: "d-spy",
  victim: "d-assassin",
  kill: "d-assassin",
  "extend-discard": "d-extend",
  "cabal-card": "d-develop",
  bid: "d-pp",
  trophy: "trophy",
  "next-sector": "d-attack",
  borrow: "d-debt",
  use: "d-special",
  offer: "deal",
  accept: "deal",
  decline: "deal",
  retract: "deal",
  show_screen: "eye",
  show_pawn: "eye",
  tell: "chat",
  show: "eye",
  pay: "d-pp",
  dismiss: "d-membership",
  score: "d-people",
  "first-player": "d-admin",
  stop: "stop",
  end_turn: "check",
  ready: "check",
  pass: "check",
};

export const ui: GameUI = {
  id: "diktat",
  board: Board,
  side: Side,
  dock: Dock,
  progress: Progress,
  facts: Facts,
  mat: () => import("./Mat.svelte"),
  deals: Deals,
  sprite: Sprite,
  tabs: { side: "dk-tab-cards", dock: "dk-tab-cabal" },
  scoreUnit: "unit-vp",
  grammar: { phrase },
  prepare: () => Promise.all([deck.prepare(), drawing.prepare()]),
  drawn: () => import("./drawn"),
  content: deck.use,
  token: (view: View | null, seat) => tokenOf(view ? read(view) : null, seat),
  emblem: (view, seat) => {
    const cabal = view ? read(view).players[seat]?.cabal : undefined;
    return cabal ? `d-${cabal}` : null;
  },
  callSeat: (view, seat, speech) => {
    const cabal = view ? read(view).players[seat]?.cabal : undefined;
    return cabal ? speech.name(cabal) : null;
  },
  callNumber: callPile,
  legend: () => import("./Legend.svelte"),
  round: (view) => read(view).cycle,
  score: (view, seat) => read(view).players[seat]?.vp ?? null,
  offers: (view, seat) => read(view).offers.filter((offer) => offer.to === seat).length,
  target: (choice) => targetOf(choice),
  meant: (target, decision) => meantBy(target, decision.choices ?? [], decision.ask),
  question: ({ ask, choices, about }, _, speech) => {
    if (ask === "team-pawn") return t("dk-team-for", { sector: speech.name(String(about.sector), "the") });
    return ask === "look" && !choices?.some(([verb]) => verb === "look" || verb === "look_card") ? t("dk-seen") : null;
  },
  pause: ({ ask }, view) =>
    ask === "window" ? { choice: ["pass"], until: `cycle ${read(view).cycle}`, say: t("dk-pass") } : null,
  words: (choice, view) => wordsOf(choice, view),
  glyph: (name) => GLYPHS[name] ?? null,
  control: (decision, view) => {
    const verbs = new Set((decision.choices ?? []).map((choice) => String(choice[0])));
    if (decision.ask === "team-pawn") return Team;
    if (decision.domain?.kind === "amount" && decision.domain.verb === "bid") return Bid;
    if (verbs.has("take_marker") || verbs.has("take_card") || verbs.has("play")) return Trophies;
    if (["look", "kill", "pawn"].some((verb) => verbs.has(verb)) && read(view).piles.length) return Pawns;
    return null;
  },
  about: () => import("./about"),
  introduces: (event) => event.key === "cabal",
  traces: (event) => {
    const found: string[] = [];
    if (typeof event.sector === "string") found.push(`sector:${event.sector}`);
    if (typeof event.pile === "number") found.push(`pile:${event.pile}`);
    if (typeof event.pile === "number" && typeof event.position === "number")
      found.push(`pawn:${event.pile}:${event.position}`);
    for (const key of ["card", "element"])
      if (typeof event[key] === "string" && (event[key] as string) in cards) found.push(`card:${event[key]}`);
    return found;
  },
  flights: (event, view) => {
    const prague = read(view);
    const to = `seat:${event.seat}`;
    switch (event.key) {
      case "killed":
      case "purged":
      case "others-killed":
        return typeof event.owner === "number" && event.owner >= 0
          ? [
              {
                glyph: `s-${tokenOf(prague, event.owner)}`,
                from: `pawn:${event.pile}:${event.position}`,
                to: `seat:${event.owner}`,
              },
            ]
          : [];
      case "card-taken":
        return [{ glyph: "i-cards", from: `card:${event.card}`, to }];
      case "marker-taken":
        return [{ glyph: `i-d-${event.sector}`, from: `sector:${event.sector}`, to }];
      default:
        return [];
    }
  },
  pace: paceOf,
  telling: () => Promise.resolve({ telling }),
  accounts: "dk",
};
