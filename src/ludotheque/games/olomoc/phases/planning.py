"""Planning and planning phases (OLO-213 to OLO-226)."""

from typing import Annotated

from librt.vecs import append, vec
from mypy_extensions import i64

from ludotheque.core.fields import EACH
from ludotheque.core.frame import frame
from ludotheque.core.refusal import Refusal
from ludotheque.core.state import (
    ASK_IF_MANY,
    DONE,
    NEXT,
    NOT_OFFERED,
    Frame,
    arg_a,
    arg_b,
    arg_c,
    pack,
    verb_of,
)
from ludotheque.games.olomoc import names, queries, rows, state, verbs
from ludotheque.games.olomoc.phases.activation import Activation
from ludotheque.games.olomoc.phases.mechanism import Mechanism, resolve_card
from ludotheque.games.olomoc.state import FIRST_MINISTRY, NOBODY, NONE, PROPAGANDA_CARD, Bloc, Piece
from ludotheque.kit.play.sealed import SealedChoice

NOT_HELD = Refusal("OLO-213", "ministry-not-held")
WRONG_SLOT = Refusal("OLO-214", "wrong-slot")
WRONG_CARDS = Refusal("OLO-213", "wrong-cards")


@frame("lay_rows")
class Planning(SealedChoice[Bloc]):
    """OLO-213, OLO-214, OLO-Q72  Both lay five cards face down, one of them a ministry in a slot it allows."""

    seat: i64
    laid: Annotated[vec[i64], EACH]

    def lay_rows(self, s: Bloc) -> i64:
        return self.gather(s)

    def invited(self, s: Bloc) -> i64:
        return 3

    def answers(self, s: Bloc) -> vec[i64]:
        return self.laid

    def kept(self, choice: i64) -> i64:
        return choice

    def prompt(self, s: Bloc, seat: i64) -> tuple[str, str]:
        return ("OLO-213", "plan")

    def legal(self, s: Bloc, seat: i64) -> vec[i64]:
        return rows.plans(s, seat)

    def sample(self, s: Bloc, seat: i64, draw: i64) -> i64:
        return rows.drawn(s, seat, draw)

    def why_not(self, s: Bloc, seat: i64, choice: i64) -> Refusal | None:
        if verb_of(choice) != verbs.PLAN:
            return NOT_OFFERED
        if rows.held(s, seat, arg_a(choice)) == NONE:
            return NOT_HELD
        if s.content.ministry_slots[arg_a(choice)] >> arg_b(choice) & 1 == 0:
            return WRONG_SLOT
        return None if rows.ORDER_MASKS[arg_c(choice)] == rows.to_lay(s, seat) else WRONG_CARDS

    def said(self, s: Bloc, seat: i64, answer: i64) -> None:
        if s.loud:
            s.tell("OLO-213", "planned", {"seat": int(seat)})

    def delivered(self, s: Bloc) -> i64:
        seat: i64
        for seat in range(2):
            rows.lay(s, seat, self.laid[seat])
        return DONE


