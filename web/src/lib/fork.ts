/** A new table from a position of another one: against bots, or, while people still play it, to be studied without. */

import { api } from "./api";
import type { NewSeat, SeatInfo } from "./api.gen";
import { usualBot } from "./bots";
import { t } from "./i18n.svelte";
import { heldAt, keepMade } from "./keys";
import { router } from "./router.svelte";
import { settings } from "./settings.svelte";

export const studied = (seats: SeatInfo[], over: boolean): boolean =>
  !over && seats.filter((seat) => seat.kind !== "bot").length > 1;

export async function fork(
  table: string,
  game: string,
  seats: SeatInfo[],
  at: number,
  mine: number,
  study: boolean,
): Promise<void> {
  const usual = usualBot((await api.games()).games.find((card) => card.id === game));
  const asked = seats.map((seat): NewSeat =>
    seat.seat === mine
      ? { kind: "human", name: settings.name || t("me-default") }
      : study
        ? { kind: "human", name: t("player-n", { n: seat.seat + 1 }) }
        : { kind: "bot", name: seat.name, bot: seat.bot ?? usual.bot, level: seat.bot ? seat.level : usual.level },
  );
  const made = await api.fork(table, { at, seats: asked, key: heldAt(table)?.keys[0] ?? null, hotseat: study });
  keepMade(made, game);
  router.go(`/table/${made.table}`);
}
