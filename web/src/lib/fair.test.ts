import { beforeEach, expect, test, vi } from "vitest";
import { checked, remember, seal, shareOf } from "./fair";
import { sha256 } from "./sha256";

beforeEach(() => {
  const kept = new Map<string, string>();
  const getItem = (name: string) => kept.get(name) ?? null;
  vi.stubGlobal("localStorage", { getItem, setItem: (name: string, text: string) => kept.set(name, text) });
});

test("SHA-256 as the standard has it", () => {
  expect(sha256("")).toBe("e3b0c44298fc1c149afbf4c8996fb92427ae41e4649b934ca495991b7852b855");
  expect(sha256("abc")).toBe("ba7816bf8f01cfea414140de5dae2223b00361a396177a9cb410ff61f20015ad");
  expect(sha256("abcdbcdecdefdefgefghfghighijhijkijkljklmklmnlmnomnopnopq")).toBe(
    "248d6a61d20638b8e5c026930c3e6039a33ce45964ff2167f6ecedd419db06c1",
  );
  expect(sha256("é".repeat(500))).toBe("8b671e21c36a4d798b1f027ddf9b611a373ce10ff7f19a43ee8cd014721e5d98");
});

const deal = { commitment: "c" } as Parameters<typeof remember>[1];

test("a share is made once, and what the server is bound to is the first that was told", () => {
  const value = shareOf("t", 0);
  expect(value).toHaveLength(64);
  expect(shareOf("t", 0)).toBe(value);
  expect(shareOf("t", 1)).not.toBe(value);
  remember("t", deal);
  remember("t", { ...deal, commitment: "another" });
  expect(checked("t", journal("secret", "another", []), [0]).find((check) => check.what === "first")?.ok).toBe(false);
});

function journal(seed: string, commitment: string, shares: [number, string, string][]): string {
  const parts = [{ commitment, shares }, { seat: 0 }, { seed }].map((part) => JSON.stringify(part) + "\n").join("");
  return `${parts}${JSON.stringify({ sha256: sha256(parts) })}\n`;
}

test("everything is right, or the very thing that is not is named", () => {
  const bound = sha256("ludotheque seed secret");
  remember("u", { ...deal, commitment: bound });
  const mine = shareOf("u", 0);
  const shares: [number, string, string][] = [
    [0, seal(mine), mine],
    [1, seal("theirs"), "theirs"],
    [2, seal("silent"), ""],
  ];
  const wrong = (text: string) => checked("u", text, [0]).flatMap((check) => (check.ok ? [] : [check.what]));
  const whole = journal("secret", bound, shares);
  expect(checked("u", whole, [0]).map((check) => check.what)).toEqual(["whole", "bound", "first", "shares", "own"]);
  expect(wrong(whole)).toEqual([]);
  expect(wrong(whole.replace('"seat":0', '"seat":1'))).toEqual(["whole"]);
  expect(wrong(journal("other", bound, shares))).toEqual(["bound"]);
  expect(wrong(journal("secret", bound, [shares[0], [1, seal("theirs"), "changed"]]))).toEqual(["shares"]);
  expect(wrong(journal("secret", bound, [[0, seal(mine), ""], shares[1]]))).toEqual(["own"]);
});
