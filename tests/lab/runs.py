"""Plans for the tests of the laboratory."""

from collections.abc import Sequence
from typing import Any

from ludotheque.lab.plan import Plan, make_plan, random_bot, seated
from ludotheque.lab.play import Row
from ludotheque.match.registry import rules_of


def plan(
    game: str = "connect4",
    seats: int = 2,
    bots: Sequence[str] = (),
    seed: str = "1",
    options: Sequence[dict[str, Any]] = ({},),
    journals: bool = False,
) -> Plan:
    rules = rules_of(game)
    full = [rules.check_options(seats, chosen) for chosen in options]
    return make_plan(game, seats, full, seated(game, seats, bots, rotate=False), seed, journals)


def row(number: int = 0, ranks: Sequence[int] = (1, 2), **changes: Any) -> Row:
    """A row of a game nobody played."""
    seats = len(ranks)
    return {
        "game": "connect4",
        "version": "1",
        "options": {},
        "content": "",
        "seed": "1",
        "number": number,
        "bots": [random_bot("connect4")] * seats,
        "groups": None,
        "scores": [int(rank == 1) for rank in ranks],
        "ranks": list(ranks),
        "reason": "four-in-a-row",
        "decisions": 20,
        "rounds": None,
        "first": 0,
        "lead_changes": None,
        "lead_by": None,
        "traits": None,
        "cards": None,
    } | changes
