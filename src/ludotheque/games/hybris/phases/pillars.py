"""Phase 1, Divine Pillar (HYB-065 to HYB-071)."""

from librt.vecs import append, vec
from mypy_extensions import i64

from ludotheque.core.frame import frame
from ludotheque.core.refusal import Refusal
from ludotheque.core.state import ASK, DONE, NEXT, NOT_OFFERED, Frame, arg_a, pack, verb_of
from ludotheque.games.hybris import names, queries, state, verbs
from ludotheque.games.hybris.phases.gains import note
from ludotheque.games.hybris.state import NOBODY, Hybris

TAKEN = Refusal("HYB-066", "pillar-taken")


@frame("begin choose pray")
class ChoosePillars(Frame[Hybris]):
    """HYB-065  In Greatness order each player takes a Pillar."""

    seat: i64

    def begin(self, s: Hybris) -> i64:
        """HYB-217, HYB-Q50  Powers of the start of the Age, in Greatness order."""
        for seat in s.by_greatness():
            for element in queries.in_play(s, seat):
                s.start(seat, element, names.START_OF_AGE)
        return NEXT

    def choose(self, s: Hybris) -> i64:
        for seat in s.by_greatness():
            if s.get(seat, state.PILLAR) == NOBODY:
                self.seat = seat
                return ASK
        return NEXT

    def prompt(self, s: Hybris, seat: i64) -> tuple[str, str]:
        return ("HYB-065", "pillar")

    def legal(self, s: Hybris, seat: i64) -> vec[i64]:
        out = vec[i64](capacity=names.PILLARS)
        pillar: i64
        for pillar in range(names.PILLARS):
            if why_not_take(s, pillar) is None:
                out = append(out, pack(verbs.PILLAR, pillar))
        return out

    def why_not(self, s: Hybris, seat: i64, choice: i64) -> Refusal | None:
        return why_not_take(s, arg_a(choice)) if verb_of(choice) == verbs.PILLAR else NOT_OFFERED

    def take(self, s: Hybris, seat: i64, choice: i64) -> i64:
        """HYB-066, HYB-071, HYB-Q20  The Prayer on it comes along; the Well is not touched."""
        pillar = arg_a(choice)
        s.set(seat, state.PILLAR, pillar)
        if s.loud:
            s.tell("HYB-066", "took-pillar", {"seat": int(seat), "pillar": f"pillar_{pillar + 1}"})
        if s.pillar_prayers[pillar] == 1:
            s.pillar_prayers[pillar] = 0
            s.add(seat, names.PRAYER, 1)
            note(s, "HYB-071", "gained", seat, names.PRAYER, 1)
        return self.goto("choose")

    def pray(self, s: Hybris) -> i64:
        """HYB-070  A Prayer on each Pillar left that has none."""
        pillar: i64
        for pillar in range(names.PILLARS):
            if holder(s, pillar) == NOBODY:
                s.pillar_prayers[pillar] = 1
        return DONE


def holder(s: Hybris, pillar: i64) -> i64:
    """Who has taken a Pillar this Age, or NOBODY."""
    seat: i64
    for seat in range(s.seats):
        if s.get(seat, state.PILLAR) == pillar:
            return seat
    return NOBODY


def why_not_take(s: Hybris, pillar: i64) -> Refusal | None:
    """HYB-066  Nobody takes a Pillar that has been taken this Age."""
    return TAKEN if holder(s, pillar) != NOBODY else None


def turn_order(s: Hybris) -> vec[i64]:
    """HYB-069  The seats by ascending numbers of their Pillars."""
    order = vec[i64](capacity=s.seats)
    pillar: i64
    for pillar in range(names.PILLARS):
        seat = holder(s, pillar)
        if seat != NOBODY:
            order = append(order, seat)
    return order
