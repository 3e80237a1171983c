"""Positions of games that somebody looks back at. A few are kept: whoever looks near one costs the moves between, and
whoever looks where somebody else has looked costs nothing."""

import asyncio
import threading
from collections import OrderedDict
from typing import cast

import msgspec

from ludotheque.match import journal
from ludotheque.match.table import Entry, Table
from ludotheque.server import wire
from ludotheque.server.live import LiveTable, entry_row

KEPT = 64  # positions
SHOWN = 256  # views
EVERY = 16  # moves from one position that is kept on the way to the next
AT_ONCE = 16  # moves that are played without leaving the event loop

Game = tuple[
    str, int
]  # a table, and the row of its last return by consent: after it, the same number is another position


class Positions:
    def __init__(self) -> None:
        self.kept: OrderedDict[tuple[Game, int], Table] = OrderedDict()
        self.shown: OrderedDict[tuple[Game, int, int | None], tuple[bytes, int]] = OrderedDict()
        self.lock = threading.Lock()

    async def view(self, live: LiveTable, count: int, seat: int | None) -> tuple[wire.Object, int]:
        """What that seat saw after so many entries of the journal, ready to be sent, and how many events it knew of."""
        key = ((live.id, live.returned), count, seat)
        found = self.shown.get(key)
        if found is None:
            table = await self.at(live, count)
            events = sum(event.noticed_by(seat) for event in table.told)
            found = self.shown[key] = (msgspec.json.encode(table.view(seat)), events)
            while len(self.shown) > SHOWN:
                self.shown.popitem(last=False)
        else:
            self.shown.move_to_end(key)
        return cast("wire.Object", msgspec.Raw(found[0])), found[1]

    async def at(self, live: LiveTable, count: int) -> Table:
        """The table after so many entries; whoever gets it leaves it as it is."""
        game = (live.id, live.returned)
        done, start = self.near(game, count)
        if start is not None and done == count:
            return start
        entries = live.table.entries[done:count]
        if start is not None and len(entries) <= AT_ONCE:
            return self.play(game, start.clone(), done, entries)
        return await asyncio.to_thread(
            lambda: self.play(game, start.clone() if start else live.opened(), done, entries)
        )

    def near(self, game: Game, count: int) -> tuple[int, Table | None]:
        """The last position kept that is not later."""
        with self.lock:
            found = max((n for (of, n) in self.kept if of == game and n <= count), default=None)
            if found is None:
                return 0, None
            self.kept.move_to_end((game, found))
            return found, self.kept[game, found]

    def play(self, game: Game, table: Table, done: int, entries: list[Entry]) -> Table:
        count = done + len(entries)
        for n, entry in enumerate(entries, done + 1):
            journal.step(table, entry_row(entry), n)
            if n % EVERY == 0 and n < count:
                self.keep(game, n, table.clone())
        self.keep(game, count, table)
        return table

    def keep(self, game: Game, count: int, table: Table) -> None:
        with self.lock:
            self.kept[game, count] = table
            self.kept.move_to_end((game, count))
            while len(self.kept) > KEPT:
                self.kept.popitem(last=False)
