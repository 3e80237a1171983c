import { describe, expect, it } from "vitest";
import { pageOf, sealOf, SHAPES } from "./persons";

describe("a seal", () => {
  it("is the same for the same person and differs for most others", () => {
    expect(sealOf("0badcafe")).toEqual(sealOf("0badcafe"));
    const drawn = new Set(Array.from({ length: 500 }, (_, n) => JSON.stringify(sealOf((n * 8_589_935).toString(16)))));
    expect(drawn.size).toBeGreaterThan(490);
  });
  it("has four parts, each of the shapes there are", () => {
    for (const mark of ["00000000", "ffffffff", "12345678"]) {
      const { hue, parts } = sealOf(mark);
      expect(hue).toBeGreaterThanOrEqual(0);
      expect(hue).toBeLessThan(360);
      expect(parts).toHaveLength(4);
      expect(parts.every(({ shape }) => shape >= 0 && shape < SHAPES)).toBe(true);
    }
  });
});

it("an address holds any name", () => {
  expect(pageOf("Zoé & Co/2")).toBe("/person#Zo%C3%A9%20%26%20Co%2F2");
});
