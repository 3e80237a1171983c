"""Positions to solve, as a visitor is sent them."""

import json
from pathlib import Path

import msgspec
import pytest
from starlette.testclient import TestClient

from ludotheque.bots import review
from ludotheque.match import puzzles
from ludotheque.server import wire
from tests.server.play import started
from tests.server.test_reviews import finished, whole


def shown(web: TestClient, game: str, name: str) -> wire.Puzzle:
    answer = web.get(f"/api/puzzles/{game}/{name}")
    assert answer.status_code == 200, answer.text
    return msgspec.json.decode(answer.content, type=wire.Puzzle)


def test_a_puzzle_comes_with_what_follows_each_answer(web: TestClient) -> None:
    assert web.get("/puzzles").status_code == 200
    listed = web.get("/api/puzzles").json()["games"]
    assert [each["id"] for each in listed["diktat"]] == [puzzle.id for puzzle in puzzles.load("diktat")]
    puzzle = puzzles.load("diktat")[0]
    told = shown(web, "diktat", puzzle.id)
    assert (told.laid.seat, told.level, told.played) == (puzzle.seat, puzzle.level, None)
    assert tuple(told.laid.moves[told.best].choice) == puzzle.best.choice
    assert len(told.laid.moves) == len(told.answers) == len(puzzle.answers)
    assert all(move.view is not None and move.refused is None for move in told.laid.moves)
    right = told.answers[told.best]
    assert all(right.low > each.high for n, each in enumerate(told.answers) if n != told.best)
    assert right.why == []


@pytest.mark.parametrize("game", ["diktat", "steamwatchers"])
def test_only_what_the_asked_seat_could_see_is_sent(web: TestClient, game: str) -> None:
    puzzle = puzzles.load(game)[0]
    told = shown(web, game, puzzle.id)
    assert told.laid.view == json.loads(json.dumps(puzzles.replay(puzzle).view(puzzle.seat)))
    assert "answers" not in told.source and "opening" not in told.source


@pytest.mark.parametrize("name", ["0-0", "%2e%2e%2fdiktat", "9" * 400])
def test_what_there_is_not_is_refused_in_words(web: TestClient, name: str) -> None:
    assert web.get(f"/api/puzzles/diktat/{name}").status_code == 404
    assert web.get("/api/puzzles/nothing/1-1").status_code == 404
    assert web.get("/api/puzzles/diktat/0-0/content/0R").status_code == 404


def test_a_missed_decision_of_a_reviewed_game_can_be_tried_again(
    database: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(review, "MOST", 200)
    with started(database, tmp_path) as web:
        table = finished(web)
        assert web.get(f"/api/tables/{table}/review/5").status_code == 404  # nobody has had it reviewed
        web.post(f"/api/tables/{table}/review")
        found = whole(web, table)
        assert found.sums[1].lessons == [5]
        told = web.get(f"/api/tables/{table}/review/5").json()
        assert told["laid"]["moves"][told["best"]]["choice"] == ["drop", 3]
        assert told["laid"]["moves"][told["played"]]["choice"] == ["drop", 4]
        assert told["answers"][told["best"]]["low"] > told["answers"][told["played"]]["high"]
        for wrong in ("0", "99", "-1", "x", "٣", "1" * 9):
            assert web.get(f"/api/tables/{table}/review/{wrong}").status_code == 404
