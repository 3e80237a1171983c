/** Cards and markers as the kit draws them. */

import type { Face } from "../../kit/board/pieces";
import { t } from "../../lib/i18n.svelte";
import type { Speech } from "../../lib/speech";
import { cards, effects } from "./cards";

export function faceOf(id: string, speech: Speech): Face {
  const card = cards[id];
  if (!card) return { name: speech.name(id), band: id };
  const lines = effects(card, speech.lang);
  const where = card.sector ?? card.cabal;
  return {
    name: card[speech.lang].title,
    icon: where && `d-${where}`,
    band: where && speech.name(where),
    marks: card.attack ? [{ icon: "d-attack", says: t("dk-attack") }] : [],
    cost: card.darkness === undefined ? undefined : { n: card.darkness, says: t("dk-darkness", { n: card.darkness }) },
    kind: [...new Set(lines.map((line) => line.type))].filter(Boolean).join(" · "),
    text: lines.map(({ type, text }) => ({ head: lines.length > 1 ? type : "", says: text })),
  };
}
