import { expect, test } from "vitest";
import { curveOf, fits, onScale } from "./ratings";

const card = { game: "any", games: 9, shown: 8 };

test("a level fits where it may lie within what is looked for", () => {
  const mine = { ...card, level: 1480, band: 90 };
  expect(fits(mine, [1570, 1700])).toBe(true);
  expect(fits(mine, [1571, 1700])).toBe(false);
  expect(fits(mine, [1000, 1390])).toBe(true);
  expect(fits(mine, null)).toBe(true);
  expect(fits({ ...card, level: null, band: null }, [1900, 2000])).toBe(true);
});

test("a span and one's own mark lie on one scale", () => {
  expect(onScale([1400, 1600], null)).toEqual({ from: 25, to: 75, mine: null });
  const found = onScale([1400, 1600], 1900);
  expect(found.mine).toBeGreaterThan(found.to);
});

test("a curve keeps its band in its box", () => {
  const points = [
    { ended: 1, level: 1500, band: 200 },
    { ended: 2, level: 1580, band: 120 },
  ];
  expect(curveOf(points, 100, 50)).toEqual({
    low: 1300,
    high: 1700,
    line: "M0.0 25.0L100.0 15.0",
    band: "M0.0 0.0L100.0 0.0L100.0 30.0L0.0 50.0Z",
  });
});
