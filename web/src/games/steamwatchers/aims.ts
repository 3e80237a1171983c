/** What the scenario counts, in words: who is how near to what. The numbers are the server's. */

import { t } from "../../lib/i18n.svelte";
import type { Speech } from "../../lib/speech";
import type { Counted, Europe, Holder, Unit, Zone } from "./view";

type Told = Record<string, unknown>;

export interface Figure {
  /** -1: nobody remembers whose it was; the game goes on from a position. */
  seat: number;
  unit: Unit;
}

export interface Line {
  /** A clan, or a zone of the map. */
  seat?: number;
  zone?: string;
  label: string;
  value?: string;
  /** How far along, from 0 to 1. */
  fill?: number;
  /** Reached, kept, unlocked. */
  done?: boolean;
  /** Who has it now. */
  holder?: Holder;
  figures?: Figure[];
  /** Clans that stood by this one in the last vote. */
  voters?: number[];
}

export interface Aim {
  /** What it is, by the rules (about.ts). */
  about: string;
  title: string;
  lines: Line[];
  /** Read with the rules of the scenario, not always in sight. */
  folded?: boolean;
}

const clansIn = (europe: Europe): number[] =>
  europe.players.flatMap((clan, seat) => (clan.clan && !clan.out ? [seat] : []));
const each = (europe: Europe, speech: Speech, line: (seat: number) => Omit<Line, "label" | "seat">): Line[] =>
  clansIn(europe).map((seat) => ({ seat, label: speech.seat(seat), ...line(seat) }));

/** Who stood by whom in the last vote. */
function votes(events: Told[]): Map<number, number[]> {
  const found = new Map<number, number[]>();
  const last = events.findLastIndex((event) => event.key === "vote");
  for (let at = last; at >= 0 && events[at].key === "vote"; at--)
    found.set(Number(events[at].to), [...(found.get(Number(events[at].to)) ?? []), Number(events[at].seat)]);
  return found;
}

/** `events`: what was told so far. */
export function aims(europe: Europe, events: Told[], speech: Speech): Aim[] {
  const found = europe.aims.flatMap((counted) => SAID[counted.aim]?.(counted, europe, speech, events) ?? []);
  for (const [id, counted] of Object.entries(europe.counters))
    found.push({ about: "counter", title: speech.name(id), lines: counter(counted, europe, speech) });
  return found;
}

type Saying = (counted: Counted, europe: Europe, speech: Speech, events: Told[]) => Aim;

const hegemony: Saying = ({ aim, goal = 1, from = 0, levels = [] }, europe, speech) => ({
  about: `hegemony:${aim}`,
  title: t(`sw-aim-${aim}`, { n: goal, from }),
  lines: each(europe, speech, (seat) => ({
    value: `${levels[seat]}/${goal}`,
    fill: levels[seat] / goal,
    done: levels[seat] >= goal,
  })),
});

const borne: Saying = ({ aim, geo = 0 }, europe, speech) => ({
  about: aim,
  title: t(`sw-aim-${aim}`),
  lines: [bearer(europe, speech, geo)],
});

const zoned = (counted: Counted, europe: Europe, speech: Speech, value: (zone: Zone) => string): Line[] =>
  (counted.zones ?? []).map((zone) => ({
    zone,
    label: speech.name(zone),
    holder: europe.zones[zone].control,
    value: value(europe.zones[zone]),
  }));

const SAID: Record<string, Saying> = {
  learning: ({ turns = {} }, europe) => ({
    about: "scenario:apprentissage",
    title: t("sw-aim-learning"),
    folded: true,
    lines: Object.entries(turns).map(([what, turn]) => ({
      label: t(`sw-aim-${what}`),
      value: t("sw-turn", { n: turn }),
      done: europe.turn >= turn,
    })),
  }),
  geo: hegemony,
  havens: hegemony,
  alga: borne,
  keeper: borne,
  votes: ({ levels = [] }, europe, speech, events) => {
    const stood = votes(events);
    return {
      about: "votes",
      title: t("sw-aim-votes"),
      lines: each(europe, speech, (seat) => ({
        value: t("sw-aim-voices", { n: levels[seat] }),
        voters: stood.get(seat),
      })),
    };
  },
  trophies: ({ figures = 1, levels = [] }, europe, speech, events) => ({
    about: "trophies",
    title: t("sw-aim-trophies", { n: figures }),
    lines: each(europe, speech, (seat) => ({
      figures: kept(europe, seat, events),
      value: `+${levels[seat]}`,
      done: levels[seat] > 0,
    })),
  }),
  giants: (counted, europe, speech) => ({
    about: "giants",
    title: t("sw-aim-giants", { n: counted.geo ?? 0 }),
    lines: zoned(counted, europe, speech, (zone) => t("sw-floors", { n: zone.floors ?? 0 })),
  }),
  rendezvous: ({ own = 0, other = 0 }, europe, speech) => ({
    about: "rendezvous",
    title: t("sw-aim-rendezvous", { own, other }),
    lines: each(europe, speech, (seat) => {
      const told = europe.players[seat].rendezvous;
      const zone = told === "secret" ? undefined : told;
      const holder = zone ? europe.zones[zone]?.control : undefined;
      return {
        zone,
        holder,
        value: zone ? speech.name(zone) : told ? t("sw-aim-secret") : "–",
        done: holder === seat,
      };
    }),
  }),
  burnt: (counted, europe, speech) => ({
    about: "burnt",
    title: t("sw-aim-burnt"),
    lines: zoned(counted, europe, speech, (zone) =>
      zone.holder === "crames" ? speech.counted("base", zone.base ?? 0) : zone.barrel ? t("sw-zone-barrel") : "",
    ),
  }),
};

/** The figures a clan has taken; those nobody remembers first. */
function kept(europe: Europe, seat: number, events: Told[]): Figure[] {
  const told = events
    .filter((event) => event.key === "trophy" && event.seat === seat)
    .map((event): Figure => ({ seat: Number(event.owner), unit: event.unit as Unit }));
  const forgotten = Math.max(0, europe.players[seat].trophies - told.length);
  return [...Array.from({ length: forgotten }, (): Figure => ({ seat: -1, unit: "base" })), ...told];
}

/** Who bears the card of the scenario. */
function bearer(europe: Europe, speech: Speech, geo: number): Line {
  return europe.bearer < 0
    ? { label: t("sw-aim-nobody") }
    : { seat: europe.bearer, label: speech.seat(europe.bearer), value: `+${geo}`, done: true };
}

/** What a scenario from outside counts: a number, one a clan, or those of some zones. */
function counter(counted: number | number[] | Record<string, number>, europe: Europe, speech: Speech): Line[] {
  if (typeof counted === "number") return [{ label: "", value: String(counted) }];
  if (Array.isArray(counted)) return each(europe, speech, (seat) => ({ value: String(counted[seat]) }));
  return Object.entries(counted).map(([zone, n]) => ({ zone, label: speech.name(zone), value: String(n) }));
}
