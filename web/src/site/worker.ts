/** Python in a worker. One is the host of the tables: the server's own application, asked by messages. Beside it the
 * host starts others, in which robots think. */

import type { loadPyodide as Load, PyodideAPI } from "pyodide";
import type { PyCallable, PyProxy } from "pyodide/ffi";
import { awake, ENGINE, forget, keep, recall, remember } from "./memory";

export type Asked =
  | { id: number; do: "request"; method: string; path: string; body: Uint8Array }
  | { id: number; do: "connect"; path: string }
  | { id: number; do: "hear"; text: string }
  | { id: number; do: "hang_up" }
  | { id: number; do: "put_away" };
export type Keeps = "all" | "nothing" | "no more"; // of what happens now, this browser
export type Told =
  | { step: "elsewhere" | "starting" | "ready" | "put away" }
  | { step: "spoiled"; say: Record<string, string>; file: Uint8Array<ArrayBuffer> }
  | { step: "failed"; why: string }
  | { keeps: Keeps }
  | { id: number; status: number; headers: [string, string][]; body: Uint8Array<ArrayBuffer> }
  | { id: number; socket: "open" | "message" | "close"; text: string };

const FOLDER = "/kept"; // which the browser keeps, in IndexedDB
const GAMES = `${FOLDER}/ludotheque.db`;
const TRIAL = `${FOLDER}/trial`;
const THINKER = "thinker"; // the name of a worker that is not the host
const KEEPER = "keeper"; // that of one that keeps how Python begins
const REST = 10_000; // ms after which the host looks whether there is anything to keep
const SOON = 2_000; // ms that robots leave the host to itself
const LOCK = "ludotheque"; // held by the one host that may write

const tell = (told: Told): void => postMessage(told);

/** Some files are packed by whoever wrote the site: not every host packs them. */
const plainly = self.fetch;
self.fetch = async (input, init) => {
  if (!/\.(wasm|zip)$/u.test(String(input))) return plainly(input, init);
  const { ok, status, body } = await plainly(`${String(input)}.packed`, init);
  if (!ok || !body) throw new Error(`${String(input)}: ${status}`);
  return new Response(body.pipeThrough(new DecompressionStream("gzip")), {
    headers: { "content-type": "application/wasm" },
  });
};

const PACKAGES = "/lib/python3.14/site-packages";
const BLOCK = 512; // bytes of an archive's head, and what its files are rounded up to

/** The files of a tar archive as they lie there, without a copy. */
function unpack({ FS }: PyodideAPI, archive: Uint8Array): void {
  const decoder = new TextDecoder();
  const folders = new Set<string>();
  for (let at = 0; archive[at];) {
    const word = (from: number, length: number) =>
      decoder.decode(archive.subarray(at + from, at + from + length)).split("\0", 1)[0];
    const [name, size, prefix] = [word(0, 100), Number.parseInt(word(124, 12), 8), word(345, 155)];
    const path = [PACKAGES, ...(prefix ? [prefix] : []), name].join("/");
    const folder = path.slice(0, path.lastIndexOf("/"));
    if (!folders.has(folder)) FS.mkdirTree(folder);
    folders.add(folder);
    at += BLOCK;
    FS.writeFile(path, archive.subarray(at, at + size), { canOwn: true });
    at += Math.ceil(size / BLOCK) * BLOCK;
  }
}

const loader = async () =>
  ((await import(/* @vite-ignore */ `${ENGINE}pyodide.mjs`)) as { loadPyodide: typeof Load }).loadPyodide;
const HOW = { indexURL: ENGINE, env: { LUDOTHEQUE_PURE: "1", PYTHONDONTWRITEBYTECODE: "1" } };

/** Python as it comes from the site. */
async function plain(how: object = {}): Promise<PyodideAPI> {
  const unpacked = await recall("packages");
  const files = Promise.resolve(unpacked ?? fetch(`${ENGINE}ludotheque.tar.xz`)).then((answer) => answer.arrayBuffer());
  const py = await (await loader())({ ...HOW, ...how });
  if (unpacked) unpack(py, new Uint8Array(await files));
  else {
    const lzma = py.pyimport("lzma") as { decompress: PyCallable };
    const packages = taken(lzma.decompress(py.toPy(new Uint8Array(await files))) as PyProxy);
    void keep("packages", packages).catch(() => undefined); // a browser without room unpacks it each time
    unpack(py, packages);
  }
  return py;
}

async function python(): Promise<PyodideAPI> {
  const [load, packages, memory] = await Promise.all([loader(), recall("packages"), recall("memory")]);
  if (!packages || !memory) return plain();
  try {
    const files = await packages.arrayBuffer();
    return await awake(load, HOW, memory, (py) => unpack(py, new Uint8Array(files)));
  } catch (wrong) {
    console.warn(wrong);
    await forget();
    return plain();
  }
}

/** Bytes that Python answered, which it need not keep any longer. */
const taken = (bytes: PyProxy): Uint8Array<ArrayBuffer> => {
  const copy = bytes.toJs() as Uint8Array<ArrayBuffer>;
  bytes.destroy();
  return copy;
};

async function think(): Promise<void> {
  const py = python();
  addEventListener("message", async ({ data }: MessageEvent<{ id: number; work: Uint8Array }>) => {
    const { toPy, pyimport } = await py;
    const carryOut = pyimport("ludotheque.site.beside").carry_out as PyCallable;
    postMessage({ id: data.id, answer: taken(carryOut(toPy(data.work)) as PyProxy) });
  });
}

