/** What the pieces of a board know of the stage they stand on. */

import { createContext } from "svelte";
import type { Desk } from "../../lib/desk.svelte";

export interface Standing {
  readonly desk: Desk;
  /** A thing is touched; the end of a pan is no touch. */
  touch(target: string): void;
  /** Do this unless the board has just been moved. */
  still(act: () => void): void;
}

export const [standing, stand] = createContext<Standing>();
