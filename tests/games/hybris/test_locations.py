"""Olympus, the Forge, the Oracle, the Underworld, Cities (HYB-140 to HYB-158, HYB-185 to HYB-195)."""

from typing import Any

import pytest

from ludotheque.games.hybris import effects, names
from tests.games.hybris.scene import PILLARS, at, scene
from tests.games.hybris.tiles import whole
from tests.marks import rule


@rule("HYB-140", "HYB-141", "HYB-041", "HYB-Q125")
def test_converting_as_often_as_one_likes() -> None:
    """EX-09"""
    table = at("olympus", "slot OL3", 4, prayer=[7], greatness=[3, 1, 2, 4]).play(0, "act convert")
    assert "stop" not in table.choices(0)
    table.play(0, "convert line_5", "upgrade ZEU5", "city argos", "convert line_2", "stop")
    assert table.have("prayer")[0] == 1 and table.have("greatness")[0] == 2
    assert table.table.view(None)["temples"]["argos"] == [0] and table.state.well == 0


@rule("HYB-Q15", "HYB-032", "HYB-127")
def test_a_line_that_would_do_nothing_is_sold_after_the_others() -> None:
    table = at("olympus", "slot OL3", prayer=[3], determination=[6], freed=whole("ZEU2", "ZEU5")).play(0, "act convert")
    assert names.PROPHET not in [table.state.leftmost(0, upgrade) for upgrade in range(names.UPGRADES)]
    assert table.refused(0, "convert line_5").rule == "HYB-032"
    assert table.choices(0) == [f"convert line_{n}" for n in (1, 2, 4, 3, 6)]
    told = {what: table.table.foresee(0, ("convert", what)) for what in ("line_2", "line_3")}
    assert told == {
        "line_2": {"gains": {"0": {"prayer": -2, "greatness": 1}}},
        "line_3": {"gains": {"0": {"prayer": -2}}, "idle": True},
    }
    table.play(0, "convert line_3")
    assert table.have("prayer")[0] == 1 and table.have("determination")[0] == 6 and table.asks == [(0, "convert")]


@rule("HYB-141", "HYB-Q15")
def test_a_line_of_use_stands_in_its_place() -> None:
    usual = at("olympus", "slot OL3", prayer=[4]).play(0, "act convert")
    assert usual.choices(0) == [f"convert line_{n}" for n in range(1, 8)]
    sparkless = at("olympus", "slot OL3", prayer=[3], freed={"ZEU3": 1, "ZEU6": 1}).play(0, "act convert")
    assert names.SPARK not in [sparkless.state.leftmost(0, upgrade) for upgrade in range(names.UPGRADES)]
    assert sparkless.choices(0) == [f"convert line_{n}" for n in (1, 2, 3, 6, 4)]


@rule("HYB-140", "HYB-Q125")
def test_a_conversion_given_by_an_effect_may_be_none_at_all() -> None:
    table = scene(phase="planning", prayer=[2]).start(0, "C12", "immediate")
    assert table.choices(0) == [f"convert line_{n}" for n in (1, 2, 3)] + ["stop"]
    table.play(0, "stop")
    assert table.have("prayer")[0] == 2 and table.asks[0][1] == "plan"


@rule("HYB-142", "HYB-143", "HYB-144", "HYB-148", "HYB-149", "HYB-Q62", "HYB-Q63", "HYB-Q133")
def test_a_design_pushes_on_only_as_far_as_needed() -> None:
    tiles = {"A01": "1 A", "A02": "1 B", "A03": "1 C", "A04": "1 1", "A05": "1 2", "A06": "1 3"}
    table = at("olympus", "slot OL3", tiles=tiles)  # without Prayers there is nothing but Design
    assert table.refused(0, "tile A01").rule == "HYB-Q133"
    table.play(0, "tile C01")
    places = {name: row["at"] for name, row in table.table.view(None)["tile_at"].items()}
    assert places == {
        "C01": "workshop_A", "A01": "workshop_B", "A02": "workshop_C", "A03": "factory_1", "A04": "factory_2",
        "A05": "factory_3", "A06": "stored",
    }  # fmt: skip
    assert table.have("vp") == [1, 0]
    gap = at("olympus", "slot OL3", tiles={"A01": "1 A", "A03": "1 C"}).play(0, "tile C01")
    assert [row["at"] for row in gap.table.view(None)["tile_at"].values()] == ["workshop_B", "workshop_C", "workshop_A"]


