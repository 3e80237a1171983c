"""Prints every card of an edition in plain words next to its title, to be read aloud beside the printed card.

python tools/readback.py                      the house edition, French and English
python tools/readback.py fixture --lang en    another edition, one language
python tools/readback.py ../my-cards KA3 HA5  a folder of cards, two of them
python tools/readback.py --game steamwatchers Archon cards, clan boards and scenarios
python tools/readback.py --game hybris house O01 X01   a tile and a Quest of Hybris
"""

import argparse
import sys
from pathlib import Path

from fluent.runtime import FluentBundle, FluentResource

sys.path.insert(0, str(Path(__file__).resolve().parents[1] / "src"))

from ludotheque.games.diktat import loader, readback
from ludotheque.games.diktat.content import Content
from ludotheque.games.diktat.names import ELEMENTS
from ludotheque.games.hybris import loader as hybris_loader
from ludotheque.games.hybris import readback as hybris_readback
from ludotheque.games.steamwatchers import loader as steam_loader
from ludotheque.games.steamwatchers import readback as steam_readback
from ludotheque.kit.effects.vocabulary import Say

LANGUAGES = ("fr", "en")
DIKTAT_TEXT = Path(readback.__file__).parent / "text"
HYBRIS_TEXT = Path(hybris_readback.__file__).parent / "text"
STEAM_TEXT = Path(steam_readback.__file__).parent / "text"


def main() -> int:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("content", nargs="?", default="house", help='"house", "fixture" or a folder of cards')
    parser.add_argument("cards", nargs="*", help="ids of the cards to print; when none is named, all, with the markers")
    parser.add_argument("--lang", choices=LANGUAGES, action="append", help="language; both when left out")
    parser.add_argument("--game", choices=("diktat", "hybris", "steamwatchers"), default="diktat")
    asked = parser.parse_args()
    try:
        if asked.game == "hybris":
            return hybris(asked.content, asked.cards, asked.lang or LANGUAGES)
        if asked.game == "steamwatchers":
            return steamwatchers(asked.content, asked.cards, asked.lang or LANGUAGES)
        content = loader.load(asked.content)
    except (loader.ContentError, steam_loader.ContentError) as error:
        print(error, file=sys.stderr)
        return 1
    unknown = [card for card in asked.cards if card not in content.card_ids]
    if unknown:
        print(f"no card of this content has the id {unknown[0]}", file=sys.stderr)
        return 1
    speakers = {language: speaker(language) for language in asked.lang or LANGUAGES}
    elements = [content.card_ids.index(card) for card in asked.cards] or list(range(ELEMENTS))
    for element in elements:
        for language, say in speakers.items():
            print(card_line(content, element, language, say))
    return 0


def hybris(content: str, ids: list[str], languages: tuple[str, ...]) -> int:
    loaded, titles = hybris_loader.load(content), hybris_loader.titles(content)
    names = hybris_loader.element_ids(loaded)
    unknown = [name for name in ids if name not in names]
    if unknown:
        print(f"nothing in this content has the id {unknown[0]}", file=sys.stderr)
        return 1
    speakers = {language: speaker(language, HYBRIS_TEXT) for language in languages}
    for name in ids or names:
        for language, say in speakers.items():
            title = titles.get(name, {}).get(language, "")
            sentences = hybris_readback.sentences(loaded, names.index(name), say)
            print(" | ".join([f"{name:<20}{language}  {title}", *sentences]))
    return 0


def steamwatchers(content: str, ids: list[str], languages: tuple[str, ...]) -> int:
    tables = steam_loader.tables(content)
    lines: dict[str, list[str]] = {}
    for language in languages:
        say, names = speaker(language, STEAM_TEXT), steam_loader.names(content, language)
        loaded = steam_loader.load(content)
        read = {card: steam_readback.archon(loaded, i, say) for i, card in enumerate(loaded.archon_ids)}
        read |= {board["id"]: steam_readback.clan(board, say) for board in tables["clans"]["clan"]}
        for name in steam_loader.scenarios(content):
            table = tables["scenarios"][name]
            head = steam_readback.headline(table, names, say)
            read[name] = [head, *steam_readback.scenario(table, names, say)]
        for name, sentences in read.items():
            line = " | ".join([f"{name:<24}{language}  {names[name]}", *sentences])
            lines.setdefault(name, []).append(line)
    unknown = [name for name in ids if name not in lines]
    if unknown:
        print(f"nothing in this content has the id {unknown[0]}", file=sys.stderr)
        return 1
    print("\n".join(line for name in ids or lines for line in lines[name]))
    return 0


def speaker(language: str, folder: Path = DIKTAT_TEXT) -> Say:
    """Formats the card texts of one language; an unknown id or a missing variable stops the run."""
    text = folder / f"cards.{language}.ftl"
    bundle = FluentBundle([language], use_isolating=False)
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


def card_line(content: Content, element: int, language: str, say: Say) -> str:
    name = content.card_ids[element] if element < len(content.card_ids) else "marker"
    parts = [f"{name:<7}{language}  {readback.title(content, element, language, say)}"]
    parts += [part for part in (readback.header(content, element, language, say),) if part]
    parts += readback.sentences(content, element, say)
    return " | ".join(parts)


if __name__ == "__main__":
    sys.exit(main())
