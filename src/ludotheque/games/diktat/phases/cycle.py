"""Setup, the Cycle and its first two phases, the end of the Cycle and of the game."""

from typing import Final

from librt.vecs import append, vec
from mypy_extensions import i64

from ludotheque.core.frame import frame
from ludotheque.core.refusal import Refusal
from ludotheque.core.state import ASK, DONE, NEXT, NOT_OFFERED, Frame, arg_a, pack, verb_of
from ludotheque.games.diktat import effects, names, state, verbs
from ludotheque.games.diktat.acts import draw_card, first_administrator
from ludotheque.games.diktat.phases.duties import settle_deadlines
from ludotheque.games.diktat.phases.manoeuvres import Manoeuvres
from ludotheque.games.diktat.phases.oaths import lapse_oaths
from ludotheque.games.diktat.phases.others import DarknessPhase
from ludotheque.games.diktat.phases.resolution import Resolution
from ludotheque.games.diktat.phases.window import Window
from ludotheque.games.diktat.queries import cycles, face_up, manoeuvres, memberships_of, vp
from ludotheque.games.diktat.state import Belief, Diktat, Player
from ludotheque.kit.effects import program
from ludotheque.kit.play.cards import on_top, shuffled

GOAL: Final = 10  # DIK-002
CABAL_TAKEN: Final = Refusal("DIK-001", "cabal-taken")
ALL_USED: Final = 0x444444444444  # the Used bits of a seat's markers


def lay_out(s: Diktat) -> None:
    """DIK-018, DIK-022  The table before anything is drawn: every Opportunity card in the deck."""
    card: i64
    for card in range(names.CARDS):
        s.deck = append(s.deck, card)


def endow(s: Diktat, seat: i64, cabal: i64) -> None:
    """DIK-016, DIK-017  A player takes a Cabal and, once, its Endowment, the only PP before Development (DIK-Q17)."""
    s.put(seat, Player.cabal, cabal)
    good: i64
    for good in range(names.GOODS):
        n = s.content.endowment[cabal * names.GOODS + good]
        if n > 0:
            s.gain(seat, good, n)
    if s.content.token[cabal] != 0:
        s.put(seat, Player.stock, state.SPECIFIC_TOKENS)  # DIK-038
    if s.loud:
        s.tell("DIK-015", "cabal", {"seat": seat, "cabal": names.CABAL_IDS[cabal]})


@frame("set_up choose_cabals place_others cycle next_cycle")
class Play(Frame[Diktat]):
    """The whole game: setup, Cycles, final scoring."""

    seat: i64
    choosing: i64  # 1: players choose their Cabals, 0: they are dealt, 2: already given

    def prompt(self, s: Diktat, seat: i64) -> tuple[str, str]:
        return ("DIK-015", "cabal")

    def cycle(self, s: Diktat) -> i64:
        s.call(Cycle(state.NOBODY))
        return NEXT

    def set_up(self, s: Diktat) -> i64:
        """DIK-014  Shuffle the deck; draw the seat order that settles ties before the first Cycle (DIK-Q04)."""
        s.deck = shuffled(s, "DIK-014", s.deck)
        order = vec[i64](capacity=5)
        seat: i64
        for seat in range(s.seats):
            order = append(order, seat)
        s.shuffle("DIK-Q04", order)
        for seat in range(s.seats):
            s.put(order[seat], Player.order, seat)
        if self.choosing == 0:
            cabals = vec[i64](capacity=names.CABALS)
            cabal: i64
            for cabal in range(names.CABALS):
                cabals = append(cabals, cabal)
            s.shuffle("DIK-015", cabals)
            for seat in range(s.seats):
                endow(s, seat, cabals[seat])
        return NEXT

    def choose_cabals(self, s: Diktat) -> i64:
        """DIK-001, DIK-015  One after the other, each a different Cabal."""
        while self.seat < s.seats:
            if s.get(self.seat, Player.cabal) == state.NOBODY:
                return ASK
            self.seat += 1
        return NEXT

    def legal(self, s: Diktat, seat: i64) -> vec[i64]:
        out = vec[i64](capacity=names.CABALS)
        cabal: i64
        for cabal in range(names.CABALS):
            if self.why_not(s, seat, pack(verbs.CABAL_CHOICE, cabal)) is None:
                out = append(out, pack(verbs.CABAL_CHOICE, cabal))
        return out

    def why_not(self, s: Diktat, seat: i64, choice: i64) -> Refusal | None:
        """DIK-001  No Cabal is led twice."""
        if verb_of(choice) != verbs.CABAL_CHOICE or arg_a(choice) >= names.CABALS:
            return NOT_OFFERED
        other: i64
        for other in range(s.seats):
            if s.get(other, Player.cabal) == arg_a(choice):
                return CABAL_TAKEN
        return None

    def take(self, s: Diktat, seat: i64, choice: i64) -> i64:
        endow(s, seat, arg_a(choice))
        return self.goto("choose_cabals")

    def place_others(self, s: Diktat) -> i64:
        """DIK-181, DIK-183, DIK-Q94  Four Parasites (Citizens), four Abominations (Guards) and four Vectors
        (Emissaries), shuffled, on the Artefact sector."""
        if s.others:
            kinds = vec[i64](capacity=12)
            kind: i64
            i: i64
            for kind in range(3):
                for i in range(4):
                    kinds = append(kinds, kind)
            s.shuffle("DIK-181", kinds)
            pile = s.new_pile(state.OTHERS, names.ARTEFACT_SECTOR)
            for i in range(12):
                s.lay(pile, kinds[i], 0, 0)
        return NEXT

    def next_cycle(self, s: Diktat) -> i64:
        """DIK-050, DIK-163  Another Cycle unless the game has ended."""
        if s.ending != state.RUNNING:
            return DONE
        s.cycle += 1
        return self.goto("cycle")


