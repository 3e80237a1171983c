"""Phases 4 and 5: steam declines, GÉO levels, victory, supply and upkeep."""

from typing import Any

from ludotheque.games.steamwatchers.game import SteamwatchersGame
from ludotheque.games.steamwatchers.state import Player
from tests.games.steamwatchers.scene import HERE, decline, ended, phase, scene
from tests.marks import rule

# -- Phase 4


@rule("STW-087", "STW-088", "STW-092")
def test_columns_without_units_fall_first_and_harm_nobody() -> None:
    zones = {"gironde": "0 beacon:0 f2", "rhone": "f1", "breizh": "1 toxic f1", "neustria": "0 1b f3"}
    t = decline(zones, turn=1)
    assert [t.floors(name) for name in ("gironde", "rhone", "breizh", "neustria")] == [1, 0, 0, 2]
    assert [event["rule"] for event in t.told("cooled")] == ["STW-088", "STW-088", "STW-088", "STW-089"]
    assert not t.built("rhone") and [event["seat"] for event in t.told("incubation")] == [0]


@rule("STW-089", "STW-090")
def test_each_column_with_his_units_raises_his_incubation_by_one() -> None:
    t = decline({"gironde": "0 1b f2", "rhone": "0 1b f3"}, players=[{"incubation": 0}, {}])
    assert [event["level"] for event in t.told("incubation")] == [1, 2]
    assert t.floors("gironde") == 1 and t.floors("rhone") == 2


@rule("STW-089")
def test_he_chooses_the_order_when_it_matters() -> None:
    t = decline({"gironde": "0 2b f2", "rhone": "0 1b f3"}, players=[{"incubation": 7}, {}])
    assert t.asks == [(0, "cool")] and t.choices(0) == ["zone gironde", "zone rhone"]
    t.play(0, "zone rhone")
    assert t.floors("rhone") == 2 and t.asks == [(0, "exile")]


@rule("STW-089", "STW-177")
def test_the_order_of_columns_is_asked_when_a_quarantine_token_may_meet_a_farm() -> None:
    last = {"gironde": "0 1b f1", "rhone": "0 1b f2"}
    assert decline(last, players=[{"incubation": 0, "contraband": 0}]).asks == [(0, "farm")]  # 2 cells on: nothing acts
    t = decline(last, players=[{"incubation": 1, "contraband": 0}])
    assert t.asks == [(0, "cool")] and t.choices(0) == ["zone gironde", "zone rhone"]
    assert t.play(0, "zone gironde").asks == [(0, "farm")]  # the barrel is spent before a token can take it
    t = decline(last, players=[{"incubation": 1, "contraband": 0}]).play(0, "zone rhone")
    assert t.asks == [(0, "quarantine")] and t.play(0, "quarantine_full").asks == [(0, "farm")]
    t = decline(last, players=[{"incubation": 0, "contraband": 1}])  # paid with contraband, the farm leads further
    assert t.asks == [(0, "cool")]
    assert decline(last, players=[{"incubation": 0, "contraband": 1}], in_force="terre_grasse").asks == [(0, "farm")]


@rule("STW-089")
def test_the_order_of_columns_is_not_asked_when_nothing_can_differ() -> None:
    tall = {"gironde": "0 1b f2", "rhone": "0 1b f3"}
    assert decline(tall, players=[{"incubation": 1}]).asks == [(0, "quarantine")]  # one token, whatever comes first
    assert decline(tall, players=[{"incubation": 6}]).asks == [(0, "quarantine")]  # exile comes with the last one only
    assert decline({**tall, "breizh": "0 1b f2"}, players=[{"incubation": 6}]).asks == [(0, "cool")]
    poor = {"incubation": 1, "healthy": 0, "contraband": 0}
    assert decline({"gironde": "0 1b f1", "rhone": "0 1b f2"}, players=[poor]).asks == [(0, "quarantine")]


@rule("STW-089", "STW-227")
def test_the_order_of_columns_is_asked_when_they_rise_unlike() -> None:
    clean = {"gironde": "0 1b f1", "rhone": "0 1b f2", "breizh": "0 1b f2"}
    t = decline(clean, players=[{"incubation": 1, "healthy": 0, "contraband": 0}], in_force="air_pur")
    assert t.asks == [(0, "cool")] and len(t.choices(0)) == 3