@rule("HYB-145", "HYB-146", "HYB-147", "HYB-Q66")
def test_manufacture_with_a_reduction_of_ones_choice() -> None:
    """EX-10 a"""
    table = at("forge", "slot FO3", faithful=[3], aegis=[2], tiles={"O01": "0 B", "A02": "1 A"})
    assert table.asks[0][1] == "manufacture" and table.choices(0) == ["make O01 3 1"]
    assert table.refused(0, "make O01 2 2").why == "too-dear"
    assert table.refused(0, "make O01 3 2").why == "wrong-price"
    assert table.refused(0, "make A02 1 2").why == "not-your-tile"
    table.play(0, "make O01 3 1")
    assert table.have("faithful")[0] == 0 == table.have("aegis")[0]
    assert table.table.view(None)["tile_at"]["O01"]["at"] == "factory_1"


@rule("HYB-150", "HYB-151", "HYB-152", "HYB-Q64")
def test_produce_moves_all_and_pays_for_another_players_tile() -> None:
    """EX-10 b"""
    table = at("forge", "slot FO1", tiles={"O01": "1 2", "A02": "0 1"})  # the bonus, then the action
    places = {name: row["at"] for name, row in table.table.view(None)["tile_at"].items()}
    assert places == {"A02": "factory_3", "O01": "stored"} and table.have("vp") == [1, 0]
    own = at("forge", "slot FO3", tiles={"O01": "0 3"})
    assert own.table.view(None)["tile_at"]["O01"]["at"] == "stored" and own.have("vp") == [1, 0]  # the slot's own point


@rule("HYB-114", "HYB-Q65")
def test_a_third_stored_tile_costs_one_of_them() -> None:
    table = at("forge", "slot FO1", tiles={"O01": "1 3", "A02": "1 stored", "A03": "1 stored", "C01": "0 1"})
    assert table.asks == [(1, "overstocked")]
    assert table.choices(1) == ["tile A02", "tile A03", "tile O01"]
    table.play(1, "tile A03")
    assert table.table.view(None)["tile_at"]["A03"]["at"] == "gone"


@rule("HYB-153", "HYB-305")
@pytest.mark.parametrize(("options", "vp"), [({}, 1), ({"grip": True}, 0)])
def test_perceive(options: dict[str, Any], vp: int) -> None:
    table = at("oracle", "slot OR2", options=options).play(0, "act perceive")
    assert table.have("vp")[0] == vp and table.player(0)["premonitions"] == 1


@rule("HYB-154", "HYB-155", "HYB-156", "HYB-157", "HYB-Q67", "HYB-Q69")
def test_presage_needs_a_new_element_and_shows_the_next_primordial_to_one() -> None:
    """EX-11"""
    olympians = ["zeus", "poseidon"]
    table = at("oracle", "slot OR2", faithful=[1], hands=[["P05", "P03"]], olympians=olympians).play(0, "act presage")
    table.play(0, "card P05")
    view = table.table.view(0)
    assert view["beside_oracle"] == [{"seat": 0, "card": "P05"}] and table.have("faithful")[0] == 1
    assert view["veiled"]["alpha"]["card"] in ("ouranos", "lethe", "nyx")
    assert "card" not in table.table.view(1)["veiled"]["alpha"] and view["veiled"]["alpha"]["seen_by"] == [0]
    assert [e for e in table.told("looked", 1) if "card" in e] == []


