import { afterEach, beforeEach, expect, test, vi } from "vitest";
import type { State, ToClient, ToServer, Welcome } from "./api.gen";
import { TableStore } from "./table.svelte";

class Wire {
  static all: Wire[] = [];
  readyState = 0;
  sent: ToServer[] = [];
  onopen: (() => void) | null = null;
  onmessage: ((message: { data: string }) => void) | null = null;
  onclose: (() => void) | null = null;
  constructor() {
    Wire.all.push(this);
  }
  open(): void {
    this.readyState = 1;
    this.onopen?.();
  }
  send(text: string): void {
    this.sent.push(JSON.parse(text) as ToServer);
  }
  close(): void {
    this.readyState = 3;
    this.onclose?.();
  }
  tell(message: ToClient): void {
    this.onmessage?.({ data: JSON.stringify(message) });
  }
}

const welcome = (you: number[], hotseat = false): Welcome => ({
  type: "welcome",
  protocol: 1,
  version: "0",
  table: "t",
  game: "toy",
  title: "Toy",
  options: {},
  seats: [],
  you,
  hotseat,
  maker: true,
  deal: {
    by: "server",
    stage: "dealt",
    commitment: null,
    shares: [],
    silent: [],
    due: null,
    fork: false,
    file: false,
    studied: [],
  },
  names: {},
  chat: [],
});
const state = (seat: number, at: number, since: number, keys: string[], asked = false): State => ({
  type: "state",
  at,
  shared: at,
  seat,
  view: {},
  waiting: [],
  undo: false,
  kept: null,
  over: false,
  result: null,
  paused: false,
  moved: 0,
  since,
  beside: null,
  decision: asked
    ? {
        seat,
        rule: "T-1",
        ask: "go",
        mode: "alone",
        choices: [["go"]],
        domain: null,
        default: null,
        about: {},
        question: {},
        say: {},
      }
    : null,
  events: keys.map((key) => ({ rule: "T-1", key })),
  alone: keys.flatMap((key, n) => (key.startsWith("only") ? [since + n] : [])),
});

