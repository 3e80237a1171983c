"""Who chooses? Every decision that rules/choices/olomoc.toml names is met, in random games or in a scene of its own."""

from typing import Any

import pytest

from ludotheque.core.domains import Choice
from tests.drivers import Case
from tests.games.olomoc.scene import ADMINISTRATION, OTHERS, PLAIN, scene
from tests.games.shared.choices import at_table, in_random_games, wanted

GAMES = [Case("olomoc", 2, options) for options in ("{}", '{"cabals": "draft"}')]


def in_scene(told: dict[str, Any], *moves: tuple[int, Choice]) -> set[str]:
    told = {"cabals": [ADMINISTRATION, OTHERS], "equipment": [PLAIN, PLAIN]} | told
    return at_table(scene(told.pop("dice", None), **told).table, moves)


def in_scenes() -> set[str]:
    """Decisions that random games come to seldom."""
    left = {"pieces": {"a3": (4000, 8000), "b2": (5500, 8000), "b3": (4000, 9500)}, "dice": [1] * 12}
    leave = (0, ("march", "a3")), (0, ("at", 1900, 7000))
    study = {"bare": False, "pieces": {"a3": (8000, 6500)}, "dice": [1, 1]}
    near = {"pieces": {"a3": (4000, 8000), "b2": {"at": [5500, 8000], "actions": 0}}, "dice": [5, 1, 1, 1]}
    tie = {"step": "mechanism", "pile": ["1.618", "2.000"], "equipment": [("chronographe", *PLAIN[1:]), PLAIN]}
    spared = {
        "step": "mechanism",
        "pile": ["1.618"],
        "equipment": [("exosquelette", "manifeste_objet_dieu", "grappin"), PLAIN],
    }
    return set().union(
        in_scene(left, *leave, (1, ("name", "b2")), (1, ("strike", "paid"))),
        in_scene(left, *leave, (1, ("pass",))),
        in_scene(study, (0, ("study", "a3", "m2"))),
        in_scene(near, (0, ("attack", "a3", "b2")), (0, ("keep",)), (0, ("pass",))),
        in_scene(tie, (0, ("pass",))),
        in_scene(spared, (0, ("pass",))),
    )  # fmt: skip


@pytest.mark.whole
def test_each_decision_that_is_named_is_met_in_play() -> None:
    assert sorted(wanted("olomoc") - in_scenes() - in_random_games(GAMES, 6)) == []
