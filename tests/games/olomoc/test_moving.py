"""Movement (OLO-045 to OLO-065) and places that are refused."""

import math
from typing import Any

import pytest

from ludotheque.games.olomoc import names, state
from ludotheque.games.olomoc.phases import moving
from ludotheque.kit.effects import program
from ludotheque.kit.geometry.measure import touches, touches_element
from ludotheque.kit.geometry.ruler import Ruler
from tests.games.olomoc.scene import Scene, box, content_with, places, scene
from tests.marks import rule

MARCH, PUSH = Ruler(3000, 750), Ruler(1000, 500)
E08 = [3000, 4599, 6000, 4599, 6000, 5349, 3000, 5349]


def marching(at: tuple[int, int] = (4000, 8000), **told: Any) -> Scene:
    """a3 has begun a march."""
    pieces = {"a3": at} | told.pop("pieces", {})
    return scene(pieces=pieces, **told).play(("march", "a3"))


@rule("OLO-048", "OLO-051", "OLO-109", "OLO-G13", "OLO-G15", "OLO-Q112")
@pytest.mark.parametrize(("x", "legal"), [(8270, True), (8330, False)])
def test_a_march_reaches_as_far_as_a_ruler_and_two_bases(x: int, legal: bool) -> None:
    walk = marching()
    if legal:
        assert walk.play(("at", x, 8000)).at("a3") == (x, 8000)
    else:
        assert walk.refused("at", x, 8000) == ("OLO-051", "out-of-reach")


@rule("OLO-G12", "OLO-G14")
def test_what_is_recorded_is_the_end_and_the_corners_of_the_ruler() -> None:
    walk = marching((3000, 4000)).play(("at", 4500, 4000, 1, *E08))
    assert walk.at("a3") == (4500, 4000)
    assert walk.table.entries[-1].choice == ("at", 4500, 4000, 1, *E08)
    short = marching((3000, 4000)).play(("at", 4500, 4000))
    assert len(short.table.entries[-1].choice or ()) == 12 and short.at("a3") == (4500, 4000)


@rule("OLO-G15", "OLO-G12")
@pytest.mark.parametrize(("end", "degrees"), [((8270, 8000), 11), ((8200, 8600), 17), ((7000, 9500), 0)])
def test_the_ruler_that_is_kept_is_the_first_of_those_turned_by_whole_degrees(
    end: tuple[int, int], degrees: int
) -> None:
    choice: Any = marching().play(("at", *end)).table.entries[-1].choice
    corners = choice[4:]
    kept = math.degrees(math.atan2(corners[3] - corners[1], corners[2] - corners[0]))
    assert abs(kept - degrees) < 0.02


@rule("OLO-G01")
def test_an_end_is_kept_to_the_thousandth() -> None:
    assert marching().play(("at", 5003, 8011)).at("a3") == (5003, 8011)


@rule("OLO-G08", "OLO-046")
def test_a_base_and_a_ruler_may_touch_the_edge_of_the_bloc() -> None:
    assert marching((2000, 8000)).play(("at", 591, 8000)).at("a3") == (591, 8000)
    along = [0, 8600, 3000, 8600, 3000, 9350, 0, 9350]
    assert marching((2000, 8000)).play(("at", 591, 8001, 1, *along)).at("a3") == (591, 8001)
    out = marching((2000, 8000))
    assert out.refused("at", 590, 8000) == ("OLO-046", "off-board")


@rule("OLO-G10", "OLO-G11", "OLO-047")
def test_bases_and_rulers_may_touch_others_and_may_cover_neither_a_marker_nor_an_ally() -> None:
    beside = marching((4000, 8000), pieces={"a1": (7000, 8000)})
    assert beside.refused("at", 5819, 8000) == ("OLO-047", "on-piece")
    assert beside.play(("at", 5818, 8000)).at("a3") == (5818, 8000), "base to base"
    marked = marching((8000, 4500), bare=False)  # m2 at (8000, 8000)
    assert marked.refused("at", 8000, 6819) == ("OLO-047", "on-piece")
    marked.play(("at", 8000, 6818))
    over = [3500, 8599, 6500, 8599, 6500, 9349, 3500, 9349]
    ally = marching((4000, 8000), pieces={"a1": (5000, 9939)})
    assert ally.refused("at", 5000, 8000, 1, *over) == ("OLO-047", "ruler-on-piece")
    beyond = marching((6500, 6400), bare=False)
    under = [6000, 6999, 9000, 6999, 9000, 7749, 6000, 7749]
    assert beyond.refused("at", 7500, 6400, 1, *under) == ("OLO-047", "ruler-on-piece")
    touched = marching((4000, 8000), pieces={"a1": (5000, 9940)})
    assert touched.play(("at", 5000, 8000, 1, *over)).at("a3") == (5000, 8000), "ruler to base"


