# interpreted
"""Checks a folder of Steamwatchers content: file, line and reason for every fault, in sentences that cite the rule.

A file is first held against its record; only one without a fault of shape is read for what it means.
"""

from collections.abc import Iterable
from functools import cache
from itertools import pairwise
from pathlib import Path
from typing import Any, NamedTuple

from ludotheque.games.steamwatchers import check_hooks, check_map, check_scenario, names
from ludotheque.games.steamwatchers.records import RECORDS
from ludotheque.games.steamwatchers.vocabulary import book_of
from ludotheque.kit.content.edition import Folder
from ludotheque.kit.content.shapes import nearest
from ludotheque.kit.content.toml_file import Fault, TomlFile

CONTENT = Path(__file__).parent / "content"
HOUSE = CONTENT / "house"
FILES = ("map", "columns", "deployments", "clans", "archons")
SCENARIOS = "scenarios"  # the folder of the scenarios
DRAWING = "drawing.toml"  # for the tool that draws the map
FIGURES = 16  # of each clan
BEACONS = 20  # of all clans together (STW-Q06)
BARRELS = {"healthy": 60, "contraband": 32}
MOST_PLAYERS = 5
ROOM = 5  # units of a clan in a zone (STW-022)

# What the bonus of an Archon card changes must be on the card.
NEEDS = {
    "exempt": ("raise_incubation", "supply_less"),
    "spare_column": ("shrink_columns",),
    "more": ("offer_contraband", "draw_steam", "gain_healthy", "place_soldier"),
    "without_haven": ("place_contract",),
    "sea_closed": ("name_sea",),
}

Table = dict[str, Any]


class Edition(NamedTuple):
    """What a folder holds, completed with the built-in files it leaves out; usable only without faults."""

    tables: dict[str, Table]
    scenarios: dict[str, Table]
    code: dict[str, Path]  # the Python file of a scenario that has one
    faults: list[Fault]


def check(folder: str | Path) -> list[Fault]:
    """Every fault of a folder of content, in order of file and line; none means it can be played."""
    return read(folder).faults


def read(folder: str | Path) -> Edition:
    """Parse and check the files of a folder; a file it leaves out is the built-in one."""
    here = Folder(folder, FILES, [DRAWING])
    if not here.exists:
        return Edition({}, {}, {}, here.faults)
    root, faults = here.root, here.faults
    own = sorted(root.glob(f"{SCENARIOS}/*.toml"))
    if not own:
        here.must_hold_some(", nor a folder scenarios")
    files = {name: _file(root, name, faults) for name in FILES}
    tables = {name: table for name, (_, table) in files.items() if table is not None}
    if len(tables) == len(files):
        _together({name: file for name, (file, _) in files.items()}, tables)
    built_in = {} if root == HOUSE else _house().scenarios
    scenarios: dict[str, Table] = {}
    code: dict[str, Path] = {}
    for path in own:
        table = read_scenario(path, tables, faults)
        if table is not None:
            if table["id"] in scenarios:
                faults.append(Fault(str(path), 0, f'the id "{table["id"]}" belongs to another scenario of this folder'))
            scenarios[table["id"]] = table
            if "hooks" in table:
                code[table["id"]] = path.with_suffix(".py")
    for path in sorted(root.glob(f"{SCENARIOS}/*.py")):
        if path.with_suffix(".toml") not in own:
            faults.append(Fault(str(path), 0, f"stands beside no {path.stem}.toml: hooks belong to a scenario"))
    return Edition(tables, built_in | scenarios, code, here.in_order())


def read_scenario(path: Path, tables: dict[str, Table], faults: list[Fault]) -> Table | None:
    """The scenario of a file, checked against the map and the clans it is played with; None when it has faults."""
    before = len(faults)
    file = TomlFile(path, faults)
    table = RECORDS.read(file, "scenario")
    if table is not None and len(tables) == len(FILES):
        check_scenario.check(file, table, tables)
        _hooks(file, table)
    return table if len(faults) == before else None


