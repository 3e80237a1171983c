"""A live table and everybody connected to it. Moves are made one after the other, written down, then told."""

import asyncio
import contextlib
import logging
import random
from collections.abc import Callable, Coroutine
from typing import Any

import msgspec

from ludotheque.bots import registry as bots
from ludotheque.core.domains import Choice
from ludotheque.core.refusal import Refusal
from ludotheque.kit.content import shelf
from ludotheque.server import cards, clock, wire
from ludotheque.server.botseats import BotSeats
from ludotheque.server.clients import Client
from ludotheque.server.dealing import Dealing
from ludotheque.server.gallery import Gallery
from ludotheque.server.holders import Visitor
from ludotheque.server.live import LiveTable
from ludotheque.server.needs import Body, May, Recorded, RoomServer
from ludotheque.server.notes import ADVICE
from ludotheque.server.orders import Orders
from ludotheque.server.pace import IN_A_ROW
from ludotheque.server.parley import Parley
from ludotheque.server.rest import Calendar, turning
from ludotheque.server.rules import goes_back, rewritten
from ludotheque.server.sentences import Refusing, sentence
from ludotheque.server.stand import Stand
from ludotheque.server.store import Row, StoreFault

log = logging.getLogger("ludotheque.server")

TIMED = (
    "propose",
    "consent",
    "carry",
    "seal",
    "begin",
    "open",
    "deal",
    "ready",
    "start",
    "sit",
    "resumed",
)  # what happens by these has its time
Make = Callable[[], Refusal | Body | None]  # why not; a note to write; None: the table has made a move
encode = msgspec.json.encode


class Unchanged(Exception):
    """That seat wishes this already: there is nothing to write."""


