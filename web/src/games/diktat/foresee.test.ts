import { expect, test } from "vitest";
import { words } from "../../lib/i18n.svelte";
import { gains } from "./foresee";
import en from "./text/en.ftl?raw";
import fr from "./text/fr.ftl?raw";

const spoken = words.bring("diktat-gains", async (lang) => ({ en, fr })[lang]);

test.each([
  ["fr", ["+1 Espion", "+2 Espions", "−2 Assassins"]],
  ["en", ["+1 Spy", "+2 Spies", "−2 Assassins"]],
] as const)("gains are counted in words, %s", async (lang, [one, two, less]) => {
  await words.speak(lang);
  await spoken;
  expect(gains({ spy: 1 })).toEqual([one]);
  expect(gains({ spy: 2 })).toEqual([two]);
  expect(gains({ assassin: -2 })).toEqual([less]);
});
