import { expect, test } from "vitest";
import { bundleOf } from "../lib/i18n.svelte";
import reviewEn from "./review.en.ftl?raw";
import reviewFr from "./review.fr.ftl?raw";
import whyEn from "./why.en.ftl?raw";
import whyFr from "./why.fr.ftl?raw";

const spoken = { fr: [whyFr, reviewFr], en: [whyEn, reviewEn] };

test.each(["fr", "en"] as const)("one point and one decision are not plural, %s", (lang) => {
  const bundle = bundleOf(lang, spoken[lang], {});
  const say = (id: string, n: number) =>
    bundle.formatPattern(bundle.getMessage(id)?.value ?? "", { gain: n, lost: n, n, who: "Ilse", loss: n }, []);
  for (const id of ["why-gain", "why-gain-from", "review-sum"]) {
    expect(say(id, 1)).not.toMatch(/points|d[ée]cisions|were|ont /u);
    expect(say(id, 2)).toMatch(/2 points/u);
  }
});
