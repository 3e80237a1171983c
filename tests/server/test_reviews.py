"""Reviews of finished games: made in the workers, kept once, never of a game under way."""

import time
from pathlib import Path
from typing import Any

import msgspec
import pytest
from starlette.testclient import TestClient

from ludotheque.bots import review
from ludotheque.server import reviews, wire
from tests.server.play import Player, socket, started, two_people

MOVES = (3, 2, 3, 2, 3, 4, 3)  # with the last but one the second player lets a fourth disc fall


def drop(player: Player, moves: tuple[int, ...]) -> None:
    for column in moves:
        seat = next(seat for seat in (0, 1) if player.states[seat]["decision"])
        assert player.choose(seat, ["drop", column])["type"] == "accepted"


def finished(web: TestClient) -> str:
    table, keys = two_people(web, hotseat=True)
    with socket(web, table) as ws:
        player = Player(ws, keys[:2])
        player.until("proposals")
        drop(player, MOVES)
    return table


def whole(web: TestClient, table: str) -> wire.Review:
    """Wait for the end, as a client does."""
    stop, last = time.monotonic() + 120, 0
    while time.monotonic() < stop:
        answer = web.get(f"/api/tables/{table}/review")
        found = msgspec.json.decode(answer.content, type=wire.Review)
        assert found.done >= last and found.state in ("waiting", "running", "done")
        if found.state == "done":
            return found
        last = found.done
        time.sleep(0.2)
    raise AssertionError("the review never ended")


@pytest.fixture(autouse=True)
def short(monkeypatch: pytest.MonkeyPatch) -> None:
    """The number of trials is the server's to say: few, for these tests."""
    monkeypatch.setattr(review, "MOST", 200)


def test_a_review_is_made_once_and_kept(database: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    with started(database, tmp_path) as web:
        table = finished(web)
        assert web.get(f"/api/tables/{table}/review").json()["state"] == "none"
        assert web.post(f"/api/tables/{table}/review").json()["state"] == "waiting"
        found = whole(web, table)
        assert (found.done, found.total, found.iterations, len(found.points)) == (7, 7, 200, 8)
        worst = max(found.decisions, key=lambda one: one.loss)
        assert (worst.entry, worst.seat, worst.label, worst.played.choice) == (5, 1, "blunder", ["drop", 4])
        assert worst.options[0].choice == ["drop", 3]
        assert 5 in [turn.entry for turn in found.turns]
        summary = web.get(f"/api/tables/{table}").json()
        assert found.points[-1].at == summary["at"] and found.points[-1].chances == [1.0, 0.0]
    monkeypatch.setattr(reviews.Reviews, "make", None)  # nothing is to be made again
    with started(database, tmp_path) as web:
        assert msgspec.json.decode(web.post(f"/api/tables/{table}/review").content, type=wire.Review) == found


def test_a_game_under_way_is_never_reviewed(web: TestClient) -> None:
    table, keys = two_people(web, hotseat=True)
    with socket(web, table) as ws:
        player = Player(ws, keys[:2])
        player.until("proposals")
        for column in MOVES[:-1]:
            drop(player, (column,))
            for answer in (web.get(f"/api/tables/{table}/review"), web.post(f"/api/tables/{table}/review")):
                assert (answer.status_code, answer.json()["fault"]) == (409, "not-over")
        drop(player, MOVES[-1:])
        assert web.get(f"/api/tables/{table}/review").json()["state"] == "none"
    assert web.get("/api/tables/nowhere/review").status_code == 404


def test_a_review_goes_on_from_what_was_kept(web: TestClient) -> None:
    table = finished(web)
    host: Any = web.app.state.host  # type: ignore[attr-defined]
    live = host.rooms[table].live
    kept = list(review.judge(live.journal(), [0, 1], 200))
    kept[0]["loss"] = 0.123
    part = msgspec.json.encode({"format": review.FORMAT, "iterations": 200, "decisions": kept})
    web.portal.call(host.store.keep_review, table, part)  # type: ignore[union-attr]
    web.post(f"/api/tables/{table}/review")
    found = whole(web, table)
    assert found.decisions[0].loss == 0.123 and found.total == 7


def test_where_one_decision_is_too_slow_the_rest_is_judged_with_fewer_trials(
    web: TestClient, monkeypatch: pytest.MonkeyPatch
) -> None:
    """A machine that manages 60 trials and no more gets its review all the same."""
    table = finished(web)
    host: Any = web.app.state.host  # type: ignore[attr-defined]
    run, tried = host.pool.run, []

    async def slow(of: str, kind: tuple[str, str], function: Any, *work: Any) -> Any:
        if kind == reviews.KIND and len(work) > 1:
            tried.append(work[2])
            if work[2] > 60:
                raise TimeoutError
        return await run(of, kind, function, *work)

    monkeypatch.setattr(host.pool, "run", slow)
    web.post(f"/api/tables/{table}/review")
    found = whole(web, table)
    assert (found.done, found.total, found.iterations) == (7, 7, 60)
    assert tried[:2] == [200, 60] and set(tried[1:]) == {60}


def test_many_wait_and_more_are_sent_away(web: TestClient, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(reviews, "LINE", 1)
    first, second = finished(web), finished(web)
    web.post(f"/api/tables/{first}/review")
    answer = web.post(f"/api/tables/{second}/review")
    assert (answer.status_code, answer.json()["fault"]) == (503, "many-reviews")
    whole(web, first)


def test_a_review_that_breaks_may_be_asked_for_again(web: TestClient, monkeypatch: pytest.MonkeyPatch) -> None:
    table = finished(web)

    async def broken(*_: object) -> None:
        raise TimeoutError

    with monkeypatch.context() as patch:
        patch.setattr(reviews.Reviews, "carry_out", broken)
        web.post(f"/api/tables/{table}/review")
        while (found := web.get(f"/api/tables/{table}/review").json())["state"] == "waiting":
            time.sleep(0.05)
        assert found["state"] == "failed"
    assert web.post(f"/api/tables/{table}/review").json()["state"] == "waiting"
    whole(web, table)
