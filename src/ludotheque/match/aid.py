"""The aid sheet of a game: its turn, its costs, its end and its signs on one page, each line with the rule it shortens.

It is `aid.toml` in the game's folder: [[part]] tables with the title in every language, and in each [[part.line]]
tables with a rule and the words.
"""

import functools
import tomllib
from dataclasses import dataclass
from pathlib import Path
from typing import Any

from ludotheque.core.game import Game
from ludotheque.match.ledger import AID, LANGUAGES
from ludotheque.match.registry import rules_of


class BadAid(ValueError):
    """The file of an aid sheet says something it cannot mean."""


@dataclass(frozen=True)
class Line:
    rule: str
    text: dict[str, str]


@dataclass(frozen=True)
class Part:
    title: dict[str, str]
    lines: tuple[Line, ...]


def aid_file(rules: Game) -> Path:
    return Path(rules.text).parent / AID


@functools.cache
def aid_of(game: str) -> tuple[Part, ...]:
    """The aid sheet of that game; nothing: it has none."""
    path = aid_file(rules_of(game))
    return read_aid(path.read_text(encoding="utf-8")) if path.is_file() else ()


def read_aid(source: str) -> tuple[Part, ...]:
    told = fields("An aid sheet", tomllib.loads(source), "part")
    return tuple(read_part(part) for part in filled("An aid sheet", told["part"]))


def read_part(told: dict[str, Any]) -> Part:
    title = words("A part", fields("A part", told, "line", *LANGUAGES))
    where = f"The part {title[LANGUAGES[0]]!r}"
    return Part(title, tuple(read_line(where, line) for line in filled(where, told["line"])))


def read_line(where: str, told: dict[str, Any]) -> Line:
    where = f"A line of {where[0].lower()}{where[1:]}"
    return Line(fields(where, told, "rule", *LANGUAGES)["rule"], words(where, told))


def fields(where: str, told: dict[str, Any], *wanted: str) -> dict[str, Any]:
    if strange := sorted(set(told) ^ set(wanted)):
        raise BadAid(f"{where} {'has no' if strange[0] in told else 'needs'} {strange[0]!r}.")
    return told


def filled(where: str, told: list[Any]) -> list[Any]:
    if not told:
        raise BadAid(f"{where} is empty.")
    return told


def words(where: str, told: dict[str, Any]) -> dict[str, str]:
    said = {language: str(told[language]).strip() for language in LANGUAGES}
    if not all(said.values()):
        raise BadAid(f"{where} says nothing in one language.")
    return said
