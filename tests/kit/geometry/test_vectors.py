"""The unit-test vectors of the geometry's contract (OLO-G31), one by one, and the worked examples that measure."""

import pytest
from librt.vecs import vec
from mypy_extensions import i64

from ludotheque.core.vecs import of
from ludotheque.kit.geometry.board import (
    BRIDGES,
    FINE,
    HOLDS,
    NOBODY,
    ON,
    TOO_FAR,
    Board,
    Scene,
)
from ludotheque.kit.geometry.measure import (
    engaged,
    engages,
    free,
    gap_down,
    gap_up,
    holds,
    left_behind,
    nearest,
    sheltered,
    supported,
    touches,
    touches_element,
    within,
)
from ludotheque.kit.geometry.reach import Reach
from ludotheque.kit.geometry.ruler import Ruler, ruler_fault, slide_fault
from ludotheque.kit.geometry.sight import line_of_sight, sees
from tests.kit.geometry.boards import MARCH, PIECE, SHOVE, SMALL, bare, box, scene, walled
from tests.marks import rule

pytestmark = rule("OLO-G31")

WALL_BETWEEN = box(6000, 6000, 6500, 10000)


def placed(board: Board, *pieces: tuple[int, int, int]) -> Scene:
    """Pieces of 30 mm as x, y, side."""
    s = Scene(board)
    for x, y, side in pieces:
        s.add(x, y, SMALL, side, PIECE)
    return s


@pytest.mark.parametrize(("x", "inside"), [(6182, True), (6183, False)], ids=["G31-1 at 1.000", "G31-1 at 1.001"])
def test_a_gap_of_exactly_an_inch_is_within_an_inch(x: int, inside: bool) -> None:
    s = scene(bare(), (4000, 4000), (x, 4000))
    assert within(s, 0, 1, 1000) == inside
    assert gap_up(s, 0, 1) == gap_down(s, 0, 1) == x - 5182


@pytest.mark.parametrize(
    ("y", "touching", "over"),
    [(5591, True, False), (5590, False, True), (5611, True, False), (5612, False, False)],
    ids=["G31-2 touching", "G31-2 overlap", "G31-2 as far as contact goes", "G31-2 no contact"],
)
def test_contact_with_a_polygon(y: int, touching: bool, over: bool) -> None:
    s = scene(walled(box(4000, 4000, 6000, 5000)), (5000, y))
    assert touches_element(s, 0, 0) == touching
    assert s.can_stand(5000, y, SMALL, 0) == (not over)


@pytest.mark.parametrize(
    ("ruler", "x", "reachable"),
    [(MARCH, 8270, True), (MARCH, 8330, False), (SHOVE, 6280, True), (SHOVE, 6360, False)],
    ids=["G31-3 march", "G31-3 too far for a march", "G31-3 push", "G31-3 too far for a push"],
)
@pytest.mark.parametrize("step", [1, 5])
def test_reach_on_an_open_board(ruler: Ruler, x: int, reachable: bool, step: int) -> None:
    s = scene(bare(), (4000, 8000))
    reach = Reach(s, 0, ruler)
    assert reach.find(x, 8000, step) == reachable
    if reachable:
        assert ruler_fault(s, 0, ruler, reach.corners, x, 8000) == FINE


def test_no_ruler_lies_through_a_wall() -> None:
    """G31-4: 4 inches from centre to centre, but nothing touches both sides."""
    s = scene(walled(WALL_BETWEEN), (4000, 8000))
    assert s.can_stand(8000, 8000, SMALL, 0)
    assert not Reach(s, 0, MARCH).find(8000, 8000, 1) and not Reach(s, 0, SHOVE).find(8000, 8000, 1)


def test_no_sight_across_that_wall() -> None:
    """G31-5."""
    s = scene(walled(WALL_BETWEEN), (4000, 8000), (9000, 10500))
    assert not sees(s, 0, 1) and not sees(s, 1, 0)
    s.move(1, 9000, 14000)
    assert sees(s, 0, 1), "over the end of the wall"


@pytest.mark.parametrize(
    ("dx", "fault"), [(1182, FINE), (1183, TOO_FAR)], ids=["G31-6 a base", "G31-6 more than a base"]
)
def test_a_slide_is_at_most_as_long_as_the_base(dx: int, fault: int) -> None:
    s = scene(bare(), (4600, 8000))
    assert slide_fault(s, 0, 4600 + dx, 8000, 2 * SMALL) == fault


