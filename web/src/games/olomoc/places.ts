/** The place that is asked for, and the candidates that the engine names. */

import type { Desk } from "../../lib/desk.svelte";
import { SIDE } from "./drawing";
import type { Point } from "./view";

export interface Place {
  piece: string;
  manner: string;
  candidates: Point[];
}

const MOST = SIDE * 10;

export function placeOf({ decision, later }: Desk): Place | null {
  if (later || decision?.domain?.kind !== "spot") return null;
  const { about, domain } = decision;
  return {
    piece: String(about?.piece ?? ""),
    manner: String(about?.manner ?? ""),
    candidates: domain.magnets as Point[],
  };
}

export const nudged = ([x, y]: Point, dx: number, dy: number): Point => [
  Math.min(Math.max(x + dx, 0), MOST),
  Math.min(Math.max(y + dy, 0), MOST),
];
