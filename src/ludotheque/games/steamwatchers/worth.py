"""What things are worth in Steamwatchers, in GÉO to be expected at the end: a quick reckoning for whoever thinks
ahead."""

import math
from typing import Final

from librt.vecs import append, vec
from mypy_extensions import i64

from ludotheque.games.steamwatchers import effects, names, state
from ludotheque.games.steamwatchers.phases.combat import Combat
from ludotheque.games.steamwatchers.phases.dials import Dials
from ludotheque.games.steamwatchers.phases.forces import attack_force, defence_force
from ludotheque.games.steamwatchers.phases.rendezvous import rendezvous_of
from ludotheque.games.steamwatchers.queries import barrels, contraband, controller, haven, lasting, on_board
from ludotheque.games.steamwatchers.state import Player, Steam, Zone

FARM_TO_COME: Final = 0.85  # a column that will leave a farm
BARREL_WORTH: Final = 0.05  # within a turn; stocks are filled again (STW-102)
RIVAL: Final = 0.55  # share of a danger that is the other's chance
CALM: Final = 1.3  # how much force makes a difference
BID_SHARE: Final = 0.4  # of the barrels, in an average bid


def declines(s: Steam) -> i64:
    """How many floors every column is still going to lose (STW-087)."""
    if s.phase == state.SETUP:
        return s.scenario.turns
    left = s.scenario.turns - s.turn
    return left + 1 if s.phase <= state.ACTIVATION else left


def zone_worth(s: Steam, zone: i64, left: i64, manned: bool) -> float:
    """What a zone brings whoever holds it to the end: farms, the floors that remain, the farm a column leaves where
    units stand (STW-091), havens and targets."""
    at = zone * Zone.WIDTH
    first = s.areas[at + Zone.first]
    second = s.areas[at + Zone.second]
    farms: i64 = 0
    if first == state.FARM or first == state.TOXIC:
        farms += 1
    if second == state.FARM or second == state.TOXIC:
        farms += 1
    worth = float(farms)
    floors = s.areas[at + Zone.floors]
    if floors > left:
        worth += float(floors - left)
    elif floors > 0 and manned and farms < 2:
        worth += FARM_TO_COME
    if floors > 0:
        worth += 0.03 * float(min(floors, left))
    if haven(s, zone):
        worth += 0.9 if s.scenario.hegemony_havens > 0 else 0.12
    if s.areas[at + Zone.target] == state.NEUTRAL_TARGET:
        worth += float(s.scenario.target_geo)
    return worth


def chance(margin: float) -> float:
    """Of winning with so much more force."""
    return 1.0 / (1.0 + math.exp(-margin / CALM))


def guard(s: Steam, zone: i64) -> float:
    """The force that meets an attack, barrels and support aside."""
    at = zone * Zone.WIDTH
    force = s.areas[at + Zone.base] + 2 * s.areas[at + Zone.elite] + 2 * s.areas[at + Zone.cube]
    if s.areas[at + Zone.first] == state.TURRET:
        force += 2
    if s.areas[at + Zone.second] == state.TURRET:
        force += 2
    if s.areas[at + Zone.order] == state.DEFENCE:
        force += 1
    return float(force)


def pressure(s: Steam, zone: i64, seats: vec[float], later: float) -> None:
    """The force of each seat beside a zone; that which cannot move this turn counts for later turns only."""
    c = s.content
    zones = s.areas
    seat: i64
    for seat in range(state.MAX_SEATS):
        seats[seat] = 0.0
    i: i64
    for i in range(c.near_at[zone], c.near_at[zone + 1]):
        at = c.near[i] * Zone.WIDTH
        holder = zones[at + Zone.holder]
        if holder >= 0 and holder < state.MAX_SEATS:
            force = float(zones[at + Zone.base] + 2 * zones[at + Zone.elite])
            if s.phase == state.ACTIVATION and zones[at + Zone.order] != state.MOVEMENT:
                force *= later
            seats[holder] += force


