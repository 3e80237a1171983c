"""Diktat as numbers. Seats are counted from the one that looks; a pile is called by its sector and its place among the
piles there, the oldest first, for its own number grows without end.

Outside the actions: offers and talk, whose number has no bound (offers received are answered by their order), bids
above `BIDS` - 1, and pawns deeper than `DEPTH` or in a pile beyond the first `PILES` of a sector. Outside the
observation: the text of oaths and what was said.
"""

from typing import Final

from librt.vecs import vec
from mypy_extensions import i16, i64

from ludotheque.core.space import OUTSIDE, Space, write
from ludotheque.core.state import State, arg_a, arg_b, arg_c, verb_of
from ludotheque.games.diktat import names, state, verbs
from ludotheque.games.diktat.content import Content
from ludotheque.games.diktat.phases.politics import GIVE_GOOD, ITEM, OFFER_HEAD, TAKES, THEIR_OATH
from ludotheque.games.diktat.queries import rank, vp
from ludotheque.games.diktat.state import Belief, Diktat, Pile, Player, Sector, eyes_of, kind_of, pile_of

BIDS: Final = 64
PILES: Final = 4
UNKNOWN: Final[i64] = 1  # a pawn that this seat has not seen
DEPTH: Final = 12
DEALS: Final = 4
PHASES: Final = state.END_OF_CYCLE + 1
DEAL_WIDTH: Final = 3 + 2 * names.GOODS
PILE_NUMBERS: Final = 3 + DEPTH


