"""What can be read off a position: control, ways, forces, orders of the tracks. Pure, computed when asked."""

from typing import Final

from librt.vecs import append, vec
from mypy_extensions import i64

from ludotheque.games.steamwatchers import effects, names, state
from ludotheque.games.steamwatchers.state import Player, Steam, Zone

FULL_TABLE: Final = 4  # players from which the eastern zones are in play (STW-035)
ROOM: Final = 5  # units of one clan in a zone (STW-022)


def bit(number: i64, one: i64 = 1) -> i64:
    """A bit of a mask. The one is a parameter: compiled code shifts a literal as a 32-bit number."""
    return one << number


# -- the map in play


def in_play(s: Steam, zone: i64) -> bool:
    """STW-035  With 2 or 3 players the ten eastern zones are out of play."""
    return s.seats >= FULL_TABLE or s.content.east[zone] == 0


def sea_in_play(s: Steam, sea: i64) -> bool:
    """STW-Q13"""
    return s.seats >= FULL_TABLE or s.content.far_sea[sea] == 0


def ability(s: Steam, seat: i64, clan: i64) -> bool:
    """Whether a seat plays that clan with its clan ability (STW-191)."""
    return s.clan(seat) == clan and s.scenario.plain_clans == 0


def lasting(s: Steam, verb: i64) -> i64:
    """STW-063  What the Archon card in force does; 0: nothing of that kind."""
    return s.content.lasting(s.in_force, verb)


def near_mask(s: Steam, zone: i64) -> i64:
    """STW-018  Zones adjacent by land or strait, as bits, those out of play left out."""
    mask = s.content.land_mask[zone] if lasting(s, effects.STRAITS_CLOSED) > 0 else s.content.near_mask[zone]
    return mask if s.seats >= FULL_TABLE else mask & ~s.content.east_mask


def adjacent(s: Steam, one: i64, other: i64) -> bool:
    return near_mask(s, one) >> other & 1 == 1


def rough(s: Steam, seat: i64, zone: i64) -> bool:
    """STW-244, STW-Q63  A mountain, for everybody but the Catabates."""
    return s.content.mountain[zone] == 1 and not ability(s, seat, names.CATABATES)


def haven(s: Steam, zone: i64) -> bool:
    """STW-024  Printed on the map, or found in the ruins: a neutral Target Zone token where the scenario has them."""
    if s.content.haven[zone] == 1:
        return True
    return s.scenario.packet > 0 and s.on(zone, Zone.target) == state.NEUTRAL_TARGET


# -- control


def controller(s: Steam, zone: i64) -> i64:
    """STW-019, STW-020, STW-021, STW-248  The seat (or CRAMES) that controls a zone, or NOBODY. While a combat waits it
    is the defender."""
    at = zone * Zone.WIDTH
    holder = s.areas[at + Zone.holder]
    if holder != state.NOBODY:
        return holder
    flag = s.beacon_here(zone)
    if flag != state.NOBODY:
        return flag
    if s.raided(zone):
        return s.raider
    if s.has(zone, state.TOXIC):
        seat = s.seat_of(names.MENRAU)
        if seat != state.NOBODY and s.alive(seat):  # STW-Q58
            return seat
    return state.NOBODY


def controls(s: Steam, seat: i64, zone: i64) -> bool:
    return controller(s, zone) == seat


def controlled(s: Steam, seat: i64) -> vec[i64]:
    """Every zone a seat controls, in map order."""
    out = vec[i64](capacity=12)
    zones = s.areas
    at: i64 = 0
    zone: i64
    for zone in range(s.content.zones):
        holder = zones[at + Zone.holder]
        if holder == seat:
            out = append(out, zone)
        elif holder == state.NOBODY and (
            zones[at + Zone.first] >= state.TOXIC or zones[at + Zone.second] >= state.TOXIC or s.raided(zone)
        ):
            if controller(s, zone) == seat:
                out = append(out, zone)
        at += Zone.WIDTH
    return out


def havens(s: Steam, seat: i64) -> i64:
    n: i64 = 0
    for zone in controlled(s, seat):
        if haven(s, zone):
            n += 1
    return n


def room(s: Steam, seat: i64, zone: i64) -> i64:
    """STW-022  How many more units of that clan a zone can take."""
    return ROOM - s.units(zone, seat)


def free_zones(s: Steam, seat: i64) -> vec[i64]:
    """Zones he controls with room for a unit, where no combat waits."""
    out = vec[i64](capacity=12)
    for zone in controlled(s, seat):
        if room(s, seat, zone) > 0:
            out = append(out, zone)
    return out


def on_board(s: Steam, seat: i64) -> i64:
    """Units of a clan on the board: those that are nowhere else."""
    at = seat * Player.WIDTH
    clan = s.players[at + Player.clan]
    elsewhere = (
        s.players[at + Player.reserve_base]
        + s.players[at + Player.reserve_elite]
        + s.players[at + Player.exiled]
        + s.players[at + Player.taken]
    )
    return s.content.base[clan] + s.content.elite[clan] - elsewhere


# -- seas


def slots_of_sea(s: Steam) -> i64:
    """STW-017  Two contract slots, three with 5 players."""
    return 3 if s.seats == state.MAX_SEATS else 2


def free_contract_slots(s: Steam, sea: i64) -> i64:
    at = sea * state.MAX_SEATS
    n = slots_of_sea(s)
    seat: i64
    for seat in range(s.seats):
        n -= s.seas[at + seat]
    return n


