import { expect, test } from "vitest";
import { loadSpeech } from "./speech";

const files = import.meta.glob<string>("../../../src/ludotheque/{match,games/*}/text/*.ftl", {
  query: "?raw",
  import: "default",
  eager: true,
});
const games = [...new Set(Object.keys(files).flatMap((path) => /games\/(\w+)\//u.exec(path)?.[1] ?? []))];

test.each(games.flatMap((game) => (["fr", "en"] as const).map((lang) => [game, lang] as const)))(
  "%s in %s says whole sentences: whatever they name is there too",
  async (game, lang) => {
    const speech = await loadSpeech(game, lang, {}, {});
    const spoken = Object.entries(files)
      .filter(([path]) => path.includes(`/games/${game}/text/`) && path.endsWith(`${lang}.ftl`))
      .flatMap(([, text]) => text.split(/\n(?=[a-z])/u))
      .filter((entry) => speech.has(entry.split(" ")[0]));
    const named = spoken.flatMap((entry) =>
      [...entry.matchAll(/\{ ?([a-z][a-z0-9_-]*) ?\}/gu)].map((found) => found[1]),
    );
    expect(spoken.length).toBeGreaterThan(2);
    expect([...new Set(named)].filter((id) => !speech.has(id))).toEqual([]);
  },
);

test.each(games.flatMap((game) => (["fr", "en"] as const).map((lang) => [game, lang] as const)))(
  "%s in %s names a seat that nobody has taken",
  async (game, lang) => {
    const speech = await loadSpeech(game, lang, {}, {});
    speech.callSeat = () => "";
    const begun = Object.entries(files)
      .filter(([path]) => path.includes(`/games/${game}/text/`) && path.endsWith(`${lang}.ftl`))
      .flatMap(([, text]) => [...text.matchAll(/^event-([a-z-]+) = \{ \$seat \}/gmu)].map((found) => found[1]));
    expect(speech.seat(2)).not.toBe("");
    expect(begun.filter((key) => !speech.event({ key, seat: 2 })?.startsWith(speech.seat(2)))).toEqual([]);
  },
);

test("an event begins with a capital, even where its first word is a name written small", async () => {
  const game = games.find((each) =>
    files[`../../../src/ludotheque/games/${each}/text/fr.ftl`]?.includes("event-slain ="),
  );
  const speech = await loadSpeech(game ?? "", "fr", {}, {});
  expect(speech.event({ key: "slain", subj: "companion", hero: "companion", who: "companion" })).toMatch(
    /^Le compagnon /u,
  );
});
