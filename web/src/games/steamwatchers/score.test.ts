import { expect, test, vi } from "vitest";
import type { State } from "../../lib/api.gen";
import { explain } from "./score";
import type { Clan, Europe } from "./view";

vi.mock("../../lib/i18n.svelte", () => ({ t: (id: string) => id }));

const clan = (more: Partial<Clan>): Clan => ({ geo: 0, exiled: 0, trophies: 0, blocked: 0, capped: 0, slots: [], out: false, reserved: null, ...more }) as Clan;
const lines = (europe: Partial<Europe>, scores: number[]) =>
  Object.fromEntries(explain({ ending: "last_turn", zones: {}, ...europe } as unknown as Record<string, unknown>, { result: { scores } } as State).map((line) => [line.label, line.values]));

test("farms, floors, the scenario and exile add up to the score", () => {
  const zones = { a: { control: 0, floors: 3, structures: [{ kind: "farm" }] }, b: { control: 1, floors: 2 } } as unknown as Europe["zones"];
  const told = lines({ zones, p: [clan({ geo: 5, exiled: 3 }), clan({ geo: 2, trophies: 4 })] }, [4, 4]);
  expect(told).toEqual({
    "sw-line-farms": [1, 0], "sw-line-floors": [3, 2], "sw-line-card": [1, 0], "sw-line-trophies": [0, 2], "sw-line-exile": [-1, 0],
    "sw-line-quarantines": [0, 0], "sw-line-reservation": [null, null],
  });
});

test("whoever stands alone, or has been eliminated, keeps the level last measured", () => {
  const told = lines({ ending: "last_clan", zones: { a: { control: 0, floors: 9 } }, p: [clan({ geo: 4 }), clan({ geo: 3, out: true })] } as unknown as Partial<Europe>, [4, 3]);
  expect(told["sw-line-before"]).toEqual([4, 3]);
  expect(told["sw-line-floors"]).toEqual([0, 0]);
});

test("a tie is settled by Quarantine tokens, then by the Reservation track", () => {
  const told = lines({ p: [clan({ geo: 3, blocked: 1, slots: ["free", "quarantine"], reserved: "legate" }), clan({ geo: 3, capped: 1, reserved: "watcher_4" })] }, [3, 3]);
  expect(told["sw-line-quarantines"]).toEqual([2, 1]);
  expect(told["sw-line-reservation"]).toEqual([2, 4]);
});
