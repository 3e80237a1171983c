"""Measuring, terrain, lines of sight, threat zones (OLO-007 to OLO-031)."""

from typing import Any

import pytest

from ludotheque.core.vecs import of
from ludotheque.games.olomoc import names, queries, state
from ludotheque.games.olomoc.phases import moving
from ludotheque.kit.geometry.measure import (
    engaged,
    engages,
    free,
    left_behind,
    nearest,
    supported,
    touches,
    touches_element,
    within,
)
from ludotheque.kit.geometry.sight import sees, sees_element
from tests.games.olomoc.scene import OTHERS, Scene, bloc, box, content_with, scene
from tests.marks import rule


def facing(a: tuple[int, int], b: tuple[int, int], **told: object) -> Scene:
    return scene(pieces={"a3": a, "b2": b}, cabals={1: OTHERS}, **told)  # type: ignore[arg-type]


@rule("OLO-007", "OLO-009", "OLO-012", "OLO-G01", "OLO-G03")
@pytest.mark.parametrize(("x", "near"), [(11182, True), (11183, False)])
def test_within_eight_inches_counts_from_edge_to_edge_and_exactly_counts(x: int, near: bool) -> None:
    bloc = facing((2000, 2000), (x, 2000)).s.scene()
    assert within(bloc, 2, 4, 8000) is near


@rule("OLO-011", "OLO-Q03", "OLO-G06")
def test_contact_with_terrain_and_with_a_rouage() -> None:
    pair = facing((5000, 5591), (6182, 5591), terrain=[box(4000, 4000, 6000, 5000)])
    bloc = pair.s.scene()
    assert touches_element(bloc, 2, 0) and touches(bloc, 2, 4)
    apart = facing((5000, 5612), (6203, 5612), terrain=[box(4000, 4000, 6000, 5000)]).s.scene()
    assert not touches_element(apart, 2, 0) and not touches(apart, 2, 4)


@rule("OLO-009", "OLO-012")
@pytest.mark.parametrize(("y", "near"), [(5818, True), (5817, False)])
def test_a_marker_is_as_near_as_its_edge(y: int, near: bool) -> None:
    study = scene(bare=False, pieces={"a3": (8000, y)})
    assert study.s.place_y(state.FIRST_MARKER + 1) - y == 2 * 591 + (1000 if near else 1001)
    assert within(study.s.scene(), 2, state.FIRST_MARKER + 1, 1000) is near


@rule("OLO-009", "OLO-022")
@pytest.mark.parametrize(("x", "near"), [(4409, True), (4408, False)])
def test_terrain_is_as_near_as_its_nearest_side(x: int, near: bool) -> None:
    """A long wall, its middle far off: its side is an inch from the base."""
    taint = scene(
        cabals=[("lumir_havel", "zdenka_mraz", "vlasta_cerna")],
        active="a2",
        terrain=[box(6000, 7900, 12000, 8100)],
        pieces={"a2": (x, 8000)},
    )
    assert (("use", "a2", "contamination") in taint.offered) is near
    assert near or taint.refused("use", "a2", "contamination") == ("OLO-Q103", "ability-useless")


@rule("OLO-Q03", "OLO-G06")
@pytest.mark.parametrize(("gap", "touching"), [(0, True), (20, True), (21, False)])
def test_contact_reaches_twenty_thousandths_and_no_other_limit_does(gap: int, touching: bool) -> None:
    wall = box(4000, 4000, 6000, 5000)
    pair = facing((5000, 5591 + gap), (5000 + 1182 + gap, 5591 + gap), terrain=[wall]).s.scene()
    assert touches(pair, 2, 4) is touching and touches_element(pair, 2, 0) is touching
    apart = facing((4000, 8000), (4000 + 1182 + 1000 + max(gap, 1), 8000)).s.scene()
    assert not within(apart, 2, 4, 1000) and free(apart, 2), "an inch and a thousandth"


