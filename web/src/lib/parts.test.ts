import { expect, test } from "vitest";
import { joined, parts, type Part } from "./parts";

const TABLE = '{"ludotheque-table":1,"table":"abc"}\n{"header":{}}\n';
const CAMPAIGN = '{"ludotheque":1,"campaign":"any","options":{}}\n{"header":{}}\n';

test("a file of everything gives back what was put into it", () => {
  const all: Part[] = [
    { kind: "table", id: "abc", text: TABLE },
    { kind: "campaign", id: "c", text: CAMPAIGN },
  ];
  expect(parts(joined(all))).toEqual(all);
});

test("a file of one thing is that thing", () => {
  expect(parts(TABLE)).toEqual([{ kind: "table", id: "abc", text: TABLE }]);
  expect(parts(CAMPAIGN)).toEqual([{ kind: "campaign", id: "", text: CAMPAIGN }]);
  expect(parts("no game")).toEqual([{ kind: "table", id: "", text: "no game" }]);
});