class DiktatSpace(Space):
    def __init__(self, seats: i64, content: Content) -> None:
        super().__init__()
        self.seats: i64 = seats
        rows: i64 = 1
        element: i64
        for element in range(names.ELEMENTS):
            if content.book.first[element + 1] - content.book.first[element] > rows:
                rows = content.book.first[element + 1] - content.book.first[element]
        self.declare_actions(rows)
        self.declare_parts()

    def declare_actions(self, rows: i64) -> None:
        verb: i64
        for verb in (verbs.PASS, verbs.STOP, verbs.SEND, verbs.SPY_OUT, verbs.ASSASSINATE, verbs.EXTEND, verbs.DEVELOP):
            self.block(verb)
        for verb in (verbs.READY, verbs.LOOK_CARD, verbs.SHOW, verbs.KEEP, verbs.TAKE_MARKER, verbs.CLEAR):
            self.block(verb)
        for verb in (verbs.NO_TROPHY, verbs.PAY, verbs.SACRIFICE, verbs.END_TURN, verbs.BORROW, verbs.DISMISS):
            self.block(verb)
        self.block(verbs.FIRST, self.seats)
        self.block(verbs.OPPONENT, self.seats)
        self.block(verbs.CABAL_CHOICE, names.CABALS)
        for verb in (verbs.NAME, verbs.KILL_CORRUPTION, verbs.CORRUPTION, verbs.DROP_MARKER):
            self.block(verb, names.SECTORS)
        for verb in (verbs.ADD, verbs.DISCARD, verbs.AFFINITY, verbs.GIVE_UP):
            self.block(verb, names.GOODS)
        self.block(verbs.BID, BIDS)
        for verb in (verbs.PLAY_CARD, verbs.TAKE_CARD, verbs.ELEMENT):
            self.block(verb, names.ELEMENTS)
        for verb in (verbs.SPECIAL_MANOEUVRE, verbs.USE):
            self.block(verb, names.ELEMENTS, rows)
        self.block(verbs.GIVE_UP_PLACED, names.CARDS, 3)
        self.block(verbs.SCORE, names.CARDS, 3, 3)
        self.block(verbs.PILE, names.SECTORS * PILES)
        for verb in (verbs.LOOK, verbs.PURGE, verbs.KILL, verbs.PAWN):
            self.block(verb, names.SECTORS * PILES, DEPTH)
        for verb in (verbs.ACCEPT, verbs.DECLINE, verbs.RETRACT):
            self.block(verb, DEALS)

    def declare_parts(self) -> None:
        self.part("Cycle, Others in play, cards in the deck", 3)
        self.part("phase", PHASES)
        self.part("Administrator", self.seats)
        self.part("secret card: lies there, its number + 1 if known", 2)
        self.part("secret card: who has seen it", self.seats)
        self.part("Others pawns in the centre", 3)
        self.part("cards discarded", names.CARDS)
        self.part("cards on the track", names.CARDS)
        self.part("cards on the corruption track", names.CARDS)
        k: i64
        for k in range(self.seats):
            who = "own" if k == 0 else f"seat {k} on"
            self.part(f"{who}: screen, or what can be counted of it", Belief.WIDTH)
            self.part(f"{who}: open goods and columns of the Cabal board", Player.markers - names.SCREENED)
            self.part(f"{who}: Victory points, Rank", 2)
            self.part(f"{who}: Cabal", names.CABALS)
            self.part(f"{who}: Cabal cards in play, 2 if Used", 5)
            self.part(f"{who}: markers, level + 4 if Used", names.SECTORS)
            self.part(f"{who}: cards, 1 + Affinities placed, + 8 if Used", names.CARDS)
        self.part("sectors: markers, Darkness, Corruption, Blockhaus, Revolt", names.SECTORS * Sector.WIDTH)
        self.part("piles: owner + 1, height, sleeper, pawns from the top", names.SECTORS * PILES * PILE_NUMBERS)
        self.part("offers to answer or take back", DEALS * DEAL_WIDTH)

    # -- actions

    def action(self, s: State, seat: i64, choice: i64) -> i64:
        verb = verb_of(choice)
        a = arg_a(choice)
        b = arg_b(choice)
        c = arg_c(choice)
        if verb == verbs.LOOK or verb == verbs.PURGE or verb == verbs.KILL or verb == verbs.PAWN:
            assert isinstance(s, Diktat)
            return self.place(verb, pile_slot(s, a), b - 1, 0)
        if verb == verbs.PILE:
            assert isinstance(s, Diktat)
            return self.place(verb, pile_slot(s, a), 0, 0)
        if verb == verbs.ACCEPT or verb == verbs.DECLINE or verb == verbs.RETRACT:
            assert isinstance(s, Diktat)
            return self.place(verb, offer_slot(s, seat, a), 0, 0)
        if verb == verbs.SCORE:
            c -= names.POLITICS
        return self.place(verb, a, b, c)

    # -- sight

    def observe(self, s: State, seat: i64, out: vec[i16], at: i64) -> i64:
        assert isinstance(s, Diktat)
        at = self.common(s, seat, out, at)
        k: i64
        for k in range(self.seats):
            at = self.player(s, seat, (seat + k) % self.seats, out, at)
        for number in s.sectors:
            at = write(out, at, number)
        at = self.piles(s, seat, out, at)
        return self.deals(s, seat, out, at)

    def common(self, s: Diktat, seat: i64, out: vec[i16], at: i64) -> i64:
        at = write(out, at, s.cycle)
        at = write(out, at, 1 if s.others else 0)
        at = write(out, at, len(s.deck))
        out[at + s.phase] = 1
        at += PHASES
        if s.admin != state.NOBODY:
            out[at + (s.admin - seat + self.seats) % self.seats] = 1
        at += self.seats
        if s.secret != state.NOBODY:
            out[at] = 1
            if s.secret_eyes >> 5 != 0 or s.secret_eyes >> seat & 1 == 1:
                write(out, at + 1, s.secret + 1)
        at += 2
        k: i64
        for k in range(self.seats):
            at = write(out, at, s.secret_eyes >> (seat + k) % self.seats & 1)
        for k in range(len(s.centre)):
            out[at + k] = i16(s.centre[k])
        at += 3
        for card in s.discard:
            out[at + card] = 1
        at += names.CARDS
        for card in s.track:
            out[at + card] = 1
        at += names.CARDS
        for card in s.corruption:
            out[at + card] = 1
        return at + names.CARDS

    def player(self, s: Diktat, seat: i64, owner: i64, out: vec[i16], at: i64) -> i64:
        k: i64
        if owner == seat:  # DIK-030  what is behind a screen is its owner's to know
            for k in range(names.SCREENED):
                write(out, at + k, s.get(owner, k))
        else:
            for k in range(Belief.WIDTH):
                write(out, at + k, s.believed(seat, owner, k))
        at += Belief.WIDTH
        for k in range(names.SCREENED, Player.markers):
            at = write(out, at, s.get(owner, k))
        cabal = s.get(owner, Player.cabal)
        if cabal == state.NOBODY:
            return at + 2 + names.CABALS + 5 + names.SECTORS + names.CARDS
        at = write(out, at, vp(s, owner))
        at = write(out, at, rank(s, owner))
        out[at + cabal] = 1
        at += names.CABALS
        played = s.get(owner, Player.played)
        for k in range(5):
            if played >> k & 1 == 1:
                out[at + k] = i16(1 + (s.mark[names.FIRST_CABAL_CARD + cabal * 5 + k] & 1))
        at += 5
        for k in range(names.SECTORS):
            at = write(out, at, s.held(owner, k) & 7)
        for own in s.own[owner]:
            card = own & 127
            out[at + card] = i16(1 + s.tokens_placed(card) + 8 * (s.mark[card] & 1))
        return at + names.CARDS

    def piles(self, s: Diktat, seat: i64, out: vec[i16], at: i64) -> i64:
        """DIK-Q20  Place, owner and height of every pile; its pawns as far as this seat knows them: 1 unknown, else
        2 + its kind."""
        row: i64 = 0
        n: i64 = len(s.piles)
        while row < n:
            slot = pile_slot(s, s.piles[row])
            if slot != OUTSIDE:
                owner = s.piles[row + Pile.owner]
                to = at + slot * PILE_NUMBERS
                write(
                    out, to, self.seats + 1 if owner == state.OTHERS else (owner - seat + self.seats) % self.seats + 1
                )
                write(out, to + 1, s.piles[row + Pile.height])
                write(out, to + 2, s.piles[row + Pile.sleeper])
                self.pawns(s, seat, s.piles[row], owner, out, to + 3)
            row += Pile.WIDTH
        return at + names.SECTORS * PILES * PILE_NUMBERS

    def pawns(self, s: Diktat, seat: i64, pile: i64, owner: i64, out: vec[i16], at: i64) -> None:
        last = at + DEPTH
        i: i64 = len(s.pawns) - 1
        while i >= 0 and at < last:
            pawn = s.pawns[i]
            if pile_of(pawn) == pile:
                known = owner == seat or eyes_of(pawn) >> seat & 1 == 1 or eyes_of(pawn) >> 5 != 0
                at = write(out, at, 2 + kind_of(pawn) if known else UNKNOWN)
            i -= 1

    def deals(self, s: Diktat, seat: i64, out: vec[i16], at: i64) -> i64:
        """Of each offer: who it is with, + seats if this seat made it; other lines given and asked; goods given, then
        asked."""
        last = at + DEALS * DEAL_WIDTH
        for offer in s.offers:
            if at == last:
                break
            if offer[1] != seat and offer[2] != seat:
                continue
            mine = offer[1] == seat
            other = offer[2] if mine else offer[1]
            where = (other - seat + self.seats) % self.seats
            if mine:
                where += self.seats
            write(out, at, where)
            item: i64 = OFFER_HEAD
            while item < len(offer):
                code = offer[item]
                if code < 2 * TAKES and code % TAKES == GIVE_GOOD:
                    to = at + 3 + offer[item + 1] + (names.GOODS if code >= TAKES else 0)
                    write(out, to, i64(out[to]) + offer[item + 2])
                else:
                    out[at + (2 if TAKES <= code < 2 * TAKES or code >= THEIR_OATH else 1)] += 1
                item += ITEM
            at += DEAL_WIDTH
        return last


def pile_slot(s: Diktat, pile: i64) -> i64:
    """A pile by its sector and its place there, or OUTSIDE."""
    row = s.row(pile)
    if row < 0:
        return OUTSIDE
    sector = s.piles[row + Pile.sector]
    nth: i64 = 0
    at: i64 = 0
    while at < row:
        if s.piles[at + Pile.sector] == sector:
            nth += 1
        at += Pile.WIDTH
    return sector * PILES + nth if nth < PILES else OUTSIDE


def offer_slot(s: Diktat, seat: i64, number: i64) -> i64:
    """The place of an offer among those this seat is party to, or OUTSIDE."""
    nth: i64 = 0
    for offer in s.offers:
        if offer[0] == number:
            return nth
        if offer[1] == seat or offer[2] == seat:
            nth += 1
    return OUTSIDE
