"""« Assassiner »: targets, what each kind of pawn brings, and when the Manoeuvre ends."""

import pytest

from tests.games.diktat.scene import scene
from tests.marks import rule


@rule("DIK-088", "DIK-089", "DIK-090", "DIK-035", "DIK-036", "DIK-033")
def test_dik_x03_too_poor_for_a_guard() -> None:
    t = scene(2, pp=[1, 0], assassins=[1, 0], vp=[3, 0], piles={"josefov": ["B: G"], "karst": ["B: C"]})
    t.play(0, "assassinate", "kill 1 1")
    assert t.told("killed")[0]["agent"] == "guard"
    assert t.piles("josefov") == []
    assert t.pp == [4, 2]
    assert t.goods("debt") == [1, 0]
    assert t.vp == [3, 0]
    assert t.asks == [(1, "manoeuvre")]  # one Assassination was left
    assert "borrow" in t.beside(0)


@rule("DIK-082", "DIK-083", "DIK-087", "DIK-092", "DIK-094")
def test_dik_g02_assassination_chain() -> None:
    t = scene(3, assassins=[2, 0, 0], piles={"karst": ["B: C,E"], "mala_strana": ["C: E,G"]})
    t.play(0, "assassinate", "kill 1 1")
    assert (t.pp, t.piles("karst")) == ([0, 0, 0], ["B: E"])
    t.play(0, "kill 1 1")
    assert (t.pp, t.piles("karst")) == ([3, 0, 0], [])
    t.play(0, "kill 2 1")
    assert (t.pp, t.piles("mala_strana")) == ([6, 0, 0], ["C: G"])
    assert t.asks == [(1, "manoeuvre")]
    assert t.goods("assassin") == [2, 0, 0]


@rule("DIK-082")
def test_without_tokens_one_assassination() -> None:
    t = scene(2, piles={"karst": ["B: C,C"]}).play(0, "assassinate", "kill 1 2")
    assert t.piles("karst") == ["B: C"]
    assert t.asks == [(1, "manoeuvre")]


@rule("DIK-083")
def test_assassin_tokens_serve_every_assassinate_manoeuvre() -> None:
    t = scene(2, assassins=[1, 0], piles={"karst": ["B: C,C,C,C"]})
    t.play(0, "assassinate", "kill 1 1", "kill 1 1").play(1, "extend", "keep")
    t.play(0, "assassinate", "kill 1 1", "kill 1 1")
    assert t.piles("karst") == []
    assert t.goods("assassin") == [1, 0]


@rule("DIK-084", "DIK-085")
def test_the_pawn_is_revealed_to_everyone() -> None:
    t = scene(3, assassins=[1, 0, 0], piles={"karst": ["B: C,E,G"]}).play(0, "assassinate", "kill 1 2")
    for eyes in (0, 1, 2, None):
        (killed,) = t.told("killed", eyes)
        assert killed["rule"] == "DIK-085"
        assert (killed["owner"], killed["sector"], killed["position"], killed["agent"]) == (1, "karst", 2, "emissary")
    assert t.piles("karst") == ["B: C,G"]
    assert t.table.view(2)["piles"][0]["pawns"] == [None, None]  # that one pawn and no other


@rule("DIK-084")
def test_an_assassination_hits_a_pawn_of_a_pile_on_the_board() -> None:
    t = scene(2, reserve={"B": {"C": 3}}, piles={"karst": ["B: C"]}).play(0, "assassinate")
    assert t.choices(0) == ["kill 1 1"]


@rule("DIK-086")
def test_a_citizen_is_discarded_and_nothing_else_happens() -> None:
    t = scene(2, pp=[1, 1], assassins=[1, 0], piles={"karst": ["B: C,E"]}).play(0, "assassinate", "kill 1 1")
    assert t.piles("karst") == ["B: E"]
    assert t.goods("citizen") == [0, 0]
    assert (t.pp, t.goods("debt")) == ([1, 1], [0, 0])
    assert t.asks == [(0, "victim")]  # the Manoeuvre goes on


