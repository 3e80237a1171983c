"""Connect four, rule by rule."""

import pytest

import ludotheque
from ludotheque.core.position import new
from ludotheque.core.refusal import Refusal
from ludotheque.games.connect4 import GAME
from ludotheque.games.connect4.state import Board
from ludotheque.match.table import Table
from tests.marks import rule


def played(*columns: int) -> Table:
    table = ludotheque.game("connect4").new()
    for n, column in enumerate(columns):
        assert table.choose(n % 2, ("drop", column)) is None
    return table


@rule("C4-01")
def test_two_seats_drop_discs_in_turn_into_seven_columns() -> None:
    table = played()
    for seat in (0, 1, 0):
        (decision,) = table.waiting
        assert decision.seat == seat and decision.choices == [("drop", column) for column in range(7)]
        table.choose(seat, ("drop", 6))
    assert table.choose(1, ("drop", 7)) == Refusal("C4-01", "no-such-column")


@rule("C4-02")
def test_a_full_column_takes_no_more() -> None:
    table = played(2, 2, 2, 2, 2, 2)
    assert ("drop", 2) not in list(table.waiting[0])
    assert table.choose(0, ("drop", 2)) == Refusal("C4-02", "column-full")


@rule("C4-03")
def test_a_disc_falls_to_the_lowest_free_cell() -> None:
    table = played(4, 4, 4)
    assert [event["row"] for event in table.events(None)] == [0, 1, 2]
    assert [table.view(None)["cells"][row * 7 + 4] for row in range(4)] == [0, 1, 0, -1]


@rule("C4-04")
@pytest.mark.parametrize(
    "columns",
    [
        (0, 0, 1, 1, 2, 2, 3),
        (5, 0, 5, 0, 5, 0, 5),
        (0, 1, 1, 2, 2, 3, 2, 3, 3, 0, 3),
        (6, 5, 5, 4, 4, 3, 4, 3, 3, 0, 3),
        (0, 0, 1, 1, 3, 3, 2),
    ],
    ids=["row", "column", "rising", "falling", "closing a gap"],
)
def test_four_in_a_line_win(columns: tuple[int, ...]) -> None:
    assert not played(*columns[:-1]).over
    table = played(*columns)
    assert table.result is not None
    assert (table.result.scores, table.result.ranking, table.result.reason) == ([1, 0], [1, 2], "four-in-a-row")


@rule("C4-04")
def test_three_in_a_line_and_one_beyond_the_edge_do_not() -> None:
    assert not played(4, 0, 5, 0, 6, 1, 0).over


@rule("C4-04")
def test_a_full_board_is_a_draw() -> None:
    pairs = [(0, 1), (2, 3), (4, 5)]
    columns = [c for a, b in pairs for c in (a, b, a, b, b, a, b, a, a, b, a, b)] + [6] * 6
    table = played(*columns)
    assert table.result is not None
    assert (table.result.ranking, table.result.reason) == ([1, 1], "board-full")


def test_the_board_is_drawn_with_the_letters_of_the_language() -> None:
    table = played(3, 3, 0)
    picture = table.rules.speech.picture(table.view(None), lambda text_id, n: "YR"[n])
    assert picture is not None
    assert picture.splitlines()[0] == "0 1 2 3 4 5 6" and picture.splitlines()[-2:] == [
        ". . . R . . .",
        "Y . . Y . . .",
    ]


@rule("C4-01", "C4-03")
@pytest.mark.parametrize(
    ("cells", "said"),
    [
        ([(0, 0), (1, 0)], "2 discs of seat 0 and 0 of seat 1 lie there, 2 are counted"),
        ([(0, 1)], "0 discs of seat 0 and 1 of seat 1"),
        ([(7, 0)], "a disc of column 0 hangs"),
        ([(40, 0), (33, 1)], "a disc of column 5 hangs"),
    ],
)
def test_a_board_that_no_game_leads_to_is_refused(cells: list[tuple[int, int]], said: str) -> None:
    board = new(Board, 2)
    for at, seat in cells:
        board.cells[at] = seat
    board.discs = len(cells)
    assert any(said in fault.en for fault in GAME.faults(board))


def test_discs_are_counted() -> None:
    board = new(Board, 2)
    assert [*GAME.faults(board)] == []
    board.discs = 1
    assert ["0 discs of seat 0 and 0 of seat 1 lie there, 1 are counted" in f.en for f in GAME.faults(board)] == [True]
