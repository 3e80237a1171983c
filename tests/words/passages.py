"""Every text that people read, in pieces: messages of the engine, of the games and of the page, aid sheets, ledgers."""

import tomllib
from collections.abc import Iterator
from dataclasses import dataclass
from pathlib import Path

from fluent.syntax import ast as fluent
from fluent.syntax import parse, visitor

from ludotheque.match.texts import files

ROOT = Path(__file__).parents[2]
ENGINE = ROOT / "src/ludotheque"
PAGE = ROOT / "web/src"
HOUSE = (
    ENGINE / "server/text",
    ENGINE / "lab/text",
    ENGINE / "match/text",
    PAGE / "text",
    PAGE / "kit",
    PAGE / "shell",
    PAGE / "site",
)


@dataclass(frozen=True)
class Passage:
    where: str  # the file
    name: str  # the message, or the rule
    text: str  # its words, with a space where something is put in


class Words(visitor.Visitor):
    def __init__(self) -> None:
        self.found: list[str] = []

    def visit_TextElement(self, node: fluent.TextElement) -> None:
        self.found.append(node.value)


def words_in(node: fluent.BaseNode) -> str:
    reader = Words()
    reader.visit(node)
    return " ".join(reader.found)


def messages(folder: Path, lang: str) -> Iterator[Passage]:
    for path in files(folder, lang):
        for entry in parse(path.read_text(encoding="utf-8")).body:
            if isinstance(entry, fluent.Message | fluent.Term):
                yield Passage(str(path.relative_to(ROOT)), entry.id.name, words_in(entry))


def aid_sheet(path: Path, lang: str) -> Iterator[Passage]:
    for part in tomllib.loads(path.read_text(encoding="utf-8"))["part"]:
        yield Passage(str(path.relative_to(ROOT)), "part", part[lang])
        for line in part["line"]:
            yield Passage(str(path.relative_to(ROOT)), line["rule"], line[lang])


def ledger(path: Path, lang: str) -> Iterator[Passage]:
    book = tomllib.loads(path.read_text(encoding="utf-8"))
    where = str(path.relative_to(ROOT))
    for rule in book["rule"]:
        yield Passage(where, rule["id"], rule[lang])
    for ruling in book.get("ruling", []):
        for part in ("question", "answer", "reason"):
            yield Passage(where, ruling["id"], ruling[part][lang])


def of_game(game: str, lang: str) -> Iterator[Passage]:
    yield from messages(ENGINE / "games" / game / "text", lang)
    yield from messages(PAGE / "games" / game / "text", lang)
    yield from aid_sheet(ENGINE / "games" / game / "aid.toml", lang)
    yield from ledger(ROOT / f"rules/{game}.toml", lang)


def of_house(lang: str) -> Iterator[Passage]:
    for folder in HOUSE:
        yield from messages(folder, lang)
