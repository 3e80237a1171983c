# interpreted
"""What whoever looks on cannot know: rows, and ministries held (OLO-Q97)."""

import random
from itertools import combinations

from ludotheque.games.olomoc import laws, names, rows
from ludotheque.games.olomoc.state import FIRST_MINISTRY, NONE, Bloc, Player


def from_the_stand(s: Bloc, key: int) -> Bloc:
    """Ministries change hands, but for those of the Axis, of which each has one, and those turned up; then either row
    is laid anew from what its player holds."""
    world = s.clone()
    for held in splits(s, key):
        for seat in range(2):
            world.put(seat, Player.hand, sum(1 << card for card in held[seat]))
        if all(may_have_laid(world, seat) for seat in range(2)):
            break
    return world.imagine(0, key).imagine(1, key ^ 1)  # type: ignore[return-value]  # a table of Olomòc, as this one


def splits(s: Bloc, key: int) -> list[list[list[int]]]:
    """How the ministries may be shared between the two, in an order that the key draws."""
    hands = [laws.hand(s, seat) for seat in range(2)]
    known = [[card for card in hands[seat] if is_known(s, seat, card)] for seat in range(2)]
    pool = sorted({*hands[0], *hands[1]} - {*known[0], *known[1]})
    found = [
        [[*known[0], *first], [*known[1], *(card for card in pool if card not in first)]]
        for first in combinations(pool, len(hands[0]) - len(known[0]))
    ]
    random.Random(key).shuffle(found)
    return found


def turned_up(s: Bloc, seat: int) -> list[int]:
    return [] if s.card(seat, 0) == NONE else [s.card(seat, slot) for slot in range(min(s.phase, names.PHASES))]


def is_known(s: Bloc, seat: int, card: int) -> bool:
    """Whether everybody knows that this player holds that ministry card."""
    if laws.is_axis(s, card):
        return True
    design = s.content.ministry_card[card]
    return design + FIRST_MINISTRY in turned_up(s, seat) and rows.held(s, seat, design) == card


def may_have_laid(s: Bloc, seat: int) -> bool:
    """Whether that hand can have laid what has been turned up."""
    shown = turned_up(s, seat)
    if not shown or len(shown) == names.PHASES:
        return True
    return any(all(rows.card_at(plan, n) == card for n, card in enumerate(shown)) for plan in rows.plans(s, seat))
