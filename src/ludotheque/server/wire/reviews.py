"""HTTP: a finished game looked at again.

`entry` numbers the answers of the game from 0, `at` is the number of moves recorded right after that answer, and
chances are from 0 to 1, one a seat."""

from typing import Literal

from ludotheque.server.wire.games import Reason
from ludotheque.server.wire.shape import Choice, Object, Shape


class NextAnswer(Shape):
    """What the search thinks would be answered next, and whose answer that is."""

    seat: int
    choice: Choice
    words: Object


class ReviewOption(Shape):
    """A choice, the words its sentence needs, what each seat could expect after it, and its share of the thinking.
    `low` and `high`: where what its own seat may expect lies 95 times in a hundred, where that was weighed. `then`: the
    line that follows."""

    choice: Choice
    words: Object
    expects: list[float]
    share: float = 0.0
    low: float | None = None
    high: float | None = None
    then: list[NextAnswer] = []


class Explain(Shape):
    """What would a robot do here? Of the seat one of these keys opens, which is asked now; or, with `at`, why whoever
    answered last before so many moves were recorded did so."""

    keys: list[str]
    at: int | None = None


class Explanation(Shape):
    """The choice, two runners-up and what each seat could expect after them, best first; `choice` empty: to do nothing.
    `before`: the chances whatever is chosen; `then`: what would be answered next after the first, while nobody else is
    asked; `why`: what the first makes better than the next, largest difference first. `played` is what was answered. A
    level that answers by chance has no options. `left`: how often the seat may still ask among people."""

    seat: int
    level: str
    iterations: int
    options: list[ReviewOption]
    before: list[float] = []
    then: list[ReviewOption] = []
    why: list[Reason] = []
    played: ReviewOption | None = None
    left: int | None = None


class ReviewDecision(Shape):
    """What somebody answered and, best first, what the search would have, from what that seat could know then. `open`:
    the chances before it, for whoever sees all hands. `blind`: what a choice without looking would have lost in the
    mean; `why`: what the best choice makes better than what was answered, largest difference first."""

    entry: int
    seat: int
    rule: str
    ask: str
    open: list[float]
    played: ReviewOption
    options: list[ReviewOption]
    loss: float
    blind: float
    label: Literal["best", "good", "inaccuracy", "mistake", "blunder"]
    why: list[Reason]
    at: int


class ReviewPoint(Shape):
    """The chances before an answer, for whoever sees all hands; the last point is the result."""

    entry: int
    chances: list[float]
    at: int


class ReviewTurn(Shape):
    """An answer after which the chances were others."""

    entry: int
    seat: int
    before: list[float]
    after: list[float]
    at: int


class ReviewHabit(Shape):
    """A question to which somebody often gave a costly answer: how often, and what that lost in all."""

    ask: str
    times: int
    lost: float


class ReviewSum(Shape):
    """What a seat lost of its chances over the whole game, the entries that cost it most (as a share of what was left
    to win), and its habits: questions, and sentences of the game by their `key`, with their values. `blind`: what
    choices without looking would have lost; `lessons`: the entries one learns most from; `praised`: the one at which
    the only good choice was found."""

    seat: int
    decisions: int
    faults: int
    lost: float
    blind: float
    costly: list[int]
    lessons: list[int]
    praised: int | None
    habits: list[ReviewHabit]
    marks: list[Object]


class Review(Shape):
    """`none`: nobody has asked for it yet. It is whole when it is done."""

    state: Literal["none", "waiting", "running", "done", "failed"]
    done: int = 0
    total: int = 0
    iterations: int = 0
    points: list[ReviewPoint] = []
    turns: list[ReviewTurn] = []
    decisions: list[ReviewDecision] = []
    sums: list[ReviewSum] = []
