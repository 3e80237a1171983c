"""Dealers, and the small generator that states use without one."""

from collections import Counter

import pytest
from hypothesis import given
from hypothesis import strategies as st

from ludotheque.core.chance import Dealer, Manual, NeedOutcome, Recorded, Rigged, Seeded, dealer_from, mix, scramble
from ludotheque.core.state import State
from ludotheque.core.vecs import of

DEALERS: list[Dealer] = [Seeded("s"), Recorded([1, 2], 3), Rigged([4], 1, "after"), Manual([5, 0], 2)]


def test_the_generator_is_the_same_everywhere() -> None:
    """Fixed numbers: compiled and interpreted, on every machine, replays must agree."""
    assert [mix(x) for x in (0, 1, 2**32 - 1)] == [0, 824515495, 539527247]
    assert [scramble(key, n) for key in (1, 2**61) for n in (0, 1, 1000)] == [
        379550018,
        1603376020,
        2694240461,
        239018242,
        3319240255,
        2471784718,
    ]


@given(st.integers(0, 2**62 - 1), st.integers(0, 2**31))
def test_the_generator_stays_within_32_bits(key: int, count: int) -> None:
    assert 0 <= scramble(key, count) < 2**32
    assert scramble(key, count) == scramble(key, count)


@pytest.mark.parametrize("dealer", [None, Seeded("fair")])
def test_draws_are_even(dealer: Dealer | None) -> None:
    """6,000 rolls of a die: the chi-square with 5 degrees of freedom stays under 20.5 (one in a thousand above)."""
    state = State(1)
    state.reseed(12345)
    state.dealer = dealer
    faces = Counter(state.below("LUD-07", 6) for _ in range(6000))
    assert sorted(faces) == list(range(6))
    assert sum((n - 1000) ** 2 / 1000 for n in faces.values()) < 20.5


def test_a_shuffle_keeps_the_cards_and_every_order_comes() -> None:
    state = State(1)
    state.reseed(9)
    orders: Counter[tuple[int, ...]] = Counter()
    for _ in range(600):
        cards = of([1, 2, 3])
        state.shuffle("LUD-07", cards)
        orders[tuple(cards)] += 1
    assert len(orders) == 6 and min(orders.values()) > 60


def test_a_state_counts_its_draws_and_tells_them_when_loud() -> None:
    state = State(1)
    state.dealer = Rigged([3, 1])
    state.below("LUD-07", 6)
    assert (state.count, state.outcomes) == (1, [])
    state.loud = True
    state.below("LUD-07", 2)
    assert (state.count, state.outcomes) == (2, [1])
    state.reseed(4)
    assert state.dealer is None and state.count == 0


def test_a_seed_is_committed_to_and_decides_every_draw() -> None:
    one, same, other = Seeded("7"), Seeded("7"), Seeded("8")
    assert one.commitment() == same.commitment() != other.commitment()
    draws = [[d.draw("LUD-07", n, 1000) for n in range(20)] for d in (one, same, other)]
    assert draws[0] == draws[1] != draws[2]
    assert one.draw("LUD-07", 5, 1000) == draws[0][5]  # dealers hold no position: any draw may be asked again


def test_listed_outcomes_begin_where_they_say() -> None:
    dealer = Recorded([4, 2], start=10)
    assert (dealer.draw("LUD-07", 10, 6), dealer.draw("LUD-07", 11, 6)) == (4, 2)
    for beyond in (9, 12):
        with pytest.raises(ValueError, match="no outcome for draw"):
            dealer.draw("LUD-07", beyond, 6)


def test_a_listed_outcome_must_be_possible() -> None:
    with pytest.raises(ValueError, match="not between 0 and 3"):
        Rigged([4]).draw("LUD-07", 0, 4)
    with pytest.raises(ValueError, match="not between 0 and 3"):
        Rigged([-1]).draw("LUD-07", 0, 4)


def test_rigged_chance_goes_on_with_a_seed() -> None:
    dealer = Rigged([5, 5], start=0, seed="x")
    assert [dealer.draw("LUD-07", n, 6) for n in (0, 1)] == [5, 5]
    assert [dealer.draw("LUD-07", n, 6) for n in (2, 3)] == [Seeded("x").draw("LUD-07", n, 6) for n in (2, 3)]


def test_a_manual_dealer_asks() -> None:
    with pytest.raises(NeedOutcome) as need:
        Manual([1]).draw("PHA-07", 1, 6)
    assert (need.value.rule, need.value.sides) == ("PHA-07", 6)


@pytest.mark.parametrize("dealer", DEALERS, ids=lambda dealer: type(dealer).__name__)
def test_a_dealer_is_made_again_from_its_description(dealer: Dealer) -> None:
    again = dealer_from(dealer.describe())
    assert type(again) is type(dealer) and again.describe() == dealer.describe()


@pytest.mark.parametrize("description", [{}, {"dealer": "crooked"}, {"dealer": 3}])
def test_an_unknown_dealer_is_refused(description: dict[str, object]) -> None:
    with pytest.raises(ValueError, match="unknown dealer"):
        dealer_from(description)
