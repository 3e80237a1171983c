/** What is printed on the components, by id: of the house edition, unless the table is played with another content. */

import type { Language } from "../../lib/api.gen";
import gen from "./cards.gen.json";

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
  hegemony?: { from: number; geo?: number; havens?: number; havens_5?: number };
  /** The numbers of its special rules, by rule. */
  special: Record<string, Record<string, number>>;
}

interface Content {
  archons: Record<
    string,
    { number: number; lasting: Record<string, number> } & Said<{ title: string; text: string[] }>
  >;
  clans: Record<string, ClanBoard & Said<{ name: string; elite: string; text: string[] }>>;
  scenarios: Record<string, Scenario>;
  columns: Record<string, { floors: number; deployment: number }>;
  zones: Record<string, { borders: string[]; straits: string[]; seas: string[] }>;
}

export let { archons, clans, scenarios, columns, zones } = gen as unknown as Content;

export function useCards(others: unknown): void {
  ({ archons, clans, scenarios, columns, zones } = (others ?? gen) as Content);
}

export const deployment = (number: number): string[] =>
  Object.keys(columns).filter((zone) => columns[zone].deployment === number);
