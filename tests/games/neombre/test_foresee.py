"""What a choice would do, before it is made."""

from ludotheque.core.refusal import Refusal
from ludotheque.games.neombre import foresee
from ludotheque.games.neombre.codec import NomineesCodec
from tests.games.neombre.scene import card, fresh, scene
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


def blow(foe: int, who: int, n: int | None, sure: bool = False) -> dict[str, object]:
    return {"foe": f"enemy_{foe}", "who": f"player_{who}", "n": n, "sure": sure}


@rule("NEO-005", "NEO-Q108")
def test_the_next_blow_of_each_enemy_is_told_with_its_damage() -> None:
    hand = {"hands": ["Frappe v"] * 3, "draws": [PLENTY] * 3}
    foes = ["Veuve consolable", {"card": FIG, "memory": 2}, "Gardien de tertre", "Fossoyeur en grève"]
    t = scene(3, enemies=foes, hp=[7, 9, 3], **hand)
    before = t.table.digest()
    told = t.table.measure(0, ("blows",))
    assert told == t.table.measure(None, ("blows",)) and t.table.digest() == before
    assert told == {"blows": [blow(0, 1, 2), blow(1, 2, 4, True)], "falls": ["player_2"]}
    t = scene(3, enemies=foes[:2], hp=[7, 9, 3], **hand)
    t.enemy_turn()
    assert t.hp() == [7, 7, 0]


@rule("NEO-071", "NEO-170")
def test_protections_count_and_the_brutal_threaten_everybody() -> None:
    bare = scene(2, enemies=["Crocohydre"], draws=[PLENTY] * 2)
    told = bare.table.measure(1, ("blows",))
    assert isinstance(told, dict) and [row["who"] for row in told["blows"]] == ["player_0", "player_1"]
    n = told["blows"][0]["n"]
    clad = scene(2, enemies=["Crocohydre"], in_play=["D1B04"], draws=[PLENTY] * 2)
    assert clad.table.measure(1, ("blows",)) == {"blows": [blow(0, 0, n - 2, True), blow(0, 1, n, True)], "falls": []}
    clad.enemy_turn()
    assert clad.hp() == [10 - n + 2, 10 - n]


def test_where_luck_or_the_team_decides_no_blow_is_told() -> None:
    for name in ("Maîtresse de piste", "Fossoyeur en grève"):
        assert scene(3, enemies=[name]).table.measure(0, ("blows",)) == {"blows": [], "falls": []}
    alone = scene(3, enemies=["Fossoyeur en grève"], dead=[0, 2]).table.measure(1, ("blows",))
    assert alone == {"blows": [blow(0, 1, 4)], "falls": []}
    between = fresh(2, mode="fight", zone="1B").until("enemies").table.measure(0, ("blows",))
    assert isinstance(between, Refusal)


def test_blows_are_counted_once_a_position_and_anew_for_another() -> None:
    s = scene(2, enemies=[{"card": "Figuier confesseur", "memory": 1}], hp=[9, 9]).state
    told = foresee.blows(s)
    assert told is not None and told is foresee.blows(s.clone()) and told["falls"] == []
    s.set_hp(1, 3)
    again = foresee.blows(s)
    assert again is not None and again["falls"] == ["player_1"] and again is not told
    for _ in range(2 * foresee.MOST_KEPT):
        s.round += 1
        foresee.blows(s)
    assert len(foresee.KEPT) == foresee.MOST_KEPT


def test_luck_is_tried_only_where_it_has_a_part() -> None:
    s = scene(2, enemies=["Sanglier atrabilaire"], hands=["Frappe v"], draws=["Stigmate, Stigmate"]).state
    strike = NomineesCodec(s).encode(("play", card("Frappe v")))[0]
    assert len(foresee.outcomes(s, 0, strike)) == 1
    told = {"hands": ["Moulinet obstiné"], "discards": ["Stigmate, Frappe v, Procession"]}
    s = scene(2, enemies=["Sanglier atrabilaire"], draws=["Stigmate"], **told).state
    assert len(foresee.outcomes(s, 0, NomineesCodec(s).encode(("play", card("Moulinet obstiné")))[0])) == 4
