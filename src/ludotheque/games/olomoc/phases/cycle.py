"""The cycle and the end of the game (OLO-208 to OLO-212, OLO-235 to OLO-254)."""

from librt.vecs import append, vec
from mypy_extensions import i64

from ludotheque.core.frame import frame
from ludotheque.core.state import DONE, NEXT, Frame
from ludotheque.core.vecs import filled
from ludotheque.games.olomoc import effects, names, queries, state
from ludotheque.games.olomoc.phases import agenda, harm
from ludotheque.games.olomoc.phases.abilities import Deed
from ludotheque.games.olomoc.phases.hostiles import Designate
from ludotheque.games.olomoc.phases.mechanism import Mechanism, answering, trigger_start
from ludotheque.games.olomoc.phases.planning import Phase, Planning
from ludotheque.games.olomoc.phases.setup import Setup
from ludotheque.games.olomoc.state import (
    FIRST_MARKER,
    FIRST_MINISTRY,
    NOBODY,
    NONE,
    PIECES,
    Bloc,
    Marker,
    Piece,
    Player,
    order_of,
)
from ludotheque.kit.effects import modifiers
from ludotheque.kit.play.sealed import unsaid


@frame("prepare cycles")
class Play(Frame[Bloc]):
    """OLO-208  The set-up, then up to four cycles."""

    seat: i64
    wanted: i64
    ground: i64
    draft: i64

    def prepare(self, s: Bloc) -> i64:
        s.call(Setup(0, self.wanted, self.ground, self.draft))
        return NEXT

    def cycles(self, s: Bloc) -> i64:
        s.call(Cycle(0))
        return DONE


@frame("reserves mechanism planning phases hostiles hostiles_end score flesh fiel tidy")
class Cycle(Frame[Bloc]):
    """OLO-208, OLO-249  The six steps of a cycle, over and over."""

    seat: i64

    def reserves(self, s: Bloc) -> i64:
        """OLO-209, OLO-210, OLO-Q86  Four action tokens for each rouage, on the Bloc or not."""
        s.stage = state.RESERVES
        s.cycle += 1
        s.phase = 0
        piece: i64
        for piece in range(state.ROUAGES):
            s.set_of(piece, Piece.turned, 0)
            if s.lives(piece):
                s.set_of(piece, Piece.actions, names.ACTIONS)
        if s.loud:
            s.tell("OLO-209", "cycle", {"n": int(s.cycle)})
        return NEXT

    def mechanism(self, s: Bloc) -> i64:
        """OLO-211, OLO-212"""
        s.stage = state.MECHANISM
        s.call(Mechanism(s.priority, 0))
        return NEXT

    def planning(self, s: Bloc) -> i64:
        s.stage = state.PLANNING
        s.call(Planning(0, unsaid(s)))
        return NEXT

    def phases(self, s: Bloc) -> i64:
        """OLO-215  Five planning phases."""
        s.stage = state.PHASES
        if s.phase == names.PHASES:
            return NEXT
        s.call(Phase(0))
        return self.goto("phases")

    def hostiles(self, s: Bloc) -> i64:
        """OLO-178, OLO-235, OLO-Q81, OLO-Q82, OLO-Q84"""
        s.stage = state.HOSTILE_PHASE
        piece: i64
        for piece in range(state.FIRST_HOSTILE, FIRST_MARKER):
            s.set_of(piece, Piece.activated, 0)
            s.set_of(piece, Piece.moved, 0)
        s.call(Designate(s.priority))
        return NEXT

    def hostiles_end(self, s: Bloc) -> i64:
        """OLO-238"""
        s.active = NOBODY
        s.stage = state.CYCLE_END
        return NEXT

    def score(self, s: Bloc) -> i64:
        """OLO-239, OLO-247, OLO-Q85  Step 1: what the agenda gives."""
        for seat in order_of(s, s.priority):
            agenda.end_of_cycle(s, seat)
        return NEXT

    def flesh(self, s: Bloc) -> i64:
        """OLO-102, OLO-239  Step 1 as well: abilities that wait for it, by priority."""
        for seat in order_of(s, s.priority):
            for piece in queries.mine(s, seat):
                ability = answering(s, piece, effects.ON_CYCLE_END)
                if ability != NONE:
                    start = trigger_start(s, ability)
                    deed = Deed(seat, ability, vec[i64](), vec[i64](), names.TRIGGERS, start)
                    deed.me = piece
                    s.call(deed)
        return NEXT

    def fiel(self, s: Bloc) -> i64:
        """OLO-085, OLO-240, OLO-Q51, OLO-Q85  Step 2: one Fiel for each corrupted rouage, tested for both together."""
        for seat in order_of(s, s.priority):
            for piece in queries.mine(s, seat):
                if queries.status(s, piece) == names.CORRUPTED:
                    harm.raise_fiel(s, seat, 1, "OLO-240")
        harm.test_fiel(s)
        return NEXT

    def tidy(self, s: Bloc) -> i64:
        """OLO-241 to OLO-246, OLO-249, OLO-250, OLO-251, OLO-Q88  Steps 3 to 8; after the fourth cycle the game
        ends."""
        for seat in order_of(s, s.priority):
            discard(s, seat)
            gain_propaganda(s, seat)
        s.rows = filled(2 * names.PHASES, NONE)
        end_effects(s)
        if s.cycle < names.CYCLES:
            return self.goto("reserves")
        for seat in order_of(s, s.priority):
            agenda.end_of_game(s, seat)
        s.ending = state.BY_CYCLES
        return DONE


def discard(s: Bloc, seat: i64) -> None:
    """OLO-241  The ministry card that was played is discarded."""
    slot: i64
    for slot in range(names.PHASES):
        card = s.card(seat, slot)
        if card >= FIRST_MINISTRY:
            k: i64
            for k in range(len(s.content.ministry_card)):
                if s.get(seat, Player.hand) >> k & 1 == 1 and s.content.ministry_card[k] == card - FIRST_MINISTRY:
                    s.add(seat, Player.hand, -(1 << k))
                    s.spent = append(s.spent[:], k)


def gain_propaganda(s: Bloc, seat: i64) -> None:
    """OLO-242, OLO-243, OLO-244  The cards of rouages lost in this cycle go; a propaganda card comes for each."""
    place: i64
    for place in range(names.CABAL):
        piece = seat * names.CABAL + place
        if s.of(piece, Piece.fell) == s.cycle:
            s.add(seat, Player.propaganda, 1)


def end_effects(s: Bloc) -> None:
    """OLO-091, OLO-245, OLO-248, OLO-Q87  Whatever had a duration ends, even if its text names a later moment; state
    tokens stay."""
    at: i64 = len(s.standing) - modifiers.STANDING_WIDTH
    while at >= 0:
        if s.standing[at + modifiers.MOMENT] != 0:
            s.leave(s.standing[at])
        at -= modifiers.STANDING_WIDTH
    s.tainted = 0
    piece: i64
    for piece in range(FIRST_MARKER, PIECES):
        if s.is_on(piece) and s.on(piece, Marker.kind) >= state.POSED:
            s.take_away(piece)
    s.renew(names.A_PHASE)
    s.renew(names.A_CYCLE)
