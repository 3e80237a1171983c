/** The words of the page in one language, and what it says of each game before one sits down. */

import own from "./fr.ftl?raw";

const cards = import.meta.glob<string>("../games/*/text/card.fr.ftl", {
  query: "?raw",
  import: "default",
  eager: true,
});

export default [own, ...Object.values(cards)];
