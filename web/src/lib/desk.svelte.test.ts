import { afterEach, beforeEach, expect, test, vi } from "vitest";
import type { GameUI } from "../games/ui";
import type { Choice, Past, State } from "./api.gen";
import { Desk, type Option } from "./desk.svelte";
import { settings } from "./settings.svelte";
import type { Speech } from "./speech";
import type { TableStore } from "./table.svelte";

vi.mock("./settings.svelte", () => ({ settings: { confirm: true } }));

class Server {
  id = "t";
  seat: number | null = 0;
  seats = [];
  busy = false;
  refusal: unknown = null;
  told = new Map();
  questions = new Map();
  states = new Map<number | null, State>();
  sent: Choice[] = [];
  looks: { at: number; answer: (past: Past | null | undefined) => void }[] = [];
  refuses = false;
  unsure: unknown = null;
  /** What can be taken back. */
  light: Choice[] = [];
  choose = (choice: Choice, sure = true) => {
    this.unsure = null;
    if (!sure && !this.light.includes(choice)) {
      this.unsure = { why: "unsure-hand" };
      return Promise.resolve(false);
    }
    this.sent.push(choice);
    if (this.refuses) this.refusal = { why: "no" };
    return Promise.resolve(!this.refuses);
  };
  look = (_seat: number | null, at: number) =>
    new Promise<Past | null | undefined>((answer) => this.looks.push({ at, answer }));
}

const ui = {
  id: "toy",
  token: () => 1,
  grammar: {},
  target: ([verb, where]: Choice) => (verb === "pass" ? null : `zone:${where}`),
  meant: (target: string) => (target.startsWith("in:") ? ["march", target.slice(3)] : ["march", target.slice(5)]),
} as unknown as GameUI;
const speech = { lang: "fr", choice: () => null, seat: String } as unknown as Speech;

let server: Server;
let desk: Desk;
const choices = (...offered: Choice[]) => ({ ask: "go", choices: offered, say: { fr: offered.map(String) } });
function shows(more: object, at = 4): void {
  server.states = new Map([[0, { seat: 0, at, view: {}, events: [], ...more } as unknown as State]]);
  desk = new Desk(server as unknown as TableStore, ui, () => speech);
}
const MARCH: Choice = ["march", "rhone"];
const FORCE: Choice = ["force", "rhone"];
const WEST: Choice = ["march", "west"];
beforeEach(() => {
  vi.useFakeTimers();
  server = new Server();
  shows({ decision: choices(MARCH, FORCE, WEST) });
});
afterEach(() => vi.useRealTimers());
const which = () => desk.which?.options.map(({ choice }: Option) => choice);

test("a touch that could mean several choices takes none of them, however often: it asks which", async () => {
  await desk.touch("zone:rhone");
  expect(which()).toEqual([MARCH, FORCE]);
  expect(desk.picked).toBeNull();
  await desk.touch("zone:rhone");
  expect(desk.which).toBeNull();
  await desk.touch("zone:rhone");
  await desk.touch("zone:rhone");
  expect(server.sent).toEqual([]);
});

test("of several choices the one that is said at the thing is sent: it is not asked about again", async () => {
  await desk.touch("zone:rhone");
  await desk.mean(desk.which?.options[1] as Option);
  expect(server.sent).toEqual([FORCE]);
  expect(desk.which).toBeNull();
  expect(desk.picked).toBeNull();
});

test("what means one choice is picked by a touch and sent by the second", async () => {
  await desk.touch("zone:west");
  expect(desk.picked).toEqual(WEST);
  await desk.touch("zone:west");
  expect(server.sent).toEqual([WEST]);
});

test("what can be taken back is sent by the first touch", async () => {
  server.light = [WEST];
  await desk.touch("zone:west");
  expect(server.sent).toEqual([WEST]);
  expect(desk.picked).toBeNull();
});

test("whoever wants no questions is asked none", async () => {
  settings.confirm = false;
  await desk.touch("zone:west");
  expect(server.sent).toEqual([WEST]);
  settings.confirm = true;
});

test("a touch of a piece that stands for what is offered sends nothing either", async () => {
  await desk.touch("in:rhone");
  expect(which()).toEqual([MARCH, FORCE]);
  await desk.touch("in:west");
  expect(desk.picked).toEqual(WEST);
  expect(server.sent).toEqual([]);
});

test("what is offered beside the question is asked for with it, and a press picks it", async () => {
  shows({ decision: choices(MARCH), beside: choices(FORCE) });
  await desk.touch("zone:rhone");
  expect(which()).toEqual([MARCH, FORCE]);
  await desk.mean(desk.which?.options[1] as Option);
  expect(desk.picked).toEqual(FORCE);
  expect(server.sent).toEqual([]);
});

test("only a refusal shakes what was touched", async () => {
  server.choose = () => Promise.resolve(false); // the question went while an answer was under way
  await desk.touch("zone:nowhere");
  expect(desk.shaken).toBeNull();
  server.choose = (choice) => ((server.refusal = { why: "no", choice }), Promise.resolve(false));
  await desk.touch("zone:nowhere");
  expect(desk.shaken).toBe("zone:nowhere");
});

