"""Whether a ruler can lie so that it leads somewhere: all rulers there are, by cells, large ones first (OLO-Q112).

A ruler has a whole centre and a direction in hundredths of a degree (OLO-G12). A cell is a square of centres and some
neighbouring directions; it is left out only when it is known that none of its rulers leads there, and is divided
otherwise, in the end down to single rulers, which are put to the exact test.
"""

from typing import Final

from librt.vecs import append, vec
from mypy_extensions import i64

from ludotheque.core.vecs import zeros
from ludotheque.games.olomoc.state import NOBODY
from ludotheque.kit.geometry.angles import BITS, cosine, sine, unit
from ludotheque.kit.geometry.board import DISC, FINE, ON, SOLID, Scene
from ludotheque.kit.geometry.exact import isqrt, rounded
from ludotheque.kit.geometry.ruler import (
    EAST,
    NORTH,
    SOUTH,
    Ruler,
    arrival_fault,
    lay_corners,
    lying_fault,
    touches_ruler,
)
from ludotheque.kit.geometry.shapes import square

HALF_TURN: Final = 18000  # a ruler turned by half a circle is the same ruler
FIRST_TURN: Final = 1125  # directions looked at together at first
NO_END: Final = 1 << 60
CELL: Final = 6  # numbers of a cell: its kind of ruler; its first direction, how many; its first x and y, its side
MANY: Final = 64  # when so many small cells are left, others are not divided yet
PART: Final = 6  # bits of the fraction in which cells are measured
ROUNDING: Final = 46  # of a corner: the root of a half, in 64ths
MARGIN: Final = 6  # of what is measured
TRIES: Final = 15  # rulers tried along the way, each turned by so many hundredths of a degree from the one before
ASIDE: Final = 7
CLOSE: Final = 8 << PART  # in cells so small the ruler in the middle is tried


