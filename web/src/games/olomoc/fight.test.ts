import { expect, test } from "vitest";
import { actsOf } from "../../lib/acts";
import type { Desk } from "../../lib/desk.svelte";
import type { Told } from "../../lib/table.svelte";
import { askedOf, fightOf, lastAct } from "./fight";
import { telling } from "./telling";
import type { Bloc } from "./view";

const told = (...events: Record<string, unknown>[]) => events as unknown as Told[];
const at = (events: Told[], more: object = {}) =>
  ({ past: null, picked: null, decision: null, state: { events }, ...more }) as unknown as Desk;

const rolled = { key: "rolled", piece: "rogue", dice: [4], n: 0 };
const bloc = {
  pieces: [
    { id: "h1", called: "rogue", at: [1, 1] },
    { id: "a3", called: "petra_kantor", at: [2, 2] },
  ],
} as unknown as Bloc;

test("dice leave with their act", () => {
  const attack = told({ key: "attacks", piece: "rogue", target: "petra_kantor" }, rolled);
  expect(lastAct(at(attack))).toEqual(attack);
  const march = told(...(attack as unknown as Record<string, unknown>[]), { key: "moves", manner: "march" });
  expect(lastAct(at(march)).map(({ key }) => key)).toEqual(["moves"]);
  expect(lastAct(at(attack, { past: {} }))).toEqual([]);
});

test("an attack is drawn while it is asked about, and after it was made", () => {
  const asked = { ask: "react", about: { attacker: "h1", piece: "a3", roll: 4 } };
  expect(askedOf(asked as never)).toEqual({ who: "h1", whom: "a3", how: "shoot" });
  const struck = told({ key: "attacks", piece: "rogue", target: "petra_kantor" }, rolled);
  expect(fightOf(at(struck), bloc)).toEqual({ who: "h1", whom: "a3", how: "attack" });
  expect(fightOf(at(told(...(struck as never[]), { key: "turned" } as never)), bloc)).toBeNull();
  expect(fightOf(at(struck, { picked: ["march", "a3"] }), bloc)).toBeNull();
});

test("a march is an act of its own, and a move that comes of something is not", () => {
  const heads = (...events: Record<string, unknown>[]) =>
    actsOf(told(...events), telling).map(({ event }) => `${event.key} ${(event.manner as string) ?? ""}`.trim());
  const go = (manner: string) => ({ key: "moves", manner });
  expect(heads({ key: "rests" }, go("march"), go("enter"))).toEqual(["rests", "moves march", "moves enter"]);
  expect(heads({ key: "charges" }, go("charge"), rolled, { key: "hurt" }, go("push"))).toEqual(["charges"]);
  expect(heads({ key: "hostile-acts" }, go("march"), { key: "attacks" }, rolled)).toEqual(["hostile-acts", "attacks"]);
  expect(heads({ key: "attacks" }, rolled, { key: "healed" })).toEqual(["attacks", "healed"]);
});
