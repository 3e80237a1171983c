"""The combats of an activation, one after the other (STW-130)."""

from typing import Annotated, Final

from librt.vecs import append, vec
from mypy_extensions import i64

from ludotheque.core.frame import frame
from ludotheque.core.refusal import Refusal
from ludotheque.core.state import (
    ASK_IF_MANY,
    DONE,
    NEXT,
    NOT_OFFERED,
    Frame,
    arg_a,
    pack,
    verb_of,
)
from ludotheque.games.steamwatchers import state, verbs
from ludotheque.games.steamwatchers.phases.combat import Combat
from ludotheque.games.steamwatchers.phases.movement import BeaconWindow
from ludotheque.games.steamwatchers.state import Steam

NOT_PENDING: Final = Refusal("STW-130", "no-combat-there")


@frame("open pick after_window fought last_window end")
class Battles(Frame[Steam]):
    """STW-130, STW-144  Once all moves are made, the combats, in the order the active player chooses; before each and
    after the last he may still deploy his beacon (STW-Q26). `zone` is the active zone."""

    seat: i64
    zone: Annotated[i64, "zone"]
    used: i64 = 0  # 1: the beacon of this activation has been deployed
    fight: Annotated[i64, "zone"] = state.NOBODY  # the zone to fight for next

    def prompt(self, s: Steam, seat: i64) -> tuple[str, str]:
        return ("STW-144", "fight")

    def open(self, s: Steam) -> i64:
        """STW-130  Once all moves are made."""
        return NEXT

    def pick(self, s: Steam) -> i64:
        return ASK_IF_MANY

    def after_window(self, s: Steam) -> i64:
        self.used = s.answer_or(0)
        s.call(Combat(self.seat, self.fight, self.zone))
        return NEXT

    def fought(self, s: Steam) -> i64:
        if len(self.legal(s, self.seat)) > 0:
            return self.goto("pick")
        s.call(BeaconWindow(self.seat, self.zone, self.used))
        return NEXT

    def last_window(self, s: Steam) -> i64:
        return DONE

    def legal(self, s: Steam, seat: i64) -> vec[i64]:
        out = vec[i64](capacity=4)
        zone: i64
        for zone in range(s.content.zones):
            if s.raided(zone):
                out = append(out, pack(verbs.FIGHT, zone))
        return out

    def why_not(self, s: Steam, seat: i64, choice: i64) -> Refusal | None:
        if verb_of(choice) != verbs.FIGHT:
            return NOT_OFFERED
        return None if s.raided(arg_a(choice)) else NOT_PENDING

    def take(self, s: Steam, seat: i64, choice: i64) -> i64:
        self.fight = arg_a(choice)
        s.call(BeaconWindow(self.seat, self.zone, self.used))
        return self.goto("after_window")
