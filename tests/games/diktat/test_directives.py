"""Directives générales (DIK-023 to DIK-030, DIK-037 to DIK-048): piles, Used elements, what is hidden, discarding."""

import pytest

from ludotheque.games.diktat.names import GOOD_IDS
from tests.games.diktat.scene import Scene, scene
from tests.marks import rule

SLOTS = ["NV1", "NV2", "NV3", "NV4"]  # on the fixture board these slots are worth 0, 1, 0 and 1 VP


# -- basic principles


@rule("DIK-023")
def test_handling_a_pile_never_changes_its_order() -> None:
    t = scene(2, assassins=[1], piles={"karst": ["B: E,C,G,C", "B: G,E"]}, pawns=[2, 1])
    t.play(0, "spy", "look 1 3", "look 1 1", "stop").play(1, "extend", "keep")
    t.play(0, "assassinate", "kill 1 2", "stop")
    assert t.piles("karst") == ["B: E,G,C", "B: G,E"]


@rule("DIK-023")
def test_piles_are_never_merged() -> None:
    t = scene(2, markers={"A": {"motol": 2}}, piles={"karst": ["A: C,E"], "josefov": ["A: G,C,E"]})
    t.play(0, "use motol_2 2", f"pile {t.pile('josefov')}", "name karst")
    assert t.piles("karst") == ["A: C,E", "A: G,C,E"]


@rule("DIK-024")
def test_using_a_card_or_marker_puts_a_used_token_on_it() -> None:
    t = scene(2, content="house", cards={"A": ["HY5"]}, markers={"A": {"motol": 1}}, secret="NV1")
    assert t.player(0)["used"] == []
    t.play(0, "use HY5 0")
    assert t.player(0)["used"] == ["HY5"]
    assert t.play(0, "use motol_1 0").player(0)["used"] == ["HY5", "motol_1"]


@rule("DIK-025")
def test_a_used_element_gives_no_capacity() -> None:
    for used, pp in (([], 2), (["NV5"], 1)):
        t = scene(2, content="house", cards={"A": ["NV5"]}, used={"A": used}, pp=[0, 0])
        assert t.play(0, "extend", "keep").pp[0] == pp


@rule("DIK-025")
def test_a_used_element_gives_no_development() -> None:
    t = scene(2, markers={"A": {"karst": 2}, "B": {"karst": 0}}, used={"A": ["karst_2"]}, phase="development")
    assert t.goods("assassin") == [0, 0]


@rule("DIK-025")
def test_a_used_element_gives_neither_special_manoeuvre_nor_manifestation() -> None:
    elements = {"cards": {"A": ["CO4", "HY5"]}, "secret": "NV1"}
    fresh = scene(2, content="house", **elements)
    assert "special CO4 0" in fresh.choices(0) and "use HY5 0" in fresh.beside(0)
    used = scene(2, content="house", used={"A": ["CO4", "HY5"]}, **elements)
    assert "special CO4 0" not in used.choices(0) and "use HY5 0" not in used.beside(0)
    assert used.refused(0, "special CO4 0").rule == "DIK-025"
    assert used.refused(0, "use HY5 0").rule == "DIK-025"


@rule("DIK-026")
def test_a_used_element_keeps_its_gains() -> None:
    markers = {"nouvelle_ville": 2, "college": 1}
    t = scene(2, markers={"A": markers}, used={"A": ["nouvelle_ville_2", "college_1"]})
    assert (t.vp[0], t.rank[0]) == (2, 25 + 10)


@rule("DIK-027")
def test_a_turn_cannot_be_passed() -> None:
    t = scene(2)
    assert t.refused(0, "pass").rule == "DIK-027"
    assert "pass" not in t.choices(0) and "end_turn" not in t.choices(0)


# -- hidden and visible


def seen_pawns(t: Scene, eyes: int | None) -> list[list[str | None]]:
    return [pile["pawns"] for pile in t.table.view(eyes)["piles"]]


@rule("DIK-028")
def test_a_player_always_sees_the_own_pawns_on_the_board() -> None:
    t = scene(3, piles={"karst": ["A: C,E", "B: G"]})
    assert seen_pawns(t, 0) == [["citizen", "emissary"], [None]]
    assert seen_pawns(t, 1) == [[None, None], ["guard"]]
    assert seen_pawns(t, 2) == seen_pawns(t, None) == [[None, None], [None]]


@rule("DIK-029")
def test_boards_with_manoeuvres_cards_markers_and_tokens_are_visible_to_all() -> None:
    t = scene(
        2,
        cards={"A": ["KA1"]},
        markers={"A": {"karst": 2}},
        developed={"A": ["HA-K2"]},
        assassins=[1],
        spies=[2],
        debts=[1],
    )
    t.play(0, "extend", "keep")
    for eyes in (0, 1, None):
        board = t.player(0, eyes)
        assert board["made"] == {"send": 0, "spy": 0, "assassinate": 0, "extend": 1, "develop": 0, "special": 0}
        assert (board["played"], board["markers"]) == (["HA-K2"], {"karst": 2})
        assert board["cards"] == [{"card": "KA1", "aside": False, "tokens": []}]
        assert (board["assassin"], board["spy"]) == (1, 2)


