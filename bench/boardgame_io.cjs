// Connect four on boardgame.io's own client (one process, no server, no rendering), played at random.
// Same protocol as worker.py; run with NODE_PATH set to where boardgame.io is installed.
"use strict";
const { Client } = require("boardgame.io/client");
const { INVALID_MOVE } = require("boardgame.io/core");
const readline = require("node:readline");

const COLUMNS = 7;
const ROWS = 6;
const WARM_SECONDS = 1.0;

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

const client = Client({ game: connectFour, numPlayers: 2, debug: false });

function playGame() {
  let decisions = 0;
  client.reset();
  for (;;) {
    const { G, ctx } = client.getState();
    if (ctx.gameover) return decisions;
    const open = [];
    for (let column = 0; column < COLUMNS; column += 1) if (G.heights[column] < ROWS) open.push(column);
    client.moves.drop(open[Math.floor(Math.random() * open.length)]);
    decisions += 1;
  }
}

readline.createInterface({ input: process.stdin }).on("line", (line) => {
  const [command, seconds] = line.split(" ");
  const limit = command === "run" ? Number(seconds) : WARM_SECONDS;
  const start = performance.now();
  let decisions = 0;
  let spent = 0;
  while (spent < limit) {
    decisions += playGame();
    spent = (performance.now() - start) / 1000;
  }
  process.stdout.write(`${JSON.stringify({ decisions, seconds: spent })}\n`);
});