@rule("OLO-023", "OLO-025", "OLO-026", "OLO-028", "OLO-G09")
@pytest.mark.parametrize(("x", "held"), [(6182, True), (6183, False)])
def test_one_inch_is_engaged_and_a_thousandth_more_is_free(x: int, held: bool) -> None:
    pair = facing((4000, 4000), (x, 4000))
    bloc = pair.s.scene()
    assert engaged(bloc, 2) is engaged(bloc, 4) is held
    assert free(bloc, 2) is (not held)
    assert pair.piece("a3")["free"] is (not held)


@rule("OLO-088", "OLO-028")
def test_a_stunned_rouage_engages_nobody_but_can_be_engaged() -> None:
    pair = scene(pieces={"a3": (4000, 4000), "b2": {"at": [6000, 4000], "stunned": True}})
    bloc = pair.s.scene()
    assert free(bloc, 2) and engaged(bloc, 4)


@rule("OLO-010", "OLO-027", "OLO-Q04", "OLO-G07")
def test_two_rouages_at_one_30_mm_marker_are_one_inch_apart() -> None:
    around = scene(bare=False, pieces={"a3": (6818, 8000), "b2": (9182, 8000)})
    bloc = around.s.scene()
    assert touches(bloc, 2, 13) and touches(bloc, 4, 13)
    assert within(bloc, 2, 4, 1000) and engages(bloc, 2, 4)
    larger = scene(bare=False, agenda="emprise", pieces={"a3": (6622, 8000), "b2": (9378, 8000)}).s.scene()
    assert touches(larger, 2, 13) and not within(larger, 2, 4, 1000)


@rule("OLO-010", "OLO-Q04", "OLO-G07")
def test_at_one_marker_nobody_is_moved_farther_apart_nor_into_contact() -> None:
    near = scene(bare=False, pieces={"a3": (6818, 8000), "b2": (7400, 9026)}).s.scene()
    assert touches(near, 2, 13) and touches(near, 4, 13)
    assert within(near, 2, 4, 0), "side by side they are, not an inch apart"
    across = scene(bare=False, pieces={"a3": (6818, 8000), "b2": (9182, 8000)}).s.scene()
    assert touches(across, 2, 13) and touches(across, 4, 13) and not touches(across, 2, 4)


@rule("OLO-Q04", "OLO-G07")
def test_who_is_across_a_marker_is_nearer_than_who_is_an_inch_and_a_tenth_away() -> None:
    """1.182 inches over the marker count as 1, and 1.1 beside it as 1.1."""
    bloc = scene(bare=False, pieces={"a3": (6818, 8000), "b2": (9182, 8000), "b3": (6818, 10282)}).s.scene()
    assert within(bloc, 2, 5, 1100) and not within(bloc, 2, 5, 1099)
    assert [int(n) for n in nearest(bloc, 2, of([4, 5]))] == [4]
    assert [int(n) for n in nearest(bloc, 2, of([5, 4]))] == [4]


@rule("OLO-G07", "OLO-064")
def test_away_from_whoever_is_across_a_marker_is_by_the_real_gap() -> None:
    warn = scene(bare=False, pieces={"a3": (6818, 8000), "b2": (9182, 8000)}).play(("use", "a3", "sommation"))
    assert warn.refused("at", 8300, 9770) == ("OLO-064", "not-away"), "1.126 inches, from 1.182 that count as 1"
    warn.play(("at", 9500, 9000))


@rule("OLO-027")
def test_over_a_marker_enemies_and_hostiles_engage_and_allies_do_not() -> None:
    allies = scene(bare=False, pieces={"a3": (6818, 8000), "a1": (9182, 8000)})
    assert allies.piece("a3")["free"] and allies.piece("a1")["free"]
    rogue = scene(bare=False, pieces={"a3": (6818, 8000)}, hostiles=[{"profile": "rogue", "at": [9182, 8000]}])
    assert not rogue.piece("a3")["free"] and not rogue.piece("h1")["free"]
    assert within(rogue.s.scene(), 2, 6, 1000) and not within(rogue.s.scene(), 2, 6, 999)


