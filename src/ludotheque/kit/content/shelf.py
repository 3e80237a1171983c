# interpreted
"""Names for folders of content, given by whoever runs the program. A journal keeps the name, never a path."""

import os
import re
from pathlib import Path

VARIABLE = "LUDOTHEQUE_CONTENT"  # name=folder, several with the separator of PATH between; child processes inherit it
FROZEN = "LUDOTHEQUE_EDITIONS"  # the folder of editions that a server has frozen, each in a folder of its name
TITLE = "title.txt"  # beside what a frozen edition holds: what it is called
FROZEN_NAME = re.compile(r"[a-z0-9-]{1,24}\.[0-9a-f]{12}")


def named() -> dict[str, Path]:
    """Every folder that has a name here."""
    pairs = (part.partition("=") for part in os.environ.get(VARIABLE, "").split(os.pathsep))
    return {name: Path(folder) for name, mark, folder in pairs if mark}


def folder_of(name: str) -> Path:
    """The folder that goes by that name, or the one at that path."""
    return named().get(name) or frozen(name) or Path(name)


def keep_frozen(folder: Path) -> None:
    """Frozen editions lie there from here on, for this process and for those it starts."""
    os.environ[FROZEN] = str(folder)


def frozen(name: str) -> Path | None:
    """The folder of a frozen edition; None: there is none of that name here."""
    home = os.environ.get(FROZEN, "")
    if not home or not FROZEN_NAME.fullmatch(name):
        return None
    folder = Path(home) / name
    return folder if folder.is_dir() else None


def title_of(name: object) -> str | None:
    """What those who made a frozen edition call it, or the plain part of its name where that is not kept here; None:
    whatever goes by that name is no such edition."""
    if not isinstance(name, str) or not FROZEN_NAME.fullmatch(name):
        return None
    folder = frozen(name)
    kept = None if folder is None else folder / TITLE
    return kept.read_text(encoding="utf-8") if kept is not None and kept.is_file() else name.partition(".")[0]


def suiting(files: tuple[str, ...]) -> list[str]:
    """The names of the folders that hold one of these files."""
    return [name for name, folder in named().items() if suits(folder, files)]


def suits(folder: Path, files: tuple[str, ...]) -> bool:
    return any((folder / file).exists() for file in files)
