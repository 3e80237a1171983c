"""Writes what the web client shows of the content of the games, in both languages: the cards of Diktat; the Archon
cards, clan boards, scenarios, Steam Column cards and borders of Steamwatchers.

    python tools/web_content.py           write web/src/games/<game>/cards.gen.json
    python tools/web_content.py --check   say whether those files are what would be written

The sentences are built from the same data the rules play, by the readback of each game.
"""

import json
import sys
from pathlib import Path
from typing import Any

ROOT = Path(__file__).parent.parent
sys.path.insert(0, str(ROOT / "src"))

from ludotheque.match.printed import printed  # noqa: E402  (the checkout comes before an installed package)
from ludotheque.match.registry import rules_of  # noqa: E402

GAMES = ROOT / "web" / "src" / "games"


def diktat() -> str:
    return _lines(printed(rules_of("diktat"), {}))


def steamwatchers() -> str:
    found = printed(rules_of("steamwatchers"), {})
    parts = [f"{json.dumps(key)}: {_lines(value).rstrip()}" for key, value in found.items()]
    return "{\n" + ",\n".join(parts) + "\n}\n"


def _lines(entries: dict[str, Any]) -> str:
    lines = [f"  {json.dumps(key)}: {json.dumps(value, ensure_ascii=False)}" for key, value in entries.items()]
    return "{\n" + ",\n".join(lines) + "\n}\n"


WRITERS = {"diktat": diktat, "steamwatchers": steamwatchers}


def target(game: str) -> Path:
    return GAMES / game / "cards.gen.json"


def main() -> int:
    stale = 0
    for game, write in WRITERS.items():
        text, file = write(), target(game)
        if "--check" in sys.argv[1:]:
            fresh = file.is_file() and file.read_text(encoding="utf-8") == text
            print(f"{game}/{file.name} is {'fresh' if fresh else 'stale: run python tools/web_content.py'}")
            stale += not fresh
        else:
            file.write_text(text, encoding="utf-8")
            print(f"{file.relative_to(ROOT)}: {len(text)} characters")
    return 1 if stale else 0


if __name__ == "__main__":
    raise SystemExit(main())
