/** This browser's part in a fair deal: its share of the seed, and what it can check afterwards by itself. */

import type { DealCard } from "./api.gen";
import { heldAt, keep } from "./keys";
import { sha256 } from "./sha256";

export const seal = (value: string): string => sha256(`ludotheque share ${value}`);

const made = new Map<string, string>(); // for a browser that keeps nothing

/** The share of a seat at a table, made once and kept until the table is forgotten. */
export function shareOf(table: string, seat: number): string {
  const kept = heldAt(table)?.shares?.[seat] ?? made.get(`${table} ${seat}`);
  if (kept) return kept;
  const value = [...crypto.getRandomValues(new Uint8Array(32))].map((n) => n.toString(16).padStart(2, "0")).join("");
  made.set(`${table} ${seat}`, value);
  keep({ table, shares: { ...heldAt(table)?.shares, [seat]: value } });
  return value;
}

/** What the server bound itself to when this browser first came: it must not be another one in the end. */
export function remember(table: string, deal: DealCard): void {
  if (deal.commitment && !heldAt(table)?.bound) keep({ table, bound: deal.commitment });
}

export interface Check {
  what: "whole" | "bound" | "first" | "shares" | "own";
  ok: boolean;
}

interface Journal {
  header: { commitment: string | null; shares?: [number, string, string][] };
  footer: { seed?: string | null };
}

/** What this browser finds in the journal of a finished game, trusting nobody. */
export function checked(table: string, text: string, you: number[]): Check[] {
  const lines = text.trimEnd().split("\n");
  const last = JSON.parse(lines.pop() ?? "{}") as { sha256?: string };
  const checks: Check[] = [{ what: "whole", ok: sha256(lines.join("\n") + "\n") === last.sha256 }];
  const header = JSON.parse(lines[0]) as Journal["header"];
  const footer = JSON.parse(lines[lines.length - 1]) as Journal["footer"];
  checks.push({ what: "bound", ok: sha256(`ludotheque seed ${footer.seed}`) === header.commitment });
  const { bound, shares = {} } = heldAt(table) ?? {};
  if (bound) checks.push({ what: "first", ok: bound === header.commitment });
  if (!header.shares?.length) return checks;
  const all = header.shares;
  checks.push({ what: "shares", ok: all.every(([, sealed, value]) => !value || seal(value) === sealed) });
  const mine = you.filter((seat) => shares[seat]);
  const counted = (seat: number) => all.some(([of, , value]) => of === seat && value === shares[seat]);
  if (mine.length) checks.push({ what: "own", ok: mine.every(counted) });
  return checks;
}
