"""A reaction window: something has just happened, and some seats may answer it before the game goes on.

Subclass `Window`, say in `reactions` what a seat may do and in `react` what becomes of it. The rule that opens the
window gives the order: `s.call(Rescue(order))`. Everybody may pass.
"""

from typing import Final, TypeVar

from librt.vecs import append, vec
from mypy_extensions import i64, mypyc_attr

from ludotheque.core.frame import frame
from ludotheque.core.state import ASK, DONE, NEXT, Frame, State, pack, verb_of

PASS: Final = 127  # the verb, in every game that has a window
S = TypeVar("S", bound=State)


@mypyc_attr(allow_interpreted_subclasses=True)
@frame("ask go_on")
class Window(Frame[S]):
    """Asks the seats of `order` one after the other; `place` is that of the one whose turn it is."""

    order: vec[i64]
    place: i64 = 0
    seat: i64 = -1

    def reactions(self, s: S, seat: i64) -> vec[i64]:
        """What that seat may do now, passing apart."""
        raise NotImplementedError

    def react(self, s: S, seat: i64, choice: i64) -> i64:
        """Carry out a reaction; NEXT asks the next seat, DONE closes the window."""
        raise NotImplementedError

    def skips(self, s: S, seat: i64) -> bool:
        """Whether to leave out a seat. By default one that could only pass; where reactions are secret, answer False:
        everybody is asked, and a pass tells nothing."""
        return len(self.reactions(s, seat)) == 0

    def ask(self, s: S) -> i64:
        n: i64 = len(self.order)
        while self.place < n:
            self.seat = self.order[self.place]
            if not self.skips(s, self.seat):
                return ASK
            self.place += 1
        return DONE

    def go_on(self, s: S) -> i64:
        self.place += 1
        return self.goto("ask")

    def legal(self, s: S, seat: i64) -> vec[i64]:
        return append(self.reactions(s, seat), pack(PASS))

    def take(self, s: S, seat: i64, choice: i64) -> i64:
        return NEXT if verb_of(choice) == PASS else self.react(s, seat, choice)
