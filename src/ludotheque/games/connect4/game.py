# interpreted
"""Connect four's manifest and glue."""

from collections.abc import Callable
from pathlib import Path
from typing import Any

from ludotheque.core.codec import Codec
from ludotheque.core.doors import SpeechDoor
from ludotheque.core.frame import by_id
from ludotheque.core.game import Game, Manifest, Result
from ludotheque.core.laws import Broken, Laws
from ludotheque.core.position import new
from ludotheque.core.sight import sights
from ludotheque.games.connect4.space import BoardSpace
from ludotheque.games.connect4.state import COLUMNS, DROP, EMPTY, ROWS, Board, Turn

LAWS = Laws(Board)


@LAWS.law(
    "C4-01",
    "cells discs",
    en="{first} discs of seat 0 and {second} of seat 1 lie there, {discs} are counted; seats drop one in turn",
    fr="il y a {first} jetons de la place 0 et {second} de la place 1, {discs} sont comptés ; chacun joue à son tour",
)
def discs_fall_in_turn(s: Board) -> Broken:
    cells = list(s.cells)
    first, second = cells.count(0), cells.count(1)
    if first + second != s.discs or first - second not in (0, 1):
        yield {"first": first, "second": second, "discs": s.discs}


@LAWS.law("C4-03", "cells", en="a disc of column {column} hangs", fr="un jeton de la colonne {column} flotte")
def none_hangs_in_the_air(s: Board) -> Broken:
    for at in range(COLUMNS, COLUMNS * ROWS):
        if s.cells[at] != EMPTY and s.cells[at - COLUMNS] == EMPTY:
            yield {"column": at % COLUMNS}


class Drawn(SpeechDoor):
    def picture(self, view: dict[str, Any], say: Callable[..., str]) -> str:
        """The board, top row first, under the numbers of its columns."""
        marks = ["." if cell == EMPTY else say("disc", n=cell) for cell in view["cells"]]
        rows = [marks[at : at + COLUMNS] for at in range(0, len(marks), COLUMNS)]
        return "\n".join(" ".join(row) for row in [[str(n) for n in range(COLUMNS)], *reversed(rows)])


class Connect4(Game):
    manifest = Manifest(
        id="connect4", title="Puissance 4", seats=(2, 2), stage="calibration", version="1", hidden=False
    )
    sees = sights(Board)
    frames = by_id(Turn)
    text = str(Path(__file__).with_name("text"))
    ledger = "C4"
    laws = LAWS
    speech = Drawn()

    def blank(self, seats: int, options: dict[str, Any]) -> Board:
        return new(Board, seats)

    def create(self, seats: int, options: dict[str, Any]) -> Board:
        board = self.blank(seats, options)
        board.call(Turn(0))
        return board

    def codec(self, state: Board) -> Codec:
        return Codec({DROP: ("drop", "int")}, {})

    def space(self, state: Board) -> BoardSpace:
        return BoardSpace()

    def result(self, state: Board) -> Result:
        if state.winner == EMPTY:
            return Result([0, 0], [1, 1], "board-full")
        scores = [int(seat == state.winner) for seat in range(2)]
        return Result(scores, [2 - score for score in scores], "four-in-a-row")