@rule("OLO-046", "OLO-047", "OLO-052", "OLO-G08", "OLO-G10")
def test_a_place_off_the_board_or_on_something_is_refused_and_changes_nothing() -> None:
    wall = [box(5500, 6000, 6000, 10000)]
    walk = marching((4000, 8000), pieces={"a2": (4000, 10000)}, terrain=wall)
    assert walk.refused("at", 590, 8000) == ("OLO-046", "off-board")
    assert walk.refused("at", 65535, 65535) == ("OLO-046", "off-board")
    assert walk.refused("at", 5000, 8000) == ("OLO-047", "on-terrain")
    assert walk.refused("at", 4000, 9000) == ("OLO-047", "on-piece")
    assert walk.refused("at", 4000, 8000) == ("OLO-Q19", "unmoved")
    assert walk.refused("at", 4000) == ("LUD-05", "wrong-shape")
    assert walk.refused("at", -1, 8000) == ("LUD-05", "wrong-shape")
    assert walk.refused("at", 4000.0, 8000) == ("LUD-05", "wrong-shape")


@rule("OLO-047", "OLO-G11", "OLO-G31")
def test_no_ruler_no_way_across_a_wall() -> None:
    walk = marching((4000, 8000), terrain=[box(6000, 6000, 6500, 10000)])
    assert walk.refused("at", 8000, 8000) == ("OLO-051", "out-of-reach")


@rule("OLO-048", "OLO-049", "OLO-051", "OLO-052", "OLO-G11", "OLO-G12", "OLO-G13")
def test_a_ruler_laid_by_hand_is_checked_corner_by_corner() -> None:
    walk = marching(
        (3000, 4000), pieces={"b2": (6500, 4000), "b3": (4500, 6300)}, terrain=[box(9000, 9000, 9500, 9500)]
    )
    bent = [3000, 4599, 6003, 4599, 6003, 5349, 3000, 5349]
    assert walk.refused("at", 4500, 4000, 1, *bent) == ("OLO-G12", "ruler-bent")
    assert walk.refused("at", 4500, 4000, 1, *E08[:7]) == ("OLO-G12", "ruler-bent")
    clockwise = [3000, 5349, 6000, 5349, 6000, 4599, 3000, 4599]
    assert walk.refused("at", 4500, 4000, 1, *clockwise) == ("OLO-G12", "ruler-bent")
    high = [n + (1000 if k % 2 else 0) for k, n in enumerate(E08)]
    assert walk.refused("at", 4500, 4000, 1, *high) == ("OLO-047", "ruler-on-piece")
    far = [n + (21 if k % 2 else 0) for k, n in enumerate(E08)]
    assert walk.refused("at", 4500, 4000, 1, *far) == ("OLO-048", "ruler-off-start")
    assert walk.refused("at", 4500, 3970, 1, *E08) == ("OLO-051", "ruler-off-end")
    assert walk.refused("at", 4500, 4020, 1, *E08) == ("OLO-052", "on-ruler")
    off = [n - 5000 + (20000 if k % 2 == 0 else 0) for k, n in enumerate(E08)]
    assert walk.refused("at", 4500, 4000, 1, *[max(n, 0) for n in off]) == ("OLO-049", "ruler-off-board")
    covering = list(MARCH.laid(9250, 9250, 0))
    assert walk.refused("at", 4500, 4000, 1, *map(int, covering)) == ("OLO-047", "ruler-on-terrain")
    assert walk.refused("at", 4500, 4000, 4) == ("OLO-Q20", "wrong-tool")


@rule("OLO-047", "OLO-046")
def test_nobody_ends_on_a_marker() -> None:
    walk = marching((6000, 8000), bare=False)  # m2 at (8000, 8000)
    assert walk.refused("at", 8000, 8000) == ("OLO-047", "on-piece")
    assert walk.refused("at", 6819, 8000) == ("OLO-047", "on-piece")
    assert walk.play(("at", 6818, 8000)).at("a3") == (6818, 8000)


@rule("OLO-048", "OLO-051")
def test_a_ruler_may_lie_with_its_long_side_at_the_start_and_at_the_end() -> None:
    beside = [int(n) for n in MARCH.laid(4500, 8000 + 591 + 375, 0)]
    assert beside == [3000, 8591, 6000, 8591, 6000, 9341, 3000, 9341]
    assert marching().play(("at", 5000, 8000, 1, *beside)).at("a3") == (5000, 8000)
    assert marching().play(("at", 4500, 9932, 1, *beside)).at("a3") == (4500, 9932)


