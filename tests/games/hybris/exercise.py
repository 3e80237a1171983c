"""What counts as having come into play in Hybris, and where its games begin (`python -m tests.exercise hybris`).

A card counts when it is played, a tile when it is deployed, a Quest when it is attempted, and so on. Games go through
all numbers of seats, Scenarios, Variants and the Duel. Two in three begin late: tiles in storage, Premonitions and
Conflict cards in hand, most of the Upgrade tiles begun, and among all these first what has been seen too seldom.
"""

from collections.abc import Iterable, Iterator, Sequence
from random import Random
from typing import Any

from ludotheque.core.domains import Choice
from ludotheque.games.hybris import names, state
from ludotheque.games.hybris.game import HybrisGame
from ludotheque.games.hybris.loader import load
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
        return game.given(seats=seats, seed=number, **late(seats, options, Preference(few, rng)))

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
        s = table.state
        for seat in range(s.seats):
            first = s.olympian(seat) * names.SPARKS
            yield from (f"spark_{first + spark + 1}" for spark in range(s.get(seat, state.SPARKS)))


def late(seats: int, options: dict[str, Any], prefer: Preference) -> dict[str, Any]:
    """A position far on: everybody rich, with tiles, cards and Premonitions, and Upgrade tiles half unlocked."""
    rng = prefer.rng
    olympians = rng.sample(names.OLYMPIAN_IDS, seats)
    tiles, visions = prefer.order(CONTENT.tile_ids), prefer.order(CONTENT.premonition_ids)
    placed = {tile: f"{n % seats} stored" for n, tile in enumerate(tiles[: 2 * seats])}
    placed |= {tile: f"{rng.randrange(seats)} {n + 1}" for n, tile in enumerate(tiles[2 * seats : 2 * seats + 3])}
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
        "well": 5,
        **{name: [rng.randrange(4, 9) for _ in range(seats)] for name in ("aegis", "faithful", "prayer", "vp")},
    }


def begin_upgrades(olympian: str, freed: dict[str, int], rng: Random) -> int:
    """All Upgrade tiles of an Olympian but for an element or two; how many Sparks that took."""
    first, sparks = names.OLYMPIAN_IDS.index(olympian) * names.UPGRADES, 0
    for upgrade in range(first, first + names.UPGRADES):
        on = [int(element) for element in CONTENT.upgrade_elements[upgrade * 4 : upgrade * 4 + 4] if element >= 0]
        n = rng.randrange(max(1, len(on) - 1), len(on))
        freed[CONTENT.upgrade_ids[upgrade]] = n
        sparks += on[:n].count(int(names.SPARK))
    return sparks


def hands(olympians: Sequence[str], prefer: Preference) -> list[list[str]]:
    """Conflict cards for each: common ones, the Olympian's own and the Colosseum's."""
    arena, dealt = prefer.order(CONTENT.conflict_ids[names.FIRST_COLOSSEUM :]), []
    for seat, olympian in enumerate(olympians):
        first = names.COMMON + names.OLYMPIAN_IDS.index(olympian) * names.SPECIFIC
        own = CONTENT.conflict_ids[: names.COMMON] + CONTENT.conflict_ids[first : first + names.SPECIFIC]
        dealt.append(prefer.order([*own, *arena[2 * seat : 2 * seat + 2]])[:HAND])
    return dealt


EXERCISE = HybrisExercise()
