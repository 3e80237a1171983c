"""Small operations on vecs."""

from ludotheque.core.vecs import find, of, without, without_row


def test_without_leaves_the_vec_it_was_given_as_it_was() -> None:
    cards = of([3, 5, 3, 7])
    rest = without(cards, 3)
    assert list(rest) == [5, 3, 7], "the first of them goes, the order stays"
    assert list(cards) == [3, 5, 3, 7]
    rest[0] = 9
    assert list(cards) == [3, 5, 3, 7]


def test_without_something_that_is_not_there_is_the_same() -> None:
    cards = of([3, 5])
    assert find(cards, 4) == -1 and list(without(cards, 4)) == [3, 5]


def test_a_row_is_taken_out_whole() -> None:
    assert list(without_row(of([1, 2, 3, 4, 5, 6]), 2, 2)) == [1, 2, 5, 6]
