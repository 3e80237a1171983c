"""Oaths « sur l'Artefact » (DIK-108 to DIK-111, DIK-Q53 to DIK-Q56): what was sworn, and who breaks it.

An oath is a vec: number, the two parties, then its clauses, CLAUSE integers each: who swore it, its
kind, two arguments, the Cycle of its deadline, its status: bits, and above them a number, what was done
so far of a promise kept by degrees, or which pawn a statement is about. Acts report themselves through
`note_act`; duties left undone are judged at the deadline (duties.py), statements when their object is shown.
"""

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from ludotheque.games.diktat import names, state
from ludotheque.games.diktat.state import Diktat, Player, fact_of, kind_of

HEAD: Final = 3
CLAUSE: Final = 6
WHO: Final = 0
KIND: Final = 1
X: Final = 2
Y: Final = 3
DEADLINE: Final = 4
STATUS: Final = 5
CLOSED: Final = 1  # kept, settled or void
ABLE: Final = 2  # the swearer could keep it and nobody else prevented it since (DIK-Q55)
FALSE: Final = 4  # a statement that was not true when it was sworn (DIK-Q56)
VOID: Final = 8  # closed because the oath was broken (DIK-Q54)
REFUSED: Final = 16  # the other party would not have it (DIK-Q55)
NUMBER: Final = 8  # how far up the number above the bits begins

# Kinds of clauses (DIK-Q53).
SWEAR_SEND: Final = 1  # x sector
SWEAR_NO_SEND: Final = 2
SWEAR_KILL: Final = 3  # x player, y attempts
SWEAR_NO_KILL: Final = 4
SWEAR_KILL_IN: Final = 5  # x sector, y attempts
SWEAR_NO_KILL_IN: Final = 6
SWEAR_WITHDRAW: Final = 7  # x pile
SWEAR_FIRST: Final = 8  # x player
SWEAR_NAME: Final = 9  # x sector
SWEAR_TAKE: Final = 10  # x card
SWEAR_NO_TAKE: Final = 11
SWEAR_TAKE_MARKER: Final = 12  # x sector
SWEAR_NO_TAKE_MARKER: Final = 13
SWEAR_BID_LEAST: Final = 14  # x PP
SWEAR_BID_MOST: Final = 15
SWEAR_NO_USE: Final = 16  # x element
SWEAR_PAWN: Final = 17  # x pile, y position*4 + kind: that pawn is of that kind
SWEAR_SECRET: Final = 18  # x card: the secret card is that one
SWEAR_GIVE: Final = 19  # x good, y how many
SWEAR_GIVE_CARD: Final = 20  # x card
SWEAR_GIVE_MARKER: Final = 21  # x sector
SWEARS: Final = 22
CLAUSE_IDS: Final = (
    "",
    "send",
    "no_send",
    "kill",
    "no_kill",
    "kill_in",
    "no_kill_in",
    "withdraw",
    "first",
    "name",
    "take",
    "no_take",
    "take_marker",
    "no_take_marker",
    "bid_least",
    "bid_most",
    "no_use",
    "pawn",
    "secret",
    "give",
    "give_card",
    "give_marker",
)

# Acts that may keep or break a clause.
NO_ACT: Final = -1
ACT_SEND: Final = 1  # x sector
ACT_KILL: Final = 2  # x owner, y sector
ACT_WITHDRAW: Final = 3  # x pile
ACT_FIRST: Final = 4  # x player
ACT_NAME: Final = 5  # x sector
ACT_TAKE: Final = 6  # x card
ACT_TAKE_MARKER: Final = 7  # x sector
ACT_USE: Final = 8  # x element
ACT_GIVE: Final = 9  # x good, y how many
ACT_GIVE_CARD: Final = 10  # x card
ACT_GIVE_MARKER: Final = 11  # x sector


def clause_id(s: Diktat, kind: i64, x: i64, y: i64) -> str:
    name = CLAUSE_IDS[kind]
    if kind == SWEAR_PAWN:
        return f"{name}:{x}:{y >> 2}:{names.GOOD_IDS[y & 3]}"
    if kind == SWEAR_TAKE or kind == SWEAR_NO_TAKE or kind == SWEAR_SECRET or kind == SWEAR_GIVE_CARD:
        return f"{name}:{s.content.card_ids[x]}"
    if kind == SWEAR_NO_USE:
        return f"{name}:{s.element_id(x)}"
    if kind == SWEAR_GIVE:
        return f"{name}:{names.GOOD_IDS[x]}:{y}"
    if kind == SWEAR_KILL:
        return f"{name}:{x}:{y}"
    if kind == SWEAR_KILL_IN:
        return f"{name}:{names.SECTOR_IDS[x]}:{y}"
    if (
        kind == SWEAR_NO_KILL
        or kind == SWEAR_FIRST
        or kind == SWEAR_WITHDRAW
        or kind == SWEAR_BID_LEAST
        or kind == SWEAR_BID_MOST
    ):
        return f"{name}:{x}"
    return f"{name}:{names.SECTOR_IDS[x]}"


