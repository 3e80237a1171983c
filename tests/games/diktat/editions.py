"""Editions of the cards changed for one test."""

import shutil
from pathlib import Path

from ludotheque.games.diktat.check import CONTENT


def changed(folder: Path, built_in: str = "house", **texts: dict[str, str]) -> str:
    """A copy of a built-in edition; `opportunities` and `cabals` map texts of their file to others."""
    copy = folder / "edition"
    shutil.copytree(CONTENT / built_in, copy)
    for name, changes in texts.items():
        file = copy / f"{name}.toml"
        text = file.read_text(encoding="utf-8")
        for old, new in changes.items():
            assert old in text, f"{old!r} is not in {file.name}"
            text = text.replace(old, new)
        file.write_text(text, encoding="utf-8")
    return str(copy)
