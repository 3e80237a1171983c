"""One value of a file set anew, and all the rest as it was written."""

import difflib
import tomllib
from pathlib import Path
from typing import Any

import pytest

from ludotheque.kit.content.toml_edit import GONE, CannotEdit, applied, edited
from tests.games.shared.content import paths

pytestmark = pytest.mark.interpreted

TEXT = """# ours
per_sector = 6 # each

[[card]]
id = "A"   # first
title = { fr = "Été", en = "Summer" }
effects = [
    { do = "gain", n = 1 }, # one
    { do = "lose" },
]

[[card]]
id = "B"
"""


ONE = '    { do = "gain", n = 3 }, # one'
NOWHERE = [(), ("card", 3), ("card", 2, "id"), ("card", "id"), ("per_sector", "x"), ("card", -1)]


def lines(before: str, after: str) -> list[str]:
    found = difflib.unified_diff(before.splitlines(), after.splitlines(), lineterm="", n=0)
    return [line for line in found if line[:2] not in ("--", "++", "@@")]


@pytest.mark.parametrize(
    ("path", "value", "changed"),
    [
        (("per_sector",), 7, ["-per_sector = 6 # each", "+per_sector = 7 # each"]),
        (("card", 0, "id"), 'x"\n', ['-id = "A"   # first', '+id = "x\\"\\n"   # first']),
        (
            ("card", 0, "effects", 0, "n"),
            3,
            ['-    { do = "gain", n = 1 }, # one', '+    { do = "gain", n = 3 }, # one'],
        ),
        (("card", 1, "effects"), [{"do": "gain"}], ['+effects = [{ do = "gain" }]']),
        (("card", 1, "limit", "phase"), 1, ["+limit = {phase = 1}"]),
        (("card", 0, "title"), GONE, ['-title = { fr = "Été", en = "Summer" }']),
        (("card", 1), GONE, ["-[[card]]", '-id = "B"']),
        (("card", 2), {"id": "C", "n": {"a": 1}}, ["+[[card]]", '+id = "C"', "+n = { a = 1 }"]),
    ],
)
def test_only_that_value_changes(path: Any, value: Any, changed: list[str]) -> None:
    after = edited(TEXT, path, value)
    assert [line for line in lines(TEXT, after) if line not in ("+", "-")] == changed
    assert tomllib.loads(after) == applied(tomllib.loads(TEXT), path, value)


@pytest.mark.parametrize(
    "path", [(), ("card", 3), ("card", 2, "id"), ("card", "id"), ("per_sector", "x"), ("card", -1)]
)
def test_there_is_no_such_place(path: Any) -> None:
    with pytest.raises(CannotEdit):
        edited(TEXT, path, 1)


HOUSE = sorted(Path("src/ludotheque/games").glob("*/content/house/*.toml"))[::6]


@pytest.mark.parametrize("file", HOUSE, ids=lambda file: f"{file.parts[3]}-{file.stem}")
def test_files_of_the_games_lose_and_get_what_is_asked(file: Path) -> None:
    text = file.read_text(encoding="utf-8")
    table = tomllib.loads(text)
    some = list(paths(table))
    for path in some[:: len(some) // 3]:
        assert tomllib.loads(edited(text, path, GONE)) == applied(table, path, GONE), path
