import { createRawSnippet } from "svelte";
import { render } from "svelte/server";
import { expect, test } from "vitest";
import type { Desk, Option } from "../../lib/desk.svelte";
import Card from "./Card.svelte";
import Hand from "./Hand.svelte";
import type { CardProps, Fact, Track } from "./pieces";
import Rail from "./Rail.svelte";
import SeatFacts from "./SeatFacts.svelte";
import Tracks from "./Tracks.svelte";

const bare = {
  several: () => false,
  lit: new Set(),
  litBeside: new Set(),
  recent: new Set(),
  traced: [],
  options: [],
  isChosen: () => false,
  shaken: null,
  decision: null,
  view: null,
  card: null,
  ui: {},
  speech: { lang: "en" },
  token: (seat: number) => seat + 1,
  call: (seat: number) => `n° ${seat + 1}`,
  isPicked: () => false,
  taught: () => false,
};
const desk = (more: object = {}) => ({ ...bare, ...more }) as unknown as Desk;
const face = {
  name: "Vampiric blow",
  icon: "n-zone",
  band: "Assault",
  cost: { n: 1, says: "costs 1" },
  kind: "assault",
  text: [{ says: "Deal 3." }, { head: "Then", says: "heal 1." }],
};
const card: CardProps = { target: "card:B12", face };
const children = createRawSnippet(() => ({ render: () => "<i></i>" }));

function drawn(more: object = {}, props: object = {}): string {
  return render(Card, { props: { desk: desk(more), ...card, ...props } }).body;
}
const button = (body: string) => (/<button[^>]*>/u.exec(body) ?? [""])[0];

test("a card says its name, what it costs and what it does, and what it is about", () => {
  const body = drawn();
  for (const part of ["Vampiric blow", 'aria-label="costs 1"', "Deal 3.", "<b>Then.</b>", 'data-about="card:B12"'])
    expect(body).toContain(part);
  expect(button(body)).not.toContain("aria-pressed");
});

test.each([
  [{ lit: new Set(["card:B12"]) }, {}, "pcard is-legal", 'aria-pressed="false"'],
  [
    { lit: new Set(["card:B12"]), isChosen: (target: string) => target === "card:B12" },
    {},
    "pcard is-legal is-selected",
    'aria-pressed="true"',
  ],
  [{ litBeside: new Set(["card:B12"]) }, {}, "pcard is-beside", "data-about"],
  [{ traced: ["card:B12"] }, { class: "foe" }, "pcard foe is-traced", "data-about"],
  [{}, { down: true }, "pcard is-down", "data-about"],
  [{}, { legal: true, picked: true }, "pcard is-legal is-selected", 'aria-pressed="true"'],
])("a card shows its state: %o %o", (more, props, classes, also) => {
  expect(button(drawn(more, props))).toContain(`class="${classes}"`);
  expect(button(drawn(more, props))).toContain(also);
});

test("a card that cannot be chosen says why, also where it is drawn without words", () => {
  expect(drawn({}, { off: "too dear" })).toMatch(/class="pcard is-off"[\s\S]*class="sr">too dear/u);
  const small = button(drawn({}, { off: "used", label: "Karst, level 1", children }));
  expect(small).toContain('aria-label="Karst, level 1. used"');
});

test("a card that is offered as a choice has its number", () => {
  const option = { choice: ["take", "B12"], n: 3 } as unknown as Option;
  expect(drawn({}, { option })).toMatch(/is-legal[\s\S]*<kbd class="num">3<\/kbd>/u);
});

function stops(lit: string[], cards = ["a", "b", "c"]): string[] {
  const props = { desk: desk({ lit: new Set(lit) }), cards: cards.map((target) => ({ target, face })), label: "Hand" };
  return [...render(Hand, { props }).body.matchAll(/tabindex="(-?\d)"/gu)].map(([, n]) => n);
}

test("a hand is one stop for the tabulator: its first card, or the first that may be played", () => {
  expect(stops([])).toEqual(["0", "-1", "-1"]);
  expect(stops(["b", "c"])).toEqual(["-1", "0", "-1"]);
});

test("an empty hand says so, and a hand has a name", () => {
  const { body } = render(Hand, { props: { desk: desk(), cards: [], label: "Your hand", empty: "nothing" } });
  expect(body).toContain('aria-label="Your hand"');
  expect(body).toContain("nothing");
});

const age: Track = {
  name: "Age",
  now: "Age II of III",
  cells: [{ n: "I" }, { n: "II", about: "age:2" }, { n: "III", under: "end", kind: "last", target: "age:3" }],
  on: 1,
};

test("a track shows how far it has come, what its cells say, and which may be touched", () => {
  const draw = (more: object) => render(Tracks, { props: { desk: desk(more), tracks: [age] } }).body;
  expect(draw({})).toMatch(/class="past"[\s\S]*class="on" data-about="age:2"[\s\S]*class="last"/u);
  expect(draw({})).not.toContain("<button");
  const lit = draw({ lit: new Set(["age:3"]), options: [{ target: "age:3", text: "end the game" }] });
  expect(button(lit)).toContain('aria-label="end the game"');
});

test("tracks side by side say who stands where, and where nobody does", () => {
  const tracks: Track[] = [
    { ...age, on: undefined, seats: [{ seat: 0, cell: 1 }] },
    { ...age, name: "Well", marks: [{ cell: 2, icon: "well", says: "the Well" }] },
  ];
  const props = { desk: desk(), tracks, upright: { cells: "step", label: "Tracks" }, free: "free" };
  const { body } = render(Tracks, { props });
  expect(body.match(/<td/gu)).toHaveLength(6);
  expect(body.match(/>free</gu)).toHaveLength(4);
  expect(body).toContain("n° 1");
  expect(body).toContain('aria-label="the Well"');
});

function counters(values: number[]): [number, number][] {
  const props = {
    desk: desk(),
    name: "VP",
    about: "vp",
    at: (n: number): [number, number] => [n * 100, 50],
    last: 10,
    values: values.map((n, seat) => ({ seat, n })),
  };
  const { body } = render(Rail, { props });
  expect(body).toContain(`aria-label="VP: ${values.map((n, seat) => `n° ${seat + 1} ${n}`).join(", ")}"`);
  return [...body.matchAll(/<use[^>]*translate\(([-\d.]+) ([-\d.]+)\)/gu)].map(([, x, y]) => [Number(x), Number(y)]);
}

test("seats with as many points stand side by side, four in two rows, none below the start", () => {
  expect(counters([3, 5])).toEqual([
    [300, 50],
    [500, 50],
  ]);
  expect(counters([2, 2]).map(([x]) => x)).toEqual([188.5, 211.5]);
  expect(counters([0, -1, 0, 0]).map(([, y]) => y)).toEqual([50, 50, 30, 30]);
});

test("the facts of a seat are said in words and counted in figures; of so many, drawn", () => {
  const facts: Fact[] = [
    { about: "cards", icon: "cards", n: 5, says: "5 cards in hand", folds: true },
    { about: "plays", n: 1, of: 2, says: "1 play left of 2" },
  ];
  const { body } = render(SeatFacts, { props: { facts } });
  expect(body).toMatch(/class="fact folds" role="img" aria-label="5 cards in hand" data-about="cards"/u);
  expect(body).toContain("<b>5</b>");
  expect(body.match(/<i/gu)).toHaveLength(2);
  expect(body.match(/class="spent"/gu)).toHaveLength(1);
});
