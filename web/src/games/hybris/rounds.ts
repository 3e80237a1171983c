/** What the events just come say of a Combat: markers turned up together, a challenge thrown, how it ended. */

type Told = Record<string, unknown>;

export interface Turned {
  seat: number;
  goes: boolean;
}

/** Who continued and who stopped, the last time both were shown. */
export function turnedUp(events: Told[]): Turned[] {
  const found: Turned[] = [];
  for (const { key, seat } of events)
    if (key === "continues" || key === "stops") found.push({ seat: Number(seat), goes: key === "continues" });
  return found.slice(-2);
}

export interface Ended {
  winner: number;
  loser: number;
  /** By seat: the last Force Total told; none where one of them ended it alone. */
  totals: Record<number, number>;
  turned: Turned[];
}

export function endedOf(events: Told[]): Ended | null {
  const won = events.find(({ key, other }) => key === "won" && typeof other === "number");
  if (!won) return null;
  const totals: Record<number, number> = {};
  for (const { key, seat, force } of events) if (key === "total") totals[Number(seat)] = Number(force);
  return { winner: Number(won.seat), loser: Number(won.other), totals, turned: turnedUp(events) };
}

/** Who has thrown a challenge. */
export function challengerOf(events: Told[]): number | null {
  const thrown = events.find(({ key }) => key === "contests");
  return thrown ? Number(thrown.seat) : null;
}
