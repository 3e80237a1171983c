"""A Defence token: turret, wait, Mobilisation, Negotiation."""

from typing import Any

from tests.games.steamwatchers.scene import defending, units, why
from tests.marks import rule


@rule("STW-133")
def test_exactly_one_of_four_actions() -> None:
    t = defending("breizh", "1b")  # Breizh has a haven
    assert t.choices(0) == ["turret", "mobilise", "negotiate", "wait"]
    assert t.refused(0, "pass").rule == "LUD-03"
    t.play(0, "turret")
    assert t.asks[0][0] == 1 and t.order("breizh") is None


@rule("STW-134", "STW-009")
def test_a_turret_from_the_general_reserve_costs_nothing() -> None:
    t = defending("gironde", "1b")
    before, row = t.table.view(None)["turrets"], t.player(0)
    t.play(0, "turret")
    assert t.built("gironde") == ["turret"]
    assert t.table.view(None)["turrets"] == before - 1
    assert [t.player(0)[name] for name in ("healthy", "contraband")] == [row["healthy"], row["contraband"]]
    t = defending("gironde", "1b turret farm").play(0, "turret", "raze farm")
    assert t.built("gironde") == ["turret", "turret"]


@rule("STW-134")
def test_a_turret_goes_to_the_active_zone_and_one_that_makes_way_does_not_come_back() -> None:
    t = defending("gironde", "1b turret farm", {"breizh": "0 1b"})
    before = t.table.view(None)["turrets"]
    t.play(0, "turret", "raze turret")
    assert t.built("gironde") == ["farm", "turret"] and t.built("breizh") == []
    assert t.table.view(None)["turrets"] == before - 1


@rule("STW-134", "STW-Q23", "STW-004", "STW-036")
def test_no_turret_when_the_reserve_is_empty() -> None:
    far = ["meseta", "lusitania", "andaluz", "galiza", "latium"]
    t = defending("gironde", "1b", dict.fromkeys(far, "turret turret"))  # ten with two players
    assert "turret" not in t.choices(0)
    assert why(t, "turret") == ("STW-004", "no-turret")


@rule("STW-136")
def test_a_turret_belongs_to_nobody() -> None:
    t = defending("gironde", "1b", {"meseta": "turret"})
    assert t.control("meseta") is None and t.built("meseta") == ["turret"]


@rule("STW-137", "STW-075")
def test_waiting_does_nothing_but_costs_the_token() -> None:
    t = defending("gironde", "1b")
    before = t.player(0)
    t.play(0, "wait")
    after = t.player(0)
    assert {k: v for k, v in after.items() if k != "orders_left"} == {
        k: v for k, v in before.items() if k != "orders_left"
    }
    assert t.order("gironde") is None and after["orders_left"]["defence"] == 4


# -- Mobilisation


@rule("STW-138", "STW-Q33", "STW-Q23", "STW-019")
def test_up_to_two_base_soldiers_in_the_active_zone_and_adjacent_zones_he_controls() -> None:
    others = {"breizh": "0 1b", "rhone": "0 beacon", "neustria": "farm", "lutecia": "1 1b", "meseta": "0 1b"}
    t = defending("gironde", "1b", others).play(0, "mobilise")
    spots = ["breizh", "gironde", "rhone"]  # by unit, by unit, by beacon
    assert t.choices(0) == [f"recruit base {z}" for z in spots] + [f"recruit elite {z}" for z in spots]
    assert why(t, "recruit base neustria") == ("STW-019", "not-yours")
    assert why(t, "recruit base lutecia") == ("STW-019", "not-yours")
    assert why(t, "recruit base meseta") == ("STW-138", "too-far")
    assert t.refused(0, "stop").rule == "STW-Q23"  # at least one
    t.play(0, "recruit base rhone")
    assert t.choices(0) == [*(f"recruit base {zone}" for zone in spots), "stop"]
    assert why(t, "recruit elite rhone") == ("STW-138", "one-type")
    t.play(0, "recruit base gironde")
    assert units(t, "rhone") == (1, 0) and units(t, "gironde") == (2, 0)
    assert t.player(0)["slots"] == ["mobilisation", "free", "free", "free"]
    assert t.asks[0][0] == 1


