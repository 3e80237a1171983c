"""Locations, Cities and the powers of the Olympians (HYB-140 to HYB-195, HYB-306 to HYB-321), read closely."""

from typing import Any

import pytest

from tests.games.hybris.scene import Scene, at, clash, end, turn
from tests.games.hybris.tiles import whole
from tests.marks import rule

CALM = {1: {"olympian": "acted"}}


@rule("HYB-140")
def test_the_same_line_may_be_converted_again() -> None:
    table = at("olympus", "slot OL3", prayer=[2]).play(0, "act convert", "convert line_1", "convert line_1")
    assert table.have("prayer")[0] == 0 and table.have("aegis")[0] == 3 - 1 + 2


@rule("HYB-142")
def test_a_designed_tile_is_its_designers() -> None:
    table = at("forge", "slot FO3", faithful=[9], aegis=[9], tiles={"C01": "1 A", "C06": "0 B", "A02": "1 1"})
    assert table.play(0, "act manufacture").refused(0, "make C01 2 0").why == "not-your-tile"


@rule("HYB-Q133")
def test_a_tile_that_left_the_game_is_not_designed_again() -> None:
    table = at("olympus", "slot OL3", tiles={"C01": "gone"})
    assert table.asks == [(0, "design")] and "tile C01" not in table.choices(0)


# -- the Forge


@rule("HYB-144", "HYB-Q62")
def test_a_tile_pushed_out_of_the_workshop_is_not_paid_and_stays_its_owners() -> None:
    tiles = {"A01": "1 A", "A02": "1 B", "A03": "1 C"}
    table = at("olympus", "slot OL3", tiles=tiles, faithful=[0, 9], aegis=[3, 9]).play(0, "tile C01")
    assert table.table.view(None)["tile_at"]["A03"] == {"at": "factory_1", "owner": 1}
    assert (table.have("faithful")[1], table.have("aegis")[1]) == (9, 9)


@rule("HYB-145")
def test_faithful_and_aegis_do_not_stand_for_each_other() -> None:
    table = at("forge", "slot FO3", faithful=[9], aegis=[9], tiles={"O01": "0 A"})
    assert table.choices(0) == ["make O01 3 2"] and table.refused(0, "make O01 2 3").why == "wrong-price"


@rule("HYB-148")
def test_a_tile_that_comes_into_the_factory_leaves_those_behind_a_gap_where_they_are() -> None:
    tiles = {"O01": "0 A", "A02": "1 1", "A03": "1 3"}
    table = at("forge", "slot FO3", faithful=[9], aegis=[9], tiles=tiles).play(0, "act manufacture", "make O01 3 2")
    places = {name: row["at"] for name, row in table.table.view(None)["tile_at"].items()}
    assert places == {"O01": "factory_1", "A02": "factory_2", "A03": "factory_3"}


# -- the Oracle


@rule("HYB-155")
def test_one_new_element_is_enough_beside_one_that_lies_there() -> None:
    table = at("oracle", "slot OR2", hands=[["P05", "P02"]], oracle=["1 P02"]).play(0, "act presage")
    assert table.choices(0) == ["card P05"]  # Air, which lies there, and Water, which does not


@rule("HYB-155")
def test_elements_of_ones_own_cards_lie_there_as_those_of_others_do() -> None:
    table = at("oracle", "slot OR2", hands=[["P05", "P02"]], oracle=["0 P07"]).play(0, "act presage")
    assert table.choices(0) == ["card P05"]


@rule("HYB-156", "HYB-Q67")
def test_nobody_presages_without_a_faithful() -> None:
    assert at("oracle", "slot OR1", faithful=[0], hands=[["P05"]]).choices(0) == ["act perceive"]
    assert "act presage" in at("oracle", "slot OR1", faithful=[1], hands=[["P05"]]).choices(0)


@rule("HYB-156")
def test_only_whoever_presages_sees_the_primordial() -> None:
    table = at("oracle", "slot OR2", hands=[["P05"]]).play(0, "act presage", "card P05")
    assert table.table.view(0)["veiled"]["alpha"]["seen_by"] == [0]
    assert "card" not in table.table.view(1)["veiled"]["alpha"]


@rule("HYB-157")
@pytest.mark.parametrize(("age", "pile"), [(1, "alpha"), (2, "alpha"), (3, "beta"), (4, "beta"), (5, "gamma")])
def test_each_primordial_is_of_two_ages(age: int, pile: str) -> None:
    table = at("oracle", "slot OR2", age=age, hands=[["P05"]]).play(0, "act presage", "card P05")
    assert [event["pile"] for event in table.told("looked")] == [pile]


@rule("HYB-158")
def test_the_fourth_element_may_still_come_beside_the_oracle() -> None:
    table = at("oracle", "slot OR2", hands=[["P08"]], oracle=["1 P02", "1 P06", "1 P03"])
    assert "act presage" in table.choices(0)


