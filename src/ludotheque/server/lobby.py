"""The lobby: tables that anybody may join, and everybody who looks on.

A table is in it because whoever set it up said so, and no other way leads there. Which ones are, and when somebody who
sits there was last seen, is in the store, so that a restart and every process know the same. A line of the list is made
from the log of its table whenever that changes; changes are told together, a few times a second at most, the more
seldom the more look on, and to so many at a time: nobody who plays is to wait for those who look on."""

import asyncio
import contextlib
import logging
from collections.abc import Callable
from typing import Any

import msgspec

from ludotheque.kit.content import shelf
from ludotheque.match.registry import rules_of
from ludotheque.server import cards, clock, wire
from ludotheque.server.bus import Bus
from ludotheque.server.clients import Listener
from ludotheque.server.holders import Visitor
from ludotheque.server.keys import lock_of
from ludotheque.server.levels import HIGHEST, SHOWN
from ludotheque.server.notes import DAY, MINUTE, Notes, Occupant, by_days
from ludotheque.server.parley import holder_of
from ludotheque.server.rated import Standing
from ludotheque.server.room import Room
from ludotheque.server.sentences import Detail, Refusing, both, sentence
from ludotheque.server.sql import Change
from ludotheque.server.store import StoreFault, hashed, new_secret
from ludotheque.server.tables import Tables

log = logging.getLogger("ludotheque.server")
BATCH = 0.4  # seconds between two tellings, at least
TOLD = 500  # who are told something in a second, at most
SOME = 25  # told before others may go on
BEAT = 30.0  # seconds between two looks at who is there
GONE = 10 * MINUTE  # nobody who sits there was seen for so long: it is taken off, until they come back
GONE_BY_DAYS = 3 * DAY  # the same where clocks give days
FORGOTTEN = 30 * DAY
HELD = 5 * MINUTE  # that a seat is kept for somebody who sat down and did not come
MOST = 500  # tables in the lobby
MOST_OWN = 3  # of one household
LONG = 60  # letters of an option that is told
encode = msgspec.json.encode


def entry(table: str, mark: str) -> Change:
    return "INSERT INTO open_table VALUES ($1, $2, $3)", [(table, mark, clock.now())]


def told_level(standing: Standing, span: list[int]) -> Detail:
    """The levels that are looked for, and one's own as far as it is known."""
    own = {"level": standing.level.points, "band": standing.level.band, "games": standing.games, "shown": SHOWN}
    known = "known" if standing.games >= SHOWN else "unknown"
    return both(f"level-{known}", low=span[0], high=span[1], **own)


def short(value: Any) -> Any:
    return value if len(encode(value)) <= LONG else True


def line(table: str, notes: Notes) -> wire.OpenTable:
    header = notes.head.header
    options = cards.shown_options(rules_of(header["game"]), header["options"])
    assert notes.head.open is not None
    return wire.OpenTable(
        table=table,
        game=header["game"],
        options={name: short(value) for name, value in options.items()},
        seats=[wire.OpenSeat(seat.kind, "" if seat.guest else seat.name) for seat in notes.seats],
        clock=notes.head.clock,
        language=notes.head.open,
        since=notes.created,
        rated=notes.head.rated,
        levels=notes.head.levels,
        coach=notes.head.coach,
        edition=shelf.title_of(header["options"].get("content")),
    )


async def seated(room: Room, visitor: Visitor, pick: Callable[[], int], name: str) -> wire.TableMade:
    """The seat that `pick` says, or why there is none, with a link of its own; nothing new for whoever sits there
    already."""
    table = room.live.id

    def claim() -> dict[str, Any] | None:
        if room.seats_of(visitor):
            return None
        if room.live.turns_away(visitor, table):
            raise Refusing("turned-away", 403)
        seat = pick()
        return {"note": "hold", "seat": seat, "holder": holder_of(visitor, table)} | room.parley.name_for(
            room.live, seat, name
        )

    body = await room.record(claim)
    if body is None:
        return wire.TableMade(table, [])
    seat, secret = body["seat"], new_secret()
    if visitor.account is not None:
        await room.keep_owner(visitor.account, seat)
    await room.server.store.new_key(table, lock_of(room.live, seat), hashed(secret))
    return wire.TableMade(table, [wire.SeatLink(seat, secret)])


