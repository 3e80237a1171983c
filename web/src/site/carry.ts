/** The games of this browser in a file, and those of a file in this browser. */

import { api, call, read, send } from "../lib/api";
import type { CampaignCard, HostedTable, TableList, TableMade } from "../lib/api.gen";
import { keepMade } from "../lib/keys";
import { joined, parts, type Part } from "../lib/parts";
import { sha256 } from "../lib/sha256";
import { request } from "../lib/transport";

const BROUGHT = "ludotheque.brought"; // the sums of what has been taken from files

async function tables(): Promise<HostedTable[]> {
  const all: HostedTable[] = [];
  for (let more = true; more;) {
    const after = encodeURIComponent(all.at(-1)?.table ?? "");
    const next = (await call<TableList>("GET", `/api/admin/tables?after=${after}`)).tables;
    all.push(...next);
    more = next.length > 0;
  }
  return all;
}

const written = async (table: string): Promise<string> =>
  (await request(`/api/admin/tables/${encodeURIComponent(table)}/export`)).text();

/** Games of a campaign that are over travel with it. */
export async function everything(): Promise<{ text: string; count: number }> {
  const found: Part[] = [];
  const campaigns = new Set<string>();
  for (const { table, over } of await tables()) {
    const place = (await api.table(table).catch(() => null))?.campaign;
    if (place) campaigns.add(place.campaign);
    if (!place || !over) found.push({ kind: "table", id: table, text: await written(table) });
  }
  for (const id of campaigns) {
    const { chapters } = await call<CampaignCard>("GET", `/api/campaigns/${encodeURIComponent(id)}`);
    if (!chapters.some(({ over }) => over)) continue;
    const text = await (await request(`/api/campaigns/${encodeURIComponent(id)}/file`)).text();
    found.push({ kind: "campaign", id, text });
  }
  return { text: joined(found), count: found.length };
}

const brought = (): string[] => JSON.parse(localStorage.getItem(BROUGHT) ?? "[]") as string[];

async function take({ kind, text }: Part): Promise<TableMade> {
  const file = new Blob([text]);
  const made = await read<TableMade>(
    await send("POST", kind === "campaign" ? "/api/campaigns" : "/api/admin/import", file),
  );
  keepMade(made, (await api.table(made.table)).game);
  return made;
}

export interface Brought {
  fresh: TableMade[];
  here: number; // that were here already
  refused: string[];
}

/** Nothing that is here is written over: what has gone on elsewhere comes beside it. */
export async function bring(file: Blob): Promise<Brought> {
  const told: Brought = { fresh: [], here: 0, refused: [] };
  const there = new Set((await tables()).map(({ table }) => table));
  for (const part of parts(await file.text())) {
    const sum = sha256(part.text);
    const known = part.kind === "table" && there.has(part.id) && (await written(part.id)).startsWith(part.text);
    if (known || brought().includes(sum)) told.here++;
    else
      try {
        told.fresh.push(await take(part));
        localStorage.setItem(BROUGHT, JSON.stringify([...brought(), sum]));
      } catch (wrong) {
        told.refused.push((wrong as Error).message);
      }
  }
  return told;
}
