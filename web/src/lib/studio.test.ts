import { expect, test } from "vitest";
import type { ExperimentCard, GameCard } from "./api.gen";
import { editionOf, inWords } from "./studio";

test("an edition is known by the name it was frozen under, and nothing else is one", () => {
  expect(editionOf("jeudi-soir.3f9a1c2b7d4e")).toBe("jeudi-soir");
  for (const other of ["house", "club", "jeudi.3f9a", "a/b.3f9a1c2b7d4e", undefined, 3])
    expect(editionOf(other)).toBeNull();
});

test("what is said of an option's values is said in the game's words, in a page too, and keys stay", () => {
  const say = (id: string, values: Record<string, string | number> = {}) =>
    id === "studio-side" ? `“${values.option}: ${values.value}”` : id.replace("studio-", "");
  const named = (value: string, fr: string) => ({ value, say: { fr, en: fr }, seats: null });
  const card = {
    id: "toy",
    options: [{ name: "way", default: "a", offered: [named("a", "Short <"), named("ab", "Long")] }],
  } as unknown as GameCard;
  const sides = ["a", "ab"].map((way) => ({ name: `way=${way}`, content: "house", options: { way } }));
  const one = { option: "way", sides } as unknown as ExperimentCard;
  const told = { say: "With way=ab, not way=a.", key: "way=a" };
  expect(inWords(one, card, say)(told)).toEqual({ say: "With “way: Long”, not “way: Short <”.", key: "way=a" });
  expect(inWords(one, card, say, true)("<td>way=a</td>")).toBe("<td>“way: Short &#60;”</td>");
  expect(inWords(one, undefined, say)(told)).toBe(told);
});
