"""What several test modules of a game begin with stands in the scenes of the game."""

import ast
from pathlib import Path

import pytest

TESTS = Path(__file__).resolve().parents[1]


def borrowed(text: str) -> list[str]:
    """The test modules of games that a module imports something from."""
    found = [node.module or "" for node in ast.walk(ast.parse(text)) if isinstance(node, ast.ImportFrom)]
    return [name for name in found if name.startswith("tests.games.") and name.split(".")[-1].startswith("test_")]


@pytest.mark.parametrize("folder", ["games", "kit", "core", "match", "cli", "bots", "lab"])
def test_nothing_is_borrowed_from_a_test_module_of_a_game(folder: str) -> None:
    files = sorted((TESTS / folder).rglob("*.py"))
    assert files
    assert {file.name: borrowed(file.read_text(encoding="utf-8")) for file in files} == {f.name: [] for f in files}


def test_a_scene_is_no_loan() -> None:
    assert borrowed("from tests.games.diktat.scene import scene\nfrom tests.marks import rule\n") == []
    assert borrowed("from tests.games.diktat.test_end import ended\n") == ["tests.games.diktat.test_end"]
