"""What is answered for somebody who is away, as they have ordered it.

Nobody can tell that an order exists. What it answers comes after a delay that is drawn anew for every question and says
nothing of the answer; and it is written, told and numbered as any other answer of that seat. At once is answered only
where there is but one answer and everybody knows it, for that tells nothing to anybody."""

import contextlib
import random
from collections.abc import Callable
from typing import Literal, NamedTuple

import msgspec

from ludotheque.core.codec import BadChoice
from ludotheque.core.domains import Choice, Domain
from ludotheque.core.refusal import Refusal
from ludotheque.server import cards, clock, standing, wire
from ludotheque.server.clients import Client
from ludotheque.server.digest import touched
from ludotheque.server.live import LiveTable
from ludotheque.server.needs import Body, Ordering
from ludotheque.server.sentences import Refusing
from ludotheque.server.standing import Standing
from ludotheque.server.store import StoreFault

MOST = 12  # orders of a seat
MOST_ANSWERS = 8  # of an order
LONGEST_ASK = 64
SOONEST, LATEST = 20.0, 180.0  # seconds until an order answers
WORLDS = 8  # that each of the others takes for possible, and in which there is but one answer
draw = random.SystemRandom().uniform

State = Literal["stands", "off", "illegal", "back", "ended"]
Key = tuple[int, int, int]  # a question, and the orders that stood when it was looked at


class Found(NamedTuple):
    """What is to be answered: by an order, or (None) because there is no other answer. No choice: that order sleeps."""

    order: int | None
    choice: Choice | None


class Orders:
    def __init__(self, room: Ordering) -> None:
        self.room = room
        self.timers: dict[int, tuple[Key, clock.Timer]] = {}
        self.shown: dict[int, wire.Orders] = {}

    def stop(self) -> None:
        for _, timer in self.timers.values():
            timer.cancel()
        self.timers.clear()

    @property
    def waits(self) -> bool:
        """Whether something is to be answered before long."""
        return bool(self.timers)

    # -- answering

    def wake(self) -> None:
        """See to every seat that is asked and away."""
        live = self.room.live
        if live.pending:
            self.room.owed = True
            return
        self.tell()
        open_now = self.room.owned and live.dealt and not live.table.over and not live.paused and live.closed is None
        asked = live.asked if open_now else []
        for seat in range(len(live.seats)):
            key = self.key(seat) if seat in asked and live.answers_for(seat) else None
            known, timer = self.timers.get(seat, (None, None))
            if key == known:
                continue
            if timer is not None:
                timer.cancel()
                del self.timers[seat]
            if key is not None:
                self.timers[seat] = key, clock.later(self.delay(live, seat), self.answerer(seat, key))

    def key(self, seat: int) -> Key:
        live = self.room.live
        return live.answers[seat], live.returned, live.orders[seat].row

    def delay(self, live: LiveTable, seat: int) -> float:
        """What everybody sees to be the only answer need not wait, whatever is ordered; all else waits alike, whether
        there is an order for it or not."""
        alone = live.orders[seat].only and not live.table.rules.hides(live.table.state) and only_answer(live, seat)
        return 0.0 if alone else draw(SOONEST, LATEST)

    def answerer(self, seat: int, key: Key) -> Callable[[], object]:
        return lambda: self.room.spawn(self.answer(seat, key))

    async def answer(self, seat: int, key: Key) -> None:
        more: Body = {}
        sleeps: list[int] = []

        def make() -> Refusal | Body | None:
            live = self.room.live
            found = self.find(seat) if self.asks(seat, key) else None
            if found is None:
                raise Refusing("not-asked")
            if found.choice is None:
                sleeps.append(found.order or 0)
                raise Refusing("not-asked")
            more.clear()
            more.update({"only": True} if found.order is None else {"order": found.order})
            return live.choose(seat, found.choice, live.seen_at(seat))

        def sleep() -> Body | None:
            if not self.room.owned or not self.asks(seat, key) or self.find(seat) != Found(sleeps[0], None):
                return None
            return {"note": "asleep", "seat": seat, "to": seat, "order": sleeps[0]}

        with contextlib.suppress(Refusing, StoreFault):
            await self.room.move(make, seat, lambda: self.room.owned and self.room.live.answers_for(seat), more)
        if sleeps:
            with contextlib.suppress(StoreFault):
                await self.room.record(sleep)

    def asks(self, seat: int, key: Key) -> bool:
        live = self.room.live
        return live.answers_for(seat) and seat in live.asked and self.key(seat) == key

    def find(self, seat: int) -> Found | None:
        """Where there is but one answer, that one; else the first order that fits."""
        live = self.room.live
        if live.table.rules.joint(live.table.state):
            return None  # the team's word, not that of one of them
        orders, decision, now = live.orders[seat], live.table.decision(seat), how_far(live)
        if orders.only and (only := only_answer(live, seat)) is not None and known_to_all(live, seat):
            return Found(None, only)
        for number, each in enumerate(orders.standing):
            if state(live, seat, each, now) != "stands" or each.order.ask != decision.ask:
                continue
            if not self.fits(seat, each.order):
                continue
            if not each.order.answers:
                return None
            legal = [answer for answer in map(tuple, each.order.answers) if live.table.why_not(seat, answer) is None]
            return Found(number, legal[0] if legal else None)
        return None

    def fits(self, seat: int, order: wire.Order) -> bool:
        table = self.room.live.table
        if order.by is not None and order.by != last_seen(self.room.live, seat):
            return False
        if order.offered is not None and table.why_not(seat, tuple(order.offered)) is not None:
            return False
        return order.lacking is None or table.why_not(seat, tuple(order.lacking)) is not None

    # -- writing them

    async def write(self, client: Client, asked: wire.Consign) -> None:
        def make() -> Body:
            client.must_hold(asked.seat)
            live, seat = self.room.live, asked.seat
            if not live.clocks.by_days or live.head.hotseat or not live.dealt or live.table.over:
                raise Refusing("no-orders")
            for order in asked.orders:
                check(live, seat, order)
            if len(asked.orders) > MOST:
                raise Refusing("many-orders")
            return {
                "note": "orders",
                "seat": seat,
                "to": seat,
                "only": asked.only,
                "round": how_far(live),
                "from": standing.kept(asked.orders, live.orders.get(seat), asked.renew),
                "orders": msgspec.to_builtins(asked.orders),
            }

        await self.room.record(make)

    # -- telling them

    def tell(self) -> None:
        """Whoever holds a seat hears of a change of its orders."""
        live = self.room.live
        self.shown = {seat: card for seat, card in self.shown.items() if seat in live.orders}
        for seat in live.orders:
            card = card_of(live, seat)
            if card != self.shown.get(seat):
                self.shown[seat] = card
                for client in self.room.clients:
                    if seat in client.seats:
                        client.send(card)

    def greet(self, client: Client) -> None:
        live = self.room.live
        for seat in client.seats:
            if seat in live.orders and live.dealt:
                client.send(card_of(live, seat))


