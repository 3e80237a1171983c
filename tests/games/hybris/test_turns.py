"""Phase 3, Action: turns, activation, Pillars resolved, passing (HYB-079 to HYB-103)."""

from typing import Any

from librt.vecs import vec
from mypy_extensions import i64

from ludotheque.games.hybris import names
from tests.games.hybris.scene import scene, turn
from tests.games.hybris.tiles import elements, whole
from tests.marks import rule


@rule("HYB-079", "HYB-080", "HYB-103")
def test_turns_go_round_in_pillar_order_until_all_have_passed() -> None:
    table = scene(3, pillars=["pillar_5", "pillar_1", "pillar_3"])
    order = []
    for move in ("pass", "activate olympian", "pass"):
        ((seat, ask),) = table.asks
        assert ask == "turn"
        order.append(seat)
        table.play(seat, move)
        while table.asks and table.asks[0][1] not in ("turn", "pillar"):
            seat = table.asks[0][0]
            table.play(seat, table.choices(seat)[-1])
    assert order == [1, 2, 0] and table.asks == [(2, "turn")]  # the first who has not passed
    table.play(2, "pass")
    assert table.state.age == 2 and table.asks[0][1] == "pillar"


@rule("HYB-103")
def test_the_last_who_has_not_passed_goes_on_as_long_as_they_like() -> None:
    table = scene(2, pillars=["pillar_5", "pillar_1"], aegis=[3, 0], characters={0: {"pollux": "colosseum"}})
    table.play(1, "pass").play(0, "activate olympian")
    for _ in range(2):
        while table.state.age == 1 and table.asks[0][1] != "turn":
            table.play(0, table.choices(0)[-1])
        assert table.asks == [(0, "turn")] and table.state.age == 1
        if "activate pollux" in table.choices(0):
            table.play(0, "activate pollux")
    assert table.play(0, "pass").state.age == 2


@rule("HYB-099")
def test_a_pillar_that_was_resolved_before_the_move_is_not_resolved_after_it() -> None:
    table = turn(premonitions=[["V38", "V12"]], aegis=[3]).play(0, "activate olympian", "resolve", "decline")
    while table.asks[0][1] != "after-action":
        table.play(0, table.choices(0)[-1])
    assert table.player(0)["resolved"] and "resolve" not in table.choices(0)


@rule("HYB-081", "HYB-082", "HYB-083", "HYB-085", "HYB-Q42")
def test_who_can_be_activated() -> None:
    table = turn(
        characters={
            0: {"olympian": "reserve lying", "pollux": "reserve", "heracles": "below", "persee": "reserve acted"}
        }
    )
    assert table.choices(0) == ["pass"]  # HYB-100
    for character, cited in (
        ("olympian", "HYB-082"),
        ("pollux", "HYB-083"),
        ("heracles", "HYB-081"),
        ("persee", "HYB-Q36"),
        ("thesee", "HYB-081"),
    ):
        assert table.refused(0, f"activate {character}").rule == cited


@rule("HYB-084", "HYB-085", "HYB-086", "HYB-093", "HYB-095")
def test_a_hero_goes_to_olympus() -> None:
    """EX-04"""
    table = turn(4, aegis=[2], greatness=[3, 1, 2, 4], characters={0: {"pollux": "olympus"}}, prayer=[2])
    assert table.player(0, 1)["characters"]["pollux"]["token"] == "hidden"
    table.play(0, "activate pollux", "slot OL1")
    row = table.player(0, 0)
    assert row["aegis"] == 1 and row["used"] == ["olympus"] and row["reserve"].count("olympus") == 0
    assert table.have("greatness") == [2, 1, 3, 4]
    assert table.asks == [(0, "action")] and table.choices(0) == ["act convert", "act design"]


@rule("HYB-085")
def test_without_aegis_a_hero_stays_unless_a_power_makes_it_free() -> None:
    bare = turn(aegis=[0], characters={0: {"persee": "reserve olympus"}})
    assert bare.refused(0, "activate persee").rule == "HYB-085"
    free = turn(aegis=[0], characters={0: {"persee": "reserve olympus"}}, freed=whole("ZEU4"))
    free.play(0, "activate persee")
    assert free.have("aegis")[0] == 0
    prophet = turn(aegis=[0], characters={0: {"prophet_1": "forge"}}, tiles={"S10": "0 AR1", "A02": "0 1"})
    prophet.play(0, "activate prophet_1")


@rule("HYB-087", "HYB-077", "HYB-Q43")
def test_a_bonus_token_leads_anywhere_and_is_gone() -> None:
    table = turn(characters={0: {"prophet_1": "bonus"}})
    table.play(0, "activate prophet_1")
    assert table.asks == [(0, "where")]
    assert "go moirai" not in table.choices(0) and "go colosseum" not in table.choices(0)
    table.play(0, "go underworld", "slot UN1")
    assert table.player(0)["bonus_tokens"] == 0 and table.player(0)["used"] == []


