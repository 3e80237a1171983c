# interpreted
"""Reads an edition of Hybris from its TOML files into the flat tables the rules use."""

from pathlib import Path
from typing import Any

from librt.vecs import vec
from mypy_extensions import i64

from ludotheque.games.hybris import names
from ludotheque.games.hybris.check import CONTENT, elements, read
from ludotheque.games.hybris.content import Content
from ludotheque.games.hybris.records import RECORDS
from ludotheque.games.hybris.vocabulary import VOCABULARY, compile_effect
from ludotheque.kit.content.edition import Editions, digest
from ludotheque.kit.content.records import numbers
from ludotheque.kit.effects import program
from ludotheque.kit.effects.loader import Compiler, faultless

Table = dict[str, Any]

BUILT_IN = ("house",)
EDITIONS = Editions(CONTENT, BUILT_IN, read, "cards and tiles")
EDGES = 4
ENEMIES = ("heroes", "quests", "primordials")  # the files that have some, in the order of their numbers
POWERS = (
    *range(names.FIRST_TILE, names.FIRST_CITY),
    *range(names.FIRST_UPGRADE, names.FIRST_CONFLICT),
    *range(names.FIRST_ALLY_ELEMENT, names.FIRST_PRIMORDIAL),
)


def load(name_or_folder: str | Path = "house") -> Content:
    """The content of that name, or of a folder."""
    return EDITIONS.kept(_build, str(name_or_folder))


def mark(name_or_folder: str) -> str:
    """A short digest of a content: of what its tables say, not of how or where its files are written."""
    return digest(EDITIONS.named(name_or_folder).tables)


def titles(name: str) -> dict[str, dict[str, str]]:
    """Id -> {"fr": title, "en": title}, for everything that has a printed name."""
    tables = EDITIONS.named(name).tables
    found = {
        element.table["id"]: dict(element.table["title"])
        for file in RECORDS
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
    sides = case_sides(tables["cities"])
    for city in tables["cities"]["city"]:
        found |= {case: sided(city["title"], sides[case]) for case in city["cases"]}
    found |= {posture["id"]: dict(posture["title"]) for posture in tables["scenarios"]["posture"]}
    return found


def numbered(title: dict[str, str], n: int) -> dict[str, str]:
    return {lang: f"{text} {n}" for lang, text in title.items()}


SIDES = {
    "": ("case du milieu", "middle space"),
    "N": ("case nord", "northern space"),
    "S": ("case sud", "southern space"),
    "W": ("case ouest", "western space"),
    "E": ("case est", "eastern space"),
    "NW": ("case nord-ouest", "north-western space"),
    "NE": ("case nord-est", "north-eastern space"),
    "SW": ("case sud-ouest", "south-western space"),
    "SE": ("case sud-est", "south-eastern space"),
}  # HYB-197  A case bears no number: it is called by where it lies in its City.


def case_sides(table: Table) -> dict[str, str]:
    """Where each case lies in its City: away from the cases that touch it."""
    touched: dict[str, str] = {case: "" for city in table["city"] for case in city["cases"]}
    for pair in table["neighbours"]:
        for end in (pair["a"], pair["b"]):
            case, edge = end.split(".")
            touched[case] += edge
    away = (("S", "N"), ("N", "S"), ("E", "W"), ("W", "E"))
    opposite = {edge: side for edge, side in away}
    return {
        case: "".join(side for edge, side in away if edge in edges and opposite[edge] not in edges)
        for case, edges in touched.items()
    }


def sided(title: dict[str, str], side: str) -> dict[str, str]:
    return {lang: f"{title[lang]}, {said}" for lang, said in zip(("fr", "en"), SIDES[side], strict=True)}


def _build(name: str) -> Content:
    content, tables = Content(name), EDITIONS.named(name).tables
    compiler = Compiler(VOCABULARY, faultless)
    for file in RECORDS:
        places: dict[str, int] = {}
        for element in elements(file, tables[file]):
            places[element.kind] = places.get(element.kind, 0) + 1
            content.element_ids.append(element.table.get("id", f"{element.kind}_{places[element.kind]}"))
            compiler.begin(element.table.get("id", ""))
            for effect in element.table.get("effects", ()):
                compile_effect(compiler, effect, ())
    content.book = compiler.finish()
    _sort_powers(content)
    RECORDS.fill(content, tables, "technologies", "cities", "boards", "olympians", "conflicts", *ENEMIES)
    RECORDS.fill(content, tables, "premonitions", "scenarios")
    _join_cities(content, tables["cities"])
    _place_heroes(content, tables["olympians"]["olympian"])
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
    return [numbers(elements) for elements in found]


def _join_cities(content: Content, cities: Table) -> None:
    content.case_city = numbers(i for i, city in enumerate(cities["city"]) for _ in city["cases"])
    facing = [-1] * (len(content.case_ids) * EDGES)
    for pair in (*cities["neighbours"], *cities["link"]):
        (a, at_a), (b, at_b) = (_edge(content, pair[side]) for side in ("a", "b"))
        facing[a * EDGES + at_a], facing[b * EDGES + at_b] = b, a
    content.facing = numbers(facing)


def _edge(content: Content, text: str) -> tuple[int, int]:
    case, _, edge = text.partition(".")
    return content.case_ids.index(case), names.EDGE_IDS.index(edge)


def _place_heroes(content: Content, olympians: list[Table]) -> None:
    heroes = {hero["name"]["fr"]: names.HERO_IDS.index(hero["id"]) for one in olympians for hero in one["heroes"]}
    titles = [upgrade["title"]["fr"] for olympian in olympians for upgrade in olympian["upgrade"]]
    content.upgrade_hero = numbers(heroes.get(title, -1) for title in titles)
