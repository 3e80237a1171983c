import { expect, test } from "vitest";
import { together } from "./together";

test("each seat adds what it alone sees, and hides nothing that another sees", () => {
  const mine = { you: 0, players: [{ vp: 1, hand: ["a"] }, { vp: 2 }], pile: ["guard", null], secret: null };
  const theirs = { you: 1, players: [{ vp: 1 }, { vp: 2, hand: ["b", "c"] }], pile: [null, "envoy"], secret: "x" };
  expect(together([mine, theirs])).toEqual({
    you: 0,
    players: [
      { vp: 1, hand: ["a"] },
      { vp: 2, hand: ["b", "c"] },
    ],
    pile: ["guard", "envoy"],
    secret: "x",
  });
});
