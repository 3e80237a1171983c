import { afterEach, beforeEach, expect, test, vi } from "vitest";
import type { SeatInfo } from "./api.gen";
import { Absences, Band, GONE, LEAST, MOST, Seals, standing } from "./screen.svelte";

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

test("each thing told stays its time, and the last until there is more", () => {
  const band = new Band<string>();
  band.tell(["one", "two"]);
  expect(band.now).toBe("one");
  vi.advanceTimersByTime(LEAST - 1);
  expect(band.now).toBe("one");
  vi.advanceTimersByTime(1);
  expect(band.now).toBe("two");
  vi.advanceTimersByTime(10 * LEAST);
  expect(band.now).toBe("two");
  band.tell(["three"]);
  expect(band.now).toBe("three");
});

test("what comes too fast to be read is left to the log, the oldest first", () => {
  const band = new Band<number>();
  band.tell([0]);
  band.tell([1, 2, 3, 4, 5, 6]);
  const seen = [band.now];
  for (let i = 0; i < MOST; i++) {
    vi.advanceTimersByTime(LEAST);
    seen.push(band.now);
  }
  expect(seen).toEqual([0, 3, 4, 5, 6]);
});

test("whoever does not want to wait sees the next at once, for its whole time", () => {
  const band = new Band<string>();
  band.tell(["one", "two", "three"]);
  vi.advanceTimersByTime(LEAST - 10);
  band.next();
  expect(band.now).toBe("two");
  vi.advanceTimersByTime(LEAST - 1);
  expect(band.now).toBe("two");
});

const secret = (...seats: number[]) => seats.map((seat) => ({ seat, rule: null, ask: null }));

test("who has sealed is told until all have, and then that the answers lie open", () => {
  const seals = new Seals();
  expect(seals.hear(secret(0, 1, 2))).toBe(false);
  expect(seals.sealed).toEqual([]);
  expect(seals.hear(secret(0, 2))).toBe(false);
  expect(seals.sealed).toEqual([1]);
  seals.hear(secret(2));
  expect(seals.sealed).toEqual([0, 1]);
  expect(seals.hear([{ seat: 0, rule: "X-1", ask: "turn" }])).toBe(true);
  expect(seals.sealed).toEqual([]);
});

test("a second question in secret opens the answers to the first", () => {
  const seals = new Seals();
  seals.hear(secret(0, 1));
  seals.hear(secret(1));
  expect(seals.hear(secret(0, 1))).toBe(true);
  expect(seals.sealed).toEqual([]);
  expect(seals.hear(secret(2))).toBe(true);
  expect(seals.sealed).toEqual([]);
});

const person = (seat: number, held: SeatInfo["held"] = "browser"): SeatInfo => ({
  seat,
  kind: "human",
  name: "",
  held,
});

test("a phone that sleeps is absent after a while, and there again at once", () => {
  const absences = new Absences();
  const seats = [person(0), person(1), person(2, null), { ...person(3), kind: "bot" as const }];
  absences.hear(seats, [0], 1000);
  expect(absences.of(1, 1000 + GONE - 1)).toBe(0);
  expect(absences.of(1, 1000 + GONE)).toBe(GONE);
  for (const there of [0, 2, 3]) expect(absences.of(there, 1000 + GONE)).toBe(0);
  absences.hear(seats, [0, 1], 1000 + GONE);
  expect(absences.of(1, 1000 + 2 * GONE)).toBe(0);
});

test("a seat stands as the most telling of what is known of it", () => {
  const still = { sealed: false, gone: 0 };
  const open = { seat: 0, rule: "X-1", ask: "turn" };
  expect(standing(person(0, null), open, still)).toBe("free");
  expect(standing(person(0), open, { sealed: false, gone: 1 })).toBe("absent");
  expect(standing(person(0), open, still)).toBe("thinks");
  expect(standing(person(0), secret(0)[0], still)).toBe("secret");
  expect(standing(person(0), undefined, { sealed: true, gone: 0 })).toBe("sealed");
  expect(standing(person(0), undefined, still)).toBe("looks");
  expect(standing({ ...person(0), kind: "bot" }, undefined, still)).toBe("robot");
});
