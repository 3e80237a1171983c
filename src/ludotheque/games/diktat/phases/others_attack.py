"""Assassinats des Autres (DIK-210 to DIK-215): the Others strike a pile put beside them."""

from librt.vecs import append, vec
from mypy_extensions import i64

from ludotheque.core.frame import frame
from ludotheque.core.refusal import Refusal
from ludotheque.core.state import ASK, DONE, arg_b, pack, verb_of
from ludotheque.games.diktat import effects, names, verbs
from ludotheque.games.diktat.acts import bury, earn
from ludotheque.games.diktat.phases.assassinate import STRIKE_FIRST
from ludotheque.games.diktat.phases.oaths import settle_fact
from ludotheque.games.diktat.procedure import Procedure
from ludotheque.games.diktat.queries import capacity
from ludotheque.games.diktat.state import Diktat, fact_of, kind_of


def assassins(s: Diktat, seat: i64, sector: i64) -> i64:
    """DIK-212, DIK-Q68, DIK-Q99  Others pawns and Corruption tokens; subtractions first, then halving."""
    n = s.haunting(sector)
    if n == 0:
        return 0
    n -= capacity(s, seat, effects.FEWER_ASSASSINS)
    if n < 0:
        n = 0
    if capacity(s, seat, effects.HALF_ASSASSINS) > 0:
        n = n // 2
    return n


def arrive(s: Diktat, pile: i64) -> None:
    """DIK-210, DIK-Q73  A player's pile arrived in a sector: the Others there attack it at once."""
    if not s.others:
        return
    seat = s.owner(pile)
    n = assassins(s, seat, s.place(pile))
    if n > 0:
        if s.loud:
            s.tell("DIK-210", "others-attack", {"seat": seat, "sector": names.SECTOR_IDS[s.place(pile)], "n": n})
        s.call(OthersAttack(s.left_of(seat), pile, n, 0))


@frame("strike")
class OthersAttack(Procedure):
    """DIK-211, DIK-Q72  The player on the left chooses positions for the Others and may stop after one (DIK-Q71).
    None of that player's own abilities counts (DIK-214), and no window is open: the attacked player can neither tell
    nor show nor offer anything meanwhile (DIK-215, DIK-Q95)."""

    seat: i64
    pile: i64
    left: i64
    struck: i64

    def prompt(self, s: Diktat, seat: i64) -> tuple[str, str]:
        return ("DIK-211", "others-victim")

    def strike(self, s: Diktat) -> i64:
        return DONE if self.left == 0 or s.row(self.pile) < 0 else ASK

    def legal(self, s: Diktat, seat: i64) -> vec[i64]:
        """DIK-Q69  Only pawns of the pile just placed."""
        out = vec[i64](capacity=10)
        position: i64
        for position in range(1, s.height(self.pile) + 1):
            out = append(out, pack(verbs.KILL, self.pile, position))
        return append(out, pack(verbs.STOP)) if self.struck > 0 else out  # DIK-093

    def why_not(self, s: Diktat, seat: i64, choice: i64) -> Refusal | None:
        if choice == pack(verbs.STOP) and self.struck == 0:
            return STRIKE_FIRST
        return super().why_not(s, seat, choice)

    def default(self, s: Diktat, seat: i64) -> i64:
        """DIK-Q11  Nothing more is revealed for a player who does not answer."""
        return pack(verbs.STOP) if self.struck > 0 else self.legal(s, seat)[0]

    def take(self, s: Diktat, seat: i64, choice: i64) -> i64:
        """DIK-213, DIK-Q70  A Guard ends the attack and brings its owner 2 PP; an Emissary brings nobody anything.
        Whoever led the pile among the Others answers for its loss (DIK-Q55)."""
        if verb_of(choice) == verbs.STOP:
            return DONE
        self.left -= 1
        self.struck += 1
        owner = s.owner(self.pile)
        sector = s.place(self.pile)
        pawn = s.lift(self.pile, arg_b(choice))
        s.revealed += 1
        bury(s, owner, pawn, True)
        if s.loud:
            s.tell(
                "DIK-212",
                "others-killed",
                {
                    "seat": seat,
                    "owner": owner,
                    "sector": names.SECTOR_IDS[sector],
                    "pile": self.pile,
                    "position": arg_b(choice),
                    "agent": names.GOOD_IDS[kind_of(pawn)],
                },
            )
        if fact_of(pawn) != 0:
            settle_fact(s, fact_of(pawn))
        if kind_of(pawn) == names.GUARD:
            earn(s, "DIK-213", owner, names.PP, 2)
            return DONE
        return self.goto("strike")
