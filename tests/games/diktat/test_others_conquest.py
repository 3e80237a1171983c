"""Resolution with the Others: their share in a conquest, what is left over, defeat (DIK-216 to DIK-225, rulings)."""

from typing import Any

import pytest

from tests.games.diktat.scene import Scene, scene
from tests.marks import rule


def karst(*piles: str, seats: int = 2, **description: Any) -> Scene:
    """Karst with these piles has just been named."""
    t = scene(seats, others=True, phase="resolution", piles={"karst": list(piles)}, **description)
    return t.play(t.asks[0][0], "name karst")


def over(t: Scene) -> bool:
    """Whether the conquest has ended."""
    return t.asks[0][1] != "trophy"


@rule("DIK-216")
def test_others_are_revealed_with_the_players_and_their_vectors_take_part() -> None:
    t = karst("A: E,E,E", "others: C,E", "B: C")
    assert [e["agents"] for e in t.told("pile-revealed") if e["owner"] == -1] == [["citizen", "emissary"]]
    assert t.table.view(None)["piles"][1]["pawns"] == ["citizen", "emissary"]
    t.play(0, "take_marker")
    assert len(t.told("others-claim")) == 1  # the Vector had its turn


@rule("DIK-183", "DIK-216")
@pytest.mark.parametrize(("theirs", "winner"), [("E,E", []), ("G,G", [0]), ("C,C", [0])])
def test_vectors_are_the_emissaries_of_the_others_and_their_other_pawns_win_nothing(
    theirs: str, winner: list[int]
) -> None:
    t = karst("A: E", f"others: {theirs}")
    assert [won["seat"] for won in t.told("winner")] == winner and over(t) == (winner == [])


@rule("DIK-217", "DIK-Q87")
def test_in_the_order_of_claims_the_others_precede_a_player_with_as_many() -> None:
    t = karst("A: E,E", "B: E", "others: E", track=["KA1"])
    t.play(0, "take_card KA1")
    assert len(t.told("others-claim")) == 1 and over(t)  # before B, whose one Emissary it costs
    assert t.player(1)["markers"] == {}


@rule("DIK-217")
def test_vectors_win_every_tie_without_a_power_struggle() -> None:
    t = karst("A: E,E", "others: E,E", pp=[5, 5])
    assert over(t) and not t.told("power-struggle") and not t.told("winner")
    assert t.on("karst")["markers"] == 2


@rule("DIK-218")
def test_if_the_others_win_or_nobody_has_an_emissary_the_conquest_stops() -> None:
    t = karst("A: E", "B: E", "others: E,E", track=["KA1"])
    assert over(t) and len(t.told("no-winner")) == 1
    assert t.on("karst")["markers"] == 2 and t.table.view(None)["corruption"] == ["KA1"]
    t = karst("A: C,G", "others: C", track=["KA1"])
    assert over(t) and len(t.told("no-winner")) == 1
    assert t.piles("karst") == ["others: C"]  # they were not beaten


@rule("DIK-219")
def test_others_who_stay_are_shuffled_and_put_back_as_one_pile() -> None:
    t = karst("A: E", "others: C,G,E,E", chance=[3, 2, 1])
    assert t.piles("karst") == ["others: C,G,E,E"]
    t = karst("A: E", "others: C,G,E,E", chance=[0, 0, 0])
    assert t.piles("karst") == ["others: E,C,G,E"]
    for eyes in (0, 1, None):  # the kinds are known from the reveal, their order is not
        assert [p["pawns"] for p in t.table.view(eyes)["piles"] if p["sector"] == "karst"] == [[None] * 4]


@rule("DIK-219", "DIK-218")
def test_others_without_a_vector_stay_where_no_player_has_an_emissary() -> None:
    t = karst("A: C,G", "others: C,C,G", chance=[0, 0])
    assert t.table.view(None)["centre"] == [0, 0, 0]
    assert sorted(t.piles("karst")[0].removeprefix("others: ").split(",")) == ["C", "C", "G"]
    assert [p["pawns"] for p in t.table.view(0)["piles"] if p["sector"] == "karst"] == [[None] * 3]


@rule("DIK-220")
def test_others_who_are_not_the_winner_claim_in_the_normal_order() -> None:
    t = karst("A: E", "B: E,E,E,E", "C: E,E,E", "others: E,E", seats=3, track=["KA1", "KA2"])
    t.play(1, "take_card KA1").play(2, "take_card KA2")
    assert t.told("others-claim") != []  # after B (4) and C (3), before A (1)
    assert t.asks == [(1, "trophy")] and t.piles("karst") == ["B: E,E", "C: E", "others: E"]


@rule("DIK-221")
def test_a_claim_of_the_others_costs_a_vector_and_an_emissary_of_every_player() -> None:
    t = karst("A: E,E,E,E", "B: E,E,C", "C: G", "others: C,E", seats=3, track=["KA1", "KA2"])
    t.play(0, "take_card KA1").play(1, "take_card KA2")
    assert t.piles("karst") == ["A: E,E", "B: C", "C: G", "others: C"]
    assert t.table.view(None)["centre"] == [0, 0, 1]
    assert t.on("karst")["markers"] == 2  # they take no Trophy


