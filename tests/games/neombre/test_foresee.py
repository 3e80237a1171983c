"""What a choice would do, before it is made."""

from ludotheque.core.refusal import Refusal
from tests.games.neombre.scene import card, scene
from tests.marks import rule

FIG = "Figuier confesseur"  # 25 HP, no riposte
WOLF = "Loup affamé infecté"  # 15 HP, riposte 1
PLENTY = "Stigmate, Stigmate, Stigmate, Stigmate"


@rule("NEO-071", "NEO-076")
def test_an_assault_is_foretold_with_its_riposte_and_changes_nothing() -> None:
    t = scene(2, enemies=[WOLF], hands=["Frappe v"], draws=[PLENTY])
    before = t.table.digest()
    told = t.table.foresee(0, ("play", card("Frappe v")))
    assert told == {"hp": {"player_0": [10, 9], "enemy_0": [15, 12]}, "falls": [], "chance": False}
    assert t.table.digest() == before
    t.does(0, "play Frappe v")
    assert t.hp() == [9, 10] and t.foes() == [12]


def test_each_target_is_foretold() -> None:
    t = scene(2, enemies=[{"card": WOLF, "hp": 3}, FIG], hands=["Frappe v"], draws=[PLENTY])
    told = t.table.foresee(0, ("play", card("Frappe v")))
    assert isinstance(told, dict) and told["hp"] == {}
    assert told["by_target"] == {
        "enemy_0": {"hp": {"enemy_0": [3, 0]}, "falls": ["enemy_0"], "chance": False},
        "enemy_1": {"hp": {"enemy_1": [25, 22]}, "falls": [], "chance": False},
    }


def test_what_luck_decides_is_left_open() -> None:
    t = scene(2, enemies=[FIG, FIG], hands=["Tir à l"], draws=[PLENTY])
    assert t.table.foresee(0, ("play", card("Tir à l"))) == {"hp": {}, "falls": [], "chance": True}
    ended = t.table.foresee(0, ("end",))
    assert isinstance(ended, Refusal) and ended.why == "not-foreseen"


def test_what_cannot_be_chosen_is_refused_with_its_reason() -> None:
    t = scene(2, enemies=[FIG], hands=["Frappe v"], draws=[PLENTY])
    refused = t.table.foresee(0, ("play", card("Furibonderie")))
    assert isinstance(refused, Refusal) and refused.why == "not-in-hand"
