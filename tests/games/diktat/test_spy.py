"""« Espionner »: what may be looked at, who learns it, and what a player keeps in mind."""

import pytest

from tests.games.diktat.scene import Scene, scene
from tests.marks import rule


def known(t: Scene, seat: int | None, sector: str, nth: int = 0) -> list[str | None]:
    """The pawns of a pile as far as a seat knows them, top first."""
    piles = [pile for pile in t.table.view(seat)["piles"] if pile["sector"] == sector]
    return list(piles[nth]["pawns"])


@rule("DIK-076", "DIK-079", "DIK-080", "DIK-081")
def test_dik_x04_spying_in_any_order() -> None:
    t = scene(3, piles={"forteresse": ["B: C,G,E"]})
    t.play(0, "spy", "look 1 3", "look 1 1", "stop")
    assert [event["agent"] for event in t.told("looked", 0)] == ["emissary", "citizen"]
    assert known(t, 0, "forteresse") == ["citizen", None, "emissary"]
    assert known(t, 2, "forteresse") == [None, None, None]
    assert t.piles("forteresse") == ["B: C,G,E"]


@rule("DIK-076")
def test_two_elements_and_not_a_third() -> None:
    t = scene(2, piles={"karst": ["B: C,G,E"]}).play(0, "spy", "look 1 1", "look 1 2")
    assert t.choices(0) == ["stop", "show"]
    assert t.refused(0, "look 1 3").rule == "DIK-076"
    t.play(0, "stop")
    assert t.asks == [(1, "manoeuvre")]


@rule("DIK-077")
def test_a_pawn_and_the_secret_card_in_one_manoeuvre() -> None:
    t = scene(2, secret="KA1", piles={"karst": ["B: C,G"]}).play(0, "spy")
    assert set(t.choices(0)) == {"look 1 1", "look 1 2", "look_card"}
    t.play(0, "look_card", "look 1 2")
    assert t.table.view(0)["secret"] == {"card": "KA1"}
    assert known(t, 0, "karst") == [None, "guard"]


@rule("DIK-077")
def test_the_secret_card_counts_as_one_of_the_elements() -> None:
    t = scene(2, secret="KA1", piles={"karst": ["B: C,G"]}).play(0, "spy", "look_card", "look 1 1")
    assert t.refused(0, "look 1 2").rule == "DIK-076"
    assert t.refused(0, "look_card").rule == "DIK-076"


@rule("DIK-077")
def test_without_a_secret_card_there_is_none_to_look_at() -> None:
    t = scene(2, piles={"karst": ["B: C"]}).play(0, "spy")
    assert t.refused(0, "look_card").rule == "DIK-077"


@rule("DIK-078")
def test_each_spy_token_adds_an_element_to_every_spy_manoeuvre() -> None:
    t = scene(2, spies=[2, 0], piles={"karst": ["B: C,G,E,C,G"]})
    for _ in range(2):
        t.play(0, "spy", *(f"look 1 {position}" for position in (1, 2, 3, 4)))
        assert t.refused(0, "look 1 5").rule == "DIK-076"
        t.play(0, "stop").play(1, "extend", "keep")
    assert t.goods("spy") == [2, 0]  # not spent


@rule("DIK-079")
def test_the_elements_may_be_in_different_piles_sectors_and_hands() -> None:
    t = scene(3, spies=[1, 0, 0], piles={"karst": ["B: C,G"], "motol": ["C: E,C", "C: G"]})
    t.play(0, "spy", "look 2 2", "look 1 1", "look 3 1", "stop")
    assert known(t, 0, "karst") == ["citizen", None]
    assert known(t, 0, "motol") == [None, "citizen"]
    assert known(t, 0, "motol", 1) == ["guard"]


@rule("DIK-080")
def test_only_the_spying_player_learns_what_was_seen() -> None:
    t = scene(3, secret="KA1", piles={"karst": ["B: E"]}).play(0, "spy", "look 1 1", "look_card", "stop")
    assert (known(t, 0, "karst"), t.table.view(0)["secret"]) == (["emissary"], {"card": "KA1"})
    for eyes in (2, None):
        assert (known(t, eyes, "karst"), t.table.view(eyes)["secret"]) == ([None], {"card": None})
        (looked,) = t.told("looked", eyes)
        assert "agent" not in looked
        assert (looked["seat"], looked["owner"], looked["sector"], looked["position"]) == (0, 1, "karst", 1)
        assert "card" not in t.told("looked-card", eyes)[0]
    assert "agent" not in t.told("looked", 1)[0]


@rule("DIK-080")
def test_a_seen_pawn_may_be_shown_to_everyone() -> None:
    t = scene(3, piles={"karst": ["B: E,C"]}).play(0, "spy", "look 1 1", "show")
    for eyes in (2, None):
        assert known(t, eyes, "karst") == ["emissary", None]
        assert t.told("shown", eyes)[0]["agent"] == "emissary"
    assert t.refused(0, "show").rule == "DIK-080"  # nothing new to show
    t.play(0, "look 1 2", "stop")
    assert known(t, 2, "karst") == ["emissary", None]


