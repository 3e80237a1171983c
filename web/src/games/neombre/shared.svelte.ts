/** A card and who gets it are one answer given in two touches: first the card, then somebody of the team. The bar and the
 * table share which card it is. */

import type { Choice } from "../../lib/api.gen";
import type { Desk } from "../../lib/desk.svelte";
import { sharing } from "./grammar";

export class Shared {
  card = $state<string | null>(null);

  /** The choices that give the card away. */
  private ways(desk: Desk): Choice[] {
    const found = (desk.decision?.choices ?? []).filter(sharing);
    const cards = new Set(found.map((choice) => choice[1]));
    const card = cards.size === 1 ? [...cards][0] : this.card;
    return found.filter((choice) => choice[1] === card);
  }

  way(desk: Desk, character: string): Choice | null {
    return this.ways(desk).find((choice) => choice[2] === character) ?? null;
  }

  /** Whether a card is one that somebody may be given, and whether it is the one. */
  offers(desk: Desk, card: string): boolean {
    return (desk.decision?.choices ?? []).some((choice) => sharing(choice) && choice[1] === card);
  }

  chosen(desk: Desk, card: string): boolean {
    return this.card === card || (!!desk.picked && sharing(desk.picked) && desk.picked[1] === card);
  }

  receives(desk: Desk, character: string): boolean {
    return !!this.way(desk, character);
  }

  /** A touch of the table; true: it was one of the two. */
  touch(desk: Desk, target: string): boolean {
    const [kind, id] = target.split(":");
    const choices = (desk.decision?.choices ?? []).filter(sharing);
    if (kind === "card" && choices.some((choice) => choice[1] === id)) {
      this.card = this.card === id && !desk.picked ? null : id;
      desk.picked = null;
      return true;
    }
    const way = kind === "who" ? this.way(desk, id) : null;
    if (way) void desk.pick(way);
    return !!way;
  }
}
