"""Ends of a move that are worth a thought: in contact, just inside or outside a zone, sheltered, out of sight, at the
edge of the board, as far as it goes.

A game names what matters to it: each call below stands for a few points, and a point is worked out only when it is
looked at. `settle` looks at all of them: it keeps one end in each small square, the best-featured one, proves each by a
tool, and stops at a number. `draw` looks at one after the other from a place given by a roll, and takes the first that
is legal: what a random player needs.
"""

from typing import Final

from librt.vecs import append, vec
from mypy_extensions import i64, mypyc_attr

from ludotheque.core.vecs import filled
from ludotheque.kit.geometry.angles import BITS, cosine, sine, unit
from ludotheque.kit.geometry.board import BOX, DISC, SHELTERS, SOLID
from ludotheque.kit.geometry.exact import isqrt, rounded
from ludotheque.kit.geometry.heading import COARSE, middle_of
from ludotheque.kit.geometry.measure import engaged, foes, sheltered, touches
from ludotheque.kit.geometry.order import sort
from ludotheque.kit.geometry.shapes import square
from ludotheque.kit.geometry.sight import line_between
from ludotheque.kit.geometry.travel import NO_TOOL, Travel, contact_point, inner_point, point_at

# What an end has to it; a greater number counts for more.
LIMIT: Final = 1  # as far as a tool goes
HIDDEN: Final = 2  # out of sight of a watcher it was named for
CONTACT: Final = 4
COVER: Final = 8
ENGAGED: Final = 16

SLIDES: Final = 8  # directions of the ends that are reached without a ruler
UNKNOWN: Final = -1
USUAL: Final = 2
CELL: Final = 250  # the side of the squares that hold one end each
GRID: Final = 256  # squares to a row; no board has more

# Where points come from, and the numbers of such a source: kind, how many points, and two more.
SOURCE: Final = 4
AT: Final = 0  # one point: x, y
POLAR: Final = 1  # around the start: distance, features
AROUND: Final = 2  # around a disc: its number, gap
ALONG: Final = 3  # in contact with a polygon: its number
BEHIND: Final = 4  # in contact with a polygon, away from a watcher: polygon, disc
EDGES: Final = 5  # the edges of the board


def cell_of(x: i64, y: i64) -> i64:
    """The small square that a point lies in."""
    return y // CELL * GRID + x // CELL


class Spot:
    """An end, the tool that leads there, the ruler's corners if it is one, and what it has to it."""

    def __init__(self, x: i64, y: i64, tool: i64, corners: vec[i64], features: i64) -> None:
        self.x: i64 = x
        self.y: i64 = y
        self.tool: i64 = tool
        self.corners: vec[i64] = corners
        self.features: i64 = features


