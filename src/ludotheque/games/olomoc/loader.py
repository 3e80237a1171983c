# interpreted
"""Reads an edition of Olomòc from its TOML files into the flat tables the rules use."""

from collections.abc import Iterable, Sequence
from functools import lru_cache
from pathlib import Path
from typing import Any

from librt.vecs import vec
from mypy_extensions import i64

from ludotheque.games.olomoc import names
from ludotheque.games.olomoc.check import CONTENT, Edition, read
from ludotheque.games.olomoc.check_layout import board_of, radius
from ludotheque.games.olomoc.content import Content, outline
from ludotheque.games.olomoc.drawn import layout_of
from ludotheque.games.olomoc.vocabulary import ATTACKS, MOMENTS, book_of, faultless
from ludotheque.kit.content.edition import Editions, digest
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
    _fill_material(content, edition.tables["material"])
    _fill_abilities(content, edition)
    _fill_profiles(content, edition)
    _fill_instincts(content, edition)
    _fill_cards(content, edition)
    _fill_agendas(content, edition.agendas)
    _fill_layouts(content, [*edition.layouts, *([layout_of(drawn, edition)] if drawn else [])])
    return content


def _fill_material(content: Content, material: Table) -> None:
    generic, markers = material["generic"], material.get("marker", [])
    content.generic_cost = _vec(generic[act]["cost"] for act in names.GENERIC_IDS)
    content.generic_limit = _vec(generic[act].get("limit", 0) for act in names.GENERIC_IDS)
    content.tactic_cost = _vec(material["tactics"][tactic] for tactic in names.TACTIC_IDS)
    content.propaganda_rank = material["propaganda_rank"]
    content.study_range = material["study_range"]
    content.march_ruler, content.push_ruler = (Ruler(**material["rulers"][kind]) for kind in ("march", "push"))
    content.marker_ids = [marker["id"] for marker in markers]
    content.marker_diameter = _vec(marker["size"] for marker in markers)
    content.marker_radius = _vec(radius(marker["size"]) for marker in markers)
    content.marker_outline = [outline(of_marker) for of_marker in content.marker_radius]
    content.marker_covers = _vec(int(marker["gives"] == "cover") for marker in markers)
    content.marker_blocks = _vec(int(marker["gives"] == "obstruction") for marker in markers)


def _fill_abilities(content: Content, edition: Edition) -> None:
    found = list(edition.abilities())
    abilities = [ability for _, _, ability in found]
    content.book = book_of(
        [(ability, path) for _, path, ability in found], edition.hostile_titles, edition.markers, faultless
    )
    entries = content.book.entries
    for at in range(0, len(entries), program.ENTRY_WIDTH):
        if entries[at + program.FORM] == program.MODIFIER and entries[at + program.WHAT] == names.COST:
            content.changed_costs |= entries[at + program.ENTRY_A]
    content.ability_ids = [ability["id"] for ability in abilities]
    content.timing = _vec(names.TIMING_IDS.index(ability.get("timing", "card")) for ability in abilities)
    content.cost_actions = _vec(ability.get("cost", {}).get("actions", 0) for ability in abilities)
    content.cost_noirceur = _vec(ability.get("cost", {}).get("noirceur", 0) for ability in abilities)
    limits = [next(iter(ability.get("limit", {}).items()), ("", 0)) for ability in abilities]
    content.limit = _vec(times for _, times in limits)
    content.period = _vec(names.PERIOD_IDS.index(period) + 1 if times else 0 for period, times in limits)
    content.is_attack = _vec(
        int(any(step.get("do") in ATTACKS for step in ability.get("effect", ()))) for ability in abilities
    )
    content.each_player = _vec(int(ability.get("each_player", False)) for ability in abilities)
    ends = [MOMENTS[ability["until"]] if "until" in ability else (0, 0) for ability in abilities]
    content.until = _vec(moment for moment, _ in ends)
    content.until_times = _vec(times for _, times in ends)
    kinds = {
        "characters": names.ON_CHARACTER,
        "equipment": names.ON_EQUIPMENT,
        "ministries": names.ON_MINISTRY,
        "artefact": names.ON_ARTEFACT,
        "hostiles": names.ON_HOSTILE,
    }
    content.bearer_kind = _vec(kinds[file] for file, _, _ in found)
    before = {file: 0 for file in kinds} | {"hostiles": len(edition.characters)}
    content.bearer = _vec(before[file] + int(path[1]) for file, path, _ in found)


