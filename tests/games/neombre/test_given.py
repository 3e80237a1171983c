"""Described positions: what cannot be is refused in one sentence that names the field and the law."""

import copy
import json
from typing import Any

import pytest

import ludotheque
from ludotheque.games.neombre.game import NomineesGame
from ludotheque.games.neombre.state import Figure, Foe, Summon
from ludotheque.kit.content.described import BadDescription
from ludotheque.match.faces import Playable
from tests.marks import rule

FOES = ["1BA01", "1BA12"]  # 16 HP; 14 HP and 1 armour, neither makes tokens
BASE: dict[str, Any] = {
    "enemies": FOES,
    "pile": ["1BA02", "1BA03"],
    "hands": [["D1B01", "1BB01"], ["D2B01", "1BB02"]],
    "draws": [["D1B02"], ["D2B02"]],
    "in_play": [["1BB05", "1BB09"], []],
}


def described(seats: int = 2, mode: str = "fight", **told: Any) -> Any:
    return Playable(NomineesGame()).given(seats=seats, options={"mode": mode}, **{**copy.deepcopy(BASE), **told})


def test_what_the_impossible_ones_change_is_possible() -> None:
    table = described()
    assert [row["card"] for row in table.view(0)["enemies"]] == FOES
    assert ludotheque.load(json.dumps(table.save())).view(0) == table.view(0)
    assert described(seats=2, mode="journey", quests={"REQ01": "closed", "REQ02": "active"}, progress={"REQ02": 1})


