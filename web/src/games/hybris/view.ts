/** A view of Hybris as the server sends it (src/ludotheque/games/hybris/sight.py). */

import type { View } from "../ui";

export interface Character {
  /** A slot, an illustration (`olympus_art`), a City, `reserve`, or `below`: defeated. */
  place: string;
  acted?: boolean;
  fresh?: boolean;
  lying?: boolean;
  token?: string;
}

export interface Player {
  olympian: string | null;
  vp: number;
  aegis: number;
  faithful: number;
  prayer: number;
  greatness: number;
  goodness: number;
  determination: number;
  sparks: number;
  upgraded: boolean;
  passed: boolean;
  pillar: string | null;
  second: string | null;
  posture: string | null;
  covered: string | null;
  olympian_tokens: number;
  resolved: boolean;
  bold: number;
  razed: number;
  bonus_tokens: number;
  tokens: number;
  used: string[];
  unavailable: string[];
  freed: Record<string, number>;
  characters: Record<string, Character>;
  hand: string[] | number;
  deck: number;
  discard: string[];
  zone: string[];
  premonitions: string[] | number;
  reserve?: string[];
}

export interface Side {
  seat: number;
  character: string;
  force: number;
  cost: number;
  determination: number;
}

export interface Cosmos {
  you: number | null;
  age: number;
  ages: number;
  phase: string;
  active: number;
  well: number;
  overflow_from: number;
  destroy_from: number;
  players: Player[];
  turn_order: number[];
  temples: Record<string, number[]>;
  tile_at: Record<string, { at: string; owner: number | null }>;
  /** Pairs of tiles that are connected. */
  connections: [string, string][];
  pillar_prayers: string[];
  allies: Record<string, number>;
  arena: number;
  drawn: string[];
  beside_oracle: { seat: number; card: string }[];
  vision_deck: number;
  quest_deck: number;
  quests: ({ id: string; chants: (number | null)[] } | null)[];
  veiled: Record<string, { seen_by: number[]; card?: string }>;
  chained: string[];
  laid: Record<string, { seat: number; face: string }>;
  spent: string[];
  combat: { sides: Side[]; enemy?: string; enemy_force?: number } | null;
  stack: { frame: string; step: string; city?: string; placed?: string | null; marks?: number }[];
}

export const read = (view: View): Cosmos => view as unknown as Cosmos;

export const PHASES = ["pillars", "planning", "action", "end_of_age"] as const;
export const LOCATIONS = ["olympus", "colosseum", "underworld", "moirai", "oracle", "forge", "mortal_world"];
export const ELEMENTS = ["air", "water", "fire", "earth"];
export const TYPES = ["architecture", "culture", "military", "science", "social"];
/** At the end of these Ages a Primordial awakes. */
export const FEARS: Record<number, string> = { 2: "alpha", 4: "beta", 6: "gamma" };

const TOKENS: Record<string, number> = { athena: 1, hades: 2, poseidon: 3, zeus: 5 };

/** A god keeps its colour in every game; whoever has none yet wears what nobody does. */
export function tokenOf(view: View | null, seat: number): number {
  const players = view ? read(view).players : [];
  const own = players[seat]?.olympian;
  if (own) return TOKENS[own];
  const worn = players.flatMap(({ olympian }) => (olympian ? [TOKENS[olympian]] : []));
  const left = Object.values(TOKENS).filter((token) => !worn.includes(token));
  const before = players.slice(0, seat).filter(({ olympian }) => !olympian).length;
  return left[(players.length ? before : seat) % left.length];
}

export type Kind = "hero" | "prophet" | "olympian";

export const kindOf = (character: string): Kind =>
  character === "olympian" ? "olympian" : character.startsWith("prophet_") ? "prophet" : "hero";

/** A Hero is the only one of that name; a Prophet or an Olympian is somebody's. */
export const whoIs = (seat: number | null, character: string): string =>
  kindOf(character) === "hero" ? `hero:${character}` : `who:${seat}:${character}`;

export interface Figure {
  seat: number;
  character: string;
  kind: Kind;
  place: string;
  lying: boolean;
  acted: boolean;
}

export const figuresOf = (cosmos: Cosmos): Figure[] =>
  cosmos.players.flatMap((player, seat) =>
    Object.entries(player.characters).map(([character, { place, lying, acted }]) => ({
      seat,
      character,
      kind: kindOf(character),
      place,
      lying: !!lying,
      acted: !!acted,
    })),
  );

export const listed = (some: string[] | number): string[] => (Array.isArray(some) ? some : []);
export const many = (some: string[] | number): number => (Array.isArray(some) ? some.length : some);

/** The Duel shows by its Postures and tokens. */
export const isDuel = ({ players, laid }: Cosmos): boolean =>
  players.some(({ posture, second }) => !!posture || !!second) || Object.keys(laid).length > 0;

/** Which half of a Pillar of this player lies under the other Pillar: a Humble one hides a top, a Proud one a bottom. */
export const coveredHalf = ({ covered, posture }: Player, pillar: string): "top" | "bottom" | null =>
  covered === pillar ? (posture === "humble" ? "top" : "bottom") : null;
