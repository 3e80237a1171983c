"""One disc and all the tools it may move by, in order: rulers, then a straight slide. Points to aim at."""

from typing import Final

from librt.vecs import append, vec
from mypy_extensions import i64, mypyc_attr

from ludotheque.kit.geometry.angles import BITS
from ludotheque.kit.geometry.board import FINE, SOLID, Scene
from ludotheque.kit.geometry.exact import isqrt, rounded
from ludotheque.kit.geometry.reach import Reach
from ludotheque.kit.geometry.ruler import Ruler, slide_fault
from ludotheque.kit.geometry.shapes import square

NO_TOOL: Final = -1
SLACK: Final = 32  # more than the gaps that a ruler may leave
OFTEN: Final = 3


@mypyc_attr(free_list_len=1, acyclic=True)
class Travel:
    """How a disc can get from where it stands to somewhere else. `slide` is how far it may go without a ruler, 0 if not
    at all. Made for one scene, and not after it has changed."""

    def __init__(self, s: Scene, mover: i64, rulers: list[Ruler], slide: i64) -> None:
        self.scene: Scene = s
        self.mover: i64 = mover
        self.x: i64 = s.x(mover)
        self.y: i64 = s.y(mover)
        self.radius: i64 = s.radius(mover)
        self.slide: i64 = slide
        self.reaches: list[Reach] = [Reach(s, mover, ruler) for ruler in rulers]
        self.corners: vec[i64] = vec[i64]()  # of the ruler that proves the last end found; none for a slide
        self.rooms: i64 = 0  # how often it was asked whether there is room somewhere
        self.polygons: vec[i64] = vec[i64]()  # what could be in the way at an end, known once that was often asked
        self.discs: vec[i64] = vec[i64]()  # of each: x, y, how far the centres must be apart
        self.farthest: i64 = slide  # in open space
        for ruler in rulers:
            self.farthest = max(self.farthest, ruler.reach(self.radius))

    def tools(self) -> i64:
        """The number of the slide: rulers come before it."""
        return i64(len(self.reaches))

    def limit(self, tool: i64) -> i64:
        """How far a tool goes in open space, from centre to centre."""
        return self.slide if tool == self.tools() else self.reaches[tool].ruler.reach(self.radius)

    def can_use(self, tool: i64, x: i64, y: i64, step: i64) -> bool:
        """Whether one tool leads to (x, y), where there is room; `step` in degrees is how finely rulers are turned."""
        if tool < self.tools():
            reach = self.reaches[tool]
            if not reach.find_in_room(x, y, step):
                return False
            self.corners = reach.corners
            return True
        if not self.slides(x, y):
            return False
        self.corners = vec[i64]()
        return True

    def slides(self, x: i64, y: i64) -> bool:
        return self.slide > 0 and slide_fault(self.scene, self.mover, x, y, self.slide) == FINE

    def leads_by(self, tool: i64, x: i64, y: i64, step: i64) -> bool:
        """The same answer as `can_use`, sooner; no ruler is kept."""
        if tool == self.tools():
            return self.slides(x, y)
        return self.reaches[tool].leads(x, y, step)

    def leads(self, x: i64, y: i64, step: i64) -> bool:
        """Whether any tool leads to (x, y), where there is room."""
        if self.slides(x, y):
            return True
        for reach in self.reaches:
            if reach.leads(x, y, step):
                return True
        return False

    def has_room(self, x: i64, y: i64) -> bool:
        dx: i64 = x - self.x
        dy: i64 = y - self.y
        if dx == 0 and dy == 0:
            return False
        far: i64 = self.farthest + SLACK
        if square(dx, dy) > far * far:
            return self.scene.can_stand(x, y, self.radius, self.mover)
        if self.rooms < OFTEN:
            self.rooms += 1
            if self.rooms == OFTEN:
                self._look_around()
            return self.scene.can_stand(x, y, self.radius, self.mover)
        board = self.scene.board
        if not board.holds_disc(x, y, self.radius):
            return False
        discs = self.discs
        k: i64
        for k in range(0, len(discs), 3):
            if square(x - discs[k], y - discs[k + 1]) < discs[k + 2] * discs[k + 2]:
                return False
        for p in self.polygons:
            if board.point_to_polygon(p, x, y, self.radius) < 0:
                return False
        return True

    def _look_around(self) -> None:
        """Notes what lies so near that it could be in the way at an end."""
        s = self.scene
        far: i64 = self.farthest + SLACK + self.radius
        k: i64
        for k in range(s.board.polygons()):
            if s.board.kind[k] & SOLID and s.board.point_to_polygon(k, self.x, self.y, far) < 0:
                self.polygons = append(self.polygons, k)
        for k in range(s.count()):
            apart: i64 = far + s.radius(k)
            if k != self.mover and s.is_on(k) and square(s.x(k) - self.x, s.y(k) - self.y) < apart * apart:
                self.discs = append(append(append(self.discs, s.x(k)), s.y(k)), self.radius + s.radius(k))

    def may_reach(self, x: i64, y: i64) -> bool:
        """Whether a place is no farther than the tools go in open space, and there is room."""
        far: i64 = self.farthest + SLACK
        return square(x - self.x, y - self.y) <= far * far and self.has_room(x, y)

    def find(self, x: i64, y: i64, step: i64) -> i64:
        """The first tool that leads to (x, y), or NO_TOOL."""
        if not self.has_room(x, y):
            return NO_TOOL
        tool: i64
        for tool in range(self.tools() + 1):
            if self.can_use(tool, x, y, step):
                return tool
        return NO_TOOL


def point_at(x: i64, y: i64, ux: i64, uy: i64, distance: i64) -> tuple[i64, i64]:
    """The whole point nearest to the one so far from (x, y) in the direction of a unit vector."""
    return x + rounded(ux * distance, BITS), y + rounded(uy * distance, BITS)


def contact_point(x: i64, y: i64, ux: i64, uy: i64, distance: i64) -> tuple[i64, i64]:
    """A whole point in that direction that lies `distance` or up to 1 more from (x, y), never less."""
    return _between(x, y, ux, uy, distance, 1)


def inner_point(x: i64, y: i64, ux: i64, uy: i64, distance: i64) -> tuple[i64, i64]:
    """A whole point in that direction that lies `distance` or up to 1 less from (x, y), never more."""
    return _between(x, y, ux, uy, distance - 1, -1) if distance > 0 else (x, y)


def _between(x: i64, y: i64, ux: i64, uy: i64, least: i64, order: i64) -> tuple[i64, i64]:
    """The whole point from `least` to 1 more from (x, y) that lies nearest to a direction; of two the nearer to (x, y),
    or with order -1 the farther."""
    px: i64 = rounded(ux * (2 * least + 1), BITS + 1)
    py: i64 = rounded(uy * (2 * least + 1), BITS + 1)
    best: i64 = 1 << 60
    best2: i64 = 0
    best_x: i64 = px
    best_y: i64 = py
    i: i64
    j: i64
    for i in range(-1, 2):
        for j in range(-1, 2):
            d2: i64 = square(px + i, py + j)
            if least * least <= d2 <= (least + 1) * (least + 1):
                aside: i64 = ux * (py + j) - uy * (px + i)
                aside = max(aside, -aside)
                if aside < best or (aside == best and (d2 - best2) * order < 0):
                    best = aside
                    best2 = d2
                    best_x = px + i
                    best_y = py + j
    return x + best_x, y + best_y


def apart(x: i64, y: i64, to_x: i64, to_y: i64) -> i64:
    """The distance between two points, rounded down."""
    return isqrt(square(x - to_x, y - to_y))
