# interpreted
"""Names for folders of content, given by whoever runs the program. A journal keeps the name, never a path."""

import os
from pathlib import Path

VARIABLE = "LUDOTHEQUE_CONTENT"  # name=folder, several with the separator of PATH between; child processes inherit it


def named() -> dict[str, Path]:
    """Every folder that has a name here."""
    pairs = (part.partition("=") for part in os.environ.get(VARIABLE, "").split(os.pathsep))
    return {name: Path(folder) for name, mark, folder in pairs if mark}


def folder_of(name: str) -> Path:
    """The folder that goes by that name, or the one at that path."""
    return named().get(name, Path(name))


def suiting(files: tuple[str, ...]) -> list[str]:
    """The names of the folders that hold one of these files."""
    return [name for name, folder in named().items() if any((folder / file).exists() for file in files)]
