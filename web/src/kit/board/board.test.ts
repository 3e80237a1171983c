import { createRawSnippet } from "svelte";
import { render } from "svelte/server";
import { expect, test } from "vitest";
import type { Desk } from "../../lib/desk.svelte";
import Bid from "./Bid.svelte";
import { fitting } from "./labels.svelte";
import { PanZoom } from "./panzoom.svelte";
import Scene from "./scene.test.svelte";
import Steps from "./Steps.svelte";

const bare = {
  several: () => false,
  lit: new Set(),
  recent: new Set(),
  traced: [],
  isChosen: () => false,
  shaken: null,
};
const children = createRawSnippet(() => ({ render: () => "<path></path>" }));

function spot(desk: object, props: object = {}): string {
  const told = { target: "sector:karst", label: "Karst", class: "sector", place: "sector:karst", children, ...props };
  const { body } = render(Scene, { props: { desk: { ...bare, ...desk } as unknown as Desk, spot: told } });
  return (/<g [^>]*>/u.exec(body) ?? [""])[0];
}

test("a spot is a button that says its name and what it is about", () => {
  const drawn = spot({});
  for (const part of [
    'role="button"',
    'tabindex="0"',
    'aria-label="Karst"',
    'data-about="sector:karst"',
    'data-target="sector:karst"',
    'data-spot="sector:karst"',
    "data-stop",
    'class="sector"',
  ])
    expect(drawn).toContain(part);
  expect(drawn).not.toContain("aria-pressed");
});

test.each([
  [{ lit: new Set(["sector:karst"]) }, "sector is-legal", 'aria-pressed="false"'],
  [
    { lit: new Set(["sector:karst"]), isChosen: (target: string) => target === "sector:karst" },
    "sector is-legal is-selected",
    'aria-pressed="true"',
  ],
  [{ traced: ["sector:karst"] }, "sector is-traced", "Karst"],
  [{ recent: new Set(["sector:karst"]) }, "sector is-recent", "Karst"],
  [{ shaken: "sector:karst" }, "sector shake", "Karst"],
])("a spot shows its state: %o", (desk, classes, also) => {
  expect(spot(desk)).toContain(`class="${classes}"`);
  expect(spot(desk)).toContain(also);
});

test("a passive spot is a button only while it may be chosen", () => {
  expect(spot({}, { passive: true })).toContain('aria-hidden="true"');
  expect(spot({}, { passive: true })).not.toContain("role");
  expect(spot({ lit: new Set(["sector:karst"]) }, { passive: true })).toContain('role="button"');
});

test("a spot may stand for another, and a board may know better what is lit", () => {
  expect(spot({}, { act: "pawn:3:1" })).toContain('data-about="pawn:3:1"');
  expect(spot({}, { legal: true, picked: true, off: true })).toContain('class="sector is-off is-legal is-selected"');
});

test("a stage names its board, shows it whole, and offers to show what is lit only when something is", () => {
  const frame = (lit: string[], fixed = false) =>
    render(Scene, { props: { desk: { ...bare, lit: new Set(lit) } as unknown as Desk, fixed } }).body;
  expect(frame([])).toContain('viewBox="0 0 1000 650"');
  expect(frame([])).toContain('aria-label="Prague"');
  expect(frame([]).match(/<button[^>]* disabled/gu)).toHaveLength(1);
  expect(frame(["x"]).match(/<button[^>]* disabled/gu)).toBeNull();
  expect(frame([], true)).not.toContain("<button");
});

function zoomed(wide: number, high: number): PanZoom {
  const zoom = new PanZoom([0, 0, 1000, 650]);
  [zoom.wide, zoom.high] = [wide, high];
  return zoom;
}

test("the whole board is in sight until somebody comes closer, and never more than it", () => {
  const zoom = zoomed(390, 400);
  expect([zoom.box, zoom.zoomed, zoom.scale]).toEqual(["0 0 1000 650", false, 0.39]);
  zoom.by(2);
  expect([zoom.w, zoom.h, zoom.x, zoom.y, zoom.zoomed]).toEqual([500, 325, 250, 162.5, true]);
  zoom.by(0.1);
  expect(zoom.box).toBe("0 0 1000 650");
  zoom.by(100);
  expect(zoom.w).toBe(250);
});

test("a part is framed as large as the screen allows, inside the board", () => {
  const zoom = zoomed(400, 400);
  zoom.frame([900, 300, 80, 60], 300);
  expect([zoom.w, zoom.h]).toEqual([300, 300]);
  expect([zoom.x, zoom.y]).toEqual([700, 180]);
  zoom.frame([0, 0, 900, 640], 300);
  expect([zoom.w, zoom.zoomed]).toEqual([900, true]);
  zoom.frame([0, 0, 1000, 650]);
  expect(zoom.box).toBe("0 0 1000 650");
});

function steps(value: number, wanted: number[] = []): string[] {
  const props = { value, least: 0, most: 3, wanted, of: "soldiers", children };
  return render(Steps, { props }).body.match(/<button[^>]*>/gu) ?? [];
}

test("a step beyond the bounds is off", () => {
  const off = (value: number) => steps(value).map((each) => each.includes('aria-disabled="true"'));
  expect(off(0)).toEqual([true, false]);
  expect(off(2)).toEqual([false, false]);
  expect(off(3)).toEqual([false, true]);
});

test("a lesson points at the step towards its answer", () => {
  const pointed = (value: number) => steps(value, [2]).map((each) => each.includes("data-taught"));
  expect(pointed(0)).toEqual([false, true]);
  expect(pointed(3)).toEqual([true, false]);
  expect(pointed(2)).toEqual([false, false]);
});

test("a bid is sent only between its bounds, and a lesson lights its button at the right number", () => {
  const sealed = (value: number) => {
    const desk = { ...bare, goal: [["bid", 3]], question: "How much?" } as unknown as Desk;
    const { body } = render(Bid, { props: { desk, verb: "bid", value, most: 4, unit: "PP", seal: "Seal" } });
    return (/<button class="btn[^>]*>/u.exec(body) ?? [""])[0];
  };
  expect(sealed(0)).not.toMatch(/disabled="true"|taught/u);
  expect(sealed(3)).toContain("data-taught");
  expect(sealed(5)).toContain('aria-disabled="true"');
  expect(sealed(1.5)).toContain('aria-disabled="true"');
});

test("names that would cover one named before are left out", () => {
  const name = (id: string, x: number, y: number) => ({ id, x, y, w: 40, h: 10 });
  const shown = fitting([name("a", 0, 0), name("b", 30, 5), name("c", 45, 0), name("d", 30, 12)]);
  expect([...shown.keys()]).toEqual(["a", "c", "d"]);
  expect(fitting([name("a", 0, 0), name("b", 40, 0), name("c", 0, 10)]).size).toBe(3);
});

test("a name goes up or down from under a piece, not onto another name, and stays where there is no room", () => {
  const name = (id: string, y: number) => ({ id, x: 0, y, w: 40, h: 10 });
  const piece = (y: number) => ({ x: 5, y, w: 12, h: 12 });
  expect(fitting([name("a", 0)], [piece(4)]).get("a")).toBe(-9);
  expect(fitting([name("above", -14), name("a", 0)], [piece(-3)]).get("a")).toBe(9);
  expect(fitting([name("a", 0)], [-18, -9, 0, 9, 18].map(piece)).get("a")).toBe(0);
});