class Lobby:
    def __init__(self, tables: Tables, bus: Bus) -> None:
        self.tables, self.store, self.bus = tables, tables.store, bus
        self.seen: dict[str, int] = {}  # every table that may be listed, and when somebody who sits there last was seen
        self.lines: dict[str, wire.OpenTable] = {}
        self.sitters: dict[str, set[str]] = {}  # the accounts that sit at each
        self.watchers: dict[Listener, None] = {}
        self.due: dict[str, bool] = {}  # what to look at again, and whether to tell the other processes
        self.waiting = asyncio.Event()
        self.missing: dict[tuple[str, int], int] = {}  # since when somebody who sat down has not been there
        bus.on("lobby", self.hear)
        bus.missed.append(lambda: self.tables.spawn(self.read()))

    async def open(self) -> None:
        self.lines, self.due = {}, {}
        await self.read()
        self.tables.spawn(self.run())
        self.tables.spawn(self.sweep())

    async def read(self) -> None:
        found = await self.store.all("SELECT game_table, seen FROM open_table")
        self.seen = {table: seen for table, seen in found}
        for table in self.seen.keys() | self.lines.keys():
            self.due.setdefault(table, False)
        self.waiting.set()

    # -- opening, sitting down

    async def check(self, asked: wire.NewTable, seats: list[Occupant], mark: str) -> None:
        """Whether that table may be opened to anybody."""
        if asked.hotseat or asked.campaign or not any(seat.kind == "open" for seat in seats):
            raise Refusing("nobody-else")
        span = asked.levels
        if span is not None and (len(span) != 2 or not 0 <= span[0] <= span[1] <= HIGHEST):
            raise Refusing("bad-levels")
        if len(self.lines) >= MOST:
            raise Refusing("lobby-crowded", 503)
        if mark:
            own = await self.store.all("SELECT game_table FROM open_table WHERE mark = $1", mark)
            if sum(table in self.lines for (table,) in own) >= MOST_OWN:
                raise Refusing("many-open", 429)

    def add(self, table: str) -> None:
        self.seen[table] = clock.now()
        self.tell(table)

    async def sit(self, visitor: Visitor, table: str, name: str) -> wire.TableMade:
        """A seat for them, with a link of its own; nothing new where they sit already. Of a table that is not in the
        lobby nobody learns here whether it is there."""
        if await self.store.one("SELECT 1 FROM open_table WHERE game_table = $1", table) is None:
            raise Refusing("not-open", 404)
        room = await self.tables.room(table)
        if not (await self.apart(visitor.account)).isdisjoint(room.owners.values()):
            raise Refusing("not-open", 404)
        if not room.seats_of(visitor):
            await self.check_level(visitor.account, room.live)

        def free() -> int:
            if not room.live.free:
                raise Refusing("table-full" if room.live.closed is None else "not-open", 409)
            return room.live.free[0]

        return await seated(room, visitor, free, name)

    async def check_level(self, account: str | None, notes: Notes) -> None:
        """Whether that account may sit down at a rated table, or at one for some levels only."""
        if not notes.head.rated and notes.head.levels is None:
            return
        if account is None:
            raise Refusing("rated-account", 403)
        if (span := notes.head.levels) is None:
            return
        standing = await self.store.rated.standing(notes.head.header["game"], account, None)
        if not standing.level.meets(span):
            raise Refusing("other-level", 403, told_level(standing, span))

    # -- what has changed

    def tell(self, table: str) -> None:
        """Something has happened at that table here."""
        if table in self.seen:
            self.due[table] = True
            self.waiting.set()

    def hear(self, _process: str, table: str) -> None:
        """Another process has changed it."""
        self.seen.setdefault(table, clock.now())
        self.due.setdefault(table, False)
        self.waiting.set()

    async def run(self) -> None:
        while True:
            await self.waiting.wait()
            self.waiting.clear()
            due, self.due = self.due, {}
            try:
                await self.spread(due)
            except StoreFault as error:
                log.warning("the lobby waits for the database", extra={"why": str(error)})
                self.due = due | self.due
                self.waiting.set()
            await asyncio.sleep(self.pause())

    def pause(self) -> float:
        return max(BATCH, len(self.watchers) / TOLD)

    async def spread(self, due: dict[str, bool]) -> None:
        fresh, gone = [], []
        for table, ours in due.items():
            sat = self.sitters.get(table)
            made = await self.line(table)
            if made == self.lines.get(table) and (made is None or sat == self.sitters[table]):
                continue
            if made is None:
                del self.lines[table]
                del self.sitters[table]
                gone.append(table)
            else:
                self.lines[table] = made
                fresh.append(made)
            if ours:
                await self.bus.tell("lobby", table)
        if fresh or gone:
            told = wire.OpenTables(fresh, gone, False)
            text = encode(told)
            for n, watcher in enumerate(list(self.watchers), 1):
                if watcher.apart:
                    self.tell_apart(watcher, told)
                else:
                    watcher.put(text)
                if n % SOME == 0:
                    await asyncio.sleep(0)

    async def line(self, table: str) -> wire.OpenTable | None:
        """As it stands in the list; None: not there."""
        room = self.tables.rooms.get(table)
        try:
            notes = await self.tables.glance(table) if room is None else room.live
        except Refusing:
            self.seen.pop(table, None)
            return None
        if room is not None and room.here:
            self.seen[table] = clock.now()
        if notes.closed is not None or notes.dealt:
            self.seen.pop(table, None)
            await self.store.all("DELETE FROM open_table WHERE game_table = $1", table)
            return None
        lately = clock.now() - self.seen.get(table, 0) <= self.patience(notes)
        if not notes.free or not lately:
            return None
        self.sitters[table] = set((await self.store.owners(table) if room is None else room.owners).values())
        return line(table, notes)

    def patience(self, notes: Notes) -> int:
        return GONE_BY_DAYS if by_days(notes.head.clock) else GONE

    # -- who is there

    async def sweep(self) -> None:
        while True:
            await clock.sleep(BEAT)
            with contextlib.suppress(StoreFault):  # it is looked at again
                await self.look()

    async def look(self) -> None:
        """Keep when somebody was last seen, take off what nobody waits at any more, and free the seats of those who
        never came."""
        now, here = clock.now(), []
        for table in list(self.seen):
            room = self.tables.rooms.get(table)
            if room is not None and room.here:
                self.seen[table] = now
                here.append((now, table))
                if room.owned:
                    await self.free_missing(room, now)
            self.due.setdefault(table, False)
        for table, seat in [each for each in self.missing if each[0] not in self.seen]:
            del self.missing[table, seat]
        await self.store.together(
            ("UPDATE open_table SET seen = $1 WHERE game_table = $2 AND seen < $1", here),
            ("DELETE FROM open_table WHERE seen < $1", [(now - FORGOTTEN,)]),
        )
        if self.store.shared:
            await self.read()
        self.waiting.set()

    async def free_missing(self, room: Room, now: int) -> None:
        live = room.live
        shares = {} if live.shuffle is None else live.shuffle.shares
        for seat, occupant in enumerate(live.seats):
            key = (live.id, seat)
            if occupant.holder is None or seat in shares or seat in room.here or live.dealt:
                self.missing.pop(key, None)
            elif now - self.missing.setdefault(key, now) >= HELD:
                del self.missing[key]
                await room.note({"note": "free", "seat": seat})

    # -- those who look on

    def whole(self, apart: set[str]) -> wire.OpenTables:
        """All that is told to somebody who is kept apart from these accounts."""
        listed = [each for each in self.lines.values() if self.sitters[each.table].isdisjoint(apart)]
        return wire.OpenTables(sorted(listed, key=lambda each: each.since), [], True)

    def tell_apart(self, watcher: Listener, news: wire.OpenTables) -> None:
        """A table at which sits somebody from whom they are kept apart is not there for them, and never was."""
        fresh = [each for each in news.tables if self.sitters[each.table].isdisjoint(watcher.apart)]
        seen = {each.table for each in fresh}
        gone = [each for each in [*news.gone, *(line.table for line in news.tables)] if each in watcher.told - seen]
        watcher.told = watcher.told - set(gone) | seen
        if fresh or gone:
            watcher.send(wire.OpenTables(fresh, gone, False))

    async def apart(self, account: str | None) -> set[str]:
        return set() if account is None else await self.store.persons.apart(account)

    def enter(self, watcher: Listener) -> None:
        whole = self.whole(watcher.apart)
        watcher.told = {each.table for each in whole.tables}
        watcher.send(whole)
        self.watchers[watcher] = None

    def leave(self, watcher: Listener) -> None:
        self.watchers.pop(watcher, None)

    def hang_up(self) -> None:
        """The server stops."""
        for watcher in self.watchers:
            watcher.send(wire.Closed("stopping", sentence("stopping"), True))
            watcher.put(None)
