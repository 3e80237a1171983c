# interpreted
"""A finished game explained: the VP, and what came before them or settled a tie."""

from ludotheque.core.game import Account, Line
from ludotheque.games.hybris import effects, names, queries, state
from ludotheque.games.hybris.state import Hybris


def account(s: Hybris) -> Account:
    seats = range(s.seats)
    scores = [int(s.get(seat, names.VP)) for seat in seats]
    upgrades = [int(queries.unlocked(s, seat)) for seat in seats]
    counted = queries.stated(s, effects.RANK_BY_UPGRADES, 0) > 0  # the Variant « Victoire d’Éveil »
    standing = list(zip(upgrades, scores, strict=True)) if counted else [(0, vp) for vp in scores]
    level = [standing.count(each) > 1 for each in standing]
    lines = [Line("vp", "HYB-035", [*scores])]
    if counted or s.ending == state.ALL_UPGRADES:
        lines.append(Line("upgrades", "HYB-122", [*upgrades], True))
    if any(level):
        spaces = [int(s.get(seat, names.GREATNESS)) if level[seat] else None for seat in seats]
        lines.append(Line("greatness", "HYB-124", spaces, True))
    decided = s.winner == state.NOBODY and standing.count(max(standing)) > 1
    return Account(lines, "greatness" if decided else "", {"n": max(standing)[1]} if decided else {})
