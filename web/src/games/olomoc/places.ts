/** The place that is asked for, and the candidates that the engine names; where a lesson wants one, that one first. */

import type { Desk } from "../../lib/desk.svelte";
import { SIDE } from "./drawing";
import type { Point } from "./view";

export interface Place {
  /** Tells this question from the next one. */
  key: string;
  piece: string;
  manner: string;
  candidates: Point[];
}

const MOST = SIDE * 10;

export function placeOf({ decision, later, goal, state }: Desk): Place | null {
  if (later || decision?.domain?.kind !== "spot") return null;
  const { about, domain } = decision;
  const taught = goal.filter(([verb]) => verb === "at").map(([, x, y]): Point => [Number(x), Number(y)]);
  const others = (domain.magnets as Point[]).filter((at) => !taught.some((each) => each.join() === at.join()));
  return {
    key: `${state?.at} ${about?.piece}`,
    piece: String(about?.piece ?? ""),
    manner: String(about?.manner ?? ""),
    candidates: [...taught, ...others],
  };
}

export const nudged = ([x, y]: Point, dx: number, dy: number): Point => [
  Math.min(Math.max(x + dx, 0), MOST),
  Math.min(Math.max(y + dy, 0), MOST),
];
