"""Worker processes in which bots think."""

import asyncio
import multiprocessing
import os
from concurrent.futures import ProcessPoolExecutor
from concurrent.futures.process import BrokenProcessPool

from ludotheque.bots import worker
from ludotheque.core.domains import Choice


class ThinkingPool:
    """Made anew when a worker dies or does not come back in time."""

    def __init__(self, size: int, patience: float) -> None:
        self.size, self.patience = size, patience
        self.pool: ProcessPoolExecutor | None = None

    def open(self) -> ProcessPoolExecutor:
        if self.pool is None:
            spawn = multiprocessing.get_context("spawn")
            self.pool = ProcessPoolExecutor(self.size, spawn, worker.prepare, (os.getpid(),))
        return self.pool

    def warm(self) -> None:
        """Start the workers before anybody waits for them."""
        for _ in range(self.size):
            self.open().submit(worker.ready)

    async def think(self, position: bytes, bot: str, level: str, seat: int, asked: bool, seed: str) -> Choice | None:
        """What the bot does; TimeoutError when it takes too long."""
        for attempt in (1, 2):
            pool = self.open()
            try:
                job = pool.submit(worker.think, position, bot, level, seat, asked, seed)
                answer = await asyncio.wait_for(asyncio.wrap_future(job), self.patience)
                return None if answer is None else tuple(answer)
            except BrokenProcessPool:
                self.drop(pool)
                if attempt == 2:
                    raise TimeoutError from None
            except TimeoutError:
                if job.running():
                    self.drop(pool)  # a worker that hangs would keep its place for ever
                raise
        return None

    def drop(self, pool: ProcessPoolExecutor) -> None:
        """Who still waits for this pool hears that it broke, and asks the next one."""
        if self.pool is pool:
            self.pool = None
        workers = list((pool._processes or {}).values())
        pool.shutdown(wait=False)
        for process in workers:
            process.kill()

    def close(self) -> None:
        if self.pool is not None:
            self.drop(self.pool)
