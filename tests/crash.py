"""Kills the server again and again while people play, and looks whether anything acknowledged was lost.

`PYTHONPATH=src python -m tests.crash --kills 200 --database sqlite`, or `postgresql` with a private server. With
`--processes 3` there are so many servers on it: at each table somebody answers at two of them at once, robots play
where nobody answers, one server is killed that owns tables, and it is measured how long until all of its tables have
another owner.
"""

import argparse
import asyncio
import contextlib
import json
import multiprocessing
import random
import re
import socket
import statistics
import sys
import tempfile
import time
from pathlib import Path
from typing import Any

import asyncpg
import websockets

from ludotheque.server import wire
from ludotheque.server.settings import Settings
from tests.server import postgres
from tests.server.process import Server

TABLES = 6


class Seen:
    """One table, its keys, and every move that was acknowledged."""

    def __init__(self, server: Server, game: str, seats: int) -> None:
        body = {"game": game, "seats": [{"name": f"P{n}"} for n in range(seats)], "hotseat": True}
        made = server.post("/api/tables", body)
        self.table: str = made["table"]
        self.keys = [link["key"] for link in made["links"]]
        self.sure: dict[int, tuple[int, list[Any]]] = {}
        self.unsure = 0  # answers whose receipt never came
        self.over = False

    def acknowledge(self, at: int, move: tuple[int, list[Any]]) -> None:
        assert at not in self.sure, f"table {self.table}: two answers are move {at}"
        self.sure[at] = move


async def play(port: int, seen: Seen, rng: random.Random, pause: float = 0.0) -> None:
    """Plays on at random until the connection breaks."""
    address = f"ws://127.0.0.1:{port}/api/tables/{seen.table}/socket"
    cookie = {"cookie": "ludotheque-browser=the-same-in-every-window"}
    with contextlib.suppress(OSError, websockets.WebSocketException):
        async with websockets.connect(address, max_size=None, additional_headers=cookie) as line:
            await line.send(json.dumps({"type": "hello", "protocol": wire.PROTOCOL, "keys": seen.keys}))
            states: dict[int, dict[str, Any]] = {}
            sent: dict[int, tuple[int, list[Any]]] = {}
            number, waits = 0, False
            try:
                while not seen.over:
                    message = json.loads(await line.recv())
                    if message["type"] == "state":
                        states[message["seat"]] = message
                        seen.over = message["over"]
                    elif message["type"] == "accepted":
                        seen.acknowledge(message["at"], sent[message["id"]])
                    waits = waits and message["type"] not in ("accepted", "refused")
                    asked = [s for s, state in states.items() if state["decision"]]
                    if waits or not asked or len(states) < len(seen.keys) - 1:
                        continue
                    await asyncio.sleep(pause)
                    seat = rng.choice(asked)
                    decision = states[seat]["decision"]
                    choice = rng.choice(decision["choices"]) if decision["choices"] else decision["default"]
                    number, waits = number + 1, True
                    sent[number] = (seat, choice)
                    body = {"type": "choose", "id": number, "seat": seat, "choice": choice, "at": states[seat]["at"]}
                    await line.send(json.dumps(body))
            finally:
                seen.unsure += waits


async def round_of_play(server: Server, tables: list[Seen], rng: random.Random, seconds: float) -> None:
    players = [asyncio.create_task(play(server.port, seen, rng)) for seen in tables]
    await asyncio.sleep(seconds)
    server.kill()
    await asyncio.gather(*players)


def check(server: Server, seen: Seen) -> int:
    """Every acknowledged move is in the log of its table, which opens; how many there are."""
    server.get(f"/api/tables/{seen.table}")
    lines = server.get(f"/api/admin/tables/{seen.table}/export").splitlines()[2:]
    rows = [json.loads(line.partition("\t")[2]) for line in lines]
    moves = sum("choice" in row and "note" not in row for row in rows)
    if moves > len(seen.sure) + seen.unsure:
        raise AssertionError(f"table {seen.table}: {moves} moves, of {len(seen.sure)} answers and {seen.unsure} unsure")
    for at, (seat, choice) in seen.sure.items():
        row = rows[at - 1]
        if (row["seat"], row["choice"]) != (seat, choice):
            raise AssertionError(f"table {seen.table}: move {at} was {choice} of seat {seat}, the log has {row}")
    return len(seen.sure)


