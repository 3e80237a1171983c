"""The catalogue of misreadings: what somebody could honestly take a rule for, and the code that would follow from it.

`tests/games/GAME/misread/CHAPTER.toml` holds [[misread]] tables and, for rules that no code can misread, [[none]]
tables. A change names a function, a class, a constant (`phases.spy:SpyOut.do_look`, from the game's package or in full)
or a file of content (`content/rulebook/markers.toml`), never a line; the fragment it replaces occurs there exactly
once.
"""

from __future__ import annotations

import ast
import functools
import textwrap
import tomllib
from dataclasses import dataclass
from pathlib import Path
from typing import Any

ROOT = Path(__file__).resolve().parents[2]
KINDS = ("boundary", "exception", "owner", "order", "timing", "tie", "may", "once", "empty", "scope", "count")
UNREAD = "unread"  # unread.toml: how many rules of the game have neither a misreading nor a reason
CHANGE = {"where", "replace", "by", "body"}
Definition = ast.FunctionDef | ast.AsyncFunctionDef | ast.ClassDef | ast.Assign | ast.AnnAssign


class Stale(ValueError):
    """An entry that does not apply to this code, or says too little; the message names it."""


@dataclass(frozen=True)
class Change:
    """What stands in a named place becomes something else; without `replace`, all of it."""

    where: str
    replace: str
    by: str

    @property
    def name(self) -> str:
        return self.where.partition(":")[2]

    @property
    def is_content(self) -> bool:
        return self.where.endswith(".toml")


@dataclass(frozen=True)
class Misreading:
    game: str
    chapter: str
    rule: str
    kind: str
    reads: str
    changes: tuple[Change, ...]

    def __str__(self) -> str:
        return f"{self.rule}  {self.kind}  {self.changes[0].where}\n    {self.reads}"


@dataclass(frozen=True)
class Catalogue:
    game: str
    misreadings: tuple[Misreading, ...]
    none: dict[str, str]  # rule -> why no code can misread it
    unread: int

    @property
    def rules(self) -> set[str]:
        return {each.rule for each in self.misreadings}


def folder(game: str, root: Path = ROOT) -> Path:
    return root / "tests" / "games" / game / "misread"


def games(root: Path = ROOT) -> list[str]:
    """Those that have a catalogue."""
    files = root.glob("tests/games/*/misread/*.toml")
    return sorted({path.parent.parent.name for path in files if path.stem != UNREAD})


def load(game: str, root: Path = ROOT) -> Catalogue:
    found: list[Misreading] = []
    none: dict[str, str] = {}
    unread = 0
    for path in sorted(folder(game, root).glob("*.toml")):
        said = tomllib.loads(path.read_text(encoding="utf-8"))
        if path.stem == UNREAD:
            unread = said["rules"]
            continue
        if strange := said.keys() - {"misread", "none"}:
            raise Stale(f"{path.name}: unknown table {min(strange)!r}")
        found += [misreading(game, path.stem, raw) for raw in said.get("misread", [])]
        for raw in said.get("none", []):
            if raw.keys() != {"rule", "reason"} or not raw["reason"].strip() or raw["rule"] in none:
                raise Stale(f"{path.name}: [[none]] says a rule and its reason, once: {raw}")
            none[raw["rule"]] = raw["reason"]
    return Catalogue(game, tuple(found), none, unread)


def misreading(game: str, chapter: str, raw: dict[str, Any]) -> Misreading:
    what = f"{game}, {chapter}.toml, {raw.get('rule')}: "
    if strange := raw.keys() - {"rule", "kind", "reads", "also", *CHANGE}:
        raise Stale(f"{what}unknown field {min(strange)!r}")
    for field in ("rule", "kind", "reads", "where"):
        if not str(raw.get(field, "")).strip():
            raise Stale(f"{what}{field} is missing")
    if raw["kind"] not in KINDS:
        raise Stale(f"{what}kind {raw['kind']!r} is none of {', '.join(KINDS)}")
    changes = [{field: raw[field] for field in CHANGE if field in raw}, *raw.get("also", [])]
    return Misreading(game, chapter, raw["rule"], raw["kind"], raw["reads"], tuple(change(what, c) for c in changes))


def change(what: str, raw: dict[str, str]) -> Change:
    if raw.keys() == {"where", "body"}:
        return Change(raw["where"], "", raw["body"])
    if raw.keys() == {"where", "replace", "by"} and raw["replace"]:
        return Change(raw["where"], raw["replace"], raw["by"])
    raise Stale(f"{what}a change has `where`, and either `replace` and `by` or `body`")


