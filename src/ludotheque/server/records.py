"""How games went for the people who played them, counted once each is over.

A game counts for an account that sat there. It says nothing where one screen served several seats, where a guide led,
or where it did not begin at its beginning; and nothing of whoever left before the first move."""

import logging

from ludotheque.server import clock
from ludotheque.server.live import LiveTable
from ludotheque.server.persons import Fate, Played
from ludotheque.server.ratings import Ratings
from ludotheque.server.sentences import Refusing
from ludotheque.server.store import StoreFault
from ludotheque.server.tables import Tables

log = logging.getLogger("ludotheque.server")
AT_ONCE = 10  # tables that are counted late, when somebody asks


class Records:
    def __init__(self, tables: Tables, ratings: Ratings) -> None:
        self.tables, self.persons, self.ratings = tables, tables.store.persons, ratings

    def over(self, table: str) -> None:
        """The last move of that table is written."""
        self.tables.spawn(self.count(table))

    async def count(self, table: str) -> None:
        try:
            room = await self.tables.room(table)
            live = await room.rest()
            await self.ratings.look(live)
            result = live.table.result
            waiting = await self.persons.at_table(table)
            if result is None or not waiting:
                return
            owners = await self.tables.store.owners(table)
            promises = live.table.rules.lab.promises(live.table.state, live.table.events(None))
            for account, seat in waiting:
                stayed = owners.get(seat) == account
                fate: Fate = "finished" if stayed and counts(live) else "none"
                sworn, kept = promises[seat] if promises else (0, 0)
                await self.persons.settle(account, self.played(live, seat, fate, result.ranking[seat], sworn, kept))
        except (Refusing, StoreFault) as error:
            log.warning("a result waits to be counted", extra={"table": table, "why": str(error)})

    async def left(self, live: LiveTable, seat: int, account: str) -> None:
        """Whoever had that seat has given it up."""
        if not live.table.over:
            fate: Fate = "left" if counts(live) and live.at else "none"
            await self.persons.settle(account, self.played(live, seat, fate, None))
            await self.ratings.look(live)

    def played(
        self, live: LiveTable, seat: int, fate: Fate, place: int | None, sworn: int = 0, kept: int = 0
    ) -> Played:
        ended = live.moved if live.table.over else clock.now()
        game = live.table.rules.manifest.id
        return Played(live.id, seat, fate, game, ended, place, len(live.seats), people(live, seat), sworn, kept)

    async def results(self, account: str) -> list[Played]:
        for table in await self.persons.unsettled(account, AT_ONCE):
            await self.count(table)
        return await self.persons.results(account)


def counts(live: LiveTable) -> bool:
    head = live.head
    return not head.hotseat and head.guide is None and not head.file and head.header.get("from") is None


def people(live: LiveTable, seat: int) -> int:
    """How many persons play there, with whoever has that seat: one browser is one person."""
    holders = (occupant.holder for n, occupant in enumerate(live.seats) if n != seat)
    others = {holder.account or holder.mark for holder in holders if holder is not None}
    mine = live.seats[seat].holder
    return len(others - {mine and (mine.account or mine.mark)}) + 1
