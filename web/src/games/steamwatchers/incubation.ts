/** Where an incubation goes, and what it meets on the way (STW-176 to STW-179, STW-235). */

export interface Infection {
  level: number;
  /** "quarantine" and "death", in the order they come. */
  cells: ("quarantine" | "death")[];
}

/** `track`: a letter a cell, R resists, Q Quarantine, D Death & Exile, E the end, where it stops. */
export function infection(track: string, from: number, by: number): Infection {
  const ends = track.endsWith("E");
  const last = track.length - (ends ? 1 : 0);
  let level = from;
  const cells: Infection["cells"] = [];
  for (let step = 0; step < by; step++) {
    if (level >= last && ends) break;
    level = Math.min(level + 1, last);
    const cell = track[level - 1];
    if (cell === "Q") cells.push("quarantine");
    else if (cell === "D") cells.push("death");
  }
  return { level, cells };
}