def check(live: LiveTable, seat: int, order: wire.Order) -> None:
    """What no question and no choice of the game can be is not kept."""
    table = live.table
    choices = [*order.answers, *(each for each in (order.offered, order.lacking) if each is not None)]
    if len(order.answers) > MOST_ANSWERS or len(order.ask) > LONGEST_ASK:
        raise Refusing("many-orders")
    if f"ask-{order.ask}" not in cards.spoken(live, ("en",))["en"]:
        raise Refusing("bad-order")
    if order.by is not None and (order.by == seat or not 0 <= order.by < len(live.seats)):
        raise Refusing("bad-order")
    for choice in choices:
        try:
            table.codec.encode(tuple(choice))
        except (BadChoice, TypeError):
            raise Refusing("bad-order") from None
        if choice[0] in table.rules.grave:
            raise Refusing("grave-order")


def how_far(live: LiveTable) -> str:
    """The round of the game, in words that change when it does."""
    return cards.round_of(live, ("en",)).get("en", "")


def state(live: LiveTable, seat: int, each: Standing, now: str) -> State:
    order = each.order
    ended = order.until == "round" and each.round != now
    if ended or live.table.over or (order.until == "touched" and touched(live, seat, each.told)):
        return "ended"
    return each.asleep or ("stands" if order.on else "off")


def card_of(live: LiveTable, seat: int) -> wire.Orders:
    orders, now = live.orders[seat], how_far(live)
    told = [wire.OrderCard(each.order, state(live, seat, each, now), each.used) for each in orders.standing]
    return wire.Orders(seat, told, orders.only)


def last_seen(live: LiveTable, seat: int) -> int | None:
    """Which of the others that seat saw do something last."""
    for event in reversed(live.table.told):
        told = event.seen_by(seat) if event.noticed_by(seat) else {}
        found = told.get("seat")
        if isinstance(found, int) and found != seat and found >= 0:
            return found
    return None


def only_answer(live: LiveTable, seat: int) -> Choice | None:
    offered = live.table.decision(seat).choices
    return offered[0] if not isinstance(offered, Domain) and len(offered) == 1 else None


def known_to_all(live: LiveTable, seat: int) -> bool:
    """Whether the others know that there is but this answer: so it is in the worlds they take for possible."""
    table = live.table
    if not table.rules.hides(table.state):
        return True
    choices = table.decision(seat).choices
    for other in range(len(live.seats)):
        for number in range(WORLDS if other != seat else 0):
            world = table.imagine(other, random.Random(number))
            if not world.state.asked() >> seat & 1 or world.decision(seat).choices != choices:
                return False
    return True
