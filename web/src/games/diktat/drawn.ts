/** Things as they will be printed, for the studio. */

import { lent, type Draws } from "../../lib/drawn";
import { cards, clauses, deck, items } from "./cards";
import { faceOf } from "./faces";

export const drawn: Draws = (form, id, thing, speech) =>
  ["Opportunity", "CabalCard", "Marker"].includes(form)
    ? lent(deck, { cards, clauses, items }, "cards", id, thing, () => faceOf(id, speech))
    : null;