def run(database: str, data: Path, kills: int, seed: int = 1, shortest: float = 0.15, longest: float = 0.7) -> int:
    """How many acknowledged moves were checked, all in all."""
    rng = random.Random(seed)
    tables: list[Seen] = []
    done: list[Seen] = []
    server = Server(database, data)
    try:
        for number in range(kills):
            done += [seen for seen in tables if seen.over]
            tables = [seen for seen in tables if not seen.over]
            while len(tables) < TABLES:
                game, seats = rng.choice([("connect4", 2), ("diktat", 2), ("diktat", 4), ("steamwatchers", 3)])
                tables.append(Seen(server, game, seats))
            asyncio.run(round_of_play(server, tables, rng, rng.uniform(shortest, longest)))
            server = Server(database, data)
            checked = sum(check(server, seen) for seen in tables)
            if sys.stdout.isatty() or number % 20 == 19:
                print(f"{number + 1} kills, {len(done) + len(tables)} tables, {checked} moves just checked", flush=True)
        return sum(check(server, seen) for seen in [*done, *tables])
    finally:
        if server.process.poll() is None:
            server.kill()


# -- several servers on one database

WINDOWS = 2  # at each table, at different servers
PAUSE = 0.05  # seconds before each answer
PRELOADED = [
    "ludotheque.cli.processes",
    "ludotheque.server.app",
    "ludotheque.games.connect4",
    "ludotheque.games.diktat",
    "ludotheque.games.steamwatchers",
]
BATCH = 20  # kills, after which every table is looked at


async def owners(url: str) -> set[str]:
    """The processes that own tables, or owned some when they died."""
    db = await asyncpg.connect(url)
    try:
        return {holder for (holder,) in await db.fetch("SELECT DISTINCT holder FROM lease")}
    finally:
        await db.close()


def process_of(server: Server) -> str:
    found = re.search(r'process="(\w+)"', server.get("/api/metrics"))
    assert found is not None
    return found[1]


async def followed(url: str, holder: str) -> float:
    """Seconds until every table that process owned has another owner."""
    began = time.monotonic()
    while holder in await owners(url):
        if time.monotonic() - began > 60:
            raise AssertionError(f"nobody took over from {holder}")
        await asyncio.sleep(0.05)
    return time.monotonic() - began


class Robots:
    """A table at which robots play among themselves, watched from every server."""

    def __init__(self, server: Server) -> None:
        seats = [{"kind": "bot", "level": "hasard"}] * 4
        self.table: str = server.post("/api/tables", {"game": "diktat", "seats": seats})["table"]

    async def watch(self, port: int) -> None:
        address = f"ws://127.0.0.1:{port}/api/tables/{self.table}/socket"
        with contextlib.suppress(OSError, websockets.WebSocketException):
            async with websockets.connect(address, max_size=None) as line:
                await line.send(json.dumps({"type": "hello", "protocol": wire.PROTOCOL, "keys": []}))
                async for _ in line:
                    pass


def serve(url: str, data: Path, listener: socket.socket) -> None:
    from ludotheque.cli.processes import run as serve_on

    serve_on(listener, Settings(url, data=data, thinkers=0), "error")


class Forked(Server):
    """A server like any other, in a process of its own that need not load everything again: it comes
    from one that has."""

    def __init__(self, url: str, data: Path) -> None:
        fork = multiprocessing.get_context("forkserver")
        fork.set_forkserver_preload(PRELOADED)
        listener = socket.create_server(("127.0.0.1", 0))
        self.port = listener.getsockname()[1]
        self.forked = fork.Process(target=serve, args=(url, data, listener))
        self.forked.start()
        listener.close()
        for _ in range(10):  # of 20 seconds: whoever asks waits in the queue of the socket
            with contextlib.suppress(TimeoutError):
                self.get("/api/health")
                return
        raise RuntimeError("the server did not start")

    def kill(self) -> None:
        self.forked.kill()
        self.forked.join()


