# interpreted
"""Every procedure of a game, found in its chapters, so that a saved position can be read back."""

import importlib
from importlib.machinery import BYTECODE_SUFFIXES, SOURCE_SUFFIXES
from pathlib import Path
from types import ModuleType
from typing import Any

from ludotheque.core.frame import by_id
from ludotheque.core.state import Frame


def discover(phases: ModuleType) -> dict[str, type[Frame[Any]]]:
    """The frames declared in the modules of a package, without those that only serve as a base. Its sources are listed,
    or their bytecode where these were left out: a compiled chapter may outlive its file in a working copy."""
    found: list[type[Frame[Any]]] = []
    files = Path(phases.__path__[0]).glob("[!_]*")
    for name in sorted({path.stem for path in files if path.suffix in (*SOURCE_SUFFIXES, *BYTECODE_SUFFIXES)}):
        chapter = importlib.import_module(f"{phases.__name__}.{name}")
        kinds = [kind for kind in vars(chapter).values() if isinstance(kind, type) and issubclass(kind, Frame)]
        found += [kind for kind in kinds if vars(kind).get("STEPS") and kind.__module__ == chapter.__name__]
    return by_id(*found)
