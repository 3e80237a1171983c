"""Small wrong changes to the rules code of a game, one at a time, as edits of its source.

Rules are what a game's folder compiles, less what only values, guesses, shows or names (NOT_RULES). Within a module the
telling of events, the questions' words, the packing of numbers and the copying of states are left alone: they are no
rule.
"""

from __future__ import annotations

import ast
import copy
import re
from collections.abc import Iterator
from dataclasses import dataclass, field, replace
from functools import cached_property
from pathlib import Path
from typing import Any


def among(names: str) -> frozenset[str]:
    return frozenset(names.split())


NOT_RULES = among(
    "__init__ belief codec content frames given glance loader names picture policy printed readback sight space texts "
    "trial verbs vocabulary words worth"
)
CITED_ONLY = frozenset({"state", "game"})  # plain data and the manifest: only functions that cite a rule
NOT_A_RULE = among("__init__ clone copy copy_into mixed imagine prompt given sample random_choice stats")
WORDS = frozenset({"str", "list[str]", "list[object]", "dict[str, object]", "tuple[str, str]"})  # answers for readers
SEATS = among("seat owner other target rival victim winner loser attacker defender payer holder host")
RULE_ID = re.compile(r"\b[A-Z]{3}-Q?\d+\b")
FLIPPED: dict[type[ast.cmpop], list[type[ast.cmpop]]] = {
    ast.Lt: [ast.LtE, ast.GtE],
    ast.LtE: [ast.Lt, ast.Gt],
    ast.Gt: [ast.GtE, ast.LtE],
    ast.GtE: [ast.Gt, ast.Lt],
    ast.Eq: [ast.NotEq],
    ast.NotEq: [ast.Eq],
    ast.Is: [ast.IsNot],
    ast.IsNot: [ast.Is],
    ast.In: [ast.NotIn],
    ast.NotIn: [ast.In],
}


@dataclass(frozen=True)
class Mutant:
    """One change: what stands at `start:end` (bytes) of a module becomes `text`."""

    path: str  # from the game's folder
    where: str  # the function or method; the name for a constant of the module
    kind: str
    lines: tuple[int, int]  # whoever runs one of these lines meets the change
    start: int
    end: int
    text: str
    was: str
    rules: tuple[str, ...]
    nth: int = 0  # among equal changes of one function
    note: str = ""

    @cached_property
    def key(self) -> str:
        """The same as long as the function keeps its name and its text, wherever it lies."""
        again = f" #{self.nth + 1}" if self.nth else ""
        return f"{self.path}:{self.where}: {self.kind}: {squeeze(self.was)} -> {squeeze(self.text)}{again}"

    @property
    def of_module(self) -> bool:
        """A constant of the module, not a line of a function."""
        return self.where.isupper()

    @property
    def rule(self) -> str:
        return self.rules[0] if self.rules else "no rule cited"

    def applied(self, source: bytes) -> bytes:
        return source[: self.start] + self.text.encode() + source[self.end :]

    def diff(self, source: bytes) -> str:
        """The lines before and after."""
        first = source.rfind(b"\n", 0, self.start) + 1
        last = source.find(b"\n", self.end)
        last = len(source) if last < 0 else last
        old = source[first:last].decode().splitlines()
        new = (source[first : self.start] + self.text.encode() + source[self.end : last]).decode().splitlines()
        note = f"   ({self.note})" if self.note else ""
        return "\n".join([f"    - {line}" for line in old] + [f"    + {line}" for line in new]) + note


def squeeze(text: str) -> str:
    return " ".join(text.split())


def rules_modules(folder: Path) -> list[Path]:
    """The modules of a game that hold its rules."""
    return [path for path in sorted(folder.rglob("*.py")) if is_rules(path)]


def is_rules(path: Path) -> bool:
    stem = path.stem.split("_")[0] or path.stem
    if path.stem in NOT_RULES or stem in NOT_RULES:
        return False
    head = path.read_text(encoding="utf-8").splitlines()[:5]
    interpreted = any(line.startswith("# interpreted") for line in head)
    return path.stem in CITED_ONLY or not interpreted


