"""A board with its polygons, and a scene: the discs that stand on it.

A board never changes; `with_polygon` makes another. A scene is copied by copying one vec.
"""

from typing import Final

from librt.vecs import append, vec
from mypy_extensions import i64, mypyc_attr

from ludotheque.kit.geometry.angles import unit
from ludotheque.kit.geometry.exact import SIDE, SPAN
from ludotheque.kit.geometry.shapes import (
    is_convex,
    point_to_polygon,
    polygon_to_polygon,
    segment_meets,
    square,
)

# What a polygon is: nothing may stand on it; it cuts sight; it shelters whoever touches it.
SOLID: Final = 1
BLOCKS: Final = 2
SHELTERS: Final = 4
WALL: Final = 7
FENCE: Final = 5
ZONE: Final = 0

# What a disc is: on the board; its zone holds what is near; it shelters whoever touches it; two pieces that touch it
# count as a bridge's length apart.
ON: Final = 1
HOLDS: Final = 2
COVERS: Final = 4
BRIDGES: Final = 8

NOBODY: Final = -1  # the side of a disc that is nobody's foe or friend

# Why a place or a move is refused; the number of the polygon or disc in the way is packed above.
FINE: Final = 0
OFF_BOARD: Final = 1
ON_POLYGON: Final = 2
ON_DISC: Final = 3
RULER_BENT: Final = 4
RULER_OFF_BOARD: Final = 5
RULER_ON_POLYGON: Final = 6
RULER_ON_DISC: Final = 7
RULER_OFF_START: Final = 8
RULER_OFF_END: Final = 9
ON_RULER: Final = 10
UNMOVED: Final = 11
TOO_FAR: Final = 12
WAY_BLOCKED_BY_POLYGON: Final = 13
WAY_BLOCKED_BY_DISC: Final = 14
RULER_OFF_EDGE: Final = 15

BOX: Final = 4  # numbers of a bounding box
DISC: Final = 5  # numbers of a disc: x, y, radius, side, marks


def fault_kind(fault: i64) -> i64:
    return fault & 15


def fault_index(fault: i64) -> i64:
    """The polygon or the disc that a fault is about."""
    return fault >> 4


@mypyc_attr(free_list_len=1, acyclic=True)
class Board:
    """A rectangle from (0, 0) to (width, height) with convex polygons on it.

    `touch` is how far apart two things may lie and still be in contact, `zone` how far a disc holds what is near,
    `bridge` the length that a bridging disc stands for.
    """

    def __init__(self, width: i64, height: i64, touch: i64, zone: i64, bridge: i64) -> None:
        if not (0 < width <= SIDE and 0 < height <= SIDE):
            raise ValueError(f"the sides of a board are from 1 to {SIDE}, not {width} and {height}")
        self.width: i64 = width
        self.height: i64 = height
        self.touch: i64 = touch
        self.zone: i64 = zone
        self.bridge: i64 = bridge
        self.points: vec[i64] = vec[i64]()
        self.normals: vec[i64] = vec[i64]()  # of each corner: the outward unit vector of the edge that follows
        self.first: vec[i64] = vec[i64]()  # of each polygon: where its corners begin, how many, what it is, of what
        self.corners: vec[i64] = vec[i64]()
        self.kind: vec[i64] = vec[i64]()
        self.element: vec[i64] = vec[i64]()
        self.boxes: vec[i64] = vec[i64]()

    def with_polygon(self, shape: vec[i64], kind: i64, element: i64) -> "Board":
        """The same board with one more polygon; polygons of one concave thing share an element."""
        n: i64 = len(shape) // 2
        i: i64
        for i in range(2 * n):
            if not 0 <= shape[i] <= (self.width if i % 2 == 0 else self.height):
                raise ValueError(f"a corner of polygon {element} lies off the board")
        if not is_convex(shape, 0, n):
            raise ValueError(f"polygon {element} is not convex and counter-clockwise")
        return self.with_sound(shape, kind, element)

    def with_sound(self, shape: vec[i64], kind: i64, element: i64) -> "Board":
        """The same for a polygon that is known to be convex, counter-clockwise and on the board."""
        n: i64 = len(shape) // 2
        i: i64
        other = Board(self.width, self.height, self.touch, self.zone, self.bridge)
        other.points = self.points[:]
        other.normals = self.normals[:]
        other.first = append(self.first[:], i64(len(self.points)))
        other.corners = append(self.corners[:], n)
        other.kind = append(self.kind[:], kind)
        other.element = append(self.element[:], element)
        west: i64 = shape[0]
        east: i64 = west
        south: i64 = shape[1]
        north: i64 = south
        for i in range(n):
            x: i64 = shape[2 * i]
            y: i64 = shape[2 * i + 1]
            other.points = append(append(other.points, x), y)
            j: i64 = 2 * i + 2 if i + 1 < n else 0
            nx, ny = unit(shape[j + 1] - y, x - shape[j])
            other.normals = append(append(other.normals, nx), ny)
            west = min(west, x)
            east = max(east, x)
            south = min(south, y)
            north = max(north, y)
        other.boxes = append(append(append(append(self.boxes[:], west), south), east), north)
        return other

    def polygons(self) -> i64:
        return i64(len(self.kind))

    def holds_disc(self, x: i64, y: i64, r: i64) -> bool:
        return r <= x <= self.width - r and r <= y <= self.height - r

    def far_from(self, p: i64, west: i64, south: i64, east: i64, north: i64) -> bool:
        """Whether the box of a polygon and another box do not even touch."""
        at: i64 = BOX * p
        boxes = self.boxes
        return boxes[at] > east or boxes[at + 1] > north or boxes[at + 2] < west or boxes[at + 3] < south

    def point_to_polygon(self, p: i64, x: i64, y: i64, k: i64) -> i64:
        """The sign of (distance from a point to polygon p) - k."""
        if self.far_from(p, x - k, y - k, x + k, y + k):
            return 1
        return point_to_polygon(self.points, self.first[p], self.corners[p], x, y, k)

    def touches_polygon(self, p: i64, x: i64, y: i64, r: i64) -> bool:
        """Whether a disc is in contact with polygon p: no overlap, and no more than `touch` apart."""
        if self.point_to_polygon(p, x, y, r + self.touch) > 0:
            return False
        return self.point_to_polygon(p, x, y, r) >= 0

    def polygons_within(self, p: i64, q: i64, k: i64) -> bool:
        """Whether two polygons lie k or less apart."""
        points = self.points
        return (
            polygon_to_polygon(points, self.first[p], self.corners[p], points, self.first[q], self.corners[q], k) <= 0
        )

    def meets(self, p: i64, ax: i64, ay: i64, bx: i64, by: i64) -> bool:
        """Whether a closed segment meets polygon p."""
        return segment_meets(self.points, self.first[p], self.corners[p], ax, ay, bx, by)

    def sight_blocked(self, ax: i64, ay: i64, bx: i64, by: i64, seen: i64) -> bool:
        """Whether a closed segment meets a polygon that blocks; those of the element that is looked at do not."""
        west: i64 = min(ax, bx)
        east: i64 = max(ax, bx)
        south: i64 = min(ay, by)
        north: i64 = max(ay, by)
        p: i64
        for p in range(len(self.kind)):
            if self.kind[p] & BLOCKS and self.element[p] != seen and not self.far_from(p, west, south, east, north):
                if self.meets(p, ax, ay, bx, by):
                    return True
        return False


