/** Cards as the kit draws them. */

import type { CardProps } from "../../kit/board/pieces";
import { t } from "../../lib/i18n.svelte";
import type { Speech } from "../../lib/speech";
import { archons, columns } from "./cards";

export function archon(id: string, { lang }: Speech): CardProps {
  const { number, [lang]: said } = archons[id];
  return {
    target: `card:${id}`,
    class: "archon",
    asks: true,
    face: {
      name: said.title,
      icon: "sw-archon",
      cost: { n: number, says: String(number) },
      text: said.text.map((says) => ({ says })),
    },
  };
}

/** It lights its zone on the map. */
export function column(id: string, speech: Speech): CardProps {
  const n = columns[id]?.floors ?? 0;
  const says = t("sw-floors", { n });
  return {
    target: `card:${id}`,
    asks: true,
    points: [`zone:${id}`],
    face: { name: speech.name(id), icon: "sw-steam", cost: { n, says }, text: [{ says }] },
  };
}
