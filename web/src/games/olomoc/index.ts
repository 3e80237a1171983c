/** Olomòc at the table: the Bloc to the thousandth of an inch, two cabals, five cards in a row. */

import type { GameUI } from "../ui";
import { t } from "../../lib/i18n.svelte";
import "./olomoc.css";
import Acts from "./Acts.svelte";
import Board from "./Board.svelte";
import { calledBy, content, deck, numeral } from "./cards";
import Dock from "./Dock.svelte";
import Facts from "./Facts.svelte";
import { effectOf } from "./fight";
import Fight from "./Fight.svelte";
import { bearerOf, meantBy, targetOf, tracesOf } from "./grammar";
import { paceOf } from "./motion";
import Progress from "./Progress.svelte";
import Side from "./Side.svelte";
import { inches } from "./speak";
import Sprite from "./Sprite.svelte";
import { pieceOf, read, tokenOf } from "./view";
import Cabals from "./Cabals.svelte";
import Plan from "./Plan.svelte";
import Where from "./Where.svelte";

const GLYPHS: Record<string, string> = {
  activation: "ol-march",
  layout: "ol-obstructing",
  edge: "ol-enter",
  side: "ol-enter",
  cabal: "cards",
  recruit: "cards",
  equip: "ol-equipment",
  plan: "ol-plan",
  designate: "ol-propaganda",
  restore: "ol-action",
  where: "ol-ruler",
  react: "ol-dodge",
  opportunity: "ol-opportunity",
  shoot: "ol-shooting",
  strike: "ol-opportunity",
  "strike-order": "ol-opportunity",
  tempt: "ol-fate",
  keep: "check",
  pass: "skip",
  end: "stop",
  use: "ol-action",
  tactic: "ol-push_target",
  hostile: "ol-h-rogue",
  replace: "ol-artefact",
  shield: "ol-cover",
  accept: "check",
  decline: "x",
  enough: "check",
};
const OWN = [
  ...["march", "charge", "attack", "rest", "study", "enter", "coordinate", "dodge", "riposte", "fate", "place"],
  ...["stunned", "propaganda"],
];

const faction = (view: Record<string, unknown> | null, seat: number): string | null => {
  const one = view && read(view).pieces.find((piece) => piece.seat === seat);
  return one ? (content.profiles[one.profile]?.faction ?? null) : null;
};

export const ui: GameUI = {
  id: "olomoc",
  board: Board,
  side: Side,
  dock: Dock,
  progress: Progress,
  facts: Facts,
  sprite: Sprite,
  tabs: { side: "ol-tab-cabals", dock: "ol-tab-ministries" },
  scoreUnit: "ol-points",
  grammar: {
    phrase: (piece, lang, say) =>
      /^t\d+$/u.test(piece)
        ? say("terrain", { n: piece.slice(1) })
        : piece.startsWith("objective.")
          ? say("objective-n", { n: numeral(Number(piece.slice(10))) })
          : calledBy(piece, lang),
  },
  prepare: () => deck.prepare(),
  drawn: () => import("./drawn"),
  content: (others) => deck.use(others),
  token: (_view, seat) => tokenOf(seat),
  emblem: (view, seat) => {
    const found = faction(view, seat);
    return found ? `ol-f-${found}` : null;
  },
  legend: () => import("./Legend.svelte"),
  round: (view) => read(view).cycle,
  score: (view, seat) => read(view).players[seat]?.vp ?? null,
  target: (choice) => targetOf(choice),
  meant: meantBy,
  question: (decision, view, speech) => {
    const { ask, about } = decision;
    const bearer = ask === "equip" ? bearerOf(decision) : null;
    if (bearer) return t("ol-equip-whom", { who: speech.name(bearer) });
    const piece = ask === "where" && typeof about?.piece === "string" ? pieceOf(read(view), about.piece) : undefined;
    return piece ? t("ol-where", { who: speech.name(piece.called), what: speech.name(String(about?.manner)) }) : null;
  },
  callNumber: (_view, key, n) => (["x", "y"].includes(key) || n >= 100 ? inches(n) : null),
  glyph: (name) => (OWN.includes(name) ? `ol-${name}` : (GLYPHS[name] ?? null)),
  control: ({ ask, domain }) => {
    if (domain?.kind === "spot") return Where;
    switch (ask) {
      case "activation":
        return Acts;
      case "react":
      case "fate":
      case "tactic":
      case "opportunity":
      case "strike-order":
        return Fight;
      case "plan":
        return Plan;
      case "cabal":
      case "recruit":
      case "equip":
        return Cabals;
      default:
        return null;
    }
  },
  staged: ({ ask }) => ["cabal", "recruit", "equip", "plan"].includes(ask),
  effect: effectOf,
  traces: tracesOf,
  telling: () => import("./telling"),
  pace: paceOf,
  accounts: "ol",
  about: () => import("./about"),
};
