# interpreted
"""Choices weighed against each other, each with an interval: the same effort for each, in runs that know nothing of one
another, so that what they differ by tells how sure the mean is."""

import math
from collections.abc import Sequence
from dataclasses import dataclass

from ludotheque.bots.levels import GRAND_MAITRE, Level
from ludotheque.bots.nets import net_of
from ludotheque.bots.search import Search
from ludotheque.match.table import Table

RUNS = 6
STUDENT = {2: 12.706, 3: 4.303, 4: 3.182, 5: 2.776, 6: 2.571, 7: 2.447, 8: 2.365}  # 95 % of means of so many runs


@dataclass(frozen=True)
class Weighed:
    """What a seat may expect after a choice, from 0 to 1, and where that lies 95 times in a hundred."""

    choice: int
    chance: float
    low: float
    high: float
    expects: tuple[float, ...]  # of every seat

    def clear_of(self, other: "Weighed", by: float) -> bool:
        """Whether it is better by so much, and surely better."""
        return self.chance - other.chance >= by and self.low > other.high


def new_search(table: Table, seat: int, level: Level) -> Search:
    """It looks as far as that level does, and judges as that level has learned to."""
    rules, seats = table.rules, int(table.state.seats)
    settings = level.settings(rules.policy(), rules.manifest.cooperative)
    net = net_of(rules, table.options, seats, level.net)
    return Search(rules.policy(), lambda state: rules.result(state).ranking, seats, seat, settings, net)


def weigh(
    table: Table,
    seat: int,
    choices: Sequence[int],
    iterations: int,
    key: int,
    runs: int = RUNS,
    level: Level = GRAND_MAITRE,
) -> list[Weighed]:
    """Each of these choices, best first, by the best judgement there is unless another is named. The iterations are
    those of a run."""
    found = []
    for choice in choices:
        told = [new_search(table, seat, level).weigh(table.state, choice, iterations, key + run) for run in range(runs)]
        expects = tuple(sum(column) / runs for column in zip(*told, strict=True))
        spread = math.sqrt(sum((one[seat] - expects[seat]) ** 2 for one in told) / (runs - 1) / runs) * STUDENT[runs]
        mean = expects[seat]
        found.append(Weighed(choice, mean, max(0.0, mean - spread), min(1.0, mean + spread), expects))
    return sorted(found, key=lambda each: (-each.chance, each.choice))
