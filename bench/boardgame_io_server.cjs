// boardgame.io's own server with connect four, on loopback: `node boardgame_io_server.cjs memory|files FOLDER`.
// A line of JSON says where it listens and which process it is; the end of its input ends it.
"use strict";
const { FlatFile, Server } = require("boardgame.io/server");
const { connectFour } = require("./connect_four.cjs");

const [storage, folder] = process.argv.slice(2);
const db = storage === "files" ? new FlatFile({ dir: folder }) : undefined;
const server = Server({ games: [connectFour], origins: ["http://127.0.0.1"], ...(db && { db }) });

const loopback = { host: "127.0.0.1", port: 0 };
// The lobby on a port of its own: on the game's port it is lost with today's koa-compose.
server.run({ port: loopback, lobbyConfig: { apiPort: loopback } }).then(({ appServer, apiServer }) => {
  const [port, lobby] = [appServer, apiServer].map((listener) => listener.address().port);
  process.stdout.write(`${JSON.stringify({ port, lobby, pid: process.pid })}\n`);
});
process.stdin.on("end", () => process.exit(0)).resume();
