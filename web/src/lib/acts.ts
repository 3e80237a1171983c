/** The log by acts: what somebody did or what befell the table, and under it what came of it. */

import type { Told } from "./table.svelte";

/** How a game tells its acts. */
export interface Telling {
  /** Events that come of the one before; all others begin an act. */
  follows: string[];
  /** Of those, one that begins an act all the same, given what the one before began with. */
  begins?: (event: Told, head?: Told) => boolean;
  /** Of the events that come of such an act, those that say more than it does: the first one stands for it. */
  tells?: Record<string, string[]>;
  /** Events that, alike but for this number, are one. */
  sums?: Record<string, string>;
  /** Events that part the log. */
  parts?: string[];
}

/** An event and its place in the log; of several that were summed, the last. */
export interface Line {
  event: Told;
  at: number;
}

export interface Act extends Line {
  first: number;
  last: number;
  rest: Line[];
  parts: boolean;
}

const known = (event: Told, but: string) =>
  JSON.stringify(Object.entries(event).filter(([key]) => ![but, "number", "say"].includes(key)));

function summed(lines: Line[], sums: Record<string, string>): Line[] {
  const found: Line[] = [];
  for (const line of lines) {
    const by = sums[line.event.key];
    const like = by && found.find(({ event }) => known(event, by) === known(line.event, by));
    if (like) {
      like.event = { ...like.event, [by]: Number(like.event[by]) + Number(line.event[by]) };
      like.at = line.at;
    } else found.push({ ...line });
  }
  return found;
}

export function actsOf(events: Told[], { follows, begins, tells = {}, sums = {}, parts = [] }: Telling): Act[] {
  const groups: Line[][] = [];
  events.forEach((event, at) => {
    const open = groups.at(-1);
    const own = !follows.includes(event.key) || begins?.(event, open?.[0].event);
    if (open && !own && !parts.includes(open[0].event.key)) open.push({ event, at });
    else groups.push([{ event, at }]);
  });
  return groups.map((group) => {
    const says = tells[group[0].event.key] ?? [];
    const telling = group.find(({ event }) => says.includes(event.key));
    const [head, ...rest] = summed(
      telling ? [telling, ...group.slice(1).filter((line) => line !== telling)] : group,
      sums,
    );
    return {
      ...head,
      rest,
      first: group[0].at,
      last: (group.at(-1) as Line).at,
      parts: parts.includes(head.event.key),
    };
  });
}
