"""Steamwatchers' position: a few rows of plain integers, and the small operations every chapter shares.

Units of one type and clan in one zone are interchangeable, so a zone counts them. Outside a pending combat a zone
holds units of one clan at most (STW-Q46): its holder's. The units that the active player has moved into a zone where
a combat waits stand apart, as raiders, until it is fought.
"""

from typing import Annotated, Final

from librt.vecs import vec
from mypy_extensions import i64

from ludotheque.core.fields import COUNT, FIXED, FLAG, HIDDEN, SEAT, SHARED, Row
from ludotheque.core.position import at_least, position, row, rows, size, times, within
from ludotheque.core.state import State
from ludotheque.games.steamwatchers import names
from ludotheque.games.steamwatchers.content import Content, Scenario

NOBODY: Final[i64] = -1
CRAMES: Final = 5  # the neutral clan of « Le Pillage des Cramés » holds zones under this number (STW-208)
MAX_SEATS: Final = 5

UNIT_IDS: Final = ("base", "elite")

# Structures (STW-006). A beacon is BEACON + the seat of its owner.
NONE: Final = 0
FARM: Final = 1
TURRET: Final = 2
TOXIC: Final = 3
BEACON: Final = 4

# Order tokens.
NO_ORDER: Final[i64] = 0
DEFENCE: Final = 1
MOVEMENT: Final = 2
DECOY: Final = 3
ORDER_IDS: Final = ("none", "defence", "movement", "decoy")

# Target Zone tokens: a clan's is CLAN_TARGET + its seat.
NO_TARGET: Final = 0
NEUTRAL_TARGET: Final = 1
CLAN_TARGET: Final = 2

# What lies on an action slot: nothing, a Special Action token, a Quarantine token, or there is no such slot.
FREE: Final = 0
MOBILISATION: Final = 1
GREAT_HOST: Final = 2
FORCED_MARCH: Final = 3
NEGOTIATION: Final = 4
QUARANTINE: Final = 5
NO_SLOT: Final = 6

# Where a card is, other than in a hand (the seat's number).
IN_DECK: Final = 5
IN_DISCARD: Final = 6
IN_BOX: Final = 7
IN_FORCE: Final = 8  # the Archon card on top
ASIDE: Final = 9  # rendezvous: ASIDE + seat (STW-229)

# Titles, by their position on both tracks (STW-Q01); the sixth with five players (STW-Q02).
WATCHER: Final = 1
LEGATE: Final = 2
ARCHON: Final = 3
SECOND_WATCHER: Final = 4
PRIMUS: Final = 5
THIRD_WATCHER: Final = 6
TITLE_IDS: Final = ("none", "watcher_1", "legate", "archon", "watcher_4", "primus", "watcher_6")

# Where the Primus token is, when not on a position of the Reservation track; it starts on the Conclave track (STW-041).
ON_CONCLAVE: Final = 0
WITH_PRIMUS: Final = -1

# Phases; 0 is set-up.
SETUP: Final = 0
CONCLAVE: Final = 1
PLANNING: Final = 2
ACTIVATION: Final = 3
DECLINE: Final = 4
GREAT_WHITE: Final = 5
PHASE_IDS: Final = ("setup", "conclave", "planning", "activation", "decline", "great_white")

# How a game ends.
RUNNING: Final = 0
HEGEMONY: Final = 1
LAST_TURN: Final = 2
LAST_CLAN: Final = 3


SLOTS: Final = 6
ENDING_IDS: Final = ("running", "hegemony", "last_turn", "last_clan")


