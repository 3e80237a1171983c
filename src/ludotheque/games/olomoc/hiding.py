"""Whether walls hide a target from every place near a point, so that no charge ends there in its sight (OLO-Q112).

Two proofs are tried: walls that touch each other span the whole strip in which both discs lie, wherever the one stands;
or the target is not even seen past walls that were made smaller by as much as the place may be off.
"""

from typing import Final

from librt.vecs import append, vec
from mypy_extensions import i64

from ludotheque.core.vecs import filled
from ludotheque.kit.geometry.angles import BITS, unit
from ludotheque.kit.geometry.board import BLOCKS, SOLID, Board, Scene
from ludotheque.kit.geometry.exact import rounded
from ludotheque.kit.geometry.shapes import in_polygon, is_convex, square
from ludotheque.kit.geometry.sight import line_between

OUTSIDE: Final = 2  # a line so far outside two discs is still outside when its ends are rounded
ROUNDING: Final = 4  # of the corners of what is made smaller, and room for a line of sight to be found
WALLS: Final = SOLID | BLOCKS


class Hiding:
    """A disc of radius r somewhere, and a target that stands where it stands."""

    def __init__(self, s: Scene, r: i64, target: i64) -> None:
        self.board: Board = s.board
        self.r: i64 = r
        self.x: i64 = s.x(target)
        self.y: i64 = s.y(target)
        self.target_r: i64 = s.radius(target)
        self.slack: i64 = 0
        self.smaller: Board = s.board  # by as much as the last slack

    def is_hidden(self, x: i64, y: i64, slack: i64) -> bool:
        """Whether it is known that nobody who stands within `slack` of (x, y) sees the target."""
        if self.r - slack <= OUTSIDE or not self.board.sight_blocked(x, y, self.x, self.y, -1):
            return False
        if self._is_spanned(x, y, slack):
            return True
        if slack != self.slack:
            self.smaller = _smaller(self.board, slack + ROUNDING)
            self.slack = slack
        return len(line_between(self.smaller, x, y, self.r, self.x, self.y, self.target_r)) == 0

    def _is_spanned(self, x: i64, y: i64, slack: i64) -> bool:
        board = self.board
        half: i64 = max(self.r + slack, self.target_r) + OUTSIDE
        nx, ny = unit(self.y - y, x - self.x)
        nx = rounded(nx * half, BITS)
        ny = rounded(ny * half, BITS)
        reached = filled(board.polygons(), 0)  # 1: joined to one border of the strip
        found = vec[i64]()
        p: i64
        q: i64
        for p in range(board.polygons()):
            if board.kind[p] & WALLS == WALLS and board.meets(p, x + nx, y + ny, self.x + nx, self.y + ny):
                reached[p] = 1
                found = append(found, p)
        k: i64 = 0
        while k < len(found):
            p = found[k]
            if board.meets(p, x - nx, y - ny, self.x - nx, self.y - ny):
                return True
            for q in range(board.polygons()):
                if reached[q] == 0 and board.kind[q] & WALLS == WALLS:
                    if self._joined(p, q, x, y, half) or self._joined(q, p, x, y, half):
                        reached[q] = 1
                        found = append(found, q)
            k += 1
        return False

    def _joined(self, p: i64, q: i64, x: i64, y: i64, half: i64) -> bool:
        """Whether a corner of p lies on q, in the strip between the two discs."""
        board = self.board
        dx: i64 = self.x - x
        dy: i64 = self.y - y
        apart2: i64 = square(dx, dy)
        k: i64
        for k in range(board.first[p], board.first[p] + 2 * board.corners[p], 2):
            ox: i64 = board.points[k] - x
            oy: i64 = board.points[k + 1] - y
            cross: i64 = dx * oy - dy * ox
            if 0 <= dx * ox + dy * oy <= apart2 and cross * cross <= half * half * apart2:
                if in_polygon(board.points, board.first[q], board.corners[q], ox + x, oy + y):
                    return True
        return False


def _smaller(board: Board, by: i64) -> Board:
    """What blocks sight, less a border as wide as that or a little wider."""
    other = Board(board.width, board.height, board.touch, board.zone, board.bridge)
    p: i64
    for p in range(board.polygons()):
        if board.kind[p] & BLOCKS:
            shape = _shrunk(board, p, by)
            if is_convex(shape, 0, len(shape) // 2):
                other = other.with_sound(shape, board.kind[p], board.element[p])
    return other


def _shrunk(board: Board, p: i64, by: i64) -> vec[i64]:
    """A polygon cut along lines inside its edges; not convex where next to nothing is left."""
    first: i64 = board.first[p]
    end: i64 = first + 2 * board.corners[p]
    shape = board.points[first:end]
    k: i64
    i: i64
    for k in range(first, end, 2):
        nx: i64 = board.normals[k]
        ny: i64 = board.normals[k + 1]
        height: i64 = nx * board.points[k] + ny * board.points[k + 1] - (by << BITS)
        cut = vec[i64]()
        n: i64 = len(shape)
        for i in range(0, n, 2):
            j: i64 = i + 2
            if j == n:
                j = 0
            here: i64 = (nx * shape[i] + ny * shape[i + 1] - height) >> BITS
            there: i64 = (nx * shape[j] + ny * shape[j + 1] - height) >> BITS
            if here <= 0:
                cut = append(append(cut, shape[i]), shape[i + 1])
            if (here < 0 < there) or (there < 0 < here):
                cut = append(cut, shape[i] + (shape[j] - shape[i]) * here // (here - there))
                cut = append(cut, shape[i + 1] + (shape[j + 1] - shape[i + 1]) * here // (here - there))
        shape = cut
    return shape
