"""What a choice would cost and give is asked of the engine before it is made (LUD-14)."""

from typing import Any

from ludotheque.match import notation
from tests.games.hybris.scene import Scene, at, scene
from tests.marks import rule

TURN: dict[str, Any] = {
    "olympians": ["athena", "zeus"],
    "pillars": ["pillar_4", "pillar_5"],
    "characters": [{"diomede": "reserve forge"}, {"pollux": "reserve forge"}],
    "tiles": {"A03": "0 C", "O01": "0 stored", "O06": "1 AR2"},
    "aegis": [3, 3],
    "faithful": [3, 3],
    "goodness": [2, 1],
    "greatness": [2, 1],
    "well": 5,
}


def foreseen(t: Scene, choice: str) -> Any:
    return t.table.foresee(0, notation.read(choice))


def turn(**more: Any) -> Scene:
    return scene(2, **(TURN | more))


@rule("HYB-085")
def test_an_activation_tells_its_price() -> None:
    t = turn()
    assert foreseen(t, "activate diomede") == {"gains": {"0": {"aegis": -1}}}
    assert foreseen(t, "activate olympian") == {"gains": {}}


@rule("HYB-093", "HYB-094")
def test_a_slot_tells_its_bonus_and_an_illustration_its_malus() -> None:
    t = turn().play(0, "activate diomede")
    assert foreseen(t, "slot FO2") == {"gains": {"0": {"aegis": 1}}}
    assert foreseen(t, "slot FO3") == {"gains": {"0": {"vp": 1}}}
    full = [{"diomede": "reserve forge", "ulysse": "FO1", "telemaque": "FO2", "olympian": "FO3"}, {}]
    t = turn(characters=full, tiles={**TURN["tiles"], "S02": "1 1"})
    assert foreseen(t, "activate diomede") == {"gains": {"0": {"aegis": -1, "faithful": -1}}}


@rule("HYB-146")
def test_a_price_is_told_before_it_is_paid() -> None:
    t = turn().play(0, "activate diomede").play(0, "slot FO2")
    assert foreseen(t, "make A03 1 0") == {"gains": {"0": {"faithful": -1}}}


@rule("HYB-192", "HYB-062")
def test_a_city_tells_what_the_well_would_hold() -> None:
    t = turn().play(0, "activate olympian").play(0, "go_on").play(0, "go mortal_world")
    assert foreseen(t, "city argos") == {"gains": {}, "well": 6}


@rule("HYB-208", "HYB-210", "HYB-213")
def test_a_deployment_tells_its_harvest_and_its_connections_if_nobody_contests() -> None:
    t = turn().play(0, "activate olympian").play(0, "go_on").play(0, "go mortal_world").play(0, "city argos")
    t.play(0, "go_on").play(0, "act deploy")
    joined, alone = foreseen(t, "deploy O01 AR1"), foreseen(t, "deploy O01 AR3")
    assert joined["links"] == ["O06"] and alone["links"] == ["O06"]
    before = t.have("vp")
    t.play(0, "deploy O01 AR1").play(1, "pass")
    after = t.have("vp")
    assert [joined["gains"][str(seat)]["vp"] for seat in (0, 1)] == [b - a for a, b in zip(before, after, strict=True)]
    assert joined["gains"]["0"]["greatness"] == 1


@rule("HYB-162", "HYB-166")
def test_a_quest_tells_whether_its_next_chant_would_be_met() -> None:
    """E04 asks to show fire, then to discard air: the hand decides, and so does what has been sung already."""
    for hand, met in ((["P02"], True), (["P01"], False)):
        t = turn(quests=["E04", None, "X01"], hands=[hand, []], characters=[{"diomede": "reserve moirai"}, {}])
        t.play(0, "activate diomede").play(0, "slot MO2")
        told = foreseen(t, "quest E04")
        assert (told["chant"], told["met"]) == (1, met)
        assert "chant" not in foreseen(t, "quest X01")
        t.play(0, "quest E04")
        assert any(event["key"] == "chant-failed" for event in t.table.events(0)) != met


def test_what_is_not_foreseen_says_so() -> None:
    assert foreseen(turn(), "pass").why == "not-foreseen"
    assert foreseen(turn(), "activate ulysse").rule == "HYB-081"


@rule("HYB-Q93")
def test_a_service_that_would_do_nothing_says_so() -> None:
    for tiles, idle in (({}, True), ({"A02": "1 1"}, False)):
        t = at("mortal_world", "city lemnos", tiles=tiles)
        assert ("idle" in foreseen(t, "service")) is idle and "idle" not in foreseen(t, "take faithful")
