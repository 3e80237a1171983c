"""Moves and their proofs: by a ruler laid down, by a straight slide, by placing; entering over an edge of the board.

A ruler is four whole corners, x, y, x, y..., counter-clockwise. It counts as straight when its sides and diagonals are
those of its kind but for the rounding of the corners. Every answer is exact, and what is stored is never recomputed.
"""

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from ludotheque.core.vecs import zeros
from ludotheque.kit.geometry.angles import cosine, sine
from ludotheque.kit.geometry.board import (
    DISC,
    FINE,
    ON,
    ON_RULER,
    RULER_BENT,
    RULER_OFF_BOARD,
    RULER_OFF_EDGE,
    RULER_OFF_END,
    RULER_OFF_START,
    RULER_ON_DISC,
    RULER_ON_POLYGON,
    SOLID,
    TOO_FAR,
    UNMOVED,
    WAY_BLOCKED_BY_DISC,
    WAY_BLOCKED_BY_POLYGON,
    Scene,
)
from ludotheque.kit.geometry.exact import SIDE, SPAN, isqrt, rounded
from ludotheque.kit.geometry.shapes import (
    is_convex,
    point_to_polygon,
    point_to_segment,
    polygons_overlap,
    segment_to_polygon,
    square,
)

SIDE_SLACK: Final = 2  # what rounding two corners may add to a side, and to a diagonal
DIAGONAL_SLACK: Final = 3

SOUTH: Final = 0  # the edges of a board
EAST: Final = 1
NORTH: Final = 2
WEST: Final = 3


class Ruler:
    """A kind of ruler: its length and width."""

    def __init__(self, length: i64, width: i64) -> None:
        if not 0 < width <= length <= SIDE // 4:
            raise ValueError(f"no ruler is {length} long and {width} wide")
        self.length: i64 = length
        self.width: i64 = width
        root: i64 = isqrt(length * length + width * width)
        self.span: i64 = root  # the diagonal, rounded down
        if (root + root + 1) * (root + root + 1) <= 4 * (length * length + width * width):
            root += 1
        self.diagonal: i64 = root  # to the nearest whole number

    def reach(self, r: i64) -> i64:
        """How far a disc of radius r gets in open space, from centre to centre, rounded down."""
        return self.span + 2 * r

    def laid(self, x: i64, y: i64, angle: i64) -> vec[i64]:
        """The corners of a ruler around a centre, turned by hundredths of a degree."""
        return corners_of(self.length, self.width, x, y, cosine(angle), sine(angle))

    def is_straight(self, corners: vec[i64]) -> bool:
        """Whether these eight numbers, each from 0 to SIDE, are the corners of such a ruler."""
        i: i64
        first: i64 = square(corners[2] - corners[0], corners[3] - corners[1])
        long_first: bool = _about(first, self.length, SIDE_SLACK)
        for i in range(4):
            j: i64 = (i + 1) % 4
            side: i64 = square(corners[2 * j] - corners[2 * i], corners[2 * j + 1] - corners[2 * i + 1])
            if not _about(side, self.length if (i % 2 == 0) == long_first else self.width, SIDE_SLACK):
                return False
        for i in range(2):
            diagonal: i64 = square(corners[2 * i + 4] - corners[2 * i], corners[2 * i + 5] - corners[2 * i + 1])
            if not _about(diagonal, self.diagonal, DIAGONAL_SLACK):
                return False
        return is_convex(corners, 0, 4)


def _about(length2: i64, wanted: i64, slack: i64) -> bool:
    """Whether the root of a square lies within `slack` of a length."""
    least: i64 = max(wanted - slack, 0)
    return least * least <= length2 <= (wanted + slack) * (wanted + slack)


def corners_of(length: i64, width: i64, x: i64, y: i64, cos: i64, sin: i64) -> vec[i64]:
    """The rounded corners of a rectangle around (x, y) whose long side points along (cos, sin)."""
    corners = zeros(8)
    lay_corners(corners, length, width, x, y, cos, sin)
    return corners


def lay_corners(corners: vec[i64], length: i64, width: i64, x: i64, y: i64, cos: i64, sin: i64) -> None:
    """The same, written over eight numbers."""
    lx: i64 = length * cos
    ly: i64 = length * sin
    wx: i64 = width * sin
    wy: i64 = width * cos
    ahead_x: i64 = rounded(lx + wx, 31)  # halves are rounded away from zero: what lies opposite is the negative
    ahead_y: i64 = rounded(ly - wy, 31)
    aside_x: i64 = rounded(lx - wx, 31)
    aside_y: i64 = rounded(ly + wy, 31)
    corners[0] = x - aside_x
    corners[1] = y - aside_y
    corners[2] = x + ahead_x
    corners[3] = y + ahead_y
    corners[4] = x + aside_x
    corners[5] = y + aside_y
    corners[6] = x - ahead_x
    corners[7] = y - ahead_y


def touches_ruler(corners: vec[i64], x: i64, y: i64, r: i64, touch: i64) -> bool:
    """Whether a disc is in contact with a ruler: no overlap, and no more than `touch` apart."""
    return point_to_polygon(corners, 0, 4, x, y, r + touch) <= 0 <= point_to_polygon(corners, 0, 4, x, y, r)


def laid_fault(s: Scene, ruler: Ruler, corners: vec[i64]) -> i64:
    """Why a ruler cannot lie there, or FINE. It covers nothing solid and no disc; touching is allowed everywhere."""
    if len(corners) != 8:
        return RULER_BENT
    fault: i64 = lying_fault(s, corners)
    return fault if fault == RULER_OFF_BOARD or ruler.is_straight(corners) else RULER_BENT


