"""Turns, activation (HYB-079 to HYB-095) and the Prayer Well (HYB-061 to HYB-064), read closely."""

from typing import Any

import pytest
from librt.vecs import vec
from mypy_extensions import i64

from ludotheque.games.hybris.loader import load
from tests.games.hybris.scene import PILLARS, at, scene, turn
from tests.marks import rule

DRAIN = ("activate olympian", "resolve", "decline", "go underworld", "slot UN1")


@rule("HYB-080")
def test_a_turn_is_an_activation_or_passing() -> None:
    table = turn(characters={0: {"pollux": "olympus"}})
    assert table.choices(0) == ["activate pollux", "activate olympian", "pass"]


@rule("HYB-081", "HYB-093")
def test_an_olympian_that_stands_on_a_location_is_not_activated_again() -> None:
    table = turn().play(0, *DRAIN)
    assert table.have("vp")[0] == 1  # the bonus of the slot is for Olympians too
    assert table.play(1, "pass").refused(0, "activate olympian").rule == "HYB-081"


@rule("HYB-085")
def test_a_prophet_costs_an_aegis_too() -> None:
    assert turn(characters={0: {"prophet_1": "oracle"}}).play(0, "activate prophet_1").have("aegis")[0] == 2


@rule("HYB-090")
def test_no_token_leads_a_prophet_to_the_moirai_or_the_colosseum() -> None:
    table = turn(characters={0: {"prophet_1": "bonus"}}, tiles={"A02": "1 1"}).play(0, "activate prophet_1")
    assert table.choices(0) == [f"go {place}" for place in ("olympus", "underworld", "oracle", "forge", "mortal_world")]


@rule("HYB-Q39")
def test_the_illustration_holds_any_number() -> None:
    taken = {"thesee": "OL1", "prophet_1": "OL2", "olympian": "OL3", "bellerophon": "olympus_art"}
    table = turn(characters={0: {"pollux": "olympus"}, 1: taken}).play(0, "activate pollux")
    assert table.player(0)["characters"]["pollux"]["place"] == "olympus_art"


@rule("HYB-094")
def test_a_penalty_beyond_ones_means_costs_greatness() -> None:
    taken = {"thesee": "OL1", "prophet_1": "OL2", "olympian": "OL3"}
    table = turn(aegis=[1], characters={0: {"pollux": "olympus"}, 1: taken}).play(0, "activate pollux")
    assert table.have("aegis")[0] == 0 and table.have("greatness") == [4, 3]


@rule("HYB-Q38")
def test_what_an_action_needs_before_one_may_go() -> None:
    dear = turn(aegis=[1], faithful=[3], tiles={"O01": "0 C"}, characters={0: {"pollux": "forge"}})
    assert "activate pollux" in dear.choices(0)  # the reduction of space C pays the rest
    blind = turn(faithful=[1])
    blind.state.vision_deck = blind.state.vision_discard = vec[i64]()
    assert "go oracle" not in blind.play(0, "activate olympian", "go_on").choices(0)


@rule("HYB-095")
def test_one_action_is_all() -> None:
    table = at("olympus", "slot OL3", prayer=[2]).play(0, "act design", "tile C01")
    assert table.asks == [(1, "turn")]


@rule("HYB-Q46")
def test_no_power_once_an_age_between_arrival_and_action() -> None:
    table = at("olympus", "slot OL3", tiles={"A08": "0 AR1"}, premonitions=[["V01"]])
    assert table.asks == [(0, "before-action")] and table.choices(0) == ["go_on"]


@rule("HYB-Q126")
def test_an_action_given_by_an_effect_is_due_and_is_not_that_of_the_activation() -> None:
    rows = {"prophet_1": "olympus"}
    table = turn(prayer=[1], tiles={"A08": "0 AR1"}, premonitions=[["V10"]], characters={0: rows})
    table.play(0, "activate prophet_1", "slot OL3", "go_on", "act convert", "convert line_1", "use A08")
    assert table.asks == [(0, "design")] and "stop" not in table.choices(0)
    table.play(0, "tile C01")
    assert table.asks == [(0, "after-action")] and table.choices(0) == ["go_on"]  # it asks for Design


@rule("HYB-Q134")
def test_after_the_action_everything_left_may_be_done_one_after_the_other() -> None:
    told: dict[str, Any] = {"premonitions": [["V32", "V34"]], "prayer": [2], "determination": [4]}
    table = turn(**told, characters={0: {"pollux": "colosseum"}}).play(0, "activate pollux", "slot CO3", "go_on")
    table.play(0, "act train", "complete V32")
    assert table.asks == [(0, "after-action")] and table.choices(0) == ["complete V34", "go_on"]


@rule("HYB-Q134")
def test_a_visit_speaks_before_the_city_prays_and_a_slot_before_an_ally() -> None:
    visit = at("mortal_world", "city argos", tiles={"O11": "1 AR1"})
    keys = [event["key"] for event in visit.table.events(None)]
    assert keys.index("gained") < keys.index("generated")
    ally = turn(characters={0: {"milon": "reserve forge"}}, tiles={"A02": "1 1"}).play(0, "activate milon", "slot FO3")
    assert [event["what"] for event in ally.told("gained")][:2] == ["vp", "aegis"]


