/** A guided first game, from one click to the table. */

import { api } from "./api";
import { t } from "./i18n.svelte";
import { keepMade } from "./keys";
import { router } from "./router.svelte";
import { settings } from "./settings.svelte";

export async function learn(game: string): Promise<void> {
  const made = await api.learn(game, settings.name || t("me-default"));
  keepMade(made, game);
  router.go(`/table/${made.table}`);
}
