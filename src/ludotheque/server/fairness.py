"""No robot judges a position that people still play among themselves.

Nobody comes to the robots but by `robots`, whatever for: a robot's turn, an explanation, a review. It asks whether the
position is one that several people are playing: at this very table, or at one where this one's position comes from. So
a new way to set a robot to work is closed before it is written; whoever opens such a way asks `check` first, to refuse
in words. A robot may play a seat of its own among people: that is no advice."""

from ludotheque.server.live import LiveTable
from ludotheque.server.notes import Notes
from ludotheque.server.pool import ThinkingPool
from ludotheque.server.sentences import Refusing
from ludotheque.server.tables import Tables


class Fairness:
    def __init__(self, tables: Tables, pool: ThinkingPool) -> None:
        self.tables, self.pool = tables, pool

    async def among_people(self, table: str | None) -> bool:
        """Whether that table, or one its position comes from, is a game that several people still play. Around one
        screen everybody sees what is asked."""
        while table is not None:
            try:
                notes, over = await self.known(table)
            except Refusing:
                return False  # removed since
            people = sum(occupant.kind != "bot" for occupant in notes.seats)
            if people > 1 and not notes.head.hotseat and not over and notes.closed is None:
                return True
            table = notes.head.source
        return False

    async def known(self, table: str) -> tuple[Notes, bool]:
        """What that table's log says, and whether its game is over."""
        room = self.tables.rooms.get(table)
        if room is not None:
            live = await room.rest()
            return live, live.table.over
        head = await self.tables.store.head(table)
        return await self.tables.glance(table), head is not None and head.finished

    async def check(self, table: str | None) -> None:
        if await self.among_people(table):
            raise Refusing("no-robots", 403)

    async def robots(self, live: LiveTable, plays: bool = False, stand: bool = False) -> ThinkingPool:
        """Those who may think about that table; `plays`: for a seat of their own, or as everybody who sat down there
        agreed. `stand`: to tell whoever looks on who is ahead, where the players chose who may, and of people among
        themselves only with a delay."""
        watch = live.head.watch
        if stand and (watch is None or live.head.hotseat or live.head.guide is not None):
            raise Refusing("no-robots", 403)
        late = stand and watch is not None and (watch.minutes > 0 or watch.answers > 0)
        await self.check(live.head.source if plays or late else live.id)
        return self.pool
