"""The language a command speaks: `ludotheque --lang en COMMAND` and `ludotheque COMMAND --lang en` mean the same."""

from enum import StrEnum
from itertools import pairwise
from typing import Annotated

import typer

from ludotheque.match.languages import default_language


class Lang(StrEnum):
    fr = "fr"
    en = "en"


Language = Annotated[Lang | None, typer.Option("--lang", help="Language of the sentences (default: from LANG, or fr).")]

_typed: list[str] = []  # the languages asked for, wherever in the command; the last one holds


def hear(args: list[str]) -> None:
    """What is wrong with a command is said in its language too, even where it cannot be read to its end."""
    asked = [value for flag, value in pairwise(args) if flag == "--lang"]
    asked += [arg.removeprefix("--lang=") for arg in args if arg.startswith("--lang=")]
    _typed[:] = [value for value in asked if value in list(Lang)]


def language(lang: Lang | None) -> str:
    """That language, or the one typed anywhere in the command, or that of the environment."""
    if lang is not None:
        return lang.value
    return _typed[-1] if _typed else default_language()


def server_sentence(text_id: str, lang: Lang | None, **values: object) -> str:
    """One of the server's own sentences, for whoever starts it."""
    from ludotheque.server.sentences import phrase

    return phrase(text_id, "fr" if language(lang) == "fr" else "en", **values)
