/** What everybody sees of a player: in the strip, and in words on their board. */

import type { Fact } from "../../kit/board/pieces";
import { t } from "../../lib/i18n.svelte";
import type { Speech } from "../../lib/speech";
import type { Prague } from "./view";

export function factsOf(prague: Prague, seat: number, speech: Speech): Fact[] {
  const player = prague.players[seat];
  const made = Object.values(player.made ?? {}).reduce((a, b) => a + b, 0);
  const tokens = (["spy", "assassin", "debt"] as const)
    .filter((good) => player[good])
    .map((good) => ({ about: good, icon: `d-${good}`, n: player[good], says: speech.counted(good, player[good]) }));
  return [
    ...(prague.admin === seat ? [{ about: "admin", icon: "d-admin", says: t("dk-admin"), kind: "adm" }] : []),
    {
      about: "rank",
      word: `${t("dk-rank")} `,
      n: player.rank,
      says: `${t("dk-rank")} ${player.rank}`,
      folds: true,
    },
    {
      about: "pawns",
      n: player.pawns,
      of: player.pawns + made,
      says: t("dk-pawns-left", { n: player.pawns }),
    },
    ...tokens.map((fact) => ({ ...fact, folds: true })),
    ...(player.token && player.stock
      ? [
          {
            about: "token",
            icon: `d-${player.token}`,
            n: player.stock,
            says: speech.say("view-stock", { n: player.stock, token: player.token }),
            folds: true,
          },
        ]
      : []),
    ...(player.members
      ? [
          {
            about: "token",
            icon: "d-membership",
            n: player.members,
            says: speech.say("view-members", { n: player.members }),
            folds: true,
          },
        ]
      : []),
  ];
}
