# interpreted
"""The levels: how long each thinks, how far, and how strictly it plays what it found best."""

from dataclasses import dataclass, replace
from typing import Any

from ludotheque.bots.nets import OWN
from ludotheque.bots.search import Settings
from ludotheque.core.policy import Policy


@dataclass(frozen=True)
class Level:
    """Thinking stops when either budget is spent, so that a quick machine answers the same every time and a slow one in
    time. `slips` is how often, in a hundred, another than the best choice is taken, and then by its share of the
    thinking; a level that is `eased` slips as often as the game's policy says. One that `foresees` plays on before it
    judges a position, as far as the policy says. One that is `longer` thinks a multiple of its iterations; games whose
    policy does not say how often have no such level. `net` judges with the policy (bots/nets.py), where there is
    one."""

    name: str
    iterations: int
    seconds: float
    explore: float = 1.0
    slips: int = 0
    eased: bool = False
    foresees: bool = False
    longer: bool = False
    net: str = ""
    processes: int = 1
    deals: bool = True

    def effort(self, policy: Policy[Any]) -> int:
        """Iterations for one decision. A level that slips thinks no longer where the game is hard."""
        wanted = self.iterations * (1 if self.slips else policy.EFFORT)
        enough = min(wanted, policy.ENOUGH) if policy.ENOUGH else wanted
        return enough * policy.LONGER if self.longer else enough

    def plays(self, policy: Policy[Any]) -> bool:
        return policy.LONGER > 0 or not self.longer

    def slips_at(self, policy: Policy[Any]) -> int:
        return policy.SLIPS if self.eased else self.slips

    def settings(self, policy: Policy[Any], together: bool) -> Settings:
        return Settings(policy.FAR if self.foresees else 0, self.explore, together)


HASARD = "hasard"  # answers at random; it has no Level, for it does not think
APPRENTI = Level("apprenti", 24, 0.15, slips=60, deals=False)
COMPAGNON = Level("compagnon", 60, 0.8, eased=True)
MAITRE = Level("maitre", 3000, 4.5, foresees=True)
GRAND_MAITRE = replace(MAITRE, name="grand-maitre", seconds=3.0, longer=True, net=OWN)
THINKERS = {level.name: level for level in (APPRENTI, COMPAGNON, MAITRE, GRAND_MAITRE)}
LEVELS = (HASARD, *THINKERS)  # weakest first
USUAL = COMPAGNON.name


def adviser(policy: Policy[Any]) -> Level:
    """Whoever asks for advice wants the best there is."""
    return GRAND_MAITRE if GRAND_MAITRE.plays(policy) else MAITRE
