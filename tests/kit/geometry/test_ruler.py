"""What a ruler may be and where it may lie; slides, placings, entries. Against shapely where floats can tell."""

import random

import pytest
import shapely
from hypothesis import given
from hypothesis import strategies as st
from librt.vecs import vec
from mypy_extensions import i64

from ludotheque.core.vecs import of
from ludotheque.kit.geometry.board import (
    FINE,
    OFF_BOARD,
    ON_DISC,
    ON_POLYGON,
    ON_RULER,
    RULER_BENT,
    RULER_OFF_BOARD,
    RULER_OFF_EDGE,
    RULER_OFF_END,
    RULER_OFF_START,
    RULER_ON_DISC,
    RULER_ON_POLYGON,
    SOLID,
    TOO_FAR,
    UNMOVED,
    WAY_BLOCKED_BY_DISC,
    WAY_BLOCKED_BY_POLYGON,
    ZONE,
    Scene,
    fault_index,
    fault_kind,
)
from ludotheque.kit.geometry.ruler import (
    EAST,
    NORTH,
    SOUTH,
    WEST,
    Ruler,
    entry_fault,
    laid_fault,
    placing_fault,
    ruler_fault,
    slide_fault,
)
from tests.kit.geometry.boards import (
    LARGE,
    LAYOUTS,
    MARCH,
    MEDIUM,
    SHOVE,
    SMALL,
    bare,
    box,
    crowd,
    layout,
    random_board,
    scene,
    walled,
)
from tests.marks import rule

pytestmark = rule("OLO-G08", "OLO-G11", "OLO-G12", "OLO-G13", "OLO-G16", "OLO-G18", "OLO-G19")

CLEAR = 1e-6


def test_kinds_of_rulers() -> None:
    assert (MARCH.diagonal, SHOVE.diagonal) == (3092, 1118)
    assert [MARCH.reach(r) for r in (SMALL, MEDIUM, LARGE)] == [4274, 4666, 5060]
    assert [SHOVE.reach(r) for r in (SMALL, MEDIUM, LARGE)] == [2300, 2692, 3086]
    for length, width in ((0, 0), (100, 200), (100, 0), (9000, 100)):
        with pytest.raises(ValueError, match="no ruler"):
            Ruler(length, width)


@given(st.integers(0, 17999), st.integers(4000, 12000), st.integers(4000, 12000), st.sampled_from([MARCH, SHOVE]))
def test_a_ruler_laid_at_any_angle_is_straight(angle: int, x: int, y: int, ruler: Ruler) -> None:
    corners = ruler.laid(x, y, angle)
    assert ruler.is_straight(corners) and laid_fault(Scene(bare()), ruler, corners) == FINE
    middle = [sum(list(corners)[k::2]) / 4 for k in (0, 1)]
    assert abs(middle[0] - x) <= 1 and abs(middle[1] - y) <= 1
    other = SHOVE if ruler is MARCH else MARCH
    assert not other.is_straight(corners)


def test_a_ruler_may_be_named_from_any_corner_but_counter_clockwise() -> None:
    corners = list(MARCH.laid(8000, 8000, 3300))
    for k in range(0, 8, 2):
        assert MARCH.is_straight(of(corners[k:] + corners[:k]))
    backwards = [n for k in (6, 4, 2, 0) for n in corners[k : k + 2]]
    assert laid_fault(Scene(bare()), MARCH, of(backwards)) == RULER_BENT


@pytest.mark.parametrize(
    "corners",
    [
        [5000, 5000, 8003, 5000, 8003, 5750, 5000, 5750],
        [5000, 5000, 7997, 5000, 7997, 5750, 5000, 5750],
        [5000, 5000, 8000, 5000, 8000, 5753, 5000, 5753],
        [5000, 5000, 8000, 5000, 8014, 5750, 5014, 5750],
        [5000, 5000, 8000, 5000, 8000, 5750],
        [5000, 5000, 8000, 5750, 8000, 5000, 5000, 5750],
    ],
    ids=["too long", "too short", "too wide", "slanted", "three corners", "crossed"],
)
def test_a_bent_ruler_is_refused(corners: list[int]) -> None:
    assert laid_fault(Scene(bare()), MARCH, of(corners)) == RULER_BENT


@pytest.mark.parametrize(("shear", "fault"), [(2, FINE), (-2, FINE), (3, RULER_BENT), (-3, RULER_BENT)])
def test_the_slack_of_a_diagonal(shear: int, fault: int) -> None:
    """Sides as they should be, but slanted: a diagonal may be 3 off, so up to 3095, and 3095.24 is too much."""
    corners = [5000, 5000, 8000, 5000, 8000 + shear, 5750, 5000 + shear, 5750]
    assert laid_fault(Scene(bare()), MARCH, of(corners)) == fault


