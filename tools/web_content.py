"""Writes what the web client shows of the content of games, in both languages, built from the data that the rules play.

python tools/web_content.py                    write the cards of every game of the client that has some
python tools/web_content.py --game diktat      of one game, which may be its first
python tools/web_content.py --check            say whether those files are what would be written

A game has one file, cards.gen.json, or where it has a folder `cards` a file there for each part of its content: the
server then hands a table only the parts that it has reached.
"""

import argparse
import json
import sys
from pathlib import Path
from typing import Any

ROOT = Path(__file__).parent.parent
sys.path.insert(0, str(ROOT / "src"))

from ludotheque.match.languages import LANGUAGES  # noqa: E402
from ludotheque.match.printed import printed  # noqa: E402  (the checkout comes before an installed package)
from ludotheque.match.registry import registry, rules_of  # noqa: E402

GAMES = ROOT / "web" / "src" / "games"


def target(game: str) -> Path:
    return GAMES / game / "cards.gen.json"


def folder(game: str) -> Path:
    return GAMES / game / "cards"


def games() -> list[str]:
    return [game for game in registry() if target(game).is_file() or folder(game).is_dir()]


def sheets(game: str) -> dict[Path, str]:
    """What each file of a game is to hold."""
    if not folder(game).is_dir():
        return {target(game): written(game)}
    found = printed(rules_of(game), {})
    return {folder(game) / f"{part}.gen.json": blocks(kinds) for part, kinds in found.items()}


def written(game: str) -> str:
    """A line a card; where they come in kinds, a block a kind."""
    found = printed(rules_of(game), {})
    if any(language in card for card in found.values() for language in LANGUAGES):
        return lines(found)
    return blocks(found)


def blocks(kinds: dict[str, dict[str, Any]]) -> str:
    parts = [f"{json.dumps(kind)}: {lines(cards).rstrip()}" for kind, cards in kinds.items()]
    return "{\n" + ",\n".join(parts) + "\n}\n"


def lines(entries: dict[str, Any]) -> str:
    found = [f"  {json.dumps(key)}: {json.dumps(value, ensure_ascii=False)}" for key, value in entries.items()]
    return "{\n" + ",\n".join(found) + "\n}\n"


def main(argv: list[str]) -> int:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--game", choices=sorted(registry()), action="append")
    parser.add_argument("--check", action="store_true")
    asked = parser.parse_args(argv)
    stale = 0
    for game in asked.game or games():
        for file, text in sheets(game).items():
            if asked.check:
                fresh = file.is_file() and file.read_text(encoding="utf-8") == text
                print(f"{game}/{file.name} is {'fresh' if fresh else 'stale: run python tools/web_content.py'}")
                stale += not fresh
            else:
                file.write_text(text, encoding="utf-8")
                print(f"{file.relative_to(ROOT)}: {len(text)} characters")
    return 1 if stale else 0


if __name__ == "__main__":
    raise SystemExit(main(sys.argv[1:]))
