"""Who sees what: a free segment from some whole point of a disc to some whole point of the target, or none.

A segment is cut as soon as it meets a polygon that blocks, its edge included. Discs never block. What two discs can
see of each other is the same from both sides.
"""

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from ludotheque.kit.geometry.angles import BITS, unit
from ludotheque.kit.geometry.board import BLOCKS, Board, Scene
from ludotheque.kit.geometry.exact import compare_products, rounded
from ludotheque.kit.geometry.gaze import Gaze
from ludotheque.kit.geometry.shapes import in_polygon, square

STEPS: Final = 1 << 14  # parts of a line that is looked along
OUTSIDE: Final = 2  # a line so far outside two discs is still outside when its ends are rounded


def segment(ax: i64, ay: i64, bx: i64, by: i64) -> vec[i64]:
    return vec[i64]([ax, ay, bx, by])


def line_between(board: Board, ax: i64, ay: i64, ra: i64, bx: i64, by: i64, rb: i64) -> vec[i64]:
    """A free segment from disc a to disc b, or nothing. A point is a disc of radius 0."""
    if not board.sight_blocked(ax, ay, bx, by, -1):
        return segment(ax, ay, bx, by)
    return _line_aside(board, ax, ay, ra, bx, by, rb)


def _line_aside(board: Board, ax: i64, ay: i64, ra: i64, bx: i64, by: i64, rb: i64) -> vec[i64]:
    """The same where the line from centre to centre is cut."""
    if bx < ax or (bx == ax and (by < ay or (by == ay and rb < ra))):
        found = _line_aside(board, bx, by, rb, ax, ay, ra)
        return segment(found[2], found[3], found[0], found[1]) if len(found) else found
    both: i64 = ra + rb
    if square(bx - ax, by - ay) <= both * both:
        common = _common_point(board, ax, ay, ra, bx, by, rb)
        if len(common):
            return common
    return Gaze(board, ax, ay, ra, bx, by, rb, -1).find()


def _common_point(board: Board, ax: i64, ay: i64, ra: i64, bx: i64, by: i64, rb: i64) -> vec[i64]:
    """A free whole point of two discs that meet: as far from both rims as it gets, or next to it."""
    both: i64 = max(ra + rb, 1)
    x: i64 = ax + (bx - ax) * ra // both
    y: i64 = ay + (by - ay) * ra // both
    i: i64
    j: i64
    for i in range(-1, 3):
        for j in range(-1, 3):
            if square(x + i - ax, y + j - ay) <= ra * ra and square(x + i - bx, y + j - by) <= rb * rb:
                if not board.sight_blocked(x + i, y + j, x + i, y + j, -1):
                    return segment(x + i, y + j, x + i, y + j)
    return vec[i64]()


def line_to_element(board: Board, ax: i64, ay: i64, ra: i64, element: i64) -> vec[i64]:
    """A free segment from a disc to some point of a polygonal thing, which does not block the sight of itself."""
    p: i64
    for p in range(board.polygons()):
        if board.element[p] == element:
            found = _line_to_polygon(board, ax, ay, ra, p)
            if len(found):
                return found
    return vec[i64]()


def _line_to_polygon(board: Board, ax: i64, ay: i64, ra: i64, p: i64) -> vec[i64]:
    points = board.points
    at: i64 = board.first[p]
    n: i64 = board.corners[p]
    element: i64 = board.element[p]
    if in_polygon(points, at, n, ax, ay):
        return segment(ax, ay, ax, ay)
    k: i64
    for k in range(n):
        if not board.sight_blocked(ax, ay, points[at + 2 * k], points[at + 2 * k + 1], element):
            return segment(ax, ay, points[at + 2 * k], points[at + 2 * k + 1])
    ox, oy = nearest_way(points, at, n, ax, ay)
    return Gaze(board, ax, ay, ra, ax + ox, ay + oy, 0, p).find()


