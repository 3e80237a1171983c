"""Puts misreadings in, one forked process each, and asks the tests that are marked with the rule.

Everything is imported and collected once. A misreading is noticed when an assertion of a test fails; what breaks inside
the engine instead, or never ends, crashed.
"""

from __future__ import annotations

import ast
import functools
import importlib
import re
import sys
from collections.abc import Callable, Iterator
from dataclasses import dataclass
from pathlib import Path
from types import FunctionType, MemberDescriptorType, ModuleType
from typing import Any

import pytest
from _pytest.runner import runtestprotocol

from tests.misread import catalogue
from tests.misread.catalogue import Change, Misreading, Stale
from tests.mutants.running import LEFT_OUT, TIMED_OUT, forked, found, give, limit_memory, patience, within

SURVIVED, NOTICED, CRASHED = 0, 1, 5
SECONDS = 60.0  # of the processor, for all tests of one misreading
RULE_TESTS = ("games", "kit", "core", "match")
ENGINE = str(Path("src", "ludotheque"))


@dataclass(frozen=True)
class Fate:
    """What became of a misreading: the test that noticed it, or how it crashed."""

    misreading: Misreading
    code: int
    said: str = ""


class Session:
    """A plugin that takes the place of running the tests."""

    def __init__(self, work: Callable[[Session, list[pytest.Item]], int]) -> None:
        self.work = work
        self.code: int | None = None
        self.ends: list[pytest.ExceptionInfo[BaseException]] = []

    def pytest_collectreport(self, report: pytest.CollectReport) -> None:
        if report.failed:
            print(report.longreprtext, file=sys.stderr)

    def pytest_runtestloop(self, session: pytest.Session) -> bool:
        session.config.option.tbstyle = "native"
        if not session.testsfailed:
            self.code = self.work(self, session.items)
        return True

    def pytest_runtest_makereport(self, call: pytest.CallInfo[None]) -> None:
        if call.excinfo is not None:
            self.ends.append(call.excinfo)

    def run(self, item: pytest.Item) -> pytest.ExceptionInfo[BaseException] | None:
        """How a test failed, if it did."""
        self.ends.clear()
        failed = any(report.failed for report in runtestprotocol(item, log=False, nextitem=None))
        return self.ends[0] if failed else None


def is_assertion(end: pytest.ExceptionInfo[BaseException]) -> bool:
    """A test says so; an assertion inside the engine is a crash."""
    return end.errisinstance((AssertionError, pytest.fail.Exception)) and ENGINE not in str(end.traceback[-1].path)


def files_of(rules: set[str], root: Path) -> list[str]:
    """The files whose tests name one of these rules; no counts of positions, no transcripts."""
    named = re.compile("|".join(f'"{rule}"' for rule in sorted(rules)))
    paths = [path for home in RULE_TESTS for path in sorted((root / "tests" / home).rglob("test_*.py"))]
    return [str(path) for path in paths if path.stem not in LEFT_OUT and named.search(path.read_text("utf-8"))]


def collected(misreadings: list[Misreading], root: Path, work: Callable[[Session, list[pytest.Item]], int]) -> int:
    """Collects the tests of the rules that are misread, then works on them inside pytest's session."""
    plugin = Session(work)
    options = ["-p", "no:terminal", "-p", "no:cacheprovider", "-s", "-o", "addopts=", "--import-mode=importlib"]
    files = files_of({each.rule for each in misreadings}, root)
    if not files:
        return work(plugin, [])
    wanted = ["-m", "not slow", "--strict-markers", "--rootdir", str(root)]
    code = pytest.main([*options, *wanted, *files], plugins=[plugin])
    if plugin.code is None:
        print(f"the tests could not be collected: pytest says {code}", file=sys.stderr)
        return int(code) or 1
    return plugin.code


def fates(
    session: Session, root: Path, misreadings: list[Misreading], items: list[pytest.Item], jobs: int
) -> Iterator[Fate]:
    """What becomes of each misreading, as they end."""
    marked: dict[str, list[pytest.Item]] = {}
    for item in sorted(items, key=lambda item: len(rules_of(item))):  # those that are about little else first
        for rule in rules_of(item):
            marked.setdefault(rule, []).append(item)
    for item in {item.path.parent: item for item in items}.values():
        session.run(item)  # so that no child has to read a game's content first
    tasks = ((each, trial(session, root, each, marked.get(each.rule, []))) for each in misreadings)
    for misreading, code, said in forked(tasks, jobs):
        if code == TIMED_OUT:
            yield Fate(misreading, CRASHED, f"no end within {SECONDS:.0f} s")
        else:
            yield Fate(misreading, code if code in (SURVIVED, NOTICED) else CRASHED, said)


