"""Layouts of Olomòc: distances, markers, hostiles, ways in and pockets, each on a Bloc made for it."""

from typing import Any

import pytest

from ludotheque.games.olomoc.check_layout import Bench, board_of, parts_of, pocket, shape_fault
from ludotheque.games.olomoc.loader import EDITIONS
from tests.marks import rule

pytestmark = pytest.mark.interpreted

Table = dict[str, Any]
MARCH = {"length": 3000, "width": 750}
ROGUE = {"id": "rogue", "base": 30}


def box(west: int, south: int, east: int, north: int) -> list[list[int]]:
    return [[west, south], [east, south], [east, north], [west, north]]


def piece(name: str, *parts: list[list[int]], kind: str = "obstructing") -> Table:
    return {"id": name, "kind": kind, "parts": list(parts)}


def agenda(**more: Any) -> Table:
    return {"id": "toy", "edges": ["south", "north"], "markers": [], "hostiles": [], **more}


def marker(x: int, y: int, size: int = 30) -> Table:
    return {"id": "m1", "size": size, "at": [x, y]}


def faults(*terrain: Table, bases: tuple[int, ...] = (30, 50), **more: Any) -> list[str]:
    layout = {"id": "mine", "agendas": ["toy"], "terrain": list(terrain)}
    bench = Bench([agenda(**more)], [ROGUE], bases, MARCH)
    return [flaw.say("en") for flaw in bench.layout(layout, ("layout", 0))]


@rule("OLO-189", "OLO-Q90")
def test_terrain_keeps_two_inches_from_the_edge_to_the_thousandth() -> None:
    assert faults(piece("t1", box(2000, 2000, 14000, 3000))) == []
    for off in (box(1999, 5000, 3000, 6000), box(5000, 13000, 6000, 14001), box(0, 5000, 3000, 6000)):
        assert faults(piece("t1", off)) == ["t1 stands nearer than 2 inches to the edge of the Bloc (OLO-189)"]


@rule("OLO-189")
def test_terrain_touches_or_keeps_two_inches() -> None:
    wall = piece("t1", box(4000, 4000, 5000, 5000))
    near = ["t2 stands nearer than 2 inches to t1 without touching it (OLO-189)"]
    for gap, told in ((0, []), (20, []), (21, near), (1999, near), (2000, [])):
        assert faults(wall, piece("t2", box(5000 + gap, 4000, 6000 + gap, 5000))) == told, gap
    assert faults(wall, piece("t2", box(4999, 4000, 6000, 5000))) == ["t2 overlaps t1 (OLO-189)"]
    corner_to_corner = piece("t2", box(6414, 6414, 7000, 7000))  # 1414 both ways is hardly less than 2 inches
    assert faults(wall, corner_to_corner) == near
    assert faults(wall, piece("t2", box(6415, 6415, 7000, 7000))) == []
    low = [
        piece(name, shape, kind="low")
        for name, shape in (("t1", wall["parts"][0]), ("t2", box(5021, 4000, 6000, 5000)))
    ]
    assert faults(wall, low[1]) == faults(*low) == near, "low terrain as well"


@rule("OLO-017", "OLO-Q91")
def test_a_zone_may_lie_anywhere_but_at_the_edge() -> None:
    wall = piece("t1", box(4000, 4000, 5000, 5000))
    assert faults(wall, piece("z1", box(4500, 4500, 6000, 6000), kind="zone"), markers=[marker(5500, 5500)]) == [
        "t1 and marker m1 of toy stand nearer than 2 inches without touching (OLO-189)"
    ]
    assert faults(wall, piece("z1", box(4500, 4500, 9000, 9000), kind="zone"), markers=[marker(8500, 8500)]) == []
    at_edge = piece("z1", box(1000, 4500, 6000, 6000), kind="zone")
    assert faults(at_edge) == ["z1 stands nearer than 2 inches to the edge of the Bloc (OLO-189)"]


@rule("OLO-189", "OLO-Q93")
def test_terrain_keeps_its_distance_from_the_markers_of_an_agenda() -> None:
    wall = piece("t1", box(4000, 4000, 5000, 5000))
    near = ["t1 and marker m1 of toy stand nearer than 2 inches without touching (OLO-189)"]
    for gap, told in ((0, []), (20, []), (21, near), (1999, near), (2000, [])):
        assert faults(wall, markers=[marker(5000 + 591 + gap, 4500)]) == told, gap
    assert faults(wall, markers=[marker(5590, 4500)]) == ["t1 and marker m1 of toy overlap (OLO-189)"]


