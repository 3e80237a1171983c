"""What a choice would do, asked over the wire: answered to whoever may make it, unnoticed by the others, from what they
may know."""

import asyncio
import threading
import time
from pathlib import Path
from typing import Any

import pytest
from starlette.testclient import TestClient

from tests.games.steamwatchers.scene import Scene, attack
from tests.marks import rule
from tests.server.play import Player, made, socket, started
from tests.server.turned import turned

PLAYERS: list[dict[str, Any]] = [{"beacons": 0, "healthy": 3, "contraband": 2}, {"healthy": 3, "contraband": 2}]


def bidding(theirs: int, card: str) -> Scene:
    """Both dials are to be set; the other's is, in secret."""
    return attack("3b 1e", "2b", players=PLAYERS, hands={1: {"steam": [card]}}).play(1, f"bid {theirs}")


def planted(web: TestClient, scene: Scene) -> tuple[str, list[str]]:
    """A table of people at that position."""
    table, keys = made(web, game="steamwatchers", seats=[{"name": "Ana"}, {"name": "Bo"}])
    with socket(web, table) as line:
        Player(line, []).until("state")
        live = web.app.state.host.rooms[table].live  # type: ignore[attr-defined]
        live.table.replace(scene.state)
        live.before = live.mark()
    return table, keys


@rule("LUD-14")
def test_a_choice_is_foreseen_for_its_seat_and_nothing_changes(web: TestClient) -> None:
    table, keys = planted(web, bidding(2, "breizh"))
    with socket(web, table) as one, socket(web, table) as two, socket(web, table) as three:
        ana, bo, eve = Player(one, [keys[0]]), Player(two, [keys[1]]), Player(three, [])
        for player in (ana, bo, eve):
            player.until("state")
            while player.ask(type="ask", seat=7, choice=["bid", 1])["type"] != "refused":
                pass  # what came before has been read
        live = web.app.state.host.rooms[table].live  # type: ignore[attr-defined]
        before, heard = (live.table.digest(), live.seq), [len(bo.bytes), len(eve.bytes)]
        told = ana.ask(type="ask", seat=0, choice=["bid", 1])
        assert told == {"type": "forecast", "id": ana.number, "at": ana.states[0]["at"], "forecast": told["forecast"]}
        assert told["forecast"] == {
            "mine": 6,
            "theirs": [2, 7],
            "holds": 4,
            "verdict": "holds",
            "contraband": 0,
        }
        assert (live.table.digest(), live.seq) == before
        for player in (bo, eve):
            player.send(type="ping", n=1)
            assert player.receive() == {"type": "pong", "n": 1}
        assert [len(bo.bytes) - 1, len(eve.bytes) - 1] == heard


@rule("LUD-14")
def test_worlds_that_differ_in_secrets_only_answer_byte_for_byte_the_same(web: TestClient) -> None:
    said = []
    for theirs, card in ((0, "breizh"), (5, "helvetia")):
        table, keys = planted(web, bidding(theirs, card))
        with socket(web, table) as line:
            ana = Player(line, [keys[0]])
            ana.until("state")
            for n in range(7):
                ana.ask(type="ask", seat=0, choice=["bid", n])
            said.append(ana.bytes[-7:])
    assert said[0] == said[1] and '"verdict"' in said[0][0]


@rule("LUD-14")
def test_what_cannot_be_chosen_is_explained_and_what_is_not_foreseen_is_said(web: TestClient) -> None:
    table, keys = planted(web, bidding(0, "breizh"))
    with socket(web, table) as one, socket(web, table) as two:
        ana, eve = Player(one, [keys[0]], languages=["en"]), Player(two, [], languages=["en"])
        ana.until("state")
        eve.until("state")
        high = ana.ask(type="ask", seat=0, choice=["bid", 9])
        assert (high["type"], high["rule"], high["why"]) == ("refused", "STW-158", "bid-above-stock")
        nothing = ana.ask(type="measure", seat=0, question=["depth", "rhone"])
        assert nothing["say"]["en"] == "There is no such thing to measure in this game."
        assert ana.ask(type="ask", seat=1, choice=["bid", 1])["why"] == "not-your-seat"
        assert eve.ask(type="ask", seat=0, choice=["bid", 1])["why"] == "not-your-seat"
        assert eve.ask(type="measure", seat=None, question=["attack", "rhone", 1, 0])["why"] == "not-for-spectators"
    table, keys = made(web, game="connect4", seats=[{"name": "Ana"}, {"name": "Bo"}])
    with socket(web, table) as one:
        ana = Player(one, [keys[0]], languages=["en"])
        ana.until("state")
        assert ana.ask(type="ask", seat=0, choice=["drop", 1])["say"]["en"] == (
            "There is nothing to tell in advance about this choice."
        )


@rule("LUD-14")
def test_asking_is_paid_in_time_of_the_processor_whoever_connects_how_often(sqlite_url: str, tmp_path: Path) -> None:
    with turned() as hands, started(sqlite_url, tmp_path, local=False) as web:
        table, keys = made(web, game="connect4", seats=[{"name": "Ana"}, {"name": "Bo"}])
        budgets = web.app.state.host.budgets  # type: ignore[attr-defined]
        (home, own), said = next(iter(budgets.kept["ask"].known.items())), []
        for _ in range(2):
            with socket(web, table) as line:
                ana = Player(line, [keys[0]])
                ana.until("state")
                before = budgets.kept["forecast"].of(home).left
                said += [ana.ask(type="ask", seat=0, choice=["drop", 1])["why"] for _ in range(3)]
                after = budgets.kept["forecast"].of(home).left
                assert 0 < before - after < 1000  # a few milliseconds
                budgets.spend("forecast", [home], after + 100)  # as if something long had been asked
                said += [ana.ask(type="ask", seat=0, choice=["drop", 1])["why"]]
                said += [ana.ask(type="look", seat=0, at=0)["why"]]
                assert ana.ask(type="choose", seat=0, choice=["drop", 1], at=9)["why"] == "stale"  # who plays may play
                hands.turn(100)
        assert own is not None and said == ["not-foreseen", "not-foreseen", "not-foreseen", "too-fast", "too-fast"] * 2
        budgets.spend("forecast", [home], 6100)
        with socket(web, table) as line:
            assert Player(line, [keys[0]]).until("closed")["why"] == "too-fast"  # coming to a table costs something too


@rule("LUD-14")
def test_a_move_that_is_not_written_yet_is_not_told_of(web: TestClient, monkeypatch: pytest.MonkeyPatch) -> None:
    """The question waits until the move is safe and shown."""
    table, keys = planted(web, bidding(0, "breizh"))
    store, gate = web.app.state.host.store, threading.Event()  # type: ignore[attr-defined]
    append = store.append

    async def slow(*args: Any) -> Any:
        while not gate.is_set():
            await asyncio.sleep(0.01)
        return await append(*args)

    with socket(web, table, "ana") as one, socket(web, table, "ana") as two:
        ana, again = Player(one, [keys[0]]), Player(two, [keys[0]])
        ana.until("state")
        again.until("state")
        again.ask(type="ask", seat=7, choice=["bid", 1])
        monkeypatch.setattr(store, "append", slow)
        live = web.app.state.host.rooms[table].live  # type: ignore[attr-defined]
        ana.send(type="choose", id=1, seat=0, choice=["bid", 1], at=ana.states[0]["at"])
        while not live.pending:
            time.sleep(0.005)
        again.send(type="ask", id=90, seat=0, choice=["bid", 2])
        time.sleep(0.05)
        gate.set()
        assert [again.until("state", "refused", "forecast")["type"] for _ in range(2)] == ["state", "refused"]
