"""A Movement token: groups, land moves, sea moves, and what waits or falls where they arrive."""

from typing import Any

from tests.games.steamwatchers.scene import moving, scene, units, ways
from tests.marks import rule

# -- groups


@rule("STW-117")
def test_any_number_of_groups_goes_to_different_places() -> None:
    t = moving("gironde", "3b 1e").play(0, "march breizh")
    offered = {f"group {base} {elite}" for base in range(4) for elite in range(2)} - {"group 0 0"}
    assert set(t.choices(0)) == offered
    assert t.refused(0, "group 0 0").rule == "STW-117"
    t.play(0, "group 1 1", "march neustria", "group 1 0", "march rhone")
    assert [units(t, zone) for zone in ("breizh", "neustria", "rhone", "gironde")] == [(1, 1), (1, 0), (1, 0), (0, 0)]


@rule("STW-117")
def test_no_move_at_all_is_a_choice() -> None:
    t = moving("gironde", "3b", players=[{"beacons": 0}]).play(0, "stop")
    assert units(t, "gironde") == (3, 0) and t.asks[0][0] == 1


@rule("STW-118")
def test_only_units_still_in_the_active_zone_move() -> None:
    t = moving("gironde", "2b", {"breizh": "0 2b"}).play(0, "march breizh")
    assert t.refused(0, "group 3 0").rule == "STW-118"
    t.play(0, "group 2 0")
    assert t.refused(0, "march neustria").rule == "STW-118"  # those of Breizh have moved, or have no order
    assert ways(t, "march") == ways(t, "sail") == ways(t, "force") == set()


@rule("STW-114")
def test_a_simple_or_a_special_action_for_each_group() -> None:
    t = moving("gironde", "3b").play(0, "force flandria", "group 1 0", "march breizh", "group 1 0", "force catalunya")
    assert [units(t, zone) for zone in ("flandria", "breizh", "catalunya", "gironde")] == [
        (1, 0),
        (1, 0),
        (1, 0),
        (0, 0),
    ]


@rule("STW-022", "STW-007")
def test_never_more_than_five_units_of_a_clan_structures_aside() -> None:
    t = moving("gironde", "3b", {"breizh": "0 4b turret farm", "neustria": "0 5b"})
    assert "neustria" not in ways(t, "march")
    assert t.refused(0, "march neustria").rule == "STW-022"
    t.play(0, "march breizh")  # room for one: one option
    assert units(t, "breizh") == (5, 0) and units(t, "gironde") == (2, 0)


@rule("STW-022")
def test_the_limit_counts_one_clan_only() -> None:
    t = moving("gironde", "5b", {"breizh": "1 5b"}).play(0, "march breizh", "group 5 0")
    assert t.zone("breizh")["raid"] == {"seat": 0, "base": 5, "elite": 0, "force": 5}


@rule("STW-022")
def test_raiders_of_one_activation_count_together() -> None:
    t = moving("gironde", "5b", {"breizh": "1 1b"}).play(0, "march breizh", "group 2 0", "march breizh")
    assert t.choices(0) == ["group 1 0", "group 2 0", "group 3 0"]


# -- by land


@rule("STW-122", "STW-016")
def test_a_land_move_reaches_adjacent_plains_and_mountains() -> None:
    t = moving("occitania_bassa", "1b")
    assert ways(t, "march") == {"gironde", "occitania_alta", "euskal", "catalunya"}
    refusal = t.refused(0, "march rhone")
    assert (refusal.rule, refusal.why) == ("STW-122", "not-adjacent")
    assert t.refused(0, "march occitania_bassa").rule == "STW-122"


@rule("STW-018", "STW-122")
def test_straits_make_zones_adjacent() -> None:
    for here, there in (("flandria", "commonwealth"), ("jylland", "gotaland")):
        t = moving(here, "2b")
        assert there in ways(t, "march")
        assert units(t.play(0, f"march {there}", "group 1 0"), there) == (1, 0)


@rule("STW-063")
def test_the_archon_breaks_the_straits() -> None:
    t = moving("flandria", "1b", in_force="detroits_rompus")
    assert "commonwealth" not in ways(t, "march")
    refusal = t.refused(0, "march commonwealth")
    assert (refusal.rule, refusal.why) == ("STW-063", "straits-broken")


