import { afterEach, beforeEach, expect, test, vi } from "vitest";
import type { TableSummary } from "./api.gen";
import { api } from "./api";
import { held, keep } from "./keys";
import { myTables } from "./mine";

beforeEach(() => {
  const store = new Map<string, string>();
  vi.stubGlobal("localStorage", {
    getItem: (name: string) => store.get(name) ?? null,
    setItem: (name: string, value: string) => void store.set(name, value),
  });
});
afterEach(() => {
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
});

test("a game that runs is found however many tables were visited since", async () => {
  keep({ table: "runs", keys: ["k"] });
  for (let n = 0; n < 40; n++) keep({ table: `t${n}`, keys: [], over: n > 3 });
  const summary = (table: string) =>
    ({ over: table === "t1", paused: false, waiting: [], moved: 0 }) as unknown as TableSummary;
  vi.spyOn(api, "table").mockImplementation((table) => Promise.resolve(summary(table)));
  const found = (await myTables()).map((each) => each.held.table);
  expect(found).toContain("runs");
  expect(found.length).toBe(30);
  expect(held().find((each) => each.table === "t1")?.over).toBe(true);
});