@rule("STW-089", "STW-227")
def test_columns_that_rise_unlike_are_not_taken_for_alike_by_their_last_one() -> None:
    uneven = {"breizh": "0 1b f1", "gironde": "0 1b f1", "padania": "0 1b f5", "istra": "0 1b f2"}  # 0, 0, 3 and 1
    poor = {"incubation": 1, "healthy": 0, "contraband": 0}
    t = decline(uneven, players=[poor], in_force="air_pur", scenario="les_trois_geantes")
    assert t.asks == [(0, "cool")] and len(t.choices(0)) == 4


@rule("STW-089", "STW-Q47")
def test_the_order_is_not_asked_between_his_last_column_and_one_that_he_has_lost() -> None:
    t = decline({"gironde": "0 2b f3", "rhone": "0 1b f3", "padania": "0 1b f1"}, players=[{"incubation": 7}, {}])
    t.play(0, "zone gironde", "exile rhone base")
    assert t.asks == [(0, "exile")]  # of the column in Padania; that in Rhône went without a question
    assert [t.floors(name) for name in ("gironde", "rhone", "padania")] == [2, 2, 0]


@rule("STW-089")
def test_players_go_in_order_of_the_reservation_track() -> None:
    t = decline({"gironde": "0 1b f2", "svealand": "1 1b f2"}, reserved=["legate", "watcher_1"])
    assert [event["seat"] for event in t.told("incubation")] == [1, 0]


@rule("STW-090")
def test_the_last_floor_raises_incubation_like_any_other_farm_or_no_farm() -> None:
    for answers in (("stop",), ("farm", "pay 0")):
        t = decline({"gironde": "0 1b f1"}).play(0, *answers)
        assert [event["level"] for event in t.told("incubation")] == [1]


@rule("STW-091", "STW-175")
def test_a_farm_may_be_paid_with_contraband() -> None:
    t = decline({"gironde": "0 1b f1"}, players=[{"healthy": 0, "contraband": 1}, {}])
    assert t.asks == [(0, "farm")]
    t.play(0, "farm")
    assert t.built("gironde") == ["farm"] and [event["level"] for event in t.told("incubation")] == [1, 2]


@rule("STW-091", "STW-062")
def test_a_farm_for_nothing_asks_for_no_barrel() -> None:
    none = [{"healthy": 0, "contraband": 0}, {}]
    assert decline({"gironde": "0 1b f1"}, players=none).asks != [(0, "farm")]
    t = decline({"gironde": "0 1b f1"}, players=none, in_force="terre_grasse")
    assert t.asks == [(0, "farm")] and t.play(0, "farm").built("gironde") == ["farm"]


@rule("STW-092")
def test_no_farm_where_a_beacon_alone_saw_the_last_floor_go() -> None:
    t = decline({"gironde": "beacon:0 f1", "neustria": "0 1b"})
    assert t.floors("gironde") == 0 and t.built("gironde") == ["beacon:0"]
    assert not t.told("paid") and t.asks[0][1] != "farm"


@rule("STW-Q48")
def test_the_right_to_a_farm_outlives_the_last_unit() -> None:
    t = decline({"gironde": "0 1b f1", "breizh": "0 1b"}, players=[{"incubation": 7}, {}])
    t.play(0, "exile gironde base")
    assert t.asks == [(0, "farm")]
    t.play(0, "farm", "pay 0")
    assert t.built("gironde") == ["farm"] and t.units("gironde") == (None, 0, 0)


@rule("STW-091", "STW-Q48")
def test_a_farm_may_replace_the_last_floor_for_one_barrel() -> None:
    t = decline({"gironde": "0 1b f1"})
    assert t.asks == [(0, "farm")] and t.choices(0) == ["stop", "farm"] and t.told("incubation")
    t.play(0, "farm", "pay 0")
    assert t.built("gironde") == ["farm"] and [event["healthy"] for event in t.told("paid")] == [1]


@rule("STW-091")
def test_no_farm_without_a_barrel_or_while_floors_are_left() -> None:
    t = decline({"gironde": "0 1b f1"}, players=[{"healthy": 0, "contraband": 0}, {}])
    assert not any(ask == "farm" for _, ask in t.asks)
    assert not any(ask == "farm" for _, ask in decline({"gironde": "0 1b f2"}).asks)


