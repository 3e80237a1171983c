"""Another worker of the browser in the place of a process: what the thinking pool of the server starts there."""

import asyncio
import pickle
from collections.abc import Callable
from concurrent.futures import Future
from concurrent.futures.process import BrokenProcessPool
from typing import Any


def carry_out(work: bytes) -> bytes:
    """In that worker."""
    function, about = pickle.loads(work)
    try:
        return pickle.dumps((True, function(*about)))
    except Exception as error:
        return pickle.dumps((False, error))


class WebWorker:
    def __init__(self, worker: Any) -> None:
        """`worker`: as the page's worker hands it over, with `run(bytes)`, which is awaited, and `kill()`."""
        self.worker = worker
        self.waiting: dict[Future[Any], asyncio.Task[None]] = {}

    def submit(self, function: Callable[..., Any], /, *work: Any) -> Future[Any]:
        future: Future[Any] = Future()
        future.set_running_or_notify_cancel()
        self.waiting[future] = asyncio.get_running_loop().create_task(self.run(future, pickle.dumps((function, work))))
        return future

    async def run(self, future: Future[Any], work: bytes) -> None:
        try:
            well, answer = pickle.loads(await self.worker.run(work))
        except asyncio.CancelledError:
            raise
        except Exception as error:  # the worker could not be started
            well, answer = False, error
        self.waiting.pop(future, None)
        if well:
            future.set_result(answer)
        else:
            future.set_exception(answer)

    def kill(self) -> None:
        self.worker.kill()
        waiting, self.waiting = self.waiting, {}
        for future, task in waiting.items():
            task.cancel()
            future.set_exception(BrokenProcessPool())
