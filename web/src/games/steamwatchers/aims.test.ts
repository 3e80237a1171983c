import { expect, test } from "vitest";
import type { Speech } from "../../lib/speech";
import { aims } from "./aims";
import type { Clan, Europe, Zone } from "./view";

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
    aims: [],
    zones,
    players: [clan(), clan()],
    ...more,
  } as unknown as Europe;
}
const counted = (position: Europe, events: Record<string, unknown>[] = []) => aims(position, events, speech);

test("hegemony is shown towards its goal, and who bears the card", () => {
  const [geo, alga] = counted(
    europe(
      {},
      {
        bearer: 0,
        aims: [
          { aim: "geo", goal: 10, from: 3, levels: [5, 0] },
          { aim: "alga", geo: 1 },
        ],
      },
    ),
  );
  expect(geo.lines.map((line) => [line.value, line.fill, line.done])).toEqual([
    ["5/10", 0.5, false],
    ["0/10", 0, false],
  ]);
  expect([alga.lines[0].seat, alga.lines[0].value]).toEqual([0, "+1"]);
});

test("trophies are figures of those who lost them, also when nobody remembers whose", () => {
  const [kept] = counted(
    europe({}, { players: [clan({ trophies: 3 }), clan()], aims: [{ aim: "trophies", figures: 2, levels: [1, 0] }] }),
    [{ key: "trophy", seat: 0, owner: 1, unit: "elite" }],
  );
  expect(kept.lines[0].figures?.map((figure) => figure.seat)).toEqual([-1, -1, 1]);
  expect(kept.lines.map((line) => line.value)).toEqual(["+1", "+0"]);
});

test("the last vote is remembered", () => {
  const past = [
    { key: "vote", seat: 1, to: 1 },
    { key: "keeper", seat: 1 },
    { key: "vote", seat: 0, to: 1 },
    { key: "keeper", seat: 1 },
  ];
  const [votes] = counted(europe({}, { aims: [{ aim: "votes", levels: [1, 0] }] }), past);
  expect(votes.lines.map((line) => line.voters)).toEqual([undefined, [0]]);
});

test("a rendezvous of somebody else stays secret until it is met; one's own may be held by anybody", () => {
  const players = [clan({ rendezvous: "rhone" }), clan({ rendezvous: "secret" })];
  const aims = [{ aim: "rendezvous", own: 3, other: 1 }];
  const [places] = counted(europe({ rhone: { control: 1 } }, { players, aims }));
  expect(places.lines.map((line) => [line.zone, line.holder, line.done])).toEqual([
    ["rhone", 1, false],
    [undefined, undefined, false],
  ]);
});

test("what a scenario from outside counts is shown as it is, and an aim nobody has words for is left out", () => {
  const counters = { storms: 2, relics: [0, 4], ash: { alba: 1 } };
  const found = counted(europe({}, { counters, aims: [{ aim: "weather" }] }));
  expect(found.map((aim) => aim.lines.map((line) => line.value))).toEqual([["2"], ["0", "4"], ["1"]]);
});
