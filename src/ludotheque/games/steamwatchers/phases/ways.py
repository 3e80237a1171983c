"""Where a group of units may go, and why not (STW-117 to STW-128): by land, by sea, by Forced March. Pure."""

from typing import Final

from librt.vecs import append, vec
from mypy_extensions import i64

from ludotheque.core.refusal import Refusal
from ludotheque.games.steamwatchers import effects, names, state, verbs
from ludotheque.games.steamwatchers.phases.actions import why_not_act
from ludotheque.games.steamwatchers.phases.placing import OUT_OF_PLAY, ZONE_FULL
from ludotheque.games.steamwatchers.queries import (
    adjacent,
    bit,
    in_play,
    lasting,
    near_mask,
    reach_over,
    room,
    rough,
    sails_in,
    sea_reach,
    serves,
)
from ludotheque.games.steamwatchers.state import Steam, Zone

NOBODY_GOES: Final = Refusal("STW-117", "nobody-goes")
NOT_SO_MANY: Final = Refusal("STW-118", "not-so-many")
STAYS: Final = Refusal("STW-122", "stays")
NOT_ADJACENT: Final = Refusal("STW-122", "not-adjacent")
STRAITS_BROKEN: Final = Refusal("STW-063", "straits-broken")

NO_SEAS_YET: Final = Refusal("STW-194", "no-seas-yet")
INLAND: Final = Refusal("STW-123", "inland")
SAILS_TO_MOUNTAIN: Final = Refusal("STW-125", "sails-to-mountain")
SEA_CLOSED_OFF: Final = Refusal("STW-063", "sea-closed-off")
RACERS_ONLY: Final = Refusal("STW-238", "racers-only")
SEAS_APART: Final = Refusal("STW-124", "seas-apart")
NO_CONTRACT: Final = Refusal("STW-123", "no-contract")

MARCH_BANNED: Final = Refusal("STW-063", "march-banned")
MARCHES_BACK: Final = Refusal("STW-Q29", "marches-back")
MARCHES_TO_MOUNTAIN: Final = Refusal("STW-126", "marches-to-mountain")
NOT_TWO_STEPS: Final = Refusal("STW-126", "not-two-steps")
CROSSES_MOUNTAIN: Final = Refusal("STW-126", "crosses-mountain")
CROSSES_ENEMY: Final = Refusal("STW-127", "crosses-enemy")
CROSSES_FULL: Final = Refusal("STW-128", "crosses-full")
NEARER: Final = (NOT_TWO_STEPS, CROSSES_MOUNTAIN, CROSSES_ENEMY, CROSSES_FULL)  # of several, the last is told


def why_not_go(s: Steam, seat: i64, zone: i64, way: i64, to: i64, base: i64, elite: i64) -> Refusal | None:
    """STW-117, STW-118, STW-022  Whether that group may leave the active zone for another by that way."""
    if base + elite == 0:
        return NOBODY_GOES
    if base > s.on(zone, Zone.base) or elite > s.on(zone, Zone.elite):
        return NOT_SO_MANY
    if not in_play(s, to):
        return OUT_OF_PLAY
    if way == verbs.MARCH:
        bad = why_not_march(s, zone, to)
    elif way == verbs.SAIL:
        bad = why_not_sail(s, seat, zone, to, base == 0)
    else:
        bad = why_not_force(s, seat, zone, to, base, elite)
    if bad is None and base + elite > room(s, seat, to):
        return ZONE_FULL
    return bad


def why_not_march(s: Steam, zone: i64, to: i64) -> Refusal | None:
    """STW-122  A zone adjacent by land or strait, plain or mountain."""
    if to == zone:
        return STAYS
    if adjacent(s, zone, to):
        return None
    return STRAITS_BROKEN if s.content.strait_mask[zone] >> to & 1 == 1 else NOT_ADJACENT


def why_not_sail(s: Steam, seat: i64, zone: i64, to: i64, racers: bool) -> Refusal | None:
    """STW-123, STW-124, STW-125, STW-194  From coast to coast, over seas under contract."""
    if to == zone:
        return STAYS
    if s.scenario.contracts_from > s.turn:
        return NO_SEAS_YET
    if s.content.shore_mask[zone] == 0 or s.content.shore_mask[to] == 0:
        return INLAND
    if rough(s, seat, to):
        return SAILS_TO_MOUNTAIN
    if sea_reach(s, seat, zone, racers) >> to & 1 == 1:
        return None
    if reach_over(s, seat, zone, seas_served(s, seat, racers)) >> to & 1 == 1:
        return SEA_CLOSED_OFF
    if s.clan(seat) == names.FLOTTE and sea_reach(s, seat, zone, True) >> to & 1 == 1:
        return RACERS_ONLY
    return SEAS_APART if sails_off(s, seat, zone) and sails_off(s, seat, to) else NO_CONTRACT


