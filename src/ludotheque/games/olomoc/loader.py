# interpreted
"""Reads an edition of Olomòc from its TOML files into the flat tables the rules use."""

from functools import lru_cache
from itertools import accumulate
from pathlib import Path
from typing import Any

from librt.vecs import vec
from msgspec import convert
from mypy_extensions import i64

from ludotheque.games.olomoc import effects, names, records
from ludotheque.games.olomoc.check import CONTENT, Edition, read
from ludotheque.games.olomoc.check_layout import board_of
from ludotheque.games.olomoc.content import Content, outline
from ludotheque.games.olomoc.drawn import layout_of
from ludotheque.games.olomoc.records import RECORDS
from ludotheque.games.olomoc.vocabulary import book_of, faultless
from ludotheque.kit.content.edition import Editions, digest
from ludotheque.kit.content.records import fill, numbers
from ludotheque.kit.effects import program
from ludotheque.kit.geometry.ruler import Ruler

BUILT_IN = ("house",)

Table = dict[str, Any]

EDITIONS = Editions(CONTENT, BUILT_IN, read, "cards and layouts")


def load(name_or_folder: str | Path, drawn: str = "") -> Content:
    """The content of that name, or of a folder of files, and after its layouts the one that somebody drew."""
    name = str(name_or_folder)
    return _built_in(name, drawn) if name in BUILT_IN else _build(name, drawn)


def mark(name: str) -> str:
    """A short digest of a content: of what its tables say, not of how or where its files are written."""
    return digest(EDITIONS.named(name).tables)


def titles(name: str) -> dict[str, dict[str, dict[str, str]]]:
    """By what it is, then by its id, the name of whatever has one in an edition."""
    edition = EDITIONS.named(name)
    kinds = {
        "agenda": edition.agendas,
        "layout": edition.layouts,
        "faction": edition.rows("factions", "faction"),
        "ministry": edition.rows("factions", "ministry"),
        "marker": edition.markers,
        "ability": [ability for _, _, ability in edition.abilities()],
        "character": edition.characters,
        "hostile": edition.hostiles,
    }
    return {kind: {row["id"]: dict(row["name"]) for row in rows} for kind, rows in kinds.items()}


def spoken_names(name: str) -> dict[str, dict[str, str]]:
    """Whatever has a name, by its id; where an agenda and a hostile share one, the hostile is meant."""
    return {key: title for rows in titles(name).values() for key, title in rows.items()}


@lru_cache(maxsize=64)
def _built_in(name: str, drawn: str) -> Content:
    return _build(name, drawn)


def _build(name: str, drawn: str) -> Content:
    content, edition = Content(name), EDITIONS.named(name)
    _fill_material(content, convert(edition.tables["material"], records.Material))
    RECORDS.fill(content, edition.tables, "factions")
    _fill_abilities(content, edition)
    _fill_profiles(content, edition)
    _fill_cards(content, edition)
    RECORDS.fill(content, edition.tables, "agendas")
    layouts = [*edition.layouts, *([layout_of(drawn, edition)] if drawn else [])]
    fill(content, map(_layout, layouts))
    content.boards = [board_of(layout) for layout in layouts]
    return content


def _fill_material(content: Content, material: records.Material) -> None:
    fill(content, [material.generic, material.tactics, *material.marker])
    content.propaganda_rank, content.study_range = material.propaganda_rank, material.study_range
    march, push = material.rulers.march, material.rulers.push
    content.march_ruler, content.push_ruler = Ruler(march.length, march.width), Ruler(push.length, push.width)
    content.marker_outline = [outline(of_marker) for of_marker in content.marker_radius]


def _fill_abilities(content: Content, edition: Edition) -> None:
    found = list(edition.abilities())
    content.book = book_of(
        [(ability, path) for _, path, ability in found], edition.hostile_titles, edition.markers, faultless
    )
    entries = content.book.entries
    for at in range(0, len(entries), program.ENTRY_WIDTH):
        if entries[at + program.FORM] == program.MODIFIER and entries[at + program.WHAT] == effects.COST:
            content.changed_costs |= entries[at + program.ENTRY_A]
    kinds = {
        "characters": names.ON_CHARACTER,
        "equipment": names.ON_EQUIPMENT,
        "ministries": names.ON_MINISTRY,
        "artefact": names.ON_ARTEFACT,
        "hostiles": names.ON_HOSTILE,
    }
    content.bearer_kind = numbers(kinds[file] for file, _, _ in found)
    before = {file: 0 for file in kinds} | {"hostiles": len(edition.characters)}
    content.bearer = numbers(before[file] + int(path[1]) for file, path, _ in found)
    RECORDS.fill(content, edition.tables, *kinds)


def _fill_profiles(content: Content, edition: Edition) -> None:
    content.characters = len(edition.characters)
    content.by_id = numbers(sorted(content.profile_ids).index(profile) for profile in content.profile_ids)
    borne = [
        [
            a
            for a in range(len(content.ability_ids))
            if content.bearer[a] == i and content.bearer_kind[a] in (names.ON_CHARACTER, names.ON_HOSTILE)
        ]
        for i in range(len(content.profile_ids))
    ]
    content.first_ability = numbers(accumulate(map(len, borne), initial=0))
    content.profile_abilities = numbers(ability for abilities in borne for ability in abilities)


def _fill_cards(content: Content, edition: Edition) -> None:
    known = {"ministry": names.MINISTRY_IDS, "faction": content.faction_ids, "character": content.profile_ids}
    ties = [next(iter(piece["affiliation"].items())) for piece in edition.equipment]
    content.affiliation = numbers(names.AFFILIATION_IDS.index(kind) for kind, _ in ties)
    content.affiliated_to = numbers(known[kind].index(which) for kind, which in ties)
    content.equipment_ability = _ability_of(content, names.ON_EQUIPMENT)
    content.ministry_ability = _ability_of(content, names.ON_MINISTRY)
    of_axis = sorted(range(len(edition.ministries)), key=lambda design: content.ministry[design] != names.AXIS)
    content.ministry_card = numbers(design for design in of_axis for _ in range(edition.ministries[design]["copies"]))
    content.artefact_ability = _ability_of(content, names.ON_ARTEFACT)
    content.artefact_card = numbers(design for design, card in enumerate(edition.artefact) for _ in card["numbers"])


def _ability_of(content: Content, kind: int) -> vec[i64]:
    return numbers(ability for ability in range(len(content.ability_ids)) if content.bearer_kind[ability] == kind)


def _layout(table: Table) -> records.Layout:
    """What somebody drew has been checked by the rules, which allow more corners than a file."""
    return records.Layout(
        id=table["id"],
        origin="house",
        name=table["name"],
        agendas=table["agendas"],
        terrain=[records.Terrain(**piece) for piece in table["terrain"]],
    )
