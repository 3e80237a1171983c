import { createHash } from "node:crypto";
import { existsSync, readdirSync, readFileSync, writeFileSync } from "node:fs";
import { dirname, join, resolve } from "node:path";
import { fileURLToPath } from "node:url";
import { brotliCompressSync, constants } from "node:zlib";
import { svelte } from "@sveltejs/vite-plugin-svelte";
import { defineConfig } from "vite";
import { cut, FACES } from "./letters.js";

const here = dirname(fileURLToPath(import.meta.url));
const PYODIDE = ["pyodide.mjs", "pyodide.asm.mjs", "pyodide.asm.wasm", "pyodide-lock.json", "python_stdlib.zip"];
const OUT = join(here, "..", "src", "ludotheque", "_web");

/** The letters are cut before anything names them; which page writes with which is told to the server. */
const letters = {
  name: "letters",
  config: () => cut(here),
  generateBundle(_, bundle) {
    const file = (name) =>
      Object.values(bundle).find(
        (each) =>
          each.type === "asset" && each.originalFileNames.some((from) => from.endsWith(`.letters/${name}.woff2`)),
      ).fileName;
    const files = (family) =>
      Object.entries(FACES)
        .filter(([, face]) => face.family === family && !face.home)
        .map(([name]) => file(name));
    const games = readdirSync(join(here, "src", "games")).filter((id) =>
      existsSync(join(here, "src", "games", id, "identity.css")),
    );
    const own = Object.fromEntries(
      games.map((id) => {
        const sheet = readFileSync(join(here, "src", "games", id, "identity.css"), "utf8");
        return [id, files(/--font-game:\s*"([^"]+)"/u.exec(sheet)?.[1] ?? "")];
      }),
    );
    const home = Object.keys(FACES).filter((name) => FACES[name].family !== "Ludotheque");
    const told = { table: [...files("Inter"), ...files("Ludotheque")], home: home.map(file), games: own };
    this.emitFile({ type: "asset", fileName: ".vite/faces.json", source: JSON.stringify(told) });
  },
};

/** Cards and drawings of a part of a game that would tell too much: the server hands them to tables that have come to
 * it. */
const kept = {
  name: "kept",
  generateBundle() {
    for (const game of readdirSync(join(here, "src", "games"))) {
      const folder = join(here, "src", "games", game);
      for (const name of existsSync(join(folder, "kept")) ? readdirSync(join(folder, "kept")) : []) {
        const part = name.slice(0, -".json".length);
        const read = (...path) => JSON.parse(readFileSync(join(folder, ...path), "utf8"));
        const source = JSON.stringify({ [part]: read("cards", `${part}.gen.json`), drawn: read("kept", name) });
        this.emitFile({ type: "asset", fileName: `.kept/${game}/${name}`, source });
      }
    }
  },
};

/** The first words of the home page, in each language: the server writes them into it, to be read before any script is
 * there. */
const opening = {
  name: "opening",
  generateBundle() {
    const words = (lang, said = "home-lead") => {
      const text = readFileSync(join(here, "src", "text", `${lang}.ftl`), "utf8");
      const [title, more, lead] = ["home-title", "home-title-2", said].map(
        (id) => new RegExp(`^${id} = (.+)$`, "mu").exec(text)[1],
      );
      const hero = `<section class="hero"><div><h1>${title} <em>${more}</em></h1><p>${lead}</p></div></section>`;
      return `<div class="wrap home" lang="${lang}"><div class="hd"><b class="brand">Ludothèque</b></div><main>${hero}</main></div>`;
    };
    const source = JSON.stringify({ fr: words("fr"), en: words("en"), here: words("fr", "home-lead-here") });
    this.emitFile({ type: "asset", fileName: ".vite/opening.json", source });
  },
};

/** Python for browsers, with which a site without a server is written. */
const pyodide = {
  name: "pyodide",
  generateBundle() {
    for (const name of PYODIDE)
      this.emitFile({
        type: "asset",
        fileName: `.pyodide/${name}`,
        source: readFileSync(join(here, "node_modules", "pyodide", name)),
      });
  },
};

/** What every table runs at once is compiled whole, beside the page, while it comes: function by function, as each is
 * called, it would keep the page waiting. */
