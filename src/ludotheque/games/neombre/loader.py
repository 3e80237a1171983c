# interpreted
"""Reads an edition of Les Nominés du Néombre from its TOML files into the flat tables the rules use."""

from collections.abc import Iterable, Sequence
from pathlib import Path
from typing import Any

from msgspec import convert

from ludotheque.games.neombre import effects, names, records
from ludotheque.games.neombre.check import CONTENT, FAIR, PATH, REFUGE, read, steps
from ludotheque.games.neombre.content import AN_ENEMY, EVENTS, FICKLE, LOOK, NOTHING, SUMMONED, Content
from ludotheque.games.neombre.glance import flow, healing, menace, retort, striking
from ludotheque.games.neombre.tracing import in_turn, traces
from ludotheque.games.neombre.vocabulary import book_of, faultless
from ludotheque.kit.content.edition import Editions, digest
from ludotheque.kit.content.records import fill, numbers
from ludotheque.kit.effects import program

BUILT_IN = ("house",)

Table = dict[str, Any]

EDITIONS = Editions(CONTENT, BUILT_IN, read, "cards", ("*.toml", "zones/*.toml"))


def load(name_or_folder: str | Path) -> Content:
    """The content of that name, or of a folder of cards."""
    return EDITIONS.kept(_build, str(name_or_folder))


def mark(name: str) -> str:
    """A short digest of a content: of what its tables say, not of how or where its files are written."""
    edition = EDITIONS.named(name)
    return digest([edition.tables, edition.cards])


def titles(content: Content) -> dict[str, dict[str, str]]:
    """Card id -> {"fr": name, "en": name}, loot and enemies."""
    edition = EDITIONS.named(content.name)
    return {card["id"]: dict(card["name"]) for card in (*edition.loot, *edition.enemies)}


def spoken_names(name: str) -> dict[str, dict[str, str]]:
    """Whatever has a name in an edition, by its id: cards, tokens, zones, decks, quests and what these hint at."""
    return EDITIONS.kept(_spoken_names, name)


def _spoken_names(name: str) -> dict[str, dict[str, str]]:
    edition = EDITIONS.named(name)
    tables = (*edition.tables["zones"]["zone"], *edition.tables["decks"]["deck"], *edition.tables["quests"]["quest"])
    found = {row["id"]: row["name"] for row in (*edition.loot, *edition.enemies, *tables)}
    found |= {f"{quest['id']}-hint": quest["hint"] for quest in edition.tables["quests"]["quest"]}
    return found | {
        f"{card['id']}T": {lang: card["token"][lang] for lang in ("fr", "en")}
        for card in edition.enemies
        if "token" in card
    }


def _build(name: str) -> Content:
    content, edition = Content(name), EDITIONS.named(name)
    loot, enemies = edition.loot, edition.enemies
    zones = [convert(table, records.Cards) for table in edition.cards.values()]
    starters = convert(edition.tables["decks"]["loot"], list[records.Loot])
    designs = [*(card for zone in zones for card in zone.loot), *starters]
    fill(content, [*designs, *(enemy for zone in zones for enemy in zone.enemy)])
    records.RECORDS.fill(content, edition.tables, "zones", "quests")
    fill(content, convert(edition.tables["decks"]["deck"], list[records.Deck]))
    content.book = book_of(loot, enemies, faultless)
    content.starts = numbers(
        content.book.start(element, section)
        for element in range(len(loot) + len(enemies))
        for section in range(names.SECTIONS)
    )
    content.traces = numbers(traces(content.book, list(content.starts)))
    content.in_turn = numbers(in_turn(content.book))
    content.refuge, content.fair, content.path = (content.zone_ids.index(zone) for zone in (REFUGE, FAIR, PATH))
    _fill_loot(content, loot, [design.copies for design in designs])
    content.says = numbers(_says(content, element) for element in range(len(loot) + len(enemies)))
    content.mal = next(i for i, card in enumerate(loot) if card["zone"] == REFUGE)
    _fill_enemies(content, enemies)
    _fill_quests(content, edition.tables["quests"]["quest"])
    return content


def _fill_loot(content: Content, loot: list[Table], copies: list[int]) -> None:
    places = [*content.zone_ids, *content.deck_ids]
    content.zone = numbers(places.index(card["zone"]) for card in loot)
    content.clauses = numbers(_bits(_clauses(card), names.CLAUSE_IDS) for card in loot)
    content.strikes = numbers(striking(card) for card in loot)
    content.heals = numbers(healing(card) for card in loot)
    content.flows = numbers(flow(card) for card in loot)
    content.needs = numbers(_needs(content, design) for design in range(len(loot)))
    content.loot_of = [
        numbers(i for i, zone in enumerate(content.zone) if zone == place) for place in range(len(places))
    ]
    content.cards_of = [numbers(i for i in designs for _ in range(copies[i])) for designs in content.loot_of]
    content.first_card = numbers(sum(copies[:i]) for i in range(len(loot) + 1))
    content.design = numbers(i for i, n in enumerate(copies) for _ in range(n))


