"""What counts as having come into play in Hybris, and where its games begin (`python -m tests.exercise hybris`).

A card counts when it is played, a tile when it is deployed, a Quest when it is attempted, and so on. Games go through
all numbers of seats, Scenarios, Variants and the Duel. Two in three begin late: tiles on their way, Premonitions and
Conflict cards in hand, Upgrade tiles begun or unlocked, and among all these first what has been seen too seldom. Every
other of them begins in the Action phase, with tokens under Heroes for the Locations where that can come.
"""

from collections.abc import Iterable, Iterator, Sequence
from random import Random
from typing import Any

from ludotheque.core.domains import Choice
from ludotheque.games.hybris import names, state
from ludotheque.games.hybris.game import HybrisGame
from ludotheque.games.hybris.loader import load
from ludotheque.games.hybris.state import Player
from ludotheque.match.faces import Playable
from ludotheque.match.table import Table
from tests.exercise import Exercise

CONTENT = load("house")
HAND = 5


def elements(first: int, n: int) -> list[str]:
    return CONTENT.element_ids[first : first + n]


def setups() -> list[tuple[int, dict[str, Any]]]:
    """Seats and options, all that differ."""
    found: list[tuple[int, dict[str, Any]]] = []
    for seats in (4, 3, 2):
        found.append((seats, {}))
        for scenario in names.SCENARIO_IDS:
            found.append((seats, {"scenario": scenario, "grip": scenario == "puits_tari", "duel": seats == 2}))
        found += [(seats, {"variant": variant}) for variant in names.VARIANT_IDS[:2]]
    return found


class Preference:
    """Draws at random, what has been seen too seldom first."""

    def __init__(self, few: Iterable[str], rng: Random) -> None:
        self.few, self.rng = set(few), rng

    def order(self, ids: Iterable[str]) -> list[str]:
        mixed = list(ids)
        self.rng.shuffle(mixed)
        return sorted(mixed, key=lambda name: name not in self.few)


