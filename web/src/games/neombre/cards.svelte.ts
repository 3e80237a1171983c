/** Cards, enemies and their drawings, part by part (a zone, a starter deck): fetched when the first card of a part is
 * shown; the server has them for tables that have come to that part, and for no other. */

import type { Language } from "../../lib/api.gen";
import { request } from "../../lib/transport";

export type Loot = {
  value: number;
  types: string[];
  keywords?: string[];
  price?: number;
  buy?: number;
  summon?: number;
  copies?: number;
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

const AGAIN = 2000; // ms after which a part is asked for again that did not come

class Parts {
  private sheets = $state.raw<Record<string, Sheet>>({});
  private art = $state.raw<Record<string, Art>>({});
  private asked = new Set<string>();
  private address = "";

  /** The table they are asked for: what it has not come to is not to be had. */
  of(table: string): void {
    const address = `/api/tables/${encodeURIComponent(table)}`;
    if (address === this.address) return;
    this.address = address;
    this.asked = new Set();
    this.sheets = {};
  }

  /** Meanwhile they are asked for elsewhere; answers how to come back. */
  lend(address: string): () => void {
    const { address: own, sheets } = this;
    const turn = (to: string) => {
      this.address = to;
      this.sheets = sheets;
      this.asked = new Set(Object.keys(sheets));
    };
    turn(address);
    return () => turn(own);
  }

  private async want(part: string): Promise<void> {
    const { address } = this;
    if (!part || this.asked.has(part)) return;
    this.asked.add(part);
    try {
      const answer = await request(`${address}/content/${encodeURIComponent(part)}`);
      if (!answer.ok) throw new Error(`${part}: ${answer.status}`);
      const { drawn, ...sheets } = (await answer.json()) as Record<string, Sheet> & { drawn?: Art };
      if (address !== this.address) return;
      if (drawn) {
        place(drawn);
        this.art = { ...this.art, [part]: drawn };
      }
      this.sheets = { ...this.sheets, ...(sheets as Record<string, Sheet>) };
    } catch {
      setTimeout(() => {
        if (address !== this.address) return;
        this.asked.delete(part);
        void this.want(part);
      }, AGAIN);
    }
  }

  private sheet(id: string): Sheet | undefined {
    const part = partOf(id);
    if (!this.sheets[part]) void this.want(part);
    return this.sheets[part];
  }

  loot(id: string): Loot | undefined {
    return this.sheet(id)?.loot[id];
  }

  /** The cards of a zone or a starter deck. */
  cardsOf(part: string): string[] {
    return Object.keys(this.sheet(part)?.loot ?? {});
  }

  enemy(id: string): Enemy | undefined {
    return this.sheet(id)?.enemies[id];
  }

  level(zone: string): number | undefined {
    return this.sheet(zone)?.zone?.level;
  }

  /** What is drawn of a part; nothing until it is there. */
  drawn(part: string): Art | undefined {
    if (!this.art[part]) void this.want(part);
    return this.art[part];
  }
}

export const parts = new Parts();
