/** Arrow keys go through the things of a panel that can say what they are: one stop for the tabulator, however many. */

import type { Attachment } from "svelte/attachments";

const BY: Record<string, number> = { ArrowRight: 1, ArrowDown: 1, ArrowLeft: -1, ArrowUp: -1 };

export const rove: Attachment<HTMLElement> = (root) => {
  function key(event: KeyboardEvent): void {
    const by = BY[event.key];
    if (!by) return;
    const things = [...root.querySelectorAll<HTMLElement>("[data-about], .pcard")].filter(
      (each) => each.getClientRects().length,
    );
    const at = things.indexOf(document.activeElement as HTMLElement);
    const next = things[at < 0 ? (by > 0 ? 0 : things.length - 1) : at + by];
    if (!next) return;
    event.preventDefault();
    event.stopPropagation();
    if (next.tabIndex < 0) next.tabIndex = -1;
    next.focus();
  }
  root.addEventListener("keydown", key);
  return () => root.removeEventListener("keydown", key);
};
