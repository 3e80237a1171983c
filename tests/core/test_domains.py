"""Every domain: what it samples and lists is in it, and nothing else is."""

import json
import random

import pytest
from hypothesis import given
from hypothesis import strategies as st

from ludotheque.core.domains import Amount, Arrangement, Choice, Domain, Listed, PickMany, Spot
from ludotheque.core.refusal import Refusal

FORBIDDEN = Refusal("PHA-06", "off-coast")

words = st.sampled_from(["give", "take", "karst"])
ids = st.lists(st.one_of(st.integers(0, 5), words), max_size=5, unique=True)
anything = st.one_of(
    st.none(), st.booleans(), st.integers(), st.floats(allow_nan=False), st.text(), st.lists(st.integers())
)
any_choice = st.lists(st.one_of(words, anything, st.integers(0, 5)), max_size=6).map(tuple)


@st.composite
def finite_domains(draw: st.DrawFn) -> Domain:
    pieces: list[object] = [*draw(ids)]
    least = draw(st.integers(0, len(pieces)))
    most = draw(st.integers(least, len(pieces) + 2))
    low = draw(st.integers(-3, 5))
    return draw(
        st.sampled_from(
            [
                Amount("give", low, low + draw(st.integers(0, 9)), "LUD-05"),
                PickMany("give", pieces, least, most, "LUD-05"),
                Arrangement("give", pieces, "LUD-05"),
                Listed([("give", piece) for piece in pieces] or [("stop",)]),
            ]
        )
    )


def spots() -> st.SearchStrategy[Spot]:
    def stripe(width: int, height: int) -> Spot:
        return Spot("set", width, height, lambda x, y: None if x % 3 == 0 else FORBIDDEN, ("set", 0, 0))

    return st.builds(stripe, st.integers(0, 12_000), st.integers(0, 12_000))


@given(finite_domains(), st.randoms(use_true_random=False))
def test_samples_are_among_what_is_listed(domain: Domain, rng: random.Random) -> None:
    every = list(domain.iterate())
    assert domain.finite and domain.count() == len(every) == len(set(every))
    assert all(choice in domain for choice in every)
    assert all(domain.sample(rng.randrange) in every for _ in range(20))


@given(finite_domains(), any_choice)
def test_what_is_not_listed_is_refused_with_a_reason(domain: Domain, choice: Choice) -> None:
    listed = any(repr(choice) == repr(one) for one in domain.iterate())
    refusal = domain.why_not(choice)
    assert (refusal is None) == listed
    assert refusal is None or (refusal.rule and refusal.why)


@pytest.mark.parametrize(
    "domain",
    [
        Amount("give", 0, 1, "LUD-05"),
        PickMany("give", [0, 1], 1, 1, "LUD-05"),
        Arrangement("give", [1], "LUD-05"),
        Listed([("give", 1)]),
    ],
    ids=lambda domain: domain.kind,
)
def test_what_only_python_takes_for_a_number_is_refused(domain: Domain) -> None:
    assert ("give", 1) in domain
    assert ("give", True) not in domain and ("give", 1.0) not in domain


@given(finite_domains())
def test_a_client_can_be_told(domain: Domain) -> None:
    described = domain.describe()
    assert described["kind"] == domain.kind
    assert json.loads(json.dumps(described)) == described


@given(spots(), st.randoms(use_true_random=False))
def test_a_spot_is_inside_and_allowed(spot: Spot, rng: random.Random) -> None:
    for _ in range(20):
        verb, x, y = spot.sample(rng.randrange)
        assert verb == "set" and isinstance(x, int) and isinstance(y, int)
        assert 0 <= x <= spot.width and 0 <= y <= spot.height and x % 3 == 0
        assert (verb, x, y) in spot


@given(spots(), any_choice)
def test_other_spots_are_refused(spot: Spot, choice: Choice) -> None:
    assert spot.why_not(choice) is not None


@pytest.mark.parametrize(
    ("choice", "why"),
    [
        (("set", 3, 1), None),
        (("set", 1, 1), "off-coast"),
        (("set", 11, 0), "out-of-range"),
        (("set", 0, -1), "out-of-range"),
        (("set", 0), "wrong-shape"),
        (("put", 0, 0), "wrong-shape"),
        (("set", 0.0, 0), "wrong-shape"),
        (("set", True, 0), "wrong-shape"),
    ],
)
def test_a_spot_says_why_not(choice: Choice, why: str | None) -> None:
    spot = Spot("set", 10, 10, lambda x, y: None if x % 3 == 0 else FORBIDDEN, ("set", 0, 0))
    refusal = spot.why_not(choice)
    assert (refusal.why if refusal else None) == why


def test_a_crowded_plane_still_gives_a_spot() -> None:
    needle = Spot("set", 60_000, 60_000, lambda x, y: None if (x, y) == (7, 7) else FORBIDDEN, ("set", 7, 7))
    assert needle.sample(random.Random(1).randrange) == ("set", 7, 7)


def test_a_plane_is_endless() -> None:
    spot = Spot("set", 1, 1, lambda x, y: None, ("set", 0, 0))
    assert not spot.finite
    with pytest.raises(ValueError, match="no number"):
        spot.count()
    with pytest.raises(ValueError, match="cannot be listed"):
        spot.iterate()


def test_a_spot_may_come_with_its_region_and_with_magnets() -> None:
    spot = Spot("set", 90, 90, lambda x, y: None if (x, y) == (7, 8) else FORBIDDEN, ("set", 7, 8))
    assert {"region", "magnets"}.isdisjoint(spot.describe())
    drawn = Spot("set", 90, 90, spot.guard, ("set", 7, 8), [[(0, 0), (9, 0), (9, 9)]], [(1, 1), (7, 8)])
    assert drawn.describe() == spot.describe() | {"region": [[[0, 0], [9, 0], [9, 9]]], "magnets": [[1, 1], [7, 8]]}
    assert drawn.sample(lambda n: 0) == ("set", 7, 8)  # the only magnet that the guard allows