@rule("OLO-Q07", "OLO-151")
def test_the_nearest_target_is_so_by_a_thousandth() -> None:
    line = scene(pieces={"a3": (3000, 8000), "b2": (8000, 8000), "b3": (3000, 13001)})
    assert line.refused("shoot", "a3", "b3") == ("OLO-151", "not-nearest")
    level = scene(pieces={"a3": (3000, 8000), "b2": (8000, 8000), "b3": (3000, 13000)})
    assert {("shoot", "a3", "b2"), ("shoot", "a3", "b3")} <= set(level.offered)


@rule("OLO-013", "OLO-018", "OLO-019", "OLO-021", "OLO-022", "OLO-Q01")
def test_a_wall_hides_and_a_low_one_does_not() -> None:
    wall = [box(7000, 2000, 7500, 6000)]
    places = {"a3": (4000, 4000), "b2": (4000, 9000), "b3": (11000, 4000)}
    bloc = scene(pieces=places, terrain=wall).s.scene()
    assert sees(bloc, 2, 4) and not sees(bloc, 2, 5) and not sees(bloc, 5, 2)
    low = scene(pieces=places, terrain=[box(7000, 2000, 7500, 6000, "low")]).s.scene()
    assert sees(low, 2, 5)
    between = scene(pieces=places | {"b1": (5600, 4000)}).s.scene()
    assert sees(between, 2, 5), "a rouage blocks nothing"


@rule("OLO-013")
def test_contact_with_terrain_neither_opens_nor_closes_a_line_of_sight() -> None:
    places = {"a3": (4000, 8000), "b2": (5782, 8000)}
    wall = scene(pieces=places, terrain=[box(4591, 6000, 5191, 10000)]).s.scene()
    assert touches_element(wall, 2, 0) and touches_element(wall, 4, 0) and not sees(wall, 2, 4)
    low = scene(pieces=places, terrain=[box(4591, 6000, 5191, 10000, "low")]).s.scene()
    assert touches_element(low, 2, 0) and touches_element(low, 4, 0) and sees(low, 2, 4)


@rule("OLO-018", "OLO-G23")
def test_terrain_is_seen_by_any_part_of_it_and_does_not_hide_itself() -> None:
    """Behind a wall that hides its middle the ends of a longer one are seen."""
    bloc = scene(pieces={"a3": (8000, 4000)}, terrain=[box(6500, 6000, 9500, 6500), box(3000, 9000, 13000, 9500)])
    board = bloc.s.scene()
    assert board.board.sight_blocked(8000, 4000, 8000, 9250, 1), "the middle is hidden"
    assert sees_element(board, 2, 0) and sees_element(board, 2, 1)
    shut = scene(pieces={"a3": (8000, 4000)}, terrain=[box(1000, 6000, 15000, 6500), box(7000, 9000, 9000, 9500)])
    assert not sees_element(shut.s.scene(), 2, 1)


@rule("OLO-021")
def test_a_gargoyle_hides_nobody_and_nobody_has_a_back() -> None:
    beast = scene(
        pieces={"a3": (4000, 8000), "b2": (10000, 8000)}, hostiles=[{"profile": "gargoule", "at": [7000, 8000]}]
    ).s.scene()
    assert sees(beast, 2, 4) and sees(beast, 4, 2)
    for spot in ((8000, 12000), (8000, 4000), (12000, 8000), (4000, 8000)):
        around = scene(pieces={"a3": (8000, 8000), "b2": spot}, edges=["south", "north"]).s.scene()
        assert sees(around, 2, 4) and sees(around, 4, 2), spot


