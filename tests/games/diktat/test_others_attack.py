"""Assassinations by the Others on a pile put beside them (DIK-210 to DIK-215 and their rulings)."""

import pytest

from tests.games.diktat.scene import Scene, scene
from tests.marks import rule

NAMES = {"C": "citizen", "G": "guard", "E": "emissary"}


def send(t: Scene, seat: int, sector: str, team: str) -> Scene:
    """A team sent by that seat, its pawns named from the top down."""
    t.play(seat, "send", f"name {sector}")
    for pawn in reversed(team.split(",")):
        t.play(seat, f"add {NAMES[pawn]}")
    return t.play(seat, "ready")


def beside_others(seats: int, theirs: str, **description: object) -> Scene:
    """Everybody has Agents; an Others pile lies in the Faubourgs."""
    reserve = [{"C": 3, "G": 3, "E": 3}] * seats
    return scene(seats, others=True, reserve=reserve, piles={"faubourgs": [f"others: {theirs}"]}, **description)


def victims(t: Scene) -> list[tuple[int, str]]:
    return [(e["position"], e["agent"]) for e in t.told("others-killed")]


@rule("DIK-210")
def test_the_others_attack_a_pile_put_beside_them_at_once() -> None:
    t = send(beside_others(2, "C,C"), 0, "faubourgs", "C,E,C")
    assert t.told("others-attack")[0] | {"number": 0} == {
        "number": 0,
        "rule": "DIK-210",
        "key": "others-attack",
        "seat": 0,
        "sector": "faubourgs",
        "n": 2,
    }
    assert t.asks == [(1, "others-victim")]
    t = send(beside_others(2, "C,C"), 0, "karst", "C,E,C")
    assert t.told("others-attack") == [] and t.asks == [(1, "manoeuvre")]


@rule("DIK-210", "DIK-Q69")
def test_the_others_attack_the_player_who_comes_and_not_who_was_there() -> None:
    piles = {"faubourgs": ["A: C,C", "others: C"]}
    t = scene(5, others=True, reserve={"B": {"C": 2}}, piles=piles, turn="B")
    send(t, 1, "faubourgs", "C,C")
    assert t.told("others-attack")[0]["seat"] == 1
    assert t.choices(2) == [f"kill {t.pile('faubourgs', 2)} 1", f"kill {t.pile('faubourgs', 2)} 2"]


@rule("DIK-211")
def test_the_player_on_the_left_strikes_for_the_others() -> None:
    t = send(beside_others(3, "C"), 0, "faubourgs", "C,C")
    assert t.asks == [(1, "others-victim")]
    assert t.refused(0, f"kill {t.pile('faubourgs', 1)} 1").why == "not-asked"
    t.play(1, f"kill {t.pile('faubourgs', 1)} 1")
    assert t.asks == [(1, "manoeuvre")] and t.player(1)["pawns"] == 5  # it cost no Manoeuvre
    t = send(beside_others(3, "C", turn=2), 2, "faubourgs", "C,C")
    assert t.asks == [(0, "others-victim")]


@rule("DIK-Q72")
def test_the_next_seat_strikes_even_without_manoeuvre_pawns() -> None:
    t = send(beside_others(3, "C", pawns=[1, 0, 1]), 0, "faubourgs", "C,C")
    assert t.asks == [(1, "others-victim")]
    t.play(1, f"kill {t.pile('faubourgs', 1)} 1")
    assert t.asks == [(2, "manoeuvre")]


@rule("DIK-212")
def test_there_are_as_many_assassins_as_others_pawns_and_corruption_tokens() -> None:
    t = send(beside_others(2, "C,C", corruption_tokens={"faubourgs": 1}), 0, "faubourgs", "C,C,E,C")
    pile = t.pile("faubourgs", 1)
    t.play(1, f"kill {pile} 1", f"kill {pile} 1", f"kill {pile} 1")
    assert len(victims(t)) == 3 and t.piles("faubourgs")[1] == "A: C"
    assert t.asks == [(1, "manoeuvre")]


@rule("DIK-Q68")
def test_one_assassination_for_each_of_them_and_no_more() -> None:
    t = send(beside_others(2, "C"), 0, "faubourgs", "C,C")
    t.play(1, f"kill {t.pile('faubourgs', 1)} 1")
    assert t.asks == [(1, "manoeuvre")] and t.piles("faubourgs")[1] == "A: C"


