"""Levels: what places at tables say of how well somebody plays, and how much is not known of it.

The model is one of Weng and Lin's, by `openskill` (docs/decisions/0010), loaded when the first game is reckoned. Its
numbers are shown in points: 1,500 in the middle, and 100 points are worth about what they are worth in chess."""

import functools
import math
from collections.abc import Sequence
from typing import TYPE_CHECKING

import msgspec

if TYPE_CHECKING:
    from openskill.models import BradleyTerryPart

MIDDLE, UNSURE = 25.0, 25.0 / 3
POINTS = 30.0  # of one unit of the model
CENTRE = 1500
SHOWN = 8  # rated games after which a level is shown
ODDS = POINTS * math.sqrt(2) * 25 / 6  # points that make somebody e times as likely to win
HIGHEST = 4000  # points that a table may ask for
# How often a robot wins against the one of the level below, at two seats (docs/ladder.md). Compagnon is in the middle.
BEATS: dict[str, dict[str, float]] = {
    "diktat": {"compagnon": 0.933, "maitre": 0.858, "grand-maitre": 0.611},
    "steamwatchers": {"compagnon": 0.825, "maitre": 0.850, "grand-maitre": 0.750},
    "hybris": {"compagnon": 0.733, "maitre": 0.750, "grand-maitre": 0.915},
    "olomoc": {"compagnon": 0.783, "maitre": 0.788},
    "connect4": {"compagnon": 0.870, "maitre": 0.962},
}


class Level(msgspec.Struct, frozen=True):
    """How well somebody plays, and how unsure that is, in the model's units."""

    mu: float = MIDDLE
    sigma: float = UNSURE

    @property
    def points(self) -> int:
        return round(CENTRE + POINTS * (self.mu - MIDDLE))

    @property
    def band(self) -> int:
        """Two times in three the truth lies within so many points."""
        return round(POINTS * self.sigma)

    def meets(self, span: Sequence[int]) -> bool:
        """Whether it may lie between those two."""
        return self.points + self.band >= span[0] and self.points - self.band <= span[1]


def first_of(game: str, robot: str | None) -> Level:
    """Before any rated game: of a robot as it was measured against the others, else in the middle."""
    steps = BEATS.get(game, {})
    if robot is None or (robot not in steps and robot != "apprenti") or not steps:
        return Level()

    def gap(level: str) -> float:
        return ODDS * math.log(steps[level] / (1 - steps[level]))

    above = ("maitre", "grand-maitre")
    if robot == "apprenti":
        points = -gap("compagnon")
    else:
        points = sum(gap(each) for each in above[: above.index(robot) + 1]) if robot in above else 0.0
    return Level(MIDDLE + points / POINTS, UNSURE / 2)


def measured(game: str, robot: str) -> bool:
    return first_of(game, robot).sigma < UNSURE


@functools.cache
def model() -> "BradleyTerryPart":
    from openskill.models import BradleyTerryPart

    return BradleyTerryPart()


def after(before: Sequence[Level], places: Sequence[int], stayed: Sequence[bool]) -> list[Level]:
    """The levels after a game. Whoever did not stay to the end is last, and then nobody who did goes down."""
    ranks = [place if stays else len(places) + 1 for place, stays in zip(places, stayed, strict=True)]
    teams = [[model().rating(mu=each.mu, sigma=each.sigma)] for each in before]
    found = [Level(own.mu, own.sigma) for (own,) in model().rate(teams, ranks=[float(rank) for rank in ranks])]
    if all(stayed):
        return found
    return [
        Level(max(old.mu, new.mu) if stays else new.mu, new.sigma)
        for old, new, stays in zip(before, found, stayed, strict=True)
    ]
