"""At a table whose people make the deal together: shares come in, and nobody is waited for without end."""

from ludotheque.bots import registry as bots
from ludotheque.server import cards, clock, wire
from ludotheque.server.clients import Client
from ludotheque.server.needs import Body, Log
from ludotheque.server.sentences import Refusing
from ludotheque.server.shuffle import LONGEST, Shuffle

BeforeDeal = wire.Seal | wire.Open | wire.Begin | wire.Fill | wire.CallOff
HEXADECIMAL = frozenset("0123456789abcdef")


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
            client.must_hold(message.seat)
            shuffle = self.shuffle()
            match message:
                case wire.Seal():
                    if (
                        shuffle.due is not None
                        or len(message.sealed) != 64
                        or not HEXADECIMAL.issuperset(message.sealed)
                    ):
                        raise Refusing("bad-share")
                    return {"note": "seal", "seat": message.seat, "sealed": message.sealed}
                case wire.Open():
                    if len(message.value) > LONGEST or not shuffle.may_open(message.seat, message.value):
                        raise Refusing("bad-share")
                    return {"note": "open", "seat": message.seat, "value": message.value}
                case wire.Begin():
                    if shuffle.due is not None or message.seat not in shuffle.shares:
                        raise Refusing("bad-share")
                    return {"note": "begin", "seat": message.seat}
                case wire.Fill():
                    return self.fill(message.target)
                case wire.CallOff():
                    if not client.maker:
                        raise Refusing("not-yours")
                    return {"note": "called-off"}

        await self.room.record(make)

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
        if shuffle.due is not None and not shuffle.dealt and room.live.closed is None:
            wait = max(0, shuffle.due - room.now()) / 1000
            self.timer = clock.later(wait, lambda: room.spawn(self.carry_out()))

    async def carry_out(self) -> None:
        def make() -> Body | None:
            shuffle = self.room.live.shuffle
            late = shuffle is not None and shuffle.due is not None and shuffle.due <= self.room.now()
            return {"note": "deal"} if late and not self.room.live.dealt else None

        await self.room.record(make)
