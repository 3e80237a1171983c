/** A combat as it was told, from its first line to its last: what the combat sheet shows. */

import type { Europe } from "./view";

type Told = Record<string, unknown>;

export interface Side {
  /** Null: the Cramés. */
  seat: number | null;
  /** As announced, support included; undefined before. */
  force?: number;
  support: { zone: string; force: number }[];
  /** Undefined before the dials are shown. */
  bid?: number;
  sealed: boolean;
  /** What the bid was paid with. */
  paid?: { healthy: number; contraband: number };
  total?: number;
}

export interface Story {
  zone: string;
  /** Where it begins in the log. */
  from: number;
  /** The last line that belongs to it. */
  to: number;
  attack: Side;
  defence: Side;
  won?: "attack" | "defence";
  /** Lines told after the result: losses, flight, ruins, morale. */
  after: Told[];
}

const side = (seat: number | null): Side => ({ seat, support: [], sealed: false });
const ENDS = ["activated", "passed", "phase", "marched", "sailed", "forced"];
const AFTER = [
  "lost",
  "crames-lost",
  "trophy",
  "alga",
  "fled",
  "no-refuge",
  "crames-fled",
  "razed",
  "converted",
  "morale",
  "incubation",
  "quarantined",
  "exiled",
];

/** The last combat of the log; null: there was none. */
export function story(events: Told[]): Story | null {
  const from = events.findLastIndex((event) => event.key === "combat" || event.key === "combat-crames");
  if (from < 0) return null;
  const first = events[from];
  const told: Story = {
    zone: String(first.zone),
    from,
    to: from,
    attack: side(Number(first.seat)),
    defence: side(typeof first.other === "number" ? first.other : null),
    after: [],
  };
  const of = (seat: unknown): Side => (seat === told.attack.seat ? told.attack : told.defence);
  for (const event of events.slice(from + 1)) {
    const key = String(event.key);
    if (ENDS.includes(key)) break;
    told.to += 1;
    if (key === "supported") of(event.seat).support.push({ zone: String(event.zone), force: Number(event.force) });
    else if (key === "attack") told.attack.force = Number(event.force);
    else if (key === "defence" || key === "defence-crames") told.defence.force = Number(event.force);
    else if (key === "bid-set") of(event.seat).sealed = true;
    else if (key === "bid-shown") of(event.seat).bid = Number(event.n);
    else if (key === "paid" && !told.won && of(event.seat).bid !== undefined)
      of(event.seat).paid = { healthy: Number(event.healthy), contraband: Number(event.contraband) };
    else if (key === "won" || key === "crames-won") {
      told.attack.total = Number(event.attack);
      told.defence.total = Number(event.defence);
      told.won = key === "won" && event.winner === told.attack.seat ? "attack" : "defence";
    } else if (told.won && AFTER.includes(key)) told.after.push(event);
  }
  return told;
}

export const support = (side: Side): number => side.support.reduce((sum, each) => sum + each.force, 0);

/** Both forces with the support given so far: of the combat under way, else as announced. */
export function standing(europe: Europe, told: Story): { attack: number; defence: number } {
  const now = europe.combat?.zone === told.zone ? europe.combat : null;
  return {
    attack: now?.attack.force ?? told.attack.force ?? 0,
    defence: now?.defence.force ?? told.defence.force ?? 0,
  };
}
