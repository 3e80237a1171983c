# interpreted
"""Reads an edition of Hybris from its TOML files into the flat tables the rules use."""

from collections.abc import Iterable
from functools import cache
from pathlib import Path
from typing import Any

from librt.vecs import vec
from mypy_extensions import i64

from ludotheque.games.hybris import names
from ludotheque.games.hybris.check import CONTENT, FILES, elements, read
from ludotheque.games.hybris.content import Content
from ludotheque.games.hybris.state import FACE_IDS
from ludotheque.games.hybris.vocabulary import SYMBOLS, VOCABULARY, compile_effect
from ludotheque.kit.content.edition import Editions, digest
from ludotheque.kit.effects import program
from ludotheque.kit.effects.loader import Compiler

Table = dict[str, Any]

BUILT_IN = ("house",)
EDITIONS = Editions(CONTENT, BUILT_IN, read, "cards and tiles")
EDGES = 4
PLACES = 4  # for elements, kept for each Upgrade tile
POWERS = (
    *range(names.FIRST_TILE, names.FIRST_CITY),
    *range(names.FIRST_UPGRADE, names.FIRST_CONFLICT),
    *range(names.FIRST_ALLY_ELEMENT, names.FIRST_PRIMORDIAL),
)
NO_ENEMY: Table = {"base": -1, "cards": 0, "elements": []}


def load(name_or_folder: str | Path = "house") -> Content:
    """The content of that name, or of a folder."""
    name = str(name_or_folder)
    return _built_in(name) if name in BUILT_IN else _build(name, EDITIONS.named(name).tables)


def mark(name_or_folder: str) -> str:
    """A short digest of a content: of what its tables say, not of how or where its files are written."""
    return digest(EDITIONS.named(name_or_folder).tables)


def titles(name: str) -> dict[str, dict[str, str]]:
    """Id -> {"fr": title, "en": title}, for everything that has a printed name."""
    tables = EDITIONS.named(name).tables
    found = {
        element.table["id"]: dict(element.table["title"])
        for file in FILES
        for element in elements(file, tables[file])
        if "id" in element.table and "title" in element.table
    }
    for pillar in tables["pillars"]["pillar"]:
        found[f"pillar_{pillar['number']}"] = dict(pillar["title"])
    for olympian in tables["olympians"]["olympian"]:
        found[olympian["id"]] = dict(olympian["title"])
        found |= {hero["id"]: dict(hero["name"]) for hero in olympian["heroes"]}
    for board in tables["boards"]["board"]:
        found |= {slot["id"]: numbered(board["title"], n) for n, slot in enumerate(board["slot"], 1)}
    for city in tables["cities"]["city"]:
        found |= {case: numbered(city["title"], n) for n, case in enumerate(city["cases"], 1)}
    found |= {posture["id"]: dict(posture["title"]) for posture in tables["scenarios"]["posture"]}
    return found


def numbered(title: dict[str, str], n: int) -> dict[str, str]:
    return {lang: f"{text} {n}" for lang, text in title.items()}


@cache
def _built_in(name: str) -> Content:
    return _build(name, EDITIONS.named(name).tables)


def _build(name: str, tables: dict[str, Table]) -> Content:
    content = Content(name)
    compiler = Compiler(VOCABULARY, _faultless)
    for file in FILES:
        places: dict[str, int] = {}
        for element in elements(file, tables[file]):
            places[element.kind] = places.get(element.kind, 0) + 1
            content.element_ids.append(element.table.get("id", f"{element.kind}_{places[element.kind]}"))
            compiler.begin(element.table.get("id", ""))
            for effect in element.table.get("effects", ()):
                compile_effect(compiler, effect, ())
    content.book = compiler.finish()
    _sort_powers(content)
    _fill_tiles(content, tables["technologies"]["tile"])
    _fill_cities(content, tables["cities"])
    _fill_boards(content, tables["boards"])
    _fill_olympians(content, tables["olympians"]["olympian"])
    _fill_conflicts(content, tables["conflicts"]["card"])
    _fill_cards(content, tables)
    return content


def _sort_powers(content: Content) -> None:
    content.with_modifier = _powers(content, program.MODIFIER, program.WHAT, len(VOCABULARY.modifiers))
    content.with_reaction = _powers(content, program.TRIGGER, program.WHAT, len(VOCABULARY.events))
    content.with_section = _powers(content, program.PROGRAM, program.SECTION, len(names.SECTION_IDS))


def _powers(content: Content, form: int, column: int, most: int) -> list[vec[i64]]:
    """The elements that a player can have in play, by what a column of their entries of that form says."""
    found: list[list[int]] = [[] for _ in range(most + 1)]
    for element in POWERS:
        for entry in range(content.book.first[element], content.book.first[element + 1]):
            at = entry * program.ENTRY_WIDTH
            said = found[content.book.entries[at + column]] if content.book.entries[at + program.FORM] == form else []
            if element not in said:
                said.append(element)
    return [_vec(elements) for elements in found]


def _fill_tiles(content: Content, tiles: list[Table]) -> None:
    content.tile_ids = [tile["id"] for tile in tiles]
    content.tile_type = _vec(names.TYPE_IDS.index(tile["type"]) for tile in tiles)
    content.cost_faithful = _vec(tile["cost"]["faithful"] for tile in tiles)
    content.cost_aegis = _vec(tile["cost"]["aegis"] for tile in tiles)
    content.tile_vp = _vec(tile["vp"] for tile in tiles)
    content.tile_prayers = _vec(tile["prayers"] for tile in tiles)
    content.tile_edges = _vec(sum(1 << names.EDGE_IDS.index(edge) for edge in tile["edges"]) for tile in tiles)


