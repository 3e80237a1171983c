# interpreted
"""What follows from the declaration of a frame: its constructor, its copy, its list of steps and fields, its dispatch;
of a position: its constructor, its blank, its copy, its fingerprint, the numbers of its rows; and the numbers of what
is declared one by one (core/numbers.py).

One text serves twice. `core.frame` and `core.position` run it when a game is imported as it stands; the build writes
it into the source before that is compiled, on lines that hold nothing else, so that every line of the game keeps its
number. The build has no package yet: this module imports none.
"""

import ast
import functools
import re
from collections.abc import Callable
from dataclasses import dataclass, field, replace

SIGHTS = {"PUBLIC": "public", "OWNER": "owner", "EACH": "each", "HIDDEN": "hidden"}
MARKS = SIGHTS | {"SEATS": "seats"}
TYPES = ("i64", "vec[i64]")
EMPTY = "vec[i64]()"

IMPORT = "from ludotheque.core.frame import frame"
INSTEAD = (
    "from typing import ClassVar; from librt.vecs import vec; from mypy_extensions import i64, mypyc_attr; "
    "from ludotheque.core.fields import Field"
)
REUSED = "@mypyc_attr(free_list_len=1)"  # the memory of the last one that went is taken for the next

# What is numbered in the order of its declaration, by class and kind: from which number on.
NUMBERED = {
    "Ids": {"id": 0},
    "Verbs": {"verb": 1},
    "Lexicon": {"verb": 16, "selector": 16, "count": 16, "condition": 16, "modifier": 1, "event": 1},
}

# What every frame has beside its steps (a test compares).
TAKEN = {"about", "asked", "at", "caller", "clone", "complete", "default", "dispatch", "domain", "goto", "legal"}
TAKEN |= {"mode", "prompt", "run", "sample", "seat", "step", "take", "why_not", "window"}


POSITION_IMPORT = "from ludotheque.core.position import "
POSITION_INSTEAD = (
    "from typing import ClassVar; from ludotheque.core.fields import Field; "
    "from ludotheque.core.state import mix_number, mix_piles, mix_vec, mix_vecs; "
    "from ludotheque.core.vecs import NO_PILES, NO_VECS, filled, new_piles, new_vecs, repeated"
)
POSITION_SIGHTS = SIGHTS | {"COUNT": "count", "FIXED": "fixed", "FOLLOWS": "follows"}
POSITION_KINDS = {"SEATS": "seats", "SEAT": "seat", "FLAG": "flag"}
PILES = "list[vec[i64]]"
VECS = "vec[vec[i64]]"
FORMS = {"i64": "0", "vec[i64]": "none", PILES: "NO_PILES", VECS: "NO_VECS"}
# How a number of a row is read, put and added to: of the first rows that a position declares, the second, the third.
FAMILIES = (("get", "put", "add"), ("on", "set_on", "add_on"), ("of", "set_of", "add_of"))


class BadFrame(Exception):
    """A declaration that cannot be meant."""


class BadPosition(BadFrame):
    """The same of a position or a row."""


@dataclass(frozen=True)
class Entry:
    """One field. `default` is the text of an expression, None where a value must be given."""

    name: str
    type: str
    sight: str = "public"
    kind: str = ""
    default: str | None = None

    @property
    def many(self) -> bool:
        return self.type != "i64"


@dataclass
class ByWord:
    """A method that finds the one for a word by its name: `do` calls `do_inflict` for the verb "inflict". `said` is the
    kind of the words, then its own parameters, the first of which is the number; `= x` is what holds for words that
    have no method. What a method calls otherwise than these is given A, B and C in their order."""

    name: str
    said: str
    numbers: dict[str, dict[str, int]]  # by kind, then by word
    methods: dict[str, list[str]]  # the parameters of all methods of the frame
    head: str = ""  # the parameters with their types
    returns: str = ""

    @property
    def kind(self) -> str:
        return self.said.split()[0]

    @property
    def parameters(self) -> list[str]:
        return self.said.partition(" = ")[0].split()[1:]

    @property
    def default(self) -> str:
        return self.said.partition(" = ")[2]

    @property
    def needed(self) -> bool:
        """Whether there is a word to find a method for; what holds without one, the class above says as well."""
        named = any(name.startswith(f"{self.name}_") for name in self.methods)
        return bool(self.numbers[self.kind]) and (named or not self.default)

    def written(self) -> str:
        default = self.default
        words = self.numbers[self.kind]
        found = {name: self.methods[name] for name in self.methods if name.startswith(f"{self.name}_")}
        for name in found:
            if name.removeprefix(f"{self.name}_") not in words and name != self.other:
                raise BadFrame(f"{name}: no {self.kind} is called {name.removeprefix(f'{self.name}_')!r}")
        if self.other in found:
            default = self.call(self.other, self.parameters)
        cases = []
        for word, number in sorted(words.items(), key=lambda each: each[1]):
            if (method := f"{self.name}_{word}") in found:
                cases.append((number, self.call(method, found[method])))
            elif not default:
                raise BadFrame(f"the {self.kind} {word!r} has no method {method}")
        answer = "" if self.returns == " -> None" else "return "
        return f"def {self.name}(self, {self.head}){self.returns}: {answer}{self.way(cases, default)}"

    @property
    def other(self) -> str:
        """The method for all words that have none of their own."""
        return f"{self.name}_other"

    def call(self, method: str, parameters: list[str]) -> str:
        left = iter(("a", "b", "c"))
        given = [each if each in self.parameters else next(left, "") for each in parameters]
        if any(each not in self.parameters for each in given):
            raise BadFrame(f"{method} asks for more than there is: {', '.join(parameters)}")
        return f"self.{method}({', '.join(['s', *given])})"

    def way(self, cases: list[tuple[int, str]], default: str) -> str:
        """Which number leads where, halved again and again."""
        asked = self.parameters[0]
        if len(cases) == 1:
            number, call = cases[0]
            return f"({call} if {asked} == {number} else {default})" if default else call
        if not cases:
            return default
        half = len(cases) // 2
        early, late = self.way(cases[:half], default), self.way(cases[half:], default)
        return f"({early} if {asked} < {cases[half][0]} else {late})"


