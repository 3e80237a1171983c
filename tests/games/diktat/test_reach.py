"""How far effects reach: their own element only, their configuration only, the targets that there are."""

from pathlib import Path
from typing import Any

import pytest

from tests.games.diktat.editions import changed
from tests.games.diktat.scene import Scene, scene
from tests.marks import rule


def house(seats: int = 2, **described: Any) -> Scene:
    return scene(seats, content="house", **({"pp": [0] * seats, "affinity": [[]] * seats} | described))


# -- an element's own effects


@rule("DIK-172", "DIK-005")
def test_an_element_has_no_effect_of_its_neighbour() -> None:
    t = house(cards={"A": ["NV4"]}).play(0, "extend", "keep")
    assert t.pp == [1, 0], "NV5 adds 1 PP, NV4 does not"
    assert t.asks == [(1, "manoeuvre")]
    t = house(cards={"A": ["MS6"]}).play(0, "extend", "keep")
    assert t.asks == [(1, "manoeuvre")], "VV1 is used after a Manoeuvre, MS6 is not"
    t = house(developed={"A": ["HA1"]}, cards={"A": ["Karst[Po|N1]"]}, affinity=[["ar"], []])
    assert t.refused(0, "score KA1 0 artefact").rule == "DIK-135", "HA2 makes Artefact tokens match, HA1 does not"


@rule("DIK-063")
def test_only_the_elements_one_owns_pay_and_only_their_own_benefits() -> None:
    t = house(phase="opportunities", cards={"A": ["NV1"], "B": ["NV2"]}).pass_windows()
    assert t.pp == [3, 5], "NV2 brings 2 PP"


@rule("DIK-171", "DIK-063")
def test_a_benefit_of_the_development_phase_is_no_gain() -> None:
    t = house(phase="resolution", piles={"nouvelle_ville": ["A: E"]}, track=["NV2"])
    t.play(0, "name nouvelle_ville", "take_card NV2")
    assert [t.goods(good)[0] for good in ("citizen", "guard", "emissary", "pp")] == [0, 0, 0, 0]
    assert t.asks[0][1] != "affinity"


LIMITED = (
    '{ type = "capacity", verb = "extend_bonus", n = 1 }',
    '{ type = "development", pp = 2 }',
    '{ type = "gain", vp = 1 }',
    '{ type = "manifestation", verb = "bonus_extend" }',
    '{ type = "special", verb = "gain_pp", n = 3 }',
    '{ type = "manifestation", verb = "look_secret" }',
)
CONDITIONS = {effect: effect.replace(" }", ', when = "others" }') for effect in LIMITED}


@rule("DIK-168", "DIK-004")
@pytest.mark.parametrize("others", [False, True])
def test_an_effect_for_one_configuration_is_not_there_in_the_other(others: bool, tmp_path: Path) -> None:
    edition = changed(tmp_path, opportunities=CONDITIONS)
    given: dict[str, Any] = {"content": edition, "others": others, "pp": [0, 0], "affinity": [[], []], "secret": "KA1"}
    t = scene(2, cards={"A": ["NV5", "NV1", "VV2", "CO4", "HY5"]}, **given)
    assert t.vp[0] - scene(2, cards={"A": ["KA6", "KA1", "KA2", "KA3", "KA4"]}, **{**given, "secret": "MO1"}).vp[
        0
    ] == int(others)
    assert ("special CO4 0" in t.choices(0)) == others and ("use HY5 0" in t.beside(0)) == others
    if not others:
        assert t.refused(0, "special CO4 0").rule == "DIK-176" and t.refused(0, "use HY5 0").rule == "DIK-176"
    t.play(0, "extend", "keep")
    assert t.pp[0] == 1 + others
    assert t.asks == [(0, "after-manoeuvre") if others else (1, "manoeuvre")]
    paid = scene(2, phase="opportunities", cards={"A": ["NV2"]}, **{**given, "secret": None}).pass_windows()
    assert paid.pp[0] == 3 + 2 * others


@rule("DIK-Q102")
@pytest.mark.parametrize("others", [False, True])
def test_a_manifestation_of_the_other_configuration_is_no_reason_to_be_asked(others: bool, tmp_path: Path) -> None:
    secret = '{ type = "manifestation", verb = "look_secret" }'
    plain = {secret: secret.replace(" }", ', when = "others" }'), 'affinity = ["any"]': "affinity = []"}
    edition = changed(tmp_path, opportunities=plain)
    t = scene(2, content=edition, others=others, phase="start", cards={"B": ["HY5"]})
    assert t.asks == ([(1, "window")] if others else [(0, "first-player")])


