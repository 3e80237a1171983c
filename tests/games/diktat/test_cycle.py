"""The Cycle: its phases (DIK-049, DIK-050), Opportunities and Development (DIK-059 to DIK-064)."""

import pytest

from tests.games.diktat.scene import fresh, scene
from tests.marks import rule

STAGES = {
    "cycle": "start",
    "opportunity": "opportunities",
    "secret-card": "opportunities",
    "development": "development",
    "first-player": "manoeuvres",
    "manoeuvre": "manoeuvres",
    "secret-revealed": "resolution",
    "cycle-ends": "end",
}


@rule("DIK-049")
def test_a_cycle_has_five_phases_in_order() -> None:
    t = fresh(2)
    while t.table.view(None)["cycle"] == 1:
        t.time_out()
    stages = [STAGES[str(event["key"])] for event in t.table.events(None) if event["key"] in STAGES]
    changes = [stage for at, stage in enumerate(stages) if at == 0 or stage != stages[at - 1]]
    cycle = ["start", "opportunities", "development", "manoeuvres", "resolution", "end"]
    assert changes == [*cycle, "start", "opportunities", "development"]


@rule("DIK-050")
@pytest.mark.parametrize(("seats", "last"), [(2, 5), (3, 4), (4, 4), (5, 3)])
def test_a_new_cycle_begins_unless_that_was_the_last_or_the_game_ended(seats: int, last: int) -> None:
    before = scene(seats, cycle=last - 1, phase="end_of_cycle")
    assert (before.table.over, before.table.view(None)["cycle"]) == (False, last)
    assert scene(seats, cycle=last, phase="end_of_cycle").table.over
    assert scene(seats, cycle=1, phase="end_of_cycle", vp=[10]).table.over


# -- Opportunities


@rule("DIK-059")
@pytest.mark.parametrize(("seats", "cards"), [(2, 2), (3, 2), (4, 3), (5, 3)])
def test_the_cards_of_the_cycle_are_drawn_face_up_from_the_deck(seats: int, cards: int) -> None:
    t = scene(seats, phase="opportunities", deck=["KA1", "NV2", "MS3", "AR4"])
    assert t.table.view(None)["track"] == ["KA1", "NV2", "MS3"][:cards]
    assert t.table.view(None)["deck"] == 72 - cards - 1
    assert [event["card"] for event in t.told("opportunity")] == ["KA1", "NV2", "MS3"][:cards]


@rule("DIK-060")
def test_then_one_card_is_put_face_down_and_nobody_sees_it() -> None:
    t = scene(2, phase="opportunities", deck=["KA1", "NV2", "MS3"])
    assert t.state.content.card_ids[t.state.secret] == "MS3"
    for eyes in (0, 1, None):
        assert t.table.view(eyes)["secret"] == {"card": None}
        assert "MS3" not in str(t.table.view(eyes)) + str(t.table.events(eyes))


# -- Development


@rule("DIK-061")
def test_everybody_receives_3_citizens_3_guards_3_emissaries_and_3_pp() -> None:
    t = scene(3, phase="development", pp=[0, 1, 2])
    for agent in ("citizen", "guard", "emissary"):
        assert t.goods(agent) == [3, 3, 3]
    assert t.pp == [3, 4, 5]


@rule("DIK-062")
@pytest.mark.parametrize(("seats", "pawns"), [(2, 5), (3, 5), (4, 4), (5, 4)])
def test_everybody_receives_the_manoeuvre_pawns_of_the_cycle(seats: int, pawns: int) -> None:
    t = scene(seats, phase="development", pawns=[0] * seats)
    assert [player["pawns"] for player in t.table.view(None)["players"]] == [pawns] * seats


@rule("DIK-063")
def test_the_development_benefits_of_all_elements_are_received() -> None:
    t = scene(
        2,
        content="house",
        cabals="garde_noire,polisec",
        phase="development",
        pp=[0, 0],
        markers={"A": {"hypogees": 1}},
        cards={"A": ["CO2", "KA6"]},
        developed={"A": ["GN2"]},
    )
    assert (t.goods("spy")[0], t.goods("assassin")[0]) == (1, 2), "a marker and a card"
    assert (t.goods("citizen")[0], t.goods("guard")[0]) == (4, 4), "a card and a Cabal card"
    assert t.pp == [3 + 1 + 1, 3]


@rule("DIK-063")
def test_they_are_received_in_every_development_phase() -> None:
    t = scene(2, phase="development", pp=[0, 0], markers={"A": {"combinat": 1}})
    assert t.pp == [4, 3]
    while t.table.view(None)["cycle"] == 1:
        t.time_out()
    assert t.pp == [4 + 5 + 4, 3 + 5 + 3]


@rule("DIK-064")
def test_an_element_obtained_later_pays_for_the_first_time_in_the_next_cycle() -> None:
    t = scene(2, phase="resolution", piles={"karst": ["A: E"]})
    t.play(0, "name karst", "take_marker")
    assert t.player(0)["markers"] == {"karst": 1} and t.goods("assassin") == [0, 0]
    t.pass_windows()
    assert t.table.view(None)["cycle"] == 2 and t.goods("assassin") == [1, 0]


@rule("DIK-Q45")
def test_a_used_element_does_not_pay_in_the_development_phase() -> None:
    markers = {"A": {"combinat": 2}, "B": {"forteresse": 1}}
    t = scene(2, phase="development", pp=[0, 0], markers=markers, used={"A": ["combinat_2"]})
    assert t.pp == [3, 3]
    assert t.goods("guard") == [3, 4]


# -- golden tests


@rule("DIK-055", "DIK-059", "DIK-060", "DIK-061", "DIK-062")
def test_dik_g01_first_development() -> None:
    t = fresh(4, cabals="harmonie,garde_noire,polisec,syndicats")
    screen = {"citizen": 3, "guard": 3, "emissary": 3, "pp": 3, "politics": 0, "people": 0, "artefact": 0}
    assert [t.player(seat, eyes=seat)["screen"] for seat in range(4)] == [screen] * 4
    view = t.table.view(None)
    assert [player["pawns"] for player in view["players"]] == [4] * 4
    assert (len(view["track"]), view["secret"], view["deck"]) == (3, {"card": None}, 68)
    assert (view["phase"], view["admin"], t.asks) == ("manoeuvres", 0, [(0, "first-player")])


@rule("DIK-139", "DIK-143", "DIK-145")
def test_dik_g07_two_levels_do_not_add_up() -> None:
    t = scene(2, phase="development", pp=[0, 0], markers={"A": {"karst": 2, "combinat": 2}})
    assert t.goods("assassin")[0] == 2
    assert t.pp[0] == 3 + 2
