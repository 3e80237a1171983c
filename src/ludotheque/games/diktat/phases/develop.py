"""Manœuvre « Développer sa Cabale » (DIK-097 to DIK-100)."""

from typing import Annotated

from librt.vecs import append, vec
from mypy_extensions import i64

from ludotheque.core.frame import frame
from ludotheque.core.state import ASK, DONE, NEXT, arg_a, pack
from ludotheque.games.diktat import names, state, verbs
from ludotheque.games.diktat.acts import crown, spend
from ludotheque.games.diktat.guards import develop_cost
from ludotheque.games.diktat.phases.affinity import receive_gains
from ludotheque.games.diktat.procedure import Procedure
from ludotheque.games.diktat.state import Diktat, Player


@frame("choose_card gains")
class Develop(Procedure):
    """Any unplayed Cabal card on the next slot; its effects are active at once (DIK-098)."""

    seat: i64
    discount: i64
    free: i64  # 1: no cost (Vieille Ville)
    card: Annotated[i64, "element"] = state.NOBODY

    def prompt(self, s: Diktat, seat: i64) -> tuple[str, str]:
        return ("DIK-098", "cabal-card")

    def choose_card(self, s: Diktat) -> i64:
        return ASK

    def gains(self, s: Diktat) -> i64:
        crown(s)
        receive_gains(s, self.seat, self.card, 0)
        return DONE

    def legal(self, s: Diktat, seat: i64) -> vec[i64]:
        """DIK-100  In any order."""
        out = vec[i64](capacity=5)
        first = names.FIRST_CABAL_CARD + s.cabal(seat) * 5
        played = s.get(seat, Player.played)
        i: i64
        for i in range(5):
            if played >> i & 1 == 0:
                out = append(out, pack(verbs.PLAY_CARD, first + i))
        return out

    def take(self, s: Diktat, seat: i64, choice: i64) -> i64:
        """DIK-097, DIK-099  Pay for the slot; its VP count from now on."""
        if self.free == 0:
            cost = develop_cost(s, seat, self.discount)
            if cost > 0:
                spend(s, "DIK-097", seat, names.PP, cost)
        self.card = arg_a(choice)
        s.put(seat, Player.played, s.get(seat, Player.played) | 1 << (self.card - names.FIRST_CABAL_CARD) % 5)
        s.add(seat, Player.developed, 1)
        if s.loud:
            s.tell("DIK-098", "developed", {"seat": seat, "card": s.content.card_ids[self.card]})
        return NEXT
