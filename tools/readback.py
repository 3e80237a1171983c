"""Prints every card of an edition in plain words next to its title, to be read aloud beside the printed card.

python tools/readback.py --game diktat                        the house edition, French and English
python tools/readback.py --game diktat fixture --lang en      another edition, one language
python tools/readback.py --game diktat ../my-cards KA3 HA5    a folder of cards, two of them

A game is read by the function `read` of its module `readback`.
"""

import argparse
import importlib
import sys
from pathlib import Path
from types import ModuleType

from fluent.runtime import FluentBundle, FluentResource

sys.path.insert(0, str(Path(__file__).resolve().parents[1] / "src"))

from ludotheque.kit.content.edition import ContentError
from ludotheque.kit.effects.vocabulary import Say
from ludotheque.match.texts import files

LANGUAGES = ("fr", "en")
GAMES = Path(__file__).resolve().parents[1] / "src" / "ludotheque" / "games"


def reader(game: str) -> ModuleType:
    return importlib.import_module(f"ludotheque.games.{game}.readback")


def games() -> list[str]:
    """Those that can be read back."""
    return sorted(path.parent.name for path in GAMES.glob("*/readback.py") if hasattr(reader(path.parent.name), "read"))


def speaker(game: str, language: str) -> Say:
    """Formats the texts of one language; an unknown id or a missing variable stops the run."""
    bundle = FluentBundle([language], use_isolating=False)
    for text in files(GAMES / game / "text", language):
        bundle.add_resource(FluentResource(text.read_text(encoding="utf-8")))

    def say(message: str, /, **values: str | int) -> str:
        pattern = bundle.get_message(message).value
        if pattern is None:
            raise LookupError(f"{message} has no text in {language}")
        words, errors = bundle.format_pattern(pattern, values)
        if errors:
            raise LookupError(f"{message} in {language}: {errors[0]}")
        return str(words)

    return say


def read(game: str, content: str, language: str) -> dict[str, list[str]]:
    """By id, the title and the sentences of everything in a content."""
    found: dict[str, list[str]] = reader(game).read(content, language, speaker(game, language))
    return found


def main(argv: list[str]) -> int:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--game", choices=games(), required=True)
    parser.add_argument("content", nargs="?", default="house", help='"house", another edition, or a folder of cards')
    parser.add_argument("ids", nargs="*", help="what to print; when nothing is named, all")
    parser.add_argument("--lang", choices=LANGUAGES, action="append", help="language; both when left out")
    asked = parser.parse_args(argv)
    try:
        told = {language: read(asked.game, asked.content, language) for language in asked.lang or LANGUAGES}
    except ContentError as error:
        print(error, file=sys.stderr)
        return 1
    everything = next(iter(told.values()))
    unknown = [name for name in asked.ids if name not in everything]
    if unknown:
        print(f"nothing in this content has the id {unknown[0]}", file=sys.stderr)
        return 1
    width = 2 + max(map(len, everything))
    for name in asked.ids or everything:
        for language, lines in told.items():
            print(" | ".join([f"{name:<{width}}{language}  {lines[name][0]}", *lines[name][1:]]))
    return 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