@rule("OLO-049")
def test_a_ruler_lies_wholly_on_the_bloc() -> None:
    over = [14000, 8591, 17000, 8591, 17000, 9341, 14000, 9341]
    assert marching((14000, 8000)).refused("at", 15000, 8000, 1, *over) == ("OLO-049", "ruler-off-board")
    within = [12999 + n - 13999 if k % 2 == 0 else n for k, n in enumerate(over)]
    assert max(within) == 16000
    assert marching((14000, 8000)).play(("at", 15000, 8000, 1, *within)).at("a3") == (15000, 8000)


@rule("OLO-049", "OLO-053", "OLO-055")
def test_where_the_movement_ruler_has_no_room_other_ways_are_left() -> None:
    yard = [box(3000, 7000, 3400, 9400), box(5600, 7000, 6000, 9400)]
    yard += [box(3400, 7000, 5600, 7200), box(3400, 9200, 5600, 9400)]
    push = [int(n) for n in PUSH.laid(4500, 8841, 0)]
    for tool in ((2, *push), (3,)):
        walk = marching((4200, 8000), terrain=yard)
        assert walk.refused("at", 4800, 8000, 1, *MARCH.laid(4500, 8966, 0)) == ("OLO-047", "ruler-on-terrain")
        assert walk.play(("at", 4800, 8000, *tool)).at("a3") == (4800, 8000)


@rule("OLO-053", "OLO-054", "OLO-G13")
def test_the_push_ruler_serves_a_march_too() -> None:
    corners = [int(n) for n in PUSH.laid(4500, 8591 + 258, 0)]
    walk = marching((4000, 8000)).play(("at", 5000, 8000, 2, *corners))
    assert walk.at("a3") == (5000, 8000)


@rule("OLO-053", "OLO-123")
def test_the_push_ruler_serves_a_charge_too() -> None:
    run = scene(pieces={"a3": (4000, 8000), "b2": (7000, 8000)}).play(("charge", "a3", "b2"))
    run.play(("at", 5000, 8000, 2, *(int(n) for n in PUSH.laid(4500, 8841, 0))))
    assert run.at("a3") == (5000, 8000) and run.asks == [(1, "react")]


@rule("OLO-055", "OLO-Q17", "OLO-G16")
def test_without_a_ruler_a_base_size_straight_ahead() -> None:
    assert marching((4600, 8000)).play(("at", 5782, 8000, 3)).at("a3") == (5782, 8000)
    assert marching((4600, 8000)).refused("at", 5783, 8000, 3) == ("OLO-055", "too-far")
    post = marching((4600, 8000), terrain=[box(4900, 8700, 5100, 9200)])
    assert post.refused("at", 4900, 8000 + 1100, 3)[1] in ("on-terrain", "way-blocked")
    gap = marching((4000, 8000), terrain=[box(4500, 8595, 4520, 9000), box(4500, 7000, 4520, 7410)])
    assert gap.refused("at", 5100, 8000, 3) == ("OLO-Q17", "way-blocked")
    assert marching().refused("at", 4500, 8000, 3, 1, 2, 3, 4, 5, 6, 7, 8) == ("OLO-Q20", "wrong-tool")


@rule("OLO-055")
def test_a_larger_base_goes_farther_without_a_ruler() -> None:
    told: dict[str, Any] = {"cabals": [("rejeton", "ludmila_tesar", "porteur_daxe")]}
    assert marching((4600, 8000), **told).play(("at", 6568, 8000, 3)).at("a3") == (6568, 8000), "50 mm"
    assert marching((4600, 8000), **told).refused("at", 6569, 8000, 3) == ("OLO-055", "too-far")


@rule("OLO-Q16", "OLO-Q18")
def test_the_way_of_a_ruler_is_not_looked_at_and_the_end_may_overlap_the_start() -> None:
    walk = marching((4000, 8000), pieces={"a2": (5600, 8000)})
    assert walk.play(("at", 7200, 8000)).at("a3") == (7200, 8000)
    wall = marching((4000, 8000), terrain=[box(5500, 7000, 5600, 8500)])
    assert wall.play(("at", 7000, 8000)).at("a3") == (7000, 8000), "the ruler lies beside the wall"
    assert marching().play(("at", 4001, 8000)).at("a3") == (4001, 8000)


@rule("OLO-029", "OLO-030", "OLO-031", "OLO-G25", "OLO-138")
def test_only_start_and_end_count_for_leaving_a_threat_zone() -> None:
    passing = marching((3000, 8000), pieces={"b2": (5000, 6600)})
    passing.play(("at", 7000, 8000))
    assert passing.asks == [(0, "activation")], "crossed, neither entered nor left"
    leaving = marching((4500, 4000), pieces={"b2": (6500, 4000)})
    leaving.play(("at", 3000, 4000))
    assert leaving.asks == [(1, "opportunity")]


