"""Every Manifestation of the house cards but those that place tokens."""

from typing import Any

import pytest

from tests.games.diktat.scene import Scene, scene
from tests.marks import rule


def house(seats: int = 2, **described: Any) -> Scene:
    return scene(seats, content="house", **({"pp": [0] * seats} | described))


# -- exchanges


@rule("DIK-173", "DIK-177")
@pytest.mark.parametrize(
    ("card", "option", "gives", "n", "gets", "m"),
    [
        ("NV4", 0, "emissary", 1, "pp", 4),
        ("MS4", 0, "pp", 3, "emissary", 1),
        ("FA3", 0, "citizen", 2, "guard", 1),
        ("FA3", 1, "citizen", 2, "emissary", 1),
        ("CO3", 0, "citizen", 2, "pp", 3),
        ("FO4", 0, "guard", 1, "assassin", 1),
    ],
)
def test_an_exchange_discards_the_whole_price_once(
    card: str, option: int, gives: str, n: int, gets: str, m: int
) -> None:
    def owning(amount: int) -> Scene:
        goods = {"pp": [amount, 0]} if gives == "pp" else {"reserve": {"A": {gives: amount}}}
        return house(cards={"A": [card]}, **goods)

    t = owning(2 * n).play(0, f"use {card} {option}")
    assert t.goods(gives)[0] == n
    assert t.goods(gets)[0] == m
    assert t.player(0)["used"] == [card]
    assert t.refused(0, f"use {card} {option}").rule == "DIK-025"
    poor = owning(n - 1)
    assert f"use {card} {option}" not in poor.beside(0)
    assert poor.refused(0, f"use {card} {option}").rule == "DIK-173"


@rule("DIK-176")
@pytest.mark.parametrize("turn", ["A", "B"])
def test_an_exchange_costs_no_manoeuvre_and_may_come_in_anybodys_turn(turn: str) -> None:
    t = house(cards={"A": ["CO3"]}, reserve={"A": {"C": 2}}, turn=turn).play(0, "use CO3 0")
    assert t.player(0)["pawns"] == 5
    assert t.asks == [(0 if turn == "A" else 1, "manoeuvre")]


@rule("DIK-173", "DIK-Q07")
def test_an_exchange_is_allowed_inside_a_conquest() -> None:
    t = house(phase="resolution", cards={"A": ["CO3"]}, reserve={"A": {"C": 2}}, piles={"karst": ["B: E"]})
    t.play(0, "name karst")
    assert t.asks == [(1, "trophy")]
    assert t.play(0, "use CO3 0").pp == [3, 0]


@rule("DIK-173")
def test_jo5_changes_an_affinity_for_one_of_another_type() -> None:
    t = house(cards={"A": ["JO5"]}, affinity={"A": ["Po", "Po", "Pe"], "B": []}).play(0, "use JO5 0")
    assert t.choices(0) == ["give_up politics", "give_up people"]
    t.play(0, "give_up politics")
    assert t.choices(0) == ["affinity people", "affinity artefact"]
    t.play(0, "affinity artefact")
    assert [t.goods(name)[0] for name in ("politics", "people", "artefact")] == [1, 1, 1]


@rule("DIK-173")
def test_jo5_needs_a_token_in_the_own_reserve() -> None:
    t = house(cards={"A": ["JO5", "JO1"]}, affinity={"A": []}, placed={"JO1": ["Po"]})
    assert t.refused(0, "use JO5 0").rule == "DIK-173"


@rule("DIK-Q39")
def test_jo5_gets_only_what_is_in_stock() -> None:
    others = {"B": ["Pe"] * 10, "C": ["Ar"] * 10}
    t = house(3, cards={"A": ["JO5"]}, affinity={"A": ["Po"]} | others)
    assert t.refused(0, "use JO5 0").rule == "DIK-Q39"


@rule("DIK-173")
@pytest.mark.parametrize("others", [False, True])
def test_ar6_sells_an_affinity_for_five_pp(others: bool) -> None:
    t = house(others=others, cards={"A": ["AR6"]}, affinity={"A": ["Po", "Ar"]}).play(0, "use AR6 0")
    assert t.choices(0) == ["give_up politics", "give_up artefact"]
    t.play(0, "give_up artefact")
    assert (t.pp[0], t.goods("politics")[0], t.goods("artefact")[0]) == (5, 1, 0)


