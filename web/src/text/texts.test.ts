import { FluentResource } from "@fluent/bundle";
import { expect, test } from "vitest";

const texts = import.meta.glob<string>(
  ["./*.ftl", "../kit/*.ftl", "../lib/*.ftl", "../shell/*.ftl", "../site/*.ftl", "../games/*/text/*.ftl"],
  {
    query: "?raw",
    import: "default",
    eager: true,
  },
);
const sources = import.meta.glob<string>(["../**/*.svelte", "../**/*.ts", "!../**/*.test.ts"], {
  query: "?raw",
  import: "default",
  eager: true,
});

/** The shell's, then what some parts and each game bring. */
const spoken = (lang: string) =>
  Object.keys(texts)
    .filter((path) => path.endsWith(`/${lang}.ftl`) || path.endsWith(`.${lang}.ftl`))
    .map((path) => texts[path])
    .join("\n");
const ids = (lang: string) => new FluentResource(spoken(lang)).body.map((entry) => entry.id);
const variables = (lang: string) =>
  Object.fromEntries(
    spoken(lang)
      .split(/\n(?=[a-z])/)
      .slice(1)
      .map((entry) => [entry.split(" =")[0], [...new Set(entry.match(/\$[a-z-]+/g) ?? [])].sort().join(" ")]),
  );

test("both languages have the same messages with the same variables", () => {
  expect(ids("en").sort()).toEqual(ids("fr").sort());
  expect(variables("en")).toEqual(variables("fr"));
});

test("every message named in the code exists", () => {
  const known = new Set(ids("fr"));
  const used = Object.values(sources).flatMap((source) =>
    [...source.matchAll(/\bt\((?:[a-z.? ]+\? )?"([a-z0-9_-]+)"/gi)].map((found) => found[1]),
  );
  expect(used.length).toBeGreaterThan(150);
  expect([...new Set(used)].filter((id) => !known.has(id))).toEqual([]);
});
