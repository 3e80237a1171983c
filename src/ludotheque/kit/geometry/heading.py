"""Towards and away: how a move changes the gap to a point, a disc or a polygonal thing, compared exactly.

`approach` is the move of a piece that nobody plays: as near to its goal as a tool leads, always the same one.
"""

from typing import Final

from librt.vecs import append, vec
from mypy_extensions import i64, mypyc_attr

from ludotheque.core.vecs import zeros
from ludotheque.kit.geometry.angles import BITS, cosine, sine, unit
from ludotheque.kit.geometry.board import Scene
from ludotheque.kit.geometry.exact import compare_roots, isqrt, root_up, rounded
from ludotheque.kit.geometry.measure import element_distance
from ludotheque.kit.geometry.order import put_in, take_least
from ludotheque.kit.geometry.shapes import square
from ludotheque.kit.geometry.travel import NO_TOOL, Travel, contact_point, point_at

ANGLES: Final = 72  # directions of the polar grid, and contact points around a goal
RING: Final = 100  # between the rings of the polar grid
COARSE: Final = 5  # degrees between the rulers that are tried
NEAR_BEST: Final = 50  # a move is direct when its gap is no more than this from the best one found
FEW: Final = 8  # ends listed at a time
CONTACTS: Final = 0  # the first group of ends
ROUNDING: Final = 3  # of a point to whole numbers, and of gaps
ORDER_BITS: Final = 15
MOVE_BITS: Final = 31


@mypyc_attr(free_list_len=1, acyclic=True)
class Goal:
    """What a move is measured against: a disc (a point is one of radius 0), or a polygonal thing of the board."""

    def __init__(self, s: Scene, x: i64, y: i64, r: i64, element: i64) -> None:
        self.scene: Scene = s
        self.x: i64 = x
        self.y: i64 = y
        self.r: i64 = r
        self.element: i64 = element

    def apart(self, x: i64, y: i64) -> tuple[i64, i64]:
        """The square of the distance from a point to the disc's centre or to the thing, as a fraction."""
        if self.element >= 0:
            return element_distance(self.scene, x, y, self.element)
        return square(x - self.x, y - self.y), 1

    def gap_up(self, x: i64, y: i64, r: i64) -> i64:
        """The gap of a disc of radius r at (x, y), rounded up."""
        num, den = self.apart(x, y)
        return root_up(num, den) - r - self.r


def goal_disc(s: Scene, i: i64) -> Goal:
    return Goal(s, s.x(i), s.y(i), s.radius(i), -1)


def goal_point(s: Scene, x: i64, y: i64) -> Goal:
    return Goal(s, x, y, 0, -1)


def goal_element(s: Scene, element: i64) -> Goal:
    return Goal(s, 0, 0, 0, element)


def is_towards(goal: Goal, from_x: i64, from_y: i64, x: i64, y: i64) -> bool:
    """Whether the gap is smaller at the end than at the start, by at least 1."""
    num, den = goal.apart(x, y)
    before, over = goal.apart(from_x, from_y)
    return compare_roots(num, den, before, over, -1) <= 0


def is_away(goal: Goal, from_x: i64, from_y: i64, x: i64, y: i64) -> bool:
    """Whether the gap is greater at the end than at the start, by at least 1."""
    num, den = goal.apart(x, y)
    before, over = goal.apart(from_x, from_y)
    return compare_roots(num, den, before, over, 1) >= 0


@mypyc_attr(free_list_len=1, acyclic=True)
class Way:
    """A move that was found: the end, the tool. No tool: nothing was found."""

    def __init__(self, x: i64, y: i64, tool: i64) -> None:
        self.x: i64 = x
        self.y: i64 = y
        self.tool: i64 = tool

    def corners(self, travel: Travel) -> vec[i64]:
        """Of the first ruler that proves it, none for a slide."""
        found: bool = self.tool != NO_TOOL and travel.can_use(self.tool, self.x, self.y, COARSE)
        return travel.corners if found else vec[i64]()


