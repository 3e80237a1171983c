"""Les marqueurs d'Influence: all twelve sectors at both levels (DIK-139 to DIK-154, DIK-Q41 to DIK-Q45, DIK-Q103)."""

from typing import Any

import pytest

from tests.games.diktat.scene import Scene, scene
from tests.marks import rule

BASE = {"citizen": 3, "guard": 3, "emissary": 3, "pp": 3, "assassin": 0, "spy": 0}  # DIK-061


@rule("DIK-139", "DIK-063")
@pytest.mark.parametrize(
    ("sector", "first", "second"),
    [
        pytest.param("mala_strana", {"emissary": 1}, {"emissary": 1, "pp": 1}, marks=rule("DIK-141")),
        pytest.param("hypogees", {"spy": 1}, {"spy": 2}, marks=rule("DIK-142")),
        pytest.param("karst", {"assassin": 1}, {"assassin": 2}, marks=rule("DIK-143")),
        pytest.param("faubourgs", {"citizen": 2}, {"citizen": 3}, marks=rule("DIK-144")),
        pytest.param("combinat", {"pp": 1}, {"pp": 2}, marks=rule("DIK-145")),
        pytest.param("forteresse", {"guard": 1}, {"guard": 2}, marks=rule("DIK-146")),
        pytest.param("nouvelle_ville", {}, {}, marks=rule("DIK-140")),
        pytest.param("vieille_ville", {}, {}, marks=rule("DIK-150")),
        pytest.param("motol", {}, {}, marks=rule("DIK-148")),
        pytest.param("college", {}, {}, marks=rule("DIK-149")),
        pytest.param("josefov", {}, {}, marks=rule("DIK-147")),
        pytest.param("artefact", {}, {}, marks=rule("DIK-153")),
    ],
)
def test_a_marker_pays_its_level_in_the_development_phase(
    sector: str, first: dict[str, int], second: dict[str, int]
) -> None:
    for level, more in ((1, first), (2, second)):
        t = scene(2, phase="development", markers=[{sector: level}])
        assert {good: t.goods(good)[0] for good in BASE} == {good: n + more.get(good, 0) for good, n in BASE.items()}
        assert {good: t.goods(good)[1] for good in BASE} == BASE


def take(sector: str, claims: int = 1, **given: Any) -> Scene:
    """A conquers a sector alone and takes markers there."""
    piles = {sector: ["A: " + ",".join("E" * claims)], **given.pop("piles", {})}
    t = scene(given.pop("seats", 2), phase="resolution", piles=piles, **given).play(0, f"name {sector}")
    return t.play(0, "take_marker")


@rule("DIK-140", "DIK-139")
def test_nouvelle_ville_gives_one_vp_then_two_in_total() -> None:
    t = take("nouvelle_ville", 2)
    assert t.vp == [1, 0]
    assert t.play(0, "take_marker").vp == [2, 0]


@rule("DIK-149", "DIK-139")
def test_the_college_gives_ten_rank_then_twenty_in_total() -> None:
    t = take("college", 2)
    assert t.rank == [35, 21]
    assert t.play(0, "take_marker").rank == [45, 21]


@rule("DIK-149", "DIK-056", "DIK-057", "DIK-114")
def test_dik_x05_college_de_l_harmonie_and_the_token() -> None:
    t = scene(3, phase="resolution", piles={"college": ["C: E"], "karst": ["B: C"], "motol": ["A: C"]})
    t.play(0, "name college").play(2, "take_marker")
    assert t.rank[2] == 27 and t.table.view(None)["admin"] == 2
    assert t.asks == [(2, "next-sector")]


# -- Josefov (DIK-147, DIK-Q41)


@rule("DIK-147", "DIK-171", "DIK-Q41")
def test_josefov_gives_two_affinities_of_choice_then_one_more() -> None:
    t = take("josefov", 2)
    assert t.choices(0) == ["affinity politics", "affinity people", "affinity artefact"]
    t.play(0, "affinity people", "affinity artefact")
    assert t.asks == [(0, "trophy")]
    t.play(0, "take_marker", "affinity people")
    assert [t.goods(good)[0] for good in ("politics", "people", "artefact")] == [0, 2, 1]
    assert t.told("sector-cleared")  # no third pick is asked for


