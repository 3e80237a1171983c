import { expect, test } from "vitest";
import { deck } from "./cards";
import printed from "./cards.gen.json";
import { clauseLine, type Dealing, held, offer, unseen, withGood, withItem } from "./deal";
import type { Prague } from "./view";

deck.use(printed);

const prague = {
  players: [
    {
      seat: 0,
      cards: [
        { card: "KA3", aside: false, tokens: [] },
        { card: "NV1", aside: true, tokens: [] },
      ],
      markers: { karst: 1 },
      spy: 2,
      screen: { pp: 6 },
      played: [],
    },
    { seat: 1, cards: [], markers: {}, spy: 0, played: [] },
  ],
  piles: [
    { pile: 7, owner: 0, sector: "karst" },
    { pile: 8, owner: 1, sector: "karst" },
  ],
  track: ["HY1"],
  secret: null,
} as unknown as Prague;

const dealing: Dealing = { partners: [1], screened: ["pp"], things: [[], []], values: { good: ["pp", "spy"] } };

test("the same good added twice is one line", () => {
  expect(withGood(withGood([], "give", "pp", 2), "give", "pp", 3)).toEqual(["give:pp:5"]);
  expect(withGood(["give:pp:2"], "get", "pp", 1)).toEqual(["give:pp:2", "get:pp:1"]);
});

test("a possession is in a deal once", () => {
  expect(withItem(withItem([], "get:card:KA3"), "get:card:KA3")).toEqual(["get:card:KA3"]);
});

test("what is behind another's screen is not known", () => {
  expect(held(prague, dealing, 0, "pp")).toBe(6);
  expect(held(prague, dealing, 1, "pp")).toBeNull();
  expect(held(prague, dealing, 1, "spy")).toBe(0);
});

test("goods behind a screen change hands unseen, tokens in the open", () => {
  expect(unseen(dealing, "give:pp:2")).toBe(true);
  expect(unseen(dealing, "get:spy:1")).toBe(false);
  expect(unseen(dealing, "i:no_kill:2:0")).toBe(false);
});

test("clauses are written in the notation of the command line", () => {
  expect(clauseLine("i", "no_kill", { seat: 2 }, 0)).toBe("i:no_kill:2:0");
  expect(clauseLine("you", "kill_in", { sector: "karst", n: 2 }, 1)).toBe("you:kill_in:karst:2:1");
  expect(clauseLine("i", "pawn", { pile: 7, position: 1, agent: "guard" }, 1)).toBe("i:pawn:7:1:guard:0");
  expect(offer(1, ["give:pp:2"])).toEqual(["offer", 1, "give:pp:2"]);
});
