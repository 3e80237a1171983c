"""Ends of a move that are worth a thought: in contact, just inside or outside a zone, sheltered, out of sight, at the
edge of the board, as far as it goes. A game lists what matters to it, then `settle` keeps one end in each small square,
the best-featured one, proves each by a tool, and stops at a number.
"""

from typing import Final

from librt.vecs import append, vec
from mypy_extensions import i64

from ludotheque.kit.geometry.angles import BITS, cosine, sine, unit
from ludotheque.kit.geometry.board import DISC, SHELTERS, SOLID
from ludotheque.kit.geometry.exact import isqrt, rounded
from ludotheque.kit.geometry.heading import COARSE, middle_of
from ludotheque.kit.geometry.measure import engaged, foes, sheltered, touches
from ludotheque.kit.geometry.order import sort
from ludotheque.kit.geometry.shapes import point_to_polygon, square
from ludotheque.kit.geometry.sight import line_between
from ludotheque.kit.geometry.travel import NO_TOOL, Travel, apart, contact_point, inner_point, point_at

# What an end has to it; a greater number counts for more.
LIMIT: Final = 1  # as far as a tool goes
HIDDEN: Final = 2  # out of sight of a watcher it was listed for
CONTACT: Final = 4
COVER: Final = 8
ENGAGED: Final = 16

CELL: Final = 250  # the side of the squares that hold one end each
GRID: Final = 256  # squares to a row; no board has more


class Spot:
    """An end, the tool that leads there, the ruler's corners if it is one, and what it has to it."""

    def __init__(self, x: i64, y: i64, tool: i64, corners: vec[i64], features: i64) -> None:
        self.x: i64 = x
        self.y: i64 = y
        self.tool: i64 = tool
        self.corners: vec[i64] = corners
        self.features: i64 = features


