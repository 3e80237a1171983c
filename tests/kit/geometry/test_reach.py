"""The witness solver: what it finds is legal, and what it does not find no other search finds."""

import math
import random

import pytest
from hypothesis import given
from hypothesis import strategies as st

from ludotheque.kit.geometry.angles import cosine, sine
from ludotheque.kit.geometry.board import FINE, SHELTERS, Board, Scene
from ludotheque.kit.geometry.chord import chord, has_chord
from ludotheque.kit.geometry.reach import HASTY, Reach
from ludotheque.kit.geometry.ruler import Ruler, laid_fault, ruler_fault
from ludotheque.kit.geometry.travel import NO_TOOL, Travel, contact_point, inner_point
from tests.kit.geometry.boards import (
    LARGE,
    LAYOUTS,
    MARCH,
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

pytestmark = rule("OLO-G14", "OLO-G15", "OLO-G17")


def distance_to_box(x: float, y: float, a: float, b: float) -> float:
    return math.hypot(max(abs(x) - a, 0), max(abs(y) - b, 0))


def outline_error(x: float, y: float, a: float, b: float, r: float) -> float:
    """How far a point lies from the outline of a rounded rectangle."""
    return abs(distance_to_box(x, y, a, b) - r)


@given(
    st.sampled_from([(3000, 750), (1000, 500), (700, 600), (2000, 2000)]),
    st.integers(300, 2500),
    st.integers(0, 2**20),
    st.integers(0, 2**20),
    st.sampled_from([1, 16, 256, 4096]),
)
def test_both_ends_of_a_chord_lie_on_the_outline(
    sides: tuple[int, int], radius: int, u: int, v: int, divided: int
) -> None:
    a, b, r = sides[0] * 32, sides[1] * 32, radius * 64
    v //= divided
    if not has_chord(u, v, a, b, r):
        return
    x, y = map(int, chord(u, v, a, b, r))
    for px, py in ((x, y), (x - u, y - v), (u - x, v - y)):
        assert outline_error(px, py, a, b, r) < 4, "a sixteenth of a thousandth"
    if sides[0] > sides[1]:
        x, y = map(int, chord(v, u, b, a, r)) if has_chord(v, u, b, a, r) else (y, x)
        assert outline_error(y, x, a, b, r) < 4


def test_a_way_is_too_long_for_the_outline_or_it_is_not() -> None:
    a, b, r = 3000 * 32, 750 * 32, 599 * 64
    assert has_chord(2 * (a + r), 0, a, b, r) and not has_chord(2 * (a + r) + 1, 0, a, b, r)
    assert has_chord(0, 2 * (b + r), a, b, r) and not has_chord(0, 2 * (b + r) + 1, a, b, r)
    assert not has_chord(2 * (a + r), 2 * (b + r), a, b, r)


def somewhere(rng: random.Random, reach: Reach) -> tuple[int, int]:
    angle, far = rng.uniform(0, math.tau), int(reach.ruler.reach(reach.radius)) + 30
    distance = far * math.sqrt(rng.random())
    return reach.sx + round(distance * math.cos(angle)), reach.sy + round(distance * math.sin(angle))


def boards(rng: random.Random) -> Board:
    return layout(rng.choice(list(LAYOUTS))) if rng.random() < 0.6 else random_board(rng, 7)


@given(st.integers(0, 2**32), st.sampled_from([MARCH, SHOVE]))
def test_a_witness_is_legal(seed: int, ruler: Ruler) -> None:
    rng = random.Random(seed)
    s = crowd(rng, boards(rng), 7)
    if not s.count():
        return
    reach = Reach(s, 0, ruler)
    for _ in range(4):
        x, y = somewhere(rng, reach)
        if reach.find(x, y, 5):
            assert ruler_fault(s, 0, ruler, reach.corners, x, y) == FINE


def swept(s: Scene, ruler: Ruler, x: int, y: int, rng: random.Random, tries: int) -> bool:
    """A search that knows nothing of chords: rulers anywhere along the start's outline, at any angle, nudged onto the
    end's outline by halving."""
    r = int(s.radius(0)) + 8
    half = ruler.length / 2, ruler.width / 2
    for _ in range(tries):
        angle = rng.randrange(18000)
        c, n = math.cos(math.radians(angle / 100)), math.sin(math.radians(angle / 100))
        around = [around_outline(k / 40, *half, r) for k in range(41)]
        around = [(int(s.x(0)) + u * c - v * n, int(s.y(0)) + u * n + v * c) for u, v in around]
        offs = [
            distance_to_box((x - cx) * c + (y - cy) * n, (y - cy) * c - (x - cx) * n, *half) - r for cx, cy in around
        ]
        for k in range(40):
            if (offs[k] < 0) != (offs[k + 1] < 0):
                t = offs[k] / (offs[k] - offs[k + 1])
                cx, cy = (around[k][m] + t * (around[k + 1][m] - around[k][m]) for m in (0, 1))
                if ruler_fault(s, 0, ruler, ruler.laid(round(cx), round(cy), angle), x, y) == FINE:
                    return True
    return False


def around_outline(t: float, a: float, b: float, r: float) -> tuple[float, float]:
    """A point of the rounded rectangle's outline, t from 0 to 1 around it by angle of the normal, sides included."""
    sides = [2 * b, 2 * a, 2 * b, 2 * a]
    arc = math.pi / 2 * r
    place = t % 1 * (sum(sides) + 4 * arc)
    corners = [(a, -b), (a, b), (-a, b), (-a, -b)]
    for k, side in enumerate(sides):
        nx, ny = math.cos(k * math.pi / 2), math.sin(k * math.pi / 2)
        x, y = corners[k]
        if place <= side:
            return x + nx * r - ny * place, y + ny * r + nx * place
        place -= side
        x, y = corners[(k + 1) % 4]
        if place <= arc:
            turn = k * math.pi / 2 + place / r
            return x + math.cos(turn) * r, y + math.sin(turn) * r
        place -= arc
    return a + r, -b


@pytest.mark.parametrize("seed", range(12))
def test_what_is_not_found_no_sweep_finds(seed: int) -> None:
    rng = random.Random(seed)
    s = crowd(rng, boards(rng), 8)
    reach = Reach(s, 0, MARCH)
    refused = 0
    for _ in range(60):
        x, y = somewhere(rng, reach)
        if s.can_stand(x, y, reach.radius, 0) and not reach.find_in_room(x, y, 1) and refused < 3:
            refused += 1
            assert not swept(s, MARCH, x, y, rng, 60), (x, y)


@given(st.integers(0, 2**32))
def test_the_quick_test_drops_no_ruler_that_could_lie(seed: int) -> None:
    rng = random.Random(seed)
    s = crowd(rng, boards(rng), 8)
    if not s.count():
        return
    reach = Reach(s, 0, MARCH)
    reach.tried = HASTY
    for _ in range(20):
        turn, far = rng.randrange(180), reach.radius + 1800
        x, y = rng.randrange(-far, far), rng.randrange(-far, far)
        reach.try_turn(s.x(0) + 1, s.y(0), turn)
        if reach._clearly_covers(turn, x, y):
            corners = MARCH.laid(s.x(0) + x, s.y(0) + y, 100 * turn)
            assert laid_fault(s, MARCH, corners) != FINE


def test_a_sweep_finds_what_there_is() -> None:
    """So that the test above can fail."""
    s = scene(layout("friche"), (8000, 8000))
    assert swept(s, MARCH, 10000, 9000, random.Random(1), 40)


@pytest.mark.parametrize("step", [1, 5])
def test_a_corridor_as_wide_as_the_rule_wants_is_passed(step: int) -> None:
    """2 inches between walls 6 long: the disc goes from one end to as far inside as the ruler is long."""
    s = scene(walled(box(5000, 3000, 11000, 7000), box(5000, 9000, 11000, 13000)), (4300, 8000))
    reach = Reach(s, 0, MARCH)
    assert reach.find(8400, 8000, step) and not reach.find(8650, 8000, 1)
    assert all(7000 <= y <= 9000 for y in list(reach.corners)[1::2])


def test_along_a_wall_the_ruler_lies_on_the_free_side() -> None:
    """Start and end on a line along the board's edge, as parallel as can be, a disc at either end of it."""
    s = scene(bare(), (4000, 591), (2800, 591), (7400, 591))
    reach = Reach(s, 0, MARCH)
    assert reach.find(6200, 591, 1) and min(list(reach.corners)[1::2]) >= 591


def test_a_ruler_between_two_discs_slides_to_where_it_fits() -> None:
    """Parallel to the way and in its middle something is in the way of the generic places: the sliding ones serve."""
    s = scene(bare(), (5000, 8000), (7900, 9400), (2300, 9400), (7900, 6600), (2300, 6600))
    reach = Reach(s, 0, MARCH)
    found = [turn for turn in range(180) if reach.try_turn(5400, 8000, turn)]
    assert 0 in found and ruler_fault(s, 0, MARCH, reach.corners, 5400, 8000) == FINE


@pytest.mark.parametrize("seed", range(8))
def test_whichever_ruler_is_tried_first_the_answer_is_the_same(seed: int) -> None:
    rng = random.Random(seed)
    s = crowd(rng, layout(list(LAYOUTS)[seed % 4]), 7)
    answers = []
    for ruler in (MARCH, SHOVE):
        reach, other, far = Reach(s, 0, ruler), Reach(s, 0, ruler), ruler.reach(s.radius(0))
        for _ in range(25):
            x, y = s.x(0) + rng.randint(-far, far), s.y(0) + rng.randint(-far, far)
            if s.can_stand(x, y, s.radius(0), 0):
                answers.append(reach.leads(x, y, 5))
                assert answers[-1] == other.find_in_room(x, y, 5)
                if answers[-1]:
                    assert ruler_fault(s, 0, ruler, reach.corners, x, y) == FINE
    assert any(answers) and not all(answers)


def test_no_room_no_move() -> None:
    s = scene(walled(box(6000, 6000, 6500, 10000)), (4000, 8000), (4000, 9300))
    reach = Reach(s, 0, MARCH)
    assert not reach.find(4000, 8000, 1) and not reach.find(4000, 9300, 1) and not reach.find(5500, 8000, 1)
    assert not reach.find(300, 8000, 1)


def test_tools_are_tried_in_order() -> None:
    s = scene(bare(), (8000, 8000))
    travel = Travel(s, 0, [MARCH, SHOVE], 2 * SMALL)
    assert (travel.farthest, travel.tools()) == (4274, 2)
    assert [travel.limit(tool) for tool in range(3)] == [4274, 2300, 1182]
    assert [travel.find(8000 + d, 8000, 5) for d in (100, 2200, 4200, 4400)] == [0, 0, 0, NO_TOOL]
    assert travel.find(8000, 8000, 5) == NO_TOOL
    push = Travel(s, 0, [SHOVE], 0)
    assert push.find(9000, 8000, 5) == 0 and push.find(11000, 8000, 5) == NO_TOOL


def test_in_a_pocket_only_the_slide_is_left() -> None:
    """A room too small for any ruler."""
    walls = [box(3000, 3000, 7000, 3100), box(3000, 4700, 7000, 4800), box(3000, 3100, 3100, 4700)]
    s = scene(walled(*walls, box(5000, 3100, 5100, 4700)), (3700, 3700))
    travel = Travel(s, 0, [MARCH, SHOVE], 2 * SMALL)
    assert travel.find(4400, 3900, 1) == 2 and len(travel.corners) == 0
    assert s.board.kind[0] & SHELTERS


@pytest.mark.parametrize("distance", [1182, 1181, 1575, 2000, 591])
def test_contact_points_are_never_an_overlap_and_never_far(distance: int) -> None:
    for angle in range(0, 36000, 437):
        x, y = contact_point(8000, 8000, cosine(angle), sine(angle), distance)
        assert distance <= math.dist((x, y), (8000, 8000)) <= distance + 1
        x, y = inner_point(8000, 8000, cosine(angle), sine(angle), distance)
        assert distance - 1 <= math.dist((x, y), (8000, 8000)) <= distance


def test_large_pieces_reach_as_far_as_they_should() -> None:
    s = scene(bare(), (6000, 8000), radius=LARGE)
    reach = Reach(s, 0, MARCH)
    assert reach.find(6000 + 5060, 8000, 1) and not reach.find(6000 + 5080, 8000, 1)
