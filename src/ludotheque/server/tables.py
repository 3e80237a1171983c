"""What services need of the server: tables to find, and tables to make."""

from collections.abc import Sequence
from typing import Any, Literal, Protocol

from ludotheque.core.game import Game
from ludotheque.match.guide import Guide
from ludotheque.match.table import Table
from ludotheque.server import wire
from ludotheque.server.holders import Visitor
from ludotheque.server.live import LiveTable
from ludotheque.server.needs import Tasks
from ludotheque.server.notes import Notes, Occupant, Place
from ludotheque.server.room import Room
from ludotheque.server.sql import Change
from ludotheque.server.store import Store

Deal = Literal["together", "server", "chosen"]


class Tables(Tasks, Protocol):
    store: Store
    rooms: dict[str, Room]  # the tables in memory

    async def room(self, table: str) -> Room: ...

    async def live(self, table: str) -> LiveTable: ...

    async def glance(self, table: str) -> Notes: ...


class Owning(Tables, Protocol):
    def game_over(self, table: str) -> None: ...


class TableMaker(Tables, Protocol):
    def rules(self, game: str) -> Game: ...

    def seated(self, game: str, asked: list[wire.NewSeat]) -> list[Occupant]: ...

    def check_options(self, rules: Game, options: dict[str, Any]) -> None: ...

    def check_clock(self, rules: Game, pace: wire.ClockSettings | None) -> None: ...

    async def lay(
        self,
        table: Table,
        seats: list[Occupant],
        hotseat: bool,
        pace: wire.ClockSettings | None = None,
        parent: str | None = None,
        guide: Guide | None = None,
        place: Place | None = None,
        more: Sequence[Change] = (),
        deal: Deal = "server",
        like: str | None = None,
        open_to: wire.Language | None = None,
        mark: str = "",
        called: str | None = None,
        ready: bool = False,
        rated: bool = False,
        levels: list[int] | None = None,
        watch: wire.Watching | None = None,
        club: str | None = None,
        coach: bool = False,
        aloud: bool = False,
    ) -> wire.TableMade: ...

    async def rematch(self, visitor: Visitor, table: str, keys: list[str]) -> wire.TableMade: ...

    async def take_in(self, data: bytes) -> wire.TableMade: ...

    async def remove(self, table: str) -> bool: ...
