"""A server that started on uncompiled rules goes over to the compiled ones while people play."""

import asyncio
import contextlib
import json
import os
import random
import shutil
import subprocess
import sys
import threading
import time
from pathlib import Path
from typing import Any

import pytest
import websockets

import hatch_build
from ludotheque import _engine
from ludotheque.cli import processes
from ludotheque.server import wire
from tests import crash
from tests.server.process import ROOT, Server, server

LOST = 2.0  # seconds somebody may be without a connection, on a machine that does nothing else
BACK = 0.4  # seconds a client waits before it comes back


def package(folder: Path) -> Path:
    """A copy of the package of which nothing has been compiled; the folder it lies in."""
    left_out = shutil.ignore_patterns("_web", "__pycache__", "*.so", "*.pyd", _engine.STAMP)
    shutil.copytree(_engine.HOME, folder / "src" / "ludotheque", ignore=left_out)
    return folder / "src"


def compiled(source: Path) -> None:
    """As the build leaves it: with what was compiled here, or, where that is nothing, with libraries of no file."""
    home = source / "ludotheque"
    stamp: Any = _engine.read_stamp(_engine.HOME)
    if _engine.status()["engine"] == "compiled":
        for name in (name for library in stamp["libraries"].values() for name in library["files"]):
            shutil.copy(Path(_engine.HOME, name), home / name)
    else:
        libraries = hatch_build.libraries(home, _engine)
        stamp = {"python": _engine.python_tag(), "built_by": "", "compiled": True, "failed": False, "why": ""}
        stamp["libraries"] = libraries
    hatch_build.put(json.dumps(stamp).encode(), home / _engine.STAMP)


class People:
    """Some play without a pause at several tables, one looks on; all come back when the connection is lost."""

    def __init__(self, running: Server) -> None:
        self.running, self.stopped = running, threading.Event()
        self.tables = [crash.Seen(running, game, seats) for game, seats in (("steamwatchers", 3), ("diktat", 2))]
        self.calm = crash.Seen(running, "connect4", 2)
        self.gaps: list[float] = []
        self.thread = threading.Thread(target=lambda: asyncio.run(self.come()))

    def __enter__(self) -> "People":
        self.thread.start()
        return self

    def __exit__(self, *_: object) -> None:
        self.stopped.set()
        self.thread.join(60)

    @property
    def moves(self) -> int:
        return sum(len(seen.sure) for seen in self.tables)

    async def come(self) -> None:
        visits = [self.play(seen) for seen in self.tables] + [self.look_on(self.calm.table)]
        tasks = [asyncio.create_task(visit) for visit in visits]
        while not self.stopped.is_set():
            await asyncio.sleep(0.05)
        for task in tasks:
            task.cancel()
        await asyncio.gather(*tasks, return_exceptions=True)

    async def play(self, seen: crash.Seen) -> None:
        while not seen.over:
            await crash.play(self.running.port, seen, random.Random(1))
            await asyncio.sleep(BACK)

    async def look_on(self, table: str) -> None:
        address = f"ws://127.0.0.1:{self.running.port}/api/tables/{table}/socket"
        lost = 0.0
        while True:
            with contextlib.suppress(OSError, websockets.WebSocketException):
                async with websockets.connect(address, max_size=None) as line:
                    await line.send(json.dumps({"type": "hello", "protocol": wire.PROTOCOL, "keys": []}))
                    async for text in line:
                        if lost and json.loads(text)["type"] == "state":
                            self.gaps.append(time.monotonic() - lost)
                            lost = 0.0
            lost = lost or time.monotonic()
            await asyncio.sleep(BACK)


def runs_compiled(running: Server) -> bool:
    with contextlib.suppress(OSError):
        return "ludotheque_engine_compiled 1" in running.get("/api/metrics")
    return False


def until(condition: Any, seconds: float) -> None:
    end = time.monotonic() + seconds
    while not condition():
        assert time.monotonic() < end, "it did not happen in time"
        time.sleep(0.05)


def settings(monkeypatch: pytest.MonkeyPatch) -> dict[str, str]:
    monkeypatch.delenv(_engine.SWITCH, raising=False)
    return {processes.COMPILING: "1"}


def gone_over(running: Server, people: People, seconds: float) -> None:
    """People play on before, during and after, and nothing they were told is lost."""
    until(lambda: runs_compiled(running), seconds)
    before = people.moves
    until(lambda: people.moves > before + 20 or all(seen.over for seen in people.tables), 60)
    until(lambda: people.gaps, 20)
    busy = max(1.0, os.getloadavg()[0] / (os.cpu_count() or 1))
    assert len(people.gaps) == 1 and people.gaps[0] < LOST * busy, (people.gaps, busy)
    people.__exit__()
    assert all(crash.check(running, seen) for seen in people.tables)


