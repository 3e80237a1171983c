"""What has been set off and waits: carried out one after the other, in the order that a rule or a player gives.

A game notes what is set off as rows of numbers, SOURCE and CONTROLLER first (`waits`), and hands them over as one batch
to its own `Queue`: those of the lowest `rank` come first and, among equals, their `chooser` says which. What one of
them sets off is a batch of its own and comes before the rest of the one it belongs to.
"""

from typing import Annotated, Final, TypeVar

from librt.vecs import append, vec
from mypy_extensions import i64, mypyc_attr

from ludotheque.core.fields import HIDDEN
from ludotheque.core.frame import frame
from ludotheque.core.state import ASK, DONE, NEXT, Frame, State, arg_a, arg_b, pack
from ludotheque.core.vecs import without_row

NOBODY: Final = -1
RESOLVE: Final = 124  # the choice: a source, and which of its waiting rows

# Columns of a row; a game may add others and says so in `wide`.
SOURCE: Final = 0  # what it comes from: an id by which choices name it
CONTROLLER: Final = 1  # the seat it belongs to, or NOBODY
SUBJECT: Final = 2  # whom it is about
WIDTH: Final = 3

S = TypeVar("S", bound=State)


def waits(queue: vec[i64], source: i64, controller: i64, subject: i64) -> vec[i64]:
    """A queue with another row at its end."""
    return append(append(append(queue, source), controller), subject)


@mypyc_attr(allow_interpreted_subclasses=True)
@frame("next_one pick_one")
class Queue(Frame[S]):
    """Carries out a batch. `seat` is whoever puts the next ones in order."""

    seat: i64
    batch: Annotated[vec[i64], HIDDEN]  # rows; the choices name them

    # -- what a game says

    def carry_out(self, s: S, row: vec[i64]) -> None:
        """Its turn has come: do it, or call the procedure that does."""
        raise NotImplementedError

    def rank(self, s: S, seat: i64) -> i64:
        """What belongs to a controller with a lower rank comes first."""
        return 0

    def chooser(self, s: S, seat: i64) -> i64:
        """Who orders what belongs to a controller; NOBODY: it comes in the order in which it was set off."""
        return NOBODY

    def wide(self) -> i64:
        return WIDTH

    # -- running

    def next_one(self, s: S) -> i64:
        group = self.group(s)
        n: i64 = len(group)
        if n == 0:
            return DONE
        chooser = self.chooser(s, self.batch[group[0] + CONTROLLER])
        if n > 1 and chooser != NOBODY:
            self.seat = chooser
            return ASK if self.at("pick_one") else NEXT
        self.start(s, group[0])
        return self.goto("next_one")

    def pick_one(self, s: S) -> i64:
        return self.next_one(s)

    def group(self, s: S) -> vec[i64]:
        """Where the rows begin that come before all others."""
        out = vec[i64](capacity=4)
        wide = self.wide()
        best: i64 = 0
        at: i64 = 0
        while at < len(self.batch):
            rank = self.rank(s, self.batch[at + CONTROLLER])
            if len(out) == 0 or rank < best:
                best = rank
                out = append(vec[i64](capacity=4), at)
            elif rank == best:
                out = append(out, at)
            at += wide
        return out

    def legal(self, s: S, seat: i64) -> vec[i64]:
        out = vec[i64](capacity=4)
        group = self.group(s)
        for at in group:
            source = self.batch[at + SOURCE]
            place: i64 = 0
            for other in group:
                if other < at and self.batch[other + SOURCE] == source:
                    place += 1
            out = append(out, pack(RESOLVE, source, place))
        return out

    def take(self, s: S, seat: i64, choice: i64) -> i64:
        place = arg_b(choice)
        for at in self.group(s):
            if self.batch[at + SOURCE] == arg_a(choice):
                if place == 0:
                    self.start(s, at)
                    break
                place -= 1
        return self.goto("next_one")

    def start(self, s: S, at: i64) -> None:
        wide = self.wide()
        row = self.batch[at : at + wide]
        self.batch = without_row(self.batch, at, wide)
        self.carry_out(s, row)
