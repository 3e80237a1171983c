import { expect, test } from "vitest";
import { roundsOf, type Round } from "./rounds";

test("the first position of each round is found without looking at every one", async () => {
  const begins = [0, 60, 61, 200];
  let looks = 0;
  const found: Round[] = [];
  await roundsOf(
    325,
    (at) => {
      looks++;
      return Promise.resolve(begins.filter((begin) => begin <= at).length);
    },
    (round) => found.push(round),
  );
  expect(found).toEqual([
    { round: 2, at: 60 },
    { round: 3, at: 61 },
    { round: 4, at: 200 },
  ]);
  expect(looks).toBeLessThan(30);
});
