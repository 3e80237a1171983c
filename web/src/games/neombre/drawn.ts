/** Things as they will be printed, for the studio. */

import type { Draws } from "../../lib/drawn";
import type { Enemy, Loot } from "./cards.svelte";
import { enemyFace, lootFace } from "./faces";

export const drawn: Draws = (form, _id, thing, speech) => {
  if (form === "Loot") return lootFace(thing as Loot, (thing as Loot)[speech.lang].title, speech);
  return form === "Enemy" ? enemyFace(thing as Enemy, (thing as Enemy)[speech.lang].title, speech) : null;
};
