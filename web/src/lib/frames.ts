/** What reads the page as it is laid out waits for the frame: read at once, it would be laid out for nothing, and again. */
export function afterwards(act: () => void): void {
  requestAnimationFrame(act);
}

/** What is not waited for comes with the next frame but one, so that the first is there sooner. */
export function later(act: () => void): void {
  requestAnimationFrame(() => setTimeout(act));
}
