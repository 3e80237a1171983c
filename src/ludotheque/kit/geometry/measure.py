"""What lies how near to what: gaps, contact, zones, who engages whom, support, shelter.

Gaps are between edges. `within` and everything about zones counts two pieces that touch the same bridging disc as no
more than the board's `bridge` apart; contact, overlap and directions take the plain gap.
"""

from librt.vecs import append, vec
from mypy_extensions import i64

from ludotheque.kit.geometry.board import BRIDGES, COVERS, DISC, HOLDS, NOBODY, ON, SHELTERS, Scene
from ludotheque.kit.geometry.exact import SPAN, compare_roots, isqrt, root_up
from ludotheque.kit.geometry.shapes import polygon_distance, square


def apart2(s: Scene, i: i64, j: i64) -> i64:
    """The square of the distance between two centres."""
    return square(s.x(i) - s.x(j), s.y(i) - s.y(j))


def overlaps(s: Scene, i: i64, j: i64) -> bool:
    both: i64 = s.radius(i) + s.radius(j)
    return apart2(s, i, j) < both * both


def touches(s: Scene, i: i64, j: i64) -> bool:
    """In contact: no overlap, and no more than the board's `touch` apart."""
    discs = s.discs
    one: i64 = DISC * i
    other: i64 = DISC * j
    both: i64 = discs[one + 2] + discs[other + 2]
    far: i64 = both + s.board.touch
    dx: i64 = discs[one] - discs[other]
    if dx > far or -dx > far:
        return False
    d2: i64 = square(dx, discs[one + 1] - discs[other + 1])
    return both * both <= d2 <= far * far


