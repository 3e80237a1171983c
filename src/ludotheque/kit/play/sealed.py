"""Answers under seal: several seats answer at once, each in secret, and all become known together.

`SealedNumber` is a bid, `SealedChoice` one choice a seat (a vote, a task), `Sealed` anything longer (orders laid one by
one until everybody is ready). The game keeps the answers where it likes, say in a field of the frame that EACH seat
sees for itself, and says what is its own: who takes part, what may be answered, what happens when all answers are in.
"""

from typing import Final, TypeVar

from librt.vecs import append, vec
from mypy_extensions import i64, mypyc_attr

from ludotheque.core.refusal import Refusal
from ludotheque.core.state import ALONE, ASK, NOT_OFFERED, SEALED, Frame, State, arg_a, pack, verb_of
from ludotheque.core.vecs import filled

UNSAID: Final = -1
S = TypeVar("S", bound=State)


def unsaid(s: State) -> vec[i64]:
    """No answer yet, for every seat."""
    return filled(s.seats, UNSAID)


def imagine_sealed(s: State, seat: i64) -> None:
    """Draw anew every answer under seal that a seat cannot know."""
    for frame in s.stack:
        if isinstance(frame, Sealed):
            frame.imagine(s, seat)


@mypyc_attr(allow_interpreted_subclasses=True)
class Sealed(Frame[S]):
    """The step that asks is `return self.gather(s)`; `asked` tells whose answer is still missing, `take` goes back to
    that step."""

    def delivered(self, s: S) -> i64:
        """All answers are in, and known; says where to go, as a step does."""
        raise NotImplementedError

    def imagine(self, s: S, seat: i64) -> None:
        """Draw anew what that seat cannot know of the answers given so far."""
        raise NotImplementedError

    def mode(self, s: S) -> i64:
        return SEALED

    def gather(self, s: S) -> i64:
        if self.asked(s) != 0:
            return ASK
        if self.mode(s) == SEALED:
            s.deliver()
        return self.delivered(s)


@mypyc_attr(allow_interpreted_subclasses=True)
class SealedChoice(Sealed[S]):
    """One answer a seat, kept as a number."""

    def invited(self, s: S) -> i64:
        """Bit mask of the seats that take part, whether they have answered or not."""
        raise NotImplementedError

    def answers(self, s: S) -> vec[i64]:
        """Where the answers are kept, by seat; begin with `unsaid(s)`."""
        raise NotImplementedError

    def kept(self, choice: i64) -> i64:
        """What is kept of a choice."""
        return arg_a(choice)

    def said(self, s: S, seat: i64, answer: i64) -> None:
        """A seat has answered: what others may notice of it, and what the log tells that seat alone."""

    def missing(self, answer: i64) -> bool:
        return answer == UNSAID

    def mode(self, s: S) -> i64:
        """One seat alone hides nothing from anybody."""
        several = self.invited(s)
        return SEALED if several & (several - 1) != 0 else ALONE

    def asked(self, s: S) -> i64:
        mask = self.invited(s)
        answers = self.answers(s)
        bit: i64 = 1
        seat: i64
        for seat in range(s.seats):
            if not self.missing(answers[seat]):
                mask &= ~bit
            bit <<= 1
        return mask

    def take(self, s: S, seat: i64, choice: i64) -> i64:
        answers = self.answers(s)
        answers[seat] = self.kept(choice)
        self.said(s, seat, answers[seat])
        return self.step

    def guess(self, s: S, seat: i64) -> i64:
        """An answer that a seat might have given."""
        offered = self.legal(s, seat)
        return self.kept(offered[s.below("imagined", len(offered))])

    def imagine(self, s: S, seat: i64) -> None:
        answers = self.answers(s)
        other: i64
        for other in range(s.seats):
            if other != seat and not self.missing(answers[other]):
                answers[other] = self.guess(s, other)


@mypyc_attr(allow_interpreted_subclasses=True)
class SealedNumber(SealedChoice[S]):
    """Each seat answers a number, from nothing to the most it may."""

    def verb(self) -> i64:
        raise NotImplementedError

    def most(self, s: S, seat: i64) -> i64:
        raise NotImplementedError

    def too_much(self, s: S, seat: i64, n: i64) -> Refusal:
        """Why a number above the most is refused."""
        raise NotImplementedError

    def legal(self, s: S, seat: i64) -> vec[i64]:
        verb = self.verb()
        most = self.most(s, seat)
        out = vec[i64](capacity=most + 1)
        n: i64
        for n in range(most + 1):
            out = append(out, pack(verb, n))
        return out

    def why_not(self, s: S, seat: i64, choice: i64) -> Refusal | None:
        if verb_of(choice) != self.verb():
            return NOT_OFFERED
        n = arg_a(choice)
        return None if n <= self.most(s, seat) else self.too_much(s, seat, n)

    def guess(self, s: S, seat: i64) -> i64:
        return s.below("imagined", self.most(s, seat) + 1)
