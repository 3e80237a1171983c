"""The time the server goes by: `monotonic` and `sleep` for durations, `now` for what is kept and shown.

Whatever waits or measures asks here, so that a test can turn it instead of waiting (`tests/server/turned.py`)."""

import asyncio
import time
from collections.abc import Awaitable, Callable
from typing import Protocol, TypeVar

T = TypeVar("T")


class Timer(Protocol):
    def cancel(self) -> None: ...


class Clock:
    """The machine's own."""

    def monotonic(self) -> float:
        return time.monotonic()

    def now(self) -> int:
        return time.time_ns() // 1_000_000

    async def sleep(self, seconds: float) -> None:
        await asyncio.sleep(seconds)

    def later(self, seconds: float, call: Callable[[], object]) -> Timer:
        return asyncio.get_running_loop().call_later(seconds, call)


_hands = Clock()
processor = getattr(time, "thread_time", time.perf_counter)  # seconds this thread was at work; in a browser, seconds


def use(clock: Clock) -> Clock:
    """Go by another clock from here on; returns the one before."""
    global _hands
    before, _hands = _hands, clock
    return before


def monotonic() -> float:
    """Seconds, for how long something takes: it never jumps, and means nothing to another process."""
    return _hands.monotonic()


def now() -> int:
    """Milliseconds since 1970, for what is written down or shown."""
    return _hands.now()


async def sleep(seconds: float) -> None:
    await _hands.sleep(seconds)


def later(seconds: float, call: Callable[[], object]) -> Timer:
    """Call that after so many seconds, unless it is cancelled before."""
    return _hands.later(seconds, call)


async def within(work: Awaitable[T], seconds: float) -> T:
    """What the work answers; TimeoutError, and the work is cancelled, when it takes longer."""
    task = asyncio.ensure_future(work)
    late = False

    def give_up() -> None:
        nonlocal late
        late = True
        task.cancel()

    timer = later(seconds, give_up)
    try:
        return await task
    except asyncio.CancelledError:
        if late:
            raise TimeoutError from None
        raise
    finally:
        timer.cancel()
