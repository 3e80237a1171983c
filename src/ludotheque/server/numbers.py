"""The numbers by which people know the rows of a log, and a log as the lines of a file.

Rows that everybody notices lie ROOM apart, however much is done in secret between them: who knows their numbers counts
nothing else. What a seat does in secret (a whisper, a quiet move) has a number between them that only this seat is
told: the next of those kept for it, as if nobody else had done anything; when none is left, the last one again."""

from collections.abc import Iterable
from typing import Any

import msgspec

from ludotheque.server.store import Row

ROOM = 64  # numbers from one row that everybody notices to the next
BLANK = b'{"note":"blank"}'  # stands in a file for a number that no row has


def is_secret(body: dict[str, Any]) -> bool:
    """Whether only some notice that row: a whisper, a quiet move."""
    return bool(body.get("quiet")) or body.get("to") is not None


class Numbers:
    def __init__(self, seats: int) -> None:
        self.public = 0
        self.seats = max(1, seats)
        self.own = [0] * self.seats  # what each did in secret since the last row that everybody noticed
        self.last = [0] * self.seats  # the number of the last row each seat may know of

    def after(self, body: dict[str, Any]) -> int:
        """The number of the next row."""
        if not is_secret(body):
            self.public += 1
            self.own = [0] * self.seats
            self.last = [self.public * ROOM] * self.seats
            return self.public * ROOM
        seat: int = max(0, body["seat"])
        self.own[seat] = min(self.own[seat] + 1, (ROOM - 1) // self.seats)
        self.last[seat] = self.public * ROOM + (self.own[seat] - 1) * self.seats + seat + 1
        return self.last[seat]


def lines_of(rows: Iterable[Row], seats: int) -> list[bytes]:
    """One line a number, so that the row with a number stands in that line; each row says when it came."""
    numbers = Numbers(seats)
    placed: dict[int, list[Row]] = {}
    for row in rows:
        placed.setdefault(numbers.after(msgspec.json.decode(row.body)), []).append(row)
    lines, written = [], 0
    for number in range(1, max(placed, default=0) + 1):
        parts = []
        for row in placed.get(number, []):
            written = row.written
            parts += [msgspec.json.encode({"written": written, "row": row.seq}), row.body]
        lines.append(b"\t".join(parts or [msgspec.json.encode({"written": written}), BLANK]))
    return lines


def rows_in(lines: Iterable[str]) -> list[Row]:
    """The rows of such lines, in the order in which they came. Files written before say none: theirs is the order of
    the lines."""
    found: list[tuple[int, int, bytes]] = []
    for line in lines:
        parts = line.split("\t")
        for stamp, body in zip(parts[::2], parts[1::2], strict=True):
            if body.encode() != BLANK:
                told = msgspec.json.decode(stamp)
                found.append((told.get("row", len(found) + 1), told["written"], body.encode()))
    found.sort(key=lambda row: row[0])
    return [Row(number, written, body) for number, (_, written, body) in enumerate(found, 1)]
