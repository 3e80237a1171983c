"""Points, discs, segments and convex polygons, measured exactly.

A polygon is n corners, counter-clockwise, from index `at` of a vec: x, y, x, y... It is a closed set: its edge belongs
to it. A distance is never rooted: functions answer the sign of (distance - k), or the distance squared as a fraction.
"""

from librt.vecs import vec
from mypy_extensions import i64

from ludotheque.kit.geometry.exact import SPAN, compare_products


def square(x: i64, y: i64) -> i64:
    return x * x + y * y


def sign(n: i64) -> i64:
    return 1 if n > 0 else -1 if n < 0 else 0


def side_of(ax: i64, ay: i64, bx: i64, by: i64, x: i64, y: i64) -> i64:
    """Twice the area of the triangle a, b, (x, y): positive when the point lies left of the way from a to b."""
    return (bx - ax) * (y - ay) - (by - ay) * (x - ax)


def point_to_segment(ax: i64, ay: i64, bx: i64, by: i64, x: i64, y: i64, k: i64) -> i64:
    """The sign of (distance from a point to a segment) - k."""
    ex: i64 = bx - ax
    ey: i64 = by - ay
    wx: i64 = x - ax
    wy: i64 = y - ay
    reach: i64 = min(k, SPAN)
    along: i64 = ex * wx + ey * wy
    if along <= 0:
        return sign(wx * wx + wy * wy - reach * reach)
    length2: i64 = ex * ex + ey * ey
    if along >= length2:
        return sign(square(x - bx, y - by) - reach * reach)
    cross: i64 = ex * wy - ey * wx
    return sign(cross * cross - reach * reach * length2)


def in_polygon(shape: vec[i64], at: i64, n: i64, x: i64, y: i64) -> bool:
    """Whether a point lies in the polygon, its edge included."""
    i: i64
    ax: i64 = shape[at + 2 * n - 2]
    ay: i64 = shape[at + 2 * n - 1]
    for i in range(n):
        bx: i64 = shape[at + 2 * i]
        by: i64 = shape[at + 2 * i + 1]
        if (bx - ax) * (y - ay) - (by - ay) * (x - ax) < 0:
            return False
        ax = bx
        ay = by
    return True


def point_to_polygon(shape: vec[i64], at: i64, n: i64, x: i64, y: i64, k: i64) -> i64:
    """The sign of (distance from a point to a polygon) - k; the distance is 0 inside."""
    nearest: i64 = 2
    i: i64
    ax: i64 = shape[at + 2 * n - 2]
    ay: i64 = shape[at + 2 * n - 1]
    for i in range(n):
        bx: i64 = shape[at + 2 * i]
        by: i64 = shape[at + 2 * i + 1]
        if (bx - ax) * (y - ay) - (by - ay) * (x - ax) < 0:
            nearest = min(nearest, point_to_segment(ax, ay, bx, by, x, y, k))
            if nearest < 0:
                return -1
        ax = bx
        ay = by
    return nearest if nearest < 2 else sign(-k)


def polygon_distance(shape: vec[i64], at: i64, n: i64, x: i64, y: i64) -> tuple[i64, i64]:
    """The square of the distance from a point to a polygon, as a fraction; 0 inside."""
    num: i64 = -1
    den: i64 = 1
    i: i64
    ax: i64 = shape[at + 2 * n - 2]
    ay: i64 = shape[at + 2 * n - 1]
    for i in range(n):
        bx: i64 = shape[at + 2 * i]
        by: i64 = shape[at + 2 * i + 1]
        ex: i64 = bx - ax
        ey: i64 = by - ay
        wx: i64 = x - ax
        wy: i64 = y - ay
        cross: i64 = ex * wy - ey * wx
        if cross < 0:
            along: i64 = ex * wx + ey * wy
            length2: i64 = ex * ex + ey * ey
            top: i64 = cross * cross
            if along <= 0:
                top = wx * wx + wy * wy
                length2 = 1
            elif along >= length2:
                top = square(x - bx, y - by)
                length2 = 1
            if num < 0 or compare_products(top, den, num, length2) < 0:
                num = top
                den = length2
        ax = bx
        ay = by
    return (num, den) if num >= 0 else (0, 1)