@rule("HYB-088", "HYB-089", "HYB-094", "HYB-Q39")
def test_the_illustration_only_when_no_slot_is_free() -> None:
    taken = {1: {"thesee": "OL1", "prophet_1": "OL2"}}
    table = turn(characters=taken | {0: {"pollux": "olympus"}})
    assert table.play(0, "activate pollux").player(0)["characters"]["pollux"]["place"] == "OL3"
    full = turn(characters={1: {"thesee": "OL1", "prophet_1": "OL2", "olympian": "OL3"}, 0: {"pollux": "olympus"}})
    full.play(0, "activate pollux")
    assert full.player(0)["characters"]["pollux"]["place"] == "olympus_art"
    assert full.have("aegis")[0] == 1  # one for the activation, one for the malus


@rule("HYB-088", "HYB-Q39")
def test_a_dotted_slot_takes_any_number() -> None:
    taken = {1: {"thesee": "UN1", "prophet_1": "UN2", "olympian": "UN3"}}
    table = turn(characters=taken | {0: {"prophet_1": "underworld"}}).play(0, "activate prophet_1")
    assert table.player(0)["characters"]["prophet_1"]["place"] == "UN3"


@rule("HYB-091", "HYB-Q37", "HYB-Q38")
def test_nobody_goes_where_nothing_can_be_done() -> None:
    table = turn(characters={0: {"prophet_1": "forge"}})
    assert table.refused(0, "activate prophet_1").rule == "HYB-091"  # an empty Forge
    busy = turn(characters={0: {"prophet_1": "forge"}}, tiles={"A02": "1 1"})
    assert "activate prophet_1" in busy.choices(0)
    last = turn(characters={0: {"prophet_1": "forge"}}, tiles={"A02": "1 3"}).play(0, "activate prophet_1")
    assert last.choices(0) == ["slot FO2", "slot FO3"]  # on FO1 the bonus would empty the Factory


@rule("HYB-092", "HYB-190", "HYB-Q41")
def test_which_cities_are_open() -> None:
    where = {0: {"pollux": "mortal_world", "prophet_1": "mortal_world", "heracles": "argos"}, 1: {"thesee": "elis"}}
    table = turn(characters=where).play(0, "activate pollux")
    assert table.choices(0) == ["city athens", "city sparta", "city elis", "city lemnos"]
    table = turn(characters=where).play(0, "activate prophet_1")
    assert table.choices(0) == ["city athens", "city sparta", "city lemnos"]


@rule("HYB-096", "HYB-097", "HYB-098", "HYB-099", "HYB-185", "HYB-Q26", "HYB-Q32")
def test_the_pillar_may_wait_until_after_the_action() -> None:
    """EX-05"""
    table = scene(
        4,
        olympians=["poseidon", "zeus", "athena", "hades"],
        pillars=["pillar_2", "pillar_3", "pillar_4", "pillar_5"],
        characters={0: {"thesee": "below"}},
        faithful=[3],
    )
    table.play(0, "activate olympian", "go_on", "go underworld", "slot UN1", "go_on", "act resurrect", "hero thesee")
    assert table.have("vp")[0] == 1 and table.choices(0) == ["resolve"]  # it must be resolved now
    table.play(0, "resolve", "accept", "tile C01")
    assert table.have("faithful")[0] == 1 and table.have("aegis")[0] == 3
    assert table.table.view(None)["tile_at"] == {"C01": {"at": "factory_1", "owner": 0}}
    assert table.have("hand") == [0, 1, 1, 1] and table.player(0)["resolved"]
    assert table.player(0)["characters"]["thesee"]["place"] == "reserve"
    assert table.asks == [(1, "turn")]


@rule("HYB-097", "HYB-098")
def test_the_bottom_half_is_due_even_if_the_top_is_not_used() -> None:
    table = turn(3).play(0, "activate olympian", "resolve", "decline")
    assert table.have("faithful") == [0, 1, 1] and table.player(0)["resolved"]
    assert table.asks == [(0, "where")]


@rule("HYB-317", "HYB-Q16", "HYB-Q33")
def test_indoctrination_adds_its_prayers_in_one_batch_for_the_active_player() -> None:
    table = turn(3, pillars=["pillar_4", "pillar_5", "pillar_6"], well=7, faithful=[1, 1, 1])
    table.play(0, "activate olympian", "resolve", "decline")
    assert table.have("goodness") == [1, 2, 2] and table.state.well == 9 and table.have("faithful") == [0, 1, 1]


@rule("HYB-100", "HYB-101", "HYB-102", "HYB-Q27")
def test_passing_returns_tokens_and_serves_the_others() -> None:
    table = turn(2, characters={0: {"pollux": "olympus"}}).play(0, "pass")
    row = table.player(0, 0)
    assert row["passed"] and row["resolved"] and "token" not in row["characters"]["pollux"]
    assert len(row["reserve"]) == 8 and row["used"] == []
    assert table.have("faithful") == [0, 1]
    assert [event for event in table.told("gained") if event["seat"] == 1]


