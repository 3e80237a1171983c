"""The numbers of verbs and of the words of effects are settled by a list: saved positions may hold them."""

import ast
import importlib
import importlib.util
import tomllib
from pathlib import Path

import pytest

from ludotheque.match.registry import registry

HERE = Path(__file__).parent
EQUAL = (ast.Eq, ast.NotEq, ast.In, ast.NotIn)
GAMES = [game for game in registry() if importlib.util.find_spec(f"ludotheque.games.{game}.effects")]


@pytest.mark.parametrize("game", GAMES)
def test_the_numbers_of_verbs_and_words_are_the_settled_ones(game: str) -> None:
    verbs = importlib.import_module(f"ludotheque.games.{game}.verbs").VERBS
    words = importlib.import_module(f"ludotheque.games.{game}.effects").WORDS.words()
    settled = {"choices": {row[0]: number for number, row in verbs.items()}}
    for kind, each in zip(("verb", "selector", "count", "condition", "modifier", "event"), words, strict=True):
        if each:
            settled[kind] = {word.name: word.number for word in each}
    assert settled == tomllib.loads((HERE / game / "numbers.toml").read_text(encoding="utf-8"))


@pytest.mark.parametrize("game", GAMES)
def test_nothing_depends_on_the_order_of_numbers(game: str) -> None:
    """Of verbs and of words; INCOME is a number that a good is added to."""
    home = HERE.parents[1] / "src/ludotheque/games" / game
    told = {name: (home / f"{name}.py").read_text(encoding="utf-8") for name in ("verbs", "effects")}
    constants = {
        f"{name}.{ast.unparse(node.target)}"
        for name, text in told.items()
        for node in ast.parse(text).body
        if isinstance(node, ast.AnnAssign) and isinstance(node.value, ast.Call)
    } - {"effects.INCOME"}
    assert constants
    for path in sorted(home.rglob("*.py")):
        for node in ast.walk(ast.parse(path.read_text(encoding="utf-8"))):
            found: list[ast.expr] = []
            if isinstance(node, ast.Compare) and any(not isinstance(op, EQUAL) for op in node.ops):
                found = [node.left, *node.comparators]
            elif isinstance(node, ast.Call) and ast.unparse(node.func) == "range":
                found = node.args
            elif isinstance(node, ast.BinOp) and isinstance(node.op, ast.Add | ast.Sub):
                found = [node.left, node.right]
            for each in found:
                assert ast.unparse(each) not in constants, f"{path}:{each.lineno}"