def _fill_cities(content: Content, table: Table) -> None:
    cities = table["city"]
    content.case_ids = [case for city in cities for case in city["cases"]]
    content.case_city = _vec(i for i, city in enumerate(cities) for _ in city["cases"])
    facing = [-1] * (len(content.case_ids) * EDGES)
    for pair in (*table["neighbours"], *table["link"]):
        (a, at_a), (b, at_b) = (_edge(content, pair[side]) for side in ("a", "b"))
        facing[a * EDGES + at_a], facing[b * EDGES + at_b] = b, a
    content.facing = _vec(facing)
    content.city_prayers = _vec(city["prayers"] for city in cities)
    content.city_goodness = _vec(city["goodness"] for city in cities)
    content.city_faithful = _vec(city["faithful"] for city in cities)
    content.affinity = _vec(names.TYPE_IDS.index(city["affinity"]) for city in cities)


def _edge(content: Content, text: str) -> tuple[int, int]:
    case, _, edge = text.partition(".")
    return content.case_ids.index(case), names.EDGE_IDS.index(edge)


def _fill_boards(content: Content, table: Table) -> None:
    slots = [slot for board in table["board"] for slot in board["slot"]]
    content.slot_ids = [slot["id"] for slot in slots]
    content.dotted = _vec(int(slot.get("dotted", False)) for slot in slots)
    content.board_actions = _vec(
        sum(1 << names.ACTION_IDS.index(action) for action in board["actions"]) for board in table["board"]
    )
    content.line_prayers = _vec(line["prayers"] for line in table["conversion"])


def _fill_olympians(content: Content, olympians: list[Table]) -> None:
    content.aura = _vec(olympian["aura"] for olympian in olympians)
    content.determination = _vec(olympian["determination"] for olympian in olympians)
    upgrades = [upgrade for olympian in olympians for upgrade in olympian["upgrade"]]
    content.upgrade_ids = [upgrade["id"] for upgrade in upgrades]
    content.upgrade_elements = _vec(
        element
        for upgrade in upgrades
        for element in _padded([names.RESOURCE_IDS.index(name) for name in upgrade["elements"]], PLACES)
    )
    heroes = {hero["name"]["fr"]: names.HERO_IDS.index(hero["id"]) for o in olympians for hero in o["heroes"]}
    content.upgrade_hero = _vec(heroes.get(upgrade["title"]["fr"], -1) for upgrade in upgrades)


def _fill_conflicts(content: Content, cards: list[Table]) -> None:
    content.conflict_ids = [card["id"] for card in cards]
    content.card_type = _vec(names.CARD_TYPE_IDS.index(card["type"]) for card in cards)
    content.symbols = _vec(_symbols(card["elements"]) for card in cards)
    content.force = _vec(card["force"] for card in cards)
    content.card_cost = _vec(card["determination"] for card in cards)
    content.left = _vec(names.GLYPH_IDS.index(card.get("left", "")) for card in cards)
    content.right = _vec(names.GLYPH_IDS.index(card.get("right", "")) for card in cards)
    content.combo = _vec(card.get("combo", 0) for card in cards)
    content.copies = _vec(card.get("copies", 1) for card in cards)


def _fill_cards(content: Content, tables: dict[str, Table]) -> None:
    primordials = tables["primordials"]["primordial"]
    quests = [*tables["quests"]["epic"], *tables["quests"]["confrontation"]]
    premonitions = tables["premonitions"]["card"]
    enemies = [table.get("enemy", NO_ENEMY) for table in (*tables["heroes"]["hero"], *quests, *primordials)]
    content.enemy_base = _vec(enemy["base"] for enemy in enemies)
    content.enemy_cards = _vec(enemy["cards"] for enemy in enemies)
    content.enemy_symbols = _vec(_symbols(enemy["elements"]) for enemy in enemies)
    content.primordial_ids = [primordial["id"] for primordial in primordials]
    content.pile = _vec(names.PILE_IDS.index(primordial["pile"]) for primordial in primordials)
    content.drained = _vec(primordial["aegis"] for primordial in primordials)
    content.quest_ids = [quest["id"] for quest in quests]
    content.chants = _vec(
        sum(effect["when"].startswith("chant_") for effect in quest["effects"]) if "enemy" not in quest else 0
        for quest in quests
    )
    content.premonition_ids = [card["id"] for card in premonitions]
    content.premonition_at = _vec(names.LOCATION_IDS.index(card["location"]) for card in premonitions)
    content.with_scenario = _vec(int(variant["with_scenario"]) for variant in tables["scenarios"]["variant"])
    postures = tables["scenarios"]["posture"]
    content.posture_tops = _vec(posture["tops"] for posture in postures)
    content.posture_bottoms = _vec(posture["bottoms"] for posture in postures)
    content.posture_face = _vec(FACE_IDS.index(posture["token"]) for posture in postures)


def _symbols(elements: list[str]) -> int:
    return SYMBOLS.encode("elements", elements, _unsaid) if elements else 0


def _padded(values: list[int], width: int) -> list[int]:
    return [*values, *[-1] * (width - len(values))]


def _vec(values: Iterable[int]) -> vec[i64]:
    return vec[i64]([i64(value) for value in values])


def _faultless(path: tuple[str | int, ...], reason: str) -> None:
    """The check has read the same files before."""
    raise AssertionError(f"{path}: {reason}")


def _unsaid(reason: str) -> None:
    raise AssertionError(reason)
