"""What every chapter does to the board: pieces placed and taken, barrels gained and spent, cards drawn. Nothing here
asks anybody anything."""

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from ludotheque.games.steamwatchers import names, state
from ludotheque.games.steamwatchers.state import Player, Steam, Zone
from ludotheque.kit.play.cards import draw, lying, new_deck

HEALTHY_BARRELS: Final = 60
CONTRABAND_BARRELS: Final = 32
TOPS: Final = 15
BODIES: Final = 30
TALLEST: Final = 5
CUBES: Final = 10

STRUCTURE_IDS: Final = ("none", "farm", "turret", "toxic", "beacon_0", "beacon_1", "beacon_2", "beacon_3", "beacon_4")


def zone_id(s: Steam, zone: i64) -> str:
    return s.content.zone_ids[zone]


def clan_id(s: Steam, seat: i64) -> str:
    return names.CLAN_IDS[s.clan(seat)]


# -- steam columns


def place_floors(s: Steam, zone: i64, n: i64) -> i64:
    """STW-011, STW-012, STW-Q07  Floors one by one while the column has room and the piece needed is left: a column
    is one top and its bodies. Answers how many were placed."""
    columns: i64 = 0
    bodies: i64 = 0
    other: i64
    for other in range(s.content.zones):
        height = s.areas[other * Zone.WIDTH + Zone.floors]
        if height > 0:
            columns += 1
            bodies += height - 1
    placed: i64 = 0
    at = zone * Zone.WIDTH + Zone.floors
    while placed < n and s.areas[at] < TALLEST:
        if s.areas[at] == 0:
            if columns == TOPS:
                break
            columns += 1
        else:
            if bodies == BODIES:
                break
            bodies += 1
        s.areas[at] += 1
        placed += 1
    return placed


# -- structures


def put_structure(s: Steam, zone: i64, structure: i64) -> None:
    """A structure from wherever it was taken onto a free place of the zone (STW-008)."""
    at = zone * Zone.WIDTH
    if s.areas[at + Zone.first] == state.NONE:
        s.areas[at + Zone.first] = structure
    else:
        s.areas[at + Zone.second] = structure


def drop_structure(s: Steam, zone: i64, structure: i64) -> None:
    """STW-010  A destroyed structure goes to the box: it is in no reserve any more."""
    at = zone * Zone.WIDTH
    if s.areas[at + Zone.first] == structure:
        s.areas[at + Zone.first] = s.areas[at + Zone.second]
    s.areas[at + Zone.second] = state.NONE


def stock_of(s: Steam, seat: i64, structure: i64) -> i64:
    """How many of a structure are left where that seat would take it from (STW-004, STW-013)."""
    if structure == state.FARM:
        return s.farms
    if structure == state.TURRET:
        return s.turrets
    return s.get(seat, Player.toxics) if structure == state.TOXIC else s.get(seat, Player.beacons)


def take_structure(s: Steam, seat: i64, structure: i64) -> None:
    """Take one from its reserve."""
    if structure == state.FARM:
        s.farms -= 1
    elif structure == state.TURRET:
        s.turrets -= 1
    elif structure == state.TOXIC:
        s.add(seat, Player.toxics, -1)
    else:
        s.add(seat, Player.beacons, -1)


def beacon_of(seat: i64) -> i64:
    return state.BEACON + seat


# -- units


def station(s: Steam, seat: i64, zone: i64, base: i64, elite: i64) -> None:
    """Units of a clan, from wherever they were taken, stand in a zone as its holder's."""
    at = zone * Zone.WIDTH
    s.areas[at + Zone.holder] = seat
    s.areas[at + Zone.base] += base
    s.areas[at + Zone.elite] += elite


def withdraw(s: Steam, zone: i64, base: i64, elite: i64) -> None:
    """The holder's units leave a zone; without units it has no holder. The order token is the caller's care
    (`sweep_orders`)."""
    at = zone * Zone.WIDTH
    s.areas[at + Zone.base] -= base
    s.areas[at + Zone.elite] -= elite
    if s.areas[at + Zone.base] + s.areas[at + Zone.elite] == 0:
        s.areas[at + Zone.holder] = state.NOBODY


def recruit(s: Steam, seat: i64, zone: i64, base: i64, elite: i64) -> None:
    """Units from the clan reserve onto the board."""
    s.add(seat, Player.reserve_base, -base)
    s.add(seat, Player.reserve_elite, -elite)
    station(s, seat, zone, base, elite)


def to_reserve(s: Steam, seat: i64, base: i64, elite: i64) -> None:
    """STW-015"""
    s.add(seat, Player.reserve_base, base)
    s.add(seat, Player.reserve_elite, elite)


# -- order tokens


def lift_order(s: Steam, zone: i64) -> None:
    """An order token returns to its owner's reserve."""
    s.set_on(zone, Zone.order, state.NO_ORDER)
    s.set_on(zone, Zone.ordered_by, state.NOBODY)


def sweep_orders(s: Steam, spared: i64) -> None:
    """STW-076, STW-Q21  Order tokens in zones without a unit of their owner return, except the one being activated
    (in zone `spared`, or NOBODY)."""
    zones = s.areas
    at: i64 = 0
    zone: i64
    for zone in range(s.content.zones):
        if (
            zones[at + Zone.order] != state.NO_ORDER
            and zone != spared
            and zones[at + Zone.ordered_by] != zones[at + Zone.holder]
        ):
            lift_order(s, zone)
        at += Zone.WIDTH


