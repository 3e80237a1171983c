"""Clans and first titles (STW-043, STW-049, STW-050)."""

from typing import Final

from librt.vecs import append, vec
from mypy_extensions import i64

from ludotheque.core.frame import frame
from ludotheque.core.refusal import Refusal
from ludotheque.core.state import ASK, DONE, NEXT, NOT_OFFERED, Frame, arg_a, pack, verb_of
from ludotheque.games.steamwatchers import names, state, verbs
from ludotheque.games.steamwatchers.acts import (
    clan_id,
)
from ludotheque.games.steamwatchers.queries import (
    positions,
)
from ludotheque.games.steamwatchers.state import Player, Steam

TOXIC_FARMS: Final = 3
CLAN_CONTRACTS: Final = 3
FIRST_GEO: Final = 5
FIRST_SUPPLY: Final = 10
TAKEN_CLAN: Final = Refusal("STW-001", "clan-taken")
BARRED_CLAN: Final = Refusal("STW-189", "clan-barred")
TAKEN_TITLE: Final = Refusal("STW-043", "title-taken")
NO_SUCH_TITLE: Final = Refusal("STW-040", "title-absent")


def take_clan(s: Steam, seat: i64, clan: i64) -> None:
    """STW-049, STW-050  A clan board at the start: its reserve, full stocks, markers on GÉO 5 and Supply 10."""
    c = s.content
    s.put(seat, Player.clan, clan)
    s.put(seat, Player.reserve_base, c.base[clan])
    s.put(seat, Player.reserve_elite, c.elite[clan])
    s.put(seat, Player.beacons, c.beacons[clan])
    s.put(seat, Player.contracts, CLAN_CONTRACTS)
    s.put(seat, Player.toxics, TOXIC_FARMS if clan == names.MENRAU else 0)
    s.put(seat, Player.healthy, c.healthy[clan])
    s.put(seat, Player.contraband, c.contraband[clan])
    s.put(seat, Player.geo, FIRST_GEO)
    s.put(seat, Player.supply, FIRST_SUPPLY)
    slot: i64
    for slot in range(c.actions[clan], state.SLOTS):
        s.put(seat, Player.slot + slot, state.NO_SLOT)


@frame("clan title")
class ChooseClan(Frame[Steam]):
    """STW-043  Pick a clan nobody has, then at once a free position of the Reservation track."""

    seat: i64

    def prompt(self, s: Steam, seat: i64) -> tuple[str, str]:
        return ("STW-043", "clan") if self.at("clan") else ("STW-043", "first-title")

    def clan(self, s: Steam) -> i64:
        return ASK

    def title(self, s: Steam) -> i64:
        return ASK

    def legal(self, s: Steam, seat: i64) -> vec[i64]:
        out = vec[i64](capacity=names.CLANS)
        i: i64
        if self.at("clan"):
            for i in range(names.CLANS):
                if why_not_clan(s, i) is None:
                    out = append(out, pack(verbs.CLAN, i))
        else:
            for i in range(1, positions(s) + 1):
                if why_not_first_title(s, i) is None:
                    out = append(out, pack(verbs.TITLE, i))
        return out

    def why_not(self, s: Steam, seat: i64, choice: i64) -> Refusal | None:
        if self.at("clan"):
            return why_not_clan(s, arg_a(choice)) if verb_of(choice) == verbs.CLAN else NOT_OFFERED
        return why_not_first_title(s, arg_a(choice)) if verb_of(choice) == verbs.TITLE else NOT_OFFERED

    def take(self, s: Steam, seat: i64, choice: i64) -> i64:
        if self.at("clan"):
            take_clan(s, seat, arg_a(choice))
            if s.loud:
                s.tell("STW-043", "clan-chosen", {"seat": int(seat), "clan": clan_id(s, seat)})
            return NEXT
        s.put(seat, Player.reserved, arg_a(choice))
        if s.loud:
            s.tell("STW-043", "title-chosen", {"seat": int(seat), "title": state.TITLE_IDS[arg_a(choice)]})
        return DONE


def why_not_clan(s: Steam, clan: i64) -> Refusal | None:
    if s.seat_of(clan) != state.NOBODY:
        return TAKEN_CLAN
    return BARRED_CLAN if s.scenario.barred >> clan & 1 == 1 else None  # STW-189, STW-204, STW-219


def why_not_first_title(s: Steam, position: i64) -> Refusal | None:
    if position < 1 or position > positions(s):
        return NO_SUCH_TITLE
    seat: i64
    for seat in range(s.seats):
        if s.get(seat, Player.reserved) == position:
            return TAKEN_TITLE
    return None