class Several:
    """Servers on one database, of which one after the other is killed."""

    def __init__(self, url: str, data: Path, count: int, rng: random.Random) -> None:
        self.url, self.data, self.rng = url, data, rng
        self.servers: list[Server] = [Forked(url, data) for _ in range(count)]
        self.tables: list[Seen] = []
        self.took: list[float] = []

    def lay(self) -> Seen:
        game, seats = self.rng.choice([("connect4", 2), ("diktat", 2), ("diktat", 4), ("steamwatchers", 3)])
        self.tables.append(Seen(self.rng.choice(self.servers), game, seats))
        return self.tables[-1]

    async def at_tables(self) -> None:
        """One table after the other; whoever loses a server goes on at another."""
        while True:
            seen = await asyncio.to_thread(self.lay)
            while not seen.over:
                servers = [self.rng.choice(self.servers) for _ in range(WINDOWS)]
                await asyncio.gather(*(play(server.port, seen, self.rng, PAUSE) for server in servers))
                await asyncio.sleep(0.05)

    async def watch(self) -> None:
        robots = await asyncio.to_thread(Robots, self.servers[0])
        while True:
            await robots.watch(self.rng.choice(self.servers).port)
            await asyncio.sleep(0.05)

    async def kill_some(self, kills: int) -> None:
        playing = [asyncio.create_task(self.at_tables()) for _ in range(TABLES)]
        playing.append(asyncio.create_task(self.watch()))
        for _ in range(kills):
            await asyncio.sleep(self.rng.uniform(0.3, 1.2))
            await self.kill_one()
        for task in playing:
            task.cancel()
        await asyncio.gather(*playing, return_exceptions=True)

    async def kill_one(self) -> None:
        names = {process_of(each): each for each in self.servers}
        while not (owning := sorted(names.keys() & await owners(self.url))):
            await asyncio.sleep(0.05)
        process = self.rng.choice(owning)
        victim = names[process]
        victim.kill()
        self.servers.remove(victim)
        following = asyncio.to_thread(Forked, self.url, self.data)
        took, fresh = await asyncio.gather(followed(self.url, process), following)
        self.took.append(took)
        self.servers.append(fresh)

    def close(self) -> None:
        for server in self.servers:
            server.kill()


def run_several(url: str, data: Path, kills: int, count: int, seed: int = 1) -> tuple[int, list[float]]:
    """How many acknowledged answers were checked, and how long each take-over took."""
    rng = random.Random(seed)
    several = Several(url, data, count, rng)
    try:
        while len(several.took) < kills:
            asyncio.run(several.kill_some(min(BATCH, kills - len(several.took))))
            checked = sum(check(rng.choice(several.servers), seen) for seen in several.tables)
            print(f"{len(several.took)} kills, {checked} answers checked, {max(several.took):.1f} s", flush=True)
        return checked, several.took
    finally:
        several.close()


def main() -> int:
    parser = argparse.ArgumentParser()
    parser.add_argument("--kills", type=int, default=200)
    parser.add_argument("--database", choices=["sqlite", "postgresql"], default="sqlite")
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--processes", type=int, default=1, help="servers at once, on PostgreSQL")
    asked = parser.parse_args()
    with contextlib.ExitStack() as stack:
        data = Path(stack.enter_context(tempfile.TemporaryDirectory(prefix="ludo-crash")))
        url = f"sqlite:///{data}/crash.db" if asked.database == "sqlite" else stack.enter_context(postgres.server())
        if asked.processes > 1 and asked.database == "postgresql":
            moves, took = run_several(url, data, asked.kills, asked.processes, asked.seed)
            print(f"{len(took)} owners killed: {moves} acknowledged answers, none lost, none twice; taken over after")
            print(f"{statistics.median(took):.1f} s in the middle, {max(took):.1f} s at most")
            return 0
        moves = run(url, data, asked.kills, asked.seed)
    print(f"{asked.kills} kills on {asked.database}: {moves} acknowledged moves, none lost, every table opens")
    return 0


if __name__ == "__main__":
    sys.exit(main())
