"""The laboratory's sentences, in both languages, with the names that a game gives to its pieces."""

import contextlib
from collections.abc import Iterator
from pathlib import Path
from typing import Any

from ludotheque.core.game import Game
from ludotheque.match.texts import Texts, files, parsed

TEXT = Path(__file__).with_name("text")


class LabFault(ValueError):
    """What cannot be done as asked; `why` is the key of the sentence that says it."""

    def __init__(self, why: str, code: int = 2, /, **values: object) -> None:
        super().__init__(why, code, values)  # all of it, so that it survives the way from another process
        self.why, self.code, self.values = why, code, values

    def __reduce__(self) -> tuple[Any, ...]:
        return _again, (self.why, self.code, self.values)

    def __str__(self) -> str:
        return LabTexts(None, "en").fault(self)


def _again(why: str, code: int, values: dict[str, object]) -> LabFault:
    return LabFault(why, code, **values)


class LabTexts(Texts):
    """A game's sentences, and the laboratory's."""

    def __init__(self, rules: Game | None, lang: str, options: dict[str, Any] | None = None) -> None:
        super().__init__(rules, lang, options)
        for path in files(TEXT, lang):
            self.bundle.add_resource(parsed(path), allow_overrides=True)

    def fault(self, fault: LabFault) -> str:
        return self.format(f"fault-{fault.why}", **fault.values)

    def bot(self, name: str) -> str:
        """A bot as people call it."""
        return self.format(f"level-{name}") if f"level-{name}" in self else name

    def percent(self, share: float, digits: int = 0) -> str:
        return self.number(100 * share, digits) + ("\u202f%" if self.lang == "fr" else "%")

    def number(self, value: float, digits: int = 0) -> str:
        """With the thousands and the decimals parted as the language does, and a true minus."""
        text = f"{value:z,.{digits}f}".replace("-", "\u2212")
        return text.translate({ord(","): "\u202f", ord("."): ","}) if self.lang == "fr" else text


@contextlib.contextmanager
def in_pieces(path: Path) -> Iterator[None]:
    """A file that the system refuses becomes a sentence."""
    try:
        yield
    except OSError as error:
        raise LabFault("file", 1, file=str(path), why=error.strerror or str(error)) from error
