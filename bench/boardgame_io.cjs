// Connect four on boardgame.io's own client (one process, no server, no rendering), played at random.
// Same protocol as worker.py; run with NODE_PATH set to where boardgame.io is installed.
"use strict";
const { Client } = require("boardgame.io/client");
const readline = require("node:readline");
const { COLUMNS, ROWS, connectFour } = require("./connect_four.cjs");

const WARM_SECONDS = 1.0;

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
