"""A finished game explained: the points add up, those for rouages out of action apart, and the Fiel beside them."""

from typing import Any

import pytest

from ludotheque.core.game import Account
from tests.games.olomoc.scene import Scene, scene
from tests.marks import rule


def account(t: Scene) -> Account:
    told = t.table.rules.account(t.s)
    assert t.table.over and told is not None and t.table.result is not None
    points = [line for line in told.lines if not line.after]
    assert [sum(line.values[seat] or 0 for line in points) for seat in range(2)] == t.table.result.scores
    return told


def lines(t: Scene) -> dict[str, Any]:
    return {line.key: line.values for line in account(t).lines}


def ended(**told: Any) -> Scene:
    return scene(bare=False, step="end", cycle=4, **told)


@rule("OLO-001", "OLO-251")
def test_points_of_the_agenda_and_for_rouages_out_of_action_are_told_apart() -> None:
    lost = {"b1": {"out": True, "fell": 2}, "b2": {"out": True, "fell": 3}}
    t = ended(vp=[2, 1], pieces=lost, markers={"m1": {"token": 0}, "m2": {"token": 1}})
    assert lines(t) == {"agenda": [1, 2], "fallen": [2, 0]}
    assert (account(t).because, account(t).numbers) == ("points", {"n": 3, "less": 2})


@rule("OLO-001")
@pytest.mark.parametrize(("agenda", "worth"), [("releves", 1), ("reglement", 3)])
def test_an_agenda_may_count_ranks(agenda: str, worth: int) -> None:
    t = ended(agenda=agenda, vp=[5, 0], pieces={"b3": {"out": True, "fell": 1}})
    assert lines(t)["fallen"] == [worth, 0] and lines(t)["agenda"] == [5 - worth, 0]


@rule("OLO-251")
def test_equal_points_are_a_draw() -> None:
    t = ended(vp=[4, 4])
    assert (account(t).because, account(t).numbers) == ("draw", {"n": 4})
    assert t.table.result is not None and t.table.result.ranking == [1, 1]


@rule("OLO-086", "OLO-253")
def test_fiel_is_shown_and_says_why_the_points_did_not_count() -> None:
    t = ended(vp=[4, 0], fiel=[2, 1], pieces={"a1": {"noirceur": 3}})
    assert lines(t)["fiel"] == [3, 1] and account(t).because == "fiel"
    assert t.table.result is not None and t.table.result.ranking == [2, 1]
    both = ended(fiel=[2, 2], pieces={"a1": {"noirceur": 3}, "b1": {"noirceur": 3}})
    assert account(both).because == "both"


@rule("OLO-001", "OLO-076")
def test_a_view_says_where_the_points_come_from() -> None:
    t = scene(vp=[3, 1], pieces={"b1": {"out": True, "fell": 2}})
    assert t.table.view(None)["points"] == [{"agenda": 2, "fallen": 1}, {"agenda": 1}]
