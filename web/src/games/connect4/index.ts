/** Connect four at the table. */

import type { GameUI } from "../ui";
import Board from "./Board.svelte";

export const ui: GameUI = {
  id: "connect4",
  board: Board,
  grammar: {},
  token: (_view, seat) => (seat === 0 ? 4 : 2),
  target: (choice) => (choice[0] === "drop" ? `column:${choice[1]}` : null),
  meant: (target) => (target.startsWith("column:") ? ["drop", Number(target.slice(7))] : null),
  traces: (event) => (typeof event.column === "number" ? [`column:${event.column}`] : []),
  callSeat: (_view, seat, speech) => speech.say("seat", { n: seat + 1 }),
};
