/** What a choice is about on the table, and what its sentence needs that only the browser knows: names of seats. */

import type { Choice, Language } from "../../lib/api.gen";
import type { Say } from "../../lib/speech";
import type { Flight } from "../../lib/travel.svelte";
import { archons, clans, columns } from "./cards";
import { tokenOf } from "./view";

export function phrase(piece: string, lang: Language, _say: Say): string | null {
  return archons[piece]?.[lang].title ?? clans[piece]?.[lang].name ?? null;
}

const SEATED = ["player", "vote"];
export const wordsOf = (choice: Choice): Record<string, unknown> | null =>
  SEATED.includes(String(choice[0])) ? {} : null;

const ZONED = [
  "zone",
  "station",
  "order",
  "activate",
  "march",
  "sail",
  "force",
  "through",
  "beacon",
  "fight",
  "support",
  "flee",
  "exile",
  "remove",
];
const AT_SEA = ["sea", "move_contract", "keep", "drop"];

/** The thing on the table a choice is about. */
export function targetOf(choice: Choice): string | null {
  const [verb, a, b] = choice;
  if (ZONED.includes(String(verb))) return `zone:${a}`;
  if (AT_SEA.includes(String(verb))) return `sea:${verb === "move_contract" ? b : a}`;
  switch (verb) {
    case "recruit":
      return `zone:${b}`;
    case "card":
    case "archon":
    case "discard":
    case "discard_archon":
      return `card:${a}`;
    case "title":
      return `title:${a}`;
    case "player":
    case "vote":
      return `seat:${a}`;
    case "slot":
    case "quarantine_slot":
    case "lift_slot":
      return `slot:${a}`;
    case "quarantine_full":
      return "stock:full";
    case "quarantine_empty":
      return "stock:empty";
    case "lift_stock":
      return "stock:q";
    case "raze":
      return `built:${a}`;
    case "quarantine_supply":
    case "lift_supply":
      return "supply";
    default:
      return null;
  }
}

const MEANT: Record<string, string> = {
  activation: "activate",
  support: "support",
  flight: "flee",
  beacon: "beacon",
  through: "through",
  fight: "fight",
  soldier: "zone",
  "first-steam": "zone",
  "first-farm": "zone",
  "first-elite": "zone",
  vanguard: "zone",
  ruins: "zone",
  conversion: "zone",
  spread: "zone",
  "bonus-floor": "zone",
  "bonus-turret": "zone",
  "spare-column": "zone",
  cool: "zone",
  "crames-flight": "zone",
};

/** What a touch on something that does not glow would have asked for; of a way, whatever way that is. */
export function meantBy(target: string, ask: string): Choice | null {
  const [kind, a] = target.split(":");
  if (kind === "deployment") return ["deployment", Number(a)];
  if (kind === "zone") {
    if (ask === "deployment" && columns[a]?.deployment) return ["deployment", columns[a].deployment];
    if (ask === "orders") return ["order", a, "defence"];
    if (ask === "movement") return ["march", a];
    if (ask === "recruit") return ["recruit", "base", a];
    if (ask === "exile") return ["exile", a, "base"];
    if (ask === "hunger") return ["remove", a, "base"];
    return ask in MEANT ? [MEANT[ask], a] : null;
  }
  if (kind === "sea" && ["legate", "contract", "name-sea", "accomplice"].includes(ask)) return ["sea", a];
  if (kind === "title" && ["reserve", "primus", "first-title"].includes(ask)) return ["title", a];
  if (kind === "card" && ask === "watcher") return ["card", a];
  if (kind === "card" && ask === "archon") return ["archon", a];
  if (kind === "slot" && ask === "slot") return ["slot", Number(a)];
  if (kind === "slot" && ask === "quarantine") return ["quarantine_slot", Number(a)];
  return null;
}

type Told = Record<string, unknown>;
const listed = (value: unknown): string[] => (Array.isArray(value) ? (value as string[]) : []);

/** What a line of the log is about. */
export function tracesOf(event: Told): string[] {
  const found = ["zone", "to", "through"].flatMap((key) =>
    typeof event[key] === "string" ? [`zone:${event[key]}`] : [],
  );
  if (event.key === "revealed")
    found.push(
      ...[...listed(event.defence), ...listed(event.movement), ...listed(event.decoy)].map((zone) => `zone:${zone}`),
    );
  if (typeof event.sea === "string") found.push(`sea:${event.sea}`);
  if (event.key === "contract-moved") found.push(`sea:${event.to}`);
  if (typeof event.title === "string") found.push(`title:${event.title}`);
  if (typeof event.card === "string") found.push(`card:${event.card}`);
  return found;
}

/** What comes from a clan's side or goes back to it; moves from zone to zone are drawn by the map (Trails). */
export function flightsOf(event: Told): Flight[] {
  const seat = `seat:${event.seat}`;
  const glyph = `s-${tokenOf(event.seat as number)}`;
  const at = `spot:${event.zone}`;
  switch (event.key) {
    case "recruited":
    case "stationed":
    case "converted":
      return [{ glyph, from: seat, to: at }];
    case "lost":
    case "exiled":
    case "starved":
    case "no-refuge":
      return [{ glyph, from: at, to: seat }];
    case "column":
      return [{ glyph: "i-sw-steam", from: seat, to: at }];
    case "built":
      return [{ glyph: `i-sw-${event.structure}`.replace(/_\d$/, ""), from: seat, to: at }];
    case "contract":
      return [{ glyph, from: seat, to: `spot:${event.sea}` }];
    default:
      return [];
  }
}