def legate_seat(s: Steam) -> i64:
    """Whoever placed the Legate token, or NOBODY."""
    if s.legate == state.NOBODY:
        return state.NOBODY
    seat: i64
    for seat in range(s.seats):
        if s.get(seat, Player.title) == state.LEGATE:
            return seat
    return state.NOBODY


def serves(s: Steam, seat: i64, sea: i64, racers: bool) -> bool:
    """Whether a clan has a right to a sea: its contract, its Legate token (STW-060), its Accomplice token (STW-237), or
    for a group of Fonceurs a free slot (STW-238, STW-Q60)."""
    if not sea_in_play(s, sea):
        return False
    if s.contracts(sea, seat) > 0 or (s.legate == sea and legate_seat(s) == seat):
        return True
    if s.clan(seat) != names.FLOTTE:
        return False
    return s.accomplice == sea or (racers and free_contract_slots(s, sea) > 0)


def banned(s: Steam, seat: i64, sea: i64) -> bool:
    """STW-061, STW-Q19  The Archon closed that sea to everybody but the Legate whose token lies there."""
    if s.named_sea != sea or lasting(s, effects.SEA_CLOSED) == 0:
        return False
    return s.legate != sea or legate_seat(s) != seat


def sails_in(s: Steam, seat: i64, sea: i64, racers: bool) -> bool:
    return serves(s, seat, sea, racers) and not banned(s, seat, sea)


def sea_reach(s: Steam, seat: i64, zone: i64, racers: bool) -> i64:
    """STW-123, STW-124, STW-125  Coastal zones one sea move away, as bits: linked seas count as one; no mountain at
    the end. `racers`: the group is made of Fonceurs only."""
    if s.scenario.contracts_from > s.turn:  # STW-194, STW-Q68
        return 0
    open_seas: i64 = 0
    sea: i64
    for sea in range(s.content.seas):
        if sails_in(s, seat, sea, racers):
            open_seas |= bit(sea)
    return reach_over(s, seat, zone, open_seas)


def reach_over(s: Steam, seat: i64, zone: i64, open_seas: i64) -> i64:
    """STW-124, STW-125  What lies beyond those seas, as bits."""
    c = s.content
    sea: i64
    linked = c.shore_mask[zone] & open_seas
    grown: i64 = 0
    while grown != linked:
        grown = linked
        for sea in range(c.seas):
            if linked >> sea & 1 == 1:
                linked |= c.sea_mask[sea] & open_seas
    reach: i64 = 0
    for sea in range(c.seas):
        if linked >> sea & 1 == 1:
            reach |= c.coast_mask[sea]
    if not ability(s, seat, names.CATABATES):
        reach &= ~c.mountain_mask
    if s.seats < FULL_TABLE:
        reach &= ~c.east_mask
    return reach & ~bit(zone)


# -- tracks


def by_reservation(s: Steam) -> vec[i64]:
    """Seats in order of the Reservation track."""
    return by_track(s, Player.reserved)


def by_conclave(s: Steam) -> vec[i64]:
    """Seats in order of the Conclave track, by the title they hold this turn."""
    return by_track(s, Player.title)


def by_track(s: Steam, column: i64) -> vec[i64]:
    out = vec[i64](capacity=s.seats)
    position: i64
    seat: i64
    for position in range(1, positions(s) + 1):
        for seat in range(s.seats):
            if s.get(seat, column) == position and s.alive(seat):
                out = append(out, seat)
    return out


def positions(s: Steam) -> i64:
    """STW-025, STW-039, STW-040, STW-Q03  How many positions both tracks have; with two players no Primus."""
    if s.seats == 2:
        return 4
    return 6 if s.seats == state.MAX_SEATS else 5


# -- stocks


def barrels(s: Steam, seat: i64) -> i64:
    """STW-031  Everything a clan can spend."""
    return healthy(s, seat) + contraband(s, seat)


def healthy(s: Steam, seat: i64) -> i64:
    return s.get(seat, Player.healthy) + s.get(seat, Player.spare_healthy)


def contraband(s: Steam, seat: i64) -> i64:
    return s.get(seat, Player.contraband) + s.get(seat, Player.spare_contraband)


def quarantine_tokens(s: Steam, seat: i64) -> i64:
    """Quarantine tokens on a clan board."""
    n = s.get(seat, Player.blocked) + s.get(seat, Player.capped)
    slot: i64
    for slot in range(state.SLOTS):
        if s.get(seat, Player.slot + slot) == state.QUARANTINE:
            n += 1
    return n


# -- forces


def garrison(s: Steam, zone: i64) -> i64:
    """STW-147  Armed force of the holder's units: 1 a base soldier, 2 an elite soldier."""
    return s.on(zone, Zone.base) + 2 * s.on(zone, Zone.elite)


def raid(s: Steam, zone: i64) -> i64:
    """The same for the raiders."""
    return s.on(zone, Zone.raid_base) + 2 * s.on(zone, Zone.raid_elite)


def order_of(s: Steam, zone: i64, seat: i64) -> i64:
    """The order token of a seat in a zone, or NO_ORDER."""
    return s.on(zone, Zone.order) if s.on(zone, Zone.ordered_by) == seat else state.NO_ORDER


# -- score


def geo(s: Steam, seat: i64) -> i64:
    """STW-094, STW-095  Farms and floors of the zones it controls; what the scenario adds is the scenario's."""
    n: i64 = 0
    for zone in controlled(s, seat):
        n += s.on(zone, Zone.floors) + s.count_of(zone, state.FARM) + s.count_of(zone, state.TOXIC)  # STW-249
    return n
