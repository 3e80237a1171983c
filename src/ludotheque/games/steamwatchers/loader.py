# interpreted
"""Reads map, cards, clan boards and a scenario from their TOML files into the flat tables the rules use."""

from collections.abc import Iterable, Mapping
from functools import cache, lru_cache
from pathlib import Path
from typing import Any

from librt.vecs import vec
from mypy_extensions import i64

from ludotheque.games.steamwatchers import state
from ludotheque.games.steamwatchers.check import CONTENT, check, read, read_scenario
from ludotheque.games.steamwatchers.content import Content, Scenario
from ludotheque.games.steamwatchers.hooks import AnyHooks, Hooks
from ludotheque.games.steamwatchers.names import (
    ACTIONS,
    ALGA,
    CELLS,
    CLAN_IDS,
    DEATH,
    QUARANTINE,
    RELIQUARY,
    RESISTANCE,
    RUINS,
    SCENARIO_IDS,
    SUPPLY,
)
from ludotheque.games.steamwatchers.outside import VARIABLE, hooks, vouch, vouched
from ludotheque.games.steamwatchers.phases.scenarios import SPECIAL_RULES
from ludotheque.games.steamwatchers.vocabulary import book_of
from ludotheque.kit.content.edition import ContentError, Editions, Stamps, digest, refuse
from ludotheque.kit.content.shapes import nearest
from ludotheque.kit.content.shelf import folder_of
from ludotheque.kit.content.toml_file import Fault

__all__ = ["BUILT_IN", "ContentError", "check", "load", "names", "scenarios", "tables", "vouch_for"]

BUILT_IN = ("house",)
FIRST_GAME = "la_guerre_vient"  # the rulebook recommends it (STW-196)

Table = dict[str, Any]

_CELLS = {"R": RESISTANCE, "Q": QUARANTINE, "D": DEATH}

# The keys of each special rule, and the field of Scenario that each one fills.
SPECIAL = {
    "same_forces": {"base": "start_base", "elite": "start_elite"},
    "extra_forces": {"base": "extra_base", "elite": "extra_elite"},
    "learning": {"elites": "elites_from", "contracts": "contracts_from", "march": "march_from"},
    "spread": {"units": "spread"},
    "vanguard": {"soldiers": "vanguard"},
    "trophies": {"figures": "trophies"},
    "alga": {"healthy": "card_healthy", "geo": "card_geo"},
    "burnt": {"zones": "burnt", "units": "burnt_units", "losses": "burnt_losses"},
    "first_quarantine": {"tokens": "start_quarantine"},
    "ruins": {"packet": "packet", "packet_5": "packet_5"},
    "cure": {"cost": "cure"},
    "watchers": {"cards": "watcher_cards"},
    "reliquary": {"from": "vote_from", "incubation": "card_incubation", "geo": "card_geo"},
    "poorest": {},
    "giants": {"floors": "giant_floors", "geo": "target_geo"},
    "taller_columns": {"floors": "extra_floor"},
    "hot_columns": {"floors": "tall_floors", "incubation": "tall_incubation"},
    "rendezvous": {
        "cards": "rendezvous",
        "last_turn": "rendezvous_last",
        "recruits": "rendezvous_recruits",
        "own": "rendezvous_own",
        "other": "rendezvous_other",
    },
}
# Fields that a special rule sets by being there.
SWITCHES: dict[str, dict[str, int]] = {
    "learning": {"plain_clans": 1, "plain_archon": 1},
    "alga": {"card": ALGA},
    "ruins": {"card": RUINS},
    "reliquary": {"card": RELIQUARY},
    "poorest": {"poorest": 1},
}


EDITIONS = Editions(CONTENT, BUILT_IN, read, "content", ("*.toml", "scenarios/*"))


def load(content: str = "house", scenario: str = FIRST_GAME) -> Content:
    """The content of that name or folder, with that scenario: an id, or the path of a file."""
    if content in BUILT_IN and scenario in SCENARIO_IDS:
        return _printed(content, scenario)
    EDITIONS.named(content)
    path = Path(scenario)
    lone = path.suffix == ".toml" and path.is_file()
    stamp = max(near.stat().st_mtime_ns for near in path.parent.glob(f"{path.stem}.*")) if lone else 0
    return _loaded(content, EDITIONS.stamps(content), scenario, stamp)


