import { afterEach, beforeEach, expect, test, vi } from "vitest";

const page = { pathname: "/", hash: "", search: "", origin: "http://here" };
beforeEach(() => {
  vi.resetModules();
  vi.stubGlobal("location", page);
  vi.stubGlobal("addEventListener", () => undefined);
  vi.stubGlobal("document", { addEventListener: () => undefined });
});
afterEach(() => vi.unstubAllGlobals());

test("an address that is no encoding of anything leads nowhere, and breaks nothing", async () => {
  page.hash = "#%";
  const { parts, router } = await import("./router.svelte");
  expect(router.hash).toBe("%");
  expect(parts("/rules/%E0%A4%A", "rules")).toBeNull();
  expect(parts("/table/x1/%", "table")).toBeNull();
  expect(parts("/rules/n%C3%A9ombre/aid", "rules")).toEqual(["néombre", "aid"]);
  expect(parts("/table/x1", "rules")).toBeNull();
});

test("the keys of a link that a program has mangled are read as far as they can be", async () => {
  page.hash = "#abc%2Cdef";
  expect((await import("./router.svelte")).router.hash).toBe("abc,def");
});
