"""« Manœuvre spéciale », and every Special Manoeuvre of the house cards."""

from typing import Any

import pytest

from tests.games.diktat.scene import Scene, scene
from tests.marks import rule


def house(seats: int = 2, **described: Any) -> Scene:
    return scene(seats, content="house", **({"pp": [0] * seats} | described))


@rule("DIK-101")
def test_a_special_manoeuvre_is_performed_with_one_manoeuvre_pawn() -> None:
    t = house(cards={"A": ["CO4"]}, pawns=[2, 2]).play(0, "special CO4 0")
    assert t.player(0)["pawns"] == 1
    assert t.player(0)["made"]["special"] == 1
    assert t.asks == [(1, "manoeuvre")]


@rule("DIK-101")
def test_only_an_element_of_ones_own_that_describes_one() -> None:
    t = house(cards={"A": ["CO1"], "B": ["CO4"]})
    assert t.choices(0) == ["extend"]
    assert t.refused(0, "special CO4 0").why == "not-your-element"
    assert t.refused(0, "special CO1 0").why == "no-such-effect"
    assert t.refused(0, "special CO1 5").why == "no-such-effect"


@rule("DIK-102")
def test_the_element_is_then_used_and_serves_no_more_in_this_cycle() -> None:
    t = house(cards={"A": ["CO4"]}).play(0, "special CO4 0").play(1, "extend", "keep")
    assert t.player(0)["used"] == ["CO4"]
    assert "special CO4 0" not in t.choices(0)
    assert t.refused(0, "special CO4 0").rule == "DIK-025"


# -- Opportunity cards


@rule("DIK-101")
def test_co4_gains_three_pp() -> None:
    assert house(cards={"A": ["CO4"]}).play(0, "special CO4 0").pp == [3, 0]


@rule("DIK-102")
@pytest.mark.parametrize(
    ("card", "agent", "letter", "most"),
    [("MS3", "E", "emissary", 1), ("FA4", "C", "citizen", 3), ("FO5", "G", "guard", 2)],
)
def test_reinforcements_go_face_down_on_own_piles_then_one_pp(card: str, agent: str, letter: str, most: int) -> None:
    t = house(cards={"A": [card]}, reserve={"A": {agent: 4}}, piles={"karst": ["A: C,G", "B: E"]})
    t.play(0, f"special {card} 0")
    for _ in range(most):
        assert t.choices(0) == ["pile 1", "stop"]
        t.play(0, "pile 1")
    assert t.piles("karst") == ["A: " + ",".join([agent] * most + ["C", "G"]), "B: E"]
    assert t.goods(letter)[0] == 4 - most
    assert t.pp == [1, 0]
    assert t.table.view(1)["piles"][0]["pawns"] == [None] * (most + 2)
    assert t.player(0)["used"] == [card]


@rule("DIK-101")
@pytest.mark.parametrize("card", ["FA4", "FO5"])
def test_reinforcements_may_be_spread_or_fewer(card: str) -> None:
    agent = {"FA4": "C", "FO5": "G"}[card]
    t = house(cards={"A": [card]}, reserve={"A": {agent: 4}}, piles={"karst": ["A: E"], "motol": ["A: E"]})
    t.play(0, f"special {card} 0", "pile 1", "pile 2", *(["stop"] if card == "FA4" else []))
    assert (t.piles("karst"), t.piles("motol")) == ([f"A: {agent},E"], [f"A: {agent},E"])
    assert t.pp == [1, 0]


@rule("DIK-101")
def test_reinforcements_end_with_the_reserve_and_may_be_none() -> None:
    t = house(cards={"A": ["FA4"]}, reserve={"A": {"C": 1}}, piles={"karst": ["A: E"]})
    t.play(0, "special FA4 0", "pile 1")
    assert t.choices(0) == ["stop"]  # asked all the same: the reserve is behind the screen
    t.play(0, "stop")
    assert (t.piles("karst"), t.pp) == (["A: C,E"], [1, 0])
    none = house(cards={"A": ["MS3"]}, piles={"karst": ["A: E"]}).play(0, "special MS3 0", "stop")
    assert none.pp == [1, 0]


@rule("DIK-101", "DIK-030")
def test_reinforcements_are_seen_by_nobody_else() -> None:
    t = house(turn=1, cards={"B": ["MS3"]}, reserve={"B": {"E": 1}}, piles={"karst": ["B: C"]})
    t.play(1, "special MS3 0", "pile 1")
    assert [t.table.view(seat)["piles"][0]["pawns"] for seat in (0, 1)] == [[None, None], ["emissary", "citizen"]]


