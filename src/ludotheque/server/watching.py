"""Games that anybody may watch: those whose players wanted that, while they go on.

A table is in the list because it was set up so, and no other way leads there. What is told of it is made from its log
without playing it: who sits there, the pace, how late it is told. What has happened there is for whoever goes and sees.
"""

from typing import NamedTuple

from ludotheque.kit.content import shelf
from ludotheque.server import clock, wire
from ludotheque.server.notes import DAY, Notes, by_days
from ludotheque.server.sentences import Refusing
from ludotheque.server.sql import Change
from ludotheque.server.tables import Tables

FRESH = 10_000  # milliseconds for which a line is told as it is
MOST = 60  # games in the list
LATELY = DAY  # that somebody has played there; where clocks give days, seven times as long
USUAL = wire.Watching("all", minutes=2)
USUAL_BY_DAYS = wire.Watching("all", answers=1)
LISTED = """SELECT w.game_table FROM watched_table w JOIN game_table t ON t.id = w.game_table
WHERE t.finished = 0 ORDER BY t.created DESC, t.id LIMIT $1"""


class Line(NamedTuple):
    """A game of the list, who sits there, and when that was looked up. None: it is not to be watched now."""

    game: wire.WatchedGame | None
    people: set[str]
    made: int


def listed(table: str) -> Change:
    return "INSERT INTO watched_table VALUES ($1)", [(table,)]


def watched(open_to_all: bool, pace: wire.ClockSettings | None) -> wire.Watching:
    """What players get who have not chosen."""
    if not open_to_all:
        return wire.Watching("link")
    return USUAL_BY_DAYS if by_days(pace) else USUAL


class Watched:
    def __init__(self, tables: Tables) -> None:
        self.tables, self.store = tables, tables.store
        self.lines: dict[str, Line] = {}

    async def of(self, me: str | None) -> wire.WatchedGames:
        """The games that this account, or whoever has none, may watch: those with friends first, then those
        with somebody they follow, none with somebody they have blocked or who has blocked them."""
        found = [table for (table,) in await self.store.all(LISTED, MOST)]
        self.lines = {table: self.lines[table] for table in found if table in self.lines}
        apart = set() if me is None else await self.store.persons.apart(me)
        friends = set() if me is None else await self.store.persons.friends_to(me)
        followed = set() if me is None else {*await self.store.persons.followed(me)} - friends
        games = []
        for table in found:
            line = await self.line(table)
            if line.game is not None and line.people.isdisjoint(apart):
                games.append(wire.GameToWatch(line.game, sorted(line.people & friends), sorted(line.people & followed)))
        return wire.WatchedGames(sorted(games, key=lambda each: (not each.friends, not each.followed)))

    async def line(self, table: str) -> Line:
        known = self.lines.get(table)
        if known is None or clock.now() - known.made >= FRESH:
            known = self.lines[table] = await self.look(table)
        return known

    async def look(self, table: str) -> Line:
        room, now = self.tables.rooms.get(table), clock.now()
        try:
            notes: Notes = await self.tables.glance(table) if room is None else room.live
        except Refusing:
            return Line(None, set(), now)
        pace, watch = notes.head.clock, notes.head.watch
        lately = now - notes.moved < LATELY * (7 if by_days(pace) else 1)
        if not notes.dealt or notes.closed is not None or not lately or watch is None:
            return Line(None, set(), now)
        owners = await self.store.owners(table) if room is None else room.owners
        seats = [wire.OpenSeat(seat.kind, "" if seat.guest else seat.name) for seat in notes.seats]
        game = wire.WatchedGame(
            table=table,
            game=notes.head.header["game"],
            seats=seats,
            clock=pace,
            watch=watch,
            rated=notes.head.rated,
            since=notes.created,
            onlookers=0 if room is None else room.onlookers,
            edition=shelf.title_of(notes.head.header["options"].get("content")),
        )
        return Line(game, set(owners.values()), now)
