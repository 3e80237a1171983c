import { describe, expect, test } from "vitest";
import type { ClockSettings, SeatInfo } from "./api.gen";
import { faceOf, spoken, told, type Face, type Heard, type Looked } from "./clock";

const MINUTE = 60_000;
const DAY = 86_400_000;
const LIVE: ClockSettings = { budget: 2700, bonus: 60, each: 0, zero: "default" };
const DAYS: ClockSettings = { budget: 259_200, bonus: 0, each: 172_800, zero: "default" };

function clock(more: Partial<Heard> = {}): Heard {
  return {
    type: "clock",
    left: [30 * MINUTE, 40 * MINUTE],
    running: [0],
    now: 5_000_000,
    answer: [0, 0],
    due: [5_000_000 + 30 * MINUTE, null],
    resting: [],
    given: [],
    late: [0, 0],
    n: 1,
    got: 1_000_000,
    ...more,
  };
}
const person = (seat: number, more: Partial<SeatInfo> = {}): SeatInfo => ({
  seat,
  kind: "human",
  name: "Ana",
  ...more,
});
const looked = (more: Partial<Looked> = {}): Looked => ({
  pace: LIVE,
  paused: false,
  sealed: false,
  away: null,
  now: 1_000_000,
  ...more,
});
const face = (
  seat: number,
  heard: Partial<Heard> = {},
  more: Partial<Looked> = {},
  info: Partial<SeatInfo> = {},
): Face => faceOf(clock(heard), person(seat, info), looked(more));

describe("each state of a clock", () => {
  test.each<[string, Face]>([
    ["runs", face(0)],
    ["waits", face(1)],
    ["sealed", face(0, {}, { sealed: true })],
    ["given", face(1, { given: [1] }, { sealed: true })],
    ["low", face(0, { left: [4 * MINUTE, 0] })],
    ["last", face(0, { left: [29_000, 0] })],
    ["zero", face(0, { left: [0, 0] })],
    ["zero", face(1, { late: [0, 2] })],
    ["held", face(0, { running: [] }, {}, { bot: "search" })],
    ["absent", face(0, {}, { away: 1_000_000 - 3 * MINUTE })],
    ["runs", face(0, {}, { away: 1_000_000 - 59_000 })],
    ["pause", face(0, { running: [] }, { paused: true })],
    ["night", face(0, { running: [], resting: [{ seat: 0, why: "night", until: 5_000_000 + DAY }] }, { pace: DAYS })],
    ["holidays", face(0, { resting: [{ seat: 0, why: "holidays", until: 5_000_000 }] }, { pace: DAYS })],
    ["robot", face(0, {}, {}, { kind: "bot", bot: "search" })],
  ])("%s", (stage, shown) => expect(shown.stage).toBe(stage));

  test("what they count", () => {
    expect(face(0, { left: [0, 0], late: [1, 0] }).n).toBe(2);
    expect(face(1, { late: [0, 2] }).n).toBe(2);
    expect(face(0, {}, { away: 1_000_000 - 3 * MINUTE }).n).toBe(3);
    expect(face(0, { left: [29_000, 0] }).n).toBe(60);
    expect(face(0, {}, {}, { kind: "bot", bot: "search" }).left).toBeNull();
  });
});

test("the clock goes down from what the server said, and stands where it does not run", () => {
  expect(face(0, {}, { now: 1_000_000 + 5 * MINUTE }).left).toBe(25 * MINUTE);
  expect(face(1, {}, { now: 1_000_000 + 5 * MINUTE }).left).toBe(40 * MINUTE);
  expect(face(0).fuse).toBeCloseTo(30 / 45);
});

test("an instant of the server is shown by the clock of this machine, however wrong it goes", () => {
  expect(face(0).until).toBe(1_000_000 + 30 * MINUTE);
  const rests = face(0, { running: [], resting: [{ seat: 0, why: "night", until: 5_000_000 + 60 * MINUTE }] });
  expect(rests.until).toBe(1_000_000 + 60 * MINUTE);
});

test("by days nothing is a matter of seconds", () => {
  expect(face(0, { left: [20_000, 0] }, { pace: DAYS }).stage).toBe("low");
  expect(face(0, { left: [3 * DAY, 0] }, { pace: DAYS }).stage).toBe("runs");
  expect(face(0, { left: [3 * DAY, 0] }, { pace: DAYS, away: 0 }).stage).toBe("runs");
});

test("the time in words", () => {
  const say = (unit: string, n: number) => `${n} ${unit}`;
  expect([2 * DAY, 1.8 * DAY, 13 * 60 * MINUTE, 30 * MINUTE, 0].map((ms) => told(ms, true, say))).toEqual([
    "2 d",
    "1 d 19 h",
    "13 h",
    "30 m",
    "0 m",
  ]);
  expect([31 * MINUTE + 42_000, 3_725_000, 18_400, 9_940, 0].map((ms) => told(ms, false, say))).toEqual([
    "31:42",
    "1:02:05",
    "0:18",
    "9.9",
    "0:00",
  ]);
});

test("it is said aloud four times and no more", () => {
  const said: number[] = [];
  for (let left = 400_000; left >= 0; left -= 500) {
    const now = spoken(left + 500, left);
    if (now !== null) said.push(now);
  }
  expect(said).toEqual([300, 60, 30, 10]);
  expect(spoken(61_000, 9_000)).toBe(10); // a page that slept says only the last
});
