"""Phase 3: Manœuvres (DIK-065 to DIK-070), a player's turn and the choice of a Manoeuvre."""

from typing import Final

from librt.vecs import append, vec
from mypy_extensions import i64

from ludotheque.core.frame import frame
from ludotheque.core.refusal import Refusal
from ludotheque.core.state import ASK, NEXT, NOT_OFFERED, arg_a, arg_b, pack, verb_of
from ludotheque.games.diktat import names, state, verbs
from ludotheque.games.diktat.guards import why_not_arrive, why_not_develop
from ludotheque.games.diktat.phases.assassinate import Assassinate
from ludotheque.games.diktat.phases.develop import Develop
from ludotheque.games.diktat.phases.duties import note_chance
from ludotheque.games.diktat.phases.effects import perform_special, why_not_special
from ludotheque.games.diktat.phases.extend import Extend
from ludotheque.games.diktat.phases.oaths import ACT_FIRST, ACT_SEND, note_act
from ludotheque.games.diktat.phases.spy import spy_manoeuvre
from ludotheque.games.diktat.phases.team import SendTeam
from ludotheque.games.diktat.phases.window import Window
from ludotheque.games.diktat.procedure import FIRST_SEAT, SKIP, TEAM, TWICE, Procedure
from ludotheque.games.diktat.queries import has_sequel
from ludotheque.games.diktat.state import Diktat, Player
from ludotheque.games.diktat.uses import someone_to_kill, something_to_spy
from ludotheque.kit.effects import program
from ludotheque.kit.play.order import next_after

MUST_PLAY: Final = Refusal("DIK-027", "must-play")
MUST_EXTEND: Final = Refusal("DIK-Q100", "must-extend")
NO_AGENTS: Final = Refusal("DIK-Q18", "no-agents")
ALL_FULL: Final = Refusal("DIK-074", "all-full")
NOTHING_TO_SPY: Final = Refusal("DIK-Q24", "nothing-to-spy")
NOBODY_TO_KILL: Final = Refusal("DIK-Q27", "nobody-to-kill")
MANOEUVRE_IDS: Final = ("send", "spy", "assassinate", "extend", "develop", "special")
PLAIN: Final = vec[i64]([verbs.SEND, verbs.SPY_OUT, verbs.ASSASSINATE, verbs.EXTEND, verbs.DEVELOP])

# Steps of a turn.


@frame("name_first turns end")
class Manoeuvres(Procedure):
    """The Administrator names who begins; then clockwise, one Manoeuvre a turn, until all pawns are spent."""

    seat: i64
    turn: i64

    def prompt(self, s: Diktat, seat: i64) -> tuple[str, str]:
        return ("DIK-065", "first-player")

    def asked(self, s: Diktat) -> i64:
        """DIK-057  The Administrator of the moment decides."""
        return 1 << s.admin

    def window(self, s: Diktat) -> i64:
        return verbs.BEFORE_FIRST if self.at("name_first") else 0

    def name_first(self, s: Diktat) -> i64:
        return ASK

    def turns(self, s: Diktat) -> i64:
        keys = vec[i64](capacity=5)
        seat: i64
        for seat in range(s.seats):
            keys = append(keys, seat if s.get(seat, Player.pawns) > 0 else state.NOBODY)  # DIK-067
        seat = next_after(keys, self.turn - 1)
        if seat != state.NOBODY:
            self.turn = s.left_of(seat)
            s.call(Turn(seat, 0))
            return self.goto("turns")
        s.call(Window(state.NOBODY, verbs.OPEN))  # DIK-Q07: after the last Manoeuvre too
        return NEXT

    def legal(self, s: Diktat, seat: i64) -> vec[i64]:
        out = vec[i64](capacity=5)
        i: i64
        for i in range(s.seats):
            out = append(out, pack(verbs.FIRST, i))
        return out

    def take(self, s: Diktat, seat: i64, choice: i64) -> i64:
        """DIK-065  Any player, the Administrator included."""
        note_chance(s, seat, ACT_FIRST)
        self.begin(s, seat, arg_a(choice))
        return self.goto("turns")

    def begin(self, s: Diktat, by: i64, first: i64) -> None:
        self.turn = first
        note_act(s, by, ACT_FIRST, first, 0)
        if s.loud:
            s.tell("DIK-065", "first-player", {"seat": by, "first": first})

    def nudge(self, s: Diktat, what: i64, value: i64) -> None:
        if what == FIRST_SEAT:
            self.begin(s, value >> 8, value & 255)
            self.step = self.goto("turns")
            s.offers = []  # DIK-Q50: the window closes


