/** Cards and markers by id: those of the house edition, unless the table is played with others. */

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
} & Record<Language, CardText>;

type Cards = Record<string, Card>;

export let cards: Cards = {};

export const deck = printed<Cards>(address, (now) => (cards = now));

/** The kind of an effect and its words, which the sentences have before and after a colon. */
export function effects(card: Card, lang: Language): { type: string; text: string }[] {
  return card[lang].text.map((sentence) => {
    const parts = /^([^:]{3,40}?)\s*:\s+(.*)$/su.exec(sentence);
    if (!parts) return { type: "", text: sentence };
    return { type: parts[1], text: parts[2].charAt(0).toLocaleUpperCase() + parts[2].slice(1) };
  });
}
