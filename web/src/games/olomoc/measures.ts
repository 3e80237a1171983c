/** What the engine measures on the Bloc (`games/olomoc/foresee.py`), and how it is put into words. */

import type { Choice } from "../../lib/api.gen";
import type { Desk } from "../../lib/desk.svelte";
import { t } from "../../lib/i18n.svelte";
import { numeral } from "./cards";
import { wayTo } from "./folds";
import { Overlay } from "./overlay.svelte";
import type { Place } from "./places";
import { inches } from "./speak";
import { pieceOf, read, type Point } from "./view";

/** What a place is like; with `why` only the rule against it. */
export interface Described {
  at: Point;
  tool?: string;
  /** The corners of the ruler that leads there, x and y in turn; none: no ruler. */
  ruler?: number[];
  moved?: number;
  struck_by?: string[];
  free?: boolean;
  engages?: string[];
  engaged_by?: string[];
  contact?: string[];
  cover?: boolean;
  seen_by?: string[];
  shot_by?: string[];
  strikes?: string[];
  shoots?: string[];
  markers?: string[];
  tainted_by?: string[];
  rule?: string;
  why?: string;
  /** Of a place out of reach: what the ruler would lie between, and how long it is. */
  far?: number;
  most?: number;
}

/** The place that a click means, and what drew it there; `at` null: nothing near is legal. */
export interface Snapped extends Omit<Described, "at"> {
  at: Point | null;
  magnet: string | null;
  of: string | null;
}

export interface Tape {
  gap: number;
  line: number[];
  contact: boolean;
  bridged: boolean;
}

export interface Sight {
  sees: boolean;
  witness: number[] | null;
  /** How far the straight line is free. */
  cut: number[] | null;
  gap?: number;
  band?: string;
  /** Beyond it a shot is long. */
  far?: number;
  cover?: boolean;
}

export interface Effect {
  answer: string;
  dice?: number;
  threshold?: number;
  /** Chances out of a thousand: of no life point checked, of one, and so on. */
  wounds: number[];
  out: number;
  back?: number[];
  back_out?: number;
}

export interface Odds {
  dice: number;
  parts: { key: string; n: number }[];
  threshold: number;
  eased: { key: string; n: number }[];
  answers: Effect[];
}

export const ATTACKS = ["attack", "shoot", "charge"];

export const reachOf = (desk: Desk, piece: string) =>
  desk.foresight.measured<{ rings: number[][] }>(["reach", piece], "", 0)?.rings ?? null;
/** Where the piece that is asked about could go; of a march that was announced just now it is known from before. */
export const areaOf = (desk: Desk, { piece, manner }: Place) =>
  reachOf(desk, piece) ?? (manner === "march" ? desk.own(Overlay).aheadOf(piece, (desk.state?.at ?? 0) - 1) : null);
/** The same for each of those who may march, asked for in good time. */
export const aheadOf = (desk: Desk, pieces: string[]) =>
  pieces.flatMap((piece) => {
    const rings = desk.foresight.measured<{ rings: number[][] }>(["reach", piece])?.rings;
    return rings ? [{ piece, at: desk.state?.at ?? 0, rings }] : [];
  });
export const placesOf = (desk: Desk, piece: string) =>
  desk.foresight.measured<{ places: Described[] }>(["places", piece])?.places ?? null;
export const snapOf = (desk: Desk, piece: string, at: Point) =>
  desk.foresight.measured<Snapped>(["snap", piece, ...at]);
export const placeAt = (desk: Desk, piece: string, at: Point) =>
  desk.foresight.measured<Described>(["place", piece, ...at], "place");
export const oddsOf = (desk: Desk, how: string, piece: string, target: string) =>
  desk.foresight.measured<Odds>(["odds", how, piece, target]);

/** Of a choice that attacks. */
export const oddsBy = (desk: Desk, [how, who, whom]: Choice): Odds | null =>
  ATTACKS.includes(String(how)) ? oddsOf(desk, String(how), String(who), String(whom)) : null;

/** An end of the tape as the engine names it. */
export const endOf = (target: string): Choice => {
  const [kind, ...rest] = target.split(":");
  return kind === "at" ? rest.map(Number) : rest;
};
export const tapeOf = (desk: Desk, [one, other]: string[]) =>
  desk.foresight.measured<Tape>(["tape", ...endOf(one), ...endOf(other)]);
export const sightOf = (desk: Desk, one: string, other: string) =>
  one.startsWith("piece:") ? desk.foresight.measured<Sight>(["sight", ...endOf(one), ...endOf(other)]) : null;

/** What a piece, a marker or terrain is called, by its id. */
export function called(desk: Desk, id: string): string {
  const bloc = read(desk.view ?? {});
  const piece = pieceOf(bloc, id);
  if (piece) return desk.speech.name(piece.called);
  const objectives = bloc.markers.filter(({ kind }) => kind === "objective");
  const marker = bloc.markers.find((each) => each.id === id);
  if (!marker) return desk.speech.name(id);
  return marker.kind === "objective"
    ? t("ol-objective", { n: numeral(objectives.indexOf(marker) + 1) })
    : desk.speech.name(marker.kind);
}

