"""The places that are looked at where a rule asks whether there is one: those that the rulings list (OLO-G28), then all
others (OLO-Q112)."""

import math
import random
from typing import Any

import pytest

from ludotheque.core.state import arg_a, arg_b, pack
from ludotheque.games.olomoc import guards, verbs
from ludotheque.games.olomoc.phases import attack, moving
from ludotheque.games.olomoc.phases.moving import Where
from ludotheque.kit.geometry.entry import Entry
from ludotheque.kit.geometry.measure import gap_up, touches_element
from ludotheque.kit.geometry.spots import cell_of
from tests.games.olomoc.scene import (
    ADMINISTRATION,
    AGENDAS,
    BROOD,
    GANG,
    OTHERS,
    PLAIN,
    Scene,
    bloc,
    box,
    crowded,
    places,
    scene,
)
from tests.marks import rule

R = 591  # of a 30 mm base
HERE = (6000, 7000)
FOE = (9000, 8000)


def open_bloc(**told: Any) -> Scene:
    return scene(pieces={"a3": HERE, "b2": FOE}, **told)


def around(centre: tuple[int, int], count: int, far: float) -> list[tuple[float, float]]:
    turns = [2 * math.pi * k / count for k in range(count)]
    return [(centre[0] + far * math.cos(turn), centre[1] + far * math.sin(turn)) for turn in turns]


def same(found: list[tuple[int, int]], wanted: list[tuple[float, float]]) -> bool:
    """Each for each, to the rounding."""
    near = [math.dist(one, other) < 2.5 for one, other in zip(sorted(found), sorted(wanted), strict=True)]
    return all(near) or all(min(math.dist(one, other) for other in wanted) < 2.5 for one in found)


@rule("OLO-Q112", "OLO-123", "OLO-Q36", "OLO-G06")
def test_a_charge_looks_for_contact_half_an_inch_and_an_inch_all_around_its_target() -> None:
    at = open_bloc()
    found = places(at, Where(0, 2, moving.CHARGES, 4))
    wanted = [spot for gap in (0, 500, 1000) for spot in around(FOE, 12, 2 * R + gap)]
    assert len(found) == 36 and same(found, wanted)
    gaps = sorted(round(math.dist(spot, FOE)) - 2 * R for spot in found)
    assert [gaps[k] for k in (0, 12, 24)] == [0, 499, 999] or [gaps[k] for k in (0, 12, 24)] == [0, 500, 1000]
    assert min(math.dist(spot, FOE) for spot in found) >= 2 * R, "no contact is an overlap"
    assert max(math.dist(spot, FOE) for spot in found) <= 2 * R + 1000, "nobody is an inch and a thousandth away"


@rule("OLO-Q112", "OLO-123")
def test_contact_with_a_larger_target_is_farther_from_its_middle() -> None:
    at = scene(pieces={"a3": HERE}, hostiles=[{"profile": "gargoule", "at": list(FOE)}])
    apart = R + int(at.s.scene().radius(6))
    wanted = [spot for gap in (0, 500, 1000) for spot in around(FOE, 12, apart + gap)]
    assert apart > 2 * R and same(places(at, Where(0, 2, moving.CHARGES, 6)), wanted)


@rule("OLO-123", "OLO-048")
def test_an_end_that_does_not_engage_is_no_end_of_a_charge_by_whatever_tool() -> None:
    s = open_bloc().s
    charge = Where(0, 2, moving.CHARGES, 4)
    assert charge.why_not(s, 0, pack(verbs.AT, 6500, 7000, moving.ANY_TOOL)) is moving.NOT_ENGAGING
    assert charge.why_not(s, 0, pack(verbs.AT, 7500, 7500, moving.ANY_TOOL)) is None


