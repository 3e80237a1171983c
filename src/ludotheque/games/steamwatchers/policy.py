"""What Steamwatchers tells bots: chances from expected GÉO, and which choices look promising."""

from typing import ClassVar, Final

from librt.vecs import append, vec
from mypy_extensions import i64

from ludotheque.core.policy import Policy
from ludotheque.core.state import arg_a, pack, verb_of
from ludotheque.games.steamwatchers import verbs
from ludotheque.games.steamwatchers.glance import at_a_glance, deserves_beacon
from ludotheque.games.steamwatchers.phases.rendezvous import Secret
from ludotheque.games.steamwatchers.play import SteamTable
from ludotheque.games.steamwatchers.state import Zone
from ludotheque.games.steamwatchers.worth import (
    declines,
    prospects,
)
from ludotheque.kit.bots.pick import by_promise
from ludotheque.kit.bots.values import attention, chances

KEENNESS: Final = 2.0  # how fast attention grows with worth
MANY: Final[i64] = 40


class SteamPolicy(Policy[SteamTable]):
    EVALUATES: ClassVar[bool] = True
    EFFORT: ClassVar[int] = 5
    LONGER: ClassVar[int] = 3

    def values(self, s: SteamTable) -> vec[float]:
        """Chances from prospects: a lead is worth the more the less is to come."""
        points = prospects(s)
        heat = 0.6 + 0.3 * float(declines(s))
        return chances(points, heat)

    def choices(self, s: SteamTable, seat: i64) -> vec[i64]:
        """What is asked; order tokens zone by zone, the strongest first; healthy barrels first, those of the
        surplus area before; beacons where there is
        something to keep."""
        offered = s.offered(s.stack[-1], seat)
        if len(offered) < 2:
            return offered
        verb = verb_of(offered[0])
        if verb == verbs.ORDER:
            return self.first_zone(s, offered)
        if verb == verbs.PAY or verb == verbs.STOCK:
            return append(vec[i64](capacity=1), offered[0])
        if verb_of(offered[len(offered) - 1]) != verbs.STOP:
            return offered
        out = vec[i64](capacity=len(offered))
        for choice in offered:
            if verb_of(choice) != verbs.BEACON or deserves_beacon(s, seat, arg_a(choice)):
                out = append(out, choice)
        return out

    def first_zone(self, s: SteamTable, offered: vec[i64]) -> vec[i64]:
        zone = arg_a(offered[0])
        most: i64 = -1
        for choice in offered:
            force = s.on(arg_a(choice), Zone.base) + 2 * s.on(arg_a(choice), Zone.elite)
            if force > most:
                most = force
                zone = arg_a(choice)
        out = vec[i64](capacity=3)
        for choice in offered:
            if arg_a(choice) == zone:
                out = append(out, choice)
        return out

    def promises(self, s: SteamTable, seat: i64, choices: vec[i64]) -> vec[float]:
        left = declines(s)
        out = vec[float](capacity=len(choices))
        for choice in choices:
            worth = at_a_glance(s, seat, choice, left)
            out = append(out, attention(worth, KEENNESS, -1.2, 1.8))
        return out

    def promise(self, s: SteamTable, seat: i64, choice: i64) -> float:
        return self.promises(s, seat, append(vec[i64](capacity=1), choice))[0]

    def pick(self, s: SteamTable, seat: i64, draw: i64) -> i64:
        return by_promise(self, s, seat, draw, MANY)

    def shown(self, s: SteamTable, seat: i64, choice: i64) -> i64:
        """STW-229  The rendezvous stays secret."""
        return pack(verbs.CARD) if verb_of(choice) == verbs.CARD and isinstance(s.stack[-1], Secret) else choice


POLICY: Final = SteamPolicy()
