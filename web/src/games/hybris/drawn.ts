/** Things as they will be printed, for the studio. */

import type { Face } from "../../kit/board/pieces";
import { lent, type Draws } from "../../lib/drawn";
import { content, deck } from "./cards";
import { conflictFace, pillarFace, premonitionFace, tileFace, upgradeFace, type Spoken } from "./faces";

const DRAWN: Record<string, [keyof typeof content, (id: string, desk: Spoken) => Face]> = {
  Tile: ["tiles", tileFace],
  Conflict: ["conflicts", conflictFace],
  Premonition: ["premonitions", premonitionFace],
  Upgrade: ["upgrades", upgradeFace],
  Pillar: ["pillars", pillarFace],
};

export const drawn: Draws = (form, id, thing, speech) => {
  if (!(form in DRAWN)) return null;
  const [kind, face] = DRAWN[form];
  return lent(deck, content, kind, id, thing, () => face(id, { speech }));
};
