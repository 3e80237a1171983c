"""What a choice would do, and what may be measured. Whatever is measured, and what a kind of choice would do once that
took long, is answered in a worker: compiled rules hold the interpreter while they reckon, so in a thread they would
hold up everybody as well. A server of one's own has nobody to hold up, and answers itself."""

import functools
import json
from collections.abc import Callable
from typing import Any

import msgspec

from ludotheque.core.domains import Choice
from ludotheque.core.refusal import Refusal
from ludotheque.match.position import load
from ludotheque.match.table import Table
from ludotheque.server import cards, clock
from ludotheque.server.ahead import ahead_beside
from ludotheque.server.live import LiveTable
from ludotheque.server.pool import ThinkingPool
from ludotheque.server.sentences import LANGUAGES, Refusing

LONG = 0.002  # seconds of the processor
PATIENCE = 10.0  # seconds that a worker may take
NICE = 4  # it comes after whoever answers people, and before robots
Told = dict[str, Any] | Refusal


def answer(table: Table, seat: int | None, asked: Choice, measures: bool) -> Told:
    if measures:
        return table.measure(seat, asked)
    assert seat is not None
    return table.foresee(seat, asked)


@functools.lru_cache(maxsize=8)
def laid(position: bytes) -> Table:
    return load(json.loads(position))


def answer_beside(position: bytes, seat: int | None, asked: Choice, measures: bool) -> tuple[Any, Any, float]:
    """In the worker: the answer, or why not, and what it cost."""
    began = clock.processor()
    told = answer(laid(position), seat, asked, measures)
    taken = clock.processor() - began
    return (None, (told.rule, told.why), taken) if isinstance(told, Refusal) else (told, None, taken)


class Questions:
    def __init__(self, local: bool, payers: Callable[[str], set[str]]) -> None:
        self.local = local
        self.pool = ThinkingPool(1, PATIENCE, nice=NICE)
        self.pool.payers = payers
        self.long: set[tuple[str, str]] = set()  # a game, and the verb of a choice

    def warm(self) -> None:
        """Start the worker before anybody waits for it."""
        if not self.local:
            self.pool.warm()

    async def answer(self, live: LiveTable, seat: int | None, asked: Choice, measures: bool) -> tuple[Told, float]:
        """And what a worker spent on it, in seconds of the processor."""
        game, verb = live.table.rules.manifest.id, asked[0] if asked and isinstance(asked[0], str) else ""
        if self.local or not (measures or (game, verb) in self.long):
            began = clock.processor()
            told = answer(live.table, seat, asked, measures)
            if clock.processor() - began > LONG:
                self.long.add((game, verb))
            return told, 0.0
        position = msgspec.json.encode(live.table.save())
        try:
            kind = (game, "measure" if measures else "ask")
            found, why, taken = await self.pool.run(live.id, kind, answer_beside, position, seat, asked, measures)
        except TimeoutError:
            raise Refusing("thinks-long", 503) from None
        return (Refusal(*why) if why is not None else found), taken

    async def ahead(self, live: LiveTable, seat: int, languages: list[str]) -> tuple[list[dict[str, Any]], float]:
        """What may be asked of that seat before long (`ahead.py`), and what a worker spent on it."""
        names: dict[str, list[str]] = {lang: cards.names(live, lang) for lang in LANGUAGES}
        position = msgspec.json.encode(live.table.save())
        kind = (live.table.rules.manifest.id, "ahead")
        try:
            return await self.pool.run(live.id, kind, ahead_beside, position, seat, names, languages)  # type: ignore[no-any-return]
        except TimeoutError:
            raise Refusing("thinks-long", 503) from None

    def close(self) -> None:
        self.pool.close()
