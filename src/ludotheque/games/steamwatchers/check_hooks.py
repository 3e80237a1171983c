# interpreted
"""Checks the Python file of a scenario without running it: one class of hooks that the game will find, and nothing that
would make a game go differently the second time."""

import ast
import re
from collections.abc import Iterator
from functools import cache
from pathlib import Path
from typing import Any

from ludotheque.kit.content.shapes import nearest
from ludotheque.kit.content.toml_file import Fault

Table = dict[str, Any]

LANGUAGES = ("fr", "en")
PACKAGES = ("ludotheque.core", "ludotheque.games.steamwatchers", "librt", "mypy_extensions", "typing")
TELLING = ("tell", "whisper")
COUNTING = ("counter", "tally")
TEXT = Path(__file__).with_name("text")


@cache
def known_hooks() -> dict[str, list[str]]:
    """The hooks there are, with the names of what each is given."""
    tree = ast.parse(Path(__file__).with_name("hooks.py").read_text(encoding="utf-8"))
    (kind,) = (node for node in tree.body if isinstance(node, ast.ClassDef))
    return {node.name: given(node) for node in kind.body if isinstance(node, ast.FunctionDef) and node.name[0] != "_"}


def given(function: ast.FunctionDef) -> list[str]:
    return [argument.arg for argument in function.args.args]


def check(path: Path, table: Table, faults: list[Fault]) -> None:
    """`table` is the scenario whose file stands beside it."""
    try:
        tree = ast.parse(path.read_text(encoding="utf-8"))
    except SyntaxError as error:
        faults.append(Fault(str(path), error.lineno or 0, f"Python syntax: {error.msg}"))
        return
    except (UnicodeDecodeError, ValueError):
        faults.append(Fault(str(path), 0, "is not Python: save the file as UTF-8 text"))
        return
    found = [*_statements(tree), *_imports(tree), *_classes(tree), *_memory(tree), *_counters(tree, table)]
    found += _texts(path, tree)
    faults += [Fault(str(path), line, reason) for line, reason in sorted(found)]


Found = Iterator[tuple[int, str]]


def _statements(tree: ast.Module) -> Found:
    for node in tree.body:
        words = isinstance(node, ast.Expr) and isinstance(node.value, ast.Constant)
        kinds = (ast.Import, ast.ImportFrom, ast.Assign, ast.AnnAssign, ast.FunctionDef, ast.ClassDef)
        if not words and not isinstance(node, kinds):
            yield node.lineno, "a module of hooks holds imports, constants, functions and one class, nothing else"


def _imports(tree: ast.Module) -> Found:
    for node in ast.walk(tree):
        if isinstance(node, ast.Import):
            names = [alias.name for alias in node.names]
        elif isinstance(node, ast.ImportFrom):
            names = [node.module or "."]
        else:
            continue
        for name in names:
            if not any(name == package or name.startswith(f"{package}.") for package in PACKAGES):
                yield node.lineno, f'imports "{name}": hooks use the game alone, and draw chance with s.below'


def _classes(tree: ast.Module) -> Found:
    kinds = [node for node in tree.body if isinstance(node, ast.ClassDef) and any(map(_is_hooks, node.bases))]
    if len(kinds) != 1:
        yield (kinds[1].lineno if kinds else 1), f"{len(kinds)} classes derive from Hooks: one does"
    known = known_hooks()
    for node in (node for kind in kinds for node in kind.body):
        if not isinstance(node, ast.FunctionDef) or node.name.startswith("_"):
            continue
        if node.name not in known:
            tail = nearest(node.name, list(known))
            yield node.lineno, f'there is no hook "{node.name}"{tail} (one of its own begins with _)'
        elif len(given(node)) != len(known[node.name]) or node.args.vararg or node.args.kwonlyargs:
            yield node.lineno, f"{node.name} is given ({', '.join(known[node.name])}), not ({', '.join(given(node))})"


def _is_hooks(base: ast.expr) -> bool:
    name = base.value if isinstance(base, ast.Subscript) else base
    return (isinstance(name, ast.Name) and name.id == "Hooks") or (
        isinstance(name, ast.Attribute) and name.attr == "Hooks"
    )


def _memory(tree: ast.Module) -> Found:
    """All games share the hooks, clones and imagined worlds included."""
    reason = "hooks remember nothing: declare a counter in the scenario, and s.tally it"
    for node in ast.walk(tree):
        if isinstance(node, ast.Global | ast.Nonlocal):
            yield node.lineno, reason
        elif isinstance(node, ast.Attribute) and not isinstance(node.ctx, ast.Load):
            if isinstance(node.value, ast.Name) and node.value.id == "self":
                yield node.lineno, reason


def _calls(tree: ast.Module, names: tuple[str, ...]) -> Iterator[ast.Call]:
    for node in ast.walk(tree):
        if isinstance(node, ast.Call) and isinstance(node.func, ast.Attribute) and node.func.attr in names:
            yield node


def _counters(tree: ast.Module, table: Table) -> Found:
    known = [counter["id"] for counter in table.get("counters", [])]
    for call in _calls(tree, COUNTING):
        name = _spelt(call, 0)
        if name is not None and name not in known:
            tail = nearest(name, known) if known else ": it declares none"
            yield call.lineno, f'the scenario declares no counter "{name}"{tail}'


def _texts(path: Path, tree: ast.Module) -> Found:
    """Whatever is told has its sentence in each language, in the files beside it or among the game's."""
    for lang in LANGUAGES:
        own = path.with_name(f"{path.stem}.{lang}.ftl")
        known = messages(*([own] if own.exists() else []), *TEXT.glob(f"*.{lang}.ftl"), TEXT / f"{lang}.ftl")
        for line, message in _sentences(tree):
            if message not in known:
                yield line, f"{own.name} has no message {message}"


def _sentences(tree: ast.Module) -> Found:
    """The messages that the code needs, as far as it spells them out."""
    for call in _calls(tree, TELLING):
        if (key := _spelt(call, 1)) is not None:
            yield call.lineno, f"event-{key}"
    for node in ast.walk(tree):
        if isinstance(node, ast.FunctionDef) and node.name == "question":
            for answer in ast.walk(node):
                if isinstance(answer, ast.Tuple) and isinstance(answer.elts[-1], ast.Constant):
                    yield answer.lineno, f"ask-{answer.elts[-1].value!s}"
        elif isinstance(node, ast.Call) and isinstance(node.func, ast.Name) and node.func.id == "Refusal":
            if (key := _spelt(node, 1)) is not None:
                yield node.lineno, f"why-{key}"


def _spelt(call: ast.Call, place: int) -> str | None:
    """An argument, if it is written out in quotes."""
    given = call.args[place] if len(call.args) > place else None
    return given.value if isinstance(given, ast.Constant) and isinstance(given.value, str) else None


def messages(*paths: Path) -> set[str]:
    text = "\n".join(path.read_text(encoding="utf-8") for path in paths)
    return set(re.findall(r"^([a-z][\w-]*) *=", text, re.MULTILINE))
