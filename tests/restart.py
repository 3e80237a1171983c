"""Stops the server at random points between two steps of its event loop, starts it again from what was written, and
looks whether every seat sees what it was last shown.

`PYTHONPATH=src python -m tests.restart --rounds 2000`. One round: two server processes (here: two hosts in one event
loop) share a database in memory whose writes take their time, come late to the other or fail; people at each answer,
take back, talk, propose, agree, come and go; then both stop at once.
"""

import argparse
import asyncio
import contextlib
import logging
import random
import sys
from typing import Any

import msgspec

from ludotheque.server import room as rooms
from ludotheque.server import wire
from ludotheque.server.chapters import Chapters
from ludotheque.server.clients import Client
from ludotheque.server.clubs import Clubs
from ludotheque.server.contests import Contests
from ludotheque.server.desks import Desks
from ludotheque.server.holders import Visitor
from ludotheque.server.host import Host
from ludotheque.server.people import People
from ludotheque.server.persons import Persons
from ludotheque.server.rated import Rated
from ludotheque.server.reports import Reports
from ludotheque.server.sentences import Refusing
from ludotheque.server.settings import Settings
from ludotheque.server.sql import Change
from ludotheque.server.store import Head, Row, StoreFault

GAMES = (("connect4", 2), ("phare", 2), ("diktat", 2), ("diktat", 4), ("steamwatchers", 2), ("steamwatchers", 3))
SAME = ("at", "seat", "view", "decision", "beside", "waiting", "undo", "over", "result")


class Shared:
    """What is written, and who is told."""

    def __init__(self, rng: random.Random) -> None:
        self.rng = rng
        self.heads: dict[str, Head] = {}
        self.logs: dict[str, list[Row]] = {}
        self.stores: list[Memory] = []
        self.faults = 0.05  # how often a write fails


class Memory:
    """One process's way to what is shared."""

    name, shared = "memory", True

    def __init__(self, kept: Shared) -> None:
        self.kept = kept
        self.people = People(self)
        self.chapters = Chapters(self)
        self.persons = Persons(self)
        self.rated = Rated(self)
        self.reports = Reports(self)
        self.contests = Contests(self)
        self.clubs = Clubs(self)
        self.desks = Desks(self)
        self.watched: dict[str, int] = {}
        self.heard: Any = lambda text: None
        self.told: Any = lambda table, seq: None
        self.dead = False
        kept.stores.append(self)

    async def wait(self) -> None:
        for _ in range(self.kept.rng.randrange(6)):
            await asyncio.sleep(0)

    async def create(self, head: Head, keys: dict[str, int]) -> None:
        self.kept.heads[head.id], self.kept.logs[head.id] = head, []

    async def head(self, table: str) -> Head | None:
        await self.wait()
        return self.kept.heads.get(table)

    async def rows(self, table: str, since: int = 0) -> list[Row]:
        await self.wait()
        return self.kept.logs[table][since:]

    async def append(
        self, table: str, seq: int, body: bytes, ending: bytes | None = None, fence: int | None = None
    ) -> int | None:
        await self.wait()
        log, rng = self.kept.logs[table], self.kept.rng
        if self.dead or rng.random() < self.kept.faults:
            raise StoreFault("database-fault")
        if seq != len(log) + 1:
            return None
        log.append(Row(seq, 1000 * seq, body))
        for store in self.kept.stores:
            asyncio.get_running_loop().create_task(store.hear(table, seq))
        await self.wait()
        return 1000 * seq

    async def hear(self, table: str, seq: int) -> None:
        await self.wait()
        if not self.dead and self.kept.rng.random() < 0.8:
            self.told(table, seq)

    async def owners(self, table: str) -> dict[int, str]:
        return {}

    async def own(self, account: str, table: str, seat: int) -> None: ...

    async def announce(self, text: str) -> None: ...

    async def new_key(self, table: str, seat: int, key: str) -> None: ...

    async def disown(self, table: str, seat: int) -> None: ...

    async def one(self, sql: str, *values: object) -> Any:
        return None

    async def all(self, sql: str, *values: object) -> list[Any]:
        return []

    async def together(self, *changes: Change) -> None: ...


class Person(Client):
    """Keeps the last state of each seat until the server stops."""

    def __init__(self, wants: list[int], stopped: asyncio.Event) -> None:
        """Everybody who wants the same seat is the same person, in another window."""
        super().__init__(Visitor(browser=f"of {wants}"), False, ())
        self.wants, self.stopped = wants, stopped
        self.last: dict[int | None, dict[str, Any]] = {}
        self.proposals: list[dict[str, Any]] = []

    def put(self, text: str | bytes | None) -> None:
        if text is None or self.stopped.is_set():
            return
        message = msgspec.json.decode(text)
        if message["type"] == "state":
            self.last[message["seat"]] = message
        elif message["type"] == "proposals":
            self.proposals = message["proposals"]


