import { expect, test } from "vitest";
import { actsOf } from "./acts";

const telling = {
  parts: ["round"],
  follows: ["paid", "earned", "arrived"],
  tells: { sent: ["arrived"] },
  sums: { earned: "n" },
};
const told = (key: string, more = {}) => ({ rule: "T-1", key, ...more });

test("an act is told by what says most of it, and what came of it lies under it, the same gains as one", () => {
  const acts = actsOf(
    [
      told("round"),
      told("earned", { seat: 1, n: 1 }),
      told("sent", { seat: 0 }),
      told("paid", { seat: 0 }),
      told("arrived", { seat: 0 }),
      told("earned", { seat: 1, n: 1, number: 5 }),
      told("earned", { seat: 0, n: 1 }),
      told("earned", { seat: 1, n: 2, number: 7 }),
      told("stopped"),
    ],
    telling,
  );
  expect(acts.map((act) => [act.event.key, act.first, act.last, act.parts])).toEqual([
    ["round", 0, 0, true],
    ["earned", 1, 1, false],
    ["arrived", 2, 7, false],
    ["stopped", 8, 8, false],
  ]);
  expect(acts[2].at).toBe(4);
  expect(acts[2].rest.map(({ event, at }) => [event.key, event.n, at])).toEqual([
    ["paid", undefined, 3],
    ["earned", 3, 7],
    ["earned", 1, 6],
  ]);
});

test("a game that tells no acts has a line for each event", () => {
  expect(actsOf([told("a"), told("a")], { follows: [] }).map((act) => act.first)).toEqual([0, 1]);
});
