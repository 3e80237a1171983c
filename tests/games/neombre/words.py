"""The texts of the cards, read without a game."""

from functools import cache
from pathlib import Path

from fluent.runtime import FluentBundle, FluentResource

from ludotheque.games import neombre
from ludotheque.games.neombre.loader import EDITIONS
from ludotheque.games.neombre.readback import Printer

TEXT = Path(neombre.__file__).with_name("text")


class Words:
    """Formats messages, and keeps what went wrong."""

    def __init__(self, language: str) -> None:
        self.faults: list[str] = []
        self.bundle = FluentBundle([language], use_isolating=False)
        resource = FluentResource((TEXT / f"cards.{language}.ftl").read_text(encoding="utf-8"))
        self.bundle.add_resource(resource)

    def __call__(self, message: str, /, **values: str | int) -> str:
        if not self.bundle.has_message(message):
            self.faults.append(f"{message}: no such message")
            return f"[{message}]"
        pattern = self.bundle.get_message(message).value
        assert pattern is not None, message
        text, errors = self.bundle.format_pattern(pattern, values)
        self.faults += [f"{message}: {error}" for error in errors]
        return str(text)


@cache
def printer(language: str) -> tuple[Printer, Words]:
    words = Words(language)
    return Printer(EDITIONS.named("house"), words), words
