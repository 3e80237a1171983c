# interpreted
"""What the files of Steamwatchers hold: map, cards, clan boards and scenarios, field by field."""

import re
from typing import Annotated

from msgspec import Meta, field

from ludotheque.games.steamwatchers import names
from ludotheque.kit.content.records import (
    Files,
    Open,
    Printed,
    bits,
    column,
    count,
    fits,
    row,
    says,
    several,
    within,
    word,
)  # fmt: skip

CELL_NUMBERS = {"R": names.RESISTANCE, "Q": names.QUARANTINE, "D": names.DEATH}

Id = Annotated[str, fits("[a-z0-9_]{1,32}", "small letters, digits and _, at most 32")]
Origin = Annotated[str, fits("[A-Za-z0-9_-]{1,32}", "where it comes from: letters, digits, _ and -, at most 32")]
Name = Annotated[str, fits(".{1,40}", "1 to 40 characters")]
Point = Annotated[list[Annotated[int, within(0, 5000)]], several(2, 2)]


def padded(values: list[int], width: int) -> list[int]:
    return [*values, *[0] * (width - len(values))]


class Sea(Printed):
    """An ice sea. Its coast is every zone that names it."""

    id: Annotated[Id, column("sea_ids")]
    origin: Origin
    name: Name
    links: Annotated[list[Id], says("Seas it is adjacent to (STW-124).")]
    at: Point


class Zone(Printed):
    """A plain or mountain zone."""

    id: Annotated[Id, column("zone_ids")]
    origin: Origin
    name: Name
    terrain: Annotated[str, word("terrain", ("plain", "mountain")), column("mountain")]
    borders: Annotated[list[Id], says("Zones it touches by land.")]
    at: Point
    straits: Annotated[list[Id], says("Zones it is joined to by a strait (STW-018).")] = []
    seas: Annotated[list[Id], says("Seas it touches; none for a zone that is not coastal (STW-016).")] = []
    haven: Annotated[bool, says("true where the zone contains a haven (STW-024)."), column("haven")] = False
    east: Annotated[bool, says("Left out by two or three players (STW-034)."), column("east")] = False


class ColumnCard(Printed):
    zone: Id
    floors: Annotated[int, within(1, 5, "Floors that the card places (STW-051).")]


class Deployment(Printed):
    """A Deployment card; contract is the sea where its owner places one at once (STW-047)."""

    number: Annotated[int, within(1, 6)]
    zones: Annotated[list[Id], several(3, 3)]
    contract: Id = ""


class Text(Printed):
    fr: Annotated[str, fits(".{1,60}", "1 to 60 characters")]
    en: Annotated[str, fits(".{1,60}", "1 to 60 characters")]


class Figures(Printed):
    base: Annotated[int, within(1, 16), column("base")]
    elite: Annotated[int, within(0, 16), column("elite")]


class Start(Printed):
    """Starting forces (STW-045)."""

    base: Annotated[int, within(0, 16), column("start_base")]
    elite: Annotated[int, within(0, 16), column("start_elite")]
    floors: Annotated[int, within(1, 5), column("start_floors")]
    farms: Annotated[int, within(0, 6), column("start_farms")]


class Clan(Printed):
    """A clan board (STW-049, STW-050)."""

    id: Annotated[str, word("clan", names.CLAN_IDS)]
    name: Text
    elite_name: Text
    figures: Figures
    beacons: Annotated[int, within(0, 9), column("beacons")]
    healthy: Annotated[int, within(1, 12, "Slots of the healthy stock."), column("healthy")]
    contraband: Annotated[int, within(0, 12, "Slots of the contraband stock."), column("contraband")]
    actions: Annotated[
        list[Annotated[int, within(0, 1)]],
        several(1, 6, "Costs (STW-116)."),
        count("actions"),
        row("action_cost", names.ACTIONS),
    ]
    start: Start
    supply: Annotated[
        list[Annotated[list[Annotated[int, within(0, 30)]], several(2, 2)]],
        several(2, 10, "Cells of the Supply track, as [soldiers, lowest GEO level]."),
        count("supply_cells"),
        column("supply_value", lambda cells: padded([cell[0] for cell in cells], names.SUPPLY)),
        column("supply_geo", lambda cells: padded([cell[1] for cell in cells], names.SUPPLY)),
    ]
    incubation: Annotated[
        str,
        fits("[RQ]{1,12}E|[RQ]{1,11}D", "letters R and Q, then D (Death & Exile, repeats) or E (the end), 13 at most"),
        column("cells", lambda track: len(track.removesuffix("E"))),
        column("cell", lambda track: padded([CELL_NUMBERS[cell] for cell in track.removesuffix("E")], names.CELLS)),
        column("track_ends", lambda track: int(track.endswith("E"))),
    ]


