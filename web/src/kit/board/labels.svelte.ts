/** Names on a board: how long they are, and which of them can stand without covering each other. */

let loaded = $state(0);
const known = new Map<string, Map<string, number>>(); // in each font
// Measured with a pen beside the page: measured on the board, each name would have the whole of it laid out again.
const pen = globalThis.document?.createElement("canvas").getContext("2d");

/** How long a text is in this font ('700 15px "Barlow Condensed"'), which may still be on its way. */
export function lengthOf(text: string, font: string): number {
  void loaded;
  if (!pen) return text.length * parseFloat(/\d+px/u.exec(font)?.[0] ?? "10") * 0.5;
  const lengths = known.get(font) ?? begin(font);
  let long = lengths.get(text);
  if (long === undefined) {
    pen.font = font;
    long = pen.measureText(text).width;
    lengths.set(text, long);
  }
  return long;
}

function begin(font: string): Map<string, number> {
  const lengths = new Map<string, number>();
  known.set(font, lengths);
  if (!document.fonts?.check(font))
    void document.fonts?.load(font).then(() => {
      lengths.clear();
      loaded++;
    });
  return lengths;
}

/** Its middle, and how much it takes. */
export interface Box {
  x: number;
  y: number;
  w: number;
  h: number;
}

export interface Label extends Box {
  id: string;
}

const ASIDE = [0, -0.9, 0.9, -1.7, 1.7]; // of its height: how far a name goes to stand beside pieces

/** Those that fit, the first ones first, and how far each has gone up or down so that no piece stands on it. */
export function fitting(labels: Label[], pieces: Box[] = []): Map<string, number> {
  const placed: Box[] = [];
  const found = new Map<string, number>();
  for (const label of labels) {
    const clear = (dy: number, all: Box[]) =>
      all.every(
        ({ x, y, w, h }) => Math.abs(x - label.x) * 2 >= w + label.w || Math.abs(y - label.y - dy) * 2 >= h + label.h,
      );
    if (!clear(0, placed)) continue;
    const dy = ASIDE.map((n) => n * label.h).find((dy) => clear(dy, placed) && clear(dy, pieces)) ?? 0;
    placed.push({ ...label, y: label.y + dy });
    found.set(label.id, dy);
  }
  return found;
}