@rule("STW-Q47")
def test_a_floor_goes_without_incubation_once_the_unit_is_gone() -> None:
    t = decline({"gironde": "0 1b f1", "rhone": "0 2b f3"}, players=[{"incubation": 7, "healthy": 0, "contraband": 0}])
    t.play(0, "zone rhone", "exile gironde base")
    assert t.floors("gironde") == 0 and len(t.told("exiled")) == 1 and not t.built("gironde")


@rule("STW-009", "STW-091")
def test_a_farm_in_a_full_zone_replaces_a_structure() -> None:
    t = decline({"gironde": "0 1b f1 turret farm"}).play(0, "farm", "pay 0", "raze turret")
    assert t.built("gironde") == ["farm", "farm"]


@rule("STW-246")
def test_menrau_may_build_a_toxic_farm_instead() -> None:
    t = decline({"svealand": "1 1b f1", "gironde": "0 1b"})
    assert t.choices(1) == ["stop", "farm", "toxic_farm"]
    t.play(1, "toxic_farm", "pay 0")
    assert t.built("svealand") == ["toxic"] and t.player(1)["toxics"] == 2


@rule("STW-247", "STW-Q49")
def test_toxic_farms_poison_their_controller_but_not_menrau() -> None:
    t = decline({"gironde": "0 1b toxic", "breizh": "0 beacon:0 toxic", "svealand": "1 1b toxic"})
    assert t.told("toxins")[-1]["n"] == 2
    assert [(event["seat"], event["level"]) for event in t.told("incubation")] == [(0, 2)]


@rule("STW-247", "STW-Q49")
def test_two_toxic_farms_in_one_zone_raise_incubation_once() -> None:
    t = decline({"gironde": "0 1b toxic toxic", "breizh": "0 1b toxic"})
    assert t.told("toxins")[-1]["n"] == 2
    assert [(event["seat"], event["level"]) for event in t.told("incubation")] == [(0, 2)]


@rule("STW-Q49")
def test_toxic_farms_act_after_the_columns_of_the_same_player() -> None:
    t = decline({"gironde": "0 1b f3", "breizh": "0 1b toxic"})
    keys = [event["key"] for event in t.table.events(None)]
    assert [key for key in keys if key in ("cooled", "toxins")] == ["cooled", "toxins"]


@rule("STW-062")
def test_clean_air_spares_the_last_floor_and_rich_soil_the_price() -> None:
    t = decline({"gironde": "0 1b f1"}, in_force="air_pur")
    assert not t.told("incubation") and t.asks == [(0, "farm")]
    t = decline({"gironde": "0 1b f1"}, in_force="terre_grasse").play(0, "farm")
    assert t.built("gironde") == ["farm"] and not t.told("paid")


# -- Phase 5


@rule("STW-093", "STW-094", "STW-026", "STW-249")
def test_geo_is_farms_and_floors_of_the_zones_controlled() -> None:
    t = phase("great_white", {"gironde": "0 1b f3 farm", "breizh": "0 1b toxic farm", "rhone": "f4 farm"})
    assert [event["level"] for event in t.told("geo")] == [6, 0]
    t = scene(2, clans=["alliance", "menrau"], zones={"gironde": "0 1b f3 movement", **HERE})
    assert t.player(0)["geo"] == 5  # nothing moves the marker before


@rule("STW-094")
def test_every_farm_counts_two_in_one_zone_too() -> None:
    assert phase("great_white", {"gironde": "0 1b f2 farm farm"}).told("geo")[0]["level"] == 4


@rule("STW-095")
def test_a_beacon_alone_is_enough_to_count() -> None:
    t = phase("great_white", {"gironde": "0 beacon:0 f3 farm", "breizh": "0 1b"})
    assert t.told("geo")[0]["level"] == 4


@rule("STW-098", "STW-100", "STW-186")
def test_the_last_turn_ends_the_game_before_supply_and_upkeep() -> None:
    t = phase("great_white", {"gironde": "0 1b f2"}, turn=5)
    assert t.table.over and t.table.result is not None
    assert (t.table.result.winners, t.table.result.reason) == ([0], "last_turn") and not t.told("supply")
    assert not phase("great_white", {"gironde": "0 1b f2"}, turn=4).table.over


@rule("STW-099")
def test_each_pair_of_exiles_costs_one() -> None:
    t = phase("great_white", {"gironde": "0 1b f5"}, turn=5, players=[{"exiled": 5}, {}])
    assert t.table.result is not None and t.table.result.scores == [3, 0]


