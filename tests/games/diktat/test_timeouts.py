"""What is played for a player who does not answer (DIK-Q11)."""

import pytest

from tests.games.diktat.scene import Scene, fresh, scene
from tests.marks import rule


def default(t: Scene) -> object:
    return t.table.waiting[0].default


@rule("DIK-Q11")
def test_who_does_not_answer_extends_influence_without_discard() -> None:
    t = scene(2, reserve={"A": {"c": 1}}, spies=[1], pp=[9], piles={"karst": ["B: C"]})
    assert default(t) == ("extend",)
    assert default(t.time_out()) == ("keep",)
    assert t.time_out().pp[0] == 10
    assert (t.goods("citizen")[0], t.goods("spy")[0]) == (1, 1)


@rule("DIK-Q11")
def test_who_does_not_answer_claims_the_first_legal_trophy_and_bids_nothing() -> None:
    t = scene(2, phase="resolution", pp=[5, 5], track=["KA1"], piles={"karst": ["A: E", "B: E"]})
    assert default(t) == ("name", "karst")
    t.time_out().pass_windows()
    assert [decision.default for decision in t.table.waiting] == [("bid", 0), ("bid", 0)]
    t.time_out().time_out()
    assert default(t) == ("take_marker",)
    assert t.time_out().player(0)["markers"] == {"karst": 1}


@rule("DIK-Q11")
def test_who_does_not_answer_declines_deals() -> None:
    t = scene(2, phase="attack", pp=[5, 0]).play(0, "offer 1 give:pp:1", "pass")
    assert (t.asks, default(t)) == ([(1, "window")], ("pass",))
    t.time_out()
    assert (t.table.view(None)["cycle"], t.told("deal"), t.pp) == (2, [], [8, 3])


@rule("DIK-Q11")
def test_nothing_is_revealed_for_who_does_not_answer() -> None:
    t = scene(2, assassins=[2], piles={"karst": ["B: C,E,G"]}).play(0, "assassinate", "kill 1 1")
    assert default(t) == ("stop",)
    t = scene(2, secret="NV1", piles={"karst": ["B: C"]}).play(0, "spy", "look 1 1", "look_card")
    assert "show" in t.choices(0) and default(t) == ("stop",)


@rule("DIK-Q11")
@pytest.mark.parametrize("others", [False, True])
@pytest.mark.parametrize("seats", [2, 5])
def test_a_game_nobody_answers_goes_on_without_debts_deals_or_showings(seats: int, others: bool) -> None:
    t = fresh(seats, content="house", others=others)
    while t.table.waiting:
        late = t.table.waiting[0]
        assert late.default is not None and t.table.why_not(late.seat, late.default) is None
        t.time_out()
    assert t.told("debt") == t.told("deal") == t.told("shown") == t.told("shown-pawn") == t.told("looked-behind") == []
    assert {event["manoeuvre"] for event in t.told("manoeuvre")} == {"extend"}