class Effect(Open):
    """When it acts, and one verb with what it needs: docs/adding-a-scenario.md lists them."""

    when: Annotated[str, word("when", names.WHEN_IDS)]
    verb: str


class Archon(Printed):
    """An Archon card: one arrival effect and one bonus at most (STW-062 to STW-064)."""

    id: Annotated[Id, column("archon_ids")]
    title: Text
    effects: Annotated[list[Effect], several(0, 6)]


class Hegemony(Printed):
    """From that turn on, a GEO level or a number of havens wins at once (STW-096)."""

    one_at_least = ("geo", "havens")
    beside = {"havens_5": "havens", "havens": "havens_5"}
    from_: Annotated[int, within(1, 5), column("hegemony_from")] = field(name="from")
    geo: Annotated[int, within(1, 30), column("hegemony_geo")] = 0
    havens: Annotated[int, within(1, 9), column("hegemony_havens")] = 0
    havens_5: Annotated[int, within(1, 9), column("hegemony_havens_5")] = 0


def spelled(name: str) -> str:
    return re.sub(r"(?<=.)[A-Z]", lambda letter: f"_{letter[0]}", name).lower()


class Special(Printed, tag_field="rule", tag=spelled):
    """A special rule: the numbers that it changes in the scenario."""


class SameForces(Special):
    """Every clan starts with these soldiers instead of those of its board (STW-188)."""

    base: Annotated[int, within(0, 13), column("start_base")]
    elite: Annotated[int, within(0, 4), column("start_elite")]


class ExtraForces(Special):
    """Soldiers deployed in addition (STW-197, STW-201)."""

    base: Annotated[int, within(0, 5), column("extra_base")] = 0
    elite: Annotated[int, within(0, 4), column("extra_elite")] = 0


class Learning(Special):
    """The turn before which elites, contracts and Forced March arrive; no clan ability, no Archon ability (STW-190 to
    STW-195)."""

    fixed = {"plain_clans": 1, "plain_archon": 1}
    elites: Annotated[int, within(1, 5), column("elites_from")]
    contracts: Annotated[int, within(1, 5), column("contracts_from")]
    march: Annotated[int, within(1, 5), column("march_from")]


class Spread(Special):
    """Units moved to uncontrolled zones beside the own deployment (STW-198)."""

    units: Annotated[int, within(1, 5), column("spread")]


class Vanguard(Special):
    """Base soldiers placed in an uncontrolled zone beside the own deployment (STW-207)."""

    soldiers: Annotated[int, within(1, 5), column("vanguard")]


class Trophies(Special):
    """The winner of a combat keeps a figure; so many figures give 1 GEO at the end (STW-199, STW-200)."""

    figures: Annotated[int, within(1, 9), column("trophies")]


class Alga(Special):
    """The card Algue miraculeuse: barrels for taking it, GEO while holding it (STW-202)."""

    fixed = {"card": names.ALGA}
    healthy: Annotated[int, within(0, 5), column("card_healthy")]
    geo: Annotated[int, within(0, 5), column("card_geo")]


class Burnt(Special):
    """The Cramés: zones they hold, soldiers in each, losses of a lost combat (STW-205 to STW-213)."""

    zones: Annotated[int, within(1, 3), column("burnt")]
    units: Annotated[int, within(1, 4), column("burnt_units")]
    losses: Annotated[int, within(1, 4), column("burnt_losses")]


class FirstQuarantine(Special):
    """Quarantine tokens placed at set-up (STW-214)."""

    tokens: Annotated[int, within(1, 5), column("start_quarantine")]


class Ruins(Special):
    """The card Ruines is shuffled with so many cards on top of the deck; packet_5 with five players (STW-215)."""

    fixed = {"card": names.RUINS}
    packet: Annotated[int, within(1, 40), column("packet")]
    packet_5: Annotated[int, within(1, 40), column("packet_5")]


