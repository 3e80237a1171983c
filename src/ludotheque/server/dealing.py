"""At a table whose people make the deal together: shares come in, and nobody is waited for without end."""

from ludotheque.bots import registry as bots
from ludotheque.server import cards, clock, wire
from ludotheque.server.clients import Client
from ludotheque.server.needs import Body, Log
from ludotheque.server.notes import WAIT, began
from ludotheque.server.sentences import Refusing
from ludotheque.server.shuffle import LONGEST, Shuffle
from ludotheque.server.store import MAKER

SEEN_TO = (wire.Begin, wire.Fill, wire.GiveBack, wire.CallOff)
BeforeDeal = wire.Seal | wire.Open | wire.Begin | wire.Fill | wire.Ready | wire.HandOver | wire.GiveBack | wire.CallOff
AtSeat = BeforeDeal | wire.Propose | wire.Consent | wire.Rename | wire.Unguide | wire.Back | wire.Gift | wire.Consign
HEXADECIMAL = frozenset("0123456789abcdef")


def must_act(client: Client, message: AtSeat) -> None:
    """From one of their seats. Whoever laid the table sees to it without one, as beside a big screen."""
    if not (client.maker and message.seat == MAKER and isinstance(message, SEEN_TO)):
        client.must_hold(message.seat)


def share(shuffle: Shuffle, message: wire.Seal | wire.Open) -> Body:
    if isinstance(message, wire.Open):
        if len(message.value) > LONGEST or not shuffle.may_open(message.seat, message.value):
            raise Refusing("bad-share")
        return {"note": "open", "seat": message.seat, "value": message.value}
    if shuffle.due is not None or len(message.sealed) != 64 or not HEXADECIMAL.issuperset(message.sealed):
        raise Refusing("bad-share")
    return {"note": "seal", "seat": message.seat, "sealed": message.sealed}


class Dealing:
    def __init__(self, room: Log) -> None:
        self.room = room
        self.timer: clock.Timer | None = None
        self.told: wire.DealCard | None = None

    def stop(self) -> None:
        if self.timer is not None:
            self.timer.cancel()
            self.timer = None

    def shuffle(self) -> Shuffle:
        found = self.room.live.shuffle
        if found is None or found.dealt:
            raise Refusing("dealt")
        return found

    async def answer(self, client: Client, message: BeforeDeal) -> None:
        def make() -> Body:
            must_act(client, message)
            shuffle, live = self.shuffle(), self.room.live
            match message:
                case wire.Seal() | wire.Open():
                    return share(shuffle, message)
                case wire.Begin():
                    if message.seat == MAKER and not shuffle.shares:
                        raise Refusing("nobody-came")
                    if shuffle.due is not None or message.seat not in (MAKER, *shuffle.shares):
                        raise Refusing("bad-share")
                    self.must_not_wait(client, message.seat)
                    return {"note": "begin", "seat": message.seat}
                case wire.Fill():
                    if live.head.ready:
                        self.must_be_host(client, message.seat)
                    return self.fill(message.target)
                case wire.CallOff():
                    if not client.maker and live.host != message.seat:
                        raise Refusing("not-yours")
                    return {"note": "called-off"}
                case wire.Ready():
                    if shuffle.due is not None or not live.head.ready:
                        raise Refusing("dealt")
                    return {"note": "ready", "seat": message.seat, "yes": message.yes}
                case wire.HandOver() | wire.GiveBack():
                    return self.for_another(client, message)

        if isinstance(message, wire.Begin):
            await self.fill_up(client, message)
        await self.room.record(make)

    async def fill_up(self, client: Client, message: wire.Begin) -> None:
        """Where all were to be ready, robots take the seats that nobody has taken."""

        def make() -> Body | None:
            must_act(client, message)
            live = self.room.live
            if not live.head.ready or self.shuffle().due is not None:
                return None
            self.must_not_wait(client, message.seat)
            empty = [n for n, each in enumerate(live.seats) if each.kind != "bot" and each.holder is None]
            return self.fill(empty[0]) if empty else None

        while await self.room.record(make) is not None:
            pass

    def must_be_host(self, client: Client, seat: int) -> None:
        if not client.maker and self.room.live.host != seat:
            raise Refusing("host-of-table")

    def must_not_wait(self, client: Client, seat: int) -> None:
        """Where all are to be ready the host alone begins without some of them, and not at once."""
        live = self.room.live
        if live.head.ready:
            self.must_be_host(client, seat)
            if self.room.now() < began(live) + WAIT:
                raise Refusing("too-early")

    def for_another(self, client: Client, message: wire.HandOver | wire.GiveBack) -> Body:
        live, target = self.room.live, message.target
        self.must_be_host(client, message.seat)
        if target == message.seat or target not in live.came or self.shuffle().due is not None:
            raise Refusing("seat-not-free")
        if isinstance(message, wire.HandOver):
            return {"note": "host", "seat": target}
        return {"note": "free", "seat": target, "by": message.seat, "why": message.why}

    def fill(self, seat: int) -> Body:
        """A robot for a seat that nobody has taken."""
        live = self.room.live
        if not 0 <= seat < len(live.seats) or live.seats[seat].kind == "bot" or live.seats[seat].holder is not None:
            raise Refusing("seat-not-free")
        robot = bots.find(live.table.rules.manifest.id, None, None)
        assert robot is not None
        kind, level = robot
        return {"note": "sit", "seat": seat, "kind": "bot", "name": kind.name, "bot": kind.name, "level": level}

    def look(self) -> None:
        """Tell what has changed, and see to it that whoever does not open their share is not waited for."""
        room, shuffle = self.room, self.room.live.shuffle
        self.stop()
        if shuffle is None:
            return
        card = cards.deal(room.live)
        if card != self.told:
            self.told = card
            room.broadcast(wire.Dealing(card))
        due = shuffle.due or room.live.starts
        if due is not None and not shuffle.dealt and room.live.closed is None and room.owned:
            wait = max(0, due - room.now()) / 1000
            self.timer = clock.later(wait, lambda: room.spawn(self.carry_out()))

    async def carry_out(self) -> None:
        def make() -> Body | None:
            live, shuffle = self.room.live, self.room.live.shuffle
            if not self.room.owned:
                return None
            if shuffle is not None and shuffle.due is None:
                all_ready = live.starts is not None and live.starts <= self.room.now()
                return {"note": "start"} if all_ready and live.closed is None else None
            late = shuffle is not None and shuffle.due is not None and shuffle.due <= self.room.now()
            return {"note": "deal"} if late and not live.dealt else None

        await self.room.record(make)
