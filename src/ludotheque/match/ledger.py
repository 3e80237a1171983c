"""The rule ledger joined with the code that cites its rules and the tests that prove them.

A ledger is `rules/<game>.toml`: [[rule]] tables, then [[ruling]] tables. A rule is cited where its id is written
out in the game's sources or content; "DIK-082 to DIK-094" cites the two ends and nothing in between.
"""

import ast
import functools
import re
import tomllib
from collections.abc import Iterable, Iterator
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any

STATUSES = ("todo", "done", "out")
LANGUAGES = ("fr", "en")
RULINGS = "rulings"
COLUMNS = ("rules", "done", "out", "todo", "with test", "cited")
CITED_IN = (".py", ".toml")
AID = "aid.toml"  # it shortens rules, and carries none out
RULE_FIELDS = {"id", "page", "chapter", "fr", "en", "status"}
RULING_FIELDS = {"id", "rules", "question", "answer", "reason", "status"}

_PACKAGE = Path(__file__).resolve().parents[1]
_ID = re.compile(r"\b([A-Z][A-Z0-9]*)-([A-Z]?\d+)\b")


class LedgerError(ValueError):
    """A ledger that cannot be found or read; the message says which, where and why."""


class NoLedger(LedgerError):
    """A game whose rules are not written down here."""

    def __init__(self, game: str, known: list[str]) -> None:
        super().__init__(f"There is no rule ledger for {game!r}; the ledgers here are: {', '.join(known)}.")
        self.game, self.known = game, known


@dataclass(frozen=True)
class Entry:
    """One rule, or one ruling; a ruling's sentence is its answer."""

    id: str
    chapter: str
    status: str
    sentence: dict[str, str]
    page: str = ""
    question: dict[str, str] = field(default_factory=dict)
    reason: dict[str, str] = field(default_factory=dict)
    settles: tuple[str, ...] = ()
    ours: bool = False  # a ruling that does not follow the letter of the book; its reason says why

    @property
    def is_ruling(self) -> bool:
        return bool(self.question)

    def texts(self) -> Iterator[str]:
        for group in (self.sentence, self.question, self.reason):
            yield from group.values()


@dataclass(frozen=True)
class Ledger:
    game: str
    entries: tuple[Entry, ...]

    @property
    def prefixes(self) -> set[str]:
        return {entry.id.partition("-")[0] for entry in self.entries}

    def find(self, rule_id: str) -> Entry | None:
        return next((entry for entry in self.entries if entry.id == rule_id), None)


@dataclass(frozen=True)
class Place:
    path: str
    line: int

    def __str__(self) -> str:
        return f"{self.path}:{self.line}"


@dataclass(frozen=True)
class Proof:
    """A test function and one rule its mark names."""

    rule: str
    name: str
    place: Place


@dataclass(frozen=True)
class Row:
    entry: Entry
    code: tuple[Place, ...]
    tests: tuple[Proof, ...]


@dataclass(frozen=True)
class Problem:
    id: str
    what: str
    place: Place | None = None

    def __str__(self) -> str:
        return f"{self.id}: {self.what}" + (f" ({self.place})" if self.place else "")


@dataclass(frozen=True)
class Coverage:
    game: str
    rows: tuple[Row, ...]
    problems: tuple[Problem, ...]


def checkout() -> Path | None:
    """The root of the checkout this package runs from, or None when it is installed."""
    root = _PACKAGE.parent.parent
    return root if _PACKAGE.parent.name == "src" and (root / "rules").is_dir() else None


def rules_folder() -> Path:
    root = checkout()
    folder = root / "rules" if root else _PACKAGE / "_rules"
    if not folder.is_dir():
        raise LedgerError(f"There are no ledgers at {folder}: install ludotheque again, or run from a checkout.")
    return folder


def brought() -> dict[str, Path]:
    """The ledgers that games of other packages bring along."""
    from ludotheque.match.registry import registry  # it loads every game: the ledgers here need none

    return {game: Path(rules.rulebook) for game, rules in registry().items() if rules.rulebook}


