"""Which process owns a table, where several share a database.

Anybody may answer at any process: a row is added as the next one or not at all. What happens by itself at a table
(robots, clocks, what is due) is done by its owner alone. Who that is stands in a lease, under a number that is never
given twice: whoever was away without knowing it writes under a number that is no longer there, and nothing is added.

A process says that it is alive at every beat, by the clock of the database. Where one has not for a while, or has said
goodbye, the others share out the tables it owned. One that is alone with its database owns them all, and none of this
runs."""

import asyncio
import contextlib
import logging
from collections.abc import Iterable

from ludotheque.server.bus import Bus
from ludotheque.server.sentences import Refusing
from ludotheque.server.store import StoreFault
from ludotheque.server.tables import Owning

log = logging.getLogger("ludotheque.server")
BEAT = 0.5  # seconds
LOST = 2.5  # seconds without a beat after which a process counts as gone
FORGOTTEN = 60.0  # seconds after which its row goes too
AT_ONCE = 20  # tables that are taken over together, so that all who are there take some
NOW = "(extract(epoch FROM clock_timestamp()) * 1000)::bigint"
LIVING = f"SELECT 1 FROM process p WHERE p.id = lease.holder AND p.until > {NOW}"
ALIVE = f"""INSERT INTO process VALUES ($1, {NOW} + $2::bigint) ON CONFLICT (id) DO UPDATE SET until = excluded.until"""
OTHERS = f"SELECT id FROM process WHERE id <> $1 AND until > {NOW}"
BURY = f"DELETE FROM process WHERE until < {NOW} - $1::bigint"
OWNED = f"SELECT 1 FROM lease WHERE lease.game_table = game_table.id AND lease.holder <> $1 AND EXISTS ({LIVING})"
CLAIM = f"""INSERT INTO lease SELECT id, $1, nextval('fence') FROM game_table
WHERE id = ANY($2::text[]) AND NOT EXISTS ({OWNED}) ORDER BY id
ON CONFLICT (game_table) DO UPDATE SET holder = excluded.holder, fence = excluded.fence
WHERE lease.holder = excluded.holder OR NOT EXISTS ({LIVING}) RETURNING game_table, fence"""
TAKE_OVER = f"""WITH dead AS (SELECT game_table FROM lease WHERE NOT EXISTS ({LIVING}) ORDER BY game_table
LIMIT {AT_ONCE} FOR UPDATE SKIP LOCKED)
UPDATE lease SET holder = $1, fence = nextval('fence') FROM dead WHERE lease.game_table = dead.game_table
RETURNING lease.game_table"""
STILL = "SELECT fence FROM lease WHERE game_table = $1 AND holder = $2"
ALL_STILL = "SELECT game_table FROM lease WHERE holder = $1"
RELEASE = "DELETE FROM lease WHERE holder = $1 AND game_table = ANY($2::text[])"


class Leases:
    def __init__(self, tables: Owning, bus: Bus) -> None:
        self.tables, self.store, self.bus, self.me = tables, tables.store, bus, bus.process
        self.others: set[str] = set()
        self.beaten = 0.0  # when this process last was known to be alive
        self.early = 0.0  # until when nobody is taken over from: the database was away from everybody
        self.due = asyncio.Event()
        bus.on("bye", self.hear_bye)

    async def open(self) -> None:
        if self.store.shared:
            await self.say_alive()
            self.others = await self.living()
            self.tables.spawn(self.run())
            self.tables.spawn(self.take_over())

    async def close(self) -> None:
        """The others need not wait to take over."""
        if self.store.shared:
            with contextlib.suppress(StoreFault):
                await self.store.all("DELETE FROM process WHERE id = $1", self.me)
                await self.bus.tell("bye")

    # -- one table

    async def claim(self, tables: Iterable[str]) -> dict[str, int]:
        """The tables among these that are this process's now, and the numbers it writes under."""
        return dict(await self.store.all(CLAIM, self.me, sorted(tables)))

    async def still(self, table: str) -> int | None:
        found = await self.store.one(STILL, table, self.me)
        return None if found is None else int(found[0])

    async def release(self, *tables: str) -> None:
        with contextlib.suppress(StoreFault):  # it is taken back, or taken over
            await self.store.all(RELEASE, self.me, list(tables))

    # -- who is alive

    def hear_bye(self, process: str, _body: object) -> None:
        self.others.add(process)  # it may have come and gone between two beats
        self.due.set()

    async def run(self) -> None:
        while True:
            with contextlib.suppress(TimeoutError):
                await asyncio.wait_for(self.due.wait(), BEAT)
            self.due.clear()
            try:
                await self.beat()
            except StoreFault as error:
                log.warning("leases wait for the database", extra={"why": str(error)})

    async def say_alive(self) -> None:
        await self.store.all(ALIVE, self.me, int(LOST * 1000))
        self.beaten = asyncio.get_running_loop().time()

    async def living(self) -> set[str]:
        return {process for (process,) in await self.store.all(OTHERS, self.me)}

    async def beat(self) -> None:
        """Say so, look who else is there, and own what nobody does."""
        away = asyncio.get_running_loop().time() - self.beaten > LOST
        await self.say_alive()
        if away:
            self.early = self.beaten + LOST
            await self.back()
        elif self.beaten < self.early:
            return
        before, self.others = self.others, await self.living()
        gone = before - self.others
        for process in sorted(gone):
            self.bus.bury(process)
        await self.own(table for table, room in self.tables.rooms.items() if room.fence is None and room.goes_on)
        if gone:
            self.tables.spawn(self.take_over())

    async def back(self) -> None:
        """The others may have thought this process dead: it owns what they have left it, and tells who is here."""
        kept = {table for (table,) in await self.store.all(ALL_STILL, self.me)}
        for table, room in self.tables.rooms.items():
            if room.fence is not None and table not in kept:
                room.fence = None
        self.bus.hear("")
        self.tables.spawn(self.open_all(sorted(kept - self.tables.rooms.keys())))

    async def own(self, tables: Iterable[str]) -> None:
        if wanted := list(tables):
            for table, fence in (await self.claim(wanted)).items():
                if table in self.tables.rooms:
                    self.tables.rooms[table].take_up(fence)

    async def take_over(self) -> None:
        """Of the tables that nobody owns any more, some at a time, as long as there are some: people at them or not,
        robots and clocks go on."""
        await self.store.all(BURY, int(FORGOTTEN * 1000))
        while found := [table for (table,) in await self.store.all(TAKE_OVER, self.me)]:
            log.warning("tables are taken over", extra={"count": len(found)})
            await self.open_all(found)

    async def open_all(self, tables: Iterable[str]) -> None:
        for table in tables:
            try:
                room = await self.tables.room(table)
            except Refusing:  # it cannot be opened, which was said
                await self.release(table)
                continue
            if room.goes_on:
                await self.own([table])
            else:
                self.tables.game_over(table)  # whoever made the last move may not have come to count it
                await self.release(table)
