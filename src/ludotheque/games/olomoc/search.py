"""Whether there is a place at all: the plane by squares, large ones first, down to single points (OLO-Q112).

A square is left out only when it is known that no whole point of it is a place; of any other the middle is tried, then
its quarters. So no place is missed.
"""

from typing import Final

from librt.vecs import append, vec
from mypy_extensions import i64

from ludotheque.games.olomoc.state import NOBODY
from ludotheque.kit.geometry.board import Board

WIDEST: Final = 256  # whole points to a side of the squares looked at first
KEPT: Final = 32  # answers kept
NARROW: Final = 16  # all squares of a size are looked at before smaller ones, but for the quarters of these


class Search:
    """All around (x, y), `far` to each side. What is noted of a square its quarters begin with."""

    def __init__(self, x: i64, y: i64, far: i64) -> None:
        self.x: i64 = x
        self.y: i64 = y
        self.far: i64 = far
        self.notes: vec[i64] = vec[i64]()  # of the square that is looked at, before that of the one around it

    def may_hold(self, x: i64, y: i64, side: i64) -> bool:
        """Whether some point of a square, (x, y) its least, could be a place; it could where that is not known."""
        raise NotImplementedError

    def is_place(self, x: i64, y: i64, surely: bool) -> bool:
        """Whether the middle of a square is a place; who need not be sure may say no of one that is."""
        raise NotImplementedError

    def find(self) -> tuple[i64, i64]:
        """The first place that is found; (NOBODY, NOBODY) without one."""
        squares = vec[i64]()  # that may hold a place, the least x and y of each
        notes: list[vec[i64]] = []
        i: i64
        x: i64
        y: i64
        for x in range(self.x - self.far, self.x + self.far + 1, WIDEST):
            for y in range(self.y - self.far, self.y + self.far + 1, WIDEST):
                squares = append(append(squares, x), y)
                notes.append(vec[i64]())
        side: i64 = WIDEST
        while side > NARROW and len(notes) > 0:
            half: i64 = side // 2
            quarters = vec[i64]()
            noted: list[vec[i64]] = []
            for i in range(len(notes)):
                x = squares[2 * i]
                y = squares[2 * i + 1]
                self.notes = notes[i]
                if self.may_hold(x, y, side):
                    if self.is_place(x + half, y + half, False):
                        return x + half, y + half
                    quarters = append(append(append(append(quarters, x), y), x + half), y)
                    quarters = append(append(append(append(quarters, x), y + half), x + half), y + half)
                    noted += [self.notes, self.notes, self.notes, self.notes]
            squares = quarters
            notes = noted
            side = half
        for i in range(len(notes)):
            self.notes = notes[i]
            x, y = self._within(squares[2 * i], squares[2 * i + 1], side)
            if x >= 0:
                return x, y
        return NOBODY, NOBODY

    def _within(self, x: i64, y: i64, side: i64) -> tuple[i64, i64]:
        """A place in a square, quarter after quarter."""
        half: i64 = side // 2
        if not self.may_hold(x, y, side):
            return NOBODY, NOBODY
        if self.is_place(x + half, y + half, side == 1):
            return x + half, y + half
        notes = self.notes
        k: i64
        for k in range(4 if side > 1 else 0):
            self.notes = notes
            found_x, found_y = self._within(x + k % 2 * half, y + k // 2 * half, half)
            if found_x >= 0:
                return found_x, found_y
        return NOBODY, NOBODY


class Answers:
    """What was found lately, by the board and the numbers that it depends on: to look at a position again costs
    nothing. Part of no position."""

    def __init__(self) -> None:
        self.boards: list[Board] = []
        self.keys: list[vec[i64]] = []
        self.found: vec[i64] = vec[i64]()  # x and y in turn
        self.oldest: i64 = 0

    def of(self, search: Search, board: Board, key: vec[i64]) -> tuple[i64, i64]:
        """What a search finds, which has found it before or does now."""
        i: i64
        for i in range(len(self.keys)):
            if self.boards[i] is board and _same(self.keys[i], key):
                return self.found[2 * i], self.found[2 * i + 1]
        x, y = search.find()
        if len(self.keys) < KEPT:
            self.boards.append(board)
            self.keys.append(key)
            self.found = append(append(self.found, x), y)
            return x, y
        i = self.oldest
        self.boards[i] = board
        self.keys[i] = key
        self.found[2 * i] = x
        self.found[2 * i + 1] = y
        self.oldest = (i + 1) % KEPT
        return x, y


def _same(one: vec[i64], other: vec[i64]) -> bool:
    if len(one) != len(other):
        return False
    i: i64
    for i in range(len(one)):
        if one[i] != other[i]:
            return False
    return True


def slack_of(side: i64) -> i64:
    """How far the points of a square lie from its middle, rounded up."""
    if side <= 1:
        return 0
    return side // 2 * 1415 // 1000 + 1