@rule("OLO-083", "OLO-Q24", "OLO-Q23")
def test_each_tainted_element_newly_touched_gives_a_token() -> None:
    walk = marching((8000, 5000), bare=False, agenda="purification")  # m3 at (8000, 3250)
    walk.play(("at", 8000, 4432))
    assert walk.piece("a3")["noirceur"] == 1
    walk.play(("march", "a3"), ("at", 8600, 4269))
    assert walk.piece("a3")["noirceur"] == 1, "still in contact: nothing is entered"
    dark = scene(bare=False, agenda="purification", pieces={"a3": {"at": [8000, 5000], "noirceur": 3}})
    dark.play(("march", "a3"), ("at", 8000, 4432))
    assert dark.piece("a3")["noirceur"] == 3 and dark.has(0, "fiel") == 0


@rule("OLO-083", "OLO-Q24")
def test_a_tainted_wall_beside_a_tainted_marker_gives_a_token_of_its_own() -> None:
    walls = [box(1000 * k, 14000, 1000 * k + 500, 14500) for k in range(7)] + [box(11000, 6000, 12400, 6818)]
    beside = scene(
        bare=False, agenda="purification", terrain=walls, pieces={"a3": (11568, 8000)}
    )  # m2 at (12750, 8000)
    beside.s.tainted = 1 << 7
    beside.play(("march", "a3"), ("at", 11726, 7409))
    assert beside.piece("a3")["noirceur"] == 1


@rule("OLO-083", "OLO-Q24")
@pytest.mark.parametrize(("before", "after"), [(0, 2), (1, 3), (2, 3), (3, 3)])
def test_of_two_elements_touched_together_the_second_finds_whom_the_first_has_corrupted(
    before: int, after: int
) -> None:
    walls = [box(1000 * k, 14000, 1000 * k + 500, 14500) for k in range(7)] + [box(11000, 6000, 12400, 6818)]
    corner = scene(
        bare=False,
        agenda="purification",
        terrain=walls,
        pieces={"a3": {"at": [10000, 9000], "noirceur": before}},
    )
    corner.s.tainted = 1 << 7
    corner.play(("march", "a3"), ("at", 11726, 7409))
    assert touches(corner.s.scene(), 2, 13) and touches_element(corner.s.scene(), 2, 7)
    assert (corner.piece("a3")["noirceur"], corner.has(0, "fiel")) == (after, 0)


@rule("OLO-227", "OLO-228", "OLO-G18", "OLO-G32", "OLO-Q73")
def test_a_rouage_must_enter_by_a_ruler_from_its_edge() -> None:
    door = scene()
    assert door.offered == [("enter", "a3")]
    assert door.refused("end") == ("OLO-227", "must-enter")
    assert door.refused("march", "a3") == ("OLO-227", "must-enter")
    door.play(("enter", "a3"))
    assert door.refused("at", 8000, 3800) == ("OLO-051", "out-of-reach")
    upright = [7625, 0, 8375, 0, 8375, 3000, 7625, 3000]
    lifted = [n + (21 if k % 2 else 0) for k, n in enumerate(upright)]
    assert door.refused("at", 8000, 3599, 1, *lifted) == ("OLO-228", "ruler-off-edge")
    assert door.refused("at", 8000, 900, 3) == ("OLO-Q20", "wrong-tool")
    door.play(("at", 8000, 3599, 1, *upright))
    row = door.piece("a3")
    assert (row["at"], row["actions"], row["marches"], row["where"]) == ([8000, 3599], 3, 0, "on_bloc")
    assert door.refused("enter", "a3") == ("OLO-227", "on-bloc-already")


@rule("OLO-Q75", "OLO-Q76")
def test_without_a_token_a_rouage_stays_off_and_may_rest_on_itself_no_more() -> None:
    away = scene(pieces={"a3": {"actions": 0, "noirceur": 1}})
    assert away.offered == [("end",)]
    assert away.refused("enter", "a3") == ("OLO-095", "no-token")
    assert away.refused("march", "a3") == ("OLO-Q75", "off-bloc")


@rule("OLO-056", "OLO-057", "OLO-064", "OLO-G17", "OLO-G20", "OLO-Q21")
def test_a_push_away_ignores_threat_zones_and_goes_away() -> None:
    warn = scene(pieces={"a3": (4000, 8000), "b2": (7000, 8000), "a2": (7000, 9500)})
    warn.play(("use", "a3", "sommation"))
    assert warn.asks == [(0, "where")]
    assert warn.refused("at", 6500, 8000) == ("OLO-064", "not-away")
    assert warn.refused("at", 9400, 8000) == ("OLO-051", "out-of-reach")
    assert warn.refused("at", 8000, 8000, 3) == ("OLO-Q20", "wrong-tool")
    warn.play(("at", 9200, 7600))
    assert warn.at("b2") == (9200, 7600) and warn.asks == [(0, "activation")]


