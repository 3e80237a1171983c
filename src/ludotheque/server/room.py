"""A live table and everybody connected to it. Moves are made one after the other, written down, then told."""

import asyncio
import contextlib
import logging
from collections.abc import Callable
from typing import TYPE_CHECKING, Any, NamedTuple, Protocol

import msgspec

from ludotheque.core.domains import Choice
from ludotheque.core.refusal import Refusal
from ludotheque.server import cards, clock, wire
from ludotheque.server.botseats import TAKE_OVER, BotSeats
from ludotheque.server.live import LiveTable
from ludotheque.server.sentences import Refusing, sentence
from ludotheque.server.store import Row, StoreFault

if TYPE_CHECKING:
    from ludotheque.server.host import Host

log = logging.getLogger("ludotheque.server")
LINE = "ludotheque.line"  # the extension of a connection's scope in which its line is found
BACKLOG = 200  # messages a client may be behind before it is dropped

encode = msgspec.json.encode


class Recorded(NamedTuple):
    """A move that is safe: the number of its row, and how many moves its seat has now seen."""

    number: int
    seen: int


class Line(Protocol):
    """A connection that can be written to without waiting, as long as it is `free`."""

    @property
    def free(self) -> bool: ...

    def say(self, text: bytes) -> None: ...


class Client:
    """One connection. What cannot be sent at once is queued: nobody waits for a slow reader."""

    def __init__(self, seats: list[int], maker: bool, languages: tuple[wire.Language, ...]) -> None:
        self.seats, self.maker, self.languages = seats, maker, languages
        self.account: str | None = None
        self.mark = ""  # of its address
        self.line: Line | None = None
        self.queue: asyncio.Queue[bytes | None] = asyncio.Queue()
        self.behind = 0  # how much of that is not sent yet
        self.lines = 0  # of talk that it has been told
        self.events: dict[int | None, int] = {}
        self.shown: dict[int | None, int] = {}

    @property
    def eyes(self) -> list[int | None]:
        return [*self.seats] if self.seats else [None]

    def send(self, message: wire.Shape) -> None:
        self.put(encode(message))

    def put(self, text: bytes | None) -> None:
        """None: nothing more will come."""
        if self.line is not None and not self.behind and text is not None and self.line.free:
            self.line.say(text)
            return
        if self.behind < BACKLOG:
            self.queue.put_nowait(text)
        elif self.behind == BACKLOG:
            self.queue.put_nowait(encode(wire.Closed("slow", sentence("slow"), True)))
            self.queue.put_nowait(None)
        self.behind += 1


