import { expect, test, vi } from "vitest";
import type { OpenTable, OpenTables } from "./api.gen";
import { after, amount, Lobby, paceOf } from "./lobby.svelte";

const one = (table: string, free: number, since = 0): OpenTable =>
  ({ table, since, seats: Array.from({ length: free }, () => ({ kind: "open", name: "" })) }) as unknown as OpenTable;
const told = (tables: OpenTable[], gone: string[] = [], whole = false): OpenTables => ({
  type: "lobby",
  tables,
  gone,
  whole,
});

test("what changes takes the place of what was told, and the whole takes the place of all", () => {
  const first = after([], told([one("a", 2, 1), one("b", 1, 2), one("c", 2, 0)], [], true));
  expect(first.map((each) => each.table)).toEqual(["b", "c", "a"]);
  const then = after(first, told([one("a", 1, 1)], ["c"]));
  expect(then.map((each) => each.table)).toEqual(["a", "b"]);
  expect(after(then, told([one("z", 1)], [], true)).map((each) => each.table)).toEqual(["z"]);
});

test("a clock is live, by days, or none, and is told in the unit that measures it", () => {
  expect(
    [null, { budget: 900, bonus: 20 }, { budget: 604_800, bonus: 0 }, { budget: 0, each: 172_800 }].map(paceOf),
  ).toEqual(["none", "live", "days", "days"]);
  expect([900, 20, 604_800, 5400].map((n) => amount(n).replace(/\s/u, " "))).toEqual([
    "15 min",
    "20 s",
    "7 j",
    "90 min",
  ]);
});

test("a connection that breaks is opened again, and the list stays", () => {
  vi.useFakeTimers();
  const sockets: { onmessage?: (m: { data: string }) => void; onclose?: () => void; close: () => void }[] = [];
  const lobby = new Lobby(() => {
    sockets.push({ close: () => undefined });
    return sockets.at(-1) as unknown as WebSocket;
  });
  expect([lobby.tables, lobby.link]).toEqual([null, "connecting"]);
  sockets[0].onmessage?.({ data: JSON.stringify(told([one("a", 1)], [], true)) });
  expect([lobby.tables?.length, lobby.link]).toEqual([1, "open"]);
  sockets[0].onclose?.();
  expect([lobby.tables?.length, lobby.link]).toEqual([1, "lost"]);
  vi.runOnlyPendingTimers();
  expect(sockets.length).toBe(2);
  sockets[1].onmessage?.({ data: JSON.stringify(told([], [], true)) });
  expect([lobby.tables?.length, lobby.link]).toEqual([0, "open"]);
  lobby.leave();
  vi.useRealTimers();
});
