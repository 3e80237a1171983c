/** What only the host may ask. The host's key stays in this tab and travels in a header, never in an address. */

import { ApiFault } from "./api";
import type {
  Ban,
  Bans,
  Decision,
  Done,
  DoubtfulGames,
  Fault,
  Health,
  HostedTable,
  Judgement,
  Me,
  People,
  ReportAt,
  Reports,
  TableList,
  TableMade,
  Unban,
} from "./api.gen";
import { said, t } from "./i18n.svelte";
import { keepForNow, keptForNow } from "./kept";
import type { Part } from "./parts";

const KEPT = "host";
const PAGE = 200; // tables in one answer
const MOST = 5; // answers for one list

let key = keptForNow<string>(KEPT) ?? "";

/** With the host's key, where there is one. */
export async function asked(method: string, path: string, body?: BodyInit): Promise<Response> {
  const headers = key ? { authorization: `Bearer ${key}` } : undefined;
  const told = await fetch(path, { method, credentials: "same-origin", headers, body }).catch(() => {
    throw new ApiFault("offline", t("fault-offline"));
  });
  if (told.ok) return told;
  const fault = (await told.json().catch(() => null)) as Fault | null;
  throw new ApiFault(
    fault?.fault ?? String(told.status),
    said(fault?.say) || t("fault-other", { status: told.status }),
  );
}
export const ask = async <T>(method: string, path: string, body?: unknown): Promise<T> =>
  (await asked(method, path, body === undefined ? undefined : JSON.stringify(body))).json() as Promise<T>;
const at = (table: string) => `/api/admin/tables/${encodeURIComponent(table)}`;

/** What the server counts, in the text that monitoring reads: `ludotheque_clients 3`. */
export type Metrics = Record<string, number>;

export const hosting = {
  me: () => ask<Me>("GET", "/api/me"),
  enter: async (given: string): Promise<boolean> => {
    key = given.trim();
    const { host } = await hosting.me();
    if (host) keepForNow(KEPT, key);
    else hosting.leave();
    return host;
  },
  entered: (): boolean => key !== "",
  leave: (): void => {
    key = "";
    keepForNow(KEPT, null);
  },
  health: () => ask<Health>("GET", "/api/health"),
  async metrics(): Promise<Metrics> {
    const lines = (await (await asked("GET", "/api/metrics")).text())
      .trim()
      .split("\n")
      .filter((line) => !line.startsWith("#"));
    return Object.fromEntries(
      lines.map((line) => [line.split(" ")[0].replace("ludotheque_", ""), Number(line.split(" ")[1])]),
    );
  },
  async tables(): Promise<{ tables: HostedTable[]; more: boolean }> {
    const tables: HostedTable[] = [];
    for (let n = 0; n < MOST; n++) {
      const next = (
        await ask<TableList>("GET", `/api/admin/tables?after=${encodeURIComponent(tables.at(-1)?.table ?? "")}`)
      ).tables;
      tables.push(...next);
      if (next.length < PAGE) return { tables, more: false };
    }
    return { tables, more: true };
  },
  people: () => ask<People>("GET", "/api/admin/people"),
  bans: () => ask<Bans>("GET", "/api/admin/bans"),
  ban: (who: Ban) => ask<Done>("POST", "/api/admin/ban", who),
  unban: (who: Unban) => ask<Done>("POST", "/api/admin/unban", who),
  doubtful: () => ask<DoubtfulGames>("GET", "/api/admin/ratings"),
  judge: (game: Judgement) => ask<Done>("POST", "/api/admin/ratings", game),
  reports: () => ask<Reports>("GET", "/api/admin/reports"),
  decide: (what: Decision) => ask<Done>("POST", "/api/admin/reports", what),
  undoReport: (what: ReportAt) => ask<Done>("POST", "/api/admin/reports/undo", what),
  close: (table: string, why: string) => ask<Done>("POST", `${at(table)}/close`, { why }),
  free: (table: string, seat: number) => ask<TableMade>("POST", `${at(table)}/seats/${seat}/remove`),
  backup: () => ask<Done>("POST", "/api/admin/backup"),
  take: ({ kind, text }: Part) =>
    asked("POST", kind === "campaign" ? "/api/campaigns" : "/api/admin/import", new Blob([text])).then(
      (told) => told.json() as Promise<TableMade>,
    ),
  async save(table: string): Promise<void> {
    const link = document.createElement("a");
    link.href = URL.createObjectURL(await (await asked("GET", `${at(table)}/export`)).blob());
    link.download = `table-${table}.jsonl`;
    link.click();
    URL.revokeObjectURL(link.href);
  },
};
