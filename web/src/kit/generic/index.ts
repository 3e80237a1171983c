/** A game without a drawn board: what its view says, field by field, and choices in the bar. */

import type { GameUI } from "../../games/ui";
import Board from "./Board.svelte";

export const ui: GameUI = { id: "generic", board: Board, grammar: {}, token: (_view, seat) => (seat % 6) + 1 };