def breach(s: Diktat, oath: vec[i64], breakers: i64) -> None:
    """DIK-110, DIK-Q54  Whoever breaks an oath (a bit mask: both may at one instant) loses 1 VP at once, and it
    binds nobody any more."""
    seat: i64
    for seat in range(s.seats):
        if breakers >> seat & 1 == 1:
            s.add(seat, Player.breaches, 1)
            if s.loud:
                other = oath[1] + oath[2] - seat
                s.tell("DIK-110", "oath-broken", {"seat": seat, "to": other, "clauses": sworn_by(s, oath, seat)})
    at: i64 = HEAD
    while at < len(oath):
        oath[at + STATUS] |= CLOSED | VOID
        at += CLAUSE


def sworn_by(s: Diktat, oath: vec[i64], seat: i64) -> list[object]:
    """The clauses of an oath that a party swore, as ids."""
    out: list[object] = []
    at: i64 = HEAD
    while at < len(oath):
        if oath[at + WHO] == seat:
            out.append(f"clause:{clause_id(s, oath[at + KIND], oath[at + X], oath[at + Y])}")
        at += CLAUSE
    return out


def broken_by(kind: i64, act: i64, cx: i64, x: i64, y: i64) -> bool:
    """Whether an act breaks an undertaking not to do something."""
    if kind == SWEAR_NO_SEND:
        return act == ACT_SEND and x == cx
    if kind == SWEAR_NO_KILL:
        return act == ACT_KILL and x == cx
    if kind == SWEAR_NO_KILL_IN:
        return act == ACT_KILL and y == cx
    if kind == SWEAR_NO_TAKE:
        return act == ACT_TAKE and x == cx
    if kind == SWEAR_NO_TAKE_MARKER:
        return act == ACT_TAKE_MARKER and x == cx
    return kind == SWEAR_NO_USE and act == ACT_USE and x == cx


def strays(s: Diktat, oath: vec[i64], at: i64, act: i64, x: i64) -> bool:
    """Whether the swearer names another than the sworn next sector, though it could be named, or another than the
    sworn first player, when no Cycle is left to name that one."""
    if oath[at + KIND] == SWEAR_NAME:
        return act == ACT_NAME and x != oath[at + X] and s.has_any_pile(oath[at + X])
    return oath[at + KIND] == SWEAR_FIRST and act == ACT_FIRST and x != oath[at + X] and oath[at + DEADLINE] <= s.cycle


def kept_by(kind: i64, act: i64, cx: i64, x: i64, y: i64) -> bool:
    """Whether an act is (a part of) what was promised."""
    return act == promised(kind) and (y if kind == SWEAR_KILL_IN else x) == cx


def promised(kind: i64) -> i64:
    """The act that a clause promises; NO_ACT: it forbids something, or says how things are."""
    if kind == SWEAR_SEND:
        return ACT_SEND
    if kind == SWEAR_KILL or kind == SWEAR_KILL_IN:
        return ACT_KILL
    if kind == SWEAR_WITHDRAW:
        return ACT_WITHDRAW
    if kind == SWEAR_FIRST:
        return ACT_FIRST
    if kind == SWEAR_NAME:
        return ACT_NAME
    if kind == SWEAR_TAKE:
        return ACT_TAKE
    if kind == SWEAR_TAKE_MARKER:
        return ACT_TAKE_MARKER
    if kind == SWEAR_GIVE:
        return ACT_GIVE
    if kind == SWEAR_GIVE_CARD:
        return ACT_GIVE_CARD
    return ACT_GIVE_MARKER if kind == SWEAR_GIVE_MARKER else NO_ACT


def counts(kind: i64) -> bool:
    """Whether a promise is fulfilled by degrees: attempts, or goods handed over."""
    return kind == SWEAR_KILL or kind == SWEAR_KILL_IN or kind == SWEAR_GIVE


def note_act(s: Diktat, seat: i64, act: i64, x: i64, y: i64, to: i64 = state.NOBODY) -> None:
    """A seat did something: keep or break what it swore. `to` receives a gift."""
    if len(s.oaths) == 0:
        return
    for oath in s.oaths:
        at: i64 = HEAD
        while at < len(oath):
            if oath[at + WHO] == seat and oath[at + STATUS] & CLOSED == 0:
                kind = oath[at + KIND]
                if broken_by(kind, act, oath[at + X], x, y) or strays(s, oath, at, act, x):
                    breach(s, oath, 1 << seat)
                elif kept_by(kind, act, oath[at + X], x, y) and (to == state.NOBODY or to == other_party(oath, seat)):
                    if counts(kind):
                        times: i64 = 1
                        if kind == SWEAR_GIVE:
                            times = y
                        oath[at + STATUS] += times << NUMBER
                    if not counts(kind) or left_to_do(oath, at) <= 0:
                        oath[at + STATUS] |= CLOSED
            at += CLAUSE


