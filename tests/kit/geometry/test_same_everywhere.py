"""The same answers on every machine, compiled or not: thousands of random questions, one kept digest a topic.

This file runs on both engines. A digest changes only with the geometry itself; then look at what changed and why, and
keep the new one.
"""

import hashlib
import random
from collections.abc import Callable, Iterable, Iterator

import pytest

from ludotheque.core.vecs import of
from ludotheque.kit.geometry.angles import cosine, sine, unit
from ludotheque.kit.geometry.board import NOBODY, WALL, Board, Scene
from ludotheque.kit.geometry.chord import chord, has_chord
from ludotheque.kit.geometry.entry import Entry
from ludotheque.kit.geometry.exact import SIDE, compare_products, compare_roots, isqrt
from ludotheque.kit.geometry.heading import approach, goal_disc, is_towards
from ludotheque.kit.geometry.measure import compare_gaps, engaged, gap_up, sheltered, supported
from ludotheque.kit.geometry.pose import nearest_place
from ludotheque.kit.geometry.reach import Reach
from ludotheque.kit.geometry.region import Region
from ludotheque.kit.geometry.ruler import Ruler, laid_fault, placing_fault, ruler_fault, slide_fault
from ludotheque.kit.geometry.shapes import polygon_distance, segment_meets
from ludotheque.kit.geometry.sight import line_of_sight, line_to_element
from ludotheque.kit.geometry.snap import Snap
from ludotheque.kit.geometry.spots import march_spots
from ludotheque.kit.geometry.travel import Travel
from tests.kit.geometry.boards import (
    LAYOUTS,
    MARCH,
    PIECE,
    SHOVE,
    SMALL,
    crowd,
    layout,
    polygon,
    random_board,
    random_polygon,
)


def scenes(count: int, pieces: int) -> Iterator[tuple[random.Random, Scene]]:
    for seed in range(count):
        rng = random.Random(seed)
        board = layout(list(LAYOUTS)[seed % 4]) if seed % 3 else random_board(rng, 7)
        yield rng, crowd(rng, board, pieces)


def near(rng: random.Random, s: Scene) -> tuple[int, int]:
    return s.x(0) + rng.randrange(-4400, 4401), s.y(0) + rng.randrange(-4400, 4401)


def numbers() -> Iterator[object]:
    rng = random.Random(1)
    for _ in range(3000):
        a, b, c, d = (rng.getrandbits(rng.randrange(1, 63)) for _ in range(4))
        yield isqrt(a), compare_products(a, b, c, d), sine(a % 36000), cosine(b % 36000)
        yield unit(c % 90000 - 45000, d % 90000 - 45000)
        n1, d1, n2, d2 = a % SIDE**2 + 1, b % 1000 + 1, c % SIDE**2 + 1, d % 1000 + 1
        yield compare_roots(n1 * d1, d1, n2 * d2 + b % 3, d2, a % 7 - 3)
        u, v = a % 400000, b % 200000
        if has_chord(u, v, 96000, 24000, 38336):
            yield chord(u, v, 96000, 24000, 38336)