def segment_meets(shape: vec[i64], at: i64, n: i64, ax: i64, ay: i64, bx: i64, by: i64) -> bool:
    """Whether a closed segment meets a closed polygon; a mere touch counts."""
    left: bool = False
    right: bool = False
    i: i64
    px: i64 = shape[at + 2 * n - 2]
    py: i64 = shape[at + 2 * n - 1]
    for i in range(n):
        qx: i64 = shape[at + 2 * i]
        qy: i64 = shape[at + 2 * i + 1]
        if side_of(px, py, qx, qy, ax, ay) < 0 and side_of(px, py, qx, qy, bx, by) < 0:
            return False
        cross: i64 = (bx - ax) * (qy - ay) - (by - ay) * (qx - ax)
        if cross >= 0:
            left = True
        if cross <= 0:
            right = True
        px = qx
        py = qy
    return left and right


def segment_to_polygon(shape: vec[i64], at: i64, n: i64, ax: i64, ay: i64, bx: i64, by: i64, k: i64) -> i64:
    """The sign of (distance from a segment to a polygon) - k; the distance is 0 where they meet."""
    if segment_meets(shape, at, n, ax, ay, bx, by):
        return sign(-k)
    nearest: i64 = min(point_to_polygon(shape, at, n, ax, ay, k), point_to_polygon(shape, at, n, bx, by, k))
    i: i64
    for i in range(n):
        if nearest < 0:
            return nearest
        x: i64 = shape[at + 2 * i]
        y: i64 = shape[at + 2 * i + 1]
        nearest = min(nearest, point_to_segment(ax, ay, bx, by, x, y, k))
    return nearest


def _beside_an_edge(p: vec[i64], p_at: i64, p_n: i64, q: vec[i64], q_at: i64, q_n: i64) -> bool:
    """Whether some edge of p has the whole of q on its outer side, a touch allowed."""
    i: i64
    j: i64
    ax: i64 = p[p_at + 2 * p_n - 2]
    ay: i64 = p[p_at + 2 * p_n - 1]
    for i in range(p_n):
        bx: i64 = p[p_at + 2 * i]
        by: i64 = p[p_at + 2 * i + 1]
        outside: bool = True
        for j in range(q_n):
            x: i64 = q[q_at + 2 * j]
            y: i64 = q[q_at + 2 * j + 1]
            if (bx - ax) * (y - ay) - (by - ay) * (x - ax) > 0:
                outside = False
                break
        if outside:
            return True
        ax = bx
        ay = by
    return False


def polygons_overlap(p: vec[i64], p_at: i64, p_n: i64, q: vec[i64], q_at: i64, q_n: i64) -> bool:
    """Whether the insides of two polygons meet; touching is not overlapping."""
    return not _beside_an_edge(p, p_at, p_n, q, q_at, q_n) and not _beside_an_edge(q, q_at, q_n, p, p_at, p_n)


def polygon_to_polygon(p: vec[i64], p_at: i64, p_n: i64, q: vec[i64], q_at: i64, q_n: i64, k: i64) -> i64:
    """The sign of (distance between two polygons) - k; the distance is 0 where they meet."""
    nearest: i64 = 1
    i: i64
    ax: i64 = p[p_at + 2 * p_n - 2]
    ay: i64 = p[p_at + 2 * p_n - 1]
    for i in range(p_n):
        bx: i64 = p[p_at + 2 * i]
        by: i64 = p[p_at + 2 * i + 1]
        nearest = min(nearest, segment_to_polygon(q, q_at, q_n, ax, ay, bx, by, k))
        ax = bx
        ay = by
    if in_polygon(p, p_at, p_n, q[q_at], q[q_at + 1]):
        return sign(-k)
    return nearest


def is_convex(shape: vec[i64], at: i64, n: i64) -> bool:
    """Whether n corners make a convex polygon, counter-clockwise: every corner strictly left of every other edge."""
    if n < 3:
        return False
    i: i64
    j: i64
    for i in range(n):
        k: i64 = (i + 1) % n
        ax: i64 = shape[at + 2 * i]
        ay: i64 = shape[at + 2 * i + 1]
        bx: i64 = shape[at + 2 * k]
        by: i64 = shape[at + 2 * k + 1]
        for j in range(n):
            if j != i and j != k and side_of(ax, ay, bx, by, shape[at + 2 * j], shape[at + 2 * j + 1]) <= 0:
                return False
    return True
