"""How sure numbers are: differences of shares and of means, their intervals, sizes and chances of being luck."""

import math
import statistics
from collections.abc import Sequence
from dataclasses import dataclass

from ludotheque.match.simulation import Z95, Share, wilson

BAND = 1 / 3  # how far from a fair share, as a part of it, is still fair enough


@dataclass(frozen=True)
class Change:
    """From one number to another: the difference with its 95 % interval, its size in standard units (Cohen's h for
    shares, d for means), and how often luck alone would do as much."""

    before: float
    after: float
    low: float
    high: float
    size: float
    p: float

    @property
    def difference(self) -> float:
        return self.after - self.before


def of_shares(one: Share, two: Share) -> Change:
    """Newcombe's interval, from Wilson's two."""
    a, b = one.wins / one.games, two.wins / two.games
    (low_a, high_a), (low_b, high_b) = wilson(one.wins, one.games), wilson(two.wins, two.games)
    down, up = math.hypot(b - low_b, high_a - a), math.hypot(high_b - b, a - low_a)
    pooled = (one.wins + two.wins) / (one.games + two.games)
    spread = math.sqrt(pooled * (1 - pooled) * (1 / one.games + 1 / two.games))
    size = 2 * (math.asin(math.sqrt(b)) - math.asin(math.sqrt(a)))
    return Change(a, b, b - a - down, b - a + up, size, luck((b - a) / spread if spread else 0.0))


def of_means(one: Sequence[float], two: Sequence[float]) -> Change:
    """Welch's, for samples large enough to be normal."""
    a, b = statistics.fmean(one), statistics.fmean(two)
    va, vb = (statistics.pvariance(sample) for sample in (one, two))
    spread = math.sqrt(va / len(one) + vb / len(two))
    unit = math.sqrt((va + vb) / 2)
    z = (b - a) / spread if spread else 0.0
    return Change(a, b, b - a - Z95 * spread, b - a + Z95 * spread, (b - a) / unit if unit else 0.0, luck(z))


def luck(z: float) -> float:
    """How often, both sides counted, luck alone goes as far."""
    return math.erfc(abs(z) / math.sqrt(2))


def holm(chances: Sequence[float]) -> list[float]:
    """The same for several questions asked at once, after Holm."""
    order = sorted(range(len(chances)), key=lambda i: chances[i])
    found, worst = [0.0] * len(chances), 0.0
    for place, i in enumerate(order):
        worst = max(worst, min(1.0, chances[i] * (len(chances) - place)))
        found[i] = worst
    return found


def verdict(share: Share, fair: float) -> str:
    """How a share stands beside a fair one: clearly or probably out of the band around it, off it, or fair."""
    low, high = wilson(share.wins, share.games)
    most, least, won = fair * (1 + BAND), fair * (1 - BAND), share.wins / share.games
    if low > most:
        return "too-strong"
    if high < least:
        return "too-weak"
    if won > most:
        return "maybe-strong"
    if won < least:
        return "maybe-weak"
    if low > fair:
        return "bit-strong"
    return "bit-weak" if high < fair else "fair"