class Laying:
    """The rulers of one kind that could lead a disc of radius r from where it stands, or in over an edge. Made for one
    scene, and not after it has changed. `corners` is the witness of the last end that was proven."""

    def __init__(self, s: Scene, mover: i64, rulers: list[Ruler], edge: i64) -> None:
        self.scene: Scene = s
        self.edge: i64 = edge  # NOBODY: from where it stands
        self.x: i64 = s.x(mover)
        self.y: i64 = s.y(mover)
        self.r: i64 = s.radius(mover)
        self.touch: i64 = s.board.touch
        self.rulers: list[Ruler] = rulers
        self.kind: i64 = NOBODY  # of ruler that is laid
        self.length: i64 = 0
        self.width: i64 = 0
        self.diagonal: i64 = 0
        self.longest: i64 = 0  # its diagonal, when its corners are rounded; in 64ths, as all that follows
        self.rim: i64 = self.r << PART
        self.gap: i64 = self.touch << PART
        self.east: i64 = s.board.width << PART
        self.north: i64 = s.board.height << PART
        self.points: vec[i64] = vec[i64]()  # the corners of all that is solid, and the outward normals of its edges
        self.normals: vec[i64] = vec[i64]()
        self.ends: vec[i64] = vec[i64]()  # where in them each polygon ends
        self.boxes: vec[i64] = vec[i64]()
        self.discs: vec[i64] = vec[i64]()  # of each disc in the way: x, y, radius
        self.last: i64 = 0  # what was in the way of the last cell
        self.end_x: i64 = 0  # what is looked for
        self.end_y: i64 = 0
        self.slack: i64 = 0
        self.turn: i64 = NOBODY  # how the ruler of the cell that is looked at lies
        self.single: bool = False
        self.ahead_x: i64 = 0  # from its centre to two corners; the others lie opposite
        self.ahead_y: i64 = 0
        self.aside_x: i64 = 0
        self.aside_y: i64 = 0
        self.ux: i64 = 0  # along its long sides, and along the short ones
        self.uy: i64 = 0
        self.vx: i64 = 0
        self.vy: i64 = 0
        self.half_length: i64 = 0  # how far its sides are from its centre
        self.half_width: i64 = 0
        self.corners: vec[i64] = zeros(8)
        self._look_around(mover)

    def _look_around(self, mover: i64) -> None:
        """Notes all that could be in the way of a ruler."""
        board = self.scene.board
        far: i64 = 2 * board.width
        if self.edge == NOBODY and len(self.rulers) > 0:
            far = self.rulers[0].diagonal + self.r + self.touch + 3
        p: i64
        k: i64
        for p in range(board.polygons()):
            if board.kind[p] & SOLID and board.point_to_polygon(p, self.x, self.y, far) <= 0:
                for k in range(board.first[p], board.first[p] + 2 * board.corners[p]):
                    self.points = append(self.points, board.points[k] << PART)
                    self.normals = append(self.normals, board.normals[k])
                self.ends = append(self.ends, i64(len(self.points)))
                for k in range(4 * p, 4 * p + 4):
                    self.boxes = append(self.boxes, board.boxes[k] << PART)
        j: i64
        discs = self.scene.discs
        for k in range(0, len(discs), DISC):
            apart: i64 = far + discs[k + 2]
            near: bool = square(discs[k] - self.x, discs[k + 1] - self.y) <= apart * apart
            if discs[k + 4] & ON and k != DISC * mover and near:
                for j in range(k, k + 3):
                    self.discs = append(self.discs, discs[j] << PART)

    def _take(self, kind: i64) -> None:
        """The ruler of a kind is the one that is laid from now on."""
        ruler = self.rulers[kind]
        self.kind = kind
        self.turn = NOBODY
        self.length = ruler.length
        self.width = ruler.width
        self.diagonal = ruler.diagonal + 1
        self.longest = isqrt(square(ruler.length, ruler.width) << (2 * PART)) + 1 + 2 * ROUNDING

    def _look_for(self, x: i64, y: i64, side: i64) -> None:
        self.end_x = (2 * x + side - 1) << (PART - 1)
        self.end_y = (2 * y + side - 1) << (PART - 1)
        self.slack = _spread(side)

    def around(self, x: i64, y: i64, side: i64) -> vec[i64]:
        """Cells with all rulers that could lead to a point of a square, (x, y) its first, where there is room."""
        self._look_for(x, y, side)
        cells = vec[i64]()
        kind: i64
        turn: i64
        for kind in range(len(self.rulers)):
            self._take(kind)
            if self._is_too_far():
                continue
            reach: i64 = self.diagonal // 2 + self.r + self.touch + 2
            west: i64 = x - reach
            south: i64 = y - reach
            span: i64 = 2 * reach + side
            if self.edge == NOBODY:  # the centre is near the start as well
                west = max(west, self.x - reach)
                south = max(south, self.y - reach)
                span = min(x + side, self.x) + reach - west
                span = max(span, min(y + side, self.y) + reach - south)
            wide: i64 = 1
            while wide <= span:
                wide *= 2
            for turn in range(0, HALF_TURN, FIRST_TURN):
                if self._fits(turn, FIRST_TURN):
                    cells = append(append(append(cells, kind), turn), FIRST_TURN)
                    cells = append(append(append(cells, west), south), wide)
        return cells

    def narrowed(self, cells: vec[i64], x: i64, y: i64, side: i64) -> vec[i64]:
        """Those parts of some cells whose rulers could lead to a point of a square, (x, y) its first, small in measure
        of it; once there are many, the rest as it is. None: no ruler leads there."""
        self._look_for(x, y, side)
        left = cells[:]
        small = vec[i64]()
        count: i64 = len(left)
        k: i64
        while count > 0 and len(small) < MANY * CELL:
            count -= CELL
            off: i64 = self._off(left, count)
            if not self._is_shut(left, count, off):
                if off <= self.slack:
                    for k in range(count, count + CELL):
                        small = append(small, left[k])
                else:
                    left, count = self._divided(left, count)
        for k in range(count):
            small = append(small, left[k])
        return small

    def leads(self, cells: vec[i64], x: i64, y: i64, most: i64) -> bool:
        """Whether a ruler of these cells leads to (x, y), where there is room: `corners` then is it, and `kind`. No
        more cells than so many are looked at, and what is not found by then is left."""
        self._look_for(x, y, 1)
        left = cells[:]
        count: i64 = len(left)
        while count > 0 and most > 0:
            count -= CELL
            most -= 1
            off: i64 = self._off(left, count)
            if self._is_shut(left, count, off):
                continue
            half: i64 = left[count + 5] // 2
            if off <= CLOSE:
                turn: i64 = left[count + 1] + left[count + 2] // 2
                if self._proves(turn, left[count + 3] + half, left[count + 4] + half, x, y):
                    return True
            if half > 0 or left[count + 2] > 1:
                left, count = self._divided(left, count)
        return False

    def _off(self, cells: vec[i64], at: i64) -> i64:
        """How far the points of the rulers of a cell lie from those of the one in the middle, which itself is known to
        the rounding of its corners only where it stands for several directions."""
        if cells[at] != self.kind:
            self._take(cells[at])
        return self._by_turn(cells[at + 2]) + _spread(cells[at + 5])

    def _divided(self, cells: vec[i64], at: i64) -> tuple[vec[i64], i64]:
        """The last cell in parts: by direction or by place, whichever counts for more. Where the cells then end."""
        while at + 4 * CELL > len(cells):
            cells = append(cells, 0)
        kind: i64 = cells[at]
        first: i64 = cells[at + 1]
        turns: i64 = cells[at + 2]
        west: i64 = cells[at + 3]
        south: i64 = cells[at + 4]
        side: i64 = cells[at + 5]
        half: i64 = turns // 2
        if turns > 1 and (side == 1 or self._by_turn(turns) > _spread(side)):
            if self._fits(first, half):
                at = _put(cells, at, kind, first, half, west, south, side)
            if self._fits(first + half, turns - half):
                at = _put(cells, at, kind, first + half, turns - half, west, south, side)
            return cells, at
        half = side // 2
        at = _put(cells, at, kind, first, turns, west, south, half)
        at = _put(cells, at, kind, first, turns, west + half, south, half)
        at = _put(cells, at, kind, first, turns, west, south + half, half)
        return cells, _put(cells, at, kind, first, turns, west + half, south + half, half)

    def _by_turn(self, turns: i64) -> i64:
        """How far the points of rulers of so many directions lie from those of the one in the middle before its corners
        are rounded, in 64ths; of a single direction the corners are known."""
        if turns <= 1:
            return 0
        return (self.diagonal * (turns // 2) * 11 << PART) // 126000 + 1 + ROUNDING

    def _is_too_far(self) -> bool:
        """Whether not even a diagonal leads so far."""
        if self.edge != NOBODY:
            depth: i64 = self._to_edge(self.end_x, self.end_y, self.rim, self.rim)
            return depth > self.longest + 2 * self.gap + self.slack
        far: i64 = self.longest + 2 * (self.rim + self.gap) + self.slack
        return square(self.end_x - (self.x << PART), self.end_y - (self.y << PART)) > far * far

    def _fits(self, first: i64, turns: i64) -> bool:
        """Whether the way could fit between two discs that touch a ruler of such a direction, wherever it lies."""
        if self.edge != NOBODY:
            return True
        self._lay(first + turns // 2, turns == 1)
        x: i64 = (self.end_x - (self.x << PART)) >> 1
        y: i64 = (self.end_y - (self.y << PART)) >> 1
        far: i64 = self.rim + self.gap + self._by_turn(turns) + MARGIN + (self.slack >> 1)
        return self._apart2(x, y) <= far * far

    def _lay(self, turn: i64, single: bool) -> None:
        """How a ruler lies: of a single direction with its corners as they are rounded, else as they would be."""
        if turn == self.turn and single == self.single:
            return
        self.turn = turn
        self.single = single
        cos: i64 = cosine(turn)
        sin: i64 = sine(turn)
        lx: i64 = self.length * cos
        ly: i64 = self.length * sin
        wx: i64 = self.width * sin
        wy: i64 = self.width * cos
        if single:
            self.ahead_x = rounded(lx + wx, BITS + 1) << PART
            self.ahead_y = rounded(ly - wy, BITS + 1) << PART
            self.aside_x = rounded(lx - wx, BITS + 1) << PART
            self.aside_y = rounded(ly + wy, BITS + 1) << PART
            self.ux, self.uy = unit(self.aside_x + self.ahead_x, self.aside_y + self.ahead_y)
            self.vx, self.vy = unit(self.aside_x - self.ahead_x, self.aside_y - self.ahead_y)
        else:
            self.ahead_x = (lx + wx) >> (BITS + 1 - PART)
            self.ahead_y = (ly - wy) >> (BITS + 1 - PART)
            self.aside_x = (lx - wx) >> (BITS + 1 - PART)
            self.aside_y = (ly + wy) >> (BITS + 1 - PART)
            self.ux = cos
            self.uy = sin
            self.vx = -sin
            self.vy = cos
        self.half_width = (self.aside_y * self.ux - self.aside_x * self.uy) >> BITS
        self.half_length = (self.aside_x * self.vy - self.aside_y * self.vx) >> BITS

    def leads_straight(self, x: i64, y: i64) -> bool:
        """Whether the first ruler leads to (x, y) with its diagonal along the way: the farthest ends are reached so."""
        self._take(0)
        far: i64 = self.diagonal + 2 * self.r
        if square(x - self.x, y - self.y) < far * far:
            return False
        along: i64 = _turn_of(x - self.x, y - self.y)
        slant: i64 = _turn_of(self.length, self.width)
        k: i64
        for k in range(TRIES):  # their corners are rounded now this way, now that
            turn: i64 = along + HALF_TURN + (TRIES // 2 - k) * ASIDE
            for aside in (slant, -slant):
                if self._proves((turn + aside) % HALF_TURN, (self.x + x) >> 1, (self.y + y) >> 1, x, y):
                    return True
        return False

    def _proves(self, turn: i64, cx: i64, cy: i64, x: i64, y: i64) -> bool:
        """Whether one ruler leads to (x, y), exactly."""
        corners = self.corners
        lay_corners(corners, self.length, self.width, cx, cy, cosine(turn), sine(turn))
        if lying_fault(self.scene, corners) != FINE:
            return False
        if self.edge != NOBODY:
            return arrival_fault(self.scene, self.r, corners, self.edge, x, y) == FINE
        return touches_ruler(corners, self.x, self.y, self.r, self.touch) and touches_ruler(
            corners, x, y, self.r, self.touch
        )

    def _is_shut(self, cells: vec[i64], at: i64, off: i64) -> bool:
        """Whether no ruler of a cell leads to what is looked for; `off` is how far they lie from the one in the
        middle."""
        off += MARGIN
        self._lay(cells[at + 1] + cells[at + 2] // 2, cells[at + 2] == 1)
        cx: i64 = (2 * cells[at + 3] + cells[at + 5] - 1) << (PART - 1)
        cy: i64 = (2 * cells[at + 4] + cells[at + 5] - 1) << (PART - 1)
        if self._misses(self.end_x - cx, self.end_y - cy, off + self.slack):
            return True
        if self.edge == NOBODY and self._misses((self.x << PART) - cx, (self.y << PART) - cy, off):
            return True
        wide: i64 = max(max(self.ahead_x, -self.ahead_x), max(self.aside_x, -self.aside_x))  # half its box
        high: i64 = max(max(self.ahead_y, -self.ahead_y), max(self.aside_y, -self.aside_y))
        if min(cx - wide, cy - high) < -off or cx + wide > self.east + off or cy + high > self.north + off:
            return True
        if self.edge != NOBODY and self._to_edge(cx, cy, wide, high) > self.gap + off:
            return True
        polygons: i64 = len(self.ends)
        every: i64 = polygons + len(self.discs) // 3
        boxes = self.boxes
        k: i64
        for k in range(self.last, self.last + every):
            p: i64 = k if k < every else k - every
            if p < polygons:
                box: i64 = 4 * p
                if boxes[box] + off >= cx + wide or boxes[box + 2] - off <= cx - wide:
                    continue
                if boxes[box + 1] + off >= cy + high or boxes[box + 3] - off <= cy - high:
                    continue
                if self._is_deep(p, cx, cy, off):
                    self.last = p
                    return True
            else:
                disc: i64 = 3 * (p - polygons)
                near: i64 = self.discs[disc + 2] - off
                x: i64 = self.discs[disc] - cx
                y: i64 = self.discs[disc + 1] - cy
                if near <= 0 or max(x, -x) >= wide + near or max(y, -y) >= high + near:
                    continue
                if self._apart2(x, y) < near * near:
                    self.last = p
                    return True
        return False

    def _apart2(self, x: i64, y: i64) -> i64:
        """The square of the distance from the ruler to a point at (x, y) from its centre."""
        v: i64 = (y * self.ux - x * self.uy) >> BITS
        if v < 0:  # what lies opposite is as far
            x = -x
            y = -y
            v = -v
        u: i64 = (x * self.vy - y * self.vx) >> BITS
        beside: i64 = v - self.half_width
        beyond: i64 = max(u, -u) - self.half_length
        if beside <= 0 and beyond <= 0:
            return 0
        if u < 0:
            x += self.ahead_x
            y += self.ahead_y
        else:
            x -= self.aside_x
            y -= self.aside_y
        if beside > 0:
            along: i64 = x * self.ux + y * self.uy
            if along >= 0 if u < 0 else along <= 0:
                return beside * beside
        if beyond > 0 and x * self.vx + y * self.vy <= 0:
            return beyond * beyond
        return x * x + y * y

    def _misses(self, x: i64, y: i64, off: i64) -> bool:
        """Whether a disc there is surely not in contact with the ruler."""
        d2: i64 = self._apart2(x, y)
        far: i64 = self.rim + self.gap + off
        near: i64 = self.rim - off
        return d2 > far * far or (near > 0 and d2 < near * near)

    def _to_edge(self, cx: i64, cy: i64, wide: i64, high: i64) -> i64:
        if self.edge == SOUTH:
            return cy - high
        if self.edge == NORTH:
            return self.north - cy - high
        return self.east - cx - wide if self.edge == EAST else cx - wide

    def _is_deep(self, p: i64, cx: i64, cy: i64, off: i64) -> bool:
        """Whether the ruler covers a polygon so far that it must be moved by more than `off` to leave it: then along
        the normals of the sides of both it is that far beyond."""
        first: i64 = 0
        if p > 0:
            first = self.ends[p - 1]
        points = self.points
        normals = self.normals
        left: i64 = 1 << 60
        right: i64 = -left
        low: i64 = left
        high: i64 = right
        k: i64
        for k in range(first, self.ends[p], 2):
            x: i64 = points[k] - cx
            y: i64 = points[k + 1] - cy
            nx: i64 = normals[k]
            ny: i64 = normals[k + 1]
            ahead: i64 = nx * self.ahead_x + ny * self.ahead_y
            aside: i64 = nx * self.aside_x + ny * self.aside_y
            support: i64 = max(max(ahead, -ahead), max(aside, -aside))
            if (nx * x + ny * y + support) >> BITS <= off:
                return False
            along: i64 = x * self.vy - y * self.vx
            across: i64 = y * self.ux - x * self.uy
            left = min(left, along)
            right = max(right, along)
            low = min(low, across)
            high = max(high, across)
        a: i64 = self.half_length - off
        b: i64 = self.half_width - off
        return left >> BITS < a and right >> BITS > -a and low >> BITS < b and high >> BITS > -b


def _spread(side: i64) -> i64:
    """How far the points of a square lie from its middle, in 64ths, rounded up."""
    if side <= 1:
        return 0
    return (side - 1) * 45255 // 1000 + 1


def _turn_of(x: i64, y: i64) -> i64:
    """A direction in hundredths of a degree, rounded down; one and its opposite are the same."""
    if y < 0:
        x = -x
        y = -y
    low: i64 = 0
    high: i64 = HALF_TURN
    while high - low > 1:
        middle: i64 = (low + high) >> 1
        if x * sine(middle) <= y * cosine(middle):
            low = middle
        else:
            high = middle
    return low


def _put(cells: vec[i64], at: i64, kind: i64, first: i64, turns: i64, west: i64, south: i64, side: i64) -> i64:
    """Writes a cell; where the next one comes."""
    cells[at] = kind
    cells[at + 1] = first
    cells[at + 2] = turns
    cells[at + 3] = west
    cells[at + 4] = south
    cells[at + 5] = side
    return at + CELL