def orders_left(s: Steam, seat: i64, order: i64) -> i64:
    """STW-071  Order tokens of a kind in the clan reserve: 4 Defence, 3 Movement, 3 Decoy in all."""
    n: i64 = 4 if order == state.DEFENCE else 3
    zones = s.areas
    at: i64 = 0
    zone: i64
    for zone in range(s.content.zones):
        if zones[at + Zone.order] == order and zones[at + Zone.ordered_by] == seat:
            n -= 1
        at += Zone.WIDTH
    return n


def all_orders_left(s: Steam, seat: i64) -> i64:
    return (
        orders_left(s, seat, state.DEFENCE) + orders_left(s, seat, state.MOVEMENT) + orders_left(s, seat, state.DECOY)
    )


# -- morale


def place_cube(s: Steam, zone: i64) -> bool:
    """STW-173  A morale cube, unless the zone has one or none is left."""
    if s.on(zone, Zone.cube) == 1:
        return False
    n: i64 = 0
    other: i64
    for other in range(s.content.zones):
        n += s.areas[other * Zone.WIDTH + Zone.cube]
    if n == CUBES:
        return False
    s.set_on(zone, Zone.cube, 1)
    return True


# -- algofuel


def reserve_of(s: Steam, contraband: bool) -> i64:
    """Barrels of a type in the general reserve (those lying in Cramés zones are on the board)."""
    n: i64 = CONTRABAND_BARRELS if contraband else HEALTHY_BARRELS
    seat: i64
    for seat in range(s.seats):
        if contraband:
            n -= s.get(seat, Player.contraband) + s.get(seat, Player.spare_contraband)
        else:
            n -= s.get(seat, Player.healthy) + s.get(seat, Player.spare_healthy)
    if contraband:
        zone: i64
        for zone in range(s.content.zones):
            n -= s.areas[zone * Zone.WIDTH + Zone.barrel]
    return n


def open_slots(s: Steam, seat: i64, contraband: bool) -> i64:
    """Free slots of a stock; one under a Quarantine token is not free (STW-030)."""
    clan = s.clan(seat)
    if contraband:
        return s.content.contraband[clan] - s.get(seat, Player.contraband)
    return s.content.healthy[clan] - s.get(seat, Player.blocked) - s.get(seat, Player.healthy)


def gain(s: Steam, seat: i64, contraband: bool, n: i64) -> i64:
    """STW-030, STW-Q15  Barrels from the general reserve: onto free slots of their type, then to the surplus area.
    Answers how many there were."""
    left = reserve_of(s, contraband)
    if n > left:
        n = left
    slots = open_slots(s, seat, contraband)
    stocked = n if n < slots else slots
    s.add(seat, Player.contraband if contraband else Player.healthy, stocked)
    s.add(seat, Player.spare_contraband if contraband else Player.spare_healthy, n - stocked)
    return n


def spend(s: Steam, seat: i64, contraband: bool, spare: i64, stocked: i64) -> None:
    """STW-031, STW-Q14  Barrels of a type return to the general reserve, so many from the surplus area and so many from
    the stock. What contraband does to its owner is the caller's care (STW-032)."""
    s.add(seat, Player.spare_contraband if contraband else Player.spare_healthy, -spare)
    s.add(seat, Player.contraband if contraband else Player.healthy, -stocked)


# -- contracts


def sign(s: Steam, seat: i64, sea: i64) -> None:
    """A contract from the clan reserve onto a slot of a sea."""
    s.add(seat, Player.contracts, -1)
    s.seas[sea * state.MAX_SEATS + seat] += 1


def give_up(s: Steam, seat: i64, sea: i64) -> None:
    """And back."""
    s.add(seat, Player.contracts, 1)
    s.seas[sea * state.MAX_SEATS + seat] -= 1


# -- cards


def ruines(s: Steam) -> i64:
    """The number of the scenario card shuffled among the Steam Column cards."""
    return s.content.zones


def archon_place(s: Steam, card: i64) -> i64:
    """Where an Archon card's place is kept in `cards`."""
    return s.content.zones + 1 + card


def steam_cards(s: Steam, place: i64) -> vec[i64]:
    """The Steam Column cards of a hand, or of another place."""
    return lying(s.cards, place, 0, s.content.zones)


def archon_cards(s: Steam, place: i64) -> vec[i64]:
    return lying(s.cards, place, archon_place(s, 0), len(s.content.archon_ids))


def draw_steam(s: Steam) -> i64:
    """The top Steam Column card, taken off the deck, or NOBODY; an empty deck is made anew from the discard pile
    (STW-Q09). The caller says where it goes."""
    if len(s.deck) == 0:
        s.deck = new_deck(s, "STW-Q09", s.cards, state.IN_DISCARD, state.IN_DECK, 0, s.content.zones)
        if len(s.deck) == 0:
            return state.NOBODY
        s.top = state.NOBODY
    s.deck, drawn = draw(s.deck)
    s.revealed += 1
    return drawn


def discard_steam(s: Steam, card: i64) -> None:
    """Face up on the discard pile."""
    s.cards[card] = state.IN_DISCARD
    s.top = card


def draw_archon(s: Steam) -> i64:
    """Likewise for the Archon deck: covered and discarded cards make a new one, the one in force stays (STW-Q09)."""
    if len(s.archons) == 0:
        n: i64 = len(s.content.archon_ids)
        s.archons = new_deck(s, "STW-Q09", s.cards, state.IN_DISCARD, state.IN_DECK, archon_place(s, 0), n)
        if len(s.archons) == 0:
            return state.NOBODY
    s.archons, drawn = draw(s.archons)
    s.revealed += 1
    return drawn


def box_card(s: Steam, card: i64) -> None:
    s.cards[card] = state.IN_BOX
