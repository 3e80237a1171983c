/** The words of the rules and the search in them, for the page and for the drawer that show them. */

import type { RuleBook } from "../lib/api.gen";
import { named, said, words } from "../lib/i18n.svelte";
import { plain } from "../lib/rules";
import en from "./rules.en.ftl?raw";
import fr from "./rules.fr.ftl?raw";

export const spoken = words.bring("rules", async (lang) => ({ en, fr })[lang]);

export const chapterName = (game: string, chapter: string): string =>
  named([`chapter-${game}-${chapter}`, `chapter-${chapter}`]) ?? chapter;

/** The rules and rulings in whose numbers or sentences every word of the search is found. */
export function search(book: RuleBook, asked: string): Pick<RuleBook, "rules" | "rulings"> {
  const wanted = plain(asked).split(/\s+/).filter(Boolean);
  const fits = (...texts: string[]) => wanted.every((word) => texts.some((text) => plain(text).includes(word)));
  return {
    rules: book.rules.filter((rule) => fits(rule.id, said(rule.text))),
    rulings: book.rulings.filter((ruling) => fits(ruling.id, said(ruling.question), said(ruling.answer))),
  };
}
