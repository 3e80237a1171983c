# interpreted
"""The levels: how long each thinks, how far, and how strictly it plays what it found best."""

from dataclasses import dataclass
from typing import Any

from ludotheque.bots.search import Settings
from ludotheque.core.policy import Policy


@dataclass(frozen=True)
class Level:
    """Thinking stops when either budget is spent, so that a quick machine answers the same every time and a slow one in
    time. `slips` is how often, in a hundred, another than the best choice is taken, and then by its share of the
    thinking."""

    name: str
    iterations: int
    seconds: float
    cut: int = 0
    explore: float = 1.0
    slips: int = 0
    processes: int = 1
    deals: bool = True

    def effort(self, policy: Policy[Any]) -> int:
        """Iterations for one decision. A level that slips thinks no longer where the game is hard."""
        return self.iterations * (1 if self.slips else policy.EFFORT)

    def settings(self, together: bool) -> Settings:
        return Settings(self.cut, self.explore, together)


HASARD = "hasard"  # answers at random; it has no Level, for it does not think
APPRENTI = Level("apprenti", 24, 0.15, slips=60, deals=False)
COMPAGNON = Level("compagnon", 60, 0.8)
MAITRE = Level("maitre", 3000, 4.5)
THINKERS = {level.name: level for level in (APPRENTI, COMPAGNON, MAITRE)}
LEVELS = (HASARD, *THINKERS)  # weakest first
USUAL = COMPAGNON.name
ADVISER = MAITRE  # whoever asks for advice wants the best there is
