"""What a choice is worth at first glance, in GÉO: where the attention of whoever thinks goes first."""

from librt.vecs import append, vec
from mypy_extensions import i64

from ludotheque.core.chance import mix
from ludotheque.core.state import arg_a, arg_b, arg_c, verb_of
from ludotheque.games.steamwatchers.names import MENRAU
from ludotheque.games.steamwatchers.phases.actions import slot_cost
from ludotheque.games.steamwatchers.phases.activation import tokens
from ludotheque.games.steamwatchers.phases.combat import Combat
from ludotheque.games.steamwatchers.phases.conquest import Raze
from ludotheque.games.steamwatchers.phases.defence import why_not_mobilise, why_not_negotiate
from ludotheque.games.steamwatchers.phases.deployment import Deploy
from ludotheque.games.steamwatchers.phases.dials import Dials
from ludotheque.games.steamwatchers.phases.movement import Move
from ludotheque.games.steamwatchers.play import SteamTable
from ludotheque.games.steamwatchers.queries import barrels, controller, near_mask, on_board, order_of
from ludotheque.games.steamwatchers.state import (
    BASE,
    BEACON,
    CLAN,
    CRAMES,
    DECOY,
    DEFENCE,
    ELITE,
    FARM,
    FIRST,
    FLOORS,
    HOLDER,
    MAX_SEATS,
    MOBILISATION,
    MOVEMENT,
    NOBODY,
    RESERVE_BASE,
    RESERVE_ELITE,
    SECOND,
    SETUP,
    SUPPLY,
    TOXIC,
    TURRET,
    ZONE_WIDTH,
)
from ludotheque.games.steamwatchers.verbs import (
    ACTIVATE,
    BARREL,
    BID,
    CARD,
    DEPLOYMENT,
    DISCARD,
    DISCARD_ARCHON,
    DROP,
    EXILE,
    FLEE,
    FORCE,
    GREAT_HOST,
    GROUP,
    KEEP,
    LOSE,
    MARCH,
    MOBILISE,
    NEGOTIATE,
    NO,
    ORDER,
    PASS,
    QUARANTINE_EMPTY,
    QUARANTINE_FULL,
    QUARANTINE_SUPPLY,
    RAZE,
    RECRUIT,
    REMOVE,
    REVEAL,
    SAIL,
    SEA,
    SLOT,
    STATION,
    STOP,
    SUPPORT,
    TITLE,
    TOXIC_FARM,
    TROPHY,
    VOTE,
    WAIT,
    YES,
    ZONE,
)
from ludotheque.games.steamwatchers.verbs import BEACON as DEPLOY_BEACON
from ludotheque.games.steamwatchers.verbs import CLAN as TAKE_CLAN
from ludotheque.games.steamwatchers.verbs import FARM as BUILD_FARM
from ludotheque.games.steamwatchers.verbs import TURRET as BUILD_TURRET
from ludotheque.games.steamwatchers.worth import (
    BID_SHARE,
    chance,
    declines,
    guard,
    pressure,
    title_worth,
    zone_worth,
)


def deserves_beacon(s: SteamTable, seat: i64, zone: i64) -> bool:
    """Something to keep, no beacon yet, and no farm in its place (STW-009)."""
    at = zone * ZONE_WIDTH
    first = s.zones[at + FIRST]
    second = s.zones[at + SECOND]
    if first == BEACON + seat or second == BEACON + seat:
        return False
    return zone_worth(s, zone, declines(s), False) > 0.1


