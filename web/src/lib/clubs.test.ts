import { describe, expect, it } from "vitest";
import { invitation, ordered } from "./clubs";

const score = (name: string, games: number, won: number) => ({
  game: "a",
  name,
  games,
  won,
  left: 0,
  last: games,
});

describe("the results of a club", () => {
  const all = [score("Ana", 4, 1), score("Bo", 2, 2), score("Cyd", 4, 3)];
  const names = (...how: [Parameters<typeof ordered>[1], boolean]) => ordered(all, ...how).map((each) => each.name);

  it("are put in order by any column, both ways, and then by games won", () => {
    expect(names("name", false)).toEqual(["Ana", "Bo", "Cyd"]);
    expect(names("name", true)).toEqual(["Cyd", "Bo", "Ana"]);
    expect(names("games", false)).toEqual(["Cyd", "Ana", "Bo"]);
    expect(names("games", true)).toEqual(["Bo", "Cyd", "Ana"]);
    expect(names("share", false)).toEqual(["Bo", "Cyd", "Ana"]);
  });

  it("are read by whoever came with the key behind the #", () => {
    expect(invitation("a-key", "https://here")).toBe("https://here/clubs/join#a-key");
  });
});
