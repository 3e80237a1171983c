"""Gaps, bridges, zones, sides, shelter."""

import itertools
import random

import pytest
from hypothesis import given
from hypothesis import strategies as st

from ludotheque.core.vecs import of
from ludotheque.kit.geometry.board import (
    BRIDGES,
    COVERS,
    FENCE,
    HOLDS,
    NOBODY,
    OFF_BOARD,
    ON,
    ON_DISC,
    ON_POLYGON,
    ZONE,
    Board,
    Scene,
    fault_index,
    fault_kind,
)
from ludotheque.kit.geometry.measure import (
    compare_gaps,
    element_within,
    engaged,
    engages,
    foes,
    free,
    gap_down,
    gap_up,
    held,
    held_by,
    holds,
    in_element,
    nearest,
    overlaps,
    sheltered,
    supported,
    touches,
    touches_element,
    within,
)
from tests.kit.geometry.boards import LARGE, MEDIUM, PIECE, SMALL, bare, box, crowd, layout, scene, walled
from tests.marks import rule

pytestmark = rule("OLO-G03", "OLO-G06", "OLO-G07", "OLO-G09", "OLO-G10", "OLO-G24", "OLO-G25")


@given(st.integers(0, 2**32))
def test_gaps_agree_with_each_other(seed: int) -> None:
    rng = random.Random(seed)
    s = crowd(rng, layout(rng.choice(["friche", "marais"])), 6)
    for i in range(s.count()):
        for j in range(s.count()):
            if i != j:
                up, down = gap_up(s, i, j), gap_down(s, i, j)
                assert within(s, i, j, up) and not within(s, i, j, up - 1)
                assert down <= up <= down + 1 and (gap_up(s, j, i), gap_down(s, j, i)) == (up, down)
                assert overlaps(s, i, j) == (down < 0) and touches(s, i, j) == (down >= 0 and up <= 20)
    order = sorted(range(1, s.count()), key=lambda i: gap_up(s, 0, i))
    for j, k in itertools.pairwise(order):
        assert compare_gaps(s, 0, j, k) == -compare_gaps(s, 0, k, j) <= 0 or gap_up(s, 0, j) == gap_up(s, 0, k)


def test_the_nearest_are_told_apart_below_a_thousandth() -> None:
    """3-4-5 and 5-12-13 triangles end at whole distances; one thousandth aside makes next to no difference."""
    s = scene(bare(), (1000, 1000), (1000 + 3000, 1000 + 4000), (1000 + 5000, 1000), (1000 + 4999, 1000 + 100))
    assert list(nearest(s, 0, of([1, 2, 3]))) == [1, 2]
    s.move(3, 1000 + 4999, 1000 + 99)
    assert gap_up(s, 0, 3) == gap_up(s, 0, 1), "the same thousandth"
    assert list(nearest(s, 0, of([1, 2, 3]))) == [3]


def test_contact_is_no_overlap() -> None:
    for x, touching, over in ((5181, False, True), (5182, True, False), (5202, True, False), (5203, False, False)):
        s = scene(bare(), (4000, 4000), (x, 4000))
        assert (touches(s, 0, 1), overlaps(s, 0, 1)) == (touching, over), x


def test_radii_count_in_the_nearest() -> None:
    s = Scene(bare())
    s.add(2000, 2000, SMALL, 0, PIECE)
    s.add(5000, 2000, SMALL, 1, PIECE)
    s.add(2000, 5390, LARGE, 1, PIECE)
    assert (gap_up(s, 0, 1), gap_up(s, 0, 2)) == (1818, 1815) and list(nearest(s, 0, of([1, 2]))) == [2]


def bridge(marks: int = ON | BRIDGES, radius: int = SMALL) -> Scene:
    """Two foes on both sides of a marker that they touch: a base's width apart."""
    s = Scene(bare())
    s.add(8000, 8000, radius, NOBODY, marks)
    s.add(8000 - radius - SMALL, 8000, SMALL, 0, PIECE)
    s.add(8000 + radius + SMALL, 8000, SMALL, 1, PIECE)
    return s


