"""The rulebook's own examples of movement and combat, as scenes. E1 and E6 are with the Conclave, E2 with the
activation, E5 with the moves, E7 with the scenarios."""

from tests.games.steamwatchers.scene import Scene, scene
from tests.marks import rule


def page_twelve() -> Scene:
    zones = {
        "occitania_bassa": "0 4b 1e movement",
        "occitania_alta": "0 1b defence",
        "rhone": "1 3b defence turret",
        "gironde": "1 1b",
        "provenca": "1 1b movement",
        "padania": "1 1b",
    }
    seas = {"mare_nostrum": [1, 1], "mor_irez": [1, 0]}
    t = scene(2, clans=["apotres", "menrau"], zones=zones, seas=seas, players=[{"beacons": 1}, {}])
    return t.play(0, "activate occitania_bassa")


def marched() -> Scene:
    t = page_twelve().play(0, "sail rhone", "group 2 1", "march occitania_alta", "group 1 0")
    return t.play(0, "sail breizh", "beacon occitania_bassa")


@rule("STW-126", "STW-127")
def test_stw_e3_a_forced_march_crosses_neither_mountain_nor_enemy() -> None:
    t = page_twelve()
    refusal = t.refused(0, "force rhone")
    assert refusal.rule in ("STW-126", "STW-127") and "force rhone" not in t.choices(0)


@rule("STW-117", "STW-119", "STW-120", "STW-121", "STW-122", "STW-123", "STW-130")
def test_stw_e3_three_groups_and_a_beacon() -> None:
    t = page_twelve().play(0, "sail rhone", "group 2 1")
    assert t.zone("rhone")["raid"] == {"seat": 0, "base": 2, "elite": 1, "force": 4} and not t.told("combat")
    t.play(0, "march occitania_alta", "group 1 0", "sail breizh")
    assert t.units("occitania_alta") == (0, 2, 0) and t.control("breizh") == 0
    t.play(0, "beacon occitania_bassa")
    assert t.control("occitania_bassa") == 0 and t.units("occitania_bassa") == (None, 0, 0)


@rule("STW-147", "STW-151", "STW-153", "STW-156", "STW-148", "STW-149")
def test_stw_e4_forces_and_supports() -> None:
    t = marched()
    assert t.choices(0) == ["stop", "support occitania_alta"]
    t.play(0, "support occitania_alta")
    assert t.told("attack")[-1]["force"] == 6 and t.order("occitania_alta") is None
    assert t.choices(1) == ["stop", "support provenca"]
    t.play(1, "stop")
    assert t.told("defence")[-1]["force"] == 6


@rule("STW-158", "STW-159", "STW-160", "STW-162", "STW-164", "STW-165", "STW-166", "STW-075", "STW-136", "STW-155")
def test_stw_e4_bids_and_consequences() -> None:
    t = marched().play(0, "support occitania_alta").play(1, "stop").play(0, "bid 5").play(1, "bid 3")
    t.play(0, "pay 0").play(1, "pay 0")
    assert t.told("won")[-1] == {**t.told("won")[-1], "attack": 11, "defence": 9, "winner": 0}
    assert t.player(1)["orders_left"]["defence"] == 4 and t.player(1)["reserve_base"] == 13 - 6 + 2
    assert t.choices(1) == ["flee gironde", "flee provenca", "flee padania"]
    t.play(1, "flee padania").play(0, "stop")  # the turret is kept
    assert t.asks == [(0, "conversion")]  # of which the example does not speak
    t.play(0, "zone occitania_alta")
    assert t.control("rhone") == 0 and t.built("rhone") == ["turret"] and t.zone("rhone")["cube"]
    assert t.order("occitania_bassa") is None and t.units("occitania_alta") == (0, 3, 0)
    assert t.asks == [(1, "activation")]
