"""Positions that cannot be are refused when they are described, in one sentence that names what is wrong."""

import copy
import random
import tomllib
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest

from ludotheque.core.game import Game
from ludotheque.kit.content.described import BadDescription
from ludotheque.match.faces import Playable
from ludotheque.match.guide import guide_of
from ludotheque.match.registry import registry

LISTS = sorted(Path(__file__).parents[1].glob("games/*/impossible.toml"))


def listed(path: Path) -> list[dict[str, Any]]:
    found: list[dict[str, Any]] = tomllib.loads(path.read_text(encoding="utf-8"))["position"]
    return found


@pytest.mark.parametrize("path", LISTS, ids=lambda path: path.parent.name)
def test_what_cannot_be_is_refused_in_one_sentence(path: Path) -> None:
    rules = registry()[path.parent.name]
    accepted = []
    for told in listed(path):
        description = {name: value for name, value in told.items() if name not in ("why", "names", "seats")}
        try:
            rules.given(told.get("seats", rules.manifest.seats[0]), {}, **description)
        except BadDescription as error:
            assert told["names"] in str(error), f"{told['why']}: {error}"
            assert "\n" not in str(error)
        else:
            accepted.append(told["why"])
    assert accepted == []


@pytest.mark.parametrize("path", LISTS, ids=lambda path: path.parent.name)
def test_there_are_many_kinds_of_them(path: Path) -> None:
    assert len({told["why"] for told in listed(path)}) == len(listed(path)) >= 40


STRANGE: tuple[Any, ...] = (
    None,
    -1,
    0,
    1,
    3,
    99,
    10**30,
    2.5,
    True,
    "",
    "x",
    "0",
    [],
    [None],
    [[]],
    [1, 1, 1],
    {},
    {"A": None},
    {"x": 1},
    b"x",
)
DAILY, NIGHTLY = 40, 1_000  # how often a description is changed
MOVES = 200


def spots(told: Any, path: tuple[Any, ...] = ()) -> Iterator[tuple[Any, ...]]:
    """Where something stands in a description."""
    yield path
    if isinstance(told, dict | list):
        for key, value in told.items() if isinstance(told, dict) else enumerate(told):
            yield from spots(value, (*path, key))


def mutated(told: dict[str, Any], rng: random.Random) -> dict[str, Any]:
    """The same with one thing of it changed, doubled, moved by one or left out."""
    told = copy.deepcopy(told)
    *path, last = rng.choice([path for path in spots(told) if path])
    holder: Any = told
    for key in path:
        holder = holder[key]
    value, way = holder[last], rng.randrange(4)
    if way == 0:
        holder[last] = rng.choice(STRANGE)
    elif way == 1 and isinstance(value, int) and type(value) is not bool:
        holder[last] = value + rng.choice((-1, 1, 7))
    elif way == 1 and isinstance(holder, list):
        holder.append(copy.deepcopy(value))
    elif way == 2 and isinstance(value, str):
        holder[last] = rng.choice((f"{value} {value}", value[:-1], value.swapcase(), f"{value} 9"))
    elif isinstance(holder, list) or path:
        del holder[last]
    else:
        holder[last] = [value]
    return told


def described(path: Path) -> Iterator[tuple[Game, int, dict[str, Any]]]:
    """Positions that can be: the one of the guide, and those beside the impossible ones."""
    rules, guide = registry()[path.parent.name], guide_of(path.parent.name)
    if guide is not None:
        yield rules, guide.seats, {**guide.options, **guide.position}
    for told in tomllib.loads(path.read_text(encoding="utf-8")).get("possible", []):
        yield rules, told.pop("seats", rules.manifest.seats[0]), told


@pytest.mark.parametrize("path", LISTS, ids=lambda path: path.parent.name)
def test_what_is_changed_in_a_description_is_refused_in_words_or_can_be_played(
    path: Path, pytestconfig: pytest.Config
) -> None:
    times = NIGHTLY if pytestconfig.getoption("--tables") == "all" else DAILY
    for rules, seats, told in described(path):
        Playable(rules).given(seats, **told)
        rng = random.Random(f"{rules.manifest.id} {sorted(told)}")
        for n in range(times):
            check_described(rules, seats, mutated(told, rng), n)


def check_described(rules: Game, seats: int, told: dict[str, Any], n: int) -> None:
    try:
        table = Playable(rules).given(seats, **told)
    except BadDescription as error:
        assert str(error) and "\n" not in str(error), told
        return
    except Exception as error:
        raise AssertionError(f"{told}: {type(error).__name__} {error}") from error
    state = table.state.clone()
    try:
        state.playout(n, MOVES)
    except Exception as error:
        raise AssertionError(f"{told}: {type(error).__name__} {error} some moves later") from error
    found = [fault.en for each in (table.state, state) for fault in rules.faults(each)]
    assert found == [], told
