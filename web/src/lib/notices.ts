/** Telling somebody who looks elsewhere that it is their turn: a notification, a short sound. The tab's title says it too. */

import { t } from "./i18n.svelte";
import { settings } from "./settings.svelte";

export type Leave = "granted" | "denied" | "default" | "none";

/** Whether this browser lets the page notify; none: it cannot. */
export function leave(): Leave {
  return "Notification" in window ? Notification.permission : "none";
}

export async function askLeave(): Promise<Leave> {
  return leave() === "default" ? Notification.requestPermission() : leave();
}

let audio: AudioContext | null = null;

/** Each note: its pitch, when it begins, how long it sounds, in seconds, and how loud. */
function sound(notes: [pitch: number, after: number, lasts: number, loud: number][]): void {
  audio ??= new AudioContext();
  void audio.resume(); // a browser lets nothing sound before the page has been touched
  const from = audio.currentTime + 0.02;
  for (const [pitch, after, lasts, loud] of notes) {
    const note = audio.createOscillator();
    const loudness = audio.createGain();
    const start = from + after;
    note.type = "sine";
    note.frequency.value = pitch;
    loudness.gain.setValueAtTime(0, start);
    loudness.gain.linearRampToValueAtTime(loud, start + 0.02);
    loudness.gain.exponentialRampToValueAtTime(0.0005, start + lasts);
    note.connect(loudness).connect(audio.destination);
    note.start(start);
    note.stop(start + lasts + 0.05);
  }
}

/** Two soft notes, the second a fifth higher. */
export const chime = (): void =>
  sound([
    [523.25, 0, 0.55, 0.12],
    [783.99, 0.14, 0.55, 0.12],
  ]);

/** A bell: one stroke and what rings with it. */
export const bell = (): void =>
  sound([
    [659.26, 0, 1.6, 0.12],
    [1318.5, 0, 1.1, 0.05],
    [1977.8, 0, 0.7, 0.025],
  ]);

/** Somebody is called, by a sound and where they look elsewhere by a notification. A page in sight needs none. */
export function callBack(tag: string, title: string, body: string): void {
  if (settings.sound) chime();
  if (!document.hidden || !settings.notify || leave() !== "granted") return;
  const notice = new Notification(title, { body, tag });
  notice.onclick = () => {
    window.focus();
    notice.close();
  };
}

/** The turn has come to this browser. */
export const yourTurn = (table: string, title: string): void => callBack(table, title, t("your-turn-notice"));
