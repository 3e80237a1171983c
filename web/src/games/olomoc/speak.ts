/** What the things of the Bloc are, in words, for those who do not see them. */

import type { Desk } from "../../lib/desk.svelte";
import { t, words } from "../../lib/i18n.svelte";
import { left, type Piece } from "./view";

/** Thousandths of an inch as inches: "2,48". The browser's own format takes longer to make than a hundred places. */
export function inches(length: number, digits = 2): string {
  const said = (Math.round(length / 10 ** (3 - digits)) / 10 ** digits).toFixed(digits);
  return words.lang === "fr" ? said.replace(".", ",") : said;
}

export function tellPiece(desk: Desk, piece: Piece): string {
  return [
    desk.speech.name(piece.called),
    piece.seat === undefined ? t("ol-hostile") : desk.call(piece.seat),
    t("ol-life", { n: left(piece), of: piece.life.length }),
    ...(piece.noirceur ? [t("ol-noirceur-n", { n: piece.noirceur })] : []),
    ...(piece.stunned ? [t("ol-stunned")] : []),
    ...(piece.files ? [t("ol-files", { n: piece.files })] : []),
    ...(piece.at ? [t(piece.free ? "ol-free" : "ol-engaged")] : []),
    ...(piece.active ? [t("ol-active")] : []),
  ].join(", ");
}
