/** The drawing of the board: every space and its place, and the pictures, a sheet a kind, fetched when one is seen. */

import { printed } from "../../lib/content";
import address from "./board.json?url";

export type Point = [number, number];
export type Corner = [x: number, y: number, x2: number, y2: number];

export interface Place {
  path: string;
  box: Corner;
  title: Point;
  slots: Point[];
  acts: Point;
  decor: [number, number, number];
  malus?: Point;
  art?: Point;
}

interface Drawn {
  whole: [number, number, number, number];
  centre: Point;
  ellipses: Record<"world" | "ringInner" | "ringOuter" | "boards", Point>;
  locations: Record<string, Place>;
  cities: Record<string, { slot: Point; name: Point; chips: Point; temples: Point; frame: Corner }>;
  cases: Record<string, Point>;
  links: { between: [string, string]; points: Point[] }[];
  lands: string[];
  well: [number, number, number];
  ring: Point[];
  ages: Point[];
  greatness: number[];
  workshop: Point[];
  factory: Point[];
  oracle: Record<string, Point>;
  world: Corner;
  veins: [string, string];
  waves: string;
}

export let board: Drawn;
export const drawing = printed<Drawn>(address, (now) => (board = now));

export interface Picture {
  symbol: string;
  w: number;
  h: number;
}

const sheets = import.meta.glob<string>("./art/*.svg", { query: "?url", import: "default" });
const here = new Map<string, Promise<void>>();

/** A sheet is read as a drawing and laid in the page once; whatever shows a picture refers to it. */
async function lay(zone: string): Promise<void> {
  const told = await fetch(await sheets[`./art/${zone}.svg`]());
  const sheet = new DOMParser().parseFromString(await told.text(), "image/svg+xml").documentElement;
  sheet.setAttribute("aria-hidden", "true");
  sheet.style.position = "absolute";
  document.body.append(document.adoptNode(sheet));
}

/** The picture of an id, once it is there; null: it has none. */
export async function pictureOf(id: string): Promise<Picture | null> {
  const { default: index } = await import("./art/index.json");
  const found = (index as unknown as Record<string, [string, string, number, number]>)[id];
  if (!found) return null;
  const [zone, symbol, w, h] = found;
  if (!here.has(zone)) here.set(zone, lay(zone));
  await here.get(zone);
  return { symbol, w, h };
}
