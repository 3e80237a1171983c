"""Elements in use: Manifestations, at any moment and without a Manoeuvre pawn (DIK-176, DIK-177), and Special
Manoeuvres (DIK-101, DIK-102)."""

from librt.vecs import append, vec
from mypy_extensions import i64

from ludotheque.core.frame import frame
from ludotheque.core.refusal import Refusal
from ludotheque.games.diktat import names, state
from ludotheque.games.diktat.acts import earn, piles_of
from ludotheque.games.diktat.phases.assassinate import Assassinate
from ludotheque.games.diktat.phases.develop import Develop
from ludotheque.games.diktat.phases.exchange import exchange
from ludotheque.games.diktat.phases.extend import Extend
from ludotheque.games.diktat.phases.moves import Campaign, MoveOthers, MovePawns, MovePile, Reinforce
from ludotheque.games.diktat.phases.oaths import ACT_USE, note_act
from ludotheque.games.diktat.phases.special import (
    inquire,
    look_at_secret,
    look_behind,
    place_token,
    refresh,
    strike,
    sweep,
    take_back,
)
from ludotheque.games.diktat.phases.spy import spy_manoeuvre
from ludotheque.games.diktat.phases.team import SendTeam
from ludotheque.games.diktat.procedure import FIRST_SEAT, SECTOR, SKIP, TWICE
from ludotheque.games.diktat.state import Diktat
from ludotheque.games.diktat.uses import (
    IS_USED,
    NO_SUCH_EFFECT,
    NOT_YOURS,
    NOTHING_TO_DO,
    NOTHING_USED,
    TOKENS_SPENT,
    owns,
    why_not_now,
    why_not_place_on,
    why_not_refresh,
    why_not_verb,
)
from ludotheque.kit.effects import program
from ludotheque.kit.effects.interpreter import Effect
from ludotheque.kit.effects.program import Book
from ludotheque.kit.effects.selectors import NONE, one
from ludotheque.kit.play.window import nudge_below


@frame()
class Use(Effect[Diktat]):
    """An effect of an element, Used a moment ago; `given` is the seat whose decision was pending."""

    def book(self, s: Diktat) -> Book:
        return s.content.book

    def do(self, s: Diktat, op: i64, target: i64, n: i64, a: i64, b: i64, c: i64) -> None:
        seat = self.seat
        if op == names.EXCHANGE:
            exchange(s, seat, a, b)
        elif op == names.REFRESH:
            refresh(s, seat, target)
        elif op == names.LOOK_SECRET:
            look_at_secret(s, seat)
        elif op == names.MOVE_PILE or op == names.RETREAT:
            s.call(MovePile(seat, state.NOBODY))
        elif op == names.MOVE_PAWNS:
            s.call(MovePawns(seat, n, 0, state.NOBODY, 0))
        elif op == names.MOVE_OTHERS:
            s.call(MoveOthers(seat, n, state.NOBODY, 0, state.NOBODY))
        elif op == names.PLACE_TOKEN:
            place_token(s, seat, a, target)
        elif op == names.TAKE_BACK:
            take_back(s, seat, target)
        elif op == names.PLAY_TWICE:
            nudge_below(s, TWICE, 0)
        elif op == names.SKIP_TURN:
            nudge_below(s, SKIP, 0)
            if s.loud:
                s.tell("DIK-148", "turn-skipped", {"seat": seat})
        elif op == names.STRIKE:
            strike(s, seat, self.given[0])
        elif op == names.NAME_SECTOR:  # house (Centre Motol): instead of the Administrator
            nudge_below(s, SECTOR, seat << 8 | target)
        elif op == names.NAME_FIRST:
            nudge_below(s, FIRST_SEAT, seat << 8 | target)
        elif op <= names.BONUS_ASSASSINATE:
            self.bonus(s, op, n)
        else:
            self.special(s, op, target, n, a, b)

    def bonus(self, s: Diktat, op: i64, n: i64) -> None:
        """House: a Manoeuvre without a pawn, directly after one's own; all its limits and costs apply."""
        if op == names.BONUS_SPY:
            s.call(spy_manoeuvre(s, self.seat))
        elif op == names.BONUS_EXTEND:
            s.call(Extend(self.seat))
        elif op == names.BONUS_DEVELOP:
            s.call(Develop(self.seat, n, 0))
        else:
            s.call(Assassinate(self.seat, n, 0, 0, state.NOBODY))

    def special(self, s: Diktat, op: i64, target: i64, n: i64, a: i64, b: i64) -> None:
        seat = self.seat
        if op == names.KILL_SPREE:
            s.call(Assassinate(seat, n + s.get(seat, names.ASSASSIN), 0, 1, state.NOBODY))
        elif op == names.TUNNELS:
            s.call(SendTeam(seat, n, state.NOBODY, state.NOBODY))
        elif op == names.SWEEP:
            sweep(s, seat, target)
        elif op == names.CAMPAIGN:
            s.call(Campaign(seat, n, state.NOBODY))
        elif op == names.INQUISITION:
            inquire(s, seat, target, n)
        elif op == names.DOSSIERS:
            look_behind(s, "DIK-101", target, 1 << seat, seat)
            earn(s, "DIK-101", seat, names.PP, n)
        elif op == names.REINFORCE:
            s.call(Reinforce(seat, a, n, -b))
        elif op == names.GAIN_PP:
            earn(s, "DIK-101", seat, names.PP, n)

    # -- what it may be aimed at

    def candidates(self, s: Diktat, atom: i64, a: i64, b: i64, c: i64) -> vec[i64]:
        if atom == names.OWN_PILE:
            return piles_of(s, self.seat)
        if atom >= names.OPPOSING_PILE and atom <= names.PILE_FOR:
            return self.piles(s, atom, a)
        out = vec[i64](capacity=12)
        i: i64
        if atom == names.USED_ELEMENT:
            for element in s.elements(self.seat):
                if why_not_refresh(s, self.seat, self.source, element) is None:
                    out = append(out, element)
        elif atom == names.PLAYER or atom == names.OPPONENT:
            for i in range(s.seats):
                if atom == names.PLAYER or i != self.seat:
                    out = append(out, i)
        else:
            for i in range(names.SECTORS):
                if s.has_any_pile(i) if atom == names.SECTOR_WITH_PILE else self.fits(s, a, i):
                    out = append(out, i)
        return out

    def piles(self, s: Diktat, atom: i64, token: i64) -> vec[i64]:
        """Piles that are not one's own: of other players, in a sector with an own pile or Blockhaus (house: Ratissage),
        or with room for a token."""
        out = vec[i64](capacity=8)
        at: i64 = 0
        while at < len(s.piles):
            owner = s.piles[at + state.OWNER_OF]
            sector = s.piles[at + state.PLACE]
            if atom == names.OPPOSING_PILE:
                fits = owner != self.seat and owner != state.OTHERS
            elif atom == names.PILE_BESIDE:
                fits = owner != self.seat and (s.on(sector, state.BLOCK) > 0 or s.has_pile(self.seat, sector))
            else:
                fits = self.fits(s, token, s.piles[at])
            if fits:
                out = append(out, s.piles[at])
            at += state.PILE_WIDTH
        return out

    def fits(self, s: Diktat, token: i64, target: i64) -> bool:
        """DIK-038, DIK-Q96  A token in stock and a place for it."""
        return s.get(self.seat, state.STOCK) > 0 and why_not_place_on(s, self.seat, token, target) is None


