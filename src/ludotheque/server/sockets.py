"""The WebSocket of a table: one connection, its greeting, its messages."""

import asyncio
import contextlib
import logging
from collections.abc import Awaitable, Callable
from typing import get_args

import msgspec
from starlette.websockets import WebSocket, WebSocketDisconnect, WebSocketState

from ludotheque.core.domains import Choice
from ludotheque.core.refusal import Refusal
from ludotheque.match import notation
from ludotheque.server import cards, wire
from ludotheque.server.clients import LINE, Client, Listener
from ludotheque.server.dealing import AtSeat, BeforeDeal, must_act
from ludotheque.server.digest import digest
from ludotheque.server.holders import greeting, visitor
from ludotheque.server.host import Host
from ludotheque.server.limits import Bucket, Kind, household
from ludotheque.server.live import LiveTable
from ludotheque.server.metrics import Bill
from ludotheque.server.needs import Recorded
from ludotheque.server.room import Room
from ludotheque.server.sentences import LANGUAGES, Refusing, mistyped, sentence
from ludotheque.server.store import MAKER, StoreFault

log = logging.getLogger("ludotheque.server")
GREETING_TIME = 20.0
MESSAGES = (100.0, 200.0)  # a second, and at once
BREATH = 0.05  # seconds
MOST_PROPOSALS = 3  # of one seat, open at once
Moving = wire.Choose | wire.Typed | wire.Undo
SHUT_OUT = (
    wire.Propose,
    wire.Consent,
    wire.Back,
    wire.Gift,
    wire.Consign,
    *get_args(BeforeDeal),
)  # once the table is closed
decoder = msgspec.json.Decoder(wire.ToServer)


def noted(room: Room, message: int, seat: int) -> wire.Accepted:
    """The answer to what changes no position."""
    return wire.Accepted(message, 0 if seat == MAKER else room.live.numbers.last[seat], room.live.seen_at(seat))


def check_aside(live: LiveTable, to: int) -> None:
    """Whether something may be said to that seat alone: where the table has it so, to a person, and not while the game
    wants nobody to tell them anything."""
    if not 0 <= to < len(live.seats):
        raise Refusing("unreadable")
    if live.aloud is not None:
        raise Refusing(f"aloud-{live.aloud}")
    if live.seats[to].robot:
        raise Refusing("aside-robot")
    if live.dealt and to in live.asked:
        hush = f"hush-{live.table.decision(to).ask}"
        voices = cards.spoken(live, LANGUAGES)
        if hush in voices[LANGUAGES[0]]:
            raise Refusing("aside-hush", detail={lang: voice.format(hush) for lang, voice in voices.items()})


