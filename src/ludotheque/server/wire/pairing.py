"""HTTP and the lobby's socket: quick pairing."""

from typing import Literal

from ludotheque.server.wire.shape import Shape

Pace = Literal["live", "days"]


class NewTicket(Shape):
    """Somebody for one of these games, at one of these paces: the first table that is complete takes whoever asks.
    `name`: what to call them there. `rated`: for a rated game, with people of a near level first."""

    games: list[str]
    paces: list[Pace]
    name: str | None = None
    rated: bool = False


class Progress(Shape):
    """How many are together for that game at that pace, whoever asks included, and how many it takes."""

    game: str
    pace: Pace
    here: int
    needed: int


class FoundTable(Shape):
    """A table is complete. `due`: until when each says whether they come; `coming`: this one has. `ready`: all do, and
    the seat can be taken."""

    game: str
    pace: Pace
    people: int
    due: int
    coming: bool
    ready: bool


class TicketCard(Shape):
    """`rests`: until when it takes no other seat, of a ticket by days that has just had one."""

    games: list[str]
    paces: list[Pace]
    since: int
    progress: list[Progress]
    found: FoundTable | None
    rests: int | None
    rated: bool = False


class Estimate(Shape):
    """The middle one of the waits of the last weeks, in seconds; said only where there were enough of them."""

    game: str
    pace: Pace
    seconds: int


class Pairing(Shape, tag="pairing", tag_field="type"):
    """Quick pairing as whoever asks may know it. Who else waits is told to nobody."""

    ticket: TicketCard | None
    estimates: list[Estimate]
    now: int


class Coming(Shape):
    """Whether somebody comes to the table that was found. Whoever does not loses the ticket, nobody else theirs."""

    coming: bool
