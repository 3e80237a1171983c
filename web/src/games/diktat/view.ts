/** A view of Diktat as the server sends it (src/ludotheque/games/diktat/sight.py). */

import type { View } from "../ui";

export type Agent = "citizen" | "guard" | "emissary";
export type Good = Agent | "pp" | "politics" | "people" | "artefact";

export interface Owned {
  card: string;
  aside: boolean;
  tokens: (string | null)[];
}

export interface Player {
  seat: number;
  order: number;
  cabal?: string;
  board: { slots: number[]; costs: number[]; vp: number[]; endowment: Record<string, number> };
  vp: number;
  rank: number;
  assassin: number;
  spy: number;
  debt: number;
  borrowed: boolean;
  pawns: number;
  made: Record<string, number>;
  breaches: number;
  forced: boolean;
  token: string;
  stock: number;
  members: number;
  developed: number;
  played: string[];
  used: string[];
  markers: Record<string, number>;
  cards: Owned[];
  screen?: Record<Good, number>;
  /** At the end, of those with as many VP as another. */
  pp?: number;
}

export interface Pile {
  pile: number;
  owner: number | null;
  sector: string;
  sleeper: boolean;
  pawns: (Agent | null)[];
  seen_by: number[][];
}

export interface Sector {
  markers: number;
  darkness: number;
  corruption: number;
  blockhaus: number;
  revolt: number;
  piles: number;
  limit: number;
}

export interface Offer {
  offer: number;
  seat: number;
  to: number;
  items: string[];
  /** Those that change hands unseen by others. */
  unseen: string[];
}

export interface Oath {
  oath: number;
  parties: [number, number];
  clauses: { seat: number; clause: string; cycle: number; open: boolean }[];
}

export interface Prague {
  you: number | null;
  seats: number;
  cycle: number;
  phase: string;
  admin: number;
  players: Player[];
  sectors: Record<string, Sector>;
  piles: Pile[];
  deck: number;
  discard: string[];
  track: string[];
  secret: { card: string | null } | null;
  corruption: string[];
  centre: number[];
  offers: Offer[];
  oaths: Oath[];
  /** How many there are, how many VP end the game, and the phases of one. */
  cycles: number;
  goal: number;
  phases: string[];
  over: boolean;
}

export const read = (view: View): Prague => view as unknown as Prague;

export const AGENTS: Agent[] = ["citizen", "guard", "emissary"];
export const AFFINITIES = ["politics", "people", "artefact"] as const;
export const MANOEUVRES = ["send", "spy", "assassinate", "extend", "develop", "special"] as const;

/** Each Cabal keeps its face from game to game. */
export const TOKENS: Record<string, number> = { polisec: 1, resistance: 2, syndicats: 3, harmonie: 4, garde_noire: 5 };
export const OTHERS_TOKEN = 6;

export function tokenOf(prague: Prague | null, seat: number | null): number {
  if (seat === null || seat < 0) return OTHERS_TOKEN;
  const cabal = prague?.players[seat]?.cabal;
  return cabal ? TOKENS[cabal] : seat + 1;
}

export const affinityGlyph = (good: string) => (good === "artefact" ? "d-affinity-artefact" : `d-${good}`);
