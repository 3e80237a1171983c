/** What the server foresees of a choice, and measures (src/ludotheque/games/steamwatchers/foresee.py). */

/** What a force is made of. `count`: soldiers of that kind; nothing for what is not counted in figures. */
export interface Part {
  key: "base" | "elite" | "iotunn" | "jeep" | "order" | "turret" | "cube";
  count?: number;
  n: number;
}

export interface Weighed {
  force: number;
  /** The most that tokens and barrels could add. */
  support: number;
  barrels: number;
  parts: Part[];
}

/** An attack counted before it is made; empty where there is nobody to fight. */
export interface Odds {
  zone: string;
  /** sure: nothing of theirs changes it; lost: nothing of ours does; else who is ahead before support and barrels. */
  verdict: "sure" | "ahead" | "behind" | "lost";
  attack: Weighed;
  defence: Weighed;
}

export interface Infection {
  from: number;
  level: number;
  /** Those that act, in the order they come. */
  cells: ("quarantine" | "death")[];
}

export interface Backed {
  adds: number;
  mine: number;
  theirs: number;
  /** What the other side may still add. */
  open: number;
}

export interface BidForecast {
  mine: number;
  /** Without barrels, and with as many as they have. */
  theirs: [number, number];
  /** The highest bid of the other side that does not win. */
  holds: number;
  verdict: "sure" | "holds" | "short";
  contraband: number;
}

export interface Refuge {
  by: "land" | "sea";
  there: number;
  lost: number;
}
