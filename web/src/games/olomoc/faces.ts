/** Profiles and cards as the kit draws them, in full. */

import type { Face } from "../../kit/board/pieces";
import type { Desk } from "../../lib/desk.svelte";
import { t } from "../../lib/i18n.svelte";
import { content, type Ability } from "./cards";
import { STATS } from "./view";

export type Spoken = Pick<Desk, "speech">;
const lines = (text: string[]) => text.map((says) => ({ says }));
const told = (ability: Ability, desk: Spoken) => ({
  head: ability[desk.speech.lang].name,
  says: ability[desk.speech.lang].text.join(" "),
});

export function profileFace(id: string, desk: Spoken, equipment?: string | null): Face {
  const profile = content.profiles[id];
  const { name, instinct } = profile[desk.speech.lang];
  return {
    name,
    icon: profile.faction ? `ol-f-${profile.faction}` : `ol-h-${id}`,
    band: profile.faction ? content.factions[profile.faction][desk.speech.lang].name : t("ol-hostile"),
    cost: profile.rank ? { n: profile.rank, says: t("ol-rank-n", { n: profile.rank }) } : undefined,
    kind: STATS.map((stat) => `${t(`ol-stat-${stat}`)} ${profile.stats[stat]}`).join(" · "),
    text: [
      ...Object.values(profile.abilities).map((ability) => told(ability, desk)),
      ...lines(instinct ?? []),
      ...(equipment ? [told(content.equipment[equipment], desk)] : []),
    ],
  };
}

export function equipmentFace(id: string, desk: Spoken): Face {
  const card = content.equipment[id];
  const said = card[desk.speech.lang];
  const [by] = Object.values(card.affiliation);
  return {
    name: said.name,
    icon: `ol-${card.type === "gift" ? "gift" : "equipment"}`,
    band: t(`ol-type-${card.type}`),
    kind: t("ol-affiliated", { to: desk.speech.name(by) }),
    text: lines(said.text),
  };
}

export function ministryFace(id: string, desk: Spoken): Face {
  const card = content.cards[id];
  const said = card[desk.speech.lang];
  return {
    name: said.name,
    icon: `ol-m-${card.ministry}`,
    band: content.ministries[card.ministry][desk.speech.lang].name,
    cost: { n: card.rank, says: t("ol-rank-n", { n: card.rank }) },
    kind: t("ol-slots", { slots: card.slots.join(", ") }),
    text: lines(said.text),
  };
}

export function artefactFace(id: string, number: string, desk: Spoken): Face {
  const said = content.artefact[id][desk.speech.lang];
  return {
    name: said.name,
    icon: "ol-artefact",
    band: t("ol-artefact"),
    cost: { n: number, says: t("ol-number-n", { n: number }) },
    text: lines(said.text),
  };
}

export function agendaFace(id: string, desk: Spoken): Face {
  const said = content.agendas[id][desk.speech.lang];
  return { name: said.name, icon: "ol-agenda", band: t("ol-agenda"), text: lines(said.text) };
}
