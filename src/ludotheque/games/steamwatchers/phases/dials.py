"""The secret bids of a combat (STW-158, STW-159)."""

from typing import Annotated, Final

from librt.vecs import vec
from mypy_extensions import i64

from ludotheque.core.fields import EACH
from ludotheque.core.frame import frame
from ludotheque.core.refusal import Refusal
from ludotheque.core.state import DONE
from ludotheque.games.steamwatchers import effects, state, verbs
from ludotheque.games.steamwatchers.queries import barrels, lasting
from ludotheque.games.steamwatchers.state import Steam
from ludotheque.kit.play.sealed import SealedNumber, unsaid

TOO_HIGH: Final = Refusal("STW-158", "bid-above-stock")
RATIONED: Final = Refusal("STW-063", "bid-rationed")


def new_dials(s: Steam, attacker: i64, defender: i64) -> "Dials":
    return Dials(attacker, defender, unsaid(s))


@frame("set")
class Dials(SealedNumber[Steam]):
    """STW-158, STW-159  Both sides set a number of barrels in secret; the dials are shown together. The Cramés bid
    nothing (STW-208)."""

    seat: i64
    foe: i64
    bids: Annotated[vec[i64], EACH]

    def invited(self, s: Steam) -> i64:
        return 1 << self.seat if self.foe == state.CRAMES else 1 << self.seat | 1 << self.foe

    def answers(self, s: Steam) -> vec[i64]:
        return self.bids

    def prompt(self, s: Steam, seat: i64) -> tuple[str, str]:
        return ("STW-158", "bid")

    def set(self, s: Steam) -> i64:
        return self.gather(s)

    def delivered(self, s: Steam) -> i64:
        mine = self.bids[self.seat]
        theirs: i64 = 0
        if self.foe != state.CRAMES:
            theirs = self.bids[self.foe]
        if s.loud:
            s.tell("STW-159", "bid-shown", {"seat": int(self.seat), "n": int(mine)})
            if self.foe != state.CRAMES:
                s.tell("STW-159", "bid-shown", {"seat": int(self.foe), "n": int(theirs)})
        s.answer(mine)
        s.answer(theirs)
        return DONE

    def verb(self) -> i64:
        return verbs.BID

    def most(self, s: Steam, seat: i64) -> i64:
        return highest_bid(s, seat)

    def too_much(self, s: Steam, seat: i64, n: i64) -> Refusal:
        return TOO_HIGH if n > barrels(s, seat) else RATIONED

    def said(self, s: Steam, seat: i64, answer: i64) -> None:
        if s.loud:
            s.whisper("STW-158", "bid-set", {"seat": int(seat)}, 1 << seat, {"n": int(answer)})


def highest_bid(s: Steam, seat: i64) -> i64:
    """STW-158, STW-Q37  Stock and surplus, no other limit but a rationing."""
    most = barrels(s, seat)
    limit = lasting(s, effects.BID_LIMIT)
    return limit if 0 < limit < most else most