@rule("STW-138")
def test_one_soldier_is_enough() -> None:
    t = defending("gironde", "1b").play(0, "mobilise", "recruit base gironde", "stop")
    assert units(t, "gironde") == (2, 0)


@rule("STW-139")
def test_or_one_elite_soldier() -> None:
    t = defending("gironde", "1b", {"breizh": "0 1b"}).play(0, "mobilise", "recruit elite breizh")
    assert units(t, "breizh") == (1, 1) and t.asks[0][0] == 1


@rule("STW-140")
def test_contracts_make_no_coasts_adjacent_for_recruits() -> None:
    t = defending("gironde", "1b", {"galiza": "0 1b"}, seas={"mor_irez": [1, 0]}).play(0, "mobilise")
    assert not any("galiza" in choice for choice in t.choices(0))
    assert why(t, "recruit base galiza") == ("STW-138", "too-far")


@rule("STW-141")
def test_recruits_act_under_the_token_of_their_zone() -> None:
    t = defending("gironde", "1b", {"breizh": "0 1b movement"})
    t.play(0, "mobilise", "recruit base breizh", "recruit base breizh").play(1, "title watcher_4")
    t.play(0, "activate breizh", "march neustria", "group 3 0")
    assert units(t, "neustria") == (3, 0)


@rule("STW-022", "STW-Q23")
def test_no_mobilisation_without_room_or_without_anybody() -> None:
    t = defending("gironde", "5b", {"breizh": "0 5b"})
    assert "mobilise" not in t.choices(0) and why(t, "mobilise") == ("STW-Q23", "no-room")
    t = defending("gironde", "1b", players=[{"reserve_base": 0, "reserve_elite": 0}])
    assert "mobilise" not in t.choices(0) and why(t, "mobilise") == ("STW-Q23", "nobody-to-recruit")
    t = defending("gironde", "4b", {"breizh": "0 5b"}).play(0, "mobilise", "recruit base gironde")
    assert units(t, "gironde") == (5, 0) and t.asks[0][0] == 1  # no room for a second


@rule("STW-106")
def test_recruits_may_outnumber_the_supply_level() -> None:
    t = defending("gironde", "5b", {"breizh": "0 5b", "neustria": "0 1b"})
    assert (t.player(0)["units"], t.player(0)["supply"]) == (11, 10)
    t.play(0, "mobilise", "recruit base neustria")
    assert t.player(0)["units"] == 12


@rule("STW-004", "STW-013", "STW-138")
def test_recruits_come_from_the_clan_reserve() -> None:
    t = defending("gironde", "1b", players=[{"reserve_base": 1, "reserve_elite": 0}]).play(0, "mobilise")
    assert units(t, "gironde") == (2, 0) and t.player(0)["reserve_base"] == 0
    t = defending("gironde", "1b", {"breizh": "0 1b"}, players=[{"reserve_base": 0}]).play(0, "mobilise")
    assert why(t, "recruit base gironde") == ("STW-004", "no-base")


@rule("STW-232")
def test_the_great_host_recruits_four_base_soldiers_and_no_elite() -> None:
    others = {"breizh": "0 1b"}
    t = defending("gironde", "1b", others, clans=["rhein_stamm", "menrau"])
    assert "great_host" in t.choices(0)
    t.play(0, "great_host", "slot 0")
    assert t.choices(0) == ["recruit base breizh", "recruit base gironde"]
    assert why(t, "recruit elite gironde") == ("STW-232", "host-no-elite")
    t.play(0, *["recruit base gironde"] * 4)
    assert units(t, "gironde") == (5, 0) and t.asks[0][0] == 1
    assert t.player(0)["slots"][0] == "great_host"


@rule("STW-232")
def test_the_great_host_may_be_smaller_and_the_other_mobilisation_recruits_two() -> None:
    others = {"breizh": "0 1b"}
    t = defending("gironde", "1b", others, clans=["rhein_stamm", "menrau"])
    t.play(0, "great_host", "slot 0", "recruit base breizh", "stop")
    assert units(t, "breizh") == (2, 0) and t.asks[0][0] == 1
    t = defending("gironde", "1b", others, clans=["rhein_stamm", "menrau"])
    t.play(0, "mobilise", "slot 0", "recruit base breizh", "recruit base gironde")
    assert (units(t, "breizh"), units(t, "gironde")) == ((2, 0), (2, 0)) and t.asks[0][0] == 1


