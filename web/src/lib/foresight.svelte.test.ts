import { afterEach, beforeEach, expect, test, vi } from "vitest";
import type { Choice, Forecast, State } from "./api.gen";
import { Foresight } from "./foresight.svelte";

type Reply = (told: Forecast | null | undefined) => void;

/** A server that answers when it is told to. */
class Server {
  sent: { choice: Choice; reply: Reply }[] = [];
  foresee = (_: number, choice: Choice) => this.ask(choice);
  measure = (_: number | null, question: Choice) => this.ask(question);
  private ask(choice: Choice): Promise<Forecast | null | undefined> {
    return new Promise((reply) => this.sent.push({ choice, reply }));
  }
}

const forecast = (at: number, n: number): Forecast => ({ type: "forecast", id: 1, at, forecast: { n } });
const shown = (at: number, seat: number | null = 0): State => ({ seat, at, decision: {} }) as unknown as State;

let server: Server;
let state: State | null;
let foresight: Foresight;
beforeEach(() => {
  vi.useFakeTimers();
  server = new Server();
  state = shown(4);
  foresight = new Foresight(server, () => state);
});
afterEach(() => vi.useRealTimers());

async function answer(i: number, told: Forecast | null | undefined): Promise<void> {
  server.sent[i].reply(told);
  await vi.advanceTimersByTimeAsync(0);
}
const asked = () => server.sent.map(({ choice }) => choice.join(" "));

test("a choice is asked for once a pause, however many look", async () => {
  expect(foresight.of(["pay", 1])).toBeNull();
  expect(foresight.of(["pay", 1])).toBeNull();
  expect(asked()).toEqual([]);
  vi.advanceTimersByTime(50);
  foresight.of(["pay", 1]);
  vi.advanceTimersByTime(50);
  expect(asked()).toEqual(["pay 1"]);
  await answer(0, forecast(4, 7));
  expect(foresight.of(["pay", 1])).toEqual({ n: 7 });
  vi.advanceTimersByTime(50);
  expect(asked()).toEqual(["pay 1"]);
});

test("what somebody waits for is asked for at once, and once", async () => {
  foresight.measured(["reach", "a1"], "", 0);
  foresight.measured(["reach", "a1"], "", 0);
  foresight.measured(["places", "a1"]);
  await vi.advanceTimersByTimeAsync(0);
  expect(asked()).toEqual(["reach a1"]);
  vi.advanceTimersByTime(50);
  expect(asked()).toEqual(["reach a1", "places a1"]);
  await answer(0, forecast(4, 7));
  expect(foresight.measured(["reach", "a1"], "", 0)).toEqual({ n: 7 });
  expect(asked()).toEqual(["reach a1", "places a1"]);
});

test("all of a list is asked for together", () => {
  for (const n of [0, 1, 2]) foresight.of(["pay", n]);
  vi.advanceTimersByTime(50);
  expect(asked()).toEqual(["pay 0", "pay 1", "pay 2"]);
});

test("whoever turns a dial asks for where it stops, and sees the last answer until the next is there", async () => {
  foresight.of(["bid", 0], "dial");
  vi.advanceTimersByTime(50);
  await answer(0, forecast(4, 10));
  expect(foresight.of(["bid", 0], "dial")).toEqual({ n: 10 });
  for (const n of [1, 2, 3]) {
    expect(foresight.of(["bid", n], "dial")).toEqual({ n: 10 });
    vi.advanceTimersByTime(20);
  }
  vi.advanceTimersByTime(50);
  expect(asked()).toEqual(["bid 0", "bid 3"]);
  expect(foresight.of(["bid", 3], "dial")).toEqual({ n: 10 });
  await answer(1, forecast(4, 13));
  expect(foresight.of(["bid", 3], "dial")).toEqual({ n: 13 });
  expect(foresight.of(["bid", 0], "dial")).toEqual({ n: 10 });
});

test("an answer that comes after the table has moved on is let go", async () => {
  foresight.of(["pay", 1]);
  vi.advanceTimersByTime(50);
  state = shown(5);
  await answer(0, forecast(4, 7));
  expect(foresight.of(["pay", 1])).toBeNull();
  vi.advanceTimersByTime(50);
  expect(asked()).toEqual(["pay 1", "pay 1"]);
  await answer(1, forecast(6, 9)); // the server is already further than what is shown
  expect(foresight.of(["pay", 1])).toBeNull();
  state = shown(6);
  expect(foresight.of(["pay", 1])).toBeNull();
  vi.advanceTimersByTime(50);
  await answer(2, forecast(6, 9));
  expect(foresight.of(["pay", 1])).toEqual({ n: 9 });
});

test("what was wanted in a pause that is over is not sent any more", () => {
  foresight.of(["pay", 1]);
  state = shown(5);
  vi.advanceTimersByTime(50);
  expect(asked()).toEqual([]);
});

test("nothing is foreseen of what is refused, and it is not asked for again", async () => {
  foresight.of(["pay", 9]);
  vi.advanceTimersByTime(50);
  await answer(0, null);
  expect(foresight.of(["pay", 9])).toBeNull();
  vi.advanceTimersByTime(50);
  expect(asked()).toEqual(["pay 9"]);
});

test("what a broken connection did not answer is asked for again", async () => {
  foresight.of(["pay", 1]);
  vi.advanceTimersByTime(50);
  await answer(0, undefined);
  foresight.of(["pay", 1]);
  vi.advanceTimersByTime(50);
  expect(asked()).toEqual(["pay 1", "pay 1"]);
});

test("who is asked nothing foresees nothing but may measure; an earlier moment is not asked about", () => {
  state = { ...shown(4), decision: null };
  foresight.of(["pay", 1]);
  foresight.measured(["attack", "rhone", 1, 0]);
  vi.advanceTimersByTime(50);
  expect(asked()).toEqual(["attack rhone 1 0"]);
  state = null;
  expect(foresight.measured(["attack", "rhone", 2, 0])).toBeNull();
  vi.advanceTimersByTime(50);
  expect(asked()).toEqual(["attack rhone 1 0"]);
});
