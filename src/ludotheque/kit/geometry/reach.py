"""Where a disc can go with a ruler: given the end, a ruler that proves it.

For each direction of the ruler its centre is one of two points (see `chord`), with a gap of GAP to both discs. A quick
test drops a ruler that covers something by more than its corners' rounding; what is left is put to the exact test, and
the first ruler that passes is the witness. So a witness is always legal; an end that only a ruler between two whole
degrees could reach, in a space less than about 20 thousandths wider than the ruler, is not found.
"""

from typing import Final

from librt.vecs import append, vec
from mypy_extensions import i64, mypyc_attr

from ludotheque.core.vecs import filled, zeros
from ludotheque.kit.geometry.angles import BITS, sine
from ludotheque.kit.geometry.board import FINE, SOLID, Scene
from ludotheque.kit.geometry.chord import FINE_BITS, chord, has_chord
from ludotheque.kit.geometry.exact import rounded
from ludotheque.kit.geometry.ruler import Ruler, lay_corners, lying_fault, touches_ruler
from ludotheque.kit.geometry.shapes import square


def _sines(more: i64) -> vec[i64]:
    """Of every direction of a ruler, turned by hundredths of a degree more."""
    found = vec[i64](capacity=180)
    turn: i64
    for turn in range(180):
        found = append(found, sine(100 * turn + more))
    return found


GAP: Final = 8  # between the ruler and each disc; half the usual `touch`, less the rounding
TURNS: Final = 180  # a ruler turned by half a circle is the same ruler
RIGHT: Final = 90
HASTY: Final = 4  # so many rulers are put to the exact test at once
MARGIN: Final = 3  # rounding of corners, centre and tables together
FLAT: Final = 3  # a way that leaves the ruler's own direction by no more counts as parallel to it
COARSE_BITS: Final = BITS - FINE_BITS - 1  # what is rounded away, but for the last bit
UNKNOWN: Final = -1
FAR: Final = 1 << 60

SINES: Final = _sines(0)
COSINES: Final = _sines(9000)

ROW: Final = 5  # numbers of a direction before those of obstacles: cosine, sine, half its box, what it covered last


