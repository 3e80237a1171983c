import { expect, test, vi } from "vitest";
import type { State } from "../../lib/api.gen";
import { explain } from "./score";
import type { Player } from "./view";

vi.mock("../../lib/i18n.svelte", () => ({ t: (id: string) => id }));

const player = (more: Partial<Player>): Player =>
  ({ board: { slots: [1, 1], vp: [1] }, cards: [], developed: 0, debt: 0, breaches: 0, ...more }) as unknown as Player;
const lines = (players: Player[], scores: number[]) =>
  explain({ players } as unknown as Record<string, unknown>, { result: { scores } } as State);

test("slots, Affinities, Cabal cards, gains, oaths and Debts add up to the score", () => {
  const card = { card: "KA1", aside: false, tokens: ["politics", null] };
  const told = lines([player({ cards: [card], developed: 1, debt: 2, breaches: 1 }), player({})], [4, 3]);
  expect(told.map((line) => line.values)).toEqual([
    [1, 0],
    [1, 0],
    [1, 0],
    [4, 3],
    [-1, 0],
    [-2, 0],
  ]);
  expect(told.some((line) => line.after)).toBe(false);
});

test("a tie shows the PP of those who were tied, under the total", () => {
  const told = lines([player({ pp: 3 }), player({ pp: 0 }), player({})], [5, 5, 2]);
  expect(told.at(-1)).toEqual({ label: "dk-line-pp", rule: "DIK-166", values: [3, 0, null], after: true });
});
