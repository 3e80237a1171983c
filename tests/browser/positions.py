"""Described positions laid on the server of the browser tests, as if they had been played there."""

import asyncio
import itertools
from collections.abc import Callable, Iterable, Sequence
from concurrent.futures import ThreadPoolExecutor
from typing import Any

import msgspec

from ludotheque.core.chance import Seeded
from ludotheque.core.domains import Domain
from ludotheque.match import notation
from ludotheque.match.bots import RandomBot
from ludotheque.match.faces import game
from ludotheque.match.guide import LEARNER, guide_of
from ludotheque.match.journal import journal_of
from ludotheque.match.table import Decision, Entry, Table
from ludotheque.server import clock
from ludotheque.server.databases import open_store
from ludotheque.server.live import entry_row
from ludotheque.server.notes import Occupant, TableHead
from ludotheque.server.store import Head, hashed, new_id, new_secret
from ludotheque.server.wire import ClockSettings
from tests.server.process import Server

SEED = "positions"
RANDOM = "hasard"


def lay(
    host: Server,
    game_id: str,
    seats: int,
    options: dict[str, Any],
    moves: list[tuple[int, str]],
    pace: ClockSettings | None = None,
    **description: Any,
) -> list[str]:
    """The address of each seat of a table with a person on every seat: that position, then these moves in notation."""
    rules = game(game_id).rules
    state, full = rules.given(seats, options, **description)
    state.dealer = Seeded(SEED)
    played = Table(rules, state, full).begin(from_position=True)
    for seat, move in moves:
        refusal = played.choose(seat, notation.read(move))
        assert refusal is None, f"{move}: {refusal}"
    return keep(host, played, list(played.entries), SEED, clock=pace)


def keep(
    host: Server,
    played: Table,
    entries: list[Entry],
    seed: str,
    names: Sequence[str] = (),
    robots: Iterable[int] = (),
    **more: Any,
) -> list[str]:
    """The address of each seat of a table on which these answers have been given so far; `more` of its head."""
    seats = played.state.seats
    people = [Occupant("human", name) for name in names or [f"n° {seat + 1}" for seat in range(seats)]]
    for seat in robots:
        people[seat] = Occupant("bot", people[seat].name, level=RANDOM)
    head = TableHead(journal_of(played)["header"], seed, people, **more)
    table, keys = new_id(), [new_secret() for _ in range(seats)]
    kept = {hashed(key): seat for seat, key in enumerate(keys)}

    async def write() -> None:
        store = open_store(host.database)
        await store.open(lambda table, row: None)
        await store.create(Head(table, msgspec.json.encode(head), clock.now()), kept)
        for number, entry in enumerate(entries, 1):
            await store.append(table, number, msgspec.json.encode(entry_row(entry)))
        await store.close()

    with ThreadPoolExecutor(1) as apart:  # the browser's driver keeps an event loop running on this thread
        apart.submit(asyncio.run, write()).result()
    return [f"/table/{table}#{key}" for key in keys]


def first_asked(
    host: Server, game_id: str, options: dict[str, Any], wanted: Callable[[Decision], bool]
) -> tuple[str, Decision]:
    """The first such question to the first seat in random games for two: its address, across from a robot."""
    for seed in map(str, itertools.count()):
        played, bot = game(game_id).new(2, seed, options), RandomBot(seed)
        while waiting := played.waiting:
            for each in waiting:
                if each.seat == 0 and wanted(each):
                    return keep(host, played, list(played.entries), seed, robots=[1])[0], each
            played.choose(waiting[0].seat, bot.answer(played, waiting[0].seat))
    raise AssertionError


def every_question(
    host: Server, game_id: str, seats: int, options: dict[str, Any], seeds: Iterable[int]
) -> dict[str, str]:
    """Of each question of some random games, where it offers most: the address of the seat that is asked."""
    widest: dict[str, tuple[int, Table, int, int, str]] = {}
    for seed in map(str, seeds):
        played, bot = game(game_id).new(seats, seed, options), RandomBot(seed)
        while waiting := played.waiting:
            for each in waiting:
                size = 1 if isinstance(each.choices, Domain) else len(each.choices)
                if size > widest.get(each.ask, (0,))[0]:
                    widest[each.ask] = size, played, len(played.entries), each.seat, seed
            seat = waiting[0].seat
            played.choose(seat, bot.answer(played, seat))
    return {
        ask: keep(host, played, list(played.entries)[:count], seed)[seat]
        for ask, (_, played, count, seat, seed) in widest.items()
    }


def every_lesson(host: Server, game_id: str) -> dict[int, str]:
    """Of each question of the guided first game, by the step that teaches it: the address of the learner."""
    guide = guide_of(game_id)
    assert guide is not None
    played, found = guide.open(), {}
    for step, move in guide.line:
        if move.seat == LEARNER:
            before = list(played.entries)
            found[step] = keep(host, played, before, guide.seed, guide=guide.mark, chance=list(guide.chance))[LEARNER]
        played.choose(move.seat, move.choices[0])
    return found