class HybrisExercise(Exercise):
    game = "hybris"
    kinds = {
        "Pillars": elements(names.FIRST_PILLAR, names.PILLARS),
        "tiles": elements(names.FIRST_TILE, names.TILES),
        "Cities": elements(names.FIRST_CITY, names.CITIES),
        "slots": elements(names.FIRST_SLOT, names.BOARD_SLOTS),
        "illustrations": elements(names.FIRST_BOARD, names.BOARDS),
        "conversions": elements(names.FIRST_LINE, names.LINES),
        "Goodness spaces": elements(names.FIRST_GOODNESS, names.GOODNESS_SPACES),
        "Sparks": elements(names.FIRST_SPARK, names.SPARKS * names.OLYMPIANS),
        "Upgrade tiles": elements(names.FIRST_UPGRADE, names.UPGRADES * names.OLYMPIANS),
        "Conflict cards": elements(names.FIRST_CONFLICT, names.CONFLICTS),
        "Colosseum Heroes": elements(names.FIRST_ALLY_ELEMENT, names.ALLIES),
        "Primordials": elements(names.FIRST_PRIMORDIAL + 1, names.PRIMORDIALS - 1),  # Chronos only lies there
        "Quests": elements(names.FIRST_QUEST, names.QUESTS),
        "Premonitions": elements(names.FIRST_PREMONITION, names.PREMONITIONS),
        "Scenarios": elements(names.FIRST_SCENARIO, names.SCENARIOS),
        "Variants": elements(names.FIRST_VARIANT, names.VARIANTS),
    }
    told = {
        "resolves": "pillar",
        "deployed": "tile",
        "unlocked": "upgrade",
        "played": "card",
        "primordial": "primordial",
        "attempts": "quest",
        "completed": "card",
        "fights": "hero",
        "influences": "city",
        "sent": "place",
    }

    def begin(self, number: int, few: list[str]) -> Table:
        listed = setups()
        seats, options = listed[number % len(listed)]
        game, rng = Playable(HybrisGame()), Random(f"begin {number}")
        if (number + number // len(listed)) % 3 == 0:
            return game.new(seats, seed=number, options=options)
        prefer = Preference(few, rng)
        described = late(seats, options, prefer)
        if number % 2:
            described |= planned(seats, described, prefer)
        table = game.given(seats=seats, seed=number, **described)
        if "V29" in prefer.few:
            chant(table.state, rng)
        return table

    def begun(self, table: Table) -> Iterator[str]:
        options = table.options
        yield from (options[name] for name in ("scenario", "variant") if options[name] != "none")
        if options["grip"]:
            yield "emprise_oracle"

    def chosen(self, table: Table, seat: int, choice: Choice) -> Iterator[str]:
        """Lines of the conversion table, and spaces of the Goodness track when they pay."""
        if choice[0] == "convert":
            yield f"conversion_{str(choice[1]).removeprefix('line_')}"
        elif choice[0] == "deploy":
            yield from (f"goodness_{space + 1}" for space in range(table.state.get(seat, names.GOODNESS)))

    def ended(self, table: Table) -> Iterator[str]:
        """Sparks that have come off."""
        s: Any = table.state
        for seat in range(s.seats):
            first = s.olympian(seat) * names.SPARKS
            yield from (f"spark_{first + spark + 1}" for spark in range(s.get(seat, Player.sparks)))


def late(seats: int, options: dict[str, Any], prefer: Preference) -> dict[str, Any]:
    """A position far on: everybody rich, with tiles, cards and Premonitions, and Upgrade tiles half unlocked."""
    rng = prefer.rng
    olympians = rng.sample(names.OLYMPIAN_IDS, seats)
    tiles, visions = prefer.order(CONTENT.tile_ids), prefer.order(CONTENT.premonition_ids)
    placed = {tile: f"{n % seats} stored" for n, tile in enumerate(tiles[: 2 * seats])}
    placed |= {tile: f"{rng.randrange(seats)} {'ABC123'[n]}" for n, tile in enumerate(tiles[2 * seats : 2 * seats + 6])}
    freed: dict[str, int] = {}
    sparks = [begin_upgrades(olympian, freed, rng) for olympian in olympians]
    first, last = (1, 4) if options.get("scenario") == "renaissance" else (1, 5)
    return {
        "olympians": olympians,
        "options": options,
        "phase": "pillars",
        "age": rng.choice((first, 3, last)),
        "tiles": placed,
        "freed": freed,
        "sparks": sparks,
        "hands": hands(olympians, prefer),
        "premonitions": [visions[3 * seat : 3 * seat + 3] for seat in range(seats)],
        "quests": prefer.order(CONTENT.quest_ids)[: state.QUEST_ZONES],
        "temples": temples(seats, rng),
        "well": 5,
        "determination": [rng.randrange(3, 7) for _ in range(seats)],
        **{name: [rng.randrange(4, 9) for _ in range(seats)] for name in ("aegis", "faithful", "prayer", "vp")},
    }


def begin_upgrades(olympian: str, freed: dict[str, int], rng: Random) -> int:
    """The Upgrade tiles of an Olympian, two at most unlocked, the others nearly; how many Sparks that took."""
    first, sparks = names.OLYMPIAN_IDS.index(olympian) * names.UPGRADES, 0
    unlocked = rng.sample(range(first, first + names.UPGRADES), rng.randrange(3))
    for upgrade in range(first, first + names.UPGRADES):
        on = [int(element) for element in CONTENT.upgrade_elements[upgrade * 4 : upgrade * 4 + 4] if element >= 0]
        n = len(on) if upgrade in unlocked else rng.randrange(max(1, len(on) - 1), len(on))
        freed[CONTENT.upgrade_ids[upgrade]] = n
        sparks += on[:n].count(int(names.SPARK))
    return sparks


def temples(seats: int, rng: Random) -> dict[str, list[int]]:
    """Two for each player."""
    built = [rng.sample(names.CITY_IDS, 2) for _ in range(seats)]
    return {city: [seat for seat in range(seats) if city in built[seat]] for city in names.CITY_IDS}


def planned(seats: int, described: dict[str, Any], prefer: Preference) -> dict[str, Any]:
    """The same once everybody has planned: tokens for where one's Premonitions, the Quests and illustrations are. In a
    Duel all slots of such a board are forbidden, so that only its illustration is left."""
    rng, boards = prefer.rng, prefer.order(names.LOCATION_IDS[: names.BOARDS])
    characters = {}
    for seat, olympian in enumerate(described["olympians"]):
        visions = [card for card in described["premonitions"][seat] if card in prefer.few]
        wanted = [names.LOCATION_IDS[CONTENT.premonition_at[CONTENT.premonition_ids.index(card)]] for card in visions]
        if prefer.few & set(described["quests"]):
            wanted.insert(rng.randrange(len(wanted) + 1), "moirai")
        tokens = list(dict.fromkeys([*wanted, *boards]))
        first = names.OLYMPIAN_IDS.index(olympian) * names.OWN_HEROES
        heroes = names.HERO_IDS[first : first + names.OWN_HEROES]
        characters[seat] = {hero: f"reserve {token}" for hero, token in zip(heroes, tokens, strict=False)}
    pillars = rng.sample(HybrisExercise.kinds["Pillars"], 2 * seats if described["options"].get("duel") else seats)
    told: dict[str, Any] = {"phase": "action", "characters": characters, "pillars": pillars[:seats]}
    if described["options"].get("duel"):
        place = names.LOCATION_IDS.index(boards[0])
        slots = CONTENT.slot_ids[place * names.SLOTS : (place + 1) * names.SLOTS]
        told["laid"] = {slot: f"{rng.randrange(seats)} forbidden" for slot in slots}
        told["seconds"] = pillars[seats:]
        told["postures"] = [f"{rng.choice(state.POSTURE_IDS)} {pillar}" for pillar in pillars[:seats]]
    return told


def chant(s: Any, rng: Random) -> None:
    """Of each Epic all Chants but the last are sung."""
    for zone, quest in enumerate(s.quests):
        for i in range(CONTENT.chants[quest] - 1):
            s.chanted[zone * state.MOST_CHANTS + i] = rng.randrange(s.seats)


def hands(olympians: Sequence[str], prefer: Preference) -> list[list[str]]:
    """Conflict cards for each: common ones, the Olympian's own and the Colosseum's."""
    arena, dealt = prefer.order(CONTENT.conflict_ids[names.FIRST_COLOSSEUM :]), []
    for seat, olympian in enumerate(olympians):
        first = names.COMMON + names.OLYMPIAN_IDS.index(olympian) * names.SPECIFIC
        own = CONTENT.conflict_ids[: names.COMMON] + CONTENT.conflict_ids[first : first + names.SPECIFIC]
        dealt.append(prefer.order([*own, *arena[2 * seat : 2 * seat + 2]])[:HAND])
    return dealt


EXERCISE = HybrisExercise()
