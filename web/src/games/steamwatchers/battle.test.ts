import { expect, test } from "vitest";
import { standing, story } from "./battle";
import type { Europe } from "./view";

const fought = [
  { key: "activated", seat: 1, zone: "occitania_bassa" },
  { key: "combat", seat: 1, other: 2, zone: "rhone" },
  { key: "supported", seat: 1, zone: "occitania_alta", force: 2 },
  { key: "attack", seat: 1, force: 6 },
  { key: "defence", seat: 2, force: 6 },
  { key: "bid-set", seat: 2 },
];

test("a combat under way knows forces, support and who has sealed", () => {
  const told = story(fought);
  expect(told?.zone).toBe("rhone");
  expect(told?.attack).toEqual({ seat: 1, force: 6, support: [{ zone: "occitania_alta", force: 2 }], sealed: false });
  expect(told?.defence.sealed).toBe(true);
  expect(told?.won).toBeUndefined();
});

test("it ends with its result and what follows, and not with the next activation", () => {
  const told = story([
    ...fought,
    { key: "bid-shown", seat: 1, n: 5 },
    { key: "bid-shown", seat: 2, n: 3 },
    { key: "paid", seat: 1, healthy: 4, contraband: 1 },
    { key: "won", attack: 11, defence: 9, winner: 1, zone: "rhone" },
    { key: "lost", seat: 2, base: 2, elite: 0, zone: "rhone" },
    { key: "passed", seat: 0 },
    { key: "morale", zone: "elsewhere" },
  ]);
  expect(told?.attack.bid).toBe(5);
  expect(told?.attack.paid).toEqual({ healthy: 4, contraband: 1 });
  expect(told?.attack.total).toBe(11);
  expect(told?.won).toBe("attack");
  expect(told?.after.map((event) => event.key)).toEqual(["lost"]);
  expect(told?.to).toBe(10);
});

test("the Cramés defend under no seat", () => {
  const told = story([
    { key: "combat-crames", seat: 0, zone: "istra" },
    { key: "crames-won", attack: 1, defence: 3, zone: "istra" },
  ]);
  expect(told?.defence.seat).toBeNull();
  expect(told?.won).toBe("defence");
});

test("without a combat there is no sheet", () => expect(story([{ key: "passed", seat: 0 }])).toBeNull());

test("both sides stand as the server counts them, else as announced", () => {
  const told = story(fought);
  if (!told) throw new Error("no combat");
  const counted = { zone: "rhone", ties: "attack", attack: { force: 8 }, defence: { force: 5 } };
  const elsewhere = { ...counted, zone: "istra" };
  expect(standing({ combat: counted } as unknown as Europe, told)).toEqual({ attack: 8, defence: 5 });
  const announced = { attack: told.attack.force ?? 0, defence: told.defence.force ?? 0 };
  expect(standing({ combat: elsewhere } as unknown as Europe, told)).toEqual(announced);
  expect(announced.attack).toBeGreaterThan(0);
});
