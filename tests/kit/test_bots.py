"""What policies share: chances from points, choices by weight."""

import math
from collections import Counter

import pytest
from librt.vecs import append, vec

from ludotheque.core.vecs import of
from ludotheque.kit.bots.pick import by_weight
from ludotheque.kit.bots.values import attention, chances


def floats(*numbers: float) -> "vec[float]":
    out = vec[float]()
    for number in numbers:
        out = append(out, number)
    return out


def test_chances_add_up_and_a_lead_counts_more_the_cooler_it_is() -> None:
    even, hot, cold = (list(chances(floats(*points), heat)) for points, heat in (((3, 3), 1), ((5, 3), 4), ((5, 3), 1)))
    assert even == [0.5, 0.5]
    assert sum(hot) == pytest.approx(1) and sum(cold) == pytest.approx(1)
    assert 0.5 < hot[0] < cold[0] < 1
    assert cold[0] / cold[1] == pytest.approx(math.exp(2))
    assert list(chances(floats(4000, 0), 1)) == [1.0, 0.0]  # no overflow


def test_attention_grows_with_worth_between_its_bounds() -> None:
    assert attention(0.5, 2, -1, 1) == pytest.approx(math.e)
    assert attention(9, 2, -1, 1) == attention(1, 2, -1, 1) and attention(-9, 2, -1, 1) == attention(-1, 2, -1, 1)


def test_a_choice_is_drawn_as_often_as_it_weighs() -> None:
    choices, weights = of([7, 8, 9]), floats(1, 0, 3)
    drawn = Counter(by_weight(choices, weights, n * (2**32 // 1000)) for n in range(1000))
    assert drawn[8] == 0 and abs(drawn[7] - 250) <= 1 and abs(drawn[9] - 750) <= 1
    assert by_weight(choices, weights, 0) == 7 and by_weight(choices, weights, 2**32 - 1) == 9
