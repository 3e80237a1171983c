/** What a visitor prefers, kept in this browser only. */

import type { Language } from "./api.gen";

export type Theme = "system" | "light" | "dark";
/** How many times faster than usual what others do is shown; 0: at once. */
export type Speed = 1 | 2 | 0;

interface Preferences {
  lang: Language;
  theme: Theme;
  motion: boolean; // false: nothing moves
  speed: Speed;
  marks: boolean; // seat patterns and shapes drawn larger
  confirm: boolean; // ask before an answer that cannot be taken back
  notify: boolean;
  covers: boolean; // a hand that is left alone beside a big screen shows nothing
  sound: boolean;
  name: string;
}

const STORE = "ludotheque.settings";

function spoken(): Language {
  return navigator.languages?.some((l) => l.startsWith("fr")) || !navigator.languages?.some((l) => l.startsWith("en"))
    ? "fr"
    : "en";
}

function read(): Preferences {
  const fresh: Preferences = {
    lang: spoken(),
    theme: "system",
    motion: true,
    speed: 1,
    marks: false,
    confirm: true,
    notify: false,
    covers: true,
    sound: false,
    name: "",
  };
  try {
    return { ...fresh, ...(JSON.parse(localStorage.getItem(STORE) ?? "{}") as Partial<Preferences>) };
  } catch {
    return fresh;
  }
}

export const settings: Preferences = $state(read());

/** Keep the preferences and show them on the page; runs again whenever one changes. */
export function applySettings(): void {
  const root = document.documentElement;
  root.lang = settings.lang;
  if (settings.theme === "system") delete root.dataset.theme;
  else root.dataset.theme = settings.theme;
  root.dataset.motion = settings.motion ? "on" : "off";
  root.dataset.marks = settings.marks ? "large" : "plain";
  try {
    localStorage.setItem(STORE, JSON.stringify(settings));
  } catch {
    // a browser that keeps nothing still plays
  }
}

export function switchTheme(): void {
  const dark =
    settings.theme === "dark" || (settings.theme === "system" && matchMedia("(prefers-color-scheme: dark)").matches);
  settings.theme = dark ? "light" : "dark";
}
