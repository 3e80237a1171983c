/** The server of this page, in a worker of its own: what the page asks goes there by messages. */

import { use, type Socket, type Transport } from "../lib/transport";
import type { Asked, Keeps, Told } from "./worker";

/** What everybody is answered alike is a file beside the page, there before Python is. */
const WRITTEN = /^\/api\/(games|rules\/[^/]+)$/u;

type Step = "fetching" | "elsewhere" | "starting" | "ready" | "failed" | "spoiled";

class TabSocket implements Socket {
  onopen: Socket["onopen"] = null;
  onmessage: Socket["onmessage"] = null;
  onclose: Socket["onclose"] = null;
  readyState: WebSocket["readyState"] = WebSocket.CONNECTING;

  constructor(
    private tab: Tab,
    readonly id: number,
  ) {}

  told(kind: "open" | "message" | "close", text: string): void {
    const socket = this as unknown as WebSocket;
    if (kind === "open") {
      this.readyState = WebSocket.OPEN;
      this.onopen?.call(socket, new Event("open"));
    } else if (kind === "message") this.onmessage?.call(socket, new MessageEvent("message", { data: text }));
    else {
      this.readyState = WebSocket.CLOSED;
      this.onclose?.call(socket, new CloseEvent("close"));
    }
  }

  send(text: string): void {
    this.tab.ask({ id: this.id, do: "hear", text });
  }

  close(): void {
    this.tab.ask({ id: this.id, do: "hang_up" });
  }
}

class Tab implements Transport {
  step = $state<Step>("fetching");
  /** Of the bytes that a first visit fetches. */
  fetched = $state(0);
  total = $state(0);
  why = $state("");
  keeps = $state<Keeps>("all");
  /** The games that were kept, if they cannot be used, and why. */
  spoiled = $state.raw<{ say: Record<string, string>; file: Blob } | null>(null);

  private worker: Worker | null = null;
  private asked: Asked[] = []; // before there is a worker
  private answers = new Map<number, (told: Extract<Told, { status: number }>) => void>();
  private sockets = new Map<number, TabSocket>();
  private last = 0;

  /** First everything is kept by the browser, then the worker takes it from there. */
  async open(): Promise<void> {
    this.step = "fetching";
    await this.keep().catch(() => undefined); // a browser that keeps nothing fetches as it goes
    const worker = new Worker(new URL("./worker.ts", import.meta.url), { type: "module" });
    worker.addEventListener("message", ({ data }: MessageEvent<Told>) => this.hear(data));
    worker.addEventListener("error", ({ message }) => this.hear({ step: "failed", why: message }));
    this.worker = worker;
    for (const asked of this.asked.splice(0)) worker.postMessage(asked);
  }

  private async keep(): Promise<void> {
    if (!("serviceWorker" in navigator) || !import.meta.env.PROD) return;
    const services = navigator.serviceWorker;
    services.addEventListener("message", ({ data }: MessageEvent<{ fetched: number; total: number }>) => {
      [this.fetched, this.total] = [data.fetched, data.total];
    });
    const kept = await services.register("/service.js");
    if (kept.active) return;
    const fresh = kept.installing ?? kept.waiting;
    await new Promise<void>((resolve, reject) => {
      fresh?.addEventListener("statechange", () => {
        if (fresh.state === "activated") resolve();
        if (fresh.state === "redundant") reject(new Error("not all of it came"));
      });
    });
  }

  private hear(told: Told): void {
    if ("status" in told) {
      this.answers.get(told.id)?.(told);
      this.answers.delete(told.id);
    } else if ("socket" in told) {
      this.sockets.get(told.id)?.told(told.socket, told.text);
      if (told.socket === "close") this.sockets.delete(told.id);
    } else if ("keeps" in told) this.keeps = told.keeps;
    else if (told.step === "put away") location.reload();
    else {
      this.step = told.step;
      if (told.step === "failed") this.why = told.why;
      if (told.step === "spoiled") this.spoiled = { say: told.say, file: new Blob([told.file]) };
    }
  }

  /** What cannot be used is kept under another name, and there are no games. */
  beginAnew(): void {
    this.ask({ id: 0, do: "put_away" });
  }

  ask(asked: Asked): void {
    if (this.worker) this.worker.postMessage(asked);
    else this.asked.push(asked);
  }

  async request(path: string, { method = "GET", body }: RequestInit = {}): Promise<Response> {
    if (method === "GET" && WRITTEN.test(path)) return fetch(`${path}.json`);
    const bytes = new Uint8Array(await new Response(body).arrayBuffer());
    return new Promise((resolve) => {
      const id = ++this.last;
      this.answers.set(id, (told) =>
        resolve(new Response(told.body.length ? told.body : null, { status: told.status, headers: told.headers })),
      );
      this.ask({ id, do: "request", method, path, body: bytes });
    });
  }

  connect(path: string): Socket {
    const socket = new TabSocket(this, ++this.last);
    this.sockets.set(socket.id, socket);
    this.ask({ id: socket.id, do: "connect", path });
    return socket;
  }
}

export const tab = new Tab();

export function saveAs(file: Blob, name: string): void {
  const to = document.createElement("a");
  to.href = URL.createObjectURL(file);
  to.download = name;
  to.click();
  URL.revokeObjectURL(to.href);
}

/** A file that the server would hand out. */
async function save(link: HTMLAnchorElement): Promise<void> {
  const answer = await tab.request(link.pathname + link.search);
  const named = /filename="([^"]+)"/u.exec(answer.headers.get("content-disposition") ?? "");
  saveAs(await answer.blob(), named?.[1] ?? "");
}

/** From here on this page has no other server. */
export function begin(): void {
  use(tab);
  document.addEventListener("click", (event) => {
    const link = (event.target as Element | null)?.closest<HTMLAnchorElement>('a[href^="/api/"]');
    if (!link) return;
    event.preventDefault();
    void save(link);
  });
  void tab.open();
}
