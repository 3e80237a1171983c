"""Every message of the house and of the games, said with 0, 1, 2 and 5 in both languages: no fault, no "1 points"."""

from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest
from fluent.runtime import FluentBundle, FluentResource
from fluent.syntax import ast as fluent
from fluent.syntax import parse, visitor

from ludotheque.match.languages import LANGUAGES
from ludotheque.match.texts import Typed, files
from tests.words.passages import ENGINE, HOUSE, PAGE, ROOT
from tests.words.plurals import PLURAL

pytestmark = pytest.mark.interpreted

SAID = (0, 1, 2, 5)
FOLDERS = [*HOUSE, *sorted(ENGINE.glob("games/*/text")), *sorted(PAGE.glob("games/*/text"))]
FUNCTIONS = ("SEAT", "NAME", "COUNT")
# What stands for a name: in English a verb follows it ("1 takes the lead"), in French too, but without an s.
NAMES = {
    "seat", "who", "subj", "piece", "file", "folder", "hero", "card", "tile", "pile", "owner", "hostile", "marker",
    "obj", "to", "title", "detail", "name", "by", "from", "other", "what", "whose", "winner", "loser", "signed",
}  # fmt: skip


class Variables(visitor.Visitor):
    def __init__(self) -> None:
        self.found: set[str] = set()

    def visit_VariableReference(self, node: fluent.VariableReference) -> None:
        self.found.add(node.id.name)


def messages(path: Path) -> Iterator[tuple[str, set[str]]]:
    """The messages of a file, each with its variables."""
    for entry in parse(path.read_text(encoding="utf-8")).body:
        if isinstance(entry, fluent.Message):
            reader = Variables()
            reader.visit(entry)
            yield entry.id.name, reader.found


def speaker(folder: Path, lang: str) -> FluentBundle:
    """The messages of a folder and those they may refer to; a thing that is named within one is a letter here."""
    functions: dict[str, Any] = dict.fromkeys(FUNCTIONS, lambda *_, **__: "Q")
    bundle = FluentBundle([lang], functions=functions, use_isolating=False)
    for path in (*files(ENGINE / "match/text", lang), *files(folder, lang)):
        bundle.add_resource(FluentResource(path.read_text(encoding="utf-8")), allow_overrides=True)
    return bundle


def said(bundle: FluentBundle, name: str, values: dict[str, object]) -> Iterator[str]:
    """The message and its attributes with these values."""
    message = bundle.get_message(name)
    for pattern in (message.value, *message.attributes.values()):
        if pattern is not None:
            text, faults = bundle.format_pattern(pattern, values)
            assert [fault for fault in faults if not isinstance(fault, TypeError)] == [], f"{name}: {faults}"
            yield str(text)


def wrong_plurals(folder: Path, lang: str) -> list[str]:
    found = []
    bundle = speaker(folder, lang)
    written = [(path, *message) for path in files(folder, lang) for message in messages(path)]
    named = dict.fromkeys((variable for _, _, variables in written for variable in variables), "Q")
    for path, name, variables in written:
        for counted in sorted(variables - NAMES):
            for n in SAID:
                for text in said(bundle, name, {**named, counted: Typed(n)}):
                    if PLURAL[lang].search(text):
                        found.append(f"{path.relative_to(ROOT)} {name} with ${counted} = {n}: {text}")
    return found


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize("folder", FOLDERS, ids=lambda folder: str(folder.relative_to(ROOT)))
def test_every_message_agrees_with_its_number(folder: Path, lang: str) -> None:
    assert wrong_plurals(folder, lang) == []


@pytest.mark.parametrize(("lang", "text"), [("fr", "il reste 0 points"), ("fr", "1 chevaux"), ("en", "1 points left")])
def test_a_wrong_plural_is_noticed(lang: str, text: str) -> None:
    assert PLURAL[lang].search(text)


@pytest.mark.parametrize(("lang", "text"), [("fr", "1 fois, 1,5 pouces, 11 points"), ("en", "1 loss of 21 points")])
def test_a_right_one_is_left_alone(lang: str, text: str) -> None:
    assert not PLURAL[lang].search(text)