@rule("HYB-155", "HYB-158")
def test_an_element_that_lies_there_already_does_not_count() -> None:
    table = at("oracle", "slot OR2", faithful=[1], hands=[["P02", "P06"]], oracle=["1 P05"]).play(0, "act presage")
    assert table.refused(0, "card P02").rule == "HYB-155" and table.choices(0) == ["card P06"]
    full = at("oracle", "slot OR2", faithful=[1], hands=[["P02", "P06"]], oracle=["1 P05", "1 P06", "1 P03"])
    assert full.choices(0) == ["act perceive"]


@rule("HYB-187", "HYB-312", "HYB-313", "HYB-Q95")
def test_a_drain_gives_as_the_topmost_primordial_and_zeus_has_his_share() -> None:
    table = scene(3, olympians=["poseidon", "zeus", "hades"], pillars=PILLARS[:3], well=2)
    table.play(0, "activate olympian", "resolve", "decline", "go underworld", "slot UN1")
    assert table.have("aegis") == [6, 4, 3] and table.have("vp") == [1, 1, 0]
    assert table.have("prayer") == [0, 1, 0] and table.state.well == 1


@rule("HYB-185", "HYB-186", "HYB-Q36", "HYB-Q106")
def test_a_resurrected_hero_waits_for_the_next_planning() -> None:
    table = at("underworld", "slot UN2", characters={0: {"calypso": "below", "heracles": "below"}})
    table.play(0, "act resurrect")
    assert table.choices(0) == ["hero heracles", "hero calypso"]
    table.play(0, "hero calypso").play(1, "pass")
    assert table.refused(0, "activate calypso").rule == "HYB-Q36"


@rule("HYB-191", "HYB-193", "HYB-194", "HYB-131")
def test_influence_with_a_temple() -> None:
    """EX-14 a"""
    table = at("mortal_world", "city lemnos", well=3, temples={"lemnos": [0]}, tiles={"A02": "1 1"})
    assert table.state.well == 5
    table.play(0, "take faithful", "take faithful")
    assert table.have("goodness")[0] == 2 and table.have("faithful")[0] == 3


@rule("HYB-193", "HYB-194", "HYB-195", "HYB-Q146")
def test_the_service_is_done_before_the_temple_is_asked_about() -> None:
    table = at("mortal_world", "city sparta", temples={"sparta": [0]}, decks=[["P09"]])
    table.play(0, "service")
    assert table.asks == [(0, "influence-temple")] and table.player(0, 0)["hand"] == ["P09"]  # known when one chooses
    table.play(0, "take goodness")
    assert table.have("goodness")[0] == 3 and table.have("faithful")[0] == 0
    design = at("mortal_world", "city athens", temples={"athens": [0]}).play(0, "service")
    assert design.asks == [(0, "design")]
    assert design.play(0, "tile A01").asks == [(0, "influence-temple")]


@rule("HYB-309", "HYB-Q94")
@pytest.mark.parametrize(
    ("first", "second", "faithful"),
    [
        ("take faithful", "take faithful", 2 + 1 - 1),
        ("take faithful", "take goodness", 2 - 1),
        ("service", "take faithful", 1 - 1),
        ("service", "take goodness", 0),
    ],
)
def test_hades_goes_without_one_faithful_of_the_whole_action(first: str, second: str, faithful: int) -> None:
    told = {"characters": {0: {"tantale": "mortal_world"}}, "temples": {"argos": [0]}}
    table = scene(2, olympians=["hades", "zeus"], pillars=PILLARS[:2], **told)
    table.play(0, "activate tantale", "city argos", first)
    assert table.table.view(None)["stack"][-1]["withheld"] == int(first == "take faithful")
    assert table.play(0, second).have("faithful")[0] == faithful


@rule("HYB-192", "HYB-195", "HYB-Q17")
def test_sparta_generates_nothing_and_serves_a_card() -> None:
    table = at("mortal_world", "city sparta", well=9, faithful=[1])
    assert table.state.well == 9 and table.have("faithful")[0] == 1
    table.play(0, "service")
    assert table.player(0)["hand"] == 1 and table.have("faithful")[0] == 1