@dataclass
class Declared:
    """One frame as its source says it, with what it has from frames it is built on."""

    name: str
    steps: tuple[str, ...]
    fields: list[Entry]
    own: list[Entry] = field(default_factory=list)  # those declared here
    inherits: tuple[str, ...] = ()  # the steps of the frame it is built on
    state: str = "Any"  # the type of the state its steps get
    abstract: bool = False  # generic in its state: only frames built on it are made, and copied
    dispatch: str = "run"  # what does the current step by the method of its name; "": nothing does
    by_word: list[ByWord] = field(default_factory=list)


def annotated(where: str, marks: list[str]) -> tuple[str, str]:
    """Sight and kind from what stands beside the type in `Annotated[type, ...]`, in any order."""
    sights = [mark for mark in marks if mark in SIGHTS.values()]
    kinds = [mark for mark in marks if mark not in SIGHTS.values()]
    if len(sights) > 1 or len(kinds) > 1:
        raise BadFrame(f"{where} has more than one sight or more than one kind: {', '.join(marks)}")
    return (sights or ["public"])[0], (kinds or [""])[0]


def steps_in(text: str) -> tuple[str, ...]:
    """The steps that a decorator lists."""
    found = tuple(text.split())
    for step in found:
        if not re.fullmatch(r"[a-z][a-z0-9_]*", step):
            raise BadFrame(f"{step!r} is no name of a step")
    return found


def check(frame: Declared, methods: set[str]) -> None:
    """Raise BadFrame for what can never work; `methods` are all those the class has."""
    if not frame.steps and not frame.abstract:
        raise BadFrame(f"{frame.name} declares no steps")
    if "seat" not in [each.name for each in frame.fields]:
        raise BadFrame(f"{frame.name} has no field 'seat': every frame belongs to a seat, or to none (-1)")
    for each in frame.own:
        if each.name in TAKEN - {"seat"} or each.name in methods:
            raise BadFrame(f"{frame.name}.{each.name} is a field and a method")
        if each.type not in TYPES:
            raise BadFrame(f"{frame.name}.{each.name} is a {each.type}; a field is an i64 or a vec[i64]")
        if each.many and each.default not in (None, EMPTY):
            raise BadFrame(f"{frame.name}.{each.name}: a vec has no default but {EMPTY}")
        if each.sight == "each" and not each.many:
            raise BadFrame(f"{frame.name}.{each.name}: what EACH seat sees of its own is a vec with an entry a seat")
    if frame.steps[: len(frame.inherits)] != frame.inherits:
        first = " ".join(frame.inherits)
        raise BadFrame(f"{frame.name}: the steps of the frame it is built on come first: {first}")
    for step in frame.steps:
        if frame.steps.count(step) > 1:
            raise BadFrame(f"{frame.name} declares the step {step!r} twice")
        if step in TAKEN:
            raise BadFrame(f"{frame.name}: the step {step!r} has the name of something that every frame has")
        if step in [each.name for each in frame.fields]:
            raise BadFrame(f"{frame.name}: {step!r} is a field and a step")
        if frame.dispatch and step not in methods:
            raise BadFrame(f"{frame.name} has no method for its step {step!r}")


def number(frame: Declared, step: str) -> int:
    """The place of a step named in `self.at` or `self.goto`."""
    if step not in frame.steps:
        raise BadFrame(f"{frame.name} has no step {step!r}; its steps are {', '.join(frame.steps)}")
    return frame.steps.index(step)