def why_not_manoeuvre(s: Diktat, seat: i64, choice: i64) -> Refusal | None:
    """DIK-068  Which of the six types a player may choose now."""
    verb = verb_of(choice)
    if verb == verbs.EXTEND:
        return None  # DIK-Q23
    if verb == verbs.PASS:
        return MUST_PLAY
    if s.get(seat, Player.forced) != 0:
        return MUST_EXTEND if verbs.manoeuvre(verb) >= 0 else NOT_OFFERED
    if verb == verbs.SEND:
        if s.agents(seat) == 0:
            return NO_AGENTS
        sector: i64
        for sector in range(names.SECTORS):
            if why_not_arrive(s, sector, 0) is None:
                return None
        return ALL_FULL
    if verb == verbs.SPY_OUT:
        return None if something_to_spy(s, seat) else NOTHING_TO_SPY
    if verb == verbs.ASSASSINATE:
        return None if someone_to_kill(s, seat) else NOBODY_TO_KILL
    if verb == verbs.DEVELOP:
        return why_not_develop(s, seat, 0)
    if verb == verbs.SPECIAL_MANOEUVRE:
        return why_not_special(s, seat, arg_a(choice), arg_b(choice))
    return NOT_OFFERED


@frame("choose after end again")
class Turn(Procedure):
    """DIK-027, DIK-066  A player performs one Manoeuvre; two with « jouer deux fois » (DIK-Q30)."""

    seat: i64
    extra: i64  # Manoeuvres to follow in the same turn

    def prompt(self, s: Diktat, seat: i64) -> tuple[str, str]:
        return ("DIK-Q30", "after-manoeuvre") if self.at("after") else ("DIK-027", "manoeuvre")

    def window(self, s: Diktat) -> i64:
        if self.at("choose"):
            return verbs.TURN_START
        return verbs.AFTER_MANOEUVRE if self.at("after") else verbs.MID_TURN if self.at("again") else 0

    def promised(self) -> i64:
        return self.extra

    def choose(self, s: Diktat) -> i64:
        return ASK

    def after(self, s: Diktat) -> i64:
        if self.extra > 0 and s.get(self.seat, Player.pawns) > 0:
            self.extra -= 1
            return self.goto("again")
        return ASK if has_sequel(s, self.seat) else NEXT

    def again(self, s: Diktat) -> i64:
        """The second Manoeuvre of one turn: no longer its start."""
        return ASK

    def legal(self, s: Diktat, seat: i64) -> vec[i64]:
        out = vec[i64](capacity=12)
        if self.at("after"):
            return append(out, pack(verbs.END_TURN))
        verb: i64
        for verb in PLAIN:
            choice = pack(verb)
            if why_not_manoeuvre(s, seat, choice) is None:
                out = append(out, choice)
        if s.get(seat, Player.forced) == 0:
            book = s.content.book
            for element in s.elements(seat):
                row: i64
                for row in range(book.first[element + 1] - book.first[element]):
                    if book.entries[(book.first[element] + row) * program.ENTRY_WIDTH] == names.SPECIAL:
                        if why_not_special(s, seat, element, row) is None:
                            out = append(out, pack(verbs.SPECIAL_MANOEUVRE, element, row))
        return out

    def why_not(self, s: Diktat, seat: i64, choice: i64) -> Refusal | None:
        if self.at("after"):
            return None if choice == pack(verbs.END_TURN) else NOT_OFFERED
        return why_not_manoeuvre(s, seat, choice)

    def default(self, s: Diktat, seat: i64) -> i64:
        """DIK-Q11  Extend influence is always legal."""
        return pack(verbs.END_TURN) if self.at("after") else pack(verbs.EXTEND)

    def take(self, s: Diktat, seat: i64, choice: i64) -> i64:
        """DIK-069  Every Manoeuvre spends one Manoeuvre pawn."""
        verb = verb_of(choice)
        if verb == verbs.END_TURN:
            return self.goto("end")
        self.spend_pawn(s, verb)
        if verb == verbs.SEND:
            s.call(SendTeam(seat, 0, state.NOBODY, state.NOBODY))
        elif verb == verbs.SPY_OUT:
            s.call(spy_manoeuvre(s, seat))
        elif verb == verbs.ASSASSINATE:
            s.call(Assassinate(seat, 1 + s.get(seat, names.ASSASSIN), 0, 0, state.NOBODY))  # DIK-082, DIK-083
        elif verb == verbs.EXTEND:
            s.call(Extend(seat))
        elif verb == verbs.DEVELOP:
            s.call(Develop(seat, 0, 0))
        else:
            perform_special(s, seat, arg_a(choice), arg_b(choice))
        return self.goto("after")

    def nudge(self, s: Diktat, what: i64, value: i64) -> None:
        if what == TWICE:
            self.extra += 1
        elif what == SKIP:
            self.step = self.goto("end")
            s.offers = []  # DIK-Q50
        elif what == TEAM:
            self.spend_pawn(s, verbs.SEND)
            team = SendTeam(self.seat, 0, state.NOBODY, value)
            team.step = team.goto("build")
            s.call(team)
            self.step = self.goto("after")
            s.offers = []  # DIK-Q50

    def spend_pawn(self, s: Diktat, verb: i64) -> None:
        note_chance(s, self.seat, ACT_SEND)
        s.add(self.seat, Player.pawns, -1)
        s.add(self.seat, Player.made + verbs.manoeuvre(verb), 1)
        s.put(self.seat, Player.forced, 0)  # DIK-Q100
        if s.loud:
            s.tell("DIK-069", "manoeuvre", {"seat": self.seat, "manoeuvre": MANOEUVRE_IDS[verbs.manoeuvre(verb)]})
