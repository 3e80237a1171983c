"""The position with its any-time actions (DIK-Q07): what may be done beside the decision in progress."""

from typing import Any, Final

from librt.vecs import append, vec
from mypy_extensions import i64, mypyc_attr

from ludotheque.core.events import EVERYONE
from ludotheque.core.position import position
from ludotheque.core.refusal import Refusal
from ludotheque.core.state import (
    BESIDE,
    GAME_OVER,
    NO_WINDOW,
    NOT_OFFERED,
    Frame,
    arg_a,
    arg_b,
    arg_c,
    pack,
    verb_of,
)
from ludotheque.games.diktat import names, state, verbs
from ludotheque.games.diktat.acts import give_pp, take_debt
from ludotheque.games.diktat.belief import imagine_into
from ludotheque.games.diktat.guards import why_not_borrow, why_not_pawn, why_not_score
from ludotheque.games.diktat.phases.effects import use_element, why_not_use
from ludotheque.games.diktat.phases.handshake import accept_offer
from ludotheque.games.diktat.phases.oaths import settle_fact
from ludotheque.games.diktat.phases.politics import (
    decline_offer,
    drop_offer,
    lapse_offers,
    make_offer,
    why_not_accept,
    why_not_end_offer,
    why_not_offer,
)
from ludotheque.games.diktat.phases.special import look_behind
from ludotheque.games.diktat.procedure import ACTED
from ludotheque.games.diktat.state import Diktat, Pile, Player, fact_of, kind_of
from ludotheque.games.diktat.uses import NO_SECRET
from ludotheque.kit.effects import program
from ludotheque.kit.play.window import nudge_below

DISMISS_PRICE: Final = 3
EVERYBODY: Final[i64] = 9  # "to whom" of a showing
NOT_YOUR_PAWN: Final = Refusal("DIK-Q52", "not-your-pawn")
NO_LISTENER: Final = Refusal("DIK-Q52", "no-listener")
NO_MEMBERSHIP: Final = Refusal("DIK-Q07", "no-membership")
CANNOT_AFFORD: Final = Refusal("DIK-Q13", "cannot-pay")


def listener(claim: i64) -> i64:
    """To whom a claim is told (see CLAIM_IDS): everybody, or the seat it names."""
    return EVERYBODY if claim < 3 else claim // 3 - 1


