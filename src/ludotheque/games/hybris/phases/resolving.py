"""Resolving a Divine Pillar (HYB-096 to HYB-099, HYB-102, HYB-275)."""

from typing import Annotated

from librt.vecs import append, vec
from mypy_extensions import i64

from ludotheque.core.fields import HIDDEN
from ludotheque.core.frame import frame
from ludotheque.core.state import ASK, DONE, NEXT, Frame, arg_a, pack, verb_of
from ludotheque.games.hybris import effects, names, queries, verbs
from ludotheque.games.hybris.phases.olympus import can_guide, on_olympus
from ludotheque.games.hybris.state import Hybris, Player
from ludotheque.kit.effects import program
from ludotheque.kit.effects.interpreter import ACCEPT, DECLINE


@frame("begin next_top top next_bottom bottom after turn_over")
class Resolve(Frame[Hybris]):
    """HYB-Q28  The top half, if its owner likes, then the bottom half for all others, then it is turned face down. In a
    Duel all visible halves of both Pillars, the tops first (HYB-298, HYB-299, HYB-Q112, HYB-Q139)."""

    seat: i64
    without_top: i64 = 0
    pillar: Annotated[i64, "pillar"] = -1
    tops: Annotated[i64, HIDDEN] = 0  # bit masks of the Pillars whose halves are done
    bottoms: Annotated[i64, HIDDEN] = 0

    def begin(self, s: Hybris) -> i64:
        if s.loud:
            for pillar in queries.pillars_of(s, self.seat):
                s.tell("HYB-096", "resolves", {"seat": int(self.seat), "pillar": f"pillar_{pillar + 1}"})
        return NEXT

    def tops_left(self, s: Hybris) -> vec[i64]:
        out = vec[i64](capacity=2)
        for pillar in queries.pillars_of(s, self.seat):
            if self.tops >> pillar & 1 == 0 and queries.shows_top(s, self.seat, pillar):
                out = append(out, pillar)
        return out

    def next_top(self, s: Hybris) -> i64:
        """HYB-Q112  Of two tops their owner chooses the first."""
        left = self.tops_left(s)
        if self.without_top == 1 or len(left) == 0:
            return self.goto("next_bottom")
        if len(left) > 1:
            return ASK
        self.pillar = left[0]
        return NEXT

    def top(self, s: Hybris) -> i64:
        """HYB-067, HYB-097"""
        self.tops |= 1 << self.pillar
        if not can_use_top(s, self.seat, self.pillar):
            return self.goto("next_top")
        start = s.content.book.start(names.FIRST_PILLAR + self.pillar, names.TOP)
        if s.content.book.code[start * program.WIDTH] == program.MAY:  # it asks by itself
            s.start(self.seat, names.FIRST_PILLAR + self.pillar, names.TOP)
            return self.goto("next_top")
        return ASK

    def prompt(self, s: Hybris, seat: i64) -> tuple[str, str]:
        return ("HYB-097", "pillar-top") if self.at("top") else ("HYB-298", "first-top")

    def legal(self, s: Hybris, seat: i64) -> vec[i64]:
        out = vec[i64](capacity=2)
        if self.at("top"):
            return append(append(out, pack(ACCEPT)), pack(DECLINE))
        for pillar in self.tops_left(s):
            out = append(out, pack(verbs.PILLAR, pillar))
        return out

    def take(self, s: Hybris, seat: i64, choice: i64) -> i64:
        if self.at("next_top"):
            self.pillar = arg_a(choice)
            return NEXT
        if verb_of(choice) == ACCEPT:
            s.start(seat, names.FIRST_PILLAR + self.pillar, names.TOP)
        return self.goto("next_top")

    def next_bottom(self, s: Hybris) -> i64:
        for pillar in queries.pillars_of(s, self.seat):
            if self.bottoms >> pillar & 1 == 0 and queries.shows_bottom(s, self.seat, pillar):
                self.pillar = pillar
                self.bottoms |= 1 << pillar
                return NEXT
        return self.goto("turn_over")

    def bottom(self, s: Hybris) -> i64:
        """HYB-068, HYB-098, HYB-Q27  Every other player, in Greatness order, whether they have passed or not."""
        for other in s.by_greatness():
            if other != self.seat:
                s.start(other, names.FIRST_PILLAR + self.pillar, names.BOTTOM)
        return NEXT

    def after(self, s: Hybris) -> i64:
        """HYB-317, HYB-Q16, HYB-Q33  What the active player does once all have been served."""
        s.start(s.active, names.FIRST_PILLAR + self.pillar, names.AFTER)
        return self.goto("next_bottom")

    def turn_over(self, s: Hybris) -> i64:
        """HYB-099"""
        s.put(self.seat, Player.resolved, 1)
        return DONE


def can_use_top(s: Hybris, seat: i64, pillar: i64) -> bool:
    """HYB-Q32  Guidance needs a tile that can be paid; the others can always be used."""
    start = s.content.book.start(names.FIRST_PILLAR + pillar, names.TOP)
    if s.content.book.code[start * program.WIDTH] != effects.GUIDE:
        return True
    for tile in on_olympus(s):
        if can_guide(s, seat, tile):
            return True
    return False


def unresolved(s: Hybris, seat: i64) -> bool:
    return s.get(seat, Player.pillar) >= 0 and s.get(seat, Player.resolved) == 0
