# interpreted
"""Checks a folder of Néombre content: file, line and reason for every fault, in sentences that cite the rule.

A file is first held against its record, then its cards are compiled; what all files say together is compared
only when none has a fault of its own.
"""

from collections import Counter
from collections.abc import Iterator, Sequence
from pathlib import Path
from typing import Any, NamedTuple

from ludotheque.games.neombre import names
from ludotheque.games.neombre.records import RECORDS
from ludotheque.games.neombre.vocabulary import OF_ENEMIES, OF_PLAYERS, Cards, vocabulary
from ludotheque.kit.content.edition import Folder, told_apart
from ludotheque.kit.content.shapes import nearest
from ludotheque.kit.content.toml_file import Fault, TomlFile, entries

CONTENT = Path(__file__).parent / "content"
HOUSE = CONTENT / "house"
FILES = ("zones", "decks", "quests")
ZONES = "zones"  # the folder with one file of cards for each zone
REFUGE, FAIR, REWARDS, PATH = "RE", "FF", "RR", "0R"
SLOTS = ("event", "summon", "equipment", "enchantment", "assault", "heal")  # the first that fits; else "flow"
DERIVED = ("assault", "heal")  # types that the effect shows
OURS = ("you", "team", "teammate", "teammates")  # whom a blow is no assault on

Table = dict[str, Any]


class Edition(NamedTuple):
    """What a folder holds; usable only without faults. `cards` has the file of each zone by its id."""

    tables: dict[str, Table]
    cards: dict[str, Table]
    faults: list[Fault]

    @property
    def loot(self) -> list[Table]:
        """All loot, zone by zone, then the starter decks; each knows its zone or deck."""
        found = [{**card, "zone": zone} for zone, table in self.cards.items() for card in table.get("loot", ())]
        return found + [{**card, "zone": card["id"][:2]} for card in self.tables["decks"]["loot"]]

    @property
    def enemies(self) -> list[Table]:
        return [{**card, "zone": zone} for zone, table in self.cards.items() for card in table.get("enemy", ())]


def check(folder: str | Path) -> list[Fault]:
    """Every fault of a folder of content, in order of file and line; none means it can be played."""
    return read(folder).faults


def read(folder: str | Path) -> Edition:
    here = Folder(folder, FILES)
    if not here.exists:
        return Edition({}, {}, here.faults)
    root, faults = here.root, here.faults
    for name in FILES:
        if not here.holds(name):
            here.fault(f"{name}.toml", "is missing")
    files = {name: here.file(name, root) for name in FILES if here.holds(name)}
    tables = {name: RECORDS.read(file, name) for name, file in files.items()}
    read_tables = {name: table for name, table in tables.items() if table is not None}
    cards: dict[str, tuple[TomlFile, Table]] = {}
    if "zones" in read_tables:
        cards = _zone_files(root, [zone["id"] for zone in read_tables["zones"]["zone"]], faults)
    if not faults:
        edition = Edition(read_tables, {zone: table for zone, (_, table) in cards.items()}, faults)
        _effects(edition, files, cards)
        if not faults:
            _together(edition, files, cards)
    return Edition(read_tables, {zone: table for zone, (_, table) in cards.items()}, here.in_order())


def _zone_files(root: Path, zones: list[str], faults: list[Fault]) -> dict[str, tuple[TomlFile, Table]]:
    found = {}
    stems = {zone.lower(): zone for zone in zones}
    for path in sorted(root.glob(f"{ZONES}/*.toml")):
        if path.stem not in stems:
            faults.append(Fault(str(path), 0, "no zone has that id" + nearest(path.stem, list(stems))))
            continue
        file = TomlFile(path, faults)
        table = RECORDS.read(file, "cards")
        if table is not None:
            found[stems[path.stem]] = (file, table)
    for stem, zone in stems.items():
        if not (root / ZONES / f"{stem}.toml").exists():
            faults.append(Fault(str(root / ZONES / f"{stem}.toml"), 0, f"is missing: zone {zone} has no cards"))
    return {zone: found[zone] for zone in zones if zone in found}


