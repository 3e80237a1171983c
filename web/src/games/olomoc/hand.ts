/** A ruler laid by hand: where its middle lies, how it is turned in hundredths of a degree, and near which point the base
 * is to end. Whether it may lie there, and where the base then stands, is the engine's to say. */

import type { Choice } from "../../lib/api.gen";
import type { Desk } from "../../lib/desk.svelte";
import { pairs } from "./drawing";
import type { Described } from "./measures";
import type { Point } from "./view";

export const RULERS = ["march", "push"] as const;
export interface Hand {
  tool: (typeof RULERS)[number];
  middle: Point;
  angle: number;
  end: Point | null;
}
/** With what was asked, so that the answer to an earlier hand is known as such. */
export interface Laid extends Omit<Described, "at"> {
  asked: number[];
  ruler: number[];
  at?: Point;
}

const FULL = 36000;
/** As an answer names them. */
const TOOLS = { march: 1, push: 2 };

export const turned = (hand: Hand, by: number): Hand => ({
  ...hand,
  angle: (((hand.angle + by) % FULL) + FULL) % FULL,
});

/** The hand that lies where the engine laid a ruler. */
export function handOn(corners: number[], tool: Hand["tool"], end: Point | null): Hand {
  const [a, b, c] = pairs(corners);
  const far = (one: Point, other: Point) => Math.hypot(other[0] - one[0], other[1] - one[1]);
  const [from, to] = far(a, b) > far(b, c) ? [a, b] : [b, c];
  const angle = Math.round((Math.atan2(to[1] - from[1], to[0] - from[0]) * (FULL / 2)) / Math.PI);
  const middle: Point = [Math.round((a[0] + c[0]) / 2), Math.round((a[1] + c[1]) / 2)];
  return turned({ tool, middle, angle, end }, 0);
}

const wordsOf = ({ middle, angle, end }: Hand): number[] => [...middle, angle, ...(end ?? [])];
export const laidOf = (desk: Desk, piece: string, hand: Hand) =>
  desk.foresight.measured<Laid>(["lay", piece, hand.tool, ...wordsOf(hand)], "lay");
export const answers = (laid: Laid | null, hand: Hand): boolean => laid?.asked.join() === wordsOf(hand).join();

/** The answer that announces a place with this ruler; null: a rule is against it, or nothing is said of it yet. */
export const announced = (laid: Laid | null, hand: Hand): Choice | null =>
  laid?.at && !laid.why && answers(laid, hand) ? ["at", ...laid.at, TOOLS[hand.tool], ...laid.ruler] : null;
