/** Where something is in the window, in the units of its own style: on the big screen these are larger than the window's. */
export function boxOf(thing: Element): DOMRect {
  const { x, y, width, height } = thing.getBoundingClientRect();
  const zoom = zoomOf(thing);
  return new DOMRect(x / zoom, y / zoom, width / zoom, height / zoom);
}

export const zoomOf = (thing: Element): number => thing.currentCSSZoom ?? 1; // older browsers do not say

/** Lay a box beside something, in sight: right or left of it, else above or below. */
export function placeBeside(box: HTMLElement, spot: DOMRect): void {
  const { width, height } = box.getBoundingClientRect();
  const [w, h] = [innerWidth, innerHeight];
  const right = spot.right + 10 + width <= w;
  const left = spot.left - 10 - width >= 0;
  const x = right ? spot.right + 10 : left ? spot.left - 10 - width : (w - width) / 2;
  const above = spot.top - 10 - height >= 8;
  const y = right || left ? spot.top : above ? spot.top - 10 - height : spot.bottom + 10;
  box.style.left = `${Math.max(8, Math.min(x, w - width - 8))}px`;
  box.style.top = `${Math.max(8, Math.min(y, h - height - 8))}px`;
}
