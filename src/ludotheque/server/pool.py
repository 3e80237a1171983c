"""Worker processes in which bots think, shared fairly between people.

A table has one thought at a time. Of those that wait, the table comes next for whose people bots have lately thought
least, at whatever tables: whoever sets many robots to work waits for them, and nobody else does. Bots that think long
may hold every worker but one: the last is for quick ones, and a long thought that got hold of it is stopped and put
back as soon as somebody waits. So a slow bot costs another table SLICE at most."""

import asyncio
import itertools
import multiprocessing
import os
import time
from collections.abc import Callable, Iterable
from concurrent.futures import Future, ProcessPoolExecutor
from concurrent.futures.process import BrokenProcessPool
from typing import Any, Protocol

from ludotheque.bots import worker
from ludotheque.core.domains import Choice
from ludotheque.server import clock

QUICK = 0.5  # seconds; a kind of bot that usually takes longer is slow
NICE = 10  # how much lower a worker's priority is than the server's
START = 120.0  # seconds a worker may take to start
SLICE = 2.0  # seconds after which a thought is slow whatever its kind
HALF = 30.0  # seconds after which half of what a table's bots have thought is forgotten


def begin(parent: int, nice: int) -> None:
    """In the worker: whoever answers people comes first, then bots."""
    os.nice(nice)
    worker.prepare(parent)


def timed(function: Callable[..., Any], *work: Any) -> tuple[Any, float]:
    """In the worker: the answer, and how long it took without the start of the process."""
    began = time.perf_counter()
    return function(*work), time.perf_counter() - began


class Thought:
    def __init__(
        self, table: str, kind: tuple[str, str], function: Callable[..., Any], work: tuple[Any, ...], number: int
    ) -> None:
        self.table, self.kind, self.function, self.work, self.number = table, kind, function, work, number
        self.answer: asyncio.Future[Any] = asyncio.get_running_loop().create_future()
        self.began = 0.0
        self.deaths = 0  # of workers that had it
        self.put_back = False


class Beside(Protocol):
    """What works beside the server; `kill`: whoever waits for it hears BrokenProcessPool."""

    def submit(self, function: Callable[..., Any], /, *work: Any) -> Future[Any]: ...

    def kill(self) -> None: ...


class Process(ProcessPoolExecutor):
    def __init__(self, nice: int) -> None:
        super().__init__(1, multiprocessing.get_context("spawn"), begin, (os.getpid(), nice))

    def kill(self) -> None:
        processes = list((self._processes or {}).values())
        self.shutdown(wait=False)
        for process in processes:
            process.kill()


_start: Callable[[int], Beside] = Process


def use(start: Callable[[int], Beside]) -> Callable[[int], Beside]:
    """Workers are started that way from here on, where there are no processes; returns the way before."""
    global _start
    before, _start = _start, start
    return before


class Worker:
    """One process, started when first needed and anew after it was killed."""

    def __init__(self, nice: int) -> None:
        self.nice = nice
        self.executor: Beside | None = None
        self.started = False
        self.thought: Thought | None = None

    def open(self) -> Beside:
        if self.executor is None:
            self.executor = _start(self.nice)
        return self.executor

    def kill(self) -> None:
        """Whoever waits for it hears that it broke."""
        executor, self.executor, self.started = self.executor, None, False
        if executor is not None:
            executor.kill()