def written(frame: Declared) -> list[str]:
    """The class body that follows from a declaration, one statement a line."""
    entries = frame.fields
    steps = "".join(f'"{step}", ' for step in frame.steps)
    facts = ", ".join(f'"{each.name}": {fact(each)}' for each in entries)
    given = ", ".join(f"{each.name}: {each.type}" + (f" = {each.default}" if each.default else "") for each in entries)
    kept = "; ".join(f"self.{each.name}: {each.type} = {each.name}" for each in entries)
    copied = ", ".join(f"self.{each.name}[:]" if each.many else f"self.{each.name}" for each in entries)
    lines = [
        f'ID: ClassVar[str] = "{identity(frame.name)}"; '
        f"STEPS: ClassVar[tuple[str, ...]] = ({steps.strip()}); FIELDS: ClassVar[dict[str, Field]] = {{{facts}}}",
        f"def __init__(self, {given}) -> None: {kept}; self.step: i64 = 0; self.caller: i64 = -1",
    ]
    if not frame.abstract:
        copy = f"f = {frame.name}({copied}); f.step = self.step; f.caller = self.caller; return f"
        lines.append(f'def clone(self) -> "{frame.name}": {copy}')
    if frame.steps and frame.dispatch and frame.steps != frame.inherits:
        *early, last = frame.steps
        way = "".join(f"self.{step}(s) if self.step == {at} else " for at, step in enumerate(early))
        lines.append(f"def {frame.dispatch}(self, s: {frame.state}) -> i64: return {way}self.{last}(s)")
    return lines + [each.written() for each in frame.by_word if each.needed]


def identity(name: str) -> str:
    """What a frame is called in views and saved positions: SendTeam is `send_team`."""
    return re.sub(r"(?<=.)(?=[A-Z])", "_", name).lower()


def fact(each: Entry) -> str:
    default = "" if each.default is None else f", {each.default}"
    return f'Field("{each.sight}", "{each.kind}", {each.many}{default})'


# -- reading source text


@functools.cache
def parsed(text: str) -> ast.Module:
    """A module's tree, which nobody changes: a base or a row is looked up from many modules."""
    return ast.parse(text)


class Source:
    """One module's text and its classes; `read` finds other modules' texts, for the frames that these are built on."""

    def __init__(self, text: str, read: Callable[[str], str | None]) -> None:
        self.text = text
        self.read = read
        self.tree = parsed(text)
        self.classes = {node.name: node for node in self.tree.body if isinstance(node, ast.ClassDef)}
        self.variables = {
            target.id
            for node in self.tree.body
            if isinstance(node, ast.Assign) and ast.unparse(node.value).startswith("TypeVar(")
            for target in node.targets
            if isinstance(target, ast.Name)
        }
        self.imported = {
            alias.asname or alias.name: (node.module, alias.name)
            for node in self.tree.body
            if isinstance(node, ast.ImportFrom) and node.module
            for alias in node.names
        }

    def find(self, name: str) -> "tuple[Source, ast.ClassDef] | None":
        """A class by the name it has here."""
        if name in self.classes:
            return self, self.classes[name]
        module, there = self.imported.get(name, ("", ""))
        text = self.read(module) if module else None
        return Source(text, self.read).find(there) if text is not None else None

    def constant(self, default: str | None) -> str | None:
        """A default, by its value where it names a number: a frame built on this one may not know that name."""
        for each in self.tree.body:
            if isinstance(each, ast.AnnAssign) and ast.unparse(each.target) == default and each.value is not None:
                value = ast.unparse(each.value)
                return value if re.fullmatch(r"-?\d+", value) else default
        module, there = self.imported.get(default or "", ("", ""))
        text = self.read(module) if module else None
        if text is None:
            return default
        found = Source(text, self.read).constant(there)
        return default if found == there else found

    def parent(self, node: ast.ClassDef) -> "tuple[Source, ast.ClassDef] | None":
        """The class that another is built on: its first base."""
        base = node.bases[0] if node.bases else None
        if isinstance(base, ast.Subscript):
            base = base.value
        return self.find(base.id) if isinstance(base, ast.Name) else None

    def declared(self, node: ast.ClassDef) -> tuple[Declared, set[str]]:
        """A frame and all methods it has; a class without the decorator passes on what it is built on."""
        above = self.parent(node)
        inherited, methods = above[0].declared(above[1]) if above else (Declared(node.name, (), []), set[str]())
        functions = {each.name: each for each in node.body if isinstance(each, ast.FunctionDef)}
        methods = methods | set(functions)
        decorator = frame_decorator(node)
        own = [entry(node.name, each) for each in node.body if is_field(each)] if decorator is not None else []
        own = [replace(each, default=self.constant(each.default)) for each in own]
        steps = (steps_in(step_list(node.name, decorator)) if decorator is not None else ()) or inherited.steps
        frame = Declared(node.name, steps, inherited.fields + own, own, inherited.steps, inherited.state)
        if "run" in functions:
            frame.dispatch = "dispatch" if "self.dispatch(" in ast.unparse(functions["run"]) else ""
        match node.bases:
            case [ast.Subscript(slice=ast.Name(id=state))]:
                frame.abstract = state in self.variables
                frame.state = "Any" if frame.abstract else state
        named = [functions[step] for step in steps if step in functions]
        if named and len(named[0].args.args) > 1 and named[0].args.args[1].annotation is not None:
            frame.state = ast.unparse(named[0].args.args[1].annotation)
        frame.by_word = self.by_word(node, frame) if decorator is not None else []
        return frame, methods

    def by_word(self, node: ast.ClassDef, frame: Declared) -> list[ByWord]:
        """What finds methods by words in a frame whose decorator says which words."""
        numbers = self.words(frame_decorator(node))
        if numbers is None:
            return []
        said: dict[str, str] = {}
        methods: dict[str, ast.FunctionDef] = {}
        variables: set[str] = set()
        place: tuple[Source, ast.ClassDef] | None = (self, node)
        while place is not None:
            source, kind = place
            variables |= source.variables
            for each in kind.body:
                if isinstance(each, ast.FunctionDef):
                    methods.setdefault(each.name, each)
                elif isinstance(each, ast.AnnAssign) and ast.unparse(each.target) == "BY_WORD" and each.value:
                    said = ast.literal_eval(each.value) | said
            place = source.parent(kind)
        parameters = {name: [each.arg for each in method.args.args[2:]] for name, method in methods.items()}
        found = []
        for name, text in said.items():
            types = [ast.unparse(each.annotation) for each in methods[name].args.args[1:] if each.annotation]
            types[0] = frame.state if types[0] in variables else types[0]
            head = ", ".join(f"{each}: {type}" for each, type in zip(["s", *parameters[name]], types, strict=True))
            returns = methods[name].returns
            assert returns is not None
            found.append(ByWord(name, text, numbers, parameters, head, f" -> {ast.unparse(returns)}"))
        return found

    def words(self, decorator: ast.Call | None) -> dict[str, dict[str, int]] | None:
        """The numbers that `@frame(words=effects.WORDS)` means."""
        for each in decorator.keywords if decorator is not None else []:
            match each.value:
                case ast.Attribute(value=ast.Name(id=module), attr=name) if module in self.imported:
                    text = self.read(".".join(self.imported[module]))
                    if text is not None:
                        return numbered(ast.parse(text))[0][name]
            raise BadFrame(f"{ast.unparse(each)}: words are those of a module, as in words=effects.WORDS")
        return None


