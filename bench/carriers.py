"""``python -m bench carriers``: which existing part could carry messages between server processes, and how fast.

Two processes on loopback: one tells, the other answers or counts. PostgreSQL is the one the tests use, with its log on
disk; a Redis (or Valkey) and a NATS server are taken along where their programs are named. What the rows of moves cost
with each way to announce them is measured beside, for that is what a carrier is for.
"""

import argparse
import asyncio
import contextlib
import json
import shutil
import subprocess
import sys
import time
from collections.abc import Callable, Coroutine, Iterator
from typing import Any, Protocol

import asyncpg
from rich.console import Console

from bench.report import machine_line
from tests.server import postgres

PINGS = 1_000
FLOOD = 20_000
TOGETHER = 50  # messages in one NOTIFY, of the 8,000 bytes it may have
WRITERS = 16
ROWS = 150  # of each writer
TEXT = json.dumps({"table": "k3v9x2m4qa", "seq": 1234, "body": "x" * 80})
NO_WAIT = {"synchronous_commit": "off"}  # for what nobody keeps


class Carrier(Protocol):
    async def open(self, hear: Callable[[str], None], channel: str) -> None: ...

    async def tell(self, channel: str, text: str) -> None: ...

    async def flood(self, channel: str, count: int) -> None: ...


class Notify:
    """LISTEN and NOTIFY. `together`: how many messages go into one."""

    def __init__(self, url: str, together: int = 1) -> None:
        self.url, self.together = url, together

    async def open(self, hear: Callable[[str], None], channel: str) -> None:
        self.listener = await asyncpg.connect(self.url)
        self.db = await asyncpg.connect(self.url, server_settings=NO_WAIT)
        await self.listener.add_listener(channel, lambda _db, _pid, _channel, text: hear(text))

    async def tell(self, channel: str, text: str) -> None:
        await self.db.execute("SELECT pg_notify($1, $2)", channel, text)

    async def flood(self, channel: str, count: int) -> None:
        for n in range(0, count, self.together):
            # two alike within one transaction would be one
            await self.tell(channel, "\n".join(f"{m} {TEXT}" for m in range(n, n + self.together)))


class Lines:
    """A carrier that speaks lines of text over one connection: Redis and Valkey, and NATS."""

    def __init__(self, port: int, redis: bool) -> None:
        self.port, self.redis = port, redis

    async def open(self, hear: Callable[[str], None], channel: str) -> None:
        reader, writer = await asyncio.open_connection("127.0.0.1", self.port)
        self.listening = writer  # a connection that nobody holds is closed
        answers, self.writer = await asyncio.open_connection("127.0.0.1", self.port)
        self.reading = [asyncio.ensure_future(self.read(answers, lambda text: None))]
        if self.redis:
            writer.write(f"SUBSCRIBE {channel}\r\n".encode())
            for _ in range(6):
                await reader.readline()
        else:
            for each in (writer, self.writer):
                each.write(b'CONNECT {"verbose":false}\r\n')
            writer.write(f"SUB {channel} 1\r\nPING\r\n".encode())
            while not (await reader.readline()).startswith(b"PONG"):
                pass
        self.reading.append(asyncio.ensure_future(self.read(reader, hear)))

    async def read(self, reader: asyncio.StreamReader, hear: Callable[[str], None]) -> None:
        while line := await reader.readline():
            if self.redis and line.startswith(b"*3"):
                for _ in range(4):
                    await reader.readline()
                size = int((await reader.readline())[1:])
                hear((await reader.readexactly(size + 2))[:-2].decode())
            elif line.startswith(b"MSG "):
                size = int(line.split()[-1])
                hear((await reader.readexactly(size + 2))[:-2].decode())

    def put(self, channel: str, text: str) -> None:
        if self.redis:
            parts = ("PUBLISH", channel, text)
            self.writer.write("".join([f"*{len(parts)}\r\n", *(f"${len(p)}\r\n{p}\r\n" for p in parts)]).encode())
        else:
            self.writer.write(f"PUB {channel} {len(text)}\r\n{text}\r\n".encode())

    async def tell(self, channel: str, text: str) -> None:
        self.put(channel, text)
        await self.writer.drain()

    async def flood(self, channel: str, count: int) -> None:
        for n in range(count):
            self.put(channel, f"{n} {TEXT}")
            if n % 100 == 99:
                await self.writer.drain()


def carrier(kind: str, where: str) -> Carrier:
    if kind.startswith("NOTIFY"):
        return Notify(where, TOGETHER if kind.endswith("together") else 1)
    return Lines(int(where), kind == "redis")


async def other(kind: str, where: str) -> None:
    """The second process: it sends every ping back, and says when it has heard a whole flood."""
    own, count, done = carrier(kind, where), 0, asyncio.Event()
    waiting: asyncio.Queue[str] = asyncio.Queue()

    def hear(text: str) -> None:
        nonlocal count
        if text == "end":
            done.set()
        elif text.startswith("ping"):
            waiting.put_nowait(text)
        else:
            count += text.count("\n") + 1
            if count == FLOOD:
                waiting.put_nowait("heard")

    await own.open(hear, "there")
    print("ready", flush=True)
    answering = asyncio.ensure_future(answer(own, waiting))
    await done.wait()
    answering.cancel()


async def answer(own: Carrier, waiting: "asyncio.Queue[str]") -> None:
    while True:
        await own.tell("back", await waiting.get())


async def measure(kind: str, where: str, server: list[str] | None = None) -> dict[str, float]:
    with beside(server):
        return await both(kind, where)