def _effects(edition: Edition, files: dict[str, TomlFile], cards: dict[str, tuple[TomlFile, Table]]) -> None:
    """Compile every card, and hold its parts against each other."""
    words = vocabulary({card["id"]: card["name"] for card in edition.loot})
    sources = [*cards.values(), (files["decks"], edition.tables["decks"])]
    for file, table in sources:
        compiler = Cards(words, file.fault)
        for i, card in entries(table, "loot"):
            before = len(file.faults)
            compiler.loot(card, ("loot", i))
            _loot(file, card, ("loot", i))
            if len(file.faults) == before:
                _types(file, card, ("loot", i, "types"))
        for i, card in entries(table, "enemy"):
            compiler.enemy(card, ("enemy", i))
            _whom(file, card, ("enemy", i), OF_ENEMIES, "an enemy")
            tokens = any(step.get("do") == "token" for _, step in steps(card))
            if tokens != ("token" in card):
                file.fault(("enemy", i), f"{card['id']}: a verb token and a key token belong together (NEO-085)")
        compiler.finish()


def _loot(file: TomlFile, card: Table, path: tuple[str | int, ...]) -> None:
    """NEO-042, NEO-Q07  What a card says of itself holds together."""
    name, types, keywords = card["id"], card["types"], card.get("keywords", ())
    _whom(file, card, path, OF_PLAYERS, "a player's card")
    for kind, key in (("summon", "summon"), ("event", "event"), ("enchantment", "until")):
        if (kind in types) != (key in card):
            file.fault(path, f'{name}: the type "{kind}" and the key "{key}" belong together (NEO-047)')
    if "summon" in card and "turn" not in card:
        file.fault(path, f'{name}: a summon needs the key "turn" (NEO-058)')
    if "relic" in keywords and "price" in card:
        file.fault((*path, "price"), f"{name}: a relic has no resale price (NEO-163)")
    for key, step in steps(card):
        if key == "trance" and step.get("do") in ("recycle", "search", "launch"):
            file.fault((*path, "trance"), f"{name}: {step['do']} in a trance could run without end (NEO-165)")


def _types(file: TomlFile, card: Table, path: tuple[str | int, ...]) -> None:
    for kind in DERIVED:
        if (kind in card["types"]) != (kind in shown_by_effect(card)):
            whether = "is not what its effect does" if kind in card["types"] else "is missing"
            file.fault(path, f'{card["id"]}: the type "{kind}" {whether} (NEO-Q07)')


def shown_by_effect(card: Table) -> set[str]:
    """NEO-Q07  The types that follow from what a card does when it is played."""
    verbs = {step.get("do") for section, step in steps(card) if section == "effect" and step.get("to") not in OURS}
    heals = {step.get("do") for section, step in steps(card) if section == "effect"} & {"heal", "revive"}
    return {kind for kind, shown in zip(DERIVED, ("inflict" in verbs, bool(heals)), strict=True) if shown}


def _whom(file: TomlFile, card: Table, path: tuple[str | int, ...], allowed: Sequence[str], kind: str) -> None:
    known = {*OF_PLAYERS, *OF_ENEMIES}
    for key, word in words_of({key: card[key] for key in card if key in (*names.SECTION_IDS, "tribute", "pick")}):
        if key in ("to", "of", "who", "pick", "with_marker", "alone", "killed") and word in known:
            if word not in allowed:
                file.fault(path, f'{card["id"]}: "{word}" means nobody on {kind}' + nearest(word, list(allowed)))
        elif key == "with_marker" and "with_marker" not in allowed:
            file.fault(path, f'{card["id"]}: "with_marker" means nobody on {kind}')


def words_of(value: Any, key: str = "") -> Iterator[tuple[str, str]]:
    """Every word of a card, with the key it stands under."""
    if isinstance(value, dict):
        for name, part in value.items():
            yield from words_of(part, name)
    elif isinstance(value, list):
        for part in value:
            yield from words_of(part, key)
    elif isinstance(value, str):
        yield key, value


def steps(card: Table) -> Iterator[tuple[str, Table]]:
    """Every step of a card, however deep, with the key of the section it stands in."""
    for section in (*names.SECTION_IDS, "tribute"):
        for part in _tables(card.get(section, [])):
            yield section, part


def _tables(value: Any) -> Iterator[Table]:
    if isinstance(value, dict):
        yield value
        for part in value.values():
            yield from _tables(part)
    elif isinstance(value, list):
        for part in value:
            yield from _tables(part)


def slot(card: Table) -> str:
    """Which of a zone's places a loot card takes."""
    return next((kind for kind in SLOTS if kind in card["types"]), "flow")


