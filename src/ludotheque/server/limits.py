"""How often somebody may ask."""

import ipaddress
from collections.abc import Iterable
from typing import Literal

from ludotheque.server import clock
from ludotheque.server.sentences import Refusing

Kind = Literal[
    "ask", "guess", "page", "make", "open", "connect", "look", "forecast", "talk", "propose", "wish", "move", "think"
]
BUDGETS: dict[Kind, tuple[float, float]] = {  # a second, and at once
    "ask": (20.0, 60.0),
    "guess": (0.2, 10.0),
    "page": (50.0, 400.0),
    "make": (0.2, 60.0),  # tables
    "open": (1 / 60, 6.0),  # tables in the lobby
    "connect": (10.0, 300.0),
    "look": (10.0, 60.0),
    "forecast": (250.0, 6000.0),  # milliseconds of the processor: what a choice would do, what was, coming to a table
    "think": (0.5, 20.0),  # of robots, asked for by a person
    "talk": (0.5, 8.0),  # of a seat
    "propose": (0.1, 6.0),  # of a seat
    "move": (200.0, 10_000.0),  # milliseconds of the processor, of a seat: a whole game at once
    "wish": (5.0, 100.0),  # of a seat, for what the team decides together
}


class Bucket:
    """`burst` at once, then `rate` a second."""

    def __init__(self, rate: float, burst: float) -> None:
        self.rate, self.burst, self.left, self.seen = rate, burst, burst, clock.monotonic()

    def take(self, cost: float = 1.0) -> bool:
        moment = clock.monotonic()
        self.left = min(self.burst, self.left + (moment - self.seen) * self.rate)
        self.seen = moment
        if self.left < cost:
            return False
        self.left -= cost
        return True

    def spend(self, cost: float) -> None:
        """What was done already is paid, if need be on credit."""
        self.take(0.0)
        self.left = max(-self.burst, self.left - cost)

    @property
    def full(self) -> bool:
        return self.left + (clock.monotonic() - self.seen) * self.rate >= self.burst


class Buckets:
    """One bucket for each who asks, of so many at most: full ones are forgotten, then those known longest."""

    def __init__(self, rate: float, burst: float, most: int = 10_000) -> None:
        self.rate, self.burst, self.most = rate, burst, most
        self.known: dict[str, Bucket] = {}

    def take(self, who: str, cost: float = 1.0) -> bool:
        return self.of(who).take(cost)

    def of(self, who: str) -> Bucket:
        bucket = self.known.get(who)
        if bucket is None:
            if len(self.known) >= self.most:
                kept = [name for name, other in self.known.items() if not other.full][-self.most // 2 :]
                self.known = {name: self.known[name] for name in kept}
            bucket = self.known[who] = Bucket(self.rate, self.burst)
        return bucket


class Budgets:
    """What each address, account and seat may ask of one server process."""

    def __init__(self) -> None:
        self.kept = {kind: Buckets(*BUDGETS[kind]) for kind in BUDGETS}

    def take(self, kind: Kind, who: Iterable[str], cost: float = 1.0) -> None:
        """Everyone named pays; whoever has nothing left is asked to wait."""
        if not all([self.kept[kind].take(name, cost) for name in who]):
            raise Refusing("too-fast", 429)

    def spend(self, kind: Kind, who: Iterable[str], cost: float) -> None:
        """What was done for them is known only afterwards: whoever is in debt is refused the next time."""
        for name in who:
            self.kept[kind].of(name).spend(cost)


def household(address: str) -> str:
    """The same for every address one household has."""
    try:
        found = ipaddress.ip_address(address.partition("%")[0])
    except ValueError:
        return address
    if isinstance(found, ipaddress.IPv6Address):
        return str(found.ipv4_mapped or ipaddress.ip_network((found, 64), strict=False))
    return str(found)