# -- where the code stands


def module_name(game: str, where: str) -> str:
    module = where.partition(":")[0]
    return module if module.startswith("ludotheque.") else f"ludotheque.games.{game}.{module}"


def source_file(game: str, where: str, root: Path = ROOT) -> Path:
    if where.endswith(".toml"):
        return root / "src/ludotheque/games" / game / where
    path = root.joinpath("src", *module_name(game, where).split("."))
    return path / "__init__.py" if path.is_dir() else path.with_suffix(".py")


@functools.lru_cache(maxsize=256)
def parsed(source: str) -> ast.Module:
    return ast.parse(source)


def definition(source: str, name: str) -> Definition | None:
    """What a dotted name stands for; the last of several, as an import would keep."""
    body: list[ast.stmt] = parsed(source).body
    found: Definition | None = None
    for part in name.split("."):
        found = next((node for node in reversed(body) if part in names(node)), None)  # type: ignore[assignment]  # names
        if found is None:
            return None
        body = found.body if isinstance(found, ast.ClassDef) else []
    return found


def names(node: ast.stmt) -> list[str]:
    if isinstance(node, ast.FunctionDef | ast.AsyncFunctionDef | ast.ClassDef):
        return [node.name]
    targets = node.targets if isinstance(node, ast.Assign) else [node.target] if isinstance(node, ast.AnnAssign) else []
    return [target.id for target in targets if isinstance(target, ast.Name)]


def span(source: str, node: Definition) -> tuple[int, int]:
    """From where to where it stands, in characters: to the end of its last line, and a class with its decorators, which
    say the steps of a frame."""
    lines = source.splitlines(keepends=True)
    decorators = node.decorator_list if isinstance(node, ast.ClassDef) else []
    first = decorators[0].lineno if decorators else node.lineno
    assert node.end_lineno is not None
    start = sum(map(len, lines[: first - 1])) + node.col_offset
    return start, sum(map(len, lines[: node.end_lineno])) - len("\n")


def text_of(source: str, name: str) -> str | None:
    node = definition(source, name)
    if node is None:
        return None
    start, end = span(source, node)
    return source[start:end]


def changed(source: str, change: Change) -> str:
    """The text of a file with one change put in."""
    if change.is_content:
        start, end, column = 0, len(source), 0
    else:
        node = definition(source, change.name)
        if node is None:
            raise Stale(f"{change.where} is not there")
        (start, end), column = span(source, node), node.col_offset
    text = source[start:end]
    if change.replace:
        if text.count(change.replace) != 1:
            raise Stale(f"{change.where} has this {text.count(change.replace)} times: {change.replace.strip()!r}")
        new = text.replace(change.replace, change.by)
    else:
        new = textwrap.indent(textwrap.dedent(change.by).strip("\n"), " " * column)[column:]
    if new == text:
        raise Stale(f"{change.where}: nothing is changed")
    if not change.is_content and not defines(new, column, change.name.rpartition(".")[2]):
        raise Stale(f"{change.where} has lost its name")
    return source[:start] + new + source[end:]


def defines(text: str, column: int, name: str) -> bool:
    """Whether a definition, as it stands at that column, still has its name; the file around it is not read again."""
    body: list[ast.stmt] = ast.parse(f"if True:\n{' ' * column}{text}" if column else text).body
    inside = body[0].body if column and isinstance(body[0], ast.If) else body
    return any(name in names(node) for node in inside)


def applied(misreading: Misreading, root: Path = ROOT) -> dict[Path, str]:
    """The files as they would be; what does not apply or does not compile says so."""
    texts: dict[Path, str] = {}
    try:
        for change in misreading.changes:
            path = source_file(misreading.game, change.where, root)
            if not path.is_file():
                raise Stale(f"{change.where}: there is no {path.relative_to(root)}")
            texts[path] = changed(texts.get(path) or path.read_text(encoding="utf-8"), change)
            if change.is_content:
                tomllib.loads(texts[path])
    except (ValueError, SyntaxError) as error:
        raise Stale(f"{misreading.game}, {misreading.chapter}.toml, {misreading.rule}: {error}") from error
    return texts


def unread(game: str, root: Path = ROOT) -> list[str]:
    """The rules and rulings that the code carries out and nobody has tried to misread yet."""
    from ludotheque.match import ledger  # not before the command has chosen the pure engine

    catalogue = load(game, root)
    done = [entry.id for entry in ledger.load(game, root / "rules").entries if entry.status == "done"]
    return [rule for rule in done if rule not in catalogue.rules and rule not in catalogue.none]
