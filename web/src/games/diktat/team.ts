/** A team is a list of Agents, the top one first; the rules place them one by one from the bottom. */

import type { Choice } from "../../lib/api.gen";
import type { Agent } from "./view";

export function answers(team: Agent[]): Choice[] {
  return [...[...team].reverse().map((agent): Choice => ["add", agent]), ["ready"]];
}

export function lift<T>(list: T[], from: number, to: number): T[] {
  const rest = list.filter((_, i) => i !== from);
  rest.splice(Math.max(0, Math.min(to, rest.length)), 0, list[from]);
  return rest;
}

export function shuffled<T>(list: T[]): T[] {
  const out = [...list];
  for (let i = out.length - 1; i > 0; i--) {
    const j = Math.floor(Math.random() * (i + 1));
    [out[i], out[j]] = [out[j], out[i]];
  }
  return out;
}
