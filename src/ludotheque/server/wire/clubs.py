"""HTTP: clubs."""

from typing import Literal

from ludotheque.server.wire.shape import Object, Shape
from ludotheque.server.wire.tables import ClockSettings, OpenSeat

Role = Literal["founder", "organiser", "member"]
LONGEST_ABOUT = 300


class ClubWish(Shape):
    """How a club is to be. `shown`: everybody finds it and may come in; else nobody who is not in it is told that it is
    there."""

    name: str
    about: str = ""
    shown: bool = False


class ClubLine(Shape):
    """`role` null: whoever asks is not in it."""

    id: str
    name: str
    about: str
    shown: bool
    members: int
    role: Role | None


class ClubTable(Shape):
    """A table of a club. `dealt`: the game goes on. `mine`: whoever asks sits there. What is long among its options is
    told only as true. `edition`: as in the welcome."""

    club: str
    table: str
    game: str
    options: Object
    seats: list[OpenSeat]
    clock: ClockSettings | None
    since: int
    dealt: bool
    rated: bool
    mine: bool
    edition: str | None = None


class ClubInvitation(Shape):
    """`by`: who of its members asks."""

    club: ClubLine
    by: str


class MyClubs(Shape):
    """`others`: those that everybody may know of."""

    clubs: list[ClubLine]
    invitations: list[ClubInvitation]
    others: list[ClubLine]


class ClubTables(Shape):
    """One's own clubs, and their tables that are not over."""

    clubs: list[ClubLine]
    tables: list[ClubTable]


class ClubMember(Shape):
    """`seal`: as of a friend."""

    name: str
    seal: str
    role: Role
    since: int


class ClubScore(Shape):
    """A member in one game, at the finished tables of the club that people played: how many, how many of these they
    won, and how many they left before the end."""

    game: str
    name: str
    games: int
    won: int
    left: int
    last: int


class ClubPair(Shape):
    """How often one was placed before another in that game."""

    game: str
    name: str
    other: str
    times: int


class Club(Shape):
    """To whoever is not in it, the line alone. `by`: who has invited whoever asks. `link` and `called` (who was
    invited) are told to those who may invite."""

    line: ClubLine
    by: str | None = None
    members: list[ClubMember] = []
    tables: list[ClubTable] = []
    scores: list[ClubScore] = []
    pairs: list[ClubPair] = []
    link: str | None = None
    called: list[str] = []


class ClubLink(Shape):
    """A new link for invitations, and the one before is void; not `on`: none."""

    on: bool


class ClubKey(Shape):
    """What stands behind the # of an invitation."""

    link: str


class ClubCall(Shape):
    """Invite a friend; not `on`: no longer."""

    name: str
    on: bool = True


class ClubAnswer(Shape):
    yes: bool


class ClubRole(Shape):
    """Of the founder: what a member is from now on. Whoever is made founder is it alone."""

    name: str
    role: Role


class ClubName(Shape):
    name: str
