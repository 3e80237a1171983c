"""Sworn duties (DIK-Q53, DIK-Q55): whether they could be kept, who prevented it, and the breach at the deadline."""

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from ludotheque.games.diktat import names
from ludotheque.games.diktat.guards import why_not_arrive
from ludotheque.games.diktat.phases.oaths import (
    ABLE,
    ACT_FIRST,
    ACT_NAME,
    ACT_SEND,
    CLAUSE,
    CLOSED,
    DEADLINE,
    HEAD,
    KIND,
    REFUSED,
    STATUS,
    SWEAR_BID_LEAST,
    SWEAR_FIRST,
    SWEAR_GIVE,
    SWEAR_GIVE_CARD,
    SWEAR_GIVE_MARKER,
    SWEAR_KILL,
    SWEAR_KILL_IN,
    SWEAR_NAME,
    SWEAR_SEND,
    SWEAR_TAKE,
    SWEAR_TAKE_MARKER,
    SWEAR_WITHDRAW,
    VOID,
    WHO,
    X,
    breach,
    kept_by,
    left_to_do,
    other_party,
    unseen_gift,
)
from ludotheque.games.diktat.state import Diktat, Pile, Player, Sector

# Whether a promise can be kept at a moment (DIK-Q55).
UNABLE: Final = 0
CAN: Final = 1
BARRED: Final = 2


def chance(s: Diktat, oath: vec[i64], at: i64, act: i64) -> i64:
    """DIK-Q55  Whether the swearer can keep a promise at this decision (`act`: a turn is ACT_SEND, any other
    moment 0): CAN, or BARRED when others prevent it; UNABLE when it is not of this moment, or by own fault."""
    kind = oath[at + KIND]
    seat = oath[at + WHO]
    x = oath[at + X]
    can = False
    if kind == SWEAR_SEND or kind == SWEAR_KILL or kind == SWEAR_KILL_IN:
        if act != ACT_SEND:
            return UNABLE
        return chance_in_turn(s, seat, kind, x)
    if kind == SWEAR_WITHDRAW:
        can = s.row(x) >= 0
    elif kind == SWEAR_FIRST:
        can = act == ACT_FIRST
    elif kind == SWEAR_NAME:
        can = act == ACT_NAME and s.has_any_pile(x)
    elif kind == SWEAR_GIVE:
        can = s.get(seat, x) >= left_to_do(oath, at)
    elif kind == SWEAR_GIVE_CARD:
        can = s.owner_of_card(x) == seat
    elif kind == SWEAR_GIVE_MARKER:
        can = s.level(seat, x) > 0
    elif kind == SWEAR_BID_LEAST:
        can = s.get(seat, names.PP) >= x
    return CAN if can else UNABLE


def chance_in_turn(s: Diktat, seat: i64, kind: i64, x: i64) -> i64:
    """Whether a team can be sent, or somebody killed, in a turn of one's own."""
    if s.get(seat, Player.forced) != 0:
        return BARRED
    if kind != SWEAR_SEND:
        return CAN if has_target(s, seat, kind, x) else BARRED
    if why_not_arrive(s, x, 0) is not None:
        return BARRED
    return CAN if s.agents(seat) > 0 else UNABLE


def has_target(s: Diktat, seat: i64, kind: i64, x: i64) -> bool:
    """Whether there is somebody to assassinate, of that player or in that sector."""
    if kind == SWEAR_KILL_IN and s.on(x, Sector.corruption) > 0:
        return True
    at: i64 = 0
    while at < len(s.piles):
        owner = s.piles[at + Pile.owner]
        if owner != seat and (owner == x if kind == SWEAR_KILL else s.piles[at + Pile.sector] == x):
            return True
        at += Pile.WIDTH
    return False


def note_chance(s: Diktat, seat: i64, act: i64) -> None:
    """DIK-Q55  A seat is about to decide: mark the promises it could keep now, forgive those that others have
    made impossible."""
    if len(s.oaths) == 0:
        return
    for oath in s.oaths:
        at: i64 = HEAD
        while at < len(oath):
            if oath[at + WHO] == seat and oath[at + STATUS] & CLOSED == 0:
                answer = chance(s, oath, at, act)
                if answer == CAN:
                    oath[at + STATUS] |= ABLE
                elif answer == BARRED:
                    oath[at + STATUS] &= ~ABLE
            at += CLAUSE


