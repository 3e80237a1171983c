"""Compiled rules count with machine words. Two slips cost a Python object each time, and nothing but the clock shows
them: a constant that is not Final is looked up by its name, and `a if test else 0` makes objects of both, for `0` is no
i64 there. Say `max(a, 0)`, two returns, or a constant that is `Final[i64]`."""

import ast
from pathlib import Path

from hatch_build import compilable
from ludotheque.match.registry import registry

HOME = Path(__file__).parents[2] / "src/ludotheque"
MAKING = tuple(f"games/{path.name}/" for path in (HOME / "games").iterdir() if path.name not in registry())
SOURCES = {
    path: ast.parse((HOME / path).read_bytes())
    for path in compilable(HOME, ("core", "kit", "bots", "games"))
    if not path.startswith(MAKING)  # a game in the making is looked at when it is played
}
PLAIN, OTHER = "a plain number", "something else"


def kinds(tree: ast.Module) -> dict[str, str]:
    """The constants of a module: Final numbers that are no i64 are plain."""
    found = {}
    for node in tree.body:
        if isinstance(node, ast.AnnAssign) and isinstance(node.target, ast.Name) and node.value is not None:
            plain = ast.unparse(node.annotation) == "Final" and is_number(node.value)
            found[node.target.id] = PLAIN if plain else OTHER
    return found


def is_number(node: ast.expr) -> bool:
    if isinstance(node, ast.UnaryOp):
        return is_number(node.operand)
    if isinstance(node, ast.BinOp):
        return is_number(node.left) or is_number(node.right)
    return isinstance(node, ast.Constant) and type(node.value) is int


CONSTANTS = {"ludotheque." + path[:-3].replace("/", "."): kinds(tree) for path, tree in SOURCES.items()}


def names(path: str) -> dict[str, str]:
    """What each name of a module, `mod.NAME` too, stands for."""
    known = dict(CONSTANTS["ludotheque." + path[:-3].replace("/", ".")])
    for node in SOURCES[path].body:
        if isinstance(node, ast.ImportFrom) and node.module:
            for alias in node.names:
                known[alias.name] = CONSTANTS.get(node.module, {}).get(alias.name, OTHER)
                for name, kind in CONSTANTS.get(f"{node.module}.{alias.name}", {}).items():
                    known[f"{alias.name}.{name}"] = kind
    return known


def plain(node: ast.expr, known: dict[str, str]) -> bool:
    if isinstance(node, ast.IfExp):
        return plain(node.body, known) and plain(node.orelse, known)
    if isinstance(node, ast.BinOp):
        return plain(node.left, known) and plain(node.right, known)
    if isinstance(node, ast.Call):
        return ast.unparse(node.func) == "len"
    return is_number(node) or known.get(ast.unparse(node)) == PLAIN


def test_numbers_that_compiled_modules_know_by_name_are_final() -> None:
    loose = [
        f"{path}:{node.lineno}"
        for path, tree in SOURCES.items()
        for node in tree.body
        if isinstance(node, ast.Assign) and isinstance(node.targets[0], ast.Name) and is_number(node.value)
    ]
    assert loose == []


def test_no_choice_between_a_native_number_and_a_plain_one() -> None:
    mixed = [
        f"{path}:{node.lineno}: {ast.unparse(node)}"
        for path, tree in SOURCES.items()
        if not path.startswith("kit/geometry")  # its numbers may outgrow 64 bits
        for node in ast.walk(tree)
        if isinstance(node, ast.IfExp) and plain(node.body, names(path)) != plain(node.orelse, names(path))
    ]
    assert mixed == []
