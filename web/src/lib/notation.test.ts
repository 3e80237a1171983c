import { expect, test } from "vitest";
import { same, typed } from "./notation";

test("a choice is typed as on the command line", () => {
  expect(typed(["kill", 17, 2])).toBe("kill 17 2");
  expect(typed(["offer", 1, "give:pp:2", "i:no_kill:2:0"])).toBe("offer 1 give:pp:2 i:no_kill:2:0");
});

test("a text that would read back as something else stands in quotes", () => {
  expect(typed(["say", "two words"])).toBe('say "two words"');
  expect(typed(["say", "12"])).toBe('say "12"');
});

test("choices are the same when every part is", () => {
  expect(same(["look", 1, 2], ["look", 1, 2])).toBe(true);
  expect(same(["look", 1, 2], ["look", 1])).toBe(false);
  expect(same(null, ["pass"])).toBe(false);
});
