/** Where a player's points come from, as long as the game goes on: by the lines of its account, what there is of each. */

import type { Desk } from "./desk.svelte";
import { t } from "./i18n.svelte";

export const pointsOf = ({ ui, view }: Desk, seat: number): { from: string; n: number }[] => {
  const points = (view?.points as Record<string, number>[] | undefined)?.[seat] ?? {};
  return Object.entries(points).map(([key, n]) => ({ from: t(`${ui.accounts}-line-${key}`), n }));
};