@rule("DIK-176")
def test_ar6_with_the_others_may_move_one_others_pawn_instead() -> None:
    t = house(others=True, cards={"A": ["AR6"]}, piles={"karst": ["others: C,E,G"], "motol": ["others: C"]})
    t.play(0, "use AR6 1", "pawn 1 2", "name motol")
    assert (t.piles("karst"), t.piles("motol")) == (["others: C,G"], ["others: E,C"])
    assert t.asks == [(0, "manoeuvre")]  # one pawn, no second
    assert t.player(0)["used"] == ["AR6"]
    base = house(cards={"A": ["AR6"]})
    base.refused(0, "use AR6 1")


# -- bonus Manoeuvres, turns


BONUS = {
    "VV1": ["look 1 1", "look 1 2", "stop"],
    "VV2": ["keep"],
    "VV3": ["play HA1"],
    "VV4": ["kill 1 1"],
}


def bonus(card: str, **described: Any) -> Scene:
    return house(cards={"A": [card]}, pp=[9, 0], assassins=[3, 0], piles={"karst": ["B: C,E,C"]}, **described)


@rule("DIK-176")
@pytest.mark.parametrize("card", BONUS)
def test_a_bonus_manoeuvre_follows_the_own_manoeuvre_without_a_pawn(card: str) -> None:
    t = bonus(card)
    assert t.refused(0, f"use {card} 0").rule == "DIK-Q30"  # not before the Manoeuvre
    t.play(0, "extend", "keep")
    assert t.asks == [(0, "after-manoeuvre")]
    t.play(0, f"use {card} 0", *BONUS[card])
    assert t.player(0)["pawns"] == 4
    assert sum(t.player(0)["made"].values()) == 1
    assert t.player(0)["used"] == [card]
    assert t.asks == [(1, "manoeuvre")]
    assert t.refused(0, f"use {card} 0").rule == "DIK-025"


@rule("DIK-176")
@pytest.mark.parametrize("card", BONUS)
def test_a_bonus_manoeuvre_may_be_left_alone_and_is_not_for_the_turn_of_another(card: str) -> None:
    t = bonus(card).play(0, "extend", "keep", "end_turn")
    assert t.refused(0, f"use {card} 0").rule == "DIK-Q30"


@rule("DIK-176")
def test_a_bonus_manoeuvre_may_come_between_two_manoeuvres_in_a_row() -> None:
    t = bonus("VV2", markers={"A": {"motol": 1}}).play(0, "use motol_1 0", "extend", "keep")
    assert t.asks == [(0, "manoeuvre")]
    t.play(0, "use VV2 0", "keep")
    assert t.asks == [(0, "manoeuvre")]
    assert t.pp[0] == 11


@rule("DIK-176")
def test_vv1_spies_with_all_the_spy_tokens() -> None:
    t = bonus("VV1", spies=[1, 0]).play(0, "extend", "keep", "use VV1 0", "look 1 1", "look 1 2", "look 1 3")
    assert [event["agent"] for event in t.told("looked", 0)] == ["citizen", "emissary", "citizen"]


@rule("DIK-176")
def test_vv2_extends_influence_with_a_discard_if_wanted() -> None:
    t = bonus("VV2").play(0, "extend", "keep", "use VV2 0", "discard assassin")
    assert t.pp[0] == 9 + 1 + 2


@rule("DIK-176")
def test_vv3_develops_one_pp_cheaper() -> None:
    t = bonus("VV3").play(0, "extend", "keep", "use VV3 0", "play HA1")
    assert t.pp[0] == 10 - 2  # the first slot of Harmonie costs 3
    poor = house(cards={"A": ["VV3"]}, pp=[0, 0]).play(0, "extend", "keep")
    assert poor.refused(0, "use VV3 0").rule == "DIK-097"


@rule("DIK-176")
def test_vv4_assassinates_exactly_once_whatever_the_tokens() -> None:
    t = bonus("VV4").play(0, "extend", "keep", "use VV4 0", "kill 1 2")
    assert t.piles("karst") == ["B: C,C"]
    assert t.pp[0] == 13
    assert t.asks == [(1, "manoeuvre")]


@rule("DIK-176")
@pytest.mark.parametrize("card", ["VV1", "VV4"])
def test_a_bonus_manoeuvre_needs_what_the_manoeuvre_needs(card: str) -> None:
    t = house(cards={"A": [card]}).play(0, "extend", "keep")
    t.refused(0, f"use {card} 0")


@rule("DIK-Q30")
@pytest.mark.parametrize("card", ["VV5", "MO2"])
def test_playing_twice_with_a_card(card: str) -> None:
    t = house(cards={"A": [card]}, pawns=[2, 2]).play(0, f"use {card} 0", "extend", "keep")
    assert t.asks == [(0, "manoeuvre")]
    t.play(0, "extend", "keep")
    assert t.asks == [(1, "manoeuvre")]
    assert t.player(0)["pawns"] == 0


