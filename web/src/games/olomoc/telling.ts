/** How the log of Olomòc tells what happens: an act, and what came of it. */

import type { Telling } from "../../lib/acts";

export const telling: Telling = {
  parts: ["cycle"],
  begins: (event, head) =>
    (event.key === "moves" && ["march", "enter"].includes(String(event.manner)) && head?.key !== "hostile-acts") ||
    (event.key === "healed" && !["uses", "ministry", "drawn"].includes(head?.key ?? "uses")),
  follows: [
    "moves",
    "rolled",
    "tempts",
    "dodges",
    "ripostes",
    "strikes",
    "tactic",
    "hurt",
    "healed",
    "out",
    "stunned",
    "roused",
    "darkened",
    "lightened",
    "gained-actions",
    "lost-actions",
    "studied",
    "scored",
    "tokens",
    "traque",
    "fiel",
    "tainted",
    "spawned",
    "shielded",
    "replaced",
    "priority",
    "reshuffled",
  ],
};
