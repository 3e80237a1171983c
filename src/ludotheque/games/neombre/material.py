# interpreted: it guards what comes from outside
"""Whether the cards of a position can be where they are: none is missing, none is in two places."""

from typing import Any

from ludotheque.games.neombre import names, queries
from ludotheque.games.neombre.state import Nominees


def whole(s: Nominees, seat: int) -> bool:
    """NEO-001  In a fight every card of that seat's deck is in one place."""
    found = [*s.hands[seat], *s.draws[seat], *s.discards[seat], *s.jails[seat]]
    for kind in (names.ENCHANTMENT, names.EQUIPMENT, names.SUMMON):
        found += [queries.design_of(s, key) for key in queries.in_play(s, seat, kind)]
    if seat == 0 and s.attached >= 0:
        found.append(s.attached)
    for waiting in s.stack:
        found += resolving(waiting, seat)
    return sorted(found) == sorted(s.decks[seat]) and sum(s.groups[seat]) == len(s.draws[seat])


def resolving(waiting: Any, seat: int) -> list[int]:
    """The card that a procedure on the stack holds while it is resolved."""
    if waiting.ID == "deed" and waiting.section == names.EFFECT and waiting.me == seat:
        return [waiting.source] if waiting.how != names.BY_COMPANION else []
    if waiting.ID == "put_away" and waiting.figure == seat:
        return [waiting.card]
    return []
