"""Players that are no people."""

import random

from ludotheque.core.domains import Choice, Domain
from ludotheque.match.table import Table

BESIDE_ODDS = 8  # one answer in so many is an any-time choice, where there are some


class RandomBot:
    """Answers at random among what is offered; the same seed gives the same answers."""

    def __init__(self, seed: int | str) -> None:
        self.rng = random.Random(f"bot {seed}")

    def answer(self, table: Table, seat: int) -> Choice:
        """A legal choice for a seat that is asked: most often of its decision, sometimes beside it."""
        if self.rng.randrange(BESIDE_ODDS) == 0:
            beside = table.beside(seat)
            if beside:
                choice = self.one_of(beside[self.rng.randrange(len(beside))])
                if table.why_not(seat, choice) is None:
                    return choice
        decision = next(d for d in table.waiting if d.seat == seat)
        if isinstance(decision.choices, Domain):
            return self.one_of(decision.choices)
        return decision.choices[self.rng.randrange(len(decision.choices))]

    def one_of(self, offered: Choice | Domain) -> Choice:
        return offered.sample(self.rng.randrange) if isinstance(offered, Domain) else offered
