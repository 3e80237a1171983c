"""A position of Hybris: plain numbers, and what is read straight off them."""

from typing import Annotated, Final

from librt.vecs import append, vec
from mypy_extensions import i64

from ludotheque.core.fields import COUNT, FIXED, FLAG, HIDDEN, SEAT, SEATS, SHARED, Row
from ludotheque.core.position import at_least, one, position, row, rows, size, times, within
from ludotheque.core.state import State
from ludotheque.core.vecs import find, repeated
from ludotheque.games.hybris import names
from ludotheque.games.hybris.content import Content

NOBODY: Final[i64] = -1

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


PILLAR_IDS = tuple(f"pillar_{n}" for n in range(1, 7))


@row
class Player(Row):
    """What a player has. The first seven columns are the numbers of names.RESOURCE_IDS."""

    vp: Annotated[i64, at_least(0)] = 0
    aegis: Annotated[i64, at_least(0)] = 0
    faithful: Annotated[i64, at_least(0)] = 0
    prayer: Annotated[i64, at_least(0)] = 0
    greatness: Annotated[i64, within(0, 4)] = 0  # the space of the marker
    goodness: Annotated[i64, within(0, 5)] = 0
    determination: Annotated[i64, within(0, 6)] = 0
    olympian: Annotated[i64, names.OLYMPIAN_IDS] = NOBODY
    sparks: Annotated[i64, within(0, names.SPARKS)] = 0  # cubes on the Spark track
    upgraded: Annotated[i64, FLAG] = 0  # once the Upgraded card has been taken
    passed: Annotated[i64, FLAG] = 0
    pillar: Annotated[i64, PILLAR_IDS] = NOBODY
    resolved: Annotated[i64, FLAG] = 0  # once the Pillar lies face down
    bonus: Annotated[i64, HIDDEN, at_least(0)] = 0  # Bonus Location tokens in the reserve
    bold: Annotated[i64, at_least(0)] = 0  # Force added to all Combats of this Age
    razed: Annotated[i64, within(0, 3)] = 0  # Temples removed from the game
    second: Annotated[i64, PILLAR_IDS] = NOBODY  # Duel: the second Pillar
    posture: Annotated[i64, POSTURE_IDS] = NOBODY  # Duel
    covered: Annotated[i64, PILLAR_IDS] = NOBODY  # Duel: the Pillar of which one half is covered
    # What is shown otherwise: Location tokens in the reserve, used and not available; elements removed from each
    # Upgrade tile; where each character is, how it stands, the token under it; where the VP come from.
    kept: Annotated[i64, HIDDEN, times(names.LOCATIONS), within(0, 2)] = 0
    used: Annotated[i64, HIDDEN, times(names.LOCATIONS), within(0, 2)] = 0
    unavailable: Annotated[i64, HIDDEN, times(names.LOCATIONS), within(0, 2)] = 0
    freed: Annotated[i64, HIDDEN, times(names.UPGRADES), within(0, 4)] = 0
    place: Annotated[i64, HIDDEN, times(CHARACTERS), within(AWAY, BELOW)] = AWAY
    stance: Annotated[i64, HIDDEN, times(CHARACTERS), within(0, ACTED + FRESH + LYING)] = 0
    under: Annotated[i64, HIDDEN, times(CHARACTERS), within(NO_TOKEN, BONUS_KIND)] = NO_TOKEN
    points: Annotated[i64, HIDDEN, times(names.SOURCES)] = 0  # the VP, by names.SOURCE_IDS


@row
class Facts(Row):
    """What happened in the turn in progress, for Premonitions."""

    sent: i64 = NOBODY  # the character
    sent_to: Annotated[i64, names.LOCATION_IDS] = NOBODY
    sent_city: Annotated[i64, names.CITY_IDS] = NOBODY
    did: Annotated[i64, names.ACTION_IDS] = NOBODY  # the action of the activation
    converted: Annotated[i64, at_least(0)] = 0
    pushed: Annotated[i64, at_least(0)] = 0
    chanted: Annotated[i64, at_least(0)] = 0
    epic_ended: Annotated[i64, at_least(0)] = 0
    beat_player: Annotated[i64, at_least(0)] = 0
    beat_quest: Annotated[i64, at_least(0)] = 0
    beat_hero: Annotated[i64, at_least(0)] = 0
    made: Annotated[i64, "tile"] = NOBODY
    deployed: Annotated[i64, "tile"] = NOBODY
    beaten: Annotated[i64, FLAG] = 0  # the acting character was defeated


