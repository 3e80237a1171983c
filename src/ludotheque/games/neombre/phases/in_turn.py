"""One after the other, in the order of the team's choice (NEO-116)."""

from librt.vecs import append, vec
from mypy_extensions import i64

from ludotheque.core.state import ASK, DONE, FIRST_COME, Frame, arg_a, pack
from ludotheque.games.neombre import names, order, verbs
from ludotheque.games.neombre.state import Nominees


class InTurn(Frame[Nominees]):
    """NEO-116  Players to whom the same happens, or enemies that do the same, one after the other: the team says who
    comes first wherever that can matter, else they come in seat order or drawing order."""

    def verb(self) -> i64:
        """By which the team names one of them."""
        return verbs.NAME

    def waiting(self, s: Nominees) -> vec[i64]:
        raise NotImplementedError

    def trace(self, s: Nominees, who: i64) -> i64:
        raise NotImplementedError

    def carry_out(self, s: Nominees, who: i64) -> None:
        raise NotImplementedError

    def go_on(self, s: Nominees) -> i64:
        found = self.waiting(s)
        n: i64 = len(found)
        if n == 0:
            return DONE
        if n > 1 and not s.reads(names.SET_ORDER):
            traces = vec[i64](capacity=n)
            for who in found:
                traces = append(traces, self.trace(s, who))
            if order.can_matter(s, traces, found):
                return ASK
        self.carry_out(s, found[0])
        return self.goto("next_one")

    def asked(self, s: Nominees) -> i64:
        return s.everybody()

    def mode(self, s: Nominees) -> i64:
        return FIRST_COME

    def legal(self, s: Nominees, seat: i64) -> vec[i64]:
        out = vec[i64](capacity=4)
        for who in self.waiting(s):
            out = append(out, pack(self.verb(), who))
        return out

    def take(self, s: Nominees, seat: i64, choice: i64) -> i64:
        self.carry_out(s, arg_a(choice))
        return self.goto("next_one")
