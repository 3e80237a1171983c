"""Who is at a table, over all the server processes that share its database.

A process tells the others who is connected to it, table by table, whenever that changes, and says something at every
beat. Where nothing has been heard of a process for a while, nobody is there any more.
"""

import asyncio
import contextlib
import secrets

import msgspec

from ludotheque.server import clock
from ludotheque.server.store import StoreFault
from ludotheque.server.tables import Tables

BEAT = 4.0  # seconds
LOST = 12.0  # seconds of silence after which a process counts as gone


class News(msgspec.Struct, omit_defaults=True):
    """Of one process, about one of its tables, or about none: only that it is alive."""

    process: str
    table: str = ""
    seats: list[int] = []
    spectators: int = 0
    asks: bool = False  # for the same from the others
    lobby: bool = False  # it is a table of the lobby that has changed, and not who is there


class Presence:
    def __init__(self, tables: Tables) -> None:
        self.tables = tables
        self.process = secrets.token_hex(4)
        self.heard_of: dict[str, float] = {}  # when anything was last heard of a process
        self.due: dict[str, bool] = {}  # the tables to speak of, and whether to ask
        self.waiting = asyncio.Event()

    def open(self) -> None:
        if self.tables.store.shared:
            self.tables.store.heard = self.hear
            self.tables.spawn(self.speak())

    def tell(self, table: str, asks: bool = False) -> None:
        if self.tables.store.shared:
            self.due[table] = asks or self.due.get(table, False)
            self.waiting.set()

    async def announce_open(self, table: str) -> None:
        """The other processes hear that a table of the lobby has changed."""
        if self.tables.store.shared:
            news = News(self.process, table, lobby=True)
            await self.tables.store.announce(msgspec.json.encode(news).decode())

    async def speak(self) -> None:
        """One message after the other, so that the last one heard is the last one sent."""
        while True:
            with contextlib.suppress(TimeoutError):
                await asyncio.wait_for(self.waiting.wait(), BEAT)
            self.waiting.clear()
            due, self.due = self.due or {"": False}, {}
            for table, asks in due.items():
                with contextlib.suppress(StoreFault):  # once the database is back, everybody asks everybody
                    await self.tables.store.announce(msgspec.json.encode(self.news(table, asks)).decode())
            self.bury()

    def news(self, table: str, asks: bool) -> News:
        room = self.tables.rooms.get(table)
        clients = [] if room is None else room.clients
        seats = sorted({seat for client in clients for seat in client.seats})
        return News(self.process, table, seats, sum(not client.seats for client in clients), asks)

    def hear(self, text: str) -> None:
        """What another process has said; nothing: something may have been missed."""
        if not text:
            self.tables.hear_lobby("")
            for table in self.tables.rooms:
                self.tell(table, asks=True)
            return
        news = msgspec.json.decode(text, type=News)
        if news.process == self.process:
            return
        self.heard_of[news.process] = clock.monotonic()
        if news.lobby:
            self.tables.hear_lobby(news.table)
            return
        room = self.tables.rooms.get(news.table)
        if room is None:
            return
        if news.asks and room.clients:
            self.tell(news.table)
        before = room.elsewhere.pop(news.process, None)
        if news.seats or news.spectators:
            room.elsewhere[news.process] = (news.seats, news.spectators)
        if room.elsewhere.get(news.process) != before:
            room.presence()

    def bury(self) -> None:
        for process in [name for name, when in self.heard_of.items() if clock.monotonic() - when > LOST]:
            del self.heard_of[process]
            for room in self.tables.rooms.values():
                if room.elsewhere.pop(process, None) is not None:
                    room.presence()
