"""What a choice would do, before it is made."""

from ludotheque.core.refusal import Refusal
from ludotheque.games.neombre import foresee
from ludotheque.games.neombre.codec import NomineesCodec
from tests.games.neombre.scene import Told, card, fresh, scene
from tests.marks import rule

FIG = "Figuier confesseur"  # 25 HP, no riposte
WOLF = "Loup affamé infecté"  # 15 HP, riposte 1
PLENTY = "Stigmate, Stigmate, Stigmate, Stigmate"


@rule("NEO-071", "NEO-076")
def test_an_assault_is_foretold_with_its_riposte_and_changes_nothing() -> None:
    t = scene(2, enemies=[WOLF], hands=["Frappe v"], draws=[PLENTY])
    before = t.table.digest()
    told = t.table.foresee(0, ("play", card("Frappe v")))
    then = [["marked", "player_0", "infection", 1]]
    assert told == {"hp": {"player_0": [10, 9], "enemy_0": [15, 12]}, "falls": [], "chance": False, "then": then}
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
    hand: Told = {"hands": ["Frappe v"] * 3, "draws": [PLENTY] * 3}
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


@rule("NEO-074", "NEO-Q58")
def test_while_an_enemy_makes_somebody_discard_the_rest_of_its_blow_is_told() -> None:
    feral = {"card": "Bharaloth Féral", "hp": 6, "memory": 1}
    t = scene(2, zone="0R", enemies=[feral], hands=["Frappe v, Tir à l", ""], draws=[PLENTY] * 2).enemy_turn()
    assert t.table.waiting[0].ask == "discard"
    assert t.table.measure(1, ("blows",)) == {"blows": [blow(0, 0, 1, True)], "falls": []}
    t.play(0, t.choices(0)[0])
    assert t.hp() == [9, 10]


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
    told: Told = {"hands": ["Moulinet obstiné"], "discards": ["Stigmate, Frappe v, Procession"]}
    s = scene(2, enemies=["Sanglier atrabilaire"], draws=["Stigmate"], **told).state
    assert len(foresee.outcomes(s, 0, NomineesCodec(s).encode(("play", card("Moulinet obstiné")))[0])) == 4


@rule("NEO-076", "NEO-083")
def test_a_riposte_that_calls_a_token_or_costs_cards_is_foretold_too() -> None:
    t = scene(2, enemies=["1BA10", "1BA05"], hands=["Frappe v, Frappe v"], draws=[PLENTY])
    told = t.table.foresee(0, ("play", card("Frappe v")))
    assert isinstance(told, dict)
    assert told["by_target"]["enemy_0"]["then"] == [["came", "1BA10T", "", 1]]
    assert told["by_target"]["enemy_1"]["then"] == [["discarded", "player_0", "", 1]]
    t = scene(2, enemies=["1BA10", "1BA05"], hands=["Frappe v, Frappe v, Stigmate"], draws=[PLENTY])
    told = t.table.foresee(0, ("play", card("Frappe v")))
    assert isinstance(told, dict) and told["by_target"]["enemy_1"]["asks"] == "discard"


@rule("NEO-037", "NEO-038", "NEO-039")
def test_how_many_enemies_to_meet_comes_with_what_it_brings_and_risks() -> None:
    t = fresh(4, mode="fight", zone="1B")
    assert t.table.measure(0, ("odds",)) == Refusal("LUD-14", "not-measured")
    for seat in range(4):
        t.does(seat, f"deck D{seat + 1}")
    before = t.table.digest()
    told = t.table.measure(0, ("odds",))
    assert t.table.digest() == before and isinstance(told, dict)
    assert told == t.table.measure(3, ("odds",))
    counts = told["counts"]
    assert [row["bonus"] for row in counts[:5]] == [-2, -1, 0, 1, 2]  # three are usual for four
    won = [row["won"] for row in counts]
    assert won[0] > won[3] and won[-1] == 0 and counts[-1]["loot"] is None and counts[-1]["fallen"] == 40
    assert max(won) <= told["tries"]


@rule("NEO-135", "NEO-163")
def test_the_fair_says_who_can_pay_and_what_comes_nearest() -> None:
    fight: Told = {
        "enemies": [{"card": WOLF, "hp": 2}],
        "pile": "1BA06",
        "hands": ["Furibonderie"],
        "loot": "",
    }
    t = scene(
        2, "journey", discards=["1BB02, 1BB03", ""], fair="FFB01, FFB02, FFB03", quests={"REQ01": "closed"}, **fight
    )
    t.does(0, "play Furibonderie").play(0, "stop")
    assert fresh(2).table.measure(0, ("fair",)) == Refusal("LUD-14", "not-measured")  # nothing lies open yet
    t.play(0, "market")
    told = t.table.measure(0, ("fair",))
    assert isinstance(told, dict)
    assert [(row["card"], row["price"]) for row in told["offers"]] == [("FFB01", 3), ("FFB02", 3), ("FFB03", 5)]
    assert told["offers"][0]["buyers"] == [{"can": True, "nearest": 3}, {"can": False, "nearest": None}]
    assert told["offers"][2]["buyers"][0] == {"can": False, "nearest": 3}
