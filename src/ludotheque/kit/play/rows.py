"""Rows: what each player and each area has, as whole numbers side by side.

The rows of all players lie in one vec, those of all areas in another; a game names its columns (`GEO: Final = 9`) and
says how many there are. What it calls an area outside is its own: `"zones": By(zones, of="areas")` in its sights.
"""

from librt.vecs import pop, vec
from mypy_extensions import i64, mypyc_attr

from ludotheque.core.state import State


@mypyc_attr(allow_interpreted_subclasses=True)
class Rows(State):  # short: the build writes its methods into those built on it
    """A position with a row of `width` numbers a player."""

    def __init__(self, seats: i64, width: i64) -> None:
        super().__init__(seats)
        self.width: i64 = width
        self.players: vec[i64] = vec[i64]()

    def get(self, seat: i64, column: i64) -> i64:
        return self.players[seat * self.width + column]

    def put(self, seat: i64, column: i64, value: i64) -> None:
        self.players[seat * self.width + column] = value

    def add(self, seat: i64, column: i64, n: i64) -> None:
        self.players[seat * self.width + column] += n


@mypyc_attr(allow_interpreted_subclasses=True)
class AreaRows(Rows):  # short: the build writes its methods into those built on it
    """And with a row of `area_width` numbers an area."""

    def __init__(self, seats: i64, width: i64, area_width: i64) -> None:
        super().__init__(seats, width)
        self.area_width: i64 = area_width
        self.areas: vec[i64] = vec[i64]()

    def on(self, area: i64, column: i64) -> i64:
        return self.areas[area * self.area_width + column]

    def set_on(self, area: i64, column: i64, value: i64) -> None:
        self.areas[area * self.area_width + column] = value

    def add_on(self, area: i64, column: i64, n: i64) -> None:
        self.areas[area * self.area_width + column] += n


def without_row(rows: vec[i64], at: i64, width: i64) -> vec[i64]:
    """A vec of rows, less the one that begins there; the given one is used up."""
    i: i64
    for i in range(width):
        rows, _gone = pop(rows, at)
    return rows