def shapes() -> Iterator[object]:
    rng = random.Random(2)
    for _ in range(300):
        shape = random_polygon(rng)
        for _ in range(5):
            x, y, to_x, to_y = (rng.randrange(16001) for _ in range(4))
            yield polygon_distance(shape, 0, len(shape) // 2, x, y)
            yield segment_meets(shape, 0, len(shape) // 2, x, y, to_x, to_y)


def measures() -> Iterator[object]:
    for _, s in scenes(80, 7):
        for i in range(s.count()):
            yield engaged(s, i), sheltered(s, i)
            for j in range(s.count()):
                if i != j:
                    yield gap_up(s, i, j), supported(s, i, j), compare_gaps(s, i, j, 0) if i else 0


def sights() -> Iterator[object]:
    for rng, s in scenes(200, 5):
        for i in range(s.count()):
            for j in range(i):
                yield list(line_of_sight(s, i, j))
        yield list(line_to_element(s.board, s.x(0), s.y(0), s.radius(0), rng.randrange(s.board.polygons())))


def moves() -> Iterator[object]:
    for rng, s in scenes(120, 6):
        reach = Reach(s, 0, MARCH)
        for _ in range(12):
            x, y = near(rng, s)
            found = reach.find(x, y, 5)
            yield found, list(reach.corners)
            corners = MARCH.laid(x, y, rng.randrange(18000))
            yield laid_fault(s, MARCH, corners), ruler_fault(s, 0, SHOVE, reach.corners or corners, x, y)
            yield slide_fault(s, 0, x, y, 1182), placing_fault(s, 0, x, y, 3000)
            yield is_towards(goal_disc(s, 1), s.x(0), s.y(0), x, y)


def places() -> Iterator[object]:
    for rng, s in scenes(40, 8):
        yield nearest_place(s, rng.randrange(16001), rng.randrange(16001), SMALL, NOBODY)
        entry = Entry(s, SMALL, MARCH, rng.randrange(4))
        yield entry.find(rng.randrange(16001), rng.randrange(600, 3600), 9), list(entry.corners)
        snap = Snap(Travel(s, 0, [MARCH], 0))
        yield snap.click(s.x(0) + rng.randrange(2000), s.y(0) + rng.randrange(2000)), snap.x, snap.y, snap.magnet


def plans() -> Iterator[object]:
    for _, s in scenes(8, 6):
        travel = Travel(s, 0, [MARCH, SHOVE], 2 * s.radius(0))
        way = approach(travel, goal_disc(s, 1))
        yield way.x, way.y, way.tool, list(way.corners(travel))
        for spot in march_spots(travel, of([]), of([1]), 40):
            yield spot.x, spot.y, spot.tool, spot.features, list(spot.corners)
    for _, s in scenes(3, 6):
        region = Region(Travel(s, 0, [MARCH], 0), 500)
        region.build()
        yield [list(ring) for ring in region.rings]


def largest() -> Iterator[object]:
    """The largest board, the longest ruler, pieces and walls from corner to corner: what overflows when compiled, where
    numbers have 64 bits, differs from Python's numbers, which have no end."""
    walls = ["0,0 16000,15800 15800,16000", "17000,16900 32767,32700 32700,32767", "32767,0 32767,40 20000,14000"]
    walls += ["0,32767 0,32727 14000,20000", "16383,17500 16384,17500 16384,24000"]
    board = Board(SIDE, SIDE, 20, 1000, 1000)
    for element, corners in enumerate(walls):
        board = board.with_polygon(polygon(corners), WALL, element)
    rulers = [Ruler(SIDE // 4, SIDE // 4), Ruler(SIDE // 4, 500)]
    for seed in range(12):
        rng = random.Random(seed)
        s = Scene(board)
        for side, r in enumerate((800, 2500, 300, 0)):
            while s.count() <= side:
                x, y = (rng.choice([0, SIDE, rng.randrange(SIDE + 1)]) for _ in range(2))
                x, y = min(max(x, r), SIDE - r), min(max(y, r), SIDE - r)
                if s.can_stand(x, y, r, NOBODY):
                    s.add(x, y, r, side, PIECE)
        for i in range(4):
            yield engaged(s, i), sheltered(s, i), list(line_to_element(board, s.x(i), s.y(i), s.radius(i), seed % 5))
            for j in range(i):
                yield gap_up(s, i, j), compare_gaps(s, 3, i, j), list(line_of_sight(s, i, j))
        for x, y in ((0, 0), (SIDE, SIDE), (0, SIDE), (16383, 16383), (SIDE, 16383)):
            yield [polygon_distance(polygon(corners), 0, 3, x, y) for corners in walls]
            yield nearest_place(s, x, y, 2500, NOBODY), slide_fault(s, 0, x, y, SIDE), placing_fault(s, 0, x, y, 10**15)
        for ruler in rulers:
            travel = Travel(s, 0, [ruler], 5000)
            way = approach(travel, goal_disc(s, 1))
            yield way.x, way.y, way.tool, list(way.corners(travel))
            yield [(spot.x, spot.y, list(spot.corners)) for spot in march_spots(travel, of([2]), of([1]), 9)]
        entry = Entry(s, 800, rulers[1], seed % 4)
        yield entry.find(rng.randrange(SIDE), 4000, 30), list(entry.corners)


def digest(answers: Iterable[object]) -> str:
    text = "\n".join(plain(answer) for answer in answers)
    return hashlib.sha256(text.encode()).hexdigest()[:16]


def plain(answer: object) -> str:
    if isinstance(answer, list | tuple):
        return "(" + " ".join(plain(part) for part in answer) + ")"
    return str(int(answer))  # type: ignore[call-overload] # a number or a truth value


KEPT = {
    numbers: "3c59b24a73c49cac",
    shapes: "cade30116a02219a",
    measures: "a9deffdda08c4af7",
    sights: "73341fc8189d2d17",
    moves: "f531329f3b6b79ff",
    places: "65fac33fb0fa57d2",
    largest: "ae446fc1b6cd4afb",
    plans: "40ae0146a401f37d",
}


@pytest.mark.parametrize("topic", list(KEPT), ids=lambda topic: topic.__name__)
def test_the_answers_are_the_kept_ones(topic: Callable[[], Iterator[object]]) -> None:
    assert digest(topic()) == KEPT[topic]
