import { expect, test } from "vitest";
import joined from "./joined.json";
import { beside, typeset, words } from "./i18n.svelte";

test.each([...joined, ["la pile  de Alliance", "la pile d’Alliance"], ["Quoi ?", "Quoi\u00a0?"]])(
  "French runs into names: %s",
  (apart, together) => {
    expect(typeset("fr", apart ?? "")).toBe(together);
  },
);

test("English leaves no hole where nothing is said", () => {
  expect(typeset("en", "A’s pile  arrives")).toBe("A’s pile arrives");
});

test("words that come late take none away that were asked for after them", async () => {
  let arrive = (_: string): void => {};
  const slow = new Promise<string>((done) => (arrive = done));
  let asked = 0;
  const first = words.bring("slow", () => (asked++ ? Promise.resolve("slow = lent") : slow));
  await words.bring("quick", async () => "quick = vite");
  arrive("slow = lent");
  await first;
  expect([words.format("slow"), words.format("quick")]).toEqual(["lent", "vite"]);
});

test("words that are brought while the language changes do not change it back", async () => {
  await Promise.all([words.speak("en"), words.bring("tongue", async (lang) => `tongue = ${lang}`)]);
  expect([words.lang, words.format("tongue")]).toEqual(["en", "en"]);
});

test("the words of a page that is opened again are brought once", async () => {
  let asked = 0;
  const opened = () =>
    words.bring("page", async () => {
      asked++;
      return "page = form";
    });
  for (let visit = 0; visit < 5; visit++) await opened();
  asked = 0;
  await words.speak("en");
  expect(asked).toBe(1);
});

test("what one part of the page did not bring leaves the others their words", async () => {
  const fails = words.bring("gone", () => Promise.reject(new Error("no such file")));
  await expect(fails).rejects.toThrow("no such file");
  await words.bring("here", async () => "here = ici");
  expect(words.format("here")).toBe("ici");
  await words.speak("fr");
  expect([words.lang, words.format("here")]).toEqual(["fr", "ici"]);
});

test("the words that a part of the page has for itself write numbers as they are typed", () => {
  const t = beside({ en: "moves = { $n } moves", fr: "moves = { $n } coups" });
  expect(t("moves", { n: 1200 })).toMatch(/^1200 /u);
});