def rules_of(item: pytest.Item) -> set[str]:
    return {rule for mark in item.iter_markers("rule") for rule in mark.args}


def trial(session: Session, root: Path, misreading: Misreading, items: list[pytest.Item]) -> Callable[[Any], int]:
    def tried(write: Callable[[str], int]) -> int:
        put_in(misreading, root)
        limit_memory()
        patience(SECONDS)
        crash = ""
        for item in items:
            end = session.run(item)
            if end is not None and is_assertion(end):
                write(item.nodeid)
                return NOTICED
            if end is not None and not crash:
                crash = f"{item.nodeid}: {end.exconly()}"[:2000]
        write(crash)
        return CRASHED if crash else SURVIVED

    return tried


def failing(session: Session, items: list[pytest.Item], jobs: int) -> list[str]:
    """Tests that fail without any change: what they noticed proves nothing."""
    tasks = ((item, lambda write, item=item: NOTICED if session.run(item) else SURVIVED) for item in items)
    return [item.nodeid for item, code, _ in forked(tasks, jobs) if code]


# -- putting it in


def put_in(misreading: Misreading, root: Path) -> None:
    """The changed code takes the place of the one that was imported, wherever it is known."""
    texts = catalogue.applied(misreading, root)
    for change in misreading.changes:
        path = catalogue.source_file(misreading.game, change.where, root)
        if change.is_content:
            read_instead(path, texts[path])
            continue
        module = importlib.import_module(catalogue.module_name(misreading.game, change.where))
        put_into(module, change, texts[path])
    forget(f"ludotheque.games.{misreading.game}")


def put_into(module: ModuleType, change: Change, source: str) -> None:
    node = catalogue.definition(source, change.name)
    if isinstance(node, ast.ClassDef):
        put_class(module, change.name, source, node)
    elif isinstance(node, ast.FunctionDef):
        code = compile(source, str(module.__file__), "exec", dont_inherit=True)
        *classes, name = change.name.split(".")
        function = found(module, change.name)
        function = getattr(function, "__wrapped__", function)
        give(function, within(code, [*classes, name]), found(module, ".".join(classes)), name)
    elif node is not None:
        was, space = vars(module)[change.name], dict(vars(module))
        run(source, node, module, space)
        for other in list(sys.modules.values()):
            if getattr(other, "__name__", "").startswith("ludotheque.") and vars(other).get(change.name) is was:
                setattr(other, change.name, space[change.name])


def run(source: str, node: ast.stmt, module: ModuleType, space: dict[str, Any]) -> None:
    """One statement of a module, under the module's own settings."""
    future = [n for n in ast.parse(source).body if isinstance(n, ast.ImportFrom) and n.module == "__future__"]
    exec(compile(ast.Module([*future, node], []), str(module.__file__), "exec", dont_inherit=True), space)


def put_class(module: ModuleType, name: str, source: str, node: ast.ClassDef) -> None:
    """What the class says anew is put into the class that others know."""
    if "." in name:
        raise Stale(f"{name}: a class inside another cannot be put in")
    was = vars(module)[name]
    run(source, node, module, vars(module))
    new = vars(module)[name]
    setattr(module, name, was)
    for field, value in list(vars(new).items()):
        if field in ("__dict__", "__weakref__", "__mypyc_attrs__") or isinstance(value, MemberDescriptorType):
            continue
        setattr(was, field, value)
        function = getattr(value, "__func__", None) or getattr(value, "fget", None) or value
        if isinstance(function, FunctionType):
            function.__globals__[name] = was
            for cell in function.__closure__ or ():
                if cell.cell_contents is new:
                    cell.cell_contents = was


def read_instead(path: Path, text: str) -> None:
    """Whoever reads that file reads this."""

    def instead(read: Callable[..., Any], answer: Any) -> Callable[..., Any]:
        return lambda self, *a, **k: answer if self.resolve() == path else read(self, *a, **k)

    setattr(Path, "read_bytes", instead(Path.read_bytes, text.encode()))  # noqa: B010  mypy: a method
    setattr(Path, "read_text", instead(Path.read_text, text))  # noqa: B010


def forget(package: str) -> None:
    """What was kept of calls before the change."""
    for module in [module for name, module in sys.modules.items() if name.startswith((package, "ludotheque.kit"))]:
        for value in list(vars(module).values()):
            kept = [value] if hasattr(value, "cache_clear") else list(getattr(value, "__dict__", {}).values())
            for each in kept:
                if isinstance(each, functools._lru_cache_wrapper):
                    each.cache_clear()
