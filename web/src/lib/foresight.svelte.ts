/** What choices would do, as the server foresees it: asked when somebody looks, once a pause, and kept until the next.
 * Whoever turns a dial asks for where it stops; meanwhile the last answer stands. */

import type { Choice, Forecast, State } from "./api.gen";

type Answer = Forecast["forecast"];
/** Null: refused by a rule; undefined: nobody answered, or the server has no time. */
type Told = Forecast | null | undefined;

/** The part of a table that answers. */
export interface Oracle {
  foresee(seat: number, choice: Choice): Promise<Told>;
  measure(seat: number | null, question: Choice): Promise<Told>;
}

interface Wanted {
  key: string;
  pause: string;
  ask: () => Promise<Told>;
  at: number;
}

const DWELL = 40; // ms

export class Foresight {
  /** Answers by pause and question; null: there is none. */
  private known = $state.raw<Map<string, Answer | null>>(new Map());
  private last = new Map<string, string>(); // the question answered last, by whoever asks
  private wanted = new Map<string, Wanted>();
  private asked = new Set<string>();
  private timer: ReturnType<typeof setTimeout> | undefined;

  constructor(
    private oracle: Oracle,
    private state: () => State | null,
  ) {}

  /** What a choice of the decision would do; null: not known yet, or nothing is foreseen. `asker`: those who ask under
   * the same name ask one thing after the other, and see the last answer until the next is there. */
  of<T = Answer>(choice: Choice, asker = ""): T | null {
    const state = this.state();
    const seat = state?.seat ?? null;
    if (!state?.decision || seat === null) return null;
    return this.read(state, ["ask", ...choice], asker, () => this.oracle.foresee(seat, choice)) as T | null;
  }

  /** What is measured, although it is no choice. `dwell`: 0 where somebody waits for nothing else. */
  measured<T = Answer>(question: Choice, asker = "", dwell = DWELL): T | null {
    const state = this.state();
    if (!state) return null;
    const ask = () => this.oracle.measure(state.seat, question);
    return this.read(state, ["measure", ...question], asker, ask, dwell) as T | null;
  }

  private read(
    state: State,
    question: Choice,
    asker: string,
    ask: Wanted["ask"],
    dwell: number = DWELL,
  ): Answer | null {
    const pause = pauseOf(state);
    const key = pause + JSON.stringify(question);
    const who = asker ? pause + asker : key;
    const found = this.known.get(key);
    if (found === undefined) this.want(who, { key, pause, ask, at: state.at }, dwell);
    else {
      this.last.set(who, key);
      this.wanted.delete(who); // back where it was
    }
    return found ?? this.known.get(this.last.get(who) ?? "") ?? null;
  }

  private want(who: string, wanted: Wanted, dwell: number): void {
    if (this.asked.has(wanted.key) || this.wanted.get(who)?.key === wanted.key) return;
    if (!dwell) {
      this.asked.add(wanted.key);
      queueMicrotask(() => void this.answer(wanted));
      return;
    }
    this.wanted.set(who, wanted);
    clearTimeout(this.timer);
    this.timer = setTimeout(() => this.send(), DWELL);
  }

  private send(): void {
    const now = pauseOf(this.state());
    const all = [...this.wanted.values()].filter(({ pause }) => pause === now);
    this.wanted.clear();
    this.last = new Map([...this.last].filter(([who]) => who.startsWith(now)));
    this.asked = new Set([...[...this.asked].filter((key) => key.startsWith(now)), ...all.map(({ key }) => key)]);
    for (const each of all) void this.answer(each);
  }

  private async answer({ key, pause, ask, at }: Wanted): Promise<void> {
    const told = await ask();
    if (told === undefined) this.asked.delete(key); // whoever looks next asks again
    if (told === undefined || pauseOf(this.state()) !== pause || (told && told.at !== at)) return;
    const kept = [...this.known].filter(([each]) => each.startsWith(pause));
    this.known = new Map([...kept, [key, told?.forecast ?? null]]);
  }
}

const pauseOf = (state: State | null): string => JSON.stringify([state?.seat ?? null, state?.at ?? -1]);