@rule("HYB-185")
def test_one_hero_of_ones_own_comes_back() -> None:
    rows = {0: {"heracles": "below", "calypso": "below"}, 1: {"thesee": "below"}}
    table = at("underworld", "slot UN2", characters=rows).play(0, "act resurrect")
    assert table.choices(0) == ["hero heracles", "hero calypso"]
    table.play(0, "hero heracles")
    assert table.player(0)["characters"]["calypso"]["place"] == "below"


@rule("HYB-187")
def test_a_drain_gives_what_the_topmost_primordial_shows() -> None:
    table = turn(age=3, olympians=["poseidon", "hades"], characters={0: {"thesee": "underworld"}})
    top = table.state.content.drained[table.state.chained[-1]]
    assert len(table.state.chained) == 2
    table.state.chained[0], table.state.chained[1] = table.state.chained[0], 4  # Gaia, who shows 5
    top = table.state.content.drained[4]
    table.play(0, "activate thesee", "slot UN1")
    assert table.have("aegis")[0] == 3 - 1 + top and top == 5


@rule("HYB-190")
def test_a_prophet_does_not_enter_the_city_of_another_prophet() -> None:
    rows = {0: {"prophet_1": "mortal_world"}, 1: {"prophet_1": "elis"}}
    assert "city elis" not in turn(characters=rows).play(0, "activate prophet_1").choices(0)


@rule("HYB-191")
def test_a_city_that_was_won_prays_too() -> None:
    table = clash()
    assert table.told("won")[0]["seat"] == 0 and table.state.well == 2


@rule("HYB-194")
def test_after_the_service_the_temple_still_gives_a_faithful() -> None:
    table = at("mortal_world", "city sparta", temples={"sparta": [0]}).play(0, "service")
    assert table.choices(0) == ["take faithful", "take goodness"]


@rule("HYB-Q31")
def test_truce_names_an_occupied_city_too() -> None:
    table = turn(characters={1: {"thesee": "elis"}}).play(0, "activate olympian", "resolve", "accept")
    assert "city elis" in table.choices(0)


# -- powers


@rule("HYB-306")
@pytest.mark.parametrize(("tile", "vp"), [("O01", 2), ("M08", 0)])
def test_athena_gains_for_every_social_tile_her_own_too_and_no_other(tile: str, vp: int) -> None:
    told: dict[str, Any] = {"olympians": ["athena", "zeus"], "tiles": {tile: "0 stored"}}
    table = turn(**told, characters={0: {"diomede": "mortal_world"}, 1: {"thesee": "away"}})
    table.play(0, "activate diomede", "city elis", "act deploy", f"deploy {tile} EL1")
    assert table.asks == [(1, "contest")] and table.have("vp")[0] == vp  # before any reward


@rule("HYB-Q94")
def test_a_service_without_faithful_costs_hades_none_of_his() -> None:
    told: dict[str, Any] = {"olympians": ["hades", "zeus"], "characters": {0: {"tantale": "mortal_world"}}}
    table = turn(**told, faithful=[2]).play(0, "activate tantale", "city argos", "service")
    assert table.have("faithful")[0] == 2


@rule("HYB-310")
def test_poseidon_defends_with_one_less() -> None:
    rows = {0: {"pollux": "mortal_world"}, 1: {"thesee": "lemnos acted"}}
    table = turn(olympians=["zeus", "poseidon"], characters=rows).play(0, "activate pollux", "city lemnos")
    assert [event["force"] for event in table.told("total")] == [0, -1]


@rule("HYB-311", "HYB-Q122")
@pytest.mark.parametrize(("age", "primordial"), [(2, "ouranos"), (6, "ether")])
def test_chaos_may_be_declined_and_comes_in_the_last_age_too(age: int, primordial: str) -> None:
    table = end(2, primordial, age=age, olympians=["poseidon", "zeus"], hands=[["P04"]], faithful=[3, 3])
    assert table.asks == [(0, "chaos")] and "stop" in table.choices(0)


@rule("HYB-312", "HYB-313", "HYB-Q95")
@pytest.mark.parametrize(
    ("olympians", "who", "well", "zeus"),
    [
        (["poseidon", "zeus"], "thesee", 2, [1, 4, 0]),
        (["poseidon", "zeus"], "olympian", 0, [1, 4, 0]),
        (["zeus", "poseidon"], "pollux", 2, [1, 3 - 1 + 3, 0]),
    ],
)
def test_who_drains_for_zeus(olympians: list[str], who: str, well: int, zeus: list[int]) -> None:
    rows = {} if who == "olympian" else {0: {who: "underworld"}}
    table = turn(olympians=olympians, well=well, characters=rows)
    if who == "olympian":
        table.play(0, "activate olympian", "resolve", "decline", "go underworld", "slot UN1")
    else:
        table.play(0, f"activate {who}", "slot UN1")
    seat = olympians.index("zeus")
    assert [table.have(what)[seat] for what in ("vp", "aegis", "prayer")] == zeus


