import { expect, test } from "vitest";
import { linked } from "./links";

const addresses = (text: string) => linked(text).flatMap(({ href }) => (href ? [href] : []));

test("an address is a link, what stands around it is not", () => {
  expect(linked("Voir https://a.example/b?c=d#e, puis jouer.")).toEqual([
    { text: "Voir " },
    { text: "https://a.example/b?c=d#e", href: "https://a.example/b?c=d#e" },
    { text: ", puis jouer." },
  ]);
  expect(addresses("(http://a.example/b) http://a.example/b_(c)")).toEqual([
    "http://a.example/b",
    "http://a.example/b_(c)",
  ]);
});

test("nothing that a browser would carry out is a link", () => {
  expect(addresses("javascript:alert(1) data:text/html,x //a.example ftp://a.example http:// https://")).toEqual([]);
  expect(linked('<img src=x onerror="x">')).toEqual([{ text: '<img src=x onerror="x">' }]);
  expect(addresses('https://a.example/"onmouseover=x')).toEqual(["https://a.example/"]);
});

test("nothing of what was written is lost", () => {
  for (const text of ["", "a", "http://a.example", "x http://a.example. y https://b.example) z", "http://"])
    expect(
      linked(text)
        .map((part) => part.text)
        .join(""),
    ).toBe(text);
});