def _fill_enemies(content: Content, enemies: list[Table]) -> None:
    content.enemy_zone = numbers(content.zone_ids.index(card["zone"]) for card in enemies)
    content.enemies_of = [
        numbers(i for i, zone in enumerate(content.enemy_zone) if zone == place)
        for place in range(len(content.zone_ids))
    ]
    content.threat = numbers(menace(card) for card in enemies)
    content.retort = numbers(retort(card) for card in enemies)


def _fill_quests(content: Content, quests: list[Table]) -> None:
    goals = [quest["objective"] for quest in quests]
    content.quests = len(quests)
    content.objective = numbers(names.OBJECTIVE_IDS.index(goal["type"]) for goal in goals)
    content.goal = numbers(goal.get("n", len(goal.get("zones", ()))) for goal in goals)
    content.goal_zones = numbers(_bits(_zones(goal), content.zone_ids) for goal in goals)
    content.goal_enemy = numbers(content.enemy_ids.index(goal["enemy"]) if "enemy" in goal else -1 for goal in goals)
    content.goal_keyword = numbers(
        names.KEYWORD_IDS.index(goal["keyword"]) if "keyword" in goal else -1 for goal in goals
    )
    content.goal_bonus = numbers(goal.get("min_bonus", 0) for goal in goals)
    content.one_expedition = numbers(int(goal.get("one_expedition", False)) for goal in goals)
    content.no_death = numbers(int(goal.get("no_death", False)) for goal in goals)


def _clauses(card: Table) -> list[str]:
    found = {step["when"] for section, step in steps(card) if section == "effect" and "when" in step}
    return [clause for clause in names.CLAUSE_IDS if clause in found]


def _says(content: Content, element: int) -> int:
    """Its modifiers and its triggers, a bit each, whether it is a summon and whether it is fickle."""
    book, bits, first = content.book, 0, {program.MODIFIER: 0, program.TRIGGER: EVENTS}
    if element < len(content.loot_ids) and content.types[element] >> names.SUMMON & 1:
        bits = 1 << SUMMONED
    for entry in range(book.first[element], book.first[element + 1]):
        at = entry * program.ENTRY_WIDTH
        form = book.entries[at + program.FORM]
        if form in first:
            bits |= 1 << first[form] + book.entries[at + program.WHAT]
        if form == program.MODIFIER and book.entries[at + program.WHAT] in (
            effects.DAMAGE_TAKEN,
            effects.HEAL_RECEIVED,
        ):
            if any(book.entries[at + column] for column in (program.TIMES_A, program.ENTRY_IF, program.ENTRY_PER)):
                bits |= 1 << FICKLE
    return bits


def _needs(content: Content, design: int) -> int:
    """Whom the instructions that are certain to run must find: the walk of `Prospect.possible`, as far as it does not
    depend on the position."""
    book, pc, found = content.book, content.start(design, names.EFFECT), NOTHING
    while (op := book.code[pc * program.WIDTH]) != program.STOP:
        row = pc * program.WIDTH
        if op == program.CHOOSE:
            return LOOK
        if op >= program.FIRST or op == program.PICK:
            at = book.code[row + program.TO] * program.SELECTOR_WIDTH
            asks = at > 0 and book.selectors[at + program.HOW] == program.CHOSEN
            if asks and not book.selectors[at + program.FLAGS] & program.FOLLOWS:
                if book.selectors[at + program.LEAST] > 1 or book.selectors[at] not in (
                    effects.ENEMY,
                    effects.CHARACTER,
                ):
                    return LOOK
                if book.selectors[at] == effects.ENEMY:  # a character is whoever plays it
                    found = AN_ENEMY
            pc += 1
        elif op in (program.IF, program.PRICE):
            pc = book.code[row + program.B]
        elif op == program.PAID or (op == program.MAY and book.code[row + program.C] == 1):
            pc += 1
        else:
            pc = book.code[row + program.GO]
    return found


def _zones(goal: Table) -> list[str]:
    return [*goal.get("zones", ()), *([goal["zone"]] if "zone" in goal else [])]


def _bits(words: Iterable[str], ids: Sequence[str]) -> int:
    return sum(1 << ids.index(word) for word in words)
