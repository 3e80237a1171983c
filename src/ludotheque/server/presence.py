"""Who is at a table, over all the server processes that share its database.

A process tells the others who is connected to it, table by table, whenever that changes, and all of it to whoever asks.
Of a process that is gone nobody is there any more.
"""

import asyncio

import msgspec

from ludotheque.server.bus import Bus
from ludotheque.server.holders import Visitor
from ludotheque.server.notes import by_days
from ludotheque.server.room import Room
from ludotheque.server.store import hashed
from ludotheque.server.tables import Tables


class News(msgspec.Struct, omit_defaults=True):
    """Of one process, about one of its tables. `live`: who plays there with others, here and now."""

    table: str = ""
    seats: list[int] = []
    spectators: int = 0
    live: list[str] = []
    asks: bool = False  # for the same from the others; with no table: about each of theirs


def person(visitor: Visitor) -> str:
    """By what somebody is known who looks for a table."""
    return f"account {visitor.account}" if visitor.account is not None else hashed(f"pairing {visitor.browser}")


def is_live(room: Room) -> bool:
    """Whether people play with each other there, here and now."""
    live = room.live
    people = sum(seat.kind != "bot" for seat in live.seats)
    return people > 1 and not live.head.hotseat and not by_days(live.head.clock) and room.goes_on


class Presence:
    def __init__(self, tables: Tables, bus: Bus) -> None:
        self.tables, self.bus = tables, bus
        self.due: dict[str, bool] = {}  # the tables to speak of, and whether to ask
        self.waiting = asyncio.Event()
        self.live: dict[str, dict[str, list[str]]] = {}  # by process and table, who plays there here and now
        bus.on("presence", self.hear)
        bus.missed.append(self.ask)
        bus.buried.append(self.bury)

    def open(self) -> None:
        if self.tables.store.shared:
            self.tables.spawn(self.speak())
            self.tell("", asks=True)

    def tell(self, table: str, asks: bool = False) -> None:
        if self.tables.store.shared:
            self.due[table] = asks or self.due.get(table, False)
            self.waiting.set()

    def ask(self) -> None:
        """Something may have been missed, and not been heard."""
        self.tell("", asks=True)
        for table in self.tables.rooms:
            self.tell(table)

    def plays_live(self, visitor: Visitor) -> bool:
        """Whether they sit at a table with others, here and now, at whichever process."""
        who = person(visitor)
        if any(who in those for tables in self.live.values() for those in tables.values()):
            return True
        return any(
            is_live(room) and room.here.intersection(room.seats_of(visitor)) for room in self.tables.rooms.values()
        )

    async def speak(self) -> None:
        """One message after the other, so that the last one heard is the last one sent."""
        while True:
            await self.waiting.wait()
            self.waiting.clear()
            due, self.due = self.due, {}
            for table, asks in due.items():
                await self.bus.tell("presence", self.news(table, asks))

    def news(self, table: str, asks: bool) -> News:
        room = self.tables.rooms.get(table)
        if room is None:
            return News(table, asks=asks)
        seated = [client for client in room.clients if client.seats]
        live = sorted({person(client.visitor) for client in seated}) if is_live(room) else []
        return News(table, sorted(room.sitting), len(room.clients) - len(seated), live, asks)

    def hear(self, process: str, body: object) -> None:
        news = msgspec.convert(body, News)
        if news.asks and not news.table:
            for table, each in self.tables.rooms.items():
                if each.clients:
                    self.tell(table)
            return
        theirs = self.live.setdefault(process, {})
        theirs.pop(news.table, None)
        if news.live:
            theirs[news.table] = news.live
        if (room := self.tables.rooms.get(news.table)) is None:
            return
        if news.asks and room.clients:
            self.tell(news.table)
        before = room.elsewhere.pop(process, None)
        if news.seats or news.spectators:
            room.elsewhere[process] = (news.seats, news.spectators)
        if room.elsewhere.get(process) != before:
            room.presence()

    def bury(self, process: str) -> None:
        self.live.pop(process, None)
        for room in self.tables.rooms.values():
            if room.elsewhere.pop(process, None) is not None:
                room.presence()
