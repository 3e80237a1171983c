"""Lines of sight: a witness is a witness, and where there is none no dense sweep finds one."""

import math
import random

import numpy as np
import pytest
import shapely
from hypothesis import given
from hypothesis import strategies as st
from librt.vecs import vec
from mypy_extensions import i64

from ludotheque.core.vecs import of
from ludotheque.kit.geometry.board import BLOCKS, FENCE, WALL, ZONE, Board, Scene
from ludotheque.kit.geometry.shapes import in_polygon
from ludotheque.kit.geometry.sight import (
    line_between,
    line_of_sight,
    line_to_element,
    seen_until,
    sees,
    sees_element,
    sees_point,
)
from tests.kit.geometry.boards import (
    LAYOUTS,
    SMALL,
    bare,
    box,
    crowd,
    layout,
    polygon,
    random_board,
    random_place,
    scene,
    walled,
)
from tests.marks import rule

pytestmark = rule("OLO-G21", "OLO-G22", "OLO-G23")

Disc = tuple[int, int, int]


def blockers(board: Board, seen: int = -1) -> list[shapely.Polygon]:
    found = []
    for p in range(board.polygons()):
        if board.kind[p] & BLOCKS and board.element[p] != seen:
            at = board.first[p]
            found.append(
                shapely.Polygon(
                    [(board.points[at + 2 * k], board.points[at + 2 * k + 1]) for k in range(board.corners[p])]
                )
            )
    return found


def swept(board: Board, starts: np.ndarray, ends: np.ndarray, seen: int = -1) -> bool:
    """Whether a segment from one of these points to one of those is free."""
    i, j = np.meshgrid(range(len(starts)), range(len(ends)))
    lines = shapely.linestrings(np.stack([starts[i.ravel()], ends[j.ravel()]], 1))
    free = np.ones(len(lines), bool)
    for area in blockers(board, seen):
        shapely.prepare(area)
        free &= ~shapely.intersects(area, lines)
    return bool(free.any())


def rim(x: int, y: int, r: int, n: int) -> np.ndarray:
    t = np.linspace(0, math.tau, n, endpoint=False)
    return np.stack([x + (r - 0.01) * np.cos(t), y + (r - 0.01) * np.sin(t)], 1)


def is_witness(board: Board, line: vec[i64], a: Disc, b: Disc) -> bool:
    ax, ay, bx, by = line
    way = shapely.LineString([(ax, ay), (bx, by)])
    inside = math.dist((ax, ay), a[:2]) <= a[2] and math.dist((bx, by), b[:2]) <= b[2]
    return inside and not any(area.intersects(way) for area in blockers(board))


def boards(rng: random.Random) -> Board:
    return layout(rng.choice(list(LAYOUTS))) if rng.random() < 0.5 else random_board(rng, rng.randint(3, 9))


@pytest.mark.parametrize("seed", range(60))
def test_two_discs(seed: int) -> None:
    rng = random.Random(seed)
    s = crowd(rng, boards(rng), 4)
    for i in range(s.count()):
        for j in range(i):
            a, b = ((s.x(k), s.y(k), s.radius(k)) for k in (i, j))
            line = line_of_sight(s, i, j)
            assert sees(s, i, j) == sees(s, j, i) == (len(line) > 0)
            if len(line):
                assert is_witness(s.board, line, a, b)
                back = line_of_sight(s, j, i)
                assert list(back) == [*list(line)[2:], *list(line)[:2]], "the same from both sides"
            else:
                assert not swept(s.board, rim(*a, 40), rim(*b, 40))