@rule("STW-035")
def test_eastern_zones_are_out_of_play_for_two_or_three() -> None:
    t = moving("istra", "1b", seas={"mare_nostrum": [1, 0]})
    assert ways(t, "march") == {"noricum", "padania", "pannonia"}
    assert t.refused(0, "march sandzak").rule == "STW-035"
    assert t.refused(0, "sail epiri").rule == "STW-035" and not ways(t, "sail") & {"epiri", "sandzak"}
    assert t.refused(0, "force vojvodina").rule == "STW-035"
    t = moving("istra", "1b", {"saksa": "2 1b"}, seats=3, clans=["apotres", "menrau", "flotte"])
    assert "sandzak" not in ways(t, "march")
    others = {"saksa": "2 1b", "jylland": "3 1b"}
    t = moving("istra", "1b", others, seats=4, clans=["apotres", "menrau", "flotte", "catabates"])
    assert "sandzak" in ways(t, "march")


@rule("STW-023")
def test_nobody_stops_in_a_sea() -> None:
    t = moving("rhone", "1b", seas={"mare_nostrum": [1, 0]})
    assert t.refused(0, "march mare_nostrum").rule.startswith("LUD")
    assert "mare_nostrum" not in t.table.view(None)["zones"]


# -- by sea


@rule("STW-123", "STW-016")
def test_a_sea_move_joins_two_coasts_of_a_sea_under_contract() -> None:
    t = moving("rhone", "1b", seas={"mare_nostrum": [1, 0]})
    plains = {
        "andaluz",
        "catalunya",
        "occitania_bassa",
        "provenca",
        "padania",
        "latium",
        "mezzogiorno",
        "trinakria",
        "istra",
    }
    assert ways(t, "sail") == plains
    assert t.refused(0, "sail breizh").why == "no-contract"
    assert t.refused(0, "sail lutecia").why == "inland"
    assert t.refused(0, "sail rhone").rule == "STW-122"


@rule("STW-123")
def test_without_a_contract_of_his_own_there_is_no_sea_move() -> None:
    t = moving("rhone", "1b", seas={"mare_nostrum": [0, 1]})
    assert ways(t, "sail") == set()
    refusal = t.refused(0, "sail padania")
    assert (refusal.rule, refusal.why) == ("STW-123", "no-contract")
    assert moving("burgundia", "1b", seas={"mare_nostrum": [1, 0]}).refused(0, "sail padania").why == "inland"


@rule("STW-124")
def test_adjacent_seas_under_contract_count_as_one() -> None:
    t = moving("padania", "1b", seas={"mare_nostrum": [1, 0], "mor_irez": [1, 0]})
    assert {"breizh", "eirinn"} <= ways(t, "sail")
    t = moving("padania", "1b", seas={"mare_nostrum": [1, 0], "doggersee": [1, 0]})  # not adjacent seas
    assert "jylland" not in ways(t, "sail")
    refusal = t.refused(0, "sail jylland")
    assert (refusal.rule, refusal.why) == ("STW-124", "seas-apart")


@rule("STW-123")
def test_a_contract_serves_group_after_group() -> None:
    t = moving("rhone", "3b", seas={"mare_nostrum": [1, 0]})
    t.play(0, "sail padania", "group 1 0", "sail istra", "group 1 0", "sail istra")
    assert units(t, "padania") == (1, 0) and units(t, "istra") == (2, 0)
    assert t.table.view(None)["seas"]["mare_nostrum"]["contracts"] == [1, 0]


@rule("STW-124")
def test_a_chain_of_seas_under_contract_counts_as_one_however_long() -> None:
    chain = {"baltis": [1, 0], "doggersee": [1, 0], "mor_irez": [1, 0], "mare_nostrum": [0, 1]}
    t = moving("saksa", "1b", seas=chain)  # on the coast of Baltis alone
    assert "breizh" in ways(t, "sail")  # on that of Mor Irez alone
    assert "rhone" not in ways(t, "sail")
    assert "saksa" in ways(moving("breizh", "1b", seas=chain), "sail")


