"""Runs the rule tests of a game against its mutants, one forked process each.

Everything is imported and collected once. A child puts the changed code into the function in place and runs only the
tests that come to the changed line, those that name its rule first, the quick ones before the slow; it stops at the
first failure. Which test comes to which line is noted once a test file and kept, by digest, in `build/mutants/`; so is
what became of each mutant: after new tests, those that were killed stay killed and the others meet the new tests only.
"""

from __future__ import annotations

import ast
import functools
import hashlib
import importlib
import json
import os
import resource
import signal
import sys
import time
from collections.abc import Callable, Iterator
from dataclasses import dataclass
from pathlib import Path
from types import CodeType, FunctionType, ModuleType
from typing import Any

import pytest
from _pytest.runner import runtestprotocol
from coverage import Coverage

from tests.mutants.changes import Mutant

SURVIVED, KILLED, TIMED_OUT, BROKEN = 0, 1, 2, 3
LEFT_OUT = frozenset({"test_perft", "test_texts"})  # counts and transcripts: they prove no rule by itself
LONG = {"slow", "whole"}  # marks of tests that take minutes on the pure engine
SPARE = 2 << 30  # bytes that a mutant may ask for beyond what was loaded
Lines = dict[str, list[int]]  # file from the game's folder -> lines


@dataclass(frozen=True)
class Game:
    """Where a game's rules and its tests lie."""

    id: str
    package: str
    folder: Path
    tests: Path
    build: Path

    def module(self, path: str) -> ModuleType:
        return importlib.import_module(".".join([self.package, *Path(path).with_suffix("").parts]))


@dataclass(frozen=True)
class Fate:
    """What became of a mutant, and the test that caught it."""

    mutant: Mutant
    code: int
    test: str = ""


def collected(game: Game, work: Callable[[list[pytest.Item]], int]) -> int:
    """Collects the rule tests of a game, then works on them inside pytest's session."""
    plugin = Session(work)
    options = ["-p", "no:terminal", "-p", "no:cacheprovider", "-s", "-o", "addopts=", "--import-mode=importlib"]
    code = pytest.main([*options, "--strict-markers", str(game.tests)], plugins=[plugin])
    if plugin.code is None:
        print(f"the tests of {game.id} could not be collected: pytest says {code}", file=sys.stderr)
        return int(code) or 1
    return plugin.code


class Session:
    """A plugin that takes the place of running the tests."""

    def __init__(self, work: Callable[[list[pytest.Item]], int]) -> None:
        self.work = work
        self.code: int | None = None

    def pytest_collectreport(self, report: pytest.CollectReport) -> None:
        if report.failed:
            print(report.longreprtext, file=sys.stderr)

    def pytest_runtestloop(self, session: pytest.Session) -> bool:
        session.config.option.tbstyle = "native"  # nobody reads it, and the others take longer than most tests
        if not session.testsfailed:
            self.code = self.work([item for item in session.items if is_rule_test(item)])
        return True


def is_rule_test(item: pytest.Item) -> bool:
    """Marked with a rule, and quick enough to be asked by every mutant."""
    marks = {mark.name for mark in item.iter_markers()}
    return item.path.stem not in LEFT_OUT and "rule" in marks and not marks & LONG


def passes(item: pytest.Item) -> bool:
    return not any(report.failed for report in runtestprotocol(item, log=False, nextitem=None))


# -- which test comes to which line


