# interpreted
"""Every procedure of Steamwatchers by name, so that a written position can be read back."""

import importlib
from pathlib import Path
from typing import Any

from ludotheque.core.state import Frame
from ludotheque.games.steamwatchers import phases

# By source: a compiled chapter may outlive its file in a working copy.
CHAPTERS = [
    importlib.import_module(f"{phases.__name__}.{path.stem}")
    for path in sorted(Path(phases.__path__[0]).glob("[!_]*.py"))
]

FRAMES: dict[str, type[Frame[Any]]] = {
    name: kind
    for chapter in CHAPTERS
    for name, kind in vars(chapter).items()
    if isinstance(kind, type) and issubclass(kind, Frame) and kind.STEPS
}
