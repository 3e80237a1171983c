"""Discs, segments and polygons against shapely, which measures in floats: only clear cases are compared with it, and
those that are not clear are settled by fractions."""

import random
from fractions import Fraction

import pytest
import shapely
from hypothesis import given
from hypothesis import strategies as st
from librt.vecs import vec
from mypy_extensions import i64

from ludotheque.core.vecs import of
from ludotheque.kit.geometry.exact import SIDE, SPAN
from ludotheque.kit.geometry.shapes import (
    in_polygon,
    is_convex,
    point_to_polygon,
    point_to_segment,
    polygon_distance,
    polygon_to_polygon,
    polygons_overlap,
    segment_meets,
    segment_to_polygon,
)
from tests.kit.geometry.boards import box, polygon, random_polygon
from tests.marks import rule

pytestmark = rule("OLO-G02", "OLO-G04", "OLO-G05")

CLEAR = 1e-6  # shapely's doubles are good to some 1e-11 at these sizes

seeds = st.integers(0, 2**32)


def corners(shape: vec[i64]) -> list[tuple[int, int]]:
    return list(zip(list(shape)[::2], list(shape)[1::2], strict=True))


def shaped(shape: vec[i64]) -> shapely.Polygon:
    return shapely.Polygon(corners(shape))


def size(shape: vec[i64]) -> int:
    return len(shape) // 2


def point(rng: random.Random) -> tuple[int, int]:
    return rng.randrange(16001), rng.randrange(16001)


def exact_distance2(shape: vec[i64], x: int, y: int) -> Fraction:
    """The square of the distance to a polygon, edge by edge, in fractions."""
    ring = corners(shape)
    best, inside = None, True
    for (ax, ay), (bx, by) in zip(ring, ring[1:] + ring[:1], strict=True):
        ex, ey, wx, wy = bx - ax, by - ay, x - ax, y - ay
        if ex * wy - ey * wx < 0:
            inside = False
        t = min(max(Fraction(ex * wx + ey * wy, ex * ex + ey * ey), Fraction(0)), Fraction(1))
        d2 = (wx - t * ex) ** 2 + (wy - t * ey) ** 2
        best = d2 if best is None else min(best, d2)
    assert best is not None
    return Fraction(0) if inside else best


def order(d2: Fraction, k: int) -> int:
    return (d2 > k * k) - (d2 < k * k)


@given(seeds)
def test_the_distance_to_a_polygon(seed: int) -> None:
    rng = random.Random(seed)
    shape = random_polygon(rng)
    for _ in range(10):
        x, y = point(rng)
        n, d = polygon_distance(shape, 0, size(shape), x, y)
        assert Fraction(n, d) == exact_distance2(shape, x, y)
        assert (int(n) / int(d)) ** 0.5 == pytest.approx(shaped(shape).distance(shapely.Point(x, y)), abs=CLEAR)


@given(seeds)
def test_the_distance_is_compared_exactly(seed: int) -> None:
    """With lengths around the very distance, where floats cannot tell."""
    rng = random.Random(seed)
    shape = random_polygon(rng)
    for _ in range(10):
        x, y = point(rng)
        d2 = exact_distance2(shape, x, y)
        whole = int(float(d2) ** 0.5)
        for k in (0, 1, whole - 1, whole, whole + 1, SPAN, 2 * SPAN):
            if k >= 0:
                assert point_to_polygon(shape, 0, size(shape), x, y, k) == order(d2, k)


@given(seeds)
def test_a_point_in_a_polygon_and_on_its_edge(seed: int) -> None:
    rng = random.Random(seed)
    shape = random_polygon(rng)
    for x, y in [point(rng), *corners(shape)]:
        assert in_polygon(shape, 0, size(shape), x, y) == (exact_distance2(shape, x, y) == 0)


@given(seeds)
def test_a_segment_and_a_polygon(seed: int) -> None:
    rng = random.Random(seed)
    shape = random_polygon(rng)
    (ax, ay), (bx, by) = point(rng), point(rng)
    line, area = shapely.LineString([(ax, ay), (bx, by)]), shaped(shape)
    assert segment_meets(shape, 0, size(shape), ax, ay, bx, by) == area.intersects(line)
    apart = area.distance(line)
    for k in (int(apart), int(apart) + 1, rng.randrange(3000)):
        if abs(apart - k) > CLEAR:
            assert segment_to_polygon(shape, 0, size(shape), ax, ay, bx, by, k) == (1 if apart > k else -1)
    x, y = point(rng)
    far = line.distance(shapely.Point(x, y))
    if abs(far - 1500) > CLEAR:
        assert point_to_segment(ax, ay, bx, by, x, y, 1500) == (1 if far > 1500 else -1)


