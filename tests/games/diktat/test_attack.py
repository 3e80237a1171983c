"""Attack of the Others at the end of Resolution (DIK-155 to DIK-157, DIK-Q65 to DIK-Q67)."""

from ludotheque.games.diktat.loader import load
from tests.games.diktat.scene import scene
from tests.marks import rule

ATTACK = "Artefact[-|N3|att]"
ALL_CARDS = load("fixture").card_ids[:72]


@rule("DIK-155")
def test_a_card_with_the_icon_left_on_the_track_brings_an_attack() -> None:
    t = scene(2, phase="after_conquests", vp=[2, 0], pp=[5, 5], track=["KA1", ATTACK])
    assert t.told("attack")[0]["card"] == "AR1" and t.pp == [3, 5]
    t = scene(2, phase="after_conquests", vp=[2, 0], pp=[5, 5], track=["KA1", "AR1"])
    assert t.told("attack") == [] and t.pp == [5, 5]


@rule("DIK-155")
def test_a_claimed_card_with_the_icon_attacks_nobody() -> None:
    t = scene(2, phase="resolution", vp=[0, 2], pp=[5, 5], track=[ATTACK], piles={"artefact": ["A: E"]})
    t.play(0, "name artefact")
    assert t.told("attack") == []
    t.play(0, "take_card AR1")
    assert t.told("attack") == [] and t.pp == [5, 5]


@rule("DIK-155")
def test_the_secret_card_can_bring_the_attack() -> None:
    t = scene(2, phase="revelation", vp=[1, 0], pp=[5, 5], secret=ATTACK)
    assert len(t.told("attack")) == 1 and t.pp == [4, 5]


@rule("DIK-156")
def test_debts_do_not_lower_what_an_attack_costs() -> None:
    t = scene(2, phase="after_conquests", vp=[3, 0], debts=[2, 0], pp=[5, 5], track=[ATTACK])
    assert t.pp == [2, 5], "1 PP for each of 3 VP: Debts are deducted when the game ends"


@rule("DIK-113", "DIK-155")
def test_the_card_just_revealed_attacks_after_the_conquests_unless_it_is_claimed() -> None:
    piles = {"artefact": ["A: E"], "karst": ["B: C"]}
    for trophy, attacks in (("take_marker", 1), ("take_card AR1", 0)):
        t = scene(2, phase="revelation", vp=[3, 2], pp=[5, 5], track=["KA1", "KA2"], secret=ATTACK, piles=piles)
        t.play(0, "name artefact", trophy, "name karst").pass_windows()
        assert len(t.told("attack")) == attacks
        assert [e["pp"] for e in t.told("paid") if e["seat"] == 1] == [2] * attacks


@rule("DIK-113", "DIK-223", "DIK-228")
def test_with_the_others_the_card_just_revealed_attacks_and_joins_the_corruption_track() -> None:
    t = scene(2, others=True, phase="revelation", track=["KA1"], secret=ATTACK, deck=["JO1"])
    assert t.told("attack")[0]["card"] == "AR1"
    assert t.table.view(None)["corruption"] == ["JO1", "KA1", "AR1"]


@rule("DIK-156")
def test_each_player_discards_one_power_point_per_victory_point() -> None:
    t = scene(4, phase="attack", vp=[4, 1, 0, 7], pp=[6, 1, 2, 9], track=[ATTACK])
    assert t.pp == [2, 0, 2, 2]
    assert [(e["seat"], e["pp"]) for e in t.told("paid")] == [(0, 4), (1, 1), (3, 7)]


@rule("DIK-156", "DIK-178")
def test_the_gloom_score_of_the_cards_left_costs_nothing_in_the_base_game() -> None:
    for gloom in (1, 3, 6):
        t = scene(2, phase="attack", vp=[2, 0], pp=[9, 9], track=[f"Artefact[-|N{gloom}|att]", "Karst[-|N5]"])
        assert t.pp == [7, 9]


@rule("DIK-157")
def test_the_configuration_replaces_the_effect_of_the_attack() -> None:
    base = scene(2, phase="attack", vp=[3, 3], pp=[5, 5], track=[ATTACK], deck=["KA1"])
    assert base.pp == [2, 2] and base.table.view(None)["corruption"] == []
    others = scene(2, others=True, phase="attack", vp=[3, 3], pp=[5, 5], track=[ATTACK], deck=["KA1"])
    assert others.pp == [5, 5] and others.table.view(None)["corruption"][0] == "KA1"


@rule("DIK-Q65")
def test_several_cards_with_the_icon_make_one_attack() -> None:
    t = scene(2, phase="attack", vp=[2, 1], pp=[9, 9], track=[ATTACK, "Karst[-|N1|att]", "Motol[Po|N2|att]"])
    assert len(t.told("attack")) == 1 and t.pp == [7, 8]


@rule("DIK-Q66")
def test_the_attack_is_paid_before_the_window_the_test_and_the_clean_up() -> None:
    t = scene(2, phase="attack", pp=[9, 9], vp=[9, 2], cards=[["Motol[Po|N1]"]], affinity=[["po"]], track=[ATTACK])
    assert t.pp == [0, 7] and t.asks == [(0, "window")]
    assert t.table.view(None)["track"] == ["AR1"]  # still there: the clean-up comes last
    t.play(0, "score MO1 0 politics", "pass").play(1, "pass")
    assert t.pp == [0, 7] and t.vp == [10, 2]  # the point scored in the window was not paid for
    assert t.table.over and t.table.result is not None and t.table.result.winners == [0]


@rule("DIK-Q66")
def test_after_the_attack_the_cards_left_are_discarded_with_the_end_of_the_cycle() -> None:
    t = scene(2, phase="attack", track=["KA1", ATTACK]).pass_windows()
    assert t.table.view(None)["cycle"] == 2
    assert t.table.view(None)["discard"] == ["KA1", "AR1"]


@rule("DIK-Q67")
def test_an_empty_deck_is_made_anew_from_the_discard_pile() -> None:
    t = scene(2, phase="opportunities", discard=ALL_CARDS)
    seen = t.table.view(None)
    assert len(seen["track"]) == 2 and seen["secret"] == {"card": None}
    assert seen["discard"] == [] and seen["deck"] == 69
    assert seen["track"] != ["AR6", "AR5"]  # shuffled, not turned over
    other = scene(2, phase="opportunities", discard=ALL_CARDS, seed=1)
    assert other.table.view(None)["track"] != seen["track"]


@rule("DIK-Q67")
def test_without_any_card_nothing_is_drawn_and_the_game_goes_on() -> None:
    t = scene(2, phase="opportunities", cards=[ALL_CARDS])
    seen = t.table.view(None)
    assert seen["track"] == [] and seen["secret"] is None and seen["deck"] == 0
    assert t.asks == [(0, "first-player")]
    t = scene(2, others=True, phase="darkness", cards=[ALL_CARDS])
    assert t.table.view(None)["corruption"] == [] and t.asks == [(0, "first-player")]