class Outlook:
    """What is read off the board for each seat before it is weighed."""

    def __init__(self, seats: i64) -> None:
        self.points: vec[float] = vec[float](capacity=state.MAX_SEATS)
        self.level: vec[i64] = vec[i64](capacity=state.MAX_SEATS)  # GÉO at the next Phase 5, as things stand
        self.columns: vec[i64] = vec[i64](capacity=state.MAX_SEATS)  # that raise incubation at the next decline
        self.farms: vec[i64] = vec[i64](capacity=state.MAX_SEATS)  # to be paid for at the next decline
        self.havens: vec[i64] = vec[i64](capacity=state.MAX_SEATS)
        i: i64
        for i in range(seats):
            self.points = append(self.points, 0.0)
            self.level = append(self.level, 0)
            self.columns = append(self.columns, 0)
            self.farms = append(self.farms, 0)
            self.havens = append(self.havens, 0)


def prospects(s: Steam) -> vec[float]:
    """For each seat the GÉO it may expect at the end."""
    o = Outlook(s.seats)
    left = declines(s)
    survey(s, o, left)
    seat: i64
    for seat in range(s.seats):
        if s.get(seat, Player.clan) == state.NOBODY:
            continue
        if not s.alive(seat):
            o.points[seat] = -9.0
            continue
        o.points[seat] += holdings(s, o, seat)
    rules = s.scenario
    if rules.rendezvous > 0:
        other: i64
        for other in range(s.seats):
            zone = rendezvous_of(s, other)
            if zone != state.NOBODY:
                who = controller(s, zone)
                if who >= 0 and who < s.seats:
                    o.points[who] += 0.7 * float(rules.rendezvous_own if who == other else rules.rendezvous_other)
    if s.phase == state.SETUP:
        await_the_others(s, o)
    return o.points


def await_the_others(s: Steam, o: Outlook) -> None:
    """Whoever has not deployed may expect what the others do, on average."""
    placed: i64 = 0
    whole = 0.0
    seat: i64
    for seat in range(s.seats):
        if on_board(s, seat) > 0:
            placed += 1
            whole += o.points[seat]
    for seat in range(s.seats):
        if on_board(s, seat) == 0:
            o.points[seat] = whole / float(max(placed, 1))


def survey(s: Steam, o: Outlook, left: i64) -> None:
    """Zone by zone: what is held, how surely, and who else is after it."""
    settled = s.turn >= s.scenario.turns and s.phase > state.ACTIVATION
    later = 0.15 if s.turn >= s.scenario.turns else 0.45
    force = vec[float](capacity=state.MAX_SEATS)
    zones = s.areas
    zone: i64
    seat: i64
    for seat in range(state.MAX_SEATS):
        force = append(force, 0.0)
    at: i64 = 0
    for zone in range(s.content.zones):
        holder = zones[at + Zone.holder]
        if holder == state.NOBODY and is_idle(s, zone):
            at += Zone.WIDTH
            continue
        keeper = holder
        if holder == state.NOBODY:
            keeper = controller(s, zone)
        worth = zone_worth(s, zone, left, holder != state.NOBODY or keeper == state.NOBODY)
        if keeper >= 0 and keeper < s.seats:
            count(s, o, zone, keeper, holder == keeper)
        if zones[at + Zone.raid_base] + zones[at + Zone.raid_elite] > 0 and holder != state.NOBODY:
            battle(s, o, zone, worth)
        elif settled:
            if keeper >= 0 and keeper < s.seats:
                o.points[keeper] += worth
        elif keeper == state.NOBODY:
            if worth > 0.0:
                pressure(s, zone, force, later)
                share_out(s, o, 0.7 * worth, force)
        elif keeper == state.CRAMES:
            pressure(s, zone, force, later)
            for seat in range(s.seats):
                if force[seat] > 0.0:
                    o.points[seat] += 0.5 * worth * chance(force[seat] + 1.0 - guard(s, zone))
        else:
            contest(s, o, zone, keeper, worth, force, later)
        at += Zone.WIDTH


def is_idle(s: Steam, zone: i64) -> bool:
    """Nothing lies in a zone that nobody holds, and nobody wants anything there."""
    at = zone * Zone.WIDTH
    if s.areas[at + Zone.floors] != 0 or s.areas[at + Zone.first] != state.NONE:
        return False
    return s.areas[at + Zone.target] == 0 and s.content.haven[zone] == 0


def share_out(s: Steam, o: Outlook, worth: float, force: vec[float]) -> None:
    """Of what nobody holds everybody may hope for a share, by their force around it."""
    whole = 1.5
    seat: i64
    for seat in range(s.seats):
        whole += force[seat]
    for seat in range(s.seats):
        o.points[seat] += worth * force[seat] / whole


