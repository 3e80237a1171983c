"""« Marche forcée »: what a group may cross, what it breaks on its way, what it costs."""

from typing import Any

from tests.games.steamwatchers.scene import Scene, moving, units, ways
from tests.marks import rule


def why(t: Scene, move: str) -> tuple[str, str]:
    refusal = t.refused(0, move)
    return refusal.rule, refusal.why


@rule("STW-126")
def test_two_steps_over_plains() -> None:
    t = moving("flandria", "2b")
    # by Neustria, Lutecia, Frisia, Rhenania, and by the strait to Commonwealth, whose other neighbour is a mountain
    assert ways(t, "force") == {
        *("breizh", "gironde", "lutecia", "neustria"),
        *("burgundia", "rhenania", "frisia", "saksa", "boiaria"),
    }
    assert why(t, "force alba") == ("STW-126", "marches-to-mountain")
    assert why(t, "force padania") == ("STW-126", "not-two-steps")
    t.play(0, "force gironde", "group 2 0")
    assert units(t, "gironde") == (2, 0) and units(t, "flandria") == (0, 0)


@rule("STW-126")
def test_it_crosses_no_mountain() -> None:
    t = moving("rhone", "1b")
    assert why(t, "force noricum") == ("STW-126", "marches-to-mountain")
    assert why(t, "force boiaria") == ("STW-126", "crosses-mountain")  # only Helvetia lies between
    assert "padania" in ways(t, "force")  # Provença, not Helvetia


@rule("STW-Q29")
def test_not_back_to_the_start_but_from_any_terrain_and_over_straits() -> None:
    t = moving("occitania_alta", "1b")
    assert why(t, "force occitania_alta") == ("STW-Q29", "marches-back")
    assert "breizh" in ways(t, "force")  # from a mountain
    assert "flandria" in ways(moving("neustria", "1b"), "force")
    assert "lutecia" in ways(moving("commonwealth", "1b"), "force")  # by the strait


@rule("STW-127", "STW-Q29")
def test_it_crosses_no_zone_held_by_enemy_units_but_may_end_there() -> None:
    t = moving("breizh", "2b", {"gironde": "1 1b", "neustria": "0 1b", "lutecia": "1 2b"})
    assert why(t, "force rhone") == ("STW-127", "crosses-enemy")
    t.play(0, "force lutecia", "group 2 0")  # across his own zone
    assert t.zone("lutecia")["raid"] == {"seat": 0, "base": 2, "elite": 0, "force": 2}


@rule("STW-127")
def test_a_zone_under_his_own_attack_is_still_the_defenders_and_is_not_crossed() -> None:
    t = moving("breizh", "3b", {"gironde": "1 1b"}).play(0, "march gironde", "group 1 0")
    assert "rhone" not in ways(t, "force") and why(t, "force rhone") == ("STW-127", "crosses-enemy")
    t = moving("breizh", "3b", {"gironde": "beacon:1"})  # a beacon is no unit
    assert "rhone" in ways(t, "force")


@rule("STW-128")
def test_the_crossed_zone_never_holds_more_than_five() -> None:
    t = moving("breizh", "3b", {"gironde": "0 4b", "neustria": "0 5b"})
    assert why(moving("breizh", "1b", {"gironde": "0 5b"}), "force rhone") == ("STW-128", "crosses-full")
    t.play(0, "force rhone")
    assert units(t, "rhone") == (1, 0)  # one of them can pass
    t = moving("breizh", "3b", {"gironde": "0 3b"}).play(0, "force rhone")
    assert t.choices(0) == ["group 1 0", "group 2 0"]
    assert t.refused(0, "group 3 0").rule == "STW-128"


@rule("STW-129", "STW-115", "STW-116")
def test_each_group_needs_a_token_and_a_slot_of_its_own() -> None:
    t = moving("breizh", "3b", clans=["catabates", "menrau"])  # slots: one free of charge, three for 1
    t.play(0, "force rhone", "group 1 0")
    assert t.asks == [(0, "slot")] and t.choices(0) == ["slot 0", "slot 1"]
    t.play(0, "slot 0", "force flandria", "group 1 0")
    assert t.player(0)["slots"] == ["forced_march", "forced_march", "free", "free"]
    t.play(0, "pay 0")
    assert t.player(0)["healthy"] == 5
    assert (units(t, "rhone"), units(t, "flandria"), units(t, "breizh")) == ((1, 0), (1, 0), (1, 0))
    assert ways(t, "force") == set()
    assert why(t, "force lutecia") == ("STW-115", "no-token")


@rule("STW-115", "STW-116")
def test_no_slot_or_no_means_no_forced_march() -> None:
    row: dict[str, Any] = {"slots": ["mobilisation", "negotiation", "quarantine", "quarantine"]}
    assert why(moving("breizh", "1b", players=[row]), "force rhone") == ("STW-115", "no-slot")
    row = {"slots": ["mobilisation", "free", "free", "free"], "healthy": 0, "contraband": 0}
    t = moving("breizh", "1b", clans=["catabates", "menrau"], players=[row])
    assert why(t, "force rhone") == ("STW-116", "too-dear")


@rule("STW-132", "STW-Q29")
def test_crossing_a_lone_enemy_beacon_destroys_it() -> None:
    t = moving("breizh", "2b", {"gironde": "beacon:1"}).play(0, "force rhone", "group 2 0")
    assert t.built("gironde") == [] and t.control("gironde") is None
    assert units(t, "rhone") == (2, 0)
    assert t.told("forced")[0]["through"] == "gironde"


