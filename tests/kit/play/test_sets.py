"""Sets beyond 63 members, compared with Python's own."""

from hypothesis import given
from hypothesis import strategies as st

from ludotheque.core.vecs import of
from ludotheque.kit.play import sets

ROOM = 200
Numbers = st.sets(st.integers(0, ROOM - 1))


@given(Numbers)
def test_what_is_put_in_is_in_and_nothing_else(numbers: set[int]) -> None:
    held = sets.holding(ROOM, of(sorted(numbers, reverse=True)))
    assert {x for x in range(ROOM) if sets.has(held, x)} == numbers
    assert list(sets.members(held)) == sorted(numbers)
    assert sets.size(held) == len(numbers)
    assert sets.none(held) == (not numbers)
    assert all(word >= 0 for word in held)


@given(Numbers, st.lists(st.tuples(st.booleans(), st.integers(0, ROOM - 1))))
def test_putting_and_dropping(numbers: set[int], changes: list[tuple[bool, int]]) -> None:
    held = sets.holding(ROOM, of(sorted(numbers)))
    ours = set(numbers)
    for comes, x in changes:
        if comes:
            sets.put(held, x)
            ours.add(x)
        else:
            sets.drop(held, x)
            ours.discard(x)
    assert list(sets.members(held)) == sorted(ours)


@given(Numbers, Numbers)
def test_two_sets_together(one: set[int], other: set[int]) -> None:
    a, b = (sets.holding(ROOM, of(sorted(numbers))) for numbers in (one, other))
    assert list(sets.members(sets.both(a, b))) == sorted(one & other)
    assert list(sets.members(sets.either(a, b))) == sorted(one | other)
    assert list(sets.members(sets.less(a, b))) == sorted(one - other)
    assert sets.meet(a, b) == bool(one & other)
    assert sets.within(a, b) == (one <= other)
    assert sets.same(a, b) == (one == other) and sets.same(a, sets.either(a, a))
    assert list(sets.members(a)) == sorted(one) and list(sets.members(b)) == sorted(other)


def test_as_many_words_as_it_takes() -> None:
    assert [len(sets.empty(n)) for n in (0, 1, 63, 64, 126, 127, 530)] == [0, 1, 1, 2, 2, 3, 9]
