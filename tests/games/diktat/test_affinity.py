"""Affinity tokens: placed on symbols, taken from the supply, discarded with what gave them (DIK-135, DIK-169 to
DIK-171, DIK-Q37 to DIK-Q40, DIK-Q46)."""

import pytest

from tests.games.diktat.scene import Scene, scene
from tests.marks import rule

TYPES = ("politics", "people", "artefact")


def tokens(t: Scene, seat: int = 0) -> list[int]:
    """What a seat keeps of each type behind the screen."""
    return [t.goods(good)[seat] for good in TYPES]


# -- placing (DIK-135, DIK-169, DIK-170)


@rule("DIK-135", "DIK-169", "DIK-170")
def test_a_token_on_a_matching_free_symbol_gives_one_vp_once() -> None:
    t = scene(2, cards=[["Karst[Po,Pe|N1]"]], affinity=[["po", "po", "pe"]])
    assert [c for c in t.beside(0) if c.startswith("score")] == ["score KA1 0 politics", "score KA1 1 people"]
    t.play(0, "score KA1 0 politics")
    assert (t.vp, tokens(t)) == ([1, 0], [1, 1, 0])
    assert t.refused(0, "score KA1 0 politics").rule == "DIK-170"
    t.play(0, "score KA1 1 people")
    assert (t.vp, tokens(t)) == ([2, 0], [1, 0, 0])


@rule("DIK-135", "DIK-169")
def test_the_token_must_match_be_ones_own_and_go_on_ones_own_card() -> None:
    t = scene(2, cards=[["Karst[Po,Pe|N1]"], ["Josefov[Po|N1]"]], affinity=[["po"], ["pe"]])
    assert t.refused(0, "score KA1 1 politics").rule == "DIK-135"
    assert t.refused(0, "score KA1 1 people").rule == "DIK-169"  # B's token
    assert t.refused(0, "score JO1 0 politics").rule == "DIK-169"  # B's card
    assert t.refused(0, "score KA1 2 politics").rule == "DIK-170"  # no such symbol
    assert t.refused(0, "score KA1 0 pp").rule == "DIK-169"


@rule("DIK-169")
@pytest.mark.parametrize("phase", ["first_player", "manoeuvres", "resolution", "attack", "opportunities", "start"])
def test_a_token_may_be_placed_at_any_moment_by_any_player(phase: str) -> None:
    piles = {"motol": ["B: C"]} if phase in ("manoeuvres", "resolution") else {}
    t = scene(2, phase=phase, piles=piles, cards={1: ["Karst[Po|N1]"]}, affinity={1: ["po"]})
    t.play(1, "score KA1 0 politics")
    assert t.vp == [0, 1]


@rule("DIK-169", "DIK-Q08")
def test_no_token_is_placed_in_the_middle_of_a_manoeuvre() -> None:
    t = scene(2, cards=[["Karst[Po|N1]"]], affinity=[["po"]]).play(0, "extend")
    assert t.refused(0, "score KA1 0 politics").rule == "LUD-04"


@rule("DIK-Q46", "DIK-170")
def test_each_symbol_of_a_card_is_a_place_of_its_own() -> None:
    t = scene(2, cards=[["Artefact[Ar,Ar,Po|N3]"]], affinity=[["ar", "ar", "ar"]])
    t.play(0, "score AR1 0 artefact", "score AR1 1 artefact")
    assert t.vp == [2, 0] and t.player(0)["cards"][0]["tokens"] == ["artefact", "artefact", None]
    assert [c for c in t.beside(0) if c.startswith("score")] == []


@rule("DIK-Q38")
@pytest.mark.parametrize("good", TYPES)
def test_the_symbol_of_all_affinities_takes_one_token_of_any_type(good: str) -> None:
    t = scene(2, cards=[["Karst[*|N1]"]], affinity=[["po", "pe", "ar"]]).play(0, f"score KA1 0 {good}")
    assert t.vp == [1, 0]
    for other in TYPES:
        assert t.refused(0, f"score KA1 0 {other}").rule in ("DIK-170", "DIK-169")


@rule("DIK-Q37")
def test_a_placed_token_is_not_taken_back_at_will() -> None:
    t = scene(2, cards=[["Karst[Po|N1]", "Josefov[Po|N1]"]], affinity=[["po"]]).play(0, "score KA1 0 politics")
    assert t.refused(0, "score JO1 0 politics").rule == "DIK-169"  # it is on the other card
    assert t.refused(0, "give_up_placed KA1 0").rule == "LUD-03"
    assert t.refused(0, "offer 1 give:politics:1").rule == "DIK-Q47"
    t.deal(0, 1, "give:card:KA1")  # it comes back when the card leaves
    t.play(0, "score JO1 0 politics")


