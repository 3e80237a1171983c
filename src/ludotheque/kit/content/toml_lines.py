# interpreted
"""Where each key of a TOML text stands: tomllib gives values without lines, and a fault needs its line."""

import bisect
import re
import tomllib
from functools import lru_cache

Path = tuple[str | int, ...]

_BLANK = re.compile(r"(?:[ \t\n]|#[^\n]*)*")
_SPACE = re.compile(r"[ \t]*")
_BARE_KEY = re.compile(r"[A-Za-z0-9_-]+")
_SCALAR = re.compile(r"[^,\]}#\n]*")
_STRINGS = (
    re.compile(r'"""(?:[^"\\]|\\.|"(?!""))*"{3,5}', re.DOTALL),
    re.compile(r"'''(?:[^']|'(?!''))*'{3,5}", re.DOTALL),
    re.compile(r'"(?:[^"\\\n]|\\.)*"'),
    re.compile(r"'[^'\n]*'"),
)


@lru_cache(maxsize=64)
def key_lines(text: str) -> dict[Path, int]:
    """The line of every table, key and array item of a text that tomllib has accepted, by its path.

    The second `id` of the third [[card]] is found under ("card", 2, "id"); the table itself under ("card", 2).
    """
    return _Walker(text.replace("\r\n", "\n")).walk()


class _Walker:
    """Reads over a valid text once and writes down where things begin."""

    def __init__(self, text: str) -> None:
        self.text = text
        self.at = 0
        self.breaks = [i for i, letter in enumerate(text) if letter == "\n"]
        self.lines: dict[Path, int] = {}
        self.lengths: dict[Path, int] = {}  # arrays of tables: how many so far

    def walk(self) -> dict[Path, int]:
        table: Path = ()
        self.skip(_BLANK)
        while self.at < len(self.text):
            if self.text[self.at] == "[":
                table = self.header()
            else:
                self.pair(table)
            self.skip(_BLANK)
        return self.lines

    def skip(self, pattern: re.Pattern[str]) -> str:
        found = pattern.match(self.text, self.at)
        if found is None:
            return ""
        self.at = found.end()
        return found.group()

    def note(self, path: Path, at: int) -> None:
        self.lines.setdefault(path, bisect.bisect_left(self.breaks, at) + 1)

    def header(self) -> Path:
        start = self.at
        many = self.text.startswith("[[", self.at)
        self.at += 2 if many else 1
        keys = self.key()
        self.at += 2 if many else 1
        path: Path = ()
        for i, key in enumerate(keys):
            path += (key,)
            self.note(path, start)
            if many and i == len(keys) - 1:
                self.lengths[path] = self.lengths.get(path, 0) + 1
            if path in self.lengths:
                path += (self.lengths[path] - 1,)
                self.note(path, start)
        return path

    def key(self) -> list[str]:
        keys: list[str] = []
        while True:
            self.skip(_SPACE)
            keys.append(self.skip(_BARE_KEY) or self.quoted_key())
            self.skip(_SPACE)
            if not self.text.startswith(".", self.at):
                return keys
            self.at += 1

    def quoted_key(self) -> str:
        raw = self.string()
        return str(tomllib.loads(f"key = {raw}")["key"])

    def string(self) -> str:
        for pattern in _STRINGS:
            found = self.skip(pattern)
            if found:
                return found
        raise ValueError(f"no string at offset {self.at}")

    def pair(self, table: Path) -> None:
        start = self.at
        path = table
        for key in self.key():
            path += (key,)
            self.note(path, start)
        self.at += 1  # the equals sign
        self.skip(_SPACE)
        self.value(path)

    def value(self, path: Path) -> None:
        letter = self.text[self.at]
        if letter in "\"'":
            self.string()
        elif letter == "[":
            self.array(path)
        elif letter == "{":
            self.inline_table(path)
        else:
            self.skip(_SCALAR)

    def array(self, path: Path) -> None:
        self.at += 1
        index = 0
        self.skip(_BLANK)
        while self.text[self.at] != "]":
            item = (*path, index)
            self.note(item, self.at)
            self.value(item)
            index += 1
            self.skip_comma()
        self.at += 1

    def inline_table(self, path: Path) -> None:
        self.at += 1
        self.skip(_BLANK)
        while self.text[self.at] != "}":
            self.pair(path)
            self.skip_comma()
        self.at += 1

    def skip_comma(self) -> None:
        self.skip(_BLANK)
        if self.text[self.at] == ",":
            self.at += 1
            self.skip(_BLANK)