@row
class Player(Row):
    """What lies on and beside a clan board."""

    clan: Annotated[i64, names.CLAN_IDS] = NOBODY
    healthy: Annotated[i64, at_least(0)] = 0  # barrels in the stock
    contraband: Annotated[i64, at_least(0)] = 0
    spare_healthy: Annotated[i64, at_least(0)] = 0  # barrels in the surplus area
    spare_contraband: Annotated[i64, at_least(0)] = 0
    blocked: Annotated[i64, at_least(0)] = 0  # Quarantine tokens on healthy slots
    capped: Annotated[i64, at_least(0)] = 0  # Quarantine tokens on the Supply track
    supply: Annotated[i64, at_least(0)] = 0
    incubation: Annotated[i64, at_least(0)] = 0
    geo: Annotated[i64, at_least(0)] = 0
    reserve_base: Annotated[i64, at_least(0)] = 0
    reserve_elite: Annotated[i64, at_least(0)] = 0
    beacons: Annotated[i64, at_least(0)] = 0  # in reserve, like the next two
    contracts: Annotated[i64, at_least(0)] = 0
    toxics: Annotated[i64, at_least(0)] = 0
    exiled: Annotated[i64, at_least(0)] = 0  # units on the Death & Exile board
    trophies: Annotated[i64, at_least(0)] = 0  # enemy figures on this clan board (STW-199)
    deployment: Annotated[i64, at_least(0)] = 0  # number of the Deployment card, 0 before it is chosen
    title: Annotated[i64, HIDDEN, within(0, THIRD_WATCHER)] = 0  # position on the Conclave track, 0: none
    reserved: Annotated[i64, HIDDEN, within(0, THIRD_WATCHER)] = 0  # position on the Reservation track, 0: none
    passed: Annotated[i64, FLAG] = 0
    out: Annotated[i64, FLAG] = 0  # eliminated
    delayed: Annotated[i64, within(0, 1)] = 0  # Alliance has used its delay this turn (STW-242)
    met: Annotated[i64, HIDDEN, FLAG] = 0  # the rendezvous has been revealed (STW-230)
    taken: Annotated[i64, HIDDEN, at_least(0)] = 0  # figures that others keep as trophies
    slot: Annotated[i64, HIDDEN, times(SLOTS), within(FREE, NO_SLOT)] = FREE  # what lies on each action slot


@row
class Zone(Row):
    """What stands and lies in a zone."""

    holder: Annotated[i64, within(NOBODY, CRAMES)] = NOBODY  # whose units stand here; NOBODY without units
    base: Annotated[i64, at_least(0)] = 0
    elite: Annotated[i64, at_least(0)] = 0
    raid_base: Annotated[i64, at_least(0)] = 0  # units of the raider, waiting for the combat here
    raid_elite: Annotated[i64, at_least(0)] = 0
    first: Annotated[i64, within(NONE, BEACON + MAX_SEATS - 1)] = NONE  # the two structures (STW-008), NONE last
    second: Annotated[i64, within(NONE, BEACON + MAX_SEATS - 1)] = NONE
    floors: Annotated[i64, within(0, 5)] = 0  # of the one column a zone can have (STW-011)
    cube: Annotated[i64, FLAG] = 0  # a morale cube
    order: Annotated[i64, ORDER_IDS] = NO_ORDER
    ordered_by: Annotated[i64, SEAT] = NOBODY
    target: Annotated[i64, within(NO_TARGET, CLAN_TARGET + MAX_SEATS - 1)] = NO_TARGET  # a Target Zone token
    barrel: Annotated[i64, FLAG] = 0  # a contraband barrel of the Cramés (STW-205)


