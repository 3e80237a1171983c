# interpreted
"""Scenarios from outside: whose code may run, and the hooks that a Python file brings.

Code runs when whoever runs the program has said so: by a folder on the command line, by a name given to a folder, or in
LUDOTHEQUE_HOOKS. A saved game or a table file that names a folder makes nothing run.
"""

import importlib.util
import os
import traceback
from pathlib import Path
from typing import Any

from ludotheque.games.steamwatchers.hooks import AnyHooks, Hooks
from ludotheque.kit.content import shelf
from ludotheque.kit.content.toml_file import Fault

VARIABLE = "LUDOTHEQUE_HOOKS"  # folders whose code may run; workers inherit it


def vouch(folder: Path) -> None:
    """Whoever runs the program named this folder: its code may run."""
    if not vouched(folder):
        known = os.environ.get(VARIABLE, "")
        os.environ[VARIABLE] = os.pathsep.join([*filter(None, [known]), str(folder.resolve())])


def vouched(folder: Path) -> bool:
    typed = [Path(name) for name in os.environ.get(VARIABLE, "").split(os.pathsep) if name]
    return any(folder.resolve().is_relative_to(known.resolve()) for known in (*typed, *shelf.named().values()))


def hooks(path: Path) -> AnyHooks | Fault:
    """The hooks that a file brings; it is run for that."""
    spec = importlib.util.spec_from_file_location(f"steamwatchers_scenario_{path.stem}", path)
    assert spec is not None and spec.loader is not None
    module = importlib.util.module_from_spec(spec)
    try:
        spec.loader.exec_module(module)
        return brought(module)
    except Exception as error:
        return blame(path, error)


def brought(module: Any) -> AnyHooks:
    (kind,) = (
        kind
        for kind in vars(module).values()
        if isinstance(kind, type) and issubclass(kind, Hooks) and kind.__module__ == module.__name__
    )
    return kind()


def blame(path: Path, error: Exception) -> Fault:
    """Where in that file an error came from, and what it says."""
    lines = [entry.lineno for entry in traceback.extract_tb(error.__traceback__) if Path(entry.filename) == path]
    return Fault(str(path), lines[-1] or 0 if lines else 0, f"{type(error).__name__}: {error}")
