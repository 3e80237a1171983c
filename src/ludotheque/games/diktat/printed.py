# interpreted
"""What a client shows of an edition: its cards and markers, by icons and by language title and sentences, and with
them the grammar of deals, which every edition shares."""

from collections.abc import Callable
from typing import Any

from ludotheque.games.diktat import loader, names, readback
from ludotheque.games.diktat.codec import CLAUSES, ITEMS, STATEMENTS
from ludotheque.games.diktat.content import Content
from ludotheque.games.diktat.records import SYMBOLS

HOUSE = "house"  # what comes from nowhere else; left out

Says = dict[str, Callable[..., str]]


def printed(name: str, says: Says) -> dict[str, Any]:
    content = loader.load(name)
    origins = {card: origin for card, origin in loader.origins(content).items() if origin != HOUSE}
    found = {element_id(content, element): card(content, element, says) for element in range(names.ELEMENTS)}
    for element, origin in origins.items():
        found[element]["origin"] = origin
    clauses = {clause: {"of": CLAUSES[clause], "lasts": clause not in STATEMENTS} for clause in CLAUSES}
    return {"cards": found, "clauses": clauses, "items": ITEMS}


def element_id(content: Content, element: int) -> str:
    if element < names.FIRST_MARKER:
        return str(content.card_ids[element])
    sector, level = divmod(element - names.FIRST_MARKER, 2)
    return f"{names.SECTOR_IDS[sector]}_{level + 1}"


def card(content: Content, element: int, says: Says) -> dict[str, Any]:
    """One element: where it belongs, its types of effect, and its words."""
    rows = readback.rows_of(content, element)
    found: dict[str, Any] = {"types": [names.TYPE_IDS[kind] for kind in dict.fromkeys(row[0] for row in rows)]}
    if element < names.CARDS:
        symbols = [int(content.symbols[element * SYMBOLS + k]) for k in range(SYMBOLS)]
        found |= {
            "sector": names.SECTOR_IDS[int(content.sector[element])],
            "darkness": int(content.darkness[element]),
            "attack": bool(content.attack[element]),
            "symbols": ["any" if s == names.ANY_AFFINITY else names.GOOD_IDS[s] for s in symbols if s >= 0],
        }
    elif element < names.FIRST_MARKER:
        found["cabal"] = names.CABAL_IDS[(element - names.CARDS) // 5]
    else:
        sector, level = divmod(element - names.FIRST_MARKER, 2)
        found |= {"sector": names.SECTOR_IDS[sector], "level": level + 1}
    for lang, say in says.items():
        found[lang] = {
            "title": readback.title(content, element, lang, say),
            "text": readback.sentences(content, element, say),
        }
    return found