@rule("STW-125")
def test_not_even_a_mountain_of_his_own_is_reached_by_sea() -> None:
    t = moving("breizh", "1b", {"euskal": "0 1b"}, seas={"mor_irez": [1, 0]})
    assert "euskal" not in ways(t, "sail") and t.refused(0, "sail euskal").rule == "STW-125"


@rule("STW-125")
def test_a_sea_move_may_start_from_a_mountain_but_not_end_there() -> None:
    t = moving("euskal", "1b", seas={"mor_irez": [1, 0]})
    assert "breizh" in ways(t, "sail")
    t = moving("breizh", "1b", seas={"mor_irez": [1, 0]})
    assert "euskal" not in ways(t, "sail")
    assert t.refused(0, "sail euskal").rule == "STW-125"


@rule("STW-061", "STW-063", "STW-Q19")
def test_a_sea_the_archon_closed_serves_only_the_legate() -> None:
    closed: dict[str, Any] = {
        "in_force": "mer_close",
        "named_sea": "mor_irez",
        "seas": {"mare_nostrum": [1, 0], "mor_irez": [1, 0]},
    }
    t = moving("padania", "1b", **closed)
    assert "breizh" not in ways(t, "sail") and "istra" in ways(t, "sail")
    refusal = t.refused(0, "sail breizh")
    assert (refusal.rule, refusal.why) == ("STW-063", "sea-closed-off")
    t = moving("padania", "1b", titles=["legate", "watcher_1"], legate="mor_irez", acting=0, **closed)
    assert "breizh" in ways(t, "sail")


@rule("STW-060")
def test_the_legate_token_serves_as_a_contract() -> None:
    t = moving("padania", "1b", titles=["legate", "watcher_4"], legate="mare_nostrum")
    assert "istra" in ways(t, "sail")


# -- arriving


@rule("STW-130", "STW-021")
def test_units_among_enemies_wait_for_the_combat_and_the_defender_keeps_control() -> None:
    t = moving("gironde", "3b", {"breizh": "1 1b farm"}).play(0, "march breizh", "group 2 0")
    assert t.zone("breizh")["raid"] == {"seat": 0, "base": 2, "elite": 0, "force": 2}
    assert (t.zone("breizh")["base"], t.control("breizh")) == (1, 1)
    assert t.asks == [(0, "movement")]  # other groups first


@rule("STW-019", "STW-020")
def test_units_take_control_of_a_zone_with_structures_that_belong_to_nobody() -> None:
    t = moving("gironde", "3b", {"breizh": "farm turret"})
    assert t.control("breizh") is None
    t.play(0, "march breizh", "group 1 0")
    assert t.control("breizh") == 0 and len(t.zone("breizh")["structures"]) == 2


@rule("STW-135", "STW-020")
def test_a_turret_without_units_stops_nobody() -> None:
    t = moving("gironde", "1b", {"breizh": "turret turret"}).play(0, "march breizh")
    assert t.units("breizh") == (0, 1, 0) and t.control("breizh") == 0 and "raid" not in t.zone("breizh")
    t = moving("gironde", "1b", {"breizh": "turret beacon:1"}).play(0, "march breizh")
    assert t.units("breizh") == (0, 1, 0) and t.built("breizh") == ["turret"]


@rule("STW-131", "STW-010")
def test_a_lone_enemy_beacon_is_destroyed_without_combat() -> None:
    t = moving("gironde", "3b", {"breizh": "beacon:1"}).play(0, "march breizh", "group 1 0")
    assert t.control("breizh") == 0 and t.built("breizh") == []
    assert t.player(1)["beacons"] == 2  # it is in the box
    assert t.told("beacon-destroyed")[0]["owner"] == 1


@rule("STW-131")
def test_structures_beside_a_beacon_do_not_save_it() -> None:
    for built, left in (("turret beacon:1", ["turret"]), ("beacon:1 farm", ["farm"]), ("beacon:1 beacon:1", [])):
        t = moving("gironde", "3b", {"breizh": built}).play(0, "march breizh", "group 1 0")
        assert t.built("breizh") == left and t.control("breizh") == 0 and "raid" not in t.zone("breizh")


