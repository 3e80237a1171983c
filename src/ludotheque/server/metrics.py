"""How long things take, as histograms in the text format that Prometheus reads."""

import bisect
import contextlib
from collections.abc import Iterator

from ludotheque.server import clock

EDGES = (0.001, 0.0025, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1.0, 2.5, 5.0, 10.0)  # seconds


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


class Metrics:
    def __init__(self) -> None:
        self.moves = Histogram("move", "From an answer of a person to its receipt.")
        self.writes = Histogram("write", "Until a row is safe in the database.")
        self.requests = Histogram("request", "HTTP requests.")
        self.thoughts = Histogram("thought", "Robots, waiting for a worker included.")
        self.lag = Histogram("lag", "How late the event loop is.")

    def lines(self) -> list[str]:
        every = (self.moves, self.writes, self.requests, self.thoughts, self.lag)
        return [line for each in every for line in each.lines()]
