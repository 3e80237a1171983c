"""What the sources of a game say: the keys of events with their data, of refusals, of questions; and what the texts
hold. Read from the code itself, so that no sentence can be forgotten."""

import ast
from collections import defaultdict
from collections.abc import Iterator
from pathlib import Path

from fluent.syntax import ast as fluent
from fluent.syntax import parse, visitor

from ludotheque.match.texts import files

SUFFIXES = ("-id", "-count")  # what match.texts adds to every variable

Function = ast.FunctionDef


def calls(node: ast.AST, *names: str) -> Iterator[ast.Call]:
    for found in ast.walk(node):
        if isinstance(found, ast.Call):
            name = found.func.attr if isinstance(found.func, ast.Attribute) else getattr(found.func, "id", "")
            if name in names:
                yield found


def strings(node: ast.AST, home: Function) -> set[str]:
    """The texts an expression may be: a constant, one of two, or what a local name was set to."""
    if isinstance(node, ast.Constant):
        return {node.value} if isinstance(node.value, str) else set()
    if isinstance(node, ast.IfExp):
        return strings(node.body, home) | strings(node.orelse, home)
    assert isinstance(node, ast.Name), ast.unparse(node)
    found = [strings(value, home) for value in assigned(home, node.id)]
    assert found, f"{home.name}: what is {node.id}?"
    return set().union(*found)


def place(node: ast.expr, home: Function) -> int:
    """Which argument of a function an expression is, as callers count them; -1: it is none."""
    names = [argument.arg for argument in home.args.args if argument.arg != "self"]
    return names.index(node.id) if isinstance(node, ast.Name) and node.id in names else -1


def assigned(home: Function, name: str) -> list[ast.expr]:
    found: list[ast.expr] = []
    for node in ast.walk(home):
        if isinstance(node, ast.AnnAssign) and isinstance(node.target, ast.Name) and node.target.id == name:
            found += [node.value] if node.value else []
        elif isinstance(node, ast.Assign) and any(isinstance(t, ast.Name) and t.id == name for t in node.targets):
            found.append(node.value)
    return found


def keys(node: ast.expr, home: Function) -> set[str]:
    """The keys of a dict: written at once, or under a local name and then completed."""
    if isinstance(node, ast.Dict):
        return {key.value for key in node.keys if isinstance(key, ast.Constant) and isinstance(key.value, str)}
    assert isinstance(node, ast.Name), ast.unparse(node)
    found = set().union(*(keys(value, home) for value in assigned(home, node.id)))
    for part in ast.walk(home):
        if isinstance(part, ast.Assign) and isinstance(part.targets[0], ast.Subscript):
            target = part.targets[0]
            if isinstance(target.value, ast.Name) and target.value.id == node.id:
                assert isinstance(target.slice, ast.Constant)
                found.add(str(target.slice.value))
    return found


