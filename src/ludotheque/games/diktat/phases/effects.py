"""Elements in use: Manifestations, at any moment and without a Manoeuvre pawn (DIK-176, DIK-177), and Special
Manoeuvres (DIK-101, DIK-102)."""

from librt.vecs import append, vec
from mypy_extensions import i64

from ludotheque.core.frame import frame
from ludotheque.core.refusal import Refusal
from ludotheque.games.diktat import effects, names, state
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
from ludotheque.games.diktat.state import Diktat, Pile, Player, Sector
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


@frame(words=effects.WORDS)
class Use(Effect[Diktat]):
    """An effect of an element, Used a moment ago; `given` is the seat whose decision was pending."""

    def book(self, s: Diktat) -> Book:
        return s.content.book

    # -- Manifestations

    def do_exchange(self, s: Diktat, give: i64, get: i64) -> None:
        exchange(s, self.seat, give, get)

    def do_refresh(self, s: Diktat, target: i64) -> None:
        refresh(s, self.seat, target)

    def do_look_secret(self, s: Diktat) -> None:
        look_at_secret(s, self.seat)

    def do_move_pile(self, s: Diktat) -> None:
        s.call(MovePile(self.seat, state.NOBODY))

    def do_retreat(self, s: Diktat) -> None:
        """Between conquests."""
        s.call(MovePile(self.seat, state.NOBODY))

    def do_move_pawns(self, s: Diktat, n: i64) -> None:
        """Up to n own pawns to own piles."""
        s.call(MovePawns(self.seat, n, 0, state.NOBODY, 0))

    def do_move_others(self, s: Diktat, n: i64) -> None:
        s.call(MoveOthers(self.seat, n, state.NOBODY, 0, state.NOBODY))

    def do_place_token(self, s: Diktat, token: i64, target: i64) -> None:
        place_token(s, self.seat, token, target)

    def do_take_back(self, s: Diktat, target: i64) -> None:
        """In the Manoeuvres phase: an own pile back into the reserve."""
        take_back(s, self.seat, target)

    def do_play_twice(self, s: Diktat) -> None:
        nudge_below(s, TWICE, 0)

    def do_skip_turn(self, s: Diktat) -> None:
        nudge_below(s, SKIP, 0)
        if s.loud:
            s.tell("DIK-148", "turn-skipped", {"seat": self.seat})

    def do_strike(self, s: Diktat) -> None:
        """Force Extend influence on a host of a Membership."""
        strike(s, self.seat, self.given[0])

    def do_name_sector(self, s: Diktat, target: i64) -> None:
        """House (Centre Motol): instead of the Administrator."""
        nudge_below(s, SECTOR, self.seat << 8 | target)

    def do_name_first(self, s: Diktat, target: i64) -> None:
        nudge_below(s, FIRST_SEAT, self.seat << 8 | target)

    # -- house: a Manoeuvre without a pawn, directly after one's own; all its limits and costs apply

    def do_bonus_spy(self, s: Diktat) -> None:
        s.call(spy_manoeuvre(s, self.seat))

    def do_bonus_extend(self, s: Diktat) -> None:
        s.call(Extend(self.seat))

    def do_bonus_develop(self, s: Diktat, n: i64) -> None:
        """So many PP cheaper."""
        s.call(Develop(self.seat, n, 0))

    def do_bonus_assassinate(self, s: Diktat, n: i64) -> None:
        s.call(Assassinate(self.seat, n, 0, 0, state.NOBODY))

    # -- Special Manoeuvres

    def do_kill_spree(self, s: Diktat, n: i64) -> None:
        """A Guard is paid but does not end it."""
        s.call(Assassinate(self.seat, n + s.get(self.seat, names.ASSASSIN), 0, 1, state.NOBODY))

    def do_tunnels(self, s: Diktat, n: i64) -> None:
        """Send a team, with a higher limit."""
        s.call(SendTeam(self.seat, n, state.NOBODY, state.NOBODY))

    def do_sweep(self, s: Diktat, target: i64) -> None:
        sweep(s, self.seat, target)

    def do_campaign(self, s: Diktat, n: i64) -> None:
        """Up to n Memberships."""
        s.call(Campaign(self.seat, n, state.NOBODY))

    def do_inquisition(self, s: Diktat, target: i64, n: i64) -> None:
        inquire(s, self.seat, target, n)

    def do_dossiers(self, s: Diktat, target: i64, n: i64) -> None:
        look_behind(s, "DIK-101", target, 1 << self.seat, self.seat)
        earn(s, "DIK-101", self.seat, names.PP, n)

    def do_reinforce(self, s: Diktat, agent: i64, n: i64, one_pile: i64) -> None:
        s.call(Reinforce(self.seat, agent, n, -one_pile))

    def do_gain_pp(self, s: Diktat, n: i64) -> None:
        earn(s, "DIK-101", self.seat, names.PP, n)

    # -- whether

    def holds_base(self, s: Diktat) -> bool:
        return not s.others

    def holds_others(self, s: Diktat) -> bool:
        return s.others

    # -- what it may be aimed at

    def candidates_own_pile(self, s: Diktat) -> vec[i64]:
        return piles_of(s, self.seat)

    def candidates_opposing_pile(self, s: Diktat) -> vec[i64]:
        """Of other players."""
        out = vec[i64](capacity=8)
        at: i64
        for at in range(0, len(s.piles), Pile.WIDTH):
            owner = s.piles[at + Pile.owner]
            if owner != self.seat and owner != state.OTHERS:
                out = append(out, s.piles[at])
        return out

    def candidates_pile_beside(self, s: Diktat) -> vec[i64]:
        """House (Ratissage): of somebody else, in a sector with an own pile or Blockhaus."""
        out = vec[i64](capacity=8)
        at: i64
        for at in range(0, len(s.piles), Pile.WIDTH):
            sector = s.piles[at + Pile.sector]
            if s.piles[at + Pile.owner] != self.seat:
                if s.on(sector, Sector.blockhaus) > 0 or s.has_pile(self.seat, sector):
                    out = append(out, s.piles[at])
        return out

    def candidates_pile_for(self, s: Diktat, token: i64) -> vec[i64]:
        """With room for a token."""
        out = vec[i64](capacity=8)
        at: i64
        for at in range(0, len(s.piles), Pile.WIDTH):
            if self.fits(s, token, s.piles[at]):
                out = append(out, s.piles[at])
        return out

    def candidates_sector_for(self, s: Diktat, token: i64) -> vec[i64]:
        out = vec[i64](capacity=12)
        sector: i64
        for sector in range(names.SECTORS):
            if self.fits(s, token, sector):
                out = append(out, sector)
        return out

    def candidates_sector(self, s: Diktat) -> vec[i64]:
        out = vec[i64](capacity=12)
        sector: i64
        for sector in range(names.SECTORS):
            if s.has_any_pile(sector):
                out = append(out, sector)
        return out

    def candidates_player(self, s: Diktat) -> vec[i64]:
        return self.players(s, state.NOBODY)

    def candidates_opponent(self, s: Diktat) -> vec[i64]:
        return self.players(s, self.seat)

    def players(self, s: Diktat, but: i64) -> vec[i64]:
        out = vec[i64](capacity=6)
        seat: i64
        for seat in range(s.seats):
            if seat != but:
                out = append(out, seat)
        return out

    def candidates_used_element(self, s: Diktat) -> vec[i64]:
        out = vec[i64](capacity=12)
        for element in s.elements(self.seat):
            if why_not_refresh(s, self.seat, self.source, element) is None:
                out = append(out, element)
        return out

    def fits(self, s: Diktat, token: i64, target: i64) -> bool:
        """DIK-038, DIK-Q96  A token in stock and a place for it."""
        return s.get(self.seat, Player.stock) > 0 and why_not_place_on(s, self.seat, token, target) is None


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
    if op == effects.PLACE_TOKEN and s.get(seat, Player.stock) == 0:
        return TOKENS_SPENT
    return NOTHING_USED if op == effects.REFRESH else NOTHING_TO_DO


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
