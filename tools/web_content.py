"""Writes what the web client shows of the content of the games: the cards of Diktat in both languages.

    python tools/web_content.py           write web/src/games/diktat/cards.gen.json
    python tools/web_content.py --check   say whether that file is what would be written

The sentences are built from the same rows the rules play, by the game's own readback.
"""

import json
import sys
from pathlib import Path
from typing import Any

ROOT = Path(__file__).parent.parent
sys.path.insert(0, str(ROOT / "src"))

from ludotheque.games.diktat import loader, readback  # noqa: E402  (the checkout comes before an installed package)
from ludotheque.games.diktat.content import Content  # noqa: E402
from ludotheque.games.diktat.names import (  # noqa: E402
    ANY_AFFINITY,
    CABAL_IDS,
    CARDS,
    ELEMENTS,
    FIRST_MARKER,
    GOOD_IDS,
    SECTOR_IDS,
    TYPE_IDS,
)
from ludotheque.match.registry import rules_of  # noqa: E402
from ludotheque.match.texts import LANGUAGES, Texts  # noqa: E402

TARGET = ROOT / "web" / "src" / "games" / "diktat" / "cards.gen.json"
EDITION = "house"


def element_id(content: Content, element: int) -> str:
    if element < FIRST_MARKER:
        return str(content.card_ids[element])
    sector, level = divmod(element - FIRST_MARKER, 2)
    return f"{SECTOR_IDS[sector]}_{level + 1}"


def card(content: Content, element: int, texts: dict[str, Texts]) -> dict[str, Any]:
    """One element: where it belongs, its types of effect, and by language its title and sentences."""
    rows = readback.rows_of(content, element)
    found: dict[str, Any] = {"types": [TYPE_IDS[kind] for kind in dict.fromkeys(row[0] for row in rows)]}
    if element < CARDS:
        symbols = [int(content.symbols[element * loader.SYMBOLS + k]) for k in range(loader.SYMBOLS)]
        found |= {
            "sector": SECTOR_IDS[int(content.sector[element])],
            "darkness": int(content.darkness[element]),
            "attack": bool(content.attack[element]),
            "symbols": ["any" if s == ANY_AFFINITY else GOOD_IDS[s] for s in symbols if s >= 0],
        }
    elif element < FIRST_MARKER:
        found["cabal"] = CABAL_IDS[(element - CARDS) // 5]
    else:
        found["sector"] = SECTOR_IDS[(element - FIRST_MARKER) // 2]
    for lang, spoken in texts.items():
        found[lang] = {
            "title": readback.title(content, element, lang, spoken.format),
            "text": readback.sentences(content, element, spoken.format),
        }
    return found


def written() -> str:
    content = loader.load(EDITION)
    texts = {lang: Texts(rules_of("diktat"), lang) for lang in LANGUAGES}
    cards = {element_id(content, e): card(content, e, texts) for e in range(ELEMENTS)}
    lines = [f"  {json.dumps(key)}: {json.dumps(value, ensure_ascii=False)}" for key, value in cards.items()]
    return "{\n" + ",\n".join(lines) + "\n}\n"


def main() -> int:
    text = written()
    if "--check" in sys.argv[1:]:
        fresh = TARGET.is_file() and TARGET.read_text(encoding="utf-8") == text
        print(f"{TARGET.name} is {'fresh' if fresh else 'stale: run python tools/web_content.py'}")
        return 0 if fresh else 1
    TARGET.write_text(text, encoding="utf-8")
    print(f"{TARGET.relative_to(ROOT)}: {len(text.splitlines()) - 2} elements")
    return 0


if __name__ == "__main__":
    raise SystemExit(main())