@rule("STW-100")
def test_the_winner_has_the_most_geo_after_all_adjustments() -> None:
    t = phase("great_white", {"gironde": "0 1b f5", "svealand": "1 1b f4"}, turn=5, players=[{"exiled": 4}, {}])
    assert t.table.result is not None
    assert (t.table.result.scores, t.table.result.winners) == ([3, 4], [1])


@rule("STW-101")
def test_ties_go_to_fewer_quarantine_tokens_then_to_the_track() -> None:
    even = {"gironde": "0 1b f2", "svealand": "1 1b f2"}
    t = phase("great_white", even, turn=5, players=[{"blocked": 1, "healthy": 5}, {}])
    assert t.table.result is not None and t.table.result.winners == [1]
    t = phase("great_white", even, turn=5, reserved=["legate", "watcher_1"])
    assert t.table.result is not None and t.table.result.winners == [1]
    t = phase("great_white", even, turn=5)
    assert t.table.result is not None and t.table.result.winners == [0]


@rule("STW-Q54")
def test_geo_has_no_upper_bound_and_a_score_may_be_negative() -> None:
    tall = {name: "0 1b f5" for name in ("gironde", "rhone", "breizh", "neustria", "lutecia")}
    t = phase("great_white", tall, turn=5, players=[{}, {"exiled": 4}])
    assert t.table.result is not None and t.table.result.scores == [25, -2]


@rule("STW-102", "STW-103")
def test_stocks_are_refilled_and_the_surplus_is_lost() -> None:
    row = {"healthy": 1, "contraband": 0, "blocked": 2, "spare_healthy": 3, "spare_contraband": 1}
    t = phase("great_white", {"gironde": "0 1b"}, players=[row, {}]).until("none")
    mine = t.player(0)
    assert mine["spare_healthy"] == mine["spare_contraband"] == 0
    assert (mine["healthy"], mine["contraband"]) == (6 - 2, 3)


@rule("STW-103")
def test_surplus_barrels_fill_no_slot_even_when_the_reserve_is_empty() -> None:
    spare = [{"contraband": 0, "spare_contraband": 2}, {"contraband": 0, "spare_contraband": 30}]  # 32 in all
    t = phase("great_white", {"gironde": "0 1b"}, players=spare)
    assert [t.player(seat)["contraband"] for seat in (0, 1)] == [0, 0]
    assert [t.player(seat)["spare_contraband"] for seat in (0, 1)] == [0, 0]


@rule("STW-093", "STW-Q50")
def test_all_stocks_are_refilled_before_anybodys_surplus_returns() -> None:
    scarce = [{"contraband": 0, "spare_contraband": 28}, {"contraband": 0}]
    t = phase("great_white", {"gironde": "0 1b"}, players=scarce)
    assert (t.player(0)["contraband"], t.player(1)["contraband"]) == (3, 1)  # of four that were left


@rule("STW-104", "STW-184", "STW-Q51")
def test_supply_follows_geo_capped_by_quarantine() -> None:
    t = phase("great_white", {"gironde": "0 1b f5 farm farm"})
    assert t.told("supply")[0]["level"] == 11
    t = phase("great_white", {"gironde": "0 1b f5 farm farm"}, players=[{"capped": 4}, {}])
    assert t.told("supply")[0]["level"] == 9


@rule("STW-105", "STW-106", "STW-015")
def test_units_beyond_supply_go_back_to_reserve_by_choice() -> None:
    zones = {"gironde": "0 4b 1e", "rhone": "0 4b"}
    t = phase("great_white", zones)
    assert t.asks == [(0, "hunger")]
    assert t.choices(0) == ["remove gironde base", "remove gironde elite", "remove rhone base"]
    assert t.refused(0, "remove rhone elite").rule == "STW-105"
    t.play(0, "remove gironde elite", "remove rhone base")
    assert t.player(0)["units"] == 7 and t.player(0)["reserve_elite"] == 4
    assert scene(2, clans=["alliance", "menrau"], zones={**zones, **HERE}).player(0)["units"] == 9


@rule("STW-105")
def test_as_many_units_as_the_supply_level_are_fed_elites_like_the_others() -> None:
    t = phase("great_white", {"gironde": "0 3b 2e", "rhone": "0 2b"})
    assert t.told("supply")[0]["level"] == 7 and t.asks[0][1] != "hunger"
    assert t.player(0)["units"] == 7 and not t.told("starved")