@position
class Steam(State):
    """Everything on and around the table."""

    content: Annotated[Content, FIXED]
    scenario: Annotated[Scenario, FIXED]
    turn: Annotated[i64, at_least(0)] = 0  # STW-033
    phase: Annotated[i64, PHASE_IDS] = SETUP
    chooser: Annotated[i64, SEAT] = NOBODY  # the seat that chose its clan first (STW-042)
    raider: Annotated[i64, SEAT] = NOBODY  # the active player of a Movement token
    active: Annotated[i64, "zone"] = NOBODY  # the zone of the token being activated (STW-077)
    fighting: Annotated[i64, "zone"] = NOBODY  # the zone of the combat being resolved (STW-Q40)
    legate: Annotated[i64, "sea"] = NOBODY  # the sea where the Legate token lies
    accomplice: Annotated[i64, "sea"] = NOBODY  # the sea of the Accomplice token (STW-237)
    primus: Annotated[i64, within(WITH_PRIMUS, THIRD_WATCHER)] = ON_CONCLAVE  # what the Primus token holds
    farms: Annotated[i64, at_least(0)] = 0  # in the general reserve, like the turrets; destroyed ones are in the box
    turrets: Annotated[i64, at_least(0)] = 0
    in_force: Annotated[i64, "archon"] = NOBODY  # the Archon card in force
    named_sea: Annotated[i64, "sea"] = NOBODY  # the sea the Archon named with it
    enacted_by: Annotated[i64, SEAT] = NOBODY  # who played it
    enacted_in: Annotated[i64, at_least(0)] = 0  # and in which turn
    top: Annotated[i64, "zone"] = NOBODY  # top of the Steam Column discard
    bearer: Annotated[i64, SEAT] = NOBODY  # who holds the scenario card
    ending: Annotated[i64, ENDING_IDS] = RUNNING
    winner: Annotated[i64, SEAT] = NOBODY
    players: Annotated[vec[i64], rows(Player, "seats")]
    areas: Annotated[vec[i64], rows(Zone, "content.zones")]
    seas: Annotated[vec[i64], at_least(0), size("content.seas * 5")]  # [sea * MAX_SEATS + seat] contracts
    # Where each Steam Column card is, then Ruines, then each Archon card.
    cards: Annotated[vec[i64], at_least(0), size("content.zones + 1 + len(self.content.archon_ids)", IN_BOX)]
    buried: Annotated[i64, at_least(0)] = 0  # cards under the packet that holds Ruines (STW-215)
    deck: Annotated[vec[i64], COUNT, SHARED, at_least(0)]  # Steam Column cards and Ruines, last = top
    archons: Annotated[vec[i64], COUNT, SHARED, "archon"]
    counters: Annotated[vec[i64], SHARED, size("scenario.counted")]  # what the scenario's hooks count

    # -- players' rows

    def clan(self, seat: i64) -> i64:
        return self.players[seat * Player.WIDTH + Player.clan]

    def seat_of(self, clan: i64) -> i64:
        """The seat that plays a clan, or NOBODY."""
        seat: i64
        for seat in range(self.seats):
            if self.players[seat * Player.WIDTH + Player.clan] == clan:
                return seat
        return NOBODY

    def alive(self, seat: i64) -> bool:
        return self.players[seat * Player.WIDTH + Player.out] == 0

    # -- zones

    def units(self, zone: i64, seat: i64) -> i64:
        """Units of one clan in a zone, raiders included."""
        at = zone * Zone.WIDTH
        n: i64 = 0
        if self.areas[at + Zone.holder] == seat:
            n = self.areas[at + Zone.base] + self.areas[at + Zone.elite]
        if self.raider == seat:
            n += self.areas[at + Zone.raid_base] + self.areas[at + Zone.raid_elite]
        return n

    def raided(self, zone: i64) -> bool:
        """Whether a combat waits here."""
        at = zone * Zone.WIDTH
        return self.areas[at + Zone.raid_base] + self.areas[at + Zone.raid_elite] > 0

    def has(self, zone: i64, structure: i64) -> bool:
        at = zone * Zone.WIDTH
        return self.areas[at + Zone.first] == structure or self.areas[at + Zone.second] == structure

    def count_of(self, zone: i64, structure: i64) -> i64:
        at = zone * Zone.WIDTH
        n: i64 = 0
        if self.areas[at + Zone.first] == structure:
            n += 1
        if self.areas[at + Zone.second] == structure:
            n += 1
        return n

    def structures(self, zone: i64) -> i64:
        at = zone * Zone.WIDTH
        return (1 if self.areas[at + Zone.first] != NONE else 0) + (1 if self.areas[at + Zone.second] != NONE else 0)

    def beacon_here(self, zone: i64) -> i64:
        """The seat of the first beacon here, or NOBODY."""
        at = zone * Zone.WIDTH
        if self.areas[at + Zone.first] >= BEACON:
            return self.areas[at + Zone.first] - BEACON
        if self.areas[at + Zone.second] >= BEACON:
            return self.areas[at + Zone.second] - BEACON
        return NOBODY

    def contracts(self, sea: i64, seat: i64) -> i64:
        return self.seas[sea * MAX_SEATS + seat]

    # -- counters

    def counter(self, name: str, of: i64 = 0) -> i64:
        """A counter that the scenario declares: of the table, of a seat or of a zone."""
        return self.counters[self.scenario.counters[name] + of]

    def tally(self, name: str, of: i64, n: i64) -> None:
        counters = self.counters[:]
        counters[self.scenario.counters[name] + of] += n
        self.counters = counters
