"""Folders of content for the tests: which games have some, copies to spoil, and what is said of them."""

import importlib
import re
import shutil
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import ludotheque
from ludotheque.kit.content.toml_file import Fault

HOME = Path(ludotheque.__file__).parent / "games"


def games() -> list[str]:
    """The games whose content is checked, in play or in the making."""
    return sorted(path.parent.name for path in HOME.glob("*/check.py") if (path.parent / "content" / "house").is_dir())


def content(game: str) -> Path:
    return HOME / game / "content"


def check(game: str, folder: Path) -> list[Fault]:
    found: list[Fault] = importlib.import_module(f"ludotheque.games.{game}.check").check(folder)
    return found


def wanted(game: str, empty: Path) -> list[str]:
    """The files that a folder of content may or must hold, as an empty one is told."""
    said = " ".join(f"{Path(fault.file).name} {fault.reason}" for fault in check(game, empty))
    return list(dict.fromkeys(re.findall(r"\w+\.toml", said)))


def copied(game: str, to: Path) -> Path:
    """A copy of the house content to spoil."""
    copy = to / "mine"
    shutil.copytree(content(game) / "house", copy)
    return copy


def spoil(path: Path, old: str, new: str, nth: int = 1, after: str = "") -> int:
    """Replace the nth occurrence of a text, behind another where one is named; the line where the change begins."""
    text = path.read_text(encoding="utf-8")
    at = text.index(after) - 1
    for _ in range(nth):
        at = text.index(old, at + 1)
    path.write_text(text[:at] + new + text[at + len(old) :], encoding="utf-8")
    return text.count("\n", 0, at) + 1


def paths(value: Any, here: tuple[str | int, ...] = ()) -> Iterator[tuple[str | int, ...]]:
    """Every key of what TOML says, and every place of its lists."""
    if isinstance(value, dict | list):
        for key, item in value.items() if isinstance(value, dict) else enumerate(value):
            yield (*here, key)
            yield from paths(item, (*here, key))
