import { expect, test } from "vitest";
import { meantBy, targetOf, tracesOf } from "./grammar";
import { harvest, titlesOf, type Europe } from "./view";
import { deck } from "./cards";
import printed from "./cards.gen.json";

deck.use(printed);

const zones = Object.fromEntries(
  ["rhone", "padania", "istra", "provenca", "gironde", "eirinn", "latium", "lutecia"].map((id) => [
    id,
    { control: null },
  ]),
);
const table = { active: "rhone", in_force: null, zones, players: [] } as unknown as Europe;

test("a choice points at its zone, sea, title, card or slot", () => {
  expect(targetOf(["order", "rhone", "defence"])).toBe("zone:rhone");
  expect(targetOf(["recruit", "elite", "istra"])).toBe("zone:istra");
  expect(targetOf(["move_contract", "baltis", "pontos"])).toBe("sea:pontos");
  expect(targetOf(["title", "legate"])).toBe("title:legate");
  expect(targetOf(["slot", 2])).toBe("slot:2");
  expect(targetOf(["pass"])).toBeNull();
});

test("what does not glow is asked of the server all the same", () => {
  expect(meantBy("zone:rhone", "support", table)).toEqual(["support", "rhone"]);
  expect(meantBy("title:primus", "reserve", table)).toEqual(["title", "primus"]);
  expect(meantBy("slot:1", "quarantine", table)).toEqual(["quarantine_slot", 1]);
  expect(meantBy("zone:rhone", "bid", table)).toBeNull();
});

test("a zone that cannot be reached is asked for by the way most likely meant", () => {
  const asked = (from: string, to: string) => meantBy(`zone:${to}`, "movement", { ...table, active: from })?.[0];
  expect(asked("rhone", "gironde")).toBe("march");
  expect(asked("gironde", "provenca")).toBe("force");
  expect(asked("gironde", "eirinn")).toBe("sail");
  expect(asked("lutecia", "istra")).toBe("march");
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

test("farms and floors count for whoever controls them", () => {
  const europe = {
    seats: 3,
    zones: {
      a: { control: 0, floors: 2, structures: [{ kind: "farm" }, { kind: "turret" }] },
      b: { control: 1, floors: 5 },
      c: { control: 0, structures: [{ kind: "toxic" }] },
    },
  } as unknown as Europe;
  expect(harvest(europe, 0)).toEqual({ farms: 2, floors: 2 });
  expect(titlesOf(europe)).toHaveLength(5);
});