@frame("crown darkness opportunities development manoeuvres resolution test_the_end clean_up")
class Cycle(Frame[Diktat]):
    """DIK-049, DIK-201  The phases of one Cycle, in order."""

    seat: i64

    def run(self, s: Diktat) -> i64:
        """DIK-224, DIK-225  A common defeat is immediate."""
        return self.dispatch(s) if s.ending == state.RUNNING else DONE

    def crown(self, s: Diktat) -> i64:
        """DIK-055, DIK-Q06  The Administrator is fixed at the very start of the Cycle."""
        s.phase = state.DARKNESS if s.others else state.OPPORTUNITIES
        if s.loud:
            s.tell("DIK-049", "cycle", {"cycle": s.cycle})
        first_administrator(s)
        s.call(Window(state.NOBODY, verbs.OPEN))
        return NEXT

    def darkness(self, s: Diktat) -> i64:
        if s.others:
            s.call(DarknessPhase(state.NOBODY))
        return NEXT

    def opportunities(self, s: Diktat) -> i64:
        """DIK-059, DIK-060  Cards face up for the number of players, and one face down that nobody sees."""
        s.phase = state.OPPORTUNITIES
        i: i64
        for i in range(face_up(s.seats)):
            card = draw_card(s, "DIK-059")
            if card != state.NOBODY:
                s.track = append(s.track[:], card)
                if s.loud:
                    sector = names.SECTOR_IDS[s.content.sector[card]]
                    s.tell("DIK-059", "opportunity", {"card": s.content.card_ids[card], "sector": sector})
        s.secret = draw_card(s, "DIK-060")
        s.secret_eyes = 0
        s.revealed += 1
        if s.loud:
            s.tell("DIK-060", "secret-card", {})
        s.call(Window(state.NOBODY, verbs.OPEN))
        return NEXT

    def development(self, s: Diktat) -> i64:
        """DIK-061, DIK-062, DIK-063  Income: the same for all, and what each one's elements give."""
        s.phase = state.DEVELOPMENT_PHASE
        seat: i64
        for seat in range(s.seats):
            s.gain(seat, names.CITIZEN, 3)
            s.gain(seat, names.GUARD, 3)
            s.gain(seat, names.EMISSARY, 3)
            s.gain(seat, names.PP, 3)
            s.put(seat, Player.pawns, manoeuvres(s.seats))
            i: i64
            for i in range(6):
                s.put(seat, Player.made + i, 0)
        if s.loud:
            s.tell("DIK-061", "development", {"n": 3, "pawns": manoeuvres(s.seats)})
        for seat in range(s.seats):
            for element in s.elements(seat):
                if not s.is_used(seat, element):  # DIK-025, DIK-Q45
                    self.collect(s, seat, element)
            self.collect_dues(s, seat)
        return NEXT

    def collect(self, s: Diktat, seat: i64, element: i64) -> None:
        """DIK-063, DIK-064  The Development benefits of one element."""
        book = s.content.book
        row: i64
        for row in range(book.first[element], book.first[element + 1]):
            at = row * program.ENTRY_WIDTH
            if book.entries[at] == names.DEVELOPMENT and s.applies(row):
                good = book.entries[at + program.WHAT] - effects.INCOME
                n = book.entries[at + program.ENTRY_N]
                s.gain(seat, good, n)
                if s.loud:
                    s.tell("DIK-063", "earned", {"seat": seat, "good": names.GOOD_IDS[good], "n": n})

    def collect_dues(self, s: Diktat, seat: i64) -> None:
        """House: Syndicats take 1 PP for each Membership in play."""
        dues = memberships_of(s, seat)
        if dues > 0:
            s.gain(seat, names.PP, dues)
            if s.loud:
                s.tell("DIK-063", "dues", {"seat": seat, "n": dues})

    def manoeuvres(self, s: Diktat) -> i64:
        s.phase = state.MANOEUVRES
        s.call(Manoeuvres(state.NOBODY, 0))
        return NEXT

    def resolution(self, s: Diktat) -> i64:
        s.phase = state.RESOLUTION
        s.call(Resolution(state.NOBODY))
        return NEXT

    def test_the_end(self, s: Diktat) -> i64:
        """DIK-158, DIK-Q01, DIK-Q10  Ten VP or the last Cycle end the game, here and nowhere else."""
        s.phase = state.END_OF_CYCLE
        settle_deadlines(s)
        reached = False
        seat: i64
        for seat in range(s.seats):
            if vp(s, seat) >= GOAL:
                reached = True
        if reached or s.cycle >= cycles(s.seats):
            s.ending = state.SCORED
            lapse_oaths(s)
            show_ties(s)
            if s.loud:
                s.tell("DIK-158", "game-ends", {"cycle": s.cycle})
            return DONE
        return NEXT

    def clean_up(self, s: Diktat) -> i64:
        """DIK-042, DIK-159, DIK-161, DIK-162, DIK-Q44  Agents, Assassins, Spies and the cards of the track go;
        Used tokens too, from Cabal cards as well. PP, Affinities and specific tokens stay (DIK-160), as do Others
        piles and Darkness tokens (DIK-189, DIK-209)."""
        seat: i64
        observer: i64
        column: i64
        for seat in range(s.seats):
            for column in range(3):
                s.put(seat, column, 0)
            s.put(seat, names.ASSASSIN, 0)
            s.put(seat, names.SPY, 0)
            s.put(seat, Player.borrowed, 0)
            s.put(seat, Player.forced, 0)
            for observer in range(s.seats):
                at = (observer * s.seats + seat) * Belief.WIDTH
                for column in range(3):
                    s.belief[at + column] = 0
                s.belief[at + Belief.unseen] = 0
        i: i64
        for i in range(len(s.mark)):
            s.mark[i] &= ~1
        for seat in range(s.seats):
            s.put(seat, Player.markers, s.get(seat, Player.markers) & ~ALL_USED)
        s.discard = on_top(s.discard, s.track)
        s.track = vec[i64]()
        if s.loud:
            s.tell("DIK-159", "cycle-ends", {"cycle": s.cycle})
        return DONE


def show_ties(s: Diktat) -> None:
    """DIK-166  Those with as many VP as another show their PP: every count of them becomes exact."""
    owner: i64
    for owner in tied(s):
        s.count_exactly(owner, names.PP, names.PP + 1, state.ALL_EYES)


def tied(s: Diktat) -> list[int]:
    """The seats with as many VP as another at the end."""
    scores = final_scores(s)
    return [seat for seat in range(s.seats) if scores.count(scores[seat]) > 1]


def final_scores(s: Diktat) -> list[int]:
    """DIK-164  VP, less one for each Debt."""
    return [vp(s, seat) - s.get(seat, names.DEBT) for seat in range(s.seats)]