@rule("DIK-087")
def test_an_emissary_is_discarded_and_brings_three_pp_from_the_reserve() -> None:
    t = scene(2, pp=[0, 5], piles={"karst": ["B: E"]}).play(0, "assassinate", "kill 1 1")
    assert t.piles("karst") == []
    assert t.pp == [3, 5]


@rule("DIK-088")
def test_a_guard_is_discarded_and_its_owner_is_given_two_pp() -> None:
    t = scene(3, pp=[3, 1, 1], piles={"karst": ["C: G,C"]}).play(0, "assassinate", "kill 1 1")
    assert t.piles("karst") == ["C: C"]
    assert t.pp == [1, 1, 3]


@rule("DIK-089")
def test_after_a_guard_the_manoeuvre_ends_whatever_was_left() -> None:
    t = scene(2, pp=[9, 0], assassins=[5, 0], piles={"karst": ["B: G,C,C"]}).play(0, "assassinate", "kill 1 1")
    assert t.asks == [(1, "manoeuvre")]
    assert t.piles("karst") == ["B: C,C"]


@rule("DIK-090")
@pytest.mark.parametrize(("purse", "after", "debts"), [(2, 0, 0), (1, 4, 1), (0, 3, 1)])
def test_a_debt_is_forced_only_when_two_pp_are_missing(purse: int, after: int, debts: int) -> None:
    t = scene(2, pp=[purse, 0], piles={"karst": ["B: G"]}).play(0, "assassinate", "kill 1 1")
    assert t.pp == [after, 2]
    assert t.goods("debt") == [debts, 0]


@rule("DIK-091")
def test_the_pawn_is_chosen_by_position_whatever_its_kind() -> None:
    offers = []
    for pawns in ("C,C,C", "G,E,C", "E,E,G"):
        t = scene(2, piles={"karst": [f"B: {pawns}"]}).play(0, "assassinate")
        assert t.told("looked", 0) == []
        offers.append(t.choices(0))
    assert offers == [["kill 1 1", "kill 1 2", "kill 1 3"]] * 3


@rule("DIK-092")
def test_successive_targets_may_be_of_different_piles_sectors_and_players() -> None:
    t = scene(3, assassins=[3, 0, 0], piles={"karst": ["B: C", "C: C"], "motol": ["C: C,C"]}).play(0, "assassinate")
    t.play(0, "kill 3 2", "kill 1 1", "kill 2 1", "kill 3 1")
    assert (t.piles("karst"), t.piles("motol")) == ([], [])


@rule("DIK-093")
def test_the_player_may_end_before_using_every_extra_assassination() -> None:
    t = scene(2, assassins=[2, 0], piles={"karst": ["B: C,C,C"]}).play(0, "assassinate", "kill 1 1", "stop")
    assert t.piles("karst") == ["B: C,C"]
    assert t.asks == [(1, "manoeuvre")]


@rule("DIK-094")
def test_each_result_is_known_before_the_next_target_is_chosen() -> None:
    t = scene(2, assassins=[1, 0], piles={"karst": ["B: E,C"], "motol": ["B: G"]}).play(0, "assassinate", "kill 1 1")
    assert t.told("killed", 0)[0]["agent"] == "emissary"
    assert t.pp == [3, 0]
    assert t.asks == [(0, "victim")]
    assert t.choices(0) == ["kill 1 1", "kill 2 1", "stop"]


@rule("DIK-094")
def test_a_position_is_that_of_the_pile_as_the_last_assassination_left_it() -> None:
    t = scene(2, assassins=[1, 0], piles={"karst": ["B: C,E,C,C"]}).play(0, "assassinate", "kill 1 1", "kill 1 2")
    assert [killed["agent"] for killed in t.told("killed")] == ["citizen", "citizen"]
    assert t.piles("karst") == ["B: E,C"]


@rule("DIK-094")
def test_the_manoeuvre_ends_by_itself_when_no_target_is_left() -> None:
    t = scene(2, assassins=[5, 0], piles={"karst": ["B: C"]}).play(0, "assassinate", "kill 1 1")
    assert t.asks == [(1, "manoeuvre")]


# -- rulings


