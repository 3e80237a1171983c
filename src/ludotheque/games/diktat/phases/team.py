"""Manœuvre « Envoyer une équipe » (DIK-071 to DIK-075)."""

from typing import Annotated, Final

from librt.vecs import append, vec
from mypy_extensions import i64

from ludotheque.core.frame import frame
from ludotheque.core.refusal import Refusal
from ludotheque.core.state import ASK, DONE, NEXT, NOT_OFFERED, arg_a, pack, verb_of
from ludotheque.games.diktat import effects, names, state, verbs
from ludotheque.games.diktat.acts import give_pp
from ludotheque.games.diktat.guards import why_not_arrive
from ludotheque.games.diktat.phases.oaths import ACT_SEND, note_act
from ludotheque.games.diktat.phases.others_attack import arrive
from ludotheque.games.diktat.procedure import Procedure
from ludotheque.games.diktat.queries import capacity
from ludotheque.games.diktat.state import Diktat

NO_SUCH_AGENT: Final = Refusal("DIK-071", "no-such-agent")
EMPTY_TEAM: Final = Refusal("DIK-Q18", "empty-team")


def pay_pickets(s: Diktat, seat: i64, sector: i64) -> None:
    """House (Piquet): whoever is there with the Capacity takes a toll of an arriving team that can pay it."""
    other: i64
    for other in range(s.seats):
        if other != seat and s.has_pile(other, sector):
            toll = capacity(s, other, effects.PICKET)
            if toll > 0 and s.get(seat, names.PP) >= toll:
                give_pp(s, "DIK-172", seat, toll, other)


@frame("choose_sector build arrive")
class SendTeam(Procedure):
    """A sector, then one pawn at a time, each on top of the last, then ready."""

    seat: i64
    bonus: i64  # how much higher the limit is for this pile (Tunnels)
    pile: i64
    sector: Annotated[i64, "sector"]

    def prompt(self, s: Diktat, seat: i64) -> tuple[str, str]:
        return ("DIK-071", "team-sector" if self.at("choose_sector") else "team-pawn")

    def choose_sector(self, s: Diktat) -> i64:
        return ASK

    def build(self, s: Diktat) -> i64:
        return ASK

    def legal(self, s: Diktat, seat: i64) -> vec[i64]:
        out = vec[i64](capacity=12)
        i: i64
        if self.at("choose_sector"):
            for i in range(names.SECTORS):
                if why_not_arrive(s, i, self.bonus) is None:
                    out = append(out, pack(verbs.NAME, i))
            return out
        for i in range(3):
            if s.get(seat, i) > 0:
                out = append(out, pack(verbs.ADD, i))
        if self.pile != state.NOBODY:
            out = append(out, pack(verbs.READY))
        return out

    def why_not(self, s: Diktat, seat: i64, choice: i64) -> Refusal | None:
        verb = verb_of(choice)
        if self.at("choose_sector"):
            return why_not_arrive(s, arg_a(choice), self.bonus) if verb == verbs.NAME else NOT_OFFERED
        if verb == verbs.ADD:
            kind = arg_a(choice)
            return None if kind < 3 and s.get(seat, kind) > 0 else NO_SUCH_AGENT
        if verb == verbs.READY:
            return None if self.pile != state.NOBODY else EMPTY_TEAM
        return NOT_OFFERED

    def take(self, s: Diktat, seat: i64, choice: i64) -> i64:
        if self.at("choose_sector"):
            self.sector = arg_a(choice)
            return NEXT
        if verb_of(choice) == verbs.READY:
            return NEXT
        if self.pile == state.NOBODY:
            self.pile = s.new_pile(seat, self.sector)
        s.add(seat, arg_a(choice), -1)
        s.lay(self.pile, arg_a(choice), 0, 0)
        return self.goto("build")

    def arrive(self, s: Diktat) -> i64:
        """DIK-072, DIK-073  The pile lies face down under its owner's Manoeuvre pawn."""
        if s.loud:
            told: dict[str, object] = {"seat": self.seat, "sector": names.SECTOR_IDS[self.sector], "pile": self.pile}
            told["n"] = s.height(self.pile)
            s.tell("DIK-071", "team-sent", told)
        pay_pickets(s, self.seat, self.sector)
        note_act(s, self.seat, ACT_SEND, self.sector, 0)
        arrive(s, self.pile)
        return DONE