const all = (desk: Desk, ids: string[] | undefined) => (ids ?? []).map((id) => called(desk, id)).join(", ");

export interface Fact {
  icon: string;
  says: string;
  kind?: "warn" | "no" | "ok";
}

/** Everything that may matter of a place, most pressing first. */
export function factsOf(desk: Desk, told: Described): Fact[] {
  if (told.far)
    return [
      { icon: "ruler", kind: "no", says: t("ol-too-far", { n: inches(told.far, 1), most: inches(told.most ?? 0, 0) }) },
    ];
  if (told.why) return [{ icon: "warn", kind: "no", says: desk.speech.why(told.why) ?? t("ol-illegal") }];
  const some = (icon: string, key: string, ids: string[] | undefined, kind?: Fact["kind"]): Fact[] =>
    ids?.length ? [{ icon, kind, says: t(key, { who: all(desk, ids), n: ids.length }) }] : [];
  return [
    ...some("opportunity", "ol-fact-struck", told.struck_by, "warn"),
    ...some("tainted", "ol-fact-tainted", told.tainted_by, "warn"),
    ...some("shooting", "ol-fact-shot", told.shot_by, "warn"),
    ...(told.moved ? [{ icon: "ruler", says: t("ol-moved", { n: inches(told.moved), tool: told.tool ?? "" }) }] : []),
    ...(told.free === undefined
      ? []
      : told.free
        ? [{ icon: "free", kind: "ok" as const, says: t("ol-fact-free") }]
        : some("engaged", "ol-fact-engaged", told.engaged_by)),
    ...some("threat", "ol-fact-engages", told.engages),
    ...some("study", "ol-fact-markers", told.markers),
    ...some("place", "ol-fact-contact", told.contact),
    ...(told.cover ? [{ icon: "cover", kind: "ok" as const, says: t("ol-fact-cover") }] : []),
    ...(told.seen_by?.length === 0
      ? [{ icon: "unseen", says: t("ol-fact-unseen") }]
      : some("seen", "ol-fact-seen", told.seen_by)),
    ...some("shooting", "ol-fact-shoots", told.shoots),
  ];
}

/** What a place is like, in a few words each: at contact, in cover, seen by Vlasta, 3.2 in to the north-east. */
export function placeWords(desk: Desk, told: Described, from: Point | null): string[] {
  const way = t(`ol-way-${wayTo(from ?? [8000, 8000], told.at)}`);
  const held = told.engages?.filter((id) => !told.contact?.includes(id)) ?? [];
  return [
    ...(told.contact?.length ? [t("ol-fact-contact", { who: all(desk, told.contact) })] : []),
    ...(told.markers?.length ? [t("ol-line-markers", { who: all(desk, told.markers) })] : []),
    ...(held.length ? [t("ol-line-engages", { who: all(desk, held) })] : []),
    ...(told.cover ? [t("ol-line-cover")] : []),
    ...(told.seen_by ? [t("ol-line-seen", { n: told.seen_by.length, who: all(desk, told.seen_by) })] : []),
    ...(told.struck_by?.length ? [t("ol-line-struck", { who: all(desk, told.struck_by) })] : []),
    told.moved ? t("ol-line-far", { n: inches(told.moved, 1), way }) : t("ol-line-part", { way }),
  ];
}

/** Chances as they are said: never and always are kept for what is. */
export function chance(thousandths: number): string {
  return t("ol-percent", {
    n: thousandths < 10 || thousandths > 990 ? thousandths / 10 : Math.round(thousandths / 10),
  });
}
/** The chance of at least so many. */
export const atLeast = (chances: number[], n: number): number => chances.slice(n).reduce((sum, each) => sum + each, 0);

const hurts = ({ wounds, out }: Effect): string =>
  [
    t("ol-hurt-n", { chance: chance(atLeast(wounds, 1)) }),
    ...(out ? [t("ol-out-n", { chance: chance(out) })] : []),
  ].join(", ");

/** What an attack would come to if its target did nothing: "3 dés à 5+ : blessé 70 %". */
export const attackLine = ({ dice, threshold, answers }: Odds): string =>
  t("ol-line-attack", { dice: t("ol-dice", { n: dice, threshold }), hurts: hurts(answers[0]) });

/** What an answer to an attack would come to, for the target and for whoever attacks. */
export function answerLine({ answers }: Odds, answer: string): string | null {
  const found = answers.find((each) => each.answer === answer);
  if (!found) return null;
  const { back, back_out } = found;
  if (!back) return hurts(found);
  return t("ol-line-back", { hurts: hurts(found), back: hurts({ answer, wounds: back, out: back_out ?? 0 }) });
}
