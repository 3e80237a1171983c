"""HTTP: tournaments."""

from typing import Literal

from ludotheque.server.wire.shape import Shape
from ludotheque.server.wire.tables import ClockSettings

Form = Literal["swiss", "robin", "knockout", "pods"]
Absent = Literal["bye", "robot", "smaller"]
LONGEST_REASON = 200


class NewTournament(Shape):
    """`rounds`: of a Swiss one or of pods. `size`: of a pod. `missing`: what becomes of those who have nobody to play
    with when somebody is missing: a bye; a robot, which gets no points; smaller pods. `begins`: the first round, in
    milliseconds since 1970. `listed`: everybody finds it; else only who has its link. `late`: one may enter when it has
    begun."""

    name: str
    game: str
    form: Form
    clock: ClockSettings
    begins: int
    missing: Absent
    rounds: int = 0
    size: int = 4
    listed: bool = True
    rated: bool = False
    late: bool = False


class TournamentLine(Shape):
    """`name` empty: whoever called it so has deleted their account. `rounds`: how many there will be, as far as it is
    known. `begins`: the next round; null: one goes on, or nothing more comes. `call`: people are asked whether they are
    there. `mine`: whoever asks plays in it; `answered`: they are there for the next round; `place`: how they stand.
    `table`: where they play now."""

    id: str
    name: str
    game: str
    form: Form
    stage: Literal["open", "playing", "over", "off"]
    organiser: str | None
    clock: ClockSettings
    listed: bool
    rated: bool
    late: bool
    size: int
    missing: Absent
    round: int
    rounds: int
    begins: int | None
    call: bool
    entrants: int
    mine: bool
    answered: bool
    place: int | None
    table: str | None
    organises: bool


class Tournaments(Shape):
    """Those that everybody may see and those of whoever asks."""

    tournaments: list[TournamentLine]


class EntrantCard(Shape):
    """`name` null: their account is no longer there. `here`: they have said so for the next round."""

    number: int
    name: str | None
    left: bool
    here: bool


class TournamentSeat(Shape):
    """`who` null: a robot. `place` null: the table is not over, or they were not there at its end."""

    who: int | None
    place: int | None
    points: float | None


class TournamentTable(Shape):
    """`table` null: it is not laid yet. `ruled`: the organiser has decided it."""

    table: str | None
    seats: list[TournamentSeat]
    over: bool
    ruled: bool


class RoundCard(Shape):
    begun: int
    over: bool
    tables: list[TournamentTable]
    byes: list[int]
    missing: list[int]


class StandingLine(Shape):
    """`rounds`: the points of each; null: they still play. `ties`: what decides between equal points, in this order."""

    who: int
    place: int
    points: float
    rounds: list[float | None]
    ties: list[float]


class RulingCard(Shape):
    """`what` ruling: a table has been decided; out: somebody was sent off; moved: a round begins at another time; off:
    it was called off. `why`: in the organiser's words, or `few`: too few came."""

    what: Literal["ruling", "out", "moved", "off"]
    made: int
    why: str
    who: int | None
    round: int | None
    table: int | None
    at: int | None


class PairingPreview(Shape):
    """The next round as it would be with all who have not left, each on their seat; null: a robot."""

    tables: list[list[int | None]]
    byes: list[int]


class DeskCard(Shape):
    """What the organiser sees beside. `waits`: the tables of this round that are not over. `silent`: who has not said
    that they are there. `preview` null: the lot has not been drawn. `mine`: tables at which the organiser plays."""

    waits: list[int]
    silent: list[int]
    preview: PairingPreview | None
    mine: list[str]


class Tournament(Shape):
    line: TournamentLine
    entrants: list[EntrantCard]
    rounds: list[RoundCard]
    standings: list[StandingLine]
    rulings: list[RulingCard]
    desk: DeskCard | None
    me: int | None
    may_enter: bool


class TournamentMove(Shape):
    """Of the organiser: the next round begins then; null: now, if everybody has answered."""

    at: int | None


class TournamentRuling(Shape):
    """Of the organiser: how a table of this round ended, a place for each seat; null: none. `why` is told to
    everybody."""

    table: str
    places: list[int | None]
    why: str


class TournamentExit(Shape):
    who: int
    why: str


class TournamentEnd(Shape):
    why: str
