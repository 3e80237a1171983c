# interpreted
"""Every procedure of Steamwatchers by name, so that a written position can be read back."""

import importlib
import pkgutil
from typing import Any

from ludotheque.core.state import Frame
from ludotheque.games.steamwatchers import phases

CHAPTERS = [
    importlib.import_module(f"{phases.__name__}.{found.name}") for found in pkgutil.iter_modules(phases.__path__)
]

FRAMES: dict[str, type[Frame[Any]]] = {
    name: kind
    for chapter in CHAPTERS
    for name, kind in vars(chapter).items()
    if isinstance(kind, type) and issubclass(kind, Frame) and kind.STEPS
}
