"""Writes what the web client shows of the content of the games, in both languages: the cards of Diktat; the Archon
cards, clan boards, scenarios and Steam Column cards of Steamwatchers.

    python tools/web_content.py           write web/src/games/<game>/cards.gen.json
    python tools/web_content.py --check   say whether those files are what would be written

The sentences are built from the same data the rules play, by the readback of each game.
"""

import json
import sys
from pathlib import Path
from typing import Any

ROOT = Path(__file__).parent.parent
sys.path[:0] = [str(ROOT / "src"), str(Path(__file__).parent)]

from readback import STEAM_TEXT, speaker  # noqa: E402

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
from ludotheque.games.steamwatchers import loader as steam_loader  # noqa: E402
from ludotheque.games.steamwatchers import readback as steam_readback  # noqa: E402
from ludotheque.match.registry import rules_of  # noqa: E402
from ludotheque.match.texts import LANGUAGES, Texts  # noqa: E402

GAMES = ROOT / "web" / "src" / "games"
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


def diktat() -> str:
    content = loader.load(EDITION)
    texts = {lang: Texts(rules_of("diktat"), lang) for lang in LANGUAGES}
    return _lines({element_id(content, e): card(content, e, texts) for e in range(ELEMENTS)})


def steamwatchers() -> str:
    """What is printed on the components: {"archons", "clans", "scenarios", "columns"}, each by id."""
    tables = steam_loader.tables(EDITION)
    says = {lang: speaker(lang, STEAM_TEXT) for lang in LANGUAGES}
    names = {lang: steam_loader.names(EDITION, lang) for lang in LANGUAGES}
    found: dict[str, Any] = {"archons": {}, "clans": {}, "scenarios": {}, "columns": {}}
    for number, archon in enumerate(tables["archons"]["card"], 1):
        found["archons"][archon["id"]] = {"number": number} | {
            lang: {"title": archon["title"][lang], "text": steam_readback.archon(archon, says[lang])}
            for lang in LANGUAGES
        }
    for board in tables["clans"]["clan"]:
        kept = ("figures", "beacons", "healthy", "contraband", "actions", "supply", "incubation")
        found["clans"][board["id"]] = {key: board[key] for key in kept} | {
            lang: {
                "name": board["name"][lang],
                "elite": board["elite_name"][lang],
                "text": steam_readback.clan(board, says[lang]),
            }
            for lang in LANGUAGES
        }
    for name in steam_loader.scenarios(EDITION):
        table = tables["scenarios"][name]
        found["scenarios"][name] = {"players": table["players"], "turns": table["turns"]} | {
            lang: {
                "title": table["title"][lang],
                "head": steam_readback.headline(table, names[lang], says[lang]),
                "text": steam_readback.scenario(table, names[lang], says[lang]),
            }
            for lang in LANGUAGES
        }
    deployment = {zone: c["number"] for c in tables["deployments"]["deployment"] for zone in c["zones"]}
    for column in tables["columns"]["card"]:
        zone = column["zone"]
        found["columns"][zone] = {"floors": column["floors"], "deployment": deployment.get(zone, 0)}
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
