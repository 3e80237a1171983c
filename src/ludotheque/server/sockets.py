"""The WebSocket of a table: one connection, its greeting, its messages."""

import asyncio
import contextlib
import logging
from collections.abc import Awaitable, Callable

import msgspec
from starlette.websockets import WebSocket, WebSocketDisconnect, WebSocketState

from ludotheque.core.refusal import Refusal
from ludotheque.match import notation
from ludotheque.server import cards, wire
from ludotheque.server.host import Host
from ludotheque.server.limits import Bucket, Kind, household
from ludotheque.server.room import LINE, Client, Recorded, Room
from ludotheque.server.sentences import LANGUAGES, Refusing, phrase, sentence
from ludotheque.server.store import MAKER, StoreFault, hashed

log = logging.getLogger("ludotheque.server")
GREETING_TIME = 20.0
MOST_KEYS = 16
MESSAGES = (100.0, 200.0)  # a second, and at once
MOST_PROPOSALS = 3  # of one seat, open at once
decoder = msgspec.json.Decoder(wire.ToServer)


def noted(room: Room, message: int, seat: int) -> wire.Accepted:
    """The answer to what changes no position."""
    return wire.Accepted(message, room.live.number, room.live.seen_at(seat))


class Visit:
    """One connection from its greeting to its end."""

    def __init__(self, host: Host, socket: WebSocket, account: str | None) -> None:
        self.host, self.socket, self.account = host, socket, account
        self.address = socket.client.host if socket.client else "unknown"
        self.home = household(self.address)
        self.messages = Bucket(*MESSAGES)

    async def run(self, table: str) -> None:
        await self.socket.accept()
        visitors = self.host.visitors
        visitors[self.home] += 1
        try:
            self.host.bans.check(self.address, self.account)
            if not self.host.settings.local and visitors[self.home] > self.host.settings.per_address:
                raise Refusing("too-many")
            self.take_budget("connect")
            room, client = await self.greet(table)
            await self.stay(room, client)
        except Refusing as error:
            await self.goodbye(error.why)
        except StoreFault as error:
            await self.goodbye(error.why, again=True)
        finally:
            visitors[self.home] -= 1
            if not visitors[self.home]:
                del visitors[self.home]

    def take_budget(self, kind: Kind) -> None:
        """Of the address and of the account; a server of one's own has no visitors."""
        if not self.host.settings.local:
            account = [] if self.account is None else [f"account {self.account}"]
            self.host.budgets.take(kind, [self.home, *account])

    async def stay(self, room: Room, client: Client) -> None:
        sender = asyncio.ensure_future(self.pump(client))
        try:
            while not sender.done():
                message = await self.receive(client)
                if message is not None:
                    await self.handle(room, client, message)
        except WebSocketDisconnect:
            pass
        finally:
            room.leave(client)
            sender.cancel()
            with contextlib.suppress(asyncio.CancelledError, WebSocketDisconnect, RuntimeError):
                await sender

    async def goodbye(self, why: str, again: bool = False) -> None:
        with contextlib.suppress(WebSocketDisconnect, RuntimeError):
            await self.socket.send_text(msgspec.json.encode(wire.Closed(why, sentence(why), again)).decode())
            await self.socket.close(1000)

    async def pump(self, client: Client) -> None:
        """Send what is queued, until there is nothing more to come."""
        while (text := await client.queue.get()) is not None:
            await self.socket.send_text(text.decode())
            client.behind -= 1
        if self.socket.application_state == WebSocketState.CONNECTED:
            await self.socket.close(1000)

    # -- the greeting

    async def greet(self, table: str) -> tuple[Room, Client]:
        try:
            hello = await asyncio.wait_for(self.first(), GREETING_TIME)
        except (TimeoutError, WebSocketDisconnect):
            raise Refusing("hello-first") from None
        if hello.protocol != wire.PROTOCOL:
            raise Refusing("upgrade")
        room = await self.host.room(table)
        seats, maker, wrong = await self.seats(room, hello.keys)
        if room.live.closed is not None and not seats:
            raise Refusing("closed")
        client = Client(seats, maker, tuple(lang for lang in LANGUAGES if lang in hello.languages))
        client.account, client.mark = self.account, self.host.bans.mark(self.address)
        client.line = self.socket.scope.get("extensions", {}).get(LINE, {}).get("line")
        for seat in seats:
            await self.take(room, seat, (hello.name or "").strip()[: wire.LONGEST_NAME])
        await room.join(client, {since.seat: max(0, since.events) for since in hello.since})
        if wrong:
            client.send(wire.Refused(None, None, "bad-key", sentence("bad-key")))
        if room.live.closed is not None:
            client.send(wire.Refused(None, None, "closed", sentence("closed")))
        return room, client

    async def first(self) -> wire.Hello:
        try:
            message = decoder.decode(await self.text())
        except (msgspec.MsgspecError, UnicodeError, RecursionError):
            raise Refusing("unreadable") from None
        if not isinstance(message, wire.Hello):
            raise Refusing("hello-first")
        return message

    async def seats(self, room: Room, keys: list[str]) -> tuple[list[int], bool, bool]:
        """The seats these keys and this account open, whether one is the maker's, and whether one opens nothing."""
        opened: set[int] = set()
        wrong = False
        for key in keys[:MOST_KEYS]:
            found = await self.host.store.seat_of(hashed(key))
            if found is not None and found[0] == room.live.id:
                opened.add(found[1])
            else:
                wrong = True
        if self.account is not None:
            opened |= {seat for seat, owner in room.owners.items() if owner == self.account}
        playable = [n for n in sorted(opened - {MAKER}) if room.live.seats[n].kind != "bot"]
        return playable, MAKER in opened, wrong

    async def take(self, room: Room, seat: int, name: str) -> None:
        """Opening the link of an open seat takes it; somebody signed in finds it again from anywhere."""
        if room.live.seats[seat].kind == "open" and room.live.closed is None:
            await room.sit(seat, name or self.account or phrase("guest", "fr", n=seat + 1))
        if self.account is not None and room.owners.get(seat) is None:
            await self.host.store.own(self.account, room.live.id, seat)
            room.owners[seat] = self.account

    # -- messages

    async def text(self) -> str | bytes:
        frame = await self.socket.receive()
        if frame["type"] == "websocket.disconnect":
            raise WebSocketDisconnect(frame.get("code", 1000))
        data: str | bytes = frame.get("text") or frame.get("bytes") or b""
        if len(data) > wire.LARGEST_FRAME:
            raise Refusing("too-large")
        if wire.NUL in (data.encode() if isinstance(data, str) else data):
            raise Refusing("bad-text")
        return data

    async def receive(self, client: Client) -> wire.ToServer | None:
        try:
            data = await self.text()
            if not self.messages.take():
                raise Refusing("too-fast")
            message: wire.ToServer = decoder.decode(data)
            return message
        except Refusing as error:
            client.send(wire.Refused(None, None, error.why, sentence(error.why)))
        except (msgspec.MsgspecError, UnicodeError, RecursionError):
            client.send(wire.Refused(None, None, "unreadable", sentence("unreadable")))
        return None

    async def handle(self, room: Room, client: Client, message: wire.ToServer) -> None:
        number: int | None = getattr(message, "id", None)
        try:
            await self.answer(room, client, message)
        except Refusing as error:
            client.send(wire.Refused(number, None, error.why, sentence(error.why, error.detail)))
        except StoreFault as error:
            client.send(wire.Refused(number, None, error.why, sentence(error.why)))
        except WebSocketDisconnect:
            raise
        except Exception:
            log.exception("a message could not be handled", extra={"table": room.live.id})
            client.send(wire.Refused(number, None, "fault", sentence("fault")))

    async def answer(self, room: Room, client: Client, message: wire.ToServer) -> None:
        match message:
            case wire.Ping():
                client.send(wire.Pong(message.n))
            case wire.Choose():
                self.must_hold(client, message.seat)
                choice = tuple(message.choice)
                await self.moved(room, client, message.id, lambda: room.choose(message.seat, choice, message.at))
            case wire.Typed():
                self.must_hold(client, message.seat)
                try:
                    words = notation.vocabulary(room.live.table.codec)
                    read = notation.read(message.text[: wire.LONGEST_TEXT], words)
                except notation.BadNotation as error:
                    raise Refusing("nothing-typed", 400, str(error)) from error
                await self.moved(room, client, message.id, lambda: room.choose(message.seat, read, message.at))
            case wire.Undo():
                self.must_hold(client, message.seat)
                await self.moved(room, client, message.id, lambda: room.undo(message.seat))
            case wire.Say():
                await self.say(room, client, message)
            case wire.Propose() | wire.Consent():
                self.must_hold(client, message.seat)
                if room.live.closed is not None:
                    raise Refusing("closed")
                if isinstance(message, wire.Propose):
                    await self.check(room, message)
                    await room.propose(message)
                else:
                    await room.consent(message)
                client.send(noted(room, message.id, message.seat))
            case wire.Unguide():
                self.must_hold(client, message.seat)
                await room.unguide()
                client.send(noted(room, message.id, message.seat))
            case wire.Look():
                await self.look(room, client, message)
            case wire.Ask() | wire.Measure():
                await self.forecast(room, client, message)
            case wire.Hello():
                raise Refusing("unreadable")

    def must_hold(self, client: Client, seat: int) -> None:
        if seat not in client.seats:
            raise Refusing("not-your-seat")

    async def moved(
        self, room: Room, client: Client, number: int, make: Callable[[], Awaitable[Refusal | Recorded]]
    ) -> None:
        with self.host.metrics.moves.timed():
            answer = await make()
        if isinstance(answer, Refusal):
            client.send(cards.refused(room.live, number, answer, client.languages))
        else:
            client.send(wire.Accepted(number, answer.number, answer.seen))

    async def say(self, room: Room, client: Client, message: wire.Say) -> None:
        if not client.seats:
            raise Refusing("not-yours")
        seat = client.seats[0] if message.seat is None else message.seat
        self.must_hold(client, seat)
        text = message.text.strip()
        self.host.budgets.take("talk", [f"{room.live.id} {seat}"])
        if len(text) > wire.LONGEST_TEXT:
            raise Refusing("too-large")
        if message.to is not None and not 0 <= message.to < len(room.live.seats):
            raise Refusing("unreadable")
        if text:
            await room.say(client, seat, text, message.to)
        client.send(noted(room, message.id, seat))

    async def check(self, room: Room, proposal: wire.Propose) -> None:
        live = room.live
        own = [(other.what, other.target) for other in live.proposals.values() if other.seat == proposal.seat]
        if (proposal.what, proposal.target) in own or len(own) >= MOST_PROPOSALS:
            raise Refusing("proposed")
        self.host.budgets.take("propose", [f"{live.id} {proposal.seat}"])
        if proposal.what == "undo":
            if proposal.at is None or live.table.over:
                raise Refusing("bad-point")
            live.row_at(proposal.seat, proposal.at)
        if proposal.what == "replace":
            if proposal.target is None or not 0 <= proposal.target < len(live.seats):
                raise Refusing("unreadable")
            if proposal.bot is not None:
                if await self.host.among_people(live.head.parent):
                    raise Refusing("no-robots", 403)
                self.host.seated(
                    live.table.rules.manifest.id, [wire.NewSeat("bot", None, proposal.bot, proposal.level)]
                )

    async def look(self, room: Room, client: Client, message: wire.Look) -> None:
        self.take_budget("look")
        live = room.live
        if message.seat not in client.eyes and message.seat is not None and not live.table.over:
            raise Refusing("not-your-seat")
        if message.seat is not None and not 0 <= message.seat < len(live.seats):
            raise Refusing("not-your-seat")
        view, events = await self.host.positions.view(live, live.count(message.seat, message.at), message.seat)
        client.send(wire.Past(message.id, message.at, message.seat, view, events))

    async def forecast(self, room: Room, client: Client, message: wire.Ask | wire.Measure) -> None:
        """LUD-14  Asked of the table as it is written: a move nobody has been shown yet is waited for."""
        if message.seat is not None:
            self.must_hold(client, message.seat)
        self.take_budget("forecast")
        live = await room.rest()
        if isinstance(message, wire.Ask):
            told = live.table.foresee(message.seat, tuple(message.choice))
        else:
            told = live.table.measure(message.seat, tuple(message.question))
        if isinstance(told, Refusal):
            client.send(cards.refused(live, message.id, told, client.languages))
        else:
            client.send(wire.Forecast(message.id, live.seen_at(message.seat), told))
