# interpreted
"""Checks a scenario against the map and the clans it is played with."""

from typing import Any

from ludotheque.kit.content.shapes import nearest
from ludotheque.kit.content.toml_file import TomlFile

Table = dict[str, Any]

BODIES = 30  # floors of columns besides their tops (STW-Q07)
ROOM = 15  # units of a clan in its three deployment zones (STW-022)
CARDS_WITH = {"alga": "Algue miraculeuse", "ruins": "Ruines", "reliquary": "Reliquaire"}


def check(file: TomlFile, table: Table, tables: dict[str, Table]) -> None:
    fewest, most = table["players"]
    if fewest > most:
        file.fault(("players",), f"players must be the fewest, then the most, not [{fewest}, {most}] (STW-001)")
    clans = [clan for clan in tables["clans"]["clan"] if clan["id"] not in table.get("barred", [])]
    if len(clans) < most:
        file.fault(("barred",), f"{len(clans)} clans are left for {most} players (STW-001)")
    _hegemony(file, table, tables)
    _counters(file, table, tables)
    specials: dict[str, int] = {}
    for i, special in enumerate(table.get("special", [])):
        if special["rule"] in specials:
            file.fault(("special", i, "rule"), f'the special rule "{special["rule"]}" stands twice')
        specials.setdefault(special["rule"], i)
    held = [rule for rule in CARDS_WITH if rule in specials]
    if len(held) > 1:
        reason = f"{CARDS_WITH[held[1]]} is not played together with {CARDS_WITH[held[0]]}: one scenario card at most"
        file.fault(("special", specials[held[1]], "rule"), reason)
    rules = {rule: table["special"][i] for rule, i in specials.items()}
    _forces(file, rules, specials, clans)
    if "giants" in rules:
        _giants(file, rules["giants"], specials["giants"], table, tables["map"]["zone"])
    if "burnt" in rules:
        _burnt(file, rules["burnt"], specials["burnt"], table, tables)
    _turns(file, rules, specials, table["turns"])
    if "rendezvous" in rules and rules["rendezvous"]["cards"] * most > len(tables["columns"]["card"]):
        file.fault(("special", specials["rendezvous"], "cards"), "there are not that many Steam Column cards (STW-229)")


def _counters(file: TomlFile, table: Table, tables: dict[str, Table]) -> None:
    """Ids of counters are ids among the others: texts name zones, seas, clans and counters alike."""
    counters = table.get("counters", [])
    if counters and "hooks" not in table:
        file.fault(("counters",), "counters are for hooks, and this scenario has none")
    taken = {place["id"] for kind in ("zone", "sea") for place in tables["map"][kind]}
    taken |= {clan["id"] for clan in tables["clans"]["clan"]}
    for i, counter in enumerate(counters):
        if counter["id"] in taken:
            file.fault(("counters", i, "id"), f'the id "{counter["id"]}" is taken already')
        taken.add(counter["id"])


def _hegemony(file: TomlFile, table: Table, tables: dict[str, Table]) -> None:
    """STW-096  A condition that can be met before the game is over."""
    hegemony = table.get("hegemony")
    if hegemony is None:
        return
    if hegemony["from"] > table["turns"]:
        reason = f"hegemony from turn {hegemony['from']} in a game of {table['turns']} turns (STW-096)"
        file.fault(("hegemony", "from"), reason)
    havens = [zone for zone in tables["map"]["zone"] if zone.get("haven")]
    west = sum(not zone.get("east") for zone in havens)
    in_play = west if table["players"][0] < 4 else len(havens)
    ruins = any(special["rule"] == "ruins" for special in table.get("special", []))
    for key, there in (("havens", in_play), ("havens_5", len(havens))):
        if hegemony.get(key, 0) > there + ruins:
            reason = f"hegemony asks for {hegemony[key]} havens, the map has {there} in play (STW-024)"
            file.fault(("hegemony", key), reason)


def _forces(file: TomlFile, rules: dict[str, Table], at: dict[str, int], clans: list[Table]) -> None:
    """STW-004, STW-022  Starting forces exist as figures and fit into three zones."""
    same, extra = rules.get("same_forces"), rules.get("extra_forces", {})
    where = at.get("extra_forces", at.get("same_forces"))
    if where is None:
        return
    for clan in clans:
        units = 0
        for kind in ("base", "elite"):
            number = (same or clan["start"])[kind] + extra.get(kind, 0)
            units += number
            if number > clan["figures"][kind]:
                reason = f"{clan['id']} would start with {number} {kind} soldiers of {clan['figures'][kind]} figures"
                file.fault(("special", where), f"{reason} (STW-004)")
        if not 1 <= units <= ROOM:
            reason = f"{clan['id']} would start with {units} soldiers: 1 to {ROOM} fit into three zones (STW-022)"
            file.fault(("special", where), reason)


def _giants(file: TomlFile, giants: Table, at: int, table: Table, zones: list[Table]) -> None:
    by_id = {zone["id"]: zone for zone in zones}
    for k, name in enumerate(giants["zones"]):
        here = ("special", at, "zones", k)
        if name not in by_id:
            file.fault(here, f'no zone of the map is called "{name}"' + nearest(name, list(by_id)))
        elif name in giants["zones"][:k]:
            file.fault(here, f"{name} stands twice in zones")
        elif by_id[name].get("east") and table["players"][0] < 4:
            file.fault(here, f"{name} is out of play with two or three players (STW-035)")
    if (giants["floors"] - 1) * len(giants["zones"]) > BODIES:
        file.fault(("special", at, "floors"), f"the box holds {BODIES} body floors (STW-Q07)")


def _burnt(file: TomlFile, burnt: Table, at: int, table: Table, tables: dict[str, Table]) -> None:
    """STW-204, STW-205  The Cramés are the figures of Menrâu."""
    if "menrau" not in table.get("barred", []):
        file.fault(("special", at, "rule"), 'the Cramés are figures of menrau: barred must name "menrau" (STW-204)')
    figures = next(clan["figures"]["base"] for clan in tables["clans"]["clan"] if clan["id"] == "menrau")
    if burnt["zones"] * burnt["units"] > figures:
        reason = f"{burnt['zones'] * burnt['units']} Cramés, and menrau has {figures} base soldiers (STW-004)"
        file.fault(("special", at, "units"), reason)


def _turns(file: TomlFile, rules: dict[str, Table], at: dict[str, int], turns: int) -> None:
    """A turn that a special rule names is played."""
    for rule, keys in (
        ("learning", ("elites", "contracts", "march")),
        ("reliquary", ("from",)),
        ("rendezvous", ("last_turn",)),
    ):
        for key in keys:
            if rule in rules and rules[rule][key] > turns:
                reason = f"{key} names turn {rules[rule][key]} in a game of {turns} turns (STW-002)"
                file.fault(("special", at[rule], key), reason)
