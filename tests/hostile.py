"""Hostile visitors beside honest ones: `.venv/bin/python -m tests.hostile --hostile 20 --seconds 20`.

So many visitors, each of an address of their own, sit at a table of their own, in the middle of a game of each kind in
turn, and ask the dearest questions of that game as fast as they may, in a process of their own. Meanwhile others play
connect four elsewhere: how long they wait for an answer is printed, and the exit code says whether 99 of 100 answers
came within the limit."""

import argparse
import asyncio
import contextlib
import json
import multiprocessing
import os
import random
import sys
import tempfile
import time
from collections.abc import Iterator
from pathlib import Path
from typing import Any

from websockets.asyncio.client import ClientConnection, connect
from websockets.exceptions import ConnectionClosed

from ludotheque.server import wire
from tests.server.process import Server

GAMES = ("olomoc", "neombre", "hybris", "diktat", "steamwatchers")
OPENING = 40  # moves that are played before anything is asked
AHEAD = 40  # questions a hostile visitor has under way
HONEST = 8
LIMIT = 100.0  # milliseconds
BEAT = 0.05  # seconds between two messages of an honest visitor
Waited = tuple[float, float]  # seconds by the clock, and of the server's processor meanwhile


class Guest:
    """A visitor of that address; its connection and what it was last shown."""

    socket: ClientConnection | None = None

    def __init__(self, port: int, address: str) -> None:
        self.port, self.headers = port, {"x-forwarded-for": address, "cookie": f"ludotheque-browser={address}"}
        self.states: dict[int, dict[str, Any]] = {}
        self.number = 0

    async def make(self, game: str) -> tuple[str, list[str]]:
        def post() -> Any:
            import urllib.request

            body = {"game": game, "seats": [{"name": "A"}, {"name": "B"}], "hotseat": True}
            headers = {**self.headers, "content-type": "application/json"}
            request = urllib.request.Request(
                f"http://127.0.0.1:{self.port}/api/tables", json.dumps(body).encode(), headers
            )
            with urllib.request.urlopen(request, timeout=60) as answer:
                return json.loads(answer.read())

        made = await asyncio.to_thread(post)
        return made["table"], [link["key"] for link in made["links"]]

    async def sit(self, table: str, keys: list[str]) -> None:
        if self.socket is not None:
            await self.socket.close()
        address = f"ws://127.0.0.1:{self.port}/api/tables/{table}/socket"
        self.socket = await connect(address, max_size=None, additional_headers=self.headers)
        await self.send(type="hello", protocol=wire.PROTOCOL, keys=keys, languages=["fr", "en"])
        await self.until("proposals")

    async def send(self, **message: Any) -> None:
        assert self.socket is not None
        await self.socket.send(json.dumps(message))

    async def receive(self) -> dict[str, Any]:
        assert self.socket is not None
        message: dict[str, Any] = json.loads(await asyncio.wait_for(self.socket.recv(), 60))
        if message["type"] == "state" and message["seat"] is not None:
            self.states[message["seat"]] = message
        return message

    async def until(self, *kinds: str) -> dict[str, Any]:
        while (message := await self.receive())["type"] not in kinds:
            if message["type"] == "closed":
                raise ConnectionError(message["why"])
        return message

    async def ask(self, **message: Any) -> dict[str, Any]:
        self.number += 1
        await self.send(id=self.number, **message)
        while (answer := await self.receive()).get("id") != self.number:
            pass
        return answer

    async def some_move(self, rng: random.Random) -> dict[str, Any] | None:
        asked = [(seat, state["decision"]) for seat, state in self.states.items() if state["decision"]]
        if not asked:
            return None
        seat, decision = rng.choice(asked)
        choice = rng.choice(decision["choices"]) if decision["choices"] else decision["default"]
        return await self.ask(type="choose", seat=seat, choice=choice, at=self.states[seat]["at"])


def dearest(guest: Guest, game: str) -> Iterator[dict[str, Any]]:
    """What costs the server most, by kind: what each choice would do, what may be measured, how it was before."""
    while True:
        for seat, state in list(guest.states.items()):
            if game == "olomoc":
                for piece in ("a1", "a2", "a3", "b1", "b2", "b3"):
                    for verb in ("places", "reach"):
                        yield {"type": "measure", "seat": seat, "question": [verb, piece]}
            for choice in ((state["decision"] or {}).get("choices") or [])[:20]:
                yield {"type": "ask", "seat": seat, "choice": choice}
            yield {"type": "look", "seat": seat, "at": random.randrange(state["at"] + 1)}
            yield {"type": "choose", "seat": seat, "choice": ["nonsense"], "at": state["at"]}


async def attack(port: int, number: int, ready: Any, stop: float) -> None:
    """Play into the game, then ask without waiting, and come again when sent away."""
    rng, game = random.Random(number), GAMES[number % len(GAMES)]
    guest = Guest(port, f"10.1.{number // 250}.{number % 250 + 1}")
    table, keys = await guest.make(game)
    await guest.sit(table, keys)
    for _ in range(OPENING):
        if await guest.some_move(rng) is None:
            break
    with ready.get_lock():
        ready.value += 1
    while time.time() < stop:
        with contextlib.suppress(ConnectionClosed, ConnectionError, OSError, TimeoutError):
            await guest.sit(table, keys)
            await asyncio.gather(flood(guest, dearest(guest, game), stop), drain(guest, stop))