def at_a_glance(s: SteamTable, seat: i64, choice: i64, left: i64) -> float:
    verb = verb_of(choice)
    a = arg_a(choice)
    if verb == TAKE_CLAN or verb == DEPLOYMENT:
        return whim(s, choice)
    if verb == TITLE:
        return title_worth(a) + (0.5 * whim(s, choice) if s.phase == SETUP else 0.0)
    if verb == STATION:
        return worth_station(s, choice)
    if verb == ZONE:
        return worth_zone(s, seat, a, left)
    if verb == CARD or verb == DISCARD:
        worth = worth_card(s, seat, a, left)
        return worth if verb == CARD else -0.3 - 0.3 * worth
    if verb == DISCARD_ARCHON:
        return -0.3
    if verb == SEA or verb == KEEP or verb == DROP:
        worth = worth_sea(s, seat, a, left)
        return worth if verb != DROP else 0.4 - worth
    if verb == ORDER:
        return worth_order(s, seat, a, arg_b(choice), left)
    if verb == ACTIVATE:
        return worth_token(s, seat, a, left)
    if verb == PASS:
        return worth_pass(s, seat, left)
    if verb == MARCH or verb == SAIL or verb == FORCE:
        return worth_march(s, seat, a, left) - (0.1 if verb == FORCE else 0.0)
    if verb == GROUP:
        return worth_group(s, seat, a, arg_b(choice), left)
    if verb == DEPLOY_BEACON:
        return 0.4 * zone_worth(s, a, left, False) - (0.3 if s.on(a, HOLDER) == seat else 0.0)
    if verb == RECRUIT:
        return worth_post(s, seat, arg_b(choice), left) + (0.05 if a == 0 else 0.0)
    if verb == FLEE:
        return 0.5 * zone_worth(s, a, left, True) + 0.05 * float(s.units(a, seat))
    if verb == EXILE or verb == REMOVE:
        return worth_parting(s, seat, a, arg_b(choice), left)
    if verb == SUPPORT or verb == STOP:
        return worth_stop(s, seat, verb)
    if verb == BID:
        return worth_bid(s, seat, a, left)
    if verb == RAZE:
        return worth_raze(s, seat, a)
    if verb == VOTE:
        return 0.8 if a == seat else -0.3
    return worth_small(s, seat, choice)


def worth_small(s: SteamTable, seat: i64, choice: i64) -> float:
    verb = verb_of(choice)
    a = arg_a(choice)
    if verb == MOBILISE or verb == GREAT_HOST:
        spare = s.get(seat, SUPPLY) + 1 - on_board(s, seat)
        return (0.9 if spare > 0 else 0.3) + (0.2 if verb == GREAT_HOST else 0.0)
    if verb == BUILD_TURRET:
        return worth_turret(s, seat, s.active, declines(s))
    if verb == NEGOTIATE:
        return 0.3 if s.turn < s.scenario.turns else -0.3
    if verb == WAIT:
        return -0.5
    if verb == SLOT:
        return 0.5 - float(slot_cost(s, seat, a))
    if verb == LOSE:
        return 0.3 - 0.5 * float(a)
    if verb == BUILD_FARM:
        return 1.2
    if verb == TOXIC_FARM:
        return 1.3
    if verb == QUARANTINE_EMPTY:
        return 0.4
    if verb == QUARANTINE_SUPPLY:
        return 0.3
    if verb == QUARANTINE_FULL:
        return 0.1
    if verb == TROPHY or verb == YES or verb == BARREL:
        return 0.3
    return 0.0 if verb == NO else 0.2 if verb == REVEAL else 0.1


def worth_stop(s: SteamTable, seat: i64, verb: i64) -> float:
    """Support when it may decide; stopping, for the rest, is as good as most things."""
    if verb == STOP:
        return 0.1
    n: i64 = len(s.stack)
    i: i64
    for i in range(n):
        frame = s.stack[i]
        if isinstance(frame, Combat):
            return 0.45
    return 0.0


def worth_station(s: SteamTable, choice: i64) -> float:
    """Even numbers, rather three or four a zone."""
    units = arg_b(choice) + arg_c(choice)
    off = units - 3
    if off < 0:
        off = -off
    return (0.5 if off == 0 else 0.35 if units == 4 else -0.2 * float(off)) - 0.1 * float(arg_c(choice))


def worth_zone(s: SteamTable, seat: i64, zone: i64, left: i64) -> float:
    top = s.stack[-1]
    if isinstance(top, Deploy):  # columns where units stand, farms not all in one place
        return 0.12 * float(s.units(zone, seat)) - 0.2 * float(s.structures(zone))
    who = controller(s, zone)
    if who == seat:
        return worth_post(s, seat, zone, left)
    return -0.3 if who != NOBODY else 0.1


def worth_card(s: SteamTable, seat: i64, zone: i64, left: i64) -> float:
    """Columns where own units stand, or soon could; never under others."""
    floors = s.content.floors[zone] + s.on(zone, FLOORS)
    gain = float(floors - left) if floors > left else 0.7
    holder = s.on(zone, HOLDER)
    if holder == seat:
        return 0.4 + 0.5 * gain
    if holder != NOBODY:
        return -0.6
    near = near_mask(s, zone)
    other: i64
    own = 0.0
    for other in range(s.content.zones):
        if near >> other & 1 == 1:
            if s.on(other, HOLDER) == seat:
                own += 0.15
            elif s.on(other, HOLDER) != NOBODY:
                own -= 0.1
    return own