@frame("reveal order first_card first_end second_card second_end close")
class Phase(Frame[Bloc]):
    """OLO-215, OLO-216, OLO-217, OLO-218, OLO-220, OLO-225, OLO-226, OLO-Q56, OLO-Q57, OLO-Q58  One planning phase:
    both turn up a card, the higher rank is active first, a tie sets off a mechanism."""

    seat: i64

    def reveal(self, s: Bloc) -> i64:
        s.phase += 1
        begin_phase(s)
        s.revealed += 1
        ranks = vec[i64](capacity=2)
        seat: i64
        for seat in range(2):
            card = s.card(seat, s.phase - 1)
            ranks = append(ranks, rows.rank_of(s, seat, card))
            if card < PROPAGANDA_CARD:
                s.set_of(seat * names.CABAL + card, Piece.turned, s.phase)
            if s.loud:
                called = rows.card_id(s, seat, card)
                s.tell("OLO-216", "turned", {"seat": int(seat), "card": called, "rank": int(ranks[seat])})
        if ranks[0] == ranks[1]:
            s.call(Mechanism(s.priority, 1))
            self.seat = NOBODY
        else:
            self.seat = 0 if ranks[0] > ranks[1] else 1
        return NEXT

    def order(self, s: Bloc) -> i64:
        if self.seat == NOBODY or (self.is_ministry(s, 0) and self.is_ministry(s, 1)):
            self.seat = s.priority
        return NEXT

    def is_ministry(self, s: Bloc, seat: i64) -> bool:
        return s.card(seat, s.phase - 1) >= FIRST_MINISTRY

    def first_card(self, s: Bloc) -> i64:
        self.play_card(s, self.seat)
        return NEXT

    def first_end(self, s: Bloc) -> i64:
        s.acting = 0
        return NEXT

    def second_card(self, s: Bloc) -> i64:
        self.play_card(s, s.other(self.seat))
        return NEXT

    def second_end(self, s: Bloc) -> i64:
        """OLO-224"""
        s.acting = 0
        s.active = NOBODY
        return NEXT

    def close(self, s: Bloc) -> i64:
        s.passes(names.PHASE_END)
        return DONE

    def play_card(self, s: Bloc, seat: i64) -> None:
        """OLO-164, OLO-165, OLO-219, OLO-221, OLO-222, OLO-223, OLO-Q59, OLO-Q60"""
        s.active = seat
        card = s.card(seat, s.phase - 1)
        if card >= FIRST_MINISTRY:
            if s.loud:
                s.tell("OLO-219", "ministry", {"seat": int(seat), "ministry": rows.card_id(s, seat, card)})
            resolve_card(s, s.content.ministry_ability[card - FIRST_MINISTRY], seat)
        elif self.is_ministry(s, s.other(seat)):
            if s.loud:
                s.tell("OLO-221", "blocked", {"seat": int(seat)})
        elif card == PROPAGANDA_CARD:
            s.call(Propaganda(seat))
        elif s.lives(seat * names.CABAL + card):
            activate(s, seat, seat * names.CABAL + card, 0)


def begin_phase(s: Bloc) -> None:
    """OLO-094, OLO-Q64  What is counted by planning phase begins anew."""
    s.renew(names.A_PHASE)
    piece: i64
    column: i64
    for piece in range(state.FIRST_MARKER):
        for column in range(Piece.marches, Piece.moved + 1):
            s.set_of(piece, column, 0)


def activate(s: Bloc, seat: i64, piece: i64, propaganda: i64) -> None:
    s.acting = 1 << piece
    if s.loud:
        s.tell("OLO-222", "activated", {"piece": s.called(piece)})
    s.call(Activation(seat, piece, propaganda))


@frame("name restore act over")
class Propaganda(Frame[Bloc]):
    """OLO-223, OLO-234, OLO-Q61  A player designates one of his rouages, gives it back up to two action tokens, and
    activates it."""

    seat: i64
    piece: Annotated[i64, "piece"] = NOBODY

    def name(self, s: Bloc) -> i64:
        return ASK_IF_MANY

    def restore(self, s: Bloc) -> i64:
        return ASK_IF_MANY

    def act(self, s: Bloc) -> i64:
        activate(s, self.seat, self.piece, 1)
        return NEXT

    def over(self, s: Bloc) -> i64:
        return DONE

    def prompt(self, s: Bloc, seat: i64) -> tuple[str, str]:
        return ("OLO-223", "designate") if self.at("name") else ("OLO-223", "restore")

    def legal(self, s: Bloc, seat: i64) -> vec[i64]:
        out = vec[i64](capacity=3)
        if self.at("name"):
            for piece in queries.mine(s, seat):
                out = append(out, pack(verbs.NAME, piece))
            return out
        n: i64
        for n in range(min(names.RESTORED, names.ACTIONS - s.of(self.piece, Piece.actions)) + 1):
            out = append(out, pack(verbs.RESTORE, n))
        return out

    def take(self, s: Bloc, seat: i64, choice: i64) -> i64:
        if self.at("name"):
            self.piece = arg_a(choice)
            return NEXT
        s.add_of(self.piece, Piece.actions, arg_a(choice))
        if s.loud and arg_a(choice) > 0:
            data: dict[str, object] = {"seat": int(seat), "piece": s.called(self.piece), "n": int(arg_a(choice))}
            s.tell("OLO-223", "propaganda", data)
        return NEXT
