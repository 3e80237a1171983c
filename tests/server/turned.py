"""A clock for the server that stands still until a test turns it."""

import asyncio
import contextlib
import threading
import time
from collections.abc import Callable, Iterator

from ludotheque.server import clock

PATIENCE = 40.0  # real seconds for what the turning set off


class Timer:
    """Runs its call in the loop that asked for it. `over`: it has run, or never will; `rested`: whoever slept with
    it sleeps again, or has ended."""

    def __init__(self, due: float, call: Callable[[], object]) -> None:
        self.due, self.call, self.loop = due, call, asyncio.get_running_loop()
        self.over, self.rested = threading.Event(), threading.Event()
        self.rested.set()

    def run(self) -> None:
        if not self.over.is_set():
            self.call()
            self.over.set()

    def cancel(self) -> None:
        self.over.set()


class TurnedClock(clock.Clock):
    def __init__(self) -> None:
        self.moment, self.start = time.monotonic(), super().now()
        self.began = self.moment
        self.timers: list[Timer] = []
        self.awake: dict[asyncio.Task[object], Timer] = {}
        self.asleep: set[asyncio.Task[object]] = set()
        self.lock = threading.Lock()

    def monotonic(self) -> float:
        return self.moment

    def now(self) -> int:
        return self.start + round((self.moment - self.began) * 1000)

    def later(self, seconds: float, call: Callable[[], object]) -> Timer:
        timer = Timer(self.moment + max(0.0, seconds), call)
        with self.lock:
            self.timers.append(timer)
        if seconds <= 0:
            timer.loop.call_soon(timer.run)
        return timer

    async def sleep(self, seconds: float) -> None:
        task = asyncio.current_task()
        assert task is not None
        waking = asyncio.Event()
        timer = self.later(seconds, waking.set)
        timer.rested.clear()
        task.add_done_callback(lambda _: timer.rested.set())
        if (before := self.awake.pop(task, None)) is not None:
            before.rested.set()
        self.asleep.add(task)
        try:
            await waking.wait()
        finally:
            self.asleep.discard(task)
            timer.cancel()
        self.awake[task] = timer

    def turn(self, seconds: float) -> None:
        """Let time pass, from another thread than the server's: whatever falls due is run at its moment, one after the
        other, and whoever wakes goes on until it sleeps again."""
        end = self.moment + seconds
        while (timer := self.next(end)) is not None:
            self.moment = max(self.moment, timer.due)
            timer.loop.call_soon_threadsafe(timer.run)
            assert timer.over.wait(PATIENCE), "the server does not answer"
            assert timer.rested.wait(PATIENCE), "what woke does not come to rest"
        self.moment = end

    def leap(self, seconds: float) -> None:
        """Let days pass at once: what has fallen due meanwhile is run at their end, each but once."""
        self.moment += seconds
        self.turn(0)

    async def pass_by(self, seconds: float) -> None:
        """The same from within the loop of those who wait, where nobody can see whoever wakes come to rest."""
        await asyncio.sleep(0)  # who was just begun comes first
        end = self.moment + seconds
        while (timer := self.next(end)) is not None:
            self.moment = max(self.moment, timer.due)
            timer.run()
            await asyncio.sleep(0)
        self.moment = end

    def next(self, end: float) -> Timer | None:
        with self.lock:
            self.timers = [timer for timer in self.timers if not timer.over.is_set()]
            return min((timer for timer in self.timers if timer.due <= end), key=lambda timer: timer.due, default=None)


@contextlib.contextmanager
def turned() -> Iterator[TurnedClock]:
    """The server of this process goes by this clock."""
    hands = TurnedClock()
    before = clock.use(hands)
    try:
        yield hands
    finally:
        clock.use(before)
