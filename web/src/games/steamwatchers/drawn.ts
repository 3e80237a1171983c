/** Things as they will be printed, for the studio. */

import { lent, type Draws } from "../../lib/drawn";
import { archons, clans, columns, deck, scenarios } from "./cards";
import { archon, column } from "./faces";

export const drawn: Draws = (form, id, thing, speech) => {
  const all = { archons, clans, columns, scenarios };
  if (form === "Archon") return lent(deck, all, "archons", id, thing, () => archon(id, speech).face);
  return form === "ColumnCard" ? lent(deck, all, "columns", id, thing, () => column(id, speech).face) : null;
};