# -- gaining (DIK-171, DIK-Q39)


@rule("DIK-171")
def test_a_gained_token_comes_from_the_supply_into_the_own_reserve() -> None:
    t = scene(2, content="house", affinity=[[], []], phase="resolution", piles={"josefov": ["A: E"]}, track=["JO2"])
    assert t.state.affinity_stock(5) == 10
    t.play(0, "name josefov", "take_card JO2")
    assert tokens(t) == [0, 1, 0] and t.state.affinity_stock(5) == 9
    assert t.player(0)["cards"][0]["tokens"] == [None]  # not on the card


@rule("DIK-Q39")
def test_a_choice_is_limited_to_the_types_in_stock_tokens_on_cards_included() -> None:
    t = scene(
        2,
        phase="resolution",
        piles={"josefov": ["A: E"]},
        cards=[["Karst[Po|N1]"]],
        placed={"KA1": ["po"]},
        affinity=[[], ["po"] * 9 + ["ar"] * 10 + ["pe"] * 8],
    )
    t.play(0, "name josefov", "take_marker")
    assert t.choices(0) == ["affinity people"]
    t.play(0, "affinity people", "affinity people")
    assert tokens(t) == [0, 2, 0]


@rule("DIK-Q39")
def test_with_none_in_stock_the_gain_is_lost() -> None:
    everything = ["po"] * 10 + ["pe"] * 9 + ["ar"] * 10
    t = scene(2, phase="resolution", piles={"josefov": ["A: E"]}, affinity=[[], everything])
    t.play(0, "name josefov", "take_marker", "affinity people")
    assert tokens(t) == [0, 1, 0] and t.told("sector-cleared")
    given = {"phase": "resolution", "piles": {"josefov": ["A: E"]}, "affinity": [[], ["po"] * 10]}
    t = scene(2, content="house", track=["JO1"], **given).play(0, "name josefov", "take_card JO1")
    assert tokens(t) == [0, 0, 0]


# -- losing what gave them (DIK-Q40)


def josefov(affinity: list[str], placed: list[str | None] | None = None) -> Scene:
    """A, who holds Josefov and four more markers, must drop one to take a marker of Karst."""
    held = dict.fromkeys(("josefov", "motol", "combinat", "forteresse", "hypogees"), 1)
    t = scene(
        2,
        phase="resolution",
        markers=[held],
        piles={"karst": ["A: E"]},
        cards=[["NV1", "Karst[Po,Pe|N1]"]],
        affinity=[affinity],
        placed={} if placed is None else {"KA1": placed},
    )
    return t.play(0, "name karst", "take_marker", "drop_marker josefov")


@rule("DIK-Q40", "DIK-047", "DIK-048")
def test_as_many_tokens_go_as_were_given_of_any_type_from_reserve_or_card() -> None:
    t = josefov(["ar", "ar"], ["po", None])
    assert t.vp[0] == 2
    assert t.choices(0) == ["give_up artefact", "give_up_placed KA1 0"]
    t.play(0, "give_up_placed KA1 0")
    assert t.vp[0] == 1
    t.play(0, "give_up artefact")
    assert tokens(t) == [0, 0, 1] and t.asks != [(0, "give-up-affinity")]


@rule("DIK-Q40")
def test_whoever_has_fewer_tokens_discards_all_of_them() -> None:
    t = josefov(["pe"])
    assert t.choices(0) == ["give_up people"]
    t.play(0, "give_up people")
    assert tokens(t) == [0, 0, 0] and t.player(0)["markers"]["karst"] == 1
    assert josefov([]).player(0)["markers"]["karst"] == 1  # none: nothing is asked


@rule("DIK-Q40", "DIK-047")
def test_a_card_that_gave_a_named_type_is_paid_for_with_any_type() -> None:
    t = scene(2, content="house", cards=[["JO1"]], affinity=[["ar"], []]).deal(0, 1, "give:card:JO1")
    assert t.choices(0) == ["give_up artefact"]
    t.play(0, "give_up artefact")
    assert (tokens(t, 0), tokens(t, 1)) == ([0, 0, 0], [1, 0, 0])


@rule("DIK-169")
@pytest.mark.parametrize("good", ["pp", "assassin"])
def test_only_affinities_are_placed_even_on_the_symbol_of_all(good: str) -> None:
    t = scene(2, cards=[["Karst[*|N1]"]], affinity=[["po"]], pp=[2], assassins=[2])
    assert t.refused(0, f"score KA1 0 {good}").rule == "DIK-169"
