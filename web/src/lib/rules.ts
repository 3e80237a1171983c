/** Rules by their numbers: those of a game, then those every table shares. */

import { api } from "./api";
import type { RuleBook, RuleText, RulingText } from "./api.gen";

export type Found =
  { kind: "rule"; book: string; rule: RuleText; rulings: RulingText[] } | { kind: "ruling"; ruling: RulingText };

export function lookUp(book: RuleBook, id: string): Found | null {
  const rule = book.rules.find((each) => each.id === id);
  if (rule)
    return { kind: "rule", book: book.game, rule, rulings: book.rulings.filter((each) => each.rules.includes(id)) };
  const ruling = book.rulings.find((each) => each.id === id);
  return ruling ? { kind: "ruling", ruling } : null;
}

export async function findRule(game: string, id: string): Promise<Found | null> {
  for (const book of id.startsWith("LUD-") ? ["table", game] : [game, "table"]) {
    try {
      const found = lookUp(await api.rules(book), id);
      if (found) return found;
    } catch (fault) {
      if (book === game) throw fault;
    }
  }
  return null;
}

/** Letters without accents or case, to search with. */
export function plain(text: string): string {
  return text.normalize("NFD").replace(/\p{M}/gu, "").toLowerCase();
}
