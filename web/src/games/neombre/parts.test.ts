import { expect, test } from "vitest";
import { use, type Transport } from "../../lib/transport";
import { parts } from "./cards.svelte";

test("cards lent for an example are asked for there, and those of the table come back", async () => {
  const asked: string[] = [];
  const request: Transport["request"] = (path) => {
    asked.push(path);
    const part = path.slice(-2);
    return Promise.resolve(Response.json({ [part]: { loot: { [`${part}B01`]: { value: 1 } }, enemies: {} } }));
  };
  use({ request, connect: () => ({}) as WebSocket });
  const come = () => new Promise((wait) => setTimeout(wait));
  parts.of("t");
  parts.loot("1BB01");
  await come();
  const giveBack = parts.lend("/api/rules/neombre");
  expect(parts.loot("1BB01")).toBeDefined(); // the table behind has its cards
  parts.loot("0RB01");
  await come();
  expect(parts.loot("0RB01")).toBeDefined();
  giveBack();
  expect(parts.loot("0RB01")).toBeUndefined(); // the table has not come to that part
  expect(parts.loot("1BB01")).toBeDefined();
  expect(asked.slice(0, 2)).toEqual(["/api/tables/t/content/1B", "/api/rules/neombre/content/0R"]);
});