@rule("OLO-056", "OLO-047")
def test_a_push_is_made_with_the_push_ruler_and_ends_on_nobody() -> None:
    warn = scene(pieces={"a3": (4000, 8000), "b2": (7000, 8000), "b3": (9100, 8000)})
    warn.play(("use", "a3", "sommation"), ("target", "b2"))
    march, push = MARCH.laid(8500, 8966, 0), PUSH.laid(7500, 8841, 0)
    assert warn.refused("at", 9000, 8000, 1, *march) == ("OLO-Q20", "wrong-tool")
    assert warn.refused("at", 8100, 8000, 2, *push) == ("OLO-047", "on-piece")
    assert warn.play(("at", 7900, 8000, 2, *push)).at("b2") == (7900, 8000)


@rule("OLO-057")
def test_whoever_pushes_itself_out_of_a_zone_is_not_struck() -> None:
    pieces = {"a3": (4000, 8000), "b2": (5500, 8000)}
    away = scene([5, 5, 5, 1], pieces=pieces).play(("attack", "a3", "b2"), ("pass",), ("keep",))
    assert not away.piece("a3")["free"] and away.piece("b2")["actions"] == 4
    away.play(("tactic", "push_attacker", "paid"), ("at", 2500, 8000))
    assert away.piece("a3")["free"] and away.asks == [(0, "activation")]


@rule("OLO-064", "OLO-G20")
def test_away_is_farther_and_not_as_far() -> None:
    warn = scene(pieces={"a3": (4000, 8000), "b2": (7000, 8000)}).play(("use", "a3", "sommation"))
    assert 2400**2 + 1800**2 == 3000**2
    assert warn.refused("at", 6400, 9800) == ("OLO-064", "not-away")
    assert warn.play(("at", 6401, 9801)).at("b2") == (6401, 9801), "aside, and a little farther"


@rule("OLO-062", "OLO-G20")
def test_towards_a_decor_is_nearer_to_its_edge_not_to_its_middle() -> None:
    told: dict[str, Any] = {
        "equipment": [("fumigenes", "chronographe", "grappin")],
        "terrain": [box(8000, 2000, 9000, 14000)],
        "pieces": {"a3": (4000, 3000)},
    }
    hook = scene(**told).play(("use", "a3", "grappin"))
    assert hook.refused("at", 3950, 4800) == ("OLO-062", "not-towards"), "nearer to (8500, 8000) alone"
    assert hook.refused("at", 4000, 4800) == ("OLO-062", "not-towards"), "as near as before"
    assert hook.play(("at", 5000, 1400)).at("a3") == (5000, 1400), "nearer to its corner, aside of its middle"


@rule("OLO-062", "OLO-G20")
def test_a_hook_pulls_towards_terrain() -> None:
    hook = scene(
        pieces={"a3": (4000, 8000)},
        equipment=[("fumigenes", "chronographe", "grappin")],
        terrain=[box(8000, 7000, 9000, 9000), box(2000, 13000, 2500, 13500)],
    )
    hook.play(("use", "a3", "grappin"))
    if hook.asks[0][1] != "where":
        hook.play(("target", "t1"))
    assert hook.refused("at", 3500, 8000) == ("OLO-062", "not-towards")
    assert hook.play(("at", 6000, 8000)).at("a3") == (6000, 8000)


@rule("OLO-058", "OLO-059", "OLO-060", "OLO-G19")
def test_a_placement_is_measured_with_a_tape() -> None:
    leap = scene(
        pieces={"a1": (4000, 8000), "b2": (5500, 8000)},
        cabals=[("rejeton", "ludmila_tesar", "soeur_ilse")],
        equipment=[("exosquelette", "chronographe", "grappin")],
        active="a1",
        terrain=[box(6500, 6000, 7000, 10000)],
    )
    leap.play(("use", "a1", "bond"))
    assert leap.refused("at", 8183, 8000) == ("OLO-G19", "placed-too-far")
    assert leap.refused("at", 6800, 8000) == ("OLO-047", "on-terrain")
    assert leap.refused("at", 4000, 8000) == ("OLO-Q19", "unmoved")
    leap.play(("at", 8182, 8000))
    assert leap.at("a1") == (8182, 8000) and leap.asks == [(0, "activation")], "no opportunity attack"


