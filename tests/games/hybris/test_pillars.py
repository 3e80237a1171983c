"""Phase 1, Divine Pillar (HYB-065 to HYB-071)."""

from typing import Any

import pytest

from tests.games.hybris.scene import at, scene, turn
from tests.marks import rule


@rule("HYB-065", "HYB-003", "HYB-Q25")
def test_pillars_are_chosen_in_greatness_order() -> None:
    """EX-02"""
    table = scene(4, olympians=["hades", "athena", "poseidon", "zeus"], phase="pillars")
    order = []
    for pillar in (6, 5, 4, 3):
        ((seat, ask),) = table.asks
        assert ask == "pillar"
        order.append(seat)
        table.play(seat, f"pillar pillar_{pillar}")
    assert order == [3, 2, 1, 0]


@rule("HYB-066")
def test_a_pillar_is_taken_once_an_age() -> None:
    table = scene(2, phase="pillars").play(0, "pillar pillar_2")
    refusal = table.refused(1, "pillar pillar_2")
    assert (refusal.rule, refusal.why) == ("HYB-066", "pillar-taken")
    assert len(table.choices(1)) == 5
    assert table.player(0)["pillar"] == "pillar_2"


@rule("HYB-069")
def test_turns_go_by_the_numbers_of_the_pillars() -> None:
    table = scene(3, phase="pillars").play(0, "pillar pillar_5").play(1, "pillar pillar_1").play(2, "pillar pillar_3")
    for seat in range(3):
        table.play(seat, "ready")
    for seat in (1, 2, 0):
        assert table.asks == [(seat, "turn")]
        table.play(seat, "pass")
    assert table.asks[0][1] == "pillar"


@rule("HYB-070", "HYB-071", "HYB-Q20")
def test_a_pillar_left_gathers_one_prayer_for_whoever_takes_it_later() -> None:
    """EX-03"""
    table = scene(2, phase="pillars", well=5, prayers_on=["pillar_1", "pillar_4"])
    table.play(0, "pillar pillar_1")
    assert table.have("prayer") == [1, 0] and table.state.well == 5
    table.play(1, "pillar pillar_2")
    assert table.table.view(None)["pillar_prayers"] == [f"pillar_{n}" for n in (3, 4, 5, 6)]


@rule("HYB-217", "HYB-Q50")
def test_powers_of_the_start_of_the_age_come_first() -> None:
    table = scene(2, phase="pillars", tiles={"A02": "0 AR1", "O03": "1 EL2", "C02": "1 stored"})
    assert table.asks == [(0, "pillar")]
    assert table.have("aegis") == [4, 3] and table.have("faithful") == [0, 1] and table.have("goodness") == [1, 1]


@rule("HYB-065")
def test_pillars_are_chosen_as_greatness_stands_now() -> None:
    table = scene(3, phase="pillars", greatness=[4, 2, 3])
    order = []
    for pillar in (1, 2, 3):
        order.append(table.asks[0][0])
        table.play(order[-1], f"pillar pillar_{pillar}")
    assert order == [1, 2, 0]


@rule("HYB-070", "HYB-071")
def test_one_prayer_from_the_general_supply_waits_on_a_pillar_however_often_it_is_left() -> None:
    table = scene(2, phase="pillars", well=5, prayers_on=["pillar_4"])
    table.play(0, "pillar pillar_1").play(1, "pillar pillar_2")
    assert table.have("prayer") == [0, 0] and table.state.well == 5  # none lay there before the choice
    table.play(0, "ready").play(1, "ready").play(0, "pass").play(1, "pass")
    seat = table.asks[0][0]
    table.play(seat, "pillar pillar_4")
    assert table.have("prayer")[seat] == 1


@rule("HYB-067", "HYB-068")
@pytest.mark.parametrize(("answer", "vp", "bold"), [("accept", 1, 3), ("decline", 0, 0)])
def test_the_top_half_is_its_owners_and_the_bottom_half_the_others_in_any_case(answer: str, vp: int, bold: int) -> None:
    table = turn(3, pillars=["pillar_3", "pillar_5", "pillar_6"]).play(0, "activate olympian", "resolve", answer)
    assert table.have("vp") == [vp, 0, 0] and [table.player(seat)["bold"] for seat in range(3)] == [bold, 0, 0]
    assert table.have("hand") == [0, 1, 1]