@rule("OLO-022", "OLO-104")
def test_abilities_target_nobody_behind_a_wall_friend_or_foe() -> None:
    wall = [box(5500, 6000, 5600, 10000)]
    for terrain, offered in ((None, True), (wall, False)):
        warn = scene(pieces={"a3": (4800, 8000), "b2": (6300, 8000)}, terrain=terrain)
        assert (("use", "a3", "sommation") in warn.offered) is offered
        pray = scene(
            cabals=[("dominik_kralov", "kubik_oktobar", "jana_alena_novak")],
            pieces={"a3": (4800, 8000), "a1": {"at": [6300, 8000], "noirceur": 1}},
            terrain=terrain,
        )
        assert (("use", "a3", "litanie") in pray.offered) is offered


@rule("OLO-022", "OLO-138")
def test_whoever_leaves_behind_a_wall_is_not_struck() -> None:
    for terrain, asked in ((None, (1, "opportunity")), ([box(4691, 6000, 4791, 10000)], (0, "activation"))):
        slip = scene(pieces={"a3": (4000, 8000), "b2": (5482, 8000)}, terrain=terrain)
        assert not slip.piece("a3")["free"]
        slip.play(("march", "a3"), ("at", 2800, 8000))
        assert slip.asks == [asked]


@rule("OLO-022", "OLO-149")
def test_the_shooter_sees_the_target_with_its_own_eyes() -> None:
    told = {"a3": (4000, 8000), "b2": (12000, 8000)}
    spotted = scene(pieces=told | {"a1": (12000, 12500)}, terrain=[box(7000, 4000, 7500, 12000)])
    assert sees(spotted.s.scene(), 0, 4) and not sees(spotted.s.scene(), 2, 4)
    assert spotted.refused("shoot", "a3", "b2") == ("OLO-022", "unseen")


@rule("OLO-020")
def test_whoever_is_off_the_bloc_sees_nobody_and_is_seen_by_nobody() -> None:
    bloc = scene(pieces={"a3": (4000, 4000)}).s.scene()
    assert not sees(bloc, 2, 5) and not sees(bloc, 5, 2)
    pray = scene(
        cabals=[("dominik_kralov", "kubik_oktobar", "jana_alena_novak")],
        pieces={"a3": (8000, 1500), "a1": {"noirceur": 1}},
    )
    assert pray.piece("a1")["where"] == "away"
    assert pray.refused("use", "a3", "litanie") == ("OLO-Q103", "ability-useless"), "an ally neither"


@rule("OLO-024", "OLO-Q02", "OLO-022")
def test_threat_zones_go_through_walls_and_attacks_do_not() -> None:
    wall = [box(5000, 3000, 5200, 9000)]
    split = scene(pieces={"a3": (4400, 6000), "b2": (5800, 6000)}, terrain=wall)
    bloc = split.s.scene()
    assert engages(bloc, 2, 4) and not sees(bloc, 2, 4)
    assert split.refused("attack", "a3", "b2") == ("OLO-022", "unseen")
    assert not split.piece("a3")["free"] and not split.piece("b2")["free"]


@rule("OLO-024", "OLO-Q115")
def test_a_marker_is_held_through_a_wall() -> None:
    held = scene(
        bare=False,
        agenda="reglement",
        step="end",
        pile=["2.000"],
        terrain=[box(6000, 8900, 10000, 9000)],
        pieces={"a1": (8000, 9700)},
    )
    assert not sees(held.s.scene(), 0, state.FIRST_MARKER) and within(held.s.scene(), 0, state.FIRST_MARKER, 1000)
    assert held.has(0, "vp") == 1