def lying_fault(s: Scene, corners: vec[i64]) -> i64:
    """The same for corners that are known to be those of a ruler."""
    board = s.board
    i: i64
    west: i64 = corners[0]
    east: i64 = west
    south: i64 = corners[1]
    north: i64 = south
    for i in range(1, 4):
        west = min(west, corners[2 * i])
        east = max(east, corners[2 * i])
        south = min(south, corners[2 * i + 1])
        north = max(north, corners[2 * i + 1])
    if west < 0 or south < 0 or east > board.width or north > board.height:
        return RULER_OFF_BOARD
    for i in range(len(board.kind)):
        if board.kind[i] & SOLID and not board.far_from(i, west, south, east, north):
            if polygons_overlap(board.points, board.first[i], board.corners[i], corners, 0, 4):
                return RULER_ON_POLYGON | i << 4
    discs = s.discs
    for i in range(len(discs) // DISC):
        at: i64 = DISC * i
        if discs[at + 4] & ON:
            x: i64 = discs[at]
            y: i64 = discs[at + 1]
            r: i64 = discs[at + 2]
            if x + r > west and x - r < east and y + r > south and y - r < north:
                if point_to_polygon(corners, 0, 4, x, y, r) < 0:
                    return RULER_ON_DISC | i << 4
    return FINE


def ruler_fault(s: Scene, mover: i64, ruler: Ruler, corners: vec[i64], x: i64, y: i64) -> i64:
    """Why a disc may not go to (x, y) along that ruler, or FINE: the ruler touches it where it stands and where it
    goes, lies legally, and there is room for the disc. The way between is not looked at."""
    r: i64 = s.radius(mover)
    fault: i64 = s.place_fault(x, y, r, mover)
    if fault != FINE:
        return fault
    if x == s.x(mover) and y == s.y(mover):
        return UNMOVED
    fault = laid_fault(s, ruler, corners)
    if fault != FINE:
        return fault
    if not touches_ruler(corners, s.x(mover), s.y(mover), r, s.board.touch):
        return RULER_OFF_START
    return end_fault(s, r, corners, x, y)


def end_fault(s: Scene, r: i64, corners: vec[i64], x: i64, y: i64) -> i64:
    """Why a disc at (x, y) is not at the end of a ruler, or FINE."""
    if point_to_polygon(corners, 0, 4, x, y, r) < 0:
        return ON_RULER
    return FINE if point_to_polygon(corners, 0, 4, x, y, r + s.board.touch) <= 0 else RULER_OFF_END


def slide_fault(s: Scene, mover: i64, x: i64, y: i64, most: i64) -> i64:
    """Why a disc may not go straight to (x, y), no farther than `most`, the whole way clear; or FINE."""
    ax: i64 = s.x(mover)
    ay: i64 = s.y(mover)
    r: i64 = s.radius(mover)
    fault: i64 = s.place_fault(x, y, r, mover)
    if fault != FINE:
        return fault
    if x == ax and y == ay:
        return UNMOVED
    if most < SPAN and square(x - ax, y - ay) > most * most:
        return TOO_FAR
    board = s.board
    p: i64
    west: i64 = min(ax, x) - r
    east: i64 = max(ax, x) + r
    south: i64 = min(ay, y) - r
    north: i64 = max(ay, y) + r
    for p in range(len(board.kind)):
        if board.kind[p] & SOLID and not board.far_from(p, west, south, east, north):
            if segment_to_polygon(board.points, board.first[p], board.corners[p], ax, ay, x, y, r) < 0:
                return WAY_BLOCKED_BY_POLYGON | p << 4
    i: i64
    for i in range(s.count()):
        if i != mover and s.is_on(i) and point_to_segment(ax, ay, x, y, s.x(i), s.y(i), r + s.radius(i)) < 0:
            return WAY_BLOCKED_BY_DISC | i << 4
    return FINE


def placing_fault(s: Scene, mover: i64, x: i64, y: i64, most: i64) -> i64:
    """Why a disc may not be placed with its edge no more than `most` from its edge now, or FINE. Staying is FINE:
    whoever forbids it asks for UNMOVED."""
    r: i64 = s.radius(mover)
    fault: i64 = s.place_fault(x, y, r, mover)
    if fault != FINE:
        return fault
    reach: i64 = min(most, SPAN) + 2 * r
    return TOO_FAR if square(x - s.x(mover), y - s.y(mover)) > reach * reach else FINE


def to_edge(s: Scene, x: i64, y: i64, edge: i64) -> i64:
    """How far a point of the board lies from one of its edges."""
    if edge == SOUTH:
        return y
    if edge == NORTH:
        return s.board.height - y
    return x if edge == WEST else s.board.width - x


def entry_fault(s: Scene, r: i64, ruler: Ruler, corners: vec[i64], edge: i64, x: i64, y: i64) -> i64:
    """Why a disc of radius r may not come in at (x, y) along a ruler with a corner at that edge, or FINE."""
    fault: i64 = s.place_fault(x, y, r, -1)
    if fault != FINE:
        return fault
    fault = laid_fault(s, ruler, corners)
    if fault != FINE:
        return fault
    return arrival_fault(s, r, corners, edge, x, y)


def arrival_fault(s: Scene, r: i64, corners: vec[i64], edge: i64, x: i64, y: i64) -> i64:
    """The same where there is room for the disc and the ruler may lie."""
    i: i64
    nearest: i64 = SIDE
    for i in range(4):
        nearest = min(nearest, to_edge(s, corners[2 * i], corners[2 * i + 1], edge))
    return RULER_OFF_EDGE if nearest > s.board.touch else end_fault(s, r, corners, x, y)
