"""The four specific tokens of the house Cabals: how they are placed, what they do, when they leave."""

from typing import Any

import pytest

from tests.games.diktat.scene import Scene, scene
from tests.marks import rule


def house(seats: int, *cabals: str, **described: Any) -> Scene:
    return scene(seats, content="house", cabals=[*cabals], **({"pp": [0] * seats} | described))


def guard(**described: Any) -> Scene:
    """Garde Noire (A) and Harmonie (B)."""
    return house(2, "garde_noire", "harmonie", **described)


def police(**described: Any) -> Scene:
    """PoliSec (A), Harmonie (B) and Garde Noire (C)."""
    return house(3, "polisec", "harmonie", "garde_noire", **described)


def rebels(**described: Any) -> Scene:
    """Résistance (A), Harmonie (B) and PoliSec (C)."""
    return house(3, "resistance", "harmonie", "polisec", **described)


def unions(**described: Any) -> Scene:
    """Syndicats (A), Harmonie (B) and PoliSec (C)."""
    return house(3, "syndicats", "harmonie", "polisec", **described)


# -- the stock of six


@rule("DIK-038")
def test_dik_x09_six_specific_tokens() -> None:
    sectors = ["karst", "motol", "josefov", "college"]
    t = guard(developed={"A": ["GN1"]}, blockhaus=sectors, stock={"A": 0})
    assert "use GN1 0" not in t.beside(0)
    assert t.refused(0, "use GN1 0").rule == "DIK-038"
    assert sum(t.on(sector)["blockhaus"] for sector in sectors) == 4


@rule("DIK-038")
def test_every_cabal_with_a_token_begins_with_six() -> None:
    t = scene(5, content="house")
    held = [(t.player(seat)["token"], t.player(seat)["stock"]) for seat in range(5)]
    assert held == [("", 0), ("blockhaus", 6), ("sleeper", 6), ("membership", 6), ("revolt", 6)]


@rule("DIK-038")
@pytest.mark.parametrize(
    ("t", "move"),
    [
        (lambda: guard(developed={"A": ["GN1"]}, stock={"A": 0}), "use GN1 0"),
        (lambda: police(developed={"A": ["PS1"]}, stock={"A": 0}, piles={"karst": ["B: C"]}), "use PS1 0"),
        (lambda: rebels(developed={"A": ["RE1"]}, stock={"A": 0}), "use RE1 0"),
        (lambda: unions(developed={"A": ["SY1"]}, stock={"A": 0}), "special SY1 0"),
    ],
)
def test_without_a_token_in_stock_none_is_placed(t: Any, move: str) -> None:
    assert t().refused(0, move).rule == "DIK-038"


@rule("DIK-Q96")
def test_a_discarded_token_is_spent_for_the_rest_of_the_game() -> None:
    t = guard(phase="resolution", blockhaus=["karst"], stock={"A": 3}, piles={"karst": ["B: C"]}).play(1, "name karst")
    assert t.on("karst")["blockhaus"] == 0
    assert t.player(0)["stock"] == 3


@rule("DIK-Q96")
def test_a_revolt_that_was_answered_is_spent() -> None:
    t = rebels(phase="resolution", revolt=["karst"], stock={"A": 4}, piles={"karst": ["A: E", "B: E"]})
    t.play(t.asks[0][0], "name karst").play(1, "sacrifice")
    assert (t.on("karst")["revolt"], t.player(0)["stock"]) == (0, 4)


@rule("DIK-Q96")
def test_a_token_sent_back_to_the_stock_can_be_played_again() -> None:
    t = police(developed={"A": ["PS1"]}, stock={"A": 0}, sleepers=[1], piles={"karst": ["B: C"], "motol": ["C: C"]})
    assert t.refused(0, "use PS1 0").rule == "DIK-038"
    t.play(0, "assassinate", "kill 1 1")
    assert t.player(0)["stock"] == 1
    t.play(0, "use PS1 0", "pile 2")
    assert t.player(0)["stock"] == 0


# -- Blockhaus


