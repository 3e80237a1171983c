"""Whom, how many, whether: the words of a program read on a position, without asking anybody.

A `Reading` is who reads: the seat that plays an effect, the element it stands on, whoever was chosen last and whom it
was started with. The interpreter is one; modifiers and triggers are read by a fresh one.
"""

from typing import Annotated, Final, TypeVar

from librt.vecs import vec
from mypy_extensions import i64, mypyc_attr

from ludotheque.core.fields import HIDDEN
from ludotheque.core.frame import frame
from ludotheque.core.state import Frame, State
from ludotheque.kit.effects import program
from ludotheque.kit.effects.program import NOBODY, Book

NONE: Final = vec[i64]()  # nobody is chosen, nobody given; never changed in place

S = TypeVar("S", bound=State)


def one(target: i64) -> vec[i64]:
    return vec[i64]([target])


@mypyc_attr(allow_interpreted_subclasses=True)
@frame()
class Reading(Frame[S]):
    """The part of an effect that answers questions about the position. Views show the element by its id (the codec of a
    game with effects has the kind "element"); what a target's number means is the game's to say, in `about`."""

    seat: i64
    source: Annotated[i64, "element"]
    it: Annotated[vec[i64], HIDDEN]
    given: Annotated[vec[i64], HIDDEN]

    # -- what a game says

    def book(self, s: S) -> Book:
        raise NotImplementedError

    def candidates(self, s: S, atom: i64, a: i64, b: i64, c: i64) -> vec[i64]:
        """Whom a selector of the game may mean now, in an order that the rules give."""
        raise NotImplementedError

    def count(self, s: S, atom: i64, a: i64, b: i64, target: i64) -> i64:
        """A number of the position; of a target, or NOBODY when the count names none."""
        raise NotImplementedError

    def holds(self, s: S, atom: i64, a: i64, b: i64, target: i64) -> bool:
        """A test of the game's; of a target, or NOBODY when the test names none."""
        raise NotImplementedError

    def present(self, s: S, target: i64) -> bool:
        """Whether somebody chosen before can still be acted on."""
        return True

    def rounds_up(self) -> bool:
        """What was decided about a number that does not come out even, where somebody decides."""
        return False

    # -- whom

    def members(self, s: S, selector: i64, focus: i64) -> vec[i64]:
        """All whom a selector may mean; `focus` is the target whose amount is being found."""
        selectors = self.book(s).selectors
        row = selector * program.SELECTOR_WIDTH
        atom = selectors[row]
        if atom >= program.FIRST:
            return self.candidates(
                s, atom, selectors[row + program.A], selectors[row + program.B], selectors[row + program.C]
            )
        if atom == program.IT:
            return self.it if focus == NOBODY else one(focus)
        if atom == program.YOU:
            return one(self.seat)
        return self.given

    # -- how many, and whether

    def amount(self, s: S, per: i64, focus: i64) -> i64:
        amounts = self.book(s).amounts
        row = per * program.AMOUNT_WIDTH
        units = self.tally(s, amounts[row], focus) - amounts[row + program.OVER]
        if units < 0:
            units = 0
        share = amounts[row + program.SHARE]
        if share > 1:
            how = amounts[row + program.ROUND]
            if how == program.UP or (how == program.ASKED and self.rounds_up()):
                units += share - 1
            units = units // share
        n = amounts[row + program.BASE] + amounts[row + program.TIMES] * units
        cap = amounts[row + program.CAP]
        return n if cap == program.NO_LIMIT or n <= cap else cap

    def tally(self, s: S, count: i64, focus: i64) -> i64:
        """A count; of a group, the sum over its members."""
        counts = self.book(s).counts
        row = count * program.COUNT_WIDTH
        atom = counts[row]
        a = counts[row + program.COUNT_A]
        b = counts[row + program.COUNT_B]
        whose = counts[row + program.OF]
        if whose == 0:
            return self.count(s, atom, a, b, NOBODY)
        total: i64 = 0
        for target in self.members(s, whose, focus):
            if self.present(s, target):
                total += self.count(s, atom, a, b, target)
        return total

    def proves(self, s: S, test: i64, focus: i64) -> bool:
        """Whether a test holds; of a group, whether it does for one of its members."""
        tests = self.book(s).tests
        row = test * program.TEST_WIDTH
        atom = tests[row]
        a = tests[row + program.TEST_A]
        b = tests[row + program.TEST_B]
        if atom >= program.FIRST:
            whose = tests[row + program.OF]
            if whose == 0:
                return self.holds(s, atom, a, b, NOBODY)
            for target in self.members(s, whose, focus):
                if self.holds(s, atom, a, b, target):
                    return True
            return False
        if atom == program.GE:
            return self.tally(s, a, focus) >= b
        if atom == program.LE:
            return self.tally(s, a, focus) <= b
        if atom == program.NOT:
            return not self.proves(s, a, focus)
        if atom == program.BOTH:
            return self.proves(s, a, focus) and self.proves(s, b, focus)
        return self.proves(s, a, focus) or self.proves(s, b, focus)