@rule("OLO-023", "OLO-025", "OLO-026", "OLO-G09")
def test_hostiles_threaten_an_inch_from_their_edge_however_large_they_are() -> None:
    for profile, radius in (("rogue", 591), ("traqueur", 787), ("gargoule", 984)):
        for gap, held in ((1000, True), (1001, False)):
            beast = [{"profile": profile, "at": [4000 + 591 + radius + gap, 8000]}]
            by = scene(pieces={"a3": (4000, 8000)}, hostiles=beast)
            assert by.s.scene().radius(6) == radius
            assert by.piece("a3")["free"] is by.piece("h1")["free"] is not held
            assert (("attack", "a3", "h1") in by.offered) is held
    pair = scene(
        hostiles=[{"profile": "rogue", "at": [4000, 8000]}, {"profile": "rogue", "at": [5500, 8000]}],
        pieces={"a3": (8000, 8000)},
    )
    assert pair.piece("h1")["free"] and pair.piece("h2")["free"], "nor are they each other's foes"


@rule("OLO-023", "OLO-148")
def test_whoever_has_no_action_token_left_threatens_all_the_same() -> None:
    spent = scene(pieces={"a3": (4000, 8000), "b2": {"at": [5500, 8000], "actions": 0}, "b3": (12000, 8000)})
    assert not spent.piece("a3")["free"]
    assert spent.refused("shoot", "a3", "b3") == ("OLO-148", "shooter-engaged")


@rule("OLO-025", "OLO-026", "OLO-028", "OLO-088")
def test_free_and_engaged_are_about_who_holds_and_not_whom_one_holds() -> None:
    dazed = scene(pieces={"a3": (4000, 8000), "b2": {"at": [5500, 8000], "stunned": True}})
    assert dazed.piece("a3")["free"] and not dazed.piece("b2")["free"]
    assert engaged(dazed.s.scene(), 4) and not engaged(dazed.s.scene(), 2)
    assert ("attack", "a3", "b2") in dazed.offered, "whom one engages one attacks, free or not"
    stunned = scene(active="b2", pieces={"a3": {"at": [4000, 8000], "stunned": True}, "b2": (5500, 8000)})
    assert ("attack", "b2", "a3") in stunned.offered


@rule("OLO-025", "OLO-G09")
def test_neither_an_ally_nor_a_marker_takes_the_freedom_and_off_the_bloc_nobody_is_free() -> None:
    friends = scene(bare=False, pieces={"a3": (8000, 6600), "a1": (6700, 6600)})
    assert within(friends.s.scene(), 2, 0, 1000) and within(friends.s.scene(), 2, state.FIRST_MARKER + 1, 1000)
    assert friends.piece("a3")["free"] and friends.piece("a1")["free"] and not friends.piece("a2")["free"]


@rule("OLO-G09", "OLO-183")
def test_hostiles_support_hostiles_and_nobody_supports_itself() -> None:
    pack = scene(
        pieces={"a3": (4000, 8000)},
        hostiles=[{"profile": "rogue", "at": [5500, 8000]}, {"profile": "rogue", "at": [4000, 9500]}],
    ).s.scene()
    assert supported(pack, 6, 2) and supported(pack, 7, 2) and not supported(pack, 2, 6)


# -- entering and leaving


def walker(at: tuple[int, int], **told: object) -> Scene:
    """a3 marches on a Bloc with a tainted marker of 30 mm, m3 at (8000, 3250)."""
    marked = scene(bare=False, agenda="purification", pieces={"a3": at}, **told)  # type: ignore[arg-type]
    assert [int(n) for n in (marked.s.place_x(14), marked.s.place_y(14))] == [8000, 3250]
    return marked.play(("march", "a3"))


@rule("OLO-029", "OLO-031", "OLO-G25")
def test_contact_is_entered_where_the_movement_ends_and_not_on_the_way() -> None:
    over = walker((6600, 3250)).play(("at", 9400, 3250))
    assert over.piece("a3")["noirceur"] == 0, "across the marker"
    along = walker((6600, 4451)).play(("at", 9400, 4451))
    assert along.piece("a3")["noirceur"] == 0, "past it within a contact's gap"
    end = walker((6600, 3250)).play(("at", 8000, 4432))
    assert end.piece("a3")["noirceur"] == 1
    end.play(("march", "a3"), ("at", 8600, 4269))
    assert touches(end.s.scene(), 2, 14) and end.piece("a3")["noirceur"] == 1, "it was there before"


