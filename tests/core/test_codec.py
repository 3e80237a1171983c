"""Choices are tuples outside and integers inside; one becomes the other and back."""

import pytest
from hypothesis import given
from hypothesis import strategies as st

from ludotheque.core.codec import BadChoice, Codec
from ludotheque.core.state import arg_a, arg_b, arg_c, pack, verb_of

SECTORS = ("karst", "motol", "college")
CODEC = Codec(
    {1: ("stop",), 2: ("move", "sector", "int", "sector"), 130: ("pay", "int")},
    {"sector": SECTORS},
)

number = st.integers(0, 65535)
sector = st.sampled_from(SECTORS)
choices = st.one_of(
    st.just(("stop",)),
    st.tuples(st.just("move"), sector, number, sector),
    st.tuples(st.just("pay"), number),
)
anything = st.one_of(
    st.none(), st.booleans(), st.floats(), st.integers(), st.text(), sector, st.just("move"), st.lists(st.integers())
)


@given(st.integers(0, 255), number, number, number)
def test_packing_keeps_the_verb_and_three_arguments(verb: int, a: int, b: int, c: int) -> None:
    packed = pack(verb, a, b, c)
    assert (verb_of(packed), arg_a(packed), arg_b(packed), arg_c(packed)) == (verb, a, b, c)
    assert 0 <= packed < 2**63


@given(choices)
def test_a_choice_survives(choice: tuple[object, ...]) -> None:
    packed, more = CODEC.encode(choice)
    assert CODEC.decode(packed) == choice and len(more) == 0


@given(choices, choices)
def test_different_choices_are_different_numbers(one: tuple[object, ...], two: tuple[object, ...]) -> None:
    assert (CODEC.encode(one)[0] == CODEC.encode(two)[0]) == (one == two)


@given(st.lists(anything, max_size=5).map(tuple))
def test_anything_else_is_refused_and_never_breaks(choice: tuple[object, ...]) -> None:
    try:
        packed, _ = CODEC.encode(choice)
    except BadChoice as refused:
        assert str(refused)
    else:
        assert repr(CODEC.decode(packed)) == repr(choice)


@pytest.mark.parametrize(
    ("choice", "said"),
    [
        ((), "no such verb"),
        (("walk",), "no such verb"),
        (("stop", 1), "takes 0"),
        (("pay",), "takes 1"),
        (("pay", -1), "from 0 to 65535"),
        (("pay", 65536), "from 0 to 65535"),
        (("pay", True), "from 0 to 65535"),
        (("move", "prague", 1, "karst"), "no such sector"),
    ],
)
def test_a_bad_choice_says_what_is_wrong(choice: tuple[object, ...], said: str) -> None:
    with pytest.raises(BadChoice, match=said):
        CODEC.encode(choice)
