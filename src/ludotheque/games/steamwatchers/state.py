"""Steamwatchers' position: a few rows of plain integers, and the small operations every chapter shares.

Units of one type and clan in one zone are interchangeable, so a zone counts them. Outside a pending combat a zone
holds units of one clan at most (STW-Q46): its holder's. The units that the active player has moved into a zone where
a combat waits stand apart, as raiders, until it is fought.
"""

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from ludotheque.core.state import mix_vec
from ludotheque.core.vecs import filled, zeros
from ludotheque.games.steamwatchers.content import Content, Scenario
from ludotheque.kit.play.rows import AreaRows

NOBODY: Final[i64] = -1
CRAMES: Final = 5  # the neutral clan of « Le Pillage des Cramés » holds zones under this number (STW-208)
MAX_SEATS: Final = 5

UNIT_IDS: Final = ("base", "elite")

# Columns of a zone's row; zones are the areas.
HOLDER: Final = 0  # whose units stand here; NOBODY without units
BASE: Final = 1
ELITE: Final = 2
RAID_BASE: Final = 3  # units of the raider, waiting for the combat here
RAID_ELITE: Final = 4
FIRST: Final = 5  # the two structures (STW-008), NONE last
SECOND: Final = 6
FLOORS: Final = 7  # of the one column a zone can have (STW-011)
CUBE: Final = 8  # a morale cube
ORDER: Final = 9
ORDERED_BY: Final = 10
TARGET: Final = 11  # a Target Zone token
BARREL: Final = 12  # a contraband barrel of the Cramés (STW-205)
ZONE_WIDTH: Final = 13

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

# Columns of a player's row.
CLAN: Final = 0
HEALTHY: Final = 1  # barrels in the stock
CONTRABAND: Final = 2
SPARE_HEALTHY: Final = 3  # barrels in the surplus area
SPARE_CONTRABAND: Final = 4
BLOCKED: Final = 5  # Quarantine tokens on healthy slots
CAPPED: Final = 6  # Quarantine tokens on the Supply track
SUPPLY: Final = 7
INCUBATION: Final = 8
GEO: Final = 9
RESERVE_BASE: Final = 10
RESERVE_ELITE: Final = 11
BEACONS: Final = 12  # in reserve, like the next two
CONTRACTS: Final = 13
TOXICS: Final = 14
EXILED: Final = 15  # units on the Death & Exile board
TROPHIES: Final = 16  # enemy figures on this clan board (STW-199)
DEPLOYMENT: Final = 17  # number of the Deployment card, 0 before it is chosen
TITLE: Final = 18  # position on the Conclave track, 0: none
RESERVED: Final = 19  # position on the Reservation track, 0: none
PASSED: Final = 20
OUT: Final = 21  # eliminated
DELAYED: Final = 22  # Alliance has used its delay this turn (STW-242)
MET: Final = 23  # the rendezvous has been revealed (STW-230)
TAKEN: Final = 24  # figures that others keep as trophies
SLOT: Final = 25  # six columns: what lies on each action slot
SLOTS: Final = 6
WIDTH: Final = 31

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


