"""The search for a free line from a disc to a disc or a polygon, past polygons that block.

Whether a direction has a free line changes only at a critical one: of a line that touches two of the things concerned.
So the middle of every two neighbouring critical directions is looked at: the lines of that direction that meet both
ends are an interval of offsets, every blocker between the ends takes its own shadow out of it, and in the middle of the
widest rest lies the line. Directions and offsets are fractions of 2**24 to 2**30, but the answer is an exact one: a
segment with whole ends, which then is tested against every blocker. No blocker may overlap the ends.

Coordinates are seen from the centre of the first disc.
"""

from typing import Final

from librt.vecs import append, vec
from mypy_extensions import i64, mypyc_attr

from ludotheque.core.vecs import filled
from ludotheque.kit.geometry.angles import BITS, ONE, unit
from ludotheque.kit.geometry.board import BLOCKS, Board
from ludotheque.kit.geometry.exact import isqrt, rounded
from ludotheque.kit.geometry.order import sort
from ludotheque.kit.geometry.shapes import in_polygon, segment_to_polygon, square

DIRECTION_BITS: Final = 24
SECTION_BITS: Final = 10  # of positions along a line
SLACK: Final = 2  # how far a critical line may miss an end and still count
TRIES: Final = 64  # whole points looked at along a line when its nearest ones do not do
FAR: Final = 1 << 60


