/** The part of a board that is in sight: pan, pinch and zoom by its view box. A pan is not a touch: `moved` tells them
 * apart. */

const CLOSEST = 4;
const LEAST = 11; // pixels

export type Box = [x: number, y: number, w: number, h: number];

export class PanZoom {
  x = $state(0);
  y = $state(0);
  w = $state(1);
  h = $state(1);
  /** The size of the place on the screen, in pixels; the stage measures it. */
  wide = $state(0);
  high = $state(0);
  svg: SVGSVGElement | undefined;
  moved = false;
  private fingers = new Map<number, { x: number; y: number }>();

  constructor(readonly whole: Box) {
    [this.x, this.y, this.w, this.h] = whole;
  }

  get box(): string {
    return `${this.x} ${this.y} ${this.w} ${this.h}`;
  }

  get zoomed(): boolean {
    return this.w < this.whole[2] * 0.98;
  }

  /** Pixels a unit of the board takes on the screen. */
  get scale(): number {
    return this.wide && this.high ? Math.min(this.wide / this.w, this.high / this.h) : 1;
  }

  /** How much a thing grows whose letters are so many units high, to be read. */
  legible(letters: number): number {
    return Math.max(1, LEAST / (letters * this.scale));
  }

  /** The whole board. */
  fit(): void {
    [this.x, this.y, this.w, this.h] = this.whole;
  }

  by(factor: number, cx = this.x + this.w / 2, cy = this.y + this.h / 2): void {
    const w = Math.min(Math.max(this.w / factor, this.whole[2] / CLOSEST), this.whole[2]);
    const scale = w / this.w;
    this.set(cx - (cx - this.x) * scale, cy - (cy - this.y) * scale, w, this.h * scale);
  }

  /** A part of the board as large as fits, never closer than `closest` units across. */
  frame([x, y, w, h]: Box, closest = w): void {
    if (!this.wide || !this.high) return;
    const shape = this.high / this.wide;
    const wide = Math.max(w, h / shape, closest, this.whole[2] / CLOSEST);
    if (wide >= this.whole[2]) this.fit();
    else this.set(x + w / 2 - wide / 2, y + h / 2 - (wide * shape) / 2, wide, wide * shape);
  }

  /** These things of the board, with a little around them, never closer than a share of the whole. */
  show(things: Iterable<Element>, around = 0.06, closest = 1 / 3): void {
    const turn = this.svg?.getScreenCTM()?.inverse();
    const boxes = [...things].map((thing) => thing.getBoundingClientRect()).filter((box) => box.width);
    if (!turn || !boxes.length) return;
    const from = new DOMPoint(
      Math.min(...boxes.map((box) => box.left)),
      Math.min(...boxes.map((box) => box.top)),
    ).matrixTransform(turn);
    const to = new DOMPoint(
      Math.max(...boxes.map((box) => box.right)),
      Math.max(...boxes.map((box) => box.bottom)),
    ).matrixTransform(turn);
    const pad = this.whole[2] * around;
    this.frame([from.x - pad, from.y - pad, to.x - from.x + 2 * pad, to.y - from.y + 2 * pad], this.whole[2] * closest);
  }

  private set(x: number, y: number, w: number, h: number): void {
    const [wx, wy, ww, wh] = this.whole;
    this.w = w;
    this.h = h;
    this.x = w >= ww ? wx + (ww - w) / 2 : Math.min(Math.max(x, wx), wx + ww - w);
    this.y = h >= wh ? wy + (wh - h) / 2 : Math.min(Math.max(y, wy), wy + wh - h);
  }

  /** Where on the board a point of the screen lies. */
  point(event: { clientX: number; clientY: number }): DOMPoint {
    return new DOMPoint(event.clientX, event.clientY).matrixTransform(this.svg?.getScreenCTM()?.inverse());
  }

  wheel(event: WheelEvent): void {
    if (!event.ctrlKey && !event.metaKey && !this.zoomed && event.deltaY > 0) return;
    event.preventDefault();
    const at = this.point(event);
    this.by(Math.exp(-event.deltaY * 0.0016), at.x, at.y);
  }

  down(event: PointerEvent): void {
    this.fingers.set(event.pointerId, { x: event.clientX, y: event.clientY });
    if (this.fingers.size === 1) this.moved = false;
  }

  move(event: PointerEvent): void {
    const before = this.fingers.get(event.pointerId);
    if (!before) return;
    const now = { x: event.clientX, y: event.clientY };
    const others = [...this.fingers].filter(([id]) => id !== event.pointerId).map(([, finger]) => finger);
    if (others.length) {
      const [other] = others;
      const far = (finger: { x: number; y: number }) => Math.hypot(finger.x - other.x, finger.y - other.y);
      const at = this.point({ clientX: (now.x + other.x) / 2, clientY: (now.y + other.y) / 2 });
      this.by(far(now) / Math.max(1, far(before)), at.x, at.y);
      this.moved = true;
    } else {
      if (!this.moved && Math.hypot(now.x - before.x, now.y - before.y) < 6) return;
      if (!this.zoomed) return;
      this.moved = true;
      this.set(this.x - (now.x - before.x) / this.scale, this.y - (now.y - before.y) / this.scale, this.w, this.h);
    }
    this.fingers.set(event.pointerId, now);
  }

  up(event: PointerEvent): void {
    this.fingers.delete(event.pointerId);
    if (this.moved) setTimeout(() => (this.moved = false), 0);
  }

  /** Bring a focused thing into sight. */
  reveal(element: Element): void {
    if (!this.zoomed || !this.svg) return;
    const box = element.getBoundingClientRect();
    const frame = this.svg.getBoundingClientRect();
    if (box.left >= frame.left && box.right <= frame.right && box.top >= frame.top && box.bottom <= frame.bottom)
      return;
    const at = this.point({ clientX: box.x + box.width / 2, clientY: box.y + box.height / 2 });
    this.set(at.x - this.w / 2, at.y - this.h / 2, this.w, this.h);
  }
}
