# interpreted
"""A TOML file written by a person: read with kindness, and every fault told with its file, its line and its reason."""

import re
import tomllib
from collections.abc import Iterator
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any

from ludotheque.kit.content import toml_lines

Table = dict[str, Any]


@dataclass(frozen=True)
class Fault:
    """One thing wrong in a content folder; line 0 speaks of the file as a whole. `path`: the key that is wrong."""

    file: str
    line: int
    reason: str
    path: toml_lines.Path = field(default=(), compare=False)

    def __str__(self) -> str:
        where = f"{self.file}:{self.line}" if self.line else self.file
        return f"{where}: {self.reason}"


class TomlFile:
    """One file under check."""

    def __init__(self, path: Path, faults: list[Fault]) -> None:
        self.path = path
        self.faults = faults
        self.lines: dict[toml_lines.Path, int] = {}
        self.last = 1

    def fault(self, path: toml_lines.Path, reason: str) -> None:
        known = path
        while known and known not in self.lines:
            known = known[:-1]
        self.faults.append(Fault(str(self.path), self.lines.get(known, 1), reason, path))

    def at(self, line: int, reason: str) -> None:
        self.faults.append(Fault(str(self.path), line, reason))

    def parse(self) -> Table | None:
        try:
            raw = self.path.read_bytes()
        except OSError as error:
            self.at(0, f"cannot be read: {error.strerror}")
            return None
        try:
            text = raw.decode("utf-8-sig")
        except UnicodeDecodeError as error:
            self.at(raw.count(b"\n", 0, error.start) + 1, "is not UTF-8 text: save the file as UTF-8")
            return None
        self.last = max(1, len(text.splitlines()))
        try:
            table = tomllib.loads(text)
        except RecursionError:
            self.at(0, "is nested too deeply")
            return None
        except ValueError as error:
            self.syntax(str(error))
            return None
        self.lines = toml_lines.key_lines(text)
        return table

    def syntax(self, message: str) -> None:
        found = re.search(r" \(at line (\d+), column \d+\)", message)
        line = int(found.group(1)) if found else self.last
        told = re.sub(r" \(at [^)]*\)$", "", message)
        self.at(line, f"TOML syntax: {told[:1].lower()}{told[1:]}")


def entries(table: Table, key: str) -> Iterator[tuple[int, Table]]:
    """The tables of a list, numbered; anything else there has its own fault."""
    found = table.get(key)
    if isinstance(found, list):
        for i, entry in enumerate(found):
            if isinstance(entry, dict):
                yield i, entry
