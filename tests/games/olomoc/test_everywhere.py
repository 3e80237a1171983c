"""Whether there is a place at all is decided exactly: to a thousandth of an inch, by every ruler that can be laid
(OLO-Q112)."""

import math
import random
from typing import Any

import pytest

from ludotheque.core.state import arg_a, arg_b, pack
from ludotheque.core.vecs import of
from ludotheque.games.olomoc import verbs
from ludotheque.games.olomoc.hiding import Hiding
from ludotheque.games.olomoc.laying import NO_END, Laying
from ludotheque.games.olomoc.phases import moving
from ludotheque.games.olomoc.phases.moving import Anywhere, Where
from ludotheque.games.olomoc.search import KEPT, Answers
from ludotheque.kit.geometry.board import FINE
from ludotheque.kit.geometry.ruler import lying_fault, touches_ruler
from ludotheque.kit.geometry.sight import sees
from tests.games.olomoc.scene import AGENDAS, Scene, box, crowded, scene
from tests.marks import rule

R = 591  # of a 30 mm base
FOE = (5000, 4000)
REACH = math.hypot(3000, 750) + 2 * R  # a march ruler, the base at both ends of its diagonal
TOUCH = 20


def behind(normal: tuple[int, int, int], distance: int) -> Scene:
    """A long low wall before the foe, so that whoever comes from the other side stands at least `distance` from it, in
    parts of the length of the normal."""
    a, b, length = normal
    line = distance - R * length
    x = next(x for x in range(b) if (line - a * x) % b == 0)
    middle = (line * a // length**2 - x) // b
    west, east = x + b * (middle - 2600 // length), x + b * (middle + 2600 // length)
    corners = [(west, (line - a * west) // b), (east, (line - a * east) // b)]
    thick = 400 // length
    corners = [(x - a * thick, y - b * thick) for x, y in corners] + corners[::-1]
    wall = [n for x, y in corners for n in (FOE[0] + x, FOE[1] + y)]
    start = (FOE[0] + 5700 * a // length, FOE[1] + 5700 * b // length)
    return scene(terrain=[("low", wall)], pieces={"a3": start, "b2": FOE})


def ends_near(at: Scene, x: int, y: int, far: int) -> list[tuple[int, int]]:
    """Every whole point around one where a charge may end, each looked at by itself."""
    charge, bloc = Where(0, 2, moving.CHARGES, 4), at.s.scene()
    around = [(x + i, y + j) for i in range(-far, far + 1) for j in range(-far, far + 1)]
    return [
        (i, j)
        for i, j in around
        if bloc.can_stand(i, j, R, 2) and charge.why_not(at.s, 0, pack(verbs.AT, i, j, moving.ANY_TOOL)) is None
    ]


@rule("OLO-Q112", "OLO-123")
@pytest.mark.parametrize(
    ("normal", "distance", "count"),
    [((20, 21, 29), 63277, 1), ((20, 21, 29), 63276, 2), ((8, 15, 17), 37093, 2), ((5, 12, 13), 28365, 3)],
)
def test_a_charge_with_a_single_place_is_possible(normal: tuple[int, int, int], distance: int, count: int) -> None:
    at = behind(normal, distance)
    foot = [FOE[k] + round(2182 * normal[k] / normal[2]) for k in (0, 1)]
    assert len(ends_near(at, foot[0], foot[1], 40)) == count
    assert ("charge", "a3", "b2") in at.offered
    found = Where(0, 2, moving.CHARGES, 4).ends(at.s, 1, 0)
    assert (int(arg_a(found[0])), int(arg_b(found[0]))) in ends_near(at, foot[0], foot[1], 40)


@rule("OLO-Q112", "OLO-123")
@pytest.mark.parametrize(
    ("normal", "distance"), [((20, 21, 29), 63278), ((8, 15, 17), 37094), ((5, 12, 13), 28366), ((3, 4, 5), 10910)]
)
def test_a_wall_less_than_a_thousandth_farther_leaves_no_place(normal: tuple[int, int, int], distance: int) -> None:
    at = behind(normal, distance)
    assert at.refused("charge", "a3", "b2") == ("OLO-Q36", "no-charge")


@rule("OLO-Q112", "OLO-G12", "OLO-051")
@pytest.mark.parametrize("degrees", [7, 41])
@pytest.mark.parametrize(("beyond", "possible"), [(20, True), (42, False)])
def test_a_ruler_may_leave_a_gap_at_both_ends(degrees: int, beyond: int, possible: bool) -> None:
    """As far as a diagonal and the width of two contacts lead, and no farther."""
    apart, turn = REACH + 2 * R + 1000 + beyond, math.radians(degrees)
    foe = (4000 + round(apart * math.cos(turn)), 6000 + round(apart * math.sin(turn)))
    at = scene(terrain=[], pieces={"a3": (4000, 6000), "b2": foe})
    assert (("charge", "a3", "b2") in at.offered) is possible
    if possible:
        at.play(("charge", "a3", "b2"))
        at.play(("at", *at.magnets[0]))
        assert math.dist(at.at("a3"), foe) <= 2 * R + 1000 and math.dist(at.at("a3"), (4000, 6000)) > REACH + beyond - 2


@rule("OLO-Q112", "OLO-G15", "OLO-Q22")
@pytest.mark.parametrize(("gap", "possible"), [(752, True), (749, False)])
def test_a_ruler_lies_at_any_angle_between_two_walls(gap: int, possible: bool) -> None:
    """A way hardly wider than the ruler, at an angle between two whole degrees, is the only one out of a court."""
    at = court(gap)
    assert any(out_of_court(at, Where(0, 2, moving.MARCHES))) is possible
    assert not any(Where(0, 2, moving.MARCHES).travel(at.s, at.s.scene()).leads(x, y, 1) for x, y in far_spots())


def turned(along: float, across: float) -> list[int]:
    """A point of a plane that is turned by 26.5 degrees around the middle of the Bloc."""
    cos, sin = math.cos(math.radians(26.5)), math.sin(math.radians(26.5))
    return [round(8000 + along * cos - across * sin), round(8000 + along * sin + across * cos)]


def slab(west: float, south: float, east: float, north: float) -> tuple[str, list[int]]:
    corners = [(west, south), (east, south), (east, north), (west, north)]
    return "low", [n for along, across in corners for n in turned(along, across)]


def court(gap: int) -> Scene:
    """Somebody before a slanted passage of that width and an inch and a half long."""
    half = gap / 2
    walls = [slab(0, half, 1500, 5000), slab(0, -5000, 1500, -half)]
    x, y = turned(-700, 0)
    return scene(terrain=walls, pieces={"a3": (x, y)})


def out_of_court(at: Scene, march: Where) -> list[bool]:
    """Whether places at the far end of the passage can be announced."""
    spots = far_spots()
    return [march.why_not(at.s, 0, pack(verbs.AT, x, y, moving.ANY_TOOL)) is None for x, y in spots]


def far_spots() -> list[list[int]]:
    """Beside the ruler where it has come out."""
    return [turned(along, side * (375 + R + 10)) for along in (2250, 2600) for side in (-1, 1)]


@rule("OLO-Q112", "OLO-227", "OLO-228", "OLO-G32")
@pytest.mark.parametrize(("width", "possible"), [(2 * R, True), (2 * R + 2, True), (2 * R - 1, False)])
def test_an_entry_through_a_single_slot_is_possible(width: int, possible: bool) -> None:
    """Low walls cover the south but for one slot, which lies on no half or quarter of an inch."""
    west = 4137
    walls = [box(0, 0, west, 5000, "low"), box(west + width, 0, 16000, 5000, "low")]
    at = scene(terrain=walls, pieces={"b2": (8000, 12000)}, edges=["south", "north"])
    enter = Where(0, 2, moving.ENTERS)
    assert enter.possible(at.s) is possible
    if possible:
        x, y = (int(part(enter.sample(at.s, 0, 3))) for part in (arg_a, arg_b))
        assert west + R <= x <= west + width - R
        assert enter.why_not(at.s, 0, pack(verbs.AT, x, y, moving.ANY_TOOL)) is None


@rule("OLO-Q112", "OLO-123")
def test_a_charge_past_the_corner_of_a_wall_is_found_by_a_ruler_of_no_whole_degree() -> None:
    spots = {"a1": (14205, 1592), "a2": (12463, 6853), "a3": (7371, 3478), "b2": (1669, 6376), "b3": (5791, 8551)}
    at = scene(agenda="releves", layout="marais", pieces=spots)
    charge = Where(1, 4, moving.CHARGES, 2)
    assert not charge.possible(at.s, False) and charge.possible(at.s)
    end = charge.ends(at.s, 1, 0)[0]
    x, y = int(arg_a(end)), int(arg_b(end))
    assert charge.why_not(at.s, 1, end) is None
    assert not charge.travel(at.s, at.s.scene()).leads(x, y, moving.FINE_STEP)


@rule("OLO-Q112", "OLO-123")
def test_a_position_is_searched_once_and_another_by_itself() -> None:
    """Somebody off the Bloc is looked for where another was: what is kept is answered, all else is looked for."""
    at, none, answers = behind((20, 21, 29), 63276), (-1, -1), Answers()
    charge, nobody, elsewhere = Where(0, 2, moving.CHARGES, 4), Where(0, 2, moving.CHARGES, 5), scene(terrain=[])
    board, key = at.s.board, charge.depends_on(at.s)
    found = answers.of(Anywhere(at.s, charge), board, key)
    assert found != none and answers.of(Anywhere(at.s, nobody), board, key) == found
    assert answers.of(Anywhere(at.s, nobody), elsewhere.s.board, key) == none
    assert answers.of(Anywhere(at.s, nobody), board, nobody.depends_on(at.s)) == none
    at.s.set_down(4, FOE[0], FOE[1] + 1)
    assert answers.of(Anywhere(at.s, nobody), board, charge.depends_on(at.s)) == none
    assert len(answers.keys) == 4
    for n in range(KEPT):
        answers.of(Anywhere(at.s, nobody), board, of([n]))
    assert len(answers.keys) == KEPT and answers.of(Anywhere(at.s, nobody), board, key) == none, "the oldest went"


@rule("OLO-Q112")
def test_whoever_thinks_ahead_looks_at_charges_with_a_usual_end_alone() -> None:
    at = behind((20, 21, 29), 63276)
    assert ("charge", "a3", "b2") in at.offered
    listed = [at.table.codec.decode(choice) for choice in at.table.rules.policy().choices(at.s, 0)]
    assert set(at.offered) - set(listed) == {("charge", "a3", "b2")}


# -- that nothing is left out which could be


def positions(seed: int, count: int) -> list[Scene]:
    chance, found = random.Random(seed), list[Scene]()
    layouts = sorted(AGENDAS)
    while len(found) < count:
        at = crowded(chance, layouts[len(found) % len(layouts)])
        if at is not None:
            found.append(at)
    return found


@rule("OLO-Q112", "OLO-G12")
def test_no_ruler_that_leads_somewhere_is_left_out() -> None:
    """Rulers laid at random that prove a move: whatever square the end lies in, a cell with such a ruler is kept."""
    chance, proven = random.Random(5), 0
    for at in positions(1, 8):
        bloc, content = at.s.scene(), at.s.content
        x, y = int(bloc.x(2)), int(bloc.y(2))
        laying = Laying(bloc, 2, [content.march_ruler, content.push_ruler], -1)
        for _ in range(120):
            kind, angle = chance.randrange(2), chance.randrange(18000)
            ruler = content.push_ruler if kind else content.march_ruler
            turn, long, wide = math.radians(angle / 100), ruler.length / 2, ruler.width / 2
            start, end = (on_outline(chance, long, wide) for _ in range(2))
            corners, ends = lay(ruler, x, y, angle, turn, start, end)
            if lying_fault(bloc, corners) != FINE or not bloc.can_stand(*ends, R, 2):
                continue
            if not all(touches_ruler(corners, *spot, R, TOUCH) for spot in ((x, y), ends)):
                continue
            proven += 1
            side = chance.choice((2, 4, 16, 64, 256))
            west, south = (n - chance.randrange(side) for n in ends)
            assert len(laying.narrowed(laying.around(west, south, side), west, south, side)) > 0
            if proven % 10 == 0:
                assert laying.leads(laying.around(*ends, 1), *ends, NO_END)
                assert lying_fault(bloc, laying.corners) == FINE
                assert all(touches_ruler(laying.corners, *spot, R, TOUCH) for spot in ((x, y), ends))
    assert proven > 40, proven


def on_outline(chance: random.Random, long: float, wide: float) -> tuple[float, float]:
    """The middle of a base that touches a ruler, seen from the ruler's."""
    apart, k = R + 1 + 18 * chance.random(), chance.random()
    part = chance.randrange(3)
    if part == 0:
        return (2 * k - 1) * long, chance.choice((-1, 1)) * (wide + apart)
    if part == 1:
        return chance.choice((-1, 1)) * (long + apart), (2 * k - 1) * wide
    angle = k * math.pi / 2
    over, across = long + apart * math.cos(angle), wide + apart * math.sin(angle)
    return chance.choice((-1, 1)) * over, chance.choice((-1, 1)) * across


def lay(
    ruler: Any, x: int, y: int, angle: int, turn: float, *spots: tuple[float, float]
) -> tuple[Any, tuple[int, int]]:
    """The ruler that touches a base at (x, y) there, and where the other base stands."""
    cos, sin = math.cos(turn), math.sin(turn)
    ways = [(u * cos - v * sin, u * sin + v * cos) for u, v in spots]
    centre = (round(x - ways[0][0]), round(y - ways[0][1]))
    return ruler.laid(*centre, angle), (round(centre[0] + ways[1][0]), round(centre[1] + ways[1][1]))


@rule("OLO-Q112", "OLO-022")
def test_nobody_sees_a_target_from_where_it_is_taken_for_hidden() -> None:
    chance, hidden = random.Random(6), 0
    for at in positions(2, 40):
        bloc = at.s.scene()
        for _ in range(60):
            apart, turn = 2 * R + 1000 * chance.random(), 2 * math.pi * chance.random()
            x, y = int(bloc.x(4) + apart * math.cos(turn)), int(bloc.y(4) + apart * math.sin(turn))
            slack = chance.choice((1, 3, 12, 46, 91, 182))
            if not bloc.board.holds_disc(x, y, 0) or not Hiding(bloc, R, 4).is_hidden(x, y, slack):
                continue
            hidden += 1
            for _ in range(20):
                off, aside = slack * chance.random(), 2 * math.pi * chance.random()
                spot = (int(x + off * math.cos(aside)), int(y + off * math.sin(aside)))
                if math.dist(spot, (x, y)) <= slack and bloc.can_stand(*spot, R, 2):
                    other = bloc.clone()
                    other.move(2, *spot)
                    assert not sees(other, 2, 4)
    assert hidden > 20, hidden


@rule("OLO-Q112", "OLO-123")
def test_a_square_holds_a_place_exactly_when_one_of_its_points_is_one() -> None:
    """Squares of sixteen points to a side where what may be changes to what may not: all points are looked at one by
    one, by a ruler of whole degrees or by any."""
    chance, kinds = random.Random(9), {True: 0, False: 0}
    for at in positions(3, 16):
        s, bloc = at.s, at.s.scene()
        for foe in (3, 4, 5):
            charge = Where(0, 2, moving.CHARGES, foe)
            search = Anywhere(s, charge)
            apart = 2 * R + chance.choice((0, 1000))
            turn = math.atan2(int(bloc.y(2) - bloc.y(foe)), int(bloc.x(2) - bloc.x(foe))) + chance.uniform(-1, 1)
            x = int(bloc.x(foe) + apart * math.cos(turn)) - 8
            y = int(bloc.y(foe) + apart * math.sin(turn)) - 8
            if not bloc.board.holds_disc(x, y, R) or not search.may_hold(x - 120, y - 120, 256):
                continue
            search.notes = search.notes[:0]
            found = search._within(x, y, 16)
            brute = [
                (x + i, y + j)
                for i in range(16)
                for j in range(16)
                if search.may_hold(x + i, y + j, 1)
                and charge.why_not(s, 0, pack(verbs.AT, x + i, y + j, moving.ANY_TOOL)) is None
            ]
            kinds[len(brute) > 0] += 1
            assert (int(found[0]), int(found[1])) in brute if brute else found == (-1, -1)
    assert min(kinds.values()) >= 2, kinds
