/** Why what is off would be refused: known to the page, or asked of the server before anybody presses it. */

import type { Choice } from "./api.gen";
import type { Desk } from "./desk.svelte";
import { said } from "./i18n.svelte";

export interface Reason {
  say: string;
  rule: string | null;
}

/** What says that it is off: a sentence of the page's own, or the choice that would be refused. */
export const OFF = "[data-off], [data-would]";

export class WhyNot {
  private told = $state.raw<Map<string, Reason | null>>(new Map());
  private asked = new Set<string>();

  constructor(private desk: Desk) {}

  /** The reason of something that is off; null: not known yet, or there is none. */
  of(thing: HTMLElement | SVGElement): Reason | null {
    const { off, would } = thing.dataset;
    return off ? { say: off, rule: null } : would ? this.would(JSON.parse(would) as Choice) : null;
  }

  would(choice: Choice): Reason | null {
    const { state, table } = this.desk;
    if (!state?.decision || state.seat === null) return null;
    const key = JSON.stringify([state.seat, state.at, ...choice]);
    const known = this.told.get(key);
    if (known === undefined && !this.asked.has(key)) {
      this.asked.add(key);
      void table.whyNot(state.seat, choice).then((refused) => {
        const reason = refused && { say: this.desk.speech.why(refused.why) ?? said(refused.say), rule: refused.rule };
        if (refused === undefined) this.asked.delete(key);
        else this.told = new Map([...this.told].slice(-60)).set(key, reason ?? null);
      });
    }
    return known ?? null;
  }
}
