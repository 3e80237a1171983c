import { expect, test } from "vitest";
import { meantBy, targetOf, tracesOf } from "./grammar";
import { defended, harvest, titlesOf, type Europe } from "./view";

test("a choice points at its zone, sea, title, card or slot", () => {
  expect(targetOf(["order", "rhone", "defence"])).toBe("zone:rhone");
  expect(targetOf(["recruit", "elite", "istra"])).toBe("zone:istra");
  expect(targetOf(["move_contract", "baltis", "pontos"])).toBe("sea:pontos");
  expect(targetOf(["title", "legate"])).toBe("title:legate");
  expect(targetOf(["slot", 2])).toBe("slot:2");
  expect(targetOf(["pass"])).toBeNull();
});

test("what does not glow is asked of the server all the same", () => {
  expect(meantBy("zone:rhone", "movement")).toEqual(["march", "rhone"]);
  expect(meantBy("zone:rhone", "support")).toEqual(["support", "rhone"]);
  expect(meantBy("title:primus", "reserve")).toEqual(["title", "primus"]);
  expect(meantBy("zone:rhone", "bid")).toBeNull();
});

test("a line of the log lights what it speaks of", () => {
  expect(tracesOf({ key: "forced", zone: "rhone", through: "padania", to: "istra" })).toEqual(["zone:rhone", "zone:istra", "zone:padania"]);
  expect(tracesOf({ key: "revealed", defence: ["rhone"], movement: [], decoy: ["istra"] })).toEqual(["zone:rhone", "zone:istra"]);
});

test("a forecast counts what everybody sees", () => {
  expect(defended({ control: 2, holder: 2, base: 3, order: { owner: 2, kind: "defence" }, structures: [{ kind: "turret" }] })).toBe(6);
  expect(defended({ control: 2, holder: 2, base: 1, elite: 1, order: { owner: 2 }, cube: true })).toBe(5);
});

test("farms and floors count for whoever controls them", () => {
  const europe = { seats: 3, zones: { a: { control: 0, floors: 2, structures: [{ kind: "farm" }, { kind: "turret" }] }, b: { control: 1, floors: 5 }, c: { control: 0, structures: [{ kind: "toxic" }] } } } as unknown as Europe;
  expect(harvest(europe, 0)).toEqual({ farms: 2, floors: 2 });
  expect(titlesOf(europe)).toHaveLength(5);
});
