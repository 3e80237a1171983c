/** What everybody sees of a seat: in the strip, and in words on its board. */

import type { Fact } from "../../kit/board/pieces";
import { t } from "../../lib/i18n.svelte";
import type { Figure, Nominees } from "./view";

const PILES = ["hand", "draw", "discard", "jail"] as const;
const ICONS = { hand: "nb-hand", draw: "nb-deck", discard: "nb-discard", jail: "nb-jail" };

const sizeOf = (figure: Figure, pile: (typeof PILES)[number]): number =>
  pile === "draw" ? (figure.draw?.n ?? 0) : (figure[pile]?.length ?? 0);

export function factsOf({ team, decks, phase }: Nominees, seat: number): Fact[] {
  const figure = team[seat];
  if (!figure) return [];
  if (phase === "between") {
    const n = decks[seat]?.length ?? 0;
    return [{ about: "deck", icon: "nb-deck", n, says: t("nb-deck-n", { n }) }];
  }
  const piles = PILES.map((pile): Fact => {
    const n = sizeOf(figure, pile);
    return { about: `pile:${pile}`, icon: ICONS[pile], n, says: t(`nb-pile-${pile}-n`, { n }), folds: pile === "jail" };
  });
  const marks = Object.entries(figure.markers).map(([marker, n]): Fact => ({
    about: `marker:${marker}`,
    icon: `nb-${marker}`,
    n,
    says: t("nb-marked", { marker: t(`nb-marker-${marker}`), n }),
    kind: `mk ${marker}`,
    folds: true,
  }));
  const plays = figure.plays ?? 0;
  const left = Math.max(plays - figure.used, 0);
  const over = figure.stage === "over" || figure.dead;
  return [
    ...piles,
    ...marks,
    {
      about: "plays",
      n: over ? 0 : left,
      of: plays,
      says: over ? t("nb-turn-over") : t("nb-plays-left", { n: left }),
      kind: "plays",
    },
  ];
}
