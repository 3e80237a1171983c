/** Cards and markers by id, and the grammar of deals: of the house edition, unless the table is played with another. */

import type { Language } from "../../lib/api.gen";
import { printed } from "../../lib/content";
import address from "./cards.gen.json?url";

export interface CardText {
  title: string;
  text: string[];
}

export type Card = {
  types: string[];
  origin?: string; // none: house
  sector?: string;
  cabal?: string;
  darkness?: number;
  attack?: boolean;
  symbols?: string[];
  level?: number; // of a marker
} & Record<Language, CardText>;

interface Content {
  cards: Record<string, Card>;
  /** The clauses an oath may have: the variables of each in the order of its word, and whether it has a deadline. */
  clauses: Record<string, { of: string[]; lasts: boolean }>;
  /** What a deal names besides goods, and the variable it is called by. */
  items: Record<string, string>;
}

export let { cards, clauses, items }: Content = { cards: {}, clauses: {}, items: {} };

export const deck = printed<Content>(address, (now) => ({ cards, clauses, items } = now));

/** The kind of an effect and its words, which the sentences have before and after a colon. */
export function effects(card: Card, lang: Language): { type: string; text: string }[] {
  return card[lang].text.map((sentence) => {
    const parts = /^([^:]{3,40}?)\s*:\s+(.*)$/su.exec(sentence);
    if (!parts) return { type: "", text: sentence };
    return { type: parts[1], text: parts[2].charAt(0).toLocaleUpperCase() + parts[2].slice(1) };
  });
}
