"""How often somebody may ask."""

from ludotheque.server import clock


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

    @property
    def full(self) -> bool:
        return self.left + (clock.monotonic() - self.seen) * self.rate >= self.burst


class Buckets:
    """One bucket for each who asks; full ones are forgotten."""

    def __init__(self, rate: float, burst: float, most: int = 10_000) -> None:
        self.rate, self.burst, self.most = rate, burst, most
        self.known: dict[str, Bucket] = {}

    def take(self, who: str, cost: float = 1.0) -> bool:
        if len(self.known) >= self.most:
            self.known = {name: bucket for name, bucket in self.known.items() if not bucket.full}
        return self.known.setdefault(who, Bucket(self.rate, self.burst)).take(cost)
