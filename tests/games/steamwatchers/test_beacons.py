"""Beacons: when and where they are deployed, and what they keep."""

import pytest

from tests.games.steamwatchers.scene import Scene, bid, moving, scene, units, ways
from tests.marks import rule


@rule("STW-119", "STW-Q26")
def test_one_beacon_at_any_moment_of_the_activation() -> None:
    t = moving("gironde", "2b").play(0, "beacon gironde")
    assert t.built("gironde") == ["beacon:0"]
    assert ways(t, "beacon") == set()
    assert t.refused(0, "beacon gironde").rule == "STW-Q26"
    t = moving("gironde", "2b").play(0, "march breizh", "group 1 0", "beacon breizh", "march neustria")
    assert t.zone("breizh")["structures"] and units(t, "neustria") == (1, 0)


@rule("STW-119")
def test_a_beacon_goes_to_any_zone_of_ones_own_units_there_or_not() -> None:
    t = moving("gironde", "1b", {"rhone": "toxic"}, clans=["menrau", "apotres"])
    assert ways(t, "beacon") == {"gironde", "rhone"}


@rule("STW-119", "STW-004")
def test_a_beacon_comes_from_the_reserve() -> None:
    t = moving("gironde", "1b", players=[{"beacons": 1}]).play(0, "beacon gironde")
    assert t.player(0)["beacons"] == 0
    t = moving("gironde", "1b", players=[{"beacons": 0}])
    assert t.refused(0, "beacon gironde").rule == "STW-119"


@rule("STW-119")
def test_a_beacon_that_stands_elsewhere_is_not_taken_up_again() -> None:
    t = moving("gironde", "1b", {"breizh": "beacon:0"}, players=[{"beacons": 0}])
    assert ways(t, "beacon") == set() and t.refused(0, "beacon gironde").rule == "STW-119"


@rule("STW-119")
def test_nobody_has_to_deploy_a_beacon() -> None:
    t = moving("gironde", "1b").play(0, "stop")
    assert t.asks[0][0] == 1 and t.built("gironde") == [] and t.player(0)["beacons"] == 3


def two_raids() -> Scene:
    """Two attacks out of Gironde, neither of them fought yet."""
    t = moving("gironde", "4b", {"breizh": "1 1b", "neustria": "1 1b"})
    return t.play(0, "march breizh", "group 2 0", "march neustria", "group 2 0")


@rule("STW-Q26")
def test_a_beacon_may_wait_until_before_each_combat_and_after_the_last() -> None:
    t = two_raids().play(0, "stop", "fight breizh")
    assert t.asks == [(0, "beacon")] and t.choices(0) == ["beacon gironde", "stop"]
    bid(t.play(0, "stop"), 0, 0)
    assert t.asks == [(0, "beacon")] and t.control("neustria") == 1  # before the second
    bid(t.play(0, "stop"), 0, 0)
    assert t.asks == [(0, "beacon")] and t.control("neustria") == 0  # after the last
    t.play(0, "beacon neustria")
    assert t.built("neustria") == ["beacon:0"] and t.asks[0][0] == 1


@rule("STW-Q26")
def test_a_beacon_deployed_among_the_moves_is_the_only_one_of_the_activation() -> None:
    t = two_raids().play(0, "beacon gironde", "fight breizh")
    assert t.asks[0][1] == "bid"
    bid(t, 0, 0)
    assert t.asks[0][1] == "bid"
    bid(t, 0, 0)
    assert t.asks[0][0] == 1 and t.player(0)["beacons"] == 2


@rule("STW-120")
def test_it_goes_into_any_zone_he_controls_wherever_it_is() -> None:
    t = moving("gironde", "1b", {"saksa": "0 1b", "istra": "beacon:0", "padania": "1 1b", "meseta": "farm"})
    assert ways(t, "beacon") == {"gironde", "saksa", "istra"}
    assert t.refused(0, "beacon padania").rule == "STW-120"
    assert t.refused(0, "beacon meseta").rule == "STW-120"
    t.play(0, "beacon saksa")
    assert t.built("saksa") == ["beacon:0"]


