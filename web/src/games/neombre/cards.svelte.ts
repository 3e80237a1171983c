/** Cards, enemies and their drawings, part by part (a zone, a starter deck): fetched when the first card of a part is
 * shown, so that nothing travels that a table has not reached. */

import type { Language } from "../../lib/api.gen";

export type Loot = {
  value: number;
  types: string[];
  keywords?: string[];
  price?: number;
  buy?: number;
  summon?: number;
} & Record<Language, { title: string; text: string }>;

export type Enemy = {
  hp: number;
  armour?: number;
  targeting: string;
  keywords?: string[];
  loot: { obtain: number; reveal: number };
} & Record<Language, { title: string; active: string; riposte: string; passive: string }>;

export interface Sheet {
  /** Of a zone that is fought in. */
  zone?: { level: number };
  loot: Record<string, Loot>;
  enemies: Record<string, Enemy>;
}

interface Drawn {
  figure: string;
  scene?: string;
  flip?: boolean;
  props?: { use: string; x: number; y: number; scale: number }[];
}

interface Art {
  enemies: Record<string, Drawn>;
  tokens: Record<string, string>;
  loot: Record<string, string>;
  hero?: string;
  symbols: Record<string, string>;
}

const printed = import.meta.glob<Sheet>("./cards/*.gen.json", { import: "default" });
const drawings = import.meta.glob<Art>("./art/*.json", { import: "default" });

export const partOf = (id: string): string => id.slice(0, 2);

const placed = new Set<string>();

/** The symbols of a part, where `<use>` finds them; many parts share an emblem. */
function place(art: Art): void {
  const host = document.createElementNS("http://www.w3.org/2000/svg", "svg");
  host.setAttribute("class", "defs");
  host.setAttribute("width", "0");
  host.setAttribute("height", "0");
  host.setAttribute("aria-hidden", "true");
  host.innerHTML = Object.entries(art.symbols)
    .filter(([id]) => !placed.has(id))
    .map(([id, rest]) => `<symbol id="${id}"${rest}</symbol>`)
    .join("");
  Object.keys(art.symbols).forEach((id) => placed.add(id));
  document.body.append(host);
}

class Parts {
  private sheets = $state.raw<Record<string, Sheet>>({});
  private art = $state.raw<Record<string, Art>>({});
  /** Those of another content: all of it at once. */
  private others = $state.raw<Record<string, Sheet> | null>(null);
  private asked = new Set<string>();

  use(others: Record<string, Sheet> | null): void {
    this.others = others;
  }

  private want(folder: "cards" | "art", part: string): void {
    const path = folder === "cards" ? `./cards/${part}.gen.json` : `./art/${part}.json`;
    if (this.asked.has(path)) return;
    this.asked.add(path);
    if (folder === "cards") void printed[path]?.().then((sheet) => (this.sheets = { ...this.sheets, [part]: sheet }));
    else
      void drawings[path]?.().then((art) => {
        place(art);
        this.art = { ...this.art, [part]: art };
      });
  }

  private sheet(id: string): Sheet | undefined {
    const part = partOf(id);
    if (this.others) return this.others[part];
    if (!this.sheets[part]) this.want("cards", part);
    return this.sheets[part];
  }

  loot(id: string): Loot | undefined {
    return this.sheet(id)?.loot[id];
  }

  enemy(id: string): Enemy | undefined {
    return this.sheet(id)?.enemies[id];
  }

  level(zone: string): number | undefined {
    return this.sheet(zone)?.zone?.level;
  }

  /** What is drawn of a part; nothing until it is there. */
  drawn(part: string): Art | undefined {
    if (!this.art[part]) this.want("art", part);
    return this.art[part];
  }
}

export const parts = new Parts();
