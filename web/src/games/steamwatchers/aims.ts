/** What the scenario counts, from what everybody sees: who is how near to what. */

import { t } from "../../lib/i18n.svelte";
import type { Speech } from "../../lib/speech";
import type { Scenario } from "./cards";
import { harvest, havens, voices, type Europe, type Holder, type Unit } from "./view";

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
}

const clansIn = (europe: Europe): number[] =>
  europe.players.flatMap((clan, seat) => (clan.clan && !clan.out ? [seat] : []));
const each = (europe: Europe, speech: Speech, line: (seat: number) => Omit<Line, "label" | "seat">): Line[] =>
  clansIn(europe).map((seat) => ({ seat, label: speech.seat(seat), ...line(seat) }));

/** Who stood by whom in the last vote (STW-222). */
function votes(events: Told[]): Map<number, number[]> {
  const found = new Map<number, number[]>();
  const last = events.findLastIndex((event) => event.key === "vote");
  for (let at = last; at >= 0 && events[at].key === "vote"; at--)
    found.set(Number(events[at].to), [...(found.get(Number(events[at].to)) ?? []), Number(events[at].seat)]);
  return found;
}

/** `events`: what was told so far. */
export function aims(europe: Europe, scenario: Scenario, events: Told[], speech: Speech): Aim[] {
  const { special, hegemony } = scenario;
  const found: Aim[] = [];
  const holds = (seat: number) => Number(europe.bearer === seat);
  if (special.learning)
    found.push({
      about: "scenario:apprentissage",
      title: t("sw-aim-learning"),
      lines: (["elites", "contracts", "march"] as const).map((what) => ({
        label: t(`sw-aim-${what}`),
        value: t("sw-turn", { n: special.learning[what] }),
        done: europe.turn >= special.learning[what],
      })),
    });
  if (hegemony?.geo) {
    const goal = hegemony.geo;
    const level = (seat: number) =>
      harvest(europe, seat).farms + harvest(europe, seat).floors + holds(seat) * (special.alga?.geo ?? 0);
    found.push({
      about: "hegemony:geo",
      title: t("sw-aim-geo", { n: goal, from: hegemony.from }),
      lines: each(europe, speech, (seat) => ({
        value: `${level(seat)}/${goal}`,
        fill: level(seat) / goal,
        done: level(seat) >= goal,
      })),
    });
  }
  if (hegemony?.havens) {
    const goal = (europe.seats === 5 ? hegemony.havens_5 : undefined) ?? hegemony.havens;
    const level = (seat: number) => havens(europe, seat);
    found.push({
      about: "hegemony:havens",
      title: t("sw-aim-havens", { n: goal, from: hegemony.from }),
      lines: each(europe, speech, (seat) => ({
        value: `${level(seat)}/${goal}`,
        fill: level(seat) / goal,
        done: level(seat) >= goal,
      })),
    });
  }
  if (special.alga) found.push({ about: "alga", title: t("sw-aim-alga"), lines: [bearer(europe, speech)] });
  if (special.reliquary) {
    const stood = votes(events);
    found.push({ about: "keeper", title: t("sw-aim-keeper"), lines: [bearer(europe, speech)] });
    found.push({
      about: "votes",
      title: t("sw-aim-votes"),
      lines: each(europe, speech, (seat) => ({
        value: t("sw-aim-voices", { n: voices(europe, seat) }),
        voters: stood.get(seat),
      })),
    });
  }
  if (special.trophies) {
    const pair = special.trophies.figures;
    const taken = events.filter((event) => event.key === "trophy");
    const kept = (seat: number): Figure[] => {
      const told = taken
        .filter((event) => event.seat === seat)
        .map((event): Figure => ({ seat: Number(event.owner), unit: event.unit as Unit }));
      return [
        ...Array.from({ length: europe.players[seat].trophies - told.length }, (): Figure => ({
          seat: -1,
          unit: "base",
        })),
        ...told,
      ];
    };
    found.push({
      about: "trophies",
      title: t("sw-aim-trophies", { n: pair }),
      lines: each(europe, speech, (seat) => ({
        figures: kept(seat),
        value: `+${Math.floor(europe.players[seat].trophies / pair)}`,
        done: europe.players[seat].trophies >= pair,
      })),
    });
  }
  if (special.giants)
    found.push({
      about: "giants",
      title: t("sw-aim-giants", { n: special.giants.geo }),
      lines: Object.keys(europe.zones)
        .filter((id) => europe.zones[id].target === "neutral")
        .map((zone) => ({
          zone,
          label: speech.name(zone),
          holder: europe.zones[zone].control,
          value: t("sw-floors", { n: europe.zones[zone].floors ?? 0 }),
        })),
    });
  if (special.rendezvous) {
    const of = (seat: number) =>
      europe.players[seat].rendezvous === "secret" ? undefined : europe.players[seat].rendezvous;
    found.push({
      about: "rendezvous",
      title: t("sw-aim-rendezvous", { own: special.rendezvous.own, other: special.rendezvous.other }),
      lines: each(europe, speech, (seat) => ({
        zone: of(seat),
        value: of(seat) ? speech.name(of(seat) ?? "") : europe.players[seat].rendezvous ? t("sw-aim-secret") : "–",
        holder: of(seat) ? europe.zones[of(seat) ?? ""]?.control : undefined,
        done: !!of(seat) && europe.zones[of(seat) ?? ""]?.control === seat,
      })),
    });
  }
  if (special.burnt)
    found.push({
      about: "burnt",
      title: t("sw-aim-burnt"),
      lines: Object.keys(europe.zones)
        .filter(
          (id) =>
            europe.zones[id].holder === "crames" ||
            europe.zones[id].structures?.some((built) => built.kind === "toxic"),
        )
        .map((zone) => ({
          zone,
          label: speech.name(zone),
          holder: europe.zones[zone].control,
          value:
            europe.zones[zone].holder === "crames"
              ? speech.counted("base", europe.zones[zone].base ?? 0)
              : europe.zones[zone].barrel
                ? t("sw-zone-barrel")
                : "",
        })),
    });
  for (const [id, counted] of Object.entries(europe.counters))
    found.push({ about: "counter", title: speech.name(id), lines: counter(counted, europe, speech) });
  return found;
}

/** Who bears the card of the scenario. */
function bearer(europe: Europe, speech: Speech): Line {
  return europe.bearer < 0
    ? { label: t("sw-aim-nobody") }
    : { seat: europe.bearer, label: speech.seat(europe.bearer), value: "+1", done: true };
}

/** What a scenario from outside counts: a number, one a clan, or those of some zones. */
function counter(counted: number | number[] | Record<string, number>, europe: Europe, speech: Speech): Line[] {
  if (typeof counted === "number") return [{ label: "", value: String(counted) }];
  if (Array.isArray(counted)) return each(europe, speech, (seat) => ({ value: String(counted[seat]) }));
  return Object.entries(counted).map(([zone, n]) => ({ zone, label: speech.name(zone), value: String(n) }));
}