def _fill_profiles(content: Content, edition: Edition) -> None:
    profiles = [*edition.characters, *edition.hostiles]
    content.faction_ids = [faction["id"] for faction in edition.rows("factions", "faction")]
    content.profile_ids = [profile["id"] for profile in profiles]
    content.characters = len(edition.characters)
    content.faction = _vec(
        content.faction_ids.index(profile["faction"]) if "faction" in profile else -1 for profile in profiles
    )
    content.rank = _vec(profile.get("rank", 0) for profile in profiles)
    content.ministries = _vec(_bits(profile.get("ministries", ()), names.MINISTRY_IDS) for profile in profiles)
    content.base = _vec(profile["base"] for profile in profiles)
    content.radius = _vec(radius(profile["base"]) for profile in profiles)
    content.stats = _vec(profile["stats"][stat] for profile in profiles for stat in names.CHARACTERISTIC_IDS)
    content.life = _vec(
        sum(names.LIFE_IDS.index(letter) << 2 * i for i, letter in enumerate(profile["life"])) for profile in profiles
    )
    content.life_points = _vec(len(profile["life"]) for profile in profiles)
    content.by_id = _vec(sorted(content.profile_ids).index(profile) for profile in content.profile_ids)
    borne = [
        [
            a
            for a in range(len(content.ability_ids))
            if content.bearer[a] == i and content.bearer_kind[a] in (names.ON_CHARACTER, names.ON_HOSTILE)
        ]
        for i in range(len(profiles))
    ]
    content.first_ability = _firsts(borne)
    content.profile_abilities = _vec(ability for abilities in borne for ability in abilities)


def _fill_instincts(content: Content, edition: Edition) -> None:
    profiles = [*edition.characters, *edition.hostiles]
    rules = [rule for profile in profiles for rule in profile.get("instinct", ())]
    content.instinct_actions = _vec(profile.get("actions", 0) for profile in profiles)
    content.first_instinct = _firsts([profile.get("instinct", ()) for profile in profiles])
    content.instinct_if = _vec(names.INSTINCT_IF_IDS.index(rule["if"]) for rule in rules)
    content.instinct_range = _vec(rule.get("within", 0) for rule in rules)
    content.instinct_do = _vec(names.INSTINCT_DO_IDS.index(rule["do"]) for rule in rules)
    content.instinct_at = _vec(names.INSTINCT_AT_IDS.index(rule.get("at", "preferred")) for rule in rules)


def _fill_cards(content: Content, edition: Edition) -> None:
    pieces, ministries, artefact = edition.equipment, edition.ministries, edition.artefact
    known = {"ministry": names.MINISTRY_IDS, "faction": content.faction_ids, "character": content.profile_ids}
    ties = [next(iter(piece["affiliation"].items())) for piece in pieces]
    content.equipment_ids = [piece["id"] for piece in pieces]
    content.equipment_type = _vec(names.EQUIPMENT_TYPE_IDS.index(piece["type"]) for piece in pieces)
    content.affiliation = _vec(names.AFFILIATION_IDS.index(kind) for kind, _ in ties)
    content.affiliated_to = _vec(known[kind].index(which) for kind, which in ties)
    content.equipment_ability = _ability_of(content, names.ON_EQUIPMENT)

    content.ministry_ids = [card["id"] for card in ministries]
    content.ministry = _vec(names.MINISTRY_IDS.index(card["ministry"]) for card in ministries)
    content.ministry_rank = _vec(card["rank"] for card in ministries)
    content.ministry_slots = _vec(sum(1 << slot - 1 for slot in card["slots"]) for card in ministries)
    content.ministry_ability = _ability_of(content, names.ON_MINISTRY)
    of_axis = sorted(range(len(ministries)), key=lambda design: content.ministry[design] != names.AXIS)
    content.ministry_card = _vec(design for design in of_axis for _ in range(ministries[design]["copies"]))

    copies = [(number, design) for design, card in enumerate(artefact) for number in card["numbers"]]
    content.artefact_ids = [card["id"] for card in artefact]
    content.artefact_ability = _ability_of(content, names.ON_ARTEFACT)
    content.artefact_spares = _vec(int(card.get("spares", False)) for card in artefact)
    content.artefact_card_ids = [number for number, _ in copies]
    content.artefact_card = _vec(design for _, design in copies)
    content.artefact_seat = _vec(int(number[0]) - 1 for number, _ in copies)