@rule("DIK-222")
def test_beaten_others_are_discarded_when_the_conquest_ends() -> None:
    t = karst("A: E,E", "others: C,G,E")
    t.play(0, "take_marker")
    assert over(t) and t.piles("karst") == []
    assert t.table.view(None)["centre"] == [1, 1, 1]


@rule("DIK-216", "DIK-220", "DIK-221", "DIK-222")
def test_dik_g13_others_beaten() -> None:
    t = karst("A: E,E,C", "others: E,C")
    assert t.told("winner")[0]["seat"] == 0
    assert t.piles("karst") == ["A: E,E,C", "others: E,C"] and t.asks == [(0, "trophy")]
    t.play(0, "take_marker")
    assert len(t.told("others-claim")) == 1
    assert over(t) and t.on("karst")["markers"] == 1 and t.player(0)["markers"] == {"karst": 1}
    assert t.piles("karst") == [] and t.table.view(None)["centre"] == [1, 0, 1]


@rule("DIK-223")
def test_cards_nobody_took_join_the_corruption_track() -> None:
    t = scene(2, others=True, phase="resolution", piles={"karst": ["A: E"]}, track=["MO1", "KA1", "JO1"])
    t.play(0, "name karst", "take_card KA1")
    seen = t.table.view(None)
    assert seen["corruption"] == ["MO1", "JO1"] and seen["track"] == []
    t.pass_windows()
    assert t.table.view(None)["discard"] == []  # not discarded


@rule("DIK-224", "DIK-Q89")
def test_the_common_defeat_comes_before_any_victory() -> None:
    six = ["KA1", "KA2", "MO1", "MO2", "JO1", "JO2"]
    t = scene(2, others=True, phase="after_conquests", vp=[12, 3], corruption=six, track=["HY1"])
    assert t.table.over and t.table.result is not None
    assert (t.table.result.reason, t.table.result.winners, t.table.result.ranking) == ("overrun", [], [2, 2])
    t = scene(2, others=True, phase="after_conquests", vp=[12, 3], corruption=six[:5], track=["HY1"]).pass_windows()
    assert t.table.over and t.table.result is not None and t.table.result.winners == [0]


@rule("DIK-Q83")
def test_a_sector_with_others_only_is_not_conquered() -> None:
    piles = {"karst": ["others: E"], "motol": ["A: C"]}
    t = scene(2, others=True, phase="resolution", piles=piles)
    assert t.choices(0) == ["name motol"]
    assert t.refused(0, "name karst").why == "not-offered"
    t.play(0, "name motol")
    assert t.asks[0][1] == "window" and t.piles("karst") == ["others: E"]


@rule("DIK-Q84")
def test_where_the_others_stay_the_pawns_of_players_are_discarded() -> None:
    t = karst("A: E,C", "B: G", "others: E,C")
    assert t.piles("karst") in (["others: E,C"], ["others: C,E"])
    assert t.table.view(None)["centre"] == [0, 0, 0]


@rule("DIK-Q85")
def test_players_without_an_emissary_lose_nothing_to_a_claim_of_the_others() -> None:
    t = karst("A: E,E,E", "B: G,C", "A: E", "others: E", seats=5, track=["KA1"])
    t.play(0, "take_card KA1", "pile 1", "pile 1")
    assert sum(pile.count("E") for pile in t.piles("karst") if pile.startswith("A")) == 2  # one claim, one loss
    assert "B: G,C" in t.piles("karst")


@rule("DIK-Q85", "DIK-120", "DIK-221")
def test_whoever_has_emissaries_in_several_piles_says_which_pile_loses_one() -> None:
    t = karst("A: C,E", "A: G", "A: C,E,E", "others: E", seats=5, track=["KA1"]).play(0, "take_card KA1")
    assert t.asks == [(0, "lose-emissary")] and t.choices(0) == ["pile 1", "pile 3"]  # each has an Emissary
    t.play(0, "pile 3")
    assert t.piles("karst")[:3] == ["A: C,E", "A: G", "A: C,E"]
    assert t.asks == [(0, "lose-emissary")] and len(t.told("others-claim")) == 1  # theirs costs A one too
    t.play(0, "pile 1")
    assert t.piles("karst")[:3] == ["A: C", "A: G", "A: C,E"] and t.asks == [(0, "trophy")]


@rule("DIK-Q85")
def test_several_players_say_in_order_of_rank_which_pile_the_others_cost_an_emissary() -> None:
    piles = ("A: E,E", "B: E", "A: E", "B: E", "others: E,E")
    t = karst(*piles, seats=5, markers={"B": {"college": 2}}, track=["KA1"]).play(0, "no_trophy", "pile 1")
    assert t.asks == [(1, "lose-emissary")] and len(t.told("others-claim")) == 1  # B outranks A
    t.play(1, "pile 4")
    assert t.asks == [(0, "lose-emissary")]
    t.play(0, "pile 1")
    assert [pile for pile in t.piles("karst") if "E" in pile] == ["B: E", "A: E", "others: E"]


