# interpreted
"""Reads map, cards, clan boards and a scenario from their TOML files into the flat tables the rules use."""

from collections.abc import Iterable, Mapping
from functools import cache, lru_cache
from pathlib import Path
from typing import Any

from librt.vecs import vec
from msgspec import convert
from mypy_extensions import i64

from ludotheque.games.steamwatchers import records, state
from ludotheque.games.steamwatchers.check import CONTENT, check, read, read_scenario
from ludotheque.games.steamwatchers.content import Content, Scenario
from ludotheque.games.steamwatchers.hooks import AnyHooks, Hooks
from ludotheque.games.steamwatchers.names import CLAN_IDS, SCENARIO_IDS
from ludotheque.games.steamwatchers.outside import VARIABLE, hooks, vouch, vouched
from ludotheque.games.steamwatchers.phases.scenarios import SPECIAL_RULES
from ludotheque.games.steamwatchers.vocabulary import book_of
from ludotheque.kit.content.edition import ContentError, Editions, Stamps, digest, refuse
from ludotheque.kit.content.records import fill, numbers, put
from ludotheque.kit.content.shapes import nearest
from ludotheque.kit.content.shelf import folder_of
from ludotheque.kit.content.toml_file import Fault
from ludotheque.kit.effects.loader import faultless

__all__ = ["BUILT_IN", "ContentError", "check", "load", "names", "scenarios", "tables", "vouch_for"]

BUILT_IN = ("house",)
FIRST_GAME = "la_guerre_vient"  # the rulebook recommends it (STW-196)

Table = dict[str, Any]

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
    zones = [zone["id"] for zone in tables["map"]["zone"]]
    content = Content(name, _scenario(convert(table, records.Scenario), zones))
    content.hooks = [SPECIAL_RULES[rule]() for rule in SPECIAL_RULES if rule in _specials(table)]
    if own_code is not None:
        content.foreign = _foreign(own_code, table["id"])
        content.hooks.append(content.foreign)
    for place, each in enumerate(content.hooks):
        each.place = place
    records.RECORDS.fill(content, tables, "map", "archons")
    clans = {clan.id: clan for clan in convert(tables["clans"]["clan"], list[records.Clan])}
    fill(content, [clans[name] for name in CLAN_IDS])
    _join(content, convert(tables["map"]["zone"], list[records.Zone]), tables["map"]["sea"])
    _fill_cards(
        content, tables["columns"]["card"], convert(tables["deployments"]["deployment"], list[records.Deployment])
    )
    content.book = book_of(tables["archons"]["card"], faultless)
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


def _scenario(record: records.Scenario, zones: list[str]) -> Scenario:
    scenario = Scenario(record.id)
    put(scenario, record)
    for special in record.special:
        if isinstance(special, records.Giants):
            scenario.giants = numbers(zones.index(zone) for zone in special.zones)
    for counter in record.counters:
        scenario.counters[counter.id] = scenario.counted
        scenario.counted += {"table": 1, "seat": state.MAX_SEATS, "zone": len(zones)}[counter.of]
    return scenario


def _join(content: Content, lands: list[records.Zone], waters: list[Table]) -> None:
    zones = {name: i for i, name in enumerate(content.zone_ids)}
    seas = {name: i for i, name in enumerate(content.sea_ids)}
    content.zones, content.seas = len(zones), len(seas)
    land = [sorted(zones[name] for name in zone.borders) for zone in lands]
    straits = [sorted(zones[name] for name in zone.straits) for zone in lands]
    near = [sorted(a + b) for a, b in zip(land, straits, strict=True)]
    coast = [[zones[zone.id] for zone in lands if sea in zone.seas] for sea in seas]
    content.land, content.land_at = _lists(land)
    content.near, content.near_at = _lists(near)
    content.coast, content.coast_at = _lists(coast)
    content.land_mask, content.near_mask = numbers(map(_mask, land)), numbers(map(_mask, near))
    content.strait_mask, content.coast_mask = numbers(map(_mask, straits)), numbers(map(_mask, coast))
    content.shore_mask = numbers(_mask(seas[sea] for sea in zone.seas) for zone in lands)
    content.sea_mask = numbers(_mask(seas[other] for other in sea["links"]) for sea in waters)
    content.far_sea = numbers(int(all(lands[zone].east for zone in shore)) for shore in coast)
    content.mountain_mask = _mask(i for i, flag in enumerate(content.mountain) if flag)
    content.east_mask = _mask(i for i, flag in enumerate(content.east) if flag)
    content.haven_mask = _mask(i for i, flag in enumerate(content.haven) if flag)


def _fill_cards(content: Content, columns: list[Table], deployed: list[records.Deployment]) -> None:
    zones, seas = content.zone_ids, content.sea_ids
    floors = {card["zone"]: card["floors"] for card in columns}
    cards = sorted(deployed, key=lambda card: card.number)
    number = {zone: card.number for card in cards for zone in card.zones}
    content.floors = numbers(floors[zone] for zone in zones)
    content.deployment = numbers(number.get(zone, 0) for zone in zones)
    content.deployment_zones = numbers(zones.index(zone) for card in cards for zone in card.zones)
    content.deployment_far = numbers(int(content.east[zones.index(card.zones[0])]) for card in cards)
    content.deployment_sea = numbers(seas.index(card.contract) if card.contract else -1 for card in cards)


def _lists(lists: list[list[int]]) -> tuple[vec[i64], vec[i64]]:
    """The lists end to end, and where each begins."""
    at = [0]
    for entries in lists:
        at.append(at[-1] + len(entries))
    return numbers(entry for entries in lists for entry in entries), numbers(at)


def _mask(bits: Iterable[int]) -> int:
    return sum(1 << bit for bit in bits)
