"""The numbers by which people know the rows of a log, and a log as the lines of a file.

Rows that everybody notices lie ROOM apart, however much is done in secret between them: who knows their numbers counts
nothing else. What a seat does in secret (a whisper, a quiet move) has a number between them that only this seat is
told, a chance number of steps after the last, so that it tells next to nothing of what others did; when there is no
more room, the last one again."""

import hashlib
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
    def __init__(self, seats: int, seed: str) -> None:
        self.seed = seed
        self.rows = self.public = 0
        self.inside = 0  # how far behind the last row that everybody noticed
        self.last = [0] * max(1, seats)  # the number of the last row each seat may know of

    def after(self, body: dict[str, Any]) -> int:
        """The number of the next row."""
        self.rows += 1
        if not is_secret(body):
            self.public, self.inside = self.public + 1, 0
            self.last = [self.public * ROOM] * len(self.last)
            return self.public * ROOM
        left = ROOM - 1 - self.inside
        chance = hashlib.sha256(f"row {self.seed} {self.rows}".encode()).digest()[0]
        self.inside += min(left, 1 + chance % max(1, left // 4))
        number = self.public * ROOM + self.inside
        self.last[max(0, body["seat"])] = number
        return number


def lines_of(rows: Iterable[Row], seats: int, seed: str) -> list[bytes]:
    """One line a number, so that the row with a number stands in that line."""
    numbers = Numbers(seats, seed)
    placed: dict[int, list[Row]] = {}
    for row in rows:
        placed.setdefault(numbers.after(msgspec.json.decode(row.body)), []).append(row)
    lines, written = [], 0
    for number in range(1, max(placed, default=0) + 1):
        parts = []
        for row in placed.get(number, []):
            written = row.written
            parts += [msgspec.json.encode({"written": written}), row.body]
        lines.append(b"\t".join(parts or [msgspec.json.encode({"written": written}), BLANK]))
    return lines


def rows_in(lines: Iterable[str]) -> list[Row]:
    """The rows of such lines."""
    found: list[Row] = []
    for line in lines:
        parts = line.split("\t")
        for stamp, body in zip(parts[::2], parts[1::2], strict=True):
            if body.encode() != BLANK:
                found.append(Row(len(found) + 1, msgspec.json.decode(stamp)["written"], body.encode()))
    return found