def test_people_play_on_while_the_server_goes_over(
    sqlite_url: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    environment = settings(monkeypatch)
    source = package(tmp_path)
    with server(sqlite_url, tmp_path, "--lang", "en", source=source, **environment) as running:
        assert not runs_compiled(running)
        with People(running) as people:
            until(lambda: people.moves > 20, 30)
            compiled(source)
            gone_over(running, people, 60)
        assert running.stop() == 0
        said = running.process.stdout.read() if running.process.stdout is not None else ""
    assert said.index("the compiler works beside them") < said.index("has gone over to the compiled rules")
    assert "Traceback" not in running.log.read_text()


@pytest.mark.slow
def test_people_play_on_while_the_compiler_works(
    sqlite_url: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    environment = settings(monkeypatch)
    source = package(tmp_path)
    shutil.copy(ROOT / "hatch_build.py", tmp_path)
    with server(sqlite_url, tmp_path, source=source, **environment) as running, People(running) as people:
        compiler = subprocess.Popen([sys.executable, "hatch_build.py"], cwd=tmp_path, env=os.environ)
        try:
            gone_over(running, people, 1200)
            assert compiler.wait(20) == 0
        finally:
            compiler.kill()


class Actor:
    """Stands for a process; says that it is ready when it is told to."""

    def __init__(self, cue: processes.Cue, ready: bool, acts: list[str], name: str) -> None:
        self.cue, self.acts, self.name, self.alive = cue, acts, name, True
        if ready:
            cue.ready.set()

    def is_alive(self) -> bool:
        return self.alive

    def terminate(self) -> None:
        self.acts.append(f"{self.name} stops, the next {'plays' if self.next_plays() else 'waits'}")
        self.alive = False

    def next_plays(self) -> bool:
        return False

    def join(self, _seconds: float) -> None:
        pass


def test_the_next_processes_begin_only_when_the_old_ones_have_stopped() -> None:
    acts: list[str] = []
    made: list[Actor] = []

    class Watched(Actor):
        def next_plays(self) -> bool:
            return any(actor.cue.go.is_set() for actor in made[2:])

    def start(cue: processes.Cue) -> Any:
        made.append(Watched(cue, True, acts, f"process {len(made)}"))
        return made[-1]

    running = processes.Processes(start, 2, threading.Event())
    assert all(actor.cue.go.is_set() for actor in made)
    assert running.go_over()
    assert acts == ["process 0 stops, the next waits", "process 1 stops, the next waits"]
    assert [each.process for each in running.running] == made[2:]
    assert all(actor.cue.go.is_set() for actor in made)


def test_a_next_process_that_cannot_start_leaves_everything_as_it_was() -> None:
    acts: list[str] = []
    made: list[Actor] = []

    def start(cue: processes.Cue) -> Any:
        made.append(Actor(cue, ready=False, acts=acts, name=f"process {len(made)}"))
        made[-1].alive = len(made) == 1
        return made[-1]

    running = processes.Processes(start, 1, threading.Event())
    assert not running.go_over()
    assert acts == ["process 1 stops, the next waits"] and running.running[0].process is made[0]


def test_a_process_that_died_is_started_again() -> None:
    made: list[Actor] = []

    def start(cue: processes.Cue) -> Any:
        made.append(Actor(cue, ready=True, acts=[], name=""))
        return made[-1]

    running = processes.Processes(start, 1, threading.Event())
    running.keep_up()
    assert len(made) == 1
    made[0].alive = False
    running.keep_up()
    assert [each.process for each in running.running] == [made[1]] and made[1].cue.go.is_set()


def test_the_watch_tells_a_better_engine_from_another_stamp(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.delenv(_engine.SWITCH, raising=False)
    home = package(tmp_path) / "ludotheque"
    monkeypatch.setattr(_engine, "_chosen", _engine.decide(str(home)))
    told: list[str] = []
    watch = processes.Watch(told.append, str(home))
    assert not watch.better()
    failed = {"python": _engine.python_tag(), "built_by": "", "compiled": False, "failed": True, "why": "no"}
    hatch_build.put(json.dumps(failed | {"libraries": {}}).encode(), home / _engine.STAMP)
    assert not watch.better() and told == ["serve-not-compiled"]
    assert not watch.better() and len(told) == 1  # once
    compiled(home.parent)
    assert watch.better() and len(told) == 1
