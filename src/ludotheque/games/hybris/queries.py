"""Derived values of Hybris: pure, computed when they are needed."""

from typing import Final

from librt.vecs import append, vec
from mypy_extensions import i64

from ludotheque.core.vecs import find
from ludotheque.games.hybris import effects, names, state
from ludotheque.games.hybris.state import Hybris, Player
from ludotheque.kit.effects import program

EDGES: Final = 4
LAST_AGE: Final = 6
TOKENS: Final = 15  # Olympian tokens of each player
STORAGE: Final = 2
OVERFLOW: Final = 9
DESTRUCTION: Final = 14


def stated(s: Hybris, modifier: i64, default: i64) -> i64:
    """What the Scenario and the Variants in play state, or the default."""
    value = default
    if s.scenario >= 0:
        value = s.content.stated(names.FIRST_SCENARIO + s.scenario, modifier, value)
    variant: i64
    for variant in range(names.VARIANTS):
        if s.variants >> variant & 1 == 1:
            value = s.content.stated(names.FIRST_VARIANT + variant, modifier, value)
    return value


def ages(s: Hybris) -> i64:
    """HYB-002  Six Ages, unless a Scenario says otherwise."""
    return stated(s, effects.AGES, LAST_AGE)


def source_of(element: i64) -> i64:
    """Where the VP come from that an element gives."""
    if element < names.FIRST_TILE:
        return names.FROM_PILLARS
    if element < names.FIRST_CITY:
        return names.FROM_TECHNOLOGIES
    if element < names.FIRST_GOODNESS:
        return names.FROM_LOCATIONS
    if element < names.FIRST_SPARK:
        return names.FROM_DEPLOYMENTS
    if element < names.FIRST_CONFLICT:
        return names.FROM_UPGRADES
    if element < names.FIRST_QUEST:
        return names.FROM_COMBATS
    return names.FROM_QUESTS if element < names.FIRST_PREMONITION else names.FROM_PREMONITIONS


def primordial_of_age(s: Hybris) -> i64:
    """HYB-157  Which face-down Primordial comes next: alpha in Ages 1 and 2, beta in 3 and 4, gamma in 5 and 6."""
    return (s.age - 1) // 2


def lower_pillar(s: Hybris, seat: i64) -> i64:
    """HYB-069, HYB-Q109  The number by which a player takes turns, or NOBODY."""
    first = s.get(seat, Player.pillar)
    second = s.get(seat, Player.second)
    return second if second != state.NOBODY and second < first else first


def pillars_of(s: Hybris, seat: i64) -> vec[i64]:
    """HYB-300  The Pillars of a player by their numbers: one, two in a Duel."""
    out = vec[i64](capacity=2)
    lower = lower_pillar(s, seat)
    for pillar in (lower, s.get(seat, Player.pillar), s.get(seat, Player.second)):
        if pillar != state.NOBODY and (len(out) == 0 or pillar != lower):
            out = append(out, pillar)
    return out


def shows_top(s: Hybris, seat: i64, pillar: i64) -> bool:
    """HYB-284  Whether the top half of a Pillar is visible."""
    return s.get(seat, Player.covered) != pillar or s.content.posture_tops[s.get(seat, Player.posture)] == 2


def shows_bottom(s: Hybris, seat: i64, pillar: i64) -> bool:
    """HYB-285  Whether the bottom half of a Pillar is visible."""
    return s.get(seat, Player.covered) != pillar or s.content.posture_bottoms[s.get(seat, Player.posture)] == 2


def tokens_left(s: Hybris, seat: i64) -> i64:
    """HYB-Q04  Olympian tokens that can still be placed: those not on slots and not marking tiles, Chants or cards."""
    left: i64 = TOKENS
    for laid in s.laid:
        if laid != state.NOBODY and laid // 2 == seat:
            left -= 1
    tile: i64
    for tile in range(names.TILES):
        place = s.tile_at[tile]
        if s.tile_of[tile] == seat and (state.WORKSHOP <= place < state.STORED or place >= state.CASE):
            left -= 1
    for owner in s.chanted:
        if owner == seat:
            left -= 1
    i: i64
    for i in range(0, len(s.beside_oracle), 2):
        if s.beside_oracle[i] == seat:
            left -= 1
    return max(0, left)


