"""The laboratory's sentences: the same in both languages, every one said, none missing."""

import re
from pathlib import Path

from ludotheque.lab import words
from ludotheque.lab.words import LabTexts
from ludotheque.match.languages import LANGUAGES
from tests.match.test_texts import messages

SOURCES = [*Path(words.__file__).parent.glob("*.py"), *(Path(words.__file__).parents[1] / "cli").glob("*.py")]


def test_both_languages_have_the_same_messages_and_variables() -> None:
    one, two = (messages(words.TEXT, lang) for lang in LANGUAGES)
    assert one and one == two


def test_every_fault_has_a_sentence_and_every_sentence_a_fault() -> None:
    code = "".join(path.read_text(encoding="utf-8") for path in SOURCES)
    raised = set(re.findall(r'LabFault\(\s*"([a-z-]+)"', code)) | {"interrupted", "interrupted-lost"}
    said = {name.removeprefix("fault-") for name in messages(words.TEXT, "en") if name.startswith("fault-")}
    assert raised == said


def test_numbers_are_written_as_each_language_does() -> None:
    fr, en = LabTexts(None, "fr"), LabTexts(None, "en")
    assert (fr.number(-12345.678, 1), en.number(-12345.678, 1)) == ("−12\u202f345,7", "−12,345.7")
    assert (fr.percent(0.256, 1), en.percent(0.256, 1)) == ("25,6\u202f%", "25.6%")
