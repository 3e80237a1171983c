"""All the live tables of one server process."""

import asyncio
import contextlib
import logging
import random
from collections import Counter
from collections.abc import Coroutine, Sequence
from typing import Any

import msgspec

import ludotheque
from ludotheque.bots import registry as bots
from ludotheque.core.chance import Seeded
from ludotheque.core.game import BadOption, Game
from ludotheque.match import journal
from ludotheque.match.faces import Playable
from ludotheque.match.guide import Guide, guide_of
from ludotheque.match.journal import journal_of
from ludotheque.match.registry import UnknownGame, rules_of
from ludotheque.match.table import Table, new_seed
from ludotheque.match.versions import mark_of
from ludotheque.server import clock, wire
from ludotheque.server.accounts import read_names
from ludotheque.server.bans import Bans
from ludotheque.server.botseats import THINKING_TIME
from ludotheque.server.bus import Bus
from ludotheque.server.campaigns import Campaigns
from ludotheque.server.chapters import Chapter, opened
from ludotheque.server.clubhouse import Clubhouse
from ludotheque.server.clubs import of_club
from ludotheque.server.desk import Desk
from ludotheque.server.editions import Editions
from ludotheque.server.fairness import Fairness
from ludotheque.server.fresh import new_table, show
from ludotheque.server.holders import Visitor
from ludotheque.server.imports import Import
from ludotheque.server.keys import MOST_KEYS, Keys, lock_of
from ludotheque.server.leases import Leases
from ludotheque.server.leaving import Leaving
from ludotheque.server.limits import Budgets, Connections
from ludotheque.server.links import Links
from ludotheque.server.live import Broken, LiveTable, from_journal
from ludotheque.server.lobby import Lobby, entry
from ludotheque.server.metrics import Metrics
from ludotheque.server.names import check_apart, checked_name
from ludotheque.server.notes import Notes, Occupant, Place, TableHead
from ludotheque.server.notices import Notices
from ludotheque.server.numbers import lines_of
from ludotheque.server.pairing import Pairing
from ludotheque.server.pool import ThinkingPool
from ludotheque.server.positions import Positions
from ludotheque.server.presence import Presence
from ludotheque.server.profiles import Profiles
from ludotheque.server.questions import Questions
from ludotheque.server.rated import set_up
from ludotheque.server.ratings import Ratings
from ludotheque.server.records import Records
from ludotheque.server.reviews import Reviews
from ludotheque.server.room import Room
from ludotheque.server.rules import Rules, void_moves
from ludotheque.server.sentences import Refusing, unplayable
from ludotheque.server.settings import Settings
from ludotheque.server.sharing import Sharing
from ludotheque.server.sql import Change
from ludotheque.server.steady import Steady
from ludotheque.server.store import MAKER, Head, Store, StoreFault, hashed, new_id, new_secret
from ludotheque.server.tables import Deal
from ludotheque.server.tournaments import Tournaments
from ludotheque.server.turns import Turns
from ludotheque.server.watching import Watched, listed, watched

log = logging.getLogger("ludotheque.server")
LATEST_MINUTES, LATEST_ANSWERS = 60, 5  # by which whoever looks on may be late
IDLE = 60.0  # seconds without anybody after which a table leaves memory
OWN_CONTENT = ("content", "drawn")  # options by which people lay out what is played
PURGE = 3600.0  # seconds between two looks for logins that have run out
UNOPENED = 409  # the status of a table that is there and cannot be opened
MOST_UNOPENED = 10_000  # of such tables whose log is not read again
LOOK = 0.5  # seconds between two looks at how late the event loop is