# What is said instead or beside, and what the sentence names.
IMPOSSIBLE: dict[str, tuple[dict[str, Any], str]] = {
    # the box
    "a card twice": ({"discards": [["1BB01"]]}, "card 1BB01 lies there 2 times; there are 1 of it"),
    "a card in two hands": ({"hands": [["1BB01"], ["1BB01"]]}, "decks.*1BB01"),
    "a fourth copy": ({"draws": [["D1B01"] * 3]}, "D1B01 lies there 4 times; there are 3"),
    "a card in hand and in the loot": ({"loot": ["1BB01", "1BB03"]}, "loot.*1BB01"),
    "a card in the loot and its discard": ({"loot": ["1BB03"], "loot_discard": ["1BB03"]}, "loot_discard.*1BB03"),
    "a card of the fair twice": ({"fair": ["FFB01", "FFB01"]}, "fair.*FFB01"),
    "a card at the fair and in hand": ({"fair": ["FFB01"], "jails": [["FFB01"]]}, "fair.*FFB01"),
    "a card of a zone at the fair": ({"fair": ["2PB20"]}, "fair: 2PB20 is no card of the fair"),
    "an enemy twice": ({"enemies": ["1BA01", "1BA01"]}, "enemy 1BA01 lies there 2 times"),
    "an enemy on the table and in the pile": ({"pile": ["1BA01"]}, "pile.*1BA01"),
    "an enemy beaten and in the pile": ({"beaten": ["1BA02"]}, "beaten.*1BA02"),
    "an enemy twice in the pile": ({"pile": ["1BA02", "1BA02"]}, "pile.*1BA02"),
    "an enemy of another zone": ({"enemies": ["3KA01"]}, "3KA01"),
    "a pile of another zone": ({"pile": ["3KA01"]}, "pile.*3KA01"),
    "loot of another zone": ({"loot": ["3KB01"]}, "3KB01 does not belong to the zone 1B"),
    "discarded loot of another zone": ({"loot_discard": ["2PB01"]}, "2PB01 does not belong"),
    "an event in hand": ({"hands": [["1BB14"]]}, "1BB14 is an event"),
    "an event in play": ({"in_play": [["1BB34"]]}, "1BB34"),
    # permanents
    "an assault in play": ({"in_play": [["1BB03"]]}, "1BB03"),
    "a fourth equipment": (
        {"in_play": [["1BB05", "1BB32", "FFB03", "FFB36"]]},
        "in_play: 'FFB36' finds no room .NEO-053",
    ),
    "a fourth summon": ({"in_play": [["1BB09", "1BB33", "FFB06", "FFB39"]]}, "in_play: 'FFB39'"),
    # life and death
    "more HP than the most": ({"hp": [11]}, "player_0 has 11 HP of 10"),
    "more HP than a lower most": ({"max_hp": [6], "hp": [7]}, "player_0 has 7 HP of 6"),
    "a hundred HP": ({"max_hp": [100]}, "max_hp is 100"),
    "less than nothing": ({"hp": [-1]}, "hp is -1"),
    "alive at 0 HP": ({"hp": [0]}, "player_0 is at 0 HP and lives"),
    "everybody dead": ({"dead": [0, 1], "hands": [], "in_play": []}, "without any player"),
    "a hand of the dead": ({"dead": [1]}, "player_1 is dead, and has still a hand"),
    "equipment of the dead": ({"dead": [0], "hands": []}, "player_0 is dead, and has still"),
    "a turn of the dead": ({"dead": [1], "hands": [], "stage": ["waiting", "open"]}, "player_1 is dead"),
    "a companion among two": ({"companion": {"hp": 5}}, "companion: only whoever plays alone"),
    "a card attached among two": ({"attached": "1BB20"}, "attached: a card is attached"),
    # enemies
    "an enemy with more HP than printed": ({"enemies": [{"card": "1BA01", "hp": 17}]}, "enemy_0 has 17 HP of 16"),
    "an enemy alive at 0 HP": ({"enemies": [{"card": "1BA01", "hp": 0}]}, "enemy_0 is at 0 HP and lives"),
    "an enemy below 0": ({"enemies": [{"card": "1BA01", "hp": -3}]}, "hp is -3"),
    "armour that is not printed": ({"enemies": [{"card": "1BA01", "armour": 1}]}, "1BA01.*more armour"),
    "more armour than printed": ({"enemies": [{"card": "1BA12", "armour": 2}]}, "1BA12.*more armour"),
    "a token of who makes none": ({"enemies": [{"card": "1BA01", "token": True}]}, "1BA01 makes no tokens"),
    "armour of a token": ({"enemies": [{"card": "1BA10", "token": True, "armour": 1}]}, "1BA10"),
    "a target that is not there": ({"enemies": [{"card": "1BA01", "memory": 2}]}, "player_2 is none of the team"),
    "an attacker that is not there": ({"enemies": [{"card": "1BA01", "attacker": 3}]}, "player_3 is none"),
    "an attacker that is no figure": ({"enemies": [{"card": "1BA01", "attacker": 64}]}, "attacker is 64"),
    "no enemy": ({"enemies": []}, "without any enemy"),
    "more enemies than places": ({"enemies": ["1BA01"] * 61}, "enemies: there is room for 60"),
    # the course of a fight
    "round 0 in the team's turn": ({"round": 0}, "round 0 cannot be in the phase team"),
    "a round too many": ({"round": 201}, "the last is 200"),
    "a round before the fight": ({"round": 1, "step": "number", "enemies": []}, "round 1 cannot be in the phase setup"),
    "two turns at once": ({"stage": ["open", "open"]}, "stage: 2 turns are open"),
    "three plays of two": ({"used": [3]}, "used.*player_0 has used 3 plays of 2"),
    "seven cards in hand": ({"hands": [[f"1BB{n}" for n in range(15, 22)]]}, "seat 0 holds 7 cards"),
    "a fight at the refuge": ({"zone": "RE", "enemies": [], "pile": []}, "RE is no zone to fight in"),
    "a fight at the fair": ({"zone": "FF", "enemies": [], "pile": []}, "FF is no zone to fight in"),
    # the campaign
    "quests without a campaign": ({"quests": {"REQ01": "active"}}, "quests.*campaign"),
    # kinds
    "a seat that is none": ({"hp": {"C": 3}}, "no seat 'C'"),
    "hands for three": ({"hands": [[], [], []]}, "3 entries for 2 seats"),
    "a card that is none": ({"hands": [["1BB99"]]}, "no card '1BB99'"),
    "an enemy as a card": ({"hands": [["1BA05"]]}, "no card '1BA05'"),
    "a card as an enemy": ({"enemies": ["1BB05"]}, "no enemy '1BB05'"),
    "an enemy without a card": ({"enemies": [{"hp": 3}]}, "no enemy None"),
    "a part that no enemy has": ({"enemies": [{"card": "1BA01", "mood": 3}]}, "no part of a character 'mood'"),
    "a marker that is none": ({"markers": [{"joy": 1}]}, "no marker 'joy'"),
    "markers less than none": ({"markers": [{"poison": -1}]}, "poison is -1"),
    "markers in words": ({"enemies": [{"card": "1BA01", "markers": {"poison": "two"}}]}, "poison is 'two'"),
    "markers that are a list": ({"enemies": [{"card": "1BA01", "markers": ["poison"]}]}, "markers is"),
    "a stage that is none": ({"stage": ["asleep"]}, "no stage 'asleep'"),
    "plays in words": ({"used": ["one"]}, "used is 'one'"),
    "half a hit point": ({"hp": [2.5]}, "hp is 2.5"),
    "a hand that is a number": ({"hands": [3]}, "hands is 3"),
    "a card that is a list": ({"hands": [[["1BB01"]]]}, "no card"),
    "enemies that are a word": ({"enemies": "1BA01"}, "enemies is"),
    "a zone that is none": ({"zone": "9Z"}, "no zone '9Z'"),
    "a step that is none": ({"step": "dance"}, "no step 'dance'"),
    "the dead as a number": ({"dead": 1}, "dead is 1"),
    "what no position has": ({"weather": "rain"}, "no 'weather'"),
}


