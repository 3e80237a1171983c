import { expect, test } from "vitest";
import { codewords, format, MASKS, qr, repair } from "./qr";

test("corrections and format are those of the standard's own examples", () => {
  const data = [0x10, 0x20, 0x0c, 0x56, 0x61, 0x80, 0xec, 0x11, 0xec, 0x11, 0xec, 0x11, 0xec, 0x11, 0xec, 0x11];
  expect(repair(data, 10)).toEqual([0xa5, 0x24, 0xd4, 0xc1, 0xed, 0x36, 0xc7, 0x87, 0x2c, 0x55]);
  expect(format(0).toString(2)).toBe("111011111000100");
});

/** Reads a code as a camera's program does, from what is drawn alone. */
function read(rows: boolean[][]): string {
  const size = rows.length;
  let sign = 0;
  for (let i = 14; i >= 8; i--) sign = sign * 2 + Number(rows[8][i === 8 ? 7 : 14 - i]);
  for (let i = 7; i >= 0; i--) sign = sign * 2 + Number(rows[i < 6 ? i : i + 1][8]);
  const mask = ((sign ^ 0x5412) >> 10) & 7;
  const finder = (x: number, y: number) => (x < 9 && y < 9) || (x >= size - 8 && y < 9) || (x < 9 && y >= size - 8);
  const align = (x: number, y: number) => size > 21 && Math.abs(x - size + 7) < 3 && Math.abs(y - size + 7) < 3;
  const bits: number[] = [];
  const columns = Array.from({ length: size }, (_, i) => size - 1 - i).filter((x) => x !== 6);
  for (let pair = 0; pair < columns.length; pair += 2)
    for (let step = 0; step < size; step++) {
      const y = pair % 4 === 0 ? size - 1 - step : step;
      for (const x of columns.slice(pair, pair + 2))
        if (!finder(x, y) && !align(x, y) && y !== 6) bits.push(Number(rows[y][x] !== MASKS[mask](x, y)));
    }
  const bytes = Array.from({ length: bits.length >> 3 }, (_, i) => parseInt(bits.slice(i * 8, i * 8 + 8).join(""), 2));
  const data =
    size === 41
      ? [...bytes.slice(0, 136).filter((_, i) => i % 2 === 0), ...bytes.slice(0, 136).filter((_, i) => i % 2)]
      : bytes;
  const halves = data.flatMap((byte) => [byte >> 4, byte & 15]);
  const count = halves[1] * 16 + halves[2];
  const text = Array.from({ length: count }, (_, i) => halves[3 + 2 * i] * 16 + halves[4 + 2 * i]);
  return new TextDecoder().decode(new Uint8Array(text));
}

test.each([5, 17, 30, 50, 77, 100, 134])("a text of %i letters is read back", (length) => {
  const text = "http://192.168.1.23:8787/table/abcdefghij#".padEnd(length, "Zq9-_x").slice(0, length);
  const rows = qr(text);
  expect(rows).not.toBeNull();
  expect(read(rows as boolean[][])).toBe(text);
});

test("what is too long has none", () => {
  expect(codewords("x".repeat(134))?.version).toBe(6);
  expect(qr("x".repeat(135))).toBeNull();
});
