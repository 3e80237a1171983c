/** Levels, and the list of a season. */

import { call } from "./api";
import type { LevelAt, LevelCard, MyLevels, Ranking } from "./api.gen";
import { words } from "./i18n.svelte";

export const ratings = {
  mine: () => call<MyLevels>("GET", "/api/levels"),
  of: (game: string, season: string) =>
    call<Ranking>("GET", `/api/ranking?game=${encodeURIComponent(game)}&season=${encodeURIComponent(season)}`),
};

const number = (n: number): string => n.toLocaleString(words.lang);
export const levelOf = (level: number, band: number): string => `${number(level)} ± ${number(band)}`;

/** One's level in words; null: it is not shown yet. */
export const told = (card: LevelCard | null | undefined): string | null =>
  card && card.level !== null && card.band !== null ? levelOf(card.level, card.band) : null;

/** Whether somebody of that level may sit down where such levels are looked for; unknown levels are the server's to judge. */
export const fits = (mine: LevelCard | undefined, span: readonly number[] | null | undefined): boolean =>
  !span ||
  !mine ||
  mine.level === null ||
  mine.band === null ||
  (mine.level + mine.band >= span[0] && mine.level - mine.band <= span[1]);

/** Where a span and one's own mark stand on a scale that holds both, in hundredths of its width. */
export function onScale(
  span: readonly number[],
  mine: number | null,
): { from: number; to: number; mine: number | null } {
  const ends = mine === null ? span : [...span, mine];
  const [low, high] = [Math.min(...ends) - 100, Math.max(...ends) + 100];
  const at = (level: number) => Math.round(((level - low) / (high - low)) * 100);
  return { from: at(span[0]), to: at(span[1]), mine: mine === null ? null : at(mine) };
}

export interface Curve {
  line: string;
  band: string;
  low: number;
  high: number;
}

/** A level after each game, as a line with what is not known around it, in a box of that size. */
export function curveOf(points: readonly LevelAt[], width: number, height: number): Curve {
  const low = Math.floor(Math.min(...points.map((each) => each.level - each.band)) / 100) * 100;
  const high = Math.ceil(Math.max(...points.map((each) => each.level + each.band)) / 100) * 100;
  const x = (n: number) => ((n / Math.max(1, points.length - 1)) * width).toFixed(1);
  const y = (level: number) => (((high - level) / (high - low)) * height).toFixed(1);
  const over = points.map((each, n) => `${x(n)} ${y(each.level + each.band)}`);
  const under = points.map((each, n) => `${x(n)} ${y(each.level - each.band)}`).reverse();
  return {
    line: `M${points.map((each, n) => `${x(n)} ${y(each.level)}`).join("L")}`,
    band: `M${[...over, ...under].join("L")}Z`,
    low,
    high,
  };
}
