/** Cards and enemies as the kit draws them. */

import type { Face } from "../../kit/board/pieces";
import { spaced, t } from "../../lib/i18n.svelte";
import type { Speech } from "../../lib/speech";
import { parts, type Enemy, type Loot } from "./cards.svelte";

const upper = (text: string): string => text.charAt(0).toLocaleUpperCase() + text.slice(1);

/** Effects stand one after the other on a card, with a point between them. */
export const sentences = (text: string): string[] =>
  text
    .split(" · ")
    .filter(Boolean)
    .map((each) => spaced(`${upper(each)}.`.replace(/(?<![\p{L}\d])-(?=\d)/gu, "−")));

export type Spoken = Pick<Speech, "name" | "lang">;

export function faceOf(id: string, speech: Spoken): Face {
  const card = parts.loot(id);
  return card ? lootFace(card, speech.name(id), speech) : { name: speech.name(id) };
}

export function lootFace(card: Loot, name: string, speech: Spoken): Face {
  return {
    name,
    cost: { n: card.value, says: t("nb-value", { n: card.value }) },
    marks: [...card.types, ...(card.keywords ?? [])].map((sort) => ({
      icon: `nb-${sort}`,
      says: t(`nb-sort-${sort}`),
    })),
    kind: [...card.types, ...(card.keywords ?? [])].map((sort) => t(`nb-sort-${sort}`)).join(" · "),
    text: sentences(card[speech.lang].text || t("nb-no-effect")).map((says) => ({ says })),
  };
}

export const BOXES = ["active", "riposte", "passive"] as const;

/** An enemy as it is printed; a token has no boxes of its own. */
export function foeFace(id: string, token: boolean, speech: Speech): Face {
  const card = token ? undefined : parts.enemy(id);
  const name = speech.name(token ? `${id}T` : id);
  return card ? enemyFace(card, name, speech) : { name };
}

export function enemyFace(card: Enemy, name: string, speech: Spoken): Face {
  return {
    name,
    icon: `nb-${card.targeting}`,
    band: t(`nb-aim-${card.targeting}`),
    cost: { n: card.hp, says: t("nb-hp-n", { n: card.hp }) },
    kind: (card.keywords ?? []).map((word) => t(`nb-sort-${word}`)).join(" · "),
    text: BOXES.filter((box) => card[speech.lang][box]).map((box) => ({
      head: t(`nb-${box}`),
      says: sentences(card[speech.lang][box]).join(" "),
    })),
  };
}