def slit(rng: random.Random, width: float, thick: float) -> tuple[Board, Disc, Disc]:
    """Two long walls, a slit between their ends, at any angle, and a disc on either side that the slit looks at."""
    angle = rng.uniform(0, math.pi)
    c, n = math.cos(angle), math.sin(angle)

    def at(u: float, v: float) -> tuple[int, int]:
        return round(8000 + u * c - v * n), round(8000 + u * n + v * c)

    def wall(v0: float, v1: float) -> vec[i64]:
        corners = (at(-thick / 2, v0), at(thick / 2, v0), at(thick / 2, v1), at(-thick / 2, v1))
        return of([n for corner in corners for n in corner])

    board = bare().with_polygon(wall(width / 2, 4000), WALL, 0).with_polygon(wall(-4000, -width / 2), WALL, 1)
    slope = rng.uniform(-1, 1) * min(0.8 * width / thick, 0.3)
    near, far = -rng.uniform(thick / 2 + 700, 3500), rng.uniform(thick / 2 + 700, 3500)
    one = at(near, near * slope + rng.uniform(-400, 400))
    other = at(far, far * slope + rng.uniform(-400, 400))
    return board, (*one, SMALL), (*other, SMALL)


@pytest.mark.parametrize("width", [120, 50, 20, 10, 5, 3])
@pytest.mark.parametrize("thick", [50, 800])
def test_a_slit_is_seen_through(width: int, thick: int) -> None:
    rng = random.Random(width * thick)
    for _ in range(25):
        board, a, b = slit(rng, width, thick)
        line = line_between(board, *a, *b)
        assert len(line) and is_witness(board, line, a, b)


def test_touching_walls_leave_no_slit_and_a_thousandth_does() -> None:
    for gap, seen in ((0, False), (1, True), (2, True)):
        walls = walled(box(6000, 0, 6001, 8000), box(6000, 8000 + gap, 6001, 16000))
        assert sees(scene(walls, (4000, 8000), (9000, 8000)), 0, 1) == seen


def test_grazing_is_cut() -> None:
    """Points along a wall's edge: on it they do not see each other, one thousandth off they do."""
    walls = walled(box(6000, 4000, 8000, 5000))
    assert not len(line_between(walls, 5000, 5000, 0, 9000, 5000, 0))
    assert list(line_between(walls, 5000, 5001, 0, 9000, 5001, 0)) == [5000, 5001, 9000, 5001]
    assert len(line_between(walls, 5000, 5000, 1, 9000, 5000, 1)), "with a whole point above"


def test_only_what_blocks_blocks() -> None:
    for kind, seen in ((WALL, False), (FENCE, True), (ZONE, True)):
        s = scene(walled(box(6000, 0, 6500, 16000), kind=kind), (4000, 8000), (9000, 8000))
        assert sees(s, 0, 1) == seen
    crowded = scene(bare(), (4000, 8000), (6500, 8000), (9000, 8000))
    assert sees(crowded, 0, 2), "discs do not"


def test_off_the_board_nothing_sees_or_is_seen() -> None:
    s = scene(bare(), (4000, 8000), (9000, 8000))
    s.remove(1)
    assert not sees(s, 0, 1) and not sees(s, 1, 0) and not sees(s, 1, 1) and sees(s, 0, 0)
    assert not sees_point(s, 1, 100, 100) and sees_point(s, 0, 100, 100)


def test_a_wall_behind_a_disc_does_not_hide_it() -> None:
    """Blockers on the line but not between the two."""
    behind = walled(box(1000, 7000, 3400, 9000), box(9600, 7000, 12000, 9000), box(6000, 3000, 6400, 7990))
    s = scene(behind, (4000, 8000), (9000, 8000))
    line = line_of_sight(s, 0, 1)
    assert len(line) and is_witness(behind, line, (4000, 8000, SMALL), (9000, 8000, SMALL))


def test_discs_that_touch_or_overlap_see_each_other() -> None:
    wall = walled(box(4500, 4591, 5500, 5000))
    touching = scene(wall, (4000, 4000), (5182, 4000))
    assert sees(touching, 0, 1)
    around_a_corner = scene(walled(box(4591, 4000, 5000, 6000)), (4000, 4000), (4591, 2976))
    assert sees(around_a_corner, 0, 1)
    assert len(line_between(wall, 5000, 4300, 200, 5000, 4300, 100)), "one centre"
    assert len(line_between(wall, 4900, 4300, 200, 5000, 4390, 201)), "overlapping"


