"""How long things take, and what each kind of message costs, in the text format that Prometheus reads."""

import bisect
import contextlib
import types
from collections import Counter, defaultdict
from collections.abc import Callable, Coroutine, Generator, Iterator, Mapping
from contextvars import ContextVar
from typing import Any, TypeVar

from ludotheque.server import clock

EDGES = (0.001, 0.0025, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1.0, 2.5, 5.0, 10.0)  # seconds


T = TypeVar("T")
Bill = Callable[[float], None]
BILL: ContextVar[Bill | None] = ContextVar("bill", default=None)  # who pays for it
KIND: ContextVar[str] = ContextVar("kind", default="other")  # of the message that the work at hand answers


class Histogram:
    def __init__(self, name: str, about: str) -> None:
        self.name, self.about = f"ludotheque_{name}_seconds", about
        self.counts = [0] * (len(EDGES) + 1)
        self.total = 0.0

    def observe(self, seconds: float) -> None:
        self.counts[bisect.bisect_left(EDGES, seconds)] += 1
        self.total += seconds

    @contextlib.contextmanager
    def timed(self) -> Iterator[None]:
        """Whatever comes of it."""
        began = clock.monotonic()
        try:
            yield
        finally:
            self.observe(clock.monotonic() - began)

    def lines(self) -> list[str]:
        found, held = [f"# HELP {self.name} {self.about}", f"# TYPE {self.name} histogram"], 0
        for edge, count in zip((*map(str, EDGES), "+Inf"), self.counts, strict=True):
            held += count
            found.append(f'{self.name}_bucket{{le="{edge}"}} {held}')
        return [*found, f"{self.name}_sum {self.total:.6f}", f"{self.name}_count {held}"]


class Prices:
    """What the kinds of message cost: how many came, and the processor time of the event loop that went into them. What
    waits is not counted while it waits; what a worker or another thread does for it is not counted here."""

    def __init__(self) -> None:
        self.counts: Counter[str] = Counter()
        self.seconds: defaultdict[str, float] = defaultdict(float)

    async def of(self, kind: str, work: Coroutine[Any, Any, T], bill: Bill | None = None) -> T:
        """A message of that kind, answered by `work`; the tasks that it starts go on under its kind. `bill` is told the
        seconds that each part of it took."""
        self.counts[kind] += 1
        before, billed = KIND.set(kind), BILL.set(bill)
        try:
            return await self.part(work)
        finally:
            KIND.reset(before)
            BILL.reset(billed)

    @types.coroutine
    def part(self, work: Coroutine[Any, Any, T]) -> Generator[Any, None, T]:
        """Work in a task of its own for the message at hand."""
        kind, bill, thrown = KIND.get(), BILL.get(), None
        while True:
            began = clock.processor()
            try:
                waits = work.send(None) if thrown is None else work.throw(thrown)
            except StopIteration as done:
                found: T = done.value
                return found
            finally:
                taken = clock.processor() - began
                self.seconds[kind] += taken
                if bill is not None:
                    bill(taken)
            try:
                thrown = None
                yield waits
            except BaseException as error:
                thrown = error

    def lines(self) -> list[str]:
        found = []
        told: tuple[tuple[str, str, Mapping[str, float]], ...] = (
            ("messages_total", "Messages and requests, by their kind.", self.counts),
            ("processor_seconds_total", "Processor time of the event loop, by kind of message.", self.seconds),
        )
        for name, about, numbers in told:
            found += [f"# HELP ludotheque_{name} {about}", f"# TYPE ludotheque_{name} counter"]
            found += [f'ludotheque_{name}{{kind="{kind}"}} {round(n, 6)}' for kind, n in sorted(numbers.items())]
        return found


class Metrics:
    def __init__(self) -> None:
        self.prices = Prices()
        self.moves = Histogram("move", "From an answer of a person to its receipt.")
        self.writes = Histogram("write", "Until a row is safe in the database.")
        self.requests = Histogram("request", "HTTP requests.")
        self.thoughts = Histogram("thought", "Robots, waiting for a worker included.")
        self.lag = Histogram("lag", "How late the event loop is.")

    def lines(self) -> list[str]:
        every = (self.moves, self.writes, self.requests, self.thoughts, self.lag)
        return [line for each in (*every, self.prices) for line in each.lines()]
