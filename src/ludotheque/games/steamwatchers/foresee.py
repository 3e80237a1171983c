# interpreted
"""What a choice would do, for whoever is about to make it, and what may be measured meanwhile. The rules' own queries
answer; nothing here is a rule, and nothing rests on what is hidden: orders count once they are revealed."""

from typing import Any

from ludotheque.core.domains import Choice
from ludotheque.games.steamwatchers import effects, names, state
from ludotheque.games.steamwatchers.phases.combat import Combat
from ludotheque.games.steamwatchers.phases.dials import Dials, highest_bid
from ludotheque.games.steamwatchers.phases.flight import Flight
from ludotheque.games.steamwatchers.phases.forces import CUBE_BONUS, attack_force, defence_force
from ludotheque.games.steamwatchers.phases.incubation import Pay, count_units, one_cell_on
from ludotheque.games.steamwatchers.phases.movement import Move, Movement
from ludotheque.games.steamwatchers.phases.support import Support, worth
from ludotheque.games.steamwatchers.queries import adjacent, garrison, healthy, lasting, order_of, raid, room
from ludotheque.games.steamwatchers.state import Player, Steam, Zone

CELLS = {names.QUARANTINE: "quarantine", names.DEATH: "death"}
WAYS = ("march", "sail", "force")
Parts = list[dict[str, Any]]


def foresee(s: Steam, seat: int, choice: Choice) -> dict[str, Any] | None:
    asks = s.stack[-1]
    match choice:
        case ("pay", int(dirty)) if isinstance(asks, Pay):
            return infection(s, seat, dirty)
        case ("support", str(zone)) if isinstance(asks, Support):
            return backed(s, asks, int(worth(s, asks.seat, place(s, zone), asks.zone)))
        case ("stop",) if isinstance(asks, Support):
            return backed(s, asks, 0)
        case ("bid", int(barrels)) if isinstance(asks, Dials):
            return bid(s, seat, barrels)
        case ("flee", str(zone)) if isinstance(asks, Flight):
            return refuge(s, asks, place(s, zone))
        case ("group", int(base), int(elite)) if isinstance(asks, Move):
            return odds(s, seat, int(asks.zone), int(asks.to), base, elite)
        case (str(way), str(zone)) if isinstance(asks, Movement) and way in WAYS:
            everybody = int(s.on(asks.zone, Zone.base)), int(s.on(asks.zone, Zone.elite))
            return odds(s, seat, int(asks.zone), place(s, zone), *everybody)
        case _:
            return None


def measure(s: Steam, seat: int, question: Choice) -> dict[str, Any] | None:
    """`attack ZONE BASE ELITE`: how so many would stand there, coming from the active zone. `way ZONE`: the movement
    that a zone out of reach would be refused by, most to the point."""
    if s.active == state.NOBODY or s.raider != seat:
        return None
    match question:
        case ("attack", str(zone), int(base), int(elite)) if zone in s.content.zone_ids:
            few = 0 <= base <= int(s.content.base[s.clan(seat)]) and 0 <= elite <= int(s.content.elite[s.clan(seat)])
            return odds(s, seat, int(s.active), place(s, zone), base, elite) if few else None
        case ("way", str(zone)) if zone in s.content.zone_ids:
            return {"choice": [way_meant(s, int(s.active), place(s, zone)), zone]}
        case _:
            return None


def place(s: Steam, zone: str) -> int:
    return s.content.zone_ids.index(zone)


def infection(s: Steam, seat: int, barrels: int) -> dict[str, Any]:
    """Where so many contraband barrels lead, and the cells that act on the way."""
    clan, start = s.clan(seat), int(s.get(seat, Player.incubation))
    level, cells = start, []
    for _ in range(barrels):
        on = int(one_cell_on(s, clan, level))
        if on == state.NOBODY:
            break
        level = on
        effect = int(s.content.cell[clan * names.CELLS + level - 1])
        cells += [CELLS[effect]] if effect in CELLS else []
    return {"from": start, "level": level, "cells": cells}


