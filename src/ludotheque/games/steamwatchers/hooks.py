"""What a scenario may do: the moments of a game at which it acts, the numbers it may change, what it may forbid.

A special rule of ours is a subclass (phases/scenarios.py), and so is what a scenario from outside brings in the Python
file beside its data (STW-Q88). A game asks all of its scenario's in turn, those that the data names first. They are
shared by every game of that scenario and remember nothing: what has happened stands in the position, in counters if
nowhere else.
"""

from typing import Any, Generic, TypeVar

from librt.vecs import vec
from mypy_extensions import i64, mypyc_attr

from ludotheque.core.refusal import Refusal
from ludotheque.core.state import NOT_OFFERED, State

S = TypeVar("S", bound=State)


@mypyc_attr(allow_interpreted_subclasses=True)  # those from outside are not compiled
class Hooks(Generic[S]):
    """Override what the scenario needs; the rest changes nothing."""

    def __init__(self) -> None:
        self.place: i64 = 0  # among the hooks of its scenario: `Question` needs it

    # -- moments: change the position, or `s.call` a procedure, which begins once all hooks were asked

    def board(self, s: S) -> None:
        """The initial columns stand; clans are chosen next (STW-Q81)."""

    def deployed(self, s: S, seat: i64) -> None:
        """Every clan is deployed; once for each player, in order of the Reservation track (STW-Q71)."""

    def turn_begins(self, s: S) -> None:
        """The turn marker has moved (STW-053)."""

    def conclave_ends(self, s: S) -> None:
        """Every title has acted."""

    def won(self, s: S, winner: i64, loser: i64, zone: i64, base: i64, elite: i64) -> None:
        """A clan has won a combat; the loser, CRAMES perhaps, has lost so many units, and nobody has fled yet."""

    def winter_begins(self, s: S) -> None:
        """Phase 5 begins; GÉO is not yet measured."""

    def turn_ends(self, s: S) -> None:
        """Contracts are kept or dropped; nobody has won."""

    # -- numbers: `n` is what the rules say so far, the answer is what holds

    def soldiers(self, s: S, seat: i64, unit: i64, n: i64) -> i64:
        """With how many base (0) or elite (1) soldiers a clan starts."""
        return n

    def losses(self, s: S, seat: i64, n: i64) -> i64:
        """How many units the loser of a combat loses (STW-162)."""
        return n

    def floors(self, s: S, zone: i64, n: i64) -> i64:
        """How many floors a Steam Column card raises (STW-057)."""
        return n

    def rise(self, s: S, zone: i64, n: i64) -> i64:
        """By how much a column that cools raises incubation (STW-090)."""
        return n

    def level(self, s: S, seat: i64, n: i64) -> i64:
        """GÉO, measured in Phase 5 (STW-094)."""
        return n

    def score(self, s: S, seat: i64, n: i64) -> i64:
        """GÉO at the end of the game (STW-099)."""
        return n

    # -- yes or no

    def hegemon(self, s: S, seat: i64) -> bool:
        """Whether a clan wins at once, in Phase 5 (STW-096)."""
        return False

    def why_not_act(self, s: S, seat: i64, token: i64) -> Refusal | None:
        """What forbids a Special Action (STW-115)."""
        return None

    # -- questions: `s.call(Question(seat, self.place, number))` asks; the number says which question it is

    def question(self, s: S, seat: i64, number: i64) -> tuple[str, str]:
        """The rule that asks, and the key of the sentence."""
        raise NotImplementedError

    def answers(self, s: S, seat: i64, number: i64) -> vec[i64]:
        """What may be answered, by the verbs of verbs.py; nothing: it is not asked; one thing: that is the answer."""
        raise NotImplementedError

    def why_not(self, s: S, seat: i64, number: i64, choice: i64) -> Refusal:
        """Why something else is no answer."""
        return NOT_OFFERED

    def answered(self, s: S, seat: i64, number: i64, choice: i64) -> None:
        """Carry out an answer."""
        raise NotImplementedError


AnyHooks = Hooks[Any]
