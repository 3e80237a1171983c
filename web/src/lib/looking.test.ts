import { afterEach, expect, test, vi } from "vitest";
import { Looking } from "./looking";

afterEach(() => vi.unstubAllGlobals());

const answered = (value: string, tag: string) =>
  new Response(JSON.stringify(value), { headers: { "content-type": "application/json", etag: tag } });

test("what is asked for again says what is known, and what has changed is taken", async () => {
  const asked: string[] = [];
  const answers = [answered("one", "1"), new Response(null, { status: 304 }), answered("two", "2")];
  vi.stubGlobal("fetch", async (_: string, how: RequestInit) => {
    asked.push(new Headers(how.headers).get("if-none-match") ?? "");
    return answers.shift();
  });
  const taken: string[] = [];
  const looking = new Looking<string>("/api/thing", (fresh) => taken.push(fresh));
  for (let n = 0; n < 3; n++) await looking.look();
  expect(asked).toEqual(["", "1", "1"]);
  expect(taken).toEqual(["one", "two"]);
});

test("a look that was under way while something was done is not taken, and the next one asks for all of it", async () => {
  const asked: string[] = [];
  let answer: (value: Response) => void = () => undefined;
  vi.stubGlobal("fetch", (_: string, how: RequestInit) => {
    asked.push(new Headers(how.headers).get("if-none-match") ?? "");
    return new Promise((done) => (answer = done));
  });
  const taken: string[] = [];
  const looking = new Looking<string>("/api/thing", (fresh) => taken.push(fresh));
  for (const late of [true, false]) {
    const look = looking.look();
    await vi.waitFor(() => expect(asked.length).toBe(late ? 1 : 2));
    const work = looking.during(async () => {
      if (!late) answer(answered("old", "1"));
      await (late ? undefined : look);
    });
    await work;
    if (late) answer(answered("old", "1"));
    await look;
  }
  const last = looking.look();
  await vi.waitFor(() => expect(asked.length).toBe(3));
  answer(answered("new", "2"));
  await last;
  expect(asked).toEqual(["", "", ""]);
  expect(taken).toEqual(["new"]);
});