def note_loss(s: Diktat, seat: i64, before: i64) -> None:
    """DIK-Q55  A seat that had `before` PP lost some by no act of its own: promises it could have kept with them
    are forgiven."""
    for oath in s.oaths:
        at: i64 = HEAD
        while at < len(oath):
            if oath[at + WHO] == seat:
                promised: i64 = 0
                if oath[at + KIND] == SWEAR_GIVE and oath[at + X] == names.PP:
                    promised = left_to_do(oath, at)
                elif oath[at + KIND] == SWEAR_BID_LEAST:
                    promised = oath[at + X]
                if before >= promised and s.get(seat, names.PP) < promised:
                    oath[at + STATUS] &= ~ABLE
            at += CLAUSE


def note_struck(s: Diktat, pile: i64) -> None:
    """DIK-Q55  If a pile was assassinated to the last pawn, nobody can be blamed for not withdrawing it."""
    if s.row(pile) >= 0:
        return
    for oath in s.oaths:
        at: i64 = HEAD
        while at < len(oath):
            if oath[at + KIND] == SWEAR_WITHDRAW and oath[at + X] == pile:
                oath[at + STATUS] &= ~ABLE
            at += CLAUSE


def note_refused(s: Diktat, seat: i64, to: i64, act: i64, x: i64, y: i64) -> None:
    """DIK-Q55  A seat offered what it had sworn, for nothing, and the other party turned it down."""
    for oath in s.oaths:
        at: i64 = HEAD
        while at < len(oath):
            if oath[at + WHO] == seat and other_party(oath, seat) == to:
                kind = oath[at + KIND]
                enough = kind != SWEAR_GIVE or y >= left_to_do(oath, at)
                if kept_by(kind, act, oath[at + X], x, y) and enough:
                    oath[at + STATUS] |= REFUSED
            at += CLAUSE


def note_offered(s: Diktat, seat: i64, kind: i64, x: i64) -> None:
    """A Trophy is offered: a promise to take it could be kept."""
    for oath in s.oaths:
        at: i64 = HEAD
        while at < len(oath):
            if oath[at + WHO] == seat and oath[at + KIND] == kind and oath[at + X] == x:
                oath[at + STATUS] |= ABLE
            at += CLAUSE


def is_duty(kind: i64) -> bool:
    """Whether a clause promises an act that must be done by the deadline."""
    return (
        kind == SWEAR_SEND
        or kind == SWEAR_KILL
        or kind == SWEAR_KILL_IN
        or (kind >= SWEAR_WITHDRAW and kind <= SWEAR_TAKE)
        or kind == SWEAR_TAKE_MARKER
        or kind >= SWEAR_GIVE
    )


def settle_deadlines(s: Diktat) -> None:
    """DIK-Q53, DIK-Q55  At the end of a Cycle: a promise not kept although it could be is a breach."""
    if len(s.oaths) == 0:
        return
    kept: list[vec[i64]] = []
    for oath in s.oaths:
        at: i64 = HEAD
        breakers: i64 = 0
        while at < len(oath):
            if oath[at + STATUS] & CLOSED == 0 and oath[at + DEADLINE] <= s.cycle:
                if is_duty(oath[at + KIND]) and oath[at + STATUS] & REFUSED == 0:
                    if oath[at + STATUS] & ABLE != 0 or chance(s, oath, at, 0) == CAN:
                        breakers |= 1 << oath[at + WHO]
                oath[at + STATUS] |= CLOSED
            at += CLAUSE
        if breakers != 0:
            breach(s, oath, breakers)
        if has_open_clause(s, oath):
            kept.append(oath)
    s.oaths = kept


def has_open_clause(s: Diktat, oath: vec[i64]) -> bool:
    """Whether an oath still binds, as far as everybody can tell: a gift made unseen does not end it before its
    deadline (DIK-Q51)."""
    at: i64 = HEAD
    while at < len(oath):
        status = oath[at + STATUS]
        if status & CLOSED == 0:
            return True
        if status & VOID == 0 and oath[at + DEADLINE] > s.cycle and unseen_gift(oath, at, None):
            return True
        at += CLAUSE
    return False
