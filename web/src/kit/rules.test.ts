import { expect, test } from "vitest";
import type { RuleBook } from "../lib/api.gen";
import { words } from "../lib/i18n.svelte";
import { lookUp } from "../lib/rules";
import { search } from "./rules";

const book: RuleBook = {
  game: "pond",
  rules: [
    {
      id: "PON-01",
      chapter: "aim",
      page: "",
      status: "done",
      text: { fr: "La Dette coûte cher.", en: "Debt is dear." },
    },
    { id: "PON-02", chapter: "end", page: "", status: "done", text: { fr: "Fin de l’étang.", en: "The pond ends." } },
  ],
  rulings: [
    {
      id: "PON-Q01",
      rules: ["PON-02"],
      status: "done",
      question: { fr: "Quand ?", en: "When?" },
      answer: { fr: "Dès la dernière dette.", en: "At the last debt." },
      reason: { fr: "Ainsi.", en: "So." },
    },
  ],
  aid: [],
  shown: [],
};
const ids = (asked: string) => {
  const found = search(book, asked);
  return [...found.rules, ...found.rulings].map((each) => each.id);
};

test("a search finds words without their accents, in the language that is read, and numbers", async () => {
  await words.speak("fr");
  expect(ids("etang")).toEqual(["PON-02"]);
  expect(ids("DETTE")).toEqual(["PON-01", "PON-Q01"]);
  expect(ids("dette derniere")).toEqual(["PON-Q01"]);
  expect(ids("pon-02")).toEqual(["PON-02"]);
  expect(ids("debt")).toEqual([]);
  await words.speak("en");
  expect(ids("debt")).toEqual(["PON-01", "PON-Q01"]);
  expect(ids("  ")).toHaveLength(3);
});

test("a rule comes with the name of its book and the rulings that settle it", () => {
  expect(lookUp(book, "PON-02")).toMatchObject({ kind: "rule", book: "pond", rulings: [{ id: "PON-Q01" }] });
  expect(lookUp(book, "PON-Q01")).toMatchObject({ kind: "ruling" });
  expect(lookUp(book, "PON-09")).toBeNull();
});