async def sit(host: Host, table: str, person: Person, rng: random.Random) -> None:
    """Somebody at one process, until everything stops."""
    while not person.stopped.is_set():
        await asyncio.sleep(0)
        room = await host.room(table)
        if person not in room.clients:
            with contextlib.suppress(StoreFault):
                await come(room, person)
            continue
        with contextlib.suppress(Refusing, StoreFault):
            await act(room, person, rng)


async def come(room: rooms.Room, person: Person) -> None:
    await room.parley.sit_down(person, dict.fromkeys(person.wants, ""), "")
    await room.join(person, {})


async def act(room: rooms.Room, person: Person, rng: random.Random) -> None:
    pick = rng.random()
    if pick < 0.08:
        room.leave(person)
        return
    if not person.seats:
        return
    seat = person.seats[0]
    state = person.last[seat]
    if pick < 0.12:
        await room.parley.say(person, seat, "hello", rng.choice([None, 0]))
    elif pick < 0.16:
        what: Any = rng.choice(["undo", "undo", "pause", "resume"])
        at = rng.randint(0, state["at"]) if what == "undo" else None
        await room.parley.propose(person, wire.Propose(1, seat, what, at))
    elif pick < 0.3 and person.proposals:
        number = rng.choice(person.proposals)["number"]
        await room.parley.consent(person, wire.Consent(1, seat, number, rng.random() < 0.9))
    elif pick < 0.36 and state["undo"]:
        await room.undo(seat, person.holding(seat))
    elif pick < 0.45 and state["beside"] and state["beside"]["choices"]:
        await room.choose(seat, tuple(rng.choice(state["beside"]["choices"])), state["at"], person.holding(seat))
    elif decision := state["decision"]:
        choice = rng.choice(decision["choices"]) if decision["choices"] else decision["default"]
        await room.choose(seat, tuple(choice), state["at"], person.holding(seat))


def opened(kept: Shared) -> Host:
    store: Any = Memory(kept)
    host = Host(store, Settings("memory", thinkers=0))
    store.told = host.told
    return host


async def one_round(kept: Shared, table: str, seats: int, rng: random.Random) -> list[str]:
    """What somebody was last shown and is shown otherwise after the restart."""
    kept.stores.clear()
    processes = [opened(kept) for _ in range(2)]
    stopped = asyncio.Event()
    people = [Person([] if n == seats else [n], stopped) for n in (*range(seats), *range(seats + 1))]
    playing = [asyncio.create_task(sit(rng.choice(processes), table, person, rng)) for person in people]
    for _ in range(rng.randrange(20, 250)):
        await asyncio.sleep(0)
    stopped.set()
    for store in kept.stores:
        store.dead = True
    ended = await asyncio.gather(*playing, return_exceptions=True)
    for host in processes:
        await asyncio.gather(*host.tasks)
    return [repr(fault) for fault in ended if fault is not None] + await again(kept, table, people)


async def again(kept: Shared, table: str, people: list[Person]) -> list[str]:
    kept.stores.clear()
    room = await opened(kept).room(table)
    found = []
    for person in people:
        for eyes, before in person.last.items():
            fresh = Person(person.wants, asyncio.Event())
            fresh.seats = room.seats_of(fresh.visitor)
            await room.join(fresh, {})
            after = fresh.last[eyes]
            room.leave(fresh)
            if after["at"] < before["at"]:
                found.append(f"table {table} seat {eyes}: row {before['at']} was shown, {after['at']} is written")
            elif after["at"] == before["at"]:
                changed = [name for name in SAME if before[name] != after[name]]
                found += [f"table {table} seat {eyes} at {after['at']}: another {name}" for name in changed]
    return found


async def run(rounds: int, seed: int) -> list[str]:
    rng = random.Random(seed)
    kept, faults = Shared(rng), []
    table, seats = "", 0
    for number in range(rounds):
        if not table or kept.heads[table].finished or len(kept.logs[table]) > 150 or rng.random() < 0.1:
            game, seats = rng.choice(GAMES)
            asked = wire.NewTable(game, [wire.NewSeat("human", f"P{n}") for n in range(seats)])
            table = (await opened(kept).create(asked)).table
        found = await one_round(kept, table, seats, rng)
        faults += [f"round {number}, {game}: {fault}" for fault in found]
        if found:
            table = ""
    return faults


def main() -> int:
    parser = argparse.ArgumentParser(description=(__doc__ or "").partition("\n\n")[0])
    parser.add_argument("--rounds", type=int, default=2000)
    parser.add_argument("--seed", type=int, default=1)
    asked = parser.parse_args()
    logging.disable(logging.CRITICAL)
    faults = asyncio.run(run(asked.rounds, asked.seed))
    for fault in faults[:20]:
        print(fault)
    print(f"{asked.rounds} restarts, {len(faults)} differences")
    return 1 if faults else 0


if __name__ == "__main__":
    sys.exit(main())
