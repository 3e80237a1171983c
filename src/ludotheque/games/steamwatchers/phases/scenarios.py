"""What scenarios add to the common rules at the Great White and at the end (STW-200, STW-217, STW-228, STW-231). Which
of it applies is data: content/house/scenarios."""

from typing import ClassVar

from librt.vecs import append, vec
from mypy_extensions import i64

from ludotheque.core.state import (
    ASK,
    DONE,
    NEXT,
    Frame,
    pack,
    verb_of,
)
from ludotheque.games.steamwatchers.phases.incubation import Cure, Pay
from ludotheque.games.steamwatchers.phases.rendezvous import rendezvous_of
from ludotheque.games.steamwatchers.queries import (
    barrels,
    controller,
    quarantine_tokens,
)
from ludotheque.games.steamwatchers.state import (
    NEUTRAL_TARGET,
    NOBODY,
    TARGET,
    TROPHIES,
    Steam,
)
from ludotheque.games.steamwatchers.verbs import NO, YES


class Treatment(Frame[Steam]):
    """STW-217, STW-Q75  At the start of Phase 5 a player may pay to be rid of one Quarantine token."""

    STEPS: ClassVar[tuple[str, ...]] = ("offer", "end")

    def clone(self) -> "Treatment":
        other = Treatment(self.seat)
        other.step = self.step
        return other

    def prompt(self, s: Steam, seat: i64) -> tuple[str, str]:
        return ("STW-217", "treatment")

    def run(self, s: Steam) -> i64:
        if self.step == 1 or quarantine_tokens(s, self.seat) == 0 or barrels(s, self.seat) < s.scenario.cure:
            return DONE
        return ASK

    def legal(self, s: Steam, seat: i64) -> vec[i64]:
        return append(append(vec[i64](capacity=2), pack(NO)), pack(YES))

    def take(self, s: Steam, seat: i64, choice: i64) -> i64:
        if verb_of(choice) == YES:
            s.call(Cure(seat))
            s.call(Pay(seat, s.scenario.cure, 217))
        return NEXT


def end_bonus(s: Steam, seat: i64) -> i64:
    """STW-200, STW-228, STW-231  What figures taken, target zones and rendezvous are worth at the end."""
    rules = s.scenario
    n: i64 = 0
    if rules.trophies > 0:
        n += s.get(seat, TROPHIES) // rules.trophies
    zone: i64
    if rules.target_geo > 0:
        for zone in range(s.content.zones):
            if s.on(zone, TARGET) == NEUTRAL_TARGET and controller(s, zone) == seat:
                n += rules.target_geo
    if rules.rendezvous > 0:
        other: i64
        for other in range(s.seats):
            zone = rendezvous_of(s, other)
            if zone != NOBODY and controller(s, zone) == seat:
                n += rules.rendezvous_own if other == seat else rules.rendezvous_other
    return n
