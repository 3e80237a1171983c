/** How a deck is looked at: in which order, and which of its cards. */

import { partOf, parts, type Loot } from "./cards.svelte";

export const SORTS = ["found", "name", "value", "slot", "zone", "price"] as const;
export const FILTERS = ["type", "slot", "keyword", "zone"] as const;
export type Sort = (typeof SORTS)[number];
export type Filter = (typeof FILTERS)[number];

/** A card counts in the first of these that it is; without a type it keeps the cards flowing. */
const SLOTS = ["event", "summon", "equipment", "enchantment", "assault", "heal"];
export const slotOf = (card: Loot): string => SLOTS.find((slot) => card.types.includes(slot)) ?? "flow";

const OF: Record<Filter, (id: string, card: Loot) => string[]> = {
  type: (_, card) => card.types,
  slot: (_, card) => [slotOf(card)],
  keyword: (_, card) => card.keywords ?? [],
  zone: (id) => [partOf(id)],
};
const KEPT_LAST = 99; // what cannot be sold

export class Look {
  sort = $state<Sort>("found");
  only = $state<Record<Filter, string>>({ type: "", slot: "", keyword: "", zone: "" });
  readonly plain = $derived(this.sort === "found" && FILTERS.every((filter) => !this.only[filter]));

  /** What a filter may ask for among these cards. */
  values(ids: string[], filter: Filter): string[] {
    const found = ids.flatMap((id) => {
      const card = parts.loot(id);
      return card ? OF[filter](id, card) : [];
    });
    return [...new Set(found)].sort();
  }

  shown(ids: string[], name: (id: string) => string): string[] {
    const kept = ids.filter((id) =>
      FILTERS.every((filter) => {
        const card = parts.loot(id);
        return !this.only[filter] || (card && OF[filter](id, card).includes(this.only[filter]));
      }),
    );
    const by: Record<Exclude<Sort, "found">, (id: string) => string | number> = {
      name,
      value: (id) => -(parts.loot(id)?.value ?? 0),
      slot: (id) => {
        const card = parts.loot(id);
        return card ? [...SLOTS, "flow"].indexOf(slotOf(card)) : KEPT_LAST;
      },
      zone: partOf,
      price: (id) => parts.loot(id)?.price ?? KEPT_LAST,
    };
    const { sort } = this;
    if (sort === "found") return kept;
    const key = by[sort];
    return [...kept].sort((a, b) => {
      const [one, other] = [key(a), key(b)];
      const first =
        typeof one === "number" && typeof other === "number" ? one - other : String(one).localeCompare(String(other));
      return first || name(a).localeCompare(name(b));
    });
  }

  all(): void {
    this.only = { type: "", slot: "", keyword: "", zone: "" };
  }
}
