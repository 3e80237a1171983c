/** A picture to share: the cover, the title, who plays and what they have, or how it ended. It is drawn from what a
 * spectator is told, so that no secret of whoever shares it can be in it. */

import { shelf } from "../games/shelf";
import type { View } from "../games/ui";
import { sitting as called } from "./bots";
import type { Desk } from "./desk.svelte";
import { headline } from "./ending";
import { beside, t } from "./i18n.svelte";
import en from "./picture.en.ftl?raw";
import fr from "./picture.fr.ftl?raw";

const said = beside({ en, fr });
const [WIDE, HIGH] = [1200, 630];
const [LEFT, EDGE] = [500, 56]; // where the words begin, and what is free around
const LINE = 26; // letters of the headline
const NAME = 24;

interface Row {
  name: string;
  has: string;
  token: number;
}

/** Colours as the theme has them now. */
function colours(): (name: string) => string {
  const probe = document.createElement("i");
  document.body.append(probe);
  const found = new Map<string, string>();
  const ask = (name: string): string => {
    probe.style.color = `var(--${name})`;
    return getComputedStyle(probe).color;
  };
  for (const name of ["bg", "text", "text-2", ...[1, 2, 3, 4, 5, 6].map((n) => `seat-${n}`)])
    found.set(name, ask(name));
  probe.remove();
  return (name) => found.get(name) ?? "";
}

const plain = (text: string): string => text.replace(/[&<>"']/gu, (sign) => `&#${String(sign.codePointAt(0))};`);
const short = (text: string, most: number): string => {
  const letters = [...text];
  return letters.length > most ? `${letters.slice(0, most - 1).join("")}…` : text;
};
function lines(text: string): string[] {
  const found = [""];
  for (const word of text.split(" ")) {
    const last = found[found.length - 1];
    if (last && [...last, ...word].length >= LINE) found.push(word);
    else found[found.length - 1] = last ? `${last} ${word}` : word;
  }
  return found.slice(0, 3);
}

function rowsOf(desk: Desk, view: View): Row[] {
  const { result, over } = desk.state ?? {};
  const { ui, table } = desk;
  const unit = (n: number | null | undefined): string =>
    n === null || n === undefined ? "" : ui.scoreUnit ? `${String(n)} ${t(ui.scoreUnit, { n })}` : String(n);
  const rows = table.seats.map((info, place) => ({
    name: called(info, place),
    has: unit(over && !ui.ending ? result?.scores[info.seat] : ui.score?.(view, info.seat)),
    token: ui.token(view, info.seat),
    rank: (over && result?.ranking[info.seat]) || 0,
  }));
  return rows.sort((a, b) => a.rank - b.rank);
}

/** The drawing, as SVG. */
export async function drawing(desk: Desk): Promise<string> {
  const past = await desk.table.look(null, desk.past?.shared ?? desk.state?.shared ?? 0, true);
  if (!past) throw new Error(t("fault-offline"));
  const { view } = past;
  const colour = colours();
  const address = shelf().find(({ id }) => id === desk.ui.id)?.cover;
  const cover = address ? await (await fetch(address)).text() : "";
  const title = desk.table.welcome?.title ?? "Ludothèque";
  const round = desk.ui.round?.(view);
  const told =
    desk.state?.over && !desk.past
      ? headline(desk, (seat) => desk.plain(seat))
      : round
        ? said("picture-round", { n: round })
        : said("picture-plays");
  const words = (text: string, x: number, y: number, size: number, more = "") =>
    `<text x="${String(x)}" y="${String(y)}" font-size="${String(size)}" ${more}>${plain(text)}</text>`;
  const head = lines(told).map((line, i) => words(line, LEFT, 190 + i * 52, 42, 'font-weight="600"'));
  const from = 190 + head.length * 52 + 24;
  const step = Math.min(58, (HIGH - EDGE - 30 - from) / Math.max(1, desk.table.seats.length));
  const rows = rowsOf(desk, view).map(({ name, has, token }, i) => {
    const y = from + i * step;
    return [
      `<circle cx="${String(LEFT + 13)}" cy="${String(y - 9)}" r="12" fill="${colour(`seat-${String(token)}`)}"/>`,
      words(short(name, NAME), LEFT + 40, y, 28),
      words(has, WIDE - EDGE, y, 28, 'text-anchor="end" font-weight="600"'),
    ].join("");
  });
  const box = `x="${String(EDGE)}" y="${String(EDGE)}" width="388" height="518"`;
  const art = cover.replace("<svg ", `<svg ${box} `);
  return [
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${String(WIDE)} ${String(HIGH)}" width="${String(WIDE)}" height="${String(HIGH)}" `,
    `fill="${colour("text")}" font-family="Inter, system-ui, sans-serif">`,
    `<rect width="100%" height="100%" fill="${colour("bg")}"/>`,
    art,
    words(title, LEFT, 108, 34, `fill="${colour("text-2")}"`),
    ...head,
    ...rows,
    words("Ludothèque", WIDE - EDGE, HIGH - 26, 20, 'text-anchor="end"'),
    "</svg>",
  ].join("");
}

async function painted(svg: string): Promise<Blob> {
  const image = new Image();
  image.src = `data:image/svg+xml;charset=utf-8,${encodeURIComponent(svg)}`;
  await image.decode();
  const canvas = document.createElement("canvas");
  [canvas.width, canvas.height] = [WIDE, HIGH];
  canvas.getContext("2d")?.drawImage(image, 0, 0);
  return new Promise((done, failed) =>
    canvas.toBlob((blob) => (blob ? done(blob) : failed(new Error(said("picture-none")))), "image/png"),
  );
}

/** To another application where the device takes pictures, else as a file. */
export async function sharePicture(desk: Desk): Promise<void> {
  const title = desk.table.welcome?.title ?? "Ludothèque";
  const name = `ludotheque-${desk.ui.id}.png`;
  const file = new File([await painted(await drawing(desk))], name, { type: "image/png" });
  if (matchMedia("(pointer: coarse)").matches && navigator.canShare?.({ files: [file] })) {
    try {
      await navigator.share({ files: [file], title });
      return;
    } catch (wrong) {
      if ((wrong as Error).name === "AbortError") return;
    }
  }
  const to = document.createElement("a");
  to.href = URL.createObjectURL(file);
  to.download = name;
  to.click();
  URL.revokeObjectURL(to.href);
}