def contest(s: Steam, o: Outlook, zone: i64, keeper: i64, worth: float, force: vec[float], later: float) -> None:
    """A zone somebody holds: the worst of its neighbours may take it."""
    pressure(s, zone, force, later)
    held = guard(s, zone)
    own = force[keeper]
    worst: i64 = state.NOBODY
    most = 0.0
    seat: i64
    for seat in range(s.seats):
        if seat != keeper and force[seat] > 0.0:
            against = force[seat] + 0.3 * float(barrels(s, seat))
            if against > most:
                most = against
                worst = seat
    if worst == state.NOBODY:
        o.points[keeper] += (worth + 0.04) * (1.0 - 0.02 * float(s.scenario.turns - s.turn))
        return
    ready = 0.3 * float(barrels(s, keeper)) if held > 0.0 else 0.0
    risk = 0.85 * chance(most - held - ready - 0.25 * own - 1.0)
    o.points[keeper] += (worth + 0.04) * (1.0 - risk)
    o.points[worst] += RIVAL * worth * risk


def count(s: Steam, o: Outlook, zone: i64, keeper: i64, manned: bool) -> None:
    """What the zone counts for at the next Phase 5."""
    at = zone * Zone.WIDTH
    n = s.count_of(zone, state.FARM) + s.count_of(zone, state.TOXIC)
    floors = s.areas[at + Zone.floors]
    if s.phase <= state.ACTIVATION and floors > 0:
        if manned:
            o.columns[keeper] += 1
        if floors > 1:
            n += floors - 1
        elif manned and n < 2:
            n += 1
            o.farms[keeper] += 1
    else:
        n += floors
    o.level[keeper] += n
    if haven(s, zone):
        o.havens[keeper] += 1


def battle(s: Steam, o: Outlook, zone: i64, worth: float) -> None:
    """A combat that waits or is being fought: forces as announced, barrels as set, or as they may be set."""
    seat = s.raider
    foe = s.on(zone, Zone.holder)
    attack = attack_force(s, seat, zone)
    defence = defence_force(s, foe, zone)
    mine = BID_SHARE * float(barrels(s, seat))
    theirs = 0.0 if foe == state.CRAMES else BID_SHARE * float(barrels(s, foe))
    if s.fighting == zone:
        n: i64 = len(s.stack)
        i: i64
        for i in range(n):
            frame = s.stack[i]
            if isinstance(frame, Combat):
                attack = max(attack, frame.attack)
                defence = max(defence, frame.defence)
                if frame.dials_are_open():
                    mine = float(frame.attacker_bid)
                    theirs = float(frame.defender_bid)
            elif isinstance(frame, Dials):
                if frame.bids[seat] >= 0:
                    mine = float(frame.bids[seat])
                    o.points[seat] -= BARREL_WORTH * mine
                if foe != state.CRAMES and frame.bids[foe] >= 0:
                    theirs = float(frame.bids[foe])
                    o.points[foe] -= BARREL_WORTH * theirs
    won = chance(1.3 * (float(attack - defence) + 0.4 + mine - theirs))
    loss = 0.5 if s.turn < s.scenario.turns else 0.15
    o.points[seat] += won * worth - (1.0 - won) * loss
    if foe != state.CRAMES:
        o.points[foe] += (1.0 - won) * worth - won * (loss + 0.1)


def burden(s: Steam, seat: i64, turns: float) -> float:
    """What tokens on a clan's board cost it."""
    tokens = 0.6 * float(s.get(seat, Player.capped)) + 0.8 * float(s.get(seat, Player.blocked))
    idle = 0.0
    slot: i64
    for slot in range(state.SLOTS):
        lies = s.get(seat, Player.slot + slot)
        if lies == state.QUARANTINE:
            tokens += 1.0
        elif lies != state.NO_SLOT and lies != 0 and s.phase == state.ACTIVATION:
            idle += 0.02
    return idle + (0.05 + 0.06 * turns) * tokens


