import { beforeEach, expect, test } from "vitest";
import { Reach, shared } from "./reach.svelte";

const at = (...steps: string[]) => ({ steps });
const T1E = at("tile:1", "case:elis");
const T1A = at("tile:1", "case:argos");
const T2E = at("tile:2", "case:elis");
const PASS = at();
let options = [T1E, T1A, T2E, PASS];
let held: string[] = [];
let reach: Reach<{ steps: string[] }>;
beforeEach(() => {
  options = [T1E, T1A, T2E, PASS];
  held = [];
  reach = new Reach(
    () => options,
    () => held,
  );
});

test("a thing, then a place: the first touch lights what may follow and closes what may not", () => {
  expect([...reach.next]).toEqual(["tile:1", "tile:2"]);
  expect(reach.touch("tile:1")).toEqual([]);
  expect([...reach.next]).toEqual(["case:elis", "case:argos"]);
  expect(reach.open).toEqual([T1E, T1A]);
  expect(reach.touch("case:argos")).toEqual([T1A]);
});

test("what is no step of an answer is none, and changes nothing", () => {
  reach.touch("tile:1");
  expect(reach.touch("zone:rhone")).toBeNull();
  expect(reach.path).toEqual(["tile:1"]);
  reach.clear();
  expect(reach.touch("case:elis")).toBeNull(); // nobody has said of which tile
});

test("another first thing begins anew, the same lets go", () => {
  reach.touch("tile:1");
  expect(reach.touch("tile:2")).toEqual([]);
  expect(reach.path).toEqual(["tile:2"]);
  expect(reach.touch("case:argos")).toBeNull();
  expect(reach.touch("tile:2")).toEqual([]);
  expect(reach.narrowed).toBe(false);
});

test("what all begin with need not be touched", () => {
  options = [T1E, T1A, PASS];
  expect(shared(options)).toEqual(["tile:1"]);
  expect([...reach.next]).toEqual(["case:elis", "case:argos"]);
  expect(reach.narrowed).toBe(false);
  expect(reach.touch("case:elis")).toEqual([T1E]);
});

test("one thing is always left to touch", () => {
  expect(shared([T1E])).toEqual(["tile:1"]);
  expect(shared([at("zone:a"), at("zone:a")])).toEqual([]);
  expect(shared([PASS])).toEqual([]);
});

test("several choices that end at one thing are all of them", () => {
  options = [at("zone:a"), at("zone:a"), at("zone:b")];
  expect(reach.touch("zone:a")?.length).toBe(2);
});

test("a thing that ends one answer and begins another does both", () => {
  const self = at("rouage:1");
  const blow = at("rouage:1", "rouage:9");
  options = [self, blow, at("rouage:2")];
  expect(reach.touch("rouage:1")).toEqual([self]);
  expect([...reach.next]).toEqual(["rouage:9"]);
  expect(reach.touch("rouage:9")).toEqual([blow]);
});

test("what is in hand counts as touched, and another may be taken up instead", () => {
  held = ["tile:2"];
  expect([...reach.next]).toEqual(["case:elis", "tile:1"]);
  expect(reach.touch("tile:1")).toEqual([]);
  expect([...reach.next]).toEqual(["case:elis", "case:argos"]);
  held = ["tile:7"]; // nothing begins with it
  reach.clear();
  expect([...reach.next]).toEqual(["tile:1", "tile:2"]);
});

test("a path that leads nowhere any more is forgotten", () => {
  reach.touch("tile:2");
  options = [T1E, T1A];
  expect(reach.path).toEqual(["tile:1"]);
});
