/** What several seats know together: where one sees nothing, another may. */

type Fields = Record<string, unknown>;

const isFields = (value: unknown): value is Fields => typeof value === "object" && value !== null;

function added(known: unknown, more: unknown): unknown {
  if (known === null || known === undefined) return more;
  if (Array.isArray(known) && Array.isArray(more))
    return known.length === more.length
      ? known.map((each, i) => added(each, more[i]))
      : known.length > more.length
        ? known
        : more;
  if (Array.isArray(known) || Array.isArray(more) || !isFields(known) || !isFields(more)) return known;
  const both = [...new Set([...Object.keys(known), ...Object.keys(more)])];
  return Object.fromEntries(both.map((key) => [key, added(known[key], more[key])]));
}

export const together = (views: Fields[]): Fields => views.reduce((known, more) => added(known, more) as Fields);
