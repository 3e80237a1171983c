"""The numbers by which people know the rows of a log, and a log as the lines of a file.

Whoever is told a number counts by it only rows they may know of: those that everybody notices, and those they wrote
themselves. Rows that everybody notices lie ROOM apart. What a seat does in secret (a whisper, a quiet move) has numbers
between them that are that seat's own, taken one after the other; when they run out, those behind the next row."""

from collections.abc import Iterable
from typing import Any

import msgspec

from ludotheque.server.store import Row

ROOM = 32  # numbers from one row that everybody notices to the next
BLANK = b'{"note":"blank"}'  # stands in a file for a number that no row has


def is_secret(body: dict[str, Any]) -> bool:
    """Whether only some notice that row: a whisper, a quiet move."""
    return bool(body.get("quiet")) or body.get("to") is not None


class Numbers:
    def __init__(self, seats: int) -> None:
        self.seats = max(1, seats)
        self.each = max(1, (ROOM - 1) // self.seats)  # secret numbers of one seat between two rows
        self.public = 0
        self.taken = [0] * self.seats  # of each seat, counted from the first row
        self.last = [0] * self.seats  # the number of the last row each may know of

    def after(self, body: dict[str, Any]) -> int:
        """The number of the next row."""
        if not is_secret(body):
            self.public += 1
            self.last = [self.public * ROOM] * self.seats
            return self.public * ROOM
        seat: int = max(0, body["seat"])
        place = self.taken[seat] = max(self.taken[seat], self.public * self.each) + 1
        gap, turn = divmod(place - 1, self.each)
        self.last[seat] = gap * ROOM + 1 + turn * self.seats + seat
        return self.last[seat]


def lines_of(rows: Iterable[Row], seats: int) -> list[bytes]:
    """One line a number, so that the row with a number stands in that line; each says which row of the log it is."""
    numbers = Numbers(seats)
    placed = {numbers.after(msgspec.json.decode(row.body)): row for row in rows}
    lines, written = [], 0
    for number in range(1, max(placed, default=0) + 1):
        row = placed.get(number)
        written = written if row is None else row.written
        stamp = {"written": written} if row is None else {"written": written, "row": row.seq}
        lines.append(msgspec.json.encode(stamp) + b"\t" + (BLANK if row is None else row.body))
    return lines


def rows_in(lines: Iterable[str]) -> list[Row]:
    """The rows of such lines in their order; where none is said, in that of the lines."""
    found: list[Row] = []
    for line in lines:
        stamp, _, body = line.partition("\t")
        if body.encode() != BLANK:
            told = msgspec.json.decode(stamp)
            found.append(Row(told.get("row", len(found) + 1), told["written"], body.encode()))
    ordered = sorted(found, key=lambda row: row.seq)
    return [Row(n, row.written, row.body) for n, row in enumerate(ordered, 1)]
