"""Quick pairing: one ticket for several games at once, and the first table that is complete takes whoever holds it.

Tickets stand in a line in the store, so that a restart and every process know the same. Of two
processes that would seat the same person one succeeds: a ticket is found one seat at a time. Live, everybody is asked
whether they come; by days the table is made at once. Whoever does not come loses the ticket, and the others are again
where they were in the line. Two of one household never meet: it might be one person in two seats. For rated games those
whose levels are near come together first, and after a while those who are further apart."""

import asyncio
import contextlib
import logging
from collections import defaultdict

import msgspec

from ludotheque.server import clock, wire
from ludotheque.server.bus import Bus
from ludotheque.server.clients import Listener
from ludotheque.server.fresh import new_table
from ludotheque.server.holders import Visitor
from ludotheque.server.levels import Level
from ludotheque.server.lobby import seated
from ludotheque.server.notes import DAY, MINUTE, Occupant
from ludotheque.server.presence import Presence, person
from ludotheque.server.sentences import Refusing
from ludotheque.server.store import StoreFault, new_id
from ludotheque.server.tables import TableMaker
from ludotheque.server.watching import watched
from ludotheque.server.wire import ClockSettings, Pace

log = logging.getLogger("ludotheque.server")
BATCH = 0.4  # seconds between two looks at the line
BEAT = 30.0  # seconds between two looks at who is still there
TO_COME = 30_000  # milliseconds to say so
CONTACT = 3 * MINUTE  # without which a ticket for a live game is dropped
LASTS = 7 * DAY  # a ticket by days
REST = DAY  # of such a ticket after each seat
MOST = 2_000  # tickets
MOST_HOME = 3  # of one household
MOST_GAMES = 10
KNOWN = 20  # waits that make an estimate
LATELY = 30 * DAY  # for which they count
PACES: dict[Pace, ClockSettings] = {
    "live": ClockSettings(45 * 60, 60, zero="default"),
    "days": ClockSettings(2 * 86_400, each=86_400, zero="default"),
}
ASKED, COMES, READY = range(3)  # what a seat that was found stands at
NEAR = 150  # points between two who are brought together for a rated game at once
WIDER: dict[Pace, int] = {"live": MINUTE // 4, "days": DAY // 24}  # milliseconds of waiting for each 50 points more
Key = tuple[str, Pace, bool]  # the last: rated
encode = msgspec.json.encode


class Wanted(msgspec.Struct):
    games: list[str]
    paces: list[Pace]
    name: str
    rated: bool = False


class Ticket(msgspec.Struct):
    who: str
    home: str
    wanted: Wanted
    made: int
    seen: int
    free: int  # it stands in the line since then, or will

    def keys(self, now: int) -> list[Key]:
        """What it may be taken for at this moment."""
        if self.free > now:
            return []
        paces = [pace for pace in self.wanted.paces if pace == "days" or now - self.seen < CONTACT]
        return [(game, pace, self.wanted.rated) for pace in paces for game in self.wanted.games]

    def reach(self, pace: Pace, now: int) -> int:
        """How many points whoever it meets may be away by now."""
        return NEAR + 50 * max(0, now - self.free) // WIDER[pace]


class Found(msgspec.Struct):
    """A seat at the table that will be called so."""

    who: str
    table: str
    seat: int
    people: int
    game: str
    pace: Pace
    due: int
    state: int


class Pairing:
    def __init__(self, tables: TableMaker, presence: Presence, bus: Bus) -> None:
        self.tables, self.store, self.presence, self.bus = tables, tables.store, presence, bus
        bus.on("pairing", lambda _process, _body: self.nudge())
        bus.missed.append(self.nudge)
        self.tickets: dict[str, Ticket] = {}  # in the order of the line
        self.found: dict[str, Found] = {}
        self.levels: dict[tuple[str, str], Level] = {}  # by account and game, of those who have one
        self.lines: dict[Key, list[set[str]]] = {}  # who could sit together, the first of the line first
        self.apart: dict[str, set[str]] = {}  # by ticket, those one of whom has blocked the other
        self.estimates: list[wire.Estimate] = []
        self.together: dict[Key, set[str]] = {}  # the first of the line for each table, no two of one household
        self.listeners: dict[Listener, tuple[str, bytes]] = {}  # who that is, and what they were told last
        self.waiting = asyncio.Event()
        self.timer: clock.Timer | None = None

    async def open(self) -> None:
        self.waiting.set()
        await self.reckon()
        self.tables.spawn(self.run())
        self.tables.spawn(self.sweep())

    # -- what people ask

    async def ask(self, visitor: Visitor, home: str, asked: wire.NewTicket) -> wire.Pairing:
        games, paces = list(dict.fromkeys(asked.games)), list(dict.fromkeys(asked.paces))
        if not games or not paces or len(games) > MOST_GAMES:
            raise Refusing("nothing-asked")
        for game in games:
            manifest = self.tables.rules(game).manifest
            if manifest.seats[1] < 2:
                raise Refusing("nothing-asked")
            if asked.rated and manifest.cooperative:
                raise Refusing("rated-together")
        if asked.rated and visitor.account is None:
            raise Refusing("rated-account", 403)
        if "live" in paces and self.presence.plays_live(visitor):
            raise Refusing("plays-live", 409)
        who, now = person(visitor), clock.now()
        await self.read()
        if len(self.tickets) >= MOST:
            raise Refusing("lobby-crowded", 503)
        if home and sum(each.home == home for each in self.tickets.values() if each.who != who) >= MOST_HOME:
            raise Refusing("many-tickets", 429)
        called = (asked.name or "").strip()[: wire.LONGEST_NAME]
        body = encode(Wanted(games, paces, called, asked.rated)).decode()
        row = (who, home, body, int("days" in paces), now, now, now)
        try:
            await self.store.together(("INSERT INTO ticket VALUES ($1, $2, $3, $4, $5, $6, $7)", [row]))
        except StoreFault as fault:
            if fault.why != "exists":
                raise
            raise Refusing("ticket-held", 409) from None
        return await self.changed(who)

    async def answer(self, visitor: Visitor, coming: bool) -> wire.Pairing:
        """Whether they come to the table that was found."""
        who = person(visitor)
        await self.read()
        found = self.found.get(who)
        if found is None or found.state != ASKED or found.due <= clock.now():
            raise Refusing("no-offer", 409)
        if coming and found.pace == "live" and self.presence.plays_live(visitor):
            raise Refusing("plays-live", 409)
        if coming:
            sql = "UPDATE found_seat SET state = $1 WHERE who = $2 AND game_table = $3 AND state = $4"
            await self.store.all(sql, COMES, who, found.table, ASKED)
        else:
            await self.dissolve(found.table, [who])
        return await self.changed(who)

    async def take(self, visitor: Visitor) -> wire.TableMade:
        """The seat at the table that all come to."""
        who = person(visitor)
        await self.read()
        found, ticket = self.found.get(who), self.tickets.get(who)
        if found is None or ticket is None or found.state != READY:
            raise Refusing("no-offer", 409)
        room = await self.tables.room(found.table)

        def pick() -> int:
            seat = room.live.seats[found.seat]
            if room.live.closed is not None or seat.kind != "open" or seat.holder is not None:
                raise Refusing("table-full", 409)
            return found.seat

        try:
            made = await seated(room, visitor, pick, ticket.wanted.name)
        except Refusing:
            await self.done_with(ticket)
            raise
        await self.done_with(ticket)
        return made

    async def done_with(self, ticket: Ticket) -> None:
        """It has had its seat: one by days rests, and looks for another."""
        who = ticket.who
        if ticket.wanted.paces == ["days"]:
            await self.store.together(
                ("DELETE FROM found_seat WHERE who = $1", [(who,)]),
                ("UPDATE ticket SET free = $1 WHERE who = $2", [(clock.now() + REST, who)]),
            )
        else:
            await self.store.all("DELETE FROM ticket WHERE who = $1", who)
        await self.changed(who)

    async def end(self, visitor: Visitor) -> wire.Pairing:
        who = person(visitor)
        await self.store.all("DELETE FROM ticket WHERE who = $1", who)
        return await self.changed(who)

    async def look(self, visitor: Visitor) -> wire.Pairing:
        """How it stands; whoever asks is still there."""
        who = person(visitor)
        await self.store.all("UPDATE ticket SET seen = $1 WHERE who = $2", clock.now(), who)
        await self.read()
        if who in self.tickets:
            self.nudge()  # back in contact they may be found
        return self.card(who)

    async def changed(self, who: str) -> wire.Pairing:
        await self.read()
        self.nudge()
        await self.bus.tell("pairing")
        return self.card(who)

    # -- the line

    def nudge(self) -> None:
        self.waiting.set()

    async def read(self) -> None:
        tickets = await self.store.all("SELECT who, home, body, made, seen, free FROM ticket ORDER BY free, who")
        found = await self.store.all(
            "SELECT who, game_table, seat, people, game, pace, due, state FROM found_seat ORDER BY game_table, seat"
        )
        self.tickets = {
            who: Ticket(who, home, msgspec.json.decode(body, type=Wanted), made, seen, free)
            for who, home, body, made, seen, free in tickets
        }
        self.found = {row[0]: Found(*row) for row in found}
        self.apart = {}
        for one, other in await self.store.persons.blocks():
            self.apart.setdefault(one, set()).add(other)
            self.apart.setdefault(other, set()).add(one)
        self.levels = await self.store.rated.waiting()
        self.lines = self.stood()
        self.together = {key: max(lines, key=len) for key, lines in self.lines.items()}

    def needed(self, game: str) -> int:
        return max(2, self.tables.rules(game).manifest.seats[0])

    def stood(self) -> dict[Key, list[set[str]]]:
        """Who could sit together at each table: in the order of the line, no two of one household, nobody with somebody
        they have blocked, and for a rated game nobody too far away."""
        now, found = clock.now(), dict[Key, list[set[str]]]()
        for ticket in self.tickets.values():
            if ticket.who in self.found:
                continue
            for key in ticket.keys(now):
                lines = found.setdefault(key, [])
                line = next((each for each in lines if self.fits(ticket, key, each, now)), None)
                if line is None:
                    lines.append({ticket.who})
                else:
                    line.add(ticket.who)
        return found

    def fits(self, ticket: Ticket, key: Key, line: set[str], now: int) -> bool:
        game, pace, rated = key
        if len(line) >= self.needed(game) or not line.isdisjoint(self.apart.get(ticket.who, ())):
            return False
        others = [self.tickets[who] for who in line]
        if ticket.home and any(each.home == ticket.home for each in others):
            return False
        own = self.level(ticket, game)
        reach = [max(ticket.reach(pace, now), each.reach(pace, now)) for each in others]
        gaps = [abs(own - self.level(each, game)) for each in others]
        return not rated or all(gap <= most for gap, most in zip(gaps, reach, strict=True))

    def level(self, ticket: Ticket, game: str) -> int:
        return self.levels.get((ticket.who.removeprefix("account "), game), Level()).points

    async def run(self) -> None:
        while True:
            await self.waiting.wait()
            self.waiting.clear()
            try:
                await self.read()
                while await self.seat_next() or await self.settle():
                    await self.read()
                    await self.bus.tell("pairing")
            except StoreFault as error:
                log.warning("tickets wait for the database", extra={"why": str(error)})
                self.waiting.set()
            self.tell()
            self.set_alarm()
            await asyncio.sleep(BATCH)

    async def seat_next(self) -> bool:
        """The table that was complete first asks those who sit there; whether there was one."""
        complete = [key for key, line in self.together.items() if len(line) == self.needed(key[0])]
        if not complete:
            return False
        game, pace, rated = min(complete, key=self.since)
        line = sorted(self.together[game, pace, rated], key=lambda who: (self.tickets[who].free, who))
        due, state = (clock.now() + TO_COME, ASKED) if pace == "live" else (clock.now(), COMES)
        table = new_id()
        rows = [(who, table, seat, len(line), game, pace, due, state) for seat, who in enumerate(line)]
        with contextlib.suppress(StoreFault):  # another process was first, or somebody has left: look again
            await self.store.together(("INSERT INTO found_seat VALUES ($1, $2, $3, $4, $5, $6, $7, $8)", rows))
        return True

    def since(self, key: Key) -> tuple[list[int], Key]:
        """When that table was complete, then how long those at it have waited."""
        return sorted((self.tickets[who].free for who in self.together[key]), reverse=True), key

    async def settle(self) -> bool:
        """See to the tables that were found: made where all come, dissolved where somebody does not."""
        tables = defaultdict[str, list[Found]](list)
        for each in self.found.values():
            if each.state != READY:
                tables[each.table].append(each)
        for table, seats in tables.items():
            if len(seats) == seats[0].people and all(each.state == COMES for each in seats):
                await self.make(table, seats)
                return True
            late = [each.who for each in seats if each.state == ASKED and each.due <= clock.now()]
            if late or len(seats) < seats[0].people:
                await self.dissolve(table, late)
                return True
        return False

    async def dissolve(self, table: str, gone: list[str]) -> None:
        """Those are out of the line, the others are in it again, in their place."""
        await self.store.together(
            ("DELETE FROM ticket WHERE who = $1", [(who,) for who in gone]),
            ("DELETE FROM found_seat WHERE game_table = $1 AND state <> $2", [(table, READY)]),
        )

    async def make(self, table: str, seats: list[Found]) -> None:
        game, pace, now = seats[0].game, seats[0].pace, clock.now()
        fresh = new_table(self.tables.rules(game), len(seats), None, {})
        nobody = [Occupant("open") for _ in seats]
        rated = all(self.tickets[each.who].wanted.rated for each in seats)
        waits = [(game, pace, now - self.tickets[each.who].free, now) for each in seats]
        try:
            await self.tables.lay(
                fresh,
                nobody,
                False,
                PACES[pace],
                more=[
                    ("UPDATE found_seat SET state = $1 WHERE game_table = $2", [(READY, table)]),
                    ("INSERT INTO waited VALUES ($1, $2, $3, $4)", waits),
                ],
                deal="together",
                called=table,
                ready=pace == "live",
                rated=rated,
                watch=watched(True, PACES[pace]),
            )
        except StoreFault as fault:
            if fault.why != "exists":
                raise
            return  # another process has made it
        await self.reckon()

    # -- time

    def set_alarm(self) -> None:
        if self.timer is not None:
            self.timer.cancel()
        due = [each.due for each in self.found.values() if each.state == ASKED]
        if due:
            self.timer = clock.later(max(0, min(due) - clock.now()) / 1000, self.nudge)

    async def sweep(self) -> None:
        while True:
            await clock.sleep(BEAT)
            with contextlib.suppress(StoreFault):  # it is looked at again
                now = clock.now()
                here = [(now, who) for who, _ in self.listeners.values() if who in self.tickets]
                await self.store.together(
                    ("UPDATE ticket SET seen = $1 WHERE who = $2", here),
                    ("DELETE FROM ticket WHERE made < $1 OR (days = 0 AND seen < $2)", [(now - LASTS, now - CONTACT)]),
                )
                self.nudge()

    async def reckon(self) -> None:
        """What an estimate is made of: what people have waited lately."""
        since = clock.now() - LATELY
        await self.store.all("DELETE FROM waited WHERE ended < $1", since)
        waits = defaultdict[tuple[str, Pace], list[int]](list)
        for game, pace, took in await self.store.all(
            "SELECT game, pace, took FROM waited ORDER BY ended DESC LIMIT 5000"
        ):
            waits[game, pace].append(took)
        self.estimates = [
            wire.Estimate(game, pace, round(sorted(found)[len(found) // 2] / 1000))
            for (game, pace), found in sorted(waits.items())
            if len(found) >= KNOWN
        ]

    # -- telling

    def card(self, who: str) -> wire.Pairing:
        return wire.Pairing(self.ticket(who), self.estimates, clock.now())

    def ticket(self, who: str) -> wire.TicketCard | None:
        ticket, now = self.tickets.get(who), clock.now()
        if ticket is None:
            return None
        progress = []
        for key in ticket.keys(now):
            game, pace, _ = key
            own = next((line for line in self.lines.get(key, []) if who in line), self.together.get(key, set()))
            needed, others = self.needed(game), own - {who}
            progress.append(wire.Progress(game, pace, min(len(others), needed - 1) + 1, needed))
        found = self.found.get(who)
        seat = None
        if found is not None:
            come, ready = found.state != ASKED, found.state == READY
            seat = wire.FoundTable(found.game, found.pace, found.people, found.due, come, ready)
        rests = ticket.free if ticket.free > now else None
        wanted = ticket.wanted
        return wire.TicketCard(wanted.games, wanted.paces, ticket.made, progress, seat, rests, wanted.rated)

    def enter(self, listener: Listener, visitor: Visitor) -> None:
        self.listeners[listener] = (person(visitor), b"")
        self.tell()

    def leave(self, listener: Listener) -> None:
        self.listeners.pop(listener, None)

    def tell(self) -> None:
        """Everybody whose own ticket has changed."""
        for listener, (who, told) in list(self.listeners.items()):
            if who not in self.tickets and not told:
                continue
            text = encode(self.ticket(who))
            if text != told:
                self.listeners[listener] = (who, text)
                listener.send(self.card(who))
