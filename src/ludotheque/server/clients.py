"""One connection to a table."""

import asyncio
from collections.abc import Callable
from typing import Protocol

import msgspec

from ludotheque.server import wire
from ludotheque.server.holders import Visitor
from ludotheque.server.pace import Lag
from ludotheque.server.sentences import Refusing, sentence

LINE = "ludotheque.line"  # the extension of a connection's scope in which its line is found
BACKLOG = 200  # messages a client may be behind before it is dropped

encode = msgspec.json.encode


class Line(Protocol):
    """A connection that can be written to without waiting, as long as it is `free`."""

    @property
    def free(self) -> bool: ...

    def say(self, text: bytes) -> None: ...


class Listener:
    """What cannot be sent at once is queued: nobody waits for a slow reader."""

    def __init__(self) -> None:
        self.line: Line | None = None
        self.queue: asyncio.Queue[bytes | None] = asyncio.Queue()
        self.behind = 0  # how much of that is not sent yet
        self.apart: set[str] = set()  # the accounts whose open tables it is not told of
        self.told: set[str] = set()  # and then the open tables that it has been told of

    def send(self, message: wire.Shape) -> None:
        self.put(encode(message))

    def put(self, text: bytes | None) -> None:
        """None: nothing more will come."""
        if self.line is not None and not self.behind and text is not None and self.line.free:
            self.line.say(text)
            return
        if self.behind < BACKLOG:
            self.queue.put_nowait(text)
        elif self.behind == BACKLOG:
            self.queue.put_nowait(encode(wire.Closed("slow", sentence("slow"), True)))
            self.queue.put_nowait(None)
        self.behind += 1


class Client(Listener):
    """Somebody at a table. `seats`: those it holds, as the log of the table says."""

    def __init__(self, visitor: Visitor, maker: bool, languages: tuple[wire.Language, ...]) -> None:
        super().__init__()
        self.visitor, self.maker, self.languages = visitor, maker, languages
        self.seats: list[int] = []
        self.gone = False  # it was sent away
        self.mark = ""  # of its address
        self.company = b""  # who is at the table, as it was told last
        self.lines = 0  # of talk that it has been told
        self.events: dict[int | None, int] = {}
        self.shown: dict[int | None, tuple[int, str]] = {}  # the moves seen with what was shown last, and the wishes
        self.lag = Lag()
        self.unheard: set[str] = set()  # the accounts whose words it does not want to read
        self.met: set[str] = set()  # whose names it has been told, where they are told by and by

    @property
    def account(self) -> str | None:
        return self.visitor.account

    @property
    def eyes(self) -> list[int | None]:
        return [*self.seats] if self.seats else [None]

    def must_hold(self, seat: int) -> None:
        if seat not in self.seats:
            raise Refusing("not-your-seat")

    def holding(self, seat: int) -> Callable[[], bool]:
        """Whether it still holds the seat when that is asked."""
        return lambda: seat in self.seats