@rule("HYB-314")
@pytest.mark.parametrize(("zeus", "foe"), [("olympian", "diomede"), ("pollux", "olympian")])
def test_god_of_gods_is_for_zeus_himself_against_an_olympian(zeus: str, foe: str) -> None:
    rows: dict[int, Any] = {1: {foe: "argos acted"}, 0: {} if zeus == "olympian" else {"pollux": "mortal_world"}}
    table = turn(olympians=["zeus", "hades"], characters=rows | {1: {foe.replace("diomede", "tantale"): "argos acted"}})
    if zeus == "olympian":
        table.play(0, "activate olympian", "go_on", "go mortal_world", "city argos")
    else:
        table.play(0, "activate pollux", "city argos")
    assert [event["force"] for event in table.told("total")] == [0, 0]


# -- the appendix


@rule("HYB-316")
def test_lethe_counts_every_symbol() -> None:
    table = end(2, "lethe", age=2, olympians=["zeus", "hades"], faithful=[0, 5], oracle=["0 P01", "0 P10"])
    assert table.have("faithful")[1] == 5 + 1 - 3  # Earth twice and Water; one more by the other's Pillar


@rule("HYB-317")
def test_the_prayers_of_indoctrination_are_checked_once() -> None:
    table = turn(3, pillars=["pillar_4", "pillar_5", "pillar_6"], well=9, faithful=[2, 2, 2])
    table.play(0, "activate olympian", "resolve", "decline")
    assert table.state.well == 11 and table.have("faithful")[0] == 1


def unseen(slot: str, rows: dict[int, Any], location: str = "olympus", **description: Any) -> Scene:
    """Hadès, with the Kunée, goes where somebody stands, his Pillar resolved before."""
    told: dict[str, Any] = {"olympians": ["hades", "zeus"], "freed": whole("HAD1"), "characters": rows}
    table = turn(**(told | description)).play(0, "activate olympian", "resolve", "decline")
    return table.play(0, f"go {location}", slot)


@rule("HYB-318", "HYB-Q119")
def test_hades_joins_one_of_his_own_and_has_the_bonus_and_no_shame() -> None:
    table = unseen("slot OL2", {0: {"tantale": "OL2 acted"}}, greatness=[3, 4]).play(0, "tile C01")
    assert table.have("goodness")[0] == 2 and table.have("greatness") == [3, 4]
    assert table.player(0)["characters"]["olympian"] == {"place": "reserve", "acted": True, "lying": True}


@rule("HYB-321")
def test_a_hero_of_hades_may_be_contested() -> None:
    told: dict[str, Any] = {"olympians": ["hades", "zeus"], "freed": whole("HAD1"), "tiles": {"O01": "0 stored"}}
    table = turn(**told, characters={0: {"tantale": "mortal_world"}})
    table.play(0, "activate tantale", "city argos", "act deploy", "deploy O01 AR2")
    assert table.asks == [(1, "contest")]


@rule("HYB-Q130")
def test_a_dotted_slot_wounds_nobody() -> None:
    table = unseen("slot UN3", {1: {"pollux": "UN3 acted"}}, "underworld")
    assert table.player(0)["characters"]["olympian"] == {"place": "UN3", "acted": True}


@rule("HYB-Q136")
def test_a_prophet_stays_where_hades_comes_unseen() -> None:
    table = unseen("city argos", {1: {"prophet_1": "argos acted"}}, "mortal_world")
    assert table.player(1)["characters"]["prophet_1"]["place"] == "argos"


@rule("HYB-312", "HYB-187")
def test_without_zeus_nobody_shares_in_a_drain() -> None:
    told: dict[str, Any] = {"olympians": ["poseidon", "hades"], "characters": {0: {"thesee": "underworld"}}}
    table = turn(well=2, **told).play(0, "activate thesee", "slot UN1")
    assert table.have("aegis")[1] == 3 and table.have("vp")[1] == 0


@rule("HYB-147", "HYB-149", "HYB-152")
def test_whoever_manufactures_has_pushed_out_what_leaves_the_factory() -> None:
    tiles = {"O01": "0 A", "A02": "1 1", "A03": "1 2", "A04": "1 3"}
    table = at("forge", "slot FO2", faithful=[9], aegis=[9], tiles=tiles).play(0, "act manufacture", "make O01 3 2")
    assert table.table.view(None)["tile_at"]["A04"] == {"at": "stored", "owner": 1} and table.have("vp") == [1, 0]


@rule("HYB-154")
def test_a_card_in_the_others_hand_is_not_laid_beside_the_oracle() -> None:
    table = at("oracle", "slot OR2", faithful=[1], hands=[["P02", "P05"], ["P06"]]).play(0, "act presage")
    assert table.choices(0) == ["card P02", "card P05"] and table.refused(0, "card P06").why == "not-offered"