async def flood(guest: Guest, questions: Iterator[dict[str, Any]], stop: float) -> None:
    for n, question in enumerate(questions):
        if time.time() >= stop:
            return
        await guest.send(id=n, **question)
        await asyncio.sleep(0 if n % AHEAD else 0.2)


async def drain(guest: Guest, stop: float) -> None:
    while time.time() < stop:
        await guest.receive()


def mob(port: int, count: int, ready: Any, stop: float) -> None:
    os.nice(5)

    async def all_of_them() -> None:
        await asyncio.gather(*(attack(port, n, ready, stop) for n in range(count)))

    asyncio.run(all_of_them())


async def live(server: Server, number: int, stop: float, pings: list[Waited], moves: list[Waited]) -> None:
    """Plays connect four without hurry."""
    rng, guest = random.Random(-number), Guest(server.port, f"10.2.0.{number + 1}")
    table, keys = await guest.make("connect4")
    await guest.sit(table, keys)
    beat = 0
    while time.time() < stop:
        beat += 1
        began, before = time.perf_counter(), spent(server)
        if beat % 5:
            await guest.send(type="ping", n=beat)
            await guest.until("pong")
            pings.append((time.perf_counter() - began, spent(server) - before))
        else:
            answer = await guest.some_move(rng)
            moves.append((time.perf_counter() - began, spent(server) - before))
            if answer is None or answer["type"] != "accepted":  # the game is over, or the column is full
                table, keys = await guest.make("connect4")
                await guest.sit(table, keys)
        await asyncio.sleep(BEAT)


def spent(server: Server) -> float:
    """Seconds of the processor that its event loop has had."""
    pid = server.process.pid
    return int(Path(f"/proc/{pid}/task/{pid}/schedstat").read_text().split()[0]) / 1e9


def share(times: list[Waited], part: float, of: int) -> float:
    """In milliseconds: so many of a hundred waited no longer."""
    ordered = sorted(each[of] for each in times)
    return round(1000 * ordered[min(len(ordered) - 1, int(len(ordered) * part / 100))], 1)


def told_by(metrics: str, name: str) -> dict[str, float]:
    """By kind of message."""
    lines = [line.split('"') for line in metrics.splitlines() if line.startswith(name)]
    return {kind: float(number.strip("} ")) for _, kind, number in lines}


def run(data: Path, hostile: int, seconds: float, honest: int = HONEST) -> dict[str, Any]:
    """How long the honest waited, in milliseconds."""
    server = Server(f"sqlite:///{data}/hostile.db", data, "--host", "0.0.0.0", "--trusted-proxies", "127.0.0.1")
    spawn = multiprocessing.get_context("spawn")
    ready, patience = spawn.Value("i", 0), 120.0
    stop = time.time() + patience + seconds
    attackers = spawn.Process(target=mob, args=(server.port, hostile, ready, stop), daemon=True)
    try:
        attackers.start()
        until = time.time() + patience
        while ready.value < hostile and time.time() < until:
            time.sleep(0.1)
        pings: list[Waited] = []
        moves: list[Waited] = []

        async def crowd() -> None:
            end = time.time() + seconds
            await asyncio.gather(*(live(server, n, end, pings, moves) for n in range(honest)))

        before = spent(server)
        asyncio.run(crowd())
        busy = spent(server) - before
        told = server.get("/api/metrics")
        return {
            "hostile": ready.value,
            "pings": len(pings),
            "moves": len(moves),
            **{
                f"p{part} {name} {kind} ms": share(times, part, of)
                for name, times in (("ping", pings), ("move", moves))
                for of, kind in enumerate(("wall", "cpu"))
                for part in (50, 99, 100)
            },
            "server cpu": round(busy / seconds, 2),
            "messages": told_by(told, "ludotheque_messages_total{"),
            "seconds": told_by(told, "ludotheque_processor_seconds_total{"),
        }
    finally:
        attackers.kill()
        attackers.join()
        server.kill()


def worst(found: dict[str, Any]) -> float:
    """How long 99 of 100 waited at most, of the server's processor: how busy the machine is otherwise is another
    matter."""
    return float(max(found["p99 ping cpu ms"], found["p99 move cpu ms"]))


def main() -> int:
    parser = argparse.ArgumentParser(prog="tests.hostile")
    parser.add_argument("--hostile", type=int, default=20)
    parser.add_argument("--honest", type=int, default=HONEST)
    parser.add_argument("--seconds", type=float, default=20.0)
    options = parser.parse_args()
    memory = Path("/dev/shm")  # how busy the disk is is another matter
    with tempfile.TemporaryDirectory(dir=memory if memory.is_dir() else None) as folder:
        found = run(Path(folder), options.hostile, options.seconds, options.honest)
    print(json.dumps(found, indent=1))
    return 0 if worst(found) < LIMIT else 1


if __name__ == "__main__":
    sys.exit(main())
