"""Units, structures and reserves: what counts as what, and where it goes."""

from typing import Any

from tests.games.steamwatchers.scene import ZONES, attack, bid, defending, enacted, moving, phase, primus, scene
from tests.marks import rule


@rule("STW-002")
def test_the_scenario_says_after_which_turn_the_game_is_over() -> None:
    for scenario, last in (("la_guerre_vient", 5), ("les_feux_du_vieux_monde", 3), ("l_algue_miraculeuse", 4)):
        over = [
            phase("great_white", {"gironde": "0 1b"}, scenario=scenario, turn=t).table.over for t in (last - 1, last)
        ]
        assert over == [False, True]


@rule("STW-003")
def test_a_card_lets_the_archon_sign_without_a_haven_and_the_defender_win_a_tie() -> None:
    t = enacted("ports_ouverts", zones={"svealand": "", "vestland": "1 1b"})
    assert t.asks == [(0, "contract")]
    assert bid(attack("3b", "3b", in_force="treve_armee"), 0, 0).told("won")[-1]["winner"] == 1
    assert bid(attack("3b", "3b"), 0, 0).told("won")[-1]["winner"] == 0


@rule("STW-004")
def test_no_elite_soldier_stands_in_for_a_base_soldier() -> None:
    t = primus(ZONES, players=[{"reserve_base": 0}])
    before = t.player(0)["units"]
    t.play(0, t.choices(0)[0])
    assert t.player(0)["units"] == before


@rule("STW-004", "STW-Q15")
def test_sixty_healthy_barrels_are_all_there_are() -> None:
    for spare, got in ((47, (2, 1)), (49, (0, 1)), (50, (0, 0))):  # 57, 59 and 60 are taken; the legate comes first
        t = enacted("degel", players=[{"healthy": 5, "spare_healthy": spare}, {"healthy": 5}])
        assert (t.player(0)["spare_healthy"] - spare, t.player(1)["healthy"] - 5) == got


@rule("STW-005")
def test_elite_soldiers_are_units() -> None:
    t = primus({**ZONES, "rhone": "0 3b 2e"})
    t.play(0, t.choices(0)[0])
    assert t.choices(0) == ["zone gironde", "zone istra"]  # five units stand in Rhône
    assert scene(zones={"gironde": "0 1e", "svealand": "1 1b"}).player(0)["units"] == 1


@rule("STW-006")
def test_toxic_farms_and_beacons_are_structures() -> None:
    t = moving("gironde", "1b toxic turret", clans=["menrau", "apotres"]).play(0, "beacon gironde")
    assert t.asks == [(0, "raze")] and set(t.choices(0)) == {"raze toxic", "raze turret"}


@rule("STW-007")
def test_a_beacon_asks_for_no_supply() -> None:
    t = phase("great_white", {"gironde": "0 3b 2e", "rhone": "0 2b", "breizh": "beacon:0"})
    assert t.told("supply")[0]["level"] == t.player(0)["units"] == 7 and t.asks[0][1] != "hunger"


@rule("STW-008")
def test_two_structures_may_be_of_one_kind() -> None:
    assert defending("gironde", "1b turret").play(0, "turret").built("gironde") == ["turret", "turret"]


@rule("STW-010")
def test_a_turret_that_makes_way_is_in_no_reserve() -> None:
    t = moving("gironde", "1b farm turret")
    before = t.table.view(None)["turrets"]
    t.play(0, "beacon gironde", "raze turret")
    assert t.built("gironde") == ["farm", "beacon:0"] and t.table.view(None)["turrets"] == before


@rule("STW-014")
def test_exile_does_not_end_with_the_turn() -> None:
    t = phase("great_white", {"gironde": "0 1b"}, players=[{"exiled": 2}, {}])
    assert t.table.view(None)["turn"] == 2 and t.player(0)["exiled"] == 2


@rule("STW-015")
def test_units_lost_or_without_refuge_can_be_recruited_again() -> None:
    t = bid(attack("5b", "1b 1e"), 3, 0)
    assert [t.player(1)[name] for name in ("reserve_base", "reserve_elite", "exiled")] == [12, 3, 0]
    t = bid(attack("5b", "4b"), 3, 0)  # two are lost, two find no zone to flee to
    assert [t.player(1)[name] for name in ("reserve_base", "reserve_elite", "exiled")] == [12, 3, 0]


