/** Choices as people type them: `kill 17 2` is ["kill", 17, 2]. The server reads them; this writes them. */

import type { Choice } from "./api.gen";

const BARE = /^[^\s,()"]+$/;
const NUMBER = /^[+-]?[0-9]+$/;

export function typed(choice: Choice): string {
  return choice
    .map((part) =>
      typeof part === "number" ? String(part) : BARE.test(part) && !NUMBER.test(part) ? part : JSON.stringify(part),
    )
    .join(" ");
}

export function same(a: Choice | null | undefined, b: Choice | null | undefined): boolean {
  return !!a && !!b && a.length === b.length && a.every((part, i) => part === b[i]);
}