def bridged(s: Scene, i: i64, j: i64) -> bool:
    """Whether two pieces of any side touch the same bridging disc."""
    discs = s.discs
    if discs[DISC * i + 3] == NOBODY or discs[DISC * j + 3] == NOBODY or not near(s, i, j, s.bridge_span):
        return False
    k: i64
    for k in range(len(discs) // DISC):
        if discs[DISC * k + 4] & (ON | BRIDGES) == ON | BRIDGES and k != i and k != j:
            if touches(s, i, k) and touches(s, j, k):
                return True
    return False


def _is_at_bridge(s: Scene, i: i64) -> bool:
    """Whether a disc touches one that bridges: whoever does not is bridged to nobody."""
    discs = s.discs
    k: i64
    for k in range(len(discs) // DISC):
        if discs[DISC * k + 4] & (ON | BRIDGES) == ON | BRIDGES and k != i and touches(s, i, k):
            return True
    return False


def near(s: Scene, i: i64, j: i64, k: i64) -> bool:
    """Whether the plain gap of two discs is k or less; exactly k counts."""
    discs = s.discs
    one: i64 = DISC * i
    other: i64 = DISC * j
    reach: i64 = discs[one + 2] + discs[other + 2] + min(k, SPAN)
    return reach >= 0 and square(discs[one] - discs[other], discs[one + 1] - discs[other + 1]) <= reach * reach


def within(s: Scene, i: i64, j: i64, k: i64) -> bool:
    """Whether two discs on the board count as k or less apart; exactly k counts."""
    if not s.is_on(i) or not s.is_on(j):
        return False
    return near(s, i, j, k) or (k >= s.board.bridge and bridged(s, i, j))


def gap_up(s: Scene, i: i64, j: i64) -> i64:
    """The gap that counts between two discs, rounded up: within(k) is gap_up <= k."""
    gap: i64 = root_up(apart2(s, i, j), 1) - s.radius(i) - s.radius(j)
    return s.board.bridge if gap > s.board.bridge and bridged(s, i, j) else gap


def gap_down(s: Scene, i: i64, j: i64) -> i64:
    """The plain gap between two discs, rounded down: below 0 is an overlap."""
    return isqrt(apart2(s, i, j)) - s.radius(i) - s.radius(j)


def compare_gaps(s: Scene, i: i64, j: i64, k: i64) -> i64:
    """Which of j and k counts as nearer to i: -1 j, 1 k, 0 exactly alike."""
    bridge: i64 = s.board.bridge
    j2: i64 = apart2(s, i, j)
    j_both: i64 = s.radius(i) + s.radius(j)
    if not near(s, i, j, bridge) and bridged(s, i, j):
        j2 = (j_both + bridge) * (j_both + bridge)
    k2: i64 = apart2(s, i, k)
    k_both: i64 = s.radius(i) + s.radius(k)
    if not near(s, i, k, bridge) and bridged(s, i, k):
        k2 = (k_both + bridge) * (k_both + bridge)
    return compare_roots(j2, 1, k2, 1, j_both - k_both)


def nearest(s: Scene, i: i64, among: vec[i64]) -> vec[i64]:
    """Those that count as nearest to i: one, or several at exactly the same gap."""
    best = vec[i64]()
    for j in among:
        order: i64 = compare_gaps(s, i, j, best[0]) if len(best) else -1
        if order < 0:
            best = append(vec[i64](), j)
        elif order == 0:
            best = append(best, j)
    return best


def holds(s: Scene, i: i64, j: i64) -> bool:
    """Whether j lies in the zone of i."""
    return s.marks(i) & (ON | HOLDS) == ON | HOLDS and within(s, i, j, s.board.zone)


def foes(s: Scene, i: i64, j: i64) -> bool:
    """Two sides, neither of them nobody's."""
    return s.side(i) != s.side(j) and s.side(i) != NOBODY and s.side(j) != NOBODY


def engages(s: Scene, i: i64, j: i64) -> bool:
    return foes(s, i, j) and holds(s, i, j)


def engaged(s: Scene, j: i64) -> bool:
    """Whether some foe holds it."""
    return len(_held_by(s, j, 1)) > 0


def free(s: Scene, j: i64) -> bool:
    return s.is_on(j) and not engaged(s, j)


def supported(s: Scene, i: i64, j: i64) -> bool:
    """Whether another disc of i's side holds j."""
    k: i64
    for k in range(s.count()):
        if k != i and k != j and s.side(k) == s.side(i) and holds(s, k, j):
            return True
    return False


def sheltered(s: Scene, i: i64) -> bool:
    """Whether it touches something that shelters."""
    board = s.board
    x: i64 = s.x(i)
    y: i64 = s.y(i)
    r: i64 = s.radius(i)
    p: i64
    for p in range(board.polygons()):
        if board.kind[p] & SHELTERS and board.touches_polygon(p, x, y, r):
            return True
    k: i64
    for k in range(s.count()):
        if k != i and s.marks(k) & (ON | COVERS) == ON | COVERS and touches(s, i, k):
            return True
    return False


def in_element(s: Scene, i: i64, element: i64) -> bool:
    """Whether a disc lies over some part of a zone."""
    board = s.board
    p: i64
    for p in range(board.polygons()):
        if board.element[p] == element and board.point_to_polygon(p, s.x(i), s.y(i), s.radius(i)) < 0:
            return True
    return False


def touches_element(s: Scene, i: i64, element: i64) -> bool:
    board = s.board
    p: i64
    found: bool = False
    for p in range(board.polygons()):
        if board.element[p] == element:
            if board.point_to_polygon(p, s.x(i), s.y(i), s.radius(i)) < 0:
                return False
            found = found or board.touches_polygon(p, s.x(i), s.y(i), s.radius(i))
    return found


def element_within(s: Scene, i: i64, element: i64, k: i64) -> bool:
    """Whether some part of a polygonal thing lies k or less from a disc."""
    board = s.board
    p: i64
    for p in range(board.polygons()):
        if board.element[p] == element and board.point_to_polygon(p, s.x(i), s.y(i), s.radius(i) + k) <= 0:
            return True
    return False


def element_distance(s: Scene, x: i64, y: i64, element: i64) -> tuple[i64, i64]:
    """The square of the distance from a point to the nearest part of a thing, as a fraction; (-1, 1) without parts."""
    board = s.board
    num: i64 = -1
    den: i64 = 1
    p: i64
    for p in range(board.polygons()):
        if board.element[p] == element:
            n, d = polygon_distance(board.points, board.first[p], board.corners[p], x, y)
            if num < 0 or compare_roots(n, d, num, den, 0) < 0:
                num = n
                den = d
    return num, den


def held(s: Scene, i: i64) -> vec[i64]:
    """The foes that lie in the zone of i, by number."""
    found = vec[i64]()
    discs = s.discs
    side: i64 = discs[DISC * i + 3]
    if side == NOBODY or discs[DISC * i + 4] & (ON | HOLDS) != ON | HOLDS:
        return found
    zone: i64 = s.board.zone
    j: i64
    for j in range(len(discs) // DISC):
        at: i64 = DISC * j
        if discs[at + 4] & ON and discs[at + 3] != side and discs[at + 3] != NOBODY and within(s, i, j, zone):
            found = append(found, j)
    return found


def held_by(s: Scene, j: i64) -> vec[i64]:
    """The foes that hold j, by number."""
    return _held_by(s, j, s.count())


def _held_by(s: Scene, j: i64, most: i64) -> vec[i64]:
    """The first so many of them."""
    found = vec[i64]()
    discs = s.discs
    side: i64 = discs[DISC * j + 3]
    if side == NOBODY or discs[DISC * j + 4] & ON == 0:
        return found
    zone: i64 = s.board.zone
    over_bridges: bool = s.bridge_span >= 0 and zone >= s.board.bridge and _is_at_bridge(s, j)
    i: i64
    for i in range(len(discs) // DISC):
        at: i64 = DISC * i
        if discs[at + 4] & (ON | HOLDS) == ON | HOLDS and discs[at + 3] != side and discs[at + 3] != NOBODY:
            if near(s, i, j, zone) or (over_bridges and bridged(s, i, j)):
                found = append(found, i)
                if len(found) == most:
                    break
    return found


def left_behind(s: Scene, j: i64, x: i64, y: i64) -> vec[i64]:
    """The foes that hold j now and would not hold it any more at (x, y)."""
    before = held_by(s, j)
    found = vec[i64]()
    old_x: i64 = s.discs[DISC * j]
    old_y: i64 = s.discs[DISC * j + 1]
    s.discs[DISC * j] = x
    s.discs[DISC * j + 1] = y
    for i in before:
        if not holds(s, i, j):
            found = append(found, i)
    s.discs[DISC * j] = old_x
    s.discs[DISC * j + 1] = old_y
    return found