def ledger_ids(folder: Path | None = None) -> list[str]:
    here = {path.stem for path in (folder or rules_folder()).glob("*.toml")}
    return sorted(here if folder else here | set(brought()))


def path_of(game: str, folder: Path | None = None) -> Path:
    path = (folder or rules_folder()) / f"{game}.toml"
    return brought().get(game, path) if folder is None and not path.is_file() else path


def load(game: str, folder: Path | None = None) -> Ledger:
    path = path_of(game, folder)
    if not path.is_file():
        raise NoLedger(game, ledger_ids(folder))
    try:
        data = tomllib.loads(path.read_text(encoding="utf-8"))
    except (tomllib.TOMLDecodeError, UnicodeDecodeError) as fault:
        raise LedgerError(f"{path}: {fault}.") from fault
    if extra := sorted(set(data) - {"rule", "ruling"}):
        raise LedgerError(f"{path}: unknown table {extra[0]!r}; a ledger holds [[rule]] and [[ruling]].")
    rules = [_rule(path, number, raw) for number, raw in enumerate(data.get("rule", []), 1)]
    rulings = [_ruling(path, number, raw) for number, raw in enumerate(data.get("ruling", []), 1)]
    return Ledger(game, (*rules, *rulings))


def _rule(path: Path, number: int, raw: dict[str, Any]) -> Entry:
    where = _where(path, "rule", number, raw, RULE_FIELDS, optional={"reason"})
    page, chapter, status = (_word(where, raw, name) for name in ("page", "chapter", "status"))
    sentence = {language: _word(where, raw, language) for language in LANGUAGES}
    reason = _pair(where, "reason", raw["reason"]) if "reason" in raw else {}
    return Entry(raw["id"], chapter, status, sentence, page=page, reason=reason)


def _ruling(path: Path, number: int, raw: dict[str, Any]) -> Entry:
    where = _where(path, "ruling", number, raw, RULING_FIELDS, optional={"ours"})
    question, answer, reason = (_pair(where, name, raw[name]) for name in ("question", "answer", "reason"))
    settles = raw["rules"]
    if not isinstance(settles, list) or not all(isinstance(rule, str) for rule in settles):
        raise LedgerError(f"{where}: rules must be a list of rule ids.")
    ours = raw.get("ours", False)
    if not isinstance(ours, bool):
        raise LedgerError(f"{where}: ours must be true or false.")
    status = _word(where, raw, "status")
    return Entry(raw["id"], RULINGS, status, answer, "", question, reason, tuple(settles), ours)


def _where(path: Path, table: str, number: int, raw: dict[str, Any], wanted: set[str], optional: set[str]) -> str:
    name = raw.get("id")
    where = f"{path}: [[{table}]] {number}" + (f" ({name})" if name else "")
    if missing := sorted(wanted - set(raw)):
        raise LedgerError(f"{where}: {missing[0]} is missing.")
    if extra := sorted(set(raw) - wanted - optional):
        raise LedgerError(f"{where}: unknown field {extra[0]!r}.")
    if not isinstance(name, str) or not _ID.fullmatch(name):
        raise LedgerError(f"{where}: {name!r} is not a rule id such as DIK-088 or DIK-Q26.")
    return where


def _word(where: str, raw: dict[str, Any], name: str) -> str:
    value = raw[name]
    if not isinstance(value, str) or not (value.strip() or name == "page"):
        raise LedgerError(f"{where}: {name} must be a text that is not empty.")
    return value


def _pair(where: str, name: str, value: object) -> dict[str, str]:
    if not isinstance(value, dict) or set(value) != set(LANGUAGES):
        raise LedgerError(f"{where}: {name} needs exactly fr and en.")
    return {language: _text(where, f"{name}.{language}", value[language]) for language in LANGUAGES}