class Reach:
    """The lines of the rules that each test comes to, and how long it takes."""

    def __init__(self, game: Game, modules: list[Path], items: list[pytest.Item], jobs: int) -> None:
        self.game, self.modules, self.items = game, modules, items
        self.seconds: dict[str, float] = {}
        self.tests: dict[tuple[str, int], set[str]] = {}
        self.failing: list[str] = []
        self.rules = {item.nodeid: named(item) for item in items}
        self.around = digest([*self.sources(), *self.shared()])
        self.collect(jobs)

    def collect(self, jobs: int) -> None:
        files: dict[Path, list[pytest.Item]] = {}
        for item in self.items:
            files.setdefault(item.path, []).append(item)
        self.versions = {path: digest(leaning(path), self.around) for path in files}
        kept = {path: self.game.build / f"{path.stem}-{self.versions[path]}.json" for path in files}
        missing = [path for path in files if not kept[path].exists()]
        self.game.build.mkdir(parents=True, exist_ok=True)
        for old in {p for path in missing for p in self.game.build.glob(f"{path.stem}-*.json")}:
            old.unlink()
        tasks = ((path, self.tracer(files[path], kept[path])) for path in missing)
        for path, code, _ in forked(tasks, jobs):
            if code:
                self.failing.append(f"{path.name}: process ended with {code}")
        for path in files:
            if kept[path].exists():
                self.read(json.loads(kept[path].read_text()))

    def sources(self) -> list[Path]:
        """The game with its content, and what it stands on."""
        below = [self.game.folder.parents[1] / name for name in ("core", "kit", "match")]
        found = [path for folder in [self.game.folder, *below] for path in sorted(folder.rglob("*")) if path.is_file()]
        return [path for path in found if path.suffix in (".py", ".toml", ".ftl")]

    def shared(self) -> list[Path]:
        """What the tests import besides the game: changes there are changes to every test file."""
        around = [self.game.tests, self.game.tests.parent / "shared", *self.game.tests.parents[:2]]
        return [path for folder in around for path in sorted(folder.glob("*.py")) if not path.stem.startswith("test_")]

    def tracer(self, items: list[pytest.Item], file: Path) -> Callable[[Any], int]:
        def trace(_: Any) -> int:
            watched = {str(path): path.relative_to(self.game.folder).as_posix() for path in self.modules}
            notes = {item.nodeid: traced(item, watched) for item in items}
            file.write_text(json.dumps(notes))
            return 0

        return trace

    def read(self, notes: dict[str, dict[str, Any]]) -> None:
        for test, note in notes.items():
            self.seconds[test] = note["seconds"]
            if not note["passes"]:
                self.failing.append(test)
            for file, lines in note["lines"].items():
                for line in lines:
                    self.tests.setdefault((file, line), set()).add(test)

    def of(self, mutant: Mutant) -> list[pytest.Item]:
        """The tests that can notice a mutant, in the order in which they are asked."""
        first, last = mutant.lines
        places = {(mutant.path, line) for line in range(first, last + 1)}
        if mutant.of_module:
            places = self.mentions(mutant.where)
        found = {test for place in places for test in self.tests.get(place, ())}
        able = [item for item in self.items if item.nodeid in found]
        return sorted(able, key=lambda item: (not self.rules[item.nodeid] & {*mutant.rules}, self.seconds[item.nodeid]))

    def mentions(self, name: str) -> set[tuple[str, int]]:
        """Every line that names a constant of a module."""
        out: set[tuple[str, int]] = set()
        for path in self.modules:
            for number, line in enumerate(path.read_text(encoding="utf-8").splitlines(), 1):
                if name in line:
                    out.add((path.relative_to(self.game.folder).as_posix(), number))
        return out


def named(item: pytest.Item) -> set[str]:
    return {rule for mark in item.iter_markers("rule") for rule in mark.args}


def leaning(path: Path) -> list[Path]:
    """A test file and those beside it whose scenes it borrows."""
    found = [path]
    for file in found:
        text = file.read_text(encoding="utf-8")
        found += [p for p in sorted(path.parent.glob("test_*.py")) if p not in found and f"{p.stem} import" in text]
    return found


def digest(files: list[Path], begin: str = "") -> str:
    total = hashlib.sha256(begin.encode())
    for path in files:
        total.update(str(path).encode() + b"\0" + path.read_bytes() + b"\0")
    return total.hexdigest()[:16]


