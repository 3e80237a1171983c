"""Coming onto the board along a ruler that touches one of its edges.

Given where the disc is to stand and the ruler's direction, the corner nearest to the edge is laid on it; what is left
is the ruler's place along the edge. Its distance to the disc falls and then rises along the edge, so the two places
with a gap of GAP are found by halving.
"""

from typing import Final

from librt.vecs import append, vec
from mypy_extensions import i64, mypyc_attr

from ludotheque.kit.geometry.angles import BITS, cosine, sine
from ludotheque.kit.geometry.board import FINE, NOBODY, Scene
from ludotheque.kit.geometry.exact import rounded
from ludotheque.kit.geometry.reach import GAP, TURNS
from ludotheque.kit.geometry.ruler import NORTH, SOUTH, WEST, Ruler, arrival_fault, corners_of, lying_fault

TILT: Final = 14  # degrees: the usual slant of a ruler that reaches deepest by a corner
SPACING: Final = 500  # between upright rulers
GRID: Final = 250


@mypyc_attr(free_list_len=1, acyclic=True)
class Entry:
    """How a disc of radius r can come in over one edge. `corners` is the witness of the last place found."""

    def __init__(self, s: Scene, r: i64, ruler: Ruler, edge: i64) -> None:
        self.scene: Scene = s
        self.r: i64 = r
        self.ruler: Ruler = ruler
        self.edge: i64 = edge
        self.gap: i64 = min(GAP, s.board.touch // 2)
        self.along_x: bool = edge == SOUTH or edge == NORTH
        self.depth: i64 = s.board.height if self.along_x else s.board.width
        self.length: i64 = s.board.width if self.along_x else s.board.height
        self.corners: vec[i64] = vec[i64]()
        self.cos: i64 = 0
        self.sin: i64 = 0
        self.inset: i64 = 0  # of the ruler's centre from the edge

    def _turn(self, angle: i64) -> None:
        """Takes a direction of the ruler, in hundredths of a degree."""
        self.cos = cosine(angle)
        self.sin = sine(angle)
        c: i64 = max(self.cos, -self.cos)
        sn: i64 = max(self.sin, -self.sin)
        if not self.along_x:
            c, sn = sn, c
        self.inset = -((-(self.ruler.length * sn + self.ruler.width * c)) >> (BITS + 1))

    def _centre(self, along: i64) -> tuple[i64, i64]:
        inset: i64 = self.inset if self.edge == SOUTH or self.edge == WEST else self.depth - self.inset
        return (along, inset) if self.along_x else (inset, along)

    def _apart2(self, along: i64, x: i64, y: i64) -> i64:
        """The square of the distance from the ruler to (x, y)."""
        cx, cy = self._centre(along)
        u: i64 = rounded((x - cx) * self.cos + (y - cy) * self.sin, BITS)
        v: i64 = rounded((y - cy) * self.cos - (x - cx) * self.sin, BITS)
        over: i64 = max(max(u, -u) - (self.ruler.length >> 1), 0)
        across: i64 = max(max(v, -v) - (self.ruler.width >> 1), 0)
        return over * over + across * across

    def _lies(self, along: i64, x: i64, y: i64) -> bool:
        if not self.scene.can_stand(x, y, self.r, NOBODY):
            return False
        cx, cy = self._centre(along)
        corners = corners_of(self.ruler.length, self.ruler.width, cx, cy, self.cos, self.sin)
        if lying_fault(self.scene, corners) != FINE:
            return False
        if arrival_fault(self.scene, self.r, corners, self.edge, x, y) != FINE:
            return False
        self.corners = corners
        return True

    def find(self, x: i64, y: i64, step: i64) -> bool:
        """Whether a ruler, its direction a multiple of `step` degrees, proves that the disc can come in at (x, y)."""
        if not self.scene.can_stand(x, y, self.r, NOBODY):
            return False
        deep: i64 = x if self.edge == WEST else y if self.edge == SOUTH else self.depth - (y if self.along_x else x)
        if deep > self.ruler.diagonal + self.r + self.gap:
            return False
        wanted: i64 = (self.r + self.gap) * (self.r + self.gap)
        here: i64 = x if self.along_x else y
        span: i64 = self.ruler.diagonal + self.r + self.gap + 2
        turn: i64
        for turn in range(0, TURNS, step):
            self._turn(100 * turn)
            low: i64 = here - span
            high: i64 = here + span
            while high - low > 2:
                third: i64 = (high - low) // 3
                if self._apart2(low + third, x, y) <= self._apart2(high - third, x, y):
                    high = high - third
                else:
                    low = low + third
            middle: i64 = (low + high) >> 1
            if self._apart2(middle, x, y) <= wanted:
                if self._lies(self._edge_of(middle, here - span, x, y, wanted), x, y):
                    return True
                if self._lies(self._edge_of(middle, here + span, x, y, wanted), x, y):
                    return True
        return False

    def _edge_of(self, near: i64, far: i64, x: i64, y: i64, wanted: i64) -> i64:
        """Between a place that is too near to (x, y) and one that is too far: the first that is far enough."""
        while max(far - near, near - far) > 1:
            middle: i64 = (near + far) >> 1
            if self._apart2(middle, x, y) < wanted:
                near = middle
            else:
                far = middle
        return far

    def places(self, most: i64) -> vec[i64]:
        """Usual places to come in, x, y, then the corners of the ruler: at the far end of rulers at right angles to the
        edge and slanted, every half inch or so, and at their far corners."""
        found = vec[i64]()
        n: i64
        k: i64
        for n in range(self._usual()):
            x, y = self._place(n)
            if x >= 0:
                found = append(append(found, x), y)
                for k in range(8):
                    found = append(found, self.corners[k])
        return _spread(found, most)

    def draw(self, roll: i64) -> tuple[i64, i64]:
        """The first of the usual places that is free from the one that a roll gives, in an order that leaps about; its
        x below 0 if there is none."""
        total: i64 = self._usual()
        leap: i64 = 89 if total % 89 else 97 if total % 97 else 1
        n: i64
        for n in range(total):
            x, y = self._place((roll + leap * n) % total)
            if x >= 0:
                return x, y
        return -1, -1

    def stations(self) -> i64:
        """How many places of a ruler along the edge are usual."""
        return self.length // SPACING + 1

    def straight(self, station: i64) -> i64:
        """Which of the usual places lies straight ahead of a ruler there."""
        return 9 * station + 4

    def _usual(self) -> i64:
        """How many places are usual: nine for each place of a ruler along the edge."""
        return 9 * self.stations()

    def _place(self, n: i64) -> tuple[i64, i64]:
        """The n-th of the usual places, its ruler in `corners`; x below 0 where nothing can stand."""
        upright: i64 = 9000 if self.along_x else 0
        self._turn((upright + 100 * TILT * (n // 3 % 3 - 1)) % 18000)
        along: i64 = n // 9 * SPACING
        side: i64 = n % 3 - 1
        cx, cy = self._centre(along)
        ahead: i64 = 1 if self.edge == SOUTH or self.edge == WEST else -1
        forward: i64 = self.sin if self.along_x else self.cos
        if forward < 0:
            ahead = -ahead
        out: i64 = self.r + self.gap
        slant: i64 = rounded(out * 759250125, BITS)  # the root of one half
        u: i64 = ahead * ((self.ruler.length >> 1) + (out if side == 0 else slant))
        v: i64 = side * ((self.ruler.width >> 1) + slant)
        x: i64 = cx + rounded(u * self.cos - v * self.sin, BITS)
        y: i64 = cy + rounded(u * self.sin + v * self.cos, BITS)
        return (x, y) if self._lies(along, x, y) else (-1, -1)

    def is_possible(self) -> bool:
        """Whether there is a place at all: one of the usual ones, or one of a grid."""
        x, y = self.draw(0)
        if x >= 0:
            return True
        deep: i64
        along: i64
        for deep in range(self.r, self.ruler.diagonal + self.r + self.gap + 1, GRID):
            for along in range(self.r, self.length - self.r + 1, GRID):
                from_edge: i64 = deep if self.edge == SOUTH or self.edge == WEST else self.depth - deep
                x = along if self.along_x else from_edge
                y = from_edge if self.along_x else along
                if self.find(x, y, 1):
                    return True
        return False


def _spread(found: vec[i64], most: i64) -> vec[i64]:
    """No more than so many of the places, evenly chosen."""
    count: i64 = len(found) // 10
    if count <= most:
        return found
    chosen = vec[i64]()
    i: i64
    k: i64
    for i in range(most):
        at: i64 = 10 * (i * count // most)
        for k in range(10):
            chosen = append(chosen, found[at + k])
    return chosen
