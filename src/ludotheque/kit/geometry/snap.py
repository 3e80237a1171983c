"""From a click to a legal end: what it was probably aimed at, itself, or the nearest legal point around it."""

from typing import Final

from librt.vecs import append, vec
from mypy_extensions import i64, mypyc_attr

from ludotheque.kit.geometry.angles import cosine, sine, unit
from ludotheque.kit.geometry.board import SOLID
from ludotheque.kit.geometry.measure import foes
from ludotheque.kit.geometry.order import sort
from ludotheque.kit.geometry.shapes import point_to_polygon, square
from ludotheque.kit.geometry.sight import nearest_way
from ludotheque.kit.geometry.travel import NO_TOOL, Travel, apart, contact_point, inner_point, point_at

# What a click was drawn to.
NOTHING: Final = 0
CONTACT_DISC: Final = 1
CONTACT_POLYGON: Final = 2
JUST_INSIDE: Final = 3  # of a foe's zone
JUST_OUTSIDE: Final = 4
REACH_LIMIT: Final = 5
MAGNET_IDS: Final = ("", "contact", "contact", "inside", "outside", "reach")

PULL: Final = 150  # how near a click must be
RING: Final = 20  # between the rings looked at around a click
RINGS: Final = 25
DIRECTIONS: Final = 48
EVERY_DEGREE: Final = 1


@mypyc_attr(allow_interpreted_subclasses=True)
class Snap:
    """The end that a click means. `tool` is NO_TOOL when nothing near is legal; `magnet` says what it was drawn to, and
    `of` to which disc or polygon."""

    def __init__(self, travel: Travel) -> None:
        self.travel: Travel = travel
        self.x: i64 = 0
        self.y: i64 = 0
        self.tool: i64 = NO_TOOL
        self.magnet: i64 = NOTHING
        self.of: i64 = -1
        self.magnets: vec[i64] = vec[i64]()  # x, y, kind, of
        self.keys: vec[i64] = vec[i64]()

    def _offer(self, x: i64, y: i64, kind: i64, of: i64) -> None:
        d2: i64 = square(x - self.x, y - self.y)
        if d2 <= PULL * PULL:
            self.keys = append(self.keys, d2 << 16 | len(self.keys))
            self.magnets = append(append(append(append(self.magnets, x), y), kind), of)

    def _offer_discs(self) -> None:
        t = self.travel
        s = t.scene
        i: i64
        for i in range(s.count()):
            if i != t.mover and s.is_on(i):
                ux, uy = unit(self.x - s.x(i), self.y - s.y(i))
                rim: i64 = t.radius + s.radius(i)
                x, y = contact_point(s.x(i), s.y(i), ux, uy, rim)
                self._offer(x, y, CONTACT_DISC, i)
                if foes(s, t.mover, i):
                    zone: i64 = rim + s.board.zone
                    if apart(self.x, self.y, s.x(i), s.y(i)) < zone:
                        x, y = inner_point(s.x(i), s.y(i), ux, uy, zone)
                        self._offer(x, y, JUST_INSIDE, i)
                    else:
                        x, y = contact_point(s.x(i), s.y(i), ux, uy, zone + 1)
                        self._offer(x, y, JUST_OUTSIDE, i)

    def _offer_polygons(self) -> None:
        """Along the shortest way from the click to a polygon, where the disc just does not cover it."""
        t = self.travel
        board = t.scene.board
        p: i64
        for p in range(board.polygons()):
            if board.kind[p] & SOLID and board.point_to_polygon(p, self.x, self.y, t.radius + PULL) <= 0:
                ox, oy = nearest_way(board.points, board.first[p], board.corners[p], self.x, self.y)
                if ox == 0 and oy == 0:
                    continue
                ux, uy = unit(-ox, -oy)
                k: i64 = -PULL
                while k < PULL:
                    x, y = point_at(self.x, self.y, ux, uy, k)
                    if point_to_polygon(board.points, board.first[p], board.corners[p], x, y, t.radius) >= 0:
                        break
                    k += 1
                self._offer(x, y, CONTACT_POLYGON, p)

    def _offer_limit(self) -> None:
        t = self.travel
        ux, uy = unit(self.x - t.x, self.y - t.y)
        x, y = inner_point(t.x, t.y, ux, uy, t.farthest)
        self._offer(x, y, REACH_LIMIT, -1)

    def tool_to(self, x: i64, y: i64) -> i64:
        """The tool that leads there, or NO_TOOL."""
        return self.travel.find(x, y, EVERY_DEGREE)

    def _accept(self, x: i64, y: i64, magnet: i64, of: i64) -> bool:
        self.tool = self.tool_to(x, y)
        if self.tool == NO_TOOL:
            return False
        self.x = x
        self.y = y
        self.magnet = magnet
        self.of = of
        return True

    def click(self, x: i64, y: i64) -> bool:
        """Whether something legal is near: magnets first, the nearest of them; then the click; then rings around it."""
        t = self.travel
        board = t.scene.board
        self.x = min(max(x, t.radius), board.width - t.radius)
        self.y = min(max(y, t.radius), board.height - t.radius)
        self.magnet = NOTHING
        self.of = -1
        self.magnets = vec[i64]()
        self.keys = vec[i64]()
        self._offer_discs()
        self._offer_polygons()
        self._offer_limit()
        sort(self.keys)
        m = self.magnets
        for key in self.keys:
            at: i64 = 4 * (key & 0xFFFF)
            if self._accept(m[at], m[at + 1], m[at + 2], m[at + 3]):
                return True
        wanted_x: i64 = self.x
        wanted_y: i64 = self.y
        if self._accept(wanted_x, wanted_y, NOTHING, -1):
            return True
        ring: i64
        k: i64
        for ring in range(1, RINGS + 1):
            for k in range(DIRECTIONS):
                angle: i64 = 36000 * k // DIRECTIONS
                px, py = point_at(wanted_x, wanted_y, cosine(angle), sine(angle), RING * ring)
                if self._accept(px, py, NOTHING, -1):
                    return True
        return False
