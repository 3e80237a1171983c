"""Exchanges (DIK-173): goods of one's own given back for others."""

from librt.vecs import append, vec
from mypy_extensions import i64

from ludotheque.core.frame import frame
from ludotheque.core.state import ASK, ASK_IF_ANY, DONE, arg_a, pack
from ludotheque.games.diktat import names, verbs
from ludotheque.games.diktat.acts import earn, spend
from ludotheque.games.diktat.procedure import Procedure
from ludotheque.games.diktat.state import Diktat


def exchange(s: Diktat, seat: i64, give: i64, get: i64) -> None:
    """DIK-173  Discard what is listed, take what is listed, once."""
    given = give >> 4
    wanted = get >> 4
    if given == names.ANY_AFFINITY or wanted == names.OTHER_AFFINITY or wanted == names.ANY_AFFINITY:
        s.call(Exchange(seat, give, get, 0))
        return
    spend(s, "DIK-173", seat, given, give & 15)
    earn(s, "DIK-173", seat, wanted, get & 15)


@frame("give_up receive")
class Exchange(Procedure):
    """DIK-173  An exchange with an Affinity of choice: which one goes, which one comes."""

    seat: i64
    give: i64
    get: i64
    given: i64

    def prompt(self, s: Diktat, seat: i64) -> tuple[str, str]:
        return ("DIK-173", "exchange-give" if self.at("give_up") else "exchange-get")

    def give_up(self, s: Diktat) -> i64:
        if self.give >> 4 == names.ANY_AFFINITY:
            return ASK
        spend(s, "DIK-173", self.seat, self.give >> 4, self.give & 15)
        return self.goto("receive")

    def receive(self, s: Diktat) -> i64:
        if self.get >> 4 < names.ANY_AFFINITY:
            earn(s, "DIK-173", self.seat, self.get >> 4, self.get & 15)
            return DONE
        return ASK_IF_ANY

    def legal(self, s: Diktat, seat: i64) -> vec[i64]:
        out = vec[i64](capacity=3)
        good: i64
        for good in range(names.POLITICS, names.ARTEFACT + 1):
            if self.at("give_up"):
                if s.get(seat, good) >= self.give & 15 and self.can_replace(s, good):
                    out = append(out, pack(verbs.GIVE_UP, good))
            elif s.affinity_stock(good) > 0 and (self.get >> 4 == names.ANY_AFFINITY or good != self.given):
                out = append(out, pack(verbs.AFFINITY, good))
        return out

    def can_replace(self, s: Diktat, good: i64) -> bool:
        """For a change of type: some other type must be in stock."""
        if self.get >> 4 != names.OTHER_AFFINITY:
            return True
        other: i64
        for other in range(names.POLITICS, names.ARTEFACT + 1):
            if other != good and s.affinity_stock(other) > 0:
                return True
        return False

    def take(self, s: Diktat, seat: i64, choice: i64) -> i64:
        good = arg_a(choice)
        if self.at("give_up"):
            self.given = good
            spend(s, "DIK-173", seat, good, self.give & 15)
            return self.goto("receive")
        earn(s, "DIK-173", seat, good, self.get & 15)
        return DONE
