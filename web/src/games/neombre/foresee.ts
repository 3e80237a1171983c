/** What the engine says that the choice picked would do (`games/neombre/foresee.py`). */

import type { Desk } from "../../lib/desk.svelte";

interface Told {
  /** Of whom it changes: before and after. */
  hp: Record<string, [number, number]>;
}

/** The life that somebody would be left with; null: as it is, or not known. */
export function leftOf(desk: Desk, id: string): number | null {
  if (!desk.picked || !desk.options.some((option) => desk.isPicked(option.choice))) return null;
  return desk.foresight.of<Partial<Told>>(desk.picked, "picked")?.hp?.[id]?.[1] ?? null;
}