@rule("DIK-210", "DIK-211", "DIK-212", "DIK-Q68", "DIK-Q70")
def test_dik_g12_others_attack_a_new_pile() -> None:
    t = send(beside_others(3, "C,C", pp=[1, 1, 1]), 0, "faubourgs", "C,E,C")
    pile = t.pile("faubourgs", 1)
    t.play(1, f"kill {pile} 2", f"kill {pile} 1")
    assert victims(t) == [(2, "emissary"), (1, "citizen")]
    assert t.pp == [1, 1, 1]
    assert t.piles("faubourgs") == ["others: C,C", "A: C"]
    assert t.asks == [(1, "manoeuvre")]


@rule("DIK-213")
def test_a_guard_ends_the_attack_and_brings_its_owner_two_power_points() -> None:
    t = send(beside_others(2, "C,C,C", pp=[1, 1]), 0, "faubourgs", "G,E,C")
    t.play(1, f"kill {t.pile('faubourgs', 1)} 1")
    assert t.pp == [3, 1]  # from the reserve, not from the acting player
    assert t.piles("faubourgs")[1] == "A: E,C" and t.asks == [(1, "manoeuvre")]


@rule("DIK-214")
def test_the_acting_player_uses_no_ability_of_their_own() -> None:
    strong = {"content": "house", "cards": {1: ["KA4", "KA5"]}, "assassins": [0, 3], "pp": [0, 5]}
    t = send(beside_others(2, "C,C", **strong), 0, "faubourgs", "E,E,C,G")
    pile = t.pile("faubourgs", 1)
    t.play(1, f"kill {pile} 1", f"kill {pile} 1")
    assert t.pp == [0, 5]  # no bounty
    assert t.piles("faubourgs")[1] == "A: C,G" and t.asks == [(1, "manoeuvre")]  # no assassin of their own
    t = send(beside_others(2, "C", **strong), 0, "faubourgs", "G")
    t.play(1, f"kill {t.pile('faubourgs', 1)} 1")
    assert t.pp == [2, 5]  # and no discount on the Guard


@pytest.mark.parametrize(
    "word",
    ["tell {pile} 1 guard", "show_pawn {pile} 1 1", "show_pawn {pile} 1 9", "show_screen 1", "offer 1 give:pp:1"],
)
@rule("DIK-215", "DIK-Q95")
def test_meanwhile_the_attacked_player_can_tell_show_and_offer_nothing(word: str) -> None:
    t = beside_others(2, "C", pp=[2, 2])
    assert t.table.why_not(0, ("offer", 1, "give:pp:1")) is None
    send(t, 0, "faubourgs", "C,G")
    pile = t.pile("faubourgs", 1)
    assert t.refused(0, word.format(pile=pile)).why == "no-window"
    assert t.beside(0) == []
    t.play(1, f"kill {pile} 1")
    assert t.table.why_not(0, ("tell", pile, 1, "guard")) is None  # afterwards tongues are free again


@rule("DIK-Q69")
def test_only_the_pile_just_placed_can_be_hit() -> None:
    piles = {"faubourgs": ["others: C", "A: C"], "karst": ["A: C"]}
    t = scene(5, others=True, reserve=[{"C": 2}], piles=piles)
    send(t, 0, "faubourgs", "C,C")
    pile = t.pile("faubourgs", 2)
    assert t.choices(1) == [f"kill {pile} 1", f"kill {pile} 2"]
    for other in (t.pile("faubourgs", 1), t.pile("karst"), t.pile("faubourgs")):
        assert t.refused(1, f"kill {other} 1").why == "not-offered"


@rule("DIK-Q70")
def test_nobody_is_paid_for_an_emissary() -> None:
    t = send(beside_others(2, "C", pp=[0, 0]), 0, "faubourgs", "E")
    t.play(1, f"kill {t.pile('faubourgs', 1)} 1")
    assert t.pp == [0, 0] and victims(t) == [(1, "emissary")]


