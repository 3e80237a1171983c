"""The records of every game: what is written wrong is refused by their shapes, and what these accept can be read."""

import copy
import importlib
import random
import tomllib
from functools import partial
from pathlib import Path
from typing import Any

import msgspec
import pytest

from ludotheque.kit.content.records import Files
from tests.games.shared import content

pytestmark = pytest.mark.interpreted

DAMAGES = 150
FOLDERS = {"zones": "cards", "scenarios": "scenario"}  # a folder of files, and the record of each


def records(game: str) -> Files:
    found: Files = importlib.import_module(f"ludotheque.games.{game}.records").RECORDS
    return found


def files(game: str) -> list[tuple[str, Path]]:
    home = content.content(game) / "house"
    found = [(FOLDERS.get(path.parent.name, path.stem), path) for path in sorted(home.rglob("*.toml"))]
    return [(name, path) for name, path in found if name in records(game)]


def damaged(table: dict[str, Any], rng: random.Random) -> dict[str, Any]:
    """The table with one value dropped, doubled or replaced, or a key beside it that means nothing."""
    table = copy.deepcopy(table)
    *way, last = rng.choice(sorted(content.paths(table), key=str))
    here: Any = table
    for step in way:
        here = here[step]
    match rng.choice(["drop", "type", "near", "stranger"]):
        case "drop":
            del here[last]
        case "type":
            here[last] = rng.choice([3, -1, 10**30, "x", "", True, 2.5, [], {}, ["a"], {"a": 1}])
        case "near" if isinstance(here[last], int):
            here[last] += rng.choice([-1, 1, 10])
        case "near" if isinstance(here[last], str):
            here[last] = rng.choice([here[last][:-1], here[last] + "x", here[last] + "\n"])
        case "near" if isinstance(here[last], list):
            here[last] *= 2
        case _:
            (here[last] if isinstance(here[last], dict) else table)["stranger"] = 1
    return table


def note(faults: list[str], path: object, reason: str) -> None:
    faults.append(reason)


@pytest.mark.parametrize("game", content.games())
def test_what_the_shapes_accept_can_be_read(game: str) -> None:
    rng, refused = random.Random(26), 0
    tables = [(name, tomllib.loads(path.read_text(encoding="utf-8"))) for name, path in files(game)]
    for _ in range(DAMAGES):
        name, table = rng.choice(tables)
        spoilt, faults = damaged(table, rng), list[str]()
        records(game).shapes.check(name, spoilt, partial(note, faults))
        if faults:
            refused += 1
        else:
            msgspec.convert(spoilt, records(game)[name])
    assert refused > DAMAGES // 4


@pytest.mark.parametrize("game", content.games())
def test_what_cannot_be_left_out_is_missed(game: str) -> None:
    for name, path in files(game):
        whole = tomllib.loads(path.read_text(encoding="utf-8"))
        for field in msgspec.structs.fields(records(game)[name]):
            key = field.encode_name
            if field.required:
                faults: list[str] = []
                rest = {other: value for other, value in whole.items() if other != key}
                records(game).shapes.check(name, rest, partial(note, faults))
                assert faults == [f'missing key "{key}"']