def refuge(s: Steam, flight: Flight, to: int) -> dict[str, Any]:
    """By which way they would flee there, how many of theirs are there, and how many would find no room."""
    seat, zone = flight.seat, flight.zone
    running = int(count_units(s, seat, zone, 0) + count_units(s, seat, zone, 1))
    by = "land" if adjacent(s, zone, to) else "sea"
    return {"by": by, "there": int(s.units(to, seat)), "lost": max(0, running - int(room(s, seat, to)))}


# -- combat


def combat_under_way(s: Steam) -> Combat | None:
    return next((frame for frame in reversed(s.stack) if isinstance(frame, Combat)), None)


def standing(s: Steam, combat: Combat) -> tuple[int, int]:
    """Both forces with the support given so far, barrels aside."""
    given = s.stack[-1].force if isinstance(s.stack[-1], Support) else 0
    counted, compared = combat.goto("count_attack"), combat.goto("compare")
    paid = combat.step > compared
    if combat.step > counted:
        attack = combat.attack - (combat.attacker_bid if paid else 0)
    else:
        attack = attack_force(s, combat.seat, combat.zone) + given
    if combat.step > counted + 1:
        defence = combat.defence - (combat.defender_bid if paid else 0)
    else:
        defence = defence_force(s, combat.foe, combat.zone) + (given if combat.step > counted else 0)
    return int(attack), int(defence)


def attacker_wins_ties(s: Steam) -> bool:
    return lasting(s, effects.DEFENDER_WINS_TIES) == 0


def shown_combat(s: Steam) -> dict[str, Any] | None:
    """The combat under way as everybody may count it; what each force is made of until it is fought."""
    combat = combat_under_way(s)
    if combat is None or combat.foe == state.NOBODY:
        return None
    attack, defence = standing(s, combat)
    open_still = combat.step <= combat.goto("compare")
    foe = None if combat.foe == state.CRAMES else int(combat.foe)
    return {
        "zone": s.content.zone_ids[combat.zone],
        "ties": "attack" if attacker_wins_ties(s) else "defence",
        "attack": {
            "seat": int(combat.seat),
            "force": attack,
            "parts": attack_parts(s, combat.seat, combat.zone) if open_still else [],
        },
        "defence": {
            "seat": foe,
            "force": defence,
            "parts": defence_parts(s, combat.foe, combat.zone) if open_still else [],
        },
    }


def backed(s: Steam, ask: Support, adds: int) -> dict[str, Any]:
    """What a token would add, how both sides would stand, and what the other side may still add."""
    combat = combat_under_way(s)
    if combat is None:
        return {"adds": adds}
    attack, defence = standing(s, combat)
    if ask.attacks == 1:
        return {"adds": adds, "mine": attack + adds, "theirs": defence, "open": helpers(s, combat.foe, ask.zone)}
    return {"adds": adds, "mine": defence + adds, "theirs": attack, "open": 0}


def bid(s: Steam, seat: int, barrels: int) -> dict[str, Any] | None:
    """How the sides would stand, up to which bid of the other this one wins (-1: against none), and how many of the
    barrels would have to be contraband."""
    combat = combat_under_way(s)
    if combat is None:
        return None
    attacks = seat == combat.seat
    forces = standing(s, combat)
    mine, theirs = forces if attacks else (forces[1], forces[0])
    foe = combat.foe if attacks else combat.seat
    most = 0 if foe == state.CRAMES else int(highest_bid(s, foe))
    holds = mine + barrels - theirs - (0 if attacks == attacker_wins_ties(s) else 1)
    return {
        "mine": mine + barrels,
        "theirs": [theirs, theirs + most],
        "holds": max(-1, min(holds, most)),
        "verdict": "sure" if holds >= most else "short" if holds < 0 else "holds",
        "contraband": max(0, barrels - int(healthy(s, seat))),
    }