# -- prices (DIK-Q98)


@rule("DIK-Q98", "DIK-088")
def test_a_guard_never_costs_less_than_nothing(tmp_path: Path) -> None:
    discount = '{ type = "capacity", verb = "guard_discount", n = 1 }'
    edition = changed(tmp_path, opportunities={discount: discount.replace("1", "3")})
    t = scene(2, content=edition, cards={"A": ["KA5"]}, pp=[1, 1], assassins=[1, 0], piles={"karst": ["B: G,C"]})
    t.play(0, "assassinate", "kill 1 1")
    assert t.pp == [1, 1] and t.asks == [(1, "manoeuvre")], "free, but it still ends the Manoeuvre"


@rule("DIK-187", "DIK-Q98")
def test_nobodys_effect_makes_an_abomination_dearer() -> None:
    t = house(others=True, cards={"B": ["FO3"]}, pp=[5, 0], piles={"karst": ["others: G"]})
    assert t.play(0, "assassinate", f"kill {t.pile('karst')} 1").pp == [3, 0]


@rule("DIK-097")
def test_a_development_that_costs_nothing_is_not_paid(tmp_path: Path) -> None:
    discount = '{ type = "capacity", verb = "develop_discount", n = 1 }'
    edition = changed(tmp_path, opportunities={discount: discount.replace("1", "9")})
    t = scene(2, content=edition, cards={"A": ["CO5"]}, pp=[0, 0]).play(0, "develop", "play HA1")
    assert (t.pp, t.player(0)["developed"], t.told("spent")) == ([0, 0], 1, [])


# -- Reinforcements on one pile


@rule("DIK-101")
def test_reinforcements_for_one_pile_all_go_to_the_first_chosen(tmp_path: Path) -> None:
    one = '{ type = "special", verb = "reinforce", agent = "emissary", n = 1, one_pile = true }'
    edition = changed(tmp_path, opportunities={one: one.replace("n = 1", "n = 3")})
    piles = {"karst": ["A: C"], "motol": ["A: C"]}
    t = scene(2, content=edition, cards={"A": ["MS3"]}, reserve=[{"E": 4}], pp=[0, 0], piles=piles)
    t.play(0, "special MS3 0")
    assert t.choices(0) == ["pile 1", "pile 2", "stop"]
    t.play(0, "pile 2")
    assert t.choices(0) == ["pile 2", "stop"]
    assert t.play(0, "pile 2", "stop").piles("motol") == ["A: E,E,C"] and t.pp == [1, 0]


# -- Assassinations without a Manoeuvre of their own


@rule("DIK-Q27", "DIK-101", "DIK-176")
@pytest.mark.parametrize("way", ["sweep", "spree", "bonus"])
def test_whoever_sets_out_to_kill_strikes_at_least_once(way: str) -> None:
    cabals = "garde_noire,harmonie" if way == "sweep" else "harmonie,garde_noire"
    given: dict[str, Any] = {"cabals": cabals, "piles": {"karst": ["A: C", "B: C,C"]}, "pp": [9, 0]}
    if way == "sweep":
        t = house(developed={"A": ["GN4"]}, **given).play(0, "special GN4 0", "pile 2")
    elif way == "spree":
        t = house(cards={"A": ["KA3"]}, **given).play(0, "special KA3 0")
    else:
        t = house(cards={"A": ["VV4"]}, **given).play(0, "extend", "keep", "use VV4 0")
    assert t.refused(0, "stop").rule == "DIK-Q27"
    assert t.play(0, "kill 2 1").piles("karst") == ["A: C", "B: C"]


@rule("DIK-101", "DIK-196")
def test_a_sweep_strikes_in_its_sector_only_corruption_included() -> None:
    given: dict[str, Any] = {"cabals": "garde_noire,harmonie", "developed": {"A": ["GN4"]}}
    piles = {"karst": ["A: C", "B: C"], "motol": ["B: C"]}
    t = house(others=True, piles=piles, corruption_tokens={"karst": 1, "motol": 1}, **given)
    t.play(0, "special GN4 0", "pile 2")
    assert t.choices(0) == ["kill 2 1", "kill_corruption karst"]
    assert t.refused(0, "kill_corruption motol").rule == t.refused(0, "kill 3 1").rule == "DIK-101"
    assert t.refused(0, "kill_corruption josefov").rule == "DIK-196"
    assert t.play(0, "kill_corruption karst").on("karst")["corruption"] == 0