@rule("STW-105", "STW-076")
def test_the_order_of_a_zone_that_hunger_empties_returns_at_once() -> None:
    t = phase("great_white", {"gironde": "0 1b movement", "rhone": "0 4b defence", "breizh": "0 4b"})
    t.play(0, "remove gironde base")
    assert t.asks == [(0, "hunger")] and t.order("gironde") is None and t.order("rhone") is not None


@rule("STW-062")
def test_a_hard_winter_lowers_supply_except_for_the_one_who_just_decreed_it() -> None:
    t = phase("great_white", {"gironde": "0 1b"}, in_force="hiver_rude", enacted_by=1, enacted_in=1, turn=1)
    assert [event["level"] for event in t.told("supply")] == [6, 7]


@rule("STW-107", "STW-108")
def test_each_contract_is_kept_for_a_barrel_or_given_up() -> None:
    t = phase("great_white", {"gironde": "0 1b"}, seas={"nordhaf": [1, 0], "baltis": [1, 0]}, legate="mor_irez")
    assert t.asks == [(0, "upkeep")]
    first = t.choices(0)
    assert first == ["keep baltis", "drop baltis"] and t.player(0)["healthy"] == 6  # after the refill
    assert t.play(0, "keep baltis").table.view(0)["stack"][-1]["rule"] == 108  # what the barrel is for
    t.play(0, "pay 0", "drop nordhaf")
    seas = t.table.view(None)["seas"]
    assert seas["baltis"]["contracts"][0] == 1 and seas["nordhaf"]["contracts"][0] == 0
    assert t.player(0)["contracts"] == 2 and t.player(0)["healthy"] == 5


@rule("STW-107")
def test_upkeep_follows_the_reservation_track() -> None:
    t = phase("great_white", {"gironde": "0 1b"}, seas={"nordhaf": [1, 1]}, reserved=["legate", "watcher_1"],
              titles=["watcher_1", "legate"])  # fmt: skip
    assert t.asks == [(1, "upkeep")]


@rule("STW-107")
def test_the_accomplice_asks_for_no_upkeep() -> None:
    t = phase("great_white", {"gironde": "0 1b"}, clans=["flotte", "menrau"], accomplice="nordhaf")
    assert t.asks[0][1] != "pay" and t.player(0)["healthy"] == 6 and t.table.view(None)["accomplice"] == "nordhaf"


@rule("STW-108")
def test_each_contract_costs_a_barrel_two_in_one_sea_too() -> None:
    t = phase("great_white", {"gironde": "0 1b"}, seas={"nordhaf": [2, 0]})
    t.play(0, "keep nordhaf", "pay 0", "keep nordhaf", "pay 0")
    assert len(t.told("paid")) == 2 and t.player(0)["healthy"] == 6 - 2


@rule("STW-103", "STW-108")
def test_the_surplus_is_gone_before_contracts_are_paid() -> None:
    stocks = {"healthy": 0, "contraband": 0, "spare_healthy": 4}
    t = phase("great_white", {"gironde": "0 1b"}, seas={"nordhaf": [1, 0]}, players=[stocks, {}])
    assert t.asks == [(0, "upkeep")] and (t.player(0)["healthy"], t.player(0)["spare_healthy"]) == (6, 0)
    assert t.play(0, "keep nordhaf", "pay 0").player(0)["healthy"] == 5


@rule("STW-111")
def test_contraband_paid_for_upkeep_still_raises_the_incubation_of_this_turn() -> None:
    zones = {"gironde": "0 2b", "rhone": "0 1b"}
    t = phase("great_white", zones, seas={"nordhaf": [1, 0]}, players=[{"incubation": 7}, {}])
    t.play(0, "keep nordhaf", "pay 1")
    assert t.asks == [(0, "exile")]
    t.play(0, "exile rhone base")
    assert t.player(0)["exiled"] == 1 and t.player(0)["incubation"] == 0


@rule("STW-Q12")
def test_contracts_in_other_seas_are_paid_with_deployment_six_too() -> None:
    t = phase("great_white", {"gironde": "0 1b"}, seas={"mare_nostrum": [1, 0], "nordhaf": [1, 0]},
              players=[{"deployment": 6}, {}])  # fmt: skip
    assert t.asks == [(0, "upkeep")] and t.choices(0) == ["keep nordhaf", "drop nordhaf"]
    t.play(0, "keep nordhaf", "pay 0")
    assert t.asks == [(0, "upkeep-free")] and t.player(0)["healthy"] == 5