def _hooks(file: TomlFile, table: Table) -> None:
    """A Python file beside the scenario, if and only if the scenario says in plain words what it does."""
    path = file.path.with_suffix(".py")
    if "hooks" in table and not path.is_file():
        file.fault(("hooks",), f"hooks stands here, and there is no {path.name} beside this file")
    elif "hooks" not in table and path.is_file():
        file.at(file.last, f"{path.name} stands beside this file, and no key hooks says what it does")
    elif "hooks" in table:
        check_hooks.check(path, table, file.faults)


@cache
def _house() -> Edition:
    return read(HOUSE)


def _file(root: Path, name: str, faults: list[Fault]) -> tuple[TomlFile, Table | None]:
    path = root / f"{name}.toml"
    if not path.exists():
        return TomlFile(HOUSE / f"{name}.toml", faults), _house().tables[name]
    before = len(faults)
    file = TomlFile(path, faults)
    table = RECORDS.read(file, name)
    if table is not None:
        if name == "map":
            check_map.check(file, table)
        elif name == "clans":
            _clans(file, table["clan"])
        elif name == "archons":
            _archons(file, table["card"])
    return file, table if len(faults) == before else None


def _together(files: dict[str, TomlFile], tables: dict[str, Table]) -> None:
    """Cards name zones of the map."""
    zones = {zone["id"]: zone for zone in tables["map"]["zone"]}
    seas = [sea["id"] for sea in tables["map"]["sea"]]
    _columns(files["columns"], tables["columns"]["card"], list(zones))
    _deployments(files["deployments"], tables["deployments"]["deployment"], zones, seas)


def _columns(file: TomlFile, cards: list[Table], zones: list[str]) -> None:
    """STW-051  One card for each zone."""
    seen: dict[str, int] = {}
    for i, card in enumerate(cards):
        zone = card["zone"]
        if zone not in zones:
            file.fault(("card", i, "zone"), f'no zone of the map is called "{zone}"' + nearest(zone, zones))
        elif zone in seen:
            line = file.lines["card", seen[zone]]
            reason = f"{zone} has a second Steam Column card, the first stands on line {line} (STW-051)"
            file.fault(("card", i, "zone"), reason)
        seen.setdefault(zone, i)
    for zone in zones:
        if zone not in seen:
            file.at(file.last, f"{zone} has no Steam Column card (STW-051)")


def _deployments(file: TomlFile, cards: list[Table], zones: dict[str, Table], seas: list[str]) -> None:
    """STW-044, STW-034  Six cards of three zones that share none, each wholly eastern or wholly western."""
    numbers: dict[int, int] = {}
    taken: dict[str, int] = {}
    for i, card in enumerate(cards):
        number = card["number"]
        if number in numbers:
            file.fault(("deployment", i, "number"), f"Deployment {number} stands twice (STW-044)")
        numbers.setdefault(number, i)
        for k, zone in enumerate(card["zones"]):
            here = ("deployment", i, "zones", k)
            if zone not in zones:
                file.fault(here, f'no zone of the map is called "{zone}"' + nearest(zone, list(zones)))
            elif zone in taken:
                file.fault(here, f"{zone} belongs to Deployment {taken[zone]} already (STW-051)")
            taken.setdefault(zone, number)
        eastern = sum(bool(zones[zone].get("east")) for zone in card["zones"] if zone in zones)
        if eastern not in (0, names.DEPLOYED):
            reason = f"{eastern} of the zones of Deployment {number} are eastern: all three or none (STW-034)"
            file.fault(("deployment", i, "zones"), reason)
        sea = card.get("contract")
        if sea is not None and sea not in seas:
            file.fault(("deployment", i, "contract"), f'no sea of the map is called "{sea}"' + nearest(sea, seas))
    for number in range(1, names.DEPLOYMENTS + 1):
        if number not in numbers:
            file.at(file.last, f"Deployment {number} is missing (STW-044)")
    far = sum(all(zones.get(zone, {}).get("east") for zone in card["zones"]) for card in cards)
    if len(cards) - far < 3 or (len(cards) == names.DEPLOYMENTS and far > 1):
        file.at(file.last, f"{far} Deployment cards are eastern, one leaves with two or three players (STW-034)")


