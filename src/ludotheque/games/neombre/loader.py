# interpreted
"""Reads an edition of Les Nominés du Néombre from its TOML files into the flat tables the rules use."""

from collections.abc import Iterable, Sequence
from functools import cache
from pathlib import Path
from typing import Any

from librt.vecs import vec
from mypy_extensions import i64

from ludotheque.games.neombre import names
from ludotheque.games.neombre.check import CONTENT, FAIR, PATH, REFUGE, Edition, read, steps
from ludotheque.games.neombre.content import AN_ENEMY, EVENTS, FICKLE, LOOK, NOTHING, SUMMONED, Content
from ludotheque.games.neombre.glance import flow, healing, menace, retort, striking
from ludotheque.games.neombre.tracing import in_turn, traces
from ludotheque.games.neombre.vocabulary import book_of, faultless, vocabulary
from ludotheque.kit.content.edition import Editions, digest
from ludotheque.kit.effects import program

BUILT_IN = ("house",)
REWARDS = 2  # places for rewards kept for each quest

Table = dict[str, Any]

EDITIONS = Editions(CONTENT, BUILT_IN, read, "cards", ("*.toml", "zones/*.toml"))


def load(name_or_folder: str | Path) -> Content:
    """The content of that name, or of a folder of cards."""
    name = str(name_or_folder)
    return _built_in(name) if name in BUILT_IN else _build(name, EDITIONS.named(name))


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


@cache
def _built_in(name: str) -> Content:
    return _build(name, EDITIONS.named(name))


def _build(name: str, edition: Edition) -> Content:
    content = Content(name)
    loot, enemies = edition.loot, edition.enemies
    zones, decks = edition.tables["zones"]["zone"], edition.tables["decks"]["deck"]
    content.zone_ids, content.deck_ids = [zone["id"] for zone in zones], [deck["id"] for deck in decks]
    content.level = _vec(zone.get("level", -1) for zone in zones)
    content.book = book_of(loot, enemies, faultless)
    content.starts = _vec(
        content.book.start(element, section)
        for element in range(len(loot) + len(enemies))
        for section in range(names.SECTIONS)
    )
    content.traces = _vec(traces(content.book, list(content.starts)))
    content.in_turn = _vec(in_turn(content.book))
    content.refuge, content.fair, content.path = (content.zone_ids.index(zone) for zone in (REFUGE, FAIR, PATH))
    _fill_loot(content, loot)
    content.says = _vec(_says(content, element) for element in range(len(loot) + len(enemies)))
    content.mal = next(i for i, card in enumerate(loot) if card["zone"] == REFUGE)
    _fill_enemies(content, enemies)
    _fill_quests(content, edition.tables["quests"]["quest"])
    return content


def _fill_loot(content: Content, loot: list[Table]) -> None:
    places = [*content.zone_ids, *content.deck_ids]
    moments = vocabulary({}).moments | {"": (0, 0)}
    content.loot_ids = [card["id"] for card in loot]
    content.zone = _vec(places.index(card["zone"]) for card in loot)
    content.value = _vec(card["value"] for card in loot)
    content.price = _vec(card.get("price", -1) for card in loot)
    content.buy = _vec(card.get("buy", -1) for card in loot)
    content.types = _vec(_bits(card["types"], names.TYPE_IDS) for card in loot)
    content.keywords = _vec(_bits(card.get("keywords", ()), names.KEYWORD_IDS) for card in loot)
    content.clauses = _vec(_bits(_clauses(card), names.CLAUSE_IDS) for card in loot)
    content.summon = _vec(card.get("summon", 0) for card in loot)
    content.moment = _vec(moments[card.get("until", "")][0] for card in loot)
    content.moments = _vec(moments[card.get("until", "")][1] for card in loot)
    content.cost = _vec(card.get("cost", 0) for card in loot)
    content.strikes = _vec(striking(card) for card in loot)
    content.heals = _vec(healing(card) for card in loot)
    content.flows = _vec(flow(card) for card in loot)
    content.needs = _vec(_needs(content, design) for design in range(len(loot)))
    content.loot_of = [_vec(i for i, zone in enumerate(content.zone) if zone == place) for place in range(len(places))]
    copies = [card.get("copies", 1) for card in loot]
    content.cards_of = [_vec(i for i in designs for _ in range(copies[i])) for designs in content.loot_of]
    content.first_card = _vec(sum(copies[:i]) for i in range(len(loot) + 1))
    content.design = _vec(i for i, n in enumerate(copies) for _ in range(n))


