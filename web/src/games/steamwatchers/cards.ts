/** What is printed on the components, by id: of the house edition, unless the table is played with another content. */

import type { Language } from "../../lib/api.gen";
import { printed } from "../../lib/content";
import { spaced } from "../../lib/i18n.svelte";
import address from "./cards.gen.json?url";

export interface ClanBoard {
  figures: { base: number; elite: number };
  beacons: number;
  healthy: number;
  contraband: number;
  actions: number[];
  supply: [number, number][]; // value, least GÉO
  incubation: string; // a letter a cell: R resists, Q Quarantine, D Death & Exile, E the end of the track
}

type Said<T> = Record<Language, T>;

export interface Scenario extends Said<{ title: string; head: string; text: string[] }> {
  players: [number, number];
  turns: number;
}

interface Content {
  archons: Record<string, { number: number } & Said<{ title: string; text: string[] }>>;
  clans: Record<string, ClanBoard & Said<{ name: string; elite: string; text: string[] }>>;
  scenarios: Record<string, Scenario>;
  columns: Record<string, { floors: number; deployment: number }>;
}

const NOTHING: Content = { archons: {}, clans: {}, scenarios: {}, columns: {} };

export let { archons, clans, scenarios, columns } = NOTHING;

const settle = (_: string, value: unknown) => (typeof value === "string" ? spaced(value) : value);

export const deck = printed<Content>(
  address,
  (now) => ({ archons, clans, scenarios, columns } = JSON.parse(JSON.stringify(now), settle) as Content),
);

export const deployment = (number: number): string[] =>
  Object.keys(columns).filter((zone) => columns[zone].deployment === number);
