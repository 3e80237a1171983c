/** A new table from a position of another one, against bots. */

import { api } from "./api";
import type { NewSeat, SeatInfo } from "./api.gen";
import { usualBot } from "./bots";
import { t } from "./i18n.svelte";
import { heldAt, keepMade } from "./keys";
import { router } from "./router.svelte";
import { settings } from "./settings.svelte";

export async function fork(table: string, game: string, seats: SeatInfo[], at: number, mine: number): Promise<void> {
  const usual = usualBot((await api.games()).games.find((card) => card.id === game));
  const asked = seats.map((seat): NewSeat =>
    seat.seat === mine
      ? { kind: "human", name: settings.name || t("me-default") }
      : { kind: "bot", name: seat.name, bot: seat.bot ?? usual.bot, level: seat.bot ? seat.level : usual.level },
  );
  const made = await api.fork(table, { at, seats: asked, key: heldAt(table)?.keys[0] ?? null });
  keepMade(made, game);
  router.go(`/table/${made.table}`);
}
