/** What the things of the board are, in words, for those who do not see them. */

import type { Desk } from "../../lib/desk.svelte";
import { t } from "../../lib/i18n.svelte";
import { content, type Gain } from "./cards";
import { coveredHalf, kindOf, type Cosmos, type Figure, type Player } from "./view";

const lang = (desk: Desk) => desk.speech.lang;

export function tellPlace(desk: Desk, place: string): string {
  if (place === "reserve" || place === "below") return t(`hy-at-${place}`);
  if (place.endsWith("_art")) return t("hy-on-art", { place: desk.speech.name(place.slice(0, -4)) });
  return desk.speech.name(place);
}

export function tellFigure(desk: Desk, cosmos: Cosmos, figure: Figure): string {
  const name = figure.kind === "olympian" ? desk.speech.name(cosmos.players[figure.seat].olympian ?? "") : null;
  return [
    name ?? desk.speech.name(figure.character),
    t(`hy-kind-${figure.kind}`, { who: desk.call(figure.seat) }),
    tellPlace(desk, figure.place),
    ...(figure.lying ? [t("hy-wounded")] : []),
  ].join(", ");
}

export const tellGains = (desk: Desk, gains: Gain[]): string =>
  gains
    .map(([what, n]) => (n && desk.speech.has(`count-${what}`) ? desk.speech.counted(what, n) : t(`hy-${what}`)))
    .join(", ");

export function tellTile(desk: Desk, cosmos: Cosmos, id: string): string {
  const tile = content.tiles[id];
  const at = cosmos.tile_at[id];
  return [
    tile[lang(desk)].title,
    t(`hy-type-${tile.type}`),
    ...(at && at.owner !== null ? [desk.call(at.owner)] : []),
    ...tile[lang(desk)].text,
  ].join(", ");
}

/** Of a Duel: the token that lies there. */
function tellToken(desk: Desk, cosmos: Cosmos, spot: string): string[] {
  const token = cosmos.laid[spot];
  return token ? [t(`hy-token-${token.face}`, { who: desk.call(token.seat) })] : [];
}

export function tellSlot(desk: Desk, cosmos: Cosmos, board: string, slot: string, there: Figure[]): string {
  const { gain, dotted } = content.boards[board].slots[slot];
  return [
    desk.speech.name(slot),
    gain.length ? t("hy-slot-bonus", { what: tellGains(desk, gain) }) : t("hy-slot-plain"),
    ...(dotted ? [t("hy-slot-dotted")] : []),
    ...(there.length ? there.map((one) => tellFigure(desk, cosmos, one)) : [t("hy-free")]),
    ...tellToken(desk, cosmos, slot),
  ].join(", ");
}

export function tellCase(desk: Desk, cosmos: Cosmos, id: string): string {
  const there = Object.entries(cosmos.tile_at).find(([, { at }]) => at === id)?.[0];
  return `${desk.speech.name(id)}, ${there ? tellTile(desk, cosmos, there) : t("hy-free")}`;
}

export function tellCity(desk: Desk, cosmos: Cosmos, id: string, there: Figure[]): string {
  const city = content.cities[id];
  return [
    desk.speech.name(id),
    t("hy-city", {
      prayers: city.prayers,
      goodness: city.goodness,
      faithful: city.faithful,
      service: tellGains(desk, city.service),
      affinity: t(`hy-type-${city.affinity}`),
    }),
    ...there.map((one) => tellFigure(desk, cosmos, one)),
    ...(cosmos.temples[id] ?? []).map((seat) => t("hy-temple-of", { who: desk.call(seat) })),
    ...tellToken(desk, cosmos, id),
  ].join(", ");
}

/** What a character is called before everybody: an Olympian by its name. */
export const nameOf = (desk: Desk, cosmos: Cosmos, seat: number, character: string): string =>
  desk.speech.name(kindOf(character) === "olympian" ? (cosmos.players[seat]?.olympian ?? character) : character);

/** What the halves of a Pillar give, without the name of the half. */
export const halvesOf = (desk: Desk, pillar: string): string[] =>
  content.pillars[pillar][lang(desk)].text.map((line) => line.slice(line.indexOf(":") + 1).trim());

/** The same with whom each is for; what lies under another Pillar is left out. */
export const tellPillar = (desk: Desk, player: Player, pillar: string): string[] =>
  halvesOf(desk, pillar).flatMap((says, i) =>
    coveredHalf(player, pillar) === (i ? "bottom" : "top")
      ? []
      : [t(i === 1 ? "hy-for-others" : "hy-for-you", { what: says })],
  );