def odds(s: Steam, seat: int, origin: int, zone: int, base: int, elite: int) -> dict[str, Any]:
    """STW-146 to STW-161  Both forces if this group fought there now, and what support and barrels could add; {}: there
    is nobody to fight. `sure`: nothing of theirs changes it; `lost`: nothing of ours does."""
    foe = int(s.on(zone, Zone.holder))
    if foe in (state.NOBODY, seat):
        return {}
    world: Any = s.clone()
    world.add_on(zone, Zone.raid_base, base)
    world.add_on(zone, Zone.raid_elite, elite)
    mine, theirs = int(attack_force(world, seat, zone)), int(defence_force(world, foe, zone))
    support = helpers(s, seat, zone, origin), helpers(s, foe, zone)
    barrels = int(highest_bid(s, seat)), 0 if foe == state.CRAMES else int(highest_bid(s, foe))

    def beats(one: int, other: int) -> bool:
        return one >= other if attacker_wins_ties(s) else one > other

    verdict = "ahead" if beats(mine, theirs) else "behind"
    if beats(mine, theirs + support[1] + barrels[1]):
        verdict = "sure"
    elif not beats(mine + support[0] + barrels[0], theirs):
        verdict = "lost"
    return {
        "zone": s.content.zone_ids[zone],
        "verdict": verdict,
        "attack": side(mine, support[0], barrels[0], attack_parts(world, seat, zone)),
        "defence": side(theirs, support[1], barrels[1], defence_parts(world, foe, zone)),
    }


def side(force: int, support: int, barrels: int, parts: Parts) -> dict[str, Any]:
    return {"force": force, "support": support, "barrels": barrels, "parts": parts}


def helpers(s: Steam, seat: int, zone: int, origin: int = state.NOBODY) -> int:
    """What all the tokens that a side may still spend would add. `origin`: the active zone of an attacker."""
    if seat == state.CRAMES:
        return 0
    ask = Support(seat, zone, origin, int(origin != state.NOBODY), 0)
    able = [near for near in range(s.content.zones) if ask.why_not_zone(s, near) is None]
    return sum(int(worth(s, seat, near, zone)) for near in able)


def attack_parts(s: Steam, seat: int, zone: int) -> Parts:
    base, elite = int(s.on(zone, Zone.raid_base)), int(s.on(zone, Zone.raid_elite))
    ability = "iotunn" if s.clan(seat) == names.RHEIN_STAMM else "jeep"
    more = int(attack_force(s, seat, zone)) - int(raid(s, zone))
    return some([*counted(base, elite, int(raid(s, zone))), {"key": ability, "n": more}])


def defence_parts(s: Steam, seat: int, zone: int) -> Parts:
    order = int(order_of(s, zone, seat) == state.DEFENCE)
    cube = CUBE_BONUS if s.on(zone, Zone.cube) == 1 else 0
    walls = int(defence_force(s, seat, zone)) - int(garrison(s, zone)) - order - cube
    units = counted(int(s.on(zone, Zone.base)), int(s.on(zone, Zone.elite)), int(garrison(s, zone)))
    return some([*units, {"key": "order", "n": order}, {"key": "turret", "n": walls}, {"key": "cube", "n": cube}])


def counted(base: int, elite: int, force: int) -> Parts:
    return [{"key": "base", "count": base, "n": base}, {"key": "elite", "count": elite, "n": force - base}]


def some(parts: Parts) -> Parts:
    return [part for part in parts if part["n"] > 0]


# -- ways


def way_meant(s: Steam, origin: int, to: int) -> str:
    """Next door or over a strait, two steps away, or over a common coast."""
    c = s.content
    if adjacent(s, origin, to) or c.strait_mask[origin] >> to & 1 == 1:
        return "march"
    if any(adjacent(s, origin, middle) and adjacent(s, middle, to) for middle in range(c.zones)):
        return "force"
    return "sail" if c.shore_mask[origin] != 0 and c.shore_mask[to] != 0 else "march"
