import { expect, test } from "vitest";
import type { Speech } from "../../lib/speech";
import { aims } from "./aims";
import { deck, scenarios } from "./cards";
import printed from "./cards.gen.json";
import type { Clan, Europe, Zone } from "./view";

deck.use(printed);

const speech = {
  seat: (seat: number) => `clan ${seat}`,
  name: (id: string) => id,
  counted: (id: string, n: number) => `${n} ${id}`,
  lang: "en",
} as unknown as Speech;
const clan = (more: Partial<Clan> = {}): Clan => ({ clan: "catabates", out: false, trophies: 0, ...more }) as Clan;
function europe(zones: Record<string, Zone>, more: Partial<Europe> = {}): Europe {
  return {
    seats: 2,
    turn: 2,
    bearer: -1,
    counters: {},
    zones,
    players: [clan(), clan()],
    ...more,
  } as unknown as Europe;
}
const counted = (name: string, position: Europe, events: Record<string, unknown>[] = []) =>
  aims(position, scenarios[name], events, speech);

test("hegemony is counted towards its goal, the card of the scenario included", () => {
  const [geo, alga] = counted(
    "l_algue_miraculeuse",
    europe({ rhone: { control: 0, floors: 3, structures: [{ kind: "farm" }] } }, { bearer: 0 }),
  );
  expect(geo.lines.map((line) => line.value)).toEqual(["5/10", "0/10"]);
  expect(alga.lines[0].seat).toBe(0);
  const havens = counted("les_ruines", europe({ rhone: { control: 1, haven: true }, alba: { control: 1 } }))[0];
  expect(havens.lines.map((line) => line.value)).toEqual(["0/4", "1/4"]);
});

test("trophies are figures of those who lost them, also when nobody remembers whose", () => {
  const [kept] = counted("les_feux_du_vieux_monde", europe({}, { players: [clan({ trophies: 3 }), clan()] }), [
    { key: "trophy", seat: 0, owner: 1, unit: "elite" },
  ]);
  expect(kept.lines[0].figures?.map((figure) => figure.seat)).toEqual([-1, -1, 1]);
  expect(kept.lines.map((line) => line.value)).toEqual(["+1", "+0"]);
});

test("a pair of zones is a vote, and the last vote is remembered", () => {
  const zones = Object.fromEntries(["a", "b", "c"].map((id) => [id, { control: 0 }]));
  const past = [
    { key: "vote", seat: 1, to: 1 },
    { key: "keeper", seat: 1 },
    { key: "vote", seat: 0, to: 1 },
    { key: "keeper", seat: 1 },
  ];
  const [, votes] = counted("le_reliquaire", europe(zones), past);
  expect(votes.lines.map((line) => line.voters)).toEqual([undefined, [0]]);
});

test("a rendezvous of somebody else stays secret until it is met; one's own may be held by anybody", () => {
  const players = [clan({ rendezvous: "rhone" }), clan({ rendezvous: "secret" })];
  const [places] = counted("le_rendez_vous", europe({ rhone: { control: 1 } }, { players }));
  expect(places.lines.map((line) => [line.zone, line.holder, line.done])).toEqual([
    ["rhone", 1, false],
    [undefined, undefined, false],
  ]);
});

test("what a scenario from outside counts is shown as it is: in all, by clan, by zone", () => {
  const found = counted("la_guerre_vient", europe({}, { counters: { storms: 2, relics: [0, 4], ash: { alba: 1 } } }));
  expect(found.map((aim) => aim.lines.map((line) => line.value))).toEqual([["2"], ["0", "4"], ["1"]]);
});
