/** The fights of a journey as the log tells them: how each ended, who fell, what it brought. */

import { seatOf } from "./view";

type Event = Record<string, unknown>;

export interface FightTold {
  /** Where it begins among the events: two with the same are one. */
  at: number;
  zone: string | null;
  /** Null: it is under way. */
  won: boolean | null;
  conceded: boolean;
  rounds: number;
  slain: string[];
  /** Who of the team lay on the ground at its end: ids of players, and the companion. */
  fell: string[];
  /** By seat. */
  gained: Record<number, string[]>;
  mal: Record<number, number>;
  dealt: number;
  suffered: number;
  healed: number;
}

/** With these the team is past a fight and its loot. */
const BEYOND = ["sets-out", "fair", "quest-closes", "quest-opens", "handed-in"];

const fresh = (at: number, zone: string | null): FightTold => ({
  at,
  zone,
  won: null,
  conceded: false,
  rounds: 0,
  slain: [],
  fell: [],
  gained: {},
  mal: {},
  dealt: 0,
  suffered: 0,
  healed: 0,
});

const ofTeam = (who: string): boolean => seatOf(who) >= 0 || who === "companion";

/** What one event adds to the fight it belongs to. */
function add(fight: FightTold, event: Event): void {
  const who = String(event.who ?? "");
  const n = Number(event.n ?? 0);
  const seat = Number(event.seat ?? -1);
  switch (event.key) {
    case "hurt":
    case "diminished":
      if (ofTeam(who)) fight.suffered += n;
      else fight.dealt += n;
      break;
    case "healed":
      if (ofTeam(who)) fight.healed += n;
      break;
    case "slain":
      fight.slain.push(who);
      break;
    case "fell":
      fight.fell.push(who);
      break;
    case "revived":
      fight.fell = fight.fell.filter((each) => each !== who);
      break;
    case "conceded":
      fight.conceded = true;
      break;
    case "victory":
    case "defeat":
      fight.won = event.key === "victory";
      fight.rounds = n;
      break;
    case "took":
      fight.gained[seat] = [...(fight.gained[seat] ?? []), String(event.card)];
      break;
    case "mal":
      fight.mal[seat] = (fight.mal[seat] ?? 0) + n;
      break;
  }
}

/** Fight after fight. A table may have begun in the middle of one. */
export function fightsOf(events: readonly Event[]): FightTold[] {
  const found: FightTold[] = [];
  let open: FightTold | null = null;
  events.forEach((event, at) => {
    const key = String(event.key);
    if (key === "fight") found.push((open = fresh(at, String(event.zone))));
    else if (BEYOND.includes(key)) open = null;
    else {
      if (!open && (key === "victory" || key === "defeat" || key === "played" || key === "hurt"))
        found.push((open = fresh(at, null)));
      if (open) add(open, event);
    }
  });
  return found;
}

/** Cards that came otherwise: bought, given as a reward; by seat. */
export function otherGains(events: readonly Event[]): Record<number, string[]> {
  const fights = fightsOf(events);
  const found: Record<number, string[]> = {};
  for (const event of events) if (event.key === "took") (found[Number(event.seat)] ??= []).push(String(event.card));
  for (const { gained } of fights)
    for (const [seat, cards] of Object.entries(gained))
      for (const card of cards) found[Number(seat)].splice(found[Number(seat)].indexOf(card), 1);
  return found;
}

/** Where the team came to the fair and nobody asks anything there; -1: it is elsewhere. */
export function atFair(events: readonly Event[]): number {
  const at = events.findLastIndex(({ key }) => key === "fair");
  return events.slice(at + 1).some(({ key }) => key === "fight" || key === "sets-out") ? -1 : at;
}
