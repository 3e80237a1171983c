/** Pieces travel from where they were to where they are. An element marks itself:
 *
 * - `data-piece="pile:15"` is a thing that moves, `data-owner="seat:2"` where it comes from when new and goes when gone;
 * - `data-home="seat:2"` is such a place; the last one in sight counts, so that one's own side comes before the strip;
 * - `data-spot="sector:karst"` is only a place.
 *
 * Motion is short and ends at once on a click or a key; without it the states simply change. */

import { untrack } from "svelte";
import { zoomOf } from "./place";
import { settings } from "./settings.svelte";

/** Something seen going from one marked place to another: the glyph drawn, and the two places. */
export interface Flight {
  glyph: string;
  from: string;
  to: string;
}

interface Seen {
  box: DOMRect;
  element: Element;
  owner: string | null;
}

const LASTS = 320;
const APART = 40;
const LONGEST = 600;
const MOST = 12;
const EASE = "cubic-bezier(.2, .8, .25, 1)";

const running = new Set<Animation>();

function skip(): void {
  for (const each of [...running]) each.finish();
}
addEventListener("pointerdown", skip, true);
addEventListener("keydown", skip, true);

export function still(): boolean {
  return !settings.motion || matchMedia("(prefers-reduced-motion: reduce)").matches;
}

/** Whether what others do is shown step by step. */
export function paced(): boolean {
  return settings.speed > 0 && !still();
}

function places(root: Element): Map<string, Seen> {
  const found = new Map<string, Seen>();
  for (const element of root.querySelectorAll<HTMLElement | SVGElement>("[data-piece], [data-spot]")) {
    const box = element.getBoundingClientRect();
    if (box.width)
      found.set(element.dataset.piece ?? element.dataset.spot ?? "", {
        box,
        element,
        owner: element.dataset.owner ?? null,
      });
  }
  return found;
}

function home(root: Element, name: string | null): DOMRect | null {
  const boxes = name
    ? [...root.querySelectorAll(`[data-home="${name}"]`)].map((element) => element.getBoundingClientRect())
    : [];
  return boxes.filter((box) => box.width).at(-1) ?? null;
}

const centre = (box: DOMRect): [number, number] => [box.x + box.width / 2, box.y + box.height / 2];

function run(element: Element, frames: Keyframe[], nth: number, done?: () => void): void {
  const options: KeyframeAnimationOptions = {
    duration: LASTS,
    delay: Math.min(nth * APART, LONGEST - LASTS),
    easing: EASE,
    fill: "backwards",
    composite: "add",
  };
  const animation = element.animate(frames, options);
  running.add(animation);
  void animation.finished
    .catch(() => undefined)
    .then(() => {
      running.delete(animation);
      done?.();
    });
}

/** In one arc; the drawing of a board has units of its own, and what is enlarged as well. */
function arc(element: Element, from: DOMRect, to: DOMRect, back: boolean, nth: number, done?: () => void): void {
  const unit = element instanceof SVGElement ? (element.ownerSVGElement?.getScreenCTM()?.a ?? 1) : zoomOf(element);
  const [fx, fy] = centre(from);
  const [tx, ty] = centre(to);
  const [dx, dy] = [(tx - fx) / unit, (ty - fy) / unit];
  const lift = Math.min(46, Math.hypot(dx, dy) / 5);
  const there = { transform: `translate(${dx}px, ${dy}px)`, opacity: done ? 0.2 : 1 };
  const half = { transform: `translate(${dx / 2}px, ${dy / 2 - lift}px)` };
  const here = { transform: "translate(0px, 0px)", opacity: 1 };
  run(element, back ? [there, half, here] : [here, half, there], nth, done);
}

function ghost(glyph: string, from: DOMRect): SVGSVGElement {
  const svg = document.createElementNS("http://www.w3.org/2000/svg", "svg");
  const use = document.createElementNS("http://www.w3.org/2000/svg", "use");
  use.setAttribute("href", `#${glyph}`);
  svg.append(use);
  svg.setAttribute("class", "ghost");
  svg.setAttribute("aria-hidden", "true");
  const [x, y] = centre(from);
  svg.style.left = `${x - 15}px`;
  svg.style.top = `${y - 15}px`;
  return svg;
}

function play(root: Element, before: Map<string, Seen>, flights: Flight[]): void {
  const after = places(root);
  let nth = 0;
  for (const [name, now] of after) {
    if (!("piece" in (now.element as HTMLElement).dataset) || nth >= MOST) continue;
    const then = before.get(name)?.box ?? home(root, now.owner);
    if (!then || Math.hypot(then.x - now.box.x, then.y - now.box.y) < 3) continue;
    if (before.has(name) || now.owner) arc(now.element, now.box, then, true, nth++);
  }
  for (const [name, was] of before) {
    const to = home(root, was.owner);
    if (after.has(name) || !("piece" in (was.element as HTMLElement).dataset) || !to || nth >= MOST) continue;
    const layer = was.element instanceof SVGElement ? root.querySelector(".board") : null;
    if (!layer) continue;
    const copy = was.element.cloneNode(true) as SVGElement;
    for (const each of [copy, ...copy.querySelectorAll("*")])
      for (const name of ["data-piece", "data-owner", "data-stop", "data-spot", "tabindex", "role", "aria-label"])
        each.removeAttribute(name);
    copy.setAttribute("aria-hidden", "true");
    copy.style.pointerEvents = "none";
    layer.append(copy);
    arc(copy, was.box, to, false, nth++, () => copy.remove());
  }
  for (const flight of flights.slice(-MOST)) {
    const from = before.get(flight.from)?.box ?? home(root, flight.from);
    const to = after.get(flight.to)?.box ?? home(root, flight.to);
    if (!from || !to || nth >= MOST) continue;
    const mark = ghost(flight.glyph, from);
    root.append(mark);
    arc(mark, from, to, false, nth++, () => mark.remove());
  }
}

/** From an effect of the page: whenever `watch` changes, what moved in `root` moves. */
export function travel(watch: () => unknown, root: () => Element | null | undefined, flights: () => Flight[]): void {
  let before: Map<string, Seen> | null = null;
  $effect.pre(() => {
    watch();
    const under = untrack(root);
    skip();
    before = under && !still() ? places(under) : null;
  });
  $effect(() => {
    watch();
    const under = untrack(root);
    if (under && before?.size) play(under, before, untrack(flights));
    before = null;
  });
}