def _clans(file: TomlFile, clans: list[Table]) -> None:
    seen: set[str] = set()
    for i, clan in enumerate(clans):
        if clan["id"] in seen:
            file.fault(("clan", i, "id"), f'the clan "{clan["id"]}" stands twice (STW-001)')
        seen.add(clan["id"])
        _board(file, clan, i)
    for name in names.CLAN_IDS:
        if name not in seen:
            file.at(file.last, f'the clan "{name}" is missing')
    beacons = sum(clan["beacons"] for clan in clans)
    if beacons > BEACONS:
        file.fault(("clan",), f"the clans have {beacons} beacons together, the box holds {BEACONS} (STW-Q06)")
    for stock, barrels in BARRELS.items():
        most = sum(sorted((clan[stock] for clan in clans), reverse=True)[:MOST_PLAYERS])
        if most > barrels:
            reason = f"five clans may have {most} {stock} slots to fill, the box holds {barrels} barrels (STW-050)"
            file.fault(("clan",), reason)


def _board(file: TomlFile, clan: Table, i: int) -> None:
    name, figures, start = clan["id"], clan["figures"], clan["start"]
    if figures["base"] + figures["elite"] != FIGURES:
        total = figures["base"] + figures["elite"]
        file.fault(("clan", i, "figures"), f"{name} has {total} figures, a clan has {FIGURES}")
    for kind in ("base", "elite"):
        if start[kind] > figures[kind]:
            reason = f"{name} starts with {start[kind]} {kind} soldiers and has {figures[kind]} figures (STW-004)"
            file.fault(("clan", i, "start", kind), reason)
    units = start["base"] + start["elite"]
    if not 1 <= units <= names.DEPLOYED * ROOM:
        reason = f"{name} starts with {units} soldiers: 1 to {names.DEPLOYED * ROOM} fit into three zones (STW-022)"
        file.fault(("clan", i, "start"), reason)
    values, levels = [cell[0] for cell in clan["supply"]], [cell[1] for cell in clan["supply"]]
    if levels[0] != 0 or not _rising(levels) or not _rising(values):
        reason = f"the Supply track of {name} begins at GÉO 0, soldiers and levels rise from cell to cell (STW-104)"
        file.fault(("clan", i, "supply"), reason)
    elif values[max(k for k, level in enumerate(levels) if level <= 5)] != 10:
        reason = f"GÉO 5 must supply 10 soldiers: every clan starts there (STW-049), {name} does not"
        file.fault(("clan", i, "supply"), reason)
    if name == "apotres" and any(clan["actions"]):
        file.fault(("clan", i, "actions"), "the action slots of apotres never cost algofuel (STW-234)")
    if (name == "apotres") != clan["incubation"].endswith("E"):
        reason = "the Incubation track of apotres, and no other, ends with E (STW-235)"
        file.fault(("clan", i, "incubation"), reason)


def _rising(values: list[int]) -> bool:
    return all(a < b for a, b in pairwise(values))


def _archons(file: TomlFile, cards: list[Table]) -> None:
    book_of(cards, file.fault)
    if len(cards) != names.ARCHONS:
        file.at(file.last, f"an edition has {names.ARCHONS} Archon cards, this file has {len(cards)}")
    seen: set[str] = set()
    for i, card in enumerate(cards):
        if card["id"] in seen:
            file.fault(("card", i, "id"), f'the id "{card["id"]}" is taken already')
        seen.add(card["id"])
        verbs = [effect.get("verb") for effect in card["effects"]]
        for when in ("arrival", "bonus"):
            several = [k for k, effect in enumerate(card["effects"]) if effect["when"] == when]
            if len(several) > 1:
                file.fault(("card", i, "effects", several[1]), f"a card has one {when} effect at most")
        for k, verb in enumerate(verbs):
            needed: Iterable[str] = NEEDS.get(str(verb), ())
            if needed and not any(other in verbs for other in needed):
                reason = f"{verb} does something only beside {' or '.join(needed)}"
                file.fault(("card", i, "effects", k, "verb"), reason)
