/** Options of games in words: as they are chosen, and as they were. */

import type { GameCard, OfferedValue, OptionCard } from "./api.gen";
import { named, said, words } from "./i18n.svelte";

const says = import.meta.glob<string>("../games/*/text/form.??.ftl", { query: "?raw", import: "default" });

/** The words of a game's options, spoken from then on. */
export function bringWords(game: string): Promise<void> {
  const own = (lang: string) => says[`../games/${game}/text/form.${lang}.ftl`];
  return own("fr") ? words.bring(`form ${game}`, (lang) => own(lang)()) : Promise.resolve();
}

export const valueName = (game: string, option: OptionCard, { value, say }: OfferedValue): string =>
  said(say) || (named([`value-${game}-${option.name}-${value}`, `value-${option.name}-${value}`]) ?? String(value));

export const optionName = (game: string, option: OptionCard): string =>
  named([`option-${game}-${option.name}`, `option-${option.name}`]) ?? option.name;

const NONE = "none"; // a value that says that there is no such thing

/** What was chosen, where there was something to choose: what leads a game, and whatever is not as usual. */
export function chosen(card: GameCard, leads: (string | undefined)[], options: Record<string, unknown>): string[] {
  return card.options
    .filter(({ name, offered }) => name in options && offered.length !== 1)
    .filter(
      ({ name, default: usual }) =>
        (leads.includes(name) && options[name] !== NONE) || String(options[name]) !== String(usual),
    )
    .map((option) => {
      const value = options[option.name];
      if (value === true || value === false) return value ? optionName(card.id, option) : "";
      const names = (Array.isArray(value) ? value : [value]).map((each) => {
        const offered = option.offered.find((one) => one.value === each);
        return valueName(card.id, option, offered ?? { value: each as string, say: null, seats: null });
      });
      return names.join(", ");
    })
    .filter(Boolean);
}
