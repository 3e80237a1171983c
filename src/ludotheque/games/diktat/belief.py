"""Imagining what a seat cannot know: a world drawn anew from that seat's own knowledge and nothing else.

What a seat can deduce is kept in `Diktat.belief`: every gain and loss made in the open is counted, so
that the drawn world agrees with the log. Two positions a seat cannot tell apart give the same worlds.
"""

from librt.vecs import append, vec
from mypy_extensions import i64

from ludotheque.core.chance import mix, scramble
from ludotheque.games.diktat import names, state
from ludotheque.games.diktat.phases.handshake import Handshake
from ludotheque.games.diktat.phases.oaths import (
    ABLE,
    CLAUSE,
    FALSE,
    HEAD,
    KIND,
    NUMBER,
    REFUSED,
    STATUS,
    SWEAR_BID_LEAST,
    SWEAR_GIVE,
    SWEAR_SECRET,
    SWEAR_SEND,
    VOID,
    WHO,
    X,
    Y,
    is_statement,
    unseen_gift,
)
from ludotheque.games.diktat.phases.politics import GIVE_GOOD, ITEM, OATH, OFFER_HEAD, TAKES
from ludotheque.games.diktat.state import Belief, Diktat, Pile, bag_of, eyes_of, fact_of, kind_of, pile_of
from ludotheque.kit.play.cards import draw, redrawn
from ludotheque.kit.play.sealed import imagine_sealed


def imagine_into(s: Diktat, seat: i64, key: i64) -> None:
    """Redraw everything hidden from a seat, in place."""
    s.reseed(mix(key & 0xFFFFFFFF) << 29 | mix(key >> 31))
    imagine_cards(s, seat)
    imagine_others(s, seat)
    supply = vec[i64](capacity=3)
    good: i64
    for good in range(names.POLITICS, names.ARTEFACT + 1):
        supply = append(supply, s.affinity_stock(good))
    owner: i64
    for owner in range(s.seats):
        if owner != seat:
            imagine_screen(s, seat, owner)
    match_supply(s, seat, supply)
    imagine_talk(s, seat)
    imagine_sealed(s, seat)
    for frame in s.stack:
        if isinstance(frame, Handshake):
            forget_goods(frame, seat)
            imagine_truths(s, frame.oath, seat)
    share_belief(s, seat)
    s.reseed(scramble(key, 77) << 28 | scramble(key, 78) >> 4)


def imagine_cards(s: Diktat, seat: i64) -> None:
    """The deck, and the secret card unless this seat has seen it. Sorted first: the true order must not show."""
    hidden = s.secret != state.NOBODY and s.secret_eyes >> seat & 1 == 0
    s.deck = redrawn(s, append(s.deck[:], s.secret) if hidden else s.deck)
    if hidden:
        s.deck, s.secret = draw(s.deck)


def imagine_others(s: Diktat, seat: i64) -> None:
    """DIK-Q25  Others pawns not seen are shuffled among those that were shuffled together: the kinds in a bag
    are known to all, and leave it only face up."""
    if not s.others:
        return
    hidden = vec[i64](capacity=12)
    i: i64
    for i in range(len(s.pawns)):
        pawn = s.pawns[i]
        if eyes_of(pawn) >> seat & 1 == 0 and s.owner(pile_of(pawn)) == state.OTHERS:
            hidden = append(hidden, i)
    bag: i64
    kind: i64
    for bag in range(s.bags):
        kinds = vec[i64](capacity=12)
        for kind in range(3):
            for i in hidden:
                if bag_of(s.pawns[i]) == bag and kind_of(s.pawns[i]) == kind:
                    kinds = append(kinds, kind)
        if len(kinds) == 0:
            continue
        s.shuffle("imagined", kinds)
        at: i64 = 0
        for i in hidden:
            if bag_of(s.pawns[i]) == bag:
                s.pawns[i] = (s.pawns[i] & ~3) | kinds[at]
                at += 1


def imagine_screen(s: Diktat, seat: i64, owner: i64) -> None:
    """PP, Affinities, Agents behind a screen and unseen pawns of its owner on the board."""
    good: i64
    for good in range(names.PP, names.ARTEFACT + 1):
        s.put(owner, good, s.believed(seat, owner, good))
    fog = s.believed(seat, owner, Belief.fog)
    if fog > 0:
        pp = s.get(owner, names.PP) + s.below("imagined", 4 * fog + 1) - 2 * fog
        s.put(owner, names.PP, max(pp, 0))
    mine = vec[i64](capacity=8)
    at: i64 = 0
    while at < len(s.piles):
        if s.piles[at + Pile.owner] == owner:
            mine = append(mine, s.piles[at])
        at += Pile.WIDTH
    pool = vec[i64](capacity=3)
    for good in range(3):
        pool = append(pool, s.believed(seat, owner, good))
    n: i64 = len(s.pawns)
    i: i64
    for i in range(n):
        pawn = s.pawns[i]
        if eyes_of(pawn) >> seat & 1 == 1 and among(mine, pile_of(pawn)) and pool[kind_of(pawn)] > 0:
            pool[kind_of(pawn)] -= 1
    for i in range(n):
        pawn = s.pawns[i]
        if eyes_of(pawn) >> seat & 1 == 0 and among(mine, pile_of(pawn)):
            s.pawns[i] = (pawn & ~3) | draw_kind(s, pool)
    for i in range(s.believed(seat, owner, Belief.unseen)):
        draw_kind(s, pool)
    for good in range(3):
        s.put(owner, good, pool[good])


