# interpreted
"""Checks a map: every border at both ends, every zone within reach, coasts that make sense."""

from typing import Any

from ludotheque.games.steamwatchers import names
from ludotheque.kit.content.shapes import nearest
from ludotheque.kit.content.toml_file import TomlFile

Table = dict[str, Any]
LISTS = {"borders": "border", "straits": "strait"}


def check(file: TomlFile, table: Table) -> None:
    zones, seas = table["zone"], table["sea"]
    before = len(file.faults)
    _ids(file, zones, seas)
    _names(file, zones, seas)
    _inside(file, table)
    if len(file.faults) > before:
        return
    _both_ends(file, zones, seas)
    _coasts(file, zones, seas)
    _numbers(file, zones)
    if len(file.faults) == before:
        _reach(file, zones)


def _ids(file: TomlFile, zones: list[Table], seas: list[Table]) -> None:
    seen: dict[str, int] = {}
    for kind, entries in (("sea", seas), ("zone", zones)):
        for i, entry in enumerate(entries):
            line = file.lines[kind, i, "id"]
            if entry["id"] in seen:
                file.at(line, f'the id "{entry["id"]}" is taken already, on line {seen[entry["id"]]}')
            seen.setdefault(entry["id"], line)


def _names(file: TomlFile, zones: list[Table], seas: list[Table]) -> None:
    """Every list names zones or seas that exist, none twice, and never the one it belongs to."""
    zone_ids, sea_ids = [zone["id"] for zone in zones], [sea["id"] for sea in seas]
    lists = [("zone", i, zone, key, zone_ids) for i, zone in enumerate(zones) for key in LISTS]
    lists += [("zone", i, zone, "seas", sea_ids) for i, zone in enumerate(zones)]
    lists += [("sea", i, sea, "links", sea_ids) for i, sea in enumerate(seas)]
    for kind, i, entry, key, known in lists:
        what = "sea" if known is sea_ids else "zone"
        names = entry.get(key, [])
        for k, name in enumerate(names):
            here = (kind, i, key, k)
            if name not in known:
                file.fault(here, f'no {what} of the map is called "{name}"' + nearest(name, known))
            elif name == entry["id"]:
                file.fault(here, f"{name} cannot be adjacent to itself")
            elif name in names[:k]:
                file.fault(here, f"{entry['id']} names {name} twice in {key}")
    for i, zone in enumerate(zones):
        for k, name in enumerate(zone.get("straits", [])):
            if name in zone["borders"]:
                file.fault(
                    ("zone", i, "straits", k), f"{zone['id']} borders {name} by land: a strait adds nothing (STW-018)"
                )


def _inside(file: TomlFile, table: Table) -> None:
    width, height = table["canvas"]
    for kind in ("sea", "zone"):
        for i, entry in enumerate(table[kind]):
            x, y = entry["at"]
            if x > width or y > height:
                file.fault((kind, i, "at"), f"{entry['id']} lies outside the canvas of {width} by {height}")


def _both_ends(file: TomlFile, zones: list[Table], seas: list[Table]) -> None:
    """STW-018, STW-122  What touches is touched."""
    by_id = {zone["id"]: zone for zone in zones}
    for i, zone in enumerate(zones):
        for key, word in LISTS.items():
            for k, name in enumerate(zone.get(key, [])):
                if zone["id"] not in by_id[name].get(key, []):
                    reason = f"{zone['id']} names {name} in {key}, but {name} does not name {zone['id']}: a {word} has"
                    file.fault(("zone", i, key, k), f"{reason} two ends (STW-{'018' if key == 'straits' else '122'})")
    sea_by_id = {sea["id"]: sea for sea in seas}
    for i, sea in enumerate(seas):
        for k, name in enumerate(sea["links"]):
            if sea["id"] not in sea_by_id[name]["links"]:
                reason = f"{sea['id']} is linked to {name}, but {name} is not linked to {sea['id']} (STW-124)"
                file.fault(("sea", i, "links", k), reason)


def _coasts(file: TomlFile, zones: list[Table], seas: list[Table]) -> None:
    """STW-016, STW-123  A sea is crossed from coast to coast; a strait is a crossing of one sea."""
    by_id = {zone["id"]: zone for zone in zones}
    for i, zone in enumerate(zones):
        for k, name in enumerate(zone.get("straits", [])):
            if not set(zone.get("seas", [])) & set(by_id[name].get("seas", [])):
                reason = f"{zone['id']} and {name} are joined by a strait and touch no sea in common (STW-016, STW-018)"
                file.fault(("zone", i, "straits", k), reason)
    for i, sea in enumerate(seas):
        coast = [zone for zone in zones if sea["id"] in zone.get("seas", [])]
        if len(coast) < 2:
            reason = f"{sea['id']} has {len(coast)} coastal zone(s), a sea move needs two (STW-123)"
            file.fault(("sea", i), reason)
        elif all(zone["terrain"] == "mountain" for zone in coast):
            file.fault(("sea", i), f"all the coast of {sea['id']} is mountain: no sea move can end there (STW-125)")


def _numbers(file: TomlFile, zones: list[Table]) -> None:
    if len(zones) != names.ZONES:
        file.at(file.last, f"a map has {names.ZONES} zones, one for each Steam Column card, not {len(zones)} (STW-051)")
    east = sum(bool(zone.get("east")) for zone in zones)
    if east != names.EAST:
        file.at(file.last, f"{names.EAST} zones are eastern and leave with two or three players, here {east} (STW-034)")


def _reach(file: TomlFile, zones: list[Table]) -> None:
    """STW-122, STW-035  Every zone can be reached by land and straits, by all players and by two or three."""
    west = [zone for zone in zones if not zone.get("east")]
    for group, who in ((zones, ""), (west, " when the eastern zones are out of play (STW-035)")):
        ids = {zone["id"] for zone in group}
        near = {zone["id"]: [*zone["borders"], *zone.get("straits", [])] for zone in group}
        main: set[str] = set()
        left = set(ids)
        while left:
            found = _around(min(left), near, ids)
            left -= found
            main = max(main, found, key=len)
        for i, zone in enumerate(zones):
            if zone["id"] in ids - main:
                reason = f"{zone['id']} cannot be reached by land or strait from the rest of the map{who}"
                file.fault(("zone", i, "borders"), reason if who else f"{reason} (STW-122)")
        if main != ids:
            return


def _around(start: str, near: dict[str, list[str]], ids: set[str]) -> set[str]:
    found, todo = {start}, [start]
    while todo:
        for name in near[todo.pop()]:
            if name in ids and name not in found:
                found.add(name)
                todo.append(name)
    return found