@rule("OLO-029", "OLO-Q23", "OLO-Q24", "OLO-227")
def test_coming_onto_the_bloc_and_being_placed_are_movements_that_enter() -> None:
    door = scene(bare=False, agenda="purification").play(("enter", "a3"), ("at", 8000, 2068))
    assert door.piece("a3")["noirceur"] == 1
    leap = scene(
        bare=False,
        agenda="purification",
        cabals=[("rejeton", "ludmila_tesar", "soeur_ilse")],
        active="a1",
        pieces={"a1": (8000, 6000)},
    ).play(("use", "a1", "bond"), ("at", 8000, 4432))
    assert leap.piece("a1")["noirceur"] == 1


@rule("OLO-030", "OLO-138")
def test_a_zone_is_left_by_ending_outside_it_whatever_else_one_enters() -> None:
    inside = scene(pieces={"a3": (4000, 8000), "b2": (5300, 8000)}).play(("march", "a3"), ("at", 3150, 8000))
    assert inside.asks == [(0, "activation")] and not inside.piece("a3")["free"], "farther, and still inside"
    other = scene(pieces={"a3": (4000, 8000), "b2": (5500, 8000), "b3": (2000, 11000)})
    other.play(("march", "a3"), ("at", 2000, 9300))
    assert other.asks == [(1, "opportunity")], "into another's zone"
    held = scene(pieces={"a3": (4000, 8000), "b2": {"at": [5500, 8000], "stunned": True}})
    assert list(left_behind(held.s.scene(), 2, 2000, 8000)) == [], "whom one holds is not a zone one leaves"


@rule("OLO-030", "OLO-057")
def test_whoever_is_pushed_out_of_a_zone_has_left_it_unpunished() -> None:
    shove = scene(pieces={"a3": (4000, 8000), "b2": (5500, 8000), "a1": (7100, 8000)})
    shove.play(("use", "a3", "sommation"), ("at", 5500, 10000))
    assert shove.piece("b2")["free"] and shove.asks == [(0, "activation")]


@rule("OLO-015", "OLO-016", "OLO-157", "OLO-G24")
def test_contact_with_terrain_is_cover_and_a_zone_is_none() -> None:
    places = {"a3": (5000, 5591)}
    for kind, covered in (("obstructing", True), ("low", True), ("zone", False)):
        stand = scene(pieces=places, terrain=[box(4000, 4000, 6000, 5000, kind)])
        assert queries.covered(stand.s, stand.s.scene(), 2) is covered, kind
    inside = scene(pieces={"a3": (5000, 4500)}, terrain=[box(4000, 4000, 6000, 5000, "zone")])
    assert inside.piece("a3")["at"] == [5000, 4500], "a rouage may stand on a zone"


@rule("OLO-015", "OLO-G24")
def test_whoever_stands_in_a_zone_has_no_cover_nor_does_a_card_reckon_cover_from_one() -> None:
    for kind, near in (("zone", False), ("low", True)):
        rubble = scene(
            cabals=[("limier_gris", "hedvika_lang", "veneur_anton")],
            active="a2",
            terrain=[box(5500, 7000, 6000, 9000, kind), box(9000, 9000, 11000, 11000, "zone")],
            pieces={"a2": (4000, 8000), "a1": (10000, 10000)},
        )
        s = rubble.s
        assert queries.covered(s, s.scene(), 1) is near, kind
        assert queries.covered(s, s.scene(), 0) is False, "in the middle of a zone"