@rule("DIK-080")
def test_the_seen_card_may_be_shown_to_everyone() -> None:
    t = scene(3, secret="KA1").play(0, "spy", "look_card", "show")
    assert t.table.view(None)["secret"] == {"card": "KA1"}
    assert t.told("shown-card", 2)[0]["card"] == "KA1"


@rule("DIK-081")
def test_looking_leaves_every_pile_as_it_was() -> None:
    t = scene(2, secret="KA1", piles={"karst": ["B: C,G,E"], "motol": ["B: E"]})
    t.play(0, "spy", "look 1 2", "show", "look_card", "stop")
    assert (t.piles("karst"), t.piles("motol")) == (["B: C,G,E"], ["B: E"])
    assert t.table.view(0)["secret"] == {"card": "KA1"}
    assert t.told("looked", 0)[0]["position"] == 2


# -- one element at a time


@rule("DIK-Q24")
def test_each_element_is_seen_before_the_next_is_chosen() -> None:
    t = scene(2, piles={"karst": ["B: E,G"]}).play(0, "spy", "look 1 1")
    assert t.told("looked", 0)[0]["agent"] == "emissary"
    assert t.asks == [(0, "look")]
    assert {"look 1 1", "look 1 2", "stop"} < set(t.choices(0))  # one seen before may be chosen again
    t.play(0, "look 1 1")
    assert [looked["position"] for looked in t.told("looked", 0)] == [1, 1]


@rule("DIK-Q24")
def test_the_player_may_stop_after_the_first_element_but_not_before() -> None:
    t = scene(2, piles={"karst": ["B: E,G"]}).play(0, "spy")
    assert "stop" not in t.choices(0)
    assert t.refused(0, "stop").rule == "DIK-Q24"
    t.play(0, "look 1 1", "stop")
    assert known(t, 0, "karst") == ["emissary", None]


@rule("DIK-Q24")
def test_own_pawns_are_not_offered() -> None:
    t = scene(2, piles={"karst": ["A: E", "B: G"]}).play(0, "spy")
    assert t.choices(0) == ["look 2 1"]
    assert t.refused(0, "look 1 1").rule == "DIK-Q24"


@rule("DIK-Q24")
def test_without_anything_to_see_spying_is_not_legal() -> None:
    t = scene(2, piles={"karst": ["A: E"]})
    assert "spy" not in t.choices(0)
    assert t.refused(0, "spy").rule == "DIK-Q24"


@rule("DIK-Q24")
@pytest.mark.parametrize(
    "something",
    [{"secret": "KA1"}, {"piles": {"karst": ["B: C"]}}, {"others": True, "piles": {"karst": ["others: C"]}}],
)
def test_an_opposing_pawn_an_others_pawn_or_the_secret_card_is_enough(something: dict[str, object]) -> None:
    assert "spy" in scene(2, **something).choices(0)


# -- memory


@rule("DIK-Q25")
def test_a_seen_pawn_stays_known_while_the_pile_shrinks_and_moves() -> None:
    t = scene(3, piles={"karst": ["B: C,G,E"]}, markers={"B": {"motol": 2}})
    t.play(0, "spy", "look 1 3", "stop")
    t.play(1, "extend", "keep", "end_turn").play(2, "assassinate", "kill 1 1")
    assert known(t, 0, "karst") == [None, "emissary"]
    t.play(1, "use motol_2 2", "pile 1", "name josefov")
    assert known(t, 0, "josefov") == [None, "emissary"]


@rule("DIK-Q25")
def test_a_seen_pawn_stays_known_when_it_changes_piles_in_the_open() -> None:
    t = scene(2, piles={"karst": ["B: C,G,E"], "motol": ["B: C"]}, markers={"B": {"artefact": 1}})
    t.play(0, "spy", "look 1 3", "stop").play(1, "use artefact_1 0", "pawn 1 3", "pile 2", "stop")
    assert known(t, 0, "karst") == [None, None]
    assert known(t, 0, "motol") == ["emissary", None]


@rule("DIK-Q25")
def test_what_was_seen_of_the_others_is_lost_when_they_are_shuffled() -> None:
    piles = {"karst": ["A: C", "others: E,G,C"]}
    t = scene(2, others=True, phase="resolution", piles=piles, seen=[(2, 1, ["A"])])
    assert known(t, 0, "karst", 1) == ["emissary", None, None]
    t.play(0, "name karst")
    assert known(t, 0, "karst") == [None, None, None]


@rule("DIK-080")
def test_what_was_shown_is_not_offered_to_be_shown_again() -> None:
    t = scene(2, piles={"karst": ["B: C"]}, spies=[1]).play(0, "spy", "look 1 1", "show")
    assert "stop" in t.choices(0) and "show" not in t.choices(0)