@rule("OLO-G02")
def test_the_parts_of_one_piece_touch_and_do_not_overlap() -> None:
    first = box(4000, 4000, 5000, 5000)
    assert faults(piece("t1", first, box(5000, 4000, 6000, 8000))) == []
    overlap = faults(piece("t1", first, box(4900, 4000, 6000, 8000)))
    assert overlap == ["parts of t1 overlap; they may only touch (OLO-G02)"]
    apart = faults(piece("t1", first, box(5021, 4000, 6000, 8000)))
    assert apart == ["the parts of t1 do not touch each other (OLO-G02)"]


@rule("OLO-G02")
def test_the_parts_of_one_piece_are_one_element() -> None:
    terrain = [
        piece("t1", box(4000, 4000, 5000, 5000), box(5000, 4000, 6000, 8000)),
        piece("t2", box(9000, 9000, 9500, 9500)),
    ]
    assert [int(n) for n in board_of({"terrain": terrain}).element] == [0, 0, 1]


@rule("OLO-G02")
def test_a_part_is_convex_and_given_counter_clockwise() -> None:
    square = [(4000, 4000), (5000, 4000), (5000, 5000), (4000, 5000)]
    assert shape_fault(square) is None
    assert shape_fault(square[::-1]) == ("clockwise", "OLO-G02")
    dented = [(4000, 4000), (5000, 4000), (4600, 4400), (4000, 5000)]
    assert shape_fault(dented) == ("not-convex", "OLO-G02")


def test_a_hostile_of_the_agenda_has_room() -> None:
    wall = piece("t1", box(4000, 4000, 5000, 5000))
    assert faults(wall, hostiles=[{"profile": "rogue", "at": [5591, 4500]}]) == []
    no_room = faults(wall, hostiles=[{"profile": "rogue", "at": [5590, 4500]}])
    assert no_room == ["rogue of toy has no room at its place (OLO-G10)"]


def test_a_rouage_can_come_in_over_both_lines() -> None:
    assert faults() == []
    told = faults(markers=[marker(x, y, 50) for x in range(984, 15016, 1968) for y in (984, 2952, 4920)])
    assert told == ["a rouage of 50 mm cannot enter over south in toy (OLO-228)"]


def ring(gap: int) -> Table:
    """Four walls around a yard of 3 by 3 inches, the last one short of the first by a gap."""
    return piece(
        "t1",
        box(5000, 5000, 9000, 5500),
        box(8500, 5500, 9000, 9000),
        box(5000, 8500, 8500, 9000),
        box(5000, 5500 + gap, 5500, 8500),
    )


@rule("OLO-Q92")
def test_no_place_is_shut_in() -> None:
    assert faults(ring(0)) == ["a rouage of 30 mm could stand at (6100, 6100) and never get out (OLO-Q92)"]
    for gap, size in ((1000, 30), (1500, 50)):  # through the second gap one of 30 mm passes
        (told,) = faults(ring(gap))
        assert told.startswith(f"a rouage of {size} mm could stand at ") and told.endswith("(OLO-Q92)")
    assert faults(ring(2000)) == []
    assert len(faults(ring(0), bases=(50,))) == 1
    tight = piece(
        "t1",
        box(5000, 5000, 7000, 5500),
        box(6500, 5500, 7000, 7000),
        box(5000, 6500, 6500, 7000),
        box(5000, 5500, 5500, 6500),
    )
    assert faults(tight) == []  # nobody fits in: nobody is shut in


@rule("OLO-Q92")
@pytest.mark.parametrize("layout", EDITIONS.named("house").layouts, ids=lambda layout: layout["id"])
def test_the_layouts_of_the_house_are_the_same_from_both_sides(layout: Table) -> None:
    """Turned half round, each has the same terrain, zones aside; and nobody is shut in anywhere, whatever the base."""
    solid = [part for row in layout["terrain"] if row["kind"] != "zone" for part in row["parts"]]
    turned = [{(16000 - x, 16000 - y) for x, y in part} for part in solid]
    assert sorted(map(sorted, turned)) == sorted(sorted((x, y) for x, y in part) for part in solid)
    for radius in (492, 591, 787, 984):
        assert pocket(board_of(layout), [part for part in parts_of(layout) if not part.zone], radius) is None
