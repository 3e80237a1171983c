# interpreted
"""What a client shows of a content: Archon cards, clan boards, scenarios, Steam Column cards, and its map when that is
not the one that comes with the game."""

import json
from collections.abc import Callable
from typing import Any

from ludotheque.games.steamwatchers import loader, readback

DRAWN = "map.json"  # beside a map.toml: its drawing, by tools/drawing.py
BOARD = ("figures", "beacons", "healthy", "contraband", "actions", "supply", "incubation")

Says = dict[str, Callable[..., str]]
Table = dict[str, Any]


def printed(name: str, says: Says) -> Table:
    """{"archons", "clans", "scenarios", "columns"}, each by id, and where need be "map"."""
    tables = loader.tables(name)
    names = {lang: loader.names(name, lang) for lang in says}
    content = loader.load(name)
    found: Table = {"archons": {}, "clans": {}, "scenarios": {}, "columns": {}}
    for number, archon in enumerate(tables["archons"]["card"]):
        found["archons"][archon["id"]] = {"number": number + 1} | {
            lang: {"title": archon["title"][lang], "text": readback.archon(content, number, say)}
            for lang, say in says.items()
        }
    for board in tables["clans"]["clan"]:
        found["clans"][board["id"]] = {key: board[key] for key in BOARD} | {
            lang: {
                "name": board["name"][lang],
                "elite": board["elite_name"][lang],
                "text": readback.clan(board, say),
            }
            for lang, say in says.items()
        }
    for scenario in loader.scenarios(name):
        table = tables["scenarios"][scenario]
        found["scenarios"][scenario] = {key: table[key] for key in ("players", "turns") if key in table} | {
            lang: {
                "title": table["title"][lang],
                "head": readback.headline(table, names[lang], say),
                "text": readback.scenario(table, names[lang], say),
            }
            for lang, say in says.items()
        }
    deployment = {zone: c["number"] for c in tables["deployments"]["deployment"] for zone in c["zones"]}
    for column in tables["columns"]["card"]:
        zone = column["zone"]
        found["columns"][zone] = {"floors": column["floors"], "deployment": deployment.get(zone, 0)}
    drawn = drawing(name, tables["map"])
    return found if drawn is None else found | {"map": drawn}


def drawing(name: str, table: Table) -> Table | None:
    """The drawing of a map of its own; None: the map is the one that comes with the game."""
    folder = loader.EDITIONS.folder(name)
    if name in loader.BUILT_IN or not (folder / "map.toml").exists():
        return None
    if table == loader.tables()["map"] and not (folder / DRAWN).exists():
        return None
    places = {kind: [place["id"] for place in table[kind]] for kind in ("zone", "sea")}
    try:
        drawn: Table = json.loads((folder / DRAWN).read_text(encoding="utf-8"))
        same = list(drawn["zones"]) == places["zone"] and list(drawn["seas"]) == places["sea"]
    except (OSError, ValueError, KeyError, TypeError):
        same = False
    if not same:
        raise loader.ContentError(
            f"{folder / 'map.toml'} has no drawing: write it with tools/drawing.py to {DRAWN} beside it"
        )
    return drawn
