import { expect, test } from "vitest";
import { standing, story } from "./battle";
import { attacking, defending, helpers, mostBarrels, near, odds, total, unitsOf } from "./forces";
import { infection } from "./incubation";
import type { Clan, Europe, Zone } from "./view";
import { deck } from "./cards";
import printed from "./cards.gen.json";

deck.use(printed);

const clan = (name: string, healthy = 3): Clan =>
  ({ clan: name, healthy, contraband: 1, spare_healthy: 0, spare_contraband: 0 }) as Clan;
const europe = (zones: Record<string, Partial<Zone>>, more: Partial<Europe> = {}): Europe =>
  ({
    you: 0,
    active: "lutecia",
    in_force: null,
    players: [clan("conglomerat"), clan("menrau", 2)],
    zones: Object.fromEntries(
      ["lutecia", "burgundia", "gironde", "rhenania", "neustria"].map((id) => [id, { control: null, ...zones[id] }]),
    ),
    ...more,
  }) as Europe;
const held = (holder: number, base: number, kind?: "defence" | "movement" | "decoy", elite = 0): Partial<Zone> => ({
  holder,
  control: holder,
  base,
  elite,
  order: kind && { owner: holder, kind },
});

test("a zone defends with its soldiers, its order, its turrets and its morale", () => {
  const here = europe({
    burgundia: { ...held(1, 3, "defence"), structures: [{ kind: "turret" }, { kind: "farm" }], cube: true },
  });
  expect(defending(here, "burgundia")).toEqual([
    { key: "base", count: 3, n: 3 },
    { key: "order", n: 1 },
    { key: "turret", n: 2 },
    { key: "cube", n: 2 },
  ]);
  expect(total(defending({ ...here, in_force: "lignes_fortifiees" }, "burgundia"))).toBe(9);
  expect(total(defending(europe({ burgundia: { ...held(1, 1), order: { owner: 1 } } }), "burgundia"))).toBe(1);
});

test("attackers bring what their clan's elite is worth", () => {
  const stamm = europe({}, { players: [clan("rhein_stamm")] });
  expect(total(attacking(stamm, 0, "burgundia", 1, 2))).toBe(7);
  const allied = europe(
    { burgundia: { structures: [{ kind: "farm" }, { kind: "farm" }] } },
    { players: [clan("alliance")] },
  );
  expect(total(attacking(allied, 0, "burgundia", 1, 1))).toBe(5);
  expect(total(attacking(allied, 0, "burgundia", 2, 0))).toBe(2);
});

test("only revealed tokens next door can support, never a decoy nor the active one", () => {
  const here = europe({
    lutecia: held(0, 4, "movement"),
    gironde: held(0, 3, "defence"),
    neustria: held(0, 2, "movement", 1),
    burgundia: held(1, 3, "defence"),
    rhenania: held(1, 3, "decoy"),
  });
  expect(near(here, "burgundia")).toContain("gironde");
  expect(helpers(here, 0, "burgundia", "lutecia", true)).toEqual([
    { zone: "gironde", n: 3 },
    { zone: "neustria", n: 2 },
  ]); // a Skypiercer, from two zones away
  expect(helpers(here, 1, "burgundia", null, false)).toEqual([]);
  expect(helpers({ ...here, in_force: "silence_radio" }, 0, "burgundia", "lutecia", true)).toEqual([]);
});

test("a forecast is sure, ahead, behind or lost", () => {
  const against = (base: number) => europe({ burgundia: held(1, base, "defence") });
  const verdict = (base: number, mine: number) => odds(against(base), 0, "burgundia", mine, 0).verdict;
  expect(verdict(1, 5)).toBe("sure"); // 5 against 2 and 3 barrels: the attacker wins ties
  expect(verdict(1, 4)).toBe("ahead");
  expect(verdict(4, 4)).toBe("behind");
  expect(verdict(5, 1)).toBe("lost"); // 1 and 4 barrels against 6
  expect(odds({ ...against(1), in_force: "treve_armee" }, 0, "burgundia", 5, 0).verdict).toBe("ahead");
  expect(mostBarrels({ ...against(1), in_force: "rationnement" }, 0)).toBe(3);
});

test("a combat under way stands at what is announced, else at what everybody can count", () => {
  const here = europe({ burgundia: { ...held(1, 3, "defence"), raid: { seat: 0, base: 4, elite: 0 } } });
  const events = [
    { key: "combat", seat: 0, other: 1, zone: "burgundia" },
    { key: "supported", seat: 0, zone: "gironde", force: 3 },
  ];
  const told = story(events);
  expect(told && standing(here, told)).toEqual({ attack: 7, defence: 4 });
  const later = story([...events, { key: "attack", seat: 0, force: 8 }]);
  expect(later && standing(here, later)).toEqual({ attack: 8, defence: 4 });
  expect(unitsOf(here, 0, "burgundia")).toEqual({ base: 4, elite: 0 });
  expect(unitsOf(here, 1, "burgundia")).toEqual({ base: 3, elite: 0 });
});

test("an incubation meets the cells on its way, stays on the last, and stops where a track ends", () => {
  expect(infection("RRQRQRQD", 1, 2)).toEqual({ level: 3, cells: ["quarantine"] });
  expect(infection("RRQRQRQD", 7, 2)).toEqual({ level: 8, cells: ["death", "death"] });
  expect(infection("RRQRQRQE", 6, 3)).toEqual({ level: 7, cells: ["quarantine"] });
});
