"""Whether there is a place at all: the plane by squares, large ones first (OLO-Q112).

A square is left out only when it is known that no point of it is a place; of any other the middle is tried, then its
quarters. So a place is missed only where it lies in a space narrower than the last squares.
"""

from typing import Final

from librt.vecs import append, vec
from mypy_extensions import i64

from ludotheque.games.olomoc.state import NOBODY

WIDEST: Final = 256  # squares looked at first, by their side
NARROW: Final = 64  # to these every search goes
NARROWEST: Final = 4  # to these while few squares are left
FEW: Final = 250


class Search:
    """All around (x, y), `far` to each side."""

    def __init__(self, x: i64, y: i64, far: i64) -> None:
        self.x: i64 = x
        self.y: i64 = y
        self.far: i64 = far

    def may_hold(self, x: i64, y: i64, slack: i64) -> bool:
        """Whether some point no farther than `slack` from (x, y) could be a place; it could where
        that is not known."""
        raise NotImplementedError

    def is_place(self, x: i64, y: i64) -> bool:
        raise NotImplementedError

    def find(self) -> tuple[i64, i64]:
        """The first place that is found; (NOBODY, NOBODY) without one."""
        side: i64 = WIDEST
        reach: i64 = self.far // side * side + side
        left = vec[i64]()  # the middles of squares that may hold a place, x and y in turn
        i: i64
        dx: i64
        dy: i64
        for dx in range(-reach, reach + 1, side):
            for dy in range(-reach, reach + 1, side):
                if self.may_hold(self.x + dx, self.y + dy, slack_of(side)):
                    left = append(append(left, self.x + dx), self.y + dy)
        while len(left) > 0:
            for i in range(0, len(left), 2):
                if self.is_place(left[i], left[i + 1]):
                    return left[i], left[i + 1]
            if side <= NARROWEST or (side <= NARROW and len(left) > 2 * FEW):
                break
            side //= 2
            half: i64 = side // 2
            slack = slack_of(side)
            quarters = vec[i64]()
            for i in range(0, len(left), 2):
                for dx in range(-half, half + 1, side):
                    for dy in range(-half, half + 1, side):
                        if self.may_hold(left[i] + dx, left[i + 1] + dy, slack):
                            quarters = append(append(quarters, left[i] + dx), left[i + 1] + dy)
            left = quarters
        return NOBODY, NOBODY


def slack_of(side: i64) -> i64:
    """Half the diagonal of a square, rounded up."""
    return side * 71 // 100 + 1