@rule("DIK-Q86")
def test_their_claims_end_with_the_trophies() -> None:
    t = karst("A: E,E,E", "others: E,E", markers=[{"karst": 1}])
    t.play(0, "take_marker")
    assert over(t) and t.told("others-claim") == []
    assert t.table.view(None)["centre"] == [0, 0, 2]


@rule("DIK-Q86")
def test_their_claims_end_with_the_emissaries_of_the_players() -> None:
    t = karst("A: E,E,E", "others: E,E", track=["KA1", "KA2"])
    t.play(0, "take_card KA1", "take_card KA2")
    assert over(t) and len(t.told("others-claim")) == 1  # A's third fell to the first, none is left for a second


@rule("DIK-Q86")
def test_once_the_vectors_are_spent_only_players_go_on() -> None:
    t = karst("A: E,E,E,E", "others: E", track=["KA1", "KA2"])
    t.play(0, "take_card KA1", "take_card KA2", "take_marker")
    assert over(t) and len(t.told("others-claim")) == 1 and t.player(0)["markers"] == {"karst": 1}


@rule("DIK-Q87")
def test_the_others_come_before_every_player_with_as_many_emissaries() -> None:
    t = karst("A: E,E", "B: E", "others: E", track=["KA1"])
    t.play(0, "take_marker")
    assert over(t) and len(t.told("others-claim")) == 1  # B's only Emissary fell before B's turn came
    assert t.player(1)["markers"] == {}


@rule("DIK-Q87")
def test_tied_for_the_most_they_win_even_over_tied_players() -> None:
    t = karst("A: E,E", "B: E,E", "others: E,E", seats=5, pp=[5] * 5)
    assert over(t) and not t.told("power-struggle") and len(t.told("no-winner")) == 1
    assert t.pp == [5] * 5


@rule("DIK-Q88")
def test_the_attack_comes_before_the_cards_leave_the_track() -> None:
    track = ["Karst[-|N1]", "Josefov[-|N1|att]"]
    t = scene(2, others=True, phase="revelation", track=track, secret="MO1", deck=["HY1"])
    assert t.table.view(None)["corruption"] == ["HY1", "KA1", "JO1", "MO1"]  # the secret card last
    assert t.asks == [(0, "window")] and t.table.view(None)["phase"] == "resolution"
    t.play(0, "pass")
    assert t.asks == [(1, "window")]  # everybody may still act before the End of Cycle
    t.play(1, "pass")
    assert t.table.view(None)["cycle"] == 2


@rule("DIK-Q88")
def test_the_loss_is_tested_after_each_card() -> None:
    five = ["KA1", "KA2", "MO1", "MO2", "JO1"]
    t = scene(2, others=True, phase="attack", corruption=five, track=["HY1", "HY2", "HY3"], deck=["NV1"])
    assert t.table.over and t.table.view(None)["corruption"] == [*five, "HY1", "HY2"]
    assert t.table.view(None)["track"] == ["HY3"]
    t = scene(2, others=True, phase="attack", corruption=[*five, "JO2"], track=["Combinat[-|N1|att]"], deck=["NV1"])
    assert t.table.over and t.table.view(None)["corruption"] == [*five, "JO2", "NV1"]
    assert t.table.view(None)["track"] == ["CO1"]


@rule("DIK-218", "DIK-Q60")
@pytest.mark.parametrize(("pile", "cited"), [("others: C", "DIK-218"), ("B: G", "DIK-Q60")])
def test_a_conquest_without_winner_cites_the_others_only_where_they_stand(pile: str, cited: str) -> None:
    t = scene(2, others=True, phase="resolution", piles={"karst": ["A: C", pile], "motol": ["others: C"]})
    t.play(0, "name karst")
    assert [event["rule"] for event in t.told("no-winner")] == [cited]


@rule("DIK-219", "DIK-Q25")
def test_others_shuffled_in_two_sectors_are_not_taken_for_one_another() -> None:
    piles = {"karst": ["A: C", "others: E,C"], "motol": ["A: C", "others: E,G"]}
    t = scene(2, others=True, phase="resolution", piles=piles).play(0, "name karst", "name motol")
    seen = set()
    for key in range(1, 40):
        world = Scene(t.table)
        world.state = t.state.imagine(1, key)
        seen.add((*world.piles("karst"), *world.piles("motol")))
    assert seen == {(f"others: {a}", f"others: {b}") for a in ("E,C", "C,E") for b in ("E,G", "G,E")}


@rule("DIK-227", "DIK-Q59")
def test_darkness_is_claimed_where_no_other_trophy_is_left() -> None:
    t = karst("A: E", darkness={"karst": 1}, markers=[{"karst": 1}, {"karst": 1}])
    assert t.asks == [(0, "trophy")] and t.choices(0) == ["clear", "no_trophy"]
