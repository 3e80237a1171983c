import { tick } from "svelte";
import type { PanZoom } from "./panzoom.svelte";

/** One stop of a board for the tabulator: what a lesson points at among what may be chosen, what may be chosen, else where
 * one was; arrows walk from there. `changes` reads whatever may move it. */
export function oneStop(zoom: PanZoom, changes: () => unknown): void {
  let last: Element | null = null;
  const drawn = $derived(zoom.wide > 0);
  function settle(): void {
    const stops = [...(zoom.svg?.querySelectorAll<SVGElement>("[data-stop]") ?? [])];
    const lit = stops.filter((each) => each.classList.contains("is-legal"));
    const here = stops.find((each) => each === last && (!lit.length || lit.includes(each)));
    const stop = here ?? lit.find((each) => each.classList.contains("is-traced")) ?? lit[0] ?? stops[0];
    for (const each of stops) each.setAttribute("tabindex", each === stop ? "0" : "-1");
  }
  $effect(() => {
    void [drawn, changes()];
    void tick().then(settle);
  });
  $effect(() => {
    function focused(event: FocusEvent): void {
      const stop = (event.target as Element).closest(".board [data-stop]");
      if (!stop || stop === last) return;
      last = stop;
      settle();
    }
    document.addEventListener("focusin", focused);
    return () => document.removeEventListener("focusin", focused);
  });
}