@rule("NEO-001")
@pytest.mark.parametrize("what", IMPOSSIBLE)
def test_what_cannot_be_is_refused_in_one_sentence(what: str) -> None:
    told, sentence = IMPOSSIBLE[what]
    with pytest.raises(BadDescription, match=sentence) as refusal:
        described(**told)
    assert str(refusal.value).count(". ") == 0 or "did you mean" in str(refusal.value)


JOURNEYS: dict[str, tuple[dict[str, Any], str]] = {
    "more progress than the goal": ({"quests": {"REQ01": "fulfilled"}, "progress": {"REQ01": 2}}, "progress of 2"),
    "progress of a locked quest": ({"progress": {"REQ01": 1}}, "REQ01 cannot be locked"),
    "an active quest that is fulfilled": ({"quests": {"REQ01": "active"}, "progress": {"REQ01": 1}}, "REQ01"),
    "a second level before the first": ({"quests": {"REQ01": "active", "REQ02": "active"}}, "REQ02 is open"),
    "a level left out": ({"quests": {"REQ02": "fulfilled", "REQ04": "active"}}, "REQ04 is open"),
    "a quest that is none": ({"quests": {"REQ99": "active"}}, "no quest 'REQ99'"),
    "a state that is none": ({"quests": {"REQ01": "done"}}, "no quests 'done'"),
}


@rule("NEO-018", "NEO-020")
@pytest.mark.parametrize("what", JOURNEYS)
def test_a_campaign_that_cannot_be_is_refused(what: str) -> None:
    told, sentence = JOURNEYS[what]
    with pytest.raises(BadDescription, match=sentence):
        described(mode="journey", **told)


# A saved position in which one number of a row, or one entry of a pile, is another.
TAMPERED: dict[str, tuple[str, int, int]] = {
    "a stage that is none": ("team", Figure.stage, 3),
    "dead with hit points": ("team", Figure.dead, 1),
    "plays of nowhere": ("team", Figure.used, 9),
    "an enemy that is none": ("enemies", Foe.card, 9999),
    "an enemy out of the row": ("enemies", Foe.life, 2),
    "an armour of nowhere": ("enemies", Foe.armour, 5),
    "a passive of nowhere": ("enemies", Foe.key, 77),
    "a summon without a card": ("summons", Summon.key, 40),
    "another summon": ("summons", Summon.card, 0),
    "a row of strangers": ("order", 0, 5),
    "an enemy twice in the row": ("order", 1, 0),
    "what stands for nobody": ("standing", 2, 3),
    "what stands is no permanent": ("standing", 1, 0),
    "a group too large": ("pile_groups", 0, 2),
    "half an enemy": ("enemies", -1, 0),
}


@pytest.mark.parametrize("what", TAMPERED)
def test_a_saved_position_that_cannot_be_is_refused(what: str) -> None:
    data = json.loads(json.dumps(described().save()))
    name, at, value = TAMPERED[what]
    numbers = data["state"]["fields"][name]
    if at < 0:
        numbers.pop()
    else:
        numbers[at] = value
    with pytest.raises(ludotheque.BadPosition):
        ludotheque.load(json.dumps(data))


def test_with_proxies_cards_may_be_there_more_often_and_from_anywhere() -> None:
    table = described(enemies=["3KA01", "3KA01"], draws=[["1BB01"] * 5], proxies=True)
    assert len(table.view(0)["enemies"]) == 2
    with pytest.raises(BadDescription, match="player_0 has 11 HP of 10"):
        described(hp=[11], proxies=True)