@rule("HYB-102", "HYB-107")
def test_whoever_passes_with_a_wounded_olympian_serves_the_others_too() -> None:
    table = turn(2, characters={0: {"olympian": "reserve lying"}}).play(0, "pass")
    assert table.player(0)["resolved"] and table.have("faithful") == [0, 1]


@rule("HYB-136", "HYB-137", "HYB-139", "HYB-Q134", "HYB-Q137")
def test_a_premonition_is_completed_where_it_says() -> None:
    table = turn(premonitions=[["V38", "V12", "V37"]], aegis=[6], characters={0: {"prophet_1": "underworld"}})
    table.play(0, "activate prophet_1", "slot UN2")
    assert table.asks == [(0, "before-action")] and table.choices(0) == ["complete V38", "go_on"]
    assert table.refused(0, "complete V12").why == "premonition-elsewhere"
    assert table.refused(0, "complete V37").why == "premonition-not-fulfilled"
    assert table.refused(0, "complete V01").why == "premonition-not-held"
    table.play(0, "complete V38", "upgrade ZEU6")
    assert table.table.view(None)["vision_discard"] == ["V38"] and table.player(0)["premonitions"] == 2


@rule("HYB-220", "HYB-Q46", "HYB-Q126")
def test_a_power_once_an_age_is_used_in_ones_own_turn_and_once() -> None:
    table = turn(tiles={"A08": "0 AR1", "O10": "0 AR2", "S01": "0 EL1"}, faithful=[1])
    assert table.choices(0) == ["activate olympian", "use A08", "use O10", "pass"]  # nothing to Produce
    table.play(0, "use A08", "tile C01")
    assert table.choices(0) == ["activate olympian", "use O10", "pass"]
    assert table.table.view(None)["tile_at"]["C01"]["at"] == "workshop_A"
    table.play(0, "use O10")  # its price is not asked for a second time
    assert table.have("faithful")[0] == 0 and table.have("greatness") == [2, 4] and table.asks == [(0, "turn")]


@rule("HYB-136", "HYB-Q105", "HYB-Q137")
def test_several_premonitions_in_a_turn_before_the_action_and_after_it() -> None:
    told: dict[str, Any] = {"premonitions": [["V32", "V34"]], "prayer": [2], "determination": [4]}
    table = turn(**told, characters={0: {"pollux": "colosseum"}}).play(0, "activate pollux", "slot CO3")
    assert table.asks == [(0, "before-action")] and table.choices(0) == ["complete V32", "complete V34", "go_on"]
    table.play(0, "complete V32", "go_on", "act train")
    assert table.asks == [(0, "after-action")] and table.choices(0) == ["complete V34", "go_on"]
    table.play(0, "complete V34")
    assert [event["card"] for event in table.told("completed")] == ["V32", "V34"]


@rule("HYB-Q137")
def test_one_fact_serves_several_premonitions() -> None:
    table = turn(
        tiles={"O01": "0 stored", "A02": "1 AR1"},
        premonitions=[["V05", "V08"]],
        characters={0: {"pollux": "mortal_world"}, 1: {"olympian": "acted"}},
    )
    table.play(0, "activate pollux", "city argos", "go_on", "act deploy", "deploy O01 AR2").until("after-action")
    assert table.choices(0) == ["complete V05", "complete V08", "go_on"]
    assert "complete V08" in table.play(0, "complete V05").until("after-action").choices(0)


@rule("HYB-Q137")
def test_a_premonition_is_completed_even_for_a_reward_that_cannot_be_received() -> None:
    freed = {}
    for tile in (f"ZEU{n}" for n in range(1, 7)):
        borne = elements(tile)
        freed[tile] = next((i for i, element in enumerate(borne) if element != names.SPARK), len(borne))
    table = turn(freed=freed, premonitions=[["V38"]], aegis=[6], characters={0: {"prophet_1": "underworld"}})
    table.play(0, "activate prophet_1", "slot UN2", "complete V38")
    assert table.told("completed") and table.told("removed") == [] and table.player(0)["premonitions"] == 0


@rule("HYB-138", "HYB-139")
def test_premonitions_are_held_without_limit_and_completed_as_soon_as_drawn() -> None:
    held = ["V01", "V02", "V03", "V04", "V05"]
    table = turn(premonitions=[held], hands=[["P03"]], characters={0: {"prophet_1": "oracle"}})
    kind = table.state.content.premonition_ids.index("V21")
    deck = [card for card in table.state.vision_deck if card != kind]
    table.state.vision_deck = vec[i64]([*deck, i64(kind)])
    table.play(0, "activate prophet_1", "slot OR3")
    assert table.player(0)["premonitions"] == 6 and table.choices(0) == ["complete V21", "go_on"]


@rule("HYB-220", "HYB-032", "HYB-Q46")
def test_a_power_once_an_age_that_cannot_be_paid_is_not_offered() -> None:
    for tile, what in (("C04", "faithful"), ("C08", "prayer")):
        for n in (0, 1):
            goods: dict[str, Any] = {"faithful": [0], "prayer": [0]} | {what: [n]}
            assert (f"use {tile}" in turn(tiles={tile: "0 AR1"}, **goods).choices(0)) is (n == 1)
