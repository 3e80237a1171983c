/** What is said of a finished game, and what can be done with it next. */

import type { Desk } from "./desk.svelte";
import { t } from "./i18n.svelte";
import { handOut } from "./share";

export const winnersOf = (desk: Desk): number[] =>
  (desk.state?.result?.ranking ?? []).flatMap((rank, seat) => (rank === 1 ? [seat] : []));

/** Who won, by name; `named`: as somebody else is told it. */
export function headline(desk: Desk, named = (seat: number): string => desk.full(seat)): string {
  const winners = winnersOf(desk);
  if (desk.ui.ending) return t(winners.length ? "wins-team" : "loses-team");
  const who = winners.map(named).join(", ");
  if (!winners.length) return t("wins-nobody");
  if (winners.length > 1) return t("wins-together", { who });
  const unit = desk.ui.scoreUnit;
  const n = desk.state?.result?.scores[winners[0]] ?? 0;
  return unit ? t("wins", { who, score: `${n} ${t(unit, { n })}` }) : t("wins-plain", { who });
}

/** The place of each seat played from here that did not win. */
export function places(desk: Desk): string[] {
  const winners = winnersOf(desk);
  const mine = desk.table.you.filter((seat) => winners.length > 0 && !winners.includes(seat)).sort((a, b) => a - b);
  return mine.map((seat) =>
    t("your-place", {
      who: desk.full(seat),
      several: mine.length > 1 ? "yes" : "no",
      n: desk.state?.result?.ranking[seat] ?? 0,
    }),
  );
}

/** Whether the address of the replay was copied. */
export function shareGame(desk: Desk): Promise<boolean> {
  const won = winnersOf(desk)
    .map((seat) => desk.plain(seat))
    .join(", ");
  const title = desk.table.welcome?.title ?? "Ludothèque";
  const text = won ? t("shared-won", { title, who: won }) : t("shared", { title });
  return handOut(`${location.origin}/replay/${desk.table.id}`, title, text);
}
