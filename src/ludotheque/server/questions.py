"""What a choice would do, and what may be measured. A kind of question that once took long is answered in a worker from
then on: compiled rules hold the interpreter while they reckon, so in a thread they would hold up everybody as well."""

import functools
import json
import time
from typing import TYPE_CHECKING, Any, Literal

import msgspec

from ludotheque.bots import worker
from ludotheque.core.domains import Choice
from ludotheque.core.refusal import Refusal
from ludotheque.match.position import load
from ludotheque.match.table import Table
from ludotheque.server.live import LiveTable
from ludotheque.server.pool import ThinkingPool
from ludotheque.server.sentences import Refusing

if TYPE_CHECKING:
    from ludotheque.server.host import Host

LONG = 0.002  # seconds of the processor
PATIENCE = 10.0  # seconds that a worker may take
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
    began = time.thread_time()
    told = answer(laid(position), seat, asked, measures)
    taken = time.thread_time() - began
    return (None, (told.rule, told.why), taken) if isinstance(told, Refusal) else (told, None, taken)


class Questions:
    def __init__(self, host: "Host") -> None:
        self.host = host
        self.pool = ThinkingPool(1, PATIENCE)
        self.pool.payers = host.payers
        self.state: Literal["none", "starting", "ready"] = "none"  # of the worker
        self.long: set[tuple[str, str, str]] = set()  # a game, what is asked, its verb

    async def answer(self, live: LiveTable, seat: int | None, asked: Choice, measures: bool) -> tuple[Told, float]:
        """And what a worker spent on it, in seconds of the processor."""
        verb = asked[0] if asked and isinstance(asked[0], str) else ""
        kind = (live.table.rules.manifest.id, "measure" if measures else "ask", verb)
        if kind not in self.long or self.state != "ready":
            began = time.thread_time()
            told = answer(live.table, seat, asked, measures)
            if time.thread_time() - began > LONG:
                self.long.add(kind)
                if self.state == "none":
                    self.state = "starting"
                    self.host.spawn(self.start())
            return told, 0.0
        position = msgspec.json.encode(live.table.save())
        try:
            found, why, taken = await self.pool.run(live.id, kind[:2], answer_beside, position, seat, asked, measures)
        except TimeoutError:
            raise Refusing("thinks-long", 503) from None
        return (Refusal(*why) if why is not None else found), taken

    async def start(self) -> None:
        """Until the worker is there the table answers itself: nobody waits for its start."""
        try:
            await self.pool.run("", ("start", ""), worker.ready)
            self.state = "ready"
        finally:
            self.state = "ready" if self.state == "ready" else "none"

    def close(self) -> None:
        self.pool.close()