@rule("OLO-060", "OLO-058")
def test_a_placement_ends_on_a_zone_and_on_nothing_else() -> None:
    leap = scene(
        bare=False,  # m2 at (8000, 8000)
        cabals=[("rejeton", "ludmila_tesar", "soeur_ilse")],
        active="a1",
        pieces={"a1": (6000, 8000)},
        terrain=[box(5500, 9500, 6500, 9800, "low"), box(4000, 5000, 8000, 7000, "zone")],
    ).play(("use", "a1", "bond"))
    assert leap.refused("at", 8000, 8000) == ("OLO-047", "on-piece")
    assert leap.refused("at", 6000, 9700) == ("OLO-047", "on-terrain")
    assert leap.play(("at", 6000, 6000)).at("a1") == (6000, 6000)


@rule("OLO-058", "OLO-121")
def test_an_ambush_needs_a_free_rouage_and_ends_at_terrain() -> None:
    told: dict[str, Any] = {
        "cabals": [("lumir_havel", "zdenka_mraz", "radek_sedlak")],
        "terrain": [box(6000, 6000, 6500, 10000)],
    }
    ambush = scene(pieces={"a3": (4000, 8000)}, **told).play(("use", "a3", "embuscade"))
    assert ambush.refused("at", 5000, 8000) == ("OLO-058", "not-touching")
    assert ambush.play(("at", 7091, 8000)).at("a3") == (7091, 8000)
    held = scene(pieces={"a3": (4000, 8000), "b2": (4000, 9500)}, **told)
    assert held.refused("use", "a3", "embuscade") == ("OLO-092", "ability-condition")


@rule("OLO-058", "OLO-G28")
def test_an_ambush_lists_contacts_at_corners_thirds_and_middles() -> None:
    told: dict[str, Any] = {
        "cabals": [("lumir_havel", "zdenka_mraz", "radek_sedlak")],
        "terrain": [box(6000, 6500, 6500, 9500), box(12000, 7000, 13000, 9000)],
    }
    ambush = scene(pieces={"a3": (4000, 8000)}, **told).play(("use", "a3", "embuscade"))
    touching = set(places(ambush)[108:])  # behind those all around
    west, east = {(5409, 7500), (5409, 8000), (5409, 8500)}, {(7091, 7500), (7091, 8000), (7091, 8500)}
    assert west | east <= touching
    assert {(5582, 6082), (6918, 6082), (5582, 9918), (6918, 9918)} <= touching, "the corners"
    assert {(6250, 5909), (6250, 10091)} <= touching, "the middles of the short sides"
    assert all(x < 9000 for x, _ in touching), "what is out of reach is not thought of"
    magnets = ambush.magnets
    assert west | east <= {tuple(at) for at in magnets}


@rule("OLO-058")
def test_an_ambush_in_contact_with_a_zone_alone_is_refused() -> None:
    told: dict[str, Any] = {"cabals": [("lumir_havel", "zdenka_mraz", "radek_sedlak")]}
    for kind, refused in (("zone", True), ("obstructing", False)):
        terrain = [box(6000, 6500, 6500, 9500, kind), box(6000, 2500, 6500, 5500)]
        ambush = scene(pieces={"a3": (4000, 8000)}, terrain=terrain, **told).play(("use", "a3", "embuscade"))
        if refused:
            assert ambush.refused("at", 5409, 8000) == ("OLO-058", "not-touching")
        else:
            ambush.play(("at", 5409, 8000))


@rule("OLO-061", "OLO-Q26", "OLO-005")
def test_a_marker_is_posed_where_the_card_allows() -> None:
    build = scene(
        pieces={"a1": (4000, 8000)}, cabals=[("ivana_prokop", "zdenka_mraz", "radek_sedlak")], active="a1"
    ).play(("use", "a1", "barricade"))
    assert build.refused("at", 5500, 8000) == ("OLO-Q26", "posed-too-far")
    assert build.refused("at", 4500, 8000) == ("OLO-047", "on-piece")
    build.play(("at", 5378, 8000))
    marker = build.table.view(None)["markers"][0]
    assert (marker["kind"], marker["at"], marker["radius"]) == ("barricade", [5378, 8000], 787)
    assert build.s.scene().marks(state.FIRST_MARKER) & 4, "it gives cover"


@rule("OLO-Q112", "OLO-G28")
def test_places_that_are_listed_are_legal_and_the_default_too() -> None:
    walk = marching((4000, 8000), layout="friche", pieces={"b2": (8000, 8000)})
    listed = walk.magnets
    assert 20 <= len(listed) <= moving.MOST
    assert all(walk.table.why_not(0, ("at", x, y)) is None for x, y in listed[::9])
    crowd = marching((8000, 6600), layout="friche", bare=False, pieces={"b2": (9500, 4500), "b1": (5000, 8000)})
    assert len(crowd.magnets) == 64, "and no more"
    assert walk.table.why_not(0, walk.default) is None


