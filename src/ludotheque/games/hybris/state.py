"""A position of Hybris: plain numbers, and what is read straight off them."""

from typing import Final

from librt.vecs import append, vec
from mypy_extensions import i64

from ludotheque.core.state import State, mix_vec
from ludotheque.core.vecs import filled, find, zeros
from ludotheque.games.hybris import names
from ludotheque.games.hybris.content import Content

NOBODY: Final[i64] = -1

# Columns of a player. The first seven are the numbers of names.RESOURCE_IDS; GREATNESS holds the space of the marker.
OLYMPIAN: Final = 7
SPARKS: Final = 8  # cubes on the Spark track
UPGRADED: Final = 9  # 1 once the Upgraded card has been taken
PASSED: Final = 10
PILLAR: Final = 11  # its place from 0, or NOBODY
RESOLVED: Final = 12  # 1 once the Pillar lies face down
BONUS: Final = 13  # Bonus Location tokens in the reserve
BOLD: Final = 14  # Force added to all Combats of this Age
RAZED: Final = 15  # Temples removed from the game
SECOND: Final = 16  # Duel: the second Pillar, or NOBODY
POSTURE: Final = 17  # Duel: HUMBLE or PROUD, or NOBODY
COVERED: Final = 18  # Duel: the Pillar of which one half is covered, or NOBODY
TRACKS: Final = 19
KEPT: Final = 19  # Location tokens in the reserve, by Location; then used ones, and those not available
USED: Final = 26
UNAVAILABLE: Final = 33
FREED: Final = 40  # elements removed from each Upgrade tile
PLACE: Final = 46  # where each character is, how it stands, the token under it
STANCE: Final = 67
UNDER: Final = 88
WIDTH: Final = 109

HUMBLE: Final = 0
PROUD: Final = 1
POSTURE_IDS = ("humble", "proud")

# Duel: where Olympian tokens may lie, the 18 slots of the boards, then the Cities; and what they show.
SPOTS: Final = 23
FORBIDDEN: Final[i64] = 0
FACE_UP: Final[i64] = 1
FACE_IDS = ("forbidden", "olympian")

# Characters of a seat: the seventeen Heroes by name, three Prophets, the Olympian.
PROPHET: Final = 17
FIGURE: Final[i64] = 20  # the Olympian
CHARACTERS: Final = 21

# Where a character is.
AWAY: Final = -1  # still on a tile, or another's
RESERVE: Final = 0
SLOT: Final = 1  # 18 slots of the boards
ART: Final = 19  # 6 illustrations
CITY: Final = 25  # 5 Cities
BELOW: Final = 30  # defeated, in the upper part of the Underworld

# What else is known of a character, as bits.
ACTED: Final = 1  # activated or used this Age
FRESH: Final = 2  # freed or won this Age (HYB-129, HYB-183)
LYING: Final = 4  # wounded (HYB-273)

# Location tokens: seven Locations, then the Bonus token.
BONUS_KIND: Final = 7
NO_TOKEN: Final = -1

# Where a tile is, from the first to the last (HYB-135).
ON_OLYMPUS: Final = 0
WORKSHOP: Final = 1  # A, B, C
FACTORY: Final = 4  # 1, 2, 3
STORED: Final = 7
GONE: Final = 8
CASE: Final = 9

# What happened in the turn in progress, for Premonitions.
SENT: Final = 0  # the character, or NOBODY
SENT_TO: Final = 1  # Location
SENT_CITY: Final = 2
DID: Final = 3  # the action of the activation
CONVERTED: Final = 4
PUSHED: Final = 5
CHANTED: Final = 6
EPIC_ENDED: Final = 7
BEAT_PLAYER: Final = 8
BEAT_QUEST: Final = 9
BEAT_HERO: Final = 10
MADE: Final = 11  # the tile manufactured
DEPLOYED: Final = 12  # the tile deployed
BEATEN: Final = 13  # 1 when the acting character was defeated
FACTS: Final = 14

