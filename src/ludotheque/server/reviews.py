"""Reviews of finished games: made once, in the workers of the bots, a little at a time, and kept."""

import asyncio
import logging
from typing import Any

import msgspec

from ludotheque.bots import review, worker
from ludotheque.server import clock, wire
from ludotheque.server.fairness import Fairness
from ludotheque.server.live import LiveTable
from ludotheque.server.sentences import LANGUAGES, Refusing, TableTexts, reasons
from ludotheque.server.store import StoreFault
from ludotheque.server.tables import Tables

log = logging.getLogger("ludotheque.server")
KIND = ("review", "")
PIECE = 0.4  # seconds of thinking before others get their turn
AT_ONCE = 1  # reviews under way; the others wait
LINE = 20  # reviews that wait, at most
FEWER = 4  # times fewer trials for the rest where a piece was too slow
KEEP = 5.0  # seconds after which what is judged is kept, in case the server stops


class Work:
    """A review that is asked for and not yet whole."""

    def __init__(self) -> None:
        self.running = False
        self.done: list[review.Judged] = []
        self.total = 0


class Reviews:
    def __init__(self, tables: Tables, fairness: Fairness) -> None:
        self.tables, self.fairness = tables, fairness
        self.works: dict[str, Work] = {}
        self.failed: set[str] = set()
        self.turn = asyncio.Semaphore(AT_ONCE)

    async def look(self, table: str) -> wire.Review:
        """How far it is; whole when it is done."""
        live = await self.finished(table)
        kept = await self.kept(table)
        if kept is not None and "points" in kept:
            return shown(live, kept)
        work = self.works.get(table)
        if work is None:
            return wire.Review("failed" if table in self.failed else "none")
        return wire.Review("running" if work.running else "waiting", len(work.done), work.total)

    async def begin(self, table: str) -> wire.Review:
        """Have it made, unless it is made or under way."""
        found = await self.look(table)
        if found.state in ("none", "failed") and table not in self.works:
            if len(self.works) >= LINE:
                raise Refusing("many-reviews", 503)
            self.works[table] = Work()
            self.tables.spawn(self.make(table, self.works[table]))
            return wire.Review("waiting")
        return found

    async def finished(self, table: str) -> LiveTable:
        """Of a game under way a review would be advice, and tell secrets."""
        live = await self.tables.live(table)
        if not live.table.over or await self.fairness.among_people(table):
            raise Refusing("not-over", 409)
        return live

    async def kept(self, table: str) -> dict[str, Any] | None:
        body = await self.tables.store.review(table)
        found: dict[str, Any] | None = None if body is None else msgspec.json.decode(body)
        return found if found is not None and found["format"] == review.FORMAT else None

    async def make(self, table: str, work: Work) -> None:
        self.failed.discard(table)
        try:
            async with self.turn:
                await self.carry_out(table, work)
        except (TimeoutError, Refusing, StoreFault) as error:
            self.failed.add(table)
            log.warning("a review was not finished", extra={"table": table, "why": str(error) or "too slow"})
        except Exception:
            self.failed.add(table)
            raise
        finally:
            del self.works[table]

    async def carry_out(self, table: str, work: Work) -> None:
        live = await self.finished(table)
        journal = live.journal()
        text = msgspec.json.encode(journal)
        wanted = await (await self.fairness.robots(live)).run(table, KIND, worker.plan_review, text)
        effort = trials = review.effort(len(wanted))
        before = await self.kept(table)
        if before is not None and before["iterations"] == effort:
            work.done = before["decisions"]
        work.total, work.running = len(wanted), True
        saved = clock.monotonic()
        while len(work.done) < len(wanted):
            rest = wanted[len(work.done) :]
            robots = await self.fairness.robots(live)
            try:
                work.done += await robots.run(table, KIND, worker.review_some, text, rest, trials, PIECE)
            except TimeoutError:  # one decision alone was too much for this machine
                if trials <= review.LEAST:
                    raise
                trials = max(review.LEAST, trials // FEWER)
            if clock.monotonic() - saved > KEEP:
                part = {"format": review.FORMAT, "iterations": effort, "decisions": work.done}
                await self.tables.store.keep_review(table, msgspec.json.encode(part))
                saved = clock.monotonic()
        whole = review.gather(journal, work.done, trials)
        await self.tables.store.keep_review(table, msgspec.json.encode(whole))


def shown(live: LiveTable, kept: dict[str, Any]) -> wire.Review:
    """A whole review, with the moves of this table's record."""
    voices = {lang: TableTexts(live.table.rules, lang, live.table.options) for lang in LANGUAGES}

    def placed(parts: list[dict[str, Any]]) -> list[dict[str, Any]]:
        return [
            part | {"at": live.seen_by(None, live.marks[min(part["entry"], len(live.marks) - 1)])} for part in parts
        ]

    count = len(kept["decisions"])
    body = {
        "state": "done",
        "done": count,
        "total": count,
        "iterations": kept["iterations"],
        **{name: placed(kept[name]) for name in ("points", "turns", "decisions")},
        "sums": kept["sums"],
    }
    body["decisions"] = [one | {"why": reasons(one["why"], voices)} for one in body["decisions"]]
    return msgspec.convert(body, wire.Review)
