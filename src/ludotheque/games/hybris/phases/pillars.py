"""Phase 1, Divine Pillar (HYB-065 to HYB-071)."""

from librt.vecs import append, vec
from mypy_extensions import i64

from ludotheque.core.frame import frame
from ludotheque.core.refusal import Refusal
from ludotheque.core.state import ASK, DONE, NEXT, Frame, arg_a, pack, verb_of
from ludotheque.games.hybris import names, queries, state, verbs
from ludotheque.games.hybris.phases.gains import note
from ludotheque.games.hybris.state import NOBODY, Hybris, Player

TAKEN = Refusal("HYB-066", "pillar-taken")


@frame("begin choose second posture cover pray")
class ChoosePillars(Frame[Hybris]):
    """HYB-065  In Greatness order each player takes a Pillar."""

    seat: i64

    def begin(self, s: Hybris) -> i64:
        """HYB-217, HYB-Q50  Powers of the start of the Age, in Greatness order."""
        for seat in s.by_greatness():
            for element in queries.in_play(s, seat, s.content.with_section[names.START_OF_AGE]):
                s.start(seat, element, names.START_OF_AGE)
        return NEXT

    def choose(self, s: Hybris) -> i64:
        for seat in s.by_greatness():
            if s.get(seat, Player.pillar) == NOBODY:
                self.seat = seat
                return ASK
        return NEXT

    def second(self, s: Hybris) -> i64:
        """HYB-283  Duel: in the same order a second Pillar, then the Posture and which Pillar is covered."""
        if s.duel == 1:
            for seat in s.by_greatness():
                if s.get(seat, Player.second) == NOBODY:
                    self.seat = seat
                    return ASK
        return self.goto("pray")

    def posture(self, s: Hybris) -> i64:
        """HYB-279, HYB-283"""
        return ASK

    def cover(self, s: Hybris) -> i64:
        """HYB-284, HYB-285"""
        return ASK

    def prompt(self, s: Hybris, seat: i64) -> tuple[str, str]:
        if self.at("posture"):
            return ("HYB-283", "posture")
        return ("HYB-284", "cover") if self.at("cover") else ("HYB-065", "pillar")

    def legal(self, s: Hybris, seat: i64) -> vec[i64]:
        out = vec[i64](capacity=names.PILLARS)
        pillar: i64
        if self.at("posture"):
            return append(append(out, pack(verbs.POSTURE, state.HUMBLE)), pack(verbs.POSTURE, state.PROUD))
        if self.at("cover"):
            for pillar in queries.pillars_of(s, seat):
                out = append(out, pack(verbs.COVER, pillar))
            return out
        for pillar in range(names.PILLARS):
            if why_not_take(s, pillar) is None:
                out = append(out, pack(verbs.PILLAR, pillar))
        return out

    def why_not(self, s: Hybris, seat: i64, choice: i64) -> Refusal | None:
        if verb_of(choice) == verbs.PILLAR and (self.at("choose") or self.at("second")):
            return why_not_take(s, arg_a(choice))
        return super().why_not(s, seat, choice)

    def take(self, s: Hybris, seat: i64, choice: i64) -> i64:
        """HYB-066, HYB-071, HYB-Q20  The Prayer on it comes along; the Well is not touched."""
        pillar = arg_a(choice)
        if self.at("posture"):
            s.put(seat, Player.posture, arg_a(choice))
            return NEXT
        if self.at("cover"):
            s.put(seat, Player.covered, pillar)
            if s.loud:
                told: dict[str, object] = {"seat": int(seat), "pillar": f"pillar_{pillar + 1}"}
                told["posture"] = state.POSTURE_IDS[s.get(seat, Player.posture)]
                s.tell("HYB-283", "posture", told)
            return self.goto("second")
        s.put(seat, Player.pillar if self.at("choose") else Player.second, pillar)
        if s.loud:
            s.tell("HYB-066", "took-pillar", {"seat": int(seat), "pillar": f"pillar_{pillar + 1}"})
        if s.pillar_prayers[pillar] == 1:
            s.pillar_prayers[pillar] = 0
            s.add(seat, names.PRAYER, 1)
            note(s, "HYB-071", "gained", seat, names.PRAYER, 1)
        return self.goto("choose") if self.at("choose") else NEXT

    def pray(self, s: Hybris) -> i64:
        """HYB-070, HYB-286  A Prayer on each Pillar left that has none; not in a Duel."""
        if s.duel == 1:
            return DONE
        pillar: i64
        for pillar in range(names.PILLARS):
            if holder(s, pillar) == NOBODY:
                s.pillar_prayers[pillar] = 1
        return DONE


def holder(s: Hybris, pillar: i64) -> i64:
    """Who has taken a Pillar this Age, or NOBODY."""
    seat: i64
    for seat in range(s.seats):
        if s.get(seat, Player.pillar) == pillar or s.get(seat, Player.second) == pillar:
            return seat
    return NOBODY


def why_not_take(s: Hybris, pillar: i64) -> Refusal | None:
    """HYB-066  Nobody takes a Pillar that has been taken this Age."""
    return TAKEN if holder(s, pillar) != NOBODY else None
