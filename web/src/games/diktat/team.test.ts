import { expect, test } from "vitest";
import { answers, lift, shuffled } from "./team";

test("a team is answered from the bottom up, then it is ready", () => {
  expect(answers(["guard", "emissary", "citizen"])).toEqual([
    ["add", "citizen"],
    ["add", "emissary"],
    ["add", "guard"],
    ["ready"],
  ]);
});

test("lifting a pawn keeps the others in order", () => {
  expect(lift(["a", "b", "c"], 2, 0)).toEqual(["c", "a", "b"]);
  expect(lift(["a", "b", "c"], 0, 1)).toEqual(["b", "a", "c"]);
});

test("shuffling loses nobody", () => {
  expect(shuffled([1, 2, 3, 4]).sort()).toEqual([1, 2, 3, 4]);
});
