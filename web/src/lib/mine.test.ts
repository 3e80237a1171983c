import { afterEach, beforeEach, expect, test, vi } from "vitest";
import type { MyTable, MyTables, MyTablesAsked } from "./api.gen";
import { held, keep } from "./keys";
import { another, hour, myTables, span, tablesOrLast } from "./mine";
import { waiting } from "./waiting.svelte";

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

const one = (table: string, asked: number[] = [], over = false): MyTable =>
  ({ summary: { table, game: "chess", over }, you: [0], asked }) as unknown as MyTable;
/** What the server answers; the bodies it was asked with. */
function tells(told: Partial<MyTables>, status = 200): MyTablesAsked[] {
  const asked: MyTablesAsked[] = [];
  vi.stubGlobal("fetch", (_: string, how: RequestInit) => {
    asked.push(JSON.parse(String(how.body)) as MyTablesAsked);
    const headers = new Headers({ etag: '"t"' });
    const again = (how.headers as Record<string, string>)["if-none-match"] === '"t"';
    return Promise.resolve({
      status: again ? 304 : status,
      ok: !again && status === 200,
      headers,
      json: () => Promise.resolve(again ? null : { tables: [], gone: [], say: { fr: "broken" }, ...told }),
    } as unknown as Response);
  });
  return asked;
}

test("a game that runs is asked for however many tables were visited since", async () => {
  keep({ table: "runs", keys: ["k"] });
  for (let n = 0; n < 40; n++) keep({ table: `t${n}`, keys: [], over: n > 3 });
  const asks = tells({ tables: [one("runs"), one("t1", [], true)], gone: ["t2"] });
  await myTables();
  const { tables } = asks[0];
  expect(tables).toContainEqual({ table: "runs", keys: ["k"] });
  expect(tables?.length).toBe(30);
  expect(held().find((each) => each.table === "t1")?.over).toBe(true);
  expect(held().some((each) => each.table === "t2")).toBe(false);
});

test("a table of the account that this browser has never seen is listed too, and counted", async () => {
  keep({ table: "here" });
  tells({ tables: [one("afar", [0]), one("here", [0]), one("done")] });
  expect((await myTables()).map((each) => each.held.table)).toEqual(["afar", "here", "done"]);
  expect(waiting.n).toBe(2);
});

test("what has not changed is not told again", async () => {
  keep({ table: "same" });
  const asks = tells({ tables: [one("same", [0])] });
  expect((await myTables()).length).toBe(1);
  expect((await myTables()).length).toBe(1);
  expect(asks.length).toBe(2);
});

test("the next table is another one that waits", async () => {
  keep({ table: "here" });
  keep({ table: "there" });
  tells({ tables: [one("here", [0]), one("idle"), one("there", [0])] });
  expect((await another("here"))?.summary.table).toBe("there");
  expect((await another())?.summary.table).toBe("here");
  keep({ table: "third" });
  tells({ tables: [one("here", [0])] });
  expect(await another("here")).toBe(null);
});

test("offline the tables are told as they were, and since when; any other fault is told", async () => {
  keep({ table: "here" });
  tells({ tables: [one("here", [0])] });
  await tablesOrLast();
  vi.stubGlobal("fetch", () => Promise.reject(new Error()));
  const told = await tablesOrLast();
  expect([told.tables.length, typeof told.since]).toEqual([1, "number"]);
  keep({ table: "asked otherwise" });
  tells({}, 500);
  await expect(tablesOrLast()).rejects.toThrow("broken");
});

test("a deadline is told by the wall and by what is left", () => {
  const noon = new Date(2026, 4, 4, 12).getTime();
  expect(hour(noon + 3_600_000, noon)).toBe("13:00");
  expect(hour(noon + 20 * 3_600_000, noon)).toBe("demain 08:00");
  expect(hour(noon + 72 * 3_600_000, noon)).toBe("jeudi 12:00");
  const said = (hours: number) => span(hours * 3_600_000).replace(/\s/gu, "");
  expect([57, 13.5, 13, 0.5, 0.001].map(said)).toEqual(["2j9h", "13h30min", "13h", "30min", "0min"]);
});
