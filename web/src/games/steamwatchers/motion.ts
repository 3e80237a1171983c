/** What the map shows of what has just happened, and for how long. */

type Told = Record<string, unknown>;

const MOVES = ["marched", "sailed", "forced"];

/** How long an event deserves to be watched, in milliseconds; what is not here changes nothing one could see. */
const WATCHED: Record<string, number> = {
  phase: 1000,
  revealed: 2200,
  marched: 620,
  sailed: 620,
  forced: 700,
  fled: 620,
  "crames-fled": 500,
  column: 650,
  "column-from-deck": 650,
  "floor-added": 450,
  cooled: 700,
  combat: 800,
  "combat-crames": 800,
  supported: 550,
  "bid-shown": 1000,
  won: 1300,
  "crames-won": 1300,
  lost: 500,
  "no-refuge": 500,
  exiled: 500,
  starved: 400,
  quarantined: 350,
  recruited: 450,
  built: 450,
  razed: 450,
  contract: 400,
  legate: 450,
  decree: 800,
  converted: 450,
  "beacon-destroyed": 450,
  eliminated: 1600,
  keeper: 1400,
  met: 1200,
  activated: 300,
  passed: 400,
  reserved: 300,
  geo: 900,
};

/** The Great White is watched longer than the title of a phase. */
const WHITE = 1400;

/** What is said of phases that have just begun: the last, and before it the Great White, that nobody has to answer in. */
export function phasesOf(events: Told[]): { phase: string; turn: number; after: number }[] {
  const begun = events
    .filter((event) => event.key === "phase")
    .map((event) => ({ phase: String(event.phase), turn: Number(event.turn) }));
  const shown = begun.filter(({ phase }, i) => phase === "great_white" || i === begun.length - 1);
  return shown.map((each, i) => ({ ...each, after: i * WHITE }));
}

export function paceOf(events: Told[]): number {
  const white = phasesOf(events).some(({ phase }) => phase === "great_white") ? WHITE : 0;
  return Math.max(0, ...events.map((event) => (WATCHED[String(event.key)] ?? 0) + (event.key === "phase" ? white : 0)));
}

export interface Trail {
  from: string;
  to: string;
  through?: string;
  seat: number;
  base: number;
  elite: number;
  sea: boolean;
}

/** Units that have gone from one zone to another. Who flees leaves the zone of the last combat. */
export function trailsOf(events: Told[], fought: string | null): Trail[] {
  return events.flatMap((event) => {
    const key = String(event.key);
    const units = {
      seat: Number(event.seat),
      base: Number(event.base ?? 0),
      elite: Number(event.elite ?? 0),
      sea: key === "sailed",
    };
    if (MOVES.includes(key))
      return [
        {
          ...units,
          from: String(event.zone),
          to: String(event.to),
          through: typeof event.through === "string" ? event.through : undefined,
        },
      ];
    return key === "fled" && fought ? [{ ...units, from: fought, to: String(event.zone) }] : [];
  });
}

const NEWS: readonly unknown[] = ["eliminated", "keeper", "met"];

/** What concerns everybody and changes the game: it is said over the map. */
export const newsOf = (events: Told[]): Told[] => events.filter((event) => NEWS.includes(event.key));

/** Clans whose orders have just been turned up, with how many of each kind. */
export function revealed(events: Told[]): { seat: number; defence: number; movement: number; decoy: number }[] {
  const many = (value: unknown) => (Array.isArray(value) ? value.length : 0);
  return events
    .filter((event) => event.key === "revealed")
    .map((event) => ({
      seat: Number(event.seat),
      defence: many(event.defence),
      movement: many(event.movement),
      decoy: many(event.decoy),
    }));
}

/** Ends at once whatever moves under an element, but for what breathes for ever. */
export function finish(under: Element | null | undefined): void {
  for (const each of under?.getAnimations({ subtree: true }) ?? [])
    if (Number.isFinite(each.effect?.getComputedTiming().endTime)) each.finish();
}