@rule("DIK-Q41", "DIK-147")
def test_both_josefov_markers_at_once_give_three_tokens_in_total() -> None:
    t = scene(2, markers=[{"josefov": 2}], affinity=[["po"] * 3])
    t.deal(0, 1, "give:marker:josefov give:marker:josefov").play(0, *["give_up politics"] * 3)
    t.play(1, *["affinity people"] * 3)
    assert t.goods("people") == [0, 3] and t.asks == [(0, "manoeuvre")]


# -- Centre Motol (DIK-148)


@rule("DIK-148", "DIK-177")
@pytest.mark.parametrize("level", [1, 2])
def test_centre_motol_plays_twice_or_skips_and_is_then_used(level: int) -> None:
    t = scene(2, markers=[{"motol": level}], piles={"karst": ["A: C"]})
    assert [c for c in t.beside(0) if c.startswith("use")] == [f"use motol_{level} {row}" for row in range(level + 1)]
    t.play(0, f"use motol_{level} 0", "extend", "keep")
    assert t.asks == [(0, "manoeuvre")]  # a second Manoeuvre in a row
    assert t.refused(0, f"use motol_{level} 1").rule == "DIK-025"
    t.play(0, "extend", "keep")
    assert t.asks == [(1, "manoeuvre")]
    t = scene(2, markers=[{"motol": level}]).play(0, f"use motol_{level} 1")
    assert t.asks == [(1, "manoeuvre")] and t.player(0)["pawns"] == 5


@rule("DIK-148")
def test_only_the_second_level_moves_a_whole_own_pile() -> None:
    t = scene(2, markers=[{"motol": 1}], piles={"karst": ["A: C,G"]})
    assert t.refused(0, "use motol_1 2").rule == "DIK-176"
    t = scene(2, markers=[{"motol": 2}], piles={"karst": ["A: C,G", "B: E"], "josefov": ["B: C", "B: C"]})
    t.play(0, "use motol_2 2")
    assert t.choices(0) == ["pile 1"]  # not B's
    t.play(0, "pile 1")
    assert "name josefov" not in t.choices(0) and "name karst" not in t.choices(0)
    t.play(0, "name motol")
    assert t.piles("motol") == ["A: C,G"] and t.piles("karst") == ["B: E"]
    assert t.refused(0, "use motol_2 0").rule == "DIK-025"  # one of the three a Cycle


@rule("DIK-139", "DIK-137")
def test_with_both_markers_there_is_no_level_1_effect_left_to_use() -> None:
    t = scene(2, markers=[{"motol": 2}])
    assert t.refused(0, "use motol_1 0").rule == "DIK-176"


# -- Vieille Ville (DIK-150 to DIK-152, DIK-Q42, DIK-Q103)


@rule("DIK-150", "DIK-152", "DIK-137")
def test_dik_x07_vieille_ville_twice() -> None:
    t = take("vieille_ville", 2, pp=[0])
    assert t.asks == [(0, "cabal-card")] and len(t.choices(0)) == 5
    t.play(0, "play HA-K3")
    assert (t.player(0)["played"], t.pp[0], t.vp[0]) == (["HA-K3"], 0, 0)
    t.play(0, "take_marker")
    assert t.player(0)["markers"] == {"vieille_ville": 2}
    assert (t.player(0)["developed"], t.pp[0]) == (1, 3)
    assert t.asks != [(0, "cabal-card")] and t.told("sector-cleared")  # no second card is asked for


@rule("DIK-150")
def test_the_free_development_fills_the_next_slot_with_its_vp_and_costs_nothing() -> None:
    t = take("vieille_ville", developed=[["HA-K5"]], pp=[1])
    assert t.choices(0) == [f"play HA-K{i}" for i in (1, 2, 3, 4)]
    t.play(0, "play HA-K2")
    assert (t.player(0)["developed"], t.pp[0], t.vp[0]) == (2, 1, 1)