@rule("HYB-193", "HYB-Q93")
def test_a_service_that_would_do_nothing_may_be_chosen() -> None:
    """Whoever chooses it goes without the Faithful."""
    for space, idle in (({}, True), ({"A02": "1 1"}, False)):
        table = at("mortal_world", "city lemnos", tiles=space)
        assert table.choices(0) == ["take faithful", "service"]
        table.play(0, "service")
        assert table.have("faithful")[0] == 0 and table.asks == [(1, "turn")]
        assert [row["at"] for row in table.table.view(None)["tile_at"].values()] == ([] if idle else ["factory_2"])


@rule("HYB-309", "HYB-Q94")
def test_hades_has_one_faithful_less() -> None:
    table = scene(2, olympians=["hades", "zeus"], pillars=PILLARS[:2], characters={0: {"tantale": "mortal_world"}})
    table.play(0, "activate tantale", "city argos", "take faithful")
    assert table.have("faithful")[0] == 1


@rule("HYB-Q31")
def test_truce_influences_any_city_without_a_character() -> None:
    table = scene(2, pillars=PILLARS[:2]).play(
        0, "activate olympian", "resolve", "accept", "city elis", "take faithful"
    )
    assert table.have("goodness")[0] == 3 and table.have("faithful") == [1, 1] and table.state.well == 0


@rule("HYB-095", "HYB-190")
def test_a_defeated_hero_adds_nothing_to_what_a_city_offers() -> None:
    table = at("mortal_world", "city sparta", characters={0: {"heracles": "below"}})
    assert table.asks == [(0, "influence")] and table.choices(0) == ["take faithful", "service"]


@rule("HYB-155", "HYB-158")
def test_whose_card_lies_beside_the_oracle_says_nothing_of_its_elements() -> None:
    for owner in ("0", "1"):  # the numbers of seats are those of an Earth and of a Fire card too
        table = at("oracle", "slot OR2", faithful=[1], hands=[["P01", "P02"]], oracle=[f"{owner} P03"])
        table.play(0, "act presage")
        assert table.choices(0) == ["card P01", "card P02"]


@rule("HYB-180", "HYB-095")
def test_training_is_for_whoever_came_to_the_colosseum() -> None:
    table = at("colosseum", "slot CO1", arena=["K12", "K16"]).play(0, "act train")
    assert table.player(0, 0)["hand"] == ["K12"] and table.player(1)["hand"] == 0


@rule("HYB-140", "HYB-Q125")
def test_whoever_came_to_convert_converts_at_least_once() -> None:
    table = at("olympus", "slot OL3", prayer=[7]).play(0, "act convert")
    assert table.refused(0, "stop").why == "not-offered"
    table.play(0, "convert line_2", "stop")
    assert table.asks == [(1, "turn")]


@rule("HYB-114", "HYB-151")
def test_a_power_may_make_room_for_a_third_stored_tile() -> None:
    content = scene().state.content
    shed = content.tile_ids[int(content.with_modifier[effects.STORAGE][0]) - names.FIRST_TILE]
    stored = {"O01": "1 3", "A02": "1 stored", "A03": "1 stored"}
    for more, asked in (({shed: "1 AR1"}, False), ({shed: "0 AR1"}, True), ({"O06": "1 AR1"}, True)):
        table = scene(phase="planning", tiles=stored | more).start(0, "lemnos", "service")
        assert (table.asks[0] == (1, "overstocked")) is asked


@rule("HYB-194", "HYB-131")
def test_a_temple_gives_goodness_instead_if_one_likes() -> None:
    table = at("mortal_world", "city sparta", temples={"sparta": [0]}, faithful=[0])
    content = table.state.content
    sparta = names.CITY_IDS.index("sparta")
    table.play(0, "take faithful")
    assert table.choices(0) == ["take faithful", "take goodness"]
    table.play(0, "take goodness")
    assert table.have("faithful")[0] == content.city_faithful[sparta]
    assert table.have("goodness")[0] == 1 + content.city_goodness[sparta] + 1 and table.have("determination")[0] == 3