@rule("DIK-038")
def test_gn1_places_a_blockhaus_on_a_sector_that_has_none() -> None:
    t = guard(developed={"A": ["GN1"]}, blockhaus=["karst"]).play(0, "use GN1 0")
    assert len(t.choices(0)) == 11
    t.refused(0, "name karst")
    t.play(0, "name motol")
    assert t.on("motol")["blockhaus"] == 1
    assert t.player(0)["stock"] == 4
    assert t.player(0)["used"] == ["GN1"]


@rule("DIK-038", "DIK-Q97")
def test_a_blockhaus_counts_one_emissary_more_for_winner_and_order() -> None:
    t = guard(phase="resolution", blockhaus=["karst"], piles={"karst": ["A: E", "B: E"]}).play(1, "name karst")
    assert t.told("winner")[0]["seat"] == 0  # no Power struggle
    assert t.asks == [(0, "trophy")]
    t.play(0, "no_trophy")
    assert t.asks == [(1, "trophy")]
    t.play(1, "no_trophy")
    assert t.piles("karst") == []  # the token allowed no claim of its own


@rule("DIK-038")
def test_a_blockhaus_is_worth_nothing_without_an_emissary_there() -> None:
    t = guard(phase="resolution", blockhaus=["karst"], piles={"karst": ["A: C,G", "B: E"]}).play(1, "name karst")
    assert t.asks == [(1, "trophy")]
    t.play(1, "no_trophy")
    assert len(t.told("no-trophy")) == 1


@rule("DIK-038")
def test_a_blockhaus_leaves_with_the_conquest_of_its_sector_only() -> None:
    piles = {"karst": ["B: C"], "motol": ["B: C"]}
    t = guard(phase="resolution", blockhaus=["karst", "josefov"], piles=piles).play(1, "name motol")
    assert t.on("karst")["blockhaus"] == 1
    t.play(1, "name karst")
    assert (t.on("karst")["blockhaus"], t.on("josefov")["blockhaus"]) == (0, 1)
    assert t.player(0)["stock"] == 4, "what is spent cannot be played again"
    t.pass_windows()
    assert t.table.view(None)["cycle"] == 2
    assert t.on("josefov")["blockhaus"] == 1  # it stays at the end of the Cycle


# -- Sleeper Agent


@rule("DIK-038")
def test_ps1_places_a_sleeper_on_an_opposing_players_pile() -> None:
    piles = {"karst": ["A: C", "B: C"], "motol": ["C: C", "others: C"]}
    t = police(others=True, developed={"A": ["PS1"]}, piles=piles, sleepers=[3]).play(0, "use PS1 0")
    assert t.choices(0) == ["pile 2"]  # not its own, not the Others', not one that has one
    t.play(0, "pile 2")
    assert [pile["sleeper"] for pile in t.table.view(None)["piles"]][:3] == [False, True, True]
    assert t.player(0)["stock"] == 4


@rule("DIK-Q97")
def test_a_woken_sleeper_replaces_a_citizen_and_claims_for_polisec() -> None:
    t = police(phase="resolution", sleepers=[1], stock={"A": 5}, piles={"karst": ["B: E,C,C"]})
    t.play(1, "name karst").pass_windows()
    assert t.piles("karst") == ["B: E,C"]
    assert [seat for seat, _ in t.asks] == [0, 1]  # one Emissary each: a Power struggle
    t.play(0, "bid 0").play(1, "bid 0").play(1, "no_trophy")
    t.play(0, "take_marker")
    assert t.player(0)["markers"] == {"karst": 1}
    assert t.piles("karst") == []
    assert t.player(0)["stock"] == 5  # spent


@rule("DIK-038", "DIK-Q97")
def test_a_woken_sleeper_adds_to_the_emissaries_of_polisec() -> None:
    t = police(phase="resolution", sleepers=[1], piles={"karst": ["B: E,C", "A: E"]}).play(1, "name karst")
    assert t.told("winner")[0]["seat"] == 0
    t.play(0, "no_trophy").play(1, "no_trophy").play(0, "no_trophy")
    assert t.piles("karst") == []


