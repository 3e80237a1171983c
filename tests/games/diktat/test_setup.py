"""Aim, numbers of players, setup (DIK-001 to DIK-022) and the words the rules are made of."""

from typing import Any

import pytest

import ludotheque
from ludotheque.core.game import BadOption
from ludotheque.games.diktat.names import CABAL_IDS, SECTOR_IDS
from tests.games.diktat.scene import Scene, fresh, scene
from tests.marks import rule


def laid_out(seats: int = 3, **options: Any) -> Scene:
    """The table before the first Cycle: the last player has not chosen a Cabal yet."""
    t = fresh(seats, cabals="choose", **options)
    for seat in range(seats - 1):
        t.play(seat, f"cabal {CABAL_IDS[seat]}")
    return t


# -- players and Cabals


@rule("DIK-001")
def test_two_to_five_players_each_lead_a_different_cabal() -> None:
    assert tuple(ludotheque.game("diktat").manifest.seats) == (2, 5)
    for seats in (2, 3, 4, 5):
        cabals = [player["cabal"] for player in fresh(seats).table.view(None)["players"]]
        assert len(cabals) == len(set(cabals)) == seats
    for seats in (1, 6):
        with pytest.raises(BadOption, match="2 to 5 seats"):
            fresh(seats)


@rule("DIK-001")
def test_no_cabal_is_led_twice() -> None:
    with pytest.raises(BadOption, match="twice"):
        fresh(2, cabals="polisec,polisec")
    t = fresh(2, cabals="choose").play(0, "cabal polisec")
    assert t.refused(1, "cabal polisec").rule == "DIK-001"
    assert t.choices(1) == ["cabal harmonie", "cabal garde_noire", "cabal syndicats", "cabal resistance"]


@rule("DIK-015")
def test_cabals_are_dealt_at_random_or_chosen() -> None:
    dealt = {fresh(2, seed).player(0)["cabal"] for seed in range(30)}
    assert dealt == set(CABAL_IDS)
    t = fresh(2, cabals="choose").play(0, "cabal syndicats").play(1, "cabal harmonie")
    assert [t.player(seat)["cabal"] for seat in (0, 1)] == ["syndicats", "harmonie"]


# -- values that depend on the number of players

COUNTS = {2: (5, 5, 2), 3: (4, 5, 2), 4: (4, 4, 3), 5: (3, 4, 3)}


def measured(seats: int) -> tuple[int, int, int]:
    """Cycles (played to the end, nobody doing anything but Extend influence), Manoeuvre pawns, face-up cards."""
    t = fresh(seats)
    pawns, track = t.player(0)["pawns"], len(t.table.view(None)["track"])
    assert all(player["pawns"] == pawns for player in t.table.view(None)["players"])
    while t.table.waiting:
        t.time_out()
    return t.table.view(None)["cycle"], pawns, track


@rule("DIK-009")
def test_two_players_have_5_cycles_5_manoeuvres_2_cards() -> None:
    assert measured(2) == (5, 5, 2)


@rule("DIK-010")
def test_three_players_have_4_cycles_5_manoeuvres_2_cards() -> None:
    assert measured(3) == (4, 5, 2)


@rule("DIK-011")
def test_four_players_have_4_cycles_4_manoeuvres_3_cards() -> None:
    assert measured(4) == (4, 4, 3)


@rule("DIK-012")
def test_five_players_have_3_cycles_4_manoeuvres_3_cards() -> None:
    assert measured(5) == (3, 4, 3)


@rule("DIK-009", "DIK-010", "DIK-011", "DIK-012", "DIK-059", "DIK-060", "DIK-062")
@pytest.mark.parametrize("seats", COUNTS)
def test_dik_x01_player_count_table(seats: int) -> None:
    assert measured(seats) == COUNTS[seats]
    view = fresh(seats).table.view(None)
    assert view["secret"] == {"card": None}
    assert view["deck"] == 72 - COUNTS[seats][2] - 1


@rule("DIK-013")
@pytest.mark.parametrize(("seats", "limit"), [(2, 2), (3, 2), (4, 2), (5, 3)])
def test_a_sector_holds_two_piles_and_three_with_five_players(seats: int, limit: int) -> None:
    below = scene(seats, reserve={"A": {"c": 1}}, piles={"karst": ["B: C"] * (limit - 1)}).play(0, "send")
    assert "name karst" in below.choices(0)
    full = scene(seats, reserve={"A": {"c": 1}}, piles={"karst": ["B: C"] * limit}).play(0, "send")
    assert full.refused(0, "name karst").rule == "DIK-074"


