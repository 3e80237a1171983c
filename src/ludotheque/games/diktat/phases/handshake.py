"""A deal carried out (DIK-104, DIK-106 to DIK-109, DIK-Q48 to DIK-Q51, DIK-Q57): goods, Possessions, places, oaths."""

from typing import Annotated

from librt.vecs import append, vec
from mypy_extensions import i64

from ludotheque.core.fields import HIDDEN
from ludotheque.core.frame import frame
from ludotheque.core.state import ASK, DONE, NEXT, arg_a, pack
from ludotheque.games.diktat import names, verbs
from ludotheque.games.diktat.acts import crown, withdraw_pile
from ludotheque.games.diktat.phases.duties import note_chance
from ludotheque.games.diktat.phases.oaths import (
    ACT_GIVE,
    ACT_GIVE_CARD,
    ACT_GIVE_MARKER,
    ACT_WITHDRAW,
    FALSE,
    HEAD,
    NUMBER,
    SWEAR_PAWN,
    SWEAR_SECRET,
    fact_number,
    note_act,
    truth,
)
from ludotheque.games.diktat.phases.politics import (
    GIVE_CARD,
    GIVE_GOOD,
    GIVE_MARKER,
    GIVE_PLACE,
    GIVE_TEAM,
    ITEM,
    OATH,
    OFFER_HEAD,
    TAKES,
    THEIR_OATH,
    describe,
    take_offer,
)
from ludotheque.games.diktat.phases.possessions import (
    MARKER_SLOTS,
    add_card,
    add_marker,
    discard_markers,
    remove_card,
    remove_markers,
)
from ludotheque.games.diktat.procedure import TEAM, Procedure
from ludotheque.games.diktat.state import Belief, Diktat
from ludotheque.kit.play.window import nudge_below


def accept_offer(s: Diktat, number: i64) -> None:
    offer = take_offer(s, number)
    if s.loud:
        told: dict[str, object] = {"seat": offer[1], "to": offer[2], "items": describe(s, offer, 1)}
        both = 1 << offer[1] | 1 << offer[2]
        s.whisper("DIK-Q51", "deal", told, both, {"items": describe(s, offer, 3)})
    s.call(Handshake(offer[1], offer[:], offer[:HEAD]))