def why_not_use(s: Diktat, seat: i64, element: i64, row: i64, window: i64, turn: i64) -> Refusal | None:
    """DIK-176  An unused Manifestation of one's own, at a moment and with a target it allows. `row` counts the
    element's effects from 0, `turn` is the seat whose decision is pending."""
    bad = why_not_effect(s, seat, element, row, names.MANIFESTATION)
    if bad is not None:
        return bad
    bad = why_not_now(s, seat, s.content.verb(s.content.book.first[element] + row), window, turn)
    return bad if bad is not None else why_not_target(s, seat, element, row)


def why_not_special(s: Diktat, seat: i64, element: i64, row: i64) -> Refusal | None:
    """DIK-101, DIK-025  An unused Special Manoeuvre of one's own that has something to act on."""
    bad = why_not_effect(s, seat, element, row, names.SPECIAL)
    return bad if bad is not None else why_not_target(s, seat, element, row)


def why_not_effect(s: Diktat, seat: i64, element: i64, row: i64, kind: i64) -> Refusal | None:
    book = s.content.book
    if element >= names.ELEMENTS or not owns(s, seat, element):
        return NOT_YOURS
    effect = book.first[element] + row
    if effect >= book.first[element + 1]:
        return NO_SUCH_EFFECT
    if book.entries[effect * program.ENTRY_WIDTH] != kind or not s.applies(effect):
        return NO_SUCH_EFFECT
    return IS_USED if s.is_used(seat, element) else None


def why_not_target(s: Diktat, seat: i64, element: i64, row: i64) -> Refusal | None:
    """Whether an effect has something to act on."""
    book = s.content.book
    start = book.entries[(book.first[element] + row) * program.ENTRY_WIDTH + program.START]
    at = start * program.WIDTH
    op = book.code[at]
    if book.code[at + program.TO] == 0:
        return why_not_verb(
            s, seat, op, book.code[at + program.N], book.code[at + program.A], book.code[at + program.B]
        )
    if Use(seat, element, NONE, NONE, names.MANIFESTATION, start).possible(s, start):
        return None
    if op == names.PLACE_TOKEN and s.get(seat, state.STOCK) == 0:
        return TOKENS_SPENT
    return NOTHING_USED if op == names.REFRESH else NOTHING_TO_DO


def use_element(s: Diktat, seat: i64, element: i64, row: i64, turn: i64) -> None:
    """DIK-177  The element is Used, and its effect happens; `turn` is the seat whose decision is pending."""
    s.set_used(seat, element, True)
    note_act(s, seat, ACT_USE, element, 0)
    if s.loud:
        s.tell("DIK-177", "used", {"seat": seat, "element": s.element_id(element)})
    begin(s, seat, element, row, turn)


def perform_special(s: Diktat, seat: i64, element: i64, row: i64) -> None:
    """DIK-102  The element is Used; then its effect."""
    s.set_used(seat, element, True)
    if s.loud:
        s.tell("DIK-102", "used", {"seat": seat, "element": s.element_id(element)})
    begin(s, seat, element, row, seat)


def begin(s: Diktat, seat: i64, element: i64, row: i64, turn: i64) -> None:
    book = s.content.book
    at = (book.first[element] + row) * program.ENTRY_WIDTH
    s.call(Use(seat, element, NONE, one(turn), book.entries[at], book.entries[at + program.START]))
