"""Cards as numbers: where each one is, and in which order where order counts.

A *location vector* holds the place of every card: a seat's hand, a deck, a discard pile, the box; the game numbers the
places. Cards of one back take a range of it: card n of a range lies in `where[first + n]`. Where order counts, a *pile*
lists its cards, the last on top. Copies of a position may share piles, so nothing here changes the pile it is given.

A seat that cannot tell some cards apart imagines them in each other's places (`redeal`); those it knows, on top of a
deck or under it, keep theirs.
"""

from librt.vecs import append, extend, pop, vec
from mypy_extensions import i64

from ludotheque.core.state import State
from ludotheque.core.vecs import find, zeros

# -- places


def lying(where: vec[i64], place: i64, first: i64, n: i64) -> vec[i64]:
    """Which of the n cards of a range lie in a place, the lowest number first: a hand, say."""
    out = vec[i64](capacity=8)
    card: i64
    for card in range(n):
        if where[first + card] == place:
            out = append(out, card)
    return out


def move_all(where: vec[i64], cards: vec[i64], first: i64, place: i64) -> None:
    """They lie there now."""
    for card in cards:
        where[first + card] = place


# -- piles


def draw(pile: vec[i64]) -> tuple[vec[i64], i64]:
    """The pile without its top card, and that card."""
    return pop(pile[:])


def shuffled(s: State, rule: str, cards: vec[i64]) -> vec[i64]:
    out = cards[:]
    s.shuffle(rule, out)
    return out


def on_top(pile: vec[i64], cards: vec[i64]) -> vec[i64]:
    """A pile with other cards on it, the last of them on top."""
    out = vec[i64](capacity=len(pile) + len(cards))
    return extend(extend(out, pile), cards)


def slipped_in(pile: vec[i64], card: i64, height: i64) -> vec[i64]:
    """A pile with another card in it, so many cards below that one."""
    return on_top(append(pile[:height], card), pile[height:])


def new_deck(s: State, rule: str, where: vec[i64], discard: i64, deck: i64, first: i64, n: i64) -> vec[i64]:
    """An empty deck is made anew: the discarded cards of a range, shuffled; they lie in the deck now."""
    out = lying(where, discard, first, n)
    move_all(where, out, first, deck)
    s.shuffle(rule, out)
    return out


# -- decks whose order is drawn when it is needed
#
# All cards of such a deck lie in one place of the location vector. Those whose height everybody knows are listed, on
# its top and at its bottom; the others are a pool without order. To shuffle it is to forget both lists. No order is
# hidden in the position, so there is nothing to imagine, and whoever deals by hand is asked for one card at a time.


def pool(where: vec[i64], deck: i64, first: i64, n: i64, top: vec[i64], bottom: vec[i64]) -> vec[i64]:
    """The cards of a deck whose height nobody knows, the lowest number first."""
    out = vec[i64](capacity=8)
    for card in lying(where, deck, first, n):
        if find(top, card) < 0 and find(bottom, card) < 0:
            out = append(out, card)
    return out


def draw_pooled(
    s: State, rule: str, where: vec[i64], deck: i64, first: i64, n: i64, top: vec[i64], bottom: vec[i64]
) -> tuple[vec[i64], vec[i64], i64]:
    """What is known on top and at the bottom once a card is drawn, and that card, or -1 from an empty deck. The caller
    says where it goes."""
    if len(top) > 0:
        top, card = draw(top)
        return top, bottom, card
    unordered = pool(where, deck, first, n, top, bottom)
    left: i64 = len(unordered)
    if left > 0:
        return top, bottom, unordered[s.below(rule, left)]
    if len(bottom) > 0:
        bottom, card = draw(bottom)
        return top, bottom, card
    return top, bottom, -1


# -- imagining


def in_order(cards: vec[i64]) -> vec[i64]:
    """The same cards, lowest first: what is left when nothing of their order may show. Equal numbers stay as many as
    they are, where a game knows cards by their kind."""
    most: i64 = -1
    for card in cards:
        if card > most:
            most = card
    held = zeros(most + 1)
    for card in cards:
        held[card] += 1
    out = vec[i64](capacity=len(cards))
    for card in range(most + 1):
        k: i64
        for k in range(held[card]):
            out = append(out, card)
    return out


def redrawn(s: State, cards: vec[i64]) -> vec[i64]:
    """Cards nobody can tell apart, in another order, whatever the true one is."""
    out = in_order(cards)
    s.shuffle("imagined", out)
    return out


def redeal(s: State, where: vec[i64], first: i64, unknown: vec[i64], pile: vec[i64], place: i64) -> vec[i64]:
    """The unknown cards of a range, in each other's places: every place holds as many of them as before. `pile` lists
    the cards that lie in `place`; answers it as it lies now, the known ones at their height."""
    places = vec[i64](capacity=len(unknown))
    hidden = zeros(1)
    for card in unknown:
        while len(hidden) <= card:
            hidden = append(hidden, 0)
        hidden[card] = 1
        if where[first + card] != place:
            places = inserted(places, where[first + card])
    drawn = redrawn(s, unknown)
    n: i64 = len(places)
    i: i64
    for i in range(n):
        where[first + drawn[i]] = places[i]
    out = vec[i64](capacity=len(pile))
    for card in pile:
        if card < len(hidden) and hidden[card] == 1:
            where[first + drawn[n]] = place
            out = append(out, drawn[n])
            n += 1
        else:
            out = append(out, card)
    return out


def inserted(numbers: vec[i64], x: i64) -> vec[i64]:
    """Another number among numbers that stand in order."""
    out = append(numbers, x)
    i: i64 = len(out) - 1
    while i > 0 and out[i - 1] > x:
        out[i] = out[i - 1]
        i -= 1
    out[i] = x
    return out