def place_of(spot: i64) -> i64:
    """The place of a spot where Olympian tokens may lie."""
    return state.SLOT + spot if spot < names.BOARD_SLOTS else state.CITY + spot - names.BOARD_SLOTS


def spot_of(place: i64) -> i64:
    """The spot of a place, or NOBODY: none lies on an illustration."""
    if place >= state.CITY:
        return place - state.CITY + names.BOARD_SLOTS
    return place - state.SLOT if place < state.ART else state.NOBODY


def barred(s: Hybris, place: i64) -> bool:
    """HYB-287, HYB-Q111, HYB-Q116, HYB-Q140  Whether a Forbidden token keeps everybody away from a slot."""
    spot = spot_of(place)
    return spot != state.NOBODY and s.laid[spot] != state.NOBODY and s.laid[spot] % 2 == state.FORBIDDEN


def adjacent(a: i64, b: i64) -> bool:
    """HYB-292, HYB-Q118  The same Location, the Mortal World, or neighbours in the ring of the six boards."""
    if a == b or a == names.MORTAL_WORLD or b == names.MORTAL_WORLD:
        return True
    apart = (a - b) % names.BOARDS
    return apart == 1 or apart == names.BOARDS - 1


def has(s: Hybris, seat: i64, element: i64) -> bool:
    """HYB-215, HYB-132  Whether a player has the powers of a tile deployed, an Upgrade tile unlocked or an ally."""
    if element < names.FIRST_CITY:
        tile = element - names.FIRST_TILE
        return s.tile_of[tile] == seat and s.tile_at[tile] >= state.CASE
    if element < names.FIRST_CONFLICT:
        upgrade = element - names.FIRST_UPGRADE - s.olympian(seat) * names.UPGRADES
        return 0 <= upgrade < names.UPGRADES and s.unlocked(seat, upgrade)
    return s.allies[element - names.FIRST_ALLY_ELEMENT] == seat


def in_play(s: Hybris, seat: i64, elements: vec[i64]) -> vec[i64]:
    """Those of some elements whose powers a player has."""
    out = vec[i64]()
    for element in elements:
        if has(s, seat, element):
            out = append(out, element)
    return out


def total(s: Hybris, seat: i64, modifier: i64) -> i64:
    """HYB-219  The sum of a modifier over what a player has in play; those with a test are read elsewhere."""
    sum_: i64 = 0
    for element in s.content.with_modifier[modifier]:
        if has(s, seat, element):
            sum_ += s.content.book.sum(element, modifier)
    return sum_


def bears(s: Hybris, seat: i64, modifier: i64, hero: i64) -> i64:
    """The element in play that grants a modifier to a Hero by name, or NOBODY."""
    entries = s.content.book.entries
    for element in s.content.with_modifier[modifier]:
        entry = s.content.says(element, modifier)
        if entries[entry * program.ENTRY_WIDTH + program.ENTRY_A] == hero and has(s, seat, element):
            return element
    return state.NOBODY


def unlocked(s: Hybris, seat: i64) -> i64:
    """How many Upgrade tiles a player has unlocked."""
    n: i64 = 0
    upgrade: i64
    for upgrade in range(names.UPGRADES):
        if s.unlocked(seat, upgrade):
            n += 1
    return n


def temples_of(s: Hybris, seat: i64) -> i64:
    n: i64 = 0
    for mask in s.temples:
        n += mask >> seat & 1
    return n


def has_temple(s: Hybris, seat: i64, city: i64) -> bool:
    """HYB-131  Whoever has one there has more of some actions in that City."""
    return s.temples[city] >> seat & 1 == 1


