/** Names on a board: how long they are, and which of them can stand without covering each other. */

let loaded = $state(0);
const known = new Map<string, number>();
// Measured with a pen beside the page: measured on the board, each name would have the whole of it laid out again.
const pen = globalThis.document?.createElement("canvas").getContext("2d");

/** How long a text is in this font ('700 15px "Barlow Condensed"'), which may still be on its way. */
export function lengthOf(text: string, font: string): number {
  void loaded;
  if (!pen) return text.length * parseFloat(/\d+px/u.exec(font)?.[0] ?? "10") * 0.5;
  if (!known.has(font)) {
    known.set(font, 0);
    void document.fonts?.load(font).then(() => loaded++);
  }
  pen.font = font;
  return pen.measureText(text).width;
}

export interface Label {
  id: string;
  /** Its middle, and how much it takes. */
  x: number;
  y: number;
  w: number;
  h: number;
}

/** Those that fit, the first ones first. */
export function fitting(labels: Label[]): Set<string> {
  const placed: Label[] = [];
  for (const label of labels)
    if (
      placed.every(
        (other) =>
          Math.abs(other.x - label.x) * 2 >= other.w + label.w || Math.abs(other.y - label.y) * 2 >= other.h + label.h,
      )
    )
      placed.push(label);
  return new Set(placed.map((label) => label.id));
}
