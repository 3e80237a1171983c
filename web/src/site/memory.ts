/** What Python has in its memory once it has begun is kept beside the files of the site: later visits begin with it.
 * Pyodide brings a memory back, but not compiled modules: these are loaded again where they lay
 * (`src/ludotheque/site/places.py`). */

import type { loadPyodide as Load, PyodideAPI } from "pyodide";
import type { PyCallable } from "pyodide/ffi";

const CACHE = "ludotheque-memory";
const PLACES = "places"; // of compiled modules, in the head of what is kept

export const ENGINE = new URL("/engine/", location.origin).href;
type Place = [name: string, memory: number, table: number];
type Bytes = Uint8Array<ArrayBuffer>;

/** What Pyodide has inside, as far as it is used here. */
interface Inside {
  HEAP8: Int8Array;
  loadDynamicLibrary(name: string, how: object, scope: object, handle: number): unknown;
  place?: (name: string) => [memory: number, table: number] | undefined;
  placed?: (...place: Place) => void;
}
const inside = (py: PyodideAPI): Inside => (py as unknown as { _module: Inside })._module;

/** Of the very engine that is there now. */
const address = async (name: string): Promise<string> =>
  `${ENGINE}${name}?${await (await fetch(`${ENGINE}mark`)).text()}`;

export async function recall(name: string): Promise<Response | undefined> {
  if (!("caches" in self)) return undefined;
  return await (await caches.open(CACHE)).match(await address(name));
}

/** What was kept of another engine goes. */
export async function keep(name: string, bytes: Bytes, head: Record<string, string> = {}): Promise<void> {
  if (!("caches" in self)) return;
  const [cache, now] = [await caches.open(CACHE), await address(name)];
  for (const { url } of await cache.keys()) if (new URL(url).search !== new URL(now).search) await cache.delete(url);
  await cache.put(now, new Response(bytes, { headers: head }));
}

export const forget = (): Promise<boolean> => caches.delete(CACHE);

/** Begin, and keep what is in the memory then. */
export async function remember(plain: (how: object) => Promise<PyodideAPI>): Promise<void> {
  if (await recall("memory")) return;
  const places: Place[] = [];
  const py = await plain({ _makeSnapshot: true });
  inside(py).placed = (...place) => places.push(place);
  await (py.pyimport("ludotheque.site.ahead").begin as PyCallable)();
  const { makeMemorySnapshot } = py as unknown as { makeMemorySnapshot: (how: object) => Bytes };
  const memory = makeMemorySnapshot({ serializer: () => 0 }); // what waited for Python to begin is not called again
  await keep("memory", memory, { [PLACES]: JSON.stringify(places) });
}

/** Python as it was kept. `unpack`: where its files are laid again. */
export async function awake(
  load: typeof Load,
  how: object,
  kept: Response,
  unpack: (py: PyodideAPI) => void,
): Promise<PyodideAPI> {
  const places = JSON.parse(kept.headers.get(PLACES) ?? "[]") as Place[];
  const _loadSnapshot = kept.arrayBuffer().then((bytes) => new Uint8Array(bytes));
  const nobody = () => () => undefined;
  const py = await load({ ...how, _loadSnapshot, _snapshotDeserializer: nobody } as Parameters<typeof Load>[0]);
  unpack(py);
  const module = inside(py);
  const memory = module.HEAP8.slice();
  module.place = (name) => places.find((place) => place[0] === name)?.slice(1) as [number, number] | undefined;
  const library = { loadAsync: false, global: false, nodelete: true, allowUndefined: true };
  for (const [name] of places) module.loadDynamicLibrary(name, library, {}, 0);
  module.place = undefined;
  module.HEAP8.set(memory); // a module that is loaded begins anew: what it had is put back
  (py.pyimport("ludotheque.site.ahead").go_on as PyCallable)();
  return py;
}
