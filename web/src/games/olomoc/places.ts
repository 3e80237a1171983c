/** The place that is asked for: the candidates that the engine names, and which of them a touch means. */

import type { Desk } from "../../lib/desk.svelte";
import { SIDE } from "./drawing";
import type { Point } from "./view";

export interface Place {
  piece: string;
  manner: string;
  candidates: Point[];
}

const MOST = SIDE * 10;
const NEAR = 350; // thousandths of an inch: a touch so near to a candidate means it

export function placeOf({ decision, later }: Desk): Place | null {
  if (later || decision?.domain?.kind !== "spot") return null;
  const { about, domain } = decision;
  return {
    piece: String(about?.piece ?? ""),
    manner: String(about?.manner ?? ""),
    candidates: domain.magnets as Point[],
  };
}

export function snapped(at: Point, { candidates }: Place): Point {
  const far = ([x, y]: Point) => Math.hypot(x - at[0], y - at[1]);
  const near = candidates.filter((each) => far(each) <= NEAR).toSorted((a, b) => far(a) - far(b));
  return near[0] ?? at;
}

export const nudged = ([x, y]: Point, dx: number, dy: number): Point => [
  Math.min(Math.max(x + dx, 0), MOST),
  Math.min(Math.max(y + dy, 0), MOST),
];
