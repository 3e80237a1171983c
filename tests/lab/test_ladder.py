"""The ladder: fair seats, intervals, the same for any number of processes."""

import pytest

from ludotheque.lab.ladder import Ladder, Score, as_page, bouts, climb, elo
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
    assert "at least two" in fault("ladder", "connect4", "--levels", "maitre")
    assert "there is no such level" in fault("ladder", "connect4", "--levels", "maitre,genius")
    assert "no game 'chess'" in fault("ladder", "chess")