@rule("STW-126", "STW-132")
def test_the_way_is_asked_only_when_it_makes_a_difference() -> None:
    t = moving("breizh", "2b").play(0, "force lutecia", "group 1 0")  # by Neustria or by Gironde: the same
    assert units(t, "lutecia") == (1, 0)
    t = moving("breizh", "2b", {"gironde": "beacon:1"}).play(0, "force lutecia", "group 1 0")
    assert t.asks == [(0, "through")] and t.choices(0) == ["through neustria", "through gironde"]
    t.play(0, "through neustria")
    assert t.control("gironde") == 1 and units(t, "lutecia") == (1, 0)


@rule("STW-239", "STW-Q61")
def test_a_trap_springs_on_the_way_and_the_token_stays_used() -> None:
    clans = ["apotres", "conglomerat"]
    t = moving("breizh", "2b", {"gironde": "beacon:1"}, clans=clans).play(0, "force rhone", "group 1 0")
    assert units(t, "rhone") == (0, 0) and units(t, "breizh") == (1, 0)
    assert t.player(0)["slots"][0] == "forced_march"
    t = moving("breizh", "2b 1e", {"gironde": "beacon:1", "rhone": "beacon:1"}, clans=clans)
    t.play(0, "force rhone", "group 2 1", "remove breizh base", "remove breizh base")
    assert units(t, "rhone") == (0, 1)


@rule("STW-Q31", "STW-Q29")
def test_it_crosses_a_zone_held_by_a_toxic_farm() -> None:
    t = moving("breizh", "1b", {"gironde": "toxic"}).play(0, "force rhone")
    assert units(t, "rhone") == (1, 0) and t.control("gironde") == 1


@rule("STW-245", "STW-Q30")
def test_erynies_alone_pass_enemies_without_a_combat() -> None:
    t = moving("breizh", "1b 2e", {"gironde": "1 2b beacon"}, clans=["catabates", "menrau"]).play(0, "force rhone")
    assert t.choices(0) == ["group 0 1", "group 0 2"]
    assert t.refused(0, "group 1 1").rule == "STW-127"
    t.play(0, "group 0 2", "slot 0")
    assert units(t, "rhone") == (0, 2)
    assert "raid" not in t.zone("gironde") and t.built("gironde") == ["beacon:1"]
    assert why(moving("breizh", "2e", {"gironde": "1 2b"}), "force rhone")[0] == "STW-127"  # Idoles do not


@rule("STW-245")
def test_erynies_keep_to_the_limit_of_five_among_their_own() -> None:
    t = moving("breizh", "2e", {"gironde": "0 5b"}, clans=["catabates", "menrau"])
    assert "rhone" not in ways(t, "force") and why(t, "force rhone") == ("STW-128", "crosses-full")


@rule("STW-245")
def test_a_forced_march_past_enemies_is_listed_for_erynies_alone() -> None:
    for pieces, listed in (("2e", True), ("1b 1e", True), ("2b", False)):
        t = moving("breizh", pieces, {"gironde": "1 2b"}, clans=["catabates", "menrau"])
        assert ("rhone" in ways(t, "force")) == listed


@rule("STW-131", "STW-Q30")
def test_a_forced_march_leaves_ones_own_lone_beacon_standing() -> None:
    t = moving("breizh", "2b", {"gironde": "beacon:0"}).play(0, "force rhone", "group 2 0")
    while t.asks[0][1] in ("slot", "pay", "through"):
        t.play(0, t.choices(0)[0])
    assert t.units("rhone") == (0, 2, 0) and t.built("gironde") == ["beacon:0"]


@rule("STW-Q63")
def test_a_mountain_that_catabates_hold_is_a_mountain_to_others() -> None:
    t = moving("breizh", "2b", {"occitania_alta": "1 1b"}, clans=["apotres", "catabates"])
    assert "occitania_alta" not in ways(t, "force")
    assert why(t, "force occitania_alta") == ("STW-126", "marches-to-mountain")


@rule("STW-063")
def test_the_archon_forbids_forced_marches() -> None:
    t = moving("breizh", "1b", in_force="gel_profond")
    assert ways(t, "force") == set()
    assert why(t, "force rhone") == ("STW-063", "march-banned")


@rule("STW-190", "STW-192", "STW-195")
def test_no_forced_march_before_turn_4_of_the_tutorial() -> None:
    tutorial: dict[str, Any] = {"scenario": "apprentissage", "clans": ["conglomerat", "menrau"]}
    t = moving("breizh", "1b", turn=3, **tutorial)
    assert ways(t, "force") == set() and why(t, "force rhone") == ("STW-195", "no-march-yet")
    assert "rhone" in ways(moving("breizh", "1b", turn=4, **tutorial), "force")


@rule("STW-Q85", "STW-Q24")
def test_a_unit_of_the_group_lost_to_the_payment_does_not_march() -> None:
    row: dict[str, Any] = {"incubation": 7, "healthy": 0, "slots": ["mobilisation", "free", "free", "free"]}
    t = moving("breizh", "2b", {"meseta": "0 1b"}, clans=["catabates", "menrau"], players=[row])
    t.play(0, "force rhone", "group 2 0", "exile breizh base")
    assert units(t, "rhone") == (1, 0) and units(t, "breizh") == (0, 0)
    t = moving("breizh", "1b", {"meseta": "0 1b"}, clans=["catabates", "menrau"], players=[row])
    t.play(0, "force rhone", "exile breizh base")
    assert units(t, "rhone") == (0, 0) and t.player(0)["slots"][1] == "forced_march"
    t = moving("breizh", "1b 1e", {"meseta": "0 1b"}, clans=["catabates", "menrau"], players=[row])
    t.play(0, "force rhone", "group 1 0", "exile breizh base")
    assert units(t, "rhone") == (0, 0) and units(t, "breizh") == (0, 1)  # who was not of the group stays
