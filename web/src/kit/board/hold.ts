/** A finger that rests on a thing asks for more of it; what a touch would have done is then not done. */

import type { Attachment } from "svelte/attachments";

const LONG = 450; // milliseconds
const STILL = 10; // pixels

export function hold(act: () => void): Attachment<HTMLElement> {
  return (thing) => {
    let timer: ReturnType<typeof setTimeout> | undefined;
    let held = false;
    let from = { x: 0, y: 0 };
    const stop = () => clearTimeout(timer);
    const heard: [string, (event: PointerEvent) => void][] = [
      [
        "pointerdown",
        (event) => {
          held = false;
          from = event;
          if (event.pointerType === "mouse") return;
          timer = setTimeout(() => {
            held = true;
            act();
          }, LONG);
        },
      ],
      ["pointermove", (event) => Math.hypot(event.x - from.x, event.y - from.y) > STILL && stop()],
      ["pointerup", stop],
      ["pointercancel", stop],
      ["contextmenu", (event) => event.pointerType !== "mouse" && event.preventDefault()],
      ["click", (event) => held && event.stopImmediatePropagation()],
    ];
    for (const [name, listen] of heard) thing.addEventListener(name, listen as EventListener, true);
    return () => {
      stop();
      for (const [name, listen] of heard) thing.removeEventListener(name, listen as EventListener, true);
    };
  };
}
