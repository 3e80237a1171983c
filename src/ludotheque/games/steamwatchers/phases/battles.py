"""The combats of an activation, one after the other (STW-130)."""

from typing import ClassVar, Final

from librt.vecs import append, vec
from mypy_extensions import i64

from ludotheque.core.refusal import Refusal
from ludotheque.core.state import (
    ASK,
    DONE,
    NEXT,
    NOT_OFFERED,
    PUBLIC,
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
READ: Final = 0
PICK: Final = 1
WINDOW: Final = 2
FOUGHT: Final = 3
LAST_WINDOW: Final = 4


class Battles(Frame[Steam]):
    """STW-130, STW-144  Once all moves are made, the combats, in the order the active player chooses; before each and
    after the last he may still deploy his beacon (STW-Q26). `zone` is the active zone."""

    STEPS: ClassVar[tuple[str, ...]] = ("read", "pick", "window", "fought", "last_window", "end")
    FIELDS: ClassVar[dict[str, str]] = {"seat": PUBLIC, "zone": PUBLIC, "used": PUBLIC, "fight": PUBLIC}

    def __init__(self, seat: i64, zone: i64, used: i64 = 0, fight: i64 = state.NOBODY) -> None:
        self.seat: i64 = seat
        self.step: i64 = 0
        self.zone: i64 = zone
        self.used: i64 = used  # 1: the beacon of this activation has been deployed
        self.fight: i64 = fight  # the zone to fight for next

    def clone(self) -> "Battles":
        other = Battles(self.seat, self.zone, self.used, self.fight)
        other.step = self.step
        return other

    def prompt(self, s: Steam, seat: i64) -> tuple[str, str]:
        return ("STW-144", "fight")

    def run(self, s: Steam) -> i64:
        if self.step == READ:
            self.used = s.value
            return NEXT
        if self.step == PICK:
            zones = self.legal(s, self.seat)
            if len(zones) == 0:
                return DONE
            if len(zones) > 1:
                return ASK
            return self.take(s, self.seat, zones[0])
        if self.step == WINDOW:
            self.used = s.value
            s.call(Combat(self.seat, self.fight, self.zone))
            return NEXT
        if self.step == FOUGHT:
            if len(self.legal(s, self.seat)) > 0:
                return PICK
            s.call(BeaconWindow(self.seat, self.zone, self.used))
            return NEXT
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
        return WINDOW
