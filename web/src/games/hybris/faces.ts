/** Cards and tiles as the kit draws them. */

import type { CardProps, Face } from "../../kit/board/pieces";
import type { Desk } from "../../lib/desk.svelte";
import { t } from "../../lib/i18n.svelte";
import { content } from "./cards";
import { tellGains } from "./speak";

export type Spoken = Pick<Desk, "speech">;
const lines = (text: string[]) => text.map((says) => ({ says }));

export function conflictFace(id: string, desk: Spoken): Face {
  const card = content.conflicts[id];
  const said = card[desk.speech.lang];
  return {
    name: said.title,
    icon: `hy-${card.type}`,
    band: t(`hy-card-${card.type}`),
    cost: { n: card.force, says: t("hy-force", { n: card.force }) },
    marks: [...new Set(card.elements)].map((element) => ({ icon: `hy-${element}`, says: t(`hy-${element}`) })),
    kind: t("hy-needs-determination", { n: card.determination }),
    text: [...(card.combo ? [{ says: t("hy-combo", { n: card.combo }) }] : []), ...lines(said.text)],
  };
}

export function tileFace(id: string, desk: Spoken): Face {
  const tile = content.tiles[id];
  const said = tile[desk.speech.lang];
  return {
    name: said.title,
    icon: `hy-${tile.type}`,
    band: t(`hy-type-${tile.type}`),
    cost: { n: tile.vp, says: desk.speech.counted("vp", tile.vp), icon: "hy-vp" },
    text: [
      { says: t("hy-tile-cost", { faithful: tile.faithful, aegis: tile.aegis }) },
      { says: t("hy-tile-prayers", { n: tile.prayers }) },
      ...lines(said.text),
    ],
  };
}

export function premonitionFace(id: string, desk: Spoken): Face {
  const card = content.premonitions[id];
  const said = card[desk.speech.lang];
  return {
    name: said.title,
    icon: `hy-${card.location}`,
    band: desk.speech.name(card.location),
    text: lines(said.text),
  };
}

export function upgradeFace(id: string, desk: Spoken): Face {
  const said = content.upgrades[id][desk.speech.lang];
  return { name: said.title, icon: "hy-spark", band: t("hy-upgrade"), text: lines(said.text) };
}

export function pillarFace(id: string, desk: Spoken): Face {
  const pillar = content.pillars[id];
  const said = pillar[desk.speech.lang];
  return { name: said.title, cost: { n: pillar.number, says: String(pillar.number) }, text: lines(said.text) };
}

export const card = (id: string, desk: Desk): CardProps => ({
  target: `card:${id}`,
  class: "hy-conflict",
  asks: true,
  face: conflictFace(id, desk),
});

export const rewarded = (id: string, desk: Desk): string => tellGains(desk, content.premonitions[id].reward);
