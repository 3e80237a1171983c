/** What is printed on tiles, cards and boards, by id: of the house edition, unless the table is played with another. */

import type { Language } from "../../lib/api.gen";
import { printed } from "../../lib/content";
import address from "./cards.gen.json?url";

export type Said = Record<Language, { title: string; text: string[] }>;
/** What is given and how many; 0: that depends, or it is an action. */
export type Gain = [what: string, n: number];

export interface Enemy {
  base: number;
  cards: number;
  elements: string[];
}

export interface Tile extends Said {
  type: string;
  vp: number;
  prayers: number;
  edges: string;
  faithful: number;
  aegis: number;
}

export interface Conflict extends Said {
  deck: string;
  type: string;
  elements: string[];
  force: number;
  determination: number;
  left?: string;
  right?: string;
  combo?: number;
}

export interface Chant {
  asks: { do: string; elements: string[]; who?: string; from?: string }[];
  gain: Gain[];
}

export interface Quest extends Said, Partial<Enemy> {
  chants?: Chant[];
  reward: Gain[];
}

export interface Board extends Said {
  actions: string[];
  malus: Gain[];
  slots: Record<string, { gain: Gain[]; dotted: boolean } & Said>;
}

export interface City extends Said {
  prayers: number;
  goodness: number;
  faithful: number;
  affinity: string;
  cases: string[];
  service: Gain[];
}

interface Content {
  tiles: Record<string, Tile>;
  conflicts: Record<string, Conflict>;
  quests: Record<string, Quest>;
  premonitions: Record<string, { location: string; reward: Gain[] } & Said>;
  primordials: Record<string, { aegis: number } & Said>;
  pillars: Record<string, { number: number } & Said>;
  heroes: Record<string, Enemy & Said>;
  olympians: Record<string, { heroes: string[]; upgrades: string[]; sparks: Gain[][]; rules: string[] } & Said>;
  upgrades: Record<string, { elements: string[] } & Said>;
  boards: Record<string, Board>;
  cities: Record<string, City>;
  lines: Record<string, { prayers: number; gain: Gain[] }>;
  goodness: Record<string, { gain: Gain[] } & Said>;
}

export let content = {} as Content;

export const deck = printed<Content>(address, (now) => (content = now));

/** What an id says of itself, whatever it is. */
export function saidOf(id: string): Said | null {
  const { tiles, conflicts, quests, premonitions, primordials, pillars, heroes, upgrades, olympians } = content;
  for (const some of [tiles, conflicts, quests, premonitions, primordials, pillars, heroes, upgrades, olympians])
    if (id in some) return some[id];
  for (const board of Object.values(content.boards)) if (id in board.slots) return board.slots[id];
  return content.boards[id] ?? content.cities[id] ?? null;
}

/** The Location of a slot; of a City the City itself: whatever has a sign. */
export const locationOf = (spot: string): string =>
  Object.keys(content.boards).find((id) => spot in content.boards[id].slots) ?? spot;

/** The verbs of a Location. */
export const actionsOf = (location: string): string[] =>
  location in content.boards ? content.boards[location].actions : ["influence", "deploy"];