@mypyc_attr(free_list_len=1, acyclic=True)
class Candidates:
    """The ends that `approach` looks at, each with what it is sorted by: gap, length of the move, order of listing.

    They come in groups: the contact points around the goal, then the rings of a polar grid around the start from the
    outermost; in each, angles alternate to both sides of the straight line between start and goal. The farther aside an
    end of a group lies, the farther it is from the goal (around it: from the start), so a group is listed a few ends at
    a time, and only when nothing is left that is nearer than its next end could be."""

    def __init__(self, travel: Travel, goal: Goal, away: bool) -> None:
        self.travel: Travel = travel
        self.goal: Goal = goal
        self.away: bool = away
        self.touch: i64 = travel.scene.board.touch
        self.plain: i64 = goal.gap_up(travel.x, travel.y, travel.radius)
        self.gx: i64 = goal.x
        self.gy: i64 = goal.y
        self.few: i64 = FEW
        if goal.element >= 0:
            self.gx, self.gy = middle_of(travel.scene, goal.element)
            self.few = ANGLES  # the nearest part of a thing may lie aside
        back_x, back_y = unit(travel.x - self.gx, travel.y - self.gy)
        self.back_x: i64 = back_x
        self.back_y: i64 = back_y
        ahead_x, ahead_y = unit(self.gx - travel.x, self.gy - travel.y)
        self.ahead_x: i64 = back_x if away else ahead_x
        self.ahead_y: i64 = back_y if away else ahead_y
        self.keys: vec[i64] = vec[i64](capacity=ANGLES)  # a heap of ends
        self.live: i64 = 0  # how many of them count
        self.groups: vec[i64] = vec[i64](capacity=ANGLES)  # a heap of groups, each by what its next end cannot precede
        self.waiting: i64 = 0
        self.listed: vec[i64] = vec[i64]()  # of each group
        self.far: i64 = 0  # no end farther from the start can be reached by the tool

    def _add(self, x: i64, y: i64, order: i64) -> None:
        """One more end, if the tool is long enough, there is room and it changes the gap the right way: by at least 1,
        and contact (which counts as a gap of 0) is not improved upon."""
        t = self.travel
        moved: i64 = square(x - t.x, y - t.y)
        if moved > self.far * self.far or not t.has_room(x, y):
            return
        gap: i64 = self.goal.gap_up(x, y, t.radius)
        if self.away:
            if gap <= self.plain or (gap == self.plain + 1 and not is_away(self.goal, t.x, t.y, x, y)):
                return
            gap = (1 << 16) - gap
        else:
            if gap >= self.plain or self.plain <= self.touch:
                return
            if gap == self.plain - 1 and not is_towards(self.goal, t.x, t.y, x, y):
                return
            if gap <= self.touch:
                gap = 0
        self.keys = put_in(self.keys, self.live, ((gap << MOVE_BITS | moved) << ORDER_BITS) | order)
        self.live += 1

    def _end(self, group: i64, k: i64) -> tuple[i64, i64]:
        t = self.travel
        if group == CONTACTS:
            x, y = _aside(self.back_x, self.back_y, k)
            return contact_point(self.gx, self.gy, x, y, t.radius + self.goal.r)
        x, y = _aside(self.ahead_x, self.ahead_y, k)
        return point_at(t.x, t.y, x, y, t.farthest - (group - 1) * RING)

    def _wait(self, group: i64, gap: i64, moved: i64) -> None:
        """A group whose next ends have no better gap than that, but for rounding, and are no nearer to the start."""
        least: i64 = (1 << 16) - gap - ROUNDING if self.away else gap - ROUNDING
        if not self.away and least <= self.touch:
            least = 0
        moved = max(moved - ROUNDING, 0)
        key: i64 = ((least << MOVE_BITS | moved * moved) << ORDER_BITS) | group
        self.groups = put_in(self.groups, self.waiting, key)
        self.waiting += 1

    def _list(self, group: i64) -> None:
        """Lists a few more ends of a group; what is left of it waits again."""
        t = self.travel
        k: i64
        x: i64 = 0
        y: i64 = 0
        first: i64 = self.listed[group]
        last: i64 = min(first + self.few, ANGLES)
        for k in range(first, last):
            x, y = self._end(group, k)
            self._add(x, y, group * ANGLES + k)
        self.listed[group] = last
        if last < ANGLES:
            if group == CONTACTS:
                self._wait(group, 0, isqrt(square(x - t.x, y - t.y)))
            else:
                self._wait(group, self.goal.gap_up(x, y, t.radius), t.farthest - (group - 1) * RING)

    def first(self, tool: i64, step: i64) -> Way:
        """The first end, in order, that the tool leads to."""
        t = self.travel
        far: i64 = t.limit(tool) + self.touch
        self.far = far
        group: i64
        rings: i64 = t.farthest // RING
        self.live = 0
        self.waiting = 0
        self.listed = zeros(rings + 1)
        if self.goal.element < 0 and self.plain <= far + ROUNDING:
            self._wait(CONTACTS, 0, 0)
        for group in range(1, rings + 1):
            radius: i64 = t.farthest - (group - 1) * RING
            if radius <= far + 1:
                self._wait(group, self.plain + radius if self.away else self.plain - radius, radius)
        while True:
            while self.waiting > 0 and (self.live == 0 or self.groups[0] >> ORDER_BITS <= self.keys[0] >> ORDER_BITS):
                group = take_least(self.groups, self.waiting) & ((1 << ORDER_BITS) - 1)
                self.waiting -= 1
                self._list(group)
            if self.live == 0:
                return Way(t.x, t.y, NO_TOOL)
            key: i64 = take_least(self.keys, self.live)
            self.live -= 1
            order: i64 = key & ((1 << ORDER_BITS) - 1)
            x, y = self._end(order // ANGLES, order % ANGLES)
            if t.leads_by(tool, x, y, step):
                return Way(x, y, tool)


def _turns() -> vec[i64]:
    """The cosine and the sine of each direction, alternately to both sides."""
    turns = vec[i64](capacity=2 * ANGLES)
    k: i64
    for k in range(ANGLES):
        angle: i64 = (k + 1) // 2 * (36000 // ANGLES)
        if k % 2 == 0:
            angle = -angle
        turns = append(append(turns, cosine(angle)), sine(angle))
    return turns


TURNS: Final = _turns()


def _aside(ux: i64, uy: i64, k: i64) -> tuple[i64, i64]:
    """The k-th of the unit vectors all around, alternately to both sides of (ux, uy), from there on."""
    cos: i64 = TURNS[2 * k]
    sin: i64 = TURNS[2 * k + 1]
    return rounded(ux * cos - uy * sin, BITS), rounded(ux * sin + uy * cos, BITS)


def middle_of(s: Scene, element: i64) -> tuple[i64, i64]:
    """The middle of the corners of a polygonal thing."""
    board = s.board
    x: i64 = 0
    y: i64 = 0
    n: i64 = 0
    p: i64
    k: i64
    for p in range(board.polygons()):
        if board.element[p] == element:
            for k in range(board.corners[p]):
                x += board.points[board.first[p] + 2 * k]
                y += board.points[board.first[p] + 2 * k + 1]
                n += 1
    return (x // n, y // n) if n > 0 else (0, 0)


def approach(travel: Travel, goal: Goal) -> Way:
    """The move that comes nearest to a goal: by the first tool that comes nearer at all. Of ends equally near the one
    least far from the start, then the one listed first."""
    candidates = Candidates(travel, goal, False)
    tool: i64
    for tool in range(travel.tools() + 1):
        way = candidates.first(tool, COARSE)
        if way.tool != NO_TOOL:
            return way
    return Way(travel.x, travel.y, NO_TOOL)


def is_direct(travel: Travel, goal: Goal, x: i64, y: i64, tool: i64, away: bool) -> bool:
    """Whether a move by a tool goes directly towards a goal, or directly away from it: almost to the best gap found, or
    beyond it."""
    right: bool = is_away(goal, travel.x, travel.y, x, y) if away else is_towards(goal, travel.x, travel.y, x, y)
    if not right:
        return False
    candidates = Candidates(travel, goal, away)
    best = candidates.first(tool, COARSE)
    if best.tool == NO_TOOL:
        return True
    gap: i64 = goal.gap_up(x, y, travel.radius)
    wanted: i64 = goal.gap_up(best.x, best.y, travel.radius)
    return gap >= wanted - NEAR_BEST if away else gap <= wanted + NEAR_BEST
