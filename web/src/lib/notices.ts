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

/** Two soft notes, the second a fifth higher. */
export function chime(): void {
  audio ??= new AudioContext();
  const from = audio.currentTime + 0.02;
  for (const [i, pitch] of [523.25, 783.99].entries()) {
    const note = audio.createOscillator();
    const loudness = audio.createGain();
    const start = from + i * 0.14;
    note.type = "sine";
    note.frequency.value = pitch;
    loudness.gain.setValueAtTime(0, start);
    loudness.gain.linearRampToValueAtTime(0.12, start + 0.02);
    loudness.gain.exponentialRampToValueAtTime(0.0005, start + 0.55);
    note.connect(loudness).connect(audio.destination);
    note.start(start);
    note.stop(start + 0.6);
  }
}

/** The turn has come to this browser. A page in sight needs no notification. */
export function yourTurn(table: string, title: string): void {
  if (settings.sound) chime();
  if (!document.hidden || !settings.notify || leave() !== "granted") return;
  const notice = new Notification(title, { body: t("your-turn-notice"), tag: table });
  notice.onclick = () => {
    window.focus();
    notice.close();
  };
}
