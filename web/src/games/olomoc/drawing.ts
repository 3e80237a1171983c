/** How the Bloc is drawn: 100 units an inch, north up; wheels, rings, rulers; and the pictures, a sheet a kind, fetched when
 * one is seen. */

import type { Point } from "./view";

export const SIDE = 1600;
const PER_UNIT = 10; // thousandths of an inch

export const onBoard = ([x, y]: Point): Point => [x / PER_UNIT, SIDE - y / PER_UNIT];
export const fromBoard = (x: number, y: number): Point => [Math.round(x * PER_UNIT), Math.round((SIDE - y) * PER_UNIT)];
export const long = (length: number): number => length / PER_UNIT;
export const points = (corners: Point[]): string => corners.map((each) => onBoard(each).join(",")).join(" ");
/** x and y in turn, as the engine gives the corners of a ruler or of a region. */
export const pairs = (flat: number[]): Point[] =>
  Array.from({ length: flat.length / 2 }, (_, i) => [flat[2 * i], flat[2 * i + 1]]);
export const pathOf = (corners: Point[]): string =>
  `M${corners
    .map((each) =>
      onBoard(each)
        .map((n) => n.toFixed(1))
        .join(" "),
    )
    .join("L")}z`;

const round = (n: number) => n.toFixed(1);
const polar = (r: number, angle: number) => `${round(r * Math.cos(angle))} ${round(r * Math.sin(angle))}`;
const WHOLE = 2 * Math.PI;
const UP = -Math.PI / 2;

/** The teeth of one tooth's width: how far out, and where across it. */
const TEETH: Record<string, { n: number; teeth: (odd: boolean) => [r: number, at: number][] }> = {
  3: {
    n: 10,
    teeth: () => [
      [0.83, -0.27],
      [0.985, -0.21],
      [0.985, 0.21],
      [0.83, 0.27],
    ],
  }, // square
  2: {
    n: 13,
    teeth: () => [
      [0.81, 0],
      [0.99, 0.82],
      [0.81, 0.86],
    ],
  }, // a saw
  0: {
    n: 9,
    teeth: (odd) => [
      [0.76, -0.3],
      [0.99, odd ? -0.06 : 0.06],
      [0.76, 0.3],
      [0.707, 0.5],
    ],
  }, // thorns
};

/** The wheel of a side: of a seat token, or 0 for those of nobody. */
export function wheel(r: number, token: number): string {
  const { n, teeth } = TEETH[token] ?? TEETH[3];
  const found = Array.from({ length: n }, (_, k) =>
    teeth(k % 2 === 1).map(([out, at]) => polar(r * out, UP + (WHOLE * (k + at)) / n)),
  );
  return `M${found.flat().join("L")}z`;
}

/** A part of a ring, of so many. */
export function segment(inner: number, outer: number, k: number, of: number, gap = 0.05): string {
  const from = UP + (WHOLE * k) / of + gap;
  const to = UP + (WHOLE * (k + 1)) / of - gap;
  const big = Number(to - from > Math.PI);
  const [r1, r2] = [round(inner), round(outer)];
  return `M${polar(outer, from)}A${r2} ${r2} 0 ${big} 1 ${polar(outer, to)}L${polar(inner, to)}A${r1} ${r1} 0 ${big} 0 ${polar(inner, from)}z`;
}

export const at = (r: number, degrees: number): string =>
  `translate(${polar(r, (degrees * Math.PI) / 180).replace(" ", ",")})`;

export interface Picture {
  symbol: string;
  /** Under it; of terrain: what is drawn over it while it is tainted. */
  other: string;
  /** The part that a token shows; of terrain: where it lies. */
  box: string;
}

const sheets = import.meta.glob<string>("./art/*.svg", { query: "?url", import: "default" });
const here = new Map<string, Promise<void>>();

/** A sheet is read as a drawing and laid in the page once; whatever shows a picture refers to it. */
async function lay(sheet: string): Promise<void> {
  const told = await fetch(await sheets[`./art/${sheet}.svg`]());
  const drawn = new DOMParser().parseFromString(await told.text(), "image/svg+xml").documentElement;
  drawn.setAttribute("aria-hidden", "true");
  drawn.style.position = "absolute";
  document.body.append(document.adoptNode(drawn));
}

/** The picture of an id ("profile:rogue"), once it is there; null: it has none. */
export async function pictureOf(id: string): Promise<Picture | null> {
  const { default: index } = await import("./art/index.json");
  const found = (index as unknown as Record<string, string[]>)[id];
  if (!found) return null;
  const [sheet, symbol, other = "", box = "0 0 200 200"] = found;
  if (!here.has(sheet)) here.set(sheet, lay(sheet));
  await here.get(sheet);
  return { symbol, other, box };
}