class Cure(Special):
    """Barrels for which a Quarantine token leaves the board at the start of Phase 5 (STW-217)."""

    cost: Annotated[int, within(1, 9), column("cure")]


class Watchers(Special):
    """Cards that each Watcher title plays (STW-220)."""

    cards: Annotated[int, within(2, 3), column("watcher_cards")]


class Reliquary(Special):
    """The election of the keeper from that turn on, what it costs the keeper and what it gives (STW-221 to STW-223)."""

    fixed = {"card": names.RELIQUARY}
    from_: Annotated[int, within(1, 5), column("vote_from")] = field(name="from")
    incubation: Annotated[int, within(0, 5), column("card_incubation")]
    geo: Annotated[int, within(0, 5), column("card_geo")]


class Poorest(Special):
    """Help for the poorest at the end of Phase 5 (STW-224)."""

    fixed = {"poorest": 1}


class Giants(Special):
    """Columns that stand from the start, and GEO for their zones at the end (STW-225, STW-228)."""

    zones: Annotated[list[Id], several(1, 7)]
    floors: Annotated[int, within(1, 5), column("giant_floors")]
    geo: Annotated[int, within(0, 9), column("target_geo")]


class TallerColumns(Special):
    """Floors added to a column that appears (STW-226)."""

    floors: Annotated[int, within(1, 4), column("extra_floor")]


class HotColumns(Special):
    """From that height on, a column raises incubation by so much in Phase 4 (STW-227)."""

    floors: Annotated[int, within(1, 5), column("tall_floors")]
    incubation: Annotated[int, within(0, 9), column("tall_incubation")]


class Rendezvous(Special):
    """Secret places (STW-229 to STW-231)."""

    cards: Annotated[int, within(1, 9), column("rendezvous")]
    last_turn: Annotated[int, within(1, 5), column("rendezvous_last")]
    recruits: Annotated[int, within(0, 5), column("rendezvous_recruits")]
    own: Annotated[int, within(0, 9), column("rendezvous_own")]
    other: Annotated[int, within(0, 9), column("rendezvous_other")]


# fmt: off
AnySpecial = Annotated[
    SameForces | ExtraForces | Learning | Spread | Vanguard | Trophies | Alga | Burnt | FirstQuarantine | Ruins | Cure
    | Watchers | Reliquary | Poorest | Giants | TallerColumns | HotColumns | Rendezvous,
    Meta(title="special rule"),
]
# fmt: on
Sentence = Annotated[str, fits(".{1,400}", "1 to 400 characters")]


class Hooks(Printed):
    """What the Python file of the same name adds, in plain words."""

    fr: Sentence
    en: Sentence


class Counter(Printed):
    """A number that everybody sees: one of the table, one a seat or one a zone."""

    id: Id
    of: Annotated[str, word("of", ("table", "seat", "zone"))]
    name: Text


class Scenario(Printed):
    """A scenario: one file in the folder scenarios."""

    id: Id
    title: Text
    players: Annotated[
        list[Annotated[int, within(2, 5)]],
        several(2, 2, "Fewest and most."),
        column("min_players", lambda players: players[0]),
        column("max_players", lambda players: players[1]),
    ]
    turns: Annotated[int, within(3, 5, "STW-002"), column("turns")]
    columns: Annotated[int, within(0, 15, "Initial columns (STW-037)."), column("columns")]
    number: Annotated[int, within(1, 9, "Its number in the rulebook, if it has one."), column("number")] = 0
    keyword: Annotated[Text | None, says("What kind of game it makes, in a word (STW-187).")] = None
    barred: Annotated[list[Annotated[str, word("clan", names.CLAN_IDS)]], bits("barred")] = []
    hegemony: Hegemony | None = None
    special: Annotated[list[AnySpecial], says("Special rules, each at most once.")] = []
    hooks: Hooks | None = None
    counters: Annotated[list[Counter], says("What the hooks count.")] = []


RECORDS = Files(
    map={
        "canvas": Annotated[list[Annotated[int, within(100, 5000)]], several(2, 2, "Width and height of the drawing.")],
        "sea": Annotated[list[Sea], several(1, 8)],
        "zone": list[Zone],
    },
    columns={"card": list[ColumnCard]},
    deployments={"deployment": list[Deployment]},
    clans={"clan": list[Clan]},
    archons={"card": list[Archon]},
    scenario=Scenario,
)  # scenario: a file in the folder scenarios
