"""Reaction windows: some seats may do something before the game goes on, and everybody may pass.

`Window` asks once around, in the order that the rule gives which opens it: `s.call(Rescue(order))`. `OpenWindow` stays
open until everybody has passed in a row, whatever they do meanwhile, and holds any-time actions open beside it. A game
says in `reactions` what a seat may do and in `react` what becomes of it.
"""

from typing import Annotated, Final, TypeVar

from librt.vecs import append, vec
from mypy_extensions import i64, mypyc_attr

from ludotheque.core.fields import SEATS
from ludotheque.core.frame import frame
from ludotheque.core.state import ASK, DONE, NEXT, Frame, State, pack, verb_of

NOBODY: Final = -1
PASS: Final = 127  # the verb, unless a game has its own
S = TypeVar("S", bound=State)


@mypyc_attr(allow_interpreted_subclasses=True)
class Nudged(Frame[S]):
    """A frame that what is played beside it may touch."""

    def nudge(self, s: S, what: i64, value: i64) -> None:
        """Something was done beside this decision; the game gives the numbers a meaning. Most frames do not care."""


def nudge_below(s: State, what: i64, value: i64) -> None:
    """Reach the nearest frame, the top included, that waits with an open window."""
    i: i64 = len(s.stack) - 1
    while i >= 0:
        frame = s.stack[i]
        if isinstance(frame, Nudged) and frame.window(s) != 0:
            frame.nudge(s, what, value)
            return
        i -= 1


@mypyc_attr(allow_interpreted_subclasses=True)
class Reactions(Nudged[S]):
    """What both windows ask of a game."""

    def reactions(self, s: S, seat: i64) -> vec[i64]:
        """What that seat may do now, passing apart."""
        return vec[i64]()

    def react(self, s: S, seat: i64, choice: i64) -> i64:
        """Carry out a reaction; NEXT goes on asking, DONE closes the window."""
        raise NotImplementedError

    def pass_verb(self) -> i64:
        return PASS

    def legal(self, s: S, seat: i64) -> vec[i64]:
        return append(self.reactions(s, seat), pack(self.pass_verb()))


@mypyc_attr(allow_interpreted_subclasses=True)
@frame("ask go_on")
class Window(Reactions[S]):
    """Asks the seats of `order` one after the other; `place` is that of the one whose turn it is."""

    order: vec[i64]
    place: i64 = 0
    seat: i64 = NOBODY

    def secret(self, s: S) -> bool:
        """Whether even a seat that could only pass is asked, so that a pass tells nothing."""
        return False

    def ask(self, s: S) -> i64:
        n: i64 = len(self.order)
        while self.place < n:
            self.seat = self.order[self.place]
            offered = self.legal(s, self.seat)
            if len(offered) > 1 or self.secret(s):
                s.menu = offered  # found once, for the question too
                return ASK
            self.place += 1
        return DONE

    def go_on(self, s: S) -> i64:
        self.place += 1
        return self.goto("ask")

    def take(self, s: S, seat: i64, choice: i64) -> i64:
        return NEXT if verb_of(choice) == self.pass_verb() else self.react(s, seat, choice)


@mypyc_attr(allow_interpreted_subclasses=True)
@frame("ask")
class OpenWindow(Reactions[S]):
    """Asks whoever comes first of those who have not passed since something was last done."""

    seat: i64
    kind: i64  # which any-time actions are open beside it
    invited: Annotated[i64, SEATS] = 0  # bit mask of seats asked even where `skips` would leave them out
    passed: Annotated[i64, SEATS] = 0  # bit mask

    def skips(self, s: S, seat: i64) -> bool:
        """Whether to leave out a seat: one that could only pass, or has no reason to act as far as all can tell."""
        return len(self.reactions(s, seat)) == 0

    def ranking(self, s: S) -> vec[i64]:
        """In which order seats are asked at this moment."""
        raise NotImplementedError

    def closed(self, s: S) -> None:
        """Everybody has passed."""

    def window(self, s: S) -> i64:
        return self.kind

    def ask(self, s: S) -> i64:
        self.seat = NOBODY
        waiting: i64 = 0
        last: i64 = NOBODY
        bit: i64 = 1
        seat: i64
        for seat in range(s.seats):
            if self.passed & bit == 0 and (self.invited & bit != 0 or not self.skips(s, seat)):
                waiting |= bit
                last = seat
            bit <<= 1
        if waiting == 0:
            self.closed(s)
            return DONE
        if waiting & (waiting - 1) == 0:  # one alone comes first in any order
            self.seat = last
            return ASK
        for seat in self.ranking(s):
            if waiting >> seat & 1 == 1:
                self.seat = seat
                break
        return ASK

    def take(self, s: S, seat: i64, choice: i64) -> i64:
        if verb_of(choice) == self.pass_verb():
            self.passed |= 1 << seat
            return self.goto("ask")
        self.passed = 0
        flow = self.react(s, seat, choice)
        return self.goto("ask") if flow == NEXT else flow
