// Connect four written for boardgame.io: the same game for its client (boardgame_io.cjs) and its server
// (boardgame_io_server.cjs).
"use strict";
const { INVALID_MOVE } = require("boardgame.io/core");

const COLUMNS = 7;
const ROWS = 6;

// Discs in a row through (column, row), counting both ways along one direction.
function run(cells, column, row, dc, dr) {
  const disc = cells[column * ROWS + row];
  let length = 1;
  for (const way of [1, -1]) {
    let c = column + way * dc;
    let r = row + way * dr;
    while (c >= 0 && c < COLUMNS && r >= 0 && r < ROWS && cells[c * ROWS + r] === disc) {
      length += 1;
      c += way * dc;
      r += way * dr;
    }
  }
  return length;
}

const connectFour = {
  name: "connect-four",
  setup: () => ({ cells: Array(COLUMNS * ROWS).fill(null), heights: Array(COLUMNS).fill(0) }),
  turn: { minMoves: 1, maxMoves: 1 },
  moves: {
    drop: ({ G, ctx, events }, column) => {
      const row = G.heights[column];
      if (row === ROWS) return INVALID_MOVE;
      G.cells[column * ROWS + row] = ctx.currentPlayer;
      G.heights[column] = row + 1;
      const cells = G.cells.slice();
      const won = [[1, 0], [0, 1], [1, 1], [1, -1]].some(([dc, dr]) => run(cells, column, row, dc, dr) >= 4);
      if (won) events.endGame({ winner: ctx.currentPlayer });
      else if (G.heights.every((height) => height === ROWS)) events.endGame({ draw: true });
    },
  },
};

module.exports = { COLUMNS, ROWS, connectFour };
