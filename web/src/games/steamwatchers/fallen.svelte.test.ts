import { expect, test } from "vitest";
import type { Choice } from "../../lib/api.gen";
import type { Desk } from "../../lib/desk.svelte";
import { Fallen } from "./fallen.svelte";

const fallen = new Fallen();

test("touched soldiers fall until enough have, and the last one touched counts", () => {
  const desk = { picked: null, pick: (choice: Choice) => (desk.picked = choice) } as unknown as Desk;
  fallen.begin("rhone", { base: 3, elite: 1 }, 2);
  fallen.touch("base", desk);
  expect([fallen.base, fallen.elite, desk.picked]).toEqual([1, 0, null]);
  fallen.touch("base", desk);
  expect(desk.picked).toEqual(["lose", 0]);
  fallen.touch("elite", desk);
  expect([fallen.base, fallen.elite, desk.picked]).toEqual([1, 1, ["lose", 1]]);
  fallen.touch("elite", desk);
  expect([fallen.base, fallen.elite, desk.picked]).toEqual([1, 0, null]);
});

test("a choice of the list lays down the same soldiers", () => {
  fallen.begin("rhone", { base: 2, elite: 2 }, 2);
  fallen.follow(1);
  expect([fallen.base, fallen.elite]).toEqual([1, 1]);
});