@rule("STW-232", "STW-115")
def test_rhein_stamm_has_one_great_host_and_one_mobilisation() -> None:
    clans = ["rhein_stamm", "menrau"]
    t = defending("gironde", "1b", clans=clans, players=[{"slots": ["great_host"]}])
    assert why(t, "great_host") == ("STW-115", "no-token") and "mobilise" in t.choices(0)
    t = defending("gironde", "1b", clans=clans, players=[{"slots": ["mobilisation"]}])
    assert why(t, "mobilise") == ("STW-115", "no-token") and "great_host" in t.choices(0)
    assert why(defending("gironde", "1b"), "great_host") == ("STW-232", "not-rhein-stamm")


@rule("STW-190", "STW-192", "STW-193")
def test_no_elite_recruits_in_the_first_turn_of_the_tutorial() -> None:
    tutorial: dict[str, Any] = {"scenario": "apprentissage", "clans": ["conglomerat", "menrau"]}
    row = [{"reserve_elite": 3}]
    t = defending("breizh", "1b", {"gironde": "0 1b"}, turn=1, players=row, **tutorial)
    assert why(t, "negotiate") == ("STW-194", "no-negotiation-yet")
    t.play(0, "mobilise", "slot 0")
    assert t.choices(0) == ["recruit base breizh", "recruit base gironde"]
    assert t.refused(0, "recruit elite breizh").rule == "STW-192"
    t = defending("breizh", "1b", turn=2, players=row, **tutorial).play(0, "mobilise", "slot 0")
    assert "recruit elite breizh" in t.choices(0)


# -- Negotiation


@rule("STW-142", "STW-Q32", "STW-024")
def test_a_contract_for_each_haven_he_controls() -> None:
    others = {"lusitania": "0 beacon", "provenca": "0 1b", "commonwealth": "1 1b"}
    t = defending("breizh", "1b", others).play(0, "negotiate")
    assert t.choices(0) == [f"sea {sea}" for sea in ("mare_nostrum", "mor_irez", "nordhaf", "doggersee", "baltis")]
    t.play(0, "sea mor_irez", "sea mor_irez")  # several on one sea
    assert t.choices(0) == ["sea mare_nostrum", "sea nordhaf", "sea doggersee", "sea baltis", "stop"]
    refusal = t.refused(0, "sea mor_irez")
    assert (refusal.rule, refusal.why) == ("STW-017", "sea-full")
    t.play(0, "sea baltis")
    assert t.asks[0][0] == 1 and t.player(0)["contracts"] == 0
    assert t.table.view(None)["seas"]["mor_irez"]["contracts"] == [2, 0]


@rule("STW-Q32", "STW-Q86")
def test_fewer_contracts_than_havens_if_he_likes_but_one() -> None:
    t = defending("breizh", "1b", {"lusitania": "0 1b"}).play(0, "negotiate")
    assert t.refused(0, "stop").rule == "LUD-03"
    t.play(0, "sea mor_irez", "stop")
    assert t.player(0)["contracts"] == 2 and t.player(0)["slots"][0] == "negotiation"


@rule("STW-017", "STW-Q13")
def test_two_slots_a_sea_three_with_five_players_and_pontos_only_in_play_from_four() -> None:
    t = defending("breizh", "1b", seas={"mor_irez": [1, 1]}).play(0, "negotiate")
    assert t.refused(0, "sea mor_irez").rule == "STW-017"
    assert t.refused(0, "sea pontos").rule == "STW-Q13"
    others = {"saksa": "2 1b", "jylland": "3 1b", "istra": "4 1b"}
    clans = ["apotres", "menrau", "flotte", "catabates", "alliance"]
    t = defending("breizh", "1b", others, seats=5, clans=clans, seas={"mor_irez": [1, 1, 0, 0, 0]})
    t.play(0, "negotiate")
    assert {"sea mor_irez", "sea pontos"} <= set(t.choices(0))