def mutants(folder: Path) -> list[Mutant]:
    """Every change of every rules module, in order of place."""
    trees = {path.stem: ast.parse(path.read_bytes()) for path in sorted(folder.rglob("*.py"))}
    siblings = {stem: enumerations(tree) for stem, tree in trees.items() if stem != "verbs"}
    siblings |= {name: columns for tree in trees.values() for name, columns in rows(tree).items()}
    zeros = frozenset(name for tree in trees.values() for name, n in filter(None, map(numbered, tree.body)) if n == 0)
    found: list[Mutant] = []
    for path in rules_modules(folder):
        found += Module(path.relative_to(folder).as_posix(), path.read_bytes(), siblings, zeros).mutants()
    return found


def enumerations(tree: ast.Module) -> dict[str, tuple[str, int]]:
    """Names that number things one after the other, each with its neighbour and the neighbour's number."""
    runs: list[list[tuple[str, int]]] = [[]]
    for node in tree.body:
        named = numbered(node)
        if named is None or (runs[-1] and named[1] != runs[-1][-1][1] + 1):
            runs.append([])
        if named is not None:
            runs[-1].append(named)
    return {name: run[(i + 1) % len(run)] for run in runs if len(run) > 1 for i, (name, _) in enumerate(run)}


def rows(tree: ast.Module) -> dict[str, dict[str, tuple[str, int]]]:
    """The columns of each declared row, each with its neighbour and the neighbour's place."""
    found = {}
    for node in tree.body:
        if isinstance(node, ast.ClassDef) and any(name_of(each) == "row" for each in node.decorator_list):
            fields = [each for each in node.body if isinstance(each, ast.AnnAssign)]
            columns = [(name_of(each.target), place) for place, each in enumerate(fields)]
            found[node.name] = {name: columns[(i + 1) % len(columns)] for name, i in columns}
    return found


def numbered(node: ast.stmt) -> tuple[str, int] | None:
    """`NAME: Final = 3`"""
    if not isinstance(node, ast.AnnAssign) or not isinstance(node.target, ast.Name):
        return None
    value = node.value
    return (node.target.id, value.value) if isinstance(value, ast.Constant) and type(value.value) is int else None


@dataclass
class Module:
    """The changes of one module."""

    path: str
    source: bytes
    siblings: dict[str, dict[str, tuple[str, int]]]
    zeros: frozenset[str] = frozenset()  # constants that may be added or taken away as well
    found: list[Mutant] = field(default_factory=list)

    def __post_init__(self) -> None:
        self.tree = ast.parse(self.source)
        self.text = self.source.decode().splitlines()
        self.starts = [0]
        for line in self.source.splitlines(keepends=True):
            self.starts.append(self.starts[-1] + len(line))
        self.names = self.imported()

    def imported(self) -> dict[str, tuple[str, int]]:
        """Names known here that number things, each with its neighbour."""
        known = dict(self.siblings.get(Path(self.path).stem, {}))
        for node in self.tree.body:
            if isinstance(node, ast.ImportFrom) and node.module:
                there = self.siblings.get(node.module.rsplit(".", 1)[-1], {})
                known.update({alias.name: there[alias.name] for alias in node.names if alias.name in there})
        return known

    def mutants(self) -> list[Mutant]:
        only_cited = Path(self.path).stem in CITED_ONLY
        if not only_cited:
            for node in self.tree.body:
                self.constant_of_module(node)
        for where, function, classes in functions(self.tree):
            cited = RULE_ID.findall(ast.get_docstring(function) or "")
            if function.name in NOT_A_RULE or (only_cited and not cited):
                continue
            Function(self, where, function, classes, cited).change()
        return numbered_apart(self.found)

    def constant_of_module(self, node: ast.stmt) -> None:
        """An amount, not the number of a step, a verb or a column."""
        named = numbered(node)
        if named is None or named[0] in self.siblings.get(Path(self.path).stem, {}):
            return
        assert isinstance(node, ast.AnnAssign) and node.value is not None
        rules = tuple(RULE_ID.findall(self.text[node.lineno - 1]))
        for n in (named[1] - 1, named[1] + 1):
            self.add(node.value, str(n), named[0], "constant", (node.lineno, node.lineno), rules)

    def at(self, line: int, column: int) -> int:
        return self.starts[line - 1] + column

    def add(
        self,
        node: ast.AST,
        text: str,
        where: str,
        kind: str,
        lines: tuple[int, int],
        rules: tuple[str, ...],
        note: str = "",
    ) -> None:
        start = self.at(node.lineno, node.col_offset)  # type: ignore[attr-defined]  # statements and expressions
        end = self.at(node.end_lineno, node.end_col_offset)  # type: ignore[attr-defined]
        was = self.source[start:end].decode()
        if was != text:
            self.found.append(Mutant(self.path, where, kind, lines, start, end, text, was, rules, note=note))