@mypyc_attr(free_list_len=1)  # the memory of the last copy that went is taken for the next
@position
class DiktatTable(Diktat):
    """A whole position of Diktat, ready to be played."""

    def imagine(self, seat: i64, key: i64) -> "DiktatTable":
        other = self.clone()
        imagine_into(other, seat, key)
        return other

    def now(self) -> i64:
        """The window that is open, 0 if none: inside Manoeuvres, bids and attacks there is none (DIK-Q08)."""
        if len(self.stack) == 0:
            return 0
        return self.stack[-1].window(self)

    def pending(self) -> i64:
        """The seat whose decision holds the window open."""
        return self.actor()

    # -- listing

    def beside(self, seat: i64) -> vec[i64]:
        """DIK-Q07  The any-time choices of a seat, but for offers and talk, which are domains (see deals.py)."""
        out = vec[i64](capacity=8)
        window = self.now()
        if window == 0 or seat >= self.seats:
            return out
        if why_not_borrow(self, seat) is None:
            out = append(out, pack(verbs.BORROW))
        out = self.scorings(seat, out)
        out = self.uses(seat, window, out)
        if self.why_not_dismiss(seat, window) is None:
            out = append(out, pack(verbs.DISMISS))
        if len(self.offers) > 0:
            for offer in self.offers:
                if offer[2] == seat:
                    if why_not_accept(self, seat, offer[0], window) is None:
                        out = append(out, pack(verbs.ACCEPT, offer[0]))
                    out = append(out, pack(verbs.DECLINE, offer[0]))
                elif offer[1] == seat:
                    out = append(out, pack(verbs.RETRACT, offer[0]))
        return out

    def scorings(self, seat: i64, out: vec[i64]) -> vec[i64]:
        """DIK-169  Affinity tokens that could be placed."""
        symbol: i64
        good: i64
        for own in self.own[seat]:
            card = own & 127
            for symbol in range(3):
                if self.content.symbols[card * 3 + symbol] >= 0 and self.placed(card, symbol) == 0:
                    for good in range(names.POLITICS, names.ARTEFACT + 1):
                        if why_not_score(self, seat, card, symbol, good) is None:
                            out = append(out, pack(verbs.SCORE, card, symbol, good))
        return out

    def uses(self, seat: i64, window: i64, out: vec[i64]) -> vec[i64]:
        """DIK-176  Manifestations that could be used."""
        book = self.content.book
        turn = self.pending()
        row: i64
        for element in self.elements(seat):
            for row in range(book.first[element + 1] - book.first[element]):
                if book.entries[(book.first[element] + row) * program.ENTRY_WIDTH] == names.MANIFESTATION:
                    if why_not_use(self, seat, element, row, window, turn) is None:
                        out = append(out, pack(verbs.USE, element, row))
        return out

    # -- guards

    def why_not_beside(self, seat: i64, choice: i64) -> Refusal | None:
        if len(self.stack) == 0:
            return GAME_OVER
        window = self.now()
        if window == 0:
            return NO_WINDOW
        verb = verb_of(choice)
        a = arg_a(choice)
        if verb == verbs.BORROW:
            return why_not_borrow(self, seat)
        if verb == verbs.SCORE:
            return why_not_score(self, seat, a, arg_b(choice), arg_c(choice))
        if verb == verbs.USE:
            return why_not_use(self, seat, a, arg_b(choice), window, self.pending())
        if verb == verbs.OFFER:
            return why_not_offer(self, seat, self.words, window)
        if verb == verbs.ACCEPT:
            return why_not_accept(self, seat, a, window)
        if verb == verbs.DECLINE:
            return why_not_end_offer(self, seat, a, 2)
        if verb == verbs.RETRACT:
            return why_not_end_offer(self, seat, a, 1)
        if verb == verbs.DISMISS:
            return self.why_not_dismiss(seat, window)
        return self.why_not_show(seat, choice)

    def why_not_show(self, seat: i64, choice: i64) -> Refusal | None:
        """DIK-Q52  What is shown or told to others."""
        verb = verb_of(choice)
        a = arg_a(choice)
        if verb == verbs.SHOW_PAWN:
            return self.why_not_show_pawn(seat, a, arg_b(choice), arg_c(choice))
        if verb == verbs.SHOW_SCREEN:
            return self.why_not_listener(seat, a)
        if verb == verbs.TELL:
            bad = why_not_pawn(self, a, arg_b(choice))
            return bad if bad is not None else self.why_not_listener(seat, listener(arg_c(choice)))
        if verb == verbs.TELL_CARD:
            if self.secret == state.NOBODY or a >= names.CARDS:
                return NO_SECRET
            return self.why_not_listener(seat, arg_b(choice))
        return NOT_OFFERED

    def why_not_dismiss(self, seat: i64, window: i64) -> Refusal | None:
        """House (Adhésion): a host may pay at the start of its own turn to send one back."""
        if window != verbs.TURN_START or self.pending() != seat or self.get(seat, Player.members) == 0:
            return NO_MEMBERSHIP
        return None if self.get(seat, names.PP) >= DISMISS_PRICE else CANNOT_AFFORD

    def why_not_listener(self, seat: i64, to: i64) -> Refusal | None:
        return None if to == EVERYBODY or (to < self.seats and to != seat) else NO_LISTENER

    def why_not_show_pawn(self, seat: i64, pile: i64, position: i64, to: i64) -> Refusal | None:
        """DIK-Q52  Own pawns on the board may be shown, the others' only told."""
        bad = why_not_pawn(self, pile, position)
        if bad is not None:
            return bad
        if self.piles[self.row(pile) + Pile.owner] != seat:
            return NOT_YOUR_PAWN
        return self.why_not_listener(seat, to)

    # -- carrying out

    def take_beside(self, seat: i64, choice: i64) -> None:
        verb = verb_of(choice)
        a = arg_a(choice)
        if verb == verbs.BORROW:
            self.put(seat, Player.borrowed, 1)
            take_debt(self, seat, "DIK-032")
        elif verb == verbs.SCORE:
            self.score(seat, a, arg_b(choice), arg_c(choice))
        elif verb == verbs.DISMISS:
            self.dismiss(seat)
        elif verb == verbs.OFFER:
            make_offer(self, seat, self.words)
        elif verb == verbs.DECLINE:
            decline_offer(self, a)
        elif verb == verbs.RETRACT:
            drop_offer(self, a, "retracted")
        elif verb == verbs.ACCEPT:
            nudge_below(self, ACTED, 0)
            accept_offer(self, a)
        elif verb == verbs.USE:
            turn = self.pending()
            nudge_below(self, ACTED, 0)
            use_element(self, seat, a, arg_b(choice), turn)
        else:
            self.take_show(seat, choice)
        if verb == verbs.BORROW or verb == verbs.SCORE or verb == verbs.DISMISS:
            nudge_below(self, ACTED, 0)

    def take_show(self, seat: i64, choice: i64) -> None:
        """DIK-Q52  Something is shown or told."""
        verb = verb_of(choice)
        a = arg_a(choice)
        if verb == verbs.SHOW_PAWN:
            self.show_pawn(seat, a, arg_b(choice), arg_c(choice))
        elif verb == verbs.SHOW_SCREEN:
            look_behind(self, "DIK-Q52", seat, self.eyes(a), seat)
        elif verb == verbs.TELL:
            if self.loud:
                told: dict[str, object] = {"seat": seat, "pile": a, "position": arg_b(choice)}
                told["owner"] = self.owner(a)
                told["sector"] = names.SECTOR_IDS[self.place(a)]
                told["agent"] = names.GOOD_IDS[arg_c(choice) % 3]
                self.say("told", told, seat, listener(arg_c(choice)))
        elif verb == verbs.TELL_CARD:
            if self.loud:
                self.say("told-card", {"seat": seat, "card": self.content.card_ids[a]}, seat, arg_b(choice))

    def say(self, key: str, told: dict[str, object], seat: i64, to: i64) -> None:
        """DIK-105, DIK-Q52  A statement to everybody or to one player; nobody checks it, and others do not hear it."""
        told["to"] = to
        if to == EVERYBODY:
            self.tell("DIK-105", key, told)
        else:
            self.confide("DIK-105", key, 1 << seat | 1 << to, told)

    def eyes(self, to: i64) -> i64:
        return state.ALL_EYES if to == EVERYBODY else 1 << to

    def score(self, seat: i64, card: i64, symbol: i64, good: i64) -> None:
        """DIK-135, DIK-169  Turn over an Affinity token and put it on a matching free symbol: 1 VP."""
        self.lose(seat, good, 1)
        self.place_token(card, symbol, good)
        if self.loud:
            told: dict[str, object] = {"seat": seat, "card": self.content.card_ids[card], "good": names.GOOD_IDS[good]}
            self.tell("DIK-169", "affinity-placed", told)

    def dismiss(self, seat: i64) -> None:
        owner = self.seat_with_token(names.MEMBERSHIP)
        give_pp(self, "DIK-Q07", seat, DISMISS_PRICE, owner)
        self.add(seat, Player.members, -1)
        self.add(owner, Player.stock, 1)
        if self.loud:
            self.tell("DIK-Q07", "membership-back", {"seat": seat})

    def show_pawn(self, seat: i64, pile: i64, position: i64, to: i64) -> None:
        index = self.find_pawn(pile, position)
        self.see(index, self.eyes(to))
        if self.loud:
            where: dict[str, object] = {"seat": seat, "sector": names.SECTOR_IDS[self.place(pile)], "pile": pile}
            where["position"] = position
            where["to"] = to
            kind: dict[str, object] = {"agent": names.GOOD_IDS[kind_of(self.pawns[index])]}
            self.whisper("DIK-Q52", "shown-pawn", where, EVERYONE if to == EVERYBODY else 1 << to | 1 << seat, kind)
        if to == EVERYBODY and fact_of(self.pawns[index]) != 0:
            settle_fact(self, fact_of(self.pawns[index]))

    def apply(self, seat: i64, choice: i64) -> None:
        """DIK-Q50  Offers lapse when the window closes, that is when the pending decision is answered (a pass closes
        no window by itself, DIK-Q07), and when something in them is gone."""
        if len(self.offers) > 0 and verb_of(choice) < BESIDE and verb_of(choice) != verbs.PASS and self.now() != 0:
            self.offers = []
        super().apply(seat, choice)
        if len(self.offers) > 0 and self.now() != 0:
            lapse_offers(self, self.now())

    def random_choice(self, frame: Frame[Any], seat: i64, draw: i64) -> i64:
        """One time in eight, an any-time action if there is one; never talk."""
        if draw & 7 == 0 and frame.window(self) != 0:
            beside = self.beside(seat)
            n: i64 = len(beside)
            if n > 0:
                return beside[(draw >> 3) % n]
        return frame.sample(self, seat, draw >> 3)
