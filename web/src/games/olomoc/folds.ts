/** The places that the engine names, folded by what differs: few rows, each with its first place and the others behind it. */

import type { Described } from "./measures";
import type { Point } from "./view";

const MOST = 8; // rows
const WAYS = ["east", "north-east", "north", "north-west", "west", "south-west", "south", "south-east"] as const;

/** Which of eight ways a point lies from another. */
export function wayTo([x, y]: Point, [tx, ty]: Point): (typeof WAYS)[number] {
  return WAYS[(Math.round(Math.atan2(ty - y, tx - x) / (Math.PI / 4)) + 8) % 8];
}

const pieces = (ids: string[] | undefined) => (ids ?? []).filter((id) => !/^t\d+$/u.test(id));
const some = (ids: string[] | undefined) => !!ids?.length;

/** What tells two places apart, the finest first. */
const LEVELS: ((place: Described, way: string) => unknown[])[] = [
  (place, way) => [...LEVELS[1](place, ""), way],
  ({ contact, markers, engages, cover, seen_by, struck_by }) => [contact, markers, engages, cover, seen_by, struck_by],
  ({ contact, markers, engages, cover, seen_by, struck_by }) => [
    pieces(contact),
    markers,
    engages,
    cover,
    seen_by?.length,
    some(struck_by),
  ],
  ({ contact, markers, engages, cover, seen_by, struck_by }) => [
    pieces(contact).length,
    some(markers),
    some(engages),
    cover,
    some(seen_by),
    some(struck_by),
  ],
  ({ contact, markers, cover, seen_by }) => [some(pieces(contact)), some(markers), cover, some(seen_by)],
  ({ contact, markers, cover }) => [some(pieces(contact)) ? "contact" : some(markers) ? "marker" : cover],
];

/** In the order in which the engine names the first of each. */
export function folded(places: Described[], from: Point): Described[][] {
  let found: Described[][] = [];
  for (const level of LEVELS) {
    const rows = new Map<string, Described[]>();
    for (const place of places) {
      const key = JSON.stringify(level(place, wayTo(from, place.at)));
      rows.set(key, [...(rows.get(key) ?? []), place]);
    }
    found = [...rows.values()];
    if (found.length <= MOST) break;
  }
  return found;
}