def numbered_apart(found: list[Mutant]) -> list[Mutant]:
    """Equal changes get a number; two that leave the same source are one."""
    seen: dict[str, int] = {}
    places: set[tuple[int, int, str]] = set()
    out: list[Mutant] = []
    for mutant in found:
        place = (mutant.start, mutant.end, mutant.text)
        if place not in places:
            places.add(place)
            nth = seen[mutant.key] = seen.get(mutant.key, -1) + 1
            out.append(replace(mutant, nth=nth))
    return out


def functions(tree: ast.Module) -> Iterator[tuple[str, ast.FunctionDef, list[ast.ClassDef]]]:
    """Functions of the module and methods of its classes, with their dotted names."""

    def walk(body: list[ast.stmt], path: list[str], classes: list[ast.ClassDef]) -> Iterator[tuple[Any, ...]]:
        for node in body:
            if isinstance(node, ast.ClassDef):
                yield from walk(node.body, [*path, node.name], [*classes, node])
            elif isinstance(node, ast.FunctionDef):
                yield ".".join([*path, node.name]), node, classes

    return walk(tree.body, [], [])


def steps(node: ast.ClassDef) -> list[str]:
    """The steps of a frame, declared by `STEPS` or by `@frame("first second")`."""
    for decorator in node.decorator_list:
        if isinstance(decorator, ast.Call) and decorator.args and isinstance(decorator.args[0], ast.Constant):
            return str(decorator.args[0].value).split()
    for statement in node.body:
        if isinstance(statement, ast.AnnAssign) and isinstance(statement.target, ast.Name):
            if statement.target.id == "STEPS" and isinstance(statement.value, ast.Tuple):
                return [str(item.value) for item in statement.value.elts if isinstance(item, ast.Constant)]
    return []


