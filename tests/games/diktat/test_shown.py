"""What the board of Diktat shows all the time comes from the rules: how many Cycles, the goal, what may be dealt."""

from typing import Any

import pytest

from ludotheque.games.diktat.codec import CLAUSES
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
    told: Any = deal.describe()
    assert told["things"] == [["card:KA1", "place:1"], ["marker:karst"]]
    values = told["values"]
    assert set(values) == {variable for variables in CLAUSES.values() for variable in variables}
    assert (values["pile"], values["position"], values["card"], values["seat"]) == ([1], [1], ["KA1"], [0, 1])
    assert told["screened"] == ["citizen", "guard", "emissary", "pp", "politics", "people", "artefact"]
    assert t.table.choose(0, ("offer", 1, "give:card:KA1", "get:pp:1")) is None
    offer = t.table.view(1)["offers"][0]
    assert (offer["items"], offer["unseen"]) == (["give:card:KA1", "get:pp:1"], ["get:pp:1"])


@rule("DIK-Q53")
def test_every_clause_that_a_composer_can_make_is_a_line_of_a_deal() -> None:
    t = scene(2, pawns=[1, 1], secret="KA2", secret_seen=["A"], piles={"motol": ["A:citizen"]})
    deal = next(domain for domain in t.table.beside(0) if not isinstance(domain, tuple) and domain.kind == "deal")
    told: Any = deal.describe()
    values = told["values"]
    for clause, variables in CLAUSES.items():
        line = ":".join(["i", clause, *(str(values[variable][-1]) for variable in variables), "0"])
        assert deal.why_not(("offer", 1, line)) is None, line


@rule("DIK-060", "DIK-Q53")
def test_only_who_has_seen_the_secret_card_is_offered_to_name_it() -> None:
    t = scene(2, pawns=[1, 1], secret="KA2", secret_seen=["B"])
    deals: list[Any] = [
        next(domain for domain in t.table.beside(seat) if not isinstance(domain, tuple) and domain.kind == "deal")
        for seat in (0, 1)
    ]
    assert ["KA2" in deal.describe()["values"]["card"] for deal in deals] == [False, True]