@rule("DIK-Q30")
def test_mo1_skips_the_own_turn() -> None:
    t = house(cards={"A": ["MO1"]}).play(0, "use MO1 0")
    assert t.asks == [(1, "manoeuvre")]
    assert t.player(0)["pawns"] == 5
    assert t.told("turn-skipped")[0]["seat"] == 0


# -- looking, moving, refreshing, naming


@rule("DIK-176")
def test_hy3_moves_an_own_pile_at_any_moment() -> None:
    t = house(cards={"B": ["HY3"]}, piles={"karst": ["B: C,E"]}).play(1, "use HY3 0", "pile 1", "name motol")
    assert (t.piles("karst"), t.piles("motol")) == ([], ["B: C,E"])
    assert t.asks == [(0, "manoeuvre")]


@rule("DIK-176")
def test_hy3_needs_an_own_pile() -> None:
    house(cards={"A": ["HY3"]}, piles={"karst": ["B: C"]}).refused(0, "use HY3 0")


@rule("DIK-176", "DIK-077")
def test_hy5_looks_at_the_secret_card_in_private() -> None:
    t = house(cards={"B": ["HY5"]}, secret="KA1").play(1, "use HY5 0")
    assert t.table.view(1)["secret"] == {"card": "KA1"}
    assert t.table.view(0)["secret"] == t.table.view(None)["secret"] == {"card": None}
    assert "card" not in t.told("looked-card", 0)[0]
    assert t.player(1)["used"] == ["HY5"]
    assert house(cards={"A": ["HY5"]}).refused(0, "use HY5 0").rule == "DIK-077"


@rule("DIK-176")
def test_mo6_refreshes_one_other_element() -> None:
    t = house(cards={"A": ["MO6", "CO4", "MO1"]}, used={"A": ["CO4", "MO1"]}).play(0, "use MO6 0")
    assert t.choices(0) == ["element CO4", "element MO1"]
    t.play(0, "element CO4")
    assert t.player(0)["used"] == ["MO6", "MO1"]
    assert "special CO4 0" in t.choices(0)


@rule("DIK-176")
def test_mo6_is_of_no_use_for_what_is_not_used() -> None:
    t = house(cards={"A": ["MO6", "CO4", "MO1"]}, used={"A": ["MO1"]}).play(0, "use MO6 0")
    assert t.choices(0) == ["element MO1"]


@rule("DIK-176")
@pytest.mark.parametrize("used", [[], ["VV6"]])
def test_mo6_needs_a_used_element_that_does_not_itself_refresh(used: list[str]) -> None:
    t = house(cards={"A": ["MO6", "VV6"]}, used={"A": used})
    assert t.refused(0, "use MO6 0").rule == "DIK-024"


@rule("DIK-176")
def test_mo3_names_the_next_sector_and_the_token_does_not_move() -> None:
    piles = {"karst": ["A: C"], "motol": ["B: C"], "josefov": ["B: C"]}
    t = house(phase="resolution", cards={"B": ["MO3"]}, piles=piles).play(1, "use MO3 0")
    assert t.choices(1) == ["name karst", "name motol", "name josefov"]
    t.play(1, "name motol")
    assert t.piles("motol") == []
    assert t.told("sector-named")[0]["seat"] == 1
    assert t.asks == [(0, "next-sector")]  # A is still Administrator
    assert t.player(1)["used"] == ["MO3"]


@rule("DIK-176", "DIK-Q07")
def test_mo3_is_for_the_moment_before_a_sector_is_named() -> None:
    t = house(cards={"A": ["MO3"]}, piles={"karst": ["A: C"]})
    assert t.refused(0, "use MO3 0").rule == "DIK-Q07"


@rule("DIK-176")
def test_mo4_names_the_first_player_and_the_token_does_not_move() -> None:
    t = house(3, phase="first_player", cards={"C": ["MO4"]}).play(2, "use MO4 0")
    assert t.choices(2) == ["first 0", "first 1", "first 2"]
    t.play(2, "first 1")
    assert t.asks == [(1, "manoeuvre")]
    told = t.told("first-player")[-1]
    assert (told["seat"], told["first"]) == (2, 1)  # by whoever used it
    assert t.table.view(None)["admin"] == 0
    assert t.refused(2, "use MO4 0").rule == "DIK-025"
    assert house(cards={"A": ["MO4"]}).refused(0, "use MO4 0").rule == "DIK-Q07"  # only before the phase


