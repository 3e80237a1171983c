"""Server processes: one, or several on one listening socket; and how they go over to the compiled engine.

Who goes over starts the next processes first, lets them load all they need, and stops the old ones only then. What was
acknowledged is in the database, people who connect meanwhile wait in the queue of the socket, and those who were
connected come back by themselves."""

import asyncio
import contextlib
import gc
import multiprocessing
import os
import signal
import socket
import sys
import threading
import time
from collections.abc import Callable
from dataclasses import dataclass
from multiprocessing.synchronize import Event
from pathlib import Path
from typing import TYPE_CHECKING, Any

from ludotheque import _engine
from ludotheque.cli.faults import Stopped
from ludotheque.cli.tongue import language

if TYPE_CHECKING:
    from ludotheque.server.settings import Settings

TURN = 0.001  # seconds the event loop may keep the thread that writes to the database waiting
COLLECTIONS = (5_000, 10, 10)  # seldom: tables are many objects, hardly ever garbage that only a search finds
BEAT = 0.5  # seconds between two looks at the processes
LOADING = 120.0  # seconds a process may take until it could begin
STOPPING = 10.0  # seconds a process may take to stop
COMPILING = "LUDOTHEQUE_COMPILING"  # set where the engine is being compiled beside this program
CURABLE = ("not_built", "stale", "missing", "other_python")  # reasons to run from sources that compiling takes away


@dataclass(frozen=True)
class Cue:
    """For a process that follows others: it says when it could begin, and begins when it is told."""

    ready: Event
    go: Event


def run(listener: socket.socket, settings: "Settings", log_level: str, cue: Cue | None = None) -> None:
    """One server process, until it is told to stop."""
    import uvicorn

    from ludotheque.server import logs
    from ludotheque.server.app import make_app
    from ludotheque.server.door import configured

    logs.set_up(log_level)
    app = make_app(settings)
    sys.setswitchinterval(TURN)
    gc.freeze()
    gc.set_threshold(*COLLECTIONS)
    config = configured(app, settings)
    config.load()

    class Tidy(uvicorn.Server):
        """Says goodbye to those connected before it closes their connections."""

        async def shutdown(self, sockets: list[socket.socket] | None = None) -> None:
            app.state.host.farewell()
            await asyncio.sleep(0.1)
            await super().shutdown(sockets)

    server = Tidy(config)
    with contextlib.suppress(KeyboardInterrupt):
        if cue is None:
            check(settings.database)
        else:
            cue.ready.set()
            cue.go.wait()
        server.run(sockets=[listener])


def check(url: str) -> None:
    """Open the database once: what is wrong with it is said before anything starts."""
    from ludotheque.server.databases import open_store
    from ludotheque.server.store import BadDatabase

    async def look() -> None:
        store = open_store(url)
        await store.open(lambda table, seq: None)
        await store.close()

    try:
        asyncio.run(look())
    except BadDatabase as error:
        raise Stopped(error.say[language(None)], 1) from error


def work(listener: socket.socket, settings: "Settings", log_level: str, cue: Cue) -> None:
    """A worker process; it goes when the one that started it is gone."""
    parent = os.getppid()

    def follow() -> None:
        while os.getppid() == parent:
            threading.Event().wait(0.5)
        os.kill(os.getpid(), signal.SIGTERM)

    threading.Thread(target=follow, daemon=True).start()
    run(listener, settings, log_level, cue)


class Watch:
    """Looks whether the engine has been compiled since this program started. `tell`: what came of it, as the key of a
    sentence."""

    def __init__(self, tell: Callable[[str], object], home: str = _engine.HOME) -> None:
        self.tell, self.home = tell, home
        self.seen = self.stamp()

    def stamp(self) -> int:
        try:
            return Path(self.home, _engine.STAMP).stat().st_mtime_ns
        except OSError:
            return 0

    def better(self) -> bool:
        """The build has left another stamp, and there is more compiled now than what runs."""
        if self.stamp() in (0, self.seen):
            return False
        self.seen = self.stamp()
        found = _engine.decide(self.home)
        if set(found["pure"]) < set(_engine.status()["pure"]):
            return True
        self.tell("serve-not-compiled")
        return False


class Running:
    """A process and its cue, which must live as long as the process may look at it."""

    def __init__(self, start: Callable[[Cue], Any]) -> None:
        spawn = multiprocessing.get_context("spawn")
        self.cue = Cue(spawn.Event(), spawn.Event())
        self.process = start(self.cue)

    def ready(self, end: float, stopping: threading.Event) -> bool:
        """Whether it could begin, once that is known."""
        while not self.cue.ready.wait(0.05):
            if not self.process.is_alive() or stopping.is_set() or time.monotonic() > end:
                return False
        return True

    def begin(self) -> "Running":
        self.cue.go.set()
        return self


class Processes:
    """Several on one socket."""

    def __init__(self, start: Callable[[Cue], Any], count: int, stopping: threading.Event) -> None:
        self.start, self.stopping = start, stopping
        self.running = [Running(start).begin() for _ in range(count)]

    def keep_up(self) -> None:
        """One that died is started again."""
        self.running = [each if each.process.is_alive() else Running(self.start).begin() for each in self.running]

    def go_over(self) -> bool:
        """Others take the place of those that run, once all of them could; whether they do."""
        following = [Running(self.start) for _ in self.running]
        end = time.monotonic() + LOADING
        if not all(each.ready(end, self.stopping) for each in following):
            stop(following)
            return False
        stop(self.running)
        self.running = [each.begin() for each in following]
        return True

    def stop(self) -> None:
        stop(self.running)


def stop(running: list[Running]) -> None:
    for each in running:
        each.process.terminate()
    for each in running:
        each.process.join(STOPPING)
        if each.process.is_alive():
            each.process.kill()


def many(
    listener: socket.socket, settings: "Settings", log_level: str, workers: int, watch: Watch | None = None
) -> None:
    """Several processes on one socket; one that dies is started again. Where there is something to watch for they go
    over to the compiled engine when it is there."""
    check(settings.database)
    spawn = multiprocessing.get_context("spawn")
    stopping = threading.Event()
    for number in (signal.SIGTERM, signal.SIGINT):
        signal.signal(number, lambda *_: stopping.set())

    def start(cue: Cue) -> Any:
        process = spawn.Process(target=work, args=(listener, settings, log_level, cue))
        process.start()
        return process

    processes = Processes(start, workers, stopping)
    while not stopping.wait(BEAT):
        processes.keep_up()
        if watch is not None and watch.better():
            gone_over = processes.go_over()
            if not stopping.is_set():
                watch.tell("serve-compiled" if gone_over else "serve-not-compiled")
            watch = None
    processes.stop()