@rule("OLO-045", "OLO-Q102", "OLO-056", "OLO-058", "OLO-109")
def test_displacement_push_and_placement_are_movements_and_posing_is_none() -> None:
    assert marching().play(("at", 5000, 8000)).piece("a3")["moved"]
    warn = scene(pieces={"a3": (4000, 8000), "b2": (7000, 8000)}).play(("use", "a3", "sommation"), ("at", 8500, 8000))
    assert warn.piece("b2")["moved"] and not warn.piece("a3")["moved"]
    leap = scene(cabals=[("rejeton", "ludmila_tesar", "soeur_ilse")], active="a1", pieces={"a1": (4000, 8000)}).play(
        ("use", "a1", "bond"), ("at", 6000, 8000)
    )
    assert leap.piece("a1")["moved"] and leap.piece("a1")["marches"] == 0, "no march"
    door = scene().play(("enter", "a3"), ("at", 8000, 3500))
    assert door.piece("a3")["moved"]
    build = scene(
        cabals=[("ivana_prokop", "zdenka_mraz", "radek_sedlak")],
        active="a1",
        pieces={"a1": (4000, 8000), "a2": (7000, 8000)},
    ).play(("use", "a1", "barricade"), ("at", 5378, 8000))
    assert not build.piece("a1")["moved"] and not build.piece("a2")["moved"]


@rule("OLO-054", "OLO-053", "OLO-138")
def test_a_displacement_by_the_push_ruler_or_none_is_no_push() -> None:
    corners = [int(n) for n in PUSH.laid(3500, 8591 + 258, 0)]
    for end in ((3050, 8000, 2, *corners), (2900, 8000, 3)):
        leaving = marching((4000, 8000), pieces={"b2": (5600, 8000)}).play(("at", *end))
        assert leaving.asks == [(1, "opportunity")]


@rule("OLO-Q18", "OLO-048", "OLO-G11")
def test_the_ruler_may_not_cover_the_place_one_starts_from() -> None:
    corners = [int(n) for n in MARCH.laid(4000, 8000, 0)]
    assert marching().refused("at", 4000, 8000 + 375 + 591, 1, *corners) == ("OLO-047", "ruler-on-piece")


@rule("OLO-Q20", "OLO-053", "OLO-055")
def test_one_tool_for_one_displacement() -> None:
    march, push = ([int(n) for n in ruler.laid(4500, 9000, 0)] for ruler in (MARCH, PUSH))
    walk = marching()
    assert walk.refused("at", 5000, 8000, 1, *march, *push) == ("OLO-G12", "ruler-bent")
    assert walk.refused("at", 5000, 8000, 1, *push) == ("OLO-G12", "ruler-bent")
    assert walk.refused("at", 5000, 8000, 2, *march) == ("OLO-G12", "ruler-bent")
    assert walk.refused("at", 5000, 8000, 3, *push) == ("OLO-Q20", "wrong-tool")
    assert walk.refused("at", 5000, 8000, 5) == ("OLO-Q20", "wrong-tool")
    farther = marching()  # a ruler, then a slide: the two together would reach it
    assert farther.refused("at", 8330, 8000) == ("OLO-051", "out-of-reach")
    once = marching().play(("at", 5000, 8000))
    assert once.asks == [(0, "activation")] and once.piece("a3")["marches"] == 1


@rule("OLO-Q19", "OLO-G13", "OLO-G16")
def test_no_movement_leads_back_to_where_it_began() -> None:
    walk = marching((3000, 4000))
    for end in ((), (1, *E08), (3,)):
        assert walk.refused("at", 3000, 4000, *end) == ("OLO-Q19", "unmoved")
    walk.play(("at", 3000, 3999, 1, *E08))
    leap = scene(cabals=[("rejeton", "ludmila_tesar", "soeur_ilse")], active="a1", pieces={"a1": (4000, 8000)}).play(
        ("use", "a1", "bond")
    )
    assert leap.refused("at", 4000, 8000) == ("OLO-Q19", "unmoved")
    leap.play(("at", 4001, 8000))