def holdings(s: Steam, o: Outlook, seat: i64) -> float:
    """What a clan has besides zones: units within its supply, barrels, titles, contracts; less illness and exile."""
    rules = s.scenario
    c = s.content
    clan = s.get(seat, Player.clan)
    turns = float(rules.turns - s.turn)
    acting = s.phase <= state.ACTIVATION
    worth = -0.5 * float(s.get(seat, Player.exiled))
    if rules.trophies > 0:
        worth += float(s.get(seat, Player.trophies)) / float(rules.trophies)
    if s.bearer == seat:
        worth += 0.7 * float(rules.card_geo)
    if c.foreign is not None:
        worth += 0.7 * float(c.foreign.score(s, seat, 0))
    have = barrels(s, seat)
    worth -= burden(s, seat, turns)
    if acting or turns > 0.0:
        units = on_board(s, seat)
        level = o.level[seat]
        cell = min(c.supply_cell(clan, level), c.supply_cells[clan] - 1 - s.get(seat, Player.capped))
        fed = c.supply_value[clan * names.SUPPLY + cell]
        each = 0.09 if turns <= 0.0 else 0.1 + 0.05 * min(turns, 3.0)
        elite = c.elite[clan] - s.get(seat, Player.reserve_elite)
        worth += each * (float(min(units, fed)) + 0.7 * float(elite)) + 0.3 * each * float(max(units - fed, 0))
    worth += titles(s, seat, turns)
    if acting and s.phase != state.SETUP:
        worth += BARREL_WORTH * float(min(have, 8)) - 0.015 * float(contraband(s, seat))
        worth -= illness(s, seat, o.columns[seat])
        if lasting(s, effects.FREE_FARMS) == 0 and o.farms[seat] > have:
            worth -= 0.75 * float(o.farms[seat] - have)
    if turns > 0.0:
        worth += 0.08 * float(3 - s.get(seat, Player.contracts))
    if rules.hegemony_from > 0 and s.turn + 1 >= rules.hegemony_from:
        worth += hegemony(s, o, seat)
    return worth + options(s, seat)


def titles(s: Steam, seat: i64, turns: float) -> float:
    """The title reserved for the next turn; before passing, what may still be had."""
    if turns <= 0.0:
        return 0.0
    position = s.get(seat, Player.reserved)
    if position == 0:
        return 0.2
    return title_worth(position)


def title_worth(position: i64) -> float:
    if position == state.LEGATE:
        return 0.15
    return 0.3 if position == state.PRIMUS else 0.27 if position == 3 else 0.38


def illness(s: Steam, seat: i64, columns: i64) -> float:
    """Quarantine and exile at the next decline, as many columns as there are now (STW-090, STW-176)."""
    c = s.content
    clan = s.get(seat, Player.clan)
    worth = 0.0
    cell = s.get(seat, Player.incubation)
    n: i64
    for n in range(columns):
        if cell < c.cells[clan]:
            cell += 1
        elif c.track_ends[clan] == 1:
            return worth
        effect = c.cell[clan * names.CELLS + cell - 1]
        if effect == names.DEATH:
            worth += 0.8
        elif effect != names.RESISTANCE:
            worth += 0.05 + 0.06 * float(s.scenario.turns - s.turn)
    return worth


def hegemony(s: Steam, o: Outlook, seat: i64) -> float:
    """Closeness to winning at once (STW-096)."""
    rules = s.scenario
    if rules.hegemony_geo > 0:
        return 3.0 * chance(float(o.level[seat] - rules.hegemony_geo) * 1.6)
    wanted = rules.hegemony_havens_5 if s.seats == state.MAX_SEATS else rules.hegemony_havens
    return 3.0 * chance(float(o.havens[seat] - wanted) * 2.0) if wanted > 0 else 0.0


def options(s: Steam, seat: i64) -> float:
    """Tokens still to be activated, where recruits wait or somewhere calls."""
    if s.phase != state.ACTIVATION or s.get(seat, Player.passed) == 1:
        return 0.0
    zones = s.areas
    worth = 0.0
    at: i64 = 0
    zone: i64
    recruits = s.get(seat, Player.reserve_base) > 1 and s.turn < s.scenario.turns
    for zone in range(s.content.zones):
        if zones[at + Zone.holder] == seat:
            if zones[at + Zone.order] == state.MOVEMENT:
                worth += 0.04
            elif zones[at + Zone.order] == state.DEFENCE and recruits:
                worth += 0.08
        at += Zone.WIDTH
    return min(worth, 0.3)