@rule("DIK-150", "DIK-151")
def test_the_three_pp_come_with_the_second_marker_only() -> None:
    t = scene(2, phase="resolution", piles={"vieille_ville": ["A: E,E"]}, pp=[1, 0])
    t.play(0, "name vieille_ville", "take_marker", "play HA-K1")
    assert (t.player(0)["developed"], t.pp[0]) == (1, 1)
    t.play(0, "take_marker")
    assert (t.player(0)["developed"], t.pp[0]) == (1, 4)


@rule("DIK-151", "DIK-152", "DIK-Q103")
def test_after_a_first_marker_from_a_deal_the_second_as_a_trophy_develops_and_gives_three_pp() -> None:
    t = scene(2, phase="resolution", markers={1: {"vieille_ville": 1}}, piles={"vieille_ville": ["A: E"]})
    t.deal(1, 0, "give:marker:vieille_ville")
    assert t.player(0)["developed"] == 0
    t.play(0, "name vieille_ville", "take_marker", "play HA-K1")
    assert (t.player(0)["developed"], t.pp[0]) == (1, 3)


@rule("DIK-152", "DIK-Q103")
@pytest.mark.parametrize("back", [1, 2])
def test_a_marker_given_away_and_back_brings_no_second_free_development(back: int) -> None:
    """Within one conquest, or over several deals: the memory is the player's, not the marker's."""
    t = scene(3, phase="resolution", piles={"vieille_ville": ["A: E,E"]}, pp=[0, 0, 0])
    t.play(0, "name vieille_ville", "take_marker", "play HA-K1")
    t.deal(0, 1, "give:marker:vieille_ville")
    if back == 2:
        t.deal(1, 2, "give:marker:vieille_ville")
    t.deal(back, 0, "give:marker:vieille_ville")
    assert t.player(0)["markers"] == {"vieille_ville": 1}
    t.play(0, "take_marker")
    assert t.asks[0][1] != "cabal-card"
    assert (t.player(0)["developed"], t.player(0)["markers"], t.pp[0]) == (1, {"vieille_ville": 2}, 3)


@rule("DIK-152", "DIK-Q103")
def test_the_second_marker_brings_no_second_free_development_while_the_first_is_lent() -> None:
    """The other order: the second is taken while the first lies with somebody else, who then gives it back."""
    t = scene(2, phase="resolution", piles={"vieille_ville": ["A: E,E"]}, pp=[0, 0])
    t.play(0, "name vieille_ville", "take_marker", "play HA-K1").deal(0, 1, "give:marker:vieille_ville")
    t.play(0, "take_marker")
    assert t.asks[0][1] != "cabal-card" and t.player(0)["markers"] == {"vieille_ville": 1}
    t.deal(1, 0, "give:marker:vieille_ville")
    assert (t.player(0)["developed"], t.player(0)["markers"], t.pp) == (1, {"vieille_ville": 2}, [0, 0])


@rule("DIK-Q103")
def test_a_first_marker_from_a_deal_leaves_the_development_to_the_second() -> None:
    t = scene(2, phase="resolution", piles={"vieille_ville": ["A: E,E", "B: E"]}, pp=[0, 0])
    t.play(0, "name vieille_ville", "take_marker", "play HA-K1")
    t.deal(0, 1, "give:marker:vieille_ville").play(1, "take_marker")
    assert t.asks == [(1, "cabal-card")], "B has had none, whatever A had from the same marker"
    t.play(1, t.choices(1)[0])
    assert ([t.player(seat)["developed"] for seat in (0, 1)], t.pp) == ([1, 1], [0, 3])


@rule("DIK-Q42", "DIK-Q103")
def test_a_marker_returned_to_its_sector_develops_again_even_under_one_from_a_deal() -> None:
    five = {"vieille_ville": 1, "karst": 1, "faubourgs": 1, "combinat": 1, "forteresse": 1}
    piles = {"motol": ["A: E"], "vieille_ville": ["A: E"]}
    t = scene(2, phase="resolution", markers=[five, {"vieille_ville": 1}], piles=piles, pp=[0, 0])
    t.play(0, "name motol", "take_marker", "drop_marker vieille_ville")
    t.deal(0, 1, "give:marker:karst get:marker:vieille_ville").play(0, "name vieille_ville", "take_marker")
    assert t.asks == [(0, "cabal-card")]
    t.play(0, "play HA-K1")
    assert (t.player(0)["markers"]["vieille_ville"], t.pp[0]) == (2, 3)


