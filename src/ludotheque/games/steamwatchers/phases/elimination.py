"""Clans that leave the game (STW-112, STW-113)."""

from librt.vecs import append, vec
from mypy_extensions import i64

from ludotheque.core.frame import frame
from ludotheque.core.state import DONE, Frame
from ludotheque.games.steamwatchers import names, state
from ludotheque.games.steamwatchers.acts import (
    archon_cards,
    archon_place,
    clan_id,
    drop_structure,
    lift_order,
    steam_cards,
)
from ludotheque.games.steamwatchers.queries import legate_seat, on_board, quarantine_tokens
from ludotheque.games.steamwatchers.state import Player, Steam, Zone
from ludotheque.kit.play.cards import move_all


@frame("check")
class Fallen(Frame[Steam]):
    """STW-112, STW-Q56  Once an effect is complete, a clan without a unit on the board is eliminated; the last clan
    wins at once (STW-Q57)."""

    seat: i64

    def check(self, s: Steam) -> i64:
        gone = vec[i64]()
        seat: i64
        for seat in range(s.seats):
            if s.alive(seat) and on_board(s, seat) == 0:
                gone = append(gone, seat)
        if len(gone) == 0:
            return DONE
        best = luckiest(s, gone)
        for seat in gone:
            eliminate(s, seat)
        left: i64 = 0
        for seat in range(s.seats):
            if s.alive(seat):
                left += 1
                best = seat
        if left > 1:
            return DONE
        s.ending = state.LAST_CLAN
        s.winner = best
        if s.loud:
            s.tell("STW-Q57", "last-clan", {"seat": int(best)})
        return s.cut(0)


def luckiest(s: Steam, seats: vec[i64]) -> i64:
    """STW-101, STW-Q57  Among clans that fall together: fewest Quarantine tokens, then first on the Reservation track
    (on the Conclave track for those who had not passed)."""
    best: i64 = state.NOBODY
    for seat in seats:
        if best == state.NOBODY or luck(s, seat) < luck(s, best):
            best = seat
    return best


def luck(s: Steam, seat: i64) -> i64:
    position = s.get(seat, Player.reserved)
    return quarantine_tokens(s, seat) * 16 + (position if position > 0 else s.get(seat, Player.title))


def eliminate(s: Steam, seat: i64) -> None:
    """STW-113, STW-Q56  Ambassador, marker, beacons, contracts, tokens and hand leave the game; what was neutral
    stays; Quarantine tokens, Legate and Primus tokens and the scenario card go back."""
    if legate_seat(s) == seat:
        s.legate = state.NOBODY
    if s.get(seat, Player.title) == state.PRIMUS:
        s.primus = state.ON_CONCLAVE
    if s.clan(seat) == names.FLOTTE:
        s.accomplice = state.NOBODY
    if s.bearer == seat:
        s.bearer = state.NOBODY
    s.put(seat, Player.out, 1)
    s.put(seat, Player.passed, 1)
    s.put(seat, Player.beacons, 0)
    s.put(seat, Player.contracts, 0)
    s.put(seat, Player.blocked, 0)
    s.put(seat, Player.capped, 0)
    i: i64
    for i in range(state.SLOTS):
        if s.get(seat, Player.slot + i) != state.NO_SLOT:
            s.put(seat, Player.slot + i, state.FREE)
    for i in range(s.content.seas):
        s.seas[i * state.MAX_SEATS + seat] = 0
    for i in range(s.content.zones):
        while s.has(i, state.BEACON + seat):
            drop_structure(s, i, state.BEACON + seat)
        if s.on(i, Zone.ordered_by) == seat:
            lift_order(s, i)
    move_all(s.cards, steam_cards(s, seat), 0, state.IN_BOX)
    move_all(s.cards, archon_cards(s, seat), archon_place(s, 0), state.IN_BOX)
    if s.loud:
        s.tell("STW-112", "eliminated", {"seat": int(seat), "clan": clan_id(s, seat)})
