# interpreted
"""Who is ahead, for whoever looks on: judged in worlds that they cannot tell from the true one, so that nothing enters
which they could not know."""

import hashlib

from ludotheque.bots.review import HASTY
from ludotheque.bots.weighing import new_search
from ludotheque.match.table import Table

WORLDS = 24
EACH = 200  # iterations in each world


def seen_from_the_stand(table: Table) -> Table | None:
    """A position that looks the same to them, and holds no secret of this one; None: this game keeps none such."""
    world = table.rules.from_the_stand(table.state, draw(0))
    return None if world is None else Table(table.rules, world, table.options)


def chances(table: Table) -> list[float]:
    """Of each seat, from 0 to 1; of the team alone where all win together. Positions that look the same from the stand
    are judged alike."""
    asked, seats = table.state.asked(), table.state.seats
    seat = next(seat for seat in range(seats) if asked >> seat & 1)
    sums = [0.0] * seats
    for n in range(1, WORLDS + 1):
        world = table.rules.from_the_stand(table.state, draw(n))
        assert world is not None
        found = new_search(table, seat, HASTY).foresee(world, EACH, draw(-n))
        sums = [before + chance for before, chance in zip(sums, found, strict=True)]
    if table.rules.manifest.cooperative:
        return [round(sums[0] / WORLDS, 3)]
    return [round(chance / (sum(sums) or 1.0), 3) for chance in sums]


def draw(n: int) -> int:
    """Always the same numbers: moments are compared in worlds that are alike."""
    return int.from_bytes(hashlib.sha256(f"onlooker {n}".encode()).digest()[:5], "big")
