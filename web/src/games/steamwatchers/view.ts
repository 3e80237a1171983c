/** A view of Steamwatchers as the server sends it (src/ludotheque/games/steamwatchers/sight.py). */

import type { View } from "../ui";
import type { Part } from "./foresee";

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
  /** The armed force of those who hold it. */
  force?: number;
  raid?: { seat: number; base: number; elite: number; force: number };
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
  barrels: number;
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

/** One side of the combat under way: its force with the support given so far, and until it is fought what that is made of. */
export interface Force {
  /** Null: the Cramés. */
  seat: number | null;
  force: number;
  parts: Part[];
}

export interface Combat {
  zone: string;
  /** Who has the better of equal totals. */
  ties: "attack" | "defence";
  attack: Force;
  defence: Force;
}

/** What the scenario counts: a number a seat, towards a goal where there is one, or the zones it is about. */
export interface Counted {
  aim: string;
  goal?: number;
  from?: number;
  levels?: number[];
  zones?: string[];
  turns?: Record<string, number>;
  geo?: number;
  figures?: number;
  own?: number;
  other?: number;
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
  /** `coasts`: how many zones on it each clan controls. */
  seas: Record<string, { contracts: number[]; free: number; coasts: number[] }>;
  cards: { discard: number; boxed: number; healthy: number; contraband: number };
  deck: number;
  archons: number;
  /** What a scenario from outside counts: a number, one a seat, or those of the zones that have one. */
  counters: Record<string, number | number[] | Record<string, number>>;
  combat: Combat | null;
  /** What each clan's zones are worth now, in GÉO. */
  harvest: number[];
  /** The positions of both tracks at this table. */
  titles: string[];
  straits: "open" | "closed";
  aims: Counted[];
  stack: Frame[];
  over: boolean;
}

export const read = (view: View): Europe => view as unknown as Europe;

export const PHASES = ["conclave", "planning", "activation", "decline", "great_white"] as const;
export const ORDERS: OrderKind[] = ["defence", "movement", "decoy"];
/** The neutral clan of one scenario wears the seat that is never taken: five sit down at most. */
export const CRAMES = 6;

export const tokenOf = (holder: Holder): number => (typeof holder === "number" && holder >= 0 ? holder + 1 : CRAMES);

/** What a position is called: there are several Watchers. */
export const titleOf = (position: string): string => position.replace(/_\d$/, "");

/** Where somebody else's units stand. */
export const hostile = (zone: Zone | undefined, seat: number | null): boolean =>
  zone?.holder !== undefined && zone.holder !== null && zone.holder !== seat;

/** A clan's units in a zone, as its holder's or as raiders. */
export function unitsOf(europe: Europe, seat: number | null, zone: string): Record<Unit, number> {
  const there = europe.zones[zone];
  if (there?.holder === seat) return { base: there.base ?? 0, elite: there.elite ?? 0 };
  return there?.raid?.seat === seat ? { base: there.raid.base, elite: there.raid.elite } : { base: 0, elite: 0 };
}

/** The innermost procedure of that name, if it is under way. */
export function frame(europe: Europe, name: string): Frame | null {
  return [...europe.stack].reverse().find((each) => each.frame === name) ?? null;
}
