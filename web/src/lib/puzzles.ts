/** What this browser knows of who solves puzzles here: a level with what is not known of it, a streak, what was solved,
 * and the lessons of one's own games with the day each comes back. */

import { call } from "./api";
import type { Puzzle, PuzzleCard, Puzzles } from "./api.gen";

export const all = () => call<Puzzles>("GET", "/api/puzzles");
export const one = (game: string, id: string) =>
  call<Puzzle>("GET", `/api/puzzles/${encodeURIComponent(game)}/${encodeURIComponent(id)}`);
/** A decision of a reviewed game, to be tried again. */
export const missed = (table: string, entry: number) =>
  call<Puzzle>("GET", `/api/tables/${encodeURIComponent(table)}/review/${entry}`);

const KEY = "ludotheque.puzzles";
const DAY = 86_400_000;
const SHOWN = 14; // results kept in sight
const AGAIN = [2, 7, 30]; // days after which a lesson comes back
const MOST = 60; // lessons kept
const START = 1500;
const UNKNOWN = 250; // of a level that nothing is known of
const LEAST = 45; // which is never quite certain
const OF_PUZZLE = 80; // how uncertain the level of a puzzle is

export interface Lesson {
  table: string;
  entry: number;
  game: string;
  due: number;
  step: number; // how often it was solved
}

export interface Solver {
  level: number;
  spread: number;
  streak: number;
  longest: number;
  last: boolean[]; // the latest first tries, oldest first
  solved: string[]; // "game/id", tried once at least
  day: string; // whose puzzle of the day was solved
  lessons: Lesson[];
}

export const fresh = (): Solver => ({
  level: START,
  spread: UNKNOWN,
  streak: 0,
  longest: 0,
  last: [],
  solved: [],
  day: "",
  lessons: [],
});

export function load(): Solver {
  try {
    return { ...fresh(), ...(JSON.parse(localStorage.getItem(KEY) ?? "{}") as Partial<Solver>) };
  } catch {
    return fresh();
  }
}

export function keep(solver: Solver): Solver {
  try {
    localStorage.setItem(KEY, JSON.stringify(solver));
  } catch {
    // a browser that keeps nothing still plays
  }
  return solver;
}

/** A level after a game against the puzzle, as Glicko reckons it (http://www.glicko.net/glicko/glicko.pdf). */
export function rated({ level, spread }: Pick<Solver, "level" | "spread">, puzzle: number, right: boolean) {
  const q = Math.LN10 / 400;
  const g = 1 / Math.sqrt(1 + (3 * q * q * OF_PUZZLE * OF_PUZZLE) / (Math.PI * Math.PI));
  const hope = 1 / (1 + 10 ** ((-g * (level - puzzle)) / 400));
  const known = 1 / (spread * spread) + q * q * g * g * hope * (1 - hope);
  return {
    level: Math.round(level + (q / known) * g * (Number(right) - hope)),
    spread: Math.max(LEAST, Math.round(Math.sqrt(1 / known))),
  };
}

/** After the first try of a puzzle. One that was seen before, or with a hint, says nothing of the level. */
export function tried(solver: Solver, name: string, level: number, right: boolean, hinted: boolean): Solver {
  const again = solver.solved.includes(name);
  const streak = right ? solver.streak + 1 : 0;
  return {
    ...solver,
    ...(again || (hinted && right) ? {} : rated(solver, level, right)),
    streak,
    longest: Math.max(solver.longest, streak),
    last: [...solver.last, right].slice(-SHOWN),
    solved: again ? solver.solved : [...solver.solved, name],
  };
}

/** Lessons of a game that was looked at again; those known already stay as they are. */
export function taught(solver: Solver, lessons: Pick<Lesson, "table" | "entry" | "game">[], now: number): Solver {
  const known = new Set(solver.lessons.map((each) => `${each.table}/${each.entry}`));
  const more = lessons.filter((each) => !known.has(`${each.table}/${each.entry}`));
  return {
    ...solver,
    lessons: [...solver.lessons, ...more.map((each) => ({ ...each, due: now, step: 0 }))].slice(-MOST),
  };
}

/** After the first try of a lesson: solved, it comes back later and later, and is learned in the end; else soon. */
export function learned(solver: Solver, table: string, entry: number, right: boolean, now: number): Solver {
  const lessons = solver.lessons.flatMap((each) => {
    if (each.table !== table || each.entry !== entry) return [each];
    const step = right ? each.step + 1 : 0;
    return step > AGAIN.length ? [] : [{ ...each, step, due: now + AGAIN[Math.max(0, step - 1)] * DAY }];
  });
  return { ...solver, lessons };
}

/** A lesson whose table is gone. */
export const unlearned = (solver: Solver, table: string, entry: number): Solver => ({
  ...solver,
  lessons: solver.lessons.filter((each) => each.table !== table || each.entry !== entry),
});

export const due = (solver: Solver, now: number): Lesson[] =>
  solver.lessons.filter((each) => each.due <= now).sort((a, b) => a.due - b.due);

export type Games = Record<string, PuzzleCard[]>;
export interface Named {
  game: string;
  id: string;
}

export const dayOf = (now: number): string => new Date(now).toISOString().slice(0, 10);

/** The puzzle of the day, the same for everybody: the games take turns. */
export function ofTheDay(games: Games, now: number): Named | null {
  const shelf = Object.keys(games).sort();
  if (!shelf.length) return null;
  const day = Math.floor(now / DAY);
  const game = shelf[day % shelf.length];
  const all = games[game];
  return { game, id: all[(Math.floor(day / shelf.length) * 7) % all.length].id };
}

/** The next of a game, or of all: one not solved yet, whose level is nearest; all solved: the one solved longest ago. */
export function next(games: Games, game: string, solver: Solver, but: string): Named | null {
  const all = Object.entries(games)
    .filter(([each]) => !game || each === game)
    .flatMap(([each, cards]) => cards.map((card) => ({ game: each, id: card.id, level: card.level })))
    .filter((each) => `${each.game}/${each.id}` !== but);
  const open = all.filter((each) => !solver.solved.includes(`${each.game}/${each.id}`));
  const far = (each: { level: number }) => Math.abs(each.level - solver.level);
  if (open.length) return open.reduce((a, b) => (far(b) < far(a) ? b : a));
  const when = (each: Named) => solver.solved.indexOf(`${each.game}/${each.id}`);
  return all.length ? all.reduce((a, b) => (when(b) < when(a) ? b : a)) : null;
}