@rule("DIK-Q73")
def test_reinforcements_do_not_draw_the_others() -> None:
    piles = {"karst": ["A: C", "others: C,C"]}
    t = house(others=True, cards={"A": ["MS3"]}, reserve={"A": {"E": 1}}, piles=piles)
    t.play(0, "special MS3 0", "pile 1")
    assert t.asks == [(1, "manoeuvre")]
    assert t.piles("karst")[0] == "A: E,C"


@rule("DIK-024")
def test_vv6_removes_up_to_two_used_tokens() -> None:
    cards, used = {"A": ["VV6", "CO4", "MO1", "VV5"]}, {"A": ["CO4", "MO1", "VV5"]}
    t = house(cards=cards, used=used).play(0, "special VV6 0")
    assert t.choices(0) == ["element CO4", "element MO1", "element VV5"]
    t.refused(0, "stop")
    t.play(0, "element CO4", "element VV5")
    assert t.player(0)["used"] == ["VV6", "MO1"]
    one = house(cards=cards, used=used).play(0, "special VV6 0", "element MO1", "stop")
    assert one.player(0)["used"] == ["VV6", "CO4", "VV5"]


@rule("DIK-101", "DIK-024")
def test_vv6_cannot_refresh_what_itself_refreshes() -> None:
    t = house(cards={"A": ["VV6", "MO6"]}, used={"A": ["MO6"]})
    assert t.refused(0, "special VV6 0").rule == "DIK-024"


@rule("DIK-101", "DIK-024")
def test_vv6_also_refreshes_cabal_cards_and_markers() -> None:
    used = {"A": ["HA3", "motol_2"]}
    t = house(cards={"A": ["VV6"]}, developed={"A": ["HA3"]}, markers={"A": {"motol": 2}}, used=used)
    t.play(0, "special VV6 0", "element motol_2", "element HA3")
    assert t.player(0)["used"] == ["VV6"]


SPREE = [("KA3", {"cards": {"A": ["KA3"]}}), ("PS5", {"cabals": ["polisec", "harmonie"], "developed": {"A": ["PS5"]}})]


@rule("DIK-101")
@pytest.mark.parametrize(("element", "owned"), SPREE)
def test_a_killing_spree_strikes_twice_and_a_guard_is_paid_but_does_not_end_it(
    element: str, owned: dict[str, Any]
) -> None:
    t = house(**owned | {"pp": [5, 0]}, piles={"karst": ["B: G,E,C"]}).play(0, f"special {element} 0", "kill 1 1")
    assert t.pp == [3, 2]
    t.play(0, "kill 1 1")
    assert t.pp == [6, 2]
    assert t.piles("karst") == ["B: C"]
    assert t.asks == [(1, "manoeuvre")]
    assert t.player(0)["made"]["special"] == 1


@rule("DIK-101")
@pytest.mark.parametrize(("element", "owned"), SPREE)
def test_assassin_tokens_serve_a_killing_spree_too(element: str, owned: dict[str, Any]) -> None:
    t = house(**owned, assassins=[1, 0], piles={"karst": ["B: C,C,C,C"]}).play(0, f"special {element} 0")
    t.play(0, "kill 1 1", "kill 1 1", "kill 1 1")
    assert t.piles("karst") == ["B: C"]
    assert t.asks == [(1, "manoeuvre")]


@rule("DIK-101")
def test_a_killing_spree_needs_a_target() -> None:
    t = house(cards={"A": ["KA3"]}, piles={"karst": ["A: C"]})
    assert t.choices(0) == ["extend"]
    t.refused(0, "special KA3 0")


@rule("DIK-101")
def test_mo5_moves_an_own_pile() -> None:
    t = house(cards={"A": ["MO5"]}, piles={"karst": ["A: C,E", "B: C"], "motol": ["B: C", "B: C"]})
    t.play(0, "special MO5 0", "pile 1")
    assert len(t.choices(0)) == 10  # neither where it is nor the full sector
    t.play(0, "name josefov")
    assert t.piles("josefov") == ["A: C,E"]
    assert t.player(0)["pawns"] == 3  # of five: one lies on the pile


@rule("DIK-Q73")
def test_a_moved_pile_is_attacked_by_the_others_where_it_arrives() -> None:
    t = house(others=True, cards={"A": ["MO5"]}, piles={"karst": ["A: C,E"], "motol": ["others: C"]})
    t.play(0, "special MO5 0", "pile 1", "name motol")
    assert t.asks == [(1, "others-victim")]
    assert t.play(1, "kill 1 2").piles("motol") == ["A: C", "others: C"]


