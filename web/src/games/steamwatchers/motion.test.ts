import { expect, test } from "vitest";
import { paceOf, phasesOf, revealed, trailsOf } from "./motion";

test("a change is watched as long as its longest event, and not at all when nothing shows", () => {
  expect(paceOf([{ key: "bid-set", seat: 1 }])).toBe(0);
  expect(paceOf([{ key: "activated" }, { key: "marched" }])).toBe(paceOf([{ key: "marched" }]));
  expect(paceOf([{ key: "revealed" }])).toBeGreaterThan(paceOf([{ key: "phase" }]));
});

test("moves leave a trail; who flees leaves the combat", () => {
  const forced = { key: "forced", seat: 1, zone: "rhone", through: "padania", to: "istra", base: 2, elite: 1 };
  expect(trailsOf([forced, { key: "fled", seat: 0, zone: "latium", base: 1, elite: 0 }], "padania")).toEqual([
    { seat: 1, base: 2, elite: 1, sea: false, from: "rhone", through: "padania", to: "istra" },
    { seat: 0, base: 1, elite: 0, sea: false, from: "padania", to: "latium" },
  ]);
});

test("a reveal counts the tokens of each clan", () => {
  expect(
    revealed([
      { key: "ready" },
      { key: "revealed", seat: 2, defence: ["rhone", "istra"], movement: [], decoy: ["latium"] },
    ]),
  ).toEqual([{ seat: 2, defence: 2, movement: 0, decoy: 1 }]);
});

test("the Great White is seen although nobody answers in it, and then the phase that follows", () => {
  const begun = ["decline", "great_white", "conclave"].map((phase) => ({ key: "phase", phase, turn: 2 }));
  const shown = phasesOf(begun);
  expect(shown.map(({ phase }) => phase)).toEqual(["great_white", "conclave"]);
  expect(shown[1].after).toBeGreaterThan(0);
  expect(paceOf(begun)).toBeGreaterThan(shown[1].after);
  expect(phasesOf(begun.slice(0, 1))).toEqual([{ phase: "decline", turn: 2, after: 0 }]);
});
