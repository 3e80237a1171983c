/** What a game brings to the table page: a board, and as much else as it has. The page knows no game. */

import type { Component } from "svelte";
import { api } from "../lib/api";
import type { CampaignCard, Choice, DecisionCard, Welcome } from "../lib/api.gen";
import type { Desk } from "../lib/desk.svelte";
import { words } from "../lib/i18n.svelte";
import type { Draws } from "../lib/drawn";
import type { Telling } from "../lib/acts";
import type { Grammar, Speech } from "../lib/speech";
import type { Flight } from "../lib/travel.svelte";

export type View = Record<string, unknown>;

/** What a thing on the table is: its name, how it stands now, and the rules that say what it does, most telling first. */
export interface Meaning {
  title: string;
  now?: string;
  rules: string[];
}

/** `label`: what the thing calls itself to a screen reader. */
export type About = (target: string, view: View, speech: Speech, label: string) => Meaning | null;

export interface GameUI {
  id: string;
  /** Its name where there is little room. */
  brief?: string;
  board: Component<{ desk: Desk; view: View }>;
  /** So much lies on it that a big screen shows the place of what happens once more, larger. */
  dense?: boolean;
  /** Beside the board: cards on offer. */
  side?: Component<{ desk: Desk; view: View }>;
  /** Under the board: this seat's own pieces and secrets. */
  dock?: Component<{ desk: Desk; view: View }>;
  /** What else stands in the top bar. */
  progress?: Component<{ view: View; speech: Speech }>;
  /** The facts of a seat in the strip. */
  facts?: Component<{ view: View; seat: number; speech: Speech }>;
  /** A player's whole public board, opened from the strip; fetched then. */
  mat?(): Promise<{ default: Component<{ desk: Desk; view: View; seat: number }> }>;
  /** What lies between two games of a campaign: its story, and what the players own; fetched with its page. */
  campaign?(): Promise<{ default: Component<{ story: CampaignCard }> }>;
  /** A control for a decision that deserves more than a list; null: the list. */
  control?(decision: DecisionCard, view: View): Component<{ desk: Desk; view: View; decision: DecisionCard }> | null;
  /** Its things are compared, and want more room than the column has: the control lies on the stage, under the board. */
  staged?(decision: DecisionCard, view: View): boolean;
  /** Talk beyond chat: deals. */
  deals?: Component<{ desk: Desk; view: View }>;
  /** How many offers wait for this seat. */
  offers?(view: View, seat: number | null): number;
  /** The end of a game that is won or lost together: what it came to, instead of points and who led; fetched then. */
  ending?(): Promise<{ default: Component<{ desk: Desk }> }>;
  sprite?: Component;
  /** The seat token (1 to 6) that gives a seat its colour, shape and pattern. */
  token(view: View | null, seat: number): number;
  /** A glyph drawn on the seat's mark. */
  emblem?(view: View | null, seat: number): string | null;
  /** What the table calls a seat, where not by the name of its player. */
  callSeat?(view: View | null, seat: number, speech: Speech): string | null;
  /** What a sentence says for a number that stands on no board; null: the number. */
  callNumber?(view: View, key: string, n: number, speech: Speech): string | null;
  /** The signs that the game draws, explained; fetched with the help. */
  legend?(): Promise<{ default: Component }>;
  /** Which round it is, of those a replay marks. */
  round?(view: View): number;
  /** The score shown in the strip. */
  score?(view: View, seat: number): number | null;
  scoreUnit?: string;
  /** The thing on the board a choice is about: "sector:karst", "pawn:3:1". Touching it picks the choice. */
  target?(choice: Choice, view: View): string | null;
  /** The things one touches for a choice, in order, where they are several: ["card:K3", "who:2"]. */
  steps?(choice: Choice, view: View): string[] | null;
  /** What is in hand before anything is touched: the first things of some choices. */
  holds?(decision: DecisionCard, view: View): string[];
  /** The choice a touched thing stands for although it is not offered, so that the server says why not. */
  meant?(target: string, decision: DecisionCard, view: View): Choice | null;
  /** Of the choices it may stand for, the one whose refusal says most; asked of the server. */
  rather?(meant: Choice, desk: Desk): Promise<Choice>;
  /** Questions that are put again after each answer to them, and are one: what their control shows stays. */
  steady?: string[];
  /** A question put better than by its name alone; null: as the game puts it. */
  question?(decision: DecisionCard, view: View, speech: Speech): string | null;
  /** What is said to a player who has left the game and only watches; null: they are in it. */
  gone?(view: View, seat: number): string | null;
  /** A pause in which nothing must be done: the choice that lets it pass, until when it may be let pass unasked (two that
   * are equal are the same while), and the words that offer it. */
  pause?(decision: DecisionCard, view: View): { choice: Choice; until: string; say: string } | null;
  /** Variables for the sentence of a choice; null: the server's sentence is used. */
  words?(choice: Choice, view: View, seat: number): Record<string, unknown> | null;
  /** What a choice would do, in a line under it; null: its sentence says all. */
  effect?(choice: Choice, desk: Desk): string | null;
  /** Glyph of a verb or an event. */
  glyph?(name: string): string | null;
  /** The parts of a log line that are on the board, to light when the line is pointed at. */
  traces?(event: Record<string, unknown>): string[];
  /** What an event sends from one marked place to another, beside the pieces that stay on the table (lib/travel). */
  flights?(event: Record<string, unknown>, view: View): Flight[];
  /** How long what has just happened deserves to be watched, in milliseconds; nothing: the next change follows at once. */
  pace?(events: Record<string, unknown>[]): number;
  /** Which events come of others: the log is told by acts; fetched with it. */
  telling?(): Promise<{ telling: Telling }>;
  /** An event that says which side a player takes: it is told with the name of the player. */
  introduces?(event: Record<string, unknown>): boolean;
  /** What the words begin with that explain a result: of the headings `<it>-line-<key>`, of the reasons `<it>-won-<key>`. */
  accounts?: string;
  /** What each thing marked `data-about` is; fetched when the table stands. */
  about?(): Promise<{ about: About }>;
  grammar: Grammar;
  /** Things as they will be printed; fetched by the studio. */
  drawn?(): Promise<{ drawn: Draws }>;
  /** Fetch what the board cannot stand without. */
  prepare?(): Promise<unknown>;
  /** Show what is printed on the cards of another content; null: of our own, which comes with the game. */
  content?(others: unknown): void;
  /** Fetch what is printed and drawn part by part, as this table comes to it. */
  parts?(table: string): void;
  /** Meanwhile from another address; answers how to come back. */
  lend?(address: string): () => void;
  tabs?: { side?: string; dock?: string };
}