test("a new question forgets what an old touch asked", async () => {
  await desk.touch("zone:rhone");
  desk.settle();
  expect(desk.which).toBeNull();
});

test("what others do leaves what was picked while it is offered", () => {
  shows({ decision: choices(MARCH, FORCE) });
  desk.picked = FORCE;
  desk.forget();
  expect(desk.picked).toEqual(FORCE);
  shows({ decision: choices(MARCH) });
  desk.forget();
  expect(desk.picked).toBeNull();
});

test("nobody is asked anything during a pause", async () => {
  shows({ decision: choices(MARCH), beside: choices(FORCE), paused: true });
  expect([desk.decision, desk.options, desk.beside, desk.paused]).toEqual([null, [], [], true]);
  await desk.touch("zone:rhone");
  expect(server.sent).toEqual([]);
});

test("touches and keys go to the latest who wants them, and whoever lets go leaves the others theirs", async () => {
  const heard: string[] = [];
  const first = desk.takeTouches((target) => !!heard.push(`first ${target}`));
  const second = desk.takeTouches((target) => target === "zone:west" && !!heard.push(`second ${target}`));
  await desk.touch("zone:west");
  await desk.touch("zone:rhone");
  first();
  await desk.touch("zone:west");
  second();
  await desk.touch("zone:west");
  expect(heard).toEqual(["second zone:west", "first zone:rhone", "second zone:west"]);
  expect(desk.picked).toEqual(WEST);
});

test("what a board keeps for itself is of one table", () => {
  class Notes {
    n = 0;
  }
  desk.own(Notes).n = 3;
  expect(desk.own(Notes).n).toBe(3);
  shows({});
  expect(desk.own(Notes).n).toBe(0);
});

const past = (at: number): Past => ({ type: "past", at, shared: at, view: { at }, events: at }) as unknown as Past;

test("three quick steps back are three", async () => {
  shows({}, 238);
  for (let n = 0; n < 3; n++) void desk.step(-1);
  expect(server.looks.map(({ at }) => at)).toEqual([237, 236, 235]);
  server.looks[2].answer(past(235));
  await vi.advanceTimersByTimeAsync(0);
  expect(desk.past?.at).toBe(235);
  server.looks[0].answer(past(237)); // late, and no longer wanted
  await vi.advanceTimersByTimeAsync(0);
  expect(desk.past?.at).toBe(235);
  void desk.step(1);
  expect(server.looks[3].at).toBe(236);
});

test("a server without an answer leaves the reader where they are", async () => {
  shows({}, 20);
  void desk.step(-1);
  server.looks[0].answer(past(19));
  await vi.advanceTimersByTimeAsync(0);
  void desk.step(-1);
  server.looks[1].answer(undefined);
  await vi.advanceTimersByTimeAsync(0);
  expect(desk.past?.at).toBe(19);
  void desk.step(-1);
  expect(server.looks[2].at).toBe(18);
});

test("back at the table, a late answer does not take the reader away again", async () => {
  shows({}, 20);
  void desk.step(-1);
  desk.present();
  server.looks[0].answer(past(19));
  await vi.advanceTimersByTimeAsync(0);
  expect(desk.past).toBeNull();
  void desk.lookAtEvent(3);
  void desk.step(-1);
  server.looks[2].answer(past(19));
  server.looks[1].answer(past(10));
  await vi.advanceTimersByTimeAsync(0);
  expect(desk.past?.at).toBe(19);
  expect(server.looks.length).toBe(3); // the search has been given up
});

test("what one seat saw is not shown to the next one at the same screen", async () => {
  shows({}, 20);
  void desk.step(-1);
  server.seat = 1;
  server.looks[0].answer(past(19));
  await vi.advanceTimersByTimeAsync(0);
  expect(desk.past).toBeNull();
});

test("a number of two digits is a key too: the first waits for the second only where one may follow", async () => {
  const rows = Array.from({ length: 13 }, (_, i): Choice => ["pass", i]);
  shows({ decision: choices(...rows) });
  server.light = rows;
  desk.digit("4");
  await vi.advanceTimersByTimeAsync(0);
  expect(server.sent).toEqual([rows[3]]);
  desk.digit("1");
  await vi.advanceTimersByTimeAsync(0);
  expect(server.sent.length).toBe(1);
  desk.digit("2");
  await vi.advanceTimersByTimeAsync(0);
  expect(server.sent.at(-1)).toEqual(rows[11]);
  desk.digit("1");
  await vi.advanceTimersByTimeAsync(1000);
  expect(server.sent.at(-1)).toEqual(rows[0]);
  expect(desk.digit("0")).toBe(false); // a zero begins none
});

test("rows that a control numbers itself come first, then what stands beside the question", async () => {
  shows({ decision: choices(["pass", 1], ["pass", 2]), beside: { choices: [FORCE], say: {}, domains: [] } });
  const pressed: number[] = [];
  const away = desk.number([1, 2, 3].map((n) => () => pressed.push(n)));
  desk.digit("3");
  expect([pressed, desk.beside[0].n]).toEqual([[3], 4]);
  desk.digit("4");
  await vi.advanceTimersByTimeAsync(0);
  expect(desk.picked).toEqual(FORCE);
  away();
  expect(desk.beside[0].n).toBe(3);
});
