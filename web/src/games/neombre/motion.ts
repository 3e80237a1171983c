/** How enemies come and go. Without motion they are simply there, or not. */

import type { TransitionConfig } from "svelte/transition";
import { still } from "../../lib/travel.svelte";

/** A card turned over from the pile. */
export const turnsUp = (_: Element): TransitionConfig => ({
  duration: still() ? 0 : 420,
  css: (t, u) => `transform: perspective(60rem) rotateY(${u * 90}deg); opacity: ${t}`,
});

/** Struck through, then gone. */
export const falls = (_: Element): TransitionConfig => ({
  duration: still() ? 0 : 480,
  css: (t, u) =>
    `--struck: ${Math.min(1, u * 3)}; opacity: ${Math.min(1, t * 2)}; transform: translateY(${u * 0.75}rem)`,
});