def frame_decorator(node: ast.ClassDef) -> ast.Call | None:
    for each in node.decorator_list:
        if isinstance(each, ast.Call) and isinstance(each.func, ast.Name) and each.func.id == "frame":
            return each
    return None


def step_list(name: str, decorator: ast.Call) -> str:
    if all(each.arg == "words" for each in decorator.keywords):
        match decorator.args:
            case []:
                return ""
            case [ast.Constant(value=str(steps))]:
                return steps
    raise BadFrame(f"{name}: the steps are one text in quotes, separated by spaces")


def is_field(node: ast.stmt) -> bool:
    return isinstance(node, ast.AnnAssign) and "ClassVar" not in ast.unparse(node.annotation)


def entry(name: str, node: ast.stmt) -> Entry:
    assert isinstance(node, ast.AnnAssign) and isinstance(node.target, ast.Name)
    default = None if node.value is None else ast.unparse(node.value)
    match node.annotation:
        case ast.Subscript(value=ast.Name(id="Annotated"), slice=ast.Tuple(elts=[kind, *marks])):
            said = [mark_text(f"{name}.{node.target.id}", mark) for mark in marks]
            sight, ids = annotated(f"{name}.{node.target.id}", said)
            return Entry(node.target.id, ast.unparse(kind), sight, ids, default)
    return Entry(node.target.id, ast.unparse(node.annotation), default=default)


def mark_text(where: str, mark: ast.expr) -> str:
    match mark:
        case ast.Constant(value=str(text)):
            return text
        case ast.Name(id=name) | ast.Attribute(attr=name) if name in MARKS:
            return MARKS[name]
    raise BadFrame(
        f"{where}: beside the type stand a sight (PUBLIC, OWNER, EACH, HIDDEN) and a kind (SEATS, or in quotes)"
    )


# -- writing it out


Numbers = dict[str, dict[str, dict[str, int]]]  # by the name of the declaration, the kind, the word


def numbered(tree: ast.Module) -> tuple[Numbers, list[tuple[ast.expr, int]]]:
    """What a module declares one by one, and where a constant is to have its number."""
    found: Numbers = {}
    next_: dict[str, dict[str, int]] = {}
    constants: list[tuple[ast.expr, int]] = []
    for node in tree.body:
        match node:
            case ast.Assign(targets=[ast.Name(id=name)], value=ast.Call(func=ast.Name(id=kind))) if kind in NUMBERED:
                next_[name] = dict(NUMBERED[kind])
                found[name] = {each: {} for each in NUMBERED[kind]}
            case (
                ast.AnnAssign(value=ast.Call(func=ast.Attribute(value=ast.Name(id=name), attr=attr)) as call)
                | ast.Expr(value=ast.Call(func=ast.Attribute(value=ast.Name(id=name), attr=attr)) as call)
            ) if name in next_:
                if attr == "resume":
                    next_[name] |= {str(each.arg): ast.literal_eval(each.value) for each in call.keywords}
                elif attr in next_[name] and not any(each.arg == "number" for each in call.keywords):
                    if isinstance(node, ast.AnnAssign):
                        constants.append((call, next_[name][attr]))
                    for each in call.args if attr == "id" else call.args[:1]:
                        found[name][attr][ast.literal_eval(each)] = next_[name][attr]
                        next_[name][attr] += 1
    return found, constants


