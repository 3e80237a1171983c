"""Small acts that several chapters perform: paying, taking and losing goods, crowning, revealing."""

from typing import Final

from librt.vecs import append, vec
from mypy_extensions import i64

from ludotheque.core.vecs import without
from ludotheque.games.diktat import names, state
from ludotheque.games.diktat.queries import by_rank, precedes, rank
from ludotheque.games.diktat.state import Diktat, Pile, Sector, eyes_of, kind_of, pile_of
from ludotheque.kit.play.cards import draw, shuffled

DEBT_VALUE: Final = 5


def debts_left(s: Diktat) -> i64:
    """DIK-Q15  Debt tokens in the common stock."""
    left: i64 = state.DEBT_TOKENS
    seat: i64
    for seat in range(s.seats):
        left -= s.get(seat, names.DEBT)
    return left


def take_debt(s: Diktat, seat: i64, rule: str) -> None:
    """DIK-032  One Debt token, 5 PP at once."""
    s.add(seat, names.DEBT, 1)
    s.gain(seat, names.PP, DEBT_VALUE)
    if s.loud:
        s.tell(rule, "debt", {"seat": seat, "pp": DEBT_VALUE})


def must_pay(s: Diktat, rule: str, seat: i64, amount: i64, to: i64) -> i64:
    """DIK-035, DIK-Q12, DIK-Q15  A compulsory payment to a seat or to the reserve (NOBODY): Debts are forced
    as needed and no more, borrowed or not this Cycle (DIK-036); if the Debt tokens run out the rest is waived.
    What was paid. Whether a Debt was needed tells everybody something about the purse."""
    s.revealed += 1
    while s.get(seat, names.PP) < amount and debts_left(s) > 0:
        take_debt(s, seat, "DIK-035")
    paid = min(amount, s.get(seat, names.PP))
    s.lose(seat, names.PP, paid)
    if to != state.NOBODY:
        s.gain(to, names.PP, paid)
    if s.loud:
        if to == state.NOBODY:
            s.tell(rule, "paid", {"seat": seat, "pp": paid})
        else:
            s.tell(rule, "paid-to", {"seat": seat, "to": to, "pp": paid})
    return paid


def give_pp(s: Diktat, rule: str, seat: i64, amount: i64, to: i64) -> None:
    """An optional or affordable payment between players, made in the open."""
    s.lose(seat, names.PP, amount)
    s.gain(to, names.PP, amount)
    if s.loud:
        s.tell(rule, "paid-to", {"seat": seat, "to": to, "pp": amount})


def earn(s: Diktat, rule: str, seat: i64, good: i64, n: i64) -> None:
    """DIK-031  Take something from the reserve in the open."""
    if n <= 0:
        return
    s.gain(seat, good, n)
    if s.loud:
        s.tell(rule, "earned", {"seat": seat, "good": names.GOOD_IDS[good], "n": n})


def spend(s: Diktat, rule: str, seat: i64, good: i64, n: i64) -> None:
    """DIK-031, DIK-039  Give something back to the reserve in the open."""
    s.lose(seat, good, n)
    if s.loud:
        s.tell(rule, "spent", {"seat": seat, "good": names.GOOD_IDS[good], "n": n})


def crown(s: Diktat) -> None:
    """DIK-056, DIK-Q04, DIK-Q05  Whoever's Rank is strictly the highest holds the token."""
    if s.admin == state.NOBODY:
        return
    best = s.admin
    high = rank(s, best)
    seat: i64
    for seat in range(s.seats):
        if seat == s.admin:
            continue
        r = rank(s, seat)
        if r > high or (r == high and best != s.admin and precedes(s, seat, best)):
            best = seat
            high = r
    if best != s.admin:
        s.admin = best
        if s.loud:
            s.tell("DIK-056", "administrator", {"seat": best})


def first_administrator(s: Diktat) -> None:
    """DIK-055  The highest Rank takes the token at the start of the Cycle."""
    if s.admin == state.NOBODY:
        s.admin = by_rank(s)[0]
        if s.loud:
            s.tell("DIK-055", "administrator", {"seat": s.admin})
    else:
        crown(s)