QUEST_ZONES: Final = 3
MOST_CHANTS: Final = 4
PILES: Final = 3  # alpha, beta, gamma

# Phases.
SETUP: Final = 0
PILLARS: Final = 1
PLANNING: Final = 2
ACTION: Final = 3
END_OF_AGE: Final = 4
PHASE_IDS = ("setup", "pillars", "planning", "action", "end_of_age")

# How the game ended.
RUNNING: Final = 0
LAST_AGE: Final = 1
ALL_UPGRADES: Final = 2
ALL_CITIES: Final = 3
ENDING_IDS = ("running", "last-age", "all-upgrades", "all-cities")


NO_PILES: Final[list[vec[i64]]] = []


class Hybris(State):
    def __init__(self, seats: i64, content: Content, scenario: i64 = NOBODY, variants: i64 = 0, duel: i64 = 0) -> None:
        super().__init__(seats)
        self.content: Content = content
        self.scenario: i64 = scenario  # NOBODY: none
        self.variants: i64 = variants  # bits
        self.duel: i64 = duel  # 1 in a Duel
        self.age: i64 = 1
        self.phase: i64 = SETUP
        self.active: i64 = NOBODY  # whose turn it is
        self.well: i64 = 0
        self.winner: i64 = NOBODY
        self.ending: i64 = RUNNING
        none = vec[i64]()
        self.players: vec[i64] = none
        self.temples: vec[i64] = none  # bit mask of seats
        self.tile_at: vec[i64] = none
        self.tile_of: vec[i64] = none
        self.pillar_prayers: vec[i64] = none
        self.allies: vec[i64] = none  # whose each Colosseum Hero is
        self.quests: vec[i64] = none  # from left to right
        self.chanted: vec[i64] = none  # whose token lies on each Chant
        self.veiled: vec[i64] = none  # Primordials face down
        self.seen_by: vec[i64] = none  # bit mask of seats that have looked
        self.laid: vec[i64] = none  # Duel: seat * 2 + face of the token on each spot
        self.facts: vec[i64] = none
        self.combat: vec[i64] = none  # who fights whom (phases/combat.py)
        # Clones share all that follows: slice a pile before changing it.
        self.hands: list[vec[i64]] = NO_PILES  # kinds of Conflict cards
        self.decks: list[vec[i64]] = NO_PILES  # the last card is the top one
        self.discards: list[vec[i64]] = NO_PILES
        self.zones: list[vec[i64]] = NO_PILES  # cards face up in a Combat
        self.visions: list[vec[i64]] = NO_PILES  # Premonitions held
        self.arena: vec[i64] = none  # the Colosseum deck
        self.arena_discard: vec[i64] = none
        self.drawn: vec[i64] = none  # cards of the enemy
        self.beside_oracle: vec[i64] = none  # seat and kind in turn
        self.vision_deck: vec[i64] = none
        self.vision_discard: vec[i64] = none
        self.quest_deck: vec[i64] = none
        self.chained: vec[i64] = none  # Primordials in the Underworld, the last on top
        self.spent: vec[i64] = none  # elements whose use of this Age is over

    def open_box(self) -> None:
        """Every piece where it is before the set-up; a copy has no need of it."""
        seats = self.seats
        self.players = zeros(seats * WIDTH)
        self.temples = zeros(names.CITIES)
        self.tile_at = zeros(names.TILES)
        self.tile_of = filled(names.TILES, NOBODY)
        self.pillar_prayers = zeros(names.PILLARS)
        self.allies = filled(names.ALLIES, NOBODY)
        self.quests = filled(QUEST_ZONES, NOBODY)
        self.chanted = filled(QUEST_ZONES * MOST_CHANTS, NOBODY)
        self.veiled = filled(PILES, NOBODY)
        self.seen_by = zeros(PILES)
        self.laid = filled(SPOTS, NOBODY)
        self.facts = no_facts()
        self.hands = piles(seats)
        self.decks = piles(seats)
        self.discards = piles(seats)
        self.zones = piles(seats)
        self.visions = piles(seats)
        seat: i64
        character: i64
        for seat in range(seats):
            for column in (OLYMPIAN, PILLAR, SECOND, POSTURE, COVERED):
                self.set(seat, column, NOBODY)
            for character in range(CHARACTERS):
                self.put(seat, character, AWAY)
                self.set_token(seat, character, NO_TOKEN)

    # -- players

    def get(self, seat: i64, column: i64) -> i64:
        return self.players[seat * WIDTH + column]

    def set(self, seat: i64, column: i64, value: i64) -> None:
        self.players[seat * WIDTH + column] = value

    def add(self, seat: i64, column: i64, n: i64) -> None:
        self.players[seat * WIDTH + column] += n

    def olympian(self, seat: i64) -> i64:
        return self.get(seat, OLYMPIAN)

    def seat_of(self, olympian: i64) -> i64:
        """Who plays an Olympian, or NOBODY."""
        seat: i64
        for seat in range(self.seats):
            if self.olympian(seat) == olympian:
                return seat
        return NOBODY

    def by_greatness(self) -> vec[i64]:
        """HYB-Q25  The seats from space 1 to space 4."""
        order = vec[i64](capacity=self.seats)
        space: i64
        seat: i64
        for space in range(1, 5):
            for seat in range(self.seats):
                if self.get(seat, names.GREATNESS) == space:
                    order = append(order, seat)
        return order

    # -- characters

    def place(self, seat: i64, character: i64) -> i64:
        return self.players[seat * WIDTH + PLACE + character]

    def put(self, seat: i64, character: i64, place: i64) -> None:
        self.players[seat * WIDTH + PLACE + character] = place

    def is_(self, seat: i64, character: i64, bit: i64) -> bool:
        return self.players[seat * WIDTH + STANCE + character] & bit != 0

    def mark(self, seat: i64, character: i64, bit: i64) -> None:
        self.players[seat * WIDTH + STANCE + character] |= bit

    def unmark(self, seat: i64, character: i64, bit: i64) -> None:
        self.players[seat * WIDTH + STANCE + character] &= ~bit

    def token(self, seat: i64, character: i64) -> i64:
        return self.players[seat * WIDTH + UNDER + character]

    def set_token(self, seat: i64, character: i64, token: i64) -> None:
        self.players[seat * WIDTH + UNDER + character] = token

    def occupant(self, place: i64) -> i64:
        """Who stands first on a slot or in a City: seat * CHARACTERS + character, or NOBODY."""
        seat: i64
        character: i64
        for seat in range(self.seats):
            first = seat * WIDTH + PLACE
            for character in range(CHARACTERS):
                if self.players[first + character] == place:
                    return seat * CHARACTERS + character
        return NOBODY

    def taken(self) -> i64:
        """The places where somebody stands, as bits."""
        mask: i64 = 0
        seat: i64
        i: i64
        for seat in range(self.seats):
            first = seat * WIDTH + PLACE
            for i in range(first, first + CHARACTERS):
                place = self.players[i]
                if place > RESERVE:
                    mask |= 1 << place
        return mask

    # -- upgrades and tiles

    def elements_of(self, seat: i64, upgrade: i64) -> i64:
        """How many elements an Upgrade tile bore at first."""
        first = (self.olympian(seat) * names.UPGRADES + upgrade) * 4
        n: i64 = 0
        while n < 4 and self.content.upgrade_elements[first + n] >= 0:
            n += 1
        return n

    def leftmost(self, seat: i64, upgrade: i64) -> i64:
        """HYB-126  The element that can be removed from a tile, or NOBODY when it is unlocked."""
        gone = self.get(seat, FREED + upgrade)
        if gone >= 4:
            return NOBODY
        return self.content.upgrade_elements[(self.olympian(seat) * names.UPGRADES + upgrade) * 4 + gone]

    def unlocked(self, seat: i64, upgrade: i64) -> bool:
        return self.leftmost(seat, upgrade) == NOBODY

    def tile_on(self, place: i64) -> i64:
        """The tile of a Workshop or Factory space or a case, or NOBODY."""
        return find(self.tile_at, place)

    # -- what procedures start without knowing each other; the game as tables play it says how (play.py)

    def start(self, seat: i64, element: i64, section: i64) -> None:
        """Carry out what an element says in a section, if it says anything there."""
        raise NotImplementedError

    def act(self, seat: i64, action: i64) -> None:
        """HYB-Q126  An action that an effect gives: without character and slot, if it is possible."""
        raise NotImplementedError

    def grants(self, action: i64) -> bool:
        """Whether an action that an effect gives could be carried out."""
        raise NotImplementedError

    def face(self, seat: i64, primordial: i64) -> None:
        """HYB-Q56  A Combat against a Primordial."""
        raise NotImplementedError

    def happens(self, event: i64, seat: i64, city: i64) -> None:
        """Something that powers react to was done by a seat, in a City where it matters which."""
        raise NotImplementedError

    # -- the state as a whole

    def copy_board(self, other: "Hybris") -> None:
        other.age = self.age
        other.phase = self.phase
        other.active = self.active
        other.well = self.well
        other.winner = self.winner
        other.ending = self.ending
        other.players = self.players[:]
        other.temples = self.temples[:]
        other.tile_at = self.tile_at[:]
        other.tile_of = self.tile_of[:]
        other.pillar_prayers = self.pillar_prayers[:]
        other.allies = self.allies[:]
        other.quests = self.quests[:]
        other.chanted = self.chanted[:]
        other.veiled = self.veiled[:]
        other.seen_by = self.seen_by[:]
        other.laid = self.laid[:]
        other.facts = self.facts[:]
        other.combat = self.combat[:]
        other.hands = self.hands.copy()
        other.decks = self.decks.copy()
        other.discards = self.discards.copy()
        other.zones = self.zones.copy()
        other.visions = self.visions.copy()
        other.arena = self.arena
        other.arena_discard = self.arena_discard
        other.drawn = self.drawn
        other.beside_oracle = self.beside_oracle
        other.vision_deck = self.vision_deck
        other.vision_discard = self.vision_discard
        other.quest_deck = self.quest_deck
        other.chained = self.chained
        other.spent = self.spent

    def mixed(self, h: i64) -> i64:
        h = mix_vec(h, vec[i64]([self.age, self.phase, self.active, self.well, self.winner, self.ending]))
        for part in (self.players, self.temples, self.tile_at, self.tile_of, self.pillar_prayers, self.allies):
            h = mix_vec(h, part)
        for cards in (self.hands, self.decks, self.discards, self.zones, self.visions):
            for some in cards:
                h = mix_vec(h, some)
        for part in (self.arena, self.arena_discard, self.drawn, self.beside_oracle, self.vision_deck):
            h = mix_vec(h, part)
        for part in (self.vision_discard, self.quest_deck, self.quests, self.chanted, self.veiled, self.seen_by):
            h = mix_vec(h, part)
        for part in (self.chained, self.laid, self.spent, self.facts, self.combat):
            h = mix_vec(h, part)
        return h


def piles(seats: i64) -> list[vec[i64]]:
    """An empty pile for each seat."""
    out: list[vec[i64]] = []
    seat: i64
    for seat in range(seats):
        out.append(vec[i64]())
    return out


def no_facts() -> vec[i64]:
    """A turn in which nothing has happened yet."""
    facts = zeros(FACTS)
    for fact in (SENT, SENT_TO, SENT_CITY, DID, MADE, DEPLOYED):
        facts[fact] = NOBODY
    return facts