const eager = {
  name: "eager",
  generateBundle(_, bundle) {
    const chunks = Object.values(bundle).filter(({ type }) => type === "chunk");
    const needs = new Set();
    const add = (chunk) => {
      if (!chunk || needs.has(chunk)) return;
      needs.add(chunk);
      for (const name of chunk.imports) add(bundle[name]);
    };
    for (const chunk of chunks)
      if (/src\/(shell\/Table\.svelte|kit\/Column\.svelte|games\/\w+\/index\.ts)$/u.test(chunk.facadeModuleId ?? ""))
        add(chunk);
    for (const chunk of needs) chunk.code = `//# allFunctionsCalledOnLoad\n${chunk.code}`;
  },
};

let out = OUT;

/** What of the client opens without a server, and says that there is none. */
const OFFLINE = [
  ...["index.html", "src/text/en.ts", "src/text/fr.ts", "src/lib/mine.ts"],
  ...["Along", "FootNav", "Finished", "Next", "Nights", "OnDevice", "Settings", "Yours"].map(
    (name) => `src/shell/${name}.svelte`,
  ),
];

/** The service worker is told what it keeps. */
const service = {
  name: "service",
  closeBundle() {
    const read = (name) => JSON.parse(readFileSync(join(out, ".vite", name), "utf8"));
    const [parts, faces] = [read("manifest.json"), read("faces.json")];
    const files = new Set(faces.home);
    const add = (part) => {
      if (files.has(part.file)) return;
      for (const name of [part.file, ...(part.css ?? [])]) files.add(name);
      for (const name of part.assets ?? []) if (name.endsWith(".svg")) files.add(name);
      for (const name of part.imports ?? []) add(parts[name]);
    };
    // A part that others share is filed under its short name.
    const short = (name) => name.split("/").at(-1).split(".")[0];
    const called = (name) => Object.values(parts).find((part) => part.name === short(name) && !part.src);
    for (const name of OFFLINE) add(parts[name] ?? called(name));
    const page = createHash("sha256")
      .update(readFileSync(join(out, "index.html")))
      .digest("hex")
      .slice(0, 16);
    const shell = JSON.stringify({ page, files: [...files].sort().map((name) => `/${name}`) });
    const worker = readFileSync(join(here, "service.js"), "utf8");
    writeFileSync(
      join(out, "service.js"),
      worker.replace("/* shell */ {}", () => shell),
    );
  },
};

/** What travels packed is packed once, as tightly as can be. */
const packed = {
  name: "packed",
  configResolved({ root, build }) {
    out = resolve(root, build.outDir);
  },
  closeBundle() {
    for (const name of readdirSync(out, { recursive: true, encoding: "utf8" }).filter((each) =>
      /\.(js|css|json|svg|html)$/u.test(each),
    )) {
      if (name.startsWith(".")) continue;
      const plain = readFileSync(join(out, name));
      const tight = brotliCompressSync(plain, {
        params: { [constants.BROTLI_PARAM_QUALITY]: constants.BROTLI_MAX_QUALITY },
      });
      if (tight.length < plain.length) writeFileSync(join(out, `${name}.br`), tight);
    }
  },
};

export default defineConfig({
  plugins: [letters, kept, opening, pyodide, eager, svelte(), service, packed],
  worker: { format: "es" },
  build: {
    outDir: OUT,
    emptyOutDir: true,
    manifest: true, // the server names what a page will need before its script asks
    assetsInlineLimit: 0, // the page allows no data: font or image
    target: "es2022",
    modulePreload: { polyfill: false },
    rolldownOptions: {
      output: {
        // What every table needs is one file: small ones are packed less tightly.
        codeSplitting: {
          groups: [
            {
              name: "seat",
              test: /src\/(kit\/board|kit\/(Choices|Dialog|Net|Refusal|RuleRef|SeatMark|Seats|Sentence)\.svelte|shell\/Seat|lib\/(content|desk|frames|notation|share|sitting|speech|table|travel))/u,
              includeDependenciesRecursively: false,
            },
          ],
        },
      },
    },
  },
  server: { proxy: { "/api": { target: "http://127.0.0.1:8000", ws: true } }, fs: { allow: [".."] } },
});
