"""Windows for any-time actions where no other decision holds one open (DIK-Q07)."""

from typing import Annotated

from librt.vecs import append, vec
from mypy_extensions import i64

from ludotheque.core.fields import SEATS
from ludotheque.core.frame import frame
from ludotheque.core.state import ASK, DONE, pack
from ludotheque.games.diktat import state, verbs
from ludotheque.games.diktat.procedure import ACTED, Procedure
from ludotheque.games.diktat.queries import by_rank
from ludotheque.games.diktat.state import Diktat
from ludotheque.games.diktat.uses import tempted


@frame("ask")
class Window(Procedure):
    """DIK-Q07, DIK-054  Ask each player in order of Rank until all pass in a row. Only those are asked who may have
    something to do as far as everybody can tell, and those who are invited (DIK-Q102)."""

    seat: i64
    kind: i64
    invited: Annotated[i64, SEATS]  # bit mask of seats asked whatever they own
    passed: Annotated[i64, SEATS]  # bit mask

    def prompt(self, s: Diktat, seat: i64) -> tuple[str, str]:
        return ("DIK-Q07", "window")

    def ask(self, s: Diktat) -> i64:
        self.seat = state.NOBODY
        waiting: i64 = 0
        seat: i64
        for seat in range(s.seats):
            if self.passed >> seat & 1 == 0 and (self.invited >> seat & 1 == 1 or tempted(s, seat, self.kind)):
                waiting |= 1 << seat
        if waiting == 0:
            if len(s.offers) > 0:
                s.offers = []  # DIK-Q50: the window closes
            return DONE
        for seat in by_rank(s):
            if waiting >> seat & 1 == 1:
                self.seat = seat
                break
        return ASK

    def window(self, s: Diktat) -> i64:
        return self.kind

    def legal(self, s: Diktat, seat: i64) -> vec[i64]:
        return append(vec[i64](capacity=1), pack(verbs.PASS))

    def take(self, s: Diktat, seat: i64, choice: i64) -> i64:
        self.passed |= 1 << seat
        return self.goto("ask")

    def nudge(self, s: Diktat, what: i64, value: i64) -> None:
        """What everybody sees opens the round again; an offer is known to its parties only and does not."""
        if what == ACTED:
            self.passed = 0
