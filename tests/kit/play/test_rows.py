"""Rows of players and areas: each number at its own place, outside under the game's own word."""

from ludotheque.core import sight
from ludotheque.core.sight import Count, Public, Sight
from ludotheque.core.vecs import of, zeros
from ludotheque.kit.play.rows import AreaRows, Rows, without_row

GOLD, RANK = 0, 1
TOWERS, OWNER, SNOW = 0, 1, 2
SEES: dict[str, Sight] = {"players": Public(), "valleys": Public(of="areas")}


class Land(AreaRows):
    def __init__(self, seats: int) -> None:
        super().__init__(seats, 2, 3)
        self.players = zeros(seats * 2)
        self.areas = zeros(4 * 3)


def test_every_number_has_its_own_place() -> None:
    land = Land(3)
    n = 1
    for seat in range(3):
        for column in (GOLD, RANK):
            land.put(seat, column, n)
            n += 1
    for area in range(4):
        for column in (TOWERS, OWNER, SNOW):
            land.set_on(area, column, n)
            n += 1
    assert list(land.players) == [1, 2, 3, 4, 5, 6]
    assert list(land.areas) == list(range(7, 19))
    assert land.get(2, GOLD) == 5 and land.on(3, OWNER) == 17
    land.add(2, GOLD, -5)
    land.add_on(3, OWNER, 3)
    assert (land.get(2, GOLD), land.on(3, OWNER)) == (0, 20)
    assert (land.get(2, RANK), land.on(3, SNOW)) == (6, 18)


def test_players_may_have_rows_where_there_are_no_areas() -> None:
    s = Rows(2, 3)
    s.players = zeros(6)
    s.put(1, 2, 7)
    s.add(1, 2, 1)
    assert list(s.players) == [0, 0, 0, 0, 0, 8] and s.get(1, 2) == 8


def test_a_row_is_taken_out_whole() -> None:
    assert list(without_row(of([1, 2, 3, 4, 5, 6]), 2, 2)) == [1, 2, 5, 6]


def test_outside_the_areas_have_the_name_that_the_game_gives_them() -> None:
    land = Land(1)
    land.set_on(1, SNOW, 4)
    seen = sight.fields(land, SEES, 0)
    assert seen["valleys"] == [0, 0, 0, 0, 0, 4, 0, 0, 0, 0, 0, 0] and "areas" not in seen
    written = sight.write(land, SEES)
    again = Land(1)
    sight.read(again, SEES, {}, written)
    assert list(again.areas) == list(land.areas)


def test_a_field_without_another_name_is_called_what_it_is() -> None:
    assert sight.names({"players": Count()})[-1] == ("players", "players")
