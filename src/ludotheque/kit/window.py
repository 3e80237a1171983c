"""A reaction window: something has just happened, and some seats may answer it before the game goes on.

Subclass `Window`, say in `reactions` what a seat may do and in `react` what becomes of it. The rule that opens the
window gives the order: `s.call(Rescue(order, 0))`. Everybody may pass.
"""

from typing import ClassVar, Final, TypeVar

from librt.vecs import append, vec
from mypy_extensions import i64, mypyc_attr

from ludotheque.core.state import ASK, DONE, PUBLIC, Frame, State, pack, verb_of

PASS: Final = 127  # the verb, in every game that has a window

GO_ON: Final = 1  # answer of `react` that asks the next seat; DONE closes the window

S = TypeVar("S", bound=State)


@mypyc_attr(allow_interpreted_subclasses=True)
class Window(Frame[S]):
    """Asks the seats of `order` one after the other; `at` is the place of the one whose turn it is."""

    STEPS: ClassVar[tuple[str, ...]] = ("ask", "go_on")
    FIELDS: ClassVar[dict[str, str]] = {"order": PUBLIC, "at": PUBLIC}

    def __init__(self, order: vec[i64], at: i64) -> None:
        self.order: vec[i64] = order
        self.at: i64 = at
        self.seat: i64 = order[at] if at < len(order) else -1
        self.step: i64 = 0

    def reactions(self, s: S, seat: i64) -> vec[i64]:
        """What that seat may do now, passing apart."""
        raise NotImplementedError

    def react(self, s: S, seat: i64, choice: i64) -> i64:
        """Carry out a reaction; GO_ON or DONE."""
        raise NotImplementedError

    def skips(self, s: S, seat: i64) -> bool:
        """Whether to leave out a seat. By default one that could only pass; where reactions are secret, answer False:
        everybody is asked, and a pass tells nothing."""
        return len(self.reactions(s, seat)) == 0

    def run(self, s: S) -> i64:
        if self.step == GO_ON:
            self.at += 1
            return 0
        n: i64 = len(self.order)
        while self.at < n:
            self.seat = self.order[self.at]
            if not self.skips(s, self.seat):
                return ASK
            self.at += 1
        return DONE

    def legal(self, s: S, seat: i64) -> vec[i64]:
        return append(self.reactions(s, seat), pack(PASS))

    def take(self, s: S, seat: i64, choice: i64) -> i64:
        return GO_ON if verb_of(choice) == PASS else self.react(s, seat, choice)


def around(s: State, first: i64) -> vec[i64]:
    """Every seat once, in turn order from `first`."""
    order = vec[i64](capacity=s.seats)
    i: i64
    for i in range(s.seats):
        order = append(order, (first + i) % s.seats)
    return order
