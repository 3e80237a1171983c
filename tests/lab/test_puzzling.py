"""Puzzles: found in games of robots, kept with where they come from, proven again."""

import json
from pathlib import Path

import pytest

from ludotheque.lab import puzzling
from ludotheque.lab.puzzling import AHEAD, check, make, proven_still
from ludotheque.match.puzzles import Puzzle, lay, load, path_of, read, replay
from ludotheque.match.registry import registry

GAMES = [game for game in registry() if path_of(game).is_file()]
BY_DAY = 2  # of each game; all of them by night


def found(path: Path, game: str = "connect4") -> tuple[Puzzle, ...]:
    return read(game, path, path.stat().st_mtime_ns)


def test_puzzles_are_found_and_gone_on_with(tmp_path: Path) -> None:
    whole, pieces = tmp_path / "whole.json", tmp_path / "pieces.json"
    list(make("connect4", 2, "s", whole, most=20))
    list(make("connect4", 1, "s", pieces, most=20))
    assert len(found(pieces)) == 1
    list(make("connect4", 2, "s", pieces, most=20, workers=2))
    assert pieces.read_bytes() == whole.read_bytes()
    for puzzle in found(whole):
        best, *others = puzzle.answers
        assert all(best.chance - other.chance >= AHEAD - 0.001 and best.low > other.high for other in others)
        table = replay(puzzle)
        assert table.why_not(puzzle.seat, best.choice) is None


def test_what_is_no_longer_proven_is_dropped(tmp_path: Path) -> None:
    path = tmp_path / "connect4.json"
    list(make("connect4", 2, "s", path, most=20))
    assert check("connect4", path) == []
    told = json.loads(path.read_bytes())
    told["puzzles"][0]["answers"].reverse()  # the worst is called the best
    path.write_text(json.dumps(told))
    assert check("connect4", path, workers=2) == [told["puzzles"][0]["id"]]
    assert len(found(path)) == len(told["puzzles"]) - 1
    assert check("connect4", path) == []


@pytest.mark.parametrize("game", GAMES)
def test_some_are_proven_again_and_shown_without_secrets(game: str) -> None:
    puzzles = load(game)
    assert len({puzzle.id for puzzle in puzzles}) == len(puzzles) > 0
    for puzzle in puzzles[:: max(1, len(puzzles) // BY_DAY)][:BY_DAY]:
        assert proven_still(puzzle), puzzle.id
        assert lay(puzzle).view(puzzle.seat) == replay(puzzle).view(puzzle.seat)


@pytest.mark.slow
@pytest.mark.parametrize("game", GAMES)
def test_all_are_proven_again(game: str) -> None:
    assert [puzzle.id for puzzle in load(game) if not proven_still(puzzle)] == []


def test_how_hard_it_is_is_told_by_quick_looks() -> None:
    levels = [puzzling.level(times) for times in (0, 6, puzzling.TRIES)]
    assert levels == sorted(levels, reverse=True) and levels[1] == 1500
