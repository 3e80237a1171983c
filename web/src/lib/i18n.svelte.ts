/** The words of the page: Fluent files of text/, one bundle a language, switched while the page lives. */

import { FluentBundle, FluentNumber, FluentResource, type FluentVariable } from "@fluent/bundle";
import type { Language } from "./api.gen";

const files = { fr: () => import("../text/fr"), en: () => import("../text/en") };

export type Args = Record<string, string | number>;

/** Whole numbers are written as they are typed, 12000 and not 12,000, without asking the browser how. */
class Whole extends FluentNumber {
  override toString(): string {
    return String(this.value);
  }
}

export function variables(values: Record<string, unknown>): Record<string, FluentVariable> {
  const out: Record<string, FluentVariable> = {};
  for (const [key, value] of Object.entries(values)) {
    if (typeof value === "number")
      out[key] = Number.isInteger(value) ? new Whole(value) : new FluentNumber(value, { useGrouping: false });
    else if (value !== null && value !== undefined) out[key] = String(value);
  }
  return out;
}

const CONTRACTED: [RegExp, string][] = [
  [/(?<!\p{L})à Le(?= \p{Lu})/gu, "au"],
  [/(?<!\p{L})à Les(?= \p{Lu})/gu, "aux"],
  [/(?<!\p{L})de Le(?= \p{Lu})/gu, "du"],
  [/(?<!\p{L})de Les(?= \p{Lu})/gu, "des"],
  // but not into an H that is heard
  [
    /(?<!\p{L})(d|qu)e (?=[AEIOUÀÂÉÈÊËÎÏÔÛ]\p{L}|H(?!alog|am|ans|arp|as|aut|av|edg|éro[ns]|o[al]|or[dns]|urle)[aeiouyâéèêô])/gu,
    "$1’",
  ],
];

/** French words run into the names after them, and its signs do not part from their words at the end of a line. */
export function typeset(lang: Language, text: string): string {
  const once = text.replace(/ {2,}/gu, " ");
  if (lang !== "fr") return once;
  return spaced(CONTRACTED.reduce((said, [apart, together]) => said.replace(apart, together), once));
}

/** What French sets apart from its word by a space stays on the line of it. */
export const spaced = (text: string): string => text.replace(/ (?=[?!:;»%])/gu, "\u00a0").replace(/« /gu, "«\u00a0");

/** A number with the sign that printers use. */
export const signed = (n: number): string => String(n).replace("-", "\u2212");

export function bundleOf(lang: Language, sources: string[], functions = {}): FluentBundle {
  const bundle = new FluentBundle(lang, { useIsolating: false, functions });
  for (const source of sources) bundle.addResource(new FluentResource(source), { allowOverrides: true });
  return bundle;
}

const AGAIN = 800; // ms

class Words {
  bundle = $state.raw<FluentBundle | null>(null);
  lang = $state<Language>("fr");
  /** No words came at all: the page can only say so in its own. */
  lost = $state(false);

  private brought = new Map<string, (lang: Language) => Promise<string>>();
  private wanted: Language = "fr";
  private asked = 0;
  private spoken = 0;

  /** The words of the page; asked for once more where they do not come. */
  async begin(lang: Language): Promise<void> {
    const again = () => new Promise((wait) => setTimeout(wait, AGAIN)).then(() => this.speak(this.wanted));
    await this.speak(lang)
      .catch(again)
      .catch(() => (this.lost = true));
  }

  async speak(lang: Language): Promise<void> {
    this.wanted = lang;
    const turn = ++this.asked;
    const names = [...this.brought.keys()];
    const [own, brought] = await Promise.all([
      files[lang](),
      Promise.allSettled([...this.brought.values()].map((words) => words(lang))),
    ]);
    // What one part of the page did not bring leaves the others their words.
    const missing = brought.flatMap((words, i) => (words.status === "rejected" ? [{ name: names[i], words }] : []));
    for (const { name } of missing) this.brought.delete(name);
    if (turn > this.spoken) {
      // else what was asked for later came sooner, and holds all of this
      this.spoken = turn;
      const come = brought.flatMap((words) => (words.status === "fulfilled" ? [words.value] : []));
      this.bundle = bundleOf(lang, [...own.default, ...come]);
      this.lang = lang;
      this.lost = false;
    }
    if (missing.length) throw missing[0].words.reason;
  }

  /** Words that a game brings with its board, in whatever language is spoken; under a name, once. */
  bring(name: string, words: (lang: Language) => Promise<string>): Promise<void> {
    this.brought.set(name, words);
    return this.speak(this.wanted);
  }

  has(id: string): boolean {
    return this.bundle?.hasMessage(id) ?? false;
  }

  format(id: string, values: Args = {}): string {
    const message = this.bundle?.getMessage(id);
    if (!this.bundle || !message?.value) return `[${id}]`;
    return typeset(this.lang, this.bundle.formatPattern(message.value, variables(values), []));
  }
}

export const words = new Words();

export function t(id: string, values?: Args): string {
  return words.format(id, values);
}

/** The sentences that come with a part of the page and not with the page, before those of the page. */
export function beside(sources: Record<Language, string>): typeof t {
  const bundles = { en: bundleOf("en", [sources.en]), fr: bundleOf("fr", [sources.fr]) };
  return (id, values = {}) => {
    const pattern = bundles[words.lang].getMessage(id)?.value;
    return pattern
      ? typeset(words.lang, bundles[words.lang].formatPattern(pattern, variables(values), []))
      : t(id, values);
  };
}

/** The first of these that has words, in its words. */
export function named(ids: string[], values?: Args): string | null {
  const known = ids.find((id) => words.has(id));
  return known ? t(known, values) : null;
}

/** A sentence that came by language, in the reader's or in any other. */
export function said(sentence: Partial<Record<Language, string>> | null | undefined): string {
  return typeset(words.lang, sentence?.[words.lang] ?? sentence?.fr ?? sentence?.en ?? "");
}