const beside = (name: string): Worker => new Worker(self.location.href, { type: "module", name });

/** Another worker, as Python is given it. */
function start(py: PyodideAPI): { run(work: PyProxy): Promise<unknown>; kill(): void } {
  let worker: Worker | null = null;
  const waiting = new Map<number, (answer: Uint8Array) => void>();
  let last = 0;
  const begun = (): Worker => {
    if (worker) return worker;
    worker = beside(THINKER);
    worker.addEventListener("message", ({ data }: MessageEvent<{ id: number; answer: Uint8Array }>) => {
      waiting.get(data.id)?.(data.answer);
      waiting.delete(data.id);
    });
    return worker;
  };
  const soon = setTimeout(begun, SOON);
  return {
    run: (work) =>
      new Promise((resolve) => {
        const id = ++last;
        waiting.set(id, (answer) => resolve(py.toPy(answer)));
        begun().postMessage({ id, work: work.toJs() as Uint8Array });
      }),
    kill: () => {
      clearTimeout(soon);
      worker?.terminate();
    },
  };
}

/** Two hosts would write over each other: the second waits until the first is gone. */
async function alone(): Promise<void> {
  if (!navigator.locks) return;
  const { held } = await navigator.locks.query();
  if (held?.some(({ name }) => name === LOCK)) tell({ step: "elsewhere" });
  await new Promise<void>((go) => {
    void navigator.locks.request(LOCK, () => {
      go();
      return new Promise(() => undefined); // until this worker ends
    });
  });
}

/** Firefox and Safari have no folder for a private window. Chromium does not tell one from others. */
const isPrivate = async (): Promise<boolean> => {
  try {
    await (navigator.storage as StorageManager | undefined)?.getDirectory();
    return false;
  } catch {
    return true;
  }
};

/** Games lie in the folder from here on. Answers how it is kept as it is then. */
async function open({ FS }: PyodideAPI): Promise<() => Promise<void>> {
  const synced = (fromStore: boolean) =>
    new Promise<void>((resolve, reject) =>
      FS.syncfs(fromStore, (wrong: unknown) => (wrong ? reject(wrong as Error) : resolve())),
    );
  FS.mkdirTree(FOLDER);
  FS.mount(FS.filesystems.IDBFS, {}, FOLDER);
  try {
    await synced(true);
    if (!FS.analyzePath(GAMES).exists) {
      FS.writeFile(TRIAL, "");
      await synced(false);
      FS.unlink(TRIAL);
      await synced(false);
    }
  } catch (wrong) {
    console.info(wrong);
    FS.unmount(FOLDER);
    tell({ keeps: "nothing" });
    return () => Promise.resolve();
  }
  if (await isPrivate()) tell({ keeps: "nothing" });
  let full = false;
  return async () => {
    try {
      await synced(false);
      if (full) tell({ keeps: "all" });
      full = false;
    } catch (wrong) {
      if (!full) tell({ keeps: "no more" });
      full = true;
      throw wrong;
    }
  };
}

async function host(): Promise<void> {
  const questions: Asked[] = [];
  let hear = (asked: Asked): unknown => questions.push(asked);
  addEventListener("message", ({ data }: MessageEvent<Asked>) => hear(data));
  await alone();
  tell({ step: "starting" });
  const py = await python();
  const keep = await open(py);
  const { Tab } = py.pyimport("ludotheque.site.tab") as { Tab: PyCallable };
  const tab = Tab(FOLDER, keep, () => start(py));
  const fault = (await tab.begin()) as PyProxy | undefined;
  if (fault) {
    hear = async ({ do: what }) => {
      if (what !== "put_away") return;
      py.FS.rename(GAMES, `${GAMES}.${Date.now()}`);
      await keep();
      tell({ step: "put away" });
    };
    const say = fault.toJs({ dict_converter: Object.fromEntries }) as Record<string, string>;
    return tell({ step: "spoiled", say, file: py.FS.readFile(GAMES) as Uint8Array<ArrayBuffer> });
  }
  hear = async (asked) => {
    switch (asked.do) {
      case "request": {
        const answer = (await tab.request(asked.method, asked.path, py.toPy(asked.body))) as PyProxy;
        const [status, headers, body] = answer.toJs() as [number, [string, string][], Uint8Array<ArrayBuffer>];
        answer.destroy();
        return tell({ id: asked.id, status, headers, body });
      }
      case "connect":
        return tab.connect(asked.id, asked.path, (socket: "open" | "message" | "close", text: string) =>
          tell({ id: asked.id, socket, text }),
        );
      case "hear":
        return tab.hear(asked.id, asked.text);
      case "hang_up":
        return tab.hang_up(asked.id);
    }
  };
  tell({ step: "ready" });
  for (const asked of questions) void hear(asked);
  setTimeout(() => void recall("memory").then((kept) => kept ?? beside(KEEPER)), REST);
}

if (self.name === KEEPER)
  void remember(plain)
    .catch((wrong: unknown) => console.warn(wrong))
    .finally(close);
else (self.name === THINKER ? think() : host()).catch((wrong: unknown) => tell({ step: "failed", why: String(wrong) }));