@mypyc_attr(free_list_len=1, acyclic=True)
class Reach:
    """All that one disc can do with one kind of ruler from where it stands. Made for one scene, and not after it has
    changed. `corners` is the witness of the last end that was found, `turn` its direction in degrees."""

    def __init__(self, s: Scene, mover: i64, ruler: Ruler) -> None:
        self.scene: Scene = s
        self.mover: i64 = mover
        self.ruler: Ruler = ruler
        self.sx: i64 = s.x(mover)
        self.sy: i64 = s.y(mover)
        self.radius: i64 = s.radius(mover)
        self.gap: i64 = min(GAP, s.board.touch // 2)
        self.half_length: i64 = ruler.length << (FINE_BITS - 1)
        self.half_width: i64 = ruler.width << (FINE_BITS - 1)
        self.swollen: i64 = (self.radius + self.gap) << FINE_BITS
        self.corners: vec[i64] = vec[i64]()
        self.laid: vec[i64] = vec[i64]()  # of the ruler that is tried
        self.turn: i64 = -1
        self.tried: i64 = 0
        self.edges: vec[i64] = vec[i64]()  # of every edge near: its outward unit vector, its height along it
        self.polygon_edges: vec[i64] = vec[i64]()  # where the edges of each polygon near end
        self.polygon_points: vec[i64] = vec[i64]()  # where its corners are, and how many
        self.blocks: vec[i64] = vec[i64]()  # of every disc near: x, y, the square of how near to it covers it for sure
        self.obstacles: i64 = 0
        self.supports: i64 = 0  # where in a row what is about edges begins, and what is about discs
        self.centres: i64 = 0
        self.long: i64 = (ruler.length >> 1) - MARGIN
        self.wide: i64 = (ruler.width >> 1) - MARGIN
        self.row_of: vec[i64] = vec[i64]()  # empty until it has looked around
        self.rows: vec[i64] = vec[i64]()

    def _look_around(self) -> None:
        """Notes what a ruler that touches the disc could cover."""
        self.row_of = filled(TURNS, UNKNOWN)
        s = self.scene
        board = s.board
        far: i64 = self.ruler.diagonal + self.radius + 2 * self.gap + MARGIN
        x: i64 = self.sx
        y: i64 = self.sy
        p: i64
        k: i64
        for p in range(board.polygons()):
            if board.kind[p] & SOLID and board.point_to_polygon(p, x, y, far) <= 0:
                at: i64 = board.first[p]
                n: i64 = board.corners[p]
                for k in range(n):
                    j: i64 = at + 2 * k
                    ax: i64 = board.points[j] - x
                    ay: i64 = board.points[j + 1] - y
                    nx: i64 = board.normals[j]
                    ny: i64 = board.normals[j + 1]
                    self.edges = append(append(append(self.edges, nx), ny), rounded(nx * ax + ny * ay, BITS))
                self.polygon_edges = append(self.polygon_edges, i64(len(self.edges)) // 3)
                self.polygon_points = append(append(self.polygon_points, at), n)
        for p in range(s.count()):
            if s.is_on(p) and p != self.mover:
                apart: i64 = far + s.radius(p)
                if square(s.x(p) - x, s.y(p) - y) < apart * apart:
                    sure: i64 = max(s.radius(p) - MARGIN, 0)
                    self.blocks = append(append(append(self.blocks, s.x(p) - x), s.y(p) - y), sure * sure)
        self.obstacles = i64(len(self.polygon_edges) + len(self.blocks) // 3)
        self.supports = ROW + 4 * i64(len(self.polygon_edges))
        self.centres = self.supports + i64(len(self.edges) // 3)

    def _prepare(self, turn: i64) -> None:
        """Makes the row of a direction: every obstacle as the ruler sees it."""
        rows = self.rows
        self.row_of[turn] = i64(len(rows))
        cos: i64 = COSINES[turn]
        sin: i64 = SINES[turn]
        length: i64 = self.ruler.length
        width: i64 = self.ruler.width
        c: i64 = max(cos, -cos)
        rows = append(append(rows, cos), sin)
        rows = append(rows, rounded(length * c + width * sin, BITS + 1))
        rows = append(append(rows, rounded(length * sin + width * c, BITS + 1)), 0)
        points = self.scene.board.points
        p: i64
        k: i64
        for p in range(len(self.polygon_edges)):
            first: i64 = self.polygon_points[2 * p]
            left: i64 = FAR
            right: i64 = -left
            low: i64 = left
            high: i64 = right
            for k in range(self.polygon_points[2 * p + 1]):
                x: i64 = points[first + 2 * k] - self.sx
                y: i64 = points[first + 2 * k + 1] - self.sy
                along: i64 = x * cos + y * sin
                across: i64 = y * cos - x * sin
                left = min(left, along)
                right = max(right, along)
                low = min(low, across)
                high = max(high, across)
            rows = append(append(rows, rounded(left, BITS)), rounded(right, BITS))
            rows = append(append(rows, rounded(low, BITS)), rounded(high, BITS))
        for k in range(len(self.edges) // 3):
            ex: i64 = self.edges[3 * k]
            ey: i64 = self.edges[3 * k + 1]
            over: i64 = (ex * cos + ey * sin) >> BITS
            beside: i64 = (ey * cos - ex * sin) >> BITS
            support: i64 = rounded(length * max(over, -over) + width * max(beside, -beside), BITS + 1)
            rows = append(rows, self.edges[3 * k + 2] + support - MARGIN)
        for k in range(len(self.blocks) // 3):
            bx: i64 = self.blocks[3 * k]
            by: i64 = self.blocks[3 * k + 1]
            rows = append(append(rows, rounded(bx * cos + by * sin, BITS)), rounded(by * cos - bx * sin, BITS))
        self.rows = rows

    def _clearly_covers(self, turn: i64, x: i64, y: i64) -> bool:
        """Whether a ruler with its centre at (x, y) from the disc certainly covers something or leaves the board."""
        rows = self.rows
        at: i64 = self.row_of[turn]
        cos: i64 = rows[at]
        sin: i64 = rows[at + 1]
        board = self.scene.board
        half_x: i64 = rows[at + 2] - MARGIN
        half_y: i64 = rows[at + 3] - MARGIN
        cx: i64 = self.sx + x
        cy: i64 = self.sy + y
        if cx < half_x or cy < half_y or cx + half_x > board.width or cy + half_y > board.height:
            return True
        u: i64 = rounded(x * cos + y * sin, BITS)
        v: i64 = rounded(y * cos - x * sin, BITS)
        a: i64 = self.long
        b: i64 = self.wide
        ends = self.polygon_edges
        polygons: i64 = len(ends)
        every: i64 = self.obstacles
        last: i64 = rows[at + 4]  # what covered the last one covers the next, as a rule
        k: i64
        for k in range(last, last + every):
            p: i64 = k
            if p >= every:
                p -= every
            if p < polygons:
                box: i64 = at + ROW + 4 * p
                if u - a < rows[box + 1] and u + a > rows[box] and v - b < rows[box + 3] and v + b > rows[box + 2]:
                    edge: i64 = 0
                    if p > 0:
                        edge = ends[p - 1]
                    end: i64 = ends[p]
                    edges = self.edges
                    limits: i64 = at + self.supports
                    while edge < end:
                        if (edges[3 * edge] * x + edges[3 * edge + 1] * y) >> BITS >= rows[limits + edge]:
                            break
                        edge += 1
                    if edge == end:
                        rows[at + 4] = p
                        return True
            else:
                centre: i64 = at + self.centres + 2 * (p - polygons)
                over: i64 = rows[centre] - u
                over = max(max(over, -over) - a, 0)
                across: i64 = rows[centre + 1] - v
                across = max(max(across, -across) - b, 0)
                if over * over + across * across < self.blocks[3 * (p - polygons) + 2]:
                    rows[at + 4] = p
                    return True
        return False

    def _lies(self, turn: i64, u: i64, v: i64, ex: i64, ey: i64) -> bool:
        """Whether the ruler whose centre is at (u, v), along and across it, proves the end (ex, ey)."""
        cos: i64 = COSINES[turn]
        sin: i64 = SINES[turn]
        x: i64 = rounded(u * cos - v * sin, BITS + FINE_BITS)
        y: i64 = rounded(u * sin + v * cos, BITS + FINE_BITS)
        if self.tried > HASTY and self._clearly_covers(turn, x, y):
            return False
        s = self.scene
        if len(self.laid) == 0:
            self.laid = zeros(8)
        corners = self.laid
        lay_corners(corners, self.ruler.length, self.ruler.width, self.sx + x, self.sy + y, cos, sin)
        if lying_fault(s, corners) != FINE:
            return False
        touch: i64 = s.board.touch
        if not touches_ruler(corners, self.sx, self.sy, self.radius, touch):
            return False
        if not touches_ruler(corners, ex, ey, self.radius, touch):
            return False
        self.corners = corners[:]
        self.turn = turn
        return True

    def try_turn(self, ex: i64, ey: i64, turn: i64) -> bool:
        """Whether a ruler of that direction, in degrees, proves the end; there must be room for the disc there."""
        cos: i64 = COSINES[turn]
        sin: i64 = SINES[turn]
        x: i64 = ex - self.sx
        y: i64 = ey - self.sy
        u: i64 = x * cos + y * sin
        v: i64 = y * cos - x * sin
        length: i64 = ((max(u, -u) >> COARSE_BITS) + 1) >> 1
        breadth: i64 = ((max(v, -v) >> COARSE_BITS) + 1) >> 1
        a: i64 = self.half_length
        b: i64 = self.half_width
        r: i64 = self.swollen
        if not has_chord(length, breadth, a, b, r):
            return False
        self.tried += 1
        if self.tried > HASTY:
            if len(self.row_of) == 0:
                self._look_around()
            if self.row_of[turn] == UNKNOWN:
                self._prepare(turn)
        qu, qv = chord(length, breadth, a, b, r)
        if u < 0:
            qu = -qu
            u = -length
        else:
            u = length
        if v < 0:
            qv = -qv
            v = -breadth
        else:
            v = breadth
        if self._lies(turn, qu, qv, ex, ey) or self._lies(turn, u - qu, v - qv, ex, ey):
            return True
        flat: i64 = FLAT << FINE_BITS
        if breadth <= flat and length <= 2 * a:
            end: i64 = a if u >= 0 else -a
            return self._beside(turn, u // 2, v, ex, ey) or (
                self._beside(turn, end, v, ex, ey) or self._beside(turn, u - end, v, ex, ey)
            )
        if length <= flat and breadth <= 2 * b:
            ahead: i64 = a + r
            middle: i64 = v // 2
            return self._lies(turn, u // 2 + ahead, middle, ex, ey) or self._lies(turn, u // 2 - ahead, middle, ex, ey)
        return False

    def _beside(self, turn: i64, u: i64, v: i64, ex: i64, ey: i64) -> bool:
        """Both discs along the same long side: the ruler's centre may lie anywhere along it, on either hand."""
        across: i64 = self.half_width + self.swollen
        return self._lies(turn, u, v // 2 + across, ex, ey) or self._lies(turn, u, v // 2 - across, ex, ey)

    def find(self, ex: i64, ey: i64, step: i64) -> bool:
        """Whether some ruler, its direction a multiple of `step` degrees, proves the end; `corners` then is one."""
        if (ex == self.sx and ey == self.sy) or not self.scene.can_stand(ex, ey, self.radius, self.mover):
            return False
        return self.find_in_room(ex, ey, step)

    def find_in_room(self, ex: i64, ey: i64, step: i64) -> bool:
        """The same where it is known that there is room for the disc and that it moves."""
        if self._is_beyond(ex, ey):
            return False
        turn: i64
        for turn in range(0, TURNS, step):
            if self.try_turn(ex, ey, turn):
                return True
        return False

    def leads(self, ex: i64, ey: i64, step: i64) -> bool:
        """The same answer, by whichever ruler comes first when those are tried first whose diagonal lies along the way;
        `step` divides 90."""
        if self._is_beyond(ex, ey):
            return False
        along: i64 = _turn_of(ex - self.sx, ey - self.sy) // step * step
        slant: i64 = _turn_of(self.ruler.length, self.ruler.width) // step * step
        k: i64
        for k in range(2 * RIGHT // step):
            aside: i64 = slant + (k + 1) // 2 * step if k % 2 == 0 else slant - (k + 1) // 2 * step
            if 0 <= aside <= RIGHT:
                if self.try_turn(ex, ey, (along + aside) % TURNS):
                    return True
                if 0 < aside < RIGHT and self.try_turn(ex, ey, (along + TURNS - aside) % TURNS):
                    return True
        return False

    def _is_beyond(self, ex: i64, ey: i64) -> bool:
        """Whether no ruler is long enough."""
        far: i64 = self.ruler.diagonal + 2 * (self.radius + self.gap) + MARGIN
        return square(ex - self.sx, ey - self.sy) > far * far


def _turn_of(x: i64, y: i64) -> i64:
    """A direction in degrees, from 0 to 179, wrong by a few."""
    turn: i64 = RIGHT * max(y, -y) // max(max(x, -x) + max(y, -y), 1)
    return turn if (x >= 0) == (y >= 0) else (TURNS - turn) % TURNS