@rule("DIK-038", "DIK-Q97")
def test_a_sleeper_on_a_pile_without_a_citizen_is_discarded() -> None:
    t = police(phase="resolution", sleepers=[1], stock={"A": 5}, piles={"karst": ["B: E,G"]}).play(1, "name karst")
    assert t.asks == [(1, "trophy")]
    t.play(1, "no_trophy")
    assert len(t.told("no-trophy")) == 1
    assert t.player(0)["stock"] == 5


@rule("DIK-038")
@pytest.mark.parametrize("way", ["assassinated", "withdrawn", "taken back"])
def test_a_sleeper_returns_to_the_stock_when_its_pile_leaves_the_board(way: str) -> None:
    t = house(
        3, "polisec", "resistance", "harmonie", developed={"B": ["RE5"]}, sleepers=[1], stock={"A": 5},
        piles={"karst": ["B: C"]},
    )  # fmt: skip
    if way == "assassinated":
        t.play(0, "assassinate", "kill 1 1")
    elif way == "taken back":
        t.play(1, "use RE5 0", "pile 1")
    else:
        t.play(1, "offer 0 give:place:1")
        t.play(0, next(choice for choice in t.beside(0) if choice.startswith("accept")))
    assert t.piles("karst") == []
    assert t.player(0)["stock"] == 6


@rule("DIK-038")
def test_a_sleeper_moves_with_its_pile() -> None:
    t = police(sleepers=[1], stock={"A": 5}, markers={"B": {"motol": 2}}, piles={"karst": ["B: C"]})
    t.play(1, "use motol_2 2", "pile 1", "name josefov")
    assert [(pile["sector"], pile["sleeper"]) for pile in t.table.view(None)["piles"]] == [("josefov", True)]
    assert t.player(0)["stock"] == 5


# -- Revolt


@rule("DIK-038")
def test_re1_places_a_revolt_on_a_sector_that_has_none() -> None:
    t = rebels(developed={"A": ["RE1"]}, revolt=["karst"]).play(0, "use RE1 0")
    t.refused(0, "name karst")
    t.play(0, "name motol")
    assert (t.on("motol")["revolt"], t.player(0)["stock"]) == (1, 4)


@rule("DIK-Q97")
def test_a_revolt_makes_each_other_player_pay_or_lose_an_emissary_in_order_of_rank() -> None:
    piles = {"karst": ["C: E", "A: C", "B: E,E"]}
    t = rebels(phase="resolution", revolt=["karst"], stock={"A": 5}, pp=[0, 3, 1], piles=piles)
    t.play(1, "name karst")
    assert t.asks == [(1, "revolt")]
    assert set(t.choices(1)) == {"pay", "sacrifice"}
    t.play(1, "pay")
    assert t.asks == [(2, "revolt")]
    assert t.choices(2) == ["sacrifice"]  # too poor, and no Debt is forced
    assert t.refused(2, "pay").rule == "DIK-Q13"
    t.play(2, "sacrifice")
    assert (t.pp, t.goods("debt")) == ([2, 1, 1], [0, 0, 0])
    assert t.piles("karst") == ["A: C", "B: E,E"]
    assert t.on("karst")["revolt"] == 0
    assert t.player(0)["stock"] == 5  # spent


@rule("DIK-Q85", "DIK-Q97")
def test_whoever_loses_an_emissary_to_a_revolt_says_from_which_pile() -> None:
    t = rebels(phase="resolution", revolt=["karst"], piles={"karst": ["A: C", "B: E", "B: E,C"]}).play(1, "name karst")
    t.play(1, "sacrifice")
    assert t.asks == [(1, "lose-emissary")]
    t.play(1, "pile 3")
    assert t.piles("karst") == ["A: C", "B: E", "B: C"] and t.asks == [(1, "trophy")]


@rule("DIK-Q97")
def test_a_revolt_comes_before_the_emissaries_are_counted() -> None:
    t = rebels(phase="resolution", revolt=["karst"], piles={"karst": ["A: E", "B: E"]}).play(1, "name karst")
    t.play(1, "sacrifice")
    assert t.told("winner")[0]["seat"] == 0


