"""Upgrade tiles (HYB-126 to HYB-133): what is taken off them, where it goes, and what unlocking them brings."""

from typing import Annotated, Final

from librt.vecs import append, vec
from mypy_extensions import i64

from ludotheque.core.frame import frame
from ludotheque.core.state import ASK, DONE, NEXT, Frame, arg_a, pack
from ludotheque.games.hybris import effects, names, queries, state, verbs
from ludotheque.games.hybris.state import Hybris, Player

ALL_TILES: Final = 6


@frame("choose bonus reward flip")
class Remove(Frame[Hybris]):
    """HYB-126, HYB-127, HYB-Q14  One element of a kind, from a tile where it is leftmost; none there, none removed."""

    seat: i64
    what: Annotated[i64, "resource"]
    upgrade: Annotated[i64, "upgrade"] = -1

    def choose(self, s: Hybris) -> i64:
        tiles = self.tiles(s)
        if len(tiles) == 0:
            return DONE
        if len(tiles) > 1:
            return ASK
        self.upgrade = tiles[0]
        return NEXT

    def tiles(self, s: Hybris) -> vec[i64]:
        """The Upgrade tiles, by their numbers among all, from which it may be taken."""
        out = vec[i64](capacity=names.UPGRADES)
        upgrade: i64
        for upgrade in range(names.UPGRADES):
            if s.leftmost(self.seat, upgrade) == self.what:
                out = append(out, s.olympian(self.seat) * names.UPGRADES + upgrade)
        return out

    def prompt(self, s: Hybris, seat: i64) -> tuple[str, str]:
        return ("HYB-126", "remove")

    def legal(self, s: Hybris, seat: i64) -> vec[i64]:
        out = vec[i64](capacity=names.UPGRADES)
        for upgrade in self.tiles(s):
            out = append(out, pack(verbs.UPGRADE, upgrade))
        return out

    def take(self, s: Hybris, seat: i64, choice: i64) -> i64:
        self.upgrade = arg_a(choice)
        return NEXT

    def bonus(self, s: Hybris) -> i64:
        """HYB-128, HYB-129, HYB-130  It goes where it belongs, with what that brings (HYB-Q58)."""
        seat = self.seat
        s.add(seat, Player.freed + self.upgrade % names.UPGRADES, 1)
        if s.loud:
            told: dict[str, object] = {"seat": int(seat), "what": names.RESOURCE_IDS[self.what]}
            told["upgrade"] = s.content.upgrade_ids[self.upgrade]
            s.tell("HYB-126", "removed", told)
        if self.what == names.SPARK:
            s.start(seat, names.FIRST_SPARK + s.olympian(seat) * names.SPARKS + s.get(seat, Player.sparks), names.BONUS)
            s.add(seat, Player.sparks, 1)
        elif self.what == names.TEMPLE:
            s.call(PlaceTemple(seat))
        else:
            character = s.content.upgrade_hero[self.upgrade] if self.what == names.HERO else next_prophet(s, seat)
            s.stand(seat, character, state.RESERVE)
            s.mark(seat, character, state.FRESH)
        return NEXT

    def reward(self, s: Hybris) -> i64:
        """HYB-132  The last element gone, the tile gives its reward, then it is turned over."""
        if not s.unlocked(self.seat, self.upgrade % names.UPGRADES):
            return DONE
        s.start(self.seat, names.FIRST_UPGRADE + self.upgrade, names.REWARD)
        return NEXT

    def flip(self, s: Hybris) -> i64:
        """HYB-122, HYB-Q57  Whoever has unlocked the last tile has won, there and then."""
        if s.loud:
            s.tell("HYB-132", "unlocked", {"seat": int(self.seat), "upgrade": s.content.upgrade_ids[self.upgrade]})
        needed = queries.stated(s, effects.UPGRADES_TO_WIN, ALL_TILES)
        if queries.unlocked(s, self.seat) >= needed and queries.stated(s, effects.NO_UPGRADE_WIN, 0) == 0:
            s.winner = self.seat
            s.ending = state.ALL_UPGRADES
            return s.cut(0)
        return DONE


def next_prophet(s: Hybris, seat: i64) -> i64:
    """The first of the three Prophets that has not been freed."""
    prophet: i64 = state.PROPHET
    while s.place(seat, prophet) != state.AWAY:
        prophet += 1
    return prophet


@frame("choose")
class PlaceTemple(Frame[Hybris]):
    """HYB-130, HYB-Q59  A Temple goes into any City where its owner has none; there is always one."""

    seat: i64

    def choose(self, s: Hybris) -> i64:
        return ASK

    def prompt(self, s: Hybris, seat: i64) -> tuple[str, str]:
        return ("HYB-130", "temple")

    def legal(self, s: Hybris, seat: i64) -> vec[i64]:
        out = vec[i64](capacity=names.CITIES)
        city: i64
        for city in range(names.CITIES):
            if not queries.has_temple(s, seat, city):
                out = append(out, pack(verbs.CITY, city))
        return out

    def take(self, s: Hybris, seat: i64, choice: i64) -> i64:
        s.temples[arg_a(choice)] |= 1 << seat
        if s.loud:
            s.tell("HYB-130", "temple", {"seat": int(seat), "city": names.CITY_IDS[arg_a(choice)]})
        return DONE
