/** What everybody can count of a combat: soldiers, walls, abilities, who could come to support, barrels in stock. It
 * never knows more than the table shows. */

import { archons, zones } from "./cards";
import { barrels, type Europe, type Holder, type Unit, type Zone } from "./view";

export interface Part {
  key: "base" | "elite" | "iotunn" | "jeep" | "order" | "turret" | "cube";
  /** Soldiers of that kind; nothing for what is not counted in figures. */
  count?: number;
  n: number;
}

export interface Helper {
  zone: string;
  n: number;
}

/** Soldiers are worth 1, elite soldiers 2 (STW-146). */
export const armed = (base: number, elite: number): number => base + 2 * elite;
export const total = (parts: { n: number }[]): number => parts.reduce((sum, part) => sum + part.n, 0);

/** What the Archon card in force does of that kind (STW-063). */
export const lasting = (europe: Europe, verb: string): number => archons[europe.in_force ?? ""]?.lasting[verb] ?? 0;

const clanOf = (europe: Europe, holder: Holder): string | null =>
  typeof holder === "number" ? (europe.players[holder]?.clan ?? null) : null;
const some = (parts: Part[]): Part[] => parts.filter((part) => part.n > 0);

/** STW-146, STW-233, STW-243 */
export function attacking(europe: Europe, seat: number, zone: string, base: number, elite: number): Part[] {
  const clan = clanOf(europe, seat);
  return some([
    { key: "base", count: base, n: base },
    { key: "elite", count: elite, n: 2 * elite },
    { key: "iotunn", n: clan === "rhein_stamm" ? elite : 0 },
    { key: "jeep", n: clan === "alliance" && elite ? (europe.zones[zone]?.structures?.length ?? 0) : 0 },
  ]);
}

/** STW-146, STW-148, STW-149, STW-150 */
export function defending(europe: Europe, zone: string): Part[] {
  const there = europe.zones[zone];
  const turrets = (there?.structures ?? []).filter((each) => each.kind === "turret").length;
  return some([
    { key: "base", count: there?.base ?? 0, n: there?.base ?? 0 },
    { key: "elite", count: there?.elite ?? 0, n: 2 * (there?.elite ?? 0) },
    { key: "order", n: there?.order?.kind === "defence" && there.order.owner === there.holder ? 1 : 0 },
    { key: "turret", n: turrets * (lasting(europe, "turret_force") || 2) },
    { key: "cube", n: there?.cube ? 2 : 0 },
  ]);
}

/** Zones in play one step away by land or strait (STW-018). */
export function near(europe: Europe, zone: string): string[] {
  const { borders, straits } = zones[zone] ?? { borders: [], straits: [] };
  return (lasting(europe, "straits_closed") ? borders : [...borders, ...straits]).filter((id) => id in europe.zones);
}

/** Tokens that could still be spent for a side (STW-151 to STW-156, STW-240); `origin`: the zone being activated. */
export function helpers(
  europe: Europe,
  holder: Holder,
  zone: string,
  origin: string | null,
  attacks: boolean,
): Helper[] {
  if (typeof holder !== "number" || (attacks && lasting(europe, "no_attacker_support"))) return [];
  const around = near(europe, zone);
  const reach = new Set(around.flatMap((id) => near(europe, id)));
  return Object.entries(europe.zones).flatMap(([id, each]) => {
    const stands =
      each.order?.owner === holder &&
      (each.order.kind === "defence" || each.order.kind === "movement") &&
      each.holder === holder;
    if (!stands || id === zone || id === origin) return [];
    const n = around.includes(id)
      ? armed(each.base ?? 0, each.elite ?? 0)
      : clanOf(europe, holder) === "conglomerat" && reach.has(id)
        ? 2 * (each.elite ?? 0)
        : 0;
    return n ? [{ zone: id, n }] : [];
  });
}

/** STW-158 */
export function mostBarrels(europe: Europe, holder: Holder): number {
  const clan = typeof holder === "number" ? europe.players[holder] : null;
  return clan ? Math.min(barrels(clan), lasting(europe, "bid_limit") || Infinity) : 0;
}

/** Who has the better of equal totals (STW-161). */
export const tieToAttack = (europe: Europe): boolean => !lasting(europe, "defender_wins_ties");

export interface Odds {
  mine: number;
  theirs: number;
  mySupport: number;
  theirSupport: number;
  myBarrels: number;
  theirBarrels: number;
  /** sure: nothing of theirs changes it; lost: nothing of mine does; else who is ahead before support and barrels. */
  verdict: "sure" | "ahead" | "behind" | "lost";
}

/** An attack with so many, counted before it is made. */
export function odds(europe: Europe, seat: number, zone: string, base: number, elite: number): Odds {
  const there = europe.zones[zone];
  const raid = there?.raid ?? { base: 0, elite: 0 };
  const mine = total(attacking(europe, seat, zone, base + raid.base, elite + raid.elite));
  const theirs = total(defending(europe, zone));
  const mySupport = total(helpers(europe, seat, zone, europe.active, true));
  const theirSupport = total(helpers(europe, there?.holder, zone, null, false));
  const myBarrels = mostBarrels(europe, seat);
  const theirBarrels = mostBarrels(europe, there?.holder);
  const beats = (a: number, b: number) => (tieToAttack(europe) ? a >= b : a > b);
  const verdict = beats(mine, theirs + theirSupport + theirBarrels)
    ? "sure"
    : !beats(mine + mySupport + myBarrels, theirs)
      ? "lost"
      : beats(mine, theirs)
        ? "ahead"
        : "behind";
  return { mine, theirs, mySupport, theirSupport, myBarrels, theirBarrels, verdict };
}

/** Where somebody else's units stand. */
export const hostile = (zone: Zone | undefined, seat: number | null): boolean =>
  zone?.holder !== undefined && zone.holder !== null && zone.holder !== seat;

/** A clan's units in a zone, as its holder's or as raiders. */
export function unitsOf(europe: Europe, seat: number | null, zone: string): Record<Unit, number> {
  const there = europe.zones[zone];
  if (there?.holder === seat) return { base: there.base ?? 0, elite: there.elite ?? 0 };
  return there?.raid?.seat === seat ? { base: there.raid.base, elite: there.raid.elite } : { base: 0, elite: 0 };
}
