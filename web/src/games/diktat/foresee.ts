/** What the engine says that a choice would do: its answers (`games/diktat/foresee.py`), and how they are put on screen. */

import { t } from "../../lib/i18n.svelte";

export interface BidForecast {
  left: number;
  /** Up to which bid of theirs this one goes before each rival; -1: none. */
  rivals: { seat: number; holds: number }[];
}

export interface Strike {
  alien: boolean;
  /** Null: not known to this seat. */
  agent: string | null;
  prize: number;
  price: number;
  debts: number;
  ends: boolean;
}

export interface Gained {
  vp: number;
  rank: number;
  pp: number;
  assassin: number;
  spy: number;
  crowned: boolean;
  develops: boolean;
}

export interface Meeting {
  toll: number;
  attack: number;
}

/** What is gained, in a few words each; nothing where there is no room yet. */
export function gains(told: Partial<Gained> | null): string[] {
  if (!told) return [];
  const counted = (["vp", "rank", "pp", "assassin", "spy"] as const).flatMap((what) => {
    const n = told[what] ?? 0;
    return n ? [t(`dk-gain-${what}`, { sign: n > 0 ? "+" : "−", n: Math.abs(n) })] : [];
  });
  const more = (["crowned", "develops"] as const).filter((what) => told[what]);
  return [...counted, ...more.map((what) => t(`dk-gain-${what}`))];
}

/** What a strike may bring: both ways, unless it is known who is there. */
export function struck(told: Strike | null, name: (agent: string, form?: string) => string): string[] {
  if (!told) return [];
  const call = (agent: string) => name(agent, told.alien ? "alien" : undefined);
  const ways = told.agent ? [told.agent] : ["emissary", "guard"];
  const { prize, price, debts, ends } = told;
  return ways.map((agent) =>
    t(`dk-strike-${agent}`, { name: call(agent), n: agent === "guard" ? price : prize, debts, ends: Number(ends) }),
  );
}