@rule("STW-121", "STW-019")
def test_a_beacon_keeps_control_when_the_units_have_left() -> None:
    t = moving("gironde", "1b").play(0, "beacon gironde", "march breizh")
    assert t.control("gironde") == 0 and units(t, "gironde") == (0, 0)


@rule("STW-Q27")
def test_the_active_zone_counts_as_his_until_the_activation_ends() -> None:
    t = moving("gironde", "1b", {"breizh": "0 1b"}).play(0, "march breizh")
    assert t.control("gironde") is None
    assert ways(t, "beacon") == {"gironde", "breizh"}
    t = moving("gironde", "1b toxic", {"breizh": "0 1b"}).play(0, "march breizh", "beacon gironde")
    assert t.control("gironde") == 0


@rule("STW-121")
def test_a_beacon_keeps_control_when_the_activation_is_over() -> None:
    t = moving("gironde", "1b").play(0, "beacon gironde", "march breizh")
    assert t.asks[0][0] == 1 and t.control("gironde") == 0


@rule("STW-Q27")
def test_the_active_zone_is_lost_once_enemies_have_fled_there() -> None:
    t = moving("gironde", "5b toxic", {"breizh": "1 3b"}).play(0, "march breizh", "group 5 0", "stop", "stop")
    bid(t, 3, 0)
    assert t.units("gironde") == (1, 1, 0)  # their own toxic farm made it a refuge
    assert t.asks == [(0, "beacon")] and t.choices(0) == ["beacon breizh", "stop"]
    assert t.refused(0, "beacon gironde").rule == "STW-120"


@rule("STW-Q28")
def test_a_zone_just_won_takes_a_beacon_in_the_same_activation() -> None:
    t = bid(two_raids().play(0, "stop", "fight breizh", "stop"), 0, 0)
    assert t.choices(0) == ["beacon breizh", "beacon gironde", "stop"]
    t.play(0, "beacon breizh")
    assert t.built("breizh") == ["beacon:0"]


@rule("STW-Q28", "STW-021")
def test_no_beacon_where_his_own_attack_is_pending() -> None:
    t = moving("gironde", "2b", {"breizh": "1 1b"}).play(0, "march breizh", "group 1 0")
    assert "breizh" not in ways(t, "beacon")
    assert t.refused(0, "beacon breizh").rule == "STW-Q28"


@rule("STW-008", "STW-009", "STW-010")
def test_where_two_structures_stand_one_makes_way() -> None:
    t = moving("gironde", "1b farm turret").play(0, "beacon gironde")
    assert t.asks == [(0, "raze")] and t.choices(0) == ["raze farm", "raze turret"]
    assert t.refused(0, "raze toxic").rule == "STW-009"
    farms = t.table.view(None)["farms"]
    t.play(0, "raze farm")
    assert t.built("gironde") == ["turret", "beacon:0"]
    assert t.table.view(None)["farms"] == farms  # in the box, in no reserve
    t = moving("gironde", "1b farm farm").play(0, "beacon gironde")
    assert t.built("gironde") == ["farm", "beacon:0"]


@rule("STW-006", "STW-007")
def test_a_beacon_is_no_unit() -> None:
    t = moving("gironde", "1b", {"breizh": "0 4b beacon"}).play(0, "march breizh")
    assert units(t, "breizh") == (5, 0)


@rule("STW-019", "STW-094")
@pytest.mark.parametrize("built", ["farm beacon:0", "beacon:0 farm"])
def test_a_beacon_keeps_the_farm_beside_it_whichever_came_first(built: str) -> None:
    t = scene(zones={"gironde": f"{built} f2"})
    assert (t.control("gironde"), t.geo(0), t.geo(1)) == (0, 3, 0)
