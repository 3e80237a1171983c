"""What a process announces to those that share its PostgreSQL, one thing after the other.

A transaction that announces something holds up every other one that does, until it is on disk. So rows are written
first and announced aside: all that has come together meanwhile in one statement, on a connection that does not wait
for the disk. What is lost with a process or a connection is found by those who look at what is written (decision
0011)."""

import asyncio
import contextlib
from collections import deque
from typing import Any

import asyncpg

LARGEST = 7_900  # bytes of one notice; PostgreSQL takes 8,000
MOST = 20_000  # that wait for a database that is away: after that everybody reads everything again anyway
PAUSE = 0.5  # seconds
TELL = "SELECT pg_notify(channel, text) FROM unnest($1::text[], $2::text[]) AS told (channel, text)"


def packed(owed: deque[tuple[str, str]]) -> list[tuple[str, str]]:
    """All of it, in as few notices as may be: those of one channel that follow one another are lines of one."""
    found: list[tuple[str, str]] = []
    while owed:
        channel, text = owed.popleft()
        size = len(text.encode())
        while owed and owed[0][0] == channel and size + 1 + len(owed[0][1].encode()) <= LARGEST:
            more = owed.popleft()[1]
            size += 1 + len(more.encode())
            text += "\n" + more
        found.append((channel, text))
    return found


class Lane:
    def __init__(self, url: str) -> None:
        self.url = url
        self.owed: deque[tuple[str, str]] = deque(maxlen=MOST)
        self.waiting = asyncio.Event()
        self.sending = False
        self.task: asyncio.Task[None] | None = None

    def put(self, channel: str, text: str) -> None:
        self.owed.append((channel, text))
        self.waiting.set()

    def open(self) -> None:
        self.task = asyncio.create_task(self.run())

    async def close(self) -> None:
        """What was said last is still sent."""
        if self.task is None:
            return
        for _ in range(100):
            if not (self.owed or self.sending):
                break
            await asyncio.sleep(0.01)
        self.task.cancel()
        with contextlib.suppress(asyncio.CancelledError):
            await self.task

    async def run(self) -> None:
        while True:
            with contextlib.suppress(OSError, asyncpg.InterfaceError, asyncpg.PostgresError, TimeoutError):
                db = await asyncpg.connect(self.url, timeout=10, server_settings={"synchronous_commit": "off"})
                try:
                    await self.send(db)
                finally:
                    db.terminate()
            await asyncio.sleep(PAUSE)

    async def send(self, db: Any) -> None:
        while True:
            await self.waiting.wait()
            self.waiting.clear()
            self.sending, notices = True, packed(self.owed)
            try:
                await db.execute(TELL, [channel for channel, _ in notices], [text for _, text in notices])
            except BaseException:
                self.owed.extendleft(reversed(notices))
                self.waiting.set()
                raise
            finally:
                self.sending = False
