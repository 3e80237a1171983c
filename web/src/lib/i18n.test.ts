import { expect, test } from "vitest";
import { typeset } from "./i18n.svelte";

test.each([
  ["Jouer à Le Fort", "Jouer au Fort"],
  ["Règles de Les Dunes", "Règles des Dunes"],
  ["la pile  de Alliance", "la pile d’Alliance"],
  ["Il dit que Ilse ment.", "Il dit qu’Ilse ment."],
  ["la force de onze", "la force de onze"],
  ["à Lea", "à Lea"],
  ["Quoi ?", "Quoi\u00a0?"],
])("French runs into names: %s", (apart, together) => {
  expect(typeset("fr", apart)).toBe(together);
});

test("English leaves no hole where nothing is said", () => {
  expect(typeset("en", "A’s pile  arrives")).toBe("A’s pile arrives");
});