class Sources:
    """The modules of a game's folder."""

    def __init__(self, home: Path) -> None:
        self.home = home
        self.trees = [ast.parse(path.read_text(encoding="utf-8")) for path in sorted(home.rglob("*.py"))]
        self.functions = [node for tree in self.trees for node in ast.walk(tree) if isinstance(node, Function)]

    def callers(self, home: Function) -> Iterator[tuple[ast.Call, Function]]:
        method = any(argument.arg == "self" for argument in home.args.args)
        for other in self.functions:
            for call in calls(other, home.name):
                if isinstance(call.func, ast.Attribute) == method:
                    yield call, other

    def events(self) -> dict[str, list[tuple[set[str], set[str]]]]:
        """By key: for every place that tells it, what everybody hears and what only some hear. A function that is given
        the key, and maybe the data, speaks for its callers; it may add an ending to the key."""
        found: dict[str, list[tuple[set[str], set[str]]]] = defaultdict(list)
        for home in self.functions:
            for call in calls(home, "tell", "whisper", "confide"):
                name = call.func.attr if isinstance(call.func, ast.Attribute) else ""
                data = call.args[3] if name == "confide" else call.args[2]
                secret = keys(call.args[4], home) if name == "whisper" else set[str]()
                key, ending = call.args[1], ""
                if isinstance(key, ast.BinOp) and isinstance(key.right, ast.Constant):
                    ending, key = str(key.right.value), key.left
                if place(key, home) < 0:
                    for text in strings(key, home):
                        found[text + ending].append((keys(data, home), secret))
                    continue
                for other, caller in self.callers(home):
                    told = keys(data, home)
                    if place(data, home) >= 0:
                        told |= keys(other.args[place(data, home)], caller)
                    for text in strings(other.args[place(key, home)], caller):
                        found[text + ending].append((told, secret))
        return found

    def refusals(self) -> set[str]:
        found = set()
        for tree in self.trees:
            for call in calls(tree, "Refusal"):
                assert isinstance(call.args[1], ast.Constant)
                found.add(str(call.args[1].value))
        return found

    def questions(self) -> set[str]:
        """Those of frames, and those of the verbs of cards."""
        verbs = [call for tree in self.trees for call in calls(tree, "Verb", "verb")]
        asks = [keyword.value for call in verbs for keyword in call.keywords if keyword.arg == "ask"]
        found = {str(ask.value) for ask in asks if isinstance(ask, ast.Constant)}
        for home in self.functions:
            if home.name == "prompt":
                for node in ast.walk(home):
                    if isinstance(node, ast.Return) and node.value is not None:
                        for pair in ast.walk(node.value):
                            if isinstance(pair, ast.Tuple):
                                found |= strings(pair.elts[1], home)
        return found

    def literals(self, *modules: str) -> tuple[set[str], set[str]]:
        """The constant texts of some modules, and the beginnings of those that are completed at run time."""
        whole, begun = set(), set()
        for module in modules:
            for node in ast.walk(ast.parse((self.home / f"{module}.py").read_text(encoding="utf-8"))):
                if isinstance(node, ast.JoinedStr) and isinstance(node.values[0], ast.Constant):
                    begun.add(str(node.values[0].value))
                elif isinstance(node, ast.Constant) and isinstance(node.value, str):
                    whole.add(node.value)
        return whole, begun


class Reader(visitor.Visitor):
    def __init__(self) -> None:
        self.variables: set[str] = set()
        self.messages: set[str] = set()

    def visit_VariableReference(self, node: fluent.VariableReference) -> None:
        self.variables.add(node.id.name)

    def visit_MessageReference(self, node: fluent.MessageReference) -> None:
        self.messages.add(node.id.name)


class Written:
    """The messages of one language, each with its variables, those of the messages it refers to included."""

    def __init__(self, home: Path, lang: str) -> None:
        self.parts: dict[str, Reader] = {}
        for path in files(home / "text", lang):
            for entry in parse(path.read_text(encoding="utf-8")).body:
                assert not isinstance(entry, fluent.Junk), f"{path.name}: {entry.content}"
                if isinstance(entry, fluent.Message):
                    self.read(entry.id.name, entry.value)
                    for attribute in entry.attributes:
                        self.read(f"{entry.id.name}.{attribute.id.name}", attribute)

    def read(self, name: str, node: fluent.BaseNode | None) -> None:
        self.parts[name] = Reader()
        if node is not None:
            self.parts[name].visit(node)

    def named(self, prefix: str) -> set[str]:
        """What follows a prefix in the ids of messages."""
        return {name.removeprefix(prefix) for name in self.parts if name.startswith(prefix) and "." not in name}

    def variables(self, name: str) -> set[str]:
        """The data a message needs, without what match.texts adds."""
        found = set(self.parts[name].variables)
        for other in self.parts[name].messages:
            found |= self.variables(other)
        return {plain(variable) for variable in found}

    def referred(self) -> set[str]:
        return set().union(*(part.messages for part in self.parts.values()))

    def check_events(self, events: dict[str, list[tuple[set[str], set[str]]]]) -> None:
        """Every event has its sentence, none asks for what it is not told, and a secret one tells its secret."""
        assert self.named("event-") == set(events)
        for key, places in events.items():
            for told, secret in places:
                assert self.variables(f"event-{key}") <= told, f"event-{key} needs what is not told"
                if f"event-{key}.secret" in self.parts:
                    needed = self.variables(f"event-{key}.secret")
                    assert needed <= told | secret, f"event-{key}.secret needs what is not told"
                    assert needed & (secret - told), f"event-{key}.secret tells no secret"
                else:
                    assert secret <= told, f"event-{key} has a secret and no sentence for those who share it"


def plain(variable: str) -> str:
    for suffix in SUFFIXES:
        variable = variable.removesuffix(suffix)
    return variable
