/** A result explained: where each Cabal's VP come from, and what settled a tie. */

import type { State } from "../../lib/api.gen";
import { t } from "../../lib/i18n.svelte";
import type { ScoreLine, View } from "../ui";
import { read, type Player } from "./view";

function pointsOf(player: Player): { slots: number; affinities: number; cabal: number } {
  const kept = player.cards.filter((card) => !card.aside);
  return {
    slots: player.board.slots.slice(0, kept.length).reduce((a, b) => a + b, 0),
    affinities: player.cards.reduce((sum, card) => sum + card.tokens.filter(Boolean).length, 0),
    cabal: player.board.vp.slice(0, player.developed).reduce((a, b) => a + b, 0),
  };
}

export function explain(view: View, state: State): ScoreLine[] {
  const prague = read(view);
  const parts = prague.players.map(pointsOf);
  const debts = prague.players.map((player) => 0 - player.debt);
  const breaches = prague.players.map((player) => 0 - player.breaches);
  const scores = state.result?.scores ?? prague.players.map((player) => player.vp);
  const gains = scores.map(
    (score, seat) =>
      score - parts[seat].slots - parts[seat].affinities - parts[seat].cabal - debts[seat] - breaches[seat],
  );
  const lines: ScoreLine[] = [
    { label: t("dk-line-slots"), rule: "DIK-133", values: parts.map((each) => each.slots) },
    { label: t("dk-line-affinities"), rule: "DIK-135", values: parts.map((each) => each.affinities) },
    { label: t("dk-line-cabal"), rule: "DIK-099", values: parts.map((each) => each.cabal) },
    { label: t("dk-line-gains"), rule: "DIK-175", values: gains },
    { label: t("dk-line-breaches"), rule: "DIK-110", values: breaches },
    { label: t("dk-line-debts"), rule: "DIK-164", values: debts },
  ];
  const power = prague.players.map((player) => player.pp ?? null);
  if (power.some((n) => n !== null))
    lines.push({ label: t("dk-line-pp"), rule: "DIK-166", values: power, after: true });
  return lines;
}