def with_numbers(text: str) -> str:
    """The source with the number of each constant that is declared by a call written before the call, and of each rule
    instead of its id."""
    tree = ast.parse(text)
    written: list[tuple[ast.expr, int, str]] = []  # from an expression to a column, what stands there instead
    for call, number in numbered(tree)[1]:
        written.append((call, call.col_offset, f"{number}; "))
    for node in ast.walk(tree):
        match node:
            case ast.Call(func=ast.Name(id="rule_number"), args=[ast.Constant(value=str(rule))]):
                assert node.end_col_offset is not None
                written.append((node, node.end_col_offset, f"i64({int(rule.rpartition('-')[2])})"))
    lines = text.split("\n")
    for each, end, instead in sorted(written, key=lambda one: (one[0].lineno, one[1]), reverse=True):
        line = lines[each.lineno - 1].encode()
        lines[each.lineno - 1] = (line[: each.col_offset] + instead.encode() + line[end:]).decode()
    return "\n".join(lines)


def expand(text: str, read: Callable[[str], str | None]) -> str:
    """The source with every declared frame, position and row written out, each line of it where it was."""
    return with_frames(with_positions(with_columns(with_numbers(text), read), read), read)


def with_frames(text: str, read: Callable[[str], str | None]) -> str:
    source = Source(text, read)
    lines = text.split("\n")
    tops = sorted(first_line(node) for node in source.tree.body)
    frames = [(node, decorator) for node in source.classes.values() if (decorator := frame_decorator(node))]
    if not frames:
        return text
    if IMPORT not in lines:
        raise BadFrame(f"write `{IMPORT}` on a line of its own")
    lines[lines.index(IMPORT)] = INSTEAD
    for node, decorator in frames:
        frame, methods = source.declared(node)
        check(frame, methods)
        inline_steps(lines, frame, node)
        blank(lines, decorator)
        if not frame.abstract and not any("mypyc_attr" in ast.unparse(each) for each in node.decorator_list):
            lines[decorator.lineno - 1] = REUSED
        for each in node.body:
            if is_field(each):
                blank(lines, each)
        after = next((top for top in tops if top > node.lineno), None)
        if after is None:
            lines += [""] * 5
            after = len(lines) + 1
        put_in(lines, frame.name, written(frame), free_lines(lines, node, after))
    return "\n".join(lines).rstrip("\n") + "\n"


def first_line(node: ast.stmt) -> int:
    decorators = node.decorator_list if isinstance(node, ast.FunctionDef | ast.ClassDef) else []
    return min([node.lineno, *(each.lineno for each in decorators)])


def blank(lines: list[str], node: ast.expr | ast.stmt) -> None:
    assert node.end_lineno is not None
    for at in range(node.lineno - 1, node.end_lineno):
        lines[at] = ""


def free_lines(lines: list[str], node: ast.ClassDef, after: int) -> list[int]:
    """Where in a class body, and behind it, nothing but room or a comment stands."""
    held: set[int] = set()
    for each in node.body:
        if not is_field(each):
            assert each.end_lineno is not None
            held.update(range(first_line(each), each.end_lineno + 1))
    return [
        at - 1
        for at in range(node.body[0].lineno, after)
        if at not in held and (not lines[at - 1].strip() or lines[at - 1].lstrip().startswith("#"))
    ]


def put_in(lines: list[str], name: str, body: list[str], free: list[int]) -> None:
    if len(free) < len(body):
        raise BadFrame(f"{name}: leave {len(body) - len(free)} more blank line(s) between its methods")
    for at, line in zip(free, body, strict=False):
        lines[at] = f"    {line}"


def inline_steps(lines: list[str], frame: Declared, node: ast.ClassDef) -> None:
    """`self.at("x")` and `self.goto("x")` become comparisons and numbers."""
    calls = [each for each in ast.walk(node) if isinstance(each, ast.Call) and step_call(each)]
    for call in sorted(calls, key=lambda each: (each.lineno, each.col_offset), reverse=True):
        match call.args:
            case [ast.Constant(value=str(step))] if call.lineno == call.end_lineno and not call.keywords:
                at = number(frame, step)
            case _:
                raise BadFrame(f"{frame.name}: {ast.unparse(call)}: a step is named in quotes, on one line")
        instead = f"(self.step == {at})" if step_call(call) == "at" else f"i64({at})"
        line = lines[call.lineno - 1].encode()
        lines[call.lineno - 1] = (line[: call.col_offset] + instead.encode() + line[call.end_col_offset :]).decode()


def step_call(call: ast.Call) -> str | None:
    match call.func:
        case ast.Attribute(value=ast.Name(id="self"), attr="at" | "goto" as name):
            return name
    return None


