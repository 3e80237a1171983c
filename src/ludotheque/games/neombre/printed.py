# interpreted
"""What a client shows of an edition, zone by zone and deck by deck: nothing has to travel before it is reached."""

from collections.abc import Callable
from typing import Any

from ludotheque.games.neombre.check import Edition
from ludotheque.games.neombre.readback import Printer

Table = dict[str, Any]
Says = dict[str, Callable[..., str]]

KEPT_OF_LOOT = ("value", "types", "keywords", "price", "buy", "summon", "cost", "copies")
KEPT_OF_ENEMIES = ("hp", "armour", "targeting", "keywords", "loot")


def printed(edition: Edition, says: Says) -> dict[str, Any]:
    """By zone or starter deck: its level where there are fights, its cards and its enemies."""
    printers = {lang: Printer(edition, say) for lang, say in says.items()}
    found: dict[str, Any] = {
        zone["id"]: {"zone": {"level": zone["level"]}, "loot": {}, "enemies": {}}
        for zone in edition.tables["zones"]["zone"]
        if "level" in zone
    }
    for card in edition.loot:
        words = {
            lang: {"title": card["name"][lang], "text": printer.loot_text(card["id"])}
            for lang, printer in printers.items()
        }
        place(found, card)["loot"][card["id"]] = kept(card, KEPT_OF_LOOT) | words
    for enemy in edition.enemies:
        words = {
            lang: {"title": enemy["name"][lang], **printer.enemy_text(enemy["id"])}
            for lang, printer in printers.items()
        }
        place(found, enemy)["enemies"][enemy["id"]] = kept(enemy, KEPT_OF_ENEMIES) | words
    return found


def place(found: dict[str, Any], card: Table) -> dict[str, dict[str, Table]]:
    row: dict[str, dict[str, Table]] = found.setdefault(card["zone"], {"loot": {}, "enemies": {}})
    return row


def kept(card: Table, keys: tuple[str, ...]) -> Table:
    return {key: card[key] for key in keys if key in card}
