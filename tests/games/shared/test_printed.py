"""What a rulebook prints is never moved: not for balance, not by oversight.

Where content is completed by the house, `origin` marks the entries of which the book prints something. What it prints
of them, and printed numbers of other entries, stands in `tests/games/<game>/printed.toml`: `values` has a line each:
the place in the content (folder, file, table, entry, field), the value and the page; an entry is found by its `id`,
`number` or `zone`, else by its position from 0, and `#` counts. `absent` lists places where the book prints nothing, so
that nothing may be added; `names` the entries of which it prints only the name. A line is written from the book's page,
never copied from the content; a house value has no business there. Where content and line differ, the content is wrong.
"""

import tomllib
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest

import ludotheque

CONTENT = Path(ludotheque.__file__).parent / "games"
HERE = Path(__file__).parents[1]
PRINTED = {file.parent.name: tomllib.loads(file.read_text(encoding="utf-8")) for file in HERE.glob("*/printed.toml")}
KEYS = ("id", "number", "zone")
OURS = ("house", "fixture")


def key_of(entry: Any, n: int) -> str:
    return next((str(entry[key]) for key in KEYS if isinstance(entry, dict) and key in entry), str(n))


def find(game: str, place: str) -> Any:
    """What stands in the content at a place; None where there is nothing."""
    folder, *steps = place.split("/")
    here: Any = CONTENT / game / "content" / folder
    for step in steps:
        if isinstance(here, Path):
            here = here / step if (here / step).is_dir() else read(here / f"{step}.toml")
        elif step == "#":
            here = len(here)
        elif isinstance(here, list):
            here = next((entry for n, entry in enumerate(here) if key_of(entry, n) == step), None)
        else:
            here = here.get(step)
        if here is None:
            return None
    return here


def read(file: Path) -> Any:
    return tomllib.loads(file.read_text(encoding="utf-8"))


def marked(game: str) -> Iterator[str]:
    """The places of all entries of which something is printed."""
    folder = CONTENT / game / "content"
    for file in sorted(folder.rglob("*.toml")):
        yield from entries(str(file.relative_to(folder).with_suffix("")), read(file))


def entries(place: str, part: Any) -> Iterator[str]:
    if isinstance(part, dict) and part.get("origin", "house") not in OURS:
        yield place
    for key, inner in part.items() if isinstance(part, dict) else ():
        for n, entry in enumerate(inner if isinstance(inner, list) else ()):
            yield from entries(f"{place}/{key}/{key_of(entry, n)}", entry)


@pytest.mark.interpreted
@pytest.mark.parametrize("game", sorted(PRINTED))
def test_the_content_is_what_the_book_prints(game: str) -> None:
    moved = [(place, find(game, place), value) for place, value, _ in PRINTED[game]["values"]]
    assert [row for row in moved if row[1] != row[2]] == []
    assert [place for place in PRINTED[game].get("absent", []) if find(game, place) is not None] == []


@pytest.mark.interpreted
@pytest.mark.parametrize("game", sorted(PRINTED))
def test_whatever_is_marked_as_printed_has_its_line(game: str) -> None:
    told = PRINTED[game]
    places = [place for place, _, _ in told["values"]]
    found = set(marked(game))
    bare = {place for place in found if not any(line.startswith(f"{place}/") for line in places)}
    assert bare == set(told.get("names", []))


def test_every_game_with_content_is_compared() -> None:
    games = {folder.parent.name for folder in CONTENT.glob("*/content") if folder.is_dir()}
    assert set(PRINTED) == games
