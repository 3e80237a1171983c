import { expect, test } from "vitest";
import type { TournamentTable } from "./api.gen";
import { MISSING, plan, stateOf } from "./tournaments";

test("how many rounds follow for so many people", () => {
  expect([2, 3, 8, 9].map((n) => plan("knockout", 0, n).rounds)).toEqual([1, 2, 3, 4]);
  expect([4, 5, 6].map((n) => plan("robin", 0, n).rounds)).toEqual([3, 5, 5]);
  expect(plan("pods", 4, 30)).toEqual({ rounds: 4, least: 3 });
  expect(MISSING.knockout).toEqual(["bye"]);
});

test("a table is decided, over, one's own, or goes on", () => {
  const seats = [
    { who: 0, place: null, points: null },
    { who: null, place: null, points: null },
  ];
  const table: TournamentTable = { table: "t", seats, over: false, ruled: false };
  expect([stateOf(table, 0), stateOf(table, 1), stateOf(table, null)]).toEqual(["yours", "plays", "plays"]);
  expect(stateOf({ ...table, over: true }, 0)).toBe("over");
  expect(stateOf({ ...table, over: true, ruled: true }, 0)).toBe("ruled");
});