@rule("DIK-152", "DIK-Q42")
def test_a_second_marker_from_a_deal_gives_neither_card_nor_power() -> None:
    t = scene(2, markers=[{"vieille_ville": 1}, {"vieille_ville": 1}]).deal(1, 0, "give:marker:vieille_ville")
    assert t.player(0)["markers"] == {"vieille_ville": 2}
    assert (t.asks, t.player(0)["developed"], t.pp) == ([(0, "manoeuvre")], 0, [0, 0])


@rule("DIK-Q42")
def test_with_the_cabal_track_full_nothing_is_developed_but_level_2_still_pays() -> None:
    full = [f"HA-K{i}" for i in range(1, 6)]
    t = take("vieille_ville", 2, developed=[full])
    assert t.asks == [(0, "trophy")]
    t.play(0, "take_marker")
    assert (t.player(0)["developed"], t.pp[0]) == (5, 3)


@rule("DIK-Q42", "DIK-150")
def test_losing_the_marker_takes_nothing_back_and_taking_it_again_develops_again() -> None:
    t = take("vieille_ville", 3).play(0, "play HA-K1").deal(0, 1, "give:marker:vieille_ville")
    assert (t.player(0)["developed"], t.player(0)["markers"]) == (1, {})
    five = {"vieille_ville": 1, "karst": 1, "faubourgs": 1, "combinat": 1, "forteresse": 1}
    piles = {"motol": ["A: E"], "vieille_ville": ["A: E"]}
    t = scene(2, phase="resolution", developed=[["HA-K1"]], markers=[five], piles=piles)
    t.play(0, "name motol", "take_marker", "drop_marker vieille_ville")
    assert t.player(0)["developed"] == 1
    t.play(0, "name vieille_ville", "take_marker", "drop_marker karst", "play HA-K2")
    assert (t.player(0)["developed"], t.pp[0]) == (2, 0)
    t = scene(2, markers=[{"vieille_ville": 2}], pp=[3]).deal(0, 1, "give:marker:vieille_ville")
    assert t.pp[0] == 3


# -- Artefact in the base game (DIK-153, DIK-154, DIK-Q43)

PILES = {"karst": ["A: C,G,E"], "motol": ["A: C"], "josefov": ["A: G", "B: C"]}


@rule("DIK-153", "DIK-177")
@pytest.mark.parametrize("level", [1, 2])
def test_the_artefact_moves_up_to_two_own_pawns_of_one_pile_onto_own_piles_elsewhere(level: int) -> None:
    t = scene(2, markers=[{"artefact": level}], piles=PILES).play(0, f"use artefact_{level} 0")
    assert "pawn 4 1" not in t.choices(0)  # B's
    t.play(0, "pawn 1 2")
    assert t.choices(0) == ["pile 2", "pile 3"]  # neither its own pile, nor B's, nor a new one
    t.play(0, "pile 2")
    assert t.choices(0) == ["pawn 1 1", "pawn 1 2", "stop"]  # the same source pile
    t.play(0, "pawn 1 2", "pile 3")
    assert (t.piles("karst"), t.piles("motol"), t.piles("josefov")) == (["A: C"], ["A: G,C"], ["A: E,G", "B: C"])
    assert t.asks == [(0, "manoeuvre")] and t.player(0)["used"] == [f"artefact_{level}"]


@rule("DIK-153")
def test_the_artefact_may_move_one_pawn_only_and_needs_somewhere_to_go() -> None:
    t = scene(2, markers=[{"artefact": 1}], piles=PILES).play(0, "use artefact_1 0", "pawn 2 1", "pile 1")
    assert t.asks == [(0, "manoeuvre")] and t.piles("motol") == []  # an emptied source ends it
    t = scene(2, markers=[{"artefact": 1}], piles=PILES).play(0, "use artefact_1 0", "pawn 1 1", "pile 2", "stop")
    assert t.piles("karst") == ["A: G,E"]
    beside = {"karst": ["A: C,G", "A: E"], "motol": ["A: C"]}
    t = scene(2, markers=[{"artefact": 1}], piles=beside).play(0, "use artefact_1 0", "pawn 1 1")
    assert t.choices(0) == ["pile 3"]  # in another sector
    t = scene(2, markers=[{"artefact": 1}], piles={"karst": ["A: C", "A: G"]})
    assert t.refused(0, "use artefact_1 0").rule == "DIK-173"


