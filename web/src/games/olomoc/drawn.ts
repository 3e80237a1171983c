/** Things as they will be printed, for the studio. */

import type { Face } from "../../kit/board/pieces";
import { lent, type Draws } from "../../lib/drawn";
import { content, deck } from "./cards";
import { agendaFace, artefactFace, equipmentFace, ministryFace, profileFace, type Spoken } from "./faces";

const DRAWN: Record<string, [keyof typeof content, (id: string, desk: Spoken) => Face]> = {
  Character: ["profiles", profileFace],
  Hostile: ["profiles", profileFace],
  EquipmentCard: ["equipment", equipmentFace],
  MinistryCard: ["cards", ministryFace],
  Agenda: ["agendas", agendaFace],
  ArtefactCard: ["artefact", (id, desk) => artefactFace(id, content.artefact[id].numbers[0], desk)],
};

export const drawn: Draws = (form, id, thing, speech) => {
  if (!(form in DRAWN)) return null;
  const [kind, face] = DRAWN[form];
  return lent(deck, content, kind, id, thing, () => face(id, { speech }));
};