def nearest_way(points: vec[i64], at: i64, n: i64, x: i64, y: i64) -> tuple[i64, i64]:
    """The direction from a point outside to the nearest point of a polygon."""
    num: i64 = -1
    den: i64 = 1
    ox: i64 = 0
    oy: i64 = 0
    k: i64
    ax: i64 = points[at + 2 * n - 2]
    ay: i64 = points[at + 2 * n - 1]
    for k in range(n):
        bx: i64 = points[at + 2 * k]
        by: i64 = points[at + 2 * k + 1]
        ex: i64 = bx - ax
        ey: i64 = by - ay
        cross: i64 = ex * (y - ay) - ey * (x - ax)
        along: i64 = ex * (x - ax) + ey * (y - ay)
        length2: i64 = ex * ex + ey * ey
        top: i64 = cross * cross
        wx: i64 = -ey
        wy: i64 = ex
        if along <= 0:
            wx = ax - x
            wy = ay - y
            top = square(wx, wy)
            length2 = 1
        elif along >= length2:
            wx = bx - x
            wy = by - y
            top = square(wx, wy)
            length2 = 1
        if cross < 0 and (num < 0 or compare_products(top, den, num, length2) < 0):
            num = top
            den = length2
            ox = wx
            oy = wy
        ax = bx
        ay = by
    return ox, oy


def line_of_sight(s: Scene, i: i64, j: i64) -> vec[i64]:
    """A free segment from disc i to disc j, both on the board, or nothing; a disc sees itself."""
    if not s.is_on(i) or not s.is_on(j):
        return vec[i64]()
    return line_between(s.board, s.x(i), s.y(i), s.radius(i), s.x(j), s.y(j), s.radius(j))


def sees(s: Scene, i: i64, j: i64) -> bool:
    if not s.is_on(i) or not s.is_on(j):
        return False
    if i == j or not s.board.sight_blocked(s.x(i), s.y(i), s.x(j), s.y(j), -1):
        return True
    return _sees_aside(s.board, s.x(i), s.y(i), s.radius(i), s.x(j), s.y(j), s.radius(j))


def _sees_aside(board: Board, ax: i64, ay: i64, ra: i64, bx: i64, by: i64, rb: i64) -> bool:
    """Where the line from centre to centre is cut: as a rule a line from rim to rim is free, or one blocker spans the
    way between the discs, so that whatever goes from one to the other meets it."""
    nx, ny = unit(by - ay, ax - bx)
    a_x: i64 = rounded(nx * max(ra - 1, 0), BITS)
    a_y: i64 = rounded(ny * max(ra - 1, 0), BITS)
    b_x: i64 = rounded(nx * max(rb - 1, 0), BITS)
    b_y: i64 = rounded(ny * max(rb - 1, 0), BITS)
    k: i64
    for k in range(4):
        if not board.sight_blocked(ax + a_x, ay + a_y, bx + b_x, by + b_y, -1):
            return True
        b_x = -b_x
        b_y = -b_y
        if k == 1:
            a_x = -a_x
            a_y = -a_y
    if min(ra, rb) > OUTSIDE:
        a_x = rounded(nx * (max(ra, rb) + OUTSIDE), BITS)
        a_y = rounded(ny * (max(ra, rb) + OUTSIDE), BITS)
        for k in range(board.polygons()):
            if board.kind[k] & BLOCKS and board.meets(k, ax + a_x, ay + a_y, bx + a_x, by + a_y):
                if board.meets(k, ax - a_x, ay - a_y, bx - a_x, by - a_y):
                    return False
    return len(_line_aside(board, ax, ay, ra, bx, by, rb)) > 0


def sees_point(s: Scene, i: i64, x: i64, y: i64) -> bool:
    return s.is_on(i) and len(line_between(s.board, s.x(i), s.y(i), s.radius(i), x, y, 0)) > 0


def sees_element(s: Scene, i: i64, element: i64) -> bool:
    return s.is_on(i) and len(line_to_element(s.board, s.x(i), s.y(i), s.radius(i), element)) > 0


def seen_until(board: Board, ax: i64, ay: i64, bx: i64, by: i64) -> tuple[i64, i64]:
    """How far one sees from a free point straight towards another: to a unit or so from what cuts the line."""
    near: i64 = 0
    far: i64 = STEPS
    while far - near > 1:
        middle: i64 = (near + far) >> 1
        if board.sight_blocked(ax, ay, ax + (bx - ax) * middle // STEPS, ay + (by - ay) * middle // STEPS, -1):
            far = middle
        else:
            near = middle
    return ax + (bx - ax) * near // STEPS, ay + (by - ay) * near // STEPS
