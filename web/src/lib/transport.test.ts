import { afterEach, expect, test, vi } from "vitest";
import { connect, request } from "./transport";

afterEach(() => vi.unstubAllGlobals());

test("what is asked for waits until the connection has been greeted, what is looked at does not", async () => {
  const socket = new EventTarget();
  const asked: string[] = [];
  vi.stubGlobal("location", { protocol: "http:", host: "table" });
  vi.stubGlobal("WebSocket", function () {
    return socket;
  });
  vi.stubGlobal("fetch", (path: string) => (asked.push(path), Promise.resolve(new Response())));
  connect("/api/lobby/socket");
  const made = request("/api/pairing", { method: "POST" });
  await request("/api/games", { method: "GET" });
  expect(asked).toEqual(["/api/games"]);
  socket.dispatchEvent(new Event("open"));
  await made;
  expect(asked).toEqual(["/api/games", "/api/pairing"]);
});
