/** The drawing of Europe (tools/drawing.py), fetched beside the script, or that of another map. */

import { printed } from "../../lib/content";
import address from "./map.gen.json?url";

export type Point = [number, number];

export interface ZoneShape {
  name: string;
  terrain: "plain" | "mountain";
  path: string;
  at: Point;
  label: Point;
  units: Point[];
  structures: Point[];
  column: Point;
  order: Point;
  morale: Point;
  haven: Point;
  peaks?: [number, number, number][];
  east?: boolean;
}

export interface EuropeMap {
  width: number;
  height: number;
  zones: Record<string, ZoneShape>;
  seas: Record<string, { name: string; path: string; label: Point; slots: Point[]; legate: Point }>;
  straits: { zones: [string, string]; path: string }[];
  crater: string;
  faults: string;
  coast: string;
  snow: string;
  ice: string;
}

/** Numbers of zones and seas in the procedures under way, in the order of the map. */
export let map: EuropeMap;
export let zoneIds: string[] = [];
export let seaIds: string[] = [];

export const drawing = printed<EuropeMap>(address, (now) => {
  map = now;
  zoneIds = Object.keys(map.zones);
  seaIds = Object.keys(map.seas);
});

function curve([x, y]: Point, [ex, ey]: Point): [Point, Point, Point] {
  return [
    [x, y],
    [(x + ex) / 2 - (ey - y) * 0.12, (y + ey) / 2 + (ex - x) * 0.12],
    [ex, ey],
  ];
}

/** A dotted road from one zone to another, bent like a march. */
export function road(from: string, to: string): string {
  const [[x, y], [mx, my], [ex, ey]] = curve(map.zones[from].at, map.zones[to].at);
  return `M${x} ${y}Q${mx.toFixed(1)} ${my.toFixed(1)} ${ex} ${ey}`;
}

/** Points along a road bent like that, both ends included. */
export function bend(from: Point, to: Point, steps: number): Point[] {
  const [a, b, c] = curve(from, to);
  return Array.from({ length: steps + 1 }, (_, i) => {
    const [t, u] = [i / steps, 1 - i / steps];
    return [0, 1].map((at) => u * u * a[at] + 2 * u * t * b[at] + t * t * c[at]) as Point;
  });
}
