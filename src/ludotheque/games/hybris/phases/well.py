"""The Prayer Well and its overflow (HYB-042, HYB-061 to HYB-064)."""

from librt.vecs import append, vec
from mypy_extensions import i64

from ludotheque.core.frame import frame
from ludotheque.core.state import ASK, DONE, Frame, arg_a, pack
from ludotheque.games.hybris import effects, names, queries, verbs
from ludotheque.games.hybris.phases.gains import lose, shame
from ludotheque.games.hybris.state import NOBODY, Hybris, Player


def generate(s: Hybris, seat: i64, n: i64) -> None:
    """HYB-042, HYB-061, HYB-Q17  Prayers from the general supply into the Well, then one check, for the active player;
    an effect that adds none checks nothing."""
    if n == 0:
        return
    s.well += n
    if s.loud:
        s.tell("HYB-042", "generated", {"seat": int(seat), "n": int(n), "well": int(s.well)})
    if s.well >= queries.stated(s, effects.DESTROY_FROM, queries.DESTRUCTION):
        s.call(Flood(temple_owner(s)))
    elif s.well >= queries.stated(s, effects.OVERFLOW_FROM, queries.OVERFLOW):
        overflow(s, seat)


def overflow(s: Hybris, seat: i64) -> None:
    """HYB-062  The active player loses 1 Faithful; the Prayers stay."""
    if queries.total(s, seat, effects.WELL_IMMUNE) > 0:
        return
    if s.loud:
        s.tell("HYB-062", "overflow", {"seat": int(seat), "well": int(s.well)})
    if lose(s, seat, names.FAITHFUL, 1):
        shame(s, seat)


def temple_owner(s: Hybris) -> i64:
    """HYB-063  Whoever stands highest on the Greatness track of those with a Temple in a City, or NOBODY."""
    for seat in s.by_greatness():
        if queries.temples_of(s, seat) > 0:
            return seat
    return NOBODY


@frame("destroy drain")
class Flood(Frame[Hybris]):
    """HYB-063, HYB-064, HYB-Q18  One Temple is destroyed, if there is any, then the Well is emptied."""

    seat: i64

    def destroy(self, s: Hybris) -> i64:
        if self.seat == NOBODY:
            return self.goto("drain")
        offered = self.legal(s, self.seat)
        if len(offered) > 1:
            return ASK
        return self.take(s, self.seat, offered[0])

    def prompt(self, s: Hybris, seat: i64) -> tuple[str, str]:
        return ("HYB-063", "destroy")

    def legal(self, s: Hybris, seat: i64) -> vec[i64]:
        out = vec[i64](capacity=3)
        city: i64
        for city in range(names.CITIES):
            if queries.has_temple(s, seat, city):
                out = append(out, pack(verbs.TEMPLE, city))
        return out

    def take(self, s: Hybris, seat: i64, choice: i64) -> i64:
        """HYB-Q19  It leaves the game; a tile once unlocked stays so."""
        s.temples[arg_a(choice)] &= ~(1 << seat)
        s.add(seat, Player.razed, 1)
        if s.loud:
            s.tell("HYB-063", "destroyed", {"seat": int(seat), "city": names.CITY_IDS[arg_a(choice)]})
        return self.goto("drain")

    def drain(self, s: Hybris) -> i64:
        if s.loud:
            s.tell("HYB-064", "drained-well", {"n": int(s.well)})
        s.well = 0
        return DONE
