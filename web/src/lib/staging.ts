/** A laid position with all that its board needs: the board of the game, its words, the letters it is written with. */

import { loadUI } from "../games/ui";
import type { Example, ExampleMove, Language } from "./api.gen";
import { Desk } from "./desk.svelte";
import { lay, type Laid } from "./example";
import { said } from "./i18n.svelte";
import { letters } from "./letters";
import { loadSpeech } from "./speech";

export interface Staged {
  laid: Laid;
  desk: Desk;
  /** It is not looked at any more. */
  leave(): void;
}

/** `address`: where parts of what is printed are to be had, in a game that tells it by parts. */
export async function staged(example: Example, lang: Language, address: string): Promise<Staged> {
  const [ui] = await Promise.all([loadUI(example.game), letters(example.game)]);
  const speech = await loadSpeech(example.game, lang, ui.grammar, example.names[lang] ?? {});
  const giveBack = ui.lend?.(address);
  const laid = lay(example, lang);
  const desk = new Desk(laid.table, ui, () => speech);
  speech.callSeat = (n) => desk.called(n);
  speech.callNumber = (key, n) => ui.callNumber?.(example.view, key, n, speech) ?? null;
  const leave = () => {
    giveBack?.();
    laid.table.leave();
  };
  return { laid, desk, leave };
}

/** A move in the words of the game. */
export function sentence(desk: Desk, { view, seat }: Example, { choice, say }: ExampleMove): string {
  const more = desk.ui.words?.(choice, view, seat) ?? null;
  return (more || !said(say) ? desk.speech.choice(choice, more ?? {}) : null) ?? said(say);
}

/** What is asked there, in the words of the game. */
export function question(desk: Desk, { decision, view, question: asked }: Example): string {
  return (decision && desk.ui.question?.(decision, view, desk.speech)) || said(asked);
}

export const told = (desk: Desk, event: Record<string, unknown>): string =>
  desk.speech.event(event) ?? said(event.say as Example["question"]);