def seas_served(s: Steam, seat: i64, racers: bool) -> i64:
    """Seas that would be open if the Archon closed none, as bits."""
    mask: i64 = 0
    sea: i64
    for sea in range(s.content.seas):
        if serves(s, seat, sea, racers):
            mask |= bit(sea)
    return mask


def sails_off(s: Steam, seat: i64, zone: i64) -> bool:
    """Whether a sea on that coast is under contract."""
    sea: i64
    for sea in range(s.content.seas):
        if s.content.shore_mask[zone] >> sea & 1 == 1 and sails_in(s, seat, sea, False):
            return True
    return False


def why_not_force(s: Steam, seat: i64, zone: i64, to: i64, base: i64, elite: i64) -> Refusal | None:
    """STW-126, STW-127, STW-128, STW-Q29  Two steps over plains, not back to the start."""
    bad = why_not_forced_march(s, seat)
    if bad is not None:
        return bad
    if to == zone:
        return MARCHES_BACK
    if rough(s, seat, to):
        return MARCHES_TO_MOUNTAIN
    worst = 0
    both = near_mask(s, zone) & near_mask(s, to)
    middle: i64
    for middle in range(s.content.zones):
        if both >> middle & 1 == 1:
            bad = why_not_cross(s, seat, middle, base, elite)
            if bad is None:
                return None
            worst = max(worst, NEARER.index(bad))
    return NEARER[worst]


def why_not_forced_march(s: Steam, seat: i64) -> Refusal | None:
    """STW-115, STW-129, STW-195  The token and a slot of its own; nothing against it."""
    if lasting(s, effects.NO_FORCED_MARCH) > 0:
        return MARCH_BANNED
    return why_not_act(s, seat, state.FORCED_MARCH)


def why_not_cross(s: Steam, seat: i64, middle: i64, base: i64, elite: i64) -> Refusal | None:
    """STW-126, STW-127, STW-128  No mountain, no zone that enemy units hold, never more than five there. A beacon or a
    toxic farm alone bars no way (STW-Q29, STW-Q31); Érynies alone pass enemies (STW-245)."""
    if rough(s, seat, middle):
        return CROSSES_MOUNTAIN
    holder = s.on(middle, Zone.holder)
    if holder != state.NOBODY and holder != seat and not (base == 0 and s.clan(seat) == names.CATABATES):
        return CROSSES_ENEMY
    return None if base + elite <= room(s, seat, middle) else CROSSES_FULL


def middles(s: Steam, seat: i64, zone: i64, to: i64, base: i64, elite: i64) -> vec[i64]:
    """Zones a Forced March may cross, those that differ in effect: each with a lone enemy beacon, and of the others the
    first."""
    out = vec[i64](capacity=4)
    plain = False
    both = near_mask(s, zone) & near_mask(s, to)
    middle: i64
    for middle in range(s.content.zones):
        if both >> middle & 1 == 1 and why_not_cross(s, seat, middle, base, elite) is None:
            if lone_beacon(s, seat, middle):
                out = append(out, middle)
            elif not plain:
                plain = True
                out = append(out, middle)
    return out


def lone_beacon(s: Steam, seat: i64, zone: i64) -> bool:
    """STW-131, STW-Q30  Another clan's beacon with no unit beside it."""
    owner = s.beacon_here(zone)
    return owner != state.NOBODY and owner != seat and s.on(zone, Zone.holder) == state.NOBODY


def sea_ways(s: Steam, seat: i64, zone: i64) -> i64:
    """Zones that some unit here could sail to, room aside: elite soldiers alone reach at least as far (STW-238)."""
    return sea_reach(s, seat, zone, s.on(zone, Zone.elite) > 0)


def forced_ways(s: Steam, seat: i64, zone: i64) -> i64:
    """Zones that some unit here could reach by a Forced March, room aside; elite soldiers alone cross at least as much
    (STW-245)."""
    if why_not_forced_march(s, seat) is not None:
        return 0
    elite: i64 = 1 if s.on(zone, Zone.elite) > 0 else 0
    first = near_mask(s, zone)
    mask: i64 = 0
    middle: i64
    for middle in range(s.content.zones):
        if first >> middle & 1 == 1 and why_not_cross(s, seat, middle, 1 - elite, elite) is None:
            mask |= near_mask(s, middle)
    to: i64
    for to in range(s.content.zones):
        if mask >> to & 1 == 1 and rough(s, seat, to):
            mask &= ~bit(to)
    return mask & ~bit(zone)


def ways(s: Steam, seat: i64, zone: i64, way: i64) -> i64:
    """Zones that some unit of the active zone could go to by that way, room aside, as bits."""
    if s.on(zone, Zone.base) + s.on(zone, Zone.elite) == 0:
        return 0
    if way == verbs.MARCH:
        return near_mask(s, zone)
    return sea_ways(s, seat, zone) if way == verbs.SAIL else forced_ways(s, seat, zone)
