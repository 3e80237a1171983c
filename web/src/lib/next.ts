/** To the table after one that is finished: of a rematch, the next of its campaign, or the first of one that begins with
 * what it left (`campaign`). The first who asks opens it; each
 * gets the keys of their own seats. */

import { api } from "./api";
import { heldAt, keepMade } from "./keys";
import { parts, router } from "./router.svelte";
import type { TableStore } from "./table.svelte";

export async function follow(table: TableStore, campaign = false): Promise<void> {
  const { id, welcome } = table;
  const keys = heldAt(id)?.keys ?? [];
  const shell = parts(router.path, "hand") ? "hand" : "table";
  if (table.you.length && !table.next?.links.length) {
    const made = await (welcome?.campaign || campaign ? api.next(id, { keys }) : api.rematch(id, { keys }));
    keepMade(made, welcome?.game ?? "");
    router.go(`/${shell}/${made.table}`);
  } else if (table.next) router.go(`/${shell}/${table.next.table}`);
}
