"""Which misreadings a change concerns: their function, their entry or a test of their rule differs from main."""

from __future__ import annotations

import ast
import functools
import hashlib
import tomllib
from pathlib import Path

from ludotheque.match import ledger
from tests.misread import catalogue
from tests.misread.catalogue import Misreading, definition, misreading
from tools import reached

ROOT = catalogue.ROOT


def concerned(misreadings: list[Misreading]) -> list[Misreading]:
    files = {ROOT / name for name in reached.changed()}
    tests = {path.relative_to(ROOT).as_posix() for path in files if path.suffix == ".py"}
    rules = {
        proof.rule
        for proof in ledger.proofs(ROOT / "tests", ROOT)
        if proof.place.path in tests and differs(ROOT / proof.place.path, proof.name.replace("::", "."))
    }
    return [each for each in misreadings if each.rule in rules or is_new(each, files) or code_differs(each, files)]


@functools.cache
def before(path: Path) -> str:
    """The text of a file as main has it; nothing where it had none."""
    return "\n".join([*reached.git("show", f"{reached.base()}:{path.relative_to(ROOT).as_posix()}"), ""])


def differs(path: Path, name: str) -> bool:
    now, was = definition(path.read_text(encoding="utf-8"), name), definition(before(path), name)
    return now is None or was is None or ast.unparse(now) != ast.unparse(was)


def code_differs(each: Misreading, files: set[Path]) -> bool:
    for change in each.changes:
        path = catalogue.source_file(each.game, change.where)
        if path in files and (change.is_content or differs(path, change.name)):
            return True
    return False


def is_new(each: Misreading, files: set[Path]) -> bool:
    path = catalogue.folder(each.game) / f"{each.chapter}.toml"
    return path in files and each not in entries(path)


@functools.cache
def entries(path: Path) -> list[Misreading]:
    """What the catalogue of main says there."""
    said = tomllib.loads(before(path)).get("misread", [])
    return [misreading(path.parent.parent.name, path.stem, raw) for raw in said]


def drawn(misreadings: list[Misreading], day: str, size: int) -> list[Misreading]:
    """So many, others every day."""
    return sorted(misreadings, key=lambda each: hashlib.sha256(f"{day} {each}".encode()).digest())[:size]
