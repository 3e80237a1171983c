import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { held, heldAt, keep, keepOver, runningFirst } from "./keys";

beforeEach(() => {
  const store = new Map<string, string>();
  vi.stubGlobal("localStorage", {
    getItem: (name: string) => store.get(name) ?? null,
    setItem: (name: string, value: string) => void store.set(name, value),
  });
});
afterEach(() => vi.unstubAllGlobals());

test("however many tables come after, the key of a seat in a game that runs is kept", () => {
  keep({ table: "first", keys: ["k"] });
  for (let n = 0; n < 80; n++) keep({ table: `t${n}`, keys: [`k${n}`] });
  expect(heldAt("first")?.keys).toEqual(["k"]);
  expect(held().length).toBe(81);
});

test("of more than sixty the finished ones go, the oldest first", () => {
  keep({ table: "runs", keys: ["k"] });
  for (let n = 0; n < 70; n++) keep({ table: `t${n}`, keys: [], over: true });
  expect(held().length).toBe(60);
  expect(heldAt("runs")?.keys).toEqual(["k"]);
  expect(heldAt("t10")).toBeUndefined();
  expect(heldAt("t11")).toBeDefined();
});

test("a game that ended while nobody looked counts as finished from then on, and keeps its place", () => {
  keep({ table: "a", keys: ["k"] });
  keep({ table: "b", keys: ["l"] });
  keepOver("a");
  expect(held().map(({ table, over }) => [table, over ?? false])).toEqual([
    ["b", false],
    ["a", true],
  ]);
  keep({ table: "c", keys: [], over: true });
  expect(runningFirst().map(({ table }) => table)).toEqual(["b", "c", "a"]);
});

test("what another program left in the store is nothing", () => {
  localStorage.setItem("ludotheque.tables", "{}");
  expect(held()).toEqual([]);
});
