"""Manœuvre « Étendre son influence » (DIK-095, DIK-096)."""

from librt.vecs import append, vec
from mypy_extensions import i64

from ludotheque.core.frame import frame
from ludotheque.core.state import ASK, DONE, arg_a, pack, verb_of
from ludotheque.games.diktat import effects, names, verbs
from ludotheque.games.diktat.acts import earn, hide_away, spend
from ludotheque.games.diktat.procedure import Procedure
from ludotheque.games.diktat.queries import capacity
from ludotheque.games.diktat.state import Diktat


@frame("discard")
class Extend(Procedure):
    """1 PP, and 1 more for one discarded Agent, Assassin or Spy, never for two."""

    seat: i64

    def prompt(self, s: Diktat, seat: i64) -> tuple[str, str]:
        return ("DIK-096", "extend-discard")

    def discard(self, s: Diktat) -> i64:
        return ASK

    def legal(self, s: Diktat, seat: i64) -> vec[i64]:
        out = append(vec[i64](capacity=6), pack(verbs.KEEP))
        good: i64
        for good in range(3):
            if s.get(seat, good) > 0:
                out = append(out, pack(verbs.DISCARD, good))
        for good in range(names.ASSASSIN, names.SPY + 1):
            if s.get(seat, good) > 0:
                out = append(out, pack(verbs.DISCARD, good))
        return out

    def take(self, s: Diktat, seat: i64, choice: i64) -> i64:
        """DIK-096, DIK-Q29  The type of a discarded Agent stays secret."""
        pp = 1 + capacity(s, seat, effects.EXTEND_BONUS)
        if verb_of(choice) == verbs.DISCARD:
            pp += 1
            good = arg_a(choice)
            if good < 3:
                hide_away(s, seat, good)
                if s.loud:
                    kind: dict[str, object] = {"agent": names.GOOD_IDS[good]}
                    s.whisper("DIK-096", "agent-discarded", {"seat": seat}, 1 << seat, kind)
            else:
                spend(s, "DIK-096", seat, good, 1)
        earn(s, "DIK-095", seat, names.PP, pp)
        return DONE
