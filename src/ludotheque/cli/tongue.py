"""The language a command speaks: `ludotheque --lang en COMMAND` and `ludotheque COMMAND --lang en` mean the same."""

from enum import StrEnum
from typing import Annotated

import typer

from ludotheque.match.languages import default_language


class Lang(StrEnum):
    fr = "fr"
    en = "en"


Language = Annotated[Lang | None, typer.Option("--lang", help="Language of the sentences (default: from LANG, or fr).")]

_before: list[Lang] = []  # what was said before the command, if anything


def speak(lang: Lang | None) -> None:
    """What was typed before the command holds for it, unless it says otherwise itself."""
    _before[:] = [] if lang is None else [lang]


def language(lang: Lang | None) -> str:
    for asked in (lang, *_before):
        if asked is not None:
            return asked.value
    return default_language()