class Spots:
    """The ends of one move, listed by the methods below in any order."""

    def __init__(self, travel: Travel) -> None:
        self.travel: Travel = travel
        self.far: i64 = travel.farthest + travel.scene.board.touch
        self.found: vec[i64] = vec[i64]()

    def _is_near(self, p: i64) -> bool:
        """Whether a polygon could be touched after the move."""
        t = self.travel
        return t.scene.board.point_to_polygon(p, t.x, t.y, self.far + t.radius) <= 0

    def add(self, x: i64, y: i64, features: i64) -> None:
        """One end, if there is room and it could be reached in open space."""
        t = self.travel
        if square(x - t.x, y - t.y) <= self.far * self.far and t.has_room(x, y):
            self.found = append(append(append(self.found, x), y), features | self._features(x, y))

    def _features(self, x: i64, y: i64) -> i64:
        """What the disc would have there, looked at with the disc in its place."""
        t = self.travel
        s = t.scene
        at: i64 = DISC * t.mover
        s.discs[at] = x
        s.discs[at + 1] = y
        features: i64 = ENGAGED if engaged(s, t.mover) else 0
        if sheltered(s, t.mover):
            features |= COVER | CONTACT
        else:
            i: i64
            for i in range(s.count()):
                if i != t.mover and s.is_on(i) and touches(s, t.mover, i):
                    features |= CONTACT
        s.discs[at] = t.x
        s.discs[at + 1] = t.y
        return features

    def polar(self, directions: i64, distance: i64, features: i64) -> None:
        """All around, so far from the start."""
        t = self.travel
        k: i64
        for k in range(directions):
            angle: i64 = 36000 * k // directions
            x, y = point_at(t.x, t.y, cosine(angle), sine(angle), distance)
            self.add(x, y, features)

    def around(self, i: i64, directions: i64, gap: i64) -> None:
        """All around a disc, with that gap to it or up to 1 less (contact: up to 1 more); first on the near side."""
        s = self.travel.scene
        distance: i64 = self.travel.radius + s.radius(i) + gap
        if apart(self.travel.x, self.travel.y, s.x(i), s.y(i)) > self.far + distance:
            return
        ux, uy = unit(self.travel.x - s.x(i), self.travel.y - s.y(i))
        k: i64
        for k in range(directions):
            cos: i64 = cosine(36000 * k // directions)
            sin: i64 = sine(36000 * k // directions)
            vx: i64 = rounded(ux * cos - uy * sin, BITS)
            vy: i64 = rounded(ux * sin + uy * cos, BITS)
            x, y = contact_point(s.x(i), s.y(i), vx, vy, distance)
            if gap > 0:
                x, y = inner_point(s.x(i), s.y(i), vx, vy, distance)
            self.add(x, y, 0)

    def along(self, p: i64) -> None:
        """In contact with a polygon: at the thirds and the middle of its edges, and at its corners."""
        if not self._is_near(p):
            return
        board = self.travel.scene.board
        n: i64 = board.corners[p]
        at: i64 = board.first[p]
        k: i64
        part: i64
        for k in range(n):
            ax: i64 = board.points[at + 2 * k]
            ay: i64 = board.points[at + 2 * k + 1]
            bx: i64 = board.points[at + 2 * ((k + 1) % n)]
            by: i64 = board.points[at + 2 * ((k + 1) % n) + 1]
            cx: i64 = board.points[at + 2 * ((k + n - 1) % n)]
            cy: i64 = board.points[at + 2 * ((k + n - 1) % n) + 1]
            ux, uy = unit(by - ay, ax - bx)
            vx, vy = unit(ay - cy, cx - ax)
            wx, wy = unit(ux + vx, uy + vy)
            self._beside(p, ax, ay, wx, wy)
            for part in range(2, 5):
                self._beside(p, ax + (bx - ax) * part // 6, ay + (by - ay) * part // 6, ux, uy)

    def _clear_of(self, p: i64, x: i64, y: i64, ux: i64, uy: i64) -> tuple[i64, i64]:
        """From a point of a polygon outwards, the first place where the disc does not cover it."""
        board = self.travel.scene.board
        near: i64 = 0
        far: i64 = isqrt(square(board.width, board.height))
        while far - near > 1:
            middle: i64 = (near + far) >> 1
            mx, my = point_at(x, y, ux, uy, middle)
            if point_to_polygon(board.points, board.first[p], board.corners[p], mx, my, self.travel.radius) < 0:
                near = middle
            else:
                far = middle
        return point_at(x, y, ux, uy, far)

    def _beside(self, p: i64, x: i64, y: i64, ux: i64, uy: i64) -> None:
        px, py = self._clear_of(p, x, y, ux, uy)
        self.add(px, py, 0)

    def behind(self, i: i64) -> None:
        """In contact with each solid polygon, on the side away from disc i; what it cannot see is HIDDEN."""
        s = self.travel.scene
        board = s.board
        p: i64
        for p in range(board.polygons()):
            if board.kind[p] & SOLID and self._is_near(p):
                cx, cy = middle_of(s, board.element[p])
                ux, uy = unit(cx - s.x(i), cy - s.y(i))
                x, y = self._clear_of(p, cx, cy, ux, uy)
                seen: i64 = len(line_between(board, x, y, self.travel.radius, s.x(i), s.y(i), s.radius(i)))
                self.add(x, y, 0 if seen else HIDDEN)

    def edges(self) -> None:
        """At each edge of the board: straight ahead, and halfway to as far as it goes on both sides."""
        t = self.travel
        board = t.scene.board
        aside: i64
        for aside in range(-1, 2):
            by: i64 = aside * t.farthest // 2
            self.add(t.x + by, t.radius, 0)
            self.add(board.width - t.radius, t.y + by, 0)
            self.add(t.x - by, board.height - t.radius, 0)
            self.add(t.radius, t.y - by, 0)

    def settle(self, most: i64, step: i64) -> list[Spot]:
        """The best-featured end of each square that a tool leads to, at most so many; the richer in features first,
        then as listed."""
        found = self.found
        keys = vec[i64]()
        k: i64
        for k in range(len(found) // 3):
            keys = append(keys, ((63 - found[3 * k + 2]) << 32) | k)
        sort(keys)
        taken = dict[int, bool]()
        spots: list[Spot] = []
        t = self.travel
        for key in keys:
            k = key & 0xFFFFFFFF
            x: i64 = found[3 * k]
            y: i64 = found[3 * k + 1]
            cell: i64 = y // CELL * GRID + x // CELL
            if cell in taken:
                continue
            tool: i64 = t.find(x, y, step)
            if tool != NO_TOOL:
                taken[cell] = True
                spots.append(Spot(x, y, tool, t.corners, found[3 * k + 2]))
                if len(spots) >= most:
                    break
        return spots


def march_spots(travel: Travel, goals: vec[i64], shooters: vec[i64], most: i64) -> list[Spot]:
    """The usual ends of a march: near every foe and goal, along what gives shelter, out of sight of shooters, all
    around at three distances and as far as it goes without a ruler, at the edges of the board."""
    s = travel.scene
    spots = Spots(travel)
    zone: i64 = s.board.zone
    i: i64
    for i in range(s.count()):
        if i != travel.mover and s.is_on(i) and foes(s, travel.mover, i):
            spots.around(i, 12, 0)
            spots.around(i, 12, zone // 2)
            spots.around(i, 12, zone)
            spots.around(i, 12, zone + zone // 20)
    for goal in goals:
        spots.around(goal, 8, 0)
        spots.around(goal, 8, zone * 9 // 10)
    for i in range(s.board.polygons()):
        if s.board.kind[i] & SHELTERS:
            spots.along(i)
    for shooter in shooters:
        spots.behind(shooter)
    spots.polar(16, travel.farthest, LIMIT)
    spots.polar(16, travel.farthest * 2 // 3, 0)
    spots.polar(16, travel.farthest // 3, 0)
    spots.polar(8, travel.slide, 0)
    spots.edges()
    return spots.settle(most, COARSE)
