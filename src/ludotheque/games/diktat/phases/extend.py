"""Manœuvre « Étendre son influence » (DIK-095, DIK-096)."""

from typing import ClassVar

from librt.vecs import append, vec
from mypy_extensions import i64

from ludotheque.core.state import ASK, DONE, PUBLIC, arg_a, pack, verb_of
from ludotheque.games.diktat import names, verbs
from ludotheque.games.diktat.acts import earn, hide_away, spend
from ludotheque.games.diktat.procedure import Procedure
from ludotheque.games.diktat.queries import capacity
from ludotheque.games.diktat.state import Diktat


class Extend(Procedure):
    """1 PP, and 1 more for one discarded Agent, Assassin or Spy, never for two."""

    STEPS: ClassVar[tuple[str, ...]] = ("discard",)
    FIELDS: ClassVar[dict[str, str]] = {"seat": PUBLIC}

    def __init__(self, seat: i64) -> None:
        self.seat: i64 = seat
        self.step: i64 = 0

    def clone(self) -> "Extend":
        return Extend(self.seat)

    def prompt(self, s: Diktat, seat: i64) -> tuple[str, str]:
        return ("DIK-096", "extend-discard")

    def run(self, s: Diktat) -> i64:
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
        pp = 1 + capacity(s, seat, names.EXTEND_BONUS)
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
