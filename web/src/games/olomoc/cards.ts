/** What is printed on profiles and cards, by id: of the house edition, unless the table is played with another. */

import type { Language } from "../../lib/api.gen";
import { printed } from "../../lib/content";
import address from "./cards.gen.json?url";
import type { Point } from "./view";

type Named = Record<Language, { name: string }>;
export type Said = Record<Language, { name: string; text: string[] }>;

export interface Ability extends Said {
  timing: string;
  limit?: Record<string, number>;
  cost?: Record<string, number>;
}

export interface Profile extends Record<Language, { name: string; instinct?: string[] }> {
  faction?: string;
  rank?: number;
  base: number;
  radius: number;
  stats: Record<string, number>;
  life: string;
  abilities: Record<string, Ability>;
}

export interface Terrain {
  id: string;
  kind: "obstructing" | "low" | "zone";
  parts: Point[][];
}

interface Content {
  factions: Record<string, Named>;
  ministries: Record<string, Named>;
  profiles: Record<string, Profile>;
  equipment: Record<string, Ability & { type: string; affiliation: Record<string, string> }>;
  cards: Record<string, Said & { ministry: string; rank: number; slots: number[] }>;
  artefact: Record<string, Said & { numbers: string[] }>;
  agendas: Record<
    string,
    Record<Language, { name: string; text: string[]; brief: string[] }> & {
      edges: string[];
      markers: { id: string; at: Point; radius: number }[];
    }
  >;
  layouts: Record<string, Named & { terrain: Terrain[] }>;
  markers: Record<string, Named & { radius: number }>;
  rulers: Record<string, { length: number; width: number }>;
}

export let content = {} as Content;
export const deck = printed<Content>(address, (now) => (content = now));

const KINDS = ["factions", "profiles", "equipment", "cards", "artefact", "agendas", "layouts", "markers"] as const;

/** What an id is called, whatever it is. */
export function nameOf(id: string, lang: Language): string | null {
  for (const kind of KINDS) {
    const found = content[kind]?.[id];
    if (found) return found[lang].name;
  }
  return abilityOf(id)?.[lang].name ?? null;
}

/** The same, one of several with that profile ("rogue.2") by its number too. */
export function calledBy(id: string, lang: Language): string | null {
  const [profile, n] = id.split(".");
  const name = nameOf(profile, lang);
  return name && n ? `${name}\u00a0${numeral(Number(n))}` : name;
}

export function abilityOf(id: string): Ability | null {
  if (content.equipment[id]) return content.equipment[id];
  for (const { abilities } of Object.values(content.profiles)) if (abilities[id]) return abilities[id];
  return null;
}

/** The terrain of a layout; one that somebody drew stands in the options of the table. */
export function terrainOf(layout: string, drawn: string): Terrain[] {
  if (layout !== "drawn") return content.layouts[layout]?.terrain ?? [];
  const rows = JSON.parse(drawn) as [Terrain["kind"], ...Point[][]][];
  return rows.map(([kind, ...parts], i) => ({ id: `t${i + 1}`, kind, parts }));
}

export const numeral = (n: number): string => ["", "I", "II", "III", "IV", "V", "VI", "VII", "VIII"][n] ?? String(n);

/** "Pétra Kantor" is P K on her base, the second of two Rogues R II. */
export function lettersOf(name: string): string {
  const [first, second] = name.split(/[\s’'-]+/u).filter(Boolean);
  const [, n] = name.split("\u00a0");
  return n ? first[0] + n : (second ? first[0] + second[0] : first.slice(0, 2)).toLocaleUpperCase();
}