# -- Résistance and Syndicats (the other Cabal cards place tokens)


@rule("DIK-Q22")
def test_re5_takes_an_own_pile_back_into_the_reserve() -> None:
    piles = {"karst": ["A: C,E,G"], "motol": ["A: C"]}
    t = house(cabals=["resistance", "harmonie"], developed={"A": ["RE5"]}, piles=piles, turn="B", pawns=[3, 3])
    t.play(0, "use RE5 0", "pile 1")
    assert t.piles("karst") == []
    assert [t.goods(name)[0] for name in ("citizen", "guard", "emissary")] == [1, 1, 1]
    assert t.player(0)["pawns"] == 3  # its Manoeuvre stays spent
    (taken,) = t.told("pile-taken-back", 1)
    assert taken["n"] == 3
    assert "agents" not in taken
    assert t.refused(0, "use RE5 1").rule == "DIK-025"


@rule("DIK-176")
def test_re5_moves_an_own_pile_between_conquests() -> None:
    piles = {"karst": ["A: C,E"], "motol": ["B: C"]}
    t = house(cabals=["resistance", "harmonie"], developed={"A": ["RE5"]}, phase="resolution", piles=piles)
    assert t.refused(0, "use RE5 0").rule == "DIK-Q07"  # taking back is for the Manoeuvres phase
    t.play(1, "name motol")
    t.play(0, "use RE5 1", "pile 1", "name josefov")
    assert t.piles("josefov") == ["A: C,E"]


@rule("DIK-176", "DIK-Q07")
def test_re5_moves_nothing_in_the_manoeuvres_phase() -> None:
    t = house(cabals=["resistance", "harmonie"], developed={"A": ["RE5"]}, piles={"karst": ["A: C"]})
    assert t.refused(0, "use RE5 1").rule == "DIK-Q07"


@rule("DIK-Q100")
def test_sy5_forces_a_host_to_extend_influence_and_takes_the_membership_back() -> None:
    t = house(
        3, cabals=["syndicats", "harmonie", "polisec"], developed={"A": ["SY5"]}, members={"B": 2}, stock={"A": 4},
        reserve={"B": {"C": 1}}, turn="B",
    )  # fmt: skip
    t.play(0, "use SY5 0")
    assert (t.player(1)["members"], t.player(0)["stock"]) == (1, 5)
    assert t.choices(1) == ["extend"]
    assert t.refused(1, "send").rule == "DIK-Q100"


@rule("DIK-176", "DIK-Q100")
@pytest.mark.parametrize(("turn", "members"), [("A", {"B": 1}), ("C", {"B": 1}), ("B", {})])
def test_sy5_waits_for_the_start_of_the_turn_of_a_host(turn: str, members: dict[str, int]) -> None:
    cabals = ["syndicats", "harmonie", "polisec"]
    t = house(3, cabals=cabals, developed={"A": ["SY5"]}, members=members, turn=turn)
    assert "use SY5 0" not in t.beside(0)
    assert t.refused(0, "use SY5 0").rule == "DIK-Q07"


@rule("DIK-176", "DIK-Q100")
def test_sy5_comes_too_late_once_the_host_has_begun() -> None:
    t = house(
        cabals=["syndicats", "harmonie"], developed={"A": ["SY5"]}, members={"B": 1}, cards={"B": ["MO2"]}, turn="B"
    )
    t.play(1, "use MO2 0", "extend", "keep")
    assert t.asks == [(1, "manoeuvre")]
    assert t.refused(0, "use SY5 0").rule == "DIK-Q07"


@rule("DIK-176", "DIK-Q39")
def test_jo5_changes_an_affinity_and_nothing_else() -> None:
    empty = ["pe"] * 10 + ["ar"] * 10
    t = house(cards={"A": ["JO5"]}, affinity=[["po"], empty], assassins=[1])
    assert t.refused(0, "use JO5 0").rule == "DIK-Q39"
    house(cards={"A": ["JO5"]}, affinity=[["po"], empty[1:]]).play(0, "use JO5 0")


@rule("DIK-176", "DIK-229")
def test_ar6_moves_none_of_the_others_when_none_is_on_the_board() -> None:
    gone = ["C"] * 4 + ["G"] * 4 + ["E"] * 4
    t = house(others=True, cards={"A": ["AR6"]}, centre=gone, piles={"karst": ["A: C"]})
    assert t.refused(0, "use AR6 1").rule == "DIK-173"
