/** Addresses in what people write. */

const ADDRESS = /https?:\/\/[^\s<>"']+/giu;
const AFTER = /[.,;:!?»”’]+$/u; // ends the sentence, not the address

/** The text in pieces; those with an address are links. A closing bracket belongs to the address that opens it. */
export function linked(text: string): { text: string; href?: string }[] {
  const parts: { text: string; href?: string }[] = [];
  let done = 0;
  for (const found of text.matchAll(ADDRESS)) {
    let address = found[0].replace(AFTER, "");
    if (address.endsWith(")") && !address.includes("(")) address = address.slice(0, -1).replace(AFTER, "");
    if (!URL.canParse(address)) continue;
    if (found.index > done) parts.push({ text: text.slice(done, found.index) });
    parts.push({ text: address, href: new URL(address).href });
    done = found.index + address.length;
  }
  if (done < text.length) parts.push({ text: text.slice(done) });
  return parts;
}