def test_two_pieces_that_touch_the_same_bridge_count_as_an_inch_apart() -> None:
    s = bridge()
    assert gap_down(s, 1, 2) == 1182 and gap_up(s, 1, 2) == 1000
    assert within(s, 1, 2, 1000) and not within(s, 1, 2, 999) and engages(s, 1, 2) and engages(s, 2, 1)
    s.move(2, 8000 + 2 * SMALL + 20, 8000)
    assert engages(s, 1, 2), "contact has a tolerance"
    s.move(2, 8000 + 2 * SMALL + 21, 8000)
    assert not engages(s, 1, 2) and gap_up(s, 1, 2) == 1203


def test_no_bridge_without_the_mark_on_the_board_or_for_a_marker() -> None:
    assert not engages(bridge(ON), 1, 2)
    off = bridge()
    off.remove(0)
    assert not engages(off, 1, 2)
    s = bridge()
    s.remove(2)
    other = s.add(8000 + 2 * SMALL, 8000, SMALL, NOBODY, ON)
    assert touches(s, 0, other) and not within(s, 1, other, 1000)


def test_a_bridge_never_makes_a_gap_longer_and_a_stunned_piece_still_does_not_engage() -> None:
    s = bridge()
    s.move(2, 8000, 8000 + 2 * SMALL)
    assert gap_up(s, 1, 2) == gap_down(s, 1, 2) + 1 < 1000
    s = bridge()
    s.mark(2, ON)
    assert engages(s, 1, 2) and not engages(s, 2, 1)


def test_the_nearest_counts_a_bridge() -> None:
    s = bridge()
    near = s.add(8000 - 2 * SMALL, 8000 + 2 * SMALL + 1100, SMALL, 1, PIECE)
    assert gap_up(s, 1, near) == 1100 and list(nearest(s, 1, of([2, near]))) == [2]


def test_sides() -> None:
    s = Scene(bare())
    for side in (0, 0, 1, 2, 2, NOBODY):
        s.add(1000, 1000, SMALL, side, PIECE)
    assert [j for j in range(6) if foes(s, 0, j)] == [2, 3, 4]
    assert [j for j in range(6) if foes(s, 3, j)] == [0, 1, 2]
    assert [j for j in range(6) if foes(s, 5, j)] == []


def test_engaged_free_support_and_off_the_board() -> None:
    s = Scene(bare())
    mine = s.add(4000, 4000, SMALL, 0, PIECE)
    friend = s.add(4000, 7500, SMALL, 0, PIECE)
    foe = s.add(5500, 4000, SMALL, 1, PIECE)
    assert engaged(s, mine) and list(held_by(s, mine)) == [foe] and not engaged(s, friend)
    assert list(held(s, mine)) == [foe] and list(held(s, foe)) == [mine] and list(held(s, friend)) == []
    assert not supported(s, mine, foe) and not supported(s, foe, mine)
    s.move(friend, 5500, 5500)
    assert supported(s, mine, foe) and not supported(s, friend, mine)
    s.remove(friend)
    assert not supported(s, mine, foe) and not within(s, mine, friend, 5000) and not free(s, friend)
    s.remove(foe)
    assert free(s, mine) and not holds(s, mine, foe) and list(held(s, mine)) == list(held(s, foe)) == []
    s.move(foe, 5500, 4000)
    s.mark(mine, ON)
    assert list(held(s, mine)) == [] and list(held(s, foe)) == [mine], "a piece without a zone holds nobody"


def test_shelter_comes_from_what_shelters_only() -> None:
    by_wall = scene(walled(box(4000, 4000, 6000, 5000)), (5000, 5600))
    by_fence = scene(walled(box(4000, 4000, 6000, 5000), kind=FENCE), (5000, 5600))
    by_zone = scene(walled(box(4000, 4000, 6000, 5000), kind=ZONE), (5000, 5600))
    assert [sheltered(s, 0) for s in (by_wall, by_fence, by_zone)] == [True, True, False]
    by_disc = scene(bare(), (5000, 5000))
    shield = by_disc.add(5000, 5000 + SMALL + MEDIUM, MEDIUM, NOBODY, ON | COVERS)
    assert sheltered(by_disc, 0) and not sheltered(by_disc, shield)
    by_disc.mark(shield, ON)
    assert not sheltered(by_disc, 0)