@rule("OLO-G17", "OLO-Q20", "OLO-056")
def test_a_push_is_made_with_the_push_ruler_and_no_other() -> None:
    warn = scene(pieces={"a3": (4000, 8000), "b2": (7000, 8000)}).play(("use", "a3", "sommation"))
    march = [7000, 8599, 10000, 8599, 10000, 9349, 7000, 9349]
    push = [7000, 8599, 8000, 8599, 8000, 9099, 7000, 9099]
    assert warn.refused("at", 8500, 8000, 1, *march) == ("OLO-Q20", "wrong-tool")
    assert warn.refused("at", 8000, 8000, 3) == ("OLO-Q20", "wrong-tool")
    assert warn.play(("at", 8090, 8000, 2, *push)).at("b2") == (8090, 8000)


@rule("OLO-Q22", "OLO-Q103", "OLO-056")
def test_an_ability_that_pushes_cannot_be_used_without_room_for_the_push() -> None:
    """Kubik stands in a court no larger than his base, in the midst of low walls as wide as a push."""
    court = [box(4000, 4000, 6409, 12000, "low"), box(7591, 4000, 10000, 12000, "low")]
    court += [box(6409, 4000, 7591, 7409, "low"), box(6409, 8591, 7591, 12000, "low")]
    places = {"a3": (3400, 8000), "b2": (7000, 8000)}
    shut = scene(pieces=places, terrain=court)
    assert shut.refused("use", "a3", "sommation") == ("OLO-Q103", "ability-useless")
    assert ("use", "a3", "sommation") in scene(pieces=places).offered


@rule("OLO-Q22", "OLO-Q103", "OLO-056")
def test_without_room_no_push_can_be_chosen() -> None:
    fight = scene(
        [5, 5, 5, 1],
        cabals=[("dominik_kralov", "hynek_novotny", "petra_kantor")],
        terrain=[box(0, 1300, 2600, 1400), box(1300, 0, 1400, 300)],
        pieces={"a3": (1900, 620), "b2": {"at": [650, 650], "actions": 0}},
    )
    assert fight.play(("attack", "a3", "b2"), ("keep",)).asks == [(0, "tactic")]
    assert fight.refused("tactic", "push_target", "paid") == ("OLO-Q22", "no-push")
    assert ("tactic", "push_target", "paid") not in fight.offered
    assert ("tactic", "push_attacker", "paid") in fight.offered


def straight(**told: Any) -> Scene:
    """Pétra's Sommation pushes directly away here."""
    warn = scene(pieces={"a3": (4000, 8000), "b2": (7000, 8000)}, **told)
    content = content_with(told.get("terrain", []))
    code, row = content.book.code, content.book.start(content.ability_ids.index("sommation"), names.EFFECT)
    code[row * program.WIDTH + program.A] = names.HEADING_IDS.index("directly")
    warn.s.content = content
    return warn.play(("use", "a3", "sommation"))


@rule("OLO-065", "OLO-Q25", "OLO-G20")
def test_directly_away_is_as_far_as_a_push_leads_within_a_twentieth_of_an_inch() -> None:
    warn = straight()
    assert warn.refused("at", 6500, 8000) == ("OLO-064", "not-away")
    assert warn.refused("at", 8000, 8000) == ("OLO-Q25", "not-direct")
    assert warn.refused("at", 9248, 8000) == ("OLO-Q25", "not-direct")
    assert warn.refused("at", 8500, 9700) == ("OLO-Q25", "not-direct")
    assert warn.play(("at", 9251, 8000)).at("b2") == (9251, 8000)
    assert straight().play(straight().default).at("b2")[0] > 9200


@rule("OLO-065", "OLO-Q25", "OLO-G20")
def test_directly_away_is_as_far_as_what_stands_there_allows() -> None:
    yard = [box(5500, 8900, 9000, 9200), box(5500, 6500, 9000, 6900), box(8500, 6900, 9000, 8900)]
    warn = straight(terrain=yard)
    assert warn.refused("at", 7500, 7700) == ("OLO-Q25", "not-direct")
    assert warn.play(("at", 7909, 7700)).at("b2") == (7909, 7700), "against the wall"


@rule("OLO-063", "OLO-Q25", "OLO-G20")
def test_directly_towards_is_as_near_as_a_push_leads() -> None:
    hook = scene(
        pieces={"a3": (4000, 8000)},
        equipment=[("fumigenes", "chronographe", "grappin")],
        terrain=[box(8000, 7000, 9000, 9000)],
    )
    code = hook.s.content.book.code
    row = hook.s.content.book.start(hook.s.content.ability_ids.index("grappin"), names.EFFECT)
    code[row * program.WIDTH + program.A] = names.HEADING_IDS.index("directly")
    hook.play(("use", "a3", "grappin"))
    assert hook.refused("at", 6000, 8000) == ("OLO-Q25", "not-direct")
    assert hook.refused("at", 3500, 8000) == ("OLO-062", "not-towards")
    assert hook.play(("at", 6280, 8000)).at("a3") == (6280, 8000)
