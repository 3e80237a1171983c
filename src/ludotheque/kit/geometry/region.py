"""Everywhere a disc can go, as rings to be drawn.

Whether an end is legal is asked at the nodes of a square grid; between a legal node and one that is not, the last legal
point on the line is found by halving. Those points are the corners of the rings: each of them is a legal end, proven by
a tool. Between two corners a ring is a straight line, so it may leave out, or take in, less than a square's width.
"""

from typing import Final

from librt.vecs import append, vec
from mypy_extensions import i64, mypyc_attr

from ludotheque.core.vecs import filled
from ludotheque.kit.geometry.exact import SIDE
from ludotheque.kit.geometry.travel import Travel

SPACING: Final = 250  # between nodes
CLOSE: Final = 8  # how near a corner lies to the first end on its line that is not legal
EVERY_DEGREE: Final = 1


@mypyc_attr(allow_interpreted_subclasses=True)
class Grid:
    """A square of nodes around (x, y), at least `far` to each side; what may be at a point is said by `can_go`. `rings`
    are closed ways x, y, x, y...: what can be reached lies to the left, so an outer ring runs counter-clockwise and a
    hole clockwise."""

    def __init__(self, x: i64, y: i64, far: i64, spacing: i64) -> None:
        self.x: i64 = x
        self.y: i64 = y
        self.far: i64 = far
        self.spacing: i64 = spacing
        half: i64 = far // spacing + 2
        self.nodes: i64 = 2 * half  # to a side; (x, y) is the middle of a square
        self.west: i64 = x - half * spacing + spacing // 2
        self.south: i64 = y - half * spacing + spacing // 2
        self.legal: vec[i64] = filled(self.nodes * self.nodes, 0)
        self.following: vec[i64] = filled(2 * self.nodes * self.nodes, -1)
        self.rings: list[vec[i64]] = []

    def can_go(self, x: i64, y: i64) -> bool:
        raise NotImplementedError

    def build(self) -> None:
        n: i64 = self.nodes
        i: i64
        j: i64
        for j in range(n):
            y: i64 = self.south + j * self.spacing
            for i in range(n):
                x: i64 = self.west + i * self.spacing
                dx: i64 = x - self.x
                dy: i64 = y - self.y
                if dx * dx + dy * dy <= self.far * self.far and 0 <= x <= SIDE and 0 <= y <= SIDE:
                    if self.can_go(x, y):
                        self.legal[j * n + i] = 1
        for j in range(n - 1):
            for i in range(n - 1):
                self._link(j * n + i)
        for i in range(2 * n * n):
            if self.following[i] >= 0:
                self._trace(i)

    def _link(self, a: i64) -> None:
        """The ways across the square whose lower left node is a, what is legal to their left. A line between two nodes
        is known by its first node: twice its number if it runs east, one more if it runs north."""
        n: i64 = self.nodes
        legal = self.legal
        bottom: i64 = 2 * a
        left: i64 = 2 * a + 1
        right: i64 = 2 * (a + 1) + 1
        top: i64 = 2 * (a + n)
        case: i64 = legal[a] | legal[a + 1] << 1 | legal[a + n + 1] << 2 | legal[a + n] << 3
        if case == 1 or case == 5:
            self.following[bottom] = left
        if case == 2 or case == 10:
            self.following[right] = bottom
        if case == 4 or case == 5:
            self.following[top] = right
        if case == 8 or case == 10:
            self.following[left] = top
        if case == 3:
            self.following[right] = left
        if case == 6:
            self.following[top] = bottom
        if case == 12:
            self.following[left] = right
        if case == 9:
            self.following[bottom] = top
        if case == 7:
            self.following[top] = left
        if case == 14:
            self.following[left] = bottom
        if case == 13:
            self.following[bottom] = right
        if case == 11:
            self.following[right] = top

    def _trace(self, start: i64) -> None:
        ring = vec[i64]()
        line: i64 = start
        while self.following[line] >= 0:
            x, y = self._last_legal(line)
            n: i64 = len(ring)
            if n == 0 or ring[n - 2] != x or ring[n - 1] != y:
                ring = append(append(ring, x), y)
            after: i64 = self.following[line]
            self.following[line] = -1
            line = after
        self.rings.append(ring)

    def _last_legal(self, line: i64) -> tuple[i64, i64]:
        """The last legal point on a line between two nodes, from the one that is legal."""
        n: i64 = self.nodes
        node: i64 = line >> 1
        other: i64 = node + (1 if line & 1 == 0 else n)
        if self.legal[node] == 0:
            node, other = other, node
        x: i64 = self.west + node % n * self.spacing
        y: i64 = self.south + node // n * self.spacing
        to_x: i64 = self.west + other % n * self.spacing
        to_y: i64 = self.south + other // n * self.spacing
        while max(max(to_x - x, x - to_x), max(to_y - y, y - to_y)) > CLOSE:
            mid_x: i64 = (x + to_x) >> 1
            mid_y: i64 = (y + to_y) >> 1
            if self.can_go(mid_x, mid_y):
                x = mid_x
                y = mid_y
            else:
                to_x = mid_x
                to_y = mid_y
        return x, y


class Region(Grid):
    """The ends of all moves of one disc."""

    def __init__(self, travel: Travel, spacing: i64) -> None:
        super().__init__(travel.x, travel.y, travel.farthest + travel.scene.board.touch, spacing)
        self.travel: Travel = travel
        self.hints: vec[i64] = filled(travel.tools(), 0)

    def can_go(self, x: i64, y: i64) -> bool:
        """Whether a tool leads there; the direction of the last ruler that fitted is tried first, then whichever lies
        along the way."""
        t = self.travel
        if not t.has_room(x, y):
            return False
        tool: i64
        for tool in range(t.tools()):
            if t.reaches[tool].try_turn(x, y, self.hints[tool]):
                return True
        if t.slides(x, y):
            return True
        for tool in range(t.tools()):
            if t.reaches[tool].leads(x, y, EVERY_DEGREE):
                self.hints[tool] = t.reaches[tool].turn
                return True
        return False


def reachable(travel: Travel) -> list[vec[i64]]:
    """The rings around everywhere a disc can go."""
    region = Region(travel, SPACING)
    region.build()
    return region.rings
