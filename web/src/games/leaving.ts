/** What becomes of one's seat in a game that one gives up, in its own words; a game without any says nothing. */

import { words } from "../lib/i18n.svelte";

const texts = import.meta.glob<string>("./*/leave.??.ftl", { query: "?raw", import: "default" });

export async function bringLeaving(game: string): Promise<void> {
  if (texts[`./${game}/leave.fr.ftl`])
    await words.bring(`leave ${game}`, (lang) => texts[`./${game}/leave.${lang}.ftl`]());
}
