/** A thing as it will be printed: the studio draws it as the board of its game does. */

import type { Face } from "../kit/board/pieces";
import type { Printed } from "./content";
import type { Speech } from "./speech";

/** By its form in the studio; null: its words only. */
export type Draws = (form: string, id: string, thing: unknown, speech: Speech) => Face | null;

/** What is printed with one thing of it as it is being changed, for as long as somebody looks. */
export function lent<T, R>(deck: Printed, all: T, kind: keyof T, id: string, thing: unknown, look: () => R): R {
  deck.use({ ...all, [kind]: { ...all[kind], [id]: thing } });
  try {
    return look();
  } finally {
    deck.use();
  }
}