@mypyc_attr(free_list_len=1, acyclic=True)
class Scene:
    """A board and the discs on it. A disc is known by its number; one that is not ON is nowhere."""

    def __init__(self, board: Board) -> None:
        self.board: Board = board
        self.discs: vec[i64] = vec[i64]()
        self.bridge_span: i64 = SPAN  # no two discs farther apart are bridged; below 0: none are

    def clone(self) -> "Scene":
        other = Scene(self.board)
        other.discs = self.discs[:]
        other.bridge_span = self.bridge_span
        return other

    def add(self, x: i64, y: i64, r: i64, side: i64, marks: i64) -> i64:
        """One more disc, and its number."""
        if not 0 <= r <= SIDE // 2:
            raise ValueError(f"a radius of {r} does not fit any board")
        self._check(x, y)
        discs = append(append(append(self.discs, x), y), r)
        self.discs = append(append(discs, side), marks)
        return i64(len(self.discs) // DISC - 1)

    def _check(self, x: i64, y: i64) -> None:
        if not self.board.holds_disc(x, y, 0):
            raise ValueError(f"({x}, {y}) is no point of the board")

    def count(self) -> i64:
        return i64(len(self.discs) // DISC)

    def x(self, i: i64) -> i64:
        return self.discs[DISC * i]

    def y(self, i: i64) -> i64:
        return self.discs[DISC * i + 1]

    def radius(self, i: i64) -> i64:
        return self.discs[DISC * i + 2]

    def side(self, i: i64) -> i64:
        return self.discs[DISC * i + 3]

    def marks(self, i: i64) -> i64:
        return self.discs[DISC * i + 4]

    def is_on(self, i: i64) -> bool:
        return (self.discs[DISC * i + 4] & ON) != 0

    def mark(self, i: i64, marks: i64) -> None:
        self.discs[DISC * i + 4] = marks

    def move(self, i: i64, x: i64, y: i64) -> None:
        """Put a disc there, on the board."""
        self._check(x, y)
        self.discs[DISC * i] = x
        self.discs[DISC * i + 1] = y
        self.discs[DISC * i + 4] |= ON

    def remove(self, i: i64) -> None:
        self.discs[DISC * i + 4] &= ~ON

    def place_fault(self, x: i64, y: i64, r: i64, mover: i64) -> i64:
        """Why a disc cannot stand there, or FINE; `mover` is the disc that stands there already, or NOBODY."""
        board = self.board
        if not board.holds_disc(x, y, r):
            return OFF_BOARD
        p: i64
        kind = board.kind
        boxes = board.boxes
        for p in range(len(kind)):
            box: i64 = BOX * p
            if kind[p] & SOLID and boxes[box] < x + r and boxes[box + 1] < y + r:
                if boxes[box + 2] > x - r and boxes[box + 3] > y - r:
                    if point_to_polygon(board.points, board.first[p], board.corners[p], x, y, r) < 0:
                        return ON_POLYGON | p << 4
        discs = self.discs
        i: i64
        for i in range(len(discs) // DISC):
            at: i64 = DISC * i
            if discs[at + 4] & ON and i != mover:
                apart: i64 = r + discs[at + 2]
                dx: i64 = discs[at] - x
                dy: i64 = discs[at + 1] - y
                if dx < apart and -dx < apart and dy < apart and -dy < apart and square(dx, dy) < apart * apart:
                    return ON_DISC | i << 4
        return FINE

    def can_stand(self, x: i64, y: i64, r: i64, mover: i64) -> bool:
        return self.place_fault(x, y, r, mover) == FINE
