/** What a choice is about on the table, and what a touch of something else would have asked for. */

import type { Choice, DecisionCard } from "../../lib/api.gen";
import type { View } from "../ui";
import { onBloc, pieceOf, read } from "./view";

/** Verbs by the place of the word that they are about, and what the table calls its kind. */
const ABOUT: Record<string, [word: number, kind: string]> = {
  layout: [1, "layout"],
  edge: [1, "edge"],
  side: [1, "edge"],
  recruit: [1, "profile"],
  equip: [2, "equipment"],
  enter: [1, "piece"],
  march: [1, "piece"],
  use: [1, "piece"],
  name: [1, "piece"],
  rest: [2, "piece"],
  attack: [2, "piece"],
  shoot: [2, "piece"],
  charge: [2, "piece"],
  study: [2, "piece"],
  coordinate: [2, "piece"],
};

export function targetOf(choice: Choice): string | null {
  const verb = String(choice[0]);
  if (verb === "at") return `at:${choice[1]}:${choice[2]}`;
  if (verb === "target") return `${String(choice[1]).startsWith("t") ? "terrain" : "piece"}:${choice[1]}`;
  if (!(verb in ABOUT)) return null;
  const [word, kind] = ABOUT[verb];
  return `${kind}:${choice[word]}`;
}

/** The acts of an activation, in the order of the strip, and whether they are done to somebody. */
export const ACTS: [act: string, to: "" | "foe" | "marker" | "self"][] = [
  ["march", ""],
  ["charge", "foe"],
  ["attack", "foe"],
  ["shoot", "foe"],
  ["study", "marker"],
  ["rest", "self"],
];

/** An act that is not offered, as one would have asked for it: the server says why not. */
export function meantAct(act: string, actor: string, view: View): Choice | null {
  const bloc = read(view);
  const seat = pieceOf(bloc, actor)?.seat;
  const to = ACTS.find(([each]) => each === act)?.[1];
  if (to === "") return [act, actor];
  if (to === "self") return [act, actor, actor, "noirceur"];
  const whom = to === "marker" ? bloc.markers[0]?.id : onBloc(bloc).find((each) => each.seat !== seat)?.id;
  return whom ? [act, actor, whom] : null;
}

const MEANT: Record<string, string> = { designate: "name", hostile: "target", push: "target", place: "target" };

export function meantBy(target: string, { ask, about }: DecisionCard, view: View): Choice | null {
  const [kind, id] = target.split(":");
  if (kind === "edge" && (ask === "edge" || ask === "neutral-edge")) return [ask === "edge" ? "edge" : "side", id];
  if (kind !== "piece") return null;
  if (ask in MEANT) return [MEANT[ask], id];
  const actor = ask === "activation" ? String(about?.piece ?? "") : "";
  if (!actor || actor === id) return null;
  const bloc = read(view);
  if (bloc.markers.some((marker) => marker.id === id)) return ["study", actor, id];
  return pieceOf(bloc, id)?.seat === pieceOf(bloc, actor)?.seat ? null : ["attack", actor, id];
}

type Told = Record<string, unknown>;

/** What a line of the log is about. */
export function tracesOf(event: Told): string[] {
  return ["piece", "target", "partner", "character"].flatMap((key) =>
    typeof event[key] === "string" ? [`profile:${event[key] as string}`] : [],
  );
}

/** The rouages of a cabal that is being formed and what they carry, the first of rank 1; where two are formed in turn, one's own. */
export function formed({ about, seat }: DecisionCard): { who: (string | null)[]; carried: (string | null)[] } {
  const own = (lists: unknown) => {
    const found = (lists ?? []) as (string | null | (string | null)[])[];
    return (Array.isArray(found[0]) ? found[seat] : found) as (string | null)[];
  };
  return { who: own(about?.characters), carried: own(about?.carried) };
}

/** The rouage whose equipment is asked for, where it is one. */
export function bearerOf(decision: DecisionCard): string | null {
  const places = new Set((decision.choices ?? []).map((choice) => Number(choice[1])));
  return places.size === 1 ? (formed(decision).who[[...places][0] - 1] ?? null) : null;
}