@position
class Hybris(State):
    content: Annotated[Content, FIXED]
    scenario: Annotated[i64, FIXED] = NOBODY  # NOBODY: none
    variants: Annotated[i64, FIXED] = 0  # bits
    duel: Annotated[i64, FIXED] = 0  # 1 in a Duel
    age: Annotated[i64, within(1, 6)] = 1
    phase: Annotated[i64, PHASE_IDS] = SETUP
    active: Annotated[i64, SEAT] = NOBODY  # whose turn it is
    well: Annotated[i64, at_least(0)] = 0
    winner: Annotated[i64, SEAT] = NOBODY
    ending: Annotated[i64, ENDING_IDS] = RUNNING
    players: Annotated[vec[i64], rows(Player, "seats")]
    temples: Annotated[vec[i64], SEATS, size(names.CITIES)]
    tile_at: Annotated[vec[i64], at_least(ON_OLYMPUS), size(names.TILES)]
    tile_of: Annotated[vec[i64], HIDDEN, SEAT, size(names.TILES, NOBODY)]  # shown with the tiles
    pillar_prayers: Annotated[vec[i64], at_least(0), size(names.PILLARS)]
    allies: Annotated[vec[i64], SEAT, size(names.ALLIES, NOBODY)]  # whose each Colosseum Hero is
    quests: Annotated[vec[i64], "quest", size(QUEST_ZONES, NOBODY)]  # from left to right
    chanted: Annotated[vec[i64], HIDDEN, SEAT, size(QUEST_ZONES * MOST_CHANTS, NOBODY)]  # shown with the Quests
    veiled: Annotated[vec[i64], "primordial", size(PILES, NOBODY)]  # face down
    seen_by: Annotated[vec[i64], HIDDEN, SEATS, size(PILES)]  # who has looked; shown with them
    laid: Annotated[vec[i64], within(NOBODY, 3), size(SPOTS, NOBODY)]  # Duel: seat * 2 + face of each token
    facts: Annotated[vec[i64], HIDDEN, one(Facts)]
    combat: vec[i64]  # who fights whom (phases/combat.py)
    # Shown with their players.
    hands: Annotated[list[vec[i64]], HIDDEN, SHARED, "card", size("seats")]  # kinds of Conflict cards
    decks: Annotated[list[vec[i64]], HIDDEN, SHARED, "card", size("seats")]  # the last card is the top one
    discards: Annotated[list[vec[i64]], HIDDEN, SHARED, "card", size("seats")]
    zones: Annotated[list[vec[i64]], HIDDEN, SHARED, "card", size("seats")]  # cards face up in a Combat
    visions: Annotated[list[vec[i64]], HIDDEN, SHARED, "premonition", size("seats")]  # Premonitions held
    arena: Annotated[vec[i64], COUNT, SHARED, "card"]  # the Colosseum deck
    arena_discard: Annotated[vec[i64], SHARED, "card"]
    drawn: Annotated[vec[i64], SHARED, "card"]  # cards of the enemy
    beside_oracle: Annotated[vec[i64], SHARED]  # seat and kind in turn
    vision_deck: Annotated[vec[i64], COUNT, SHARED, "premonition"]
    vision_discard: Annotated[vec[i64], SHARED, "premonition"]
    quest_deck: Annotated[vec[i64], COUNT, SHARED, "quest"]
    chained: Annotated[vec[i64], SHARED, "primordial"]  # in the Underworld, the last on top
    spent: Annotated[vec[i64], SHARED, "element"]  # elements whose use of this Age is over

    # -- players

    def olympian(self, seat: i64) -> i64:
        return self.get(seat, Player.olympian)

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
        return self.players[seat * Player.WIDTH + Player.place + character]

    def stand(self, seat: i64, character: i64, place: i64) -> None:
        self.players[seat * Player.WIDTH + Player.place + character] = place

    def is_(self, seat: i64, character: i64, bit: i64) -> bool:
        return self.players[seat * Player.WIDTH + Player.stance + character] & bit != 0

    def mark(self, seat: i64, character: i64, bit: i64) -> None:
        self.players[seat * Player.WIDTH + Player.stance + character] |= bit

    def unmark(self, seat: i64, character: i64, bit: i64) -> None:
        self.players[seat * Player.WIDTH + Player.stance + character] &= ~bit

    def token(self, seat: i64, character: i64) -> i64:
        return self.players[seat * Player.WIDTH + Player.under + character]

    def set_token(self, seat: i64, character: i64, token: i64) -> None:
        self.players[seat * Player.WIDTH + Player.under + character] = token

    def occupant(self, place: i64) -> i64:
        """Who stands first on a slot or in a City: seat * CHARACTERS + character, or NOBODY."""
        seat: i64
        character: i64
        for seat in range(self.seats):
            first = seat * Player.WIDTH + Player.place
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
            first = seat * Player.WIDTH + Player.place
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
        gone = self.get(seat, Player.freed + upgrade)
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


def no_facts() -> vec[i64]:
    """A turn in which nothing has happened yet."""
    return repeated(Facts.FRESH, 1)
