# interpreted
"""A finished game explained: where the VP come from, and what came before them or settled a tie."""

from ludotheque.core.game import Account, Line
from ludotheque.games.hybris import effects, names, queries, state
from ludotheque.games.hybris.state import Hybris, Player

RULES = {
    "deployments": "HYB-201",
    "cities": "HYB-207",
    "connections": "HYB-210",
    "technologies": "HYB-215",
    "quests": "HYB-159",
    "upgrades": "HYB-132",
    "olympian": "HYB-125",
    "premonitions": "HYB-136",
    "locations": "HYB-084",
    "pillars": "HYB-097",
    "combats": "HYB-250",
    "tokens": "HYB-288",
    "greatness": "HYB-044",
    "scenario": "HYB-302",
    "before": "HYB-035",
    "lost": "HYB-033",
}


def account(s: Hybris) -> Account:
    seats = range(s.seats)
    scores = [int(s.get(seat, names.VP)) for seat in seats]
    upgrades = [int(queries.unlocked(s, seat)) for seat in seats]
    counted = queries.stated(s, effects.RANK_BY_UPGRADES, 0) > 0  # the Variant « Victoire d’Éveil »
    standing = list(zip(upgrades, scores, strict=True)) if counted else [(0, vp) for vp in scores]
    level = [standing.count(each) > 1 for each in standing]
    lines = points(s)
    if counted or s.ending == state.ALL_UPGRADES:
        lines.append(Line("upgrades", "HYB-122", [*upgrades], True))
    if any(level):
        spaces = [int(s.get(seat, names.GREATNESS)) if level[seat] else None for seat in seats]
        lines.append(Line("greatness", "HYB-124", spaces, True))
    decided = s.winner == state.NOBODY and standing.count(max(standing)) > 1
    return Account(lines, "greatness" if decided else "", {"n": max(standing)[1]} if decided else {})


def points(s: Hybris) -> list[Line]:
    """Where anybody's VP come from, or went."""
    by_source = [
        Line(f"from-{key}", RULES[key], [int(s.get(seat, Player.points + source)) for seat in range(s.seats)])
        for source, key in enumerate(names.SOURCE_IDS)
    ]
    return [line for line in by_source if any(line.values)]