@rule("DIK-101")
def test_a_sweep_looks_at_no_pile_of_ones_own() -> None:
    given: dict[str, Any] = {"cabals": "garde_noire,harmonie", "developed": {"A": ["GN4"]}}
    t = house(piles={"karst": ["A: C", "A: G"], "motol": ["B: C"]}, blockhaus=["josefov"], **given)
    assert "special GN4 0" not in t.choices(0)
    t = house(piles={"karst": ["A: C", "B: G"], "motol": ["B: C", "A: C"]}, **given).play(0, "special GN4 0")
    assert t.choices(0) == ["pile 2", "pile 3"]


@rule("DIK-Q27", "DIK-196")
@pytest.mark.parametrize("tokens", [0, 1])
def test_without_a_pawn_to_kill_a_corruption_token_will_do(tokens: int) -> None:
    gone = ["C"] * 4 + ["G"] * 4 + ["E"] * 4
    t = scene(2, others=True, centre=gone, corruption_tokens={"motol": tokens}, piles={"karst": ["A: C"]})
    if tokens:
        assert t.play(0, "assassinate").choices(0) == ["kill_corruption motol"]
        assert t.play(0, "kill_corruption motol").on("motol")["corruption"] == 0
    else:
        assert "assassinate" not in t.choices(0) and t.refused(0, "assassinate").rule == "DIK-Q27"


# -- places


def crowded(*but: str, limit: int = 2) -> dict[str, list[str]]:
    """Every sector full of B's piles, but for some."""
    sectors = list(scene(2).table.view(None)["sectors"])
    return {sector: ["B: C"] * limit for sector in sectors if sector not in but}


@rule("DIK-Q30", "DIK-176", "DIK-074")
def test_a_pile_moves_only_where_there_is_room() -> None:
    full = crowded("karst") | {"karst": ["A: C,E"]}
    t = house(cards={"A": ["HY3", "MO5"]}, piles=full)
    for move in ("use HY3 0", "special MO5 0"):
        assert t.refused(0, move).why == "nothing-to-do"
    t = house(cards={"A": ["HY3"]}, piles=full | {"motol": ["B: C"]}).play(0, "use HY3 0")
    assert t.choices(0) == [f"pile {t.pile('karst')}"]
    t.play(0, f"pile {t.pile('karst')}")
    assert t.choices(0) == ["name motol"]


@rule("DIK-074", "DIK-101")
def test_a_tunnel_needs_a_sector_that_is_not_full_even_for_it() -> None:
    given: dict[str, Any] = {"cabals": "resistance,harmonie", "developed": {"A": ["RE3"]}, "reserve": [{"C": 1}]}
    assert house(piles=crowded(limit=3), **given).refused(0, "special RE3 0").why == "nothing-to-do"
    t = house(piles=crowded(limit=3) | {"motol": ["B: C", "B: C"]}, **given).play(0, "special RE3 0")
    assert t.choices(0) == ["name motol"]
    assert house(piles=crowded(), **given).refused(0, "send").rule == "DIK-074"


@rule("DIK-192", "DIK-Q91", "DIK-Q74")
def test_others_move_to_others_to_corruption_or_to_a_free_place() -> None:
    piles = {"karst": ["others: C,E"], "motol": ["A: C", "others: G"], "josefov": ["A: C", "B: C"], "college": ["B: C"]}
    piles["forteresse"] = ["A: C", "B: C"]
    t = scene(2, others=True, markers={"A": {"artefact": 1}}, piles=piles, corruption_tokens={"college": 1})
    t.play(0, "use artefact_1 1", f"pawn {t.pile('karst')} 2")
    named = [choice.split()[1] for choice in t.choices(0)]
    assert "karst" not in named and "josefov" not in named and "forteresse" not in named
    assert "motol" in named and "college" in named and "artefact" in named
    t.play(0, "name college", "stop")
    assert t.piles("college") == ["B: C", "others: E"] and t.piles("karst") == ["others: C"]


