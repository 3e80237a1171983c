"""What a choice is worth at first glance, in GÉO: where the attention of whoever thinks goes first."""

from mypy_extensions import i64

from ludotheque.core.state import arg_a, arg_b, arg_c, verb_of
from ludotheque.games.steamwatchers import names, state, verbs
from ludotheque.games.steamwatchers.glance_moves import (
    whim,
    worth_bid,
    worth_group,
    worth_march,
    worth_order,
    worth_parting,
    worth_pass,
    worth_post,
    worth_token,
    worth_turret,
)
from ludotheque.games.steamwatchers.phases.actions import slot_cost
from ludotheque.games.steamwatchers.phases.combat import Combat
from ludotheque.games.steamwatchers.phases.conquest import Raze
from ludotheque.games.steamwatchers.phases.deployment import Deploy
from ludotheque.games.steamwatchers.play import SteamTable
from ludotheque.games.steamwatchers.queries import controller, near_mask, on_board
from ludotheque.games.steamwatchers.state import Player, Zone
from ludotheque.games.steamwatchers.worth import declines, title_worth, zone_worth


def deserves_beacon(s: SteamTable, seat: i64, zone: i64) -> bool:
    """Something to keep, no beacon yet, and no farm in its place (STW-009)."""
    at = zone * Zone.WIDTH
    first = s.areas[at + Zone.first]
    second = s.areas[at + Zone.second]
    if first == state.BEACON + seat or second == state.BEACON + seat:
        return False
    return zone_worth(s, zone, declines(s), False) > 0.1


def at_a_glance(s: SteamTable, seat: i64, choice: i64, left: i64) -> float:
    verb = verb_of(choice)
    a = arg_a(choice)
    if verb == verbs.CLAN or verb == verbs.DEPLOYMENT:
        return whim(s, choice)
    if verb == verbs.TITLE:
        return title_worth(a) + (0.5 * whim(s, choice) if s.phase == state.SETUP else 0.0)
    if verb == verbs.STATION:
        return worth_station(s, choice)
    if verb == verbs.ZONE:
        return worth_zone(s, seat, a, left)
    if verb == verbs.CARD or verb == verbs.DISCARD:
        worth = worth_card(s, seat, a, left)
        return worth if verb == verbs.CARD else -0.3 - 0.3 * worth
    if verb == verbs.DISCARD_ARCHON:
        return -0.3
    if verb == verbs.SEA or verb == verbs.KEEP or verb == verbs.DROP:
        worth = worth_sea(s, seat, a, left)
        return worth if verb != verbs.DROP else 0.4 - worth
    if verb == verbs.ORDER:
        return worth_order(s, seat, a, arg_b(choice), left)
    if verb == verbs.ACTIVATE:
        return worth_token(s, seat, a, left)
    if verb == verbs.PASS:
        return worth_pass(s, seat, left)
    return worth_deed(s, seat, choice, left)


def worth_deed(s: SteamTable, seat: i64, choice: i64, left: i64) -> float:
    """What is done with an order, or answered to one."""
    verb = verb_of(choice)
    a = arg_a(choice)
    if verb == verbs.MARCH or verb == verbs.SAIL or verb == verbs.FORCE:
        return worth_march(s, seat, a, left) - (0.1 if verb == verbs.FORCE else 0.0)
    if verb == verbs.GROUP:
        return worth_group(s, seat, a, arg_b(choice), left)
    if verb == verbs.BEACON:
        return 0.4 * zone_worth(s, a, left, False) - (0.3 if s.on(a, Zone.holder) == seat else 0.0)
    if verb == verbs.RECRUIT:
        return worth_post(s, seat, arg_b(choice), left) + (0.05 if a == 0 else 0.0)
    if verb == verbs.FLEE:
        return 0.5 * zone_worth(s, a, left, True) + 0.05 * float(s.units(a, seat))
    if verb == verbs.EXILE or verb == verbs.REMOVE:
        return worth_parting(s, seat, a, arg_b(choice), left)
    if verb == verbs.SUPPORT or verb == verbs.STOP:
        return worth_stop(s, seat, verb)
    if verb == verbs.BID:
        return worth_bid(s, seat, a, left)
    if verb == verbs.RAZE:
        return worth_raze(s, seat, a)
    if verb == verbs.VOTE:
        return 0.8 if a == seat else -0.3
    return worth_small(s, seat, choice)


def worth_small(s: SteamTable, seat: i64, choice: i64) -> float:
    verb = verb_of(choice)
    a = arg_a(choice)
    if verb == verbs.MOBILISE or verb == verbs.GREAT_HOST:
        spare = s.get(seat, Player.supply) + 1 - on_board(s, seat)
        return (0.9 if spare > 0 else 0.3) + (0.2 if verb == verbs.GREAT_HOST else 0.0)
    if verb == verbs.TURRET:
        return worth_turret(s, seat, s.active, declines(s))
    if verb == verbs.NEGOTIATE:
        return 0.3 if s.turn < s.scenario.turns else -0.3
    if verb == verbs.WAIT:
        return -0.5
    if verb == verbs.SLOT:
        return 0.5 - float(slot_cost(s, seat, a))
    if verb == verbs.LOSE:
        return 0.3 - 0.5 * float(a)
    return worth_always(verb)


def worth_always(verb: i64) -> float:
    """What is worth the same wherever it is asked."""
    if verb == verbs.FARM:
        return 1.2
    if verb == verbs.TOXIC_FARM:
        return 1.3
    if verb == verbs.QUARANTINE_EMPTY:
        return 0.4
    if verb == verbs.QUARANTINE_SUPPLY or verb == verbs.TROPHY or verb == verbs.YES or verb == verbs.BARREL:
        return 0.3
    return 0.0 if verb == verbs.NO else 0.2 if verb == verbs.REVEAL else 0.1


def worth_stop(s: SteamTable, seat: i64, verb: i64) -> float:
    """Support when it may decide; stopping, for the rest, is as good as most things."""
    if verb == verbs.STOP:
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
    return -0.3 if who != state.NOBODY else 0.1


def worth_card(s: SteamTable, seat: i64, zone: i64, left: i64) -> float:
    """Columns where own units stand, or soon could; never under others."""
    floors = s.content.floors[zone] + s.on(zone, Zone.floors)
    gain = float(floors - left) if floors > left else 0.7
    holder = s.on(zone, Zone.holder)
    if holder == seat:
        return 0.4 + 0.5 * gain
    if holder != state.NOBODY:
        return -0.6
    near = near_mask(s, zone)
    other: i64
    own = 0.0
    for other in range(s.content.zones):
        if near >> other & 1 == 1:
            if s.on(other, Zone.holder) == seat:
                own += 0.15
            elif s.on(other, Zone.holder) != state.NOBODY:
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


def worth_raze(s: SteamTable, seat: i64, structure: i64) -> float:
    """Of two structures the lesser; of what was conquered, only poison."""
    if isinstance(s.stack[-1], Raze):
        return (
            0.15 if structure == state.TOXIC and s.get(seat, Player.clan) != names.MENRAU and left_of(s) > 2 else -1.0
        )
    if structure == state.FARM or structure == state.TOXIC:
        return -1.0
    return 0.3 if structure == state.TURRET else 0.2


def left_of(s: SteamTable) -> i64:
    return s.scenario.turns - s.turn