def traced(item: pytest.Item, watched: dict[str, str]) -> dict[str, Any]:
    """Runs one test and notes the lines of the rules that it came to."""
    measured = Coverage(data_file=None, config_file=False, include=list(watched))
    began = time.process_time()
    with measured.collect():
        good = passes(item)
    seconds = round(time.process_time() - began, 4)
    data = measured.get_data()
    found = {path: data.lines(path) or [] for path in data.measured_files() & watched.keys()}
    return {
        "passes": good,
        "seconds": seconds,
        "lines": {watched[path]: sorted({*seen, *entered(path, seen)}) for path, seen in found.items() if seen},
    }


def entered(path: str, seen: list[int]) -> list[int]:
    """The first lines of the functions whose lines were seen: what stands there was carried out with the call."""
    return [first for first, last in functions(path) if any(first < line <= last for line in seen)]


@functools.cache
def functions(path: str) -> list[tuple[int, int]]:
    tree = ast.walk(ast.parse(Path(path).read_bytes()))
    found = [node for node in tree if isinstance(node, ast.FunctionDef)]
    return [(min([n.lineno, *(d.lineno for d in n.decorator_list)]), n.end_lineno or n.lineno) for n in found]


# -- forked processes


def forked(tasks: Iterator[tuple[Any, Callable[[Any], int]]], jobs: int) -> Iterator[tuple[Any, int, str]]:
    """Runs each task in a process of its own, so many at a time: what was to be done, its answer, what it wrote."""
    running: dict[int, tuple[Any, int]] = {}
    for name, task in tasks:
        if len(running) == jobs:
            yield ended(running)
        reading, writing = os.pipe()
        sys.stdout.flush()
        process = os.fork()
        if process == 0:
            os.close(reading)
            os._exit(alone(task, writing))
        os.close(writing)
        running[process] = (name, reading)
    while running:
        yield ended(running)


def alone(task: Callable[[Any], int], writing: int) -> int:
    """The life of a child: quiet, and with an answer whatever happens."""
    null = os.open(os.devnull, os.O_RDWR)
    os.dup2(null, 1)
    os.dup2(null, 2)
    try:
        return task(lambda text: os.write(writing, text.encode()))
    except BaseException as error:
        os.write(writing, f"{type(error).__name__}: {error}".encode()[:2000])
        return BROKEN


def ended(running: dict[int, tuple[Any, int]]) -> tuple[Any, int, str]:
    process, status = os.wait()
    name, reading = running.pop(process)
    with os.fdopen(reading) as pipe:
        wrote = pipe.read()
    return name, os.waitstatus_to_exitcode(status), wrote


# -- a mutant at work


def fates(game: Game, mutants: list[Mutant], reach: Reach, jobs: int) -> Iterator[Fate]:
    """What becomes of each mutant, as they end."""
    memory = Memory(game.build, reach)
    killed = [fate for mutant in mutants if (fate := memory.killed(mutant)) is not None]
    yield from killed
    done = {fate.mutant.key for fate in killed}
    left = [mutant for mutant in mutants if mutant.key not in done]
    tasks = ((mutant, trial(game, mutant, reach, memory.unasked(mutant))) for mutant in left)
    for mutant, code, wrote in forked(tasks, jobs):
        end = code if code in (SURVIVED, KILLED, TIMED_OUT) else BROKEN if code > 0 else KILLED
        memory.note(fate := Fate(mutant, end, wrote))
        yield fate