def other_party(oath: vec[i64], seat: i64) -> i64:
    return oath[2] if oath[1] == seat else oath[1]


def unseen_gift(oath: vec[i64], at: i64, seat: int | None) -> bool:
    """Whether a clause promises goods that pass without that seat (None: a spectator) seeing it (DIK-Q51)."""
    return oath[at + KIND] == SWEAR_GIVE and oath[at + X] < names.SCREENED and seat != oath[1] and seat != oath[2]


def left_to_do(oath: vec[i64], at: i64) -> i64:
    """How much is still owed of a promise kept by degrees."""
    return oath[at + Y] - (oath[at + STATUS] >> NUMBER)


def note_bids(s: Diktat, tied: i64, bids: vec[i64]) -> None:
    """Bids are shown together: too high, or too low although the PP were there or were spent elsewhere
    (DIK-Q55), breaks the clause."""
    for oath in s.oaths:
        breakers: i64 = 0
        at: i64 = HEAD
        while at < len(oath):
            seat = oath[at + WHO]
            if tied >> seat & 1 == 1 and oath[at + STATUS] & CLOSED == 0:
                least = oath[at + KIND] == SWEAR_BID_LEAST and bids[seat] < oath[at + X]
                if least and s.get(seat, names.PP) < oath[at + X]:
                    least = oath[at + STATUS] & ABLE != 0
                if least or (oath[at + KIND] == SWEAR_BID_MOST and bids[seat] > oath[at + X]):
                    breakers |= 1 << seat
            at += CLAUSE
        if breakers != 0:
            breach(s, oath, breakers)


def lapse_oaths(s: Diktat) -> None:
    """DIK-Q10  The game is over: nothing sworn for later binds any more."""
    s.oaths = []


def is_statement(kind: i64) -> bool:
    return kind == SWEAR_PAWN or kind == SWEAR_SECRET


def truth(s: Diktat, kind: i64, x: i64, y: i64) -> bool:
    """DIK-Q56  A sworn statement against the real position."""
    if kind == SWEAR_SECRET:
        return s.secret == x
    index = s.find_pawn(x, y >> 2)
    return index >= 0 and kind_of(s.pawns[index]) == y & 3


def fact_number(s: Diktat, index: i64) -> i64:
    """The number statements about a pawn go by, given to it with the first of them."""
    if fact_of(s.pawns[index]) == 0:
        number: i64 = 1
        for pawn in s.pawns:
            if fact_of(pawn) >= number:
                number = fact_of(pawn) + 1
        for oath in s.oaths:
            at: i64 = HEAD
            while at < len(oath):
                if oath[at + KIND] == SWEAR_PAWN and oath[at + STATUS] >> NUMBER >= number:
                    number = (oath[at + STATUS] >> NUMBER) + 1
                at += CLAUSE
        s.pawns[index] |= number << 28
    return fact_of(s.pawns[index])


def settle_fact(s: Diktat, number: i64) -> None:
    """DIK-Q56  A pawn is public now: what was sworn about it is settled, and nothing else."""
    for oath in s.oaths:
        settle_statements(s, oath, SWEAR_PAWN, number)


def settle_secret(s: Diktat) -> None:
    """DIK-Q56  The secret card is public now: statements about it are settled."""
    for oath in s.oaths:
        settle_statements(s, oath, SWEAR_SECRET, 0)


def settle_facts(s: Diktat) -> None:
    """DIK-Q56  After the last conquest of the Cycle every sworn statement is settled."""
    for oath in s.oaths:
        settle_statements(s, oath, 0, 0)


def settle_statements(s: Diktat, oath: vec[i64], kind: i64, number: i64) -> None:
    """Close the statements of one kind about one thing (kind 0: all of them)."""
    breakers: i64 = 0
    at: i64 = HEAD
    while at < len(oath):
        if is_statement(oath[at + KIND]) and oath[at + STATUS] & CLOSED == 0:
            if kind == 0 or (oath[at + KIND] == kind and oath[at + STATUS] >> NUMBER == number):
                if oath[at + STATUS] & FALSE != 0:
                    breakers |= 1 << oath[at + WHO]
                oath[at + STATUS] |= CLOSED
        at += CLAUSE
    if breakers != 0:
        breach(s, oath, breakers)
