"""How often somebody may ask."""

import ipaddress
from collections import Counter, defaultdict
from collections.abc import Callable, Iterable
from typing import Literal

from ludotheque.server import clock
from ludotheque.server.sentences import Refusing

Kind = Literal[
    "ask",
    "guess",
    "page",
    "make",
    "open",
    "pair",
    "contest",
    "club",
    "connect",
    "look",
    "forecast",
    "talk",
    "propose",
    "wish",
    "order",
    "move",
    "think",
    "letter",
]
BUDGETS: dict[Kind, tuple[float, float]] = {  # a second, and at once
    "ask": (20.0, 60.0),
    "guess": (0.2, 10.0),
    "page": (50.0, 400.0),
    "make": (0.2, 60.0),  # tables
    "open": (1 / 60, 6.0),  # tables in the lobby
    "pair": (1 / 120, 6.0),  # tickets: whoever does not come to a table that was found has spent one
    "contest": (1 / 600, 4.0),  # tournaments made
    "club": (1 / 600, 4.0),  # clubs founded
    "connect": (10.0, 300.0),
    "look": (10.0, 60.0),
    "forecast": (250.0, 6000.0),  # milliseconds of the processor: what a choice would do, what was, coming to a table
    "think": (0.5, 20.0),  # of robots, asked for by a person
    "talk": (0.5, 8.0),  # of a seat
    "propose": (0.1, 6.0),  # of a seat
    "move": (200.0, 10_000.0),  # milliseconds of the processor, of a seat: a whole game at once
    "order": (0.2, 20.0),  # of a seat: its standing orders written anew
    "wish": (5.0, 100.0),  # of a seat, for what the team decides together
    "letter": (3 / 86400, 3.0),  # mails to confirm, to one address
}
SHARE = 16  # the part of a budget that is spent before the other processes hear of it
MANY = 5  # connections of one household from which on they hear of these
MOST = 10_000  # of whom little is to be told


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
    """What each address, account and seat may ask, of all the processes together."""

    def __init__(self) -> None:
        self.kept = {kind: Buckets(*BUDGETS[kind]) for kind in BUDGETS}
        self.mark: Callable[[str], str] | None = None  # by which the others know somebody too
        self.untold: defaultdict[tuple[Kind, str], float] = defaultdict(float)

    def share(self, mark: Callable[[str], str]) -> None:
        self.mark = mark

    def take(self, kind: Kind, who: Iterable[str], cost: float = 1.0) -> None:
        """Everyone named pays; whoever has nothing left is asked to wait."""
        if not all([self.pay(kind, name, cost) for name in who]):
            raise Refusing("too-fast", 429)

    def pay(self, kind: Kind, name: str, cost: float) -> bool:
        if self.mark is None:
            return self.kept[kind].take(name, cost)
        name = self.mark(name)
        paid = self.kept[kind].take(name, cost)
        if paid and cost:
            self.untold[kind, name] += cost
        return paid

    def spend(self, kind: Kind, who: Iterable[str], cost: float) -> None:
        """What was done for them is known only afterwards: whoever is in debt is refused the next time."""
        for name in who:
            if self.mark is not None:
                name = self.mark(name)
                self.untold[kind, name] += cost
            self.kept[kind].of(name).spend(cost)

    def news(self) -> list[tuple[Kind, str, float]]:
        """What the other processes are to hear now."""
        found = [(kind, who, cost) for (kind, who), cost in self.untold.items() if cost * SHARE >= BUDGETS[kind][1]]
        for kind, who, _ in found:
            del self.untold[kind, who]
        for each in list(self.untold)[:-MOST]:
            del self.untold[each]
        return found

    def hear(self, kind: Kind, who: str, cost: float) -> None:
        """Somebody has spent that with another process."""
        if kind in self.kept:
            self.kept[kind].of(who).spend(cost)


class Connections:
    """How many each household has, to all the processes together."""

    def __init__(self) -> None:
        self.here: Counter[str] = Counter()
        self.elsewhere: defaultdict[str, dict[str, int]] = defaultdict(dict)
        self.changed: set[str] = set()
        self.told: set[str] = set()

    def come(self, who: str) -> int:
        """How many they have with this one."""
        self.here[who] += 1
        self.changed.add(who)
        return self.here[who] + sum(there.get(who, 0) for there in self.elsewhere.values())

    def go(self, who: str) -> None:
        self.here[who] -= 1
        self.changed.add(who)
        if not self.here[who]:
            del self.here[who]

    def news(self) -> list[tuple[str, int]]:
        changed, self.changed = self.changed, set()
        found = [(who, self.here[who]) for who in sorted(changed) if self.here[who] >= MANY or who in self.told]
        self.told = {who for who in self.told | {who for who, _ in found} if self.here[who] >= MANY}
        return found

    def tell_again(self) -> None:
        self.changed |= self.told

    def hear(self, process: str, who: str, count: int) -> None:
        self.elsewhere[process].pop(who, None)
        if count:
            self.elsewhere[process][who] = count

    def bury(self, process: str) -> None:
        self.elsewhere.pop(process, None)


def household(address: str) -> str:
    """The same for every address one household has."""
    try:
        found = ipaddress.ip_address(address.partition("%")[0])
    except ValueError:
        return address
    if isinstance(found, ipaddress.IPv6Address):
        return str(found.ipv4_mapped or ipaddress.ip_network((found, 64), strict=False))
    return str(found)
