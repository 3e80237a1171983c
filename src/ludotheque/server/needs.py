"""What the parts of a table need of it, and what a table needs of its server: a protocol each, so that none of them
can reach everything."""

import asyncio
from collections import Counter
from collections.abc import Callable, Coroutine
from typing import Any, NamedTuple, Protocol

from ludotheque.core.domains import Choice
from ludotheque.core.refusal import Refusal
from ludotheque.server import wire
from ludotheque.server.clients import Client
from ludotheque.server.holders import Visitor
from ludotheque.server.live import LiveTable
from ludotheque.server.metrics import Metrics
from ludotheque.server.pool import ThinkingPool
from ludotheque.server.positions import Positions
from ludotheque.server.rest import Calendar
from ludotheque.server.steady import Steady
from ludotheque.server.store import Store

Body = dict[str, Any]
May = Callable[[], bool]


class Recorded(NamedTuple):
    """A move that is safe: the number of its row, and how many moves its seat has now seen."""

    number: int
    seen: int


class Tasks(Protocol):
    def spawn(self, work: Coroutine[Any, Any, None], kind: str = "beside") -> asyncio.Task[None]:
        """Work that nobody waits for; it ends with the server."""


class RoomServer(Tasks, Protocol):
    """What a table needs of the server it is at."""

    store: Store
    version: str
    metrics: Metrics
    steady: Steady
    counts: Counter[str]
    positions: Positions
    stopping: bool

    async def read(self, table: str) -> LiveTable: ...

    async def robots(self, live: LiveTable, plays: bool = False, stand: bool = False) -> ThinkingPool: ...

    def tell_presence(self, table: str) -> None: ...

    def tell_lobby(self, table: str) -> None: ...

    def tell_stand(self, table: str) -> None: ...

    async def seat_left(self, table: str, seat: int) -> None: ...

    def game_over(self, table: str) -> None: ...

    async def in_club(self, club: str, account: str | None) -> bool: ...

    async def lease(self, table: str) -> int | None:
        """The number under which this process owns that table, if it still does."""


class Log(Tasks, Protocol):
    """A table to whose log notes are added."""

    live: LiveTable

    @property
    def owned(self) -> bool:
        """Whether this process sees to what happens by itself at the table."""

    def now(self) -> int:
        """Milliseconds by the clock of games."""

    async def record(self, make: Callable[[], Body | None]) -> Body | None: ...

    def broadcast(self, message: wire.Shape) -> None: ...


class Company(Log, Protocol):
    """A table and the people at it."""

    owners: dict[int, str]
    clients: list[Client]

    @property
    def sitting(self) -> set[int]: ...

    @property
    def here(self) -> set[int]: ...

    def seen(self, client: Client) -> LiveTable | None: ...

    def seats_of(self, visitor: Visitor) -> list[int]: ...

    async def calendar(self, visitor: Visitor) -> Calendar: ...

    async def keep_owner(self, account: str, seat: int) -> None: ...


class Ordering(Log, Protocol):
    """A table at which something is answered for whoever is away."""

    owed: bool
    clients: list[Client]

    async def move(
        self, make: Callable[[], Refusal | Body | None], seat: int, may: May, more: Body | None = None
    ) -> Refusal | Recorded: ...


class Playing(Log, Protocol):
    """A table at which bots move."""

    owed: bool

    @property
    def watched(self) -> bool: ...

    @property
    def here(self) -> set[int]: ...

    @property
    def server(self) -> RoomServer: ...

    def presence(self) -> None: ...

    async def choose(self, seat: int, choice: Choice, at: int, may: May, **more: Any) -> Refusal | Recorded: ...

    async def play_default(self, seat: int) -> None: ...

    async def unguide(self) -> None: ...
