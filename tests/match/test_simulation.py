"""Counting: shares with their intervals, and a key of its own for every game."""

import pytest

from ludotheque.match.simulation import Share, keys_of, wilson


def test_every_game_has_its_own_keys() -> None:
    keys = {key for index in range(500) for key in keys_of(1, index)}
    assert len(keys) == 1000 and all(0 <= key < 2**61 for key in keys)
    assert keys_of(1, 2) != keys_of(12, 0) != keys_of(2, 1)


def test_a_share_is_reported_with_its_mean_score() -> None:
    assert Share(4, 1, 8).report()["share"] == 0.25 and Share(4, 1, 8).report()["score"] == 2


@pytest.mark.parametrize(
    ("wins", "games", "low", "high"),
    [(0, 10, 0.0, 0.2775), (5, 10, 0.2366, 0.7634), (10, 10, 0.7225, 1.0), (570, 1000, 0.5391, 0.6004)],
)
def test_wilson_intervals(wins: int, games: int, low: float, high: float) -> None:
    assert wilson(wins, games) == pytest.approx((low, high), abs=5e-5)
