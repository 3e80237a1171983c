/** What a choice is about on the table, and what a touch of something else would have asked for. */

import type { Choice, DecisionCard } from "../../lib/api.gen";
import type { Flight } from "../../lib/travel.svelte";
import type { View } from "../ui";
import { content } from "./cards";
import { read, tokenOf, whoIs, type Cosmos } from "./view";

/** Verbs whose first word names the thing, and what the table calls its kind. */
const KINDS: Record<string, string> = {
  olympian: "olympian",
  pillar: "pillar",
  cover: "pillar",
  upgrade: "upgrade",
  city: "city",
  temple: "city",
  discard: "card",
  card: "card",
  go: "loc",
  slot: "slot",
  art: "art",
  act: "act",
  complete: "premonition",
  convert: "line",
  tile: "tile",
  make: "tile",
  quest: "quest",
  hero: "hero",
  posture: "posture",
};
const WHO = ["assign", "lift", "activate", "contest", "send_back", "challenge"];

const spot = (id: string): string => (id in content.cities ? `city:${id}` : `slot:${id}`);

export function targetOf(choice: Choice, view: View): string | null {
  const [verb, a, b] = choice.map(String);
  const cosmos = read(view);
  if (verb in KINDS) return `${KINDS[verb]}:${a}`;
  if (WHO.includes(verb)) return whoIs(cosmos.you, a);
  switch (verb) {
    case "use":
      return a in content.tiles ? `tile:${a}` : `upgrade:${a}`;
    case "deploy":
      return `case:${b}`;
    case "lay":
    case "token":
      return spot(a);
    case "resolve": {
      const own = cosmos.you === null ? null : cosmos.players[cosmos.you]?.pillar;
      return own ? `pillar:${own}` : null;
    }
    default:
      return null;
  }
}

/** A tile, then its case; a character, then where it is to go. */
export function stepsOf(choice: Choice, view: View): string[] | null {
  const [verb, a, b] = choice.map(String);
  if (verb === "deploy") return [`tile:${a}`, `case:${b}`];
  const { you } = read(view);
  if (verb === "assign") return [whoIs(you, a), `loc:${b}`];
  return verb === "lift" ? [whoIs(you, a)] : null;
}

/** The first tile, and the first character that may be given a token, are in hand. */
export function heldBy({ choices }: DecisionCard, view: View): string[] {
  const first = choices?.find(([verb]) => verb === "deploy" || verb === "assign");
  return first ? (stepsOf(first, view)?.slice(0, 1) ?? []) : [];
}

/** The questions that a touch of such a thing answers, and with which verb. */
const MEANT: Record<string, Record<string, string>> = {
  pillar: { pillar: "pillar", cover: "cover" },
  loc: { where: "go" },
  slot: { stand: "slot", "lay-token": "lay" },
  art: { stand: "art" },
  act: { action: "act" },
  line: { convert: "convert" },
  quest: { quest: "quest" },
  card: { "fight-game": "card", "fight-card": "card", "fight-on": "card", presage: "card" },
  premonition: { "before-action": "complete", "after-action": "complete" },
};
const WHO_MEANT: Record<string, string> = { turn: "activate", contest: "contest", "send-back": "send_back" };

export function meantBy(target: string, { ask, choices }: DecisionCard, view: View): Choice | null {
  const [kind, a, b] = target.split(":");
  const { you } = read(view);
  if (kind === "hero" && ask === "fight-hero") return ["hero", a];
  if (kind === "hero" || (kind === "who" && Number(a) === you))
    return ask in WHO_MEANT ? [WHO_MEANT[ask], kind === "hero" ? a : b] : null;
  if (kind === "case" && ask === "deploy") {
    const tile = choices?.find(([verb]) => verb === "deploy")?.[1];
    return tile === undefined ? null : ["deploy", tile, a];
  }
  const verb = MEANT[kind]?.[ask];
  if (!verb) return null;
  return verb === "lay" ? ["lay", a, choices?.find(([each]) => each === "lay")?.[2] ?? "olympian"] : [verb, a];
}

type Told = Record<string, unknown>;

/** What a line of the log is about. */
export function tracesOf(event: Told): string[] {
  const found: string[] = [];
  const add = (kind: string, key: string) => {
    if (typeof event[key] === "string") found.push(`${kind}:${event[key] as string}`);
  };
  if (typeof event.character === "string" && typeof event.seat === "number")
    found.push(whoIs(event.seat, event.character));
  if (typeof event.place === "string") {
    const place = event.place;
    found.push(place.endsWith("_art") ? `art:${place.slice(0, -4)}` : spot(place));
  }
  add("tile", "tile");
  add("city", "city");
  add("quest", "quest");
  add("hero", "hero");
  add("pillar", "pillar");
  add("upgrade", "upgrade");
  add("card", "card");
  if (event.key === "generated" || event.key === "overflow" || event.key === "drained-well") found.push("well");
  if ((event.key === "rose" || event.key === "fell") && typeof event.seat === "number") found.push("greatness");
  return found;
}

const GOODS = ["vp", "aegis", "faithful", "prayer", "goodness", "determination", "spark"];

/** Goods go between the seats, the Well and the table. */
export function flightsOf(event: Told, view: View): Flight[] {
  const seat = `seat:${event.seat as number}`;
  const what = String(event.what ?? "");
  switch (event.key) {
    case "generated":
      return [{ glyph: "i-hy-prayer", from: seat, to: "well" }];
    case "lost":
    case "paid":
      return GOODS.includes(what) ? [{ glyph: `i-hy-${what}`, from: seat, to: "well" }] : [];
    case "contests": {
      const city = read(view).stack.find(({ frame }) => frame === "deploy")?.city;
      return city ? [{ glyph: "i-hy-contest", from: seat, to: `city:${city}` }] : [];
    }
    case "laid":
      return [{ glyph: `s-${tokenOf(view, Number(event.seat))}`, from: seat, to: spot(String(event.place)) }];
    default:
      return [];
  }
}

/** A figure's owner, where only one may be meant. */
export const ownerOf = (cosmos: Cosmos, hero: string): number =>
  cosmos.players.findIndex(({ characters }) => hero in characters);
