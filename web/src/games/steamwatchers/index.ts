/** Steamwatchers at the table: frozen Europe, the clan boards, the combat sheet. */

import type { Choice } from "../../lib/api.gen";
import type { GameUI } from "../ui";
import { t } from "../../lib/i18n.svelte";
import { same } from "../../lib/notation";
import "./steamwatchers.css";
import Board from "./Board.svelte";
import { clans, deck } from "./cards";
import Clans from "./Clans.svelte";
import Dock from "./Dock.svelte";
import Facts from "./Facts.svelte";
import { flightsOf, meantBy, phrase, targetOf, tracesOf, wordsOf } from "./grammar";
import Group from "./Group.svelte";
import Hinted from "./Hinted.svelte";
import { drawing, type EuropeMap } from "./map";
import { paceOf } from "./motion";
import Movement from "./Movement.svelte";
import Orders from "./Orders.svelte";
import Progress from "./Progress.svelte";
import Rarely from "./Rarely.svelte";
import Side from "./Side.svelte";
import Sprite from "./Sprite.svelte";
import Titles from "./Titles.svelte";
import { read, tokenOf } from "./view";

const GLYPHS: Record<string, string> = {
  orders: "sw-defence",
  activation: "sw-movement",
  activate: "sw-movement",
  movement: "sw-movement",
  group: "sw-movement",
  march: "sw-march",
  sail: "sw-sail",
  force: "sw-force",
  through: "sw-force",
  defence: "sw-defence",
  turret: "sw-turret",
  mobilise: "sw-mobilise",
  great_host: "sw-mobilise",
  negotiate: "sw-contract",
  recruit: "sw-soldier",
  wait: "sw-wait",
  beacon: "sw-beacon",
  fight: "sw-swords",
  support: "sw-swords",
  bid: "sw-barrel",
  pay: "sw-barrel",
  losses: "sw-swords",
  lose: "sw-swords",
  flight: "sw-movement",
  flee: "sw-movement",
  card: "sw-steam",
  watcher: "sw-watcher",
  legate: "sw-legate",
  archon: "sw-archon",
  primus: "sw-primus",
  title: "sw-primus",
  reserve: "sw-primus",
  farm: "sw-farm",
  toxic_farm: "sw-toxic",
  barrel: "sw-barrel",
  stock: "sw-barrel",
  quarantine: "sw-plague",
  exile: "sw-plague",
  hunger: "sw-soldier",
  remove: "sw-soldier",
  keep: "sw-contract",
  drop: "sw-contract",
  contract: "sw-contract",
  sea: "sw-sail",
  upkeep: "sw-contract",
  "upkeep-free": "sw-contract",
  vote: "trophy",
  stop: "stop",
  ready: "check",
  pass: "check",
  yes: "check",
  no: "x",
};

export const ui: GameUI = {
  id: "steamwatchers",
  board: Board,
  side: Side,
  dock: Dock,
  progress: Progress,
  facts: Facts,
  mat: () => import("./Mat.svelte"),
  sprite: Sprite,
  tabs: { side: "sw-tab-side", dock: "sw-tab-dock" },
  scoreUnit: "sw-geo",
  grammar: { phrase },
  prepare: () => Promise.all([deck.prepare(), drawing.prepare()]),
  drawn: () => import("./drawn"),
  content: (others) => {
    deck.use(others);
    drawing.use((others as { map?: EuropeMap } | null)?.map);
  },
  token: (_view, seat) => tokenOf(seat),
  emblem: (view, seat) => {
    const clan = view ? read(view).players[seat]?.clan : null;
    return clan ? `sw-${clan}` : null;
  },
  callSeat: (view, seat, speech) => {
    const clan = view ? read(view).players[seat]?.clan : null;
    return clan ? (clans[clan]?.[speech.lang].name ?? speech.name(clan)) : null;
  },
  gone: (view, seat) => (read(view).players[seat]?.out ? t("sw-gone") : null),
  legend: () => import("./Legend.svelte"),
  round: (view) => read(view).turn,
  score: (view, seat) => read(view).players[seat]?.geo ?? null,
  steady: ["orders", "recruit", "exile", "hunger", "support"],
  target: (choice) => targetOf(choice),
  meant: (target, decision) => {
    const zone = target.startsWith("in:") ? `zone:${target.split(":")[1]}` : null; // a piece stands for its zone
    return (
      (zone && decision.choices?.find((choice) => targetOf(choice) === zone)) || meantBy(zone ?? target, decision.ask)
    );
  },
  rather: async (meant, desk) => {
    if (meant[0] !== "march" || desk.options.some(({ choice }) => same(choice, meant))) return meant;
    const way = await desk.table.measure(desk.table.seat, ["way", meant[1]]);
    return (way?.forecast.choice as Choice | undefined) ?? meant;
  },
  words: (choice) => wordsOf(choice),
  glyph: (name) => GLYPHS[name] ?? null,
  staged: ({ ask }) => ask === "clan",
  control: (decision) => {
    switch (decision.ask) {
      case "orders":
        return Orders;
      case "movement":
        return Movement;
      case "group":
      case "forces":
        return Group;
      case "reserve":
      case "first-title":
      case "primus":
        return Titles;
      case "clan":
        return Clans;
      case "activation":
      case "defence":
      case "watcher":
      case "archon":
      case "legate":
      case "accomplice":
      case "contract":
      case "name-sea":
      case "vote":
      case "keeper":
        return Hinted;
      case "deployment":
      case "bid":
      case "support":
      case "flight":
      case "pay":
      case "losses":
      case "overflow":
      case "quarantine":
      case "cure":
      case "trap":
      case "recruit":
      case "exile":
      case "hunger":
        return Rarely;
      default:
        return null;
    }
  },
  introduces: (event) => event.key === "clan-chosen",
  traces: tracesOf,
  flights: flightsOf,
  pace: paceOf,
  telling: () => import("./telling"),
  accounts: "sw",
  about: () => import("./about"),
};
