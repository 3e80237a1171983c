/** The letters that the page writes with: cut out of the fonts once, without what is never used, so that they are light.
 * Signs beyond them come from other files of styles/fonts.css, when somebody writes one. */

import { createHash } from "node:crypto";
import { existsSync, mkdirSync, readFileSync, readdirSync, renameSync, rmSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import subset from "subset-font";

/** As in `unicode-range`: ASCII, the letters of western Europe, French and English signs. */
const LATIN =
  "U+20-7E, U+A0, U+A7, U+AB, U+B0-B1, U+B7, U+BB, U+C0-FF, U+152-153, U+2010, U+2013-2014, U+2018-2019, U+201C-201D, U+2022, U+2026, U+202F, U+2212";
const FEATURES = ["kern", "ccmp", "locl", "mark", "mkmk", "tnum"];

/** Name: the font it is cut from, and how; `home`: for the home page alone. */
export const FACES = {
  inter: {
    family: "Inter",
    from: "@fontsource-variable/inter/files/inter-latin-wght-normal",
    letters: `${LATIN}, U+2190-2193`,
    features: [...FEATURES, "cv11"],
  },
  fraunces: { family: "Fraunces", from: "@fontsource-variable/fraunces/files/fraunces-latin-wght-normal" },
  "fraunces-italic": {
    family: "Fraunces",
    from: "@fontsource-variable/fraunces/files/fraunces-latin-wght-italic",
    letters: "U+20, U+2C, U+2E, U+61-7A, U+E0-FF, U+153, U+2019",
    axes: { wght: 400 },
    home: true,
  },
  // the name of the house, where nothing else is written with this font
  brand: {
    family: "Ludotheque",
    from: "@fontsource-variable/fraunces/files/fraunces-latin-wght-normal",
    letters: "U+20, U+4C, U+64-65, U+68, U+6F, U+71, U+74-75, U+E8",
    axes: { wght: 600 },
  },
  ...Object.fromEntries(
    [600, 700].map((weight) => [
      `barlow-${weight}`,
      {
        family: "Barlow Condensed",
        from: `@fontsource/barlow-condensed/files/barlow-condensed-latin-${weight}-normal`,
      },
    ]),
  ),
};

export const lettersOf = (face) => face.letters ?? LATIN;

function text(ranges) {
  return ranges
    .split(", ")
    .flatMap((range) => {
      const [first, last] = range
        .slice(2)
        .split("-")
        .map((n) => parseInt(n, 16));
      return Array.from({ length: (last ?? first) - first + 1 }, (_, i) => String.fromCodePoint(first + i));
    })
    .join("");
}

/** Cut what is not there yet into node_modules/.letters/<name>.woff2, which the sheets name. */
export async function cut(web) {
  const modules = join(web, "node_modules");
  const folder = join(modules, ".letters");
  const recipe = createHash("sha256")
    .update(readFileSync(join(web, "letters.js")))
    .update(readFileSync(join(web, "package-lock.json")));
  const mark = join(folder, `${recipe.digest("hex").slice(0, 16)}.mark`);
  if (existsSync(mark)) return;
  const fresh = join(modules, `.letters-${process.pid}`);
  mkdirSync(fresh, { recursive: true });
  for (const [name, face] of Object.entries(FACES)) {
    const font = await subset(readFileSync(join(modules, `${face.from}.woff2`)), text(lettersOf(face)), {
      targetFormat: "woff2",
      keepFeatures: face.features ?? FEATURES,
      variationAxes: face.axes,
      noHinting: true,
    });
    writeFileSync(join(fresh, `${name}.woff2`), font);
  }
  mkdirSync(folder, { recursive: true });
  for (const name of readdirSync(folder)) if (name.endsWith(".mark")) rmSync(join(folder, name));
  for (const name of readdirSync(fresh)) renameSync(join(fresh, name), join(folder, name));
  rmSync(fresh, { recursive: true });
  writeFileSync(mark, "");
}
