"""Measuring, terrain, lines of sight, threat zones (OLO-007 to OLO-031)."""

import pytest

from ludotheque.games.olomoc import names, queries
from ludotheque.kit.geometry.measure import engaged, engages, free, touches, touches_element, within
from ludotheque.kit.geometry.sight import sees
from tests.games.olomoc.scene import OTHERS, Scene, box, scene
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


@rule("OLO-020")
def test_whoever_is_off_the_bloc_sees_nobody_and_is_seen_by_nobody() -> None:
    bloc = scene(pieces={"a3": (4000, 4000)}).s.scene()
    assert not sees(bloc, 2, 5) and not sees(bloc, 5, 2)


@rule("OLO-024", "OLO-Q02")
def test_threat_zones_go_through_walls_and_attacks_do_not() -> None:
    wall = [box(5000, 3000, 5200, 9000)]
    split = scene(pieces={"a3": (4400, 6000), "b2": (5800, 6000)}, terrain=wall)
    bloc = split.s.scene()
    assert engages(bloc, 2, 4) and not sees(bloc, 2, 4)
    assert split.refused("attack", "a3", "b2") == ("OLO-022", "unseen")


@rule("OLO-015", "OLO-016", "OLO-157", "OLO-G24")
def test_contact_with_terrain_is_cover_and_a_zone_is_none() -> None:
    places = {"a3": (5000, 5591)}
    for kind, covered in (("obstructing", True), ("low", True), ("zone", False)):
        stand = scene(pieces=places, terrain=[box(4000, 4000, 6000, 5000, kind)])
        assert queries.covered(stand.s, stand.s.scene(), 2) is covered, kind
    inside = scene(pieces={"a3": (5000, 4500)}, terrain=[box(4000, 4000, 6000, 5000, "zone")])
    assert inside.piece("a3")["at"] == [5000, 4500], "a rouage may stand on a zone"


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