# -- positions and their rows


@dataclass(frozen=True)
class Part:
    """One field of a position, or one column of a row. `default` and what follows are texts of expressions."""

    name: str
    type: str
    sight: str = "public"
    default: str | None = None
    shared: bool = False
    length: str | None = None  # what a blank position holds there
    width: int = 0  # of the rows that it holds; 0: it holds none
    first: int = 0  # the number of the first of them
    times: int = 1  # how many columns it takes
    fact: str = ""  # its Field

    @property
    def fixed(self) -> bool:
        """Handed on from copy to copy, and not saved."""
        return self.sight in ("fixed", "follows")


@dataclass
class Position:
    """A position as its source says it, with what it has from those it is built on."""

    name: str
    base: str
    parts: list[Part]
    own: list[Part] = field(default_factory=list)


def check_position(position: Position, methods: set[str]) -> None:
    """Raise BadPosition for what can never work."""
    names = [part.name for part in position.parts]
    for part in position.own:
        where = f"{position.name}.{part.name}"
        if names.count(part.name) > 1 or part.name in methods:
            raise BadPosition(f"{where} is there already, as a field or a method")
        if part.fixed:
            continue
        if part.type not in FORMS:
            raise BadPosition(f"{where} is a {part.type}; a field is one of {', '.join(FORMS)}, or FIXED")
        if part.type == "i64" and (part.shared or part.length):
            raise BadPosition(f"{where} is one number: it has neither a size nor anything to share")
        if part.type != "i64" and part.default is not None:
            raise BadPosition(f"{where}: what a blank position holds is said by size(...), rows(...) or one(...)")
    if len([part for part in position.parts if part.width]) > len(FAMILIES):
        raise BadPosition(f"{position.name} has more than {len(FAMILIES)} kinds of rows")


def position_written(position: Position) -> list[str]:
    """The class body that follows from a position's declaration, one statement a line."""
    name, parts, own = position.name, position.parts, position.own
    saved = [part for part in parts if not part.fixed]
    constant = [part for part in parts if part.fixed]
    lines = []
    if own:
        facts = ", ".join(f'"{part.name}": {part.fact}' for part in own)
        lines.append(f"FIELDS: ClassVar[dict[str, Field]] = {{**{position.base}.FIELDS, {facts}}}")
        given = "".join(
            f", {part.name}: {part.type}" + (f" = {part.default}" if part.default else "") for part in constant
        )
        passed = "".join(f", {part.name}" for part in constant if part not in own)
        values = "; ".join(
            f"self.{part.name}: {part.type} = {part.name if part.fixed else part.default or FORMS[part.type]}"
            for part in own
        )
        none = f"none = {EMPTY}; " if any(part.type == "vec[i64]" for part in own) else ""
        lines.append(f"def __init__(self, seats: i64{given}) -> None: super().__init__(seats{passed}); {none}{values}")
        laid = "; ".join(f"self.{part.name} = {part.length}" for part in own if part.length)
        if laid:
            lines.append(f"def open_box(self) -> None: super().open_box(); {laid}")
        lines.append(f"def mixed(self, h: i64) -> i64: {'; '.join(mixed_parts(saved))}; return h")
        lines += accessors([part for part in parts if part.width], own)
    passed = "".join(f", self.{part.name}" for part in constant)
    copied = "; ".join(f"other.{part.name} = {copied_part(part)}" for part in saved)
    lines.append(
        f'def clone(self) -> "{name}": other = {name}(self.seats{passed}); self.copy_base(other); '
        f"{copied}; return other"
    )
    return lines


def mixed_parts(saved: list[Part]) -> list[str]:
    numbers = ", ".join(f"self.{part.name}" for part in saved if part.type == "i64")
    lines = [f"h = mix_vec(h, vec[i64]([{numbers}]))"] if numbers else []
    by_type = {"vec[i64]": "mix_vec", PILES: "mix_piles", VECS: "mix_vecs"}
    return lines + [f"h = {by_type[part.type]}(h, self.{part.name})" for part in saved if part.type in by_type]


def copied_part(part: Part) -> str:
    if part.type == PILES:
        return f"self.{part.name}.copy()" if part.shared else f"[one[:] for one in self.{part.name}]"
    return f"self.{part.name}" if part.type == "i64" or part.shared else f"self.{part.name}[:]"


def accessors(rows: list[Part], own: list[Part]) -> list[str]:
    """How the numbers of its own rows are read and changed."""
    lines = []
    for part, (get, put, add) in [each for each in zip(rows, FAMILIES, strict=False) if each[0] in own]:
        row = f"(row - {part.first})" if part.first else "row"
        at = f"self.{part.name}[{row} * {part.width} + column]"
        lines.append(f"def {get}(self, row: i64, column: i64) -> i64: return {at}")
        lines.append(f"def {put}(self, row: i64, column: i64, value: i64) -> None: {at} = value")
        lines.append(f"def {add}(self, row: i64, column: i64, n: i64) -> None: {at} += n")
    return lines