class Room:
    """`fence`: the number under which this process owns the table, and writes; None: another process does, or none."""

    def __init__(self, server: RoomServer, live: LiveTable, owners: dict[int, str], fence: int | None = None) -> None:
        self.server, self.live, self.owners, self.fence = server, live, owners, fence
        self.clients: list[Client] = []
        self.elsewhere: dict[str, tuple[list[int], int]] = {}  # seats and spectators connected to other processes
        self.lock = asyncio.Lock()
        self.bots = BotSeats(self)
        self.parley = Parley(self)
        self.dealing = Dealing(self)
        self.gallery = Gallery(self)
        self.stand = Stand(self)
        self.orders = Orders(self)
        self.flag: clock.Timer | None = None
        self.owed = False  # something was to be shown while a move was being written
        self.behind = False  # rows of other processes are about to be read
        self.used = clock.monotonic()

    @property
    def owned(self) -> bool:
        """Whether this process sees to what happens by itself here."""
        return self.fence is not None or not self.server.store.shared

    @property
    def goes_on(self) -> bool:
        """Whether anything may still happen by itself."""
        return not self.live.table.over and self.live.closed is None

    def take_up(self, fence: int) -> None:
        """This process owns the table from now on."""
        before, self.fence = self.fence, fence
        if before is None:
            self.clock([])
            self.parley.look()
            self.dealing.look()
            self.see_to()

    async def rest(self) -> LiveTable:
        """The table when no move is being written: what is read of it before the next await is safe."""
        async with self.lock:
            return self.live

    async def shown_to(self, visitor: Visitor | None) -> LiveTable:
        """The table at rest as they may see it; None: whoever asks."""
        async with self.lock:
            if visitor is not None and self.seats_of(visitor):
                return self.live
            await self.gallery.check(visitor)
            await self.gallery.open()
            assert self.gallery.live is not None
            return self.gallery.live

    async def admit(self, visitor: Visitor) -> None:
        """Refuse whoever neither sits there nor may look on, before they are told anything of the table."""
        if not self.seats_of(visitor):
            await self.gallery.check(visitor)

    def turn_out(self, account: str) -> None:
        """They look on no more."""
        for client in [each for each in self.clients if each.account == account and not each.seats]:
            client.send(wire.Closed("no-table", sentence("no-table"), False))
            client.put(None)

    def seen(self, client: Client) -> LiveTable | None:
        """The table as this client may see it; None: it has to be read first, and they are greeted then."""
        if client.seats:
            return self.live
        if self.gallery.live is None:
            self.gallery.fetch()
        return self.gallery.live

    def now(self) -> int:
        """Milliseconds by the clock of games."""
        return self.server.steady.now()

    def spawn(self, work: Coroutine[Any, Any, None], kind: str = "beside") -> asyncio.Task[None]:
        return self.server.spawn(work, kind)

    # -- people come and go

    async def join(self, client: Client, since: dict[int | None, int]) -> None:
        async with self.lock:
            if not client.seats:
                await self.gallery.check(client.visitor)
                await self.gallery.open()
            self.come_in(client, since)

    def come_in(self, client: Client, since: dict[int | None, int]) -> None:
        live = self.seen(client)
        assert live is not None
        self.used = clock.monotonic()
        self.clients.append(client)
        if self.spoils:
            showing = cards.Showing(live)
            client.met.update(*(cards.met(showing, eyes) for eyes in client.eyes))
        self.greet(client)
        for eyes in client.eyes:
            client.events[eyes] = since.get(eyes, 0)
        self.show([client], always=True)
        client.send(cards.proposals(live, client.eyes[0]))
        self.orders.greet(client)
        if not client.seats:
            self.gallery.come([client])
        self.come_or_gone()
        self.clock([client])
        self.see_to()
        self.parley.look()
        self.dealing.look()

    def see_to(self) -> None:
        """The seats that bots play, and those that are answered for."""
        self.bots.wake()
        self.orders.wake()

    @property
    def spoils(self) -> bool:
        return self.live.table.rules.content.spoils

    def greet(self, client: Client) -> None:
        live = self.seen(client)
        if live is None:
            return
        manifest = live.table.rules.manifest
        client.lines = 0
        client.send(
            wire.Welcome(
                protocol=wire.PROTOCOL,
                version=self.server.version,
                table=live.id,
                game=manifest.id,
                title=manifest.title,
                options=cards.shown_options(live.table.rules, live.table.options),
                seats=cards.seats(live, self.owners),
                you=client.seats,
                hotseat=live.head.hotseat,
                maker=client.maker,
                deal=cards.deal(live),
                names=cards.titles(live, client.met, client.languages),
                chat=[self.line_for(client, line) for line in live.chat if self.may_read(client, line)],
                campaign=cards.place(live),
                open=live.head.open is not None,
                clock=live.head.clock,
                muted=sorted(client.unheard),
                watch=live.head.watch,
                edition=shelf.title_of(live.table.options.get("content")),
                club=live.head.club,
                coach=ADVICE if live.head.coach else None,
                asides=live.aloud is None,
            )
        )

    def name_what_is_new(self, client: Client, known: set[str]) -> None:
        """Whoever has come upon something new is greeted again, with its name."""
        if not known <= client.met:
            client.met |= known
            self.greet(client)

    def leave(self, client: Client) -> None:
        self.used = clock.monotonic()
        if client in self.clients:
            self.clients.remove(client)
            self.come_or_gone()

    def come_or_gone(self) -> None:
        self.presence()
        self.server.tell_presence(self.live.id)
        self.tell_lobby()

    @property
    def watched(self) -> bool:
        """Whether anybody is connected, to whichever process."""
        return bool(self.clients or self.elsewhere)

    @property
    def onlookers(self) -> int:
        return sum(not client.seats for client in self.clients) + sum(n for _, n in self.elsewhere.values())

    @property
    def sitting(self) -> set[int]:
        """The seats of whoever is connected to this process."""
        return {seat for client in self.clients for seat in client.seats}

    @property
    def here(self) -> set[int]:
        """The seats of whoever is connected, to whichever process, as far as this one has heard."""
        return self.sitting.union(*(seats for seats, _ in self.elsewhere.values()))

    def seats_of(self, visitor: Visitor) -> list[int]:
        """The seats they hold, as the log says."""
        table = self.live.id
        return [
            seat
            for seat, occupant in enumerate(self.live.seats)
            if occupant.kind == "human" and visitor.holds(table, occupant.holder, self.owners.get(seat))
        ]

    def reseat(self) -> None:
        """Who holds which seat has changed. Whoever holds one no longer goes on watching."""
        for client in self.clients:
            seats = [] if client.gone else self.seats_of(client.visitor)
            if seats == client.seats:
                continue
            lost, client.seats, looked_on = set(client.seats) - set(seats), seats, not client.seats
            for eyes in client.eyes:
                client.events.setdefault(eyes, 0)
            if lost and not client.gone:
                client.send(wire.Refused(None, None, "seat-lost", sentence("seat-lost")))
            if self.gallery.behind and looked_on and seats:
                self.greet(client)  # there was talk that they have not been told yet
        self.come_or_gone()
        self.parley.tell_seats()

    def presence(self) -> None:
        live = self.live
        # By days who is there is nobody's business: else an answer by order would show that its author is away.
        by_days = [seat for seat in live.people if live.seats[seat].holder is not None] if live.clocks.by_days else []
        seats = sorted({*self.here, *by_days})
        spectators = self.onlookers
        thinking = sorted(seat for seat in self.bots.thinking if seat in live.asked)
        late = self.gallery.behind
        told, told_late = (encode(wire.Presence(seats, spectators, bots)) for bots in (thinking, []))
        for client in self.clients:
            text = told if client.seats or not late else told_late  # whether a robot thinks now tells whose turn it is
            if client.company != text:  # else that somebody has come would be told where it is not to be
                client.company = text
                client.put(text)

    def broadcast(self, message: wire.Shape) -> None:
        self.tell(message, self.clients)

    def tell(self, message: wire.Shape, clients: list[Client]) -> None:
        text = encode(message)
        for client in clients:
            client.put(text)

    def line_for(self, client: Client, line: wire.ChatLine) -> wire.ChatLine:
        """The line under the number it has among those told to this client."""
        client.lines += 1
        return msgspec.structs.replace(line, number=client.lines)

    def may_read(self, client: Client, line: wire.ChatLine) -> bool:
        return self.live.may_read(client.seats, line)

    def show(self, clients: list[Client] | None = None, always: bool = False) -> list[Client]:
        """Send each client the table as it now is for its seats, where it has changed for them; made once for all who
        see the same. Answers who was sent something."""
        sent: list[Client] = []
        if self.live.pending:
            self.owed = True
            return sent
        if not self.live.dealt:
            return sent
        made: dict[tuple[int | None, int, tuple[wire.Language, ...]], tuple[bytes, int]] = {}
        showings: dict[LiveTable, cards.Showing] = {}
        met: dict[int | None, set[str]] = {}
        for client in self.clients if clients is None else clients:
            if (live := self.seen(client)) is None:
                continue
            if live not in showings:
                showings[live] = cards.Showing(live)
            showing = showings[live]
            for eyes in client.eyes:
                at = (live.seen_at(eyes), str(live.wishes) if eyes in showing.asked else "")
                if not always and client.shown.get(eyes) == at:
                    continue
                if self.spoils:
                    if eyes not in met:
                        met[eyes] = cards.met(showing, eyes)
                    self.name_what_is_new(client, met[eyes])
                key = (eyes, client.events[eyes], client.languages)
                if key not in made:
                    state = cards.state(showing, eyes, client.events[eyes], client.languages)
                    made[key] = (encode(state), state.since + len(state.events))
                text, client.events[eyes] = made[key]
                client.shown[eyes] = at
                client.put(text)
                sent.append(client)
        return sent

    def show_again(self) -> None:
        """What is shown next goes to everybody, though nothing has moved."""
        for client in self.clients:
            client.shown.clear()

    # -- moves

    async def choose(self, seat: int, choice: Choice, at: int, may: May, **more: Any) -> Refusal | Recorded:
        """`more`: what is written beside the move."""
        return await self.move(lambda: self.live.choose(seat, choice, at), seat, may, more)

    async def answer(
        self,
        seat: int,
        choice: Choice,
        at: int,
        may: May,
        wishes: Callable[[], None] | None = None,
        sure: bool = True,
        lag: int = 0,
    ) -> Refusal | Recorded:
        """As people answer: where they decide together it is a wish until the others want the same. `wishes` is asked
        whether they may wish so often. `lag`: milliseconds that the answer was on its way."""

        def make() -> Refusal | Body | None:
            live = self.live
            if live.seats[seat].robot:
                raise Refusing("stood-in")
            if at == live.seen_at(seat) and live.unheard(seat, choice):
                if live.wishes.get(seat) == list(choice):
                    raise Unchanged
                if wishes is not None:
                    wishes()
                return live.table.why_not(seat, choice) or {"note": "wish", "seat": seat, "choice": list(choice)}
            return live.choose(seat, choice, at, sure)

        try:
            return await self.move(make, seat, may, {"lag": lag} if lag and self.live.clocks.strict else {})
        except Unchanged:
            return Recorded(self.live.numbers.last[seat], self.live.seen_at(seat))

    async def undo(self, seat: int, may: May) -> Refusal | Recorded:
        return await self.move(lambda: self.live.table.undo(seat), seat, may)

    async def move(self, make: Make, seat: int, may: May, more: Body | None = None) -> Refusal | Recorded:
        """A move is made whole even if whoever made it is gone before it is written. `more`: what is written beside it;
        `make` may add to it."""
        work = self.make_and_write(make, seat, may, {} if more is None else more)
        return await asyncio.shield(asyncio.ensure_future(self.server.metrics.prices.part(work)))

    async def make_and_write(self, make: Make, seat: int, may: May, more: Body) -> Refusal | Recorded:
        """`may` says whether the mover holds the seat. It goes by the rows known here, and the move is written only
        right after these: a seat that was taken away by another process makes no more moves."""
        async with self.lock:
            while True:
                self.check_open()
                if not may():
                    raise Refusing("not-your-seat")
                live = self.live
                time = self.now()
                live.tick(time)
                made = make()
                if isinstance(made, Refusal):
                    return made
                if await self.write(self.body_with(more) if made is None else made, time, live.ending()):
                    break
                await self.read_again()  # another process was first: look again at what is on the table now
            if made is not None:
                self.heard(made)
            done = Recorded(live.numbers.last[seat], live.seen_at(seat))
        self.after()
        if live.table.over:
            self.server.game_over(live.id)
        return done

    def body_with(self, more: Body) -> Body:
        """The row of the move just made. Everybody notices an answer that was given for somebody."""
        body = self.live.last | more
        if more.get("late"):
            body.pop("quiet", None)
        return body

    def check_open(self) -> None:
        if self.live.closed is not None:
            raise Refusing(self.live.shut)
        if not self.live.dealt:
            raise Refusing("not-dealt")
        if self.live.table.over:
            raise Refusing("over")
        if self.live.paused:
            raise Refusing("paused")

    async def write(self, body: dict[str, Any], time: int, ending: bytes | None = None) -> bool:
        """Append a row that the table has made already. When that fails the table goes back to what is written. `time`:
        that of the clocks, where there are any, and of what somebody has time to answer."""
        live = self.live
        if live.head.clock is not None or body.get("note") in TIMED:
            body["time"] = time
        encoded = encode(body)
        try:
            with self.server.metrics.writes.timed():
                written = await self.server.store.append(live.id, live.seq + 1, encoded, ending, self.fence)
        except BaseException:
            live.take_back()
            if self.owed:
                self.after()
            raise
        if written is None:
            live.take_back()
            return False
        row = Row(live.seq + 1, written, encoded)
        live.recorded(row, body)
        self.gallery.add(row)
        self.server.store.watched[live.id] = live.seq
        self.server.counts["rows"] += 1
        return True

    async def read_again(self) -> None:
        """The table from the store, from its first row; whoever is connected is told what is new."""
        fresh = await self.server.read(self.live.id)
        if self.fence is not None:
            self.fence = await self.server.lease(self.live.id)
        heard = self.live.seq
        self.live = fresh
        self.gallery.close()
        self.server.store.watched[fresh.id] = fresh.seq
        self.owners = await self.server.store.owners(fresh.id)
        self.show_again()
        for line in fresh.chat:
            if line.number > heard:
                self.tell_line(line)
        if self.gallery.behind and self.gallery.clients:
            self.gallery.fetch()
        self.reseat()
        self.parley.tell_proposals()
        self.parley.look()
        self.dealing.look()
        self.tell_lobby()
        self.show()
        self.see_to()

    async def record(self, make: Callable[[], Body | None]) -> Body | None:
        """Append the note that `make` says, asked again whenever others have appended something before; None: it has
        nothing to say any more."""
        return await asyncio.shield(asyncio.ensure_future(self.server.metrics.prices.part(self.make_note(make))))

    async def make_note(self, make: Callable[[], Body | None]) -> Body | None:
        async with self.lock:
            while True:
                held = [occupant.holder is not None for occupant in self.live.seats]
                if (body := make()) is None or await self.write(body, self.now()):
                    break
                await self.read_again()
            if body is not None:
                self.heard(body)
                for seat, occupant in enumerate(self.live.seats):
                    if held[seat] and occupant.holder is None:
                        self.spawn(self.server.seat_left(self.live.id, seat))
        if body is not None:
            self.after()
        return body

    async def forget(self, seats: list[int]) -> None:
        """Who sat there is nobody's business any more; the log has been rewritten, and everybody reads it again."""
        async with self.lock:
            body = {"note": "forgotten", "seats": seats}
            while not await self.write(dict(body), self.now()):
                await self.read_again()
            await self.read_again()

    async def note(self, body: Body) -> None:
        await self.record(lambda: body)

    def follow(self) -> None:
        """Other processes have added rows: read once, however often that is said meanwhile."""

        async def read() -> None:
            with contextlib.suppress(StoreFault):  # the store says so again
                await self.catch_up()

        if not self.behind:
            self.behind = True
            self.spawn(read())

    async def catch_up(self) -> None:
        async with self.lock:
            self.behind = False
            rows = await self.server.store.rows(self.live.id, self.live.seq)
            if any(goes_back(row) is not None or rewritten(row) for row in rows):
                await self.read_again()
                return
            for row in rows:
                body = self.live.absorb(row)
                self.gallery.add(row)
                self.heard(body)
                if body.get("note") == "next":  # whoever opened it tells those connected there, with their links
                    self.broadcast(wire.Next(body["table"], []))
            self.server.store.watched[self.live.id] = self.live.seq
        if rows:
            self.after()

    def heard(self, body: Body) -> None:
        """Tell those connected what a note has changed."""
        for line in self.live.chat[-1:]:
            if line.number == self.live.seq:
                self.tell_line(line)
        match body.get("note"):
            case "sit" | "hold" | "free" | "link" | "name":
                self.own(body)
                self.reseat()
            case "propose" | "consent" | "here" | "carry" | "resumed":
                self.reseat()
                self.parley.tell_proposals()
                self.show_again()
            case "resign":
                self.reseat()
                self.parley.tell_proposals()
                self.show_again()
                if self.live.abandoned:
                    self.hang_up(self.live.shut)
            case "closed" | "called-off":
                self.hang_up(self.live.shut)
            case "stand-in" | "back":
                self.parley.tell_seats()
                self.parley.tell_proposals()
                self.show_again()
            case "rests" | "gift":
                self.clock()
            case "unguided":
                self.show_again()
        self.parley.look()
        self.dealing.look()
        self.tell_lobby()

    def tell_lobby(self) -> None:
        if self.live.head.open is not None:
            self.server.tell_lobby(self.live.id)

    async def calendar(self, visitor: Visitor) -> Calendar:
        """As they last said it, at whichever table."""
        return await self.server.store.people.calendar(visitor.diary)

    async def keep_owner(self, account: str, seat: int) -> None:
        """The database knows the seat as that account's."""
        await self.server.store.own(account, self.live.id, seat)

    def own(self, body: Body) -> None:
        account = (body.get("holder") or {}).get("account")
        if account is not None:
            self.owners[body["seat"]] = account
        elif body["note"] in ("hold", "free"):
            self.owners.pop(body["seat"], None)

    def after(self) -> None:
        """Something has changed: show it, then see to clocks and bots."""
        self.used = clock.monotonic()
        if self.live.pending:
            self.owed = True  # whoever is writing sees to it
            return
        self.owed = False
        self.gallery.look()
        if self.live.table.over:
            self.stand.over()
        self.clock(self.show())
        self.see_to()

    # -- telling, closing

    def tell_line(self, line: wire.ChatLine) -> None:
        for client in self.clients:
            if client.seats or not self.gallery.behind:
                self.send_line(client, line)

    def send_line(self, client: Client, line: wire.ChatLine) -> None:
        if self.may_read(client, line):
            client.send(wire.Chat(self.line_for(client, line)))

    async def close(self, why: str) -> None:
        await self.note({"note": "closed", "why": why})

    def dismiss(self, client: Client, why: str) -> None:
        """One connection is ended, and heard no more."""
        client.gone, client.seats = True, []
        client.events.setdefault(None, 0)
        client.send(wire.Closed(why, sentence(why), False))
        client.put(None)

    def hang_up(self, why: str, again: bool = False) -> None:
        message = encode(wire.Closed(why, sentence(why), again))
        for client in self.clients:
            client.put(message)
            client.put(None)
        self.bots.stop()
        self.orders.stop()
        self.parley.stop()
        self.dealing.stop()
        self.gallery.close()
        if self.flag is not None:
            self.flag.cancel()

    # -- clocks

    def clock(self, clients: list[Client] | None = None) -> None:
        """Tell the clocks, to these or to everybody, and set the alarm for the first that runs out, stands or goes
        on."""
        live = self.live
        if self.flag is not None:
            self.flag.cancel()
            self.flag = None
        if not live.clocks.runs or live.table.over or live.closed is not None:
            return
        now = self.now()
        number = random.randrange(1 << 30)
        text = encode(cards.clock(live, now, number))
        for client in self.clients if clients is None else dict.fromkeys(clients):
            if self.gallery.behind and not client.seats:
                continue  # whose clock runs is whose turn it is
            client.lag.sent(number)
            client.put(text)
        running = live.running
        times = [live.clocks.due(seat) + self.grace(seat) for seat in running]
        times += [turn for seat in running if (turn := turning(live.clocks.calendars[seat], now)) is not None]
        if times and self.owned:
            self.flag = clock.later(max(0, min(times) - now) / 1000, lambda: self.spawn(self.time_is_up()))

    def grace(self, seat: int) -> int:
        """How long an answer of that seat that was given in time may still be on its way, in milliseconds."""
        return max((client.lag.found for client in self.clients if seat in client.seats), default=0)

    async def time_is_up(self) -> None:
        """A seat whose clock has run out is answered for, or a robot holds it."""
        live = self.live
        for seat in live.running:
            if live.remaining(self.now())[seat] <= 0:
                with contextlib.suppress(Refusing, StoreFault):
                    await self.run_out(seat)
        self.clock()

    async def run_out(self, seat: int) -> None:
        zero = self.live.clocks.pace.zero
        if zero in ("robot", "loss") and await self.hand_over(seat):
            return
        await self.play_default(seat, late=True)
        if zero == "default" and self.live.clocks.late[seat] >= IN_A_ROW:
            await self.hand_over(seat)

    async def hand_over(self, seat: int) -> bool:
        """A robot holds the seat until whoever owns it takes it back; for good where the game is lost so. False: no
        robot may play here."""
        try:
            await self.server.robots(self.live, plays=True)
        except Refusing:
            return False
        found = bots.find(self.live.table.rules.manifest.id, None, None)
        assert found is not None
        robot = {"bot": found[0].name, "level": found[1]}

        def make() -> Body | None:
            live, zero = self.live, self.live.clocks.pace.zero
            if not self.owned or not live.seats[seat].plays or live.closed is not None:
                return None
            if zero == "default":
                return {"note": "stand-in", "seat": seat} | robot if live.clocks.late[seat] >= IN_A_ROW else None
            if seat not in live.running or live.remaining(self.now())[seat] > 0:
                return None
            if zero == "loss":
                return {"note": "resign", "seats": [seat], "late": True} | robot
            return {"note": "stand-in", "seat": seat} | robot

        await self.record(make)
        return True

    async def play_default(self, seat: int, late: bool = False) -> None:
        """`late`: for somebody who has no time left."""
        live = self.live
        if seat in live.asked and not live.paused and live.closed is None:
            default = live.table.decision(seat).default
            if default is not None:
                with contextlib.suppress(Refusing, StoreFault):
                    more = {"late": True} if late else {}
                    await self.choose(seat, default, live.seen_at(seat), lambda: self.owned, **more)

    # -- a guided game

    async def unguide(self) -> None:
        """The rest of the game is a game like any other."""
        if self.live.guide is None:
            return
        await self.note({"note": "unguided"})
