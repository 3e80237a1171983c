/** Where the names of pieces stand: south of the base, else north, east, west, the first place that covers nothing. */

import { lengthOf } from "../../kit/board/labels.svelte";
import type { Desk } from "../../lib/desk.svelte";
import { long, onBoard, SIDE } from "./drawing";
import type { Marker, Piece, Point } from "./view";

export interface Tag {
  x: number;
  y: number;
  anchor: string;
}

const LETTERS = 31;
const FONT = `600 ${LETTERS}px "Barlow Condensed"`;

interface Box {
  x: number;
  y: number;
  w: number;
  h: number;
}

export function tagsOf(desk: Desk, pieces: Piece[], markers: Marker[], z: number): Map<string, Tag> {
  const found = new Map<string, Tag>();
  const discs = [...pieces, ...markers].map(({ id, at, radius }) => ({
    id,
    at: onBoard(at as Point),
    r: long(radius),
  }));
  const placed: Box[] = [];
  for (const { id, called } of pieces) {
    const me = discs.find((each) => each.id === id) as (typeof discs)[number];
    const w = lengthOf(desk.speech.name(called), FONT) * z;
    const h = LETTERS * z;
    const gap = me.r + 12;
    const ways: [Tag, Box][] = [
      [
        { x: 0, y: gap + h * 0.75, anchor: "middle" },
        { x: -w / 2, y: gap, w, h },
      ],
      [
        { x: 0, y: -gap, anchor: "middle" },
        { x: -w / 2, y: -gap - h * 0.8, w, h },
      ],
      [
        { x: gap, y: h * 0.35, anchor: "start" },
        { x: gap, y: -h / 2, w, h },
      ],
      [
        { x: -gap, y: h * 0.35, anchor: "end" },
        { x: -gap - w, y: -h / 2, w, h },
      ],
    ];
    const clear = ([, box]: [Tag, Box]) => {
      const [x, y] = [me.at[0] + box.x, me.at[1] + box.y];
      if (x < 0 || y < 0 || x + w > SIDE || y + h > SIDE + 40) return false;
      const near = (value: number, low: number, size: number) => Math.max(low - value, 0, value - low - size);
      return (
        discs.every((each) => each === me || Math.hypot(near(each.at[0], x, w), near(each.at[1], y, h)) > each.r) &&
        placed.every((other) => x > other.x + other.w || x + w < other.x || y > other.y + other.h || y + h < other.y)
      );
    };
    const way = ways.find(clear);
    if (!way) continue;
    found.set(id, way[0]);
    placed.push({ ...way[1], x: me.at[0] + way[1].x, y: me.at[1] + way[1].y });
  }
  return found;
}
