"""What order tokens, moves, combats and recruits are worth at first glance, in GÉO."""

from librt.vecs import append, vec
from mypy_extensions import i64

from ludotheque.core.chance import mix
from ludotheque.games.steamwatchers import state
from ludotheque.games.steamwatchers.phases.activation import tokens
from ludotheque.games.steamwatchers.phases.combat import Combat
from ludotheque.games.steamwatchers.phases.defence import why_not_mobilise, why_not_negotiate
from ludotheque.games.steamwatchers.phases.dials import Dials
from ludotheque.games.steamwatchers.phases.movement import Move
from ludotheque.games.steamwatchers.play import SteamTable
from ludotheque.games.steamwatchers.queries import barrels, controller, near_mask, on_board, order_of
from ludotheque.games.steamwatchers.state import Player, Zone
from ludotheque.games.steamwatchers.worth import BID_SHARE, chance, guard, pressure, zone_worth


def worth_order(s: SteamTable, seat: i64, zone: i64, kind: i64, left: i64) -> float:
    """Movement where something near is worth going for, Defence where there is something to lose or to recruit."""
    if kind == state.DECOY:
        return -0.6
    if kind == state.MOVEMENT:
        best = 0.0
        near = near_mask(s, zone)
        to: i64
        for to in range(s.content.zones):
            if near >> to & 1 == 1 and s.on(to, Zone.holder) != seat:
                best = max(best, worth_goal(s, seat, zone, to, left))
        return best + 0.05 * float(s.units(zone, seat)) - 0.1
    recruits = s.get(seat, Player.reserve_base) + s.get(seat, Player.reserve_elite) > 0 and s.turn < s.scenario.turns
    return 0.3 * danger(s, seat, zone, left) + (0.35 if recruits else 0.1)


def worth_token(s: SteamTable, seat: i64, zone: i64, left: i64) -> float:
    """A token to activate."""
    kind = order_of(s, zone, seat)
    return worth_use(s, seat, zone, left) if kind == state.DEFENCE else worth_order(s, seat, zone, kind, left)


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
    if why_not_mobilise(s, seat, zone, state.MOBILISATION) is None:
        spare = s.get(seat, Player.supply) + 1 - on_board(s, seat)
        recruits = (0.5 if spare > 0 else 0.15) if later else -0.2
        best = max(best, recruits + 0.3 * danger(s, seat, zone, left))
    if later and why_not_negotiate(s, seat) is None:
        best = max(best, 0.2)
    return best


def worth_turret(s: SteamTable, seat: i64, zone: i64, left: i64) -> float:
    """Where something may be lost; not in the place of a farm (STW-009)."""
    if s.structures(zone) == 2 and s.count_of(zone, state.TURRET) == 0:
        return -0.6
    lasts = 0.1 if s.turn < s.scenario.turns else -0.2
    return 0.6 * danger(s, seat, zone, left) + lasts - (0.3 if s.has(zone, state.TURRET) else 0.0)


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
    holder = s.on(to, Zone.holder)
    if holder == state.NOBODY:
        return worth + (0.1 if controller(s, to) != state.NOBODY else 0.0)
    if holder == seat:
        return 0.0
    force = float(s.on(zone, Zone.base) + 2 * s.on(zone, Zone.elite)) if zone >= 0 else 4.0
    fuel = 0.0 if holder == state.CRAMES else float(barrels(s, holder))
    odds = chance(force - guard(s, to) + BID_SHARE * (float(barrels(s, seat)) - fuel))
    return (worth + 0.3) * odds - 0.4 * (1.0 - odds)


def worth_march(s: SteamTable, seat: i64, to: i64, left: i64) -> float:
    worth = worth_goal(s, seat, s.active, to, left)
    if s.on(to, Zone.holder) == seat:
        return 0.4 * danger(s, seat, to, left) - 0.2
    return worth


def worth_group(s: SteamTable, seat: i64, base: i64, elite: i64, left: i64) -> float:
    """Enough to win, and a guard behind where there is something to keep; two for a new zone."""
    top = s.stack[-1]
    assert isinstance(top, Move)
    units = base + elite
    stay = s.on(top.zone, Zone.base) + s.on(top.zone, Zone.elite) - units
    keep = zone_worth(s, top.zone, left, True)
    out = 0.0
    if stay == 0 and not s.has(top.zone, state.BEACON + seat):
        out -= 0.8 * keep
    elif stay > 0:
        out += 0.1 * min(keep, 2.0)
    holder = s.on(top.to, Zone.holder)
    if holder != state.NOBODY and holder != seat:
        fuel = 0.0 if holder == state.CRAMES else float(barrels(s, holder))
        margin = float(base + 2 * elite) - guard(s, top.to) + BID_SHARE * (float(barrels(s, seat)) - fuel)
        return out + 1.2 * chance(margin)
    wanted: i64 = 2 if zone_worth(s, top.to, left, True) > 0.5 else 1
    return out + (0.5 if units == wanted else 0.3 if units > wanted else 0.1) - 0.05 * float(units)


def worth_post(s: SteamTable, seat: i64, zone: i64, left: i64) -> float:
    """One more unit here: to keep what there is, to go for what is near."""
    worth = 0.5 * danger(s, seat, zone, left) - 0.05 * float(s.units(zone, seat))
    if s.on(zone, Zone.holder) != seat and s.on(zone, Zone.floors) > 0:
        worth += 0.5
    near = near_mask(s, zone)
    to: i64
    for to in range(s.content.zones):
        if near >> to & 1 == 1 and s.on(to, Zone.holder) == state.NOBODY and controller(s, to) != seat:
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
    fuel = 0.0 if other == state.CRAMES else BID_SHARE * float(barrels(s, other))
    lead = float(frame.attack - frame.defence) if attacks else float(frame.defence - frame.attack) - 1.0
    prize = zone_worth(s, frame.zone, left, True) + 0.5
    odds = chance(1.5 * (lead + float(bid) - fuel + 0.5))
    return prize * odds - 0.1 * float(bid) + 0.2 * whim(s, bid)


def no_force() -> vec[float]:
    out = vec[float](capacity=state.MAX_SEATS)
    seat: i64
    for seat in range(state.MAX_SEATS):
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
