"""Described positions laid on the server of the browser tests, as if they had been played there."""

import asyncio
from concurrent.futures import ThreadPoolExecutor
from typing import Any

import msgspec

from ludotheque.core.chance import Seeded
from ludotheque.match import notation
from ludotheque.match.faces import game
from ludotheque.match.table import Table
from ludotheque.server import clock
from ludotheque.server.live import entry_row
from ludotheque.server.notes import Occupant, TableHead
from ludotheque.server.store import Head, hashed, new_id, new_secret, open_store
from tests.server.process import Server

SEED = "positions"


def lay(
    host: Server, game_id: str, seats: int, options: dict[str, Any], moves: list[tuple[int, str]], **description: Any
) -> list[str]:
    """The address of each seat of a table with a person on every seat: that position, then these moves in notation."""
    rules = game(game_id).rules
    state, full = rules.given(seats, options, **description)
    state.dealer = Seeded(SEED)
    played = Table(rules, state, full).begin(from_position=True)
    for seat, move in moves:
        refusal = played.choose(seat, notation.read(move))
        assert refusal is None, f"{move}: {refusal}"
    head = TableHead(played.journal()["header"], SEED, [Occupant("human", f"n° {seat + 1}") for seat in range(seats)])
    table, keys = new_id(), [new_secret() for _ in range(seats)]
    kept = {hashed(key): seat for seat, key in enumerate(keys)}

    async def write() -> None:
        store = open_store(host.database)
        await store.open(lambda table, row: None)
        await store.create(Head(table, msgspec.json.encode(head), clock.now()), kept)
        for number, entry in enumerate(played.entries, 1):
            await store.append(table, number, msgspec.json.encode(entry_row(entry)))
        await store.close()

    with ThreadPoolExecutor(1) as apart:  # the browser's driver keeps an event loop running on this thread
        apart.submit(asyncio.run, write()).result()
    return [f"/table/{table}#{key}" for key in keys]
