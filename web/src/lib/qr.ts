/** QR codes (ISO/IEC 18004) of short texts: bytes, the lowest correction, versions 1 to 6. */

const SIZES = [26, 44, 70, 100, 134, 172]; // bytes of a version
const REPAIR = [7, 10, 15, 20, 26, 18]; // bytes of correction of one block
const BLOCKS = [1, 1, 1, 1, 1, 2];

/** Of the numbers of 8 bits with which corrections are reckoned. */
function times(a: number, b: number): number {
  let product = 0;
  for (let bit = 7; bit >= 0; bit--) {
    product = (product << 1) ^ ((product >>> 7) * 0x11d);
    product ^= ((b >>> bit) & 1) * a;
  }
  return product;
}

export function repair(data: number[], count: number): number[] {
  let divisor = [...Array<number>(count - 1).fill(0), 1];
  for (let i = 0, root = 1; i < count; i++, root = times(root, 2))
    divisor = divisor.map((part, j) => times(part, root) ^ (divisor[j + 1] ?? 0));
  const rest = Array<number>(count).fill(0);
  for (const byte of data) {
    const factor = byte ^ (rest.shift() as number);
    rest.push(0);
    divisor.forEach((part, i) => (rest[i] ^= times(part, factor)));
  }
  return rest;
}

/** Which correction and mask were taken, with a correction of its own. */
export function format(mask: number): number {
  const data = (1 << 3) | mask;
  let rest = data;
  for (let i = 0; i < 10; i++) rest = (rest << 1) ^ ((rest >>> 9) * 0x537);
  return ((data << 10) | rest) ^ 0x5412;
}

export const MASKS: ((x: number, y: number) => boolean)[] = [
  (x, y) => (x + y) % 2 === 0,
  (_, y) => y % 2 === 0,
  (x) => x % 3 === 0,
  (x, y) => (x + y) % 3 === 0,
  (x, y) => (Math.floor(x / 3) + Math.floor(y / 2)) % 2 === 0,
  (x, y) => ((x * y) % 2) + ((x * y) % 3) === 0,
  (x, y) => (((x * y) % 2) + ((x * y) % 3)) % 2 === 0,
  (x, y) => (((x + y) % 2) + ((x * y) % 3)) % 2 === 0,
];

/** The bytes of a version: length, text, filling, then corrections, of two blocks by turns. */
export function codewords(text: string): { version: number; bytes: number[] } | null {
  const given = [...new TextEncoder().encode(text)];
  const room = (v: number) => SIZES[v] - REPAIR[v] * BLOCKS[v];
  const v = SIZES.findIndex((_, n) => room(n) >= given.length + 2);
  if (v < 0 || given.length > 255) return null;
  const halves = [0x4, given.length >> 4, given.length & 15, ...given.flatMap((byte) => [byte >> 4, byte & 15]), 0];
  const data: number[] = [];
  for (let i = 0; i < halves.length; i += 2) data.push((halves[i] << 4) | halves[i + 1]);
  for (let fill = 0xec; data.length < room(v); fill ^= 0xec ^ 0x11) data.push(fill);
  const each = room(v) / BLOCKS[v];
  const parts = Array.from({ length: BLOCKS[v] }, (_, n) => data.slice(n * each, (n + 1) * each));
  const woven = (of: number[][]) => of[0].flatMap((_, i) => of.map((part) => part[i]));
  return { version: v + 1, bytes: [...woven(parts), ...woven(parts.map((part) => repair(part, REPAIR[v])))] };
}

/** Rows of dark (true) and light fields; null: the text is too long. */
export function qr(text: string): boolean[][] | null {
  const made = codewords(text);
  if (!made) return null;
  const size = 17 + 4 * made.version;
  const dark = Array.from({ length: size }, () => Array<boolean>(size).fill(false));
  const fixed = Array.from({ length: size }, () => Array<boolean>(size).fill(false));
  const set = (x: number, y: number, on: boolean) => {
    if (x < 0 || y < 0 || x >= size || y >= size) return;
    dark[y][x] = on;
    fixed[y][x] = true;
  };
  for (let i = 0; i < size; i++) {
    set(6, i, i % 2 === 0);
    set(i, 6, i % 2 === 0);
  }
  const square = (cx: number, cy: number, reach: number, light: number[]) => {
    for (let dy = -reach; dy <= reach; dy++)
      for (let dx = -reach; dx <= reach; dx++)
        set(cx + dx, cy + dy, !light.includes(Math.max(Math.abs(dx), Math.abs(dy))));
  };
  for (const [cx, cy] of [
    [3, 3],
    [size - 4, 3],
    [3, size - 4],
  ])
    square(cx, cy, 4, [2, 4]);
  if (made.version > 1) square(size - 7, size - 7, 2, [1]);
  const sign = (mask: number) => {
    const bits = format(mask);
    const bit = (i: number) => ((bits >>> i) & 1) === 1;
    for (let i = 0; i < 15; i++) {
      const near = i < 6 ? [8, i] : i < 8 ? [8, i + 1] : i === 8 ? [7, 8] : [14 - i, 8];
      set(near[0], near[1], bit(i));
      if (i < 8) set(size - 1 - i, 8, bit(i));
      else set(8, size - 15 + i, bit(i));
    }
    set(8, size - 8, true);
  };
  sign(0);
  let n = 0;
  for (let right = size - 1; right >= 1; right -= 2) {
    if (right === 6) right = 5;
    for (let step = 0; step < size; step++)
      for (const x of [right, right - 1]) {
        const y = ((right + 1) & 2) === 0 ? size - 1 - step : step;
        if (fixed[y][x]) continue;
        dark[y][x] = ((made.bytes[n >>> 3] ?? 0) >>> (7 - (n & 7))) % 2 === 1;
        n++;
      }
  }
  const masked = (mask: number) => dark.map((row, y) => row.map((on, x) => on !== (!fixed[y][x] && MASKS[mask](x, y))));
  const lumps = (rows: boolean[][]) => {
    let count = 0;
    for (let y = 1; y < size; y++)
      for (let x = 1; x < size; x++)
        count += Number(
          rows[y][x] === rows[y - 1][x] && rows[y][x] === rows[y][x - 1] && rows[y][x] === rows[y - 1][x - 1],
        );
    return count;
  };
  const best = MASKS.map((_, mask) => mask).sort((a, b) => lumps(masked(a)) - lumps(masked(b)))[0];
  sign(best);
  return masked(best);
}

/** The dark fields as the path of a drawing whose unit is a field. */
export const path = (rows: boolean[][]): string =>
  rows.flatMap((row, y) => row.flatMap((on, x) => (on ? [`M${x} ${y}h1v1h-1z`] : []))).join("");
