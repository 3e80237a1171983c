import { expect, test } from "vitest";
import { bundleOf, variables } from "../lib/i18n.svelte";
import en from "./en.ftl?raw";
import fr from "./fr.ftl?raw";
import forkEn from "../kit/fork.en.ftl?raw";
import forkFr from "../kit/fork.fr.ftl?raw";
import proposalsEn from "../kit/proposals.en.ftl?raw";
import proposalsFr from "../kit/proposals.fr.ftl?raw";

const bundles = { en: bundleOf("en", [en, forkEn, proposalsEn]), fr: bundleOf("fr", [fr, forkFr, proposalsFr]) };
function say(lang: "en" | "fr", id: string, values: Record<string, number>): string {
  const pattern = bundles[lang].getMessage(id)?.value;
  return pattern ? bundles[lang].formatPattern(pattern, variables(values), []) : "";
}

test("before the first move is not after one, though French counts nought as one", () => {
  for (const id of ["proposal-undo", "replay-fork-why", "replay-fork-study", "past-sentence"])
    for (const lang of ["en", "fr"] as const) {
      expect(say(lang, id, { n: 0 })).not.toBe(say(lang, id, { n: 1 }));
      expect(say(lang, id, { n: 0 })).not.toMatch(/après un|after one|0/u);
      expect(say(lang, id, { n: 1 })).toMatch(/après un coup|after one move/u);
    }
});

test("how many to choose allows none where none is allowed", () => {
  expect(say("fr", "pick-off", { least: 0, most: 3 })).toBe("Choisissez-en 3 au plus.");
  expect(say("fr", "pick-off", { least: 0, most: 1 })).toBe("Choisissez-en un au plus.");
  expect(say("fr", "pick-off", { least: 1, most: 1 })).toBe("Choisissez-en un.");
  expect(say("fr", "pick-off", { least: 1, most: 3 })).toBe("Choisissez-en de 1 à 3.");
  expect(say("fr", "pick-off", { least: 2, most: 3 })).toBe("Choisissez-en de 2 à 3.");
  expect(say("en", "pick-off", { least: 0, most: 3 })).toBe("Choose 3 at most.");
  expect(say("en", "pick-off", { least: 1, most: 3 })).toBe("Choose from 1 to 3.");
});
