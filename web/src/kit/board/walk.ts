/** Arrow keys walk from one focusable thing of a board to its neighbour; a thing marks itself with `data-stop`. */

import type { PanZoom } from "./panzoom.svelte";

const WAYS: Record<string, [number, number]> = {
  ArrowLeft: [-1, 0],
  ArrowRight: [1, 0],
  ArrowUp: [0, -1],
  ArrowDown: [0, 1],
};

function centre(element: Element): [number, number] {
  const box = element.getBoundingClientRect();
  return [box.x + box.width / 2, box.y + box.height / 2];
}

export function walk(event: KeyboardEvent, zoom: PanZoom): void {
  const way = WAYS[event.key];
  const from = (event.target as Element).closest("[data-stop]");
  if (!way || !from || !zoom.svg) return;
  event.preventDefault();
  const [x, y] = centre(from);
  let best: { element: SVGElement; cost: number } | null = null;
  for (const element of zoom.svg.querySelectorAll<SVGElement>("[data-stop]")) {
    if (element === from) continue;
    const [ex, ey] = centre(element);
    const along = (ex - x) * way[0] + (ey - y) * way[1];
    const across = Math.abs((ex - x) * way[1]) + Math.abs((ey - y) * way[0]);
    if (along <= 2 || across > along * 2.2) continue;
    const cost = along + across * 1.6;
    if (!best || cost < best.cost) best = { element, cost };
  }
  best?.element.focus();
  if (best) zoom.reveal(best.element);
}