@given(seeds)
def test_two_polygons(seed: int) -> None:
    rng = random.Random(seed)
    p, q = random_polygon(rng), random_polygon(rng)
    one, other = shaped(p), shaped(q)
    if one.intersection(other).area > CLEAR or not one.intersects(other):
        assert polygons_overlap(p, 0, size(p), q, 0, size(q)) == (one.intersection(other).area > CLEAR)
    apart = one.distance(other)
    for k in (int(apart), int(apart) + 1):
        if abs(apart - k) > CLEAR:
            assert polygon_to_polygon(p, 0, size(p), q, 0, size(q), k) == (1 if apart > k else -1)
            assert polygon_to_polygon(q, 0, size(q), p, 0, size(p), k) == (1 if apart > k else -1)


def test_touching_is_not_overlapping_but_it_is_meeting() -> None:
    p, corner, edge, inner = box(0, 0, 10, 10), box(10, 10, 20, 20), box(10, 2, 20, 8), box(2, 2, 4, 4)
    for q in (corner, edge):
        assert not polygons_overlap(p, 0, 4, q, 0, 4) and polygon_to_polygon(p, 0, 4, q, 0, 4, 0) == 0
    for one, other in ((p, inner), (inner, p)):
        assert polygons_overlap(one, 0, 4, other, 0, 4) and polygon_to_polygon(one, 0, 4, other, 0, 4, 0) == 0
        assert polygon_to_polygon(one, 0, 4, other, 0, 4, 1) == -1
    assert segment_meets(p, 0, 4, 10, -5, 10, 15), "along an edge"
    assert segment_meets(p, 0, 4, 15, 5, 10, 5) and not segment_meets(p, 0, 4, 15, 5, 11, 5)
    assert segment_meets(p, 0, 4, 10, 10, 10, 10) and not segment_meets(p, 0, 4, 11, 10, 11, 10), "a single point"
    assert segment_meets(p, 0, 4, 9, 12, 12, 9) is False, "past a corner"
    assert point_to_polygon(p, 0, 4, 15, 5, 5) == 0 == point_to_polygon(p, 0, 4, 13, 14, 5), "a disc beside it"
    assert point_to_polygon(p, 0, 4, 14, 5, 5) == -1 == point_to_polygon(p, 0, 4, 13, 13, 5)


def test_lengths_as_large_as_they_get() -> None:
    """The corners of the largest board: nothing overflows, compiled or not."""
    shape = of([0, 0, SIDE, 0, SIDE, 1, 0, 1])
    assert point_to_polygon(shape, 0, 4, SIDE, SIDE, SIDE - 1) == 0
    assert point_to_polygon(shape, 0, 4, SIDE, SIDE, SIDE) == -1
    slope = of([0, 0, SIDE, SIDE - 1, SIDE, SIDE])
    for x, y in ((0, SIDE), (SIDE, 0), (0, 0), (SIDE, SIDE)):
        n, d = polygon_distance(slope, 0, 3, x, y)
        assert Fraction(n, d) == exact_distance2(slope, x, y)
        for k in (0, 23169, 23170, SPAN, 10 * SPAN):
            assert point_to_polygon(slope, 0, 3, x, y, k) == order(exact_distance2(slope, x, y), k)
    assert polygons_overlap(slope, 0, 3, shape, 0, 4)


@pytest.mark.parametrize(
    ("text", "convex"),
    [
        ("0,0 4,0 4,4 0,4", True),
        ("0,0 0,4 4,4 4,0", False),
        ("0,0 4,0 4,4 2,2 0,4", False),
        ("0,0 2,0 4,0 4,4 0,4", False),
        ("0,0 4,0", False),
        ("0,0 6,4 0,4 6,0 3,6", False),
        ("0,0 4,0 0,4", True),
    ],
    ids=["square", "clockwise", "dented", "flat corner", "a line", "a star", "triangle"],
)
def test_what_is_a_convex_polygon(text: str, convex: bool) -> None:
    shape = polygon(text)
    assert is_convex(shape, 0, size(shape)) == convex
