"""Manœuvre « Assassiner » (DIK-082 to DIK-094), on players and on the Others (DIK-186 to DIK-188)."""

from typing import Annotated, Final

from librt.vecs import append, vec
from mypy_extensions import i64

from ludotheque.core.frame import frame
from ludotheque.core.refusal import Refusal
from ludotheque.core.state import ASK, DONE, NOT_OFFERED, arg_a, arg_b, pack, verb_of
from ludotheque.games.diktat import effects, names, state, verbs
from ludotheque.games.diktat.acts import bury, earn, must_pay
from ludotheque.games.diktat.guards import why_not_kill, why_not_kill_corruption
from ludotheque.games.diktat.phases.duties import note_struck
from ludotheque.games.diktat.phases.oaths import ACT_KILL, note_act, settle_fact
from ludotheque.games.diktat.procedure import Procedure
from ludotheque.games.diktat.queries import capacity
from ludotheque.games.diktat.state import Diktat, Pile, Sector, fact_of, kind_of

GUARD_PRICE: Final = 2
EMISSARY_PRIZE: Final = 3
NOT_THIS_SECTOR: Final = Refusal("DIK-101", "not-this-sector")
STRIKE_FIRST: Final = Refusal("DIK-Q27", "strike-first")


def guard_price(s: Diktat, seat: i64, owner: i64) -> i64:
    """DIK-088, DIK-187, DIK-Q98  2 PP, more or less by the Capacities of both sides, never below 0."""
    price = GUARD_PRICE - capacity(s, seat, effects.GUARD_DISCOUNT)
    if owner != state.OTHERS:
        price += capacity(s, owner, effects.GUARD_SURCHARGE)
    return max(price, 0)


@frame("strike")
class Assassinate(Procedure):
    """One Assassination after the other, each result known before the next target is chosen (DIK-094)."""

    seat: i64
    left: i64
    struck: i64
    spree: i64  # 1: a Guard is paid but does not end the Manoeuvre
    sector: Annotated[i64, "sector"]  # the only sector allowed, or NOBODY

    def prompt(self, s: Diktat, seat: i64) -> tuple[str, str]:
        return ("DIK-084", "victim")

    def strike(self, s: Diktat) -> i64:
        if self.left == 0 or len(self.targets(s, vec[i64](capacity=32))) == 0:
            return DONE
        return ASK

    def targets(self, s: Diktat, out: vec[i64]) -> vec[i64]:
        """DIK-084, DIK-091, DIK-092  Every opposing or Others pawn, by pile and position; Corruption (DIK-196)."""
        n: i64 = len(s.piles)
        at: i64 = 0
        position: i64
        while at < n:
            if s.piles[at + Pile.owner] != self.seat and (
                self.sector == state.NOBODY or s.piles[at + Pile.sector] == self.sector
            ):
                pile = s.piles[at]
                for position in range(1, s.piles[at + Pile.height] + 1):
                    out = append(out, pack(verbs.KILL, pile, position))
            at += Pile.WIDTH
        if s.others:
            sector: i64
            for sector in range(names.SECTORS):
                if s.on(sector, Sector.corruption) > 0 and (self.sector == state.NOBODY or sector == self.sector):
                    out = append(out, pack(verbs.KILL_CORRUPTION, sector))
        return out

    def legal(self, s: Diktat, seat: i64) -> vec[i64]:
        out = self.targets(s, vec[i64](capacity=32))
        if self.struck > 0:
            out = append(out, pack(verbs.STOP))  # DIK-093
        return out

    def why_not(self, s: Diktat, seat: i64, choice: i64) -> Refusal | None:
        verb = verb_of(choice)
        if verb == verbs.STOP:
            return None if self.struck > 0 else STRIKE_FIRST
        if verb == verbs.KILL:
            bad = why_not_kill(s, seat, arg_a(choice), arg_b(choice))
            if bad is not None:
                return bad
            return None if self.sector == state.NOBODY or s.place(arg_a(choice)) == self.sector else NOT_THIS_SECTOR
        if verb == verbs.KILL_CORRUPTION:
            bad = why_not_kill_corruption(s, arg_a(choice))
            if bad is not None:
                return bad
            return None if self.sector == state.NOBODY or arg_a(choice) == self.sector else NOT_THIS_SECTOR
        return NOT_OFFERED

    def default(self, s: Diktat, seat: i64) -> i64:
        """DIK-Q11  Nothing more is revealed for a player who does not answer."""
        return pack(verbs.STOP) if self.struck > 0 else self.legal(s, seat)[0]

    def take(self, s: Diktat, seat: i64, choice: i64) -> i64:
        verb = verb_of(choice)
        if verb == verbs.STOP:
            return DONE
        self.left -= 1
        self.struck += 1
        if verb == verbs.KILL_CORRUPTION:
            return self.do_kill_corruption(s, arg_a(choice))
        return self.do_kill(s, arg_a(choice), arg_b(choice))

    def do_kill_corruption(self, s: Diktat, sector: i64) -> i64:
        """DIK-196, DIK-Q76  The token counts as a revealed Parasite and goes back to the supply."""
        s.add_on(sector, Sector.corruption, -1)
        note_act(s, self.seat, ACT_KILL, state.NOBODY, sector)
        if s.loud:
            s.tell("DIK-196", "corruption-killed", {"seat": self.seat, "sector": names.SECTOR_IDS[sector]})
        return self.goto("strike")

    def do_kill(self, s: Diktat, pile: i64, position: i64) -> i64:
        """DIK-085, DIK-086  Show the pawn to everyone and discard it: a Citizen brings nothing else."""
        owner = s.owner(pile)
        sector = s.place(pile)
        pawn = s.lift(pile, position)
        kind = kind_of(pawn)
        s.revealed += 1
        bury(s, owner, pawn, True)
        if s.loud:
            s.tell(
                "DIK-085",
                "killed",
                {
                    "seat": self.seat,
                    "owner": owner,
                    "sector": names.SECTOR_IDS[sector],
                    "pile": pile,
                    "position": position,
                    "agent": names.GOOD_IDS[kind],
                },
            )
        note_act(s, self.seat, ACT_KILL, owner, sector)
        note_struck(s, pile)
        if fact_of(pawn) != 0:
            settle_fact(s, fact_of(pawn))
        if kind == names.EMISSARY:  # DIK-087, DIK-188
            earn(s, "DIK-087", self.seat, names.PP, EMISSARY_PRIZE + capacity(s, self.seat, effects.BOUNTY))
        elif kind == names.GUARD:  # DIK-088, DIK-090, DIK-187: the owner is paid in full, or the reserve
            must_pay(
                s,
                "DIK-088",
                self.seat,
                guard_price(s, self.seat, owner),
                state.NOBODY if owner == state.OTHERS else owner,
            )
            if self.spree == 0:
                return DONE  # DIK-089
        return self.goto("strike")
