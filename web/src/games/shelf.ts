/** What stands on the shelf: one card a folder that has one, found by itself. The page knows no game. */

import { api } from "../lib/api";
import type { GameCard } from "../lib/api.gen";
import { words } from "../lib/i18n.svelte";

export interface Card {
  title: string;
  /** The address of its cover, 3 by 4. */
  cover: string;
  /** Its place on the shelf, counted from the left. */
  place: number;
  /** Not to be expected on any server yet. */
  making?: boolean;
  /** The option that says most about a game to come, its scenario say: it is chosen first. */
  leads?: string;
  /** What is played is asked before all else: the option whose values say it, and the options that only some of them
   * need. A game with campaigns offers one first, played as the usual value. */
  kinds?: { option: string; needs: Record<string, string[]> };
  /** What is proposed to whoever plays it for the first time, by option. */
  first?: Record<string, unknown>;
}

export type OnShelf = Card & { id: string };

const cards = import.meta.glob<Card>("./*/card.ts", { import: "card", eager: true });
const built: OnShelf[] = Object.entries(cards).map(([path, card]) => ({ ...card, id: path.split("/")[1] }));
const isBuilt = ({ id }: GameCard) => built.some((card) => card.id === id);
const file = (game: string, name: string): string => `/api/games/${encodeURIComponent(game)}/web/${name}`;

/** Those built in, then what the server's other games bring (docs/adding-a-game.md). */
export function shelf(games: GameCard[] | null = null): OnShelf[] {
  const others = (games ?? [])
    .filter((game) => game.web?.includes("cover.svg") && !isBuilt(game))
    .map((game) => ({ id: game.id, title: game.title, cover: file(game.id, "cover.svg"), place: Infinity }));
  return [...built, ...others].sort((a, b) => a.place - b.place || a.title.localeCompare(b.title));
}

const brought = new Set<string>();

/** The games of this server, in the order of the shelf. Those that are not built into the page bring their words. */
export async function playable(): Promise<GameCard[]> {
  const { games } = await api.games();
  const fresh = games.filter((game) => game.web?.includes("card.fr.ftl") && !brought.has(game.id) && !isBuilt(game));
  fresh.forEach((game) => brought.add(game.id));
  await Promise.all(
    fresh.map((game) =>
      words.bring(`card ${game.id}`, (lang) =>
        fetch(file(game.id, `card.${lang}.ftl`)).then((told) => (told.ok ? told.text() : "")),
      ),
    ),
  );
  const place = ({ id }: GameCard) => built.find((card) => card.id === id)?.place ?? Infinity;
  return games.sort((a, b) => place(a) - place(b) || a.title.localeCompare(b.title));
}
