import { expect, test } from "vitest";
import { atFair, fightsOf, otherGains } from "./fights";

const WON = [
  { key: "fight", zone: "1B" },
  { key: "came", who: "1BA01" },
  { key: "hurt", who: "1BA01", n: 4 },
  { key: "hurt", who: "player_1", n: 3 },
  { key: "hurt", who: "companion", n: 1 },
  { key: "healed", who: "player_1", n: 2 },
  { key: "fell", who: "player_0" },
  { key: "fell", who: "player_1" },
  { key: "revived", who: "player_1" },
  { key: "diminished", who: "1BA01", n: 5 },
  { key: "slain", who: "1BA01" },
  { key: "victory", n: 3 },
  { key: "took", seat: 1, card: "1BB02" },
  { key: "mal", seat: 0, n: 1 },
];

test("a fight is told with how it ended, who lay on the ground and what each got", () => {
  const [fight] = fightsOf(WON);
  expect(fight).toMatchObject({ at: 0, zone: "1B", won: true, rounds: 3, fell: ["player_0"], slain: ["1BA01"] });
  expect(fight).toMatchObject({ dealt: 9, suffered: 4, healed: 2, gained: { 1: ["1BB02"] }, mal: { 0: 1 } });
});

test("what is bought or given as a reward is of no fight", () => {
  const events = [
    ...WON,
    { key: "fair", cards: [] },
    { key: "took", seat: 1, card: "FFB01" },
    { key: "fight", zone: "1T" },
    { key: "defeat", n: 0 },
    { key: "mal", seat: 1, n: 1 },
    { key: "quest-closes", quest: "REQ02" },
    { key: "took", seat: 0, card: "RRB01" },
  ];
  const fights = fightsOf(events);
  expect(fights.map(({ won, gained, mal }) => ({ won, gained, mal }))).toEqual([
    { won: true, gained: { 1: ["1BB02"] }, mal: { 0: 1 } },
    { won: false, gained: {}, mal: { 1: 1 } },
  ]);
  expect(otherGains(events)).toEqual({ 0: ["RRB01"], 1: ["FFB01"] });
});

test("a fight under way has no end, and a table may begin in the middle of one", () => {
  expect(fightsOf(WON.slice(0, 5))[0].won).toBeNull();
  expect(fightsOf(WON.slice(9))).toMatchObject([{ zone: null, won: true, slain: [], dealt: 0 }]);
});

test("the team is at the fair until it sets out again", () => {
  expect(atFair(WON)).toBe(-1);
  expect(atFair([...WON, { key: "fair" }])).toBe(WON.length);
  expect(atFair([{ key: "fair" }, ...WON])).toBe(-1);
});