# -- the table before the first Cycle


@rule("DIK-014")
def test_the_72_opportunity_cards_are_shuffled_into_one_face_down_deck() -> None:
    t = laid_out()
    assert t.table.view(0)["deck"] == t.table.view(None)["deck"] == 72, "only their number is seen"
    decks = [list(fresh(2, seed, cabals="choose").state.deck) for seed in (1, 1, 2)]
    assert all(sorted(deck) == [*range(72)] != deck for deck in decks)
    assert decks[0] == decks[1] != decks[2], "the order comes from the dealer"


@rule("DIK-016")
def test_a_player_takes_the_board_cards_and_pawns_of_the_cabal() -> None:
    t = scene(2, content="house", cabals="resistance,polisec", phase="development", pp=[20, 20])
    t.play(1, "first 0").play(0, "develop")
    assert t.choices(0) == ["play RE1", "play RE2", "play RE3", "play RE4", "play RE5"]
    t.play(0, "play RE1")
    assert t.pp[0] == 20 + 3 - 1, "the first slot of Résistance costs 1"
    assert t.player(0)["token"] == "revolt"
    assert t.player(0)["pawns"] == 4


@rule("DIK-017")
def test_the_endowment_is_taken_once() -> None:
    t = fresh(2, content="house", cabals="choose").play(0, "cabal garde_noire")
    screen = {"citizen": 0, "guard": 0, "emissary": 0, "pp": 2, "politics": 2, "people": 1, "artefact": 1}
    assert t.player(0, eyes=0)["screen"] == screen
    assert (t.player(0)["token"], t.player(0)["stock"]) == ("blockhaus", 6)
    later = scene(
        2, content="house", cabals="garde_noire,polisec", phase="end_of_cycle", affinity=[[], []], stock=[2, 6]
    )
    assert later.table.view(None)["cycle"] == 2
    assert [later.goods(name)[0] for name in ("politics", "people", "artefact")] == [0, 0, 0]
    assert later.player(0)["stock"] == 2


@rule("DIK-Q17")
def test_before_the_first_development_there_are_only_the_pp_of_the_endowment() -> None:
    t = fresh(2, content="house", cabals="choose").play(0, "cabal resistance")
    assert t.player(0, eyes=0)["screen"]["pp"] == 5
    fixture = fresh(2, cabals="choose").play(0, "cabal resistance")
    assert fixture.player(0, eyes=0)["screen"]["pp"] == 0
    assert t.play(1, "cabal harmonie").pp == [5 + 3, 2 + 3]


@rule("DIK-018")
def test_every_vp_counter_starts_on_0_on_the_public_track() -> None:
    t = laid_out(3, content="house")
    assert [t.player(seat)["vp"] for seat in (0, 1)] == [0, 0]
    assert [player["vp"] for player in fresh(5, content="house").table.view(None)["players"]] == [0] * 5


@rule("DIK-019")
def test_nobody_is_administrator_before_the_first_cycle() -> None:
    t = laid_out()
    assert t.table.view(None)["admin"] == -1
    assert t.play(2, "cabal resistance").table.view(None)["admin"] == 0


@rule("DIK-020", "DIK-009")
def test_the_first_cycle_is_the_first_of_five() -> None:
    t = fresh(2, cabals="harmonie,garde_noire")
    played = [t.table.view(None)["cycle"]]
    while not t.table.over:
        seat, ask = t.asks[0]
        t.play(seat, *{"first-player": ["first 0"], "manoeuvre": ["extend", "keep"]}.get(ask, ["pass"]))
        if t.table.view(None)["cycle"] != played[-1]:
            played.append(t.table.view(None)["cycle"])
    assert played == [1, 2, 3, 4, 5]


@rule("DIK-020")
def test_the_cycle_counter_starts_on_1() -> None:
    assert laid_out().table.view(None)["cycle"] == 1
    assert fresh(4).table.view(None)["cycle"] == 1


@rule("DIK-021")
def test_both_markers_of_each_sector_lie_on_it() -> None:
    sectors = laid_out().table.view(None)["sectors"]
    assert list(sectors) == list(SECTOR_IDS)
    assert [sector["markers"] for sector in sectors.values()] == [2] * 12


