"""Bots that think long, die or hang: other tables hardly notice."""

import asyncio
import functools
import subprocess
import sys
import time
from collections.abc import Awaitable, Callable
from concurrent.futures import ProcessPoolExecutor
from pathlib import Path

import msgspec
import pytest
from starlette.testclient import TestClient

from ludotheque.match.faces import game
from ludotheque.server.pool import SLICE, Beside, ThinkingPool, Worker
from tests.server.play import Player, made, socket, two_people
from tests.server.turned import turned


def nap(position: bytes, bot: str, *_: object) -> list[object]:
    """A bot that takes as long as it is told."""
    time.sleep(float(position))
    return ["napped", bot]


def held(gate: str, *_: object) -> list[object]:
    """A bot that thinks until a file is there, for which nobody at another table should wait."""
    end = time.monotonic() + 30
    while not Path(gate).exists() and time.monotonic() < end:
        time.sleep(0.01)
    return ["drop", 6]


Ask = Callable[[str, str, float], Awaitable[object]]


def scene(size: int, play: Callable[[ThinkingPool, Ask], Awaitable[None]], patience: float = 20.0) -> None:
    async def run() -> None:
        thinkers = ThinkingPool(size, patience, nap)

        def ask(table: str, bot: str, seconds: float) -> Awaitable[object]:
            return thinkers.think(table, str(seconds).encode(), bot, "normal", 0, True, "s")

        try:
            await asyncio.gather(*[ask(f"warm{n}", "warm", 0.0) for n in range(size)])
            await play(thinkers, ask)
        finally:
            thinkers.close()

    asyncio.run(run())


def test_bots_think_at_a_lower_priority_than_the_server_answers() -> None:
    script = """import os; from ludotheque.server import pool
pool.worker.prepare = print
begin = pool.Worker(pool.NICE).open()._initializer
before = os.nice(0); begin("prepared", pool.NICE); print(min(19, before + 10) - os.nice(0))"""
    done = subprocess.run([sys.executable, "-c", script], capture_output=True, text=True, timeout=60, check=True)
    assert done.stdout.split() == ["prepared", "0"]


def test_a_worker_that_starts_slowly_costs_no_thought(monkeypatch: pytest.MonkeyPatch) -> None:
    """On a busy machine a process takes long to start: that is not the bot's time."""
    opened = Worker.open

    def slowly(self: Worker) -> Beside:
        fresh = self.executor is None
        executor = opened(self)
        if fresh:
            executor.submit(time.sleep, 1.5)
        return executor

    async def run() -> object:
        thinkers = ThinkingPool(1, 1.0, nap)
        try:
            return await thinkers.run("t", ("b", "l"), int, "7")
        finally:
            thinkers.close()

    monkeypatch.setattr(Worker, "open", slowly)
    assert asyncio.run(run()) == 7


def test_two_slow_tables_leave_a_worker_to_the_quick_ones(tmp_path: Path) -> None:
    """Neither the first time, when nobody knows that they are slow, nor later."""
    gate = tmp_path / "gate"
    deep = ("deep", "normal")

    async def play(thinkers: ThinkingPool, ask: Ask) -> None:
        def slow() -> list[asyncio.Future[object]]:
            return [asyncio.ensure_future(thinkers.run(table, deep, held, str(gate))) for table in ("a", "b")]

        first = slow()
        await begun(thinkers, 2)
        quick = asyncio.ensure_future(ask("c", "quick", 0.0))
        await hands.pass_by(SLICE / 2)
        assert thinkers.waiting and not quick.done()
        await hands.pass_by(SLICE)
        assert await quick == ("napped", "quick")
        for _ in range(6):
            assert await ask("c", "quick", 0.0) == ("napped", "quick")
        assert not any(task.done() for task in first), "a quick one waited for a slow one"
        gate.touch()
        assert [await task for task in first] == [["drop", 6]] * 2  # put back, not lost
        gate.unlink()
        again = slow()
        assert await ask("c", "quick", 0.0) == ("napped", "quick")  # and no time has passed
        assert not any(task.done() for task in again)
        for task in again:
            task.cancel()

    with turned() as hands:
        scene(2, play, patience=60.0)


