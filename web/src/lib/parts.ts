/** Files of games: one table, the journal of a game, a campaign, or everything there is, with one of these on each line. */

export interface Part {
  kind: "table" | "campaign";
  id: string; // where it was written; "" where the file does not say
  text: string;
}
const ALL = "ludotheque-all";

export const joined = (parts: Part[]): string =>
  [{ [ALL]: 1 }, ...parts].map((part) => `${JSON.stringify(part)}\n`).join("");

function read(line: string): Record<string, unknown> {
  try {
    return (JSON.parse(line) ?? {}) as Record<string, unknown>;
  } catch {
    return {};
  }
}

/** What is none of these is a part all the same: whoever reads it says what is wrong. */
export function parts(text: string): Part[] {
  const lines = text.split("\n");
  const head = read(lines[0]);
  if (ALL in head)
    return lines
      .slice(1)
      .map((line) => read(line) as unknown as Part)
      .filter((part) => typeof part.text === "string");
  return [
    {
      kind: "campaign" in head && "options" in head ? "campaign" : "table",
      id: typeof head.table === "string" ? head.table : "",
      text,
    },
  ];
}
