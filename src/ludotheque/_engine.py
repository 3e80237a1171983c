"""Which engine runs: what mypyc compiled, or the same sources interpreted.

The engine is several libraries: CORE, of which every other knows the insides, then one for each game. `select()` must
run before anything of PACKAGES is imported. It trusts a library only when the stamp left by the build describes exactly
the sources on disk, its own and those of the core, so that an edited rule is never played by an old binary. A game that
was edited runs from its sources on the compiled core, and the others stay compiled.
"""

import hashlib
import json
import os
import sys
from collections.abc import Iterable, Sequence
from importlib.machinery import (
    BYTECODE_SUFFIXES,
    EXTENSION_SUFFIXES,
    SOURCE_SUFFIXES,
    FileFinder,
    ModuleSpec,
    SourceFileLoader,
    SourcelessFileLoader,
)
from types import ModuleType
from typing import TypedDict, cast

HOME = os.path.dirname(os.path.abspath(__file__))
STAMP = "_engine.json"
CORE = "core"
GAMES = "games"
PACKAGES = ("core", "kit", GAMES, "bots")
SWITCH = "LUDOTHEQUE_PURE"


class Library(TypedDict):
    """One library. Paths are relative to the package folder, with forward slashes."""

    sources: list[str]  # whatever its compiled code was made from
    digest: str  # of those
    modules: list[str]
    files: list[str]
    failed: bool  # the compiler refused it
    why: str  # there are no files


class Stamp(TypedDict):
    """What the build leaves behind."""

    python: str
    built_by: str
    compiled: bool
    failed: bool
    why: str
    libraries: dict[str, Library]


class Status(TypedDict):
    engine: str  # compiled, pure, or mixed
    reason: str
    why: str
    pure: list[str]  # the libraries that run from their sources
    modules: int
    python: str


def switched_off(home: str) -> list[str] | None:
    """The games that are to run from their sources; None: everything."""
    value = os.environ.get(SWITCH, "")
    if value in ("", "0"):
        return []
    names = value.split(",")
    return names if set(names) <= set(games(home)) else None


def wants_pure(home: str) -> bool:
    return switched_off(home) is None


def python_tag() -> str:
    return EXTENSION_SUFFIXES[0]


def games(home: str) -> list[str]:
    """One library a game, one game a folder."""
    folder = os.path.join(home, GAMES)
    found = os.listdir(folder) if os.path.isdir(folder) else []
    heads = [f"__init__{suffix}" for suffix in (*SOURCE_SUFFIXES, *BYTECODE_SUFFIXES)]
    return sorted(name for name in found if any(os.path.isfile(os.path.join(folder, name, head)) for head in heads))


def library_of(path: str) -> str:
    """The library of a source, by its path in the package."""
    parts = path.split("/")
    return parts[1] if parts[0] == GAMES and len(parts) > 2 else CORE


def digest(home: str, sources: Iterable[str]) -> str:
    total = hashlib.sha256()
    for name in sorted(sources):
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
    """Finds the modules of these packages as `.py` files, or as their bytecode where these were left out, whatever
    compiled files lie beside them."""

    _loaders = ((SourceFileLoader, SOURCE_SUFFIXES), (SourcelessFileLoader, BYTECODE_SUFFIXES))

    def __init__(self, packages: Iterable[str]) -> None:
        self._prefixes = tuple(packages)
        self._finders: dict[str, FileFinder] = {}

    def find_spec(
        self, fullname: str, path: Sequence[str] | None, target: ModuleType | None = None
    ) -> ModuleSpec | None:
        if path is None or not any(fullname == p or fullname.startswith(p + ".") for p in self._prefixes):
            return None
        for folder in path:
            finder = self._finders.get(folder)
            if finder is None:
                finder = self._finders[folder] = FileFinder(folder, *self._loaders)
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
    if wants_pure(home):
        return _pure(home, "switch", f"{SWITCH} is set")
    if stamp is None:
        return _pure(home, "not_built", f"the engine was not compiled{_cure(home)}")
    if not stamp["compiled"]:
        return _pure(home, "build_failed" if stamp["failed"] else "not_compiled", stamp["why"])
    if stamp["python"] != python_tag():
        why = f"the engine was compiled for another Python ({stamp['python']}){_cure(home)}"
        return _pure(home, "other_python", why)
    states = {name: _state(home, stamp["libraries"].get(name)) for name in (CORE, *games(home))}
    reason, why = states[CORE]
    if reason != "fresh":
        return _pure(home, reason, why + _cure(home))
    states |= {name: ("switch", f"{SWITCH} names it") for name in switched_off(home) or ()}
    pure = [name for name, (reason, _) in states.items() if reason != "fresh"]
    why = "; ".join(f"{name}: {states[name][1]}" for name in pure)
    return Status(
        engine="mixed" if pure else "compiled",
        reason=states[pure[0]][0] if pure else "fresh",
        why=why + _cure(home) if pure else "the compiled engine matches its sources",
        pure=pure,
        modules=sum(len(made["modules"]) for name, made in stamp["libraries"].items() if name not in pure),
        python=python_tag(),
    )


def _state(home: str, library: Library | None) -> tuple[str, str]:
    if library is None:
        return "not_built", "it was not compiled"
    if library["why"]:
        return "build_failed" if library["failed"] else "not_compiled", library["why"]
    if not all(os.path.exists(os.path.join(home, name)) for name in library["files"]):
        return "missing", "compiled files are missing"
    try:
        fresh = digest(home, library["sources"]) == library["digest"]
    except FileNotFoundError:
        fresh = False
    return ("fresh", "") if fresh else ("stale", "the sources changed since the engine was compiled")


def _pure(home: str, reason: str, why: str) -> Status:
    return Status(engine="pure", reason=reason, why=why, pure=[CORE, *games(home)], modules=0, python=python_tag())


def _cure(home: str) -> str:
    """In a checkout there is a launcher to rebuild with; in an installed package there is not."""
    root = os.path.dirname(os.path.dirname(home))
    return "; python3 run.py compiles it" if os.path.exists(os.path.join(root, "run.py")) else ""


_chosen: Status | None = None


def select() -> Status:
    """Chooses the engine once per process and hides from imports the compiled files that are not to be used."""
    global _chosen
    if _chosen is None:
        _chosen = decide(HOME)
        package = __name__.rpartition(".")[0]
        if CORE in _chosen["pure"]:
            sys.meta_path.insert(0, SourcesOnly(f"{package}.{name}" for name in PACKAGES))
        elif _chosen["pure"]:
            sys.meta_path.insert(0, SourcesOnly(f"{package}.{GAMES}.{name}" for name in _chosen["pure"]))
    return _chosen


def status() -> Status:
    """For `ludotheque doctor`: which engine is loaded and why."""
    return Status(**select())


def engine_of(game: str) -> str:
    """What plays that game, by its id: "compiled" or "pure"."""
    return "compiled" if game in games(HOME) and game not in select()["pure"] else "pure"