@rule("DIK-038", "DIK-Q97")
def test_a_revolt_waits_until_resistance_has_a_pile_there() -> None:
    t = rebels(phase="resolution", revolt=["karst"], piles={"karst": ["B: E"]}).play(1, "name karst")
    assert t.asks == [(1, "trophy")]
    t.play(1, "no_trophy")
    assert t.on("karst")["revolt"] == 1


@rule("DIK-038", "DIK-Q97")
def test_a_revolt_spares_those_without_an_emissary() -> None:
    t = rebels(phase="resolution", revolt=["karst"], pp=[0, 5, 5], piles={"karst": ["A: E", "B: C"]})
    t.play(1, "name karst")
    assert t.asks == [(0, "trophy")]
    assert t.on("karst")["revolt"] == 0


@rule("DIK-Q97")
def test_the_higher_rank_first_a_sleeper_that_woke_answers_for_the_revolt() -> None:
    piles = {"karst": ["A: E", "B: C,E"]}
    t = rebels(phase="resolution", revolt=["karst"], sleepers=[2], pp=[0, 5, 5], piles=piles).play(1, "name karst")
    assert t.piles("karst") == ["A: E", "B: E"]  # PoliSec outranks Résistance: its Sleeper woke first
    t.play(1, "pay")
    assert t.asks == [(2, "revolt")]
    t.play(2, "sacrifice").pass_windows()
    assert [(told["seat"], told["pile"]) for told in t.told("emissary-lost")] == [(2, 0)]  # it came from no pile
    assert [seat for seat, _ in t.asks] == [0, 1]  # nothing is left of PoliSec here


@rule("DIK-Q97")
def test_the_revolt_comes_first_when_resistance_has_the_higher_rank() -> None:
    piles = {"karst": ["A: E", "B: C,E"]}
    t = rebels(
        phase="resolution", revolt=["karst"], sleepers=[2], pp=[0, 5, 5], markers={"A": {"college": 2}}, piles=piles,
        admin="A",
    )  # fmt: skip
    t.play(0, "name karst")
    assert t.piles("karst") == ["A: E", "B: C,E"]
    t.play(1, "pay").pass_windows()
    assert [seat for seat, _ in t.asks] == [0, 1, 2]  # the Sleeper woke afterwards


# -- Membership


@rule("DIK-038", "DIK-063")
def test_syndicats_take_one_pp_a_membership_in_each_development() -> None:
    t = unions(phase="development", members={"B": 2, "C": 1}, stock={"A": 3}).pass_windows()
    assert t.pp == [6, 3, 3]
    assert t.told("dues")[0]["n"] == 3


@rule("DIK-038")
def test_memberships_stay_at_the_end_of_the_cycle() -> None:
    t = unions(phase="end_of_cycle", members={"B": 2}, stock={"A": 4}).pass_windows()
    assert t.player(1)["members"] == 2
    assert t.pp == [5, 3, 3]


@rule("DIK-038", "DIK-Q07")
def test_a_host_may_send_a_membership_back_for_three_pp_at_the_start_of_its_turn() -> None:
    t = unions(members={"B": 2}, stock={"A": 4}, pp=[0, 4, 9], turn="B")
    assert "dismiss" in t.beside(1)
    t.play(1, "dismiss")
    assert t.pp == [3, 1, 9]
    assert (t.player(1)["members"], t.player(0)["stock"]) == (1, 5)
    assert t.refused(1, "dismiss").rule == "DIK-Q13"  # 1 PP left
    assert t.asks == [(1, "manoeuvre")]


@rule("DIK-038", "DIK-Q07")
def test_a_host_cannot_send_it_back_in_another_turn_or_later_in_its_own() -> None:
    t = unions(members={"B": 1, "C": 0}, pp=[0, 9, 9], turn="C")
    t.refused(1, "dismiss")
    t.refused(2, "dismiss")  # no Membership
    t = unions(members={"B": 1}, pp=[0, 9, 9], cards={"B": ["MO2"]}, turn="B").play(1, "extend", "keep")
    t.refused(1, "dismiss")
    t.play(1, "use MO2 0").refused(1, "dismiss")