def worth_sea(s: SteamTable, seat: i64, sea: i64, left: i64) -> float:
    """Own units on its coasts, and something there to go for."""
    c = s.content
    units = 0.0
    prize = 0.0
    i: i64
    for i in range(c.coast_at[sea], c.coast_at[sea + 1]):
        zone = c.coast[i]
        n = s.units(zone, seat)
        if n > 0:
            units += 0.1 * float(n)
        elif c.mountain[zone] == 0:
            prize += 0.15 * max(worth_march(s, seat, zone, left), 0.0)
    return min(units, 0.4) + min(prize, 0.4)


def worth_order(s: SteamTable, seat: i64, zone: i64, kind: i64, left: i64) -> float:
    """Movement where something near is worth going for, Defence where there is something to lose or to recruit."""
    if kind == DECOY:
        return -0.6
    if kind == MOVEMENT:
        best = 0.0
        near = near_mask(s, zone)
        to: i64
        for to in range(s.content.zones):
            if near >> to & 1 == 1 and s.on(to, HOLDER) != seat:
                best = max(best, worth_goal(s, seat, zone, to, left))
        return best + 0.05 * float(s.units(zone, seat)) - 0.1
    recruits = s.get(seat, RESERVE_BASE) + s.get(seat, RESERVE_ELITE) > 0 and s.turn < s.scenario.turns
    return 0.3 * danger(s, seat, zone, left) + (0.35 if recruits else 0.1)


def worth_token(s: SteamTable, seat: i64, zone: i64, left: i64) -> float:
    """A token to activate."""
    kind = order_of(s, zone, seat)
    return worth_use(s, seat, zone, left) if kind == DEFENCE else worth_order(s, seat, zone, kind, left)


def worth_pass(s: SteamTable, seat: i64, left: i64) -> float:
    """Once no token has anything to do: titles go to those who pass first (STW-081)."""
    for zone in tokens(s, seat):
        if worth_token(s, seat, zone, left) > 0.15:
            return -0.4
    return 0.15


def worth_use(s: SteamTable, seat: i64, zone: i64, left: i64) -> float:
    """The best that a Defence token can do now. Left alone it still defends, and passing early wins a title."""
    best = -0.5
    if s.turrets > 0:
        best = worth_turret(s, seat, zone, left)
    later = s.turn < s.scenario.turns
    if why_not_mobilise(s, seat, zone, MOBILISATION) is None:
        spare = s.get(seat, SUPPLY) + 1 - on_board(s, seat)
        recruits = (0.5 if spare > 0 else 0.15) if later else -0.2
        best = max(best, recruits + 0.3 * danger(s, seat, zone, left))
    if later and why_not_negotiate(s, seat) is None:
        best = max(best, 0.2)
    return best


def worth_turret(s: SteamTable, seat: i64, zone: i64, left: i64) -> float:
    """Where something may be lost; not in the place of a farm (STW-009)."""
    if s.structures(zone) == 2 and s.count_of(zone, TURRET) == 0:
        return -0.6
    lasts = 0.1 if s.turn < s.scenario.turns else -0.2
    return 0.6 * danger(s, seat, zone, left) + lasts - (0.3 if s.has(zone, TURRET) else 0.0)


def danger(s: SteamTable, seat: i64, zone: i64, left: i64) -> float:
    """What may be lost here."""
    force = no_force()
    pressure(s, zone, force, 0.5)
    worst = 0.0
    other: i64
    for other in range(s.seats):
        if other != seat:
            worst = max(worst, force[other])
    if worst == 0.0:
        return 0.0
    return zone_worth(s, zone, left, True) * chance(worst - guard(s, zone))


def worth_goal(s: SteamTable, seat: i64, zone: i64, to: i64, left: i64) -> float:
    """What going there from here may bring."""
    worth = zone_worth(s, to, left, True)
    holder = s.on(to, HOLDER)
    if holder == NOBODY:
        return worth + (0.1 if controller(s, to) != NOBODY else 0.0)
    if holder == seat:
        return 0.0
    force = float(s.on(zone, BASE) + 2 * s.on(zone, ELITE)) if zone >= 0 else 4.0
    fuel = 0.0 if holder == CRAMES else float(barrels(s, holder))
    odds = chance(force - guard(s, to) + BID_SHARE * (float(barrels(s, seat)) - fuel))
    return (worth + 0.3) * odds - 0.4 * (1.0 - odds)