@rule("DIK-Q26")
def test_own_pawns_are_never_targets() -> None:
    t = scene(2, assassins=[1, 0], piles={"karst": ["A: C", "B: C"]}).play(0, "assassinate")
    assert t.choices(0) == ["kill 2 1"]
    assert t.refused(0, "kill 1 1").rule == "DIK-Q26"


@rule("DIK-Q26")
def test_others_pawns_are_targets_like_those_of_opponents() -> None:
    t = scene(2, others=True, piles={"karst": ["B: C", "others: C,C"], "artefact": ["others: E"]})
    assert t.play(0, "assassinate").choices(0) == ["kill 1 1", "kill 2 1", "kill 2 2", "kill 3 1"]


@rule("DIK-179", "DIK-188", "DIK-Q26")
def test_a_vector_is_assassinated_as_an_emissary_is() -> None:
    t = scene(2, others=True, pp=[0, 0], piles={"karst": ["others: E,G"]}).play(0, "assassinate", "kill 1 1")
    assert t.pp == [3, 0] and t.piles("karst") == ["others: G"]


@rule("DIK-Q27")
def test_without_a_target_on_the_board_the_manoeuvre_is_not_legal() -> None:
    t = scene(2, assassins=[3, 0], piles={"karst": ["A: C"]}, secret="KA1")
    assert "assassinate" not in t.choices(0)
    assert t.refused(0, "assassinate").rule == "DIK-Q27"


@rule("DIK-Q27")
def test_the_first_assassination_is_mandatory_the_others_are_not() -> None:
    t = scene(2, assassins=[2, 0], piles={"karst": ["B: C,C"]}).play(0, "assassinate")
    assert "stop" not in t.choices(0)
    assert t.refused(0, "stop").rule == "DIK-Q27"
    assert "stop" in t.play(0, "kill 1 1").choices(0)


@rule("DIK-Q98")
@pytest.mark.parametrize(
    ("held", "price"),
    [("", 2), ("FO3", 3), ("GN3", 3), ("FO3 GN3", 4), ("KA5", 1), ("KA5 FO3", 2), ("KA5 FO3 GN3", 3)],
)
def test_changes_of_the_price_of_a_guard_add_up(held: str, price: int) -> None:
    cards = {"A": [c for c in held.split() if c == "KA5"], "B": [c for c in held.split() if c == "FO3"]}
    developed = {"B": ["GN3"] if "GN3" in held else []}
    piles = {"karst": ["B: G"]}
    t = scene(2, content="house", cards=cards, developed=developed, pp=[9, 0], piles=piles)
    t.play(0, "assassinate", "kill 1 1")
    assert t.pp == [9 - price, price]


@rule("DIK-Q98")
def test_the_price_counts_the_effects_of_the_pawns_owner_and_of_the_assassin_only() -> None:
    cards = {"A": ["FO3"], "B": ["KA5"], "C": ["FO4"]}
    t = scene(3, content="house", cards=cards, developed={"B": ["GN3"]}, pp=[9, 0, 0], piles={"karst": ["C: G"]})
    t.play(0, "assassinate", "kill 1 1")
    assert t.pp == [7, 0, 2]


@rule("DIK-Q98")
def test_an_attack_of_the_others_brings_two_pp_whatever_the_owner_holds() -> None:
    cards, piles = {"B": ["FO3"]}, {"karst": ["others: C,C"]}
    t = scene(
        2, content="house", others=True, cards=cards, developed={"B": ["GN3"]}, reserve={"B": {"G": 1}}, piles=piles,
        pp=[0, 0], turn="B",
    )  # fmt: skip
    t.play(1, "send", "name karst", "add guard", "ready").play(0, "kill 3 1")
    assert t.pp == [0, 2]


@rule("DIK-Q98")
def test_the_assassins_own_discount_also_applies_to_an_abomination() -> None:
    t = scene(2, content="house", others=True, cards={"A": ["KA5"]}, pp=[5, 0], piles={"karst": ["others: G"]})
    t.play(0, "assassinate", "kill 1 1")
    assert t.pp == [4, 0]