@rule("OLO-G24", "OLO-155", "OLO-157")
def test_cover_is_what_the_target_touches_and_not_what_lies_between() -> None:
    for low, dice in ((box(6500, 7000, 7000, 9000, "low"), 3), (box(9591, 7000, 9991, 9000, "low"), 2)):
        shot = scene(
            cabals=[("dominik_kralov", "hynek_novotny", "petra_kantor")],
            active="a2",
            pieces={"a2": (3000, 8000), "b2": (9000, 8000)},
            terrain=[low],
        )
        assert shot.dice("a2", names.ROLL_RANGED, "b2") == dice, "behind it, and with it at one's back"


@rule("OLO-016", "OLO-055")
def test_a_slide_goes_over_a_zone() -> None:
    walk = scene(pieces={"a3": (4000, 8000)}, terrain=[box(4500, 7000, 9000, 9000, "zone")])
    assert walk.play(("march", "a3"), ("at", 5182, 8000, 3)).at("a3") == (5182, 8000)


@rule("OLO-014", "OLO-Q102")
def test_taint_is_for_terrain_that_is_no_zone_lasts_a_cycle_and_changes_nothing_else() -> None:
    witch = ("lumir_havel", "zdenka_mraz", "vlasta_cerna")
    marsh = scene(
        cabals=[witch], active="a2", terrain=[box(5000, 7000, 6000, 9000, "zone")], pieces={"a2": (4200, 8000)}
    )
    assert marsh.refused("use", "a2", "contamination") == ("OLO-Q103", "ability-useless")
    walls = [box(5000, 7000, 6000, 9000), box(5000, 3000, 6000, 5000)]
    both = scene(cabals=[witch], active="a2", terrain=walls, pieces={"a2": (4409, 8000)})
    both.s.tainted = 2
    both.play(("use", "a2", "contamination"))
    assert both.table.view(None)["tainted"] == [1, 2]
    assert queries.covered(both.s, both.s.scene(), 1), "cover it gives as before"
    over = scene(step="end", pile=["2.000"], layout="friche", tainted=[1])
    assert over.s.cycle == 2 and over.table.view(None)["tainted"] == []


@rule("OLO-004")
def test_a_d3_is_read_from_a_d6() -> None:
    assert [int(queries.d3(face)) for face in range(1, 7)] == [1, 1, 2, 2, 3, 3]


@rule("OLO-003", "OLO-005")
def test_the_bloc_is_sixteen_inches_and_markers_have_three_sizes() -> None:
    marked = scene(bare=False, agenda="emprise")
    assert (marked.s.board.width, marked.s.board.height) == (16000, 16000)
    assert [row["radius"] for row in marked.table.view(None)["markers"]] == [787, 787, 787]
    assert names.RADII[names.DIAMETERS.index(50)] == 984


@rule("OLO-080")
def test_status_by_noirceur() -> None:
    for tokens, status in enumerate(("healthy", "tainted", "tainted", "corrupted")):
        assert scene(pieces={"a3": {"noirceur": tokens}}).piece("a3")["status"] == status


@rule("OLO-010", "OLO-027", "OLO-Q04")
def test_only_a_marker_of_thirty_millimetres_brings_two_who_touch_it_together() -> None:
    ivana = ("ivana_prokop", "zdenka_mraz", "radek_sedlak")

    def across(size: int) -> Any:
        """A posed marker of that size between two enemies that touch it."""
        content = content_with([])
        radius = {30: 591, 40: 787, 50: 984}[size]
        content.marker_diameter[0], content.marker_radius[0] = size, radius
        s = bloc(cabals=[ivana, OTHERS], active="a1", pieces={"a1": (4000, 8000), "b2": (8000 + 2 * radius, 3000)}).s
        s.content = content
        moving.pose(s, 0, 4591 + radius, 8000)
        s.set_down(4, 5182 + 2 * radius, 8000)
        return s

    for size in (30, 40, 50):
        s = across(size)
        assert [free(s.scene(), piece) for piece in (0, 4)] == [size != 30] * 2
