/** What the things of the Bloc are, by the rules that say so. */

import type { Speech } from "../../lib/speech";
import type { Meaning, View } from "../ui";
import { pieceOf, read } from "./view";

const RULES: Record<string, string[]> = {
  "terrain:obstructing": ["OLO-013"],
  "terrain:low": ["OLO-013"],
  "terrain:zone": ["OLO-015", "OLO-016"],
  "terrain:tainted": ["OLO-014", "OLO-083"],
  "marker:objective": ["OLO-005", "OLO-Q115"],
  "fact:fiel": ["OLO-086"],
  "fact:priority": ["OLO-175"],
  "fact:row": ["OLO-213"],
  "fact:traque": ["OLO-168", "OLO-077"],
  "token:action": ["OLO-209"],
  "act:march": ["OLO-109", "OLO-110"],
  "act:charge": ["OLO-122", "OLO-123"],
  "act:attack": ["OLO-115", "OLO-112"],
  "act:shoot": ["OLO-154", "OLO-155"],
  "act:study": ["OLO-Q115"],
  "act:rest": ["OLO-106"],
  "stage:setup": ["OLO-186"],
  "stage:mechanism": ["OLO-173"],
  "stage:planning": ["OLO-213"],
  "stage:hostiles": ["OLO-178", "OLO-181"],
  "stage:end": ["OLO-239"],
  agenda: ["OLO-187"],
  artefact: ["OLO-169", "OLO-175"],
  cycle: ["OLO-208"],
  phase: ["OLO-213"],
  fallen: ["OLO-193"],
  ministries: ["OLO-158", "OLO-161"],
};

export function about(target: string, view: View, speech: Speech, label: string): Meaning | null {
  const [kind, id] = target.split(":");
  if (RULES[target]) return { title: label, rules: RULES[target] };
  if (kind === "piece") {
    const piece = pieceOf(read(view), id);
    if (!piece) return { title: label, rules: RULES["marker:objective"] };
    const states = [
      ...(piece.stunned ? ["OLO-088", "OLO-089"] : []),
      ...(piece.noirceur ? ["OLO-080"] : []),
      ...(piece.seat === undefined ? ["OLO-181"] : []),
    ];
    return { title: speech.name(piece.called), rules: [...states, "OLO-071", "OLO-023"] };
  }
  if (kind === "ministry") return { title: speech.name(id), rules: ["OLO-161"] };
  if (kind === "profile" || kind === "equipment") return { title: speech.name(id), rules: ["OLO-094"] };
  return null;
}
