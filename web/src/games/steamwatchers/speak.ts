/** Zones and seas in words, for those who do not see them. */

import type { Desk } from "../../lib/desk.svelte";
import { t } from "../../lib/i18n.svelte";
import type { Speech } from "../../lib/speech";
import { map } from "./map";
import type { Europe, Holder } from "./view";

export const called = (desk: Desk, holder: Holder): string =>
  typeof holder === "number" ? desk.call(holder) : desk.speech.name("crames");

export function describe(desk: Desk, europe: Europe, id: string): string {
  const zone = europe.zones[id];
  const { speech } = desk;
  const units = (base: number, elite: number) =>
    [base ? speech.counted("base", base) : "", elite ? speech.counted("elite", elite) : ""].filter(Boolean).join(", ");
  const parts = [speech.name(id), t(`sw-terrain-${map.zones[id].terrain}`)];
  if (zone.control !== null && zone.control !== undefined)
    parts.push(t("sw-zone-control", { who: called(desk, zone.control) }));
  if (zone.holder !== null && zone.holder !== undefined)
    parts.push(`${called(desk, zone.holder)} ${units(zone.base ?? 0, zone.elite ?? 0)}`);
  if (zone.raid)
    parts.push(t("sw-zone-raid", { who: desk.call(zone.raid.seat), units: units(zone.raid.base, zone.raid.elite) }));
  if (zone.order)
    parts.push(
      zone.order.kind
        ? t("sw-zone-order", { order: speech.name(zone.order.kind) })
        : t("sw-zone-hidden", { who: desk.call(zone.order.owner) }),
    );
  if (zone.floors) parts.push(t("sw-zone-column", { n: zone.floors }));
  for (const structure of zone.structures ?? [])
    parts.push(
      structure.kind === "beacon"
        ? t("sw-zone-beacon", { who: desk.call(structure.owner ?? 0) })
        : speech.name(structure.kind),
    );
  if (zone.haven) parts.push(t("sw-zone-haven"));
  if (zone.cube) parts.push(t("sw-zone-cube"));
  if (zone.barrel) parts.push(t("sw-zone-barrel"));
  if (zone.target !== undefined)
    parts.push(t("sw-zone-target", { who: zone.target === "neutral" ? "" : desk.call(zone.target) }));
  return parts.join(", ");
}

/** How a sea stands: free slots, contracts, tokens, whether it is closed. */
export function describeSea(speech: Speech, europe: Europe, id: string): string[] {
  const { contracts, free } = europe.seas[id];
  return [
    t("sw-sea-free", { free }),
    ...contracts.flatMap((n, seat) => (n ? [t("sw-sea-contracts", { who: speech.seat(seat), n })] : [])),
    ...(europe.legate === id ? [t("sw-sea-legate")] : []),
    ...(europe.accomplice === id ? [t("sw-sea-accomplice")] : []),
    ...(europe.named_sea === id ? [t("sw-sea-closed")] : []),
  ];
}