def test_zones_are_stood_on_and_walls_are_not() -> None:
    s = scene(walled(box(4000, 4000, 6000, 5000), kind=ZONE), (5000, 5590))
    assert s.can_stand(5000, 4500, SMALL, 0) and in_element(s, 0, 0)
    s.move(0, 5000, 5591)
    assert not in_element(s, 0, 0) and touches_element(s, 0, 0)
    assert element_within(s, 0, 0, 0) and not element_within(s, 0, 1, 9000)


def test_a_thing_of_several_polygons_is_touched_only_if_none_is_covered() -> None:
    board = bare().with_polygon(box(4000, 4000, 6000, 5000), ZONE, 7).with_polygon(box(6000, 4000, 7000, 8000), ZONE, 7)
    assert touches_element(scene(board, (4500, 5600)), 0, 7)
    assert not touches_element(scene(board, (5500, 5600)), 0, 7)


@pytest.mark.parametrize(
    ("x", "y", "kind"),
    [(SMALL, SMALL, 0), (SMALL - 1, SMALL, OFF_BOARD), (3000, 16000 - SMALL + 1, OFF_BOARD), (10**15, 0, OFF_BOARD)],
)
def test_the_whole_base_is_on_the_board(x: int, y: int, kind: int) -> None:
    assert Scene(bare()).place_fault(x, y, SMALL, NOBODY) == kind


def test_what_is_in_the_way_is_named() -> None:
    s = scene(walled(box(0, 0, 100, 100), box(4000, 4000, 6000, 5000)), (9000, 9000), (12000, 9000))
    fault = s.place_fault(5000, 5590, SMALL, NOBODY)
    assert (fault_kind(fault), fault_index(fault)) == (ON_POLYGON, 1)
    fault = s.place_fault(12000, 10181, SMALL, 0)
    assert (fault_kind(fault), fault_index(fault)) == (ON_DISC, 1)
    assert s.can_stand(12000, 10182, SMALL, 0) and s.can_stand(12000, 10181, SMALL, 1), "its own place is free for it"


@pytest.mark.parametrize("corners", ["clockwise", "off"])
def test_a_bad_polygon_is_refused(corners: str) -> None:
    shape = of([0, 0, 0, 9, 9, 9, 9, 0]) if corners == "clockwise" else box(15000, 0, 17000, 100)
    with pytest.raises(ValueError, match="polygon 3"):
        bare().with_polygon(shape, ZONE, 3)


def test_a_board_that_is_too_large_is_refused() -> None:
    with pytest.raises(ValueError, match="32767"):
        Board(32768, 100, 20, 1000, 1000)
    with pytest.raises(ValueError, match="radius"):
        Scene(bare()).add(0, 0, 20000, 0, ON)


def test_a_disc_off_the_board_is_refused() -> None:
    s = scene(bare(), (4000, 4000))
    for x, y in ((-1, 0), (0, 16001), (10**15, 5)):
        with pytest.raises(ValueError, match="no point"):
            s.move(0, x, y)
        with pytest.raises(ValueError, match="no point"):
            s.add(x, y, SMALL, 0, ON)
    assert (s.count(), s.x(0), s.y(0)) == (1, 4000, 4000)


def test_a_scene_is_copied_and_a_board_never_changes() -> None:
    board = bare()
    more = board.with_polygon(box(4000, 4000, 6000, 5000), ZONE, 0)
    assert (board.polygons(), more.polygons()) == (0, 1)
    s = scene(more, (5000, 5000))
    t = s.clone()
    t.move(0, 6000, 6000)
    assert (s.x(0), t.x(0)) == (5000, 6000) and t.board is s.board and HOLDS & t.marks(0)


def test_layouts_keep_their_distance() -> None:
    """Solid polygons are 2 inches apart or touch, as setting up the board requires; zones are exempt."""
    for name in ("friche", "carrefour", "entrepots", "marais"):
        board = layout(name)
        for p in range(board.polygons()):
            for q in range(p):
                if board.kind[p] and board.kind[q]:
                    assert not board.polygons_within(p, q, 1999) or board.polygons_within(p, q, 0)
