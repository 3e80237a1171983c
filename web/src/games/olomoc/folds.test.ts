import { expect, test } from "vitest";
import { folded, wayTo } from "./folds";
import type { Described } from "./measures";

const place = (x: number, y: number, more: Partial<Described> = {}): Described => ({
  at: [x, y],
  contact: [],
  markers: [],
  engages: [],
  cover: false,
  seen_by: [],
  struck_by: [],
  ...more,
});

test("which way a place lies", () => {
  expect(wayTo([0, 0], [10, 1])).toBe("east");
  expect(wayTo([0, 0], [10, 9])).toBe("north-east");
  expect(wayTo([5, 5], [5, 0])).toBe("south");
  expect(wayTo([5, 5], [0, 4])).toBe("west");
});

test("twins are told apart by where they lie", () => {
  const twins = Array.from({ length: 52 }, (_, k) => place(1000 + 270 * k, 14_500));
  const rows = folded(twins, [8000, 8000]);
  expect(rows.map(([first]) => wayTo([8000, 8000], first.at))).toEqual(["north-west", "north", "north-east"]);
  expect(rows.flat()).toHaveLength(52);
});

test("however much differs, there are few rows, and no place is lost", () => {
  const many = Array.from({ length: 64 }, (_, k) =>
    place(300 * k, (k * 977) % 16_000, {
      contact: k % 7 ? [] : [`b${k % 3}`, `t${k % 5}`],
      markers: k % 5 ? [] : ["m1"],
      cover: k % 2 === 0,
      seen_by: ["b1", "b2", "b3"].slice(k % 4),
    }),
  );
  const rows = folded(many, [8000, 8000]);
  expect(rows.length).toBeLessThanOrEqual(8);
  expect(rows.length).toBeGreaterThan(3);
  expect(new Set(rows.flat().map(({ at }) => at.join())).size).toBe(64);
});

test("what matters most is never in one row with what does not", () => {
  const rows = folded([place(1, 1), place(2, 2, { contact: ["h1"] }), place(3, 3, { cover: true })], [0, 0]);
  expect(rows).toHaveLength(3);
});
