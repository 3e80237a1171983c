import { expect, test } from "vitest";
import { meantBy, targetOf, tracesOf } from "./grammar";

test("a choice points at its zone, sea, title, card or slot", () => {
  expect(targetOf(["order", "rhone", "defence"])).toBe("zone:rhone");
  expect(targetOf(["recruit", "elite", "istra"])).toBe("zone:istra");
  expect(targetOf(["move_contract", "baltis", "pontos"])).toBe("sea:pontos");
  expect(targetOf(["title", "legate"])).toBe("title:legate");
  expect(targetOf(["slot", 2])).toBe("slot:2");
  expect(targetOf(["pass"])).toBeNull();
});

test("what does not glow is asked of the server all the same", () => {
  expect(meantBy("zone:rhone", "support")).toEqual(["support", "rhone"]);
  expect(meantBy("title:primus", "reserve")).toEqual(["title", "primus"]);
  expect(meantBy("slot:1", "quarantine")).toEqual(["quarantine_slot", 1]);
  expect(meantBy("zone:rhone", "movement")).toEqual(["march", "rhone"]);
  expect(meantBy("zone:rhone", "bid")).toBeNull();
});

test("what a Quarantine token or a torch may touch has a place of its own", () => {
  expect(targetOf(["quarantine_full"])).toBe("stock:full");
  expect(targetOf(["quarantine_empty"])).toBe("stock:empty");
  expect(targetOf(["lift_stock"])).toBe("stock:q");
  expect(targetOf(["raze", "beacon_2"])).toBe("built:beacon_2");
});

test("a line of the log lights what it speaks of", () => {
  expect(tracesOf({ key: "forced", zone: "rhone", through: "padania", to: "istra" })).toEqual([
    "zone:rhone",
    "zone:istra",
    "zone:padania",
  ]);
  expect(tracesOf({ key: "revealed", defence: ["rhone"], movement: [], decoy: ["istra"] })).toEqual([
    "zone:rhone",
    "zone:istra",
  ]);
});
