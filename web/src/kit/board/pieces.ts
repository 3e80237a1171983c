/** What the shared pieces of a table are given: cards, tracks, facts. */

import type { Snippet } from "svelte";
import type { ClassValue } from "svelte/elements";
import type { Option } from "../../lib/desk.svelte";

/** What a card shows of itself. */
export interface Face {
  name: string;
  /** Across its top: where it belongs. */
  icon?: string;
  band?: string;
  /** Small signs beside it. */
  marks?: { icon: string; says: string }[];
  /** What it costs or counts, in the corner. */
  cost?: { n: number | string; says: string; icon?: string };
  /** What sort of card it is. */
  kind?: string;
  /** What it does, a line an effect; `head` names the sort of that one. */
  text?: { head?: string; says: string }[];
}

export interface CardProps {
  /** What it is on the table: "card:KA3". A touch of it answers with the choice about that. */
  target: string;
  face: Face;
  /** The choice it stands for, where it is offered as one: it has a number, and a touch picks it. */
  option?: Option;
  /** Why it cannot be chosen. */
  off?: string | null;
  /** It is for anybody to take: a touch while it is no answer asks the server why not. */
  asks?: boolean;
  /** It lies with its back up: nothing of it is told but its name and corner. */
  down?: boolean;
  /** What it says it is, where something else; null: nothing. */
  about?: string | null;
  /** Whether it may be chosen and whether it is, where the desk does not know. */
  legal?: boolean;
  picked?: boolean;
  /** What it lights on the board while it is pointed at. */
  points?: string[];
  class?: ClassValue;
}

/** A place of a track. */
export interface Cell {
  n: number | string;
  /** Under it: what it asks for or gives. */
  under?: string;
  icon?: string;
  /** Said of it beside its number, where a track stands upright. */
  name?: string;
  /** For the sheet of the game. */
  kind?: string;
  about?: string;
  /** What it is to a choice: it may be touched while it is lit. */
  target?: string;
}

export interface Track {
  name: string;
  /** How it stands, in words. */
  now?: string;
  /** The same in figures, beside the name: "8/10". */
  figures?: string;
  /** What else is said of it there. */
  aside?: { says: string; about: string };
  about?: string;
  kind?: string;
  cells: Cell[];
  /** How far it has come, where it is of one seat or of nobody: that cell is marked, those before are passed. */
  on?: number;
  /** The seats that stand on it, by cell. */
  seats?: { seat: number; cell: number }[];
  /** What else lies on it. */
  marks?: { cell: number; icon: string; says: string; about?: string }[];
}

/** One thing that everybody sees of a seat. */
export interface Fact {
  about: string;
  /** In words. */
  says: string;
  icon?: string;
  word?: string;
  n?: number | string;
  /** Of so many: drawn, in the colour of the seat. */
  of?: number;
  /** Left to the whole board where the strip is narrow. */
  folds?: boolean;
  /** For the sheet of the game. */
  kind?: string;
}

/** A card that lies large before a player. */
export interface Large {
  target: string;
  title: string;
  kind?: ClassValue;
  face: Snippet;
}

/** How cards are drawn large and how many lines they then have, for the note that says what a thing is (About). */
export const faces = new WeakMap<Element, { face: Snippet; lines: number }>();

/** Whether a card on the table shows every line of its face by itself, none hidden and none cut. What is drawn in
 * another way says with `data-lines` how many of them it stands for. */
export function toldWhole(thing: Element): boolean {
  const box = thing.getBoundingClientRect();
  const read = [...thing.querySelectorAll<HTMLElement>(".line, [data-lines]")].filter((line) => {
    const { top, bottom, height } = line.getBoundingClientRect();
    return height && top >= box.top - 1 && bottom <= box.bottom + 1 && line.scrollHeight <= line.clientHeight + 1;
  });
  return read.reduce((n, line) => n + Number(line.dataset.lines ?? 1), 0) >= (faces.get(thing)?.lines ?? 0);
}