def test_e02_support_on_a_marker() -> None:
    s = placed(bare(), (8000, 6500, 0), (9600, 8000, 0))
    marker = s.add(8000, 8000, SMALL, NOBODY, ON | BRIDGES)
    assert gap_up(s, 1, marker) == 418 and supported(s, 0, marker) and free(s, 0)
    s.mark(1, ON)
    assert not supported(s, 0, marker), "stunned: no zone"
    s.mark(1, PIECE)
    s.move(1, 10200, 8000)
    assert gap_up(s, 1, marker) == 1018 and not supported(s, 0, marker)


def test_e03_targeting() -> None:
    s = placed(walled(box(7000, 2000, 7500, 6000)), (4000, 4000, 0), (4000, 9000, 1), (11000, 4000, 1))
    assert sees(s, 0, 1) and not sees(s, 0, 2)
    assert list(line_of_sight(s, 0, 1)) == [4000, 4000, 4000, 9000]


@pytest.mark.parametrize(("x", "inside"), [(11182, True), (11183, False)])
def test_e04_within_8_inches(x: int, inside: bool) -> None:
    assert within(placed(bare(), (2000, 2000, 0), (x, 2000, 1)), 0, 1, 8000) == inside


def test_e05_contact() -> None:
    s = placed(walled(box(4000, 4000, 6000, 5000)), (5000, 5591, 0), (6182, 5591, 1))
    assert touches_element(s, 0, 0) and touches(s, 0, 1) and touches(s, 1, 0) and sheltered(s, 0)


@pytest.mark.parametrize(("x", "is_free"), [(6183, True), (6182, False)], ids=["E06 free", "E07 engaged"])
def test_e06_e07_free_and_engaged(x: int, is_free: bool) -> None:
    s = placed(bare(), (4000, 4000, 0), (x, 4000, 1))
    assert (free(s, 0), engaged(s, 0), engages(s, 1, 0), engages(s, 0, 1)) == (is_free, *[not is_free] * 3)


def moved(s: Scene, mover: int, ruler: Ruler, corners: list[int], x: int, y: int) -> None:
    assert ruler_fault(s, mover, ruler, of(corners), x, y) == FINE
    s.move(mover, x, y)


def test_e08_e09_entering_and_leaving_a_zone() -> None:
    s = placed(bare(), (3000, 4000, 0), (6500, 4000, 1))
    witness = [3000, 4599, 6000, 4599, 6000, 5349, 3000, 5349]
    assert gap_up(s, 0, 1) == 2318 and not holds(s, 1, 0)
    moved(s, 0, MARCH, witness, 4500, 4000)
    assert gap_up(s, 0, 1) == 818 and holds(s, 1, 0)
    assert list(left_behind(s, 0, 3000, 4000)) == [1] and list(left_behind(s, 0, 4600, 4000)) == []
    moved(s, 0, MARCH, witness, 3000, 4000)
    assert free(s, 0)


def test_e13_a_charge_and_a_push() -> None:
    s = placed(bare(), (4000, 8000, 0), (9000, 6200, 0), (9000, 8000, 1))
    assert free(s, 0) and gap_up(s, 1, 2) == 618 and sees(s, 0, 2)
    moved(s, 0, MARCH, [4200, 6685, 7200, 6685, 7200, 7435, 4200, 7435], 7400, 8000)
    assert gap_up(s, 0, 2) == 418 and engages(s, 0, 2) and supported(s, 0, 2) and not supported(s, 2, 0)
    assert not free(s, 2)
    moved(s, 2, SHOVE, [9500, 7170, 10500, 7170, 10500, 7670, 9500, 7670], 11000, 8000)
    assert free(s, 0)


def shooting(*more: tuple[int, int, int]) -> Scene:
    wall = walled(box(8500, 6600, 9500, 7409))
    return placed(wall, (3000, 8000, 0), (9000, 8000, 1), (13000, 8000, 1), *more)


def valid_targets(s: Scene, shooter: int) -> vec[i64]:
    return of([i for i in range(s.count()) if i != shooter and sees(s, shooter, i) and free(s, i)])


def test_e14_the_nearest_target_long_range_and_cover() -> None:
    s = shooting()
    assert list(nearest(s, 0, valid_targets(s, 0))) == [1]
    assert gap_up(s, 0, 1) == 4818 and not within(s, 0, 1, 4000)
    assert sheltered(s, 1) and not sheltered(s, 2)


def test_e15_a_third_party_stands_nearer() -> None:
    s = shooting((6000, 8000, 2))
    assert gap_up(s, 0, 3) == gap_up(s, 3, 1) == 1818 and free(s, 3)
    assert list(nearest(s, 0, valid_targets(s, 0))) == [3]


def test_pieces_hold_only_with_a_zone() -> None:
    s = placed(bare(), (4000, 4000, 0), (6000, 4000, 1))
    s.mark(1, ON)
    assert not engages(s, 1, 0) and engages(s, 0, 1) and HOLDS & s.marks(0)
