"""A table as those see it who only look on: where its players wanted so, some time or some answers late.

It is the same log, played back no further than they may know. Whatever is told to whoever holds no seat is made from
that position, by every door: so nothing newer can be in it."""

import asyncio
from collections import deque
from typing import Protocol

from ludotheque.core.state import SEALED
from ludotheque.server import cards, clock, wire
from ludotheque.server.clients import Client
from ludotheque.server.holders import Visitor
from ludotheque.server.leading import Leading
from ludotheque.server.live import LiveTable
from ludotheque.server.needs import Log, RoomServer
from ludotheque.server.notes import MINUTE
from ludotheque.server.rules import void_moves
from ludotheque.server.sentences import Refusing
from ludotheque.server.store import Row

BREATH = 50  # rows after which others may go on


class Onlookers(Log, Protocol):
    """A table at which somebody looks on."""

    clients: list[Client]
    owners: dict[int, str]
    lock: asyncio.Lock

    @property
    def server(self) -> RoomServer: ...

    def show(self, clients: list[Client] | None = None, always: bool = False) -> list[Client]: ...

    def greet(self, client: Client) -> None: ...

    def send_line(self, client: Client, line: wire.ChatLine) -> None: ...


def settled(live: LiveTable) -> int | None:
    """The last row before a sealed question that is still open; None: none is."""
    state = live.table.state
    if not state.asked() or state.stack[-1].mode(state) != SEALED:
        return None
    put = live.table.sealed_at
    return live.marks[put - 1] - 1 if put else 0


class Gallery:
    def __init__(self, room: Onlookers) -> None:
        self.room = room
        self.late: LiveTable | None = None  # as far as they may know it; None: nobody has looked yet
        self.rows: deque[Row] = deque()  # those that are still to come
        self.timer: clock.Timer | None = None
        self.fetching = False
        self.leading = Leading(room, self)

    @property
    def behind(self) -> bool:
        """Whether they are late now. Before the deal and after the end everybody knows the same."""
        live = self.room.live
        watch = live.head.watch
        late = watch is not None and (watch.minutes > 0 or watch.answers > 0)
        return late and live.dealt and not live.table.over and live.closed is None

    @property
    def live(self) -> LiveTable | None:
        """The table as they may see it; None: it has to be read first."""
        return self.late if self.behind else self.room.live

    @property
    def clients(self) -> list[Client]:
        return [client for client in self.room.clients if not client.seats and not client.gone]

    async def check(self, visitor: Visitor | None) -> None:
        """Refuse whoever looks on where the players want to be among themselves. Whoever is not in the club of a table
        is told the same as where there is none."""
        watch, club = self.room.live.head.watch, self.room.live.head.club
        if club is not None and not await self.room.server.in_club(club, None if visitor is None else visitor.account):
            raise Refusing("no-table", 404)
        if watch is not None and watch.who == "nobody":
            raise Refusing("not-watched", 403)

    # -- reading

    async def open(self) -> None:
        """The caller holds the lock of the table."""
        if not self.behind or self.late is not None:
            return
        live = self.room.live
        rows = await self.room.server.store.rows(live.id)
        late = LiveTable(live.id, live.head, live.created)
        late.void = void_moves(rows)
        self.rows = deque(row for row in rows if row.seq <= live.seq)
        count = 0
        while self.rows and self.ripe(self.rows[0]):
            late.absorb(self.rows.popleft())
            count += 1
            if count % BREATH == 0:
                await asyncio.sleep(0)
        self.late = late
        self.set_alarm()

    def close(self) -> None:
        """Nobody looks on, or the log is to be read again."""
        self.late = None
        self.rows.clear()
        self.stop()

    def stop(self) -> None:
        if self.timer is not None:
            self.timer.cancel()
            self.timer = None

    def fetch(self) -> None:
        """Somebody looks on who cannot be shown anything yet."""
        if not self.fetching:
            self.fetching = True
            self.room.spawn(self.greet_all())

    async def greet_all(self) -> None:
        try:
            async with self.room.lock:
                await self.open()
        finally:
            self.fetching = False
        if (live := self.live) is None:
            return
        for client in self.clients:
            self.room.greet(client)
            client.send(cards.proposals(live, None))
        self.room.show(self.clients, always=True)
        self.come(self.clients)

    def come(self, clients: list[Client]) -> None:
        """They begin to look on."""
        self.leading.tell(clients)
        self.leading.look()

    # -- rows come, and are told when they are ripe

    def add(self, row: Row) -> None:
        """The table has this row."""
        if self.late is not None:
            self.rows.append(row)

    def ripe(self, row: Row) -> bool:
        """Whether they may know of it: it is old enough, and no sealed question of that moment is still open."""
        live, watch = self.room.live, self.room.live.head.watch
        if not self.behind or row.seq <= live.dealt_at:
            return True
        before = settled(live)
        if watch is None or (before is not None and row.seq > before):
            return False
        seen = live.seen_at(None)
        if watch.answers and (seen < watch.answers or row.seq >= live.row_at(None, seen - watch.answers + 1)):
            return False
        return clock.now() >= row.written + watch.minutes * MINUTE

    def look(self) -> None:
        """Something has changed, or time has passed: tell what may be told now."""
        late = self.late
        if late is None:
            self.leading.look()
            return
        noted = False
        while self.rows and self.ripe(self.rows[0]):
            row = self.rows.popleft()
            noted = "note" in late.absorb(row) or noted
            for line in late.chat[-1:]:
                if line.number == row.seq:
                    for client in self.clients:
                        self.room.send_line(client, line)
        if noted:
            self.tell_notes(late)
        if not self.behind:
            self.close()
        else:
            self.set_alarm()
        self.room.show(self.clients, always=noted)
        self.leading.look()

    def tell_notes(self, late: LiveTable) -> None:
        seats, proposals = wire.Seats(cards.seats(late, self.room.owners), []), cards.proposals(late, None)
        for client in self.clients:
            client.send(seats)
            client.send(proposals)

    def set_alarm(self) -> None:
        self.stop()
        watch = self.room.live.head.watch
        if not self.rows or watch is None or not watch.minutes:
            return
        due = self.rows[0].written + watch.minutes * MINUTE - clock.now()
        if due > 0:  # what waits for an answer is looked at when one comes
            self.timer = clock.later(due / 1000, self.look)