class ThinkingPool:
    def __init__(self, size: int, patience: float, think: Callable[..., Any] = worker.think, nice: int = NICE) -> None:
        self.size, self.patience, self.function = size, patience, think
        self.workers = [Worker(nice) for _ in range(size)]
        self.waiting: list[Thought] = []
        self.running: set[asyncio.Task[None]] = set()
        self.usual: dict[tuple[str, str], float] = {}  # seconds a kind of bot takes
        self.spent: dict[str, tuple[float, float]] = {}  # seconds of thinking for each, and when that was reckoned
        self.payers: Callable[[str], Iterable[str]] = lambda table: (table,)  # whom the bots of a table think for
        self.numbers = itertools.count()

    def warm(self) -> None:
        """Start the workers before anybody waits for them."""
        for each in self.workers:
            each.open().submit(worker.ready)

    async def think(
        self, table: str, position: bytes, bot: str, level: str, seat: int, asked: bool, seed: str
    ) -> Choice | None:
        """What the bot does; TimeoutError when it takes too long."""
        answer = await self.run(table, (bot, level), self.function, position, bot, level, seat, asked, seed)
        return None if answer is None else tuple(answer)

    async def run(self, table: str, kind: tuple[str, str], function: Callable[..., Any], *work: Any) -> Any:
        """What the function answers in a worker; works of one kind take about as long."""
        thought = Thought(table, kind, function, work, next(self.numbers))
        self.waiting.append(thought)
        self.share_out()
        try:
            return await thought.answer
        except asyncio.CancelledError:
            self.drop(thought)
            raise

    def drop(self, thought: Thought) -> None:
        """Nobody waits for it any more."""
        if thought in self.waiting:
            self.waiting.remove(thought)
        for each in self.workers:
            if each.thought is thought:
                each.kill()

    # -- whose turn it is to think

    def share_out(self) -> None:
        busy = [each.thought for each in self.workers if each.thought is not None]
        for each in self.workers:
            if each.thought is None and (chosen := self.choose(busy)) is not None:
                self.waiting.remove(chosen)
                busy.append(chosen)
                self.start(each, chosen)
        self.make_room()

    def choose(self, busy: list[Thought]) -> Thought | None:
        tables = {thought.table for thought in busy}
        room = sum(map(self.is_slow, busy)) < max(1, self.size - 1)
        open_to = [t for t in self.waiting if t.table not in tables and (room or not self.is_slow(t))]
        return min(open_to, key=lambda t: (self.due(t.table), t.number), default=None)

    def is_slow(self, thought: Thought) -> bool:
        long = thought.began > 0 and clock.monotonic() - thought.began > SLICE
        return long or self.usual.get(thought.kind, 0.0) > QUICK

    def due(self, table: str) -> float:
        """How long bots have lately thought for those at that table, for whom they did so least."""
        return min(map(self.lately, self.payers(table)), default=0.0)

    def lately(self, who: str) -> float:
        seconds, when = self.spent.get(who, (0.0, 0.0))
        return float(seconds * 0.5 ** ((clock.monotonic() - when) / HALF))

    def make_room(self) -> None:
        """Slow thoughts hold every worker and a quick one waits: the slow one that came last goes back."""
        slow = [each for each in self.workers if each.thought is not None and self.is_slow(each.thought)]
        tables = {each.thought.table for each in slow if each.thought is not None}
        quick = any(not self.is_slow(t) and t.table not in tables for t in self.waiting)
        if quick and 1 < self.size == len(slow):
            last = max(slow, key=lambda each: each.thought.began if each.thought is not None else 0.0)
            if last.thought is not None and not last.thought.put_back:
                last.thought.put_back = True
                last.kill()

    # -- thinking

    def start(self, chosen: Worker, thought: Thought) -> None:
        chosen.thought, thought.put_back = thought, False
        task = asyncio.get_running_loop().create_task(self.carry_out(chosen, thought))
        self.running.add(task)
        task.add_done_callback(self.running.discard)

    async def carry_out(self, chosen: Worker, thought: Thought) -> None:
        answer: Any = None
        taken: float | None = None
        fault: BaseException | None = None
        again = False
        try:
            if not chosen.started:  # which is nobody's thinking
                await asyncio.wait_for(asyncio.wrap_future(chosen.open().submit(worker.ready)), START)
                chosen.started = True
            thought.began = clock.monotonic()
            clock.later(SLICE + 0.01, self.make_room)
            job = chosen.open().submit(timed, thought.function, *thought.work)
            done = await clock.within(asyncio.wrap_future(job), self.patience)
            answer, taken = done
        except BrokenProcessPool:
            chosen.kill()
            thought.deaths += not thought.put_back
            again = thought.deaths < 2
            fault = TimeoutError()
        except TimeoutError as error:
            chosen.kill()  # a worker that hangs would keep its place for ever
            fault = error
        except Exception as error:
            fault = error
        if taken is None:
            taken = clock.monotonic() - thought.began if thought.began else 0.0
        self.reckon(thought, taken)
        chosen.thought, thought.began = None, 0.0
        if again and not thought.answer.done():
            self.waiting.append(thought)
        elif not thought.answer.done():
            if fault is None:
                thought.answer.set_result(answer)
            else:
                thought.answer.set_exception(fault)
        self.share_out()

    def reckon(self, thought: Thought, taken: float) -> None:
        before = self.usual.get(thought.kind)
        if thought.put_back:
            self.usual[thought.kind] = max(before or 0.0, taken)
        else:
            self.usual[thought.kind] = taken if before is None else 0.7 * before + 0.3 * taken
        if len(self.spent) >= 10_000:
            self.spent = {who: kept for who, kept in self.spent.items() if self.lately(who) > 0.01}
        for who in self.payers(thought.table):
            self.spent[who] = (self.lately(who) + taken, clock.monotonic())

    def close(self) -> None:
        for task in self.running:
            task.cancel()
        for each in self.workers:
            each.kill()