def _text(where: str, name: str, value: object) -> str:
    if not isinstance(value, str):
        raise LedgerError(f"{where}: {name} must be a text.")
    return value.strip()


def citations(folders: Iterable[Path], root: Path, prefixes: set[str]) -> dict[str, list[Place]]:
    """Every place, in reading order, where an id with one of these prefixes is written."""
    found: dict[str, list[Place]] = {}
    for folder in folders:
        for path in sorted(path for path in folder.rglob("*") if path.suffix in CITED_IN and path.name != AID):
            for line, text in enumerate(path.read_text(encoding="utf-8").splitlines(), 1):
                for rule in dict.fromkeys(_ids(text, prefixes)):
                    found.setdefault(rule, []).append(Place(path.relative_to(root).as_posix(), line))
    return found


def _ids(text: str, prefixes: set[str]) -> list[str]:
    return [match[0] for match in _ID.finditer(text) if match[1] in prefixes]


def proofs(tests: Path, root: Path) -> list[Proof]:
    """Every rule named by a `rule(...)` mark on a test: on the function, its class, its module or one of its cases."""
    found: list[Proof] = []
    for path in sorted(tests.rglob("*.py")):
        known = path.stat()
        found += _proofs_of(path, path.relative_to(root).as_posix(), known.st_mtime_ns, known.st_size)
    return found


@functools.lru_cache(maxsize=4096)  # every ledger asks for all the tests
def _proofs_of(path: Path, name: str, _changed: int, _size: int) -> tuple[Proof, ...]:
    tree = ast.parse(path.read_text(encoding="utf-8"), filename=str(path))
    return tuple(_proofs_in(tree.body, name, _module_marks(tree), ""))


def _module_marks(tree: ast.Module) -> list[str]:
    return [
        rule
        for node in tree.body
        if isinstance(node, ast.Assign) and any(isinstance(t, ast.Name) and t.id == "pytestmark" for t in node.targets)
        for rule in _marked(node.value)
    ]


def _proofs_in(body: list[ast.stmt], path: str, inherited: list[str], within: str) -> Iterator[Proof]:
    for node in body:
        if isinstance(node, ast.ClassDef) and node.name.startswith("Test"):
            own = [rule for decorator in node.decorator_list for rule in _marked(decorator)]
            yield from _proofs_in(node.body, path, inherited + own, f"{within}{node.name}::")
        elif isinstance(node, ast.FunctionDef | ast.AsyncFunctionDef) and node.name.startswith("test"):
            own = [rule for decorator in node.decorator_list for rule in _marked(decorator)]
            for rule in dict.fromkeys(inherited + own):
                yield Proof(rule, within + node.name, Place(path, node.lineno))


def _marked(expression: ast.expr) -> Iterator[str]:
    """The ids in every `rule(...)` or `something.rule(...)` of this expression; what is no literal reads as source."""
    for node in ast.walk(expression):
        if isinstance(node, ast.Call):
            name = node.func.attr if isinstance(node.func, ast.Attribute) else getattr(node.func, "id", "")
            if name == "rule":
                yield from map(_literal, node.args)


def _literal(argument: ast.expr) -> str:
    if isinstance(argument, ast.Constant) and isinstance(argument.value, str):
        return argument.value
    return ast.unparse(argument)


def coverage(game: str, root: Path | None = None) -> Coverage:
    """The rows of one ledger in its own order, and all that is wrong with it."""
    home = root or checkout()
    if home is None:
        raise LedgerError("Coverage reads the sources and the tests: run it from a checkout.")
    ledger = load(game, home / "rules")
    cited = citations(_code_folders(game, home), home, ledger.prefixes)
    tests: dict[str, list[Proof]] = {}
    for proof in proofs(home / "tests", home):
        tests.setdefault(proof.rule, []).append(proof)
    rows = [Row(e, tuple(cited.get(e.id, ())), tuple(tests.get(e.id, ()))) for e in ledger.entries]
    return Coverage(game, tuple(rows), tuple(_problems(ledger, rows, cited, tests)))


