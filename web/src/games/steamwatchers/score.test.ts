import { expect, test, vi } from "vitest";
import type { State } from "../../lib/api.gen";
import { explain, reason } from "./score";
import type { Clan, Europe } from "./view";
import { deck } from "./cards";
import printed from "./cards.gen.json";

deck.use(printed);

vi.mock("../../lib/i18n.svelte", () => ({
  t: (id: string, said: Record<string, unknown> = {}) => [id, ...Object.values(said)].join(" "),
}));

const clan = (more: Partial<Clan>): Clan =>
  ({ geo: 0, exiled: 0, trophies: 0, blocked: 0, capped: 0, slots: [], out: false, reserved: null, ...more }) as Clan;
const ended = (europe: Partial<Europe>, scores: number[]) =>
  [
    { ending: "last_turn", zones: {}, seats: scores.length, ...europe } as unknown as Record<string, unknown>,
    { result: { scores } } as State,
  ] as const;
const lines = (europe: Partial<Europe>, scores: number[], scenario = "la_guerre_vient") =>
  Object.fromEntries(explain(...ended(europe, scores), { scenario }).map((line) => [line.label, line.values]));

test("farms, floors, the scenario and exile add up to the score", () => {
  const zones = {
    a: { control: 0, floors: 3, structures: [{ kind: "farm" }] },
    b: { control: 1, floors: 2 },
  } as unknown as Europe["zones"];
  const told = lines({ zones, players: [clan({ geo: 5, exiled: 3 }), clan({ geo: 2, trophies: 4 })] }, [4, 4]);
  expect(told).toEqual({
    "sw-line-farms": [1, 0],
    "sw-line-floors": [3, 2],
    "sw-line-card": [1, 0],
    "sw-line-trophies": [0, 2],
    "sw-line-exile": [-1, 0],
    "sw-line-quarantines": [0, 0],
    "sw-line-reservation": [null, null],
  });
});

test("whoever stands alone, or has been eliminated, keeps the level last measured", () => {
  const told = lines(
    {
      ending: "last_clan",
      zones: { a: { control: 0, floors: 9 } },
      players: [clan({ geo: 4 }), clan({ geo: 3, out: true })],
    } as unknown as Partial<Europe>,
    [4, 3],
  );
  expect(told["sw-line-before"]).toEqual([4, 3]);
  expect(told["sw-line-floors"]).toBeUndefined();
});

test("with an eliminated clan the end says between whom it was", () => {
  const players = [clan({ geo: 4 }), clan({ geo: 9, out: true }), clan({ geo: 2 })];
  expect(reason(...ended({ players, winner: 0 }, [4, 9, 2]), {})).toBe("sw-won-standing");
  expect(reason(...ended({ players: [players[0], players[2]], winner: 0 }, [4, 2]), {})).toBeNull();
});

test("a tie is settled by Quarantine tokens, and only then by the Reservation track; whoever is not in it is not counted", () => {
  const tied = [
    clan({ geo: 3, blocked: 1, slots: ["free", "quarantine"], reserved: "legate" }),
    clan({ geo: 3, capped: 1, reserved: "watcher_4" }),
    clan({ geo: 2 }),
    clan({ geo: 9, out: true }),
  ];
  const told = lines({ players: tied }, [3, 3, 2, 9]);
  expect(told["sw-line-quarantines"]).toEqual([2, 1, null, null]);
  expect(told["sw-line-reservation"]).toBeUndefined();
  expect(reason(...ended({ players: tied, winner: 1 }, [3, 3, 2, 9]), {})).toBe("sw-won-tokens 3");
  const even = [{ ...tied[0], blocked: 0 }, ...tied.slice(1)];
  expect(lines({ players: even }, [3, 3, 2, 9])["sw-line-reservation"]).toEqual([2, 4, null, null]);
  expect(reason(...ended({ players: even, winner: 0 }, [3, 3, 2, 9]), {})).toBe("sw-won-place 3");
});

test("a hegemony says which one, and a tie counts only between those who reached it", () => {
  const havens = Object.fromEntries(
    [0, 0, 0, 0, 1].map((control, i) => [`z${i}`, { control, haven: true }]),
  ) as unknown as Europe["zones"];
  const players = [clan({ blocked: 1 }), clan({})];
  const told = lines({ ending: "hegemony", zones: havens, players }, [0, 0], "les_ruines");
  expect(told["sw-line-hegemony-havens 4"]).toEqual([4, 1]);
  expect(told["sw-line-quarantines"]).toBeUndefined();
  expect(
    reason(...ended({ ending: "hegemony", zones: havens, players, winner: 0 }, [0, 0]), { scenario: "les_ruines" }),
  ).toBe("sw-won-havens 4 4");
  const both = lines(
    { ending: "hegemony", players: [clan({ geo: 12, blocked: 1 }), clan({ geo: 10 })] },
    [12, 10],
    "l_algue_miraculeuse",
  );
  expect(both["sw-line-hegemony-geo 10"]).toEqual([12, 10]);
  expect(both["sw-line-quarantines"]).toEqual([1, 0]);
});
