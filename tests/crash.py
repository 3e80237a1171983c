"""Kills the server again and again while people play, and looks whether anything acknowledged was lost.

`PYTHONPATH=src python -m tests.crash --kills 200 --database sqlite`, or `postgresql` with a private server.
"""

import argparse
import asyncio
import contextlib
import json
import random
import sys
import tempfile
from pathlib import Path
from typing import Any

import websockets

from ludotheque.server import wire
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
        self.over = False


async def play(port: int, seen: Seen, rng: random.Random) -> None:
    """Plays on at random until the connection breaks."""
    address = f"ws://127.0.0.1:{port}/api/tables/{seen.table}/socket"
    with contextlib.suppress(OSError, websockets.WebSocketException):
        async with websockets.connect(address, max_size=None) as socket:
            await socket.send(json.dumps({"type": "hello", "protocol": wire.PROTOCOL, "keys": seen.keys}))
            states: dict[int, dict[str, Any]] = {}
            sent: dict[int, tuple[int, list[Any]]] = {}
            number = 0
            while not seen.over:
                message = json.loads(await socket.recv())
                if message["type"] == "state":
                    states[message["seat"]] = message
                    seen.over = message["over"]
                elif message["type"] == "accepted":
                    seen.sure[message["at"]] = sent[message["id"]]
                if message["type"] in ("accepted", "refused") or (not sent and len(states) == len(seen.keys) - 1):
                    asked = [s for s, state in states.items() if state["decision"]]
                    if not asked:
                        continue
                    seat = rng.choice(asked)
                    decision = states[seat]["decision"]
                    choice = rng.choice(decision["choices"]) if decision["choices"] else decision["default"]
                    number += 1
                    sent[number] = (seat, choice)
                    body = {"type": "choose", "id": number, "seat": seat, "choice": choice, "at": states[seat]["at"]}
                    await socket.send(json.dumps(body))


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


def main() -> int:
    parser = argparse.ArgumentParser()
    parser.add_argument("--kills", type=int, default=200)
    parser.add_argument("--database", choices=["sqlite", "postgresql"], default="sqlite")
    parser.add_argument("--seed", type=int, default=1)
    asked = parser.parse_args()
    with contextlib.ExitStack() as stack:
        data = Path(stack.enter_context(tempfile.TemporaryDirectory(prefix="ludo-crash")))
        url = f"sqlite:///{data}/crash.db" if asked.database == "sqlite" else stack.enter_context(postgres.server())
        moves = run(url, data, asked.kills, asked.seed)
    print(f"{asked.kills} kills on {asked.database}: {moves} acknowledged moves, none lost, every table opens")
    return 0


if __name__ == "__main__":
    sys.exit(main())
