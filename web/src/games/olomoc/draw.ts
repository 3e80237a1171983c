/** A layout being drawn: its pieces, each a shape turned and put somewhere, and the text that the engine reads. Whether it
 * is legal only the engine says. Lengths are thousandths of an inch, from the south-west corner. */

export type Corner = [x: number, y: number];
export const KINDS = ["obstructing", "low", "zone"] as const;
export type Kind = (typeof KINDS)[number];

export interface Piece {
  kind: Kind;
  /** Convex parts around the middle of the piece, counter-clockwise. */
  shape: Corner[][];
  x: number;
  y: number;
  /** Degrees, counter-clockwise. */
  turned: number;
}

export const SIDE = 16_000;
export const STEP = 100;
export const TURN = 15;
export const MOST = 32; // pieces

const box = (w: number, h: number): Corner[] => [
  [-w / 2, -h / 2],
  [w / 2, -h / 2],
  [w / 2, h / 2],
  [-w / 2, h / 2],
];
const regular = (n: number, r: number): Corner[] =>
  Array.from({ length: n }, (_, k) => {
    const angle = ((2 * k + 1) * Math.PI) / n;
    return [Math.round(r * Math.cos(angle)), Math.round(r * Math.sin(angle))];
  });

/** What can be added, by the name of its sentence. */
export const PALETTE: Record<string, { kind: Kind; shape: Corner[][] }> = {
  wall: { kind: "obstructing", shape: [box(3000, 800)] },
  block: { kind: "obstructing", shape: [box(2000, 2000)] },
  corner: {
    kind: "obstructing",
    shape: [
      [
        [-1500, -1500],
        [1500, -1500],
        [1500, -700],
        [-1500, -700],
      ],
      [
        [-1500, -700],
        [-700, -700],
        [-700, 1500],
        [-1500, 1500],
      ],
    ],
  },
  tower: { kind: "obstructing", shape: [regular(6, 1000)] },
  crates: { kind: "low", shape: [box(800, 800)] },
  fence: { kind: "low", shape: [box(2400, 400)] },
  pool: { kind: "zone", shape: [regular(8, 1600)] },
};

export function corners({ shape, x, y, turned }: Piece): Corner[][] {
  const [cos, sin] = [Math.cos((turned * Math.PI) / 180), Math.sin((turned * Math.PI) / 180)];
  return shape.map((part) =>
    part.map(([dx, dy]) => [Math.round(x + dx * cos - dy * sin), Math.round(y + dx * sin + dy * cos)]),
  );
}

export const written = (pieces: Piece[]): string =>
  JSON.stringify(pieces.map((piece) => [piece.kind, ...corners(piece)]));

function pieceOf(kind: Kind, parts: Corner[][]): Piece {
  const all = parts.flat();
  const middle = (k: 0 | 1) =>
    Math.round((Math.min(...all.map((each) => each[k])) + Math.max(...all.map((each) => each[k]))) / 2);
  const [x, y] = [middle(0), middle(1)];
  return { kind, x, y, turned: 0, shape: parts.map((part) => part.map(([cx, cy]) => [cx - x, cy - y])) };
}

/** The pieces of a text; null: it is none of ours. */
export function read(text: string): Piece[] | null {
  try {
    return (JSON.parse(text) as [Kind, ...Corner[][]][]).map(([kind, ...parts]) => pieceOf(kind, parts));
  } catch {
    return null;
  }
}

export const fromContent = (terrain: { kind: string; parts: Corner[][] }[]): Piece[] =>
  terrain.map(({ kind, parts }) => pieceOf(kind as Kind, parts));

/** The same piece as the other player sees it. */
export const opposite = (piece: Piece): Piece => ({
  ...piece,
  x: SIDE - piece.x,
  y: SIDE - piece.y,
  turned: (piece.turned + 180) % 360,
});

export const path = (parts: Corner[][]): string =>
  parts.map((part) => `M${part.map(([x, y]) => `${x} ${SIDE - y}`).join("L")}z`).join("");

export const drawingAddress = (text: string): string => `/draw/olomoc#${encodeURIComponent(text)}`;

const STORE = "ludotheque-drawn-olomoc";
export type Shelf = Record<string, string>; // texts by the name they were given

export function shelf(): Shelf {
  try {
    return JSON.parse(localStorage.getItem(STORE) ?? "{}") as Shelf;
  } catch {
    return {};
  }
}
/** False: this browser keeps nothing, or has no more room. */
export function keep(drawings: Shelf): boolean {
  try {
    localStorage.setItem(STORE, JSON.stringify(drawings));
    return true;
  } catch {
    return false;
  }
}
