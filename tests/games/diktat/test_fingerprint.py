"""Positions that differ anywhere a rule may look have different marks in the journal."""

from collections.abc import Callable
from typing import Any

import pytest

from tests.games.diktat.scene import Scene, scene

BASE: dict[str, Any] = {"pp": [5, 5, 5], "piles": {"karst": ["A: C", "B: G"]}, "secret": "KA1", "reserve": [{"C": 1}]}


def at(**given: Any) -> Scene:
    return scene(3, **BASE | given)


def mark(t: Scene) -> str:
    return t.table.mark()


CHANGES: dict[str, Callable[[Scene], object]] = {
    "an offer": lambda t: t.play(0, "offer 1 give:pp:1"),
    "another offer": lambda t: t.play(0, "offer 1 give:pp:2"),
    "an oath": lambda t: t.deal(0, 1, "i:no_send:karst:0"),
    "an oath of another term": lambda t: t.deal(0, 1, "i:no_send:karst:1"),
    "who has seen a screen": lambda t: t.deal(0, 1, "give:pp:1").deal(1, 0, "give:pp:1").play(0, "show_screen 2"),
    "who has not": lambda t: t.deal(0, 1, "give:pp:1").deal(1, 0, "give:pp:1"),
    "who has seen a pawn": lambda t: t.play(0, "show_pawn 1 1 1"),
    "a Debt": lambda t: t.play(0, "borrow"),
}


def test_what_is_offered_sworn_and_known_makes_another_position() -> None:
    marks = {"as it was": mark(at())}
    for name, change in CHANGES.items():
        t = at()
        change(t)
        marks[name] = mark(t)
    same = [(a, b) for a in marks for b in marks if a < b and marks[a] == marks[b]]
    assert same == []


@pytest.mark.parametrize(
    ("one", "other"),
    [
        ({"others": True, "centre": ["C", "G"]}, {"others": True, "centre": ["C", "E"]}),
        ({"secret": "KA1", "secret_seen": [1]}, {"secret": "KA1", "secret_seen": [2]}),
        ({"cycle": 2}, {"cycle": 3}),
        ({"admin": 1}, {"admin": 2}),
        ({"discard": ["NV1", "NV2"]}, {"discard": ["NV2", "NV1"]}),
    ],
)
def test_what_lies_beside_the_board_makes_another_position(one: dict[str, Any], other: dict[str, Any]) -> None:
    assert mark(at(**one)) != mark(at(**other))
    assert mark(at(**one)) == mark(at(**one))
