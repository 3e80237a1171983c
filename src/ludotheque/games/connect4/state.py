"""Connect four: the smallest game on the engine, kept for calibration and as the first example to read."""

from typing import Annotated, Final

from librt.vecs import append, vec
from mypy_extensions import i64

from ludotheque.core.fields import SEAT
from ludotheque.core.frame import frame
from ludotheque.core.position import position, size, within
from ludotheque.core.refusal import Refusal
from ludotheque.core.state import ASK, DONE, Frame, State, arg_a, pack

COLUMNS: Final = 7
ROWS: Final = 6
EMPTY: Final = -1
DROP: Final = 1
FULL: Final = Refusal("C4-02", "column-full")


def why_not_drop(s: "Board", column: i64) -> Refusal | None:
    """C4-02  A full column takes no more discs."""
    return None if s.cells[(ROWS - 1) * COLUMNS + column] == EMPTY else FULL


@frame("drop")
class Turn(Frame["Board"]):
    """C4-01  The seats drop a disc in turn."""

    seat: i64

    def prompt(self, s: "Board", seat: i64) -> tuple[str, str]:
        return ("C4-01", "drop")

    def drop(self, s: "Board") -> i64:
        return DONE if s.winner != EMPTY or s.discs == COLUMNS * ROWS else ASK

    def legal(self, s: "Board", seat: i64) -> vec[i64]:
        out = vec[i64](capacity=COLUMNS)
        column: i64
        for column in range(COLUMNS):
            if s.cells[(ROWS - 1) * COLUMNS + column] == EMPTY:
                out = append(out, pack(DROP, column))
        return out

    def why_not(self, s: "Board", seat: i64, choice: i64) -> Refusal | None:
        if arg_a(choice) >= COLUMNS:
            return Refusal("C4-01", "no-such-column")
        return why_not_drop(s, arg_a(choice))

    def take(self, s: "Board", seat: i64, choice: i64) -> i64:
        s.drop(seat, arg_a(choice))
        self.seat = 1 - seat
        return self.goto("drop")


@position
class Board(State):
    """Cells row by row from the bottom: the seat whose disc lies there, or EMPTY."""

    cells: Annotated[vec[i64], SEAT, size(COLUMNS * ROWS, EMPTY)]
    discs: Annotated[i64, within(0, COLUMNS * ROWS)] = 0
    winner: Annotated[i64, SEAT] = EMPTY

    def drop(self, seat: i64, column: i64) -> None:
        """C4-03  A disc falls to the lowest free cell; four in a row win (C4-04)."""
        row: i64 = 0
        while self.cells[row * COLUMNS + column] != EMPTY:
            row += 1
        self.cells[row * COLUMNS + column] = seat
        self.discs += 1
        if self.loud:
            self.tell("C4-03", "dropped", {"seat": int(seat), "column": int(column), "row": int(row)})
        if self.four_through(seat, column, row):
            self.winner = seat

    def four_through(self, seat: i64, column: i64, row: i64) -> bool:
        """C4-04  Four discs of one seat in a line, through the disc just dropped."""
        return (
            self.reach(seat, column, row, 0, -1) >= 3
            or self.reach(seat, column, row, 1, 0) + self.reach(seat, column, row, -1, 0) >= 3
            or self.reach(seat, column, row, 1, 1) + self.reach(seat, column, row, -1, -1) >= 3
            or self.reach(seat, column, row, 1, -1) + self.reach(seat, column, row, -1, 1) >= 3
        )

    def reach(self, seat: i64, column: i64, row: i64, dx: i64, dy: i64) -> i64:
        n: i64 = 0
        x = column + dx
        y = row + dy
        while 0 <= x < COLUMNS and 0 <= y < ROWS and self.cells[y * COLUMNS + x] == seat:
            n += 1
            x += dx
            y += dy
        return n

    def imagine(self, seat: i64, key: i64) -> "Board":
        """Nothing is hidden: only chance, unused here, is drawn anew."""
        other = self.clone()
        other.reseed(key)
        return other
