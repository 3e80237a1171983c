/** Hybris at the table: six boards round the Mortal World, one's Olympian below. */

import type { GameUI } from "../ui";
import "./hybris.css";
import Board from "./Board.svelte";
import { content, deck, saidOf } from "./cards";
import Deploy from "./Deploy.svelte";
import Designs from "./Designs.svelte";
import Dock from "./Dock.svelte";
import { drawing } from "./drawing";
import Facts from "./Facts.svelte";
import { flightsOf, heldBy, meantBy, stepsOf, targetOf, tracesOf } from "./grammar";
import Lay from "./Lay.svelte";
import Options from "./Options.svelte";
import Plan from "./Plan.svelte";
import Progress from "./Progress.svelte";
import Side from "./Side.svelte";
import Sprite from "./Sprite.svelte";
import { read, tokenOf } from "./view";

const GLYPHS: Record<string, string> = {
  olympian: "olympian",
  pillar: "pillar",
  cover: "pillar",
  "first-top": "pillar",
  "pillar-top": "pillar",
  "before-moving": "pillar",
  resolve: "pillar",
  posture: "pillar",
  "lay-token": "lock",
  "return-token": "lock",
  "turn-token": "swap",
  plan: "lock",
  "lose-card": "card",
  remove: "spark",
  temple: "temple",
  destroy: "wounded",
  turn: "olympian",
  activate: "continue",
  where: "continue",
  stand: "continue",
  "before-action": "premonition",
  complete: "premonition",
  "after-action": "skip",
  pass: "skip",
  go_on: "continue",
  stop: "stop",
  convert: "convert",
  design: "design",
  guide: "design",
  manufacture: "manufacture",
  make: "manufacture",
  overstocked: "storage",
  presage: "presage",
  resurrect: "resurrect",
  "influence-where": "influence",
  influence: "influence",
  "influence-temple": "temple",
  "deploy-temple": "temple",
  service: "influence",
  deploy: "deploy",
  contest: "contest",
  claim: "vp",
  reward: "vp",
  quest: "accomplish",
  "next-chant": "accomplish",
  "fight-hero": "fight",
  "fight-game": "fight",
  "fight-card": "fight",
  "fight-marker": "fight",
  "fight-on": "fight",
  continue: "continue",
  challenge: "fight",
  "fear-fight": "fight",
  "fall-hero": "wounded",
  "discard-symbols": "card",
  "show-symbols": "eye",
  "send-back": "reaction",
  send_back: "reaction",
  "discard-down": "card",
  chaos: "card",
  use: "once_per_age",
};
const SHARED: Record<string, string> = { ready: "check", accept: "check", decline: "x" };

export const ui: GameUI = {
  id: "hybris",
  dense: true,
  board: Board,
  side: Side,
  dock: Dock,
  progress: Progress,
  facts: Facts,
  mat: () => import("./Mat.svelte"),
  sprite: Sprite,
  tabs: { side: "hy-tab-pillars", dock: "hy-tab-olympian" },
  scoreUnit: "hy-vp",
  accounts: "hy",
  grammar: { phrase: (piece, lang) => saidOf(piece)?.[lang].title || null },
  prepare: () => Promise.all([deck.prepare(), drawing.prepare()]),
  drawn: () => import("./drawn"),
  content: (others) => deck.use(others),
  token: tokenOf,
  emblem: (view, seat) => {
    const god = view ? read(view).players[seat]?.olympian : null;
    return god ? `hy-${god}` : null;
  },
  callSeat: (view, seat, speech) => {
    const god = view ? read(view).players[seat]?.olympian : null;
    return god ? content.olympians[god][speech.lang].title : null;
  },
  legend: () => import("./Legend.svelte"),
  round: (view) => read(view).age,
  score: (view, seat) => read(view).players[seat]?.vp ?? null,
  steady: ["plan"],
  target: targetOf,
  steps: stepsOf,
  holds: heldBy,
  meant: meantBy,
  glyph: (name) => SHARED[name] ?? (name in GLYPHS ? `hy-${GLYPHS[name]}` : null),
  staged: ({ ask }) => ["olympian", "pillar", "plan", "design", "guide"].includes(ask),
  control: ({ ask }) => {
    switch (ask) {
      case "plan":
        return Plan;
      case "design":
      case "guide":
        return Designs;
      case "deploy":
        return Deploy;
      case "lay-token":
        return Lay;
      default:
        return Options;
    }
  },
  introduces: (event) => event.key === "chose-olympian",
  traces: tracesOf,
  flights: flightsOf,
  telling: () => import("./telling"),
  about: () => import("./about"),
};