class Function:
    """The changes of one function."""

    def __init__(
        self, module: Module, where: str, node: ast.FunctionDef, classes: list[ast.ClassDef], cited: list[str]
    ) -> None:
        self.module, self.where, self.node = module, where, node
        around = [*reversed(classes), module.tree]
        for outer in around if not cited else []:
            cited = cited or RULE_ID.findall(ast.get_docstring(outer) or "")  # type: ignore[arg-type]
        self.cited = cited
        self.is_step = any(node.name in steps(c) for c in classes)
        self.answers = ast.unparse(node.returns) if node.returns else ""
        names = [argument.arg for argument in node.args.args]
        self.seats = "s.seats" if "s" in names else "self.seats" if "self.seats" in ast.unparse(node) else ""

    def change(self) -> None:
        body = self.node.body[1:] if ast.get_docstring(self.node) else self.node.body
        if self.answers in WORDS:
            return
        if self.is_step and body and self.answers == "i64":
            self.skip_step(body)
        self.block(body)

    def skip_step(self, body: list[ast.stmt]) -> None:
        first = body[0]
        start = self.module.at(first.lineno, first.col_offset)
        runs = (line for line in body if not isinstance(line, ast.AnnAssign) or line.value is not None)
        lines = (first.lineno, header_end(next(runs, first)))
        text = ("return NEXT\n" if b"NEXT" in self.module.source else "return -1\n") + " " * first.col_offset
        here = Mutant(self.module.path, self.where, "step skipped", lines, start, start, text, "", self.rules(first))
        self.module.found.append(here)

    def rules(self, statement: ast.stmt) -> tuple[str, ...]:
        """Ids on the statement's own lines, then those of the function."""
        last = header_end(statement)
        own = [i for line in self.module.text[statement.lineno - 1 : last] for i in RULE_ID.findall(uncoded(line))]
        return tuple(dict.fromkeys([*own, *self.cited]))

    def add(self, node: ast.AST, new: ast.AST | str, kind: str, statement: ast.stmt, note: str = "") -> None:
        text = new if isinstance(new, str) else ast.unparse(new)
        lines = (statement.lineno, header_end(statement))
        self.module.add(node, text, self.where, kind, lines, self.rules(statement), note)

    # -- statements

    def block(self, body: list[ast.stmt]) -> None:
        for statement in body:
            self.statement(statement)

    def statement(self, node: ast.stmt) -> None:
        if isinstance(node, ast.If):
            if tells(node.test):
                self.block(node.orelse)
                return
            self.expression(node.test, node)
            self.add(node.test, "True", "condition", node)
            self.add(node.test, "False", "condition", node)
            self.block(node.body)
            self.block(node.orelse)
        elif isinstance(node, ast.While):
            self.expression(node.test, node)
            self.block(node.body)
        elif isinstance(node, ast.For):
            self.expression(node.iter, node)
            self.block(node.body)
        elif isinstance(node, ast.Return):
            self.returned(node)
        elif isinstance(node, (ast.Break, ast.Continue)):
            self.add(node, "pass", "dropped", node)
        elif isinstance(node, ast.With | ast.Try):
            self.block(node.body)
        elif isinstance(node, ast.Expr | ast.Assign | ast.AugAssign | ast.AnnAssign):
            self.simple(node)

    def simple(self, node: ast.Expr | ast.Assign | ast.AugAssign | ast.AnnAssign) -> None:
        if touches_knowledge(node):
            return
        if isinstance(node, ast.Expr | ast.AugAssign) or (isinstance(node, ast.Assign) and not self.fresh(node)):
            self.add(node, "pass", "dropped", node)
        if isinstance(node, ast.AugAssign):
            opposite = {ast.Add: ast.Sub, ast.Sub: ast.Add}.get(type(node.op))
            if opposite:
                turned = copy.copy(node)
                turned.op = opposite()
                self.add(node, turned, "arithmetic", node)
        if node.value is not None:
            self.expression(node.value, node)

    def fresh(self, node: ast.Assign) -> bool:
        """A name that comes into being: without it the code would not even run."""
        first = node.targets[0]
        if not isinstance(first, ast.Name):
            return isinstance(first, ast.Tuple)
        if first.id in [argument.arg for argument in self.node.args.args]:
            return False
        before = (n for n in ast.walk(self.node) if isinstance(n, ast.Assign | ast.AnnAssign | ast.For))
        return not any(n.lineno < node.lineno and first.id in named(n) for n in before)

    def returned(self, node: ast.Return) -> None:
        value = node.value
        if value is None:
            return
        if isinstance(value, ast.Constant) and isinstance(value.value, bool):
            self.add(value, str(not value.value), "answer", node)
        elif "Refusal" in self.answers and not (isinstance(value, ast.Constant) and value.value is None):
            self.add(value, "None", "guard", node)
        elif self.answers == "bool":
            self.add(value, "True", "answer", node)
            self.add(value, "False", "answer", node)
        self.expression(value, node)

    # -- expressions

    def expression(self, node: ast.expr, statement: ast.stmt) -> None:
        if isinstance(node, ast.Compare) and len(node.ops) == 1:
            self.compare(node, statement)
        elif isinstance(node, ast.BoolOp):
            self.both_or_either(node, statement)
        elif isinstance(node, ast.UnaryOp) and isinstance(node.op, ast.Not):
            self.add(node, node.operand, "not", statement)
        elif isinstance(node, ast.IfExp):
            self.add(node.test, "True", "condition", statement)
            self.add(node.test, "False", "condition", statement)
        elif isinstance(node, ast.BinOp):
            self.arithmetic(node, statement)
            if isinstance(node.op, ast.BitAnd | ast.BitOr | ast.LShift | ast.RShift):
                self.packed(node, statement)
                return
        elif isinstance(node, ast.Call):
            self.call(node, statement)
        elif isinstance(node, ast.Constant) and type(node.value) is int:
            for n in (node.value - 1, node.value + 1):
                if n >= 0:
                    self.add(node, str(n), "constant", statement)
        elif isinstance(node, ast.Subscript):
            if isinstance(node.value, ast.Name) and node.value.id in ("vec", "list", "dict"):
                return
            self.argument(node.slice, statement)
        self.parts(node, statement)

    def parts(self, node: ast.expr, statement: ast.stmt) -> None:
        for child in ast.iter_child_nodes(node):
            if isinstance(child, ast.expr):
                self.expression(child, statement)
            elif isinstance(child, ast.keyword) and child.arg != "capacity":
                self.expression(child.value, statement)
            elif isinstance(child, ast.comprehension):
                self.expression(child.iter, statement)
                for test in child.ifs:
                    self.expression(test, statement)
                    self.add(test, "True", "condition", statement)

    def compare(self, node: ast.Compare, statement: ast.stmt) -> None:
        for op in FLIPPED[type(node.ops[0])]:
            self.add(node, ast.Compare(node.left, [op()], node.comparators), "comparison", statement)

    def both_or_either(self, node: ast.BoolOp, statement: ast.stmt) -> None:
        other = ast.Or() if isinstance(node.op, ast.And) else ast.And()
        self.add(node, f"({ast.unparse(ast.BoolOp(other, node.values))})", "and/or", statement)
        for i in range(len(node.values)):
            left = [value for k, value in enumerate(node.values) if k != i]
            rest = left[0] if len(left) == 1 else ast.BoolOp(node.op, left)
            self.add(node, f"({ast.unparse(rest)})", "condition dropped", statement)

    def arithmetic(self, node: ast.BinOp, statement: ast.stmt) -> None:
        opposite = {ast.Add: ast.Sub, ast.Sub: ast.Add}.get(type(node.op))
        idle = isinstance(node.left, ast.Constant) or isinstance(node.right, ast.Constant)
        if opposite and not idle and name_of(node.right) not in self.module.zeros:
            turned = ast.BinOp(node.left, opposite(), node.right)
            self.add(node, f"({ast.unparse(turned)})", "arithmetic", statement)

    def packed(self, node: ast.BinOp, statement: ast.stmt) -> None:
        """How several numbers lie in one is no amount: its constants stay as they are."""
        for side in (node.left, node.right):
            if not isinstance(side, ast.Constant):
                self.expression(side, statement)

    def call(self, node: ast.Call, statement: ast.stmt) -> None:
        if isinstance(node.func, ast.Name) and node.func.id in ("min", "max"):
            self.add(node.func, "max" if node.func.id == "min" else "min", "bound", statement)
        for argument in node.args:
            self.argument(argument, statement)

    def argument(self, node: ast.expr, statement: ast.stmt) -> None:
        """The wrong seat, or the neighbouring track."""
        name = name_of(node)
        if name in SEATS and self.seats:
            self.add(node, f"({ast.unparse(node)} + 1) % {self.seats}", "seat", statement)
        elif isinstance(node, ast.BinOp):
            self.argument(node.left, statement)
            self.argument(node.right, statement)
        elif isinstance(node, ast.Attribute) and isinstance(node.value, ast.Name):
            other = self.module.siblings.get(node.value.id, {}).get(name)
            if other:
                self.add(node, f"{node.value.id}.{other[0]}", "field", statement)
        elif isinstance(node, ast.Name) and name in self.module.names:
            other = self.module.names[name]
            self.add(node, str(other[1]), "field", statement, other[0])


