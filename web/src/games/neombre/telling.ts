/** How the log and the pace of Néombre tell what happens. */

import type { Telling } from "../../lib/acts";

export const telling: Telling = {
  parts: ["sets-out", "fight", "team-turn"],
  sums: { hurt: "n", healed: "n" },
  follows: [
    "augmented",
    "banished",
    "came",
    "diminished",
    "discarded",
    "drew",
    "entered",
    "exhausted",
    "fell",
    "fizzled",
    "foresaw",
    "found",
    "fulfilled",
    "granted",
    "healed",
    "hurt",
    "jailed",
    "left-play",
    "mal",
    "marked",
    "milled",
    "overflowed",
    "recycled",
    "revealed",
    "revived",
    "slain",
    "unplayed",
  ],
};

/** How long an event deserves to be watched, in milliseconds; what is not here is told in the log only. */
const WATCHED: Record<string, number> = {
  ambush: 900,
  attacks: 900,
  came: 600,
  defeat: 1200,
  fell: 1100,
  healed: 600,
  hurt: 700,
  launched: 800,
  played: 900,
  revealed: 900,
  revived: 900,
  slain: 900,
  "sets-out": 900,
  "team-turn": 700,
  took: 700,
  victory: 1200,
};

export const paceOf = (events: Record<string, unknown>[]): number =>
  Math.max(0, ...events.map((event) => WATCHED[String(event.key)] ?? 0));
