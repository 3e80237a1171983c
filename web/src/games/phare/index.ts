/** Le Phare at the table. */

import type { GameUI } from "../ui";
import Board from "./Board.svelte";

export const ui: GameUI = { id: "phare", board: Board, grammar: {}, token: (_view, seat) => (seat % 6) + 1 };