@rule("DIK-022")
def test_everything_else_is_in_the_general_reserve() -> None:
    t = laid_out()
    view = t.table.view(0)
    assert (view["piles"], view["track"], view["secret"], view["discard"]) == ([], [], None, [])
    assert view["players"][0]["screen"] == dict.fromkeys(view["players"][0]["screen"], 0)
    assert [
        (p["assassin"], p["spy"], p["debt"], p["markers"], p["cards"], p["played"]) for p in view["players"][:2]
    ] == [(0, 0, 0, {}, [], [])] * 2
    assert [t.state.affinity_stock(good) for good in (4, 5, 6)] == [10, 10, 10]


# -- the words of the rules


@rule("DIK-004")
def test_an_element_prevails_over_the_rules_it_contradicts() -> None:
    t = scene(
        2,
        content="house",
        cabals="resistance,polisec",
        developed={"A": ["RE3"]},
        reserve={"A": {"c": 1}},
        piles={"karst": ["B: C", "B: C"]},
    )
    full = Scene(t.table.clone()).play(0, "send")
    assert full.refused(0, "name karst").rule == "DIK-074"
    t.play(0, "special RE3 0", "name karst", "add citizen", "ready")
    assert t.piles("karst") == ["B: C", "B: C", "A: C"]


@rule("DIK-004", "DIK-088")
def test_an_element_changes_a_price_that_the_rules_give() -> None:
    t = scene(2, content="house", cards={"B": ["FO3"]}, pp=[9, 0], piles={"karst": ["B: G"]})
    t.play(0, "assassinate", "kill 1 1")
    assert t.pp == [6, 3]


@rule("DIK-005")
def test_cards_cabal_cards_and_markers_are_all_elements_that_can_be_used() -> None:
    t = scene(
        2,
        content="house",
        cabals="polisec,harmonie",
        cards={"A": ["CO4"]},
        developed={"A": ["PS3"]},
        markers={"A": {"motol": 1}},
    )
    t.play(0, "use motol_1 0", "special CO4 0", "special PS3 0", "opponent 1")
    assert sorted(t.player(0)["used"]) == ["CO4", "PS3", "motol_1"]


@rule("DIK-006")
def test_cards_and_markers_are_possessions_cabal_cards_are_not() -> None:
    t = scene(2, cards={"A": ["KA1"]}, markers={"A": {"karst": 1}}, developed={"A": ["HA-K1"]})
    t.deal(0, 1, "give:card:KA1 give:marker:karst")
    assert (t.player(1)["markers"], [c["card"] for c in t.player(1)["cards"]]) == ({"karst": 1}, ["KA1"])
    assert t.refused(0, "offer 1 give:card:HA-K1").rule == "DIK-Q47"


@rule("DIK-007")
def test_agents_are_exactly_citizens_guards_and_emissaries() -> None:
    t = scene(2, reserve={"A": {"c": 1, "g": 1, "e": 1}}, pp=[5], affinity=[["po"]], spies=[2], assassins=[1])
    t.play(0, "send", "name karst")
    assert t.choices(0) == ["add citizen", "add guard", "add emissary"]
    for good in ("pp", "politics", "spy", "assassin"):
        assert t.refused(0, f"add {good}").rule == "DIK-071"


@rule("DIK-008", "DIK-210")
def test_a_pile_put_beside_an_opponents_is_not_attacked() -> None:
    t = scene(2, others=True, reserve={"A": {"C": 1}}, piles={"josefov": ["B: C"], "karst": ["others: C"]})
    t.play(0, "send", "name josefov", "add citizen", "ready")
    assert t.told("others-attack") == [] and t.asks == [(1, "manoeuvre")]


@rule("DIK-008")
def test_other_means_the_others_pawns_never_an_opponents() -> None:
    t = scene(2, others=True, markers={"A": {"artefact": 1}}, piles={"karst": ["others: C,C"], "josefov": ["B: C"]})
    t.play(0, "use artefact_1 1")
    assert all(not choice.startswith(f"pawn {t.pile('josefov')}") for choice in t.choices(0))
    t.refused(0, f"pawn {t.pile('josefov')} 1")
    t.play(0, f"pawn {t.pile('karst')} 1", "name motol", "stop")
    assert (t.piles("motol"), t.piles("josefov")) == (["others: C"], ["B: C"])


@rule("DIK-168")
def test_the_others_are_an_optional_configuration() -> None:
    base, others = fresh(3), fresh(3, others=True)
    assert base.told("corrupted") == [] and base.table.view(None)["piles"] == []
    assert len(others.told("corrupted")) == 1 and others.table.view(None)["piles"] != []
