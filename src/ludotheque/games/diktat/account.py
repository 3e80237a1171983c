# interpreted
"""A finished game explained: where each Cabal's VP come from, and what settled a tie."""

from typing import Any

from ludotheque.core.game import Account, Line
from ludotheque.games.diktat import effects, names, state
from ludotheque.games.diktat.phases.cycle import tied
from ludotheque.games.diktat.queries import affinity_vp, aside_vp, cabal_vp, gained, slot_vp
from ludotheque.games.diktat.state import Diktat, Player

SELDOM = ("aside", "described")  # left out where nobody has any


def points(s: Diktat) -> list[Line]:
    """DIK-033  Where each Cabal's VP come from; Debts count when all is over."""

    led = [s.cabal(seat) != state.NOBODY for seat in range(s.seats)]

    def line(key: str, rule: str, points: Any) -> Line:
        return Line(key, rule, [int(points(s, seat)) if led[seat] else 0 for seat in range(s.seats)])

    lines = [
        line("slots", "DIK-133", slot_vp),
        line("aside", "DIK-134", aside_vp),
        line("affinities", "DIK-135", affinity_vp),
        line("cabal", "DIK-099", cabal_vp),
        line("gains", "DIK-175", lambda s, seat: gained(s, seat, effects.GAIN_VP)),
        line("breaches", "DIK-110", lambda s, seat: -s.get(seat, Player.breaches)),
        line("described", "DIK-002", lambda s, seat: s.get(seat, Player.handicap)),
    ]
    return [line for line in lines if line.key not in SELDOM or any(line.values)]


def account(s: Diktat) -> Account:
    level = [*tied(s)] if s.ending == state.SCORED else []
    power = [int(s.get(seat, names.PP)) if seat in level else None for seat in range(s.seats)]
    debts = Line("debts", "DIK-164", [-int(s.get(seat, names.DEBT)) for seat in range(s.seats)])
    return Account([*points(s), debts, *([Line("pp", "DIK-166", power, True)] if level else [])])
