"""The ladder: fair seats, intervals, the same for any number of processes."""

from pathlib import Path
from typing import Any

import pytest

from ludotheque.lab import ladder
from ludotheque.lab.ladder import Bout, Ladder, Score, as_page, bouts, climb, elo
from ludotheque.match.simulation import wilson
from tests.cli.drive import fault, fine


def test_everybody_sits_everywhere_with_the_same_deals() -> None:
    games = bouts(["hasard", "apprenti"], 2, 4, False)
    assert [bout.levels.index("apprenti") for bout in games] == [0, 1, 0, 1]
    assert all(bout.high == "apprenti" and bout.low == "hasard" for bout in games)
    assert len(bouts(["hasard", "apprenti", "maitre"], 4, 4, False)) == 12
    assert {bout.levels for bout in bouts(["hasard"], 3, 2, True)} == {("hasard",) * 3}


@pytest.mark.parametrize("seats", [2, 4])
def test_ratings_explain_shares(seats: int) -> None:
    fair = elo([("apprenti", "hasard", 1 / seats, 1000)], seats)
    assert abs(fair["apprenti"]) < 5
    ten_to_one = elo([("apprenti", "hasard", 10 / (10 + seats - 1), 10_000)], seats)
    assert abs(ten_to_one["apprenti"] - 400) < 10


@pytest.mark.slow
def test_levels_climb_and_any_number_of_processes_finds_the_same() -> None:
    one, two = (climb("connect4", ["hasard", "apprenti"], 2, 6, "s", workers=n) for n in (1, 2))
    assert [score.won for score in one.scores] == [score.won for score in two.scores]
    assert one.scores[0].share > 0.5


def test_a_page_tells_shares_ratings_and_intervals() -> None:
    won = Score("maitre", "hasard", [1.0] * 19 + [0.5])
    page = as_page(Ladder("connect4", 2, "1", False, [won], {"maitre": [0.1, 0.2]}), "the command")
    low, high = wilson(19.5, 20)
    assert f"| maitre | hasard | 20 | 97.5% | {low:.1%} to {high:.1%} |" in page and "`the command`" in page
    assert "| maitre | 2 | 0.200 | 0.200 |" in page


def test_a_co_operative_game_is_measured_on_the_same_deals() -> None:
    page = fine("ladder", "phare", "--games", 3, "--seats", 2, "--levels", "hasard,apprenti", "--workers", 1)
    assert "| more deals won | by | 95 % interval |" in page and "apprenti than hasard" in page


def test_wrong_calls() -> None:
    assert "at least two different levels" in fault("ladder", "connect4", "--levels", "maitre")
    assert "deux niveaux différents" in fault("ladder", "connect4", "--levels", "maitre", "--lang", "fr")
    assert "no bot called genius" in fault("ladder", "connect4", "--levels", "maitre,genius")
    assert "no game 'chess'" in fault("ladder", "chess")


def test_an_interrupted_ladder_is_kept_and_gone_on_with(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    words = ("ladder", "connect4", "--games", 4, "--levels", "hasard,apprenti", "--workers", 1)
    file, play = tmp_path / "ladder.jsonl", ladder.play_bout
    whole = fine(*words).partition("seconds a decision")[0]
    played: list[int] = []

    def stopped(game: str, bout: Bout, *rest: Any) -> Any:
        if bout.number == 3:
            raise KeyboardInterrupt
        played.append(bout.number)
        return play(game, bout, *rest)

    monkeypatch.setattr(ladder, "play_bout", stopped)
    said = fault(*words, "--keep", file, code=130)
    assert said == f"Interrupted. Kept in {file}: 3 of 4 games. The same command goes on from there."
    assert "With --keep FILE" in fault(*words, code=130) and "Avec --keep" in fault(*words, "--lang", "fr", code=130)
    monkeypatch.setattr(ladder, "play_bout", play)
    played.clear()
    with file.open("a") as torn:
        torn.write('{"high":"appr')
    monkeypatch.setattr(
        ladder, "play_bout", lambda game, bout, *rest: played.append(bout.number) or play(game, bout, *rest)
    )
    assert fine(*words, "--keep", file).partition("seconds a decision")[0] == whole
    assert played == [3]
    assert "seed is 1, not 2" in fault(*words, "--seed", 2, "--keep", file)
    file.write_text("nonsense\n")
    assert "damaged (line 1)" in fault(*words, "--keep", file, code=1) and file.read_text() == "nonsense\n"
