/** The games of this server as a page names them; as long as they are not told, those on the shelf. */

import type { GameCard } from "../lib/api.gen";
import { bringWords, chosen } from "../lib/options";
import { playable, shelf, type OnShelf } from "./shelf";

interface SetUp {
  game: string;
  options: Record<string, unknown>;
  edition?: unknown;
}

export class Known {
  games = $state.raw<GameCard[]>([]);
  shelf = $derived(shelf(this.games));
  private brought = new Set<string>();

  constructor(failed: (why: Error) => void = () => undefined) {
    playable().then((told) => (this.games = told), failed);
  }

  card(id: string | undefined): GameCard | undefined {
    return this.games.find((each) => each.id === id);
  }

  shelved(id: string | undefined): OnShelf | undefined {
    return this.shelf.find((each) => each.id === id);
  }

  title(id: string): string {
    return this.card(id)?.title ?? this.shelved(id)?.title ?? id;
  }

  cover(id: string | undefined): string | undefined {
    return this.shelved(id)?.cover;
  }

  /** What was chosen at a table, in words. Its edition is named elsewhere. */
  options({ game, options, edition }: SetUp): string {
    if (!this.brought.has(game)) {
      this.brought.add(game);
      bringWords(game).catch(() => undefined);
    }
    const card = this.card(game);
    const own = this.shelved(game);
    const { content, ...others } = options;
    return card
      ? chosen(card, [own?.leads, own?.kinds?.option], edition ? others : { content, ...others }).join(" · ")
      : "";
  }
}