def worth_march(s: SteamTable, seat: i64, to: i64, left: i64) -> float:
    worth = worth_goal(s, seat, s.active, to, left)
    if s.on(to, HOLDER) == seat:
        return 0.4 * danger(s, seat, to, left) - 0.2
    return worth


def worth_group(s: SteamTable, seat: i64, base: i64, elite: i64, left: i64) -> float:
    """Enough to win, and a guard behind where there is something to keep; two for a new zone."""
    top = s.stack[-1]
    assert isinstance(top, Move)
    units = base + elite
    stay = s.on(top.zone, BASE) + s.on(top.zone, ELITE) - units
    keep = zone_worth(s, top.zone, left, True)
    out = 0.0
    if stay == 0 and not s.has(top.zone, BEACON + seat):
        out -= 0.8 * keep
    elif stay > 0:
        out += 0.1 * min(keep, 2.0)
    holder = s.on(top.to, HOLDER)
    if holder != NOBODY and holder != seat:
        fuel = 0.0 if holder == CRAMES else float(barrels(s, holder))
        margin = float(base + 2 * elite) - guard(s, top.to) + BID_SHARE * (float(barrels(s, seat)) - fuel)
        return out + 1.2 * chance(margin)
    wanted: i64 = 2 if zone_worth(s, top.to, left, True) > 0.5 else 1
    return out + (0.5 if units == wanted else 0.3 if units > wanted else 0.1) - 0.05 * float(units)


def worth_post(s: SteamTable, seat: i64, zone: i64, left: i64) -> float:
    """One more unit here: to keep what there is, to go for what is near."""
    worth = 0.5 * danger(s, seat, zone, left) - 0.05 * float(s.units(zone, seat))
    if s.on(zone, HOLDER) != seat and s.on(zone, FLOORS) > 0:
        worth += 0.5
    near = near_mask(s, zone)
    to: i64
    for to in range(s.content.zones):
        if near >> to & 1 == 1 and s.on(to, HOLDER) == NOBODY and controller(s, to) != seat:
            worth += 0.15 * zone_worth(s, to, left, True)
    return worth


def worth_parting(s: SteamTable, seat: i64, zone: i64, unit: i64, left: i64) -> float:
    """Rather a base soldier, rather from a crowd or from where there is nothing to keep."""
    n = s.units(zone, seat)
    worth = 0.06 * float(n) - 0.4 * float(unit)
    return worth - (0.8 * zone_worth(s, zone, left, True) if n == 1 else 0.0)


def worth_bid(s: SteamTable, seat: i64, bid: i64, left: i64) -> float:
    """Around what an average bid of the other makes necessary, never twice the same."""
    top = s.stack[-1]
    assert isinstance(top, Dials)
    n: i64 = len(s.stack)
    frame = s.stack[n - 2]
    if not isinstance(frame, Combat):
        return 0.0
    attacks = seat == frame.seat
    other = frame.foe if attacks else frame.seat
    fuel = 0.0 if other == CRAMES else BID_SHARE * float(barrels(s, other))
    lead = float(frame.attack - frame.defence) if attacks else float(frame.defence - frame.attack) - 1.0
    prize = zone_worth(s, frame.zone, left, True) + 0.5
    odds = chance(1.5 * (lead + float(bid) - fuel + 0.5))
    return prize * odds - 0.1 * float(bid) + 0.2 * whim(s, bid)


def worth_raze(s: SteamTable, seat: i64, structure: i64) -> float:
    """Of two structures the lesser; of what was conquered, only poison."""
    if isinstance(s.stack[-1], Raze):
        return 0.15 if structure == TOXIC and s.get(seat, CLAN) != MENRAU and left_of(s) > 2 else -1.0
    if structure == FARM or structure == TOXIC:
        return -1.0
    return 0.3 if structure == TURRET else 0.2


def left_of(s: SteamTable) -> i64:
    return s.scenario.turns - s.turn


def no_force() -> vec[float]:
    out = vec[float](capacity=MAX_SEATS)
    seat: i64
    for seat in range(MAX_SEATS):
        out = append(out, 0.0)
    return out


def whim(s: SteamTable, choice: i64) -> float:
    """A taste that differs from one imagined deck to the next, from 0 to 1: what nobody can foresee."""
    seed = mix(choice ^ choice >> 32)
    n: i64 = len(s.deck)
    i: i64
    for i in range(min(n, 4)):
        seed = mix(seed * 31 + s.deck[n - 1 - i])
    return float(seed & 1023) / 1024.0
