/** How long what has just happened on the Bloc deserves to be watched. */

const WATCHED: Record<string, number> = {
  cycle: 900,
  turned: 700,
  drawn: 900,
  ministry: 900,
  blocked: 700,
  moves: 650,
  rolled: 1000,
  hurt: 500,
  out: 1200,
  stunned: 400,
  darkened: 400,
  studied: 700,
  spawned: 700,
  scored: 700,
  fiel: 700,
};

export const paceOf = (events: Record<string, unknown>[]): number =>
  Math.max(0, ...events.map(({ key }) => WATCHED[String(key)] ?? 0));
