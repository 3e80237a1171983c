"""The secret bids of a combat (STW-158, STW-159)."""

from typing import Annotated, Final

from librt.vecs import append, vec
from mypy_extensions import i64

from ludotheque.core.fields import EACH
from ludotheque.core.frame import frame
from ludotheque.core.refusal import Refusal
from ludotheque.core.state import (
    ALONE,
    ASK,
    DONE,
    NOT_OFFERED,
    SEALED,
    arg_a,
    mix_vec,
    pack,
    verb_of,
)
from ludotheque.core.vecs import filled
from ludotheque.games.steamwatchers import names, state, verbs
from ludotheque.games.steamwatchers.procedure import Sealed
from ludotheque.games.steamwatchers.queries import barrels, lasting
from ludotheque.games.steamwatchers.state import Steam

TOO_HIGH: Final = Refusal("STW-158", "bid-above-stock")
RATIONED: Final = Refusal("STW-158", "bid-rationed")
UNSET: Final = -1


def new_dials(s: Steam, attacker: i64, defender: i64) -> "Dials":
    return Dials(attacker, defender, filled(s.seats, UNSET))


@frame("set")
class Dials(Sealed):
    """STW-158, STW-159  Both sides set a number of barrels in secret; the dials are shown together. The Cramés bid
    nothing (STW-208)."""

    seat: i64
    foe: i64
    bids: Annotated[vec[i64], EACH]

    def mixed(self, h: i64) -> i64:
        return mix_vec(h, self.bids)

    def imagine(self, s: Steam, seat: i64) -> None:
        other: i64
        for other in range(s.seats):
            if other != seat and self.bids[other] != UNSET:
                self.bids[other] = s.below("STW-158", highest_bid(s, other) + 1)

    def mode(self, s: Steam) -> i64:
        return ALONE if self.foe == state.CRAMES else SEALED

    def asked(self, s: Steam) -> i64:
        mask: i64 = 0
        if self.bids[self.seat] == UNSET:
            mask = 1 << self.seat
        if self.foe != state.CRAMES and self.bids[self.foe] == UNSET:
            mask |= 1 << self.foe
        return mask

    def prompt(self, s: Steam, seat: i64) -> tuple[str, str]:
        return ("STW-158", "bid")

    def set(self, s: Steam) -> i64:
        if self.asked(s) != 0:
            return ASK
        s.deliver()
        mine = self.bids[self.seat]
        theirs: i64 = 0 if self.foe == state.CRAMES else self.bids[self.foe]
        if s.loud:
            s.tell("STW-159", "bid-shown", {"seat": int(self.seat), "n": int(mine)})
            if self.foe != state.CRAMES:
                s.tell("STW-159", "bid-shown", {"seat": int(self.foe), "n": int(theirs)})
        s.answer(mine)
        s.answer(theirs)
        return DONE

    def legal(self, s: Steam, seat: i64) -> vec[i64]:
        out = vec[i64](capacity=16)
        n: i64
        for n in range(highest_bid(s, seat) + 1):
            out = append(out, pack(verbs.BID, n))
        return out

    def why_not(self, s: Steam, seat: i64, choice: i64) -> Refusal | None:
        if verb_of(choice) != verbs.BID:
            return NOT_OFFERED
        if arg_a(choice) > barrels(s, seat):
            return TOO_HIGH
        return RATIONED if arg_a(choice) > highest_bid(s, seat) else None

    def take(self, s: Steam, seat: i64, choice: i64) -> i64:
        self.bids[seat] = arg_a(choice)
        if s.loud:
            s.whisper("STW-158", "bid-set", {"seat": int(seat)}, 1 << seat, {"n": int(arg_a(choice))})
        return self.goto("set")


def highest_bid(s: Steam, seat: i64) -> i64:
    """STW-158, STW-Q37  Stock and surplus, no other limit but a rationing."""
    most = barrels(s, seat)
    limit = lasting(s, names.BID_LIMIT)
    return limit if 0 < limit < most else most
