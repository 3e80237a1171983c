/* The shell of a page that a server serves, kept by the browser: without the network it opens and says so. Only files
 * of the build are kept. What the server answers (`/api/`) is never looked at here, so that it is neither old nor read
 * by another. A new version is fetched beside the old one; it takes its place once no page uses that any more, or when
 * whoever is there says so. Where there is no server, `src/ludotheque/site/service.js` keeps everything. */

const SHELL = /* shell */ {}; // the digest of the page, and the files it opens with
const CACHE = "ludotheque";
const PAGE = `/?${SHELL.page}`;

/** Nobody in particular asks for the page. */
async function fetchShell() {
  const cache = await caches.open(CACHE);
  const there = new Set((await cache.keys()).map(({ url }) => url.slice(location.origin.length)));
  const wanted = [...SHELL.files, PAGE].filter((name) => !there.has(name));
  await Promise.all(
    wanted.map(async (name) => {
      const answer = await fetch(name === PAGE ? "/" : name, { cache: "no-cache", credentials: "omit" });
      if (!answer.ok) throw new Error(`${name}: ${answer.status}`);
      await cache.put(name, answer);
    }),
  );
}

async function tidy() {
  const cache = await caches.open(CACHE);
  const wanted = new Set([...SHELL.files, PAGE]);
  for (const each of await cache.keys())
    if (!wanted.has(each.url.slice(location.origin.length))) await cache.delete(each);
}

/** A file of the build never changes: its name is its digest. */
async function file(request) {
  const cache = await caches.open(CACHE);
  const { pathname } = new URL(request.url);
  const kept = await cache.match(pathname, { ignoreVary: true });
  if (kept) return kept;
  const answer = await fetch(request);
  if (answer.status === 200) await cache.put(pathname, answer.clone());
  return answer;
}

async function page(request) {
  try {
    return await fetch(request);
  } catch (wrong) {
    const kept = await caches.match(PAGE, { ignoreVary: true });
    if (kept) return kept;
    throw wrong;
  }
}

addEventListener("install", (event) => event.waitUntil(fetchShell()));
addEventListener("activate", (event) => event.waitUntil(tidy().then(() => clients.claim())));
addEventListener("message", ({ data }) => {
  if (data === "now") void skipWaiting();
});
addEventListener("fetch", (event) => {
  const { request } = event;
  const { origin, pathname } = new URL(request.url);
  if (origin !== location.origin || request.method !== "GET" || pathname.startsWith("/api/")) return;
  if (pathname.startsWith("/assets/")) event.respondWith(file(request));
  else if (request.mode === "navigate") event.respondWith(page(request));
});

/** It is somebody's turn, and no page of theirs is open. Of the table it says the game only. */
addEventListener("push", (event) => {
  const { title, body, link, lang } = event.data.json();
  const shown = { body, lang, tag: link, icon: "/icons/small.png", data: link };
  event.waitUntil(registration.showNotification(title, shown));
});
addEventListener("notificationclick", (event) => {
  const link = event.notification.data;
  event.notification.close();
  event.waitUntil(
    clients.matchAll({ type: "window" }).then((open) => {
      const there = open.find(({ url }) => new URL(url).pathname === link);
      return there ? there.focus() : clients.openWindow(link);
    }),
  );
});