def test_a_point_in_a_wall_is_not_seen() -> None:
    wall = walled(box(6000, 6000, 7000, 7000))
    assert not len(line_between(wall, 4000, 6500, SMALL, 6500, 6500, 0))
    assert not len(line_between(wall, 4000, 6500, SMALL, 6000, 6500, 0))
    assert len(line_between(wall, 4000, 6500, SMALL, 5999, 6500, 0))


@given(st.integers(0, 2**32))
def test_a_polygonal_thing_is_seen_or_not(seed: int) -> None:
    rng = random.Random(seed)
    board = boards(rng)
    place = random_place(rng, Scene(board), SMALL)
    if place is None:
        return
    element = rng.randrange(board.polygons())
    line = line_to_element(board, *place, SMALL, element)
    at, n = board.first[element], board.corners[element]
    if len(line):
        ax, ay, bx, by = line
        assert math.dist((ax, ay), place) <= SMALL and in_polygon(board.points, at, n, bx, by)
        way = shapely.LineString([(ax, ay), (bx, by)])
        assert not any(area.intersects(way) for area in blockers(board, element))
        return
    ring = [(board.points[at + 2 * k], board.points[at + 2 * k + 1]) for k in range(n)]
    edge = shapely.Polygon(ring).exterior
    ends = np.array([edge.interpolate(t / 60, normalized=True).coords[0] for t in range(60)])
    assert not swept(board, rim(*place, SMALL, 40), ends, element)


def test_a_thing_is_seen_by_the_middle_of_its_edge_only() -> None:
    """Two walls hide both ends of a third; between them is a gap."""
    board = bare()
    for element, shape in enumerate([box(4000, 6000, 7900, 6100), box(8000, 6000, 12000, 6100)]):
        board = board.with_polygon(shape, WALL, element)
    board = board.with_polygon(box(4500, 9000, 11500, 9500), WALL, 2)
    s = scene(board, (7950, 3000))
    assert sees_element(s, 0, 2) and sees_element(s, 0, 0)
    hidden = (
        bare().with_polygon(box(2000, 6000, 14000, 6100), WALL, 0).with_polygon(box(7000, 7000, 9000, 8000), ZONE, 1)
    )
    assert not sees_element(scene(hidden, (8000, 3000)), 0, 1)
    assert sees_element(scene(hidden, (8000, 7500)), 0, 1), "from within"
    assert sees_element(scene(hidden, (8000, 8300)), 0, 1), "from over its edge"


def test_parts_of_one_thing_do_not_hide_it() -> None:
    board = (
        bare().with_polygon(box(6000, 6000, 10000, 6500), WALL, 5).with_polygon(box(6000, 6500, 6500, 9000), WALL, 5)
    )
    assert sees_element(scene(board, (8000, 3000)), 0, 5) and not sees_element(scene(board, (8000, 3000)), 0, 4)


def test_one_sees_as_far_as_the_wall() -> None:
    board = bare().with_polygon(of([6000, 2000, 6500, 2000, 6500, 6000, 6000, 6000]), WALL, 0)
    for towards in ((9000, 4000), (9000, 3000), (7000, 5900)):
        x, y = seen_until(board, 4000, 4000, *towards)
        assert not board.sight_blocked(4000, 4000, x, y, -1) and 5997 <= x < 6000
    assert seen_until(board, 4000, 4000, 9000, 9100)[0] >= 8998


def test_smoke_blocks_as_a_polygon() -> None:
    """A 24-gon inscribed in a marker of 50 mm."""
    corners = [
        (round(8000 + 984 * math.cos(k * math.pi / 12)), round(8000 + 984 * math.sin(k * math.pi / 12)))
        for k in range(24)
    ]
    smoke = polygon(" ".join(f"{x},{y}" for x, y in corners))
    board = bare().with_polygon(smoke, BLOCKS, 0)
    s = scene(board, (5000, 8000), (11000, 8000), (11000, 8900))
    assert not sees(s, 0, 1) and sees(s, 0, 2)
