"""Nobody is shown a move before it is written: not whoever comes in meanwhile, by no door."""

import asyncio
import random
import threading
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest
from starlette.testclient import TestClient

from ludotheque.server import pages, wire
from ludotheque.server.store import StoreFault
from tests import restart
from tests.server.play import Player, made, socket, two_people


class Slow:
    """The store of a server, whose next row of a game is written only when it is let go, or never."""

    def __init__(self, web: TestClient, monkeypatch: pytest.MonkeyPatch) -> None:
        self.store: Any = web.app.state.host.store  # type: ignore[attr-defined]
        self.append, self.go, self.held = self.store.append, threading.Event(), threading.Event()
        self.fault: StoreFault | None = None
        monkeypatch.setattr(self.store, "append", self.wait)

    async def wait(self, table: str, seq: int, body: bytes, *more: Any) -> Any:
        if b'"note"' not in body:
            self.held.set()
            await asyncio.to_thread(self.go.wait, 10)
            if self.fault is not None:
                raise self.fault
        return await self.append(table, seq, body, *more)

    def later(self, fault: StoreFault | None = None) -> None:
        """Let the row go in a moment."""
        self.fault = fault
        threading.Timer(0.3, self.go.set).start()


@pytest.fixture
def slow(web: TestClient, monkeypatch: pytest.MonkeyPatch) -> Iterator[Slow]:
    held = Slow(web, monkeypatch)
    yield held
    held.go.set()


def pieces(state: dict[str, Any]) -> int:
    return sum(cell >= 0 for cell in state["view"]["cells"])


def test_whoever_comes_while_a_move_is_being_written_sees_it_written(web: TestClient, slow: Slow) -> None:
    table, keys = two_people(web)
    with socket(web, table) as one, socket(web, table) as two:
        ana = Player(one, [keys[0]])
        before = pieces(ana.until("state"))
        ana.send(type="choose", id=1, seat=0, choice=["drop", 3], at=0)
        assert slow.held.wait(5)
        bo = Player(two, [keys[1]])
        slow.later()
        state = bo.until("state")
        assert (state["at"], pieces(state)) == (1, before + 1)


def test_whoever_comes_while_a_move_fails_to_be_written_never_sees_it(web: TestClient, slow: Slow) -> None:
    table, keys = two_people(web)
    with socket(web, table) as one, socket(web, table) as two:
        ana = Player(one, [keys[0]])
        before = pieces(ana.until("state"))
        ana.send(type="choose", id=1, seat=0, choice=["drop", 3], at=0)
        assert slow.held.wait(5)
        bo = Player(two, [keys[1]])
        slow.later(StoreFault("disk-full"))
        state = bo.until("state")
        assert (state["at"], pieces(state)) == (0, before)
        assert ana.until("refused")["why"] == "disk-full"


def test_the_summary_of_a_table_waits_for_the_move_that_is_being_written(web: TestClient, slow: Slow) -> None:
    table, keys = two_people(web)
    with socket(web, table) as one:
        ana = Player(one, [keys[0]])
        ana.until("state")
        ana.send(type="choose", id=1, seat=0, choice=["drop", 3], at=0)
        assert slow.held.wait(5)
        slow.later(StoreFault("disk-full"))
        assert web.get(f"/api/tables/{table}").json()["waiting"] == [0]


@pytest.mark.parametrize("door", ["preview", "rematch"])
def test_an_ending_that_fails_to_be_written_is_told_to_nobody(
    web: TestClient, slow: Slow, monkeypatch: pytest.MonkeyPatch, tmp_path: Path, door: str
) -> None:
    (tmp_path / "index.html").write_text("<!doctype html><html><head></head><body></body></html>")
    monkeypatch.setattr(pages, "web_folder", lambda: tmp_path)
    table, keys = made(web, game="connect4", seats=[{"name": "Ana"}, {"name": "Bo"}], hotseat=True)
    slow.go.set()
    with socket(web, table) as one:
        both = Player(one, [keys[0]])
        both.until("state")
        for turn, column in enumerate((0, 1, 0, 1, 0, 1)):
            assert both.choose(turn % 2, ["drop", column])["type"] == "accepted"
        slow.go.clear()
        slow.held.clear()
        both.send(type="choose", id=9, seat=0, choice=["drop", 0], at=6)
        assert slow.held.wait(5)
        slow.later(StoreFault("disk-full"))
        if door == "preview":
            page = web.get(f"/table/{table}", headers={"accept-language": "en", "accept": "text/html"})
            assert "under way" in page.text
        else:
            assert web.post(f"/api/tables/{table}/rematch", json={"keys": [keys[-1]]}).json()["fault"] == "not-over"


def test_stopped_at_any_point_everybody_sees_again_what_they_saw() -> None:
    """A few rounds; `python -m tests.restart` does 2,000."""
    assert asyncio.run(restart.run(rounds=30, seed=3)) == []


def test_a_pause_agreed_at_one_process_is_shown_at_the_other() -> None:
    async def play() -> list[bool]:
        kept = restart.Shared(random.Random(1))
        kept.faults = 0.0
        one, two = restart.opened(kept), restart.opened(kept)
        seats = [wire.NewSeat("human", "Ana"), wire.NewSeat("human", "Bo")]
        table = (await one.create(wire.NewTable("connect4", seats))).table
        ana, bo = (restart.Person([seat], asyncio.Event()) for seat in range(2))
        here, there = await one.room(table), await two.room(table)
        await restart.come(here, ana)
        await restart.come(there, bo)
        await here.parley.propose(ana, wire.Propose(1, 0, "pause"))
        await there.catch_up()
        await there.parley.consent(bo, wire.Consent(1, 1, bo.proposals[0]["number"], True))
        await here.catch_up()
        return [person.last[seat]["paused"] for seat, person in enumerate((ana, bo))]

    assert asyncio.run(play()) == [True, True]
