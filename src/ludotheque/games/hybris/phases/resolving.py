"""Resolving a Divine Pillar (HYB-096 to HYB-099, HYB-102, HYB-275)."""

from librt.vecs import append, vec
from mypy_extensions import i64

from ludotheque.core.frame import frame
from ludotheque.core.state import ASK, DONE, NEXT, Frame, pack, verb_of
from ludotheque.games.hybris import effects, names, state
from ludotheque.games.hybris.phases.olympus import can_guide, on_olympus
from ludotheque.games.hybris.state import Hybris
from ludotheque.kit.effects import program
from ludotheque.kit.effects.interpreter import ACCEPT, DECLINE


@frame("begin top bottom after turn_over")
class Resolve(Frame[Hybris]):
    """HYB-Q28  The top half, if its owner likes, then the bottom half for all others, then it is turned face down."""

    seat: i64
    without_top: i64 = 0

    def begin(self, s: Hybris) -> i64:
        if s.loud:
            told: dict[str, object] = {"seat": int(self.seat), "pillar": f"pillar_{s.get(self.seat, state.PILLAR) + 1}"}
            s.tell("HYB-096", "resolves", told)
        return NEXT

    def top(self, s: Hybris) -> i64:
        """HYB-097"""
        if self.without_top == 1 or not can_use_top(s, self.seat):
            return NEXT
        if s.content.book.code[self.start(s) * program.WIDTH] == program.MAY:  # it asks by itself
            s.start(self.seat, self.pillar(s), names.TOP)
            return NEXT
        return ASK

    def pillar(self, s: Hybris) -> i64:
        return names.FIRST_PILLAR + s.get(self.seat, state.PILLAR)

    def start(self, s: Hybris) -> i64:
        return s.content.book.start(self.pillar(s), names.TOP)

    def prompt(self, s: Hybris, seat: i64) -> tuple[str, str]:
        return ("HYB-097", "pillar-top")

    def legal(self, s: Hybris, seat: i64) -> vec[i64]:
        return append(append(vec[i64](capacity=2), pack(ACCEPT)), pack(DECLINE))

    def take(self, s: Hybris, seat: i64, choice: i64) -> i64:
        if verb_of(choice) == ACCEPT:
            s.start(seat, self.pillar(s), names.TOP)
        return NEXT

    def bottom(self, s: Hybris) -> i64:
        """HYB-098, HYB-Q27  Every other player, in Greatness order, whether they have passed or not."""
        for other in s.by_greatness():
            if other != self.seat:
                s.start(other, self.pillar(s), names.BOTTOM)
        return NEXT

    def after(self, s: Hybris) -> i64:
        """HYB-317, HYB-Q16, HYB-Q33  What the active player does once all have been served."""
        s.start(s.active, self.pillar(s), names.AFTER)
        return NEXT

    def turn_over(self, s: Hybris) -> i64:
        """HYB-099"""
        s.set(self.seat, state.RESOLVED, 1)
        return DONE


def can_use_top(s: Hybris, seat: i64) -> bool:
    """HYB-Q32  Guidance needs a tile that can be paid; the others can always be used."""
    start = s.content.book.start(names.FIRST_PILLAR + s.get(seat, state.PILLAR), names.TOP)
    if s.content.book.code[start * program.WIDTH] != effects.GUIDE:
        return True
    for tile in on_olympus(s):
        if can_guide(s, seat, tile):
            return True
    return False


def unresolved(s: Hybris, seat: i64) -> bool:
    return s.get(seat, state.PILLAR) >= 0 and s.get(seat, state.RESOLVED) == 0