def _code_folders(game: str, root: Path) -> list[Path]:
    """A game's own folder; a ledger that belongs to no game is the engine's, cited outside the games."""
    package = root / "src" / "ludotheque"
    if (package / "games" / game).is_dir():
        return [package / "games" / game]
    return sorted(folder for folder in package.iterdir() if folder.is_dir() and folder.name != "games")


def _lacks(row: Row) -> Iterator[str]:
    """What an entry ought to have, and has not."""
    entry = row.entry
    if entry.status not in STATUSES:
        yield f"status {entry.status!r} is none of {', '.join(STATUSES)}"
    if entry.status == "done" and not row.tests:
        yield "done without a test"
    if entry.status == "done" and not row.code:
        yield "done without a citation in the code"
    if entry.status == "out" and not (entry.reason and all(entry.reason.values())):
        yield "out without a reason"
    if entry.ours and not all(entry.reason.values()):
        yield "ours without a reason"


def _problems(
    ledger: Ledger, rows: list[Row], cited: dict[str, list[Place]], tests: dict[str, list[Proof]]
) -> Iterator[Problem]:
    known = {entry.id for entry in ledger.entries}
    seen: set[str] = set()
    for row in rows:
        entry = row.entry
        if entry.id in seen:
            yield Problem(entry.id, "twice in the ledger")
        seen.add(entry.id)
        for lack in _lacks(row):
            yield Problem(entry.id, lack)
        mentioned = [*entry.settles, *(rule for text in entry.texts() for rule in _ids(text, ledger.prefixes))]
        for rule in dict.fromkeys(mentioned):
            if rule not in known:
                yield Problem(rule, f"unknown, named by {entry.id} in the ledger")
    for rule, places in cited.items():
        if rule not in known:
            yield Problem(rule, "unknown, cited in the code", places[0])
    for rule, found in tests.items():
        if rule not in known and rule.partition("-")[0] in ledger.prefixes:
            yield Problem(rule, f"unknown, marked on {found[0].name}", found[0].place)


def strays(root: Path | None = None) -> list[Problem]:
    """Marks on tests that no ledger of this checkout could hold: a misspelt prefix, or an id that is no literal."""
    home = root or checkout()
    if home is None:
        raise LedgerError("Coverage reads the sources and the tests: run it from a checkout.")
    folder = home / "rules"
    prefixes = {prefix for game in ledger_ids(folder) for prefix in load(game, folder).prefixes}
    return [
        Problem(proof.rule, f"in no ledger, marked on {proof.name}", proof.place)
        for proof in proofs(home / "tests", home)
        if proof.rule.partition("-")[0] not in prefixes
    ]


def counts(report: Coverage) -> dict[str, tuple[int, ...]]:
    """Per chapter, in the order of the ledger, then `total`: the numbers under COLUMNS."""
    groups: dict[str, list[Row]] = {}
    for row in report.rows:
        groups.setdefault(row.entry.chapter, []).append(row)
    groups["total"] = list(report.rows)
    return {name: _count(rows) for name, rows in groups.items()}


def _count(rows: list[Row]) -> tuple[int, ...]:
    by_status = [sum(row.entry.status == status for row in rows) for status in ("done", "out", "todo")]
    return (len(rows), *by_status, sum(bool(row.tests) for row in rows), sum(bool(row.code) for row in rows))


def table(report: Coverage) -> str:
    """The counts as aligned text, one line per chapter."""
    lines = [[report.game, *COLUMNS]]
    lines += [[name, *map(str, numbers)] for name, numbers in counts(report).items()]
    widths = [max(len(line[column]) for line in lines) for column in range(len(COLUMNS) + 1)]
    return "\n".join(
        "  ".join([line[0].ljust(widths[0]), *(cell.rjust(w) for cell, w in zip(line[1:], widths[1:], strict=True))])
        for line in lines
    )
