/** A view of Les Nominés du Néombre as the server sends it (src/ludotheque/games/neombre/sight.py). */

import type { State } from "../../lib/api.gen";
import type { View } from "../ui";

/** A card in play; a summon is a character too. */
export interface Permanent {
  card: string;
  on?: string;
  id?: string;
  hp?: number;
  max_hp?: number;
}

/** A player, or the companion of one who is alone: it has no cards of its own. */
export interface Figure {
  id: string;
  companion: boolean;
  hp: number;
  max_hp: number;
  dead: boolean;
  stage: "waiting" | "open" | "over";
  used: number;
  plays?: number;
  markers: Record<string, number>;
  in_play: Permanent[];
  hand?: string[];
  /** How many cards an unseen hand has. */
  held?: number;
  draw?: { n: number; top: string[] };
  discard?: string[];
  jail?: string[];
  attached?: string | null;
}

export interface Foe {
  id: string;
  card: string;
  token: boolean;
  hp: number;
  max_hp: number;
  armour: number;
  targeting: string;
  markers: Record<string, number>;
  aims_at?: string;
  aims_at_all?: boolean;
  /** Whom it is striking while something of its effect is asked. */
  strikes?: string[];
}

export interface Quest {
  state: "active" | "fulfilled" | "closed";
  progress: number;
  goal: number;
}

export interface Nominees {
  you: number | null;
  decks: string[][];
  starters: (string | null)[];
  quests: Record<string, Quest>;
  fair: { offers: string[]; n: number };
  zone: string | null;
  pile: number;
  beaten: string[];
  loot: number;
  loot_discard: string[];
  shown: string[];
  obtain: number;
  phase: "between" | "setup" | "ambush" | "team" | "enemies";
  round: number;
  outcome: "fighting" | "won" | "lost";
  bonus: number;
  team: Figure[];
  enemies: Foe[];
  slain: string[];
  turn_cards: number;
}

export const read = (view: View): Nominees => view as unknown as Nominees;

export const TOKENS: Record<string, number> = { D1: 2, D2: 3, D3: 1, D4: 5 };
const COMPANION = 6;

export const HEROES = Object.keys(TOKENS);

/** Each hero keeps its face from journey to journey. */
export function tokenOf(view: Nominees | null, seat: number): number {
  const starter = view?.starters[seat];
  if (starter && TOKENS[starter]) return TOKENS[starter];
  return Object.values(TOKENS)[seat] ?? COMPANION;
}

export const seatOf = (id: string): number => Number(/^player_(\d)$/u.exec(id)?.[1] ?? -1);

export type Scene = "starters" | "map" | "count" | "civilians" | "fight" | "loot" | "fair" | "refuge" | "rest";

const SCENES: Record<string, Scene> = {
  "starter-deck": "starters",
  travel: "map",
  enemies: "count",
  civilians: "civilians",
  "share-loot": "loot",
  "share-bonus": "loot",
  "loot-events": "loot",
  "name-player": "loot",
  fair: "fair",
  pay: "fair",
  "pay-more": "fair",
  reward: "refuge",
  "hand-in": "refuge",
  "fight-again": "rest",
};

/** What the table shows: by what is asked of anybody, else by how things stand. */
export function sceneOf(view: Nominees, state: State | null): Scene {
  const asks = [state?.decision?.ask, ...(state?.waiting ?? []).map((each) => each.ask)];
  for (const ask of asks) if (ask && SCENES[ask]) return SCENES[ask];
  if (view.shown.length) return "loot";
  if (view.phase !== "between") return "fight";
  return view.zone ? "rest" : "map";
}
