/** What the engine says that the choice picked would do (`games/neombre/foresee.py`). */

import type { Desk } from "../../lib/desk.svelte";
import { same } from "../../lib/notation";
import type { Nominees } from "./view";

interface Told {
  /** Of whom it changes: before and after. */
  hp: Record<string, [number, number]>;
  /** Luck has a part in it. */
  chance: boolean;
}

export type Foreseen = Told & {
  /** The same for each target that may be chosen next. */
  by_target?: Record<string, Told>;
};

/** Null: nothing is picked or aimed at, or it is not known. */
export function foreseen(desk: Desk): Foreseen | null {
  const { aim } = desk;
  if (!aim || !desk.options.some(({ choice }) => same(choice, aim))) return null;
  const told = desk.foresight.of<Partial<Foreseen>>(aim, "aim");
  return told?.hp ? { chance: false, ...told, hp: told.hp } : null;
}

/** The life that somebody would be left with: by what is aimed at, else by being chosen themselves, while the card that
 * asks for it is held; null: as it is, or not known. */
export function leftOf(desk: Desk, id: string): number | null {
  const told = foreseen(desk);
  if (told) return (told.by_target?.[id] ?? told).hp[id]?.[1] ?? null;
  const struck = desk.options.find(({ choice }) => choice[0] === "target" && choice[1] === id);
  return struck ? (desk.foresight.of<Partial<Foreseen>>(struck.choice)?.hp?.[id]?.[1] ?? null) : null;
}

/** What an enemy would do to somebody if its turn came now; `n` null: not known. `sure`: it is fixed on them. */
export interface Blow {
  foe: string;
  who: string;
  n: number | null;
  sure: boolean;
}

export interface Blows {
  blows: Blow[];
  /** Who would not outlive them. */
  falls: string[];
}

/** As far as the table alone shows it: whom each enemy is fixed on. */
export function aims({ enemies, team }: Nominees): Blows {
  const living = team.filter((figure) => !figure.dead).map((figure) => figure.id);
  return {
    blows: enemies.flatMap(({ id, aims_at, aims_at_all }) =>
      (aims_at ? [aims_at] : aims_at_all ? living : []).map((who) => ({ foe: id, who, n: null, sure: true })),
    ),
    falls: [],
  };
}
