import { expect, test } from "vitest";
import { meantBy, phrase, targetOf, wordsOf } from "./grammar";
import { deck } from "./cards";
import printed from "./cards.gen.json";

deck.use(printed);

const say = (id: string, values: Record<string, unknown> = {}) => `${id}(${Object.values(values).join(",")})`;

test("ids with a grammar of their own become phrases", () => {
  expect(phrase("karst_1", "fr", say)).toBe("phrase-marker(karst,1)");
  expect(phrase("give:pp:2", "fr", say)).toBe("item-give(pp,2)");
  expect(phrase("get:card:KA3", "en", say)).toBe("item-get-card(KA3)");
  expect(phrase("i:no_kill:2:0", "en", say)).toBe("item-i(clause-no_kill(2),this)");
  expect(phrase("you:pawn:7:1:guard:0", "en", say)).toBe("item-you(clause-pawn(pile:7,1,guard),never)");
  expect(phrase("pp", "fr", say)).toBeNull();
});

test("a choice points at the thing it is about", () => {
  expect(targetOf(["name", "karst"])).toBe("sector:karst");
  expect(targetOf(["kill", 3, 1])).toBe("pawn:3:1");
  expect(targetOf(["take_card", "KA3"])).toBe("card:KA3");
  expect(targetOf(["pass"])).toBeNull();
});

test("a touch on what is not offered asks for it all the same, so that the server says why not", () => {
  expect(meantBy("sector:vieille_ville", [["name", "karst"]], "team-sector")).toEqual(["name", "vieille_ville"]);
  expect(meantBy("pawn:3:2", [["look", 1, 1]], "look")).toEqual(["look", 3, 2]);
  expect(meantBy("sector:karst", [["bid", 1]], "bid")).toBeNull();
});

test("a pawn not seen is unknown in the sentence", () => {
  const view = { piles: [{ pile: 3, owner: 1, sector: "karst", pawns: [null, "guard"], seen_by: [[], [0]] }] };
  expect(wordsOf(["kill", 3, 1], view)).toEqual({ pile: 3, owner: 1, sector: "karst", position: 1, agent: "unknown" });
  expect(wordsOf(["look", 3, 2], view)).toMatchObject({ agent: "guard" });
  expect(wordsOf(["develop"], view)).toBeNull();
});