class Host:
    def __init__(self, store: Store, settings: Settings) -> None:
        self.store, self.settings = store, settings
        self.version = ludotheque.__version__
        self.pool = ThinkingPool(max(1, settings.thinkers), THINKING_TIME)
        self.pool.payers = self.payers
        self.questions = Questions(settings.local, self.payers)
        self.turns = Turns()
        self.rooms: dict[str, Room] = {}
        self.loading: dict[str, asyncio.Future[Room]] = {}
        self.tasks: set[asyncio.Task[None]] = set()
        self.counts: Counter[str] = Counter()
        self.unopened: dict[str, str] = {}  # why a table cannot be opened by this program
        self.stopping = False
        self.budgets = Budgets()
        self.metrics = Metrics()
        self.positions = Positions()
        self.steady = Steady()
        self.connections = Connections()
        self.bus = Bus(store)
        self.leases = Leases(self, self.bus)
        self.sharing = Sharing(self, self.bus, self.budgets, self.connections)
        self.fairness = Fairness(self, self.pool)
        self.bans = Bans(self, self.bus)
        self.presence = Presence(self, self.bus)
        self.lobby = Lobby(self, self.bus)
        self.watched = Watched(self)
        self.pairing = Pairing(self, self.presence, self.bus)
        self.tournaments = Tournaments(self)
        self.ratings = Ratings(self)
        self.records = Records(self, self.ratings)
        self.profiles = Profiles(self, self.records, self.ratings)
        self.clubhouse = Clubhouse(self, self.bus, self.records)
        self.desk = Desk(self, self.profiles, self.clubhouse, self.bans)
        self.leaving = Leaving(self, self.tournaments, self.clubhouse)
        self.links = Links(self, self.records)
        self.notices = Notices(self, self.links, settings, self.budgets)
        self.reviews = Reviews(self, self.fairness)
        self.campaigns = Campaigns(self, self.links, self.fairness)
        self.editions = Editions(store.desks, settings.data)
        if not settings.alone:  # the laboratory does not travel to browsers
            from ludotheque.server.editing import Editing
            from ludotheque.server.studio import Studio

            self.studio = Studio(self, self.editions, settings.levels)
            self.editing = Editing(self.studio)
        self.bus.on("stand", self.hear_stand)
        self.bus.on("removed", lambda _process, table: self.removed(table))
        self.bus.on("account-gone", lambda _process, account: self.disowned(account))

    async def open(self) -> None:
        await self.store.open(self.told)
        await self.steady.open(self.store.people)
        await read_names(self.store)
        self.stopping = False
        self.bus.open()
        await self.leases.open()
        self.presence.open()
        await self.lobby.open()
        await self.pairing.open()
        await self.tournaments.open()
        self.spawn(self.sweep())
        self.spawn(self.watch())
        self.spawn(self.purge())
        self.spawn(self.take_up())
        await self.bans.open()
        await self.sharing.open(self.bans.secret)
        await self.notices.open()
        if not self.settings.alone:
            await self.studio.open()

    async def close(self) -> None:
        """Tell everybody, let what is being written be written, then stop."""
        self.farewell()
        for room in list(self.rooms.values()):
            async with room.lock:
                pass
        for task in list(self.tasks):
            task.cancel()
        await asyncio.gather(*self.tasks, return_exceptions=True)
        self.pool.close()
        if not self.settings.alone:
            self.studio.close()
            self.editing.close()
        self.campaigns.close()
        self.questions.close()
        self.notices.close()
        await self.leases.close()
        await self.store.close()

    def farewell(self) -> None:
        """Everybody hears that the server stops, and to come back."""
        if not self.stopping:
            self.stopping = True
            for room in self.rooms.values():
                room.hang_up("stopping", again=True)
            self.lobby.hang_up()

    def spawn(self, work: Coroutine[Any, Any, None], kind: str = "beside") -> asyncio.Task[None]:
        async def guarded() -> None:
            try:
                await self.metrics.prices.of(kind, work)
            except Exception:
                log.exception("a task of the server failed")

        task = asyncio.get_running_loop().create_task(guarded())
        self.tasks.add(task)
        task.add_done_callback(self.tasks.discard)
        return task

    def payers(self, table: str) -> set[str]:
        """For whom the robots of a table think: the households connected to it, else the table itself."""
        room = self.rooms.get(table)
        return {client.mark for client in room.clients} if room is not None and room.clients else {table}

    async def robots(self, live: LiveTable, plays: bool = False, stand: bool = False) -> ThinkingPool:
        """Those who may think about that table; `plays`: for a seat of their own; `stand`: for those who look on."""
        return await self.fairness.robots(live, plays, stand)

    def tell_presence(self, table: str) -> None:
        """The other processes hear who is at a table here."""
        self.presence.tell(table)

    def tell_lobby(self, table: str) -> None:
        """Something has changed at an open table."""
        self.lobby.tell(table)

    def tell_stand(self, table: str) -> None:
        """Somebody who looks on has said something."""
        self.spawn(self.bus.tell("stand", table))

    def hear_stand(self, _process: str, table: str) -> None:
        if (room := self.rooms.get(table)) is not None:
            self.spawn(room.stand.look())

    async def in_club(self, club: str, account: str | None) -> bool:
        return await self.store.clubs.role(club, account) is not None

    async def lease(self, table: str) -> int | None:
        return await self.leases.still(table)

    async def seat_left(self, table: str, seat: int) -> None:
        await self.links.left(table, seat)
        await self.tournaments.told(table)

    def game_over(self, table: str) -> None:
        self.records.over(table)
        self.tournaments.over(table)

    def told(self, table: str, seq: int) -> None:
        """Another process may have moved."""
        room = self.rooms.get(table)
        if room is not None and seq > room.live.seq and not self.stopping:
            room.follow()

    # -- finding tables

    async def read(self, table: str) -> LiveTable:
        head = await self.store.head(table)
        if head is None:
            raise Refusing("no-table", 404)
        first = msgspec.json.decode(head.head, type=TableHead)
        await self.editions.ready(first.header["options"].get("content"))
        try:
            live = LiveTable(table, first, head.created)
            show(live.table)
        except Exception as error:
            lacking = isinstance(error, BadOption) or isinstance(error.__cause__, BadOption)
            log.error("a table cannot be laid", extra={"table": table, "why": repr(error)[:200]})
            other = "other-rules" if Rules(Notes(first, 0)).others else "broken"
            raise Refusing("no-content" if lacking else other, UNOPENED) from error
        rows = await self.store.rows(table)
        live.void = void_moves(rows)
        rules = Rules(live)
        try:
            for n, row in enumerate(rows):
                live.absorb(row)
                if n % 50 == 49:
                    await asyncio.sleep(0)  # a long game must not hold up the others
        except Broken as error:
            log.error("a table does not play back", extra={"table": table, "why": str(error)})
            if not rules.others:
                raise Refusing("broken", UNOPENED) from error
            if head.finished:
                raise Refusing("other-rules", UNOPENED) from error
            return await self.go_over(table, rules.mended(rows), len(rows))
        if rules.renamed and not head.finished:
            return await self.go_over(table, rules.taken_over(), len(rows))
        return live

    async def go_over(self, table: str, note: dict[str, Any], rows: int) -> LiveTable:
        """The table goes on by the rules that are here; whoever says so first, says so for all."""
        await self.store.append(table, rows + 1, msgspec.json.encode(note))
        return await self.read(table)

    async def glance(self, table: str) -> Notes:
        """What the log of a table says, read without playing its moves: a damaged one too, as far as it goes."""
        head = await self.store.head(table)
        if head is None:
            raise Refusing("no-table", 404)
        notes = Notes(msgspec.json.decode(head.head, type=TableHead), head.created)
        try:
            for row in await self.store.rows(table):
                notes.recorded(row, msgspec.json.decode(row.body))
        except (msgspec.MsgspecError, KeyError, TypeError, IndexError) as error:
            log.error("a row cannot be read", extra={"table": table, "why": str(error)})
        return notes

    async def room(self, table: str) -> Room:
        """The live table of that name, read from the store if need be."""
        if table in self.rooms:
            return self.rooms[table]
        if table not in self.loading:
            self.loading[table] = asyncio.ensure_future(self.load(table))
        return await asyncio.shield(self.loading[table])

    async def live(self, table: str) -> LiveTable:
        """That table at rest."""
        return await (await self.room(table)).rest()

    async def load(self, table: str) -> Room:
        try:
            if table in self.unopened:
                raise Refusing(self.unopened[table], UNOPENED)
            try:
                live = await self.read(table)
            except Refusing as error:
                if error.status == UNOPENED and len(self.unopened) < MOST_UNOPENED:
                    self.unopened[table] = error.why
                raise
            owned = self.store.shared and not live.table.over and live.closed is None
            fence = (await self.leases.claim([table])).get(table) if owned else None
            room = Room(self, live, await self.store.owners(table), fence)
            self.rooms[table] = room
            self.store.watched[table] = live.seq
            if self.store.shared:
                self.presence.tell(table, asks=True)
                await room.catch_up()  # what came between reading and watching
            room.clock()
            room.orders.wake()
            room.parley.look()
            return room
        finally:
            del self.loading[table]

    async def sweep(self) -> None:
        """Let go of tables that nobody looks at."""
        while True:
            await clock.sleep(IDLE / 4)
            for table, room in list(self.rooms.items()):
                quiet = not room.clients and not room.bots.thinking and not room.lock.locked() and room.flag is None
                quiet = quiet and not room.orders.waits and room.parley.timer is None
                if quiet and clock.monotonic() - room.used > IDLE:
                    self.forget(table)

    async def watch(self) -> None:
        """How late the event loop is, by the machine's own clock."""
        loop = asyncio.get_running_loop()
        while True:
            due = loop.time() + LOOK
            await asyncio.sleep(LOOK)
            self.metrics.lag.observe(max(0.0, loop.time() - due))

    async def purge(self) -> None:
        while True:
            try:
                await self.store.people.purge(clock.now())
                await self.store.persons.purge(clock.now())
                await self.store.clubs.purge(clock.now())
                await self.ratings.late()
            except StoreFault as error:
                log.warning("logins that have run out wait for the database", extra={"why": str(error)})
            await clock.sleep(PURGE)

    async def take_up(self) -> None:
        """The tables at which something was ordered go on by themselves after a restart."""
        for table in await self.store.ordered():
            with contextlib.suppress(Refusing):
                await self.room(table)

    async def account_gone(self, name: str) -> None:
        """Nobody has the seats of that account any more but by their links, at no process."""
        self.disowned(name)
        await self.bus.tell("account-gone", name)

    def disowned(self, name: str) -> None:
        for room in self.rooms.values():
            if name in room.owners.values():
                room.owners = {seat: owner for seat, owner in room.owners.items() if owner != name}
                room.reseat()

    def forget(self, table: str) -> None:
        room = self.rooms.pop(table, None)
        if room is not None:
            room.gallery.close()
        self.store.watched.pop(table, None)
        if room is not None and room.fence is not None:
            self.spawn(self.leases.release(table))

    # -- making tables

    def seated(self, game: str, asked: list[wire.NewSeat]) -> list[Occupant]:
        seats: list[Occupant] = []
        for seat in asked:
            name = checked_name(seat.name) if (seat.name or "").strip() and seat.name else ""
            if name:
                check_apart(name, (other.name for other in seats))
            if seat.kind == "human":
                seats.append(Occupant("human" if name else "open", name))
                continue
            found = bots.find(game, seat.bot, seat.level)
            if found is None or found[1] not in self.settings.levels:
                raise Refusing("bad-bot")
            seats.append(Occupant("bot", name, found[0].name, found[1]))
        return seats

    def rules(self, game: str) -> Game:
        try:
            return rules_of(game)
        except UnknownGame as error:
            raise Refusing("no-game", 404) from error

    async def create(self, asked: wire.NewTable, mark: str = "", me: str | None = None) -> wire.TableMade:
        """`mark`: of the household that asks, where it may open only so many tables to anybody. `me`: its account."""
        rules = self.rules(asked.game)
        seats = self.seated(asked.game, asked.seats)
        people = sum(seat.kind != "bot" for seat in seats)
        if asked.seed is not None and people > 1 and not asked.hotseat:
            raise Refusing("known-seed")
        await self.editions.ready(asked.options.get("content"))
        self.check_options(rules, asked.options)
        self.check_clock(rules, asked.clock)
        if asked.rated:
            self.check_rated(asked, rules, people)
        self.check_watch(asked)
        coach = asked.coach and people > 1 and not asked.hotseat
        if coach and asked.rated:
            raise Refusing("rated-coach")
        if asked.open is not None:
            await self.lobby.check(asked, seats, mark)
        if asked.club is not None:
            await self.clubhouse.check_table(me, asked, seats)
        table = new_table(rules, len(seats), asked.seed, asked.options)
        deal = self.deal(asked, seats)
        if asked.campaign:
            return await self.campaigns.begin(table, seats, asked, deal)
        found = asked.open is not None or asked.club is not None
        ready = found and deal == "together"
        return await self.lay(
            table,
            seats,
            asked.hotseat,
            asked.clock,
            deal=deal,
            open_to=asked.open,
            mark=mark,
            ready=ready,
            rated=asked.rated,
            levels=asked.levels,
            watch=asked.watch or watched(asked.open is not None, asked.clock),
            club=asked.club,
            coach=coach,
            aloud=asked.aloud,
        )

    def deal(self, asked: wire.NewTable, seats: list[Occupant]) -> Deal:
        if asked.seed is not None:
            return "chosen"
        people = sum(seat.kind != "bot" for seat in seats)
        together = asked.together or asked.rated or asked.open is not None or asked.club is not None
        return "together" if together and people > 1 and not asked.hotseat else "server"

    def check_rated(self, asked: wire.NewTable, rules: Game, people: int) -> None:
        """People against each other, each for themselves, by a clock and with what comes with the game: whoever stays
        away loses, and nobody has laid out what is played."""
        usual = {name: rules.manifest.options[name].default for name in OWN_CONTENT if name in rules.manifest.options}
        if rules.manifest.cooperative:
            raise Refusing("rated-together")
        if people < 2 or asked.hotseat or asked.campaign or asked.seed is not None:
            raise Refusing("rated-alone")
        if asked.clock is None:
            raise Refusing("rated-clock")
        if any(asked.options.get(name, default) != default for name, default in usual.items()):
            raise Refusing("rated-content")

    async def guided(self, game: str, asked: wire.NewGuide) -> wire.TableMade:
        """A guided first game: the learner, and rivals who follow the guide as long as it lasts."""
        self.rules(game)
        guide = guide_of(game)
        if guide is None:
            raise Refusing("no-guide", 404)
        kind = bots.bots_for(game)[0]
        learner = self.seated(game, [wire.NewSeat("human", asked.name)])
        rivals = [Occupant("bot", name, kind.name, kind.levels[0]) for name in guide.rivals]
        return await self.lay(guide.open(), [*learner, *rivals], hotseat=False, guide=guide)

    def check_options(self, rules: Game, options: dict[str, Any]) -> None:
        """An option that names a file of the server's disk is the host's affair, not a visitor's."""
        why = rules.content.why_not_served(options)
        if why is not None:
            raise Refusing("bad-option", 400, why)

    def check_clock(self, rules: Game, pace: wire.ClockSettings | None) -> None:
        if pace is None:
            return
        live = pace.each == 0 and pace.budget >= 10 and 0 <= pace.bonus <= 86400
        days = 3600 <= pace.each <= 30 * 86400 and pace.budget >= 0 and pace.bonus == 0
        if not (live or days) or pace.budget > 365 * 86400:
            raise Refusing("bad-clock")
        if pace.zero == "loss" and rules.manifest.cooperative:
            raise Refusing("no-loss")

    def check_watch(self, asked: wire.NewTable) -> None:
        """Around one screen whoever looks on stands behind the players, and a campaign has a page of its own."""
        watch = asked.watch
        if watch is None:
            return
        late = watch.minutes or watch.answers
        if not (0 <= watch.minutes <= LATEST_MINUTES and 0 <= watch.answers <= LATEST_ANSWERS):
            raise Refusing("bad-watch")
        if (asked.hotseat or asked.campaign) and (late or watch.who != "link"):
            raise Refusing("bad-watch")

    async def lay(
        self,
        table: Table,
        seats: list[Occupant],
        hotseat: bool,
        pace: wire.ClockSettings | None = None,
        parent: str | None = None,
        guide: Guide | None = None,
        place: Place | None = None,
        more: Sequence[Change] = (),
        deal: Deal = "server",
        like: str | None = None,
        open_to: wire.Language | None = None,
        mark: str = "",
        called: str | None = None,
        ready: bool = False,
        rated: bool = False,
        levels: list[int] | None = None,
        watch: wire.Watching | None = None,
        club: str | None = None,
        coach: bool = False,
        aloud: bool = False,
    ) -> wire.TableMade:
        """Write a table that stands at its beginning, with a key for each person and one for its maker. `place`: in a
        campaign, which is written with it. `like`: another table that began with the very same. `open_to`: it stands in
        the lobby, in this language, opened by the household with that mark. `called`: its name, where one was
        given out before. `ready`: the deal waits until everybody says so. `rated`: it counts for the levels of those
        who play, between `levels` where anybody may sit down. `watch`: who may look on, and how late. `club`: whose
        table it is. `coach`: among people a robot may be asked for advice. `aloud`: nothing is said to one seat
        alone."""
        dealer = table.state.dealer
        if pace is not None:
            pace = msgspec.structs.replace(pace, zero=pace.zero or "default")
        head = TableHead(
            journal_of(table)["header"], "", seats, hotseat, pace, parent, began=self.steady.now(), campaign=place
        )
        if guide is not None:
            head.seed, head.guide, head.chance = guide.seed, guide.mark, list(guide.chance)
        else:
            assert isinstance(dealer, Seeded)
            head.seed = dealer.seed
        head.rules = mark_of(head.header["game"])
        head.open, head.ready = open_to, ready
        head.rated, head.levels, head.watch, head.club, head.coach = rated, levels, watch, club, coach
        head.aloud = aloud
        head.known, head.together, head.like = deal == "chosen", deal == "together", like
        if head.together:
            head.header["outcomes"] = None  # nothing has been drawn yet
        made, keys = called or new_id(), Keys(seats, hotseat)
        if place is not None:
            more = [*more, opened(Chapter(place.campaign, place.number, made))]
        if open_to is not None:
            more = [*more, entry(made, mark)]
        if watch is not None and watch.who == "all":
            more = [*more, listed(made)]
        if club is not None:
            more = [*more, of_club(made, club)]
        if rated:
            more = [*more, set_up(made, head.header["game"])]
        await self.store.create(Head(made, msgspec.json.encode(head), clock.now()), keys.kept, *more)
        self.counts["tables"] += 1
        if open_to is not None:
            self.lobby.add(made)
        return wire.TableMade(made, keys.links, None if place is None else place.campaign)

    async def fork(self, visitor: Visitor, table: str, asked: wire.Fork) -> wire.TableMade:
        room = await self.room(table)
        live = await room.rest()
        held = await self.links.held(room, visitor, [] if asked.key is None else [asked.key])
        seat = next((each for each in held if each != MAKER), None)
        if seat is None:
            await room.gallery.check(visitor)
        if not live.table.over and seat is None:
            raise Refusing("not-yours", 403)
        if not live.dealt:
            raise Refusing("not-dealt", 409)
        count = live.count(seat, asked.at)
        if len(asked.seats) != len(live.seats):
            raise Refusing("bad-seats", 400, str(len(live.seats)))
        seats = self.seated(live.table.rules.manifest.id, asked.seats)
        studied = await self.fairness.among_people(table)
        if any(occupant.kind == "bot" for occupant in seats):
            await self.fairness.check(table)
        point = await self.positions.at(live, count)
        if not live.table.over:
            assert seat is not None
            point = point.imagine(seat, random.Random(random.SystemRandom().getrandbits(64)))
        state = point.state.clone()
        state.dealer = Seeded(new_seed())
        fresh = Table(point.rules, state, point.options).begin(from_position=True)
        made = await self.lay(fresh, seats, asked.hotseat, parent=table)
        if studied and not live.table.over:
            await room.note({"note": "studied", "seat": seat})
        return made

    async def rematch(self, visitor: Visitor, table: str, keys: list[str]) -> wire.TableMade:
        """The first who asks makes the new table; everybody gets the links of the seats they had."""
        room = await self.room(table)
        mine = await self.links.held(room, visitor, keys)
        if not mine:
            raise Refusing("not-yours", 403)
        if not (await room.rest()).table.over:
            raise Refusing("not-over", 409)
        made = await self.open_next(room) if room.live.next is None else None
        if made is not None:
            links = {link.seat: link for link in made.links}
            for client in room.clients:
                own = [links[seat] for seat in client.seats if seat in links]
                client.send(wire.Next(made.table, own))
            return wire.TableMade(made.table, [links[seat] for seat in mine if seat in links])
        assert room.live.next is not None
        fresh_links = []
        for seat in mine:
            secret = new_secret()
            await self.store.new_key(room.live.next, lock_of(room.live, seat), hashed(secret))
            fresh_links.append(wire.SeatLink(seat, secret))
        return wire.TableMade(room.live.next, fresh_links)

    async def open_next(self, room: Room) -> wire.TableMade | None:
        """The table after that one; None: somebody else has opened it meanwhile."""
        live = room.live
        seats = [each.again for each in live.seats]
        fresh = Playable(live.table.rules).new(len(seats), None, live.table.options)
        made = await self.lay(
            fresh,
            seats,
            live.head.hotseat,
            live.head.clock,
            parent=live.id,
            deal=live.again,
            rated=live.head.rated,
            watch=live.head.watch,
            club=live.head.club,
            coach=live.head.coach,
            aloud=live.head.aloud,
        )
        note = {"note": "next", "table": made.table}
        if await room.record(lambda: note if room.live.next is None else None) is None:
            await self.store.remove(made.table)
            return None
        return made

    async def resign(self, visitor: Visitor, table: str, keys: list[str]) -> Room:
        """Whoever asks gives up their seats: robots play them on, or nobody does. Where a position is studied that
        people still play, no robot takes over."""
        room = await self.room(table)
        mine = [seat for seat in await self.links.held(room, visitor, keys) if seat != MAKER]
        if not mine:
            raise Refusing("not-yours", 403)
        robot = bots.find(room.live.table.rules.manifest.id, None, None)
        assert robot is not None
        await self.fairness.check(room.live.head.source)

        def make() -> dict[str, Any] | None:
            if room.live.table.over:
                raise Refusing("over", 409)
            left = [seat for seat in mine if room.live.seats[seat].kind == "human"]
            if room.live.closed is not None or not left:
                return None
            return {"note": "resign", "seats": left, "bot": robot[0].name, "level": robot[1]}

        await room.record(make)
        return room

    async def remove(self, table: str) -> bool:
        """The host has a table removed, with its log, for good."""
        if await self.store.head(table) is None:
            raise Refusing("no-table", 404)
        await self.store.remove(table)
        self.removed(table)
        await self.bus.tell("removed", table)
        return True

    def removed(self, table: str) -> None:
        """Nobody is at a table that is not there any more."""
        room = self.rooms.get(table)
        if room is not None:
            room.hang_up("closed")
            self.forget(table)
        self.unopened.pop(table, None)
        self.lobby.tell(table)

    async def remove_unopened(self, table: str, keys: list[str]) -> bool:
        """Whoever made a table that cannot be opened has it removed. One that can be is everybody's who sits there."""
        shown = [await self.store.seat_of(hashed(key)) for key in keys[:MOST_KEYS]]
        if (table, MAKER) not in shown:
            raise Refusing("not-yours", 403)
        try:
            await self.room(table)
        except Refusing as error:
            if error.status == UNOPENED:
                return await self.remove(table)
            raise
        raise Refusing("opens", 409)

    # -- tables as files

    async def export(self, table: str) -> bytes:
        """The whole table, secrets included, as JSON lines."""
        head = await self.store.head(table)
        if head is None:
            raise Refusing("no-table", 404)
        lines = [msgspec.json.encode({"ludotheque-table": 1, "table": table, "created": head.created}), head.head]
        first = msgspec.json.decode(head.head, type=TableHead)
        lines += lines_of(await self.store.rows(table), len(first.seats))
        return b"\n".join(lines) + b"\n"

    async def take_in(self, data: bytes) -> wire.TableMade:
        """A table from a file written by `export` or from the journal of a finished game, under a new name and with new
        keys."""
        try:
            text = data.decode("utf-8")
            first, *rest = text.splitlines()
            told = msgspec.json.decode(first)
            if "ludotheque-table" in told:
                head, lines = msgspec.json.decode(rest[0], type=TableHead), rest[1:]
                head.like = told.get("table")
            else:
                head, lines = from_journal(journal.parse(text), clock.now())
            head.campaign, head.file, head.rated, head.club = None, True, False, None
            imported = Import(head, lines)
        except Refusing:
            raise
        except Exception as error:  # whatever is made of a file that somebody else wrote
            raise Refusing("bad-journal", 400, unplayable(error)) from error
        await self.store.together(*imported.changes)
        return imported.made
