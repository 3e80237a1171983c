# interpreted
"""What a choice would do, for whoever is about to make it: what a payment costs in health, what a support adds, how a
group would stand against those it meets. All of it is open to everybody; nothing here is a rule of its own."""

from typing import Any

from ludotheque.core.domains import Choice
from ludotheque.games.steamwatchers import names, state
from ludotheque.games.steamwatchers.phases.dials import highest_bid
from ludotheque.games.steamwatchers.phases.forces import CUBE_BONUS, attack_force, defence_force
from ludotheque.games.steamwatchers.phases.incubation import Pay, one_cell_on
from ludotheque.games.steamwatchers.phases.movement import Move
from ludotheque.games.steamwatchers.phases.support import Support, worth
from ludotheque.games.steamwatchers.queries import garrison, lasting, order_of
from ludotheque.games.steamwatchers.state import Steam

CELLS = {names.QUARANTINE: "quarantine", names.DEATH: "death"}
Parts = list[dict[str, Any]]


def foresee(s: Steam, seat: int, choice: Choice) -> dict[str, Any]:
    asks = s.stack[-1]
    match choice:
        case ("pay", int(dirty)) if isinstance(asks, Pay):
            return infection(s, seat, dirty)
        case ("support", str(zone)) if isinstance(asks, Support):
            return {"adds": int(worth(s, seat, s.content.zone_ids.index(zone), asks.zone))}
        case ("group", int(base), int(elite)) if isinstance(asks, Move):
            return odds(s, seat, int(asks.zone), int(asks.to), base, elite)
        case _:
            return {}


def infection(s: Steam, seat: int, barrels: int) -> dict[str, Any]:
    """Where so many contraband barrels lead, and the cells that act on the way."""
    clan, start = s.clan(seat), int(s.get(seat, state.INCUBATION))
    level, cells = start, []
    for _ in range(barrels):
        on = int(one_cell_on(s, clan, level))
        if on == state.NOBODY:
            break
        level = on
        effect = int(s.content.cell[clan * names.CELLS + level - 1])
        cells += [CELLS[effect]] if effect in CELLS else []
    return {"from": start, "level": level, "cells": cells}


def odds(s: Steam, seat: int, origin: int, zone: int, base: int, elite: int) -> dict[str, Any]:
    """STW-146 to STW-161  Both forces if this group fought there now, and what support and barrels could add."""
    foe = int(s.on(zone, state.HOLDER))
    if foe in (state.NOBODY, seat):
        return {}
    world: Any = s.clone()
    world.add_on(zone, state.RAID_BASE, base)
    world.add_on(zone, state.RAID_ELITE, elite)
    mine, theirs = int(attack_force(world, seat, zone)), int(defence_force(world, foe, zone))
    people = foe != state.CRAMES
    support = (helpers(s, seat, zone, origin, True), helpers(s, foe, zone, state.NOBODY, False) if people else 0)
    barrels = (int(highest_bid(s, seat)), int(highest_bid(s, foe)) if people else 0)
    tie = lasting(s, names.DEFENDER_WINS_TIES) == 0

    def beats(one: int, other: int) -> bool:
        return one >= other if tie else one > other

    verdict = "ahead" if beats(mine, theirs) else "behind"
    if beats(mine, theirs + support[1] + barrels[1]):
        verdict = "sure"
    elif not beats(mine + support[0] + barrels[0], theirs):
        verdict = "lost"
    return {
        "zone": s.content.zone_ids[zone],
        "mine": mine,
        "theirs": theirs,
        "support": list(support),
        "barrels": list(barrels),
        "verdict": verdict,
        "attack": attack_parts(world, seat, zone, mine),
        "defence": defence_parts(world, foe, zone, theirs),
    }


def helpers(s: Steam, seat: int, zone: int, origin: int, attacks: bool) -> int:
    """What every token that may be spent for that side would add."""
    ask = Support(seat, zone, origin, int(attacks), 0)
    able = [near for near in range(s.content.zones) if ask.why_not_zone(s, near) is None]
    return sum(int(worth(s, seat, near, zone)) for near in able)


def counted(base: int, elite: int) -> Parts:
    return [{"key": "base", "count": base, "n": base}, {"key": "elite", "count": elite, "n": 2 * elite}]


def attack_parts(s: Steam, seat: int, zone: int, force: int) -> Parts:
    units = counted(int(s.on(zone, state.RAID_BASE)), int(s.on(zone, state.RAID_ELITE)))
    ability = "iotunn" if s.clan(seat) == names.RHEIN_STAMM else "jeep"
    return some([*units, {"key": ability, "n": force - sum(part["n"] for part in units)}])


def defence_parts(s: Steam, seat: int, zone: int, force: int) -> Parts:
    order = int(order_of(s, zone, seat) == state.DEFENCE and s.on(zone, state.ORDER) == state.DEFENCE)
    cube = CUBE_BONUS if s.on(zone, state.CUBE) == 1 else 0
    walls = force - int(garrison(s, zone)) - order - cube
    units = counted(int(s.on(zone, state.BASE)), int(s.on(zone, state.ELITE)))
    return some([*units, {"key": "order", "n": order}, {"key": "turret", "n": walls}, {"key": "cube", "n": cube}])


def some(parts: Parts) -> Parts:
    return [part for part in parts if part["n"] > 0]
