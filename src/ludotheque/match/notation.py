"""Choices as people type them: `kill 17 2` is ("kill", 17, 2).

A choice is its verb, then its arguments, between spaces; commas and parentheses count as spaces. A bare number is an
integer; a text that would not read back as itself stands in double quotes, escaped as in JSON.
"""

import json
import re
from collections.abc import Iterable

from ludotheque.core.codec import Codec
from ludotheque.core.domains import Choice

LONGEST = 18  # digits of a number

_TOKEN = re.compile(r'[\s,()]*(?:(?P<quoted>"(?:[^"\\]|\\.)*")|(?P<bare>[^\s,()"]+)|(?P<open>")|$)', re.DOTALL)
_BARE = re.compile(r'[^\s,()"]+')
_NUMBER = re.compile(r"[+-]?[0-9]+")
_FAULTS = {
    "empty": "Nothing is typed: write a verb, then its arguments, such as: drop 3.",
    "quote": "The quoted text at character {at} is not closed or not well escaped: end it with a double quote.",
    "number": "The number at character {at} is too long: {LONGEST} digits at most.",
    "verb": "A choice begins with its verb, such as: drop 3.",
}


class BadNotation(ValueError):
    """The text is no choice. `why` is the key of a sentence (`why-notation-<why>`), `at` the character, from 1."""

    def __init__(self, why: str, at: int) -> None:
        super().__init__(_FAULTS[why].format(at=at, LONGEST=LONGEST))
        self.why = f"notation-{why}"
        self.at = at


def write(choice: Choice) -> str:
    """The typed form of a choice."""
    return " ".join(_written(part) for part in choice)


def _written(part: object) -> str:
    if isinstance(part, int) and not isinstance(part, bool):
        return str(int(part))
    if not isinstance(part, str):
        raise TypeError(f"{part!r} cannot be typed: a choice holds texts and whole numbers")
    plain = _BARE.fullmatch(part) and not _NUMBER.fullmatch(part)
    return part if plain else json.dumps(part, ensure_ascii=False)


def read(text: str, known: Iterable[str] = ()) -> Choice:
    """The choice in a typed text, or BadNotation. A bare word is taken for the one `known` word that differs from it
    in capitals only, if there is exactly one."""
    spellings: dict[str, set[str]] = {}
    for word in known:
        spellings.setdefault(word.casefold(), set()).add(word)
    parts: list[object] = []
    at = 0
    while at < len(text):
        token = _TOKEN.match(text, at)
        assert token is not None  # the last alternatives match anything that is left
        if token["open"]:
            raise BadNotation("quote", token.start("open") + 1)
        if token["quoted"]:
            parts.append(_quoted(token["quoted"], token.start("quoted") + 1))
        elif token["bare"]:
            parts.append(_bare(token["bare"], token.start("bare") + 1, spellings))
        at = token.end()
    if not parts:
        raise BadNotation("empty", 1)
    if not isinstance(parts[0], str):
        raise BadNotation("verb", 1)
    return tuple(parts)


def _quoted(token: str, at: int) -> str:
    try:
        return str(json.loads(token, strict=False))
    except ValueError:
        raise BadNotation("quote", at) from None


def _bare(token: str, at: int, spellings: dict[str, set[str]]) -> object:
    if _NUMBER.fullmatch(token):
        if len(token.lstrip("+-")) > LONGEST:
            raise BadNotation("number", at)
        return int(token)
    like = spellings.get(token.casefold(), set())
    return token if token in like or len(like) != 1 else next(iter(like))


def vocabulary(codec: Codec) -> list[str]:
    """Every verb and id of a game."""
    return [*codec.numbers, *(word for words in codec.ids.values() for word in words)]