@cache
def _printed(content: str, scenario: str) -> Content:
    """Our own files do not change while we run: a new game looks at none of them."""
    return _loaded(content, EDITIONS.stamps(content), scenario, 0)


def vouch_for(options: Mapping[str, Any]) -> None:
    """Whoever runs the program typed these options: the code of the folders that they name may run."""
    content, scenario = options.get("content", ""), options.get("scenario", "")
    if content and content not in BUILT_IN:
        vouch(folder_of(content))
    if str(scenario).endswith(".toml"):
        vouch(Path(scenario).parent)


def scenarios(content: str = "house") -> dict[str, dict[str, str]]:
    """Scenario id -> {"fr": title, "en": title}, those of the rulebook first and in its order."""
    found = EDITIONS.named(content).scenarios
    ids = sorted(found, key=lambda name: (SCENARIO_IDS.index(name) if name in SCENARIO_IDS else len(found), name))
    return {name: dict(found[name]["title"]) for name in ids}


def players(content: str = "house") -> dict[str, tuple[int, int]]:
    """Scenario id -> for how many it is, at least and at most."""
    found = EDITIONS.named(content).scenarios
    return {name: (data["players"][0], data["players"][1]) for name, data in found.items()}


def scenario_of(content: str, scenario: str) -> tuple[Table, Path | None]:
    """The data of a scenario, by its id or its file, and the Python file that it brings."""
    edition = EDITIONS.named(content)
    found = edition.scenarios.get(scenario)
    if found is not None:
        return found, edition.code.get(scenario)
    path = Path(scenario)
    if path.suffix != ".toml" or not path.is_file():
        raise ContentError(
            en=f'unknown scenario "{scenario}"' + nearest(scenario, list(edition.scenarios)),
            fr=f"scénario « {scenario} » inconnu ; scénarios connus : {', '.join(edition.scenarios)}",
        )
    faults: list[Fault] = []
    found = read_scenario(path, edition.tables, faults)
    refuse(faults)
    assert found is not None
    return found, path.with_suffix(".py") if "hooks" in found else None


def texts(content: str, scenario: str, lang: str) -> list[Path]:
    """The sentences that a scenario brings beside its Python file."""
    beside = scenario_of(content, scenario)[1]
    own = beside.with_name(f"{beside.stem}.{lang}.ftl") if beside is not None else None
    return [own] if own is not None and own.is_file() else []


def names(content: str, lang: str, scenario: str = FIRST_GAME) -> dict[str, str]:
    """What the pieces are called: zones, seas, clans, elites, Archon and Deployment cards, scenarios and what the one
    that is played counts, by id."""
    edition = EDITIONS.named(content)
    played = scenario_of(content, scenario)[0]
    tables = edition.tables
    places = {place["id"]: place["name"] for kind in ("zone", "sea") for place in tables["map"][kind]}
    clans = {clan["id"]: clan["name"][lang] for clan in tables["clans"]["clan"]}
    elites = {f"elite_{clan['id']}": clan["elite_name"][lang] for clan in tables["clans"]["clan"]}
    cards = {card["id"]: card["title"][lang] for card in tables["archons"]["card"]}
    titles = {name: title[lang] for name, title in scenarios(content).items()} | {played["id"]: played["title"][lang]}
    counters = {counter["id"]: counter["name"][lang] for counter in played.get("counters", ())}
    deployments = {
        f"deployment_{card['number']}": f"{card['number']} ({', '.join(places[zone] for zone in card['zones'])})"
        for card in tables["deployments"]["deployment"]
    }
    return places | clans | elites | cards | titles | deployments | counters


def tables(content: str = "house") -> dict[str, Table]:
    """The files of a content as they were written, and its scenarios by id: for what reads cards out."""
    edition = EDITIONS.named(content)
    return edition.tables | {"scenarios": edition.scenarios}


def code(content: str) -> dict[str, Path]:
    """The Python files of its own scenarios, by id."""
    return EDITIONS.named(content).code


def mark(content: str) -> str:
    """A short digest of a content: of what its tables say, not of how or where its files are written."""
    sources = {name: path.read_text(encoding="utf-8") for name, path in code(content).items()}
    return digest(tables(content) | {"code": sources})


