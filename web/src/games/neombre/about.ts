/** What the things of Néombre's table are, by the rules that say so. */

import { t } from "../../lib/i18n.svelte";
import type { Speech } from "../../lib/speech";
import type { Meaning, View } from "../ui";
import { parts } from "./cards.svelte";
import { read } from "./view";

const AIMS: Record<string, string> = {
  relentless: "NEO-168",
  arrogant: "NEO-169",
  brutal: "NEO-170",
  stupid: "NEO-171",
  fearless: "NEO-172",
  undecided: "NEO-173",
  methodical: "NEO-174",
  necrotic: "NEO-175",
  opportunist: "NEO-176",
  predator: "NEO-177",
  vengeful: "NEO-178",
};
const SORTS: Record<string, string> = {
  assault: "NEO-048",
  heal: "NEO-049",
  enchantment: "NEO-050",
  equipment: "NEO-052",
  summon: "NEO-054",
  event: "NEO-130",
  extra: "NEO-105",
  channel: "NEO-153",
  epilogue: "NEO-155",
  relic: "NEO-163",
  call: "NEO-181",
  ambush: "NEO-184",
  civilian: "NEO-182",
};
const RULES: Record<string, string[]> = {
  zone: ["NEO-027", "NEO-028"],
  round: ["NEO-100"],
  deck: ["NEO-008", "NEO-043"],
  camp: ["NEO-094", "NEO-095"],
  plays: ["NEO-094", "NEO-105"],
  count: ["NEO-037", "NEO-038"],
  aggro: ["NEO-038", "NEO-125"],
  quests: ["NEO-018", "NEO-022"],
  "phase:setup": ["NEO-089", "NEO-090"],
  "phase:team": ["NEO-093", "NEO-094"],
  "phase:enemies": ["NEO-098"],
  "pile:hand": ["NEO-064"],
  "pile:draw": ["NEO-063", "NEO-065"],
  "pile:discard": ["NEO-066", "NEO-072"],
  "pile:jail": ["NEO-156"],
  "pile:enemies": ["NEO-033", "NEO-041"],
  "pile:loot": ["NEO-126", "NEO-128"],
  "pile:fair": ["NEO-134", "NEO-139"],
};

export function about(target: string, view: View, speech: Speech, label: string): Meaning | null {
  const [kind, id] = target.split(":");
  if (kind === "card" || kind === "discard") {
    const card = parts.loot(id);
    const sorts = [...(card?.types ?? []), ...(card?.keywords ?? [])];
    return { title: speech.name(id), rules: sorts.map((sort) => SORTS[sort]).filter(Boolean) };
  }
  const foe = kind === "who" ? read(view).enemies.find((each) => each.id === id) : undefined;
  const printed = foe?.card ?? (kind === "foe" ? id : undefined);
  if (printed) {
    const card = parts.enemy(printed);
    const aim = foe?.targeting ?? card?.targeting ?? "";
    const words = foe?.token ? ["NEO-083"] : (card?.keywords ?? []).map((word) => SORTS[word]);
    return {
      title: speech.name(foe?.token ? `${printed}T` : printed),
      rules: [AIMS[aim], ...words, ...(foe?.armour ? ["NEO-081"] : [])].filter(Boolean),
    };
  }
  if (kind === "who") return { title: label, rules: RULES.camp };
  if (kind === "marker") return { title: t(`nb-marker-${id}`), rules: ["NEO-086", "NEO-088"] };
  if (kind === "deck" && id) return { title: speech.name(id), rules: ["NEO-008"] };
  if (kind === "zone" && id) return { title: speech.name(id), rules: ["NEO-030", "NEO-032"] };
  return RULES[target] ? { title: label, rules: RULES[target] } : null;
}
