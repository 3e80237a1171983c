/** Ids of Diktat that have a grammar of their own, and what its choices need to be said. */

import type { Choice, Language } from "../../lib/api.gen";
import { t } from "../../lib/i18n.svelte";
import type { CallNumber, Say, Speech } from "../../lib/speech";
import type { View } from "../ui";
import { cards, clauses, items } from "./cards";
import { read, type Prague } from "./view";

const meant = (variable: string, word: string) =>
  variable === "pile" ? `pile:${word}` : /^\d+$/.test(word) ? Number(word) : word;

function clause([name, ...values]: string[], say: Say): string {
  return say(
    `clause-${name}`,
    Object.fromEntries(clauses[name].of.map((variable, i) => [variable, meant(variable, values[i] ?? "")])),
  );
}

export function phrase(piece: string, lang: Language, say: Say, call: CallNumber = () => null): string | null {
  const card = cards[piece];
  if (card?.level) return say("phrase-marker", { sector: card.sector, level: card.level });
  if (card) return say("phrase-card", { title: card[lang].title });
  const [kind, ...parts] = piece.split(":");
  if (!parts.length) return null;
  if (kind === "full" && parts[0] in cards)
    return say("phrase-full", { title: cards[parts[0]][lang].title, sector: cards[parts[0]].sector ?? "" });
  if (kind === "give" || kind === "get") {
    const [what, n] = parts;
    return what in items
      ? say(`item-${kind}-${what}`, { [items[what]]: meant(items[what], n) })
      : say(`item-${kind}`, { good: what, n: Number(n) });
  }
  if ((kind === "i" || kind === "you") && parts[0] in clauses) {
    const until = !clauses[parts[0]].lasts ? "never" : parts.at(-1) === "0" ? "this" : "next";
    return say(`item-${kind}`, { clause: clause(parts.slice(0, -1), say), until });
  }
  if (kind === "clause" && parts[0] in clauses) return clause(parts, say);
  if (kind === "pile") return call("place", Number(parts[0])) ?? say("phrase-pile", { pile: parts[0] });
  if (kind === "text" && parts[0] in cards) return cards[parts[0]][lang].text.join(" ");
  return null;
}

function thePile(prague: Prague, number: number): Record<string, unknown> | null {
  const pile = prague.piles.find((each) => each.pile === number);
  return pile ? { pile: number, owner: pile.owner ?? -1, sector: pile.sector } : null;
}

function thePawn(prague: Prague, number: number, position: number): Record<string, unknown> | null {
  const pile = prague.piles.find((each) => each.pile === number);
  const found = thePile(prague, number);
  return pile && found ? { ...found, position, agent: pile.pawns[position - 1] ?? "unknown" } : null;
}

/** Null: the sentence names no seat, or needs what only the server works out; its own is used. */
export function wordsOf(choice: Choice, view: View): Record<string, unknown> | null {
  const prague = read(view);
  const [verb, a, b, c] = choice;
  switch (verb) {
    case "look":
    case "kill":
    case "pawn":
      return thePawn(prague, Number(a), Number(b));
    case "show_pawn":
      return { ...thePawn(prague, Number(a), Number(b)), to: c };
    case "tell": {
      const [agent, to] = String(c).split(":");
      return { ...thePawn(prague, Number(a), Number(b)), agent, ...(to === undefined ? {} : { to: Number(to) }) };
    }
    case "pile":
      return thePile(prague, Number(a));
    case "show_screen":
      return { to: a };
    case "first":
    case "opponent":
    case "name":
    case "add":
      return {};
    case "offer":
      return { items: choice.slice(2) };
    case "accept":
    case "decline":
    case "retract": {
      const offer = prague.offers.find((each) => each.offer === a);
      return offer ? { from: offer.seat, to: offer.to, items: offer.items } : null;
    }
    default:
      return null;
  }
}

/** The thing on the table a choice is about. */
export function targetOf(choice: Choice): string | null {
  const [verb, a, b] = choice;
  switch (verb) {
    case "name":
    case "corruption":
    case "kill_corruption":
    case "drop_marker":
      return `sector:${a}`;
    case "look":
    case "kill":
    case "purge":
    case "pawn":
      return `pawn:${a}:${b}`;
    case "pile":
      return `pile:${a}`;
    case "look_card":
      return "secret";
    case "take_card":
    case "play":
    case "element":
    case "use":
    case "score":
    case "special":
      return `card:${a}`;
    case "add":
    case "discard":
      return `agent:${a}`;
    case "first":
    case "opponent":
      return `seat:${a}`;
    case "send":
    case "spy":
    case "assassinate":
    case "extend":
    case "develop":
      return `man:${verb}`;
    default:
      return null;
  }
}

/** What a touch on something that does not glow would have asked for. */
export function meantBy(target: string, offered: Choice[], ask: string): Choice | null {
  const verbs = new Set(offered.map((choice) => choice[0]));
  const [kind, a, b] = target.split(":");
  if (kind === "sector" && (verbs.has("name") || ask === "team-sector")) return ["name", a];
  if (kind === "pawn") {
    const verb =
      ["look", "kill", "pawn"].find((each) => verbs.has(each)) ??
      (ask === "look" ? "look" : ask === "victim" ? "kill" : null);
    return verb ? [verb, Number(a), Number(b)] : null;
  }
  if (kind === "pile" && verbs.has("pile")) return ["pile", Number(a)];
  if (kind === "card" && verbs.has("take_card")) return ["take_card", a];
  if (kind === "man" && ask === "manoeuvre" && a !== "special") return [a];
  if (kind === "secret" && ask === "look") return ["look_card"];
  return null;
}

/** Piles carry no number: the first, the second... of their owner in a sector that has several of them. */
export function callPile(view: View, key: string, n: number, speech?: Speech): string | null {
  if (key !== "pile" && key !== "onto" && key !== "place") return null;
  const { piles } = read(view);
  const pile = piles.find((each) => each.pile === n);
  if (key === "place" && !pile) return speech ? t("dk-pile-gone") : null;
  const alike = piles.filter((each) => each.owner === pile?.owner && each.sector === pile?.sector);
  const nth = alike.length > 1 ? String(alike.findIndex((each) => each.pile === n) + 1) : "";
  if (key !== "place" || !pile || !speech) return nth;
  const owner = pile.owner ?? -1;
  return speech.say("part-pile", { pile: nth, owner: speech.seat(owner), "owner-id": owner, "sector-id": pile.sector });
}