# -- Cabal cards


@rule("DIK-101")
@pytest.mark.parametrize("foothold", ["pile", "blockhaus"])
def test_gn4_looks_at_a_whole_pile_then_assassinates_once_in_that_sector(foothold: str) -> None:
    piles = {"karst": [*(["A: C"] if foothold == "pile" else []), "B: E,G"], "motol": ["B: C"]}
    tokens = {"blockhaus": ["karst"] if foothold == "blockhaus" else []}
    cabals = ["garde_noire", "harmonie", "polisec"]
    t = house(3, cabals=cabals, developed={"A": ["GN4"]}, piles=piles, assassins=[3, 0, 0], **tokens)
    target = t.pile("karst", 1 if foothold == "pile" else 0)
    t.play(0, "special GN4 0")
    assert t.choices(0) == [f"pile {target}"]
    t.play(0, f"pile {target}")
    assert t.table.view(0)["piles"][target - 1]["pawns"] == ["emissary", "guard"]
    assert t.table.view(2)["piles"][target - 1]["pawns"] == [None, None]
    assert t.refused(0, f"kill {t.pile('motol')} 1").rule == "DIK-101"
    t.play(0, f"kill {target} 1")
    assert t.pp == [3, 0, 0]
    assert t.asks == [(1, "manoeuvre")]  # one Assassination, whatever the tokens


@rule("DIK-101")
def test_gn4_needs_a_sector_with_an_own_pile_or_blockhaus() -> None:
    t = house(cabals=["garde_noire", "harmonie"], developed={"A": ["GN4"]}, piles={"karst": ["B: C"]})
    assert "special GN4 0" not in t.choices(0)
    t.refused(0, "special GN4 0")


@rule("DIK-101")
def test_ps3_looks_behind_a_screen_and_gains_one_pp() -> None:
    t = house(
        3, cabals=["polisec", "harmonie", "syndicats"], developed={"A": ["PS3"]}, pp=[0, 7, 0],
        reserve={"B": {"E": 2}}, affinity={"B": ["Ar"]},
    )  # fmt: skip
    t.play(0, "special PS3 0")
    assert t.choices(0) == ["opponent 1", "opponent 2"]
    t.play(0, "opponent 1")
    seen = {"citizen": 0, "guard": 0, "emissary": 2, "pp": 7, "politics": 0, "people": 0, "artefact": 1}
    assert t.told("looked-behind", 0)[0]["goods"] == seen
    assert "goods" not in t.told("looked-behind", 2)[0]
    assert t.pp == [1, 7, 0]


@rule("DIK-101", "DIK-074")
def test_re3_sends_a_team_one_above_the_limit() -> None:
    piles = {"karst": ["B: C", "B: C"], "motol": ["A: C", "B: C", "B: C"]}
    t = house(cabals=["resistance", "harmonie"], developed={"A": ["RE3"]}, reserve={"A": {"E": 2}}, piles=piles)
    t.play(0, "special RE3 0")
    assert t.refused(0, "name motol").rule == "DIK-074"
    t.play(0, "name karst", "add emissary", "ready")
    assert t.piles("karst") == ["B: C", "B: C", "A: E"]
    t.play(1, "extend", "keep").play(0, "send")
    assert t.refused(0, "name karst").rule == "DIK-074"  # for that one pile only


@rule("DIK-101")
def test_re3_needs_an_agent() -> None:
    t = house(cabals=["resistance", "harmonie"], developed={"A": ["RE3"]})
    assert t.refused(0, "special RE3 0").rule == "DIK-Q18"


@rule("DIK-101")
def test_sy1_places_two_memberships_on_two_different_boards() -> None:
    t = house(3, cabals=["syndicats", "harmonie", "polisec"], developed={"A": ["SY1"]}).play(0, "special SY1 0")
    assert t.choices(0) == ["opponent 1", "opponent 2"]
    t.play(0, "opponent 2")
    assert t.choices(0) == ["opponent 1", "stop"]
    t.play(0, "opponent 1")
    assert [t.player(seat)["members"] for seat in range(3)] == [0, 1, 1]
    assert t.player(0)["stock"] == 4
    assert t.asks == [(1, "manoeuvre")]


@rule("DIK-101")
def test_sy1_with_two_players_places_both_on_the_same_board() -> None:
    t = house(cabals=["syndicats", "harmonie"], developed={"A": ["SY1"]})
    t.play(0, "special SY1 0", "opponent 1", "opponent 1")
    assert t.player(1)["members"] == 2


