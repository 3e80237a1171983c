import { expect, test } from "vitest";
import type { Digest } from "./api.gen";
import { LONG, mayBeAway, pace, raised, toldUnasked } from "./away";

const digest = (more: Partial<Digest>): Digest => ({
  type: "digest",
  id: 1,
  seat: 0,
  since: 0,
  acts: 3,
  used: 0,
  happened: [{ fr: "Elle passe." }],
  moments: [],
  ...more,
});
const moment = { at: 1, time: 0, rule: "LUD-01", say: {} };

test("what happened is told after six hours, or ten moves, and only if something did", () => {
  const seen = { at: 5, time: 1000 };
  expect(mayBeAway(seen, 5, 1000 + 9 * LONG)).toBe(false);
  expect(mayBeAway(seen, 6, 1000 + LONG - 1)).toBe(false);
  expect(mayBeAway(seen, 6, 1000 + LONG)).toBe(true);
  expect(mayBeAway(seen, 14, 1001)).toBe(false);
  expect(mayBeAway(seen, 15, 1001)).toBe(true);
  expect(mayBeAway(undefined, 0, 1)).toBe(false);
});

test("in a browser that was never here it goes by the last answer", () => {
  expect(toldUnasked(digest({}), undefined, LONG - 1)).toBe(false);
  expect(toldUnasked(digest({}), undefined, LONG)).toBe(true);
  expect(toldUnasked(digest({ acts: 10 }), undefined, 1)).toBe(true);
  expect(toldUnasked(digest({}), { at: 1, time: 0 }, 1)).toBe(true);
  expect(toldUnasked(digest({ happened: [] }), undefined, LONG)).toBe(false);
  expect(toldUnasked(digest({ acts: 0 }), undefined, LONG)).toBe(false);
});

test("the film lasts forty seconds at most", () => {
  for (const n of [1, 2, 6, 9])
    expect(n * pace(Array.from({ length: n }, () => moment))).toBeLessThanOrEqual(40 + 1e-9);
});

test("an order is raised by one, the first stays", () => {
  expect(raised([1, 2, 3], 2)).toEqual([1, 3, 2]);
  expect(raised([1, 2, 3], 0)).toEqual([1, 2, 3]);
});