@frame("word_oath goods make_room possessions swear send_team")
class Handshake(Procedure):
    """DIK-Q50  The items of an accepted deal change hands at the same instant, then its oaths bind."""

    seat: i64
    offer: Annotated[vec[i64], HIDDEN]
    oath: Annotated[vec[i64], HIDDEN]  # what is to be sworn

    def prompt(self, s: Diktat, seat: i64) -> tuple[str, str]:
        return ("DIK-138", "make-room")

    def giver(self, code: i64) -> i64:
        return self.offer[1] if code < TAKES else self.offer[2]

    def taker(self, code: i64) -> i64:
        return self.offer[2] if code < TAKES else self.offer[1]

    def word_oath(self, s: Diktat) -> i64:
        """DIK-109, DIK-Q56  The clauses; statements are judged now, before anything moves, and settled later."""
        at: i64 = OFFER_HEAD
        while at < len(self.offer):
            code = self.offer[at]
            if code >= OATH:
                kind = code % OATH
                x = self.offer[at + 1]
                y = self.offer[at + 2]
                status: i64 = 0
                if (kind == SWEAR_PAWN or kind == SWEAR_SECRET) and not truth(s, kind, x, y):
                    status = FALSE
                if kind == SWEAR_PAWN:
                    status |= fact_number(s, s.find_pawn(x, y >> 2)) << NUMBER
                self.oath = append(self.oath, self.offer[1] if code < THEIR_OATH else self.offer[2])
                self.oath = append(self.oath, kind)
                self.oath = append(self.oath, x)
                self.oath = append(self.oath, y)
                self.oath = append(self.oath, s.cycle + self.offer[at + 3])
                self.oath = append(self.oath, status)
            at += ITEM
        return NEXT

    def goods(self, s: Diktat) -> i64:
        """DIK-104, DIK-Q51  PP, Agents and Affinities pass unseen by others; tokens in the open."""
        at: i64 = OFFER_HEAD
        fog = False
        while at < len(self.offer):
            code = self.offer[at]
            if code < OATH and code % TAKES == GIVE_GOOD:
                giver = self.giver(code)
                taker = self.taker(code)
                good = self.offer[at + 1]
                n = self.offer[at + 2]
                s.add(giver, good, -n)
                s.add(taker, good, n)
                if good < names.SCREENED:
                    s.deduce(giver, taker, good, n)
                    s.deduce(taker, giver, good, -n)
                    s.deduce(giver, giver, good, -n)
                    s.deduce(taker, taker, good, n)
                    fog = True
                note_act(s, giver, ACT_GIVE, good, n, taker)
            at += ITEM
        if fog:
            observer: i64
            for observer in range(s.seats):
                if observer != self.offer[1] and observer != self.offer[2]:
                    s.deduce(observer, self.offer[1], Belief.fog, 1)
                    s.deduce(observer, self.offer[2], Belief.fog, 1)
        return NEXT

    # -- room for markers

    def make_room(self, s: Diktat) -> i64:
        """DIK-138, DIK-Q48  Whoever would hold more stacks than slots empties some first."""
        i: i64
        for i in range(1, 3):
            stacks: i64 = 0
            sector: i64
            for sector in range(names.SECTORS):
                if self.stays(s, self.offer[i], sector) > 0 or self.comes(self.offer[i], sector):
                    stacks += 1
            if stacks > MARKER_SLOTS:
                self.seat = self.offer[i]
                return ASK
        return NEXT

    def stays(self, s: Diktat, seat: i64, sector: i64) -> i64:
        """Markers of a sector that a party does not give away."""
        n = s.level(seat, sector)
        at: i64 = OFFER_HEAD
        while at < len(self.offer):
            code = self.offer[at]
            if code < OATH and code % TAKES == GIVE_MARKER and self.offer[at + 1] == sector:
                if self.giver(code) == seat:
                    n -= 1
            at += ITEM
        return n

    def comes(self, seat: i64, sector: i64) -> bool:
        """Whether a party gets a marker of a sector."""
        at: i64 = OFFER_HEAD
        while at < len(self.offer):
            code = self.offer[at]
            if code < OATH and code % TAKES == GIVE_MARKER and self.offer[at + 1] == sector:
                if self.taker(code) == seat:
                    return True
            at += ITEM
        return False

    def legal(self, s: Diktat, seat: i64) -> vec[i64]:
        out = vec[i64](capacity=MARKER_SLOTS)
        sector: i64
        for sector in range(names.SECTORS):
            if self.stays(s, seat, sector) > 0 and not self.comes(seat, sector):
                out = append(out, pack(verbs.DROP_MARKER, sector))
        return out

    def take(self, s: Diktat, seat: i64, choice: i64) -> i64:
        discard_markers(s, seat, arg_a(choice), self.stays(s, seat, arg_a(choice)))
        return self.goto("make_room")

    def possessions(self, s: Diktat) -> i64:
        """DIK-Q48, DIK-Q49, DIK-Q57  Everything leaves its giver, then everything comes to its taker, Used tokens
        included, without one-off effects."""
        at: i64 = OFFER_HEAD
        while at < len(self.offer):
            code = self.offer[at]
            x = self.offer[at + 1]
            if code < OATH and code % TAKES == GIVE_CARD:
                remove_card(s, self.giver(code), x)
            elif code < OATH and code % TAKES == GIVE_MARKER:
                self.offer[at + 3] = s.held(self.giver(code), x) >> 2 & 1
                remove_markers(s, self.giver(code), x, 1)
            at += ITEM
        at = OFFER_HEAD
        while at < len(self.offer):
            code = self.offer[at]
            x = self.offer[at + 1]
            if code < OATH and code % TAKES == GIVE_CARD:
                add_card(s, self.taker(code), x)
                note_act(s, self.giver(code), ACT_GIVE_CARD, x, 0, self.taker(code))
            elif code < OATH and code % TAKES == GIVE_MARKER:
                add_marker(s, self.taker(code), x, self.offer[at + 3])
                note_act(s, self.giver(code), ACT_GIVE_MARKER, x, 0, self.taker(code))
            elif code < OATH and code % TAKES == GIVE_PLACE:
                withdraw_pile(s, "DIK-106", x)
                note_act(s, self.giver(code), ACT_WITHDRAW, x, 0)
            at += ITEM
        crown(s)
        return NEXT

    def swear(self, s: Diktat) -> i64:
        """DIK-108  The two parties are bound from now on, by what they do after the deal."""
        if len(self.oath) > HEAD:
            s.sworn += 1
            self.oath[0] = s.sworn
            s.oaths = [*s.oaths, self.oath]
            if s.loud:
                s.tell("DIK-108", "sworn", {"seat": self.offer[1], "to": self.offer[2]})
            note_chance(s, self.offer[1], 0)
            note_chance(s, self.offer[2], 0)
        return NEXT

    def send_team(self, s: Diktat) -> i64:
        """DIK-Q57  The beneficiary's team takes the freed place before anybody else can."""
        at: i64 = OFFER_HEAD
        while at < len(self.offer):
            if self.offer[at] < OATH and self.offer[at] % TAKES == GIVE_TEAM:
                nudge_below(s, TEAM, self.offer[at + 1])
            at += ITEM
        return DONE