class Steam(AreaRows):
    """Everything on and around the table. Who sees which field is declared in sight.py."""

    def __init__(self, seats: i64, content: Content) -> None:
        super().__init__(seats, WIDTH, ZONE_WIDTH)
        self.content: Content = content
        self.scenario: Scenario = content.scenario
        self.turn: i64 = 0  # STW-033
        self.phase: i64 = SETUP
        self.chooser: i64 = NOBODY  # the seat that chose its clan first (STW-042)
        self.raider: i64 = NOBODY  # the active player of a Movement token
        self.active: i64 = NOBODY  # the zone of the token being activated (STW-077)
        self.fighting: i64 = NOBODY  # the zone of the combat being resolved (STW-Q40)
        self.legate: i64 = NOBODY  # the sea where the Legate token lies
        self.accomplice: i64 = NOBODY  # the sea of the Accomplice token (STW-237)
        self.primus: i64 = ON_CONCLAVE  # position of the Reservation track that the Primus token holds
        self.farms: i64 = 0  # in the general reserve, like the turrets; destroyed ones are in the box
        self.turrets: i64 = 0
        self.in_force: i64 = NOBODY  # the Archon card in force
        self.named_sea: i64 = NOBODY  # the sea the Archon named with it
        self.enacted_by: i64 = NOBODY  # who played it
        self.enacted_in: i64 = 0  # and in which turn
        self.top: i64 = NOBODY  # top of the Steam Column discard
        self.bearer: i64 = NOBODY  # who holds the scenario card
        self.ending: i64 = RUNNING
        self.winner: i64 = NOBODY
        self.seas: vec[i64] = vec[i64]()  # [sea * MAX_SEATS + seat] contracts
        self.cards: vec[i64] = vec[i64]()  # where each Steam Column card is, then Ruines, then each Archon card
        self.buried: i64 = 0  # cards under the packet that holds Ruines (STW-215)
        self.deck: vec[i64] = vec[i64]()  # Steam Column cards, last = top; clones share it: slice before changing
        self.archons: vec[i64] = vec[i64]()  # likewise
        self.counters: vec[i64] = vec[i64]()  # what the scenario's hooks count; likewise

    # -- players' rows

    def clan(self, seat: i64) -> i64:
        return self.players[seat * WIDTH + CLAN]

    def seat_of(self, clan: i64) -> i64:
        """The seat that plays a clan, or NOBODY."""
        seat: i64
        for seat in range(self.seats):
            if self.players[seat * WIDTH + CLAN] == clan:
                return seat
        return NOBODY

    def alive(self, seat: i64) -> bool:
        return self.players[seat * WIDTH + OUT] == 0

    # -- zones

    def units(self, zone: i64, seat: i64) -> i64:
        """Units of one clan in a zone, raiders included."""
        at = zone * ZONE_WIDTH
        n: i64 = 0
        if self.areas[at + HOLDER] == seat:
            n = self.areas[at + BASE] + self.areas[at + ELITE]
        if self.raider == seat:
            n += self.areas[at + RAID_BASE] + self.areas[at + RAID_ELITE]
        return n

    def raided(self, zone: i64) -> bool:
        """Whether a combat waits here."""
        at = zone * ZONE_WIDTH
        return self.areas[at + RAID_BASE] + self.areas[at + RAID_ELITE] > 0

    def has(self, zone: i64, structure: i64) -> bool:
        at = zone * ZONE_WIDTH
        return self.areas[at + FIRST] == structure or self.areas[at + SECOND] == structure

    def count_of(self, zone: i64, structure: i64) -> i64:
        at = zone * ZONE_WIDTH
        n: i64 = 0
        if self.areas[at + FIRST] == structure:
            n += 1
        if self.areas[at + SECOND] == structure:
            n += 1
        return n

    def structures(self, zone: i64) -> i64:
        at = zone * ZONE_WIDTH
        return (1 if self.areas[at + FIRST] != NONE else 0) + (1 if self.areas[at + SECOND] != NONE else 0)

    def beacon_here(self, zone: i64) -> i64:
        """The seat of the first beacon here, or NOBODY."""
        at = zone * ZONE_WIDTH
        if self.areas[at + FIRST] >= BEACON:
            return self.areas[at + FIRST] - BEACON
        if self.areas[at + SECOND] >= BEACON:
            return self.areas[at + SECOND] - BEACON
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

    # -- copies

    def clone(self) -> "Steam":
        other = Steam(self.seats, self.content)
        self.copy_base(other)
        self.copy_board(other)
        return other

    def copy_board(self, other: "Steam") -> None:
        """Give a fresh copy what this class holds."""
        other.turn = self.turn
        other.phase = self.phase
        other.chooser = self.chooser
        other.raider = self.raider
        other.active = self.active
        other.fighting = self.fighting
        other.legate = self.legate
        other.accomplice = self.accomplice
        other.primus = self.primus
        other.farms = self.farms
        other.turrets = self.turrets
        other.in_force = self.in_force
        other.named_sea = self.named_sea
        other.enacted_by = self.enacted_by
        other.enacted_in = self.enacted_in
        other.top = self.top
        other.bearer = self.bearer
        other.ending = self.ending
        other.winner = self.winner
        other.players = self.players[:]
        other.areas = self.areas[:]
        other.seas = self.seas[:]
        other.cards = self.cards[:]
        other.buried = self.buried
        other.deck = self.deck
        other.archons = self.archons
        other.counters = self.counters

    def mixed(self, h: i64) -> i64:
        for part in (self.areas, self.players, self.seas, self.cards, self.deck, self.archons, self.counters):
            h = mix_vec(h, part)
        h = mix_vec(h, vec[i64]([self.turn, self.phase, self.chooser, self.raider, self.active, self.fighting]))
        h = mix_vec(h, vec[i64]([self.legate, self.accomplice, self.primus, self.farms, self.turrets, self.buried]))
        h = mix_vec(h, vec[i64]([self.in_force, self.named_sea, self.enacted_by, self.enacted_in]))
        return mix_vec(h, vec[i64]([self.top, self.bearer, self.ending, self.winner]))


def open_board(s: Steam) -> None:
    """An empty map, empty rows, every card still in the box."""
    s.areas = zeros(s.content.zones * ZONE_WIDTH)
    zone: i64
    for zone in range(s.content.zones):
        s.set_on(zone, HOLDER, NOBODY)
        s.set_on(zone, ORDERED_BY, NOBODY)
    s.players = zeros(s.seats * WIDTH)
    seat: i64
    for seat in range(s.seats):
        s.put(seat, CLAN, NOBODY)
    s.seas = zeros(s.content.seas * MAX_SEATS)
    s.cards = filled(s.content.zones + 1 + len(s.content.archon_ids), IN_BOX)
    s.deck = vec[i64]()
    s.archons = vec[i64]()
    s.counters = zeros(s.scenario.counted)
