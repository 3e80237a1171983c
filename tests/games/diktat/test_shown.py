"""What the board of Diktat shows all the time comes from the rules: how many Cycles, the goal, what may be dealt."""

import pytest

from tests.games.diktat.scene import scene
from tests.marks import rule


@rule("DIK-009", "DIK-010", "DIK-011", "DIK-012", "DIK-002")
@pytest.mark.parametrize(("seats", "cycles"), [(2, 5), (3, 4), (4, 4), (5, 3)])
def test_a_view_says_how_long_the_game_is(seats: int, cycles: int) -> None:
    view = scene(seats).table.view(None)
    assert (view["cycles"], view["goal"]) == (cycles, 10)
    assert view["phases"][0] == "opportunities" and view["phases"][-1] == "end_of_cycle"


@rule("DIK-Q50", "DIK-Q51")
def test_a_deal_names_what_each_seat_can_give() -> None:
    t = scene(2, pawns=[1, 1], cards={"A": ["Karst[Po|N1]"]}, markers={1: {"karst": 1}}, piles={"motol": ["A:citizen"]})
    deal = next(domain for domain in t.table.beside(0) if not isinstance(domain, tuple) and domain.kind == "deal")
    told = deal.describe()
    assert told["things"] == [["card:KA1", "place:1"], ["marker:karst"]]
    assert told["screened"] == ["citizen", "guard", "emissary", "pp", "politics", "people", "artefact"]
    assert t.table.choose(0, ("offer", 1, "give:card:KA1", "get:pp:1")) is None
    offer = t.table.view(1)["offers"][0]
    assert (offer["items"], offer["unseen"]) == (["give:card:KA1", "get:pp:1"], ["get:pp:1"])