@mypyc_attr(free_list_len=1, acyclic=True)
class Gaze:
    """From the disc (ax, ay, ra) to the disc (bx, by, rb), or to a polygon of the board when `target` names one."""

    def __init__(self, board: Board, ax: i64, ay: i64, ra: i64, bx: i64, by: i64, rb: i64, target: i64) -> None:
        self.board: Board = board
        self.ax: i64 = ax
        self.ay: i64 = ay
        self.ra: i64 = ra
        self.bx: i64 = bx - ax
        self.by: i64 = by - ay
        self.rb: i64 = rb
        self.distance: i64 = isqrt(square(self.bx, self.by) << 20)  # in 2**-10
        self.seen: i64 = board.element[target] if target >= 0 else -1
        dx, dy = unit(self.bx, self.by)
        self.dx: i64 = rounded(dx, BITS - DIRECTION_BITS)
        self.dy: i64 = rounded(dy, BITS - DIRECTION_BITS)
        self.points: vec[i64] = vec[i64]()  # the corners of the blockers, then of the target
        self.ends: vec[i64] = vec[i64]()  # where the corners of each blocker end
        self.sines: vec[i64] = vec[i64]()  # the critical directions, as sines of the angle to the way to the target
        self.ux: i64 = 0
        self.uy: i64 = 0
        self.cuts: vec[i64] = vec[i64]()
        self.to_polygon: bool = target >= 0
        self._collect(target)

    def _collect(self, target: i64) -> None:
        """Notes the blockers that could stand between."""
        board = self.board
        ax: i64 = self.ax
        ay: i64 = self.ay
        wide: i64 = max(self.ra, self.rb)
        p: i64
        for p in range(board.polygons()):
            if board.kind[p] & BLOCKS and board.element[p] != self.seen:
                at: i64 = board.first[p]
                n: i64 = board.corners[p]
                if not self.to_polygon:
                    if segment_to_polygon(board.points, at, n, ax, ay, ax + self.bx, ay + self.by, wide) > 0:
                        continue
                self._note(at, n)
        self.cuts = filled(2 * len(self.ends), 0)
        if self.to_polygon:
            self._note(board.first[target], board.corners[target])

    def _note(self, at: i64, n: i64) -> None:
        k: i64
        for k in range(n):
            self.points = append(self.points, self.board.points[at + 2 * k] - self.ax)
            self.points = append(self.points, self.board.points[at + 2 * k + 1] - self.ay)
        self.ends = append(self.ends, i64(len(self.points)))

    def _blockers(self) -> i64:
        return i64(len(self.ends)) - (1 if self.to_polygon else 0)

    def _target(self) -> i64:
        """Where the corners of the target polygon begin."""
        return self.ends[len(self.ends) - 2] if len(self.ends) > 1 else 0

    # Critical directions

    def _add(self, sine: i64, cosine: i64) -> None:
        """A direction by its angle to the way to the target, turned round if it points back."""
        if cosine < 0:
            sine = -sine
        limit: i64 = ONE
        if not self.to_polygon:
            limit = min(ONE, ((self.ra + self.rb + SLACK) << 40) // max(self.distance, 1))
        if -limit <= sine <= limit:
            self.sines = append(self.sines, sine)

    def _add_tangents(self, x: i64, y: i64, cx: i64, cy: i64, r: i64) -> None:
        """The two lines through a corner that touch the disc (cx, cy, r), where they meet the other end."""
        wx: i64 = x - cx
        wy: i64 = y - cy
        w2: i64 = wx * wx + wy * wy
        if w2 == 0:
            return
        cross: i64 = self.dx * wy - self.dy * wx
        dot: i64 = self.dx * wx + self.dy * wy
        far: i64 = isqrt(max(w2 - r * r, 0) << 12)
        near: i64 = r << 6
        self._add((cross * far + dot * near) // w2, dot * far - cross * near)
        self._add((cross * far - dot * near) // w2, dot * far + cross * near)

    def _add_line(self, px: i64, py: i64, qx: i64, qy: i64) -> None:
        """The line through two corners, if it meets the first disc."""
        ex: i64 = qx - px
        ey: i64 = qy - py
        e2: i64 = ex * ex + ey * ey
        offset: i64 = ex * py - ey * px
        near: i64 = self.ra + SLACK
        if e2 == 0 or offset * offset > near * near * e2:
            return
        if not self.to_polygon:
            offset = ex * (py - self.by) - ey * (px - self.bx)
            near = self.rb + SLACK
            if offset * offset > near * near * e2:
                return
        cross: i64 = self.dx * ey - self.dy * ex
        dot: i64 = self.dx * ex + self.dy * ey
        self._add((cross << 16) // isqrt(e2 << 20), dot)

    def _touches(self, first: i64, end: i64, k: i64, ex: i64, ey: i64) -> bool:
        """Whether the line through corner k in direction (ex, ey) leaves its polygon on one side."""
        before: i64 = k - 2 if k > first else end - 2
        after: i64 = k + 2 if k + 2 < end else first
        x: i64 = self.points[k]
        y: i64 = self.points[k + 1]
        one: i64 = ex * (self.points[before + 1] - y) - ey * (self.points[before] - x)
        other: i64 = ex * (self.points[after + 1] - y) - ey * (self.points[after] - x)
        return (one >= 0 and other >= 0) or (one <= 0 and other <= 0)

    def _add_lines_between(self, p: i64, q: i64) -> None:
        """The lines that touch two different polygons."""
        p_first: i64 = self.ends[p - 1] if p > 0 else 0
        q_first: i64 = self.ends[q - 1]
        p_end: i64 = self.ends[p]
        q_end: i64 = self.ends[q]
        i: i64
        j: i64
        for i in range(p_first, p_end, 2):
            for j in range(q_first, q_end, 2):
                ex: i64 = self.points[j] - self.points[i]
                ey: i64 = self.points[j + 1] - self.points[i + 1]
                if self._touches(p_first, p_end, i, ex, ey) and self._touches(q_first, q_end, j, ex, ey):
                    self._add_line(self.points[i], self.points[i + 1], self.points[j], self.points[j + 1])

    def _find_critical(self) -> None:
        points = self.points
        p: i64
        q: i64
        k: i64
        first: i64 = 0
        for p in range(len(self.ends)):
            end: i64 = self.ends[p]
            last: i64 = end - 2
            for k in range(first, end, 2):
                self._add_line(points[last], points[last + 1], points[k], points[k + 1])
                self._add_tangents(points[k], points[k + 1], 0, 0, self.ra)
                if not self.to_polygon:
                    self._add_tangents(points[k], points[k + 1], self.bx, self.by, self.rb)
                last = k
            for q in range(p + 1, len(self.ends)):
                self._add_lines_between(p, q)
            first = end
        self._add(0, 1)
        if self.to_polygon:
            self._add(ONE, 1)
            self._add(-ONE, 1)
            return
        for k in range(2):
            width: i64 = self.ra + self.rb if k == 0 else self.ra - self.rb
            sine: i64 = min(ONE, (max(width, -width) << 40) // max(self.distance, 1))
            self._add(sine, 1)
            self._add(-sine, 1)

    # One direction

    def _section(self, first: i64, end: i64, h: i64, leaving: bool) -> i64:
        """Where a line of offset h, in 2**-10, enters or leaves a polygon, along the line."""
        shift: i64 = DIRECTION_BITS - SECTION_BITS
        best: i64 = -FAR if leaving else FAR
        x: i64 = self.points[end - 2]
        y: i64 = self.points[end - 1]
        h1: i64 = (self.ux * y - self.uy * x) >> shift
        s1: i64 = (self.ux * x + self.uy * y) >> shift
        k: i64
        for k in range(first, end, 2):
            x = self.points[k]
            y = self.points[k + 1]
            h2: i64 = (self.ux * y - self.uy * x) >> shift
            s2: i64 = (self.ux * x + self.uy * y) >> shift
            if min(h1, h2) <= h <= max(h1, h2):
                at: i64 = s2 if h1 == h2 else s1 + (s2 - s1) * (h - h1) // (h2 - h1)
                best = max(best, at) if leaving else min(best, at)
            h1 = h2
            s1 = s2
        return best

    def _is_between(self, first: i64, end: i64, low: i64, high: i64) -> bool:
        """Whether a blocker stands between the two ends, on the lines whose offsets it shares with them."""
        h: i64 = (low + high) >> (1 + DIRECTION_BITS - SECTION_BITS)
        at: i64 = self._section(first, end, h, False)
        if at <= 0:
            return False
        if self.to_polygon:
            return at < self._section(self._target(), i64(len(self.points)), h, False)
        return at < (self.ux * self.bx + self.uy * self.by) >> (DIRECTION_BITS - SECTION_BITS)

    def _cut(self, low: i64, high: i64) -> i64:
        """Notes the shadow of every blocker between the ends, sorted; how many, or -1 if nothing is left."""
        cuts = self.cuts
        count: i64 = 0
        first: i64 = 0
        p: i64
        k: i64
        for p in range(self._blockers()):
            end: i64 = self.ends[p]
            least: i64 = FAR
            most: i64 = -FAR
            for k in range(first, end, 2):
                h: i64 = self.ux * self.points[k + 1] - self.uy * self.points[k]
                least = min(least, h)
                most = max(most, h)
            if least < high and most > low and self._is_between(first, end, max(least, low), min(most, high)):
                if least <= low and most >= high:
                    return -1
                k = count
                while k > 0 and cuts[2 * k - 2] > least:
                    cuts[2 * k] = cuts[2 * k - 2]
                    cuts[2 * k + 1] = cuts[2 * k - 1]
                    k -= 1
                cuts[2 * k] = least
                cuts[2 * k + 1] = most
                count += 1
            first = end
        return count

    def _look(self, sine: i64) -> vec[i64]:
        """The witness in a direction, or nothing."""
        cosine: i64 = isqrt(ONE * ONE - sine * sine)
        self.ux = (self.dx * cosine - self.dy * sine) >> BITS
        self.uy = (self.dx * sine + self.dy * cosine) >> BITS
        high: i64 = self.ra << DIRECTION_BITS
        low: i64 = -high
        if self.to_polygon:
            k: i64
            least: i64 = FAR
            most: i64 = -FAR
            for k in range(self._target(), len(self.points), 2):
                h: i64 = self.ux * self.points[k + 1] - self.uy * self.points[k]
                least = min(least, h)
                most = max(most, h)
            low = max(low, least)
            high = min(high, most)
        else:
            there: i64 = self.ux * self.by - self.uy * self.bx
            low = max(low, there - (self.rb << DIRECTION_BITS))
            high = min(high, there + (self.rb << DIRECTION_BITS))
        if low > high:
            return vec[i64]()
        count: i64 = self._cut(low, high)
        if count < 0:
            return vec[i64]()
        best: i64 = -1
        middle: i64 = 0
        reached: i64 = low
        for p in range(count + 1):
            start: i64 = self.cuts[2 * p] if p < count else high
            start = min(start, high)
            if start - reached > best:
                best = start - reached
                middle = (start + reached) >> 1
            if p < count:
                reached = max(reached, self.cuts[2 * p + 1])
        return self._witness(middle) if best > 0 or count == 0 else vec[i64]()

    # The witness

    def _inside(self, there: bool, x: i64, y: i64) -> bool:
        if not there:
            return x * x + y * y <= self.ra * self.ra
        if self.to_polygon:
            first: i64 = self._target()
            return in_polygon(self.points, first, (i64(len(self.points)) - first) >> 1, x, y)
        return square(x - self.bx, y - self.by) <= self.rb * self.rb

    def _stretch(self, there: bool, h: i64) -> tuple[i64, i64]:
        """From where to where a line lies in one of its ends, along it, the near rim first; in 2**-10."""
        fine: i64 = h >> (DIRECTION_BITS - SECTION_BITS)
        if there and self.to_polygon:
            first: i64 = self._target()
            end: i64 = i64(len(self.points))
            return self._section(first, end, fine, False), self._section(first, end, fine, True)
        centre: i64 = 0
        r: i64 = self.ra << SECTION_BITS
        if there:
            centre = (self.ux * self.bx + self.uy * self.by) >> (DIRECTION_BITS - SECTION_BITS)
            fine -= (self.ux * self.by - self.uy * self.bx) >> (DIRECTION_BITS - SECTION_BITS)
            r = -(self.rb << SECTION_BITS)
        half: i64 = isqrt(max(r * r - fine * fine, 0))
        return (centre - half, centre + half) if there else (centre + half, centre - half)

    def _whole_point(self, there: bool, h: i64, tries: i64) -> tuple[bool, i64, i64]:
        """The whole point of one end that lies nearest to the line of offset h, among those next to the near rim, or
        next to `tries` places on the way to the far rim."""
        near, far = self._stretch(there, h)
        fine: i64 = h >> (DIRECTION_BITS - SECTION_BITS)
        found: bool = False
        least: i64 = FAR
        best_x: i64 = 0
        best_y: i64 = 0
        t: i64
        i: i64
        j: i64
        for t in range(tries):
            along: i64 = near + (far - near) * t // tries
            x: i64 = rounded(self.ux * along - self.uy * fine, DIRECTION_BITS + SECTION_BITS)
            y: i64 = rounded(self.uy * along + self.ux * fine, DIRECTION_BITS + SECTION_BITS)
            for i in range(-1, 2):
                for j in range(-1, 2):
                    off: i64 = self.ux * (y + j) - self.uy * (x + i) - h
                    off = max(off, -off)
                    if off < least and self._inside(there, x + i, y + j):
                        found = True
                        least = off
                        best_x = x + i
                        best_y = y + j
        return found, best_x, best_y

    def _witness(self, h: i64) -> vec[i64]:
        """A whole segment close to the line of offset h that meets no blocker, or nothing."""
        tries: i64 = 1
        while tries <= TRIES:
            a_found, ax, ay = self._whole_point(False, h, tries)
            b_found, bx, by = self._whole_point(True, h, tries)
            if a_found and b_found:
                ax += self.ax
                ay += self.ay
                bx += self.ax
                by += self.ay
                if not self.board.sight_blocked(ax, ay, bx, by, self.seen):
                    return append(append(append(append(vec[i64](), ax), ay), bx), by)
            tries *= TRIES
        return vec[i64]()

    def find(self) -> vec[i64]:
        """The ends of a free segment, or nothing."""
        self._find_critical()
        sort(self.sines)
        k: i64
        for k in range(1, len(self.sines)):
            low: i64 = self.sines[k - 1]
            high: i64 = self.sines[k]
            if high - low > 1:
                found = self._look((low + high) >> 1)
                if len(found):
                    return found
        return self._look(self.sines[0]) if self.sines[0] == self.sines[len(self.sines) - 1] else vec[i64]()