@rule("DIK-229", "DIK-Q91")
def test_both_others_pawns_come_from_one_sector_and_go_to_one() -> None:
    piles = {"karst": ["others: C,E,G"], "motol": ["others: G,G"]}
    t = scene(2, others=True, markers={"A": {"artefact": 1}}, piles=piles)
    karst, motol = t.pile("karst"), t.pile("motol")
    t.play(0, "use artefact_1 1")
    assert {f"pawn {karst} 3", f"pawn {motol} 2", f"pawn {t.pile('artefact')} 1"} <= set(t.choices(0))
    t.play(0, f"pawn {karst} 3", "name motol")
    assert t.choices(0) == [f"pawn {karst} 1", f"pawn {karst} 2", "stop"]
    t.play(0, f"pawn {karst} 1")
    assert (t.piles("karst"), t.piles("motol")) == (["others: E"], ["others: C,G,G,G"])
    assert t.asks == [(0, "manoeuvre")], "two, and no third"


@rule("DIK-229")
def test_an_others_pile_moved_away_to_the_last_pawn_leaves_nothing_to_move() -> None:
    t = scene(2, others=True, markers={"A": {"artefact": 1}}, piles={"karst": ["others: C"]})
    t.play(0, "use artefact_1 1", f"pawn {t.pile('karst')} 1", "name motol")
    assert (t.piles("karst"), t.piles("motol"), t.asks) == ([], ["others: C"], [(0, "manoeuvre")])


@rule("DIK-153", "DIK-Q31")
def test_own_pawns_move_from_one_pile_onto_piles_in_other_sectors() -> None:
    piles = {"karst": ["A: C,G", "A: E"], "motol": ["A: C"], "josefov": ["B: C"]}
    t = scene(2, markers={"A": {"artefact": 1}}, piles=piles).play(0, "use artefact_1 0")
    assert set(t.choices(0)) == {"pawn 1 1", "pawn 1 2", "pawn 2 1", "pawn 3 1"}
    t.play(0, "pawn 3 1")
    assert t.choices(0) == ["pile 1", "pile 2"], "not its own sector, not B's"
    t.play(0, "pile 2")
    assert (t.piles("karst"), t.piles("motol")) == (["A: C,G", "A: C,E"], [])
    assert t.asks == [(0, "manoeuvre")], "that pile is gone: nothing more to move from it"
    t = scene(2, markers={"A": {"artefact": 1}}, piles=piles).play(0, "use artefact_1 0", "pawn 1 2", "pile 3")
    assert t.choices(0) == ["pawn 1 1", "stop"]
    assert t.play(0, "pawn 1 1", "pile 3").piles("motol") == ["A: C,G,C"]
    assert t.asks == [(0, "manoeuvre")]


@rule("DIK-Q31")
def test_pawns_need_two_own_piles_in_different_sectors() -> None:
    t = scene(2, markers={"A": {"artefact": 1}}, piles={"karst": ["A: C", "A: E"], "motol": ["B: C"]})
    assert t.refused(0, "use artefact_1 0").why == "nothing-to-do"


# -- tokens


@rule("DIK-038")
@pytest.mark.parametrize(
    ("cabal", "card", "token"), [("garde_noire", "GN1", "blockhaus"), ("resistance", "RE1", "revolt")]
)
def test_one_token_a_sector_and_none_without_stock(cabal: str, card: str, token: str) -> None:
    sectors = list(scene(2).table.view(None)["sectors"])
    given: dict[str, Any] = {"cabals": f"{cabal},harmonie", "developed": {"A": [card]}, "stock": {"A": 2}}
    t = house(**given | {token: ["karst"]}).play(0, f"use {card} 0")
    assert t.choices(0) == [f"name {sector}" for sector in sectors if sector != "karst"]
    t.play(0, "name artefact")
    assert (t.on("artefact")[token], t.player(0)["stock"]) == (1, 1)
    assert house(**{**given, "stock": {"A": 0}}).refused(0, f"use {card} 0").why == "tokens-spent"