@rule("STW-142", "STW-Q32", "STW-Q23")
def test_no_negotiation_without_a_haven_or_anything_to_place() -> None:
    t = defending("gironde", "1b", {"breizh": "1 1b"})
    assert "negotiate" not in t.choices(0) and why(t, "negotiate") == ("STW-Q32", "no-haven")
    full = {"mare_nostrum": [0, 2], "mor_irez": [0, 1], "nordhaf": [0, 0, 2], "doggersee": [0, 0, 1, 1]}
    full |= {"baltis": [0, 0, 0, 2], "pontos": [2]}
    clans = ["apotres", "menrau", "flotte", "rhein_stamm"]
    t = defending("breizh", "1b", {"alba": "2 1b", "istra": "3 1b"}, seats=4, clans=clans, seas=full)
    t.play(0, "negotiate")  # one slot left: no question
    assert t.table.view(None)["seas"]["mor_irez"]["contracts"] == [1, 1, 0, 0]


@rule("STW-143", "STW-Q32")
def test_with_an_empty_reserve_one_contract_moves_to_another_sea() -> None:
    seas = {"mor_irez": [2, 0], "nordhaf": [1, 0], "baltis": [0, 2]}
    t = defending("breizh", "1b", {"lusitania": "0 1b"}, seas=seas, legate="doggersee", titles=["legate", "watcher_4"])
    t.play(0, "negotiate")
    moves = [
        "mor_irez mare_nostrum",
        "mor_irez nordhaf",
        "mor_irez doggersee",
        "nordhaf mare_nostrum",
        "nordhaf doggersee",
    ]
    assert t.choices(0) == [f"move_contract {move}" for move in moves]
    assert t.refused(0, "move_contract doggersee baltis").rule == "STW-143"  # the Legate token does not move
    assert t.refused(0, "move_contract nordhaf nordhaf").rule == "STW-143"
    assert t.refused(0, "move_contract nordhaf baltis").rule == "STW-017"
    t.play(0, "move_contract mor_irez nordhaf")
    assert [t.table.view(None)["seas"][sea]["contracts"][0] for sea in ("mor_irez", "nordhaf")] == [1, 2]
    assert t.asks[0][0] == 1  # exactly one


@rule("STW-143", "STW-Q32")
def test_a_contract_moves_without_any_haven() -> None:
    t = defending("gironde", "1b", {"breizh": "1 1b"}, seas={"mor_irez": [2, 0], "nordhaf": [1, 0]})
    t.play(0, "negotiate", "move_contract mor_irez baltis")
    seas = t.table.view(None)["seas"]
    assert [seas[sea]["contracts"][0] for sea in ("mor_irez", "nordhaf", "baltis")] == [1, 1, 1]
    assert t.player(0)["slots"][0] == "negotiation"


@rule("STW-143")
def test_no_move_while_a_contract_is_in_reserve() -> None:
    t = defending("breizh", "1b", seas={"mor_irez": [2, 0]}).play(0, "negotiate")
    assert not any(choice.startswith("move_contract") for choice in t.choices(0))


@rule("STW-142", "STW-123", "STW-124")
def test_stw_e5_negotiation_and_linked_seas() -> None:
    others = {"lusitania": "0 1b", "padania": "0 2b movement"}
    t = defending("provenca", "1b", others).play(0, "negotiate", "sea mor_irez", "sea mare_nostrum")
    assert t.player(0)["contracts"] == 1  # two havens, two contracts
    t.play(1, "title watcher_4").play(0, "activate padania", "sail breizh", "group 1 0")
    assert units(t, "breizh") == (1, 0)
    for sea in ("mor_irez", "mare_nostrum"):
        t = defending("provenca", "1b", others).play(0, "negotiate", f"sea {sea}", "stop")
        t.play(1, "title watcher_4").play(0, "activate padania")
        assert t.refused(0, "sail breizh").rule == "STW-123"


@rule("STW-139", "STW-004")
def test_the_last_elite_soldier_of_the_reserve_may_be_recruited() -> None:
    t = defending("gironde", "1b", {"breizh": "0 1b"}, players=[{"reserve_elite": 1}]).play(0, "mobilise")
    assert "recruit elite gironde" in t.choices(0)
    t = defending("gironde", "1b", {"breizh": "0 1b"}, players=[{"reserve_elite": 0}]).play(0, "mobilise")
    assert why(t, "recruit elite gironde")[0] == "STW-004"