def test_the_table_that_has_thought_least_comes_first() -> None:
    async def play(thinkers: ThinkingPool, ask: Ask) -> None:
        order: list[str] = []

        async def noted(table: str, seconds: float) -> None:
            await ask(table, "some", seconds)
            order.append(table)

        await noted("busy", 0.4)
        order.clear()
        held = asyncio.ensure_future(noted("holds", 0.3))
        await asyncio.sleep(0.05)
        await asyncio.gather(*(noted(table, 0.01) for table in ("busy", "fresh", "fresher")), held)
        assert order == ["holds", "fresh", "fresher", "busy"]

    scene(1, play)


def test_a_table_has_one_thought_at_a_time() -> None:
    async def play(thinkers: ThinkingPool, ask: Ask) -> None:
        began = time.monotonic()
        await asyncio.gather(ask("a", "some", 0.3), ask("a", "some", 0.3))
        assert time.monotonic() - began >= 0.6

    scene(2, play)


def test_people_at_other_tables_play_on_while_a_bot_thinks(web: TestClient, tmp_path: Path) -> None:
    gate = tmp_path / "gate"
    web.app.state.host.pool.function = functools.partial(held, str(gate))  # type: ignore[attr-defined]
    slow, keys = made(web, game="connect4", seats=[{"name": "Ana"}, {"kind": "bot", "level": "hasard"}])
    quick, others = two_people(web)
    with socket(web, slow) as one, socket(web, quick) as two:
        ana, both = Player(one, [keys[0]]), Player(two, others)
        ana.until("state")
        both.until("state")
        both.until("state")
        assert ana.choose(0, ["drop", 3])["type"] == "accepted"
        for n in range(12):
            assert both.choose(n % 2, ["drop", n % 7])["type"] == "accepted"
        assert web.get(f"/api/tables/{slow}").json()["at"] == 1  # it still thinks
        gate.touch()
        while ana.states[0]["at"] < 2:
            ana.until("state")


def test_one_that_hangs_is_stopped_alone(tmp_path: Path) -> None:
    never, gate = tmp_path / "never", tmp_path / "gate"

    async def play(thinkers: ThinkingPool, ask: Ask) -> None:
        hanging = asyncio.ensure_future(thinkers.run("a", ("stuck", "normal"), held, str(never)))
        await begun(thinkers, 1)
        await hands.pass_by(50)
        other = asyncio.ensure_future(thinkers.run("b", ("some", "normal"), held, str(gate)))
        await begun(thinkers, 2)
        await hands.pass_by(20)
        with pytest.raises(TimeoutError):
            await hanging
        assert not other.done()
        gate.touch()
        assert await other == ["drop", 6]
        assert await ask("a", "some", 0.0) == ("napped", "some")

    with turned() as hands:
        scene(2, play, patience=60.0)


async def begun(thinkers: ThinkingPool, count: int) -> None:
    while sum(each.thought is not None and each.thought.began > 0 for each in thinkers.workers) < count:
        await asyncio.sleep(0.01)


def test_a_thought_nobody_waits_for_frees_its_worker() -> None:
    async def play(thinkers: ThinkingPool, ask: Ask) -> None:
        left = asyncio.ensure_future(ask("a", "deep", 60.0))
        queued = asyncio.ensure_future(ask("b", "deep", 60.0))
        await asyncio.sleep(0.2)
        queued.cancel()
        left.cancel()
        assert await asyncio.wait_for(ask("c", "some", 0.0), 120) == ("napped", "some")
        assert not thinkers.waiting

    scene(1, play)


def test_a_bot_whose_worker_dies_thinks_again_in_another() -> None:
    async def play() -> None:
        table = game("connect4").new(2, seed=1)
        position = msgspec.json.encode(table.save())
        thinkers = ThinkingPool(1, 20.0)
        first = await thinkers.think("t", position, "robot", "hasard", 0, True, "s")
        assert first is not None and table.why_not(0, first) is None
        process_of = thinkers.workers[0].open()
        assert isinstance(process_of, ProcessPoolExecutor)
        for process in list((process_of._processes or {}).values()):
            process.kill()
        assert await thinkers.think("t", position, "robot", "hasard", 0, True, "s") == first
        with pytest.raises(ValueError):
            await thinkers.think("t", b"nonsense", "robot", "hasard", 0, True, "s")
        assert await thinkers.think("t", position, "robot", "hasard", 0, True, "s") == first
        thinkers.close()

    asyncio.run(play())
