"""Connect four as numbers: seven actions, one a column; a row of cells for the own discs, one for the other's."""

from librt.vecs import vec
from mypy_extensions import i16, i64

from ludotheque.core.space import Space
from ludotheque.core.state import State
from ludotheque.games.connect4.state import COLUMNS, DROP, EMPTY, ROWS, Board


class BoardSpace(Space):
    def __init__(self) -> None:
        super().__init__()
        self.block(DROP, COLUMNS)
        self.part("own discs, row by row from the bottom", COLUMNS * ROWS)
        self.part("the other's discs", COLUMNS * ROWS)

    def observe(self, s: State, seat: i64, out: vec[i16], at: i64) -> i64:
        assert isinstance(s, Board)
        for cell in s.cells:
            if cell == seat:
                out[at] = 1
            elif cell != EMPTY:
                out[at + COLUMNS * ROWS] = 1
            at += 1
        return at + COLUMNS * ROWS
