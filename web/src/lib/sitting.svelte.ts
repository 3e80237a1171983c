/** A place at a table: its connection, the game's pieces and words, and the desk, as they come. */

import { untrack } from "svelte";
import { loadUI, type GameUI } from "../games/ui";
import { Desk } from "./desk.svelte";
import { words } from "./i18n.svelte";
import { letters } from "./letters";
import { loadSpeech, type Speech } from "./speech";
import type { TableStore } from "./table.svelte";

export class Sitting {
  table = $state.raw<TableStore | null>(null);
  ui = $state.raw<GameUI | null>(null);
  speech = $state.raw<Speech | null>(null);
  desk = $state.raw<Desk | null>(null);
  /** The pieces or the words of the game have not come. */
  missing = $state(false);

  constructor(connect: () => TableStore) {
    $effect(() => {
      const store = untrack(connect);
      this.table = store;
      return () => {
        store.leave();
        this.table = this.desk = null;
      };
    });
    $effect(() => this.table?.speak(words.lang));
    $effect(() => {
      const welcome = this.table?.welcome;
      if (!welcome) return;
      const { game } = welcome;
      this.fetch(Promise.all([loadUI(game, welcome), letters(game)]), ([loaded]) => (this.ui = loaded));
    });
    $effect(() => {
      const { ui } = this;
      const welcome = this.table?.welcome;
      const lang = words.lang;
      const names = welcome?.names[lang];
      if (!welcome || !ui || !names) return; // after a change of language the server greets again, with the names in it
      this.fetch(loadSpeech(welcome.game, lang, ui.grammar, names), (loaded) => {
        loaded.callSeat = (n) => this.desk?.called(n) ?? null;
        loaded.callNumber = (key, n) => (this.desk?.view && ui.callNumber?.(this.desk.view, key, n, loaded)) ?? null;
        this.speech = loaded;
      });
    });
    $effect(() => {
      const { table, ui, speech } = this;
      if (table && ui && speech && !untrack(() => this.desk))
        this.desk = new Desk(table, ui, () => this.speech as Speech);
    });
  }

  private fetch<T>(coming: Promise<T>, then: (come: T) => void): void {
    coming.then(
      (come) => {
        this.missing = false;
        then(come);
      },
      (wrong: unknown) => {
        console.error(wrong);
        this.missing = true;
      },
    );
  }
}