@rule("STW-028")
def test_steam_and_archon_cards_are_counted_apart() -> None:
    t = scene(hands={0: {"steam": ["saksa", "rhone"], "archon": ["degel"]}}, zones={"gironde": "0 1b", "alba": "1 1b"})
    assert (t.player(0, 1)["steam_cards"], t.player(0, 1)["archon_cards"]) == (2, 1)


@rule("STW-016")
def test_one_embarks_from_a_mountain_on_the_coast_and_from_no_zone_behind_it() -> None:
    t = moving("vestland", "1b", seas={"nordhaf": [1, 0]})
    assert {choice for choice in t.choices(0) if choice.startswith("sail")} == {"sail eirinn"}
    t = moving("lutecia", "1b", seas={"mor_irez": [1, 0]})
    assert not any(choice.startswith("sail") for choice in t.choices(0))


@rule("STW-017")
def test_two_slots_a_sea_with_four_players() -> None:
    others = {"saksa": "2 1b", "jylland": "3 1b"}
    clans = ["apotres", "menrau", "flotte", "catabates"]
    t = defending("breizh", "1b", others, seats=4, clans=clans, seas={"mor_irez": [1, 1, 0, 0]}).play(0, "negotiate")
    assert t.refused(0, "sea mor_irez").rule == "STW-017"


@rule("STW-018")
def test_a_shared_sea_makes_no_zones_adjacent() -> None:
    t = moving("gironde", "1b")
    assert t.refused(0, "march galiza").rule == "STW-122"
    assert "march galiza" not in t.choices(0)


@rule("STW-020")
def test_what_its_units_leave_behind_holds_no_zone_but_a_toxic_farm_does() -> None:
    for built in ("farm", "turret"):
        t = moving("gironde", f"1b {built}", players=[{"beacons": 0}]).play(0, "march breizh")
        assert t.control("gironde") is None and t.built("gironde") == [built]
    assert moving("gironde", "1b", {"rhone": "toxic"}).control("rhone") == 1  # Menrâu


@rule("STW-024")
def test_a_haven_serves_only_whoever_controls_it() -> None:
    assert "negotiate" not in defending("gironde", "1b", {"breizh": "1 1b"}).choices(0)
    assert "negotiate" in defending("gironde", "1b", {"breizh": "0 1b"}).choices(0)


@rule("STW-048")
def test_deployment_six_is_free_in_every_turn_and_in_its_sea_alone() -> None:
    both = {"mare_nostrum": [1, 0], "nordhaf": [1, 0]}
    t = phase("great_white", {"gironde": "0 1b"}, seas=both, turn=3, players=[{"deployment": 6}, {}])
    assert t.asks == [(0, "upkeep")] and t.play(0, "keep nordhaf").asks == [(0, "pay")]
    assert t.play(0, "pay 0").asks == [(0, "upkeep-free")]


@rule("STW-061", "STW-Q19")
def test_a_closed_sea_stays_closed_to_others_and_to_a_legate_whose_token_lies_elsewhere() -> None:
    closed: dict[str, Any] = {"in_force": "mer_close", "named_sea": "mor_irez", "acting": 0}
    closed["seas"] = {"mare_nostrum": [1, 0], "mor_irez": [1, 0]}
    t = moving("padania", "1b", titles=["watcher_1", "legate"], legate="mor_irez", **closed)
    assert "sail breizh" not in t.choices(0)
    t = moving("padania", "1b", titles=["legate", "watcher_1"], legate="mare_nostrum", **closed)
    assert "sail breizh" not in t.choices(0) and "sail istra" in t.choices(0)


@rule("STW-Q46")
def test_a_combat_is_fought_in_the_activation_that_brought_it() -> None:
    t = bid(attack("3b", "1b"), 0, 0)
    assert "raid" not in t.zone("rhone") and t.units("rhone") == (0, 3, 0)


@rule("STW-186")
def test_no_hegemony_before_phase_five() -> None:
    zones = {"gironde": "0 1b f5 defence", "breizh": "0 1b f5", "svealand": "1 1b defence"}
    t = scene(2, "l_algue_miraculeuse", clans=["apotres", "menrau"], zones=zones, turn=2)
    assert not t.play(0, "activate gironde", "wait").table.over and t.geo(0) == 10