def cities_of(s: Hybris, seat: i64) -> i64:
    """In how many Cities a player has a tile."""
    mask: i64 = 0
    tile: i64
    for tile in range(names.TILES):
        if s.tile_of[tile] == seat and s.tile_at[tile] >= state.CASE:
            mask |= 1 << s.content.case_city[s.tile_at[tile] - state.CASE]
    n: i64 = 0
    while mask != 0:
        n += mask & 1
        mask >>= 1
    return n


def connected(s: Hybris, tile: i64) -> vec[i64]:
    """HYB-211, HYB-212, HYB-Q103  The other tiles connected to one, each once."""
    out = vec[i64](capacity=4)
    case = s.tile_at[tile] - state.CASE
    if case < 0:
        return out
    edge: i64
    for edge in range(EDGES):
        facing = s.content.facing[case * EDGES + edge]
        if facing < 0 or s.content.tile_edges[tile] >> edge & 1 == 0:
            continue
        other = s.tile_on(state.CASE + facing)
        if other == state.NOBODY or find(out, other) >= 0:
            continue
        if s.content.tile_edges[other] >> (edge + 2) % EDGES & 1 == 1:
            out = append(out, other)
    return out


def stored(s: Hybris, seat: i64) -> vec[i64]:
    out = vec[i64](capacity=3)
    tile_at = s.tile_at
    tile: i64
    for tile in range(names.TILES):
        if tile_at[tile] == state.STORED and s.tile_of[tile] == seat:
            out = append(out, tile)
    return out


def heroes_below(s: Hybris, seat: i64) -> i64:
    n: i64 = 0
    hero: i64
    for hero in range(names.HEROES):
        if s.place(seat, hero) == state.BELOW:
            n += 1
    return n


def kind_of(character: i64) -> i64:
    """HYB-078  What a character is."""
    if character == state.FIGURE:
        return names.AN_OLYMPIAN
    return names.A_PROPHET if character >= state.PROPHET else names.A_HERO


def symbols_beside_oracle(s: Hybris) -> i64:
    """HYB-316  All Element symbols on the cards beside the Oracle."""
    n: i64 = 0
    i: i64
    element: i64
    for i in range(1, len(s.beside_oracle), 2):
        for element in range(4):
            n += s.content.shows(s.beside_oracle[i], element)
    return n


def location_of(place: i64) -> i64:
    """The Location of a place where characters stand, or NOBODY."""
    if place >= state.CITY and place < state.BELOW:
        return names.MORTAL_WORLD
    if place >= state.ART and place < state.CITY:
        return place - state.ART
    if place >= state.SLOT and place < state.ART:
        return (place - state.SLOT) // names.SLOTS
    return state.NOBODY


def in_factory(s: Hybris, seat: i64) -> i64:
    """How many tiles of a player are in the Factory."""
    n: i64 = 0
    tile: i64
    for tile in range(names.TILES):
        if s.tile_of[tile] == seat and state.FACTORY <= s.tile_at[tile] < state.STORED:
            n += 1
    return n


def allies_of(s: Hybris, seat: i64) -> i64:
    """Colosseum Heroes allied to a player, lying in the Underworld or not."""
    n: i64 = 0
    for owner in s.allies:
        if owner == seat:
            n += 1
    return n


def affine(s: Hybris, tile: i64) -> bool:
    """HYB-208  Whether a deployed tile has the type of its City's Affinity."""
    if tile == state.NOBODY or s.tile_at[tile] < state.CASE:
        return False
    return s.content.affinity[s.content.case_city[s.tile_at[tile] - state.CASE]] == s.content.tile_type[tile]


def majority(s: Hybris, city: i64) -> i64:
    """Who has strictly most tiles in a City, or NOBODY."""
    best = state.NOBODY
    most: i64 = 0
    seat: i64
    tile: i64
    for seat in range(s.seats):
        n: i64 = 0
        for tile in range(names.TILES):
            if s.tile_of[tile] == seat and s.tile_at[tile] >= state.CASE:
                if s.content.case_city[s.tile_at[tile] - state.CASE] == city:
                    n += 1
        if n > most:
            best = seat
            most = n
        elif n == most:
            best = state.NOBODY
    return best