@rule("DIK-Q71", "DIK-093")
def test_the_acting_player_may_stop_after_the_first_assassination() -> None:
    t = send(beside_others(2, "C,C,C"), 0, "faubourgs", "C,C,E")
    pile = t.pile("faubourgs", 1)
    assert t.refused(1, "stop").why == "strike-first"  # a Manoeuvre Assassinate strikes at least once
    t.play(1, f"kill {pile} 1")
    assert t.choices(1) == [f"kill {pile} 1", f"kill {pile} 2", "stop"]
    t.play(1, "stop")
    assert t.piles("faubourgs") == ["others: C,C,C", "A: C,E"] and t.asks == [(1, "manoeuvre")]


@rule("DIK-Q71")
def test_the_others_have_as_many_assassins_as_they_are_and_no_more() -> None:
    t = send(beside_others(2, "C,C"), 0, "faubourgs", "C,C,E")
    pile = t.pile("faubourgs", 1)
    t.play(1, f"kill {pile} 1", f"kill {pile} 1")
    assert t.piles("faubourgs") == ["others: C,C", "A: E"] and t.asks == [(1, "manoeuvre")]


@rule("DIK-Q71", "DIK-Q11")
def test_whoever_does_not_answer_for_the_others_strikes_once() -> None:
    t = send(beside_others(2, "C,C,C"), 0, "faubourgs", "C,C,E")
    t.play(1, f"kill {t.pile('faubourgs', 1)} 1")
    assert t.table.waiting[0].default == ("stop",)


@rule("DIK-Q73")
def test_a_pile_moved_beside_the_others_is_attacked_like_a_new_one() -> None:
    piles = {"faubourgs": ["others: C"], "karst": ["A: C,E"]}
    t = scene(2, others=True, piles=piles, markers=[{"motol": 2}])
    pile = t.pile("karst")
    t.play(0, "use motol_2 2", f"pile {pile}", "name faubourgs")
    assert t.asks == [(1, "others-victim")]
    t.play(1, f"kill {pile} 2")
    assert t.piles("faubourgs") == ["others: C", "A: C"] and t.asks == [(0, "manoeuvre")]


@rule("DIK-Q73")
def test_single_pawns_added_to_a_pile_draw_no_attack() -> None:
    piles = {"faubourgs": ["others: C", "A: C"]}
    t = scene(2, others=True, content="house", cards=[["FA4"]], reserve=[{"C": 2}], piles=piles)
    pile = t.pile("faubourgs", 1)
    t.play(0, "special FA4 0", f"pile {pile}", f"pile {pile}")
    assert t.piles("faubourgs")[1] == "A: C,C,C" and t.told("others-attack") == []


@rule("DIK-Q73")
def test_others_moved_onto_players_do_not_attack() -> None:
    t = scene(2, others=True, piles={"karst": ["A: C"], "motol": ["others: C"]}, markers=[{"artefact": 1}])
    t.play(0, "use artefact_1 1", f"pawn {t.pile('motol')} 1", "name karst")
    assert t.piles("karst") == ["A: C", "others: C"]
    assert t.told("others-attack") == [] and t.asks == [(0, "manoeuvre")]


@pytest.mark.parametrize(
    ("theirs", "tokens", "assassins"), [("C,C,C,C,G", 2, 2), ("C,C,C,C", 0, 1), ("C,C,C,C,G", 1, 2)]
)
@rule("DIK-Q99")
def test_reductions_are_subtracted_first_then_halved_rounding_down(theirs: str, tokens: int, assassins: int) -> None:
    gifts = {"content": "house", "cards": [["AR4"]], "developed": [["HA5"]]}
    t = beside_others(2, theirs, corruption_tokens={"faubourgs": tokens}, **gifts)
    send(t, 0, "faubourgs", "C,C,C")
    assert t.told("others-attack")[0]["n"] == assassins


@rule("DIK-Q99")
def test_without_assassins_there_is_no_attack() -> None:
    t = send(beside_others(2, "C", content="house", cards=[["AR4"]]), 0, "faubourgs", "C,C")
    assert t.told("others-attack") == [] and t.asks == [(1, "manoeuvre")]
    t = send(beside_others(2, "C", content="house", developed=[["HA5"]]), 0, "faubourgs", "C,C")
    assert t.told("others-attack") == [] and t.asks == [(1, "manoeuvre")]
