"""HTTP: campaigns."""

from ludotheque.server.wire.shape import Language, Object, Sentence, Shape
from ludotheque.server.wire.tables import ClockSettings, NewSeat, Outcome, SeatInfo


class Trial(Shape):
    """What was tried in a game, a fight say: where, of which level that was, whether it went well, in how many rounds,
    and the cards it brought."""

    where: str
    level: int
    won: bool
    rounds: int
    taken: list[str]


class ChapterCard(Shape):
    """One game of a campaign. `table` null: it has been removed. `left`: what everybody may see of what it left for the
    next, and in words; null while it is played and where the campaign ended with it."""

    number: int
    table: str | None
    over: bool
    seats: list[SeatInfo]
    result: Outcome | None
    left: Object | None
    say: Sentence
    trials: list[Trial]


class Branched(Shape):
    """Another campaign that left this one after so many games, or that this one left."""

    campaign: str
    after: int


class CampaignCard(Shape):
    """`options`: those of every game, and under "campaign" what the first began with. `over`: its last game left
    nothing to go on with. `names`: what the pieces it speaks of are called, by language."""

    campaign: str
    game: str
    title: str
    options: Object
    created: int
    chapters: list[ChapterCard]
    over: bool
    origin: Branched | None
    branches: list[Branched]
    names: dict[Language, dict[str, str]]


class NextSeat(NewSeat):
    """`stays`: whoever had that seat of the table before, person or robot. Null: somebody new, as at any table."""

    stays: int | None = None


class NextTable(Shape):
    """The next game of a campaign, asked by anybody who sat at the last. The first to ask opens the table and may say
    who sits there, where not everybody stays; who is connected cannot be left out by others. Each gets the keys of
    their own seats; the first those of newcomers too."""

    keys: list[str]
    seats: list[NextSeat] | None = None


class Branch(Shape):
    """Another campaign with the first `after` games of this one, and the table of its next. `keys`: of any of its
    tables."""

    after: int
    seats: list[NewSeat]
    hotseat: bool = False
    clock: ClockSettings | None = None
    keys: list[str] = []


class ImportProgress(Shape):
    """How many games of a file have been played again, and of how many. Of no file: 0 of 0."""

    played: int
    games: int
