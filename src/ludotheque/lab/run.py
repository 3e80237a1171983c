"""A run: its games handed out in chunks, their rows gathered in the order of their numbers."""

import contextlib
import math
import time
from collections.abc import Callable, Iterator

from ludotheque.lab.executors import Chunk, Executor, Here, Processes
from ludotheque.lab.plan import Job, Plan, make_plan
from ludotheque.lab.play import JOURNAL, Row, play, play_chunk
from ludotheque.lab.results import Sink
from ludotheque.lab.words import LabFault

CHUNK_SECONDS = 0.5  # of work, at least, handed to a worker at a time
WORTH_IT = 4.0  # seconds of work below which nobody else is asked to help
TRIAL = 2  # games played here to learn how long one takes


def run(
    plan: Plan,
    games: int,
    sink: Sink,
    executor: Callable[[float], Executor],
    tick: Callable[[int], None] = lambda played: None,
    limit: float = math.inf,
) -> bool:
    """Play what the sink does not hold yet; False when the seconds of `limit` were over first. `executor` is called
    once it is known how many seconds of work there are. Whatever breaks a run off, the sink keeps what was played."""
    begun = time.monotonic()
    try:
        tick(len(sink.rows))
        first = len(sink.rows)
        for number in range(first, min(games, first + TRIAL)):
            sink.add(play_chunk(plan, range(number, number + 1)))
            tick(1)
            if time.monotonic() >= begun + limit and number + 1 < games:
                return False
        each = max(1e-6, (time.monotonic() - begun) / max(1, len(sink.rows) - first))
        left = games - len(sink.rows)
        return left <= 0 or gather(plan, games, each, sink, executor(each * left), tick, begun + limit)
    finally:
        sink.close()


def gather(
    plan: Plan, games: int, each: float, sink: Sink, executor: Executor, tick: Callable[[int], None], until: float
) -> bool:
    early: dict[int, list[Row]] = {}  # chunks that came before an earlier one
    coming = executor.map_unordered(chunks(plan, len(sink.rows), games, each, executor.workers))
    with contextlib.closing(coming):
        for numbers, rows in coming:
            early[numbers.start] = rows
            tick(len(rows))
            while len(sink.rows) in early:
                sink.add(early.pop(len(sink.rows)))
            if time.monotonic() >= until and len(sink.rows) < games:
                return False
    return True


def chunks(plan: Plan, first: int, games: int, each: float, workers: int) -> Iterator[Chunk]:
    """At least half a second of work each, unless that would leave a worker idle."""
    size = max(1, min(round(CHUNK_SECONDS / each), -(-(games - first) // workers)))
    for start in range(first, games, size):
        yield plan, range(start, min(start + size, games))


def local_executor(workers: int | None, cores: int) -> Callable[[float], Executor]:
    """As many processes as asked for; else one a core, where the work is worth it."""

    def choose(seconds: float) -> Executor:
        count = workers or (cores if seconds > WORTH_IT else 1)
        return Here() if count == 1 else Processes(count)

    return choose


def journal_of_row(row: Row) -> str:
    """The journal of a game that some file has a row of: it is played again."""
    bots = tuple(row["bots"])
    plan = make_plan(row["game"], len(bots), [row["options"]], (bots,), row["seed"], journals=True)
    if plan.marks[0] != row["content"]:
        raise LabFault("other-content", 1, number=row["number"])
    again = play(plan, Job(row["number"], row["options"], row["content"], bots))
    journal: str = again.pop(JOURNAL)
    if any(row[name] not in (None, value) for name, value in again.items()):  # rows of earlier days know less
        raise LabFault("not-again", 1, number=row["number"])
    return journal