@rule("HYB-Q109")
def test_of_two_pillars_the_lower_number_counts_whichever_was_chosen_first() -> None:
    told = {"postures": ["humble pillar_5", "proud pillar_3"], "options": {"duel": True}}
    table = scene(2, pillars=["pillar_5", "pillar_2"], seconds=["pillar_1", "pillar_3"], **told)
    assert table.asks == [(0, "turn")]


# -- resolving


@rule("HYB-096")
def test_only_the_olympians_turn_asks_for_the_pillar() -> None:
    table = at("olympus", "slot OL3", prayer=[2])
    assert table.asks == [(0, "action")] and not table.player(0)["resolved"]


@rule("HYB-098", "HYB-Q27")
def test_the_others_are_served_in_greatness_order_the_wounded_too() -> None:
    told: dict[str, Any] = {"greatness": [1, 2, 4, 3], "characters": {2: {"olympian": "reserve lying"}}}
    table = turn(4, **told).play(0, "activate olympian", "resolve", "decline")
    assert [event["seat"] for event in table.told("gained") if event["what"] == "faithful"] == [1, 3, 2]


@rule("HYB-Q27", "HYB-099")
def test_whoever_has_passed_is_served_too_and_all_of_them_once() -> None:
    table = turn(3, pillars=["pillar_5", "pillar_1", "pillar_6"], aegis=[3, 3, 3]).play(1, "pass")
    table.play(0, "activate olympian", "resolve", "decline").until("turn")
    assert table.have("aegis")[1:] == [4, 4]
    table.play(2, "pass").play(0, "pass")
    assert table.have("aegis")[1:] == [4, 4]


@rule("HYB-Q32")
def test_guidance_is_for_whoever_can_pay_and_not_for_want_of_the_others_means() -> None:
    for means, asked in (([9, 0], "guide"), ([0, 9], "plan")):
        table = scene(phase="planning", faithful=means, aegis=means).start(0, "pillar_2", "top")
        assert table.asks[0] == (0, asked)


@rule("HYB-Q32", "HYB-032")
def test_guidance_costs_all_that_is_printed() -> None:
    table = scene(phase="planning", faithful=[9], aegis=[9]).start(0, "pillar_2", "top").play(0, "tile A03")
    content = table.state.content
    tile = content.tile_ids.index("A03")
    assert content.cost_faithful[tile] != content.cost_aegis[tile]
    paid = [9 - table.have(what)[0] for what in ("faithful", "aegis")]
    assert paid == [content.cost_faithful[tile], content.cost_aegis[tile]]


@rule("HYB-003")
def test_the_phases_are_named_as_they_come() -> None:
    table = scene(2, phase="pillars").play(0, "pillar pillar_1")
    assert table.table.view(None)["phase"] == "pillars"
    table.play(1, "pillar pillar_2")
    assert table.table.view(None)["phase"] == "planning"
    table.play(0, "ready").play(1, "ready")
    assert table.table.view(None)["phase"] == "action"


@rule("HYB-Q32")
def test_guidance_offers_what_its_owner_can_pay() -> None:
    told: dict[str, Any] = {"pillars": ["pillar_2", "pillar_5"], "aegis": [3, 3]}
    table = turn(faithful=[2, 0], **told).play(0, "activate olympian", "resolve", "accept")
    assert table.asks == [(0, "guide")] and "tile C01" in table.choices(0)
    assert table.refused(0, "pass").why == "not-offered"
    content = table.state.content
    dear = next(content.tile_ids[t] for t in range(60) if content.cost_faithful[t] > 2)
    assert table.refused(0, f"tile {dear}").why == "too-dear"
    poor = turn(faithful=[0, 9], **(told | {"aegis": [0, 9]})).play(0, "activate olympian", "resolve")
    assert poor.asks == [(0, "where")]  # nothing to be paid for: the top half is not even asked for


@rule("HYB-071")
def test_the_prayer_on_a_pillar_is_told_of_whoever_took_it() -> None:
    table = scene(2, phase="pillars", prayers_on=["pillar_2"])
    first, other = table.asks[0][0], 1 - table.asks[0][0]
    table.play(first, "pillar pillar_1").play(other, "pillar pillar_2")
    told = [(event["rule"], event["seat"], event["n"]) for event in table.told("gained") if event["what"] == "prayer"]
    assert told == [("HYB-071", other, 1)] and table.have("prayer")[other] == 1
