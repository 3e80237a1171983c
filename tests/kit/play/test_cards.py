"""Cards: hands, decks, discards, and worlds in which unknown cards have changed places."""

from hypothesis import given
from hypothesis import strategies as st
from librt.vecs import vec
from mypy_extensions import i64

from ludotheque.core.chance import Rigged
from ludotheque.core.state import State
from ludotheque.core.vecs import of
from ludotheque.kit.play import cards

DECK, DISCARD, HAND = 5, 6, 0
FIRST = 3  # the range begins behind three cards of another back


def test_a_hand_is_what_lies_there() -> None:
    where = of([HAND, HAND, HAND, DECK, HAND, DISCARD, HAND, 1])
    assert list(cards.lying(where, HAND, FIRST, 5)) == [1, 3]
    assert list(cards.lying(where, 1, FIRST, 5)) == [4]
    cards.move_all(where, of([1, 4]), FIRST, DISCARD)
    assert list(where) == [HAND, HAND, HAND, DECK, DISCARD, DISCARD, HAND, DISCARD]


def test_piles_are_never_changed_in_place() -> None:
    pile = of([4, 7, 9])
    rest, top = cards.draw(pile)
    assert (list(rest), top) == ([4, 7], 9)
    assert list(cards.on_top(pile, of([1, 2]))) == [4, 7, 9, 1, 2]
    assert list(cards.on_top(of([1, 2]), pile)) == [1, 2, 4, 7, 9]  # or under it
    assert [list(cards.slipped_in(pile, 5, height)) for height in (0, 1, 3)] == [
        [5, 4, 7, 9],
        [4, 5, 7, 9],
        [4, 7, 9, 5],
    ]
    assert sorted(cards.shuffled(State(1), "LUD-01", pile)) == [4, 7, 9]
    assert list(pile) == [4, 7, 9]


def test_a_shuffle_asks_the_dealer() -> None:
    s = State(1)
    s.dealer = Rigged([0, 0])
    assert list(cards.shuffled(s, "LUD-01", of([1, 2, 3]))) == [2, 3, 1]


def test_a_new_deck_is_the_discards_of_its_range() -> None:
    where = of([DISCARD, DISCARD, DISCARD, DISCARD, HAND, DISCARD, DECK])
    deck = cards.new_deck(State(1), "LUD-01", where, DISCARD, DECK, FIRST, 4)
    assert sorted(deck) == [0, 2]
    assert list(where) == [DISCARD, DISCARD, DISCARD, DECK, HAND, DECK, DECK]


def emptied(where: vec[i64], top: list[int], bottom: list[int], key: int) -> tuple[list[int], int]:
    """The cards of a deck in the order in which they are drawn, and how often the dealer was asked."""
    s = State(1)
    s.reseed(key)
    known, under = of(top), of(bottom)
    out: list[int] = []
    while True:
        known, under, card = cards.draw_pooled(s, "LUD-01", where, DECK, FIRST, 6, known, under)
        if card < 0:
            return out, int(s.count)
        where[FIRST + card] = HAND
        out.append(int(card))


def test_a_deck_without_order_is_drawn_from_its_known_top_its_pool_and_its_known_bottom() -> None:
    orders = set()
    for key in range(200):
        where = of([DECK, DECK, DECK, DECK, DECK, DECK, DISCARD, DECK, DECK])
        assert list(cards.pool(where, DECK, FIRST, 6, of([4]), of([0]))) == [1, 2, 5]
        order, asked = emptied(where, [4], [0], key)
        assert order[0] == 4 and order[-1] == 0 and sorted(order) == [0, 1, 2, 4, 5]
        assert asked == 3  # known cards are no chance
        orders.add(tuple(order))
    assert len(orders) == 6


def test_the_uppermost_of_the_known_cards_comes_first() -> None:
    where = of([9, 9, 9, DECK, DECK, DECK, DECK, HAND, HAND])
    assert emptied(where, [2, 3], [0, 1], 1) == ([3, 2, 1, 0], 0)
    assert emptied(of([9, 9, 9, HAND, HAND, HAND, HAND, HAND, HAND]), [], [], 1) == ([], 0)


@given(st.lists(st.integers(0, 40)))
def test_order_does_not_show_in_what_is_drawn_anew(held: list[int]) -> None:
    assert list(cards.in_order(of(held))) == sorted(held)
    one, other = (cards.redrawn(State(1), of(some)) for some in (held, held[::-1]))
    assert list(one) == list(other) and sorted(one) == sorted(held)


Positions = st.tuples(
    st.lists(st.sampled_from([0, 1, 2, DECK, DISCARD]), min_size=1, max_size=30),
    st.randoms(use_true_random=False),
    st.integers(1, 1000),
)


def position(places: list[int], order: list[int]) -> tuple[vec[i64], vec[i64]]:
    """A location vector, and the deck in an order."""
    return of([9, 9, 9, *places]), of([card for card in order if places[card] == DECK])


def known(place: int, card: int) -> bool:
    """What seat 0 knows: its hand, the discards, and of the deck every third card."""
    return place in (0, DISCARD) or (place == DECK and card % 3 == 0)


@given(Positions)
def test_an_imagined_deal_keeps_what_is_known_and_how_many_lie_where(given: tuple[list[int], object, int]) -> None:
    places, chance, key = given
    order = list(range(len(places)))
    chance.shuffle(order)  # type: ignore[attr-defined]  # hypothesis' Random has no public type
    where, deck = position(places, order)
    unknown = of([card for card in order if not known(places[card], card)])
    s = State(1)
    s.reseed(key)
    after = cards.redeal(s, where, FIRST, unknown, deck, DECK)
    now = list(where)[FIRST:]
    assert sorted(now) == sorted(places) and list(where)[:FIRST] == [9, 9, 9]
    assert all(now[card] == place for card, place in enumerate(places) if known(place, card))
    assert sorted(after) == [card for card, place in enumerate(now) if place == DECK]
    assert [card if known(DECK, card) and places[card] == DECK else -1 for card in after] == [
        card if known(DECK, card) else -1 for card in deck
    ]


@given(Positions, st.randoms(use_true_random=False))
def test_positions_that_look_alike_give_the_same_worlds(given: tuple[list[int], object, int], swaps: object) -> None:
    """The unknown cards are exchanged among themselves: the seat cannot tell, and imagines the same."""
    places, _, key = given
    order = list(range(len(places)))
    unknown = [card for card in order if places[card] not in (0, DISCARD)]
    other_cards = unknown[:]
    swaps.shuffle(other_cards)  # type: ignore[attr-defined]  # as above
    swap = dict(zip(unknown, other_cards, strict=True))
    twin = places[:]
    for card in unknown:
        twin[swap[card]] = places[card]
    worlds = []
    for here, pile in ((places, order), (twin, [swap.get(card, card) for card in order])):
        where, _ = position(here, pile)
        deck = of([card for card in pile if here[card] == DECK])
        s = State(1)
        s.reseed(key)
        after = cards.redeal(s, where, FIRST, of(sorted(unknown)), deck, DECK)
        worlds.append((list(where), list(after)))
    assert worlds[0] == worlds[1]


def test_every_deal_may_be_imagined() -> None:
    seen = set()
    for key in range(400):
        where, deck = position([1, DECK, DECK, 1], [1, 2])
        s = State(1)
        s.reseed(key)
        after = cards.redeal(s, where, FIRST, of([0, 1, 2, 3]), deck, DECK)
        seen.add((tuple(where), tuple(after)))
    assert len(seen) == 12  # two of four in the hand, times the order of the deck