def match_supply(s: Diktat, seat: i64, supply: vec[i64]) -> None:
    """The common supply of Affinities lies open: what the others hold must add up to what is missing from it,
    whatever passed between them unseen."""
    good: i64
    for good in range(names.POLITICS, names.ARTEFACT + 1):
        missing = s.affinity_stock(good) - supply[good - names.POLITICS]
        owner: i64 = 0
        if missing != 0:
            owner = s.below("imagined", s.seats)
        while missing != 0:
            if owner != seat and missing > 0:
                s.add(owner, good, 1)
                missing -= 1
            elif owner != seat and s.get(owner, good) > 0:
                s.add(owner, good, -1)
                missing += 1
            owner = s.left_of(owner)


def among(piles: vec[i64], pile: i64) -> bool:
    for other in piles:
        if other == pile:
            return True
    return False


def draw_kind(s: Diktat, pool: vec[i64]) -> i64:
    """An Agent from the pool; any kind when the pool cannot explain it (a deal nobody else saw)."""
    total = pool[0] + pool[1] + pool[2]
    if total == 0:
        return s.below("imagined", 3)
    at = s.below("imagined", total)
    kind: i64 = 0
    while at >= pool[kind]:
        at -= pool[kind]
        kind += 1
    pool[kind] -= 1
    return kind


def share_belief(s: Diktat, seat: i64) -> None:
    """The others are imagined to have counted as this seat has."""
    width = s.seats * Belief.WIDTH
    observer: i64
    i: i64
    for observer in range(s.seats):
        if observer != seat:
            for i in range(width):
                s.belief[observer * width + i] = s.belief[seat * width + i]


def forget_goods(handshake: Handshake, seat: i64) -> None:
    """What passed unseen between two others in the deal being carried out."""
    offer = handshake.offer
    if offer[1] == seat or offer[2] == seat:
        return
    at: i64 = OFFER_HEAD
    while at < len(offer):
        if offer[at] < OATH and offer[at] % TAKES == GIVE_GOOD and offer[at + 1] < names.SCREENED:
            offer[at + 1] = names.PP
            offer[at + 2] = 0
        at += ITEM


def imagine_talk(s: Diktat, seat: i64) -> None:
    """Offers between others are unknown; whoever made one to this seat holds what it gives; whether a sworn
    statement was true is drawn."""
    if len(s.offers) > 0:
        mine: list[vec[i64]] = []
        for offer in s.offers:
            if offer[1] == seat or offer[2] == seat:
                mine.append(offer)
                if offer[2] == seat:
                    hold_offered(s, offer)
        s.offers = mine
    if len(s.oaths) > 0:
        for oath in s.oaths:
            imagine_truths(s, oath, seat)


def imagine_truths(s: Diktat, oath: vec[i64], seat: i64) -> None:
    """Whether others spoke the truth, and that nothing unseen has passed yet."""
    at: i64 = HEAD
    while at < len(oath):
        if is_statement(oath[at + KIND]) and oath[at + WHO] != seat:
            oath[at + STATUS] = (oath[at + STATUS] & ~FALSE) | (0 if holds(s, oath, at) else FALSE)
        elif unseen_gift(oath, at, seat) and oath[at + STATUS] & VOID == 0:
            oath[at + STATUS] = 0
        elif oath[at + WHO] != seat and rests_on_the_screen(oath[at + KIND]):
            oath[at + STATUS] &= ~ABLE
        if oath[1] != seat and oath[2] != seat:
            oath[at + STATUS] &= ~REFUSED
        at += CLAUSE


def holds(s: Diktat, oath: vec[i64], at: i64) -> bool:
    """Whether a sworn statement is true of the imagined world; drawn when its pawn is gone."""
    if oath[at + KIND] == SWEAR_SECRET:
        return s.secret == oath[at + X]
    for pawn in s.pawns:
        if fact_of(pawn) == oath[at + STATUS] >> NUMBER:
            return kind_of(pawn) == oath[at + Y] & 3
    return s.below("imagined", 2) == 1


def rests_on_the_screen(kind: i64) -> bool:
    """Whether a promise could be kept depends on what its maker hides."""
    return kind == SWEAR_GIVE or kind == SWEAR_BID_LEAST or kind == SWEAR_SEND


def hold_offered(s: Diktat, offer: vec[i64]) -> None:
    """An offer lapses when its maker no longer has what it gives (DIK-Q50): so the maker has it."""
    good: i64
    for good in range(names.SCREENED):
        given: i64 = 0
        at: i64 = OFFER_HEAD
        while at < len(offer):
            if offer[at] == GIVE_GOOD and offer[at + 1] == good:
                given += offer[at + 2]
            at += ITEM
        short = given - s.get(offer[1], good)
        if good > names.PP:
            short = min(short, s.affinity_stock(good))
        if short > 0:
            s.add(offer[1], good, short)