def row_written(columns: list[Part]) -> list[str]:
    """The class body that follows from a row's declaration: the number of each column, and what a fresh row holds."""
    facts = ", ".join(f'"{part.name}": {part.fact}' for part in columns)
    fresh = ", ".join(f"*({part.default},) * {part.times}" for part in columns)
    at, numbers = 0, []
    for part in columns:
        numbers.append(f"{part.name}: ClassVar[int] = {at}")
        at += part.times
    return [
        f"COLUMNS: ClassVar[dict[str, Field]] = {{{facts}}}; WIDTH: ClassVar[int] = {at}; "
        f"FRESH: ClassVar[tuple[int, ...]] = ({fresh},); {'; '.join(numbers)}"
    ]


def field_fact(part: Part, marks: dict[str, str], at: int = 0) -> str:
    """The Field of a position or of a row, as it is written."""
    told = {"times": str(part.times) if part.times > 1 else "", "at": str(at) if at else ""}
    told |= {"form": f'"{part.type}"' if part.type in FORMS else "", "shared": "True" if part.shared else ""}
    more = "".join(f", {name}={text}" for name, text in {**marks, **told}.items() if text)
    return f'Field("{part.sight}", many={part.type != "i64"}{more})'


class PositionSource(Source):
    """A module's text, for the positions and rows it declares."""

    def find_position(self, name: str) -> "tuple[PositionSource, ast.ClassDef] | None":
        if name in self.classes:
            return self, self.classes[name]
        module, there = self.imported.get(name, ("", ""))
        text = self.read(module) if module else None
        return PositionSource(text, self.read).find_position(there) if text is not None else None

    def number(self, node: ast.expr) -> int:
        """The value of an expression of constants."""
        match node:
            case ast.Constant(value=int(value)):
                return value
            case ast.UnaryOp(op=ast.USub(), operand=operand):
                return -self.number(operand)
            case ast.BinOp(left=left, op=ast.Add() | ast.Sub() | ast.Mult() as op, right=right):
                a, b = self.number(left), self.number(right)
                return a + b if isinstance(op, ast.Add) else a - b if isinstance(op, ast.Sub) else a * b
            case ast.Name(id=name):
                for each in self.tree.body:
                    match each:
                        case ast.AnnAssign(target=ast.Name(id=found), value=ast.expr() as said) if found == name:
                            return self.number(said)
                module, there = self.imported.get(name, ("", ""))
                if (text := self.read(module) if module else None) is not None:
                    return PositionSource(text, self.read).number(ast.Name(there))
            case ast.Attribute(value=ast.Name(id=alias), attr=name):
                module, there = self.imported.get(alias, ("", ""))
                if (text := self.read(f"{module}.{there}") if module else None) is not None:
                    return PositionSource(text, self.read).number(ast.Name(name))
        raise BadPosition(f"{ast.unparse(node)} is no number that the build can read")

    def row(self, name: str) -> list[Part]:
        """The columns of a row by the name that its class has here."""
        found = self.find_position(name)
        if found is None or not is_decorated(found[1], "row"):
            raise BadPosition(f"{name} is no row that the build can read")
        where, node = found
        columns: list[Part] = []
        at = 0
        for each in node.body:
            if is_field(each):
                columns.append(where.part(node.name, each, at, column=True))
                at += columns[-1].times
        return columns

    def part(self, owner: str, node: ast.stmt, at: int = 0, column: bool = False) -> Part:
        """A field of a position, or a column of a row."""
        assert isinstance(node, ast.AnnAssign) and isinstance(node.target, ast.Name)
        name = node.target.id
        default = None if node.value is None else ast.unparse(node.value)
        kind, said = ast.unparse(node.annotation), list[ast.expr]()
        match node.annotation:
            case ast.Subscript(value=ast.Name(id="Annotated"), slice=ast.Tuple(elts=[type_of, *said])):
                kind = ast.unparse(type_of).strip("'")
        part = Part(name, kind, default=default)
        if column:
            part = replace(part, default=default or "0")
        marks = {"kind": "", "ids": "", "least": "", "most": "", "row": ""}
        for mark in said:
            part = self.marked(f"{owner}.{name}", part, mark, marks)
        return replace(part, fact=field_fact(part, marks, at))

    def marked(self, where: str, part: Part, mark: ast.expr, marks: dict[str, str]) -> Part:
        """A field with one more mark read."""
        match mark:
            case ast.Constant(value=str(kind)):
                marks["kind"] = repr(kind).replace("'", '"')
            case ast.Name(id=name) if name in POSITION_SIGHTS:
                return replace(part, sight=POSITION_SIGHTS[name])
            case ast.Name(id=name) if name in POSITION_KINDS:
                marks["kind"] = f'"{POSITION_KINDS[name]}"'
            case ast.Name(id="SHARED"):
                return replace(part, shared=True)
            case ast.Call(func=ast.Name(id="within"), args=[least, most]):
                marks["least"], marks["most"] = ast.unparse(least), ast.unparse(most)
            case ast.Call(func=ast.Name(id="at_least"), args=[least]):
                marks["least"] = ast.unparse(least)
            case ast.Call(func=ast.Name(id="times"), args=[n]):
                return replace(part, times=self.number(n))
            case ast.Call(func=ast.Name(id="rows"), args=[ast.Name(id=row), n, *first]):
                marks["row"] = row
                width = sum(column.times for column in self.row(row))
                number = self.number(first[0]) if first else 0
                return replace(part, width=width, first=number, length=f"repeated({row}.FRESH, {many_of(n)})")
            case ast.Call(func=ast.Name(id="one"), args=[ast.Name(id=row)]):
                marks["row"] = row
                return replace(part, length=f"repeated({row}.FRESH, 1)")
            case ast.Call(func=ast.Name(id="size"), args=[n, *fill]):
                return replace(part, length=sized(part.type, many_of(n), ast.unparse(fill[0]) if fill else "0"))
            case ast.Name() | ast.Attribute():
                marks["ids"] = ast.unparse(mark)
            case _:
                raise BadPosition(f"{where}: {ast.unparse(mark)} says nothing about a field")
        return part

    def position(self, node: ast.ClassDef) -> tuple[Position, set[str]]:
        """A position and all methods it has."""
        base = ast.unparse(node.bases[0]) if node.bases else ""
        above = self.find_position(base) if base else None
        inherited, methods = above[0].position(above[1]) if above else (Position(base, "", []), set[str]())
        methods = methods | {each.name for each in node.body if isinstance(each, ast.FunctionDef)}
        declared = is_decorated(node, "position")
        own = [self.part(node.name, each) for each in node.body if is_field(each)] if declared else []
        own = [replace(each, default=self.constant(each.default)) if each.fixed else each for each in own]
        return Position(node.name, base, inherited.parts + own, own), methods