class Memory:
    """What became of the mutants of this very code, and which test files, as they were, had a say in it."""

    def __init__(self, folder: Path, reach: Reach) -> None:
        self.reach = reach
        self.versions = reach.versions
        self.files = {item.nodeid: item.path for item in reach.items}
        self.file = folder / f"fates-{reach.around}.jsonl"
        for old in set(folder.glob("fates-*.jsonl")) - {self.file}:
            old.unlink()
        lines = self.file.read_text(encoding="utf-8").splitlines() if self.file.exists() else []
        self.rows: dict[str, dict[str, Any]] = {row["key"]: row for row in map(json.loads, lines)}

    def note(self, fate: Fate) -> None:
        if fate.code == KILLED and fate.test in self.files:
            asked = [self.versions[self.files[fate.test]]]
        elif fate.code == SURVIVED:
            asked = sorted(self.versions.values())
        else:
            return
        with self.file.open("a", encoding="utf-8") as lines:
            lines.write(json.dumps({"key": fate.mutant.key, "test": fate.test, "asked": asked}) + "\n")

    def killed(self, mutant: Mutant) -> Fate | None:
        row = self.rows.get(mutant.key)
        if row is None or row["test"] not in self.files:
            return None
        return Fate(mutant, KILLED, row["test"]) if row["asked"] == [self.versions[self.files[row["test"]]]] else None

    def unasked(self, mutant: Mutant) -> list[pytest.Item]:
        """The tests that can notice a mutant, less those that did not."""
        row = self.rows.get(mutant.key)
        asked = row["asked"] if row is not None and not row["test"] else []
        return [item for item in self.reach.of(mutant) if self.versions[item.path] not in asked]


def trial(game: Game, mutant: Mutant, reach: Reach, items: list[pytest.Item]) -> Callable[[Any], int]:
    def tried(write: Callable[[str], int]) -> int:
        put_in(game, mutant)
        limit_memory()
        for item in items:
            patience(4 + 6 * reach.seconds[item.nodeid])
            if not passes(item):
                write(item.nodeid)
                return KILLED
        return SURVIVED

    return tried


def limit_memory() -> None:
    """A loop that no longer ends must not take the machine with it."""
    with open("/proc/self/statm", encoding="ascii") as pages:
        used = int(pages.read().split()[0]) * resource.getpagesize()
    resource.setrlimit(resource.RLIMIT_AS, (used + SPARE, used + SPARE))


def patience(seconds: float) -> None:
    """So much time of the processor for the test that follows: how busy the machine is does not count."""
    signal.signal(signal.SIGVTALRM, lambda *_: os._exit(TIMED_OUT))
    signal.setitimer(signal.ITIMER_VIRTUAL, seconds)


def put_in(game: Game, mutant: Mutant) -> None:
    """The changed code takes the place of the one that was imported, wherever it is known by name."""
    module = game.module(mutant.path)
    source = mutant.applied((game.folder / mutant.path).read_bytes())
    if mutant.of_module:
        replace_everywhere(game, mutant.where, vars(module)[mutant.where], int(mutant.text))
        return
    code = compile(source, str(module.__file__), "exec", dont_inherit=True)
    *classes, name = mutant.where.split(".")
    give(found(module, mutant.where), within(code, [*classes, name]), found(module, ".".join(classes)), name)


def give(function: FunctionType, code: CodeType, owner: Any, name: str) -> None:
    """In place, for others know the function itself; a method that no longer says `super` needs another function."""
    if code.co_freevars == function.__code__.co_freevars:
        function.__code__ = code
        return
    cells = dict(zip(function.__code__.co_freevars, function.__closure__ or (), strict=True))
    closure = tuple(cells[cell] for cell in code.co_freevars)
    setattr(owner, name, FunctionType(code, function.__globals__, name, function.__defaults__, closure))


def found(module: ModuleType, where: str) -> Any:
    """A function, a method or a class by its dotted name; the module itself without one."""
    value: Any = module
    for name in filter(None, where.split(".")):
        value = vars(value)[name]
        value = getattr(value, "__func__", None) or getattr(value, "fget", None) or value
    return value


def within(code: CodeType, names: list[str]) -> CodeType:
    """The code of a function, by its dotted name; the last of several definitions, as an import would keep."""
    for name in names:
        code = [c for c in code.co_consts if isinstance(c, CodeType) and c.co_name == name][-1]
    return code


def replace_everywhere(game: Game, name: str, old: object, new: object) -> None:
    for module in list(sys.modules.values()):
        if getattr(module, "__name__", "").startswith(game.package) and vars(module).get(name) is old:
            setattr(module, name, new)