@rule("OLO-Q112", "OLO-056")
@pytest.mark.parametrize("manner", [moving.PUSHED, moving.PUSHED_AWAY])
def test_a_push_looks_in_36_directions_at_three_distances(manner: int) -> None:
    at = open_bloc()
    far = math.hypot(1000, 500) + 2 * R
    found = places(at, Where(0, 4, manner, 2))
    wanted = [spot for part in (1, 2, 4) for spot in around(FOE, 36, math.floor(far) // part)]
    assert len(found) == 108 and same(found, wanted)


@rule("OLO-Q112", "OLO-058", "OLO-G19", "OLO-Q19")
@pytest.mark.parametrize("manner", [moving.PLACED, moving.PLACED_BY_CARD])
def test_a_placing_looks_as_far_as_it_goes_and_by_a_card_where_one_stands(manner: int) -> None:
    at = open_bloc()
    found = places(at, Where(0, 2, manner, -1, 2000))
    wanted = [spot for part in (1, 2, 4) for spot in around(HERE, 36, (2000 + 2 * R) // part)]
    assert same(found[:108], wanted)
    assert found[108:] == ([HERE] if manner == moving.PLACED_BY_CARD else [])


@rule("OLO-Q112", "OLO-Q26", "OLO-061")
def test_a_marker_is_posed_in_contact_and_as_far_as_the_card_says() -> None:
    at = open_bloc()
    design = at.s.content.marker_ids.index("barricade")
    apart = R + int(at.s.content.marker_radius[design])
    assert same(places(at, Where(0, 2, moving.POSED, design)), around(HERE, 16, apart))
    farther = places(at, Where(0, 2, moving.POSED, design, 2000))
    assert len(farther) == 32
    assert same(farther, [spot for gap in (0, 2000) for spot in around(HERE, 16, apart + gap)])
    assert max(math.dist(spot, HERE) for spot in farther) <= apart + 2000


@rule("OLO-Q112", "OLO-058")
def test_against_terrain_corners_thirds_and_middles_of_its_edges_are_looked_at() -> None:
    wall, marsh = box(7000, 9000, 10000, 10000), box(2000, 2000, 4000, 4000, "zone")
    at = scene(pieces={"a3": HERE}, terrain=[wall, marsh])
    found = places(at, Where(0, 2, moving.PLACED, -1, 6000, 1))[108:]
    middles = [(8500, 9000 - R), (10000 + R, 9500), (8500, 10000 + R), (7000 - R, 9500)]
    assert len(found) == 16 and all(min(math.dist(spot, other) for other in found) < 2.5 for spot in middles)
    for x, y in found:
        at.s.set_down(2, x, y)
        assert touches_element(at.s.scene(), 2, 0)
    near = scene(pieces={"a3": (6000, 9500)}, terrain=[box(8000, 9000, 11000, 10000)])
    pushed = places(near, Where(0, 2, moving.PUSHED, -1, 0, 1))[108:]
    assert any(math.dist(spot, (8000 - R, 9500)) < 2.5 for spot in pushed), "as far as a push goes"


@rule("OLO-063", "OLO-065", "OLO-Q25")
@pytest.mark.parametrize("away", [True, False])
def test_directly_adds_the_best_place_of_all(away: bool) -> None:
    wall = box(9000, 6500, 10000, 7500)
    at = scene(pieces={"a3": HERE, "b2": (3500, 7000)}, terrain=[wall])
    manner, target = (moving.PUSHED_AWAY, 4) if away else (moving.PUSHED_TOWARDS, 0)
    frame = Where(0, 2, manner, target, 0, 0, 1)
    best = places(at, frame)[-1]
    assert len(places(at, frame)) == 109 and math.dist(best, (HERE[0] + 2300, HERE[1])) < 150
    assert frame.heading_fault(at.s, at.s.scene(), *best) is None


@rule("OLO-Q112", "OLO-228")
def test_one_entry_is_listed_in_each_small_square() -> None:
    s = scene(pieces={"a3": HERE}, edges=["south", "north"]).s
    entry = Entry(s.scene(), R, s.content.march_ruler, s.edges[0])
    found = list(entry.places(moving.MOST))
    squares = {cell_of(found[at], found[at + 1]) for at in range(0, len(found), 10)}
    listed = [cell_of(arg_a(end), arg_b(end)) for end in Where(0, 1, moving.ENTERS).legal(s, 0)]
    assert len(listed) == len(squares) and {*listed} == squares


REACH = 3092 + 2 * R  # the diagonal of a march ruler, and the base at its two ends


@rule("OLO-Q112", "OLO-123", "OLO-Q36")
@pytest.mark.parametrize("depth", [900, 300, 41, 12])
@pytest.mark.parametrize("degrees", [0, 7, 15, 22])
def test_a_charge_is_possible_wherever_the_march_can_end_engaged(degrees: int, depth: int) -> None:
    """The march ends so deep in the zone of its target and no deeper; whether some direction of a list points there
    does not matter."""
    apart = REACH + 2 * R + 1000 - depth
    foe = (4000 + round(apart * math.cos(math.radians(degrees))), 6000 + round(apart * math.sin(math.radians(degrees))))
    at = scene(terrain=[], pieces={"a3": (4000, 6000), "b2": foe})
    assert ("charge", "a3", "b2") in at.offered
    at.play(("charge", "a3", "b2"))
    at.play(("at", *ends(at)[0]))
    assert 0 <= math.dist(at.at("a3"), foe) - 2 * R <= 1000


@rule("OLO-Q112", "OLO-123")
def test_a_charge_is_refused_where_no_march_ends_engaged() -> None:
    far = scene(terrain=[], pieces={"a3": (4000, 6000), "b2": (4000 + REACH + 2 * R + 1000 + 41, 6000)})
    assert far.refused("charge", "a3", "b2") == ("OLO-Q36", "no-charge")


@rule("OLO-Q112", "OLO-010", "OLO-123")
def test_a_charge_may_end_against_a_marker_that_its_target_touches() -> None:
    """Two bases at one 30 mm marker count as an inch apart, and are farther."""
    foe = (4000 + REACH + 2 * R + 1100, 6000)
    marker = (foe[0] - 2 * R - 10, 6000)
    at = scene(terrain=[], bare=False, markers={"m4": {"at": marker}}, pieces={"a3": (4000, 6000), "b2": foe})
    assert ("charge", "a3", "b2") in at.offered


@pytest.mark.whole
@rule("OLO-Q112", "OLO-123", "OLO-Q36")
def test_no_end_of_a_dense_net_makes_possible_what_was_refused() -> None:
    """Random positions on every layout of the house: a charge is refused only where a net of 1/16 inch finds no end,
    and every end that is found is legal."""
    chance, compared = random.Random(7), {True: 0, False: 0}
    for layout in AGENDAS:
        for _ in range(60):
            at = crowded(chance, layout)
            if at is None:
                continue
            s, bloc = at.s, at.s.scene()
            for foe in (3, 4, 5):
                charge = Where(0, 2, moving.CHARGES, foe)
                if charge.possible(s, False) or not guards.is_near_enough(s, bloc, 2, foe):
                    continue
                found = charge.ends(s, 1, 0)
                compared[len(found) > 0] += 1
                if len(found) > 0:
                    assert charge.why_not(s, 0, found[0]) is None
                else:
                    assert not in_net(s, charge, 62)
    assert min(compared.values()) >= 3, compared


@rule("OLO-Q112", "OLO-062", "OLO-065")
def test_who_touches_terrain_cannot_be_pushed_nearer_to_it_and_who_does_not_can() -> None:
    for gap, possible in ((0, False), (60, True), (400, True)):
        at = scene(terrain=[box(8000, 6000, 9000, 10000)], pieces={"a3": (8000 - R - gap, 8000)})
        assert Where(0, 2, moving.PUSHED_TOWARDS, 0).possible(at.s) is possible


def ends(at: Scene) -> list[tuple[int, int]]:
    return [(int(arg_a(end)), int(arg_b(end))) for end in at.s.stack[-1].legal(at.s, 0)]


def in_net(s: Any, charge: Where, width: int) -> bool:
    """Whether an end of a charge lies at a node of a net around its target."""
    bloc, travel = s.scene(), charge.travel(s, s.scene())
    far = int(bloc.radius(2) + bloc.radius(charge.target)) + 1000
    nodes = range(-far, far + 1, width)
    x, y = int(bloc.x(charge.target)), int(bloc.y(charge.target))
    return any(
        charge.is_open(s, bloc, travel, x + dx, y + dy) and travel.leads(x + dx, y + dy, moving.FINE_STEP)
        for dx in nodes
        for dy in nodes
        if math.hypot(dx, dy) <= far and 0 <= x + dx <= 16000 and 0 <= y + dy <= 16000
    )


def gaps(at: Scene, piece: int, target: int) -> set[int]:
    """The gaps to somebody at the places that are listed."""
    found = set()
    s = at.s.clone()
    for x, y in at.magnets:
        s.set_down(piece, x, y)
        found.add(int(gap_up(s.scene(), piece, target)))
    return found


@rule("OLO-Q112", "OLO-G28", "OLO-Q36")
def test_a_charge_lists_ends_in_contact_half_an_inch_and_an_inch_away() -> None:
    run = bloc(pieces={"a3": (4000, 5500), "b2": (7000, 8000)}).play(("charge", "a3", "b2"))
    found = gaps(run, 2, 4)
    assert any(gap <= 1 for gap in found) and any(499 <= gap <= 500 for gap in found)
    assert any(999 <= gap <= 1000 for gap in found) and max(found) <= 1000
    assert run.refused("at", 6000, 5900) == ("OLO-123", "not-engaging")
    assert run.play(("at", 6000, 6700)).asks == [(1, "react")]


@rule("OLO-Q112", "OLO-Q26", "OLO-G28")
def test_a_posed_marker_has_places_at_hand_and_as_far_as_its_card_says() -> None:
    smoke = bloc(equipment=[("exosquelette", "chronographe", "fumigenes"), PLAIN], pieces={"a3": (8000, 8000)})
    smoke.play(("use", "a3", "fumigenes"))
    assert smoke.asks == [(0, "where")]
    away = sorted(((x - 8000) ** 2 + (y - 8000) ** 2) ** 0.5 - 591 - 984 for x, y in smoke.magnets)
    assert len(away) == 32 and -0.001 <= away[0] <= 1 and 2999 <= away[-1] <= 3000
    assert smoke.refused("at", 8000, 8000 + 591 + 984 + 3001) == ("OLO-Q26", "posed-too-far")
    assert smoke.refused("at", 8000, 8000 + 591 + 983) == ("OLO-047", "on-piece")
    smoke.play(("at", 8000, 8000 + 591 + 984 + 3000))
    wall = bloc(cabals=[("ivana_prokop", *GANG[1:]), OTHERS], active="a1", pieces={"a1": (8000, 8000)})
    wall.play(("use", "a1", "barricade"))
    assert len(wall.magnets) == 16
    assert wall.refused("at", 8000, 8000 + 591 + 787 + 21) == ("OLO-Q26", "posed-too-far")
    wall.play(("at", 8000, 8000 + 591 + 787 + 20))


@rule("OLO-Q112", "OLO-G19", "OLO-G17")
def test_pushes_and_placements_list_whole_half_and_quarter_ways_all_around() -> None:
    leap = bloc(cabals=[BROOD, OTHERS], active="a1", pieces={"a1": (8000, 8000)}).play(("use", "a1", "bond"))
    ways = [round(((x - 8000) ** 2 + (y - 8000) ** 2) ** 0.5) for x, y in places(leap)]
    assert len(ways) == 108 and {way // 10 for way in ways} == {418, 209, 104}
    warn = bloc(pieces={"a3": (4000, 8000), "b2": (7000, 8000)}).play(("use", "a3", "sommation"))
    ways = [round(((x - 7000) ** 2 + (y - 8000) ** 2) ** 0.5) for x, y in places(warn)]
    assert len(ways) == 108 and max(ways) in (2299, 2300) and min(ways) in (574, 575)
    listed = warn.magnets
    assert 20 < len(listed) <= moving.MOST and all((x - 4000) ** 2 + (y - 8000) ** 2 > 3000**2 for x, y in listed)
    rift = bloc(step="mechanism", pile=["1.414"], pieces={"b2": (8000, 8000)})
    assert places(rift)[-1] == (8000, 8000) and len(places(rift)) == 109, "it may stay"


@rule("OLO-G28")
def test_a_march_hides_from_whoever_has_a_shot() -> None:
    few = ("milena_hruba", "kubik_oktobar", "jana_alena_novak")  # Shooting 1, 2 and 0
    s = bloc(cabals=[ADMINISTRATION, few], pieces={"b1": (4000, 8000), "b2": (8000, 8000), "b3": (12000, 8000)}).s
    assert [int(foe) for foe in moving.shooters(s, 2)] == [3, 4]


@rule("OLO-Q112", "OLO-G15", "OLO-Q22")
def test_a_place_exists_when_a_ruler_turned_by_single_degrees_leads_there() -> None:
    """One base stands in a pocket, another pocket has room for it, and between two walls a ruler lies at 37 degrees."""
    pockets = [
        box(6000, 5000, 7409, 11000),
        box(7409, 8591, 8591, 11000),
        box(7409, 5000, 8591, 7409),
        box(10856, 5000, 12265, 11000),
        box(9674, 8990, 10856, 11000),
        box(9674, 5000, 10856, 7808),
        box(8591, 8800, 9674, 11000),
        box(8591, 5000, 9674, 7600),
    ]
    lower = ("obstructing", [9030, 7911, 9054, 7879, 9534, 8240, 9510, 8272])
    upper = ("obstructing", [9202, 8681, 9178, 8713, 8698, 8352, 8722, 8320])
    s = bloc(terrain=[*pockets, lower, upper], pieces={"a3": (8000, 8000)}).s
    push = moving.Where(0, 2, moving.PUSHED)
    travel = push.travel(s, s.scene())
    assert not travel.leads(10265, 8399, 5) and travel.leads(10265, 8399, 1)
    assert push.tool_to(s, s.scene(), None, 10265, 8399, 1) == moving.PUSH_RULER
    assert push.possible(s) and attack.why_not_push(s, 0, 2) is None
    assert [(int(arg_a(end)), int(arg_b(end))) for end in push.legal(s, 0)] == [(10265, 8399)]
    narrow = ("obstructing", [9212, 8668, 9188, 8700, 8708, 8339, 8732, 8307])  # a little nearer
    shut = bloc(terrain=[*pockets, lower, narrow], pieces={"a3": (8000, 8000)}).s
    assert not push.possible(shut) and attack.why_not_push(shut, 0, 2) is attack.NO_PUSH


@rule("OLO-Q112", "OLO-G28")
def test_every_place_that_is_listed_can_be_announced_as_it_stands() -> None:
    for moves in ([("march", "a3")], [("use", "a3", "sommation")], [("charge", "a3", "b2")]):
        table = bloc(pieces={"a3": (4000, 8000), "b2": (7000, 8000)}).play(*moves)
        where = table.s.stack[-1]
        listed = list(where.legal(table.s, 0))
        assert len(listed) > 10 and all(where.why_not(table.s, 0, choice) is None for choice in listed[::6])


@rule("OLO-G28", "OLO-Q112")
def test_of_places_a_quarter_of_an_inch_apart_one_is_listed() -> None:
    for moves in ([("march", "a3")], [("use", "a3", "sommation")], [("charge", "a3", "b2")]):
        table = bloc(pieces={"a3": (4000, 8000), "b2": (7000, 8000)}).play(*moves)
        listed = table.magnets
        cells = {(x // 250, y // 250) for x, y in listed}
        assert len(cells) == len(listed)
