"""Where a piece can go, all of it at once, and which end a click means: what the page asks while somebody looks for a
place. The procedure that asks for the place judges every point."""

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from ludotheque.games.olomoc import names
from ludotheque.games.olomoc.phases.moving import ANY_TOOL, COARSE_STEP, ENTERS, FINE_STEP, PLACED, POSED, Where
from ludotheque.games.olomoc.state import Bloc
from ludotheque.kit.geometry.board import Scene
from ludotheque.kit.geometry.region import SPACING, Grid, Region
from ludotheque.kit.geometry.snap import Snap
from ludotheque.kit.geometry.travel import NO_TOOL, Travel

MIDDLE: Final = names.SIDE // 2
HALF_DIAGONAL: Final = 11400  # of the Bloc, and a little more


class Ends(Grid):
    """OLO-G28  Everywhere a piece may go, by whatever the procedure allows."""

    def __init__(self, s: Bloc, where: Where, travel: Travel) -> None:
        if where.manner == ENTERS:
            super().__init__(MIDDLE, MIDDLE, HALF_DIAGONAL, SPACING)
        else:
            super().__init__(travel.x, travel.y, travel.farthest + names.TOUCH, SPACING)
        self.s: Bloc = s
        self.where: Where = where
        self.scene: Scene = travel.scene
        self.region: Region = Region(travel, SPACING)

    def can_go(self, x: i64, y: i64) -> bool:
        where = self.where
        if where.manner == ENTERS or where.manner >= PLACED:
            return where.tool_to(self.s, self.scene, None, x, y, COARSE_STEP) != ANY_TOOL
        return self.region.can_go(x, y) and where.end_fault(self.s, self.scene, x, y) is None


class Aim(Snap):
    """OLO-G27  The end that a click means, legal for the procedure that asks for it."""

    def __init__(self, s: Bloc, where: Where, travel: Travel) -> None:
        super().__init__(travel)
        self.s: Bloc = s
        self.where: Where = where

    def tool_to(self, x: i64, y: i64) -> i64:
        tool = self.where.tool_to(self.s, self.travel.scene, self.travel, x, y, FINE_STEP)
        if tool == ANY_TOOL:
            return NO_TOOL
        return tool


def travel_of(s: Bloc, where: Where) -> Travel:
    """The tools of a move; entering and placing have none that starts where the piece is."""
    scene = s.scene()
    if where.manner < PLACED and where.manner != ENTERS:
        return where.travel(s, scene)
    travel = Travel(scene, where.piece, [], 0)
    if where.manner == POSED:
        travel.radius = where.radius(s)
    if where.manner >= PLACED:
        travel.farthest = max(where.within, names.TOUCH) + scene.radius(where.piece) + travel.radius
    return travel


def rings_of(s: Bloc, where: Where) -> list[vec[i64]]:
    """The rings around everywhere a piece may go."""
    ends = Ends(s, where, travel_of(s, where))
    ends.build()
    s.words = vec[i64]()
    return ends.rings


def aimed_at(s: Bloc, where: Where, x: i64, y: i64) -> Snap:
    """What a click at a point of the Bloc means; the ruler that proves it is in `s.words`."""
    s.words = vec[i64]()
    aim = Aim(s, where, travel_of(s, where))
    aim.click(x, y)
    return aim