@rule("DIK-030")
def test_pp_agents_and_affinities_stay_behind_the_screen() -> None:
    t = scene(2, pp=[7], reserve={"A": {"c": 1, "g": 2, "e": 3}}, affinity=[["po", "ar"]])
    hidden = {"citizen": 1, "guard": 2, "emissary": 3, "pp": 7, "politics": 1, "people": 0, "artefact": 1}
    assert t.player(0, eyes=0)["screen"] == hidden
    for eyes in (1, None):
        assert "screen" not in t.player(0, eyes)
        assert not set(t.player(0, eyes)) & set(hidden)


# -- material limits


@rule("DIK-037")
def test_agents_and_tokens_never_run_out() -> None:
    t = scene(5, phase="development", reserve=[{"c": 60, "g": 60, "e": 60}] * 5, pp=[70] * 5)
    assert t.goods("citizen") == t.goods("guard") == t.goods("emissary") == [63] * 5
    assert t.pp == [73] * 5
    taken = scene(2, pp=[60, 60], piles={"karst": ["B: E"]}).play(0, "assassinate", "kill 1 1")
    assert taken.pp == [63, 60]
    tokens = scene(2, phase="development", assassins=[20], spies=[20], markers={"A": {"karst": 2, "hypogees": 2}})
    assert (tokens.goods("assassin")[0], tokens.goods("spy")[0]) == (22, 22)


@rule("DIK-038")
@pytest.mark.parametrize(
    ("cabal", "card", "target"),
    [("garde_noire", "GN1", "name karst"), ("polisec", "PS1", "pile 1"), ("resistance", "RE1", "name karst")],
)
def test_six_specific_tokens_and_no_more(cabal: str, card: str, target: str) -> None:
    described = {
        "content": "house",
        "cabals": f"{cabal},syndicats",
        "developed": {"A": [card]},
        "piles": {"karst": ["B: C"]},
    }
    t = scene(2, **described)
    assert t.player(0)["stock"] == 6
    assert t.play(0, f"use {card} 0", target).player(0)["stock"] == 5
    spent = scene(2, stock=[0], **described)
    assert spent.refused(0, f"use {card} 0").rule == "DIK-038"
    assert f"use {card} 0" not in spent.beside(0)


@rule("DIK-038")
def test_no_seventh_membership() -> None:
    described = {"content": "house", "cabals": "syndicats,polisec", "developed": {"A": ["SY1"]}}
    assert "special SY1 0" in scene(2, **described).choices(0)
    assert scene(2, stock=[0], **described).refused(0, "special SY1 0").rule == "DIK-038"


# -- discarding


@rule("DIK-039")
def test_discarded_agents_tokens_and_pp_go_back_to_the_reserve() -> None:
    t = scene(2, pp=[4], reserve={"A": {"c": 1}}, spies=[1], piles={"karst": ["B: C"]}, pawns=[4, 3])
    t.play(0, "assassinate", "kill 1 1").play(1, "extend", "keep")
    assert t.piles("karst") == [] and t.goods("citizen") == [1, 0], "to the reserve, not to its owner"
    t.play(0, "extend", "discard citizen").play(1, "extend", "keep")
    t.play(0, "extend", "discard spy").play(1, "extend", "keep")
    assert (t.goods("citizen"), t.goods("spy")) == ([0, 0], [0, 0])
    t.play(0, "develop", "play HA-K1")
    assert t.pp == [4 + 2 + 2 - 2, 3], "nobody receives the 2 PP of the slot"


@rule("DIK-040")
def test_a_discarded_others_pawn_is_set_aside_beside_the_board() -> None:
    t = scene(2, others=True, piles={"karst": ["others: C,E"]})
    t.play(0, "assassinate", "kill 1 2")
    assert t.table.view(None)["centre"] == [0, 0, 1]
    assert t.goods("emissary") == [0, 0]


def drop_a_marker(t: Scene, sector: str) -> Scene:
    """A wins Motol with five other markers and makes room."""
    return t.play(0, "name motol", "take_marker", f"drop_marker {sector}")


FIVE = {"nouvelle_ville": 2, "karst": 1, "faubourgs": 1, "combinat": 1, "forteresse": 1}