def bury(s: Diktat, owner: i64, pawn: i64, shown: bool) -> None:
    """DIK-039, DIK-040, DIK-193, DIK-Q29  A pawn taken off the board goes to the reserve, or face up to the centre of
    the Others board; everybody, or only those who had seen it, can count it out."""
    kind = kind_of(pawn)
    if owner == state.OTHERS:
        s.centre = s.centre[:]
        s.centre[kind] += 1
        return
    observer: i64
    for observer in range(s.seats):
        if observer == owner or shown or eyes_of(pawn) >> observer & 1 == 1:
            s.deduce(observer, owner, kind, -1)
        else:
            s.deduce(observer, owner, 7, 1)


def hide_away(s: Diktat, seat: i64, kind: i64) -> None:
    """DIK-Q29  An Agent of the own reserve is discarded face down."""
    s.add(seat, kind, -1)
    observer: i64
    for observer in range(s.seats):
        if observer == seat:
            s.deduce(observer, seat, kind, -1)
        else:
            s.deduce(observer, seat, 7, 1)


def withdraw_pile(s: Diktat, rule: str, pile: i64) -> None:
    """DIK-107, DIK-Q22  The pawns of a pile are discarded face down; its Manoeuvre stays spent."""
    owner = s.owner(pile)
    height = s.height(pile)
    if s.loud:
        s.tell(rule, "withdrawn", {"seat": owner, "pile": pile, "sector": names.SECTOR_IDS[s.place(pile)], "n": height})
    i: i64
    for i in range(height):
        bury(s, owner, s.lift(pile, 1), False)


def piles_of(s: Diktat, seat: i64) -> vec[i64]:
    """The piles a seat owns, in order of arrival."""
    out = vec[i64](capacity=8)
    n: i64 = len(s.piles)
    at: i64 = 0
    while at < n:
        if s.piles[at + Pile.owner] == seat:
            out = append(out, s.piles[at])
        at += Pile.WIDTH
    return out


def piles_in(s: Diktat, sector: i64) -> vec[i64]:
    """The piles of a sector, the Others' included."""
    out = vec[i64](capacity=4)
    n: i64 = len(s.piles)
    at: i64 = 0
    while at < n:
        if s.piles[at + Pile.sector] == sector:
            out = append(out, s.piles[at])
        at += Pile.WIDTH
    return out


def kinds(s: Diktat, pile: i64) -> list[object]:
    """The pawns of a pile, top first, as ids: for events that show them all."""
    out: list[object] = []
    i: i64 = len(s.pawns) - 1
    while i >= 0:
        if pile_of(s.pawns[i]) == pile:
            out.append(names.GOOD_IDS[kind_of(s.pawns[i])])
        i -= 1
    return out


def show_pile(s: Diktat, pile: i64, eyes: i64) -> None:
    """Turn a whole pile face up for some seats."""
    i: i64
    for i in range(len(s.pawns)):
        if pile_of(s.pawns[i]) == pile:
            s.see(i, eyes)


def draw_card(s: Diktat, rule: str) -> i64:
    """The top card of the deck; an empty deck is made anew from the discard pile (DIK-Q67). NOBODY if none."""
    if len(s.deck) == 0:
        if len(s.discard) == 0:
            return state.NOBODY
        s.deck = shuffled(s, "DIK-Q67", s.discard)
        s.discard = vec[i64]()
    s.revealed += 1
    s.deck, card = draw(s.deck)
    return card


def take_from_tracks(s: Diktat, card: i64) -> None:
    """DIK-130, DIK-199, DIK-200  A claimed card leaves the Opportunities or the corruption track; higher cards
    of the corruption track move down by themselves."""
    for other in s.track:
        if other == card:
            s.track = without(s.track, card)
            return
    s.corruption = without(s.corruption, card)


def trophies_left(s: Diktat, sector: i64) -> i64:
    """How many Trophies a sector has for somebody whom no Darkness stops."""
    count = s.on(sector, Sector.markers) + s.on(sector, Sector.darkness)
    for card in s.track:
        if s.content.sector[card] == sector:
            count += 1
    for card in s.corruption:
        if s.content.sector[card] == sector:
            count += 1
    return count


def remove_corruption(s: Diktat, sector: i64) -> None:
    """DIK-Q76  Corruption tokens go back to the supply with the Others of their sector."""
    s.add_on(sector, Sector.corruption, -s.on(sector, Sector.corruption))
