"""The coast: what a position of Le Phare is made of, and what can be read off it.

Lengths are thousandths of a cable: whole numbers, so that every machine measures alike.
"""

from typing import Annotated, Final

from librt.vecs import vec
from mypy_extensions import i64

from ludotheque.core.fields import NOBODY, OWNER
from ludotheque.core.position import position, size, within
from ludotheque.core.refusal import Refusal
from ludotheque.core.state import State
from ludotheque.kit.play.sealed import imagine_sealed

WIDTH: Final = 12_000
HEIGHT: Final = 6_000
APART: Final = 1_500
REACH: Final = 2_000
LENS_REACH: Final = 300
LANES: Final = 6
TANK: Final = 4
SAVED: Final = 4
LOST: Final = 3
LENSES: Final = 2

KEEP: Final = 1
FETCH: Final = 2
LIGHT: Final = 3
FLARE: Final = 4
TOW: Final = 5

WEST: Final = 0
EAST: Final = 1
SIDES: Final = ("west", "east")
UNSAID: Final = 0

OFF_COAST: Final = Refusal("PHA-06", "off-coast")
TOO_CLOSE: Final = Refusal("PHA-06", "too-close")
OFF_SEA: Final = Refusal("PHA-11", "off-sea")


@position
class Coast(State):
    tasks: Annotated[vec[i64], OWNER, size("seats", UNSAID)]  # the verb each keeper has sealed this dusk
    lanterns: vec[i64]  # x and y in turn
    lane: Annotated[i64, within(NOBODY, LANES - 1)] = NOBODY  # the ship: what the dice said, from 0
    drift: Annotated[i64, within(NOBODY, LANES - 1)] = NOBODY
    oil: Annotated[i64, within(0, TANK)] = 0
    lens: Annotated[i64, within(0, LENSES)] = 0
    home: Annotated[i64, within(0, SAVED)] = 0
    wrecks: Annotated[i64, within(0, LOST)] = 0

    def lit(self) -> bool:
        """Whether a lantern lights the ship."""
        return self.lights(self.lane, self.drift)

    def lights(self, lane: i64, drift: i64) -> bool:
        """PHA-08  A lantern lights everything within two cables, and 0.3 more for each lens."""
        x, y = ship_at(lane, drift)
        reach = self.reach()
        return self.lantern_within(reach * reach, x, y)

    def reach(self) -> i64:
        return REACH + self.lens * LENS_REACH

    def lantern_within(self, square: i64, x: i64, y: i64) -> bool:
        """Whether a lantern stands that near; lengths are compared by their squares."""
        i: i64
        for i in range(0, len(self.lanterns), 2):
            dx = self.lanterns[i] - x
            dy = self.lanterns[i + 1] - y
            if dx * dx + dy * dy <= square:
                return True
        return False

    def imagine(self, seat: i64, key: i64) -> "Coast":
        """Only the dice to come and the tasks that others have sealed are unknown."""
        world = self.clone()
        world.reseed(key)
        imagine_sealed(world, seat)
        return world


def ship_at(lane: i64, drift: i64) -> tuple[i64, i64]:
    """PHA-07  A ship lies in the middle of the square that her dice name."""
    return lane * (WIDTH // LANES) + WIDTH // LANES // 2, drift * (HEIGHT // LANES) + HEIGHT // LANES // 2


def why_not_light(s: Coast, x: i64, y: i64) -> Refusal | None:
    """PHA-06  On the coast, and at least a cable and a half from every other lantern."""
    if x < 0 or x > WIDTH or y < 0 or y > HEIGHT:
        return OFF_COAST
    return TOO_CLOSE if s.lantern_within(APART * APART - 1, x, y) else None


def why_not_tow(s: Coast, side: i64) -> Refusal | None:
    """PHA-11  A tow leads to the next lane, never off the sea."""
    return OFF_SEA if s.lane == (LANES - 1 if side == EAST else 0) else None
