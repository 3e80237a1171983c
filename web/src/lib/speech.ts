/** The sentences of a game, from the same Fluent files as the server's: `event-`, `ask-`, `choice-`, `why-`, `reason-`,
 * `name-`, `count-` and `field-`. Seats are called by the names this table shows. */

import type { FluentBundle, FluentValue } from "@fluent/bundle";
import type { Choice, Language } from "./api.gen";
import { bundleOf, typeset, variables } from "./i18n.svelte";

const shared = import.meta.glob<string>("../../../src/ludotheque/match/text/??.ftl", {
  query: "?raw",
  import: "default",
});
// What only the server says or prints is left out.
const ofGames = import.meta.glob<string>(
  [
    "../../../src/ludotheque/games/*/text/*.ftl",
    "!../../../src/ludotheque/games/*/text/{cards,forms,guide,lab,view}.*",
  ],
  { query: "?raw", import: "default" },
);

const SEATS = new Set(["seat", "to", "from", "by", "owner", "other", "winner", "loser", "seats"]);

/** What the table calls a number that only the server counts by; null: as it is. */
export type CallNumber = (key: string, n: number) => string | null;
export type Say = (id: string, values?: Record<string, unknown>) => string;

/** What a game adds to the plain ids. */
export interface Grammar {
  phrase?(piece: string, lang: Language, say: Say, call: CallNumber): string | null;
}

export async function loadSpeech(
  game: string,
  lang: Language,
  grammar: Grammar,
  names: Record<string, string>,
): Promise<Speech> {
  const wanted = [
    ...Object.entries(shared),
    ...Object.entries(ofGames).filter(([path]) => path.includes(`/games/${game}/`)),
  ]
    .filter(([path]) => path.endsWith(`/${lang}.ftl`) || path.endsWith(`.${lang}.ftl`))
    .map(([, load]) => load());
  return new Speech(lang, await Promise.all(wanted), grammar, names);
}

export class Speech {
  private bundle: FluentBundle;
  /** What the table calls a seat; the game's own word where it does not say. */
  callSeat: (n: number) => string | null = () => null;
  callNumber: CallNumber = () => null;

  constructor(
    readonly lang: Language,
    sources: string[],
    private grammar: Grammar,
    private names: Record<string, string>,
  ) {
    this.bundle = bundleOf(lang, sources, {
      SEAT: ([n]: FluentValue[]) => this.seat(Number(n?.valueOf())),
      NAME: ([pieces]: FluentValue[], { form }: Record<string, FluentValue>) =>
        String(pieces?.valueOf() ?? "")
          .split(" ")
          .map((piece) => this.name(piece, form ? String(form.valueOf()) : ""))
          .join(", "),
      COUNT: ([piece, n]: FluentValue[]) => this.counted(String(piece?.valueOf()), Number(n?.valueOf())),
    });
  }

  has(id: string): boolean {
    return this.bundle.hasMessage(id);
  }

  say: Say = (id, values = {}) => {
    const message = this.bundle.getMessage(id);
    return message?.value
      ? typeset(this.lang, this.bundle.formatPattern(message.value, variables(values), []))
      : `[${id}]`;
  };

  seat(n: number): string {
    if (n < 0) return this.say("nobody");
    return this.callSeat(n) || this.say("seat", { n: n + 1 });
  }

  name(piece: string, form = ""): string {
    if (piece in this.names) return this.names[piece];
    const message = this.bundle.getMessage(`name-${piece}`);
    if (message?.value) {
      const inflected = form ? message.attributes[form] : undefined;
      return this.bundle.formatPattern(inflected ?? message.value, {}, []);
    }
    return this.grammar.phrase?.(piece, this.lang, this.say, this.callNumber) ?? piece;
  }

  counted(piece: string, n: number): string {
    return this.say(`count-${piece}`, { n });
  }

  private named(key: string, value: unknown): string | number {
    if (typeof value === "boolean") return String(value);
    if (typeof value === "number") return SEATS.has(key) ? this.seat(value) : (this.callNumber(key, value) ?? value);
    if (typeof value === "string") return this.name(value);
    if (Array.isArray(value)) return value.map((part) => this.named(key, part)).join(", ");
    if (value && typeof value === "object") {
      const some = Object.entries(value)
        .filter(([, n]) => n)
        .map(([piece, n]) => this.counted(piece, Number(n)));
      return some.length ? some.join(", ") : this.say("nothing");
    }
    return String(value);
  }

  private allNamed(data: Record<string, unknown>): Record<string, unknown> {
    const found: Record<string, unknown> = {};
    for (const [key, value] of Object.entries(data)) {
      if (value === null || value === undefined) continue;
      found[key] = this.named(key, value);
      if (Array.isArray(value)) {
        found[`${key}-id`] = value.join(" ");
        found[`${key}-count`] = value.length;
      } else if (typeof value === "string" || typeof value === "number") found[`${key}-id`] = value;
    }
    return found;
  }

  /** An event as the server tells it; null where this game has no sentence for it here. It may begin with a name that is
   * written small: « le compagnon ». */
  event(event: Record<string, unknown>, callSeat = this.callSeat): string | null {
    const usual = this.callSeat;
    this.callSeat = callSeat;
    try {
      const told = this.told(event);
      return told && told.charAt(0).toLocaleUpperCase(this.lang) + told.slice(1);
    } finally {
      this.callSeat = usual;
    }
  }

  private told(event: Record<string, unknown>): string | null {
    const { rule: _rule, key, number: _number, say: _say, ...data } = event;
    const message = this.bundle.getMessage(`event-${key}`);
    if (!message) return null;
    const values = variables(this.allNamed(data));
    if (message.attributes.secret) {
      const errors: Error[] = [];
      const text = this.bundle.formatPattern(message.attributes.secret, values, errors);
      if (!errors.length) return typeset(this.lang, text);
    }
    return message.value ? typeset(this.lang, this.bundle.formatPattern(message.value, values, [])) : null;
  }

  choice(choice: Choice, more: Record<string, unknown> = {}): string | null {
    const [verb, ...rest] = choice;
    const message = this.bundle.getMessage(`choice-${verb}`);
    if (!message?.value) return null;
    const data: Record<string, unknown> = { list: rest, ...more };
    ["a", "b", "c"].forEach((name, i) => i < rest.length && (data[name] = rest[i]));
    const errors: Error[] = [];
    const text = this.bundle.formatPattern(message.value, variables(this.allNamed(data)), errors);
    return errors.length ? null : typeset(this.lang, text);
  }

  ask(key: string, seat: number): string | null {
    return this.has(`ask-${key}`) ? this.say(`ask-${key}`, { seat: this.seat(seat) }) : null;
  }

  why(key: string): string | null {
    return this.has(`why-${key}`) ? this.say(`why-${key}`) : null;
  }

  field(name: string): string {
    return this.has(`field-${name}`) ? this.say(`field-${name}`) : this.name(name);
  }
}