@lru_cache(maxsize=32)
def _loaded(name: str, stamps: Stamps, scenario: str, stamp: int) -> Content:
    edition = EDITIONS.named(name)
    tables = edition.tables
    table, own_code = scenario_of(name, scenario)
    if scenario in edition.scenarios and name not in BUILT_IN:
        _suits(table, tables)
    zones = {zone["id"]: i for i, zone in enumerate(tables["map"]["zone"])}
    content = Content(name, _scenario(table, zones))
    content.hooks = [SPECIAL_RULES[rule]() for rule in SPECIAL_RULES if rule in _specials(table)]
    if own_code is not None:
        content.foreign = _foreign(own_code, table["id"])
        content.hooks.append(content.foreign)
    for place, each in enumerate(content.hooks):
        each.place = place
    _fill_map(content, tables["map"], zones)
    _fill_cards(content, tables, zones)
    _fill_clans(content, tables["clans"]["clan"])
    _fill_archons(content, tables["archons"]["card"])
    return content


def _specials(table: Table) -> list[str]:
    return [special["rule"] for special in table.get("special", ())]


def _foreign(path: Path, scenario: str) -> AnyHooks:
    if not vouched(path.parent):
        raise ContentError(
            f'scenario "{scenario}" brings code of its own, {path}: it runs when you name its folder on the command '
            f"line, or in {VARIABLE}"
        )
    found = hooks(path)
    if isinstance(found, Fault):
        refuse([found])
    assert isinstance(found, Hooks)
    return found


def _suits(table: Table, tables: dict[str, Table]) -> None:
    """A built-in scenario may name zones that another map does not have."""
    known = {zone["id"] for zone in tables["map"]["zone"]}
    for special in table.get("special", ()):
        for zone in special["zones"] if special["rule"] == "giants" else ():
            if zone not in known:
                raise ContentError(f'scenario "{table["id"]}" needs a zone "{zone}", which this map does not have')


def _scenario(table: Table, zones: dict[str, int]) -> Scenario:
    scenario = Scenario(table["id"])
    scenario.number = table.get("number", 0)
    scenario.turns, scenario.columns = table["turns"], table["columns"]
    scenario.min_players, scenario.max_players = table["players"]
    scenario.barred = _mask(CLAN_IDS.index(clan) for clan in table.get("barred", ()))
    for key, value in table.get("hegemony", {}).items():
        setattr(scenario, f"hegemony_{key}", value)
    for special in table.get("special", ()):
        rule = special["rule"]
        for key, field in SPECIAL[rule].items():
            setattr(scenario, field, special.get(key, 0))
        for field, value in SWITCHES.get(rule, {}).items():
            setattr(scenario, field, value)
        if rule == "giants":
            scenario.giants = _vec(zones[zone] for zone in special["zones"])
    for counter in table.get("counters", ()):
        scenario.counters[counter["id"]] = scenario.counted
        scenario.counted += {"table": 1, "seat": state.MAX_SEATS, "zone": len(zones)}[counter["of"]]
    return scenario


def _fill_map(content: Content, table: Table, zones: dict[str, int]) -> None:
    lands, seas = table["zone"], {sea["id"]: i for i, sea in enumerate(table["sea"])}
    content.zone_ids, content.sea_ids = list(zones), list(seas)
    content.zones, content.seas = len(zones), len(seas)
    content.mountain = _vec(int(zone["terrain"] == "mountain") for zone in lands)
    content.east = _vec(int(zone.get("east", False)) for zone in lands)
    content.haven = _vec(int(zone.get("haven", False)) for zone in lands)
    land = [sorted(zones[name] for name in zone["borders"]) for zone in lands]
    straits = [sorted(zones[name] for name in zone.get("straits", ())) for zone in lands]
    near = [sorted(a + b) for a, b in zip(land, straits, strict=True)]
    coast = [[zones[zone["id"]] for zone in lands if sea in zone.get("seas", ())] for sea in seas]
    content.land, content.land_at = _lists(land)
    content.near, content.near_at = _lists(near)
    content.coast, content.coast_at = _lists(coast)
    content.land_mask, content.near_mask = _vec(map(_mask, land)), _vec(map(_mask, near))
    content.strait_mask, content.coast_mask = _vec(map(_mask, straits)), _vec(map(_mask, coast))
    content.shore_mask = _vec(_mask(seas[sea] for sea in zone.get("seas", ())) for zone in lands)
    content.sea_mask = _vec(_mask(seas[other] for other in sea["links"]) for sea in table["sea"])
    content.far_sea = _vec(int(all(lands[zone].get("east") for zone in shore)) for shore in coast)
    content.mountain_mask = _mask(i for i, flag in enumerate(content.mountain) if flag)
    content.east_mask = _mask(i for i, flag in enumerate(content.east) if flag)
    content.haven_mask = _mask(i for i, flag in enumerate(content.haven) if flag)