@mypyc_attr(free_list_len=1, acyclic=True)
class Spots:
    """The ends of one move."""

    def __init__(self, travel: Travel) -> None:
        self.travel: Travel = travel
        self.far: i64 = travel.farthest + travel.scene.board.touch
        self.sources: vec[i64] = vec[i64](capacity=24 * SOURCE)
        self.total: i64 = 0
        self.near: vec[i64] = filled(travel.scene.board.polygons(), UNKNOWN)

    def _name(self, kind: i64, count: i64, one: i64, other: i64) -> None:
        self.sources = append(append(append(append(self.sources, kind), count), one), other)
        self.total += count

    def _is_near(self, p: i64) -> bool:
        """Whether a polygon could be touched after the move."""
        if self.near[p] == UNKNOWN:
            t = self.travel
            self.near[p] = 1 if t.scene.board.point_to_polygon(p, t.x, t.y, self.far + t.radius) <= 0 else 0
        return self.near[p] == 1

    def at(self, x: i64, y: i64) -> None:
        self._name(AT, 1, x, y)

    def polar(self, directions: i64, distance: i64, features: i64) -> None:
        """All around the start, so far from it."""
        self._name(POLAR, directions, distance, features)

    def around(self, i: i64, directions: i64, gap: i64) -> None:
        """All around a disc, with that gap to it or up to 1 less (contact: up to 1 more); first on the near side."""
        if self._comes_near(i, gap):
            self._name(AROUND, directions, i, gap)

    def _comes_near(self, i: i64, gap: i64) -> bool:
        """Whether the move could end with that gap to a disc."""
        t = self.travel
        s = t.scene
        beyond: i64 = self.far + t.radius + s.radius(i) + gap + 1
        return square(t.x - s.x(i), t.y - s.y(i)) < beyond * beyond

    def around_foe(self, i: i64) -> None:
        """In contact with a disc, inside its zone, at its edge, just outside."""
        zone: i64 = self.travel.scene.board.zone
        if self._comes_near(i, zone + zone // 20):
            self.around(i, 12, 0)
            self.around(i, 12, zone // 2)
            self.around(i, 12, zone)
            self.around(i, 12, zone + zone // 20)

    def along(self, p: i64) -> None:
        """In contact with a polygon: at its corners, and at the thirds and the middle of its edges."""
        if self._is_near(p):
            self._name(ALONG, 4 * self.travel.scene.board.corners[p], p, 0)

    def behind(self, i: i64) -> None:
        """In contact with each solid polygon, on the side away from disc i; what it cannot see is HIDDEN."""
        board = self.travel.scene.board
        p: i64
        for p in range(board.polygons()):
            if board.kind[p] & SOLID and self._is_near(p):
                self._name(BEHIND, 1, p, i)

    def edges(self) -> None:
        """At each edge of the board: straight ahead, and halfway to as far as it goes on both sides."""
        self._name(EDGES, 12, 0, 0)

    # The points

    def point(self, k: i64) -> tuple[i64, i64]:
        """The k-th of all, legal or not."""
        source: i64 = 0
        while k >= self.sources[source + 1]:
            k -= self.sources[source + 1]
            source += SOURCE
        return self._point(source, k)

    def _point(self, source: i64, k: i64) -> tuple[i64, i64]:
        """The k-th point of a source."""
        t = self.travel
        s = t.scene
        kind: i64 = self.sources[source]
        count: i64 = self.sources[source + 1]
        one: i64 = self.sources[source + 2]
        other: i64 = self.sources[source + 3]
        if kind == AT:
            return one, other
        if kind == POLAR:
            return point_at(t.x, t.y, cosine(36000 * k // count), sine(36000 * k // count), one)
        if kind == AROUND:
            return self._around_point(one, 36000 * k // count, other)
        if kind == ALONG:
            return self._along_point(one, k >> 2, k & 3)
        if kind == BEHIND:
            cx, cy = middle_of(s, s.board.element[one])
            ux, uy = unit(cx - s.x(other), cy - s.y(other))
            return self._clear_of(one, cx, cy, ux, uy)
        aside: i64 = (k % 3 - 1) * t.farthest // 2
        if k < 3:
            return t.x + aside, t.radius
        if k < 6:
            return s.board.width - t.radius, t.y + aside
        if k < 9:
            return t.x - aside, s.board.height - t.radius
        return t.radius, t.y - aside

    def _named(self, source: i64, x: i64, y: i64) -> i64:
        """What a point has to it by its source."""
        if self.sources[source] == POLAR:
            return self.sources[source + 3]
        if self.sources[source] == BEHIND:
            t = self.travel
            s = t.scene
            i: i64 = self.sources[source + 3]
            if len(line_between(s.board, x, y, t.radius, s.x(i), s.y(i), s.radius(i))) == 0:
                return HIDDEN
        return 0

    def _around_point(self, i: i64, angle: i64, gap: i64) -> tuple[i64, i64]:
        t = self.travel
        cx: i64 = t.scene.x(i)
        cy: i64 = t.scene.y(i)
        ux, uy = unit(t.x - cx, t.y - cy)
        cos: i64 = cosine(angle)
        sin: i64 = sine(angle)
        vx: i64 = rounded(ux * cos - uy * sin, BITS)
        vy: i64 = rounded(ux * sin + uy * cos, BITS)
        distance: i64 = t.radius + t.scene.radius(i) + gap
        return contact_point(cx, cy, vx, vy, distance) if gap <= 0 else inner_point(cx, cy, vx, vy, distance)

    def _along_point(self, p: i64, k: i64, part: i64) -> tuple[i64, i64]:
        """At a corner (part 0), or two, three or four sixths along the edge that follows."""
        board = self.travel.scene.board
        n: i64 = board.corners[p]
        at: i64 = board.first[p]
        ax: i64 = board.points[at + 2 * k]
        ay: i64 = board.points[at + 2 * k + 1]
        ux: i64 = board.normals[at + 2 * k]
        uy: i64 = board.normals[at + 2 * k + 1]
        if part > 0:
            sixths: i64 = part + 1
            after: i64 = at + 2 * k + 2 if k + 1 < n else at
            bx: i64 = board.points[after]
            by: i64 = board.points[after + 1]
            return self._clear_of(p, ax + (bx - ax) * sixths // 6, ay + (by - ay) * sixths // 6, ux, uy)
        before: i64 = at + 2 * k - 2 if k > 0 else at + 2 * n - 2
        wx, wy = unit(ux + board.normals[before], uy + board.normals[before + 1])
        return self._clear_of(p, ax, ay, wx, wy)

    def _clear_of(self, p: i64, x: i64, y: i64, ux: i64, uy: i64) -> tuple[i64, i64]:
        """From a point of a polygon outwards, the first place where the disc does not cover it."""
        board = self.travel.scene.board
        box: i64 = BOX * p
        wide: i64 = board.boxes[box + 2] - board.boxes[box]
        high: i64 = board.boxes[box + 3] - board.boxes[box + 1]
        near: i64 = 0
        far: i64 = isqrt(square(wide, high)) + self.travel.radius + 2
        least: i64 = max(
            self.travel.radius - USUAL, 1
        )  # straight from an edge or a corner: the radius, but for rounding
        middle: i64 = least
        while far - near > 1:
            mx, my = point_at(x, y, ux, uy, middle)
            if board.holds_disc(mx, my, 0) and board.point_to_polygon(p, mx, my, self.travel.radius) < 0:
                near = middle
            else:
                far = middle
            if near == least and far > least + 2 * USUAL:
                middle = least + 2 * USUAL
            else:
                middle = (near + far) >> 1
        return point_at(x, y, ux, uy, far)

    def _is_open(self, x: i64, y: i64) -> bool:
        """Whether there is room, and the end could be reached in open space."""
        t = self.travel
        return square(x - t.x, y - t.y) <= self.far * self.far and t.has_room(x, y)

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

    # The ends

    def roomy(self) -> vec[i64]:
        """The points with room for the disc that could be reached in open space: x, y, what each has to it by its
        name."""
        found = vec[i64]()
        source: i64
        k: i64
        for source in range(0, len(self.sources), SOURCE):
            for k in range(self.sources[source + 1]):
                x, y = self._point(source, k)
                if self._is_open(x, y):
                    found = append(append(append(found, x), y), self._named(source, x, y))
        return found

    def best(self, keys: vec[i64], found: vec[i64], most: i64, step: i64) -> list[Spot]:
        """The first so many, each in a square of its own, that a tool leads to; the numbers of those found lie in the
        lower half of the keys."""
        taken = dict[int, bool]()
        spots: list[Spot] = []
        t = self.travel
        for key in keys:
            at: i64 = 3 * (key & 0xFFFFFFFF)
            cell: i64 = cell_of(found[at], found[at + 1])
            if cell in taken:
                continue
            tool: i64 = t.find(found[at], found[at + 1], step)
            if tool != NO_TOOL:
                taken[cell] = True
                spots.append(Spot(found[at], found[at + 1], tool, t.corners, found[at + 2]))
                if len(spots) >= most:
                    break
        return spots

    def settle(self, most: i64, step: i64) -> list[Spot]:
        """The best-featured end of each square that a tool leads to, at most so many; the richer in features first,
        then as named."""
        found = self.roomy()
        keys = vec[i64]()
        n: i64
        for n in range(len(found) // 3):
            found[3 * n + 2] |= self._features(found[3 * n], found[3 * n + 1])
            keys = append(keys, ((63 - found[3 * n + 2]) << 32) | n)
        sort(keys)
        return self.best(keys, found, most, step)

    def draw(self, roll: i64, step: i64) -> tuple[i64, i64]:
        """The first legal end from the place that a roll gives, in an order that leaps about; its x below 0 if there is
        none."""
        if self.total == 0:
            return -1, -1
        leap: i64 = 89 if self.total % 89 else 97 if self.total % 97 else 1
        k: i64 = roll % self.total
        tried: i64
        for tried in range(self.total):
            x, y = self.point(k)
            if self._is_open(x, y) and self.travel.leads(x, y, step):
                return x, y
            k = (k + leap) % self.total
        return -1, -1


def march_points(travel: Travel, goals: vec[i64], shooters: vec[i64]) -> Spots:
    """The usual ends of a march: near every foe and goal, along what gives shelter, out of sight of shooters, all
    around at three distances and as far as it goes without a ruler, at the edges of the board."""
    s = travel.scene
    spots = Spots(travel)
    zone: i64 = s.board.zone
    i: i64
    for i in range(s.count()):
        if i != travel.mover and s.is_on(i) and foes(s, travel.mover, i):
            spots.around_foe(i)
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
    if travel.slide > 0:
        spots.polar(SLIDES, travel.slide, 0)
    spots.edges()
    return spots


def march_spots(travel: Travel, goals: vec[i64], shooters: vec[i64], most: i64) -> list[Spot]:
    return march_points(travel, goals, shooters).settle(most, COARSE)
