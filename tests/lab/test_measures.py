"""The arithmetic of being sure, against values published elsewhere."""

import pytest

from ludotheque.lab.measures import holm, luck, of_means, of_shares, verdict
from ludotheque.match.simulation import Share


def test_the_difference_of_two_shares_after_newcombe() -> None:
    change = of_shares(Share(80, 48), Share(70, 56))  # 48/80 and 56/70: his example (a), the other way round
    assert (change.low, change.high) == pytest.approx((0.0524, 0.3339), abs=5e-4)
    assert change.difference == pytest.approx(0.2)
    assert change.size == pytest.approx(0.4421, abs=5e-4)
    assert change.p == pytest.approx(0.00812, abs=5e-4)


def test_equal_shares_do_not_differ() -> None:
    change = of_shares(Share(50, 0), Share(50, 0))
    assert (change.difference, change.size, change.p) == (0, 0, 1) and change.low < 0 < change.high


def test_the_difference_of_two_means() -> None:
    change = of_means([1, 2, 3, 4, 5] * 20, [2, 3, 4, 5, 6] * 20)
    assert change.difference == 1 and change.size == pytest.approx(2**-0.5)
    assert (change.low, change.high) == pytest.approx((0.608, 1.392), abs=1e-3) and change.p < 1e-5
    assert of_means([3, 3], [3, 3]).p == 1


def test_luck_and_several_questions() -> None:
    assert luck(1.959963984540054) == pytest.approx(0.05) and luck(0) == 1
    assert holm([0.01, 0.04, 0.03, 0.005]) == pytest.approx([0.03, 0.06, 0.06, 0.02])
    assert holm([0.9, 0.8]) == [1.0, 1.0] and holm([]) == []


@pytest.mark.parametrize(
    ("wins", "games", "said"),
    [
        (450, 1000, "too-strong"),
        (350, 1000, "maybe-strong"),
        (300, 1000, "bit-strong"),
        (250, 1000, "fair"),
        (210, 1000, "bit-weak"),
        (160, 1000, "maybe-weak"),
        (100, 1000, "too-weak"),
        (4, 10, "maybe-strong"),
    ],
)
def test_a_share_is_judged_beside_a_fair_one(wins: int, games: int, said: str) -> None:
    assert verdict(Share(games, wins), 0.25) == said
