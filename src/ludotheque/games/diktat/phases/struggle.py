"""Lutte de pouvoir (DIK-126 to DIK-129): sealed bids between the players tied for the Winner."""

from typing import Annotated, Final

from librt.vecs import append, vec
from mypy_extensions import i64

from ludotheque.core.domains import Amount
from ludotheque.core.fields import EACH, SEATS
from ludotheque.core.frame import frame
from ludotheque.core.refusal import Refusal
from ludotheque.core.state import DONE
from ludotheque.games.diktat import effects, names, state, verbs
from ludotheque.games.diktat.phases.oaths import note_bids
from ludotheque.games.diktat.queries import capacity, precedes
from ludotheque.games.diktat.state import Diktat, Player
from ludotheque.kit.play.sealed import SealedNumber, unsaid

ABOVE_PURSE: Final = Refusal("DIK-Q62", "amount-out-of-range")


@frame("bid")
class PowerStruggle(SealedNumber[Diktat]):
    """Each tied player secretly sets aside PP; all bids are shown at the same time and all are discarded."""

    seat: i64
    sector: Annotated[i64, "sector"]
    tied: Annotated[i64, SEATS]  # bit mask of the players involved
    waiting: Annotated[i64, SEATS]  # bit mask of those who have not bid yet
    bids: Annotated[vec[i64], EACH]

    def prompt(self, s: Diktat, seat: i64) -> tuple[str, str]:
        return ("DIK-126", "bid")

    def bid(self, s: Diktat) -> i64:
        return self.gather(s)

    def invited(self, s: Diktat) -> i64:
        return self.tied

    def answers(self, s: Diktat) -> vec[i64]:
        return self.bids

    def said(self, s: Diktat, seat: i64, answer: i64) -> None:
        self.waiting &= ~(1 << seat)

    def verb(self) -> i64:
        return verbs.BID

    def most(self, s: Diktat, seat: i64) -> i64:
        """DIK-Q62  From nothing to all own PP; no Debt is forced."""
        return s.get(seat, names.PP)

    def too_much(self, s: Diktat, seat: i64, n: i64) -> Refusal:
        return ABOVE_PURSE

    def domain(self, s: Diktat, seat: i64) -> object | None:
        return Amount("bid", 0, self.most(s, seat), "DIK-Q62")

    def delivered(self, s: Diktat) -> i64:
        """DIK-127 to DIK-129  Answers the order of claims among those involved."""
        order = vec[i64](capacity=5)
        if len(s.oaths) > 0:
            note_bids(s, self.tied, self.bids)
        seat: i64
        for seat in range(s.seats):
            if self.tied >> seat & 1 == 0:
                continue
            s.lose(seat, names.PP, self.bids[seat])
            if s.loud:
                told: dict[str, object] = {"seat": seat, "pp": self.bids[seat], "sector": names.SECTOR_IDS[self.sector]}
                s.tell("DIK-126", "bid-shown", told)
            order = append(order, seat)
            i: i64 = len(order) - 1
            while i > 0 and self.beats(s, order[i], order[i - 1]):
                other = order[i - 1]
                order[i - 1] = order[i]
                order[i] = other
                i -= 1
        for seat in order:
            s.answer(seat)
        return DONE

    def beats(self, s: Diktat, a: i64, b: i64) -> bool:
        """DIK-127, DIK-128  The higher bid; equal bids by Capacity (house), then by Rank."""
        x = self.worth(s, a)
        y = self.worth(s, b)
        if x != y:
            return x > y
        return self.first_of_equals(s, a, b)

    def first_of_equals(self, s: Diktat, a: i64, b: i64) -> bool:
        first_a = capacity(s, a, effects.FIRST_AMONG_EQUALS) > 0
        first_b = capacity(s, b, effects.FIRST_AMONG_EQUALS) > 0
        if first_a != first_b:
            return first_a
        return precedes(s, a, b)

    def worth(self, s: Diktat, seat: i64) -> i64:
        return self.bids[seat] + self.bonus(s, seat)

    def bonus(self, s: Diktat, seat: i64) -> i64:
        """House (Bras de fer): a bid may compare higher than the PP discarded."""
        bonus: i64 = 0
        step = capacity(s, seat, effects.ARM_WRESTLING)
        if step > 0:
            other: i64
            for other in range(s.seats):
                if other != seat and self.tied >> other & 1 == 1:
                    bonus += step * s.get(other, Player.members)
        return bonus


def open_struggle(s: Diktat, sector: i64, tied: i64) -> PowerStruggle:
    return PowerStruggle(state.NOBODY, sector, tied, tied, unsaid(s))
