"""Where chunks of games are played: here, in processes of this machine, or on a Ray cluster. All do the same work."""

import contextlib
import multiprocessing
import signal
from collections.abc import Callable, Generator, Iterable
from concurrent.futures import FIRST_COMPLETED, Future, ProcessPoolExecutor, wait
from concurrent.futures.process import BrokenProcessPool
from typing import Protocol

from ludotheque.lab.plan import Plan
from ludotheque.lab.play import Row, play_chunk
from ludotheque.lab.words import LabFault

QUEUE = 3  # chunks waiting for each worker

Chunk = tuple[Plan, range]


class Executor(Protocol):
    workers: int

    def map_unordered(self, chunks: Iterable[Chunk]) -> Generator[tuple[range, list[Row]]]:
        """The rows of every chunk, as they come; not going on with it lets the rest fall."""


class Here:
    """This process."""

    workers = 1

    def map_unordered(self, chunks: Iterable[Chunk]) -> Generator[tuple[range, list[Row]]]:
        for plan, numbers in chunks:
            yield numbers, play_chunk(plan, numbers)


class Processes:
    """Processes started afresh, for the parent may have threads."""

    def __init__(self, workers: int) -> None:
        self.workers = workers

    def map_unordered(self, chunks: Iterable[Chunk]) -> Generator[tuple[range, list[Row]]]:
        with pool_of(self.workers) as pool:
            yield from as_they_come(chunks, self.workers * QUEUE, lambda *chunk: pool.submit(play_chunk, *chunk))


@contextlib.contextmanager
def pool_of(workers: int) -> Generator[ProcessPoolExecutor]:
    pool = ProcessPoolExecutor(workers, multiprocessing.get_context("spawn"), initializer=deaf)
    try:
        yield pool
    except BrokenProcessPool as error:
        raise LabFault("worker-lost", 1) from error
    except BaseException:  # nobody waits any more for what is under way, which may take minutes
        processes = list((pool._processes or {}).values())
        pool.shutdown(wait=False, cancel_futures=True)
        for process in processes:
            process.terminate()
        raise
    pool.shutdown()


def as_they_come(
    chunks: Iterable[Chunk], room: int, submit: Callable[[Plan, range], "Future[list[Row]]"]
) -> Generator[tuple[range, list[Row]]]:
    """The rows of all chunks, never more than `room` of them under way."""
    under_way: dict[Future[list[Row]], range] = {}
    for plan, numbers in chunks:
        under_way[submit(plan, numbers)] = numbers
        if len(under_way) == room:
            yield from finished(under_way)
    while under_way:
        yield from finished(under_way)


def finished(under_way: "dict[Future[list[Row]], range]") -> Generator[tuple[range, list[Row]]]:
    for future in wait(under_way, return_when=FIRST_COMPLETED).done:
        yield under_way.pop(future), future.result()


def deaf() -> None:
    """An interruption is the parent's to handle."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)
