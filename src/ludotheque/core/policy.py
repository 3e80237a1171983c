"""What a game tells whoever thinks about it: how a position stands, and which choices look promising.

A game with nothing to say keeps this class as it is: every choice is as good as another, and a position is judged by
playing on at random to the end. A game that knows better writes a subclass in its `policy.py` and hands it out in
`Game.policy`. Everything here is called on imagined worlds, where nothing is hidden: a policy looks at the whole state.
"""

from typing import Any, ClassVar, Generic, TypeVar

from librt.vecs import append, vec
from mypy_extensions import i64, mypyc_attr

from ludotheque.core.state import State

S = TypeVar("S", bound=State)


@mypyc_attr(allow_interpreted_subclasses=True)
class Policy(Generic[S]):
    """How to judge one game. It holds no position and remembers nothing between two calls."""

    EVALUATES: ClassVar[bool] = False  # whether `values` is written: rollouts may then stop early
    EFFORT: ClassVar[int] = 1  # how many times the usual iterations a decision is worth
    ENOUGH: ClassVar[int] = 0  # iterations after which thinking longer is not worth the wait; 0: no such number
    LONGER: ClassVar[int] = 0  # how many times as long as a Maître a Grand Maître thinks; 0: it would not play better
    FAR: ClassVar[int] = 0  # decisions a Maître plays on before `values` is asked, where that sees only what is near
    SLIPS: ClassVar[int] = 0  # how often, in a hundred, a Compagnon takes another than the best choice
    DEALS: ClassVar[bool] = False  # whether seats act beside the decisions of others: `asides` is written
    OFFER: ClassVar[int] = 0  # the packed verb of an offer, where `deals` and `struck` are written

    def values(self, s: S) -> vec[float]:
        """For each seat its chance of winning from here, from 0 to 1. In a co-operative game all have the same."""
        raise NotImplementedError

    def choices(self, s: S, seat: i64) -> vec[i64]:
        """What an asked seat should think about: its legal choices, and the any-time choices open beside them."""
        out = s.stack[-1].legal(s, seat)
        for choice in s.beside(seat):
            out = append(out, choice)
        return out

    def promises(self, s: S, seat: i64, choices: vec[i64]) -> vec[float]:
        """For each choice how promising it looks before any thinking, 0 or more. Only ratios count: the share of a
        choice in the sum is the share of attention it gets first; 0 is never looked at beside others."""
        out = vec[float](capacity=len(choices))
        for choice in choices:
            out = append(out, self.promise(s, seat, choice))
        return out

    def promise(self, s: S, seat: i64, choice: i64) -> float:
        """The same for one choice; override this one, or `promises` where the choices share their reckoning."""
        return 1.0

    def pick(self, s: S, seat: i64, draw: i64) -> i64:
        """What a seat plays in a rollout, from a 32-bit draw: it should be quick, and need not be wise."""
        return s.random_choice(s.stack[-1], seat, draw)

    def shown(self, s: S, seat: i64, choice: i64) -> i64:
        """A choice as the other seats see it made, before it is carried out: what is secret in it left out. Sealed
        answers need no mention here."""
        return choice

    def likely(self, s: S, seat: i64) -> float:
        """How well a world imagined by a seat explains what the others were seen doing, from 0 to 1: worlds are kept
        with that chance."""
        return 1.0

    def asides(self, s: S, seat: i64) -> vec[i64]:
        """Any-time choices to think about while another seat is asked; doing nothing is always open too."""
        return vec[i64]()

    def deals(self, s: S, seat: i64) -> list[vec[i64]]:
        """Offers this seat might make now, as the words of an OFFER, the partner's seat first."""
        return []

    def struck(self, s: S, seat: i64, words: vec[i64]) -> S | None:
        """The world in which such an offer was made and accepted; None: it cannot be."""
        return None


ANYTHING: Policy[Any] = Policy()
