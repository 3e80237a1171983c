"""HTTP: administration by the host."""

from typing import Literal

from ludotheque.server.wire.shape import Shape
from ludotheque.server.wire.tables import SeatInfo


class HostedTable(Shape):
    """A table as its log tells it, without playing the game: `at` is the row of the last move, `here` how many are
    connected to it through the process asked."""

    table: str
    game: str
    content: str | None
    seats: list[SeatInfo]
    at: int
    over: bool
    paused: bool
    closed: str | None
    created: int
    moved: int
    here: int


class TableList(Shape):
    tables: list[HostedTable]


class CloseTable(Shape):
    why: str = ""


class Ban(Shape):
    """An account (signed out everywhere, cannot sign in) or a visitor by the mark of their address, as the list of
    people gives it; an address itself is understood too, and only its mark is kept."""

    kind: Literal["account", "visitor"]
    who: str
    why: str = ""


class Unban(Shape):
    kind: Literal["account", "visitor"]
    who: str


class BanCard(Shape):
    kind: Literal["account", "visitor"]
    who: str
    why: str
    since: int


class Bans(Shape):
    bans: list[BanCard]


class Person(Shape):
    """Somebody connected to this server process: `seats` empty is a spectator, `mark` stands for their address."""

    table: str
    seats: list[int]
    account: str | None
    mark: str


class People(Shape):
    people: list[Person]


class Done(Shape):
    done: bool = True
    path: str | None = None


class Checkup(Shape):
    """`hidden`: a proxy has been seen that does not tell, or is not believed, where people come from. `files`: that the
    server may have open at once."""

    hidden: bool
    files: int


class Health(Shape):
    ok: bool
    version: str
    database: str
    live: int
