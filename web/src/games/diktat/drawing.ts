/** The drawing of Prague, fetched beside the script. */

import { lengthOf } from "../../kit/board/labels.svelte";
import { printed } from "../../lib/content";
import type drawn from "./board.json";
import address from "./board.json?url";

type Drawing = typeof drawn;

export let board: Drawing;

export const drawing = printed<Drawing>(address, (now) => (board = now));

export const NAME_HIGH = 23; // the plate with the name of a sector
const PLATE_HIGH = 44; // with the markers under the name
const FONT = '700 15px "Barlow Condensed"';
/** Where its name begins: from afar without its glyph. */
export const insetOf = (far: boolean): number => (far ? 8 : 27);

export function plateWidth(name: string, far: boolean): number {
  const written = lengthOf(name.toUpperCase(), FONT) + (far ? 0 : name.length * 0.055 * 15);
  return Math.max(written + insetOf(far) + 9, far ? 0 : 60);
}

/** Where the plates stand, from the top down, when they are drawn `k` times as large: none covers the markers of another. */
export function platesAt(names: Record<string, string>, k: number, far: boolean): Record<string, [number, number]> {
  const placed: { id: string; x: number; y: number; half: number }[] = [];
  const sectors = Object.entries(board.sectors).sort(([, a], [, b]) => a.plate[1] - b.plate[1]);
  for (const [id, { plate }] of sectors) {
    const half = (plateWidth(names[id], far) * k) / 2;
    const [x, first] = plate;
    const over = placed.filter((other) => Math.abs(other.x - x) < other.half + half);
    const y = over.reduce((at, other) => (at < other.y + PLATE_HIGH * k ? other.y + PLATE_HIGH * k : at), first);
    placed.push({ id, x, y, half });
  }
  return Object.fromEntries(placed.map(({ id, x, y }) => [id, [x, y]]));
}
