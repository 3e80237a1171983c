"""What somebody may ask is the same however many processes they ask: each tells the others what was spent with it, and
who holds many connections to it. Little is told at once, so that the common case costs nothing: with n processes
somebody gets at most n sixteenths of a budget more than with one, within half a second. Nobody's address is told, only
a mark of it."""

import hashlib
from typing import Any

from ludotheque.server import clock
from ludotheque.server.bus import Bus
from ludotheque.server.limits import Budgets, Connections
from ludotheque.server.tables import Tables

BEAT = 0.5  # seconds
AT_ONCE = 80  # of what is told, in one message


class Sharing:
    def __init__(self, tables: Tables, bus: Bus, budgets: Budgets, connections: Connections) -> None:
        self.tables, self.bus, self.budgets, self.connections = tables, bus, budgets, connections
        bus.on("spent", self.hear_spent)
        bus.on("connected", self.hear_connected)
        bus.on("who-is-connected", lambda _process, _body: connections.tell_again())
        bus.missed.append(self.ask)
        bus.buried.append(connections.bury)

    async def open(self, secret: bytes) -> None:
        """`secret`: the same for every process."""
        if not self.tables.store.shared:
            return

        def mark(who: str) -> str:
            return hashlib.blake2b(who.encode(), key=secret[:64], digest_size=9).hexdigest()

        self.budgets.share(mark)
        self.tables.spawn(self.run())
        await self.bus.tell("who-is-connected")

    def ask(self) -> None:
        self.connections.tell_again()
        self.tables.spawn(self.bus.tell("who-is-connected"))

    async def run(self) -> None:
        while True:
            await clock.sleep(BEAT)
            await self.tell("spent", self.budgets.news())
            await self.tell("connected", self.connections.news())

    async def tell(self, kind: str, news: list[Any]) -> None:
        for n in range(0, len(news), AT_ONCE):
            await self.bus.tell(kind, news[n : n + AT_ONCE])

    def hear_spent(self, _process: str, news: list[tuple[Any, str, float]]) -> None:
        for kind, who, cost in news:
            self.budgets.hear(kind, who, cost)

    def hear_connected(self, process: str, news: list[tuple[str, int]]) -> None:
        for who, count in news:
            self.connections.hear(process, who, count)
