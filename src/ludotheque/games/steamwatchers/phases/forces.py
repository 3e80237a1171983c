"""The initial forces of a combat (STW-146 to STW-150)."""

from typing import Final

from mypy_extensions import i64

from ludotheque.games.steamwatchers import effects, names, state
from ludotheque.games.steamwatchers.queries import garrison, lasting, order_of, raid
from ludotheque.games.steamwatchers.state import Steam, Zone

TURRET_BONUS: Final[i64] = 2
CUBE_BONUS: Final = 2


def attack_force(s: Steam, seat: i64, zone: i64) -> i64:
    """STW-146, STW-233, STW-243  Attacking units; an attacking Iotunn is worth 1 more; with a Jeep each structure of
    the zone adds 1."""
    force = raid(s, zone)
    elites = s.on(zone, Zone.raid_elite)
    if s.clan(seat) == names.RHEIN_STAMM:
        force += elites
    elif s.clan(seat) == names.ALLIANCE and elites > 0:
        force += s.structures(zone)
    return force


def defence_force(s: Steam, seat: i64, zone: i64) -> i64:
    """STW-146, STW-148, STW-149, STW-150  Defending units, a Defence token, turrets, a morale cube."""
    force = garrison(s, zone)
    if order_of(s, zone, seat) == state.DEFENCE:
        force += 1
    stronger = lasting(s, effects.TURRET_FORCE)
    force += s.count_of(zone, state.TURRET) * (stronger if stronger > 0 else TURRET_BONUS)
    if s.on(zone, Zone.cube) == 1:
        force += CUBE_BONUS
    return force
