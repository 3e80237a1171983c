import { expect, test } from "vitest";
import { challengerOf, endedOf, turnedUp } from "./rounds";

const ROUND = [
  { key: "continues", seat: 0 },
  { key: "played", seat: 0, card: "P02" },
  { key: "stops", seat: 1 },
  { key: "total", seat: 0, force: 8 },
  { key: "total", seat: 1, force: 1 },
];

test("markers are turned up together, those of the last round", () => {
  const before = [
    { key: "continues", seat: 0 },
    { key: "continues", seat: 1 },
  ];
  expect(turnedUp([...before, ...ROUND])).toEqual([
    { seat: 0, goes: true },
    { seat: 1, goes: false },
  ]);
  expect(turnedUp([{ key: "gained", seat: 0 }])).toEqual([]);
});

test("a Combat between players ends with both totals; one against the game is no such end", () => {
  expect(endedOf(ROUND)).toBeNull();
  expect(endedOf([...ROUND, { key: "won", seat: 0, other: "typhon" }])).toBeNull();
  const ended = endedOf([...ROUND, { key: "won", seat: 0, other: 1 }]);
  expect(ended).toMatchObject({ winner: 0, loser: 1, totals: { 0: 8, 1: 1 } });
  expect(ended?.turned).toHaveLength(2);
  expect(endedOf([{ key: "won", seat: 0, other: 1 }])).toMatchObject({ totals: {}, turned: [] });
});

test("a challenge has somebody who throws it", () => {
  expect(challengerOf([{ key: "deployed", seat: 1 }])).toBeNull();
  expect(challengerOf([{ key: "contests", seat: 1 }])).toBe(1);
});