def name_of(node: ast.expr) -> str:
    return node.id if isinstance(node, ast.Name) else node.attr if isinstance(node, ast.Attribute) else ""


def header_end(statement: ast.stmt) -> int:
    """The last line of a statement, its block not counted."""
    if isinstance(statement, ast.If | ast.While):
        return statement.test.end_lineno or statement.lineno
    if isinstance(statement, ast.For):
        return statement.iter.end_lineno or statement.lineno
    return statement.end_lineno or statement.lineno


def uncoded(line: str) -> str:
    return line.partition("#")[2]


def named(node: ast.Assign | ast.AnnAssign | ast.For) -> list[str]:
    """The names that a statement gives a value."""
    if isinstance(node, ast.AnnAssign) and node.value is None:
        return []
    targets = node.targets if isinstance(node, ast.Assign) else [node.target]
    return [name.id for target in targets for name in ast.walk(target) if isinstance(name, ast.Name)]


def tells(test: ast.expr) -> bool:
    """`if s.loud:` tells what happened; nothing happens there."""
    return any(isinstance(node, ast.Attribute) and node.attr == "loud" for node in ast.walk(test))


def touches_knowledge(node: ast.stmt) -> bool:
    """Telling, and the barriers of undo."""
    if isinstance(node, ast.AugAssign):
        return isinstance(node.target, ast.Attribute) and node.target.attr == "revealed"
    value = node.value if isinstance(node, ast.Expr) else None
    called = value.func if isinstance(value, ast.Call) else None
    return isinstance(called, ast.Attribute) and called.attr == "tell"