@rule("STW-048", "STW-Q12")
def test_deployment_six_keeps_every_contract_of_mare_nostrum_for_nothing() -> None:
    two: dict[str, Any] = {"seas": {"mare_nostrum": [2, 0]}, "players": [{"deployment": 6}, {}]}

    def upkeep(*choices: str) -> tuple[int, int]:
        t = phase("great_white", {"gironde": "0 1b"}, **two)
        assert t.asks == [(0, "upkeep-free")] and t.choices(0) == ["keep mare_nostrum", "drop mare_nostrum"]
        t.play(0, choices[0])
        assert t.asks == [(0, "upkeep-free")]
        t.play(0, choices[1])
        assert t.asks[0][1] not in ("upkeep", "upkeep-free")
        return t.table.view(None)["seas"]["mare_nostrum"]["contracts"][0], len(t.told("paid"))

    assert upkeep("keep mare_nostrum", "drop mare_nostrum") == (1, 0)
    assert upkeep("drop mare_nostrum", "keep mare_nostrum") == (1, 0)
    assert upkeep("keep mare_nostrum", "keep mare_nostrum") == (2, 0)
    assert upkeep("drop mare_nostrum", "drop mare_nostrum") == (0, 0)


@rule("STW-048", "STW-107")
def test_free_contracts_are_kept_or_given_up_without_a_barrel_the_others_are_lost() -> None:
    empty = {"deployment": 6, "healthy": 0, "blocked": 6, "contraband": 0, "spare_contraband": 0}
    others = {"spare_contraband": 32}  # no barrel is left to refill with
    t = phase("great_white", {"gironde": "0 1b"}, seas={"mare_nostrum": [1, 0], "nordhaf": [1, 0]},
              players=[empty, {"contraband": 0, **others}])  # fmt: skip
    assert t.asks == [(0, "upkeep-free")] and [told["sea"] for told in t.told("contract-dropped")] == ["nordhaf"]
    t.play(0, "keep mare_nostrum")
    seas = t.table.view(None)["seas"]
    assert seas["mare_nostrum"]["contracts"][0] == 1 and seas["nordhaf"]["contracts"][0] == 0


@rule("STW-109", "STW-110", "STW-111")
def test_tokens_cubes_marks_and_incubation_are_cleared_quarantine_is_not() -> None:
    zones = {"gironde": "0 1b defence cube", "rhone": "cube"}
    row = {"slots": ["forced_march", "quarantine"], "incubation": 4}
    three: dict[str, Any] = {"seats": 3, "clans": ["alliance", "menrau", "flotte"], "primus": "archon"}
    t = phase("great_white", {**zones, "alba": "2 1b"}, players=[row, {}, {"delayed": 1}], legate="nordhaf",
              titles=["legate", "archon", "primus"], **three)  # fmt: skip
    assert not t.player(0)["passed"] and t.player(2)["delayed"] == 0
    mine, view = t.player(0), t.table.view(None)
    assert t.order("gironde") is None and not t.zone("gironde").get("cube")
    assert mine["slots"][:2] == ["free", "quarantine"] and mine["incubation"] == 0
    assert view["turn"] == 2 and view["primus"] == "conclave" and view["legate"] is None
    assert [row["title"] for row in view["players"]] == ["watcher_1", None, None]  # each waits for his own again
    assert [row["reserved"] for row in view["players"]] == [None, "legate", "archon"]


@rule("STW-109", "STW-113")
def test_who_has_left_the_game_has_passed_in_every_turn() -> None:
    zones = {"rhone": "0 4b movement", "gironde": "1 1b", "lutecia": "2 2b defence"}
    t = scene(3, acting=0, zones=zones, players=[{"beacons": 0}])
    t.play(0, "activate rhone", "march gironde", "group 4 0").play(0, "bid 0").play(1, "bid 0").until("orders")
    assert t.table.view(None)["turn"] == 2 and [row["out"] for row in t.table.view(None)["players"]] == [0, 1, 0]
    assert [t.state.get(seat, Player.passed) for seat in range(3)] == [0, 1, 0]