ATTACK = ["Artefact[-|N1|att]"]


@rule("DIK-154")
@pytest.mark.parametrize(("level", "left"), [(1, 2), (2, 5)])
def test_the_second_artefact_marker_spares_its_owner_the_attack_of_the_others(level: int, left: int) -> None:
    t = scene(2, phase="attack", track=ATTACK, markers=[{"artefact": level}], vp=[3, 3], pp=[5, 5])
    assert t.pp == [left, 2]


@rule("DIK-154")
def test_the_second_artefact_marker_still_moves_pawns() -> None:
    piles = {"karst": ["A: C,E"], "josefov": ["A: C"]}
    t = scene(2, phase="resolution", markers=[{"artefact": 2}], piles=piles)
    t.play(0, "use artefact_2 0", f"pawn {t.pile('karst')} 2", f"pile {t.pile('josefov')}", "stop")
    assert t.piles("josefov") == ["A: E,C"] and t.player(0)["used"] == ["artefact_2"]


@rule("DIK-Q43", "DIK-154")
def test_a_used_artefact_marker_still_spares_its_owner_the_attack() -> None:
    """A Used token blocks four types of effects, and this sentence bears none of them; a Capacity it does block."""
    t = scene(2, phase="attack", track=ATTACK, markers=[{"artefact": 2}], used=[["artefact_2"]], vp=[3, 3], pp=[5, 5])
    assert t.pp == [5, 2]
    card = {"content": "house", "phase": "attack", "track": ["AR5"], "cards": [["AR4"]], "vp": [3, 3], "pp": [5, 5]}
    assert scene(2, **card).pp[0] == 5 and scene(2, **card, used=[["AR4"]]).pp[0] < 5


# -- Used markers (DIK-Q44, DIK-Q45, DIK-Q49)


@rule("DIK-Q49", "DIK-137")
@pytest.mark.parametrize("used", [[], ["motol_1"]])
def test_a_second_marker_taken_as_a_trophy_lies_under_the_used_token_of_the_first(used: list[str]) -> None:
    t = scene(2, phase="resolution", markers=[{"motol": 1}], used=[used], piles={"motol": ["A: E"], "karst": ["A: C"]})
    t.play(0, "name motol", "take_marker")
    assert t.player(0)["markers"] == {"motol": 2}
    assert t.player(0)["used"] == (["motol_2"] if used else [])
    assert ("use motol_2 2" in t.beside(0)) == (not used)


@rule("DIK-Q44")
def test_at_the_end_of_the_cycle_used_tokens_leave_cards_cabal_cards_and_markers() -> None:
    t = scene(
        2,
        phase="end_of_cycle",
        markers=[{"motol": 1}],
        cards=[["KA1"]],
        developed=[["HA-K1"]],
        used=[["motol_1", "KA1", "HA-K1"]],
    )
    assert t.table.view(None)["cycle"] == 2 and t.player(0)["used"] == []


@rule("DIK-Q45")
def test_the_development_of_a_used_element_is_not_collected() -> None:
    t = scene(2, phase="development", markers=[{"combinat": 1, "karst": 1}], used=[["combinat_1"]])
    assert t.pp == [3, 3] and t.goods("assassin") == [1, 0]


@rule("DIK-041", "DIK-057")
def test_a_dropped_marker_takes_its_rank_away_at_once() -> None:
    full = dict.fromkeys(("college", "motol", "combinat", "forteresse", "hypogees"), 1)
    t = scene(2, markers=[{"karst": 1, "faubourgs": 1}, full]).deal(0, 1, "give:marker:karst give:marker:faubourgs")
    assert t.table.view(None)["admin"] == 1
    t.play(1, "drop_marker college")
    assert t.table.view(None)["admin"] == 0 and t.asks == [(1, "make-room")]