const folders = import.meta.glob<{ ui: GameUI }>("./*/index.ts");
const texts = import.meta.glob<string>("./*/text/??.ftl", { query: "?raw", import: "default" });

const ASKED = [
  ...([
    "target",
    "steps",
    "holds",
    "meant",
    "question",
    "gone",
    "pause",
    "words",
    "control",
    "staged",
    "effect",
    "glyph",
    "traces",
  ] as const),
  ...(["flights", "pace", "introduces", "callSeat", "callNumber", "emblem", "round", "score", "offers"] as const),
];

/** A game that stumbles over what it is asked has nothing to say of it: the question, the log and the talk go on. */
function sheltered(ui: GameUI): GameUI {
  const calm = <A extends unknown[], R>(ask: (...about: A) => R, instead: (...about: A) => R) => {
    return (...about: A): R => {
      try {
        return ask(...about);
      } catch (wrong) {
        console.error(wrong);
        return instead(...about);
      }
    };
  };
  const safe: Record<string, unknown> = {};
  for (const name of ASKED) {
    const ask = ui[name] as ((...about: unknown[]) => unknown) | undefined;
    if (ask) safe[name] = calm(ask.bind(ui), () => null);
  }
  return { ...ui, ...safe, token: calm(ui.token.bind(ui), (_view, seat) => (seat % 6) + 1) };
}

const loaded = new Map<string, Promise<GameUI>>();

async function load(game: string): Promise<GameUI> {
  const spoken = Object.keys(texts).some((path) => path.startsWith(`./${game}/`));
  const [{ ui }] = await Promise.all([
    (folders[`./${game}/index.ts`] ?? (() => import("../kit/generic")))(),
    spoken && words.bring(game, (lang) => texts[`./${game}/text/${lang}.ftl`]()),
  ]);
  await ui.prepare?.();
  return sheltered(ui);
}

/** The pieces of a game and its words; with what a table said of itself also the cards it is played with. */
export async function loadUI(game: string, table?: Welcome): Promise<GameUI> {
  if (!loaded.has(game)) loaded.set(game, load(game));
  const promise = loaded.get(game) as Promise<GameUI>;
  promise.catch(() => loaded.delete(game));
  const ui = await promise;
  if (table) ui.parts?.(table.table);
  if (table && ui.content) ui.content(table.options.content === "house" ? null : await api.printed(table.table));
  return ui;
}
