"""Piles in groups: cards from the top down, the sizes of the groups beside them; nobody knows the order in a group.

To shuffle is to make one group of all. A card is drawn from the first group, by chance where it holds several.
"""

from librt.vecs import append, extend, pop, vec
from mypy_extensions import i64

from ludotheque.core.state import State
from ludotheque.core.vecs import find
from ludotheque.kit.play.cards import on_top


def one_group(cards: vec[i64]) -> vec[i64]:
    """The groups of a pile that has been shuffled."""
    n: i64 = len(cards)
    return append(vec[i64](), n) if n > 0 else vec[i64]()


def any_of(s: State, rule: str, n: i64) -> i64:
    """A place among n by chance, without chance where there is one."""
    if n > 1:
        return s.below(rule, n)
    return 0


def top(s: State, rule: str, cards: vec[i64], groups: vec[i64]) -> tuple[vec[i64], vec[i64], i64]:
    """The pile without its top card, its groups, and that card, or -1 from an empty pile."""
    if len(groups) == 0:
        return cards, groups, -1
    rest, card = pop(cards[:], any_of(s, rule, groups[0]))
    return rest, less_one(groups, 0), card


def less_one(groups: vec[i64], group: i64) -> vec[i64]:
    """The groups once a card has left one of them."""
    out = groups[:]
    out[group] -= 1
    if out[group] == 0:
        out, _empty = pop(out, group)
    return out


def without_card(cards: vec[i64], groups: vec[i64], card: i64) -> tuple[vec[i64], vec[i64]]:
    """The pile without the first such card, wherever it lies."""
    place = find(cards, card)
    rest, card = pop(cards[:], place)
    group: i64 = 0
    while place >= groups[group]:
        place -= groups[group]
        group += 1
    return rest, less_one(groups, group)


def under(cards: vec[i64], groups: vec[i64], more: vec[i64]) -> tuple[vec[i64], vec[i64]]:
    """The pile with a group of cards under it."""
    n: i64 = len(more)
    return on_top(cards, more), append(groups[:], n) if n > 0 else groups


def over(cards: vec[i64], groups: vec[i64], card: i64) -> tuple[vec[i64], vec[i64]]:
    """The pile with a card on top that everybody knows."""
    one = append(vec[i64](), 1)
    return on_top(append(vec[i64](), card), cards), on_top(one, groups)


def laid(cards: vec[i64], card: i64) -> vec[i64]:
    """The pile with another card at its end."""
    return append(with_room(cards, 1), card)


def with_room(cards: vec[i64], n: i64) -> vec[i64]:
    """A vec of its own with the same cards, to which so many more can be added where it lies."""
    return extend(vec[i64](capacity=len(cards) + n), cards)
