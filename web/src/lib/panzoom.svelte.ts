/** Pan, pinch and zoom of a board by its view box. A pan is not a touch: `moved` tells them apart. */

const CLOSEST = 4;

/** The page shows one panel at a time, behind tabs. */
export const narrow = () => !!document.querySelector<HTMLElement>(".tabs")?.offsetHeight;

export class PanZoom {
  x = $state(0);
  y = $state(0);
  w = $state(1);
  h = $state(1);
  moved = false;
  /** When the player last moved the board, in milliseconds. */
  touched = 0;
  private fingers = new Map<number, { x: number; y: number }>();

  constructor(private whole: [number, number, number, number]) {
    [this.x, this.y, this.w, this.h] = whole;
  }

  get box(): string {
    return `${this.x} ${this.y} ${this.w} ${this.h}`;
  }

  get zoomed(): boolean {
    return this.w < this.whole[2] * 0.98;
  }

  /** The whole board; or, on a narrow screen, as much as fills its height. */
  fit(svg: SVGSVGElement | null): void {
    [this.x, this.y, this.w, this.h] = this.whole;
    if (!svg) return;
    const { width, height } = svg.getBoundingClientRect();
    if (!width || !height || width / height >= this.w / this.h) return;
    const w = Math.max(((this.h * width) / height) * 0.86, this.w / CLOSEST);
    this.set(this.whole[0] + (this.whole[2] - w) * 0.4, this.y, w, (w * height) / width);
  }

  by(factor: number, cx = this.x + this.w / 2, cy = this.y + this.h / 2): void {
    const w = Math.min(Math.max(this.w / factor, this.whole[2] / CLOSEST), this.whole[2]);
    const scale = w / this.w;
    this.set(cx - (cx - this.x) * scale, cy - (cy - this.y) * scale, w, this.h * scale);
  }

  /** A part of the board as large as fits, never closer than `closest` units across. */
  frame([x, y, w, h]: [number, number, number, number], svg: SVGSVGElement, closest = w): void {
    const { width, height } = svg.getBoundingClientRect();
    if (!width || !height) return;
    const wide = Math.min(Math.max(w, (h * width) / height, closest, this.whole[2] / CLOSEST), this.whole[2]);
    const tall = (wide * height) / width;
    this.touched = 0;
    this.set(x + w / 2 - wide / 2, y + h / 2 - tall / 2, wide, tall);
  }

  private set(x: number, y: number, w: number, h: number): void {
    const [wx, wy, ww, wh] = this.whole;
    this.w = w;
    this.h = h;
    this.x = w >= ww ? wx + (ww - w) / 2 : Math.min(Math.max(x, wx), wx + ww - w);
    this.y = h >= wh ? wy + (wh - h) / 2 : Math.min(Math.max(y, wy), wy + wh - h);
  }

  private point(event: { clientX: number; clientY: number }, svg: SVGSVGElement): DOMPoint {
    return new DOMPoint(event.clientX, event.clientY).matrixTransform(svg.getScreenCTM()?.inverse());
  }

  wheel(event: WheelEvent, svg: SVGSVGElement): void {
    if (!event.ctrlKey && !event.metaKey && !this.zoomed && event.deltaY > 0) return;
    event.preventDefault();
    this.touched = Date.now();
    const at = this.point(event, svg);
    this.by(Math.exp(-event.deltaY * 0.0016), at.x, at.y);
  }

  down(event: PointerEvent): void {
    this.fingers.set(event.pointerId, { x: event.clientX, y: event.clientY });
    if (this.fingers.size === 1) this.moved = false;
  }

  move(event: PointerEvent, svg: SVGSVGElement): void {
    const before = this.fingers.get(event.pointerId);
    if (!before) return;
    const now = { x: event.clientX, y: event.clientY };
    const others = [...this.fingers].filter(([id]) => id !== event.pointerId).map(([, finger]) => finger);
    const unit = this.w / svg.getBoundingClientRect().width;
    if (others.length) {
      const [other] = others;
      const far = (finger: { x: number; y: number }) => Math.hypot(finger.x - other.x, finger.y - other.y);
      const at = this.point({ clientX: (now.x + other.x) / 2, clientY: (now.y + other.y) / 2 }, svg);
      this.by(far(now) / Math.max(1, far(before)), at.x, at.y);
      this.moved = true;
      this.touched = Date.now();
    } else {
      if (!this.moved && Math.hypot(now.x - before.x, now.y - before.y) < 6) return;
      if (!this.zoomed) return;
      this.moved = true;
      this.touched = Date.now();
      this.set(this.x - (now.x - before.x) * unit, this.y - (now.y - before.y) * unit, this.w, this.h);
    }
    this.fingers.set(event.pointerId, now);
  }

  up(event: PointerEvent): void {
    this.fingers.delete(event.pointerId);
    if (this.moved) setTimeout(() => (this.moved = false), 0);
  }

  /** Bring a focused thing into sight. */
  reveal(element: SVGElement, svg: SVGSVGElement): void {
    if (!this.zoomed) return;
    const box = element.getBoundingClientRect();
    const frame = svg.getBoundingClientRect();
    if (box.left >= frame.left && box.right <= frame.right && box.top >= frame.top && box.bottom <= frame.bottom)
      return;
    const at = this.point({ clientX: box.x + box.width / 2, clientY: box.y + box.height / 2 }, svg);
    this.set(at.x - this.w / 2, at.y - this.h / 2, this.w, this.h);
  }
}
