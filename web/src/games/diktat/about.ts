/** What the things of Diktat's table are, by the rules that say so. */

import { t } from "../../lib/i18n.svelte";
import type { Speech } from "../../lib/speech";
import type { Meaning, View } from "../ui";
import { cards } from "./cards";
import { read } from "./view";

const SECTOR: Record<string, string> = {
  nouvelle_ville: "DIK-140",
  mala_strana: "DIK-141",
  hypogees: "DIK-142",
  karst: "DIK-143",
  faubourgs: "DIK-144",
  combinat: "DIK-145",
  forteresse: "DIK-146",
  josefov: "DIK-147",
  motol: "DIK-148",
  college: "DIK-149",
  vieille_ville: "DIK-150",
  artefact: "DIK-153",
};
const RULES: Record<string, string[]> = {
  "agent:citizen": ["DIK-007", "DIK-086"],
  "agent:guard": ["DIK-088", "DIK-089"],
  "agent:emissary": ["DIK-116", "DIK-120"],
  "man:send": ["DIK-071"],
  "man:spy": ["DIK-076", "DIK-078"],
  "man:assassinate": ["DIK-082", "DIK-083"],
  "man:extend": ["DIK-095", "DIK-096"],
  "man:develop": ["DIK-097", "DIK-098"],
  "man:special": ["DIK-101"],
  "phase:darkness": ["DIK-201", "DIK-203"],
  "phase:opportunities": ["DIK-059", "DIK-060"],
  "phase:development": ["DIK-061", "DIK-063"],
  "phase:manoeuvres": ["DIK-066", "DIK-067"],
  "phase:resolution": ["DIK-112", "DIK-114"],
  "phase:end_of_cycle": ["DIK-158"],
  power: ["DIK-031"],
  affinities: ["DIK-135", "DIK-169"],
  slot: ["DIK-131", "DIK-133"],
  influence: ["DIK-136", "DIK-138"],
  cabal: ["DIK-097", "DIK-099"],
  rank: ["DIK-051", "DIK-054"],
  admin: ["DIK-055", "DIK-057"],
  pawns: ["DIK-066", "DIK-067"],
  spy: ["DIK-078"],
  assassin: ["DIK-083"],
  debt: ["DIK-032", "DIK-033"],
  token: ["DIK-038"],
  screen: ["DIK-030"],
  vp: ["DIK-002", "DIK-018"],
  secret: ["DIK-060", "DIK-113"],
  deck: ["DIK-059"],
  corruption: ["DIK-197", "DIK-224"],
};
/** The others are called what they call themselves. */
const TITLES: Record<string, string> = {
  power: "dk-power",
  affinities: "dk-affinities",
  slot: "dk-opportunities",
  influence: "dk-influence",
  cabal: "dk-cabal",
  rank: "dk-rank",
  admin: "dk-admin",
  screen: "dk-screen",
  vp: "dk-vp-track",
  secret: "dk-secret-card",
  corruption: "dk-corruption",
};
/** What a card does, by the sorts of its effects. */
const SORTS: Record<string, string> = {
  development: "DIK-063",
  gain: "DIK-175",
  capacity: "DIK-172",
  besides: "DIK-154",
  manifestation: "DIK-176",
  special: "DIK-101",
};
/** How long a game lasts, by the number of players. */
const CYCLES: Record<number, string> = { 2: "DIK-009", 3: "DIK-010", 4: "DIK-011", 5: "DIK-012" };

export function about(target: string, view: View, speech: Speech, label: string): Meaning | null {
  const prague = read(view);
  const [kind, id, nth] = target.split(":");
  if (kind === "sector") {
    const on = prague.sectors[id];
    const others = id === "artefact" && prague.piles.some((pile) => pile.owner === null);
    const weighs = [...(on.darkness ? ["DIK-226"] : []), ...(on.corruption ? ["DIK-196"] : [])];
    return {
      title: speech.name(id),
      now: label.slice(label.indexOf(";") + 1).trim(),
      rules: [others ? "DIK-229" : SECTOR[id], ...weighs, ...(on.piles >= on.limit ? ["DIK-074"] : [])],
    };
  }
  if (kind === "pile" || kind === "pawn") {
    const pile = prague.piles.find((each) => each.pile === Number(id));
    if (!pile) return null;
    const plain =
      pile.owner === null ? ["DIK-184", "DIK-186"] : [pile.owner === prague.you ? "DIK-028" : "DIK-072", "DIK-116"];
    if (kind === "pile") return { title: label, rules: plain };
    const agent = pile.pawns[Number(nth) - 1];
    const words = {
      pile: pile.pile,
      sector: speech.name(pile.sector),
      owner: pile.owner === null ? t("dk-others") : speech.seat(pile.owner),
      n: Number(nth),
    };
    const title = t("dk-pawn-of", {
      ...words,
      kind: agent ? speech.name(agent, pile.owner === null ? "alien" : "") : t("dk-hidden-pawn"),
    });
    return { title, rules: agent && pile.owner !== null ? RULES[`agent:${agent}`] : plain };
  }
  if (kind === "card" && cards[id]) {
    const { types, symbols, attack } = cards[id];
    const sorts = types.map((sort) => SORTS[sort]);
    return {
      title: cards[id][speech.lang].title,
      rules: [...sorts, ...(symbols?.length ? ["DIK-135"] : []), ...(attack ? ["DIK-155"] : [])],
    };
  }
  if (kind === "cycle") return { title: label, rules: [CYCLES[prague.seats]] };
  if (!RULES[target]) return null;
  if (kind === "man") return { title: t(`dk-m-${id}`), rules: RULES[target] };
  if (kind === "agent") return { title: speech.name(id), rules: RULES[target] };
  return target in TITLES
    ? {
        title: t(TITLES[target]),
        now: target === "vp" ? label.slice(label.indexOf(":") + 1) : undefined,
        rules: RULES[target],
      }
    : { title: label, rules: RULES[target] };
}