async def both(kind: str, where: str) -> dict[str, float]:
    own, heard = carrier(kind, where), asyncio.Queue[str]()
    await own.open(heard.put_nowait, "back")
    command = [sys.executable, "-m", "bench.carriers", "--other", kind, where]
    with subprocess.Popen(command, stdout=subprocess.PIPE, text=True) as there:
        assert there.stdout is not None
        await asyncio.to_thread(there.stdout.readline)
        times = []
        for n in range(PINGS):
            began = time.perf_counter()
            await own.tell("there", f"ping {n}")
            await heard.get()
            times.append((time.perf_counter() - began) / 2)
        began = time.perf_counter()
        await own.flood("there", FLOOD)
        await heard.get()
        took = time.perf_counter() - began
        await own.tell("there", "end")
        await asyncio.sleep(0.1)
        there.terminate()
    times.sort()
    return {"p50_ms": 1000 * times[PINGS // 2], "p99_ms": 1000 * times[PINGS * 99 // 100], "a_second": FLOOD / took}


# -- rows of moves, and how they are announced

ADD = "INSERT INTO moved VALUES ($1, $2, $3)"
ADD_AND_TELL = """WITH added AS (INSERT INTO moved VALUES ($1, $2, $3) RETURNING seq)
SELECT pg_notify('moved', $1 || ':' || seq::text) FROM added"""


async def rows(url: str, way: str) -> dict[str, float]:
    """Rows that many tables write at once, each safe on disk before the next of its table."""
    pool = await asyncpg.create_pool(url, min_size=WRITERS, max_size=WRITERS)
    aside = await asyncpg.connect(url, server_settings=NO_WAIT)
    listener, heard = await asyncpg.connect(url), 0
    owed: list[str] = []
    times: list[float] = []

    def hear(*about: Any) -> None:
        nonlocal heard
        heard += about[-1].count(":")

    async def lane() -> None:
        while True:
            await asyncio.sleep(0.001)
            if owed:
                text = ",".join(owed)
                owed.clear()
                await aside.execute("SELECT pg_notify('moved', $1)", text)

    async def write(table: int) -> None:
        for n in range(ROWS):
            began = time.perf_counter()
            await pool.fetch(ADD_AND_TELL if way == "with" else ADD, str(table), n, TEXT)
            times.append(time.perf_counter() - began)
            if way == "aside":
                owed.append(f"{table}:{n}")

    await pool.execute("DROP TABLE IF EXISTS moved")
    await pool.execute("CREATE TABLE moved (game_table TEXT, seq BIGINT, body TEXT, PRIMARY KEY (game_table, seq))")
    await listener.add_listener("moved", hear)
    telling = asyncio.ensure_future(lane())
    began = time.perf_counter()
    await asyncio.gather(*(write(table) for table in range(WRITERS)))
    took = time.perf_counter() - began
    await asyncio.sleep(0.2)
    telling.cancel()
    assert heard == (0 if way == "none" else WRITERS * ROWS), (way, heard)
    for db in (pool, aside, listener):
        await db.close()
    times.sort()
    return {
        "a_second": WRITERS * ROWS / took,
        "p50_ms": 1000 * times[len(times) // 2],
        "p99_ms": 1000 * times[len(times) * 99 // 100],
    }


# -- the run


@contextlib.contextmanager
def beside(command: list[str] | None) -> Iterator[None]:
    if command is None:
        yield
        return
    running = subprocess.Popen(command, stdout=subprocess.DEVNULL, stderr=subprocess.DEVNULL)
    try:
        time.sleep(1)
        yield
    finally:
        running.terminate()
        running.wait(10)


def works(url: str, redis: str | None, nats: str | None) -> Iterator[tuple[str, Coroutine[Any, Any, dict[str, float]]]]:
    for way, label in (("none", "not at all"), ("with", "in the same transaction"), ("aside", "together, aside")):
        yield f"rows, announced {label}", rows(url, way)
    yield "messages, NOTIFY", measure("NOTIFY", url)
    yield f"messages, NOTIFY, {TOGETHER} together", measure("NOTIFY together", url)
    if redis:
        yield "messages, Redis", measure("redis", "9298", [redis, "--port", "9298", "--save", ""])
    if nats:
        yield "messages, NATS", measure("nats", "9299", [nats, "-p", "9299", "-a", "127.0.0.1"])


async def report(url: str, redis: str | None, nats: str | None, only: str) -> None:
    console = Console(highlight=False, width=140)
    for what, work in works(url, redis, nats):
        if only not in what:
            work.close()
            continue
        found = await work
        times = f"p50 {found['p50_ms']:.2f} ms   p99 {found['p99_ms']:.2f} ms"
        console.print(f"{what:40} {found['a_second']:>9,.0f} a second   {times}")
    console.print(machine_line())


def main(arguments: list[str]) -> int:
    parser = argparse.ArgumentParser(prog="bench carriers", description=(__doc__ or "").partition("\n\n")[2])
    parser.add_argument("--redis", default=shutil.which("valkey-server") or shutil.which("redis-server"))
    parser.add_argument("--nats", default=shutil.which("nats-server"))
    parser.add_argument("--only", default="", help="only what has this word in its name")
    parser.add_argument("--other", nargs=2, help=argparse.SUPPRESS)
    asked = parser.parse_args(arguments)
    if asked.other:
        asyncio.run(other(*asked.other))
        return 0
    with postgres.server() as url:
        asyncio.run(report(url, asked.redis, asked.nats, asked.only))
    return 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