class Room:
    def __init__(self, host: "Host", live: LiveTable, owners: dict[int, str]) -> None:
        self.host, self.live, self.owners = host, live, owners
        self.clients: list[Client] = []
        self.elsewhere: dict[str, tuple[list[int], int]] = {}  # seats and spectators connected to other processes
        self.lock = asyncio.Lock()
        self.bots = BotSeats(self)
        self.flag: clock.Timer | None = None
        self.owed = False  # something was to be shown while a move was being written
        self.used = clock.monotonic()

    async def rest(self) -> LiveTable:
        """The table when no move is being written: what is read of it before the next await is safe."""
        async with self.lock:
            return self.live

    # -- people come and go

    async def join(self, client: Client, since: dict[int | None, int]) -> None:
        async with self.lock:
            self.come_in(client, since)

    def come_in(self, client: Client, since: dict[int | None, int]) -> None:
        live = self.live
        self.used = clock.monotonic()
        self.clients.append(client)
        manifest = live.table.rules.manifest
        client.send(
            wire.Welcome(
                protocol=wire.PROTOCOL,
                version=self.host.version,
                table=live.id,
                game=manifest.id,
                title=manifest.title,
                options=live.table.options,
                seats=cards.seats(live, self.owners),
                you=client.seats,
                hotseat=live.head.hotseat,
                maker=client.maker,
                commitment=live.head.header.get("commitment"),
                names={lang: live.table.rules.names(live.table.options, lang) for lang in client.languages},
                chat=[self.line_for(client, line) for line in live.chat if self.may_read(client, line)],
                campaign=cards.place(live),
            )
        )
        for eyes in client.eyes:
            client.events[eyes] = since.get(eyes, 0)
        self.show([client], always=True)
        client.send(cards.proposals(live, client.eyes[0]))
        self.come_or_gone()
        self.clock()
        self.bots.wake()

    def leave(self, client: Client) -> None:
        self.used = clock.monotonic()
        if client in self.clients:
            self.clients.remove(client)
            self.come_or_gone()

    def come_or_gone(self) -> None:
        self.presence()
        self.host.presence.tell(self.live.id)

    @property
    def watched(self) -> bool:
        """Whether anybody is connected, to whichever process."""
        return bool(self.clients or self.elsewhere)

    @property
    def here(self) -> set[int]:
        """The seats of whoever is connected, to whichever process."""
        mine = {seat for client in self.clients for seat in client.seats}
        return mine.union(*(seats for seats, _ in self.elsewhere.values()))

    def presence(self) -> None:
        seats = sorted(self.here)
        spectators = sum(not client.seats for client in self.clients) + sum(n for _, n in self.elsewhere.values())
        thinking = sorted(seat for seat in self.bots.thinking if seat in self.live.asked)
        self.broadcast(wire.Presence(seats, spectators, thinking))

    def broadcast(self, message: wire.Shape) -> None:
        text = encode(message)
        for client in self.clients:
            client.put(text)

    def line_for(self, client: Client, line: wire.ChatLine) -> wire.ChatLine:
        """The line under the number it has among those told to this client."""
        client.lines += 1
        return msgspec.structs.replace(line, number=client.lines)

    def may_read(self, client: Client, line: wire.ChatLine) -> bool:
        return line.to is None or line.to in client.seats or line.seat in client.seats

    def show(self, clients: list[Client] | None = None, always: bool = False) -> list[Client]:
        """Send each client the table as it now is for its seats, where it has changed for them; made once for all who
        see the same. Answers who was sent something."""
        sent: list[Client] = []
        if self.live.pending:
            self.owed = True
            return sent
        made: dict[tuple[int | None, int, tuple[wire.Language, ...]], tuple[bytes, int]] = {}
        showing = cards.Showing(self.live)
        for client in self.clients if clients is None else clients:
            for eyes in client.eyes:
                at = self.live.seen_at(eyes)
                if not always and client.shown.get(eyes) == at:
                    continue
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

    async def choose(self, seat: int, choice: Choice, at: int) -> Refusal | Recorded:
        return await self.move(lambda: self.live.choose(seat, choice, at), seat)

    async def undo(self, seat: int) -> Refusal | Recorded:
        return await self.move(lambda: self.live.table.undo(seat), seat)

    async def move(self, make: Callable[[], Refusal | None], seat: int) -> Refusal | Recorded:
        """A move is made whole even if whoever made it is gone before it is written."""
        return await asyncio.shield(asyncio.ensure_future(self.make_and_write(make, seat)))

    async def make_and_write(self, make: Callable[[], Refusal | None], seat: int) -> Refusal | Recorded:
        async with self.lock:
            while True:
                self.check_open()
                live = self.live
                time = self.host.steady.now()
                live.tick(time)
                refusal = make()
                if refusal is not None:
                    return refusal
                if await self.write(live.last, time, live.ending()):
                    break
                await self.read_again()  # another process was first: look again at what is on the table now
            done = Recorded(live.number, live.seen_at(seat))
        self.after(mine=True)
        return done

    def check_open(self) -> None:
        if self.live.closed is not None:
            raise Refusing("closed")
        if self.live.table.over:
            raise Refusing("over")
        if self.live.paused:
            raise Refusing("paused")

    async def write(self, body: dict[str, Any], time: int, ending: bytes | None = None) -> bool:
        """Append a row that the table has made already. When that fails the table goes back to what is written. `time`:
        that of the clocks, where there are any."""
        live = self.live
        if live.head.clock is not None:
            body["time"] = time
        encoded = encode(body)
        try:
            with self.host.metrics.writes.timed():
                written = await self.host.store.append(live.id, live.seq + 1, encoded, ending)
        except BaseException:
            live.take_back()
            if self.owed:
                self.after(mine=True)
            raise
        if written is None:
            live.take_back()
            return False
        live.recorded(Row(live.seq + 1, written, encoded), body)
        self.host.store.watched[live.id] = live.seq
        self.host.counts["rows"] += 1
        return True

    async def read_again(self) -> None:
        """The table from the store, from its first row; whoever is connected is told what is new."""
        fresh = await self.host.read(self.live.id)
        heard = self.live.chat[-1].number if self.live.chat else 0
        self.live = fresh
        self.host.store.watched[fresh.id] = fresh.seq
        self.show_again()
        for line in fresh.chat:
            if line.number > heard:
                self.tell_line(line)
        self.seats_changed()
        self.tell_proposals()
        self.show()
        self.bots.wake(TAKE_OVER)

    async def note(self, body: dict[str, Any]) -> None:
        """Append a note, after whatever others have appended."""
        await asyncio.shield(asyncio.ensure_future(self.write_note(body)))

    async def write_note(self, body: dict[str, Any]) -> None:
        async with self.lock:
            while not await self.write(body, self.host.steady.now()):
                await self.read_again()

    async def catch_up(self) -> None:
        """Other processes have added rows."""
        async with self.lock:
            rows = await self.host.store.rows(self.live.id, self.live.seq)
            for row in rows:
                self.heard(self.live.absorb(row))
            self.host.store.watched[self.live.id] = self.live.seq
        if rows:
            self.after(mine=False)

    def heard(self, body: dict[str, Any]) -> None:
        match body.get("note"):
            case "say":
                self.tell_line(self.live.chat[-1])
            case "sit" | "propose" | "consent":
                self.seats_changed()
                self.tell_proposals()
                self.show_again()
            case "closed":
                self.hang_up("closed")
            case "unguided":
                self.show_again()
            case "next":
                self.broadcast(wire.Next(body["table"], []))

    def after(self, mine: bool) -> None:
        """Something has changed: show it, then see to clocks and bots."""
        self.used = clock.monotonic()
        if self.live.pending:
            self.owed = True  # whoever is writing sees to it
            return
        self.owed = False
        self.clock(self.show())
        self.bots.wake(0.0 if mine else TAKE_OVER)

    # -- talk, consent, seats

    async def say(self, client: Client, seat: int | None, text: str, to: int | None) -> None:
        await self.note({"note": "say", "seat": seat, "text": text, "to": to})
        self.tell_line(self.live.chat[-1])

    def tell_proposals(self) -> None:
        for client in self.clients:
            client.send(cards.proposals(self.live, client.eyes[0]))

    def tell_line(self, line: wire.ChatLine) -> None:
        for client in self.clients:
            if self.may_read(client, line):
                client.send(wire.Chat(self.line_for(client, line)))

    async def propose(self, proposal: wire.Propose) -> None:
        fields = ("seat", "what", "at", "target", "bot", "level")
        absent = proposal.target not in self.here
        body = {name: getattr(proposal, name) for name in fields}
        if proposal.what == "undo":
            body["at"] = self.live.row_at(proposal.seat, proposal.at or 0)
        await self.note({"note": "propose", "absent": absent, **body})
        await self.settled(proposal.target if proposal.what == "replace" else None)

    async def consent(self, answer: wire.Consent) -> None:
        proposal = self.live.proposals.get(answer.proposal)
        if proposal is None:
            raise Refusing("no-proposal")
        body = {"note": "consent", "seat": answer.seat, "proposal": answer.proposal, "yes": answer.yes}
        await self.note(body)
        await self.settled(proposal.target if proposal.what == "replace" else None)

    async def settled(self, replaced: int | None) -> None:
        """A proposal may just have been carried out: void the key of a seat that was given away."""
        if replaced is not None and self.live.seats[replaced].kind != "human":
            secret = await self.host.new_link(self, replaced, leaves=True)
            if self.live.seats[replaced].kind == "open":
                self.give_link(replaced, secret)
        self.seats_changed()
        self.tell_proposals()
        self.show_again()
        self.after(mine=True)

    def give_link(self, seat: int, secret: str) -> None:
        """Everybody who agreed gets the link of the seat that is open again, to pass it on."""
        for client in self.clients:
            if client.seats:
                client.send(wire.Next(self.live.id, [wire.SeatLink(seat, secret)]))

    def revoke(self, seat: int) -> None:
        for client in self.clients:
            if seat in client.seats:
                client.seats = [other for other in client.seats if other != seat]
                client.events.setdefault(None, 0)
                client.send(wire.Refused(None, None, "bad-key", sentence("bad-key")))
        self.come_or_gone()
        self.seats_changed()
        self.show()

    async def sit(self, seat: int, name: str) -> None:
        """Somebody opened the link of a seat."""
        await self.note({"note": "sit", "seat": seat, "kind": "human", "name": name})
        self.seats_changed()

    def seats_changed(self) -> None:
        for client in self.clients:
            client.send(wire.Seats(cards.seats(self.live, self.owners), client.seats))

    async def close(self, why: str) -> None:
        await self.note({"note": "closed", "why": why})
        self.hang_up("closed")

    def dismiss(self, client: Client, why: str) -> None:
        """One connection is ended, and heard no more."""
        client.seats = []
        client.events.setdefault(None, 0)
        client.send(wire.Closed(why, sentence(why), False))
        client.put(None)

    def hang_up(self, why: str, again: bool = False) -> None:
        message = encode(wire.Closed(why, sentence(why), again))
        for client in self.clients:
            client.put(message)
            client.put(None)
        self.bots.stop()
        if self.flag is not None:
            self.flag.cancel()

    # -- clocks

    def clock(self, clients: list[Client] | None = None) -> None:
        """Tell the clocks, to these or to everybody, and set the alarm for the first that runs out."""
        live = self.live
        if self.flag is not None:
            self.flag.cancel()
            self.flag = None
        if live.head.clock is None or live.table.over or live.closed is not None:
            return
        left = live.remaining(self.host.steady.now())
        running = [] if live.paused else live.asked
        text = encode(wire.Clock(left, running))
        for client in self.clients if clients is None else dict.fromkeys(clients):
            client.put(text)
        if running:
            wait = min(left[seat] for seat in running) / 1000
            self.flag = clock.later(wait, lambda: self.host.spawn(self.time_is_up()))

    async def time_is_up(self) -> None:
        """A seat whose clock has run out is answered for."""
        live = self.live
        for seat in live.asked:
            if live.remaining(self.host.steady.now())[seat] <= 0:
                await self.play_default(seat)
        self.clock()

    async def play_default(self, seat: int) -> None:
        live = self.live
        if seat in live.asked and not live.paused and live.closed is None:
            default = live.table.decision(seat).default
            if default is not None:
                with contextlib.suppress(Refusing, StoreFault):
                    await self.choose(seat, default, live.seen_at(seat))

    # -- a guided game

    async def unguide(self) -> None:
        """The rest of the game is a game like any other."""
        if self.live.guide is None:
            return
        await self.note({"note": "unguided"})
        self.show_again()
        self.after(mine=True)