class Visit:
    """One connection from its greeting to its end."""

    def __init__(self, host: Host, socket: WebSocket, account: str | None) -> None:
        self.host, self.socket, self.account = host, socket, account
        self.visitor = visitor(socket, account)
        self.address = socket.client.host if socket.client else "unknown"
        self.home = household(self.address)
        self.messages = Bucket(*MESSAGES)

    async def run(self, table: str) -> None:
        await self.admitted(lambda: self.sit_at(table))

    async def watch_lobby(self) -> None:
        await self.admitted(self.look_on)

    async def admitted(self, stay: Callable[[], Awaitable[None]]) -> None:
        """Take the connection up, unless they are banned or hold too many."""
        await self.socket.accept(headers=greeting(self.socket, self.visitor))
        mark = self.host.bans.mark(self.address)
        connected = self.host.connections.come(mark)
        try:
            self.host.bans.check(self.address, self.account)
            if not self.host.settings.local and connected > self.host.settings.per_address:
                raise Refusing("too-many")
            self.take_budget("connect")
            await stay()
        except Refusing as error:
            await self.goodbye(error.why)
        except StoreFault as error:
            await self.goodbye(error.why, again=True)
        finally:
            self.host.connections.go(mark)

    async def sit_at(self, table: str) -> None:
        self.take_budget("forecast", 0.0)
        await self.wait()
        room, client = await self.host.metrics.prices.of("hello", self.greet(table), self.pay_for_question)
        await self.stay(room, client)

    async def look_on(self) -> None:
        """The lobby, and their own ticket, as long as they watch; they have nothing to say there."""
        listener = Listener()
        listener.line = self.socket.scope.get("extensions", {}).get(LINE, {}).get("line")
        listener.apart = await self.host.lobby.apart(self.account)
        sender = asyncio.ensure_future(self.pump(listener))
        self.host.lobby.enter(listener)
        self.host.pairing.enter(listener, self.visitor)
        try:
            while not sender.done():
                await self.text()
                if not self.messages.take():
                    break
        except WebSocketDisconnect:
            pass
        finally:
            self.host.lobby.leave(listener)
            self.host.pairing.leave(listener)
            sender.cancel()
            with contextlib.suppress(asyncio.CancelledError, WebSocketDisconnect, RuntimeError):
                await sender

    # -- what it costs; a server of one's own has no visitors

    @property
    def payers(self) -> list[str]:
        """The address and the account."""
        return [self.home] if self.account is None else [self.home, f"account {self.account}"]

    def take_budget(self, kind: Kind, cost: float = 1.0) -> None:
        if not self.host.settings.local:
            self.host.budgets.take(kind, self.payers, cost)

    async def wait(self) -> None:
        """Nobody is answered twice before others are answered once."""
        if self.host.settings.local:
            await asyncio.sleep(0)
        else:
            await self.host.turns.take(self.home)

    async def breathe(self, error: Refusing) -> None:
        """Whoever asks too fast is not read for a moment: to refuse costs something too."""
        if error.why == "too-fast" and not self.host.settings.local:
            await asyncio.sleep(BREATH)

    def pay(self, seconds: float) -> None:
        if not self.host.settings.local:
            self.host.turns.pay(self.home, seconds)

    def pay_for_question(self, seconds: float) -> None:
        self.pay(seconds)
        if not self.host.settings.local:
            self.host.budgets.spend("forecast", self.payers, seconds * 1000)

    def bill(self, room: Room, client: Client, message: wire.ToServer) -> Bill:
        """Who pays for that message: a seat for its moves, the address for what it asks. Whoever has nothing left is
        refused."""
        if isinstance(message, wire.Choose | wire.Typed | wire.Undo) and message.seat in client.seats:
            seat = f"{room.live.id} {message.seat}"

            def pay(seconds: float) -> None:
                self.pay(seconds)
                if not self.host.settings.local:
                    self.host.budgets.spend("move", [seat], seconds * 1000)

            if not self.host.settings.local:
                self.host.budgets.take("move", [seat], 0.0)
            return pay
        if isinstance(
            message,
            wire.Choose | wire.Typed | wire.Undo | wire.Look | wire.Ask | wire.Measure | wire.Recall | wire.Ahead,
        ):
            self.take_budget("forecast", 0.0)
            return self.pay_for_question
        return self.pay

    async def stay(self, room: Room, client: Client) -> None:
        sender = asyncio.ensure_future(self.pump(client))
        try:
            while not sender.done():
                message = await self.receive(client)
                if not isinstance(message, wire.Ping | wire.Heard | None):
                    await self.wait()
                if message is not None:
                    await self.handle(room, client, message)
                await asyncio.sleep(0)
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

    async def pump(self, client: Listener) -> None:
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
        if room.live.head.club is not None:
            await room.admit(self.visitor)
        links, maker, wrong = await self.host.links.find(room.live, table, hello.keys)
        client = Client(self.visitor, maker, tuple(lang for lang in LANGUAGES if lang in hello.languages))
        client.mark = self.host.bans.mark(self.address)
        if self.account is not None:
            client.unheard = await self.host.store.persons.unheard(self.account)
        client.line = self.socket.scope.get("extensions", {}).get(LINE, {}).get("line")
        taken = await room.parley.sit_down(client, links, hello.name or "")
        await self.leave_trace(room, client)
        if room.live.closed is not None and not (client.seats and room.live.dealt):
            raise Refusing(room.live.shut)
        await room.join(client, {since.seat: max(0, since.events) for since in hello.since})
        await room.stand.come(client)
        for why, so in (("bad-key", wrong), ("seat-taken", taken and not room.live.table.over)):
            if so and not client.seats:
                client.send(wire.Refused(None, None, why, sentence(why)))
        if room.live.closed is not None:
            client.send(wire.Refused(None, None, room.live.shut, sentence(room.live.shut)))
        return room, client

    async def leave_trace(self, room: Room, client: Client) -> None:
        """At a rated table it is looked at whether two seats come from one browser or one household."""
        if room.live.head.rated and client.seats and self.account is not None and not room.live.table.over:
            marks = [f"browser {self.visitor.mark(room.live.id)}"]
            if not self.host.settings.local:
                marks.append(f"address {client.mark}")
            await self.host.store.rated.trace(room.live.id, self.account, *marks)

    async def first(self) -> wire.Hello:
        try:
            message = decoder.decode(await self.text())
        except (msgspec.MsgspecError, UnicodeError, RecursionError):
            raise Refusing("unreadable") from None
        if not isinstance(message, wire.Hello):
            raise Refusing("hello-first")
        return message

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
            await self.breathe(error)
        except (msgspec.MsgspecError, UnicodeError, RecursionError):
            client.send(wire.Refused(None, None, "unreadable", sentence("unreadable")))
        return None

    async def handle(self, room: Room, client: Client, message: wire.ToServer) -> None:
        number: int | None = getattr(message, "id", None)
        try:
            kind = str(message.__struct_config__.tag)
            bill = self.bill(room, client, message)
            await self.host.metrics.prices.of(kind, self.answer(room, client, message), bill)
        except Refusing as error:
            client.send(wire.Refused(number, None, error.why, sentence(error.why, error.detail)))
            await self.breathe(error)
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
            case wire.Heard():
                client.lag.heard(message.n)
            case wire.Say():
                await self.say(room, client, message)
            case wire.Remark():
                await self.remark(room, client, message)
            case wire.Look():
                await self.look(room, client, message)
            case wire.Ask() | wire.Measure():
                await self.forecast(room, client, message)
            case wire.Ahead() | wire.Recall():
                client.must_hold(message.seat)
                await self.by_letter(room, client, message)
            case wire.Hello():
                raise Refusing("unreadable")
            case wire.Choose() | wire.Typed() | wire.Undo():
                client.must_hold(message.seat)
                await self.move(room, client, message)
            case _:
                must_act(client, message)
                await self.agree(room, client, message)
                client.send(noted(room, message.id, message.seat))

    async def move(self, room: Room, client: Client, message: Moving) -> None:
        match message:
            case wire.Choose():
                await self.choose(room, client, message, tuple(message.choice))
            case wire.Typed():
                try:
                    words = notation.vocabulary(room.live.table.codec)
                    read = notation.read(message.text[: wire.LONGEST_TEXT], words)
                except notation.BadNotation as error:
                    raise Refusing("nothing-typed", 400, mistyped(error)) from error
                await self.choose(room, client, message, read)
            case wire.Undo():
                with self.host.metrics.moves.timed():
                    taken_back = await room.undo(message.seat, client.holding(message.seat))
                self.moved(room, client, message, taken_back)

    async def agree(self, room: Room, client: Client, message: AtSeat) -> None:
        """What somebody in a seat says to the others about the table: it becomes a note of the log."""
        if isinstance(message, SHUT_OUT) and room.live.closed is not None:
            raise Refusing(room.live.shut)
        match message:
            case wire.Propose():
                await self.check(room, message)
                await room.parley.propose(client, message)
            case wire.Consent():
                await room.parley.consent(client, message)
            case wire.Rename():
                self.host.budgets.take("talk", [f"{room.live.id} {message.seat}"])
                await room.parley.rename(client, message.seat, message.name)
            case (
                wire.Seal()
                | wire.Open()
                | wire.Begin()
                | wire.Fill()
                | wire.CallOff()
                | wire.Ready()
                | wire.HandOver()
                | wire.GiveBack()
            ):
                if isinstance(message, wire.Fill):
                    await self.host.fairness.check(room.live.head.source)
                self.host.budgets.take("propose", [f"{room.live.id} {message.seat} deal"])
                await room.dealing.answer(client, message)
            case wire.Back():
                await room.parley.come_back(client, message.seat)
            case wire.Gift():
                self.host.budgets.take("propose", [f"{room.live.id} {message.seat} gift"])
                await room.parley.give_time(client, message.seat, message.target)
            case wire.Consign():
                self.host.budgets.take("order", [f"{room.live.id} {message.seat}"])
                await room.orders.write(client, message)
            case wire.Unguide():
                await room.unguide()

    async def choose(self, room: Room, client: Client, message: wire.Choose | wire.Typed, choice: Choice) -> None:
        def wishes() -> None:
            self.host.budgets.take("wish", [f"{room.live.id} {message.seat}"])

        with self.host.metrics.moves.timed():
            sure = isinstance(message, wire.Typed) or message.sure
            answer = await room.answer(
                message.seat, choice, message.at, client.holding(message.seat), wishes, sure, client.lag.found
            )
        self.moved(room, client, message, answer)

    def moved(self, room: Room, client: Client, message: Moving, answer: Refusal | Recorded) -> None:
        if isinstance(answer, Refusal):
            client.send(cards.refused(room.live, message.id, answer, client.languages))
        else:
            client.send(wire.Accepted(message.id, answer.number, answer.seen))
            room.parley.acted(message.seat)

    async def say(self, room: Room, client: Client, message: wire.Say) -> None:
        if not client.seats:
            raise Refusing("not-yours")
        seat = client.seats[0] if message.seat is None else message.seat
        client.must_hold(seat)
        text = message.text.strip()
        self.host.budgets.take("talk", [f"{room.live.id} {seat}"])
        await self.host.desk.check(self.account, "mute")
        if len(text) > wire.LONGEST_TEXT:
            raise Refusing("too-large")
        if message.to is not None:
            check_aside(room.live, message.to)
        if text:
            await room.parley.say(client, seat, text, message.to)
            room.parley.acted(seat)
        client.send(noted(room, message.id, seat))

    async def remark(self, room: Room, client: Client, message: wire.Remark) -> None:
        self.host.budgets.take("talk", [f"stand {client.account}"])
        await self.host.desk.check(self.account, "mute")
        if text := message.text.strip():
            await room.stand.say(client, text)
        client.send(wire.Accepted(message.id, 0, 0))

    async def check(self, room: Room, proposal: wire.Propose) -> None:
        live = room.live
        own = [(other.what, other.target) for other in live.proposals.values() if other.seat == proposal.seat]
        if (proposal.what, proposal.target) in own or len(own) >= MOST_PROPOSALS:
            raise Refusing("proposed")
        self.host.budgets.take("propose", [f"{live.id} {proposal.seat}"])
        if proposal.what == "undo":
            if proposal.at is None or live.table.over or not live.dealt:
                raise Refusing("bad-point")
            live.row_at(proposal.seat, proposal.at)
        if proposal.what == "replace":
            if proposal.target is None or not 0 <= proposal.target < len(live.seats):
                raise Refusing("unreadable")
            if proposal.bot is not None:
                await self.host.fairness.check(live.head.source)
                self.host.seated(
                    live.table.rules.manifest.id, [wire.NewSeat("bot", None, proposal.bot, proposal.level)]
                )

    async def look(self, room: Room, client: Client, message: wire.Look) -> None:
        self.take_budget("look")
        live = room.seen(client)
        if live is None or not live.dealt:
            raise Refusing("not-dealt")
        if message.seat not in client.eyes and message.seat is not None and not live.table.over:
            raise Refusing("not-your-seat")
        if message.seat is not None and not 0 <= message.seat < len(live.seats):
            raise Refusing("not-your-seat")
        row = live.row_at(None if message.shared else message.seat, message.at)
        at, shared = live.seen_by(message.seat, row), live.seen_by(None, row)
        view, events = await self.host.positions.view(live, live.count(message.seat, at), message.seat)
        client.send(wire.Past(message.id, at, shared, message.seat, view, events))

    async def by_letter(self, room: Room, client: Client, message: wire.Ahead | wire.Recall) -> None:
        """What somebody wants to know who has been away, or will be."""
        self.take_budget("look")
        live = await room.rest()
        if not live.dealt or live.head.hotseat:
            raise Refusing("not-dealt" if not live.dealt else "no-orders")
        if isinstance(message, wire.Recall):
            client.send(digest(live, message.id, message.seat, client.languages))
            return
        self.take_budget("think")
        if live.table.over:
            raise Refusing("over")
        found, taken = await self.host.questions.ahead(live, message.seat, [*client.languages])
        self.pay_for_question(taken)
        client.send(wire.Questions(message.id, msgspec.convert(found, list[wire.AheadCard])))

    async def forecast(self, room: Room, client: Client, message: wire.Ask | wire.Measure) -> None:
        """LUD-14  Asked of the table as it is written: a move nobody has been shown yet is waited for."""
        if message.seat is not None:
            client.must_hold(message.seat)
        live = await room.rest() if client.seats else await room.shown_to(client.visitor)
        if not live.dealt:
            raise Refusing("not-dealt")
        at, measures = live.seen_at(message.seat), isinstance(message, wire.Measure)
        asked = tuple(message.question if isinstance(message, wire.Measure) else message.choice)
        told, taken = await self.host.questions.answer(live, message.seat, asked, measures)
        self.pay_for_question(taken)
        if isinstance(told, Refusal):
            client.send(cards.refused(live, message.id, told, client.languages))
        else:
            client.send(wire.Forecast(message.id, at, told))
