"""HTTP: the games and their rules."""

from typing import Any, Literal

from ludotheque.server.wire.answers import DecisionCard, Refused
from ludotheque.server.wire.shape import Choice, Language, Object, Sentence, Shape


class BotCard(Shape):
    """A bot that may sit at this game, its levels, weakest first, and the one a newcomer meets."""

    name: str
    levels: list[str]
    usual: str


class OfferedValue(Shape):
    """`say` null: the content has no name for it. `seats`: for how many it is, at least and at most; null: for as
    many as the game seats."""

    value: Any
    say: Sentence | None = None
    seats: tuple[int, int] | None = None


class OptionCard(Shape):
    """`values` null: any value of the type of the default; `offered`: what a form lists of them, maybe nothing."""

    name: str
    default: Any
    values: list[Any] | None
    about: str
    offered: list[OfferedValue]


class GameCard(Shape):
    id: str
    title: str
    seats: tuple[int, int]
    stage: str
    version: str
    options: list[OptionCard]
    cooperative: bool
    hidden: bool
    bots: list[BotCard]
    guide: bool = False  # there is a guided first game
    contents: list[str] = []  # names of content that the host offers beside our own
    engine: Literal["compiled", "pure"] = "pure"  # what plays it on this server
    web: list[str] = []  # files that a page which was built without this game may show, at /api/games/{id}/web/


class Games(Shape):
    version: str
    protocol: int
    games: list[GameCard]


class Options(Shape):
    """The options of a game with a content: what they offer may differ from that of our own."""

    options: list[OptionCard]


class Drawing(Shape):
    """Options in which somebody drew something of a game's own, a layout say."""

    options: Object = {}


class Flaw(Shape):
    """`pieces`: what it speaks of, by id. `bars`: the one thing it keeps from being played; null: all of them."""

    say: Sentence
    pieces: list[str]
    bars: str | None = None


class Flaws(Shape):
    flaws: list[Flaw]


class RuleText(Shape):
    id: str
    chapter: str
    page: str
    status: str
    text: Sentence
    reason: Sentence | None = None


class RulingText(Shape):
    """`ours`: the answer does not follow the letter of the book; the reason says why."""

    id: str
    rules: list[str]
    status: str
    question: Sentence
    answer: Sentence
    reason: Sentence
    ours: bool = False


class AidLine(Shape):
    rule: str
    text: Sentence


class AidPart(Shape):
    title: Sentence
    lines: list[AidLine]


class RuleBook(Shape):
    """The rules of a game in our own words, then the rulings; beside them its aid sheet. `shown`: of which rule each of
    its examples is, in the order of the rules."""

    game: str
    rules: list[RuleText]
    rulings: list[RulingText]
    aid: list[AidPart]
    shown: list[str]


class Change(Shape):
    """A number on the board of a seat that is another after the move."""

    seat: int
    name: Sentence
    before: int
    after: int


class Count(Shape):
    name: Sentence
    n: int


class ExampleMove(Shape):
    """What came of it: the refusal, or what was told and the table as it then is."""

    choice: Choice
    say: Sentence
    refused: Refused | None
    events: list[Object]
    changes: list[Change]
    view: Object | None


class Example(Shape):
    """A rule one can try: a position as `seat` sees it, what it is asked, and a few answers with what comes of each.
    `own`: numbers that it alone sees. `decision`: null where it is asked nothing. `names`: what pieces are called."""

    game: str
    rule: str
    seat: int
    seats: int
    options: Object
    names: dict[Language, dict[str, str]]
    question: Sentence
    own: list[Count]
    decision: DecisionCard | None
    view: Object
    moves: list[ExampleMove]


class Reason(Shape):
    """A number of a seat that a better choice and another make differ."""

    seat: int
    name: Sentence
    better: int
    other: int


class Answer(Shape):
    """What a seat may expect after a choice, from 0 to 1, and where that lies 95 times in a hundred. `why`: what the
    best choice makes better than this one, largest difference first."""

    chance: float
    low: float
    high: float
    why: list[Reason]


class Puzzle(Shape):
    """A position in which one choice is far better than every other; its answers in the order of the moves of
    `laid`, with `best` the place of the right one. `level`: how hard it is, on the scale of those who solve them.
    `source`: the game it comes from. `played`: of an own game, the place of what was answered then."""

    game: str
    id: str
    laid: Example
    best: int
    answers: list[Answer]
    level: int
    source: Object
    played: int | None = None


class PuzzleCard(Shape):
    id: str
    ask: str
    level: int


class Puzzles(Shape):
    """The puzzles of each game, easiest first."""

    games: dict[str, list[PuzzleCard]]
