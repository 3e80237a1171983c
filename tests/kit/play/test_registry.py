"""The procedures of a game are found in its chapters, whatever these lie there as."""

import importlib
import py_compile
import sys
from pathlib import Path

import pytest

from ludotheque.kit.play.registry import discover

CHAPTER = """
from mypy_extensions import i64

from ludotheque.core.frame import frame
from ludotheque.core.state import Frame


@frame("choose cross")
class {name}(Frame[object]):
    seat: i64

    def choose(self, s: object) -> int: ...
    def cross(self, s: object) -> int: ...
"""


@pytest.mark.parametrize("bytecode", [False, True])
def test_chapters_are_found_as_sources_or_as_bytecode_without_them(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, bytecode: bool
) -> None:
    package = f"chapters_{bytecode}"
    folder = tmp_path / package
    folder.mkdir()
    for name, text in (
        ("__init__", ""),
        ("march", CHAPTER.format(name="March")),
        ("siege", CHAPTER.format(name="Siege")),
    ):
        source = folder / f"{name}.py"
        source.write_text(text)
        if bytecode:
            py_compile.compile(str(source), cfile=str(source.with_suffix(".pyc")), doraise=True)
            source.unlink()
    (folder / "notes.txt").write_text("no chapter")
    monkeypatch.syspath_prepend(str(tmp_path))
    monkeypatch.setattr(sys, "dont_write_bytecode", True)
    importlib.invalidate_caches()
    assert sorted(discover(importlib.import_module(package))) == ["march", "siege"]