@pytest.mark.parametrize("corner", [(-1, 5000), (13001, 5000), (5000, -1), (5000, 15251), (10**17, 5000)])
def test_a_ruler_off_the_board_is_refused(corner: tuple[int, int]) -> None:
    x, y = corner
    assert laid_fault(Scene(bare()), MARCH, box(x, y, x + 3000, y + 750)) == RULER_OFF_BOARD


def test_a_ruler_may_touch_the_edge_a_wall_and_a_disc_but_not_cover_them() -> None:
    s = scene(walled(box(4000, 750, 5000, 2000)), (3591, 375))
    assert laid_fault(s, MARCH, box(0, 0, 3000, 750)) == FINE
    assert laid_fault(s, MARCH, box(4182, 0, 7182, 750)) == FINE
    assert laid_fault(s, MARCH, box(1, 0, 3001, 750)) == RULER_ON_DISC
    assert laid_fault(s, MARCH, box(4182, 1, 7182, 751)) == RULER_ON_POLYGON
    zone = scene(walled(box(4000, 700, 5000, 2000), kind=ZONE))
    assert laid_fault(zone, MARCH, box(4182, 0, 7182, 750)) == FINE


def shapely_lies(s: Scene, corners: vec[i64]) -> bool | None:
    """Whether shapely finds nothing covered; None where it is too close to tell."""
    c = list(corners)
    quad = shapely.Polygon(list(zip(c[::2], c[1::2], strict=True)))
    if min(c) < 0 or max(c) > 16000:
        return False
    board = s.board
    for p in range(board.polygons()):
        if board.kind[p] & SOLID:
            at = board.first[p]
            ring = [(board.points[at + 2 * k], board.points[at + 2 * k + 1]) for k in range(board.corners[p])]
            common = quad.intersection(shapely.Polygon(ring)).area
            if common > 1:
                return False
            if common > 0:
                return None
    for i in range(s.count()):
        over = s.radius(i) - quad.distance(shapely.Point(s.x(i), s.y(i)))
        if over > CLEAR:
            return False
        if over > -CLEAR:
            return None
    return True


@given(st.integers(0, 2**32))
def test_shapely_agrees_on_where_a_ruler_may_lie(seed: int) -> None:
    rng = random.Random(seed)
    board = layout(rng.choice(list(LAYOUTS))) if rng.random() < 0.5 else random_board(rng, 6)
    s = crowd(rng, board, 6)
    for _ in range(8):
        corners = MARCH.laid(rng.randrange(16001), rng.randrange(16001), rng.randrange(18000))
        expected = shapely_lies(s, corners)
        if expected is not None:
            assert (laid_fault(s, MARCH, corners) == FINE) == expected


LYING = box(3000, 4599, 6000, 5349)  # 8 above a base at (3000, 4000)


@pytest.mark.parametrize(
    ("start", "ruler", "end", "fault"),
    [
        ((3000, 4000), LYING, (4500, 4000), FINE),
        ((3000, 4000), LYING, (3000, 4000), UNMOVED),
        ((3000, 4000), LYING, (3000, 3999), FINE),
        ((3000, 3987), LYING, (4500, 4000), RULER_OFF_START),
        ((3000, 3988), LYING, (4500, 4000), FINE),
        ((3000, 4009), LYING, (4500, 4000), RULER_ON_DISC),
        ((3000, 4000), LYING, (4500, 3987), RULER_OFF_END),
        ((3000, 4000), LYING, (4500, 4009), ON_RULER),
        ((3000, 4000), LYING, (4500, 5940), FINE),
        ((3000, 4000), LYING, (6591, 4974), FINE),
        ((3000, 4000), LYING, (6612, 4974), RULER_OFF_END),
        ((3000, 4000), LYING, (590, 4000), OFF_BOARD),
        ((3000, 4000), box(3000, 4599, 6004, 5349), (4500, 4000), RULER_BENT),
    ],
)
def test_a_move_by_a_ruler(start: tuple[int, int], ruler: vec[i64], end: tuple[int, int], fault: int) -> None:
    s = scene(bare(), start)
    assert fault_kind(ruler_fault(s, 0, MARCH, ruler, *end)) == fault


def test_a_move_by_a_ruler_looks_at_the_end_and_the_ruler_but_not_at_the_way() -> None:
    s = scene(walled(box(4000, 3000, 4100, 4100)), (3000, 4000), (9000, 4000))
    assert ruler_fault(s, 0, MARCH, LYING, 5500, 4000) == FINE, "past the wall"
    assert fault_kind(ruler_fault(s, 0, MARCH, LYING, 4600, 4000)) == ON_POLYGON
    s.move(1, 5500, 4000)
    fault = ruler_fault(s, 0, MARCH, LYING, 5500, 4000)
    assert (fault_kind(fault), fault_index(fault)) == (ON_DISC, 1)