@rule("STW-131", "STW-Q30")
def test_a_beacon_beside_enemy_units_stays_for_the_combat() -> None:
    t = moving("gironde", "3b", {"breizh": "1 1b beacon"}).play(0, "march breizh", "group 2 0")
    assert t.built("breizh") == ["beacon:1"]


@rule("STW-Q31", "STW-248")
def test_a_lone_toxic_farm_stays_and_its_zone_passes_to_whoever_enters() -> None:
    t = moving("gironde", "3b", {"breizh": "toxic"})
    assert t.control("breizh") == 1
    t.play(0, "march breizh", "group 1 0")
    assert t.control("breizh") == 0 and t.built("breizh") == ["toxic"]
    assert "raid" not in t.zone("breizh")
    assert moving("gironde", "3b", {"breizh": "toxic beacon:0"}).control("breizh") == 0  # an enemy beacon is enough


# -- clans


@rule("STW-239", "STW-Q61")
def test_a_trapped_beacon_costs_a_unit_of_the_group() -> None:
    clans = ["apotres", "conglomerat"]
    t = moving("gironde", "2b 1e", {"breizh": "beacon:1"}, clans=clans).play(0, "march breizh", "group 1 1")
    assert t.asks == [(0, "trap")] and t.choices(0) == ["remove gironde base", "remove gironde elite"]
    before = t.player(0)["reserve_elite"]
    t.play(0, "remove gironde elite")
    assert t.player(0)["reserve_elite"] == before + 1
    assert units(t, "breizh") == (1, 0) and units(t, "gironde") == (1, 0)
    assert t.built("breizh") == []


@rule("STW-Q61")
def test_a_trap_that_takes_the_whole_group_ends_its_move() -> None:
    clans = ["apotres", "conglomerat"]
    t = moving("gironde", "2b", {"breizh": "beacon:1"}, clans=clans).play(0, "march breizh", "group 1 0")
    assert units(t, "breizh") == (0, 0) and t.control("breizh") is None
    assert units(t, "gironde") == (1, 0) and t.built("breizh") == []


@rule("STW-239", "STW-Q61")
def test_two_trapped_beacons_cost_two_units_and_those_beside_their_units_none() -> None:
    clans = ["apotres", "conglomerat"]
    t = moving("gironde", "3b", {"breizh": "beacon:1 beacon:1"}, clans=clans).play(0, "march breizh", "group 3 0")
    assert units(t, "breizh") == (1, 0)
    t = moving("gironde", "3b", {"breizh": "1 1b beacon"}, clans=clans).play(0, "march breizh", "group 3 0")
    assert t.zone("breizh")["raid"]["base"] == 3


@rule("STW-238", "STW-Q60")
def test_fonceurs_alone_sail_wherever_a_slot_is_free() -> None:
    fleet: dict[str, Any] = {"clans": ["flotte", "menrau"]}
    t = moving("padania", "1b 2e", seas={"mor_irez": [0, 2]}, **fleet)  # Mor Irez is full
    assert "istra" in ways(t, "sail") and "breizh" not in ways(t, "sail")
    t.play(0, "sail istra")
    assert t.choices(0) == ["group 0 1", "group 0 2"]
    refusal = t.refused(0, "group 1 1")
    assert (refusal.rule, refusal.why) == ("STW-238", "racers-only")
    t = moving("padania", "1b 1e", seas={"mor_irez": [1, 1]}, **fleet).play(0, "sail breizh")
    assert units(t, "breizh") == (0, 1)  # a free sea links with a contract; the only group
    assert ways(moving("padania", "2b", **fleet), "sail") == set()


@rule("STW-Q60")
def test_legate_and_accomplice_tokens_fill_no_slot_and_the_third_is_for_five_players() -> None:
    t = moving("padania", "1e", seas={"mare_nostrum": [0, 1]}, accomplice="mare_nostrum", clans=["flotte", "menrau"])
    assert "istra" in ways(t, "sail")
    t = moving("padania", "1e", seas={"mare_nostrum": [0, 2]}, clans=["flotte", "menrau"])
    assert ways(t, "sail") == set()
    t = moving("padania", "1e", seas={"mare_nostrum": [0, 1]}, clans=["flotte", "menrau"],
               titles=["watcher_1", "legate"], legate="mare_nostrum")  # fmt: skip
    assert "istra" in ways(t, "sail")


