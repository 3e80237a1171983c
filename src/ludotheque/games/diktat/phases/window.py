"""Windows for any-time actions where no other decision holds one open (DIK-Q07)."""

from librt.vecs import vec
from mypy_extensions import i64

from ludotheque.core.frame import frame
from ludotheque.games.diktat import verbs
from ludotheque.games.diktat.procedure import ACTED
from ludotheque.games.diktat.queries import by_rank
from ludotheque.games.diktat.state import Diktat
from ludotheque.games.diktat.uses import tempted
from ludotheque.kit.play.window import OpenWindow


@frame()
class Window(OpenWindow[Diktat]):
    """DIK-Q07, DIK-054  Ask each player in order of Rank until all pass in a row. Only those are asked who may have
    something to do as far as everybody can tell, and those who are invited (DIK-Q102)."""

    def prompt(self, s: Diktat, seat: i64) -> tuple[str, str]:
        return ("DIK-Q07", "window")

    def pass_verb(self) -> i64:
        return verbs.PASS

    def ranking(self, s: Diktat) -> vec[i64]:
        return by_rank(s)

    def skips(self, s: Diktat, seat: i64) -> bool:
        return not tempted(s, seat, self.kind)

    def closed(self, s: Diktat) -> None:
        if len(s.offers) > 0:
            s.offers = []  # DIK-Q50: the window closes

    def nudge(self, s: Diktat, what: i64, value: i64) -> None:
        """What everybody sees opens the round again; an offer is known to its parties only and does not."""
        if what == ACTED:
            self.passed = 0