@rule("HYB-Q38", "HYB-091")
def test_olympus_without_a_tile_is_no_place_for_whoever_has_no_prayers() -> None:
    told = {"pillars": PILLARS[:2], "characters": {0: {"pollux": "olympus"}}}
    tiles = dict.fromkeys(load("house").tile_ids, "gone")
    assert scene(2, tiles=tiles, **told).refused(0, "activate pollux").rule == "HYB-091"
    assert "activate pollux" in scene(2, tiles=tiles, prayer=[2], **told).choices(0)
    del tiles["O12"]
    assert "activate pollux" in scene(2, tiles=tiles, **told).choices(0)


@rule("HYB-091", "HYB-Q37")
def test_a_factory_that_a_bonus_does_not_empty_leaves_something_to_produce() -> None:
    for space, first in (("1", True), ("2", True), ("3", False)):
        table = turn(characters={0: {"prophet_1": "forge"}}, tiles={"A02": f"1 {space}"}).play(0, "activate prophet_1")
        assert ("slot FO1" in table.choices(0)) is first


@rule("HYB-091", "HYB-Q37", "HYB-145")
def test_what_the_other_has_pays_for_nothing() -> None:
    content = scene().state.content
    tile = content.tile_ids.index("A01")
    faithful, aegis = int(content.cost_faithful[tile]), int(content.cost_aegis[tile])

    def open_to(own: int, other: int) -> bool:
        table = turn(
            faithful=[faithful, 0], aegis=[own, other], tiles={"A01": "0 A"}, characters={0: {"pollux": "forge"}}
        )
        return "activate pollux" in table.choices(0)

    assert open_to(aegis, 0)  # one for the activation, one from the slot
    assert not open_to(aegis - 1, 20)


@rule("HYB-091", "HYB-Q37", "HYB-094")
def test_on_the_illustration_a_malus_may_take_what_the_action_needs() -> None:
    content = scene().state.content
    tile = next(t for t in range(60) if content.cost_faithful[t] == 3 and content.cost_aegis[t] <= 2)
    told: dict[str, Any] = {
        "tiles": {content.tile_ids[tile]: "0 A"},
        "aegis": [9],
        "characters": {
            0: {"prophet_1": "forge"},
            1: {"olympian": "FO1 acted", "thesee": "FO2 acted", "orion": "FO3 acted"},
        },
    }
    assert turn(faithful=[3], **told).refused(0, "activate prophet_1").rule == "HYB-091"
    assert turn(faithful=[4], **told).play(0, "activate prophet_1").have("faithful")[0] == 3


# -- the Well


@rule("HYB-061", "HYB-064")
def test_one_arrival_is_one_check_and_a_flood_takes_all_prayers() -> None:
    over = at("mortal_world", "city athens", well=7, faithful=[3])
    assert over.state.well == 10 and over.have("faithful")[0] == 2
    flood = at("mortal_world", "city athens", well=13, faithful=[3])
    assert flood.state.well == 0 and flood.have("faithful")[0] == 3


@rule("HYB-Q16")
def test_whoever_passes_bears_what_their_pillar_adds() -> None:
    table = turn(3, pillars=["pillar_4", "pillar_5", "pillar_6"], well=7, faithful=[1, 1, 1]).play(0, "pass")
    assert table.state.well == 9 and table.have("faithful") == [0, 1, 1]


@rule("HYB-086", "HYB-101")
@pytest.mark.parametrize("location", ["colosseum", "mortal_world"])
def test_the_token_that_led_somebody_out_is_used_and_no_other(location: str) -> None:
    table = turn(characters={0: {"pollux": location}})
    reserve = table.player(0, 0)["reserve"]
    row = table.play(0, "activate pollux").player(0, 0)
    assert row["used"] == [location] and row["reserve"] == reserve


@rule("HYB-183", "HYB-Q37", "HYB-091", "HYB-145")
def test_what_an_ally_brings_to_the_forge_pays_for_its_action() -> None:
    """Milon comes with nothing left: his Aegis and his Faithful are the price of the tile, whatever the slot."""
    told: dict[str, Any] = {"aegis": [1], "faithful": [0], "tiles": {"A08": "0 A"}}
    table = turn(characters={0: {"milon": "reserve forge"}}, **told).play(0, "activate milon")
    assert table.choices(0) == ["slot FO1", "slot FO2", "slot FO3"]
    table.play(0, "slot FO3", "make A08 1 1")
    assert table.have("faithful")[0] == table.have("aegis")[0] == 0
    assert turn(characters={0: {"pollux": "forge"}}, **told).refused(0, "activate pollux").rule == "HYB-091"


@rule("HYB-Q37", "HYB-Q38", "HYB-091")
def test_a_bonus_that_is_no_prayer_leaves_the_prayers_as_they_are() -> None:
    tiles = dict.fromkeys(load("house").tile_ids, "gone")
    table = turn(tiles=tiles, prayer=[1], characters={0: {"pollux": "olympus"}}).play(0, "activate pollux")
    assert table.choices(0) == ["slot OL1", "slot OL2", "slot OL3"]
    assert "convert line_1" in table.play(0, "slot OL1").choices(0)