def _fill_enemies(content: Content, enemies: list[Table]) -> None:
    tokens = [card.get("token", {"attack": 0, "hp": 0, "targeting": names.TARGETING_IDS[0]}) for card in enemies]
    content.enemy_ids = [card["id"] for card in enemies]
    content.enemy_zone = _vec(content.zone_ids.index(card["zone"]) for card in enemies)
    content.enemies_of = [
        _vec(i for i, zone in enumerate(content.enemy_zone) if zone == place) for place in range(len(content.zone_ids))
    ]
    content.hp = _vec(card["hp"] for card in enemies)
    content.armour = _vec(card.get("armour", 0) for card in enemies)
    content.targeting = _vec(names.TARGETING_IDS.index(card["targeting"]) for card in enemies)
    content.obtain = _vec(card["loot"]["obtain"] for card in enemies)
    content.reveal = _vec(card["loot"]["reveal"] for card in enemies)
    content.enemy_keywords = _vec(_bits(card.get("keywords", ()), names.ENEMY_KEYWORD_IDS) for card in enemies)
    content.threat = _vec(menace(card) for card in enemies)
    content.retort = _vec(retort(card) for card in enemies)
    content.token_attack = _vec(token["attack"] for token in tokens)
    content.token_hp = _vec(token["hp"] for token in tokens)
    content.token_targeting = _vec(names.TARGETING_IDS.index(token["targeting"]) for token in tokens)


def _fill_quests(content: Content, quests: list[Table]) -> None:
    goals = [quest["objective"] for quest in quests]
    content.quest_ids = [quest["id"] for quest in quests]
    content.quest_level = _vec(quest["level"] for quest in quests)
    content.objective = _vec(names.OBJECTIVE_IDS.index(goal["type"]) for goal in goals)
    content.goal = _vec(goal.get("n", len(goal.get("zones", ()))) for goal in goals)
    content.goal_zones = _vec(_bits(_zones(goal), content.zone_ids) for goal in goals)
    content.goal_enemy = _vec(content.enemy_ids.index(goal["enemy"]) if "enemy" in goal else -1 for goal in goals)
    content.goal_keyword = _vec(names.KEYWORD_IDS.index(goal["keyword"]) if "keyword" in goal else -1 for goal in goals)
    content.goal_bonus = _vec(goal.get("min_bonus", 0) for goal in goals)
    content.one_expedition = _vec(int(goal.get("one_expedition", False)) for goal in goals)
    content.no_death = _vec(int(goal.get("no_death", False)) for goal in goals)
    rewards = [[content.loot_ids.index(card) for card in quest["reward"]] for quest in quests]
    content.rewards = _vec(card for cards in rewards for card in [*cards, *[-1] * (REWARDS - len(cards))])


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
        if form == program.MODIFIER and book.entries[at + program.WHAT] in (names.DAMAGE_TAKEN, names.HEAL_RECEIVED):
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
                if book.selectors[at + program.LEAST] > 1 or book.selectors[at] not in (names.ENEMY, names.CHARACTER):
                    return LOOK
                if book.selectors[at] == names.ENEMY:  # a character is whoever plays it
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


def _vec(values: Iterable[int]) -> vec[i64]:
    return vec[i64]([i64(value) for value in values])