@rule("STW-185")
def test_quarantine_tokens_stay_wherever_they_lie() -> None:
    row = {"slots": ["quarantine"], "blocked": 2, "healthy": 4, "capped": 1}
    mine = phase("great_white", {"gironde": "0 1b"}, players=[row, {}]).player(0)
    assert (mine["slots"][0], mine["blocked"], mine["capped"], mine["healthy"]) == ("quarantine", 2, 1, 6 - 2)


@rule("STW-242")
def test_the_alliance_may_delay_again_in_the_next_turn() -> None:
    assert phase("great_white", {"gironde": "0 1b"}, players=[{"delayed": 1}, {}]).player(0)["delayed"] == 0


@rule("STW-Q50")
def test_choices_of_phase_five_are_made_in_order_of_the_reservation_track() -> None:
    zones = {"gironde": "0 5b", "rhone": "0 5b", "svealand": "1 5b", "gotaland": "1 5b"}
    t = phase("great_white", zones, reserved=["legate", "watcher_1"])
    assert t.asks == [(1, "hunger")]


@rule("STW-Q15")
def test_a_short_reserve_serves_players_in_order_of_the_track() -> None:
    scarce = [{"contraband": 0, "spare_contraband": 28}, {"contraband": 0}]  # four barrels are left in the box
    t = phase("great_white", {"gironde": "0 1b"}, players=scarce, reserved=["legate", "watcher_1"])
    assert (t.player(1)["contraband"], t.player(0)["contraband"]) == (3, 1)
    t = phase("great_white", {"gironde": "0 1b"}, players=scarce)
    assert (t.player(0)["contraband"], t.player(1)["contraband"]) == (3, 1)


@rule("STW-052")
def test_five_phases_in_order() -> None:
    t = phase("great_white", {"gironde": "0 2b"}, hands={0: {"steam": ["saksa"]}}).until("orders")
    assert [event["phase"] for event in t.told("phase")] == ["great_white", "conclave", "planning"]


THREE: dict[str, Any] = {"seats": 3, "clans": ["alliance", "menrau", "flotte"]}


@rule("STW-100", "STW-101")
def test_those_behind_the_winner_are_ranked_by_geo_then_tokens_then_the_track() -> None:
    even = {"gironde": "0 1b f2", "svealand": "1 1b f2", "alba": "2 1b f2"}
    track = ["archon", "legate", "watcher_1"]
    assert ended(even, reserved=track, **THREE).ranking == [3, 2, 1]
    assert ended(even, reserved=track, players=[{}, {"capped": 1}, {}], **THREE).ranking == [2, 3, 1]
    assert ended({**even, "svealand": "1 1b f4", "gironde": "0 1b f3"}, reserved=track, **THREE).ranking == [2, 1, 3]


@rule("STW-091", "STW-246", "STW-004")
def test_without_a_farm_left_only_menrau_has_something_to_build() -> None:
    names = ["eirinn", "alba", "commonwealth", "halogaland", "vestland", "gotaland", "jylland", "breizh", "neustria",
             "lutecia", "flandria", "burgundia", "occitania_alta", "rhone", "provenca", "saksa", "padania", "istra",
             "latium", "meseta"]  # fmt: skip
    all_farms = {name: "farm farm" for name in names}
    t = decline({**all_farms, "gironde": "0 1b f1"})
    assert t.asks[0][1] != "farm" and t.floors("gironde") == 0
    t = decline({**all_farms, "svealand": "1 1b f1", "gironde": "0 1b"})
    assert t.asks == [(1, "farm")] and t.choices(1) == ["stop", "toxic_farm"]


@rule("STW-094", "STW-099")
def test_the_standing_is_geo_less_each_pair_of_exiles() -> None:
    t = scene(2, clans=["alliance", "menrau"], zones={"gironde": "0 1b f3", "svealand": "1 1b f2"},
              players=[{"exiled": 5, "trophies": 1}, {"exiled": 1}])  # fmt: skip
    assert SteamwatchersGame.lab.standing(t.state) == [1, 2]


@rule("STW-101", "STW-181")
def test_quarantine_tokens_on_action_slots_count_in_a_tie() -> None:
    even = {"gironde": "0 1b f2", "svealand": "1 1b f2"}
    assert ended(even, players=[{"slots": ["free", "quarantine"]}, {}]).winners == [1]
    assert ended(
        even, players=[{"slots": ["quarantine"]}, {"slots": ["free", "quarantine", "quarantine"]}]
    ).winners == [0]