def _together(edition: Edition, files: dict[str, TomlFile], cards: dict[str, tuple[TomlFile, Table]]) -> None:
    sources = [*cards.values(), (files["decks"], edition.tables["decks"])]
    told_apart(
        (file, (kind, i), card)
        for file, table in sources
        for kind in ("loot", "enemy")
        for i, card in entries(table, kind)
    )
    for i, zone in enumerate(edition.tables["zones"]["zone"]):
        file, table = cards[zone["id"]]
        _codes(file, table, zone["id"])
        there = Counter({kind: 0 for kind in zone["slots"]})
        for card in table.get("loot", ()):
            there[slot(card)] += card.get("copies", 1)
        wanted = Counter(zone["slots"])
        for kind in sorted({*there, *wanted}):
            if there[kind] != wanted[kind]:
                file.at(file.last, f"{there[kind]} cards are {kind}, zones.toml plans {wanted[kind]} for {zone['id']}")
        enemies = len(table.get("enemy", ()))
        if enemies != zone["enemies"]:
            files["zones"].fault(("zone", i, "enemies"), f"{zone['id']} has {enemies} enemies, not {zone['enemies']}")
        for k, card in entries(table, "loot"):
            if (zone["id"] == FAIR) != ("buy" in card):
                file.fault(
                    ("loot", k), f'{card["id"]}: "buy" stands on the cards of the fair and on no others (NEO-135)'
                )
    _decks(files["decks"], edition.tables["decks"])
    _quests(files["quests"], edition)


def _codes(file: TomlFile, table: Table, zone: str) -> None:
    """NEO-Q04  An id begins with the zone, then A for an enemy and B for loot."""
    for kind, letter in (("enemy", "A"), ("loot", "B")):
        for i, card in entries(table, kind):
            if not card["id"].startswith(zone + letter):
                file.fault((kind, i, "id"), f"{card['id']}: an id of {zone} begins with {zone}{letter} here (NEO-Q04)")


def _decks(file: TomlFile, table: Table) -> None:
    """NEO-008, NEO-Q03  Four starter decks of their own cards; NEO-013  with ten hit points, so that these are worth
    less than ten together."""
    sizes = Counter({deck["id"]: 0 for deck in table["deck"]})
    for i, card in entries(table, "loot"):
        deck = card["id"][:2]
        if deck not in sizes:
            file.fault(("loot", i, "id"), f"no starter deck is called {deck}" + nearest(deck, list(sizes)))
        sizes[deck] += card.get("copies", 1)
        if card["value"] != 0:
            file.fault(("loot", i, "value"), f"{card['id']}: the cards of a starter deck are worth nothing (NEO-013)")
    for i, deck in enumerate(table["deck"]):
        if sizes[deck["id"]] != names.STARTER_CARDS:
            reason = f"{deck['id']} has {sizes[deck['id']]} cards, a starter deck has {names.STARTER_CARDS}"
            file.fault(("deck", i, "id"), reason)


def _quests(file: TomlFile, edition: Edition) -> None:
    """NEO-010, NEO-016, NEO-019, NEO-021  Levels without a gap, rewards that lie among the rewards and belong
    to one quest each."""
    rewards = Counter({card["id"]: 0 for card in edition.cards[REWARDS].get("loot", ())})
    zones = [zone["id"] for zone in edition.tables["zones"]["zone"] if "level" in zone]
    enemies = [card["id"] for card in edition.enemies]
    levels = set()
    for i, quest in enumerate(edition.tables["quests"]["quest"]):
        levels.add(quest["level"])
        for k, card in enumerate(quest["reward"]):
            if card not in rewards:
                file.fault(("quest", i, "reward", k), f"{card} is no reward" + nearest(card, list(rewards)))
            rewards[card] += 1
        objective = quest["objective"]
        for zone in [*objective.get("zones", ()), *([objective["zone"]] if "zone" in objective else [])]:
            if zone not in zones:
                file.fault(("quest", i, "objective"), f"no expedition goes to {zone}" + nearest(zone, zones))
        if objective.get("enemy", enemies[0]) not in enemies:
            reason = f"no enemy is called {objective['enemy']}" + nearest(objective["enemy"], enemies)
            file.fault(("quest", i, "objective"), reason)
    for card, times in rewards.items():
        if times != 1:
            file.at(file.last, f"{card} is the reward of {times} quests, a reward belongs to one (NEO-016)")
    if sorted(levels) != list(range(len(levels))):
        file.at(file.last, "the levels of the quests rise from 0 by ones (NEO-019)")