def many_of(node: ast.expr) -> str:
    """How many: a number, or in quotes what the position itself knows (`"seats"`)."""
    match node:
        case ast.Constant(value=str(path)):
            return f"self.{path}"
    return ast.unparse(node)


def sized(kind: str, n: str, fill: str) -> str:
    """What a blank position holds in a field of so many numbers, or piles."""
    return {PILES: f"new_piles({n})", VECS: f"new_vecs({n})"}.get(kind, f"filled({n}, {fill})")


def is_decorated(node: ast.ClassDef, by: str) -> bool:
    return any(isinstance(each, ast.Name) and each.id == by for each in node.decorator_list)


def with_positions(text: str, read: Callable[[str], str | None]) -> str:
    """The source with every declared position and row written out."""
    source = PositionSource(text, read)
    nodes = [node for node in source.classes.values() if is_decorated(node, "position") or is_decorated(node, "row")]
    if not nodes:
        return text
    lines = text.split("\n")
    told = [at for at, line in enumerate(lines) if line.startswith(POSITION_IMPORT) and not line.endswith("(")]
    if not told:
        raise BadPosition(f"write `{POSITION_IMPORT}...` on a line of its own")
    lines[told[0]] = POSITION_INSTEAD
    tops = sorted(first_line(node) for node in source.tree.body)
    for node in nodes:
        if is_decorated(node, "row"):
            body = row_written(source.row(node.name))
        else:
            position, methods = source.position(node)
            check_position(position, methods - {name for family in FAMILIES for name in family})
            body = position_written(position)
        for decorator in node.decorator_list:
            if isinstance(decorator, ast.Name) and decorator.id in ("position", "row"):
                blank(lines, decorator)
        for each in node.body:
            if is_field(each):
                blank(lines, each)
        after = next((top for top in tops if top > node.lineno), None)
        if after is None:
            lines += [""] * len(body)
            after = len(lines) + 1
        put_in(lines, node.name, body, free_lines(lines, node, after))
    return "\n".join(lines).rstrip("\n") + "\n"


def with_columns(text: str, read: Callable[[str], str | None]) -> str:
    """The source with the columns of rows (`Player.gold`) as numbers."""
    source = PositionSource(text, read)
    known: dict[str, dict[str, int]] = {}
    lines = text.split("\n")
    used = [
        node
        for node in ast.walk(source.tree)
        if isinstance(node, ast.Attribute) and isinstance(node.value, ast.Name) and node.value.id[:1].isupper()
    ]
    for node in sorted(used, key=lambda each: (each.lineno, each.col_offset), reverse=True):
        assert isinstance(node.value, ast.Name)
        name = node.value.id
        if name not in known:
            found = source.find_position(name)
            known[name] = column_numbers(source.row(name)) if found and is_decorated(found[1], "row") else {}
        if node.attr in known[name]:
            line = lines[node.lineno - 1].encode()
            number = str(known[name][node.attr]).encode()
            lines[node.lineno - 1] = (line[: node.col_offset] + number + line[node.end_col_offset :]).decode()
    return "\n".join(lines)


def column_numbers(columns: list[Part]) -> dict[str, int]:
    numbers, at = dict[str, int](), 0
    for part in columns:
        numbers[part.name] = at
        at += part.times
    return {**numbers, "WIDTH": at}