@pytest.mark.parametrize(
    ("end", "fault"),
    [
        ((4600, 9182), FINE),
        ((4600, 9183), TOO_FAR),
        ((4600, 8000), UNMOVED),
        ((3765, 8835), FINE),
        ((3764, 8836), TOO_FAR),
        ((5700, 8000), WAY_BLOCKED_BY_DISC),
        ((4600, 6900), WAY_BLOCKED_BY_POLYGON),
    ],
)
def test_a_slide(end: tuple[int, int], fault: int) -> None:
    """A disc of nothing and a wall as thin as they come stand in the way, with room behind them."""
    s = scene(walled(box(4600, 7489, 4601, 7490)), (4600, 8000), radius=500)
    s.add(5150, 8000, 0, 1, 1)
    t = s.clone()
    assert s.can_stand(*end, 500, 0)
    assert fault_kind(slide_fault(s, 0, *end, 1182)) == fault
    assert list(s.discs) == list(t.discs)


def test_a_slide_may_graze() -> None:
    s = scene(walled(box(3000, 4591, 9000, 5000)), (4000, 4000), (4591, 2818))
    assert slide_fault(s, 0, 5182, 4000, 1182) == FINE
    assert fault_kind(slide_fault(s, 0, 5181, 4001, 1182)) == ON_POLYGON
    s.move(1, 4591, 2819)
    assert fault_kind(slide_fault(s, 0, 5182, 4000, 1182)) == WAY_BLOCKED_BY_DISC


@given(st.integers(0, 2**32))
def test_shapely_agrees_on_slides(seed: int) -> None:
    rng = random.Random(seed)
    s = crowd(rng, random_board(rng, 8), 8)
    if not s.count():
        return
    for _ in range(6):
        x, y = s.x(0) + rng.randrange(-900, 901), s.y(0) + rng.randrange(-900, 901)
        if not s.can_stand(x, y, s.radius(0), 0) or (x, y) == (s.x(0), s.y(0)):
            continue
        way = shapely.LineString([(s.x(0), s.y(0)), (x, y)])
        gaps = [way.distance(shapely.Point(s.x(i), s.y(i))) - s.radius(0) - s.radius(i) for i in range(1, s.count())]
        board = s.board
        for p in range(board.polygons()):
            if board.kind[p] & SOLID:
                at = board.first[p]
                ring = [(board.points[at + 2 * k], board.points[at + 2 * k + 1]) for k in range(board.corners[p])]
                gaps.append(way.distance(shapely.Polygon(ring)) - s.radius(0))
        if all(abs(gap) > CLEAR for gap in gaps):
            assert (slide_fault(s, 0, x, y, 5000) == FINE) == all(gap > 0 for gap in gaps)


@pytest.mark.parametrize(("x", "fault"), [(4182, FINE), (4183, TOO_FAR)])
def test_a_placing_is_measured_from_edge_to_edge_and_ignores_what_is_between(x: int, fault: int) -> None:
    s = scene(walled(box(1700, 0, 1800, 9000)), (1000, 1000))
    assert placing_fault(s, 0, x, 1000, 2000) == fault
    assert fault_kind(placing_fault(s, 0, 2000, 1000, 2000)) == ON_POLYGON
    assert placing_fault(s, 0, 1000, 1000, 2000) == FINE, "staying is up to the game"


@pytest.mark.parametrize(
    ("edge", "ruler", "end"),
    [
        (SOUTH, box(5000, 0, 5750, 3000), (5375, 3599)),
        (NORTH, box(5000, 13000, 5750, 16000), (5375, 12401)),
        (WEST, box(0, 5000, 3000, 5750), (3599, 5375)),
        (EAST, box(13000, 5000, 16000, 5750), (12401, 5375)),
    ],
)
def test_an_entry(edge: int, ruler: vec[i64], end: tuple[int, int]) -> None:
    s = Scene(bare())
    assert entry_fault(s, SMALL, MARCH, ruler, edge, *end) == FINE
    assert entry_fault(s, SMALL, MARCH, ruler, (edge + 2) % 4, *end) == RULER_OFF_EDGE
    inwards = {SOUTH: (0, 1), NORTH: (0, -1), WEST: (1, 0), EAST: (-1, 0)}[edge]

    def shifted(by: int) -> vec[i64]:
        return of([n + by * inwards[k % 2] for k, n in enumerate(ruler)])

    def there(by: int) -> tuple[int, int]:
        return end[0] + by * inwards[0], end[1] + by * inwards[1]

    assert entry_fault(s, SMALL, MARCH, shifted(20), edge, *there(20)) == FINE
    assert entry_fault(s, SMALL, MARCH, shifted(21), edge, *there(21)) == RULER_OFF_EDGE
    assert entry_fault(s, SMALL, MARCH, ruler, edge, *there(-9)) == ON_RULER
    assert entry_fault(s, SMALL, MARCH, ruler, edge, *there(13)) == RULER_OFF_END
    s.add(*end, SMALL, 0, 1)
    assert fault_kind(entry_fault(s, SMALL, MARCH, ruler, edge, *end)) == ON_DISC