def _fill_cards(content: Content, tables: dict[str, Table], zones: dict[str, int]) -> None:
    floors = {card["zone"]: card["floors"] for card in tables["columns"]["card"]}
    cards = sorted(tables["deployments"]["deployment"], key=lambda card: int(card["number"]))
    number = {zone: card["number"] for card in cards for zone in card["zones"]}
    content.floors = _vec(floors[zone] for zone in zones)
    content.deployment = _vec(number.get(zone, 0) for zone in zones)
    content.deployment_zones = _vec(zones[zone] for card in cards for zone in card["zones"])
    content.deployment_far = _vec(int(content.east[zones[card["zones"][0]]]) for card in cards)
    content.deployment_sea = _vec(
        content.sea_ids.index(card["contract"]) if "contract" in card else -1 for card in cards
    )


def _fill_clans(content: Content, tables: list[Table]) -> None:
    by_id = {table["id"]: table for table in tables}
    clans = [by_id[name] for name in CLAN_IDS]
    content.base = _vec(clan["figures"]["base"] for clan in clans)
    content.elite = _vec(clan["figures"]["elite"] for clan in clans)
    content.beacons = _vec(clan["beacons"] for clan in clans)
    content.healthy = _vec(clan["healthy"] for clan in clans)
    content.contraband = _vec(clan["contraband"] for clan in clans)
    content.actions = _vec(len(clan["actions"]) for clan in clans)
    content.action_cost = _vec(cost for clan in clans for cost in _padded(clan["actions"], ACTIONS))
    content.start_base = _vec(clan["start"]["base"] for clan in clans)
    content.start_elite = _vec(clan["start"]["elite"] for clan in clans)
    content.start_floors = _vec(clan["start"]["floors"] for clan in clans)
    content.start_farms = _vec(clan["start"]["farms"] for clan in clans)
    content.supply_cells = _vec(len(clan["supply"]) for clan in clans)
    content.supply_value = _vec(n for clan in clans for n in _padded([cell[0] for cell in clan["supply"]], SUPPLY))
    content.supply_geo = _vec(n for clan in clans for n in _padded([cell[1] for cell in clan["supply"]], SUPPLY))
    tracks = [[_CELLS[letter] for letter in clan["incubation"].removesuffix("E")] for clan in clans]
    content.cells = _vec(len(track) for track in tracks)
    content.cell = _vec(cell for track in tracks for cell in _padded(track, CELLS))
    content.track_ends = _vec(int(clan["incubation"].endswith("E")) for clan in clans)


def _fill_archons(content: Content, cards: list[Table]) -> None:
    content.archon_ids = [card["id"] for card in cards]
    content.book = book_of(cards, _faultless)


def _faultless(path: tuple[str | int, ...], reason: str) -> None:
    """The check has read the same cards before."""
    raise AssertionError(f"{path}: {reason}")


def _lists(lists: list[list[int]]) -> tuple[vec[i64], vec[i64]]:
    """The lists end to end, and where each begins."""
    at = [0]
    for entries in lists:
        at.append(at[-1] + len(entries))
    return _vec(entry for entries in lists for entry in entries), _vec(at)


def _mask(bits: Iterable[int]) -> int:
    return sum(1 << bit for bit in bits)


def _padded(values: list[int], width: int) -> list[int]:
    return [*values, *[0] * (width - len(values))]


def _vec(values: Iterable[int]) -> vec[i64]:
    return vec[i64]([i64(value) for value in values])
