/** HTTP calls. A fault of the server comes as a sentence for a person; so does a server that does not answer. */

import type {
  Branch,
  CampaignCard,
  Example,
  Explain,
  Explanation,
  Fault,
  Flaws,
  Fork,
  Games,
  ImportProgress,
  Invitation,
  Me,
  NewTable,
  NextTable,
  Options,
  ProvenGame,
  Rematch,
  Resign,
  Review,
  Revoke,
  RuleBook,
  TableMade,
  TableSummary,
} from "./api.gen";
import { said, t } from "./i18n.svelte";
import { request } from "./transport";

export class ApiFault extends Error {
  constructor(
    readonly fault: string,
    message: string,
  ) {
    super(message);
  }
}

export async function send(
  method: string,
  path: string,
  body?: unknown,
  headers: Record<string, string> = {},
): Promise<Response> {
  const file = body instanceof Blob;
  try {
    return await request(path, {
      method,
      credentials: "same-origin",
      headers: body === undefined || file ? headers : { "content-type": "application/json", ...headers },
      body: body === undefined || file ? body : JSON.stringify(body),
    });
  } catch {
    throw new ApiFault("offline", t("fault-offline"));
  }
}

export async function call<T>(method: string, path: string, body?: unknown): Promise<T> {
  return read<T>(await send(method, path, body));
}

export async function read<T>(answer: Response): Promise<T> {
  const told: unknown = await answer.json().catch(() => null);
  if (!answer.ok) {
    const fault = told as Fault | null;
    throw new ApiFault(
      fault?.fault ?? String(answer.status),
      said(fault?.say) || t("fault-other", { status: answer.status }),
    );
  }
  return told as T;
}

let games: Promise<Games> | null = null;
const books = new Map<string, Promise<RuleBook>>();
const printed = new Map<string, Promise<unknown>>();

export const api = {
  games(): Promise<Games> {
    games ??= call<Games>("GET", "/api/games").catch((fault) => {
      games = null;
      throw fault;
    });
    return games;
  },
  /** What may be chosen with a content of that name. */
  options: (game: string, content: string) =>
    call<Options>("GET", `/api/games/${encodeURIComponent(game)}/options/${encodeURIComponent(content)}`),
  /** What is wrong with what somebody drew. */
  flaws: (game: string, options: Record<string, unknown>) =>
    call<Flaws>("POST", `/api/games/${encodeURIComponent(game)}/flaws`, { options }),
  rules(game: string): Promise<RuleBook> {
    let book = books.get(game);
    if (!book) {
      book = call<RuleBook>("GET", `/api/rules/${encodeURIComponent(game)}`);
      books.set(game, book);
      book.catch(() => books.delete(game));
    }
    return book;
  },
  /** A rule to try, by its place among those of its game. */
  example: (game: string, place: number) =>
    call<Example>("GET", `/api/rules/${encodeURIComponent(game)}/examples/${place}`),
  /** What is printed on the cards of a table: nothing can be shown without, so it is asked for until it comes. */
  printed(table: string): Promise<unknown> {
    const again = (): Promise<unknown> =>
      call("GET", `/api/tables/${encodeURIComponent(table)}/content`).catch(() =>
        new Promise((wait) => setTimeout(wait, 2000)).then(again),
      );
    if (!printed.has(table)) printed.set(table, again());
    return printed.get(table) as Promise<unknown>;
  },
  invitation: () => call<Invitation>("GET", "/api/invitation"),
  me: () => call<Me>("GET", "/api/me"),
  make: (table: NewTable) => call<TableMade>("POST", "/api/tables", table),
  learn: (game: string, name: string | null) =>
    call<TableMade>("POST", `/api/guides/${encodeURIComponent(game)}`, { name }),
  table: (id: string) => call<TableSummary>("GET", `/api/tables/${encodeURIComponent(id)}`),
  rematch: (id: string, body: Rematch) =>
    call<TableMade>("POST", `/api/tables/${encodeURIComponent(id)}/rematch`, body),
  campaign: (id: string) => call<CampaignCard>("GET", `/api/campaigns/${encodeURIComponent(id)}`),
  next: (table: string, body: NextTable) =>
    call<TableMade>("POST", `/api/tables/${encodeURIComponent(table)}/next`, body),
  branch: (id: string, body: Branch) =>
    call<TableMade>("POST", `/api/campaigns/${encodeURIComponent(id)}/branch`, body),
  takeInCampaign: (file: File, ticket: string) => call<TableMade>("POST", `/api/campaigns?ticket=${ticket}`, file),
  /** How far the file is that was sent with this ticket. */
  importProgress: (ticket: string) => call<ImportProgress>("GET", `/api/imports/${ticket}`),
  fork: (id: string, body: Fork) => call<TableMade>("POST", `/api/tables/${encodeURIComponent(id)}/fork`, body),
  review: (id: string) => call<Review>("GET", `/api/tables/${encodeURIComponent(id)}/review`),
  explain: (id: string, body: Explain) =>
    call<Explanation>("POST", `/api/tables/${encodeURIComponent(id)}/explain`, body),
  beginReview: (id: string) => call<Review>("POST", `/api/tables/${encodeURIComponent(id)}/review`),
  proof: (id: string) => call<ProvenGame>("GET", `/api/tables/${encodeURIComponent(id)}/proof`),
  /** The journal of a finished game, letter by letter. */
  async journal(id: string): Promise<string> {
    const answer = await request(`/api/tables/${encodeURIComponent(id)}/journal`).catch(() => null);
    if (!answer?.ok) throw new ApiFault("offline", t("fault-offline"));
    return answer.text();
  },
  resign: (id: string, body: Resign) =>
    call<TableSummary>("POST", `/api/tables/${encodeURIComponent(id)}/resign`, body),
  revoke: (id: string, body: Revoke) => call<TableMade>("POST", `/api/tables/${encodeURIComponent(id)}/revoke`, body),
};
