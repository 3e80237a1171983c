"""The legal place nearest to a wanted one.

The nearest point at which a disc may stand lies on the outline of something forbidden, as near to the wanted point as
that outline comes, or where two outlines cross. An outline is a circle (around a disc, around a corner of a polygon) or
a line (along an edge of a polygon, or inside the edge of the board).
"""

from typing import Final

from librt.vecs import append, vec
from mypy_extensions import i64

from ludotheque.kit.geometry.angles import BITS, ONE, compare_turns, unit
from ludotheque.kit.geometry.board import SOLID, Scene
from ludotheque.kit.geometry.exact import SPAN, isqrt, root_up, rounded
from ludotheque.kit.geometry.shapes import square

PART: Final = 8  # bits of the fraction in which crossings are worked out
OUTLINE: Final = 4  # numbers of an outline: kind, then x, y, radius of a circle or unit normal and height of a line
CIRCLE: Final = 0
LINE: Final = 1


class Pose:
    """The search around (x, y) for a place of a disc of radius r. `mover` is the disc's own number, or NOBODY."""

    def __init__(self, s: Scene, x: i64, y: i64, r: i64, mover: i64) -> None:
        self.scene: Scene = s
        self.x: i64 = x
        self.y: i64 = y
        self.r: i64 = r
        self.mover: i64 = mover
        self.outlines: vec[i64] = vec[i64]()
        self.best: i64 = 2 * SPAN  # distance of the best place so far, rounded up
        self.best_x: i64 = -1
        self.best_y: i64 = -1

    def _note(self, kind: i64, x: i64, y: i64, size: i64) -> None:
        self.outlines = append(append(append(append(self.outlines, kind), x), y), size)

    def _collect(self) -> None:
        s = self.scene
        board = s.board
        r: i64 = self.r
        i: i64
        k: i64
        for i in range(s.count()):
            if s.is_on(i) and i != self.mover:
                self._note(CIRCLE, s.x(i), s.y(i), r + s.radius(i))
        for i in range(board.polygons()):
            if board.kind[i] & SOLID:
                at: i64 = board.first[i]
                n: i64 = board.corners[i]
                ax: i64 = board.points[at + 2 * n - 2]
                ay: i64 = board.points[at + 2 * n - 1]
                for k in range(n):
                    bx: i64 = board.points[at + 2 * k]
                    by: i64 = board.points[at + 2 * k + 1]
                    nx, ny = unit(by - ay, ax - bx)
                    self._note(LINE, nx, ny, nx * ax + ny * ay + (r << BITS))
                    self._note(CIRCLE, bx, by, r)
                    ax = bx
                    ay = by
        self._note(LINE, ONE, 0, r << BITS)
        self._note(LINE, ONE, 0, (board.width - r) << BITS)
        self._note(LINE, 0, ONE, r << BITS)
        self._note(LINE, 0, ONE, (board.height - r) << BITS)

    def _try(self, x: i64, y: i64) -> None:
        """Looks at the nine whole points around one."""
        i: i64
        j: i64
        for i in range(-1, 2):
            for j in range(-1, 2):
                dx: i64 = x + i - self.x
                dy: i64 = y + j - self.y
                if max(max(dx, -dx), max(dy, -dy)) > self.best:
                    continue
                far: i64 = root_up(square(dx, dy), 1)
                if far > self.best or (far == self.best and not self._comes_before(dx, dy)):
                    continue
                if self.scene.can_stand(x + i, y + j, self.r, self.mover):
                    self.best = far
                    self.best_x = x + i
                    self.best_y = y + j

    def _comes_before(self, dx: i64, dy: i64) -> bool:
        """Of two places equally far: counter-clockwise from east, then the nearer, then by coordinates."""
        ox: i64 = self.best_x - self.x
        oy: i64 = self.best_y - self.y
        turn: i64 = compare_turns(dx, dy, ox, oy)
        if turn != 0:
            return turn < 0
        return square(dx, dy) < square(ox, oy)

    def _distance(self, at: i64) -> i64:
        """How far an outline lies from the wanted point, to a unit or so."""
        o = self.outlines
        if o[at] == CIRCLE:
            far: i64 = isqrt(square(o[at + 1] - self.x, o[at + 2] - self.y)) - o[at + 3]
            return max(far, -far)
        away: i64 = rounded(o[at + 1] * self.x + o[at + 2] * self.y - o[at + 3], BITS)
        return max(away, -away)

    def _project(self, at: i64) -> None:
        """The point of an outline nearest to the wanted one; of a circle around it, the easternmost."""
        o = self.outlines
        if o[at] == CIRCLE:
            ux, uy = unit(self.x - o[at + 1], self.y - o[at + 2])
            r: i64 = o[at + 3]
            self._try(o[at + 1] + rounded(ux * r, BITS), o[at + 2] + rounded(uy * r, BITS))
        else:
            nx: i64 = o[at + 1]
            ny: i64 = o[at + 2]
            away: i64 = rounded(nx * self.x + ny * self.y - o[at + 3], BITS - PART)
            self._try(self.x - rounded(nx * away, BITS + PART), self.y - rounded(ny * away, BITS + PART))

    def _cross(self, p: i64, q: i64) -> None:
        """Where two outlines cross."""
        o = self.outlines
        if o[p] == LINE and o[q] == LINE:
            turn: i64 = (o[p + 1] * o[q + 2] - o[p + 2] * o[q + 1]) >> BITS
            if max(turn, -turn) > 1 << 12:
                hp: i64 = o[p + 3] >> (BITS - PART)
                hq: i64 = o[q + 3] >> (BITS - PART)
                x: i64 = (hp * o[q + 2] - hq * o[p + 2]) // turn
                y: i64 = (hq * o[p + 1] - hp * o[q + 1]) // turn
                if 0 <= x <= SPAN << PART and 0 <= y <= SPAN << PART:
                    self._try(rounded(x, PART), rounded(y, PART))
        elif o[p] == LINE:
            self._cross_circle(o[q + 1], o[q + 2], o[q + 3], o[p + 1], o[p + 2], o[p + 3])
        elif o[q] == LINE:
            self._cross_circle(o[p + 1], o[p + 2], o[p + 3], o[q + 1], o[q + 2], o[q + 3])
        else:
            self._cross_circles(p, q)

    def _cross_circle(self, x: i64, y: i64, r: i64, nx: i64, ny: i64, height: i64) -> None:
        away: i64 = (height - nx * x - ny * y) >> (BITS - PART)
        r <<= PART
        if -r <= away <= r:
            self._try_both(x, y, nx, ny, away, isqrt(r * r - away * away))

    def _cross_circles(self, p: i64, q: i64) -> None:
        o = self.outlines
        dx: i64 = o[q + 1] - o[p + 1]
        dy: i64 = o[q + 2] - o[p + 2]
        d2: i64 = square(dx, dy)
        r: i64 = o[p + 3]
        other: i64 = o[q + 3]
        if d2 == 0 or d2 > (r + other) * (r + other) or d2 < (r - other) * (r - other):
            return
        away: i64 = ((r * r - other * other + d2) << (PART + 9)) // isqrt(d2 << 20)
        nx, ny = unit(dx, dy)
        r <<= PART
        away = min(max(away, -r), r)
        self._try_both(o[p + 1], o[p + 2], nx, ny, away, isqrt(r * r - away * away))

    def _try_both(self, x: i64, y: i64, nx: i64, ny: i64, away: i64, half: i64) -> None:
        """The two points `away` from (x, y) along a direction and `half` to either side of it."""
        shift: i64 = BITS + PART
        self._try(x + rounded(nx * away - ny * half, shift), y + rounded(ny * away + nx * half, shift))
        self._try(x + rounded(nx * away + ny * half, shift), y + rounded(ny * away - nx * half, shift))

    def find(self) -> bool:
        """Whether there is a place at all; `best_x` and `best_y` are the nearest one."""
        if self.scene.can_stand(self.x, self.y, self.r, self.mover):
            self.best_x = self.x
            self.best_y = self.y
            return True
        self._collect()
        n: i64 = len(self.outlines)
        p: i64
        q: i64
        for p in range(0, n, OUTLINE):
            if self._distance(p) <= self.best + 1:
                self._project(p)
        for p in range(0, n, OUTLINE):
            if self._distance(p) <= self.best + 1:
                for q in range(p + OUTLINE, n, OUTLINE):
                    if self._distance(q) <= self.best + 1:
                        self._cross(p, q)
        return self.best_x >= 0


def nearest_place(s: Scene, x: i64, y: i64, r: i64, mover: i64) -> tuple[i64, i64]:
    """The legal place of a disc nearest to (x, y), a point of the board: ties go counter-clockwise from east. (-1, -1)
    where there is none."""
    if not s.board.holds_disc(x, y, 0):
        raise ValueError(f"({x}, {y}) is no point of the board")
    pose = Pose(s, x, y, r, mover)
    pose.find()
    return pose.best_x, pose.best_y