@rule("DIK-041", "DIK-045")
def test_a_discarded_marker_returns_to_its_sector_and_its_vp_are_lost() -> None:
    t = scene(2, phase="resolution", markers={"A": FIVE}, piles={"motol": ["A: E"], "nouvelle_ville": ["B: E"]})
    assert (t.vp[0], t.on("nouvelle_ville")["markers"]) == (2, 0)
    drop_a_marker(t, "nouvelle_ville")
    assert (t.vp[0], t.on("nouvelle_ville")["markers"]) == (0, 2)
    t.play(0, "name nouvelle_ville").play(1, "take_marker")
    assert t.player(1)["markers"] == {"nouvelle_ville": 1} and t.vp[1] == 1, "face 1 up, it can be taken again"


@rule("DIK-042")
def test_a_discarded_opportunity_card_goes_to_the_open_discard_pile() -> None:
    t = scene(2, phase="attack", track=["KA1", "NV2"], discard=["MS1"]).pass_windows()
    assert t.table.view(None)["discard"] == ["MS1", "KA1", "NV2"]


@rule("DIK-043", "DIK-044")
def test_the_cards_on_the_right_shift_left_and_the_slot_that_empties_loses_its_vp() -> None:
    t = scene(2, cards={"A": SLOTS})
    assert t.vp == [2, 0]
    t.deal(0, 1, "give:card:NV1")
    assert [card["card"] for card in t.player(0)["cards"]] == ["NV2", "NV3", "NV4"]
    assert t.vp[0] == 1, "slot 4 is empty, slots 1 to 3 are filled"
    assert t.deal(0, 1, "give:card:NV3").vp == [1, 1]
    assert t.deal(0, 1, "give:card:NV2").vp == [0, 1]


@rule("DIK-046")
def test_tokens_on_a_lost_card_return_to_their_owner_and_their_vp_is_lost() -> None:
    t = scene(2, cards={"A": ["Karst[Po,Ar|N1]"]}, affinity=[["po", "ar"], []])
    t.play(0, "score KA1 0 politics", "score KA1 1 artefact")
    assert (t.vp, t.goods("politics"), t.goods("artefact")) == ([2, 0], [0, 0], [0, 0])
    t.deal(0, 1, "give:card:KA1")
    assert (t.vp, t.goods("politics"), t.goods("artefact")) == ([0, 0], [1, 0], [1, 0])
    assert t.player(1)["cards"][0]["tokens"] == [None, None]
    t.deal(1, 0, "give:card:KA1").play(0, "score KA1 0 politics")
    assert t.vp == [1, 0], "a token that came back may be placed again"


JOSEFOV = {**FIVE, "josefov": 1}
del JOSEFOV["nouvelle_ville"]


@rule("DIK-047")
def test_as_many_affinities_are_discarded_as_the_lost_possession_gave() -> None:
    t = scene(2, phase="resolution", markers={"A": JOSEFOV}, piles={"motol": ["A: E"]}, affinity=[["po", "pe", "ar"]])
    drop_a_marker(t, "josefov")
    assert t.asks == [(0, "give-up-affinity")]
    t.play(0, "give_up people", "give_up politics")
    assert [t.goods(name)[0] for name in GOOD_IDS[4:7]] == [0, 0, 1]
    assert t.player(0)["markers"].keys() == {"karst", "faubourgs", "combinat", "forteresse", "motol"}


@rule("DIK-048")
def test_a_placed_token_may_be_given_up_and_its_vp_goes_with_it() -> None:
    t = scene(
        2,
        phase="resolution",
        markers={"A": JOSEFOV},
        piles={"motol": ["A: E"]},
        cards={"A": ["Karst[Po,Po|N1]"]},
        affinity=[["po", "po", "ar"]],
    )
    t.play(0, "score KA1 0 politics", "score KA1 1 politics")
    assert t.vp[0] == 2
    drop_a_marker(t, "josefov").play(0, "give_up_placed KA1 1", "give_up artefact")
    assert (t.vp[0], t.player(0)["cards"][0]["tokens"]) == (1, ["politics", None])
    assert t.goods("politics")[0] == t.goods("artefact")[0] == 0


@rule("DIK-Q101")
def test_nothing_of_ones_own_is_discarded_for_no_reason() -> None:
    t = scene(2, markers={"A": {"college": 1}}, cards={"A": ["KA1"]}, reserve={"A": {"c": 1}}, affinity=[["po"]])
    for move in ("drop_marker college", "discard citizen", "discard spy", "give_up politics", "sacrifice"):
        t.refused(0, move)
    assert {choice.split()[0] for choice in t.beside(0)} == {"borrow"}
    assert t.refused(0, "offer 0 give:marker:college").rule == "DIK-Q50", "a gift needs somebody else"
    t.play(0, "offer 1 give:marker:college give:card:KA1")
    assert (t.player(0)["markers"], t.rank[0]) == ({"college": 1}, 35), "who accepts it"
    t.play(1, next(choice for choice in t.beside(1) if choice.startswith("decline")))
    assert t.player(0)["markers"] == {"college": 1}
