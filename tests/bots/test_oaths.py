"""Oaths are kept or broken by interest: a breach costs a VP (DIK-110), and is worth it or not."""

from dataclasses import replace
from typing import Any

import pytest

from ludotheque.bots.levels import COMPAGNON, MAITRE, Level
from ludotheque.bots.thinker import Thinker
from tests.games.diktat.scene import Scene, scene

PEACEFUL = ("send", "spy", "extend", "develop", "special")  # a Debt or a deal leaves the Manoeuvre still to be chosen
LAST = {"cycle": 4, "pawns": [1, 0, 0], "assassins": [1, 0, 0]}  # only A has a Manoeuvre left in the last Cycle

# B is rich and would take the one card first, which brings A three Affinities; A has seen B's Emissary.
TEMPTING: dict[str, Any] = {
    "vp": [6, 6, 2],
    "pp": [0, 6, 0],
    "piles": {"karst": ["A: E", "B: E"]},
    "seen": [(2, 1, ["A"])],
    "track": ["Karst[Po,Pe,Ar|N1]"],
    "markers": [{"karst": 2}, {}, {}],
    "affinity": [["Po", "Pe", "Ar"], [], []],
}
# A is ahead by its purse alone; B's Emissary finds nothing to take.
IDLE: dict[str, Any] = {
    "vp": [7, 7, 2],
    "pp": [9, 1, 0],
    "piles": {"karst": ["B: E"]},
    "seen": [(1, 1, ["A"])],
    "markers": [{}, {"karst": 2}, {}],
}


def at_peace(**more: Any) -> Scene:
    """A and B have sworn not to strike each other's pawns."""
    return scene(3, **LAST, **more).deal(0, 1, "i:no_kill:1:0 you:no_kill:0:0")


def thinker(level: Level, seed: int) -> Thinker:
    """That level by its iterations alone, three hundred at most, and without a new offer."""
    return Thinker(replace(level, iterations=min(level.iterations, 300), seconds=0.0, deals=False), f"{seed}")


@pytest.mark.parametrize(("level", "seed"), [(COMPAGNON, 1), (COMPAGNON, 2), (COMPAGNON, 3), (MAITRE, 1)])
def test_an_oath_is_broken_where_that_pays(level: Level, seed: int) -> None:
    t = at_peace(**TEMPTING)
    best, *others = thinker(level, seed).explain(t.table, 0).options
    second = max(option.expects[0] for option in others if option.choice[0] in PEACEFUL)
    assert best.choice == ["assassinate"] and best.expects[0] > second + 0.2
    t.play(0, "assassinate")
    assert thinker(level, seed).answer(t.table, 0) == ("kill", 2, 1)
    t.play(0, "kill 2 1")
    assert t.player(0)["breaches"] == 1 and t.vp[0] == 5


@pytest.mark.parametrize(("level", "seed"), [(COMPAGNON, 1), (COMPAGNON, 2), (COMPAGNON, 3), (MAITRE, 1)])
def test_an_oath_is_kept_where_breaking_it_would_cost_more(level: Level, seed: int) -> None:
    t = at_peace(**IDLE)
    assert "assassinate" in t.choices(0)
    assert thinker(level, seed).answer(t.table, 0) != ("assassinate",)
    free = scene(3, **LAST, **IDLE)  # it is the oath that holds it back
    sworn, unsworn = (one.expects[0] for one in (struck(t, level, seed), struck(free, level, seed)))
    assert sworn < 0.5 < unsworn


def struck(t: Scene, level: Level, seed: int) -> Any:
    """What that level expects once A has struck."""
    t.play(0, "assassinate", "kill 1 1")
    return thinker(level, seed).explain(t.table, 0).options[0]