@rule("DIK-038")
def test_a_sleeper_goes_on_a_pile_of_an_opponent_that_has_none() -> None:
    given: dict[str, Any] = {"cabals": "polisec,harmonie", "developed": {"A": ["PS1"]}, "stock": {"A": 2}}
    piles = {"karst": ["A: C", "B: C"], "motol": ["B: C", "others: C"]}
    t = house(others=True, piles=piles, sleepers=[2], **given).play(0, "use PS1 0")
    assert t.choices(0) == ["pile 3"]
    t.play(0, "pile 3")
    assert [pile["sleeper"] for pile in t.table.view(None)["piles"]][:4] == [False, True, True, False]
    assert t.player(0)["stock"] == 1
    own = house(piles={"karst": ["A: C"]}, **given)
    assert own.refused(0, "use PS1 0").why == "nothing-to-do"


@rule("DIK-Q100")
def test_a_host_already_forced_is_not_forced_again() -> None:
    cabals: dict[str, Any] = {"cabals": "syndicats,harmonie", "developed": {"A": ["SY5"]}, "stock": {"A": 2}}
    t = house(members={"B": 2}, cards={"A": ["MO6"]}, turn="B", **cabals).play(
        0, "use SY5 0", "use MO6 0", "element SY5"
    )
    assert t.player(0)["used"] == ["MO6"]
    assert t.refused(0, "use SY5 0").rule == "DIK-Q07"


# -- Exchanges (DIK-173)


@rule("DIK-173", "DIK-Q39")
def test_an_affinity_is_given_only_if_another_type_can_be_had_for_it() -> None:
    taken = ["pe"] * 9 + ["ar"] * 10
    t = house(cards={"A": ["JO5"]}, affinity=[["po", "pe"], taken]).play(0, "use JO5 0")
    assert t.choices(0) == ["give_up people"], "People and Artefact are out of stock"
    t.play(0, "give_up people")
    assert t.choices(0) == ["affinity politics"]
    t.play(0, "affinity politics")
    assert [t.goods(good)[0] for good in ("politics", "people")] == [2, 0]


@rule("DIK-173")
def test_an_affinity_sold_for_power_needs_nothing_in_stock() -> None:
    taken = ["po"] * 9 + ["pe"] * 9 + ["ar"] * 10
    t = house(cards={"A": ["AR6"]}, affinity=[["po", "pe"], taken]).play(0, "use AR6 0")
    assert t.choices(0) == ["give_up politics", "give_up people"]
    t.play(0, "give_up people")
    assert (t.pp[0], t.goods("people")[0], t.goods("politics")[0]) == (5, 0, 1)
    assert t.asks == [(0, "manoeuvre")]


@rule("DIK-173")
def test_an_exchange_with_a_choice_takes_its_whole_price(tmp_path: Path) -> None:
    sold = "give = { any_affinity = 1 }, get = { pp = 5 }"
    edition = changed(tmp_path, opportunities={sold: sold.replace("any_affinity = 1", "any_affinity = 2")})
    t = scene(2, content=edition, cards={"A": ["AR6"]}, affinity=[["po", "po", "pe"], []], pp=[0, 0])
    assert t.play(0, "use AR6 0").choices(0) == ["give_up politics"]
    assert t.play(0, "give_up politics").goods("politics") == [0, 0] and t.pp == [5, 0]
    poor = scene(2, content=edition, cards={"A": ["AR6"]}, affinity=[["po", "pe", "ar"], []])
    assert poor.refused(0, "use AR6 0").rule == "DIK-173"


@rule("DIK-173", "DIK-Q39")
@pytest.mark.parametrize(
    ("get", "offered"),
    [("any_affinity = 2", ["affinity people", "affinity artefact"]), ("other_affinity = 1", ["affinity artefact"])],
)
def test_what_comes_is_chosen_among_the_types_in_stock(get: str, offered: list[str], tmp_path: Path) -> None:
    changing = "give = { any_affinity = 1 }, get = { other_affinity = 1 }"
    give = "any_affinity = 1" if "other" in get else "pp = 1"
    edition = changed(tmp_path, opportunities={changing: f"give = {{ {give} }}, get = {{ {get} }}"})
    t = scene(2, content=edition, cards={"A": ["JO5"]}, pp=[3, 0], affinity=[["pe"], ["po"] * 10])
    t.play(0, "use JO5 0")
    if "other" in get:
        t.play(0, "give_up people")
    assert t.choices(0) == offered
    t.play(0, "affinity artefact")
    assert t.goods("artefact")[0] == int(get[-1]) and t.pp[0] == (3 if "other" in get else 2)
