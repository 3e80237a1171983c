/** What this device can do with the page: be told by push, keep it as an application. Loaded when the page is at rest. */

import type { Done, Language, PushKey, PushWish } from "./api.gen";
import { call } from "./api";
import { held } from "./keys";

const STORE = "ludotheque.push";
const OFFERED = "ludotheque.offered"; // whether installing has been offered here
const FITTING = 3; // finished games

// -- installing

export const installed = (): boolean =>
  matchMedia("(display-mode: standalone)").matches || (navigator as { standalone?: boolean }).standalone === true;

/** There it is done by hand, in the menu of Safari. */
export const byHand = (): boolean =>
  /iPad|iPhone|iPod/u.test(navigator.userAgent) ||
  (navigator.userAgent.includes("Macintosh") && navigator.maxTouchPoints > 1);

/** Somebody has come back often enough to want it, and has not been asked. */
export const fitting = (): boolean =>
  !installed() && !localStorage.getItem(OFFERED) && held().filter(({ over }) => over).length >= FITTING;

export const offeredOnce = (): void => localStorage.setItem(OFFERED, "yes");

// -- push

export type Night = [from: number, to: number];
interface Wishes {
  night: Night | null;
  silent: string[]; // tables
  told?: string; // what the server was told last
}

const NONE: Wishes = { night: [22 * 60, 8 * 60], silent: [] };

function wishes(): Wishes {
  try {
    return { ...NONE, ...(JSON.parse(localStorage.getItem(STORE) ?? "{}") as Partial<Wishes>) };
  } catch {
    return NONE;
  }
}
const keep = (change: Partial<Wishes>): void => localStorage.setItem(STORE, JSON.stringify({ ...wishes(), ...change }));

export const night = (): Night | null => wishes().night;
export const silent = (table: string): boolean => wishes().silent.includes(table);

export const canPush = (): boolean =>
  "PushManager" in window && "Notification" in window && "serviceWorker" in navigator;

const written = (bytes: ArrayBuffer | null): string =>
  btoa(String.fromCharCode(...new Uint8Array(bytes ?? new ArrayBuffer())))
    .replace(/\+/gu, "-")
    .replace(/\//gu, "_")
    .replace(/=+$/u, "");

/** That of this browser; null: it is not told. */
export async function subscription(): Promise<PushSubscription | null> {
  if (!canPush() || Notification.permission !== "granted") return null;
  const kept = await navigator.serviceWorker.getRegistration();
  return (await kept?.pushManager.getSubscription()) ?? null;
}

/** Tell the server what is wished here, unless it knows. */
export async function tell(lang: Language, anew = false): Promise<void> {
  const there = await subscription();
  if (!there) return;
  const { night, silent, told } = wishes();
  const running = held().filter(({ over }) => !over);
  const wish: PushWish = {
    endpoint: there.endpoint,
    public_key: written(there.getKey("p256dh")),
    auth: written(there.getKey("auth")),
    language: lang,
    zone: Intl.DateTimeFormat().resolvedOptions().timeZone,
    night,
    seats: running.map(({ table, keys }) => ({ table, keys })),
    silent: silent.filter((table) => running.some((each) => each.table === table)),
  };
  const said = JSON.stringify(wish);
  if (said === told && !anew) return;
  await call<Done>("POST", "/api/notices/push", wish);
  keep({ told: said });
}

/** From now on this browser is told; false: it may not be. */
export async function begin(lang: Language): Promise<boolean> {
  if ((await Notification.requestPermission()) !== "granted") return false;
  const { key } = await call<PushKey>("GET", "/api/notices/push");
  const kept = await navigator.serviceWorker.ready;
  await kept.pushManager.subscribe({ userVisibleOnly: true, applicationServerKey: key });
  await tell(lang, true);
  return true;
}

export async function end(): Promise<void> {
  const there = await subscription();
  if (!there) return;
  await call<Done>("POST", "/api/notices/push/remove", { endpoint: there.endpoint });
  await there.unsubscribe();
  keep({ told: "" });
}

export function keepNight(night: Night | null, lang: Language): Promise<void> {
  keep({ night });
  return tell(lang);
}

export function keepSilent(table: string, silent: boolean, lang: Language): Promise<void> {
  const others = wishes().silent.filter((each) => each !== table);
  keep({ silent: silent ? [...others, table] : others });
  return tell(lang);
}