@rule("DIK-101")
@pytest.mark.parametrize(("seats", "most"), [(2, 3), (3, 2)])
def test_sy1_a_board_takes_two_memberships_or_three_between_two_players(seats: int, most: int) -> None:
    cabals = ["syndicats", "harmonie", "polisec"][:seats]
    full = {1: most, 2: most} if seats == 3 else {1: most}
    t = house(seats, cabals=cabals, developed={"A": ["SY1"]}, members=full, stock={"A": 2})
    assert "special SY1 0" not in t.choices(0)
    room = full | {1: most - 1}
    t = house(seats, cabals=cabals, developed={"A": ["SY1"]}, members=room, stock={"A": 2}).play(0, "special SY1 0")
    assert t.choices(0) == ["opponent 1"]
    assert t.play(0, "opponent 1").asks == [(1, "manoeuvre")]


# -- Inquisition


def inquisition(pile: str, pp: int) -> Scene:
    t = house(3, developed={"A": ["HA3"]}, pp=[0, pp, 0], piles={"karst": [f"B: {pile}"]})
    return t.play(0, "special HA3 0", "pile 1")


@rule("DIK-101")
def test_ha3_shows_top_and_bottom_and_each_emissary_is_ransomed_or_lost() -> None:
    t = inquisition("E,G,E", 5)
    assert t.table.view(2)["piles"][0]["pawns"] == ["emissary", None, "emissary"]
    assert t.asks == [(1, "ransom")]
    assert set(t.choices(1)) == {"pay", "sacrifice"}
    t.play(1, "pay")
    assert t.pp == [2, 3, 0]
    t.play(1, "sacrifice")
    assert t.piles("karst") == ["B: E,G"]
    assert (t.pp, t.asks) == ([2, 3, 0], [(1, "manoeuvre")])


@rule("DIK-101")
def test_ha3_losing_the_top_leaves_the_bottom_to_answer_for() -> None:
    t = inquisition("E,G,E", 2).play(1, "sacrifice")
    assert t.piles("karst") == ["B: G,E"]
    assert t.play(1, "pay").piles("karst") == ["B: G,E"]
    assert t.pp == [2, 0, 0]


@rule("DIK-101", "DIK-Q13")
def test_ha3_without_two_pp_the_emissary_is_lost_and_no_debt_is_forced() -> None:
    t = inquisition("E,E", 1)
    assert t.choices(1) == ["sacrifice"]
    t.refused(1, "pay")
    t.play(1, "sacrifice", "sacrifice")
    assert (t.piles("karst"), t.pp, t.goods("debt")) == ([], [0, 1, 0], [0, 0, 0])


@rule("DIK-101")
@pytest.mark.parametrize("pile", ["C,E,G", "G"])
def test_ha3_asks_nothing_when_no_emissary_is_shown(pile: str) -> None:
    t = inquisition(pile, 5)
    assert t.asks == [(1, "manoeuvre")]
    assert len(t.told("shown")) == (1 if pile == "G" else 2)
    assert t.piles("karst") == [f"B: {pile}"]


@rule("DIK-101")
def test_ha3_a_single_pawn_counts_once() -> None:
    t = inquisition("E", 9).play(1, "pay")
    assert (t.pp, t.asks) == ([2, 7, 0], [(1, "manoeuvre")])


@rule("DIK-101")
def test_ha3_looks_at_the_pile_it_is_aimed_at() -> None:
    t = house(3, developed={"A": ["HA3"]}, pp=[0, 5, 5], piles={"karst": ["B: G,C"], "motol": ["C: E"]})
    assert t.play(0, "special HA3 0", "pile 1").asks == [(1, "manoeuvre")]
    assert [pile["pawns"] for pile in t.table.view(0)["piles"]] == [["guard", "citizen"], [None]]


@rule("DIK-101")
def test_ha3_is_for_opposing_player_piles() -> None:
    t = house(others=True, developed={"A": ["HA3"]}, piles={"karst": ["A: E", "others: E"]})
    assert "special HA3 0" not in t.choices(0)


@rule("DIK-Q56")
def test_ha3_settles_a_sworn_falsehood_about_a_shown_pawn() -> None:
    t = house(3, developed={"A": ["HA3"]}, piles={"karst": ["B: G"]})
    t.play(1, "offer 0 i:pawn:1:1:emissary:0")
    t.play(0, next(choice for choice in t.beside(0) if choice.startswith("accept")))
    assert t.player(1)["breaches"] == 0
    t.play(0, "special HA3 0", "pile 1")
    assert t.player(1)["breaches"] == 1
