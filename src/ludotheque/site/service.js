/* The site, kept by the browser: fetched once, then served from there, with the network cut too. A new version is
 * fetched beside the old one, what has not changed is taken over, and it takes the place of the old one when no page
 * uses that any more, or when whoever is there says so. */

const FILES = { /* files */ }; // by address: the digest of each and its size
const CACHE = "ludotheque";
const AT_ONCE = 6; // files on their way

/** A file is kept under its address and digest. */
const key = (name) => `${name}?${FILES[name][0]}`;

async function tell(message) {
  for (const page of await clients.matchAll({ includeUncontrolled: true })) page.postMessage(message);
}

/** Fetch what is not there; what has arrived stays, whatever happens to the rest. */
async function fetchAll() {
  const cache = await caches.open(CACHE);
  const there = new Set((await cache.keys()).map(({ url }) => url.slice(location.origin.length)));
  const wanted = Object.keys(FILES).filter((name) => !there.has(key(name)));
  const total = wanted.reduce((sum, name) => sum + FILES[name][1], 0);
  let fetched = 0;
  const next = async () => {
    for (let name = wanted.shift(); name !== undefined; name = wanted.shift()) {
      const answer = await fetch(name, { cache: "no-cache" });
      if (!answer.ok) throw new Error(`${name}: ${answer.status}`);
      await cache.put(key(name), answer);
      fetched += FILES[name][1];
      void tell({ fetched, total });
    }
  };
  await Promise.all(Array.from({ length: AT_ONCE }, next));
}

async function tidy() {
  const cache = await caches.open(CACHE);
  const wanted = new Set(Object.keys(FILES).map(key));
  for (const each of await cache.keys()) if (!wanted.has(each.url.slice(location.origin.length))) await cache.delete(each);
}

addEventListener("install", (event) => event.waitUntil(fetchAll()));
addEventListener("activate", (event) => event.waitUntil(tidy().then(() => clients.claim())));
addEventListener("message", ({ data }) => {
  if (data === "now") void skipWaiting();
});
addEventListener("fetch", (event) => {
  const { request } = event;
  const { origin, pathname } = new URL(request.url);
  if (origin !== location.origin || request.method !== "GET") return;
  const name = pathname in FILES ? pathname : request.mode === "navigate" ? "/" : null;
  if (name) event.respondWith(caches.match(key(name)).then((kept) => kept ?? fetch(request)));
});
