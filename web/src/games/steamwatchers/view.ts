/** A view of Steamwatchers as the server sends it (src/ludotheque/games/steamwatchers/sight.py). */

import type { View } from "../ui";

export type Holder = number | "crames" | null | undefined;
export type OrderKind = "defence" | "movement" | "decoy";
export type Unit = "base" | "elite";

export interface Structure {
  kind: "farm" | "toxic" | "turret" | "beacon";
  owner?: number;
}

/** A zone in play; what it does not have is left out. */
export interface Zone {
  control: Holder;
  holder?: Holder;
  base?: number;
  elite?: number;
  raid?: { seat: number; base: number; elite: number };
  structures?: Structure[];
  floors?: number;
  cube?: boolean;
  order?: { owner: number; kind?: OrderKind };
  target?: number | "neutral";
  barrel?: boolean;
  haven?: boolean;
}

export interface Clan {
  clan: string | null;
  title: string | null;
  reserved: string | null;
  passed: boolean;
  out: boolean;
  healthy: number;
  contraband: number;
  spare_healthy: number;
  spare_contraband: number;
  blocked: number;
  capped: number;
  supply: number;
  incubation: number;
  geo: number;
  reserve_base: number;
  reserve_elite: number;
  beacons: number;
  contracts: number;
  toxics: number;
  exiled: number;
  trophies: number;
  units: number;
  slots: string[];
  steam_cards: number;
  archon_cards: number;
  rendezvous?: string;
  hand?: { steam: string[]; archon: string[] };
  orders_left?: Record<OrderKind, number>;
}

/** One's own soldiers of a zone under one's hand: how many of each are taken, and what a touch does. */
export interface Hands {
  units: Unit[];
  count: Record<Unit, number>;
  /** They are lost, not sent. */
  falls: boolean;
  touch(unit: Unit): void;
}

export type Frame = Record<string, unknown> & { frame: string; step: string };

export interface Europe {
  you: number | null;
  seats: number;
  turn: number;
  phase: string;
  raider: number;
  active: string | null;
  fighting: string | null;
  legate: string | null;
  accomplice: string | null;
  primus: string;
  farms: number;
  turrets: number;
  in_force: string | null;
  named_sea: string | null;
  enacted_by: number;
  top: string | null;
  bearer: number;
  ending: string;
  winner: number;
  zones: Record<string, Zone>;
  players: Clan[];
  seas: Record<string, { contracts: number[]; free: number }>;
  cards: { discard: number; boxed: number; healthy: number; contraband: number };
  deck: number;
  archons: number;
  /** What a scenario from outside counts: a number, one a seat, or those of the zones that have one. */
  counters: Record<string, number | number[] | Record<string, number>>;
  stack: Frame[];
  over: boolean;
}

export const read = (view: View): Europe => view as unknown as Europe;

export const PHASES = ["conclave", "planning", "activation", "decline", "great_white"] as const;
export const TITLES = ["watcher_1", "legate", "archon", "watcher_4", "primus", "watcher_6"] as const;
export const ORDERS: OrderKind[] = ["defence", "movement", "decoy"];
/** The neutral clan of one scenario wears the seat that is never taken: five sit down at most. */
export const CRAMES = 6;

export const tokenOf = (holder: Holder): number => (typeof holder === "number" && holder >= 0 ? holder + 1 : CRAMES);

export const barrels = (clan: Clan): number =>
  clan.healthy + clan.contraband + clan.spare_healthy + clan.spare_contraband;

/** The positions of both tracks at this table (STW-025, STW-039, STW-040). */
export const titlesOf = (europe: Europe): readonly string[] =>
  TITLES.slice(0, europe.seats === 2 ? 4 : europe.seats === 5 ? 6 : 5);

/** What a position is called: there are several Watchers. */
export const titleOf = (position: string): string => position.replace(/_\d$/, "");

/** What a clan would score now: farms and floors of the zones it controls. */
export function harvest(europe: Europe, seat: number): { farms: number; floors: number } {
  const zones = Object.values(europe.zones).filter((zone) => zone.control === seat);
  const farms = zones
    .flatMap((zone) => zone.structures ?? [])
    .filter((each) => each.kind === "farm" || each.kind === "toxic").length;
  return { farms, floors: zones.reduce((sum, zone) => sum + (zone.floors ?? 0), 0) };
}

export const controlled = (europe: Europe, seat: number): string[] =>
  Object.keys(europe.zones).filter((id) => europe.zones[id].control === seat);

export const havens = (europe: Europe, seat: number): number =>
  controlled(europe, seat).filter((id) => europe.zones[id].haven).length;

/** A vote for each complete pair of zones (STW-222). */
export const voices = (europe: Europe, seat: number): number => Math.floor(controlled(europe, seat).length / 2);

/** The innermost procedure of that name, if it is under way. */
export function frame(europe: Europe, name: string): Frame | null {
  return [...europe.stack].reverse().find((each) => each.frame === name) ?? null;
}