beforeEach(() => {
  Wire.all = [];
  vi.useFakeTimers();
  vi.stubGlobal("WebSocket", { OPEN: 1 });
  vi.stubGlobal("location", { protocol: "http:", host: "here" });
  vi.stubGlobal("addEventListener", () => undefined);
  vi.stubGlobal("removeEventListener", () => undefined);
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

function sit(you: number[], hotseat = false): { table: TableStore; wire: Wire } {
  const table = new TableStore("t", ["k"], "fr", () => new Wire() as unknown as WebSocket);
  const wire = Wire.all[0];
  wire.open();
  wire.tell(welcome(you, hotseat));
  return { table, wire };
}

test("what was told to this seat alone is marked so", () => {
  const { table, wire } = sit([0]);
  wire.tell(state(0, 1, 0, ["a", "only b"]));
  wire.tell(state(0, 2, 2, ["only c", "d"]));
  expect(table.told.get(0)?.map((event) => event.own ?? false)).toEqual([false, true, true, false]);
});

test("after a cut it connects again and resumes behind the events it has", () => {
  const { table, wire } = sit([0]);
  wire.tell(state(0, 1, 0, ["a", "b"]));
  wire.close();
  expect(table.link).toBe("lost");
  vi.advanceTimersByTime(1000);
  const second = Wire.all[1];
  second.open();
  expect(second.sent[0]).toMatchObject({ type: "hello", since: [{ seat: 0, events: 2 }] });
  second.tell(welcome([0]));
  second.tell(state(0, 2, 2, ["c"]));
  expect(table.told.get(0)?.map((event) => event.key)).toEqual(["a", "b", "c"]);
  expect(table.link).toBe("open");
});

test("events told twice are had once", () => {
  const { table, wire } = sit([0]);
  wire.tell(state(0, 1, 0, ["a", "b"]));
  wire.tell(state(0, 2, 1, ["b", "c"]));
  expect(table.told.get(0)?.map((event) => event.key)).toEqual(["a", "b", "c"]);
});

test("an answer carries the position it answers, and a double click sends one", async () => {
  const { table, wire } = sit([0]);
  wire.tell(state(0, 7, 0, [], true));
  const first = table.choose(["go"]);
  const again = table.choose(["go"]);
  expect(await again).toBe(false);
  expect(wire.sent.filter((message) => message.type === "choose")).toEqual([
    { type: "choose", id: 1, seat: 0, choice: ["go"], at: 7, sure: true },
  ]);
  wire.tell({ type: "accepted", id: 1, at: 256, seen: 8 });
  wire.tell(state(0, 8, 0, []));
  expect(await first).toBe(true);
});

test("a refusal stops a series of answers and is kept to be shown", async () => {
  const { table, wire } = sit([0]);
  wire.tell(state(0, 1, 0, [], true));
  const all = table.chooseAll([["go"], ["go"]]);
  wire.tell({ type: "refused", id: 1, rule: "T-1", why: "no", say: {} });
  expect(await all).toBe(false);
  expect(table.refusal?.why).toBe("no");
  expect(wire.sent.filter((message) => message.type === "choose").length).toBe(1);
});

test("a series of answers is shown when it is at its end, each given to what the one before led to", async () => {
  const { table, wire } = sit([0]);
  wire.tell(state(0, 1, 0, [], true));
  const all = table.chooseAll([["go"], ["go"]]);
  wire.tell(state(0, 4, 0, ["a"], true));
  wire.tell({ type: "accepted", id: 1, at: 64, seen: 2 });
  await vi.advanceTimersByTimeAsync(0);
  expect(wire.sent.filter((message) => message.type === "choose").map((message) => message.at)).toEqual([1, 4]);
  expect(table.states.get(0)?.at).toBe(1);
  wire.tell({ type: "accepted", id: 2, at: 160, seen: 5 });
  wire.tell(state(0, 5, 1, ["b"], true));
  expect(await all).toBe(true);
  expect(table.states.get(0)?.at).toBe(5);
  expect(table.told.get(0)?.map((event) => event.key)).toEqual(["a", "b"]);
});

test("an answer in flight when the connection breaks counts as not given", async () => {
  const { table, wire } = sit([0]);
  wire.tell(state(0, 1, 0, [], true));
  const answer = table.choose(["go"]);
  wire.close();
  expect(await answer).toBe(false);
  expect(table.busy).toBe(false);
});

test("around one screen nothing shows before the person of the seat is there", () => {
  const { table, wire } = sit([0, 1], true);
  expect(table.handOver).toBe(0);
  wire.tell(state(0, 0, 0, []));
  wire.tell(state(1, 0, 0, [], true));
  expect(table.handOver).toBe(1);
  table.takeSeat(1);
  expect(table.seat).toBe(1);
  expect(table.handOver).toBeNull();
  wire.tell(state(1, 1, 0, []));
  wire.tell(state(0, 1, 0, [], true));
  expect(table.handOver).toBe(0);
});

test("changes that come too fast to be watched are shown one after the other, or at once when hurried", () => {
  const { table, wire } = sit([0]);
  table.pace = (shown) => (shown.events.length ? 400 : 0);
  const at = () => table.states.get(0)?.at;
  wire.tell(state(0, 1, 0, ["a"]));
  wire.tell(state(0, 2, 1, []));
  wire.tell(state(0, 3, 1, ["b"]));
  wire.tell(state(0, 4, 2, ["c"], true));
  expect(at()).toBe(1);
  vi.advanceTimersByTime(399);
  expect(at()).toBe(1);
  vi.advanceTimersByTime(1);
  expect(at()).toBe(3);
  expect(table.hurry()).toBe(true);
  expect(at()).toBe(4);
  expect(table.told.get(0)?.map((event) => event.key)).toEqual(["a", "b", "c"]);
  expect(table.hurry()).toBe(false);
});

test("however much there is to be watched, nothing is shown six seconds late", () => {
  const { table, wire } = sit([0]);
  table.pace = () => 900;
  const start = Date.now();
  for (let at = 1; at <= 20; at++) wire.tell(state(0, at, at - 1, ["a"], at === 20));
  const seen = new Set<number | undefined>();
  while (table.states.get(0)?.at !== 20) {
    seen.add(table.states.get(0)?.at);
    expect(table.showing).toBe(true);
    vi.advanceTimersByTime(10);
  }
  expect(Date.now() - start).toBeLessThan(6000);
  expect(Date.now() - start).toBeGreaterThan(5000);
  expect(seen.size).toBe(19);
  expect(table.showing).toBe(false);
});

test("who skips sees nothing in steps until the next question", () => {
  const { table, wire } = sit([0]);
  table.pace = () => (table.rushing ? 0 : 900);
  wire.tell(state(0, 1, 0, ["a"]));
  wire.tell(state(0, 2, 1, ["b"]));
  table.skip();
  wire.tell(state(0, 3, 2, ["c"]));
  expect(table.states.get(0)?.at).toBe(3);
  wire.tell(state(0, 4, 3, ["d"], true));
  expect(table.rushing).toBe(false);
});

test("what was not yet shown when the connection broke is told again", () => {
  const { table, wire } = sit([0]);
  table.pace = () => 400;
  wire.tell(state(0, 1, 0, ["a"]));
  wire.tell(state(0, 2, 1, ["b"]));
  table.reconnect();
  const again = Wire.all[1];
  again.open();
  expect(again.sent[0]).toMatchObject({ type: "hello", since: [{ seat: 0, events: 1 }] });
  vi.advanceTimersByTime(1000);
  expect(table.states.get(0)?.at).toBe(1);
});

test("what a choice would do is asked beside the game: nothing waits for it, and a refusal is not shown", async () => {
  const { table, wire } = sit([0]);
  wire.tell(state(0, 7, 0, [], true));
  const told = table.foresee(0, ["go"]);
  expect(wire.sent.at(-1)).toEqual({ type: "ask", id: 1, seat: 0, choice: ["go"] });
  expect(table.busy).toBe(false);
  wire.tell({ type: "forecast", id: 1, at: 7, forecast: { n: 3 } });
  expect((await told)?.forecast).toEqual({ n: 3 });
  const no = table.measure(0, ["far", "away"]);
  wire.tell({ type: "refused", id: 2, rule: "LUD-14", why: "not-measured", say: {} });
  expect(await no).toBeNull();
  expect(table.refusal).toBeNull();
  const hurried = table.foresee(0, ["go"]);
  wire.tell({ type: "refused", id: 3, rule: null, why: "too-fast", say: {} });
  expect(await hurried).toBeUndefined();
  const cut = table.foresee(0, ["go"]);
  wire.close();
  expect(await cut).toBeUndefined();
});

test("a hidden tab, whose timers run once a minute, keeps its connection; a server that does not answer is left", () => {
  const { table, wire } = sit([0]);
  wire.send = (text) => {
    wire.sent.push(JSON.parse(text) as ToServer);
    if (text.includes("ping")) setTimeout(() => wire.tell({ type: "pong", n: 0 }), 50);
  };
  const stretched = Date.now();
  for (let minute = 1; minute <= 5; minute++) {
    vi.setSystemTime(stretched + minute * 60_000); // the clock goes on, the timers are late
    vi.advanceTimersByTime(25_000);
  }
  expect(Wire.all.length).toBe(1);
  expect(wire.sent.filter((message) => message.type === "ping").length).toBe(5);
  expect(table.link).toBe("open");
  wire.send = (text) => void wire.sent.push(JSON.parse(text) as ToServer);
  vi.advanceTimersByTime(25_000 + 11_000);
  expect(table.link).toBe("open");
  vi.advanceTimersByTime(1_000);
  expect(table.link).toBe("lost");
  vi.advanceTimersByTime(1_000);
  expect(Wire.all.length).toBe(2);
});

test("who comes back to a tab learns within seconds that the server is gone", () => {
  const heard = new Map<string, () => void>();
  vi.stubGlobal("addEventListener", (name: string, run: () => void) => void heard.set(name, run));
  vi.stubGlobal("document", { hidden: false });
  const { table, wire } = sit([0]);
  heard.get("visibilitychange")?.();
  heard.get("visibilitychange")?.();
  expect(wire.sent.filter((message) => message.type === "ping").length).toBe(2);
  vi.advanceTimersByTime(12_000);
  expect(table.link).toBe("lost");
});

const answersOf = (wire: Wire) => wire.sent.flatMap((message) => (message.type === "choose" ? [message.choice] : []));

test("an answer is given while a line of talk, a name or a proposal is under way", async () => {
  const { table, wire } = sit([0]);
  wire.tell(state(0, 7, 0, [], true));
  void table.say("hello");
  void table.rename("Ana");
  void table.propose("pause");
  expect(table.busy).toBe(false);
  const answer = table.choose(["go"]);
  expect(table.busy).toBe(true);
  expect(answersOf(wire)).toEqual([["go"]]);
  wire.tell({ type: "accepted", id: 4, at: 256, seen: 8 });
  wire.tell(state(0, 8, 0, []));
  expect(await answer).toBe(true);
  expect(table.busy).toBe(false);
});

test("a choice given while an answer is under way waits for it: given if that was refused, dropped with its question", async () => {
  const { table, wire } = sit([0]);
  wire.tell(state(0, 7, 0, [], true));
  void table.choose(["go"]);
  const lost = table.choose(["stay"]);
  const second = table.choose(["run"]);
  expect(await lost).toBe(false); // the latest alone waits
  wire.tell({ type: "refused", id: 1, rule: "T-1", why: "no", say: {} });
  await vi.advanceTimersByTimeAsync(0);
  expect(answersOf(wire)).toEqual([["go"], ["run"]]);
  const third = table.choose(["stay"]);
  wire.tell({ type: "accepted", id: 2, at: 256, seen: 8 });
  wire.tell(state(0, 8, 0, [], true));
  expect(await second).toBe(true);
  expect(await third).toBe(false);
  expect(answersOf(wire)).toEqual([["go"], ["run"]]);
  expect(table.busy).toBe(false);
});

test("what is offered beside the question is given although the question has gone", async () => {
  const { table, wire } = sit([0]);
  const beside = { ...state(0, 7, 0, [], true).decision, choices: [["accept", 3]] } as State["beside"];
  wire.tell({ ...state(0, 7, 0, [], true), beside });
  void table.choose(["go"]);
  void table.choose(["accept", 3]);
  wire.tell({ type: "accepted", id: 1, at: 256, seen: 8 });
  wire.tell({ ...state(0, 8, 0, []), beside });
  await vi.advanceTimersByTimeAsync(0);
  expect(answersOf(wire)).toEqual([["go"], ["accept", 3]]);
});

test("an answer taken back while it is under way is taken back when it is there", async () => {
  const { table, wire } = sit([0]);
  wire.tell({ ...state(0, 7, 0, [], true), undo: true });
  void table.choose(["go"]);
  void table.undo();
  expect(wire.sent.some((message) => message.type === "undo")).toBe(false);
  wire.tell({ type: "accepted", id: 1, at: 256, seen: 8 });
  wire.tell({ ...state(0, 8, 0, []), undo: true });
  await vi.advanceTimersByTimeAsync(0);
  expect(wire.sent.at(-1)).toEqual({ type: "undo", id: 2, seat: 0 });
  expect(table.busy).toBe(true);
  wire.tell({ type: "accepted", id: 2, at: 300, seen: 9 });
  await vi.advanceTimersByTimeAsync(0);
  expect(table.busy).toBe(true); // the old question is still in sight
  wire.tell(state(0, 9, 0, [], true));
  await vi.advanceTimersByTimeAsync(0);
  expect(table.busy).toBe(false);
});

test("a typed answer too is under way until what it led to is in sight", async () => {
  const { table, wire } = sit([0]);
  wire.tell(state(0, 7, 0, [], true));
  const typed = table.type("go");
  wire.tell({ type: "accepted", id: 1, at: 256, seen: 8 });
  await vi.advanceTimersByTimeAsync(0);
  expect(table.busy).toBe(true);
  wire.tell(state(0, 8, 0, []));
  expect(await typed).toBe(true);
  expect(table.busy).toBe(false);
});

test("a question is another after one's own answer though it be put alike, and the same while others move", async () => {
  const { table, wire } = sit([0]);
  wire.tell(state(0, 7, 0, [], true));
  const first = table.questions.get(0);
  wire.tell(state(0, 8, 0, ["a"], true));
  expect(table.questions.get(0)).toBe(first);
  const answer = table.choose(["go"]);
  wire.tell(state(0, 9, 1, ["b"], true));
  wire.tell({ type: "accepted", id: 1, at: 256, seen: 9 });
  await answer;
  const second = table.questions.get(0);
  expect(second).not.toBe(first);
  const dial = (most: number) => {
    const next = state(0, 10 + most, 2, [], true);
    return { ...next, decision: { ...next.decision, domain: { kind: "amount", most } } } as State;
  };
  wire.tell(dial(1));
  const third = table.questions.get(0);
  expect(third).not.toBe(second);
  wire.tell(dial(1));
  expect(table.questions.get(0)).toBe(third);
  wire.tell(dial(2));
  expect(table.questions.get(0)).not.toBe(third);
});

test("a clock is answered at once, and a seat that a robot holds is taken back when asked for", async () => {
  const { table, wire } = sit([0]);
  wire.tell({
    type: "clock",
    left: [60_000, 60_000],
    running: [0],
    now: 5,
    answer: [0, 0],
    due: [60_005, null],
    resting: [],
    given: [],
    late: [0, 0],
    n: 4711,
  });
  expect(wire.sent.at(-1)).toEqual({ type: "heard", n: 4711 });
  const seats = [0, 1].map((seat) => ({ seat, kind: "human" as const, name: "A", held: "browser" as const }));
  wire.tell({ type: "seats", seats: [{ ...seats[0], bot: "search" }, seats[1]], you: [0] });
  expect(table.heldSeats()).toEqual([0]);
  void table.back(0);
  expect(wire.sent.at(-1)).toMatchObject({ type: "back", seat: 0 });
  void table.giveTime(1);
  expect(wire.sent.at(-1)).toMatchObject({ type: "gift", seat: 0, target: 1 });
});

test("a page knows since when somebody has been away", () => {
  const { table, wire } = sit([0]);
  const seats = [0, 1].map((seat) => ({ seat, kind: "human" as const, name: "A", held: "browser" as const }));
  wire.tell({ type: "seats", seats, you: [0] });
  expect(table.awaySince(1)).toBeNull(); // nobody has said who is there
  wire.tell({ type: "presence", seats: [0], spectators: 0, thinking: [] });
  const since = table.awaySince(1);
  expect(since).toBe(Date.now());
  vi.advanceTimersByTime(20_000);
  wire.tell({ type: "presence", seats: [0], spectators: 1, thinking: [] });
  expect(table.awaySince(1)).toBe(since);
  wire.tell({ type: "presence", seats: [0, 1], spectators: 0, thinking: [] });
  expect(table.awaySince(1)).toBeNull();
  expect(table.awaySince(0)).toBeNull();
});
