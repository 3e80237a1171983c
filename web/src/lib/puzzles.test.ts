import { expect, test } from "vitest";
import { due, fresh, learned, next, ofTheDay, rated, taught, tried } from "./puzzles";

const DAY = 86_400_000;
const games = {
  chess: [
    { id: "1-2", ask: "bid", level: 900 },
    { id: "3-4", ask: "bid", level: 1600 },
  ],
  go: [{ id: "5-6", ask: "fate", level: 1450 }],
};

test("the level follows what is solved, and is known better each time", () => {
  const up = rated({ level: 1500, spread: 250 }, 1500, true);
  const down = rated({ level: 1500, spread: 250 }, 1500, false);
  expect(up.level - 1500).toBe(1500 - down.level);
  expect(up.level).toBeGreaterThan(1580);
  expect(up.spread).toBeLessThan(250);
  expect(rated({ level: 1500, spread: 60 }, 900, true).level - 1500).toBeLessThan(3);
  expect(rated({ level: 1500, spread: 45 }, 1500, true).spread).toBe(45);
});

test("a wrong first try ends the streak; a second meeting or a hint says nothing of the level", () => {
  const one = tried(fresh(), "chess/1-2", 900, true, false);
  expect(one).toMatchObject({ streak: 1, longest: 1, solved: ["chess/1-2"], last: [true] });
  const two = tried(one, "chess/1-2", 900, true, false);
  expect(two).toMatchObject({ streak: 2, level: one.level, spread: one.spread });
  const three = tried(two, "go/5-6", 1450, true, true);
  expect(three.level).toBe(two.level);
  expect(tried(three, "chess/3-4", 1600, false, true)).toMatchObject({ streak: 0, longest: 3 });
  expect(tried(three, "chess/3-4", 1600, false, true).level).toBeLessThan(three.level);
});

test("a lesson comes back after 2, 7 and 30 days, sooner when it was missed", () => {
  let solver = taught(fresh(), [{ table: "t", entry: 7, game: "chess" }], 0);
  expect(taught(solver, [{ table: "t", entry: 7, game: "chess" }], 5).lessons).toEqual(solver.lessons);
  expect(due(solver, 0)).toHaveLength(1);
  const days: number[] = [];
  for (let n = 0; n < 3; n++) {
    solver = learned(solver, "t", 7, true, 0);
    days.push(solver.lessons[0].due / DAY);
  }
  expect(days).toEqual([2, 7, 30]);
  expect(learned(solver, "t", 7, false, 0).lessons[0]).toMatchObject({ due: 2 * DAY, step: 0 });
  expect(learned(solver, "t", 7, true, 0).lessons).toEqual([]);
});

test("the day's puzzle is the same for everybody, and the next is near one's level", () => {
  expect(ofTheDay(games, 5 * DAY)).toEqual(ofTheDay(games, 5 * DAY + 1000));
  expect(ofTheDay(games, 5 * DAY)?.game).not.toBe(ofTheDay(games, 6 * DAY)?.game);
  expect(ofTheDay({}, 0)).toBeNull();
  expect(next(games, "", fresh(), "")).toMatchObject({ game: "go", id: "5-6" });
  expect(next(games, "chess", fresh(), "")).toMatchObject({ id: "3-4" });
  const all = { ...fresh(), solved: ["chess/3-4", "chess/1-2", "go/5-6"] };
  expect(next(games, "", all, "chess/3-4")).toMatchObject({ id: "1-2" });
});