def _ability_of(content: Content, kind: int) -> vec[i64]:
    return _vec(ability for ability in range(len(content.ability_ids)) if content.bearer_kind[ability] == kind)


def _fill_agendas(content: Content, agendas: list[Table]) -> None:
    spots = [spot for agenda in agendas for spot in agenda.get("markers", ())]
    guards = [guard for agenda in agendas for guard in agenda.get("hostiles", ())]
    scores = [score for agenda in agendas for score in agenda["score"]]
    content.agenda_ids = [agenda["id"] for agenda in agendas]
    content.agenda_edges = _vec(names.EDGE_IDS.index(edge) for agenda in agendas for edge in agenda["edges"])
    content.study_do = _vec(
        names.STUDY_IDS.index(agenda["study"]["do"]) if "study" in agenda else names.NO_STUDY for agenda in agendas
    )
    content.study_successes = _vec(agenda.get("study", {}).get("successes", 0) for agenda in agendas)
    content.first_spot = _firsts([agenda.get("markers", ()) for agenda in agendas])
    content.spot_ids = [spot["id"] for spot in spots]
    content.spot_x = _vec(spot["at"][0] for spot in spots)
    content.spot_y = _vec(spot["at"][1] for spot in spots)
    content.spot_diameter = _vec(spot["size"] for spot in spots)
    content.spot_radius = _vec(radius(spot["size"]) for spot in spots)
    content.spot_tainted = _vec(int(spot.get("tainted", False)) for spot in spots)
    content.first_guard = _firsts([agenda.get("hostiles", ()) for agenda in agendas])
    content.guard_profile = _vec(content.profile_ids.index(guard["profile"]) for guard in guards)
    content.guard_x = _vec(guard["at"][0] for guard in guards)
    content.guard_y = _vec(guard["at"][1] for guard in guards)
    content.first_score = _firsts([agenda["score"] for agenda in agendas])
    content.score_when = _vec(names.SCORE_WHEN_IDS.index(score["at"]) for score in scores)
    content.score_profile = _vec(
        content.profile_ids.index(score["hostile"]) if "hostile" in score else -1 for score in scores
    )
    content.score_gives = _vec(names.SCORE_GIVES_IDS.index(score.get("gives", "vp")) for score in scores)
    content.score_n = _vec(score.get("n", 0) for score in scores)
    content.score_healthy = _vec(score.get("healthy", score.get("n", 0)) for score in scores)
    content.score_per = _vec(names.SCORE_PER_IDS.index(score.get("per", "once")) for score in scores)
    content.score_to = _vec(names.SCORE_TO_IDS.index(score.get("to", "each")) for score in scores)
    content.score_range = _vec(score.get("within", 0) for score in scores)


def _fill_layouts(content: Content, layouts: list[Table]) -> None:
    content.layout_ids = [layout["id"] for layout in layouts]
    content.layout_agendas = _vec(_bits(layout["agendas"], content.agenda_ids) for layout in layouts)
    content.boards = [board_of(layout) for layout in layouts]
    content.first_terrain = _firsts([layout["terrain"] for layout in layouts])
    terrain = [piece for layout in layouts for piece in layout["terrain"]]
    content.terrain_ids = [piece["id"] for piece in terrain]
    content.terrain_kind = _vec(names.TERRAIN_IDS.index(piece["kind"]) for piece in terrain)


def _firsts(lists: Sequence[Sequence[Any]]) -> vec[i64]:
    """Where each of some lists begins once they follow each other, and where the last ends."""
    return _vec(sum(map(len, lists[:i])) for i in range(len(lists) + 1))


def _bits(words: Iterable[str], ids: Sequence[str]) -> int:
    return sum(1 << ids.index(word) for word in words)


def _vec(values: Iterable[int]) -> vec[i64]:
    return vec[i64]([i64(value) for value in values])