@rule("STW-237")
def test_the_accomplice_serves_every_unit_of_the_fleet() -> None:
    t = moving("padania", "2b", accomplice="mare_nostrum", clans=["flotte", "menrau"]).play(0, "sail istra")
    assert set(t.choices(0)) == {"group 1 0", "group 2 0"}


@rule("STW-238")
def test_a_sea_the_archon_closed_is_closed_to_fonceurs() -> None:
    closed: dict[str, Any] = {"in_force": "mer_close", "named_sea": "mare_nostrum", "clans": ["flotte", "menrau"]}
    assert ways(moving("padania", "1e", **closed), "sail") == set()


@rule("STW-238")
def test_elites_of_other_clans_need_contracts() -> None:
    assert ways(moving("padania", "2e"), "sail") == set()


@rule("STW-244", "STW-Q63")
def test_catabates_treat_mountains_as_plains() -> None:
    t = moving("breizh", "2b", seas={"mor_irez": [1, 0]}, clans=["catabates", "menrau"])
    assert "euskal" in ways(t, "sail")
    t = moving("occitania_bassa", "2b", clans=["catabates", "menrau"])
    assert {"rhone", "galiza"} <= ways(t, "force")  # across Occitania Alta, across Euskal
    assert "occitania_alta" in ways(t, "force")  # by Gironde


@rule("STW-Q61")
def test_a_trapped_beacon_that_its_owner_replaces_does_not_act() -> None:
    t = moving("gironde", "2b farm beacon:0", clans=["conglomerat", "menrau"], players=[{"beacons": 1}])
    t.play(0, "beacon gironde").play(0, next(choice for choice in t.choices(0) if "beacon" in choice))
    assert t.built("gironde") == ["farm", "beacon:0"] and units(t, "gironde") == (2, 0) and not t.told("trapped")


# -- the tutorial


@rule("STW-194", "STW-Q68")
def test_no_sea_moves_before_turn_3_of_the_tutorial() -> None:
    tutorial: dict[str, Any] = {"scenario": "apprentissage", "clans": ["conglomerat", "menrau"]}
    t = moving("padania", "1b", titles=["legate", "watcher_4"], legate="mare_nostrum", turn=2, **tutorial)
    assert ways(t, "sail") == set() and t.refused(0, "sail istra").rule == "STW-194"
    t = moving("padania", "1b", titles=["legate", "watcher_4"], legate="mare_nostrum", turn=3, **tutorial)
    assert "istra" in ways(t, "sail")


# -- golden example


def test_stw_e3_movement() -> None:
    zones = {
        "occitania_bassa": "0 4b 1e movement",
        "occitania_alta": "0 1b defence",
        "rhone": "1 3b defence turret",
        "gironde": "1 1b",
        "provenca": "1 1b defence",
        "padania": "1 1b",
    }
    seas = {"mare_nostrum": [1, 1], "mor_irez": [1, 0]}
    t = scene(2, clans=["apotres", "menrau"], zones=zones, seas=seas).play(0, "activate occitania_bassa")
    refusal = t.refused(0, "force rhone")  # across Occitania Alta a mountain, across Gironde enemies
    assert (refusal.rule, refusal.why) == ("STW-127", "crosses-enemy")
    t.play(0, "sail rhone", "group 2 1")
    assert t.zone("rhone")["raid"] == {"seat": 0, "base": 2, "elite": 1, "force": 4} and t.control("rhone") == 1
    t.play(0, "march occitania_alta", "group 1 0")
    assert units(t, "occitania_alta") == (2, 0)
    t.play(0, "sail breizh")
    assert t.control("breizh") == 0 and t.control("occitania_bassa") is None
    t.play(0, "beacon occitania_bassa")
    assert t.control("occitania_bassa") == 0 and units(t, "occitania_bassa") == (0, 0)
