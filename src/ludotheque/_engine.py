"""Which engine runs: the one compiled by mypyc, or the same sources interpreted.

`select()` must run before anything of PACKAGES is imported. It trusts the compiled files only when the
stamp left by the build describes exactly the sources on disk, so that an edited rule is never played by an old binary.
"""

import hashlib
import json
import os
import sys
from collections.abc import Iterable, Sequence
from importlib.machinery import EXTENSION_SUFFIXES, SOURCE_SUFFIXES, FileFinder, ModuleSpec, SourceFileLoader
from types import ModuleType
from typing import TypedDict, cast

HOME = os.path.dirname(os.path.abspath(__file__))
STAMP = "_engine.json"
PACKAGES = ("core", "kit", "games", "bots")
SWITCH = "LUDOTHEQUE_PURE"


class Stamp(TypedDict):
    """What the build leaves behind. Paths are relative to the package folder, with forward slashes."""

    digest: str
    python: str
    built_by: str
    compiled: bool
    failed: bool
    why: str
    modules: list[str]
    files: list[str]


class Status(TypedDict):
    engine: str
    reason: str
    why: str
    modules: int
    python: str


def wants_pure() -> bool:
    return os.environ.get(SWITCH, "") not in ("", "0")


def python_tag() -> str:
    return EXTENSION_SUFFIXES[0]


def digest(home: str, modules: Iterable[str]) -> str:
    total = hashlib.sha256()
    for name in sorted(modules):
        with open(os.path.join(home, name), "rb") as source:
            data = source.read()
        total.update(f"{name}\0{len(data)}\0".encode())
        total.update(data)
    return total.hexdigest()


def read_stamp(home: str) -> Stamp | None:
    """The stamp, or None when there is none or when it cannot be one."""
    try:
        with open(os.path.join(home, STAMP), "rb") as file:
            data = json.load(file)
    except (OSError, ValueError):
        return None
    if not isinstance(data, dict) or Stamp.__required_keys__ - data.keys():
        return None
    return cast(Stamp, data)


class SourcesOnly:
    """Finds the modules of the engine as `.py` files, whatever compiled files lie beside them."""

    def __init__(self, package: str) -> None:
        self._prefixes = tuple(f"{package}.{name}" for name in PACKAGES)
        self._finders: dict[str, FileFinder] = {}

    def find_spec(
        self, fullname: str, path: Sequence[str] | None, target: ModuleType | None = None
    ) -> ModuleSpec | None:
        if path is None or not any(fullname == p or fullname.startswith(p + ".") for p in self._prefixes):
            return None
        for folder in path:
            finder = self._finders.get(folder)
            if finder is None:
                finder = self._finders[folder] = FileFinder(folder, (SourceFileLoader, SOURCE_SUFFIXES))
            spec = finder.find_spec(fullname, target)
            if spec is not None and spec.loader is not None:
                return spec
        return None

    def invalidate_caches(self) -> None:
        for finder in self._finders.values():
            finder.invalidate_caches()


def decide(home: str) -> Status:
    """Compares the stamp with the sources; changes nothing."""
    stamp = read_stamp(home)
    if wants_pure():
        return _pure("switch", f"{SWITCH} is set")
    if stamp is None:
        return _pure("not_built", f"the engine was not compiled{_cure(home)}")
    if not stamp["compiled"]:
        return _pure("build_failed" if stamp["failed"] else "not_compiled", stamp["why"])
    if stamp["python"] != python_tag():
        return _pure("other_python", f"the engine was compiled for another Python ({stamp['python']}){_cure(home)}")
    if not all(os.path.exists(os.path.join(home, name)) for name in stamp["files"]):
        return _pure("missing", f"compiled files are missing{_cure(home)}")
    try:
        fresh = digest(home, stamp["modules"]) == stamp["digest"]
    except FileNotFoundError:
        fresh = False
    if not fresh:
        return _pure("stale", f"the sources changed since the engine was compiled{_cure(home)}")
    return Status(
        engine="compiled",
        reason="fresh",
        why="the compiled engine matches its sources",
        modules=len(stamp["modules"]),
        python=python_tag(),
    )


def _pure(reason: str, why: str) -> Status:
    return Status(engine="pure", reason=reason, why=why, modules=0, python=python_tag())


def _cure(home: str) -> str:
    """In a checkout there is a launcher to rebuild with; in an installed package there is not."""
    root = os.path.dirname(os.path.dirname(home))
    return "; python3 run.py compiles it" if os.path.exists(os.path.join(root, "run.py")) else ""


_chosen: Status | None = None


def select() -> Status:
    """Chooses the engine once per process and, when it is the pure one, hides the compiled files from imports."""
    global _chosen
    if _chosen is None:
        _chosen = decide(HOME)
        if _chosen["engine"] == "pure":
            sys.meta_path.insert(0, SourcesOnly(__name__.rpartition(".")[0]))
    return _chosen


def status() -> Status:
    """For `ludotheque doctor`: which engine is loaded and why."""
    return Status(**select())
